# Strony z zasadami.

## Strona

rules-part-of = { $game }: { $part }
rules-all = Zasady innych gier
rules-parts = Części zasad
rules-print = Drukuj
rules-search-signs = Szukaj wśród znaków
rules-expansions = Rozszerzenia
rules-in-play = w grze przy twoim stole
rules-found = { $count ->
    [one] Mówi o tym 1 zasada.
    [few] Mówią o tym { $count } zasady.
    [many] Mówi o tym { $count } zasad.
   *[other] Mówi o tym { $count } zasady.
}
rules-count = Numerowane zasady: { $count } z { $all }. Każda ma własny adres.
rules-everything = Także zasady rozszerzeń, które nie są w grze

## Grupy znaków

rules-legend-board = Na planszy
rules-legend-councillors = Radni i karty
rules-legend-cities = Miasta i regiony
rules-legend-gains = Co się zyskuje
rules-legend-tiles = Kafelki
rules-legend-things = Rzeczy
rules-legend-monasteries = Klasztory
rules-legend-expansions = Rozszerzenia
rules-legend-goods = Dobra i kości
rules-legend-seasons = Kalendarz i dwór
rules-legend-battle = Bitwa
rules-legend-advisors = Doradcy
rules-legend-buildings = Budynki
rules-legend-alternative = Budynki alternatywnych rzędów

## Rozdziały streszczeń

rules-title-goal = Temat i cel gry
rules-title-setup = Przygotowanie
rules-title-turn = Tura
rules-title-scoring = Punktacja
rules-title-end = Koniec gry
rules-title-locations = Żetony miejsc
rules-title-guilds = Karty gildii
