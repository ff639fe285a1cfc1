# Znaki na planszach i kafelkach: nazwa i zdanie w `.help`.

## Kolory

castles_of_burgundy_legend-monastery = Klasztory
    .help = Żółte: każdy jest inny; położony działa dla właściciela albo punktuje na koniec.
castles_of_burgundy_legend-building = Budynki
    .help = Beżowe: każdy działa raz, gdy się go kładzie; w mieście może stać tylko jeden danego rodzaju.
castles_of_burgundy_legend-livestock = Zwierzęta
    .help = Jasnozielone: punktują, gdy się je kładzie, razem ze swoim gatunkiem na tym samym pastwisku.
castles_of_burgundy_legend-animal = { $animal ->
    [cow] Krowy
    [pig] Świnie
    [sheep] Owce
   *[goat] Kozy
}
    .help = Jeden z gatunków zwierząt; liczba na kafelku mówi, ile się ich tam pasie.

## Rzeczy

castles_of_burgundy_legend-worker = Robotnicy
    .help = Każdy zmienia kość o jeden w górę lub w dół; 6 i 1 sąsiadują ze sobą.
castles_of_burgundy_legend-silver = Srebro
    .help = Pieniądze na czarny skład i po punkcie za każdego srebrnika na koniec.
castles_of_burgundy_legend-points = Punkty
    .help = Tyle punktów.
castles_of_burgundy_legend-goods = Towary
    .help = Przywożą je statki; kość z ich liczbą sprzedaje naraz wszystkie jednego rodzaju.
castles_of_burgundy_legend-bonus = Kafelek premii
    .help = Dwaj pierwsi gracze, którzy zapełnią wszystkie pola koloru, biorą duży i mały.
castles_of_burgundy_legend-black_depot = Czarny skład
    .help = Raz w turze możesz tu kupić kafelek za srebro, bez kości.
castles_of_burgundy_legend-store = Zapas
    .help = Kafelki czekają tu, aż położy je kość.
castles_of_burgundy_legend-space = Pole
    .help = Miejsce w księstwie: kafelek musi mieć jego kolor, a kość jego liczbę.
castles_of_burgundy_legend-free = Dowolna liczba
    .help = Akcja z liczbą, jaką wybierzesz.
castles_of_burgundy_legend-top = Na wierzchu
    .help = Ten znacznik zawsze leży na wierzchu swojego stosu na torze kolejności.

## Rozszerzenia

castles_of_burgundy_legend-shield = Tarcza
    .help = Leży na zamku i daje właścicielowi moc, za srebrnika na koniec każdej fazy.
castles_of_burgundy_legend-post = Posterunek graniczny
    .help = Posterunki na skraju księstwa połączone kafelkami dają punkty.
castles_of_burgundy_legend-wild = Zakryty kafelek
    .help = Pasuje na pole dowolnego koloru i nie ma efektu.
castles_of_burgundy_legend-covered = Zakryte pole
    .help = Kafelek, którego nikt nie widział, od początku zakrywa to pole Châteaumy.
castles_of_burgundy_legend-grape = Winogrona jednego koloru: stykające się winorośle tworzą obszar, a każdy kafelek winorośli tego koloru punktuje jeden z nich.
castles_of_burgundy_legend-double = Podwójny kafelek
    .help = Dwie winorośle na jednym kafelku: zajmuje dwa miejsca w zapasie i trafia do winnicy.
castles_of_burgundy_legend-vine = Winnica
    .help = Plansza na podwójne kafelki; każdy zakrywa dwie premie, z których potem korzystasz.
castles_of_burgundy_legend-target = Cel
    .help = Punkty, które gracz solo musi osiągnąć, by zyskać następną darmową akcję.
castles_of_burgundy_legend-round = Rundy
    .help = Gra solo jest przegrana, jeśli po ostatniej rundzie zostały puste pola.
