## Plansza

kingdom_builder_web-board = Plansza, { $rows } rzędów po { $columns } pól
kingdom_builder_web-zoom = Powiększenie
kingdom_builder_web-zoom-in = Przybliż
kingdom_builder_web-zoom-out = Oddal
kingdom_builder_web-zoom-all = Pokaż całą planszę

# Pole dla czytnika ekranu. `$ground` i `$name` to już słowa.
kingdom_builder_web-hex = { $ground }, { $cell }{ $holder ->
    [none] , puste
    [you] , twoja osada
    [other] , osada gracza { $name }
   *[barren] { "" }
}{ $beside ->
    [oracle] , obok wyroczni
    [farm] , obok farmy
    [oasis] , obok oazy
    [tower] , obok wieży
    [tavern] , obok tawerny
    [barn] , obok stodoły
    [harbor] , obok portu
    [paddock] , obok padoku
   *[none] { "" }
}{ $castle ->
    [yes] , obok zamku
   *[no] { "" }
}
kingdom_builder_web-hex-location = { $tile }, { $cell }, { $count ->
    [0] brak żetonów
    [one] został { $count } żeton
    [few] zostały { $count } żetony
    [many] zostało { $count } żetonów
   *[other] zostało { $count } żetonu
}. { $help }
kingdom_builder_web-hex-castle = zamek, { $cell }. { kingdom_builder_web-castles }
kingdom_builder_web-hex-lifted = { $hex }, stąd podniesiono osadę

## Mój obszar

kingdom_builder_web-card = Twoja karta
kingdom_builder_web-card-of = Karta gracza { $name }
kingdom_builder_web-builds = { $left ->
    [0] wszystko zbudowane
    [one] { $left } do zbudowania
    [few] { $left } do zbudowania
    [many] { $left } do zbudowania
   *[other] { $left } do zbudowania
}
kingdom_builder_web-pile = Stos dobierania
kingdom_builder_web-discards = Odrzucone
kingdom_builder_web-removed = Usunięte z gry
kingdom_builder_web-ending = Ostatnia runda
kingdom_builder_web-tiles = Żetony miejsc
kingdom_builder_web-tiles-none = Jeszcze żadnego: zbuduj osadę obok miejsca, aby zdobyć jego żeton.
kingdom_builder_web-guilds = Złoto
kingdom_builder_web-castles = { $gold ->
    [one] { $gold } złoto
    [few] { $gold } złota
    [many] { $gold } złota
   *[other] { $gold } złota
} za każdy zamek, obok którego masz osadę
kingdom_builder_web-earned = { $name }: { $points ->
    [one] { $points } złoto
    [few] { $points } złota
    [many] { $points } złota
   *[other] { $points } złota
}, { $source }
kingdom_builder_web-show = Pola, które płacą graczowi { $name }
kingdom_builder_web-seats = Gracze
