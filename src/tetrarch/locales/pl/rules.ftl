# Strony z zasadami.

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
