# Znaki na planszach i kartach: nazwa i zdanie w `.help`.

## Teren

kingdom_builder_legend-land = Jeden z pięciu terenów pod osady: na którym budujesz, mówi zagrana karta.
kingdom_builder_legend-water = Tu się nie buduje; na wodę przenosi osadę tylko żeton portu.
kingdom_builder_legend-mountain = Tu się nie buduje, ale padok może ją przeskoczyć.
kingdom_builder_legend-castle = Na zamku się nie buduje; osada obok niego jest na koniec warta złoto.
kingdom_builder_legend-location = Miejsce z żetonami: twoja pierwsza osada obok niego bierze jeden, dopóki są.

## Znaki

kingdom_builder_legend-settlement = Osada
    .help = Osada na planszy; każdy gracz ma swój kolor i kształt.
kingdom_builder_legend-supply = Zapas
    .help = Osady, które gracz ma jeszcze do zbudowania; gdy komuś się skończą, gra się ostatnią rundę.
kingdom_builder_legend-hourglass = Ostatnia runda
    .help = Czyjś zapas jest pusty: gra się tę rundę do końca, a potem liczy złoto.
kingdom_builder_legend-points = Złoto
    .help = To, co karty gildii i zamki płacą na koniec gry; wygrywa ten, kto ma go najwięcej.
