## Plansza

council_of_four_web-map = Mapa: { $cities } miast w trzech regionach
council_of_four_web-token = żeton: { $token }
council_of_four_web-king-here = tu jest król
council_of_four_web-owners = faktorie: { $list }
council_of_four_web-neutral = niczyja
council_of_four_web-fare = Droga króla: { $roads }, { $fare ->
    [one] { $fare } moneta
    [few] { $fare } monety
    [many] { $fare } monet
   *[other] { $fare } monety
}

# Od najnowszego radnego do tego, który wypadnie najpierw.
council_of_four_web-council = { $council }: { $list }
council_of_four_web-price = Najmniej za twoje karty: { $price }
council_of_four_web-price-none = Żadna twoja karta nie pasuje
council_of_four_web-permit = pozwolenie { $permit }
council_of_four_web-permit-used = wykorzystane pozwolenie { $permit }
council_of_four_web-court = Dwór króla
council_of_four_web-reserve = W rezerwie
council_of_four_web-tiles = Płytki premii
council_of_four_web-tile = Płytka premii, { $tile }: { $points }
council_of_four_web-tile-taken = Płytka premii, { $tile }: { $points }, ma ją { $name }
council_of_four_web-kings-tile = Płytka króla: { $points }
council_of_four_web-kings-tile-taken = Płytka króla: { $points }, ma ją { $name }
council_of_four_web-tracks = Tory
council_of_four_web-nobility = Szlachectwo
council_of_four_web-wealth = Majątek
council_of_four_web-score = Punkty
council_of_four_web-payments = Karty do zagrania i monety do zapłaty
council_of_four_web-choose = Co tu robisz?

## Mój obszar

council_of_four_web-hand = Twoja ręka
council_of_four_web-hand-of = Ręka: { $name }
council_of_four_web-hand-none = Brak kart.
council_of_four_web-left = { $count ->
    [one] { $count } faktoria do zbudowania
    [few] { $count } faktorie do zbudowania
    [many] { $count } faktorii do zbudowania
   *[other] { $count } faktorii do zbudowania
}
council_of_four_web-mains = { $count ->
    [one] { $count } akcja główna
    [few] { $count } akcje główne
    [many] { $count } akcji głównych
   *[other] { $count } akcji głównej
}
council_of_four_web-quick = { $left ->
    [yes] szybka akcja
   *[no] szybka akcja wykonana
}
council_of_four_web-permits = Twoje pozwolenia
council_of_four_web-permits-of = Pozwolenia: { $name }
council_of_four_web-permits-none = Jeszcze żadnego: przekonaj radę regionu, aby je zdobyć.
council_of_four_web-used = { $count ->
    [one] { $count } wykorzystane
    [few] { $count } wykorzystane
    [many] { $count } wykorzystanych
   *[other] { $count } wykorzystanego
}
council_of_four_web-emporiums = { $count ->
    [one] { $count } faktoria
    [few] { $count } faktorie
    [many] { $count } faktorii
   *[other] { $count } faktorii
}
council_of_four_web-others = Inni gracze
council_of_four_web-deck = Karty polityki
council_of_four_web-discards = Odrzucone
