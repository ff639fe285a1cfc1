kingdom_builder-name = Kingdom Builder
    .help = Zasiedlaj krainę z sześciokątów zgodnie z dobranym terenem; o wartości osad decydują trzy gildie i zamki.

## Nazwy

-kb-grass = { $case ->
   *[nom] łąka
    [gen] łąki
}
-kb-flower = { $case ->
   *[nom] pole kwiatowe
    [gen] pola kwiatowego
}
-kb-forest = { $case ->
   *[nom] las
    [gen] lasu
}
-kb-canyon = { $case ->
   *[nom] kanion
    [gen] kanionu
}
-kb-desert = { $case ->
   *[nom] pustynia
    [gen] pustyni
}
-kb-water = woda
-kb-mountain = góra
-kb-castle = zamek
-kb-location = miejsce

-kb-oracle = { $case ->
   *[nom] wyrocznia
    [gen] wyroczni
}
-kb-farm = { $case ->
   *[nom] farma
    [gen] farmy
}
-kb-oasis = { $case ->
   *[nom] oaza
    [gen] oazy
}
-kb-tower = { $case ->
   *[nom] wieża
    [gen] wieży
}
-kb-tavern = { $case ->
   *[nom] tawerna
    [gen] tawerny
}
-kb-barn = { $case ->
   *[nom] stodoła
    [gen] stodoły
}
-kb-harbor = { $case ->
   *[nom] port
    [gen] portu
}
-kb-paddock = { $case ->
   *[nom] padok
    [gen] padoku
}

-kb-fishermen = Rybacy
-kb-miners = Górnicy
-kb-workers = Robotnicy
-kb-merchants = Kupcy
-kb-discoverers = Odkrywcy
-kb-knights = Rycerze
-kb-hermits = Pustelnicy
-kb-citizens = Mieszczanie
-kb-lords = Lordowie
-kb-farmers = Rolnicy
-kb-castles = Zamki

kingdom_builder-terrain = { $terrain ->
    [grass] { -kb-grass }
    [flower] { -kb-flower }
    [forest] { -kb-forest }
    [canyon] { -kb-canyon }
    [desert] { -kb-desert }
    [water] { -kb-water }
    [mountain] { -kb-mountain }
    [castle] { -kb-castle }
    [location] { -kb-location }
    [hidden] zakryta
   *[none] brak
}
    .gen = { $terrain ->
        [grass] { -kb-grass(case: "gen") }
        [flower] { -kb-flower(case: "gen") }
        [forest] { -kb-forest(case: "gen") }
        [canyon] { -kb-canyon(case: "gen") }
       *[desert] { -kb-desert(case: "gen") }
    }

# Co robi żeton: w `.help`.
kingdom_builder-tile = { $tile ->
    [oracle] { -kb-oracle }
    [farm] { -kb-farm }
    [oasis] { -kb-oasis }
    [tower] { -kb-tower }
    [tavern] { -kb-tavern }
    [barn] { -kb-barn }
    [harbor] { -kb-harbor }
   *[paddock] { -kb-paddock }
}
    .gen = { $tile ->
        [oracle] { -kb-oracle(case: "gen") }
        [farm] { -kb-farm(case: "gen") }
        [oasis] { -kb-oasis(case: "gen") }
        [tower] { -kb-tower(case: "gen") }
        [tavern] { -kb-tavern(case: "gen") }
        [barn] { -kb-barn(case: "gen") }
        [harbor] { -kb-harbor(case: "gen") }
       *[paddock] { -kb-paddock(case: "gen") }
    }
    .help = { $tile ->
        [oracle] Zbuduj dodatkową osadę na terenie ze swojej karty.
        [farm] Zbuduj dodatkową osadę na łące.
        [oasis] Zbuduj dodatkową osadę na pustyni.
        [tower] Zbuduj dodatkową osadę na brzegu planszy.
        [tavern] Zbuduj dodatkową osadę na końcu prostego szeregu co najmniej trzech własnych osad.
        [barn] Przenieś jedną ze swoich osad na teren ze swojej karty.
        [harbor] Przenieś jedną ze swoich osad na wodę.
       *[paddock] Przenieś jedną ze swoich osad o dwa pola w linii prostej.
    }

kingdom_builder-held = { $held ->
    [ready] gotowy
    [used] użyty
    [fresh] do użycia od następnej tury
    [gone] stracony
   *[lost] stracony, chyba że wrócisz w tej turze
}

kingdom_builder-beside = { $beside ->
    [oracle] { -kb-oracle }
    [farm] { -kb-farm }
    [oasis] { -kb-oasis }
    [tower] { -kb-tower }
    [tavern] { -kb-tavern }
    [barn] { -kb-barn }
    [harbor] { -kb-harbor }
   *[paddock] { -kb-paddock }
}
    .gen = { $beside ->
        [oracle] { -kb-oracle(case: "gen") }
        [farm] { -kb-farm(case: "gen") }
        [oasis] { -kb-oasis(case: "gen") }
        [tower] { -kb-tower(case: "gen") }
        [tavern] { -kb-tavern(case: "gen") }
        [barn] { -kb-barn(case: "gen") }
        [harbor] { -kb-harbor(case: "gen") }
       *[paddock] { -kb-paddock(case: "gen") }
    }

# Za co płaci gildia: w `.help`.
kingdom_builder-guild = { $guild ->
    [fishermen] { -kb-fishermen }
    [miners] { -kb-miners }
    [workers] { -kb-workers }
    [merchants] { -kb-merchants }
    [discoverers] { -kb-discoverers }
    [knights] { -kb-knights }
    [hermits] { -kb-hermits }
    [citizens] { -kb-citizens }
    [lords] { -kb-lords }
   *[farmers] { -kb-farmers }
}
    .help = { $guild ->
        [fishermen] 1 złoto za każdą osadę obok wody
        [miners] 1 złoto za każdą osadę obok góry
        [workers] 1 złoto za każdą osadę obok miejsca lub zamku
        [merchants] 4 złota za każde miejsce lub zamek połączone twoimi osadami z innym
        [discoverers] 1 złoto za każdy rząd, w którym masz osadę
        [knights] 2 złota za każdą osadę w rzędzie, w którym masz ich najwięcej
        [hermits] 1 złoto za każdy osobny obszar osad
        [citizens] 1 złoto za każde dwie osady w twoim największym obszarze
        [lords] w każdym sektorze 12 złota za największą liczbę osad, 6 za drugą
       *[farmers] 3 złota za każdą osadę w sektorze, w którym masz ich najmniej
    }

## Przygotowanie gry

kingdom_builder-preset-first = Pierwsza partia
    .help = Plansza i trzy gildie polecane na pierwszą partię.
kingdom_builder-preset-standard = Zwykła partia
    .help = Cztery losowe sektory i trzy losowe gildie.
kingdom_builder-option-setup = Przygotowanie
    .help = Losowe albo z planszą i gildiami polecanymi na pierwszą grę.
    .value = { $value ->
        [first_game] pierwsza gra
       *[random] losowe
    }
kingdom_builder-option-quadrants = Sektory
    .help = Cztery różne sektory w kolejności: lewy górny, prawy górny, lewy dolny, prawy dolny; każdy może być obrócony.
    .value = { $value ->
        [oracle] { -kb-oracle }
        [farm] { -kb-farm }
        [oasis] { -kb-oasis }
        [tower] { -kb-tower }
        [tavern] { -kb-tavern }
        [barn] { -kb-barn }
        [harbor] { -kb-harbor }
        [paddock] { -kb-paddock }
       *[random] losowo
    }
    .turned = { $value }, obrót o 180°
kingdom_builder-option-guilds = Gildie
    .help = Trzy różne karty gildii.
    .value = { $value ->
        [fishermen] { -kb-fishermen }
        [miners] { -kb-miners }
        [workers] { -kb-workers }
        [merchants] { -kb-merchants }
        [discoverers] { -kb-discoverers }
        [knights] { -kb-knights }
        [hermits] { -kb-hermits }
        [citizens] { -kb-citizens }
        [lords] { -kb-lords }
        [farmers] { -kb-farmers }
       *[random] losowo
    }
kingdom_builder-option-start_seat = Gracz rozpoczynający
    .help = Miejsce, które ma pierwszą turę.
kingdom_builder-option-lords_zero = Lordowie płacą także bez osad
    .help = Gracz bez osad w sektorze też może zająć pozycję u Lordów.
kingdom_builder-option-fresh_twin = Oddaje się świeżego bliźniaka
    .help = Z dwóch jednakowych żetonów można oddać świeży, a zachować zdatny do użycia.
kingdom_builder-option-regain_later = Stracone żetony można zdobyć ponownie
    .help = Kto wróci do miejsca w późniejszej turze, bierze nowy żeton, o ile jeszcze jakiś został.
kingdom_builder-option-regain_same_turn = Powrót w tej samej turze
    .help = Żeton stracony i osiągnięty znów w tej samej turze zostaje u gracza.
kingdom_builder-option-vacated_hex = Opuszczone pole jest wolne
    .help = Stodoła i port mogą odstawić osadę tam, skąd ją podniosły.

## Pytania

kingdom_builder-ask-turn = { $left ->
    [0] Budowa skończona. Zakończ turę albo najpierw użyj gotowego żetonu.
    [one] Twoja karta: { kingdom_builder-terrain }. Zbuduj ostatnią osadę albo najpierw użyj żetonu.
    [few] Twoja karta: { kingdom_builder-terrain }. Zbuduj { $left } osady; gotowych żetonów można użyć przed budową lub po niej.
    [many] Twoja karta: { kingdom_builder-terrain }. Zbuduj { $left } osad; gotowych żetonów można użyć przed budową lub po niej.
   *[other] Twoja karta: { kingdom_builder-terrain }. Zbuduj { $left } osady; gotowych żetonów można użyć przed budową lub po niej.
}
kingdom_builder-ask-build = { $left ->
    [one] Twoja karta: { kingdom_builder-terrain }. Zbuduj jeszcze jedną osadę.
    [few] Twoja karta: { kingdom_builder-terrain }. Zbuduj jeszcze { $left } osady.
    [many] Twoja karta: { kingdom_builder-terrain }. Zbuduj jeszcze { $left } osad.
   *[other] Twoja karta: { kingdom_builder-terrain }. Zbuduj jeszcze { $left } osady.
}
kingdom_builder-ask-place = Żeton { kingdom_builder-tile.gen }: gdzie budujesz?
kingdom_builder-ask-lift = Żeton { kingdom_builder-tile.gen }: którą osadę przenosisz?
kingdom_builder-ask-land = Dokąd trafi osada z pola { $from }?
    .plain = Dokąd trafi podniesiona osada?
kingdom_builder-ask-quadrant = Który sektor leży { $place ->
    [top_left] w lewym górnym rogu
    [top_right] w prawym górnym rogu
    [bottom_left] w lewym dolnym rogu
   *[bottom_right] w prawym dolnym rogu
}?
kingdom_builder-ask-guild = Która karta gildii zostaje odkryta?
kingdom_builder-ask-card = Która karta terenu zostaje dobrana?

## Ruchy: w całości, jako krótka etykieta i jako nagłówek wielu

kingdom_builder-move-b = Zbuduj na { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, obok { kingdom_builder-beside.gen }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Zbuduj na
    .plain = Zbuduj tutaj ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, obok { kingdom_builder-beside.gen }
    })
kingdom_builder-move-use = Użyj { kingdom_builder-tile.gen }: { kingdom_builder-tile.help }
    .short = { kingdom_builder-tile }
    .many = Użyj żetonu
    .left = gotowy kafelek miejsca
kingdom_builder-move-lift = Podnieś osadę z { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, obok { kingdom_builder-beside.gen }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Podnieś osadę z
    .plain = Podnieś tę osadę ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, obok { kingdom_builder-beside.gen }
    })
kingdom_builder-move-to = Przenieś ją na { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, obok { kingdom_builder-beside.gen }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Przenieś ją na
    .plain = Przenieś ją tutaj ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, obok { kingdom_builder-beside.gen }
    })
kingdom_builder-move-end = Zakończ turę
    .short = koniec
    .many = Zakończ turę
kingdom_builder-move-card = Karta: { kingdom_builder-terrain }
kingdom_builder-move-quadrant = { $turn ->
    [180] Sektor: { kingdom_builder-quadrant }, obrót o 180°
   *[0] Sektor: { kingdom_builder-quadrant }
}
kingdom_builder-move-guild = Gildia: { kingdom_builder-guild }

kingdom_builder-quadrant = { $quadrant ->
    [oracle] { -kb-oracle }
    [farm] { -kb-farm }
    [oasis] { -kb-oasis }
    [tower] { -kb-tower }
    [tavern] { -kb-tavern }
    [barn] { -kb-barn }
    [harbor] { -kb-harbor }
   *[paddock] { -kb-paddock }
}

## Zdarzenia

kingdom_builder-event-built = { $you ->
    [yes] Budujesz na { $cell }.
   *[no] { $player } buduje na { $cell }.
}
    .plain = { $you ->
        [yes] Budujesz osadę.
       *[no] { $player } buduje osadę.
    }
kingdom_builder-event-using = { $you ->
    [yes] Używasz { kingdom_builder-tile.gen }.
   *[no] { $player } używa { kingdom_builder-tile.gen }.
}
kingdom_builder-event-moved = { $you ->
    [yes] { $back ->
        [yes] Odkładasz osadę z powrotem na { $cell }.
       *[no] Przenosisz osadę z { $from } na { $cell }.
    }
   *[no] { $back ->
        [yes] { $player } odkłada osadę z powrotem na { $cell }.
       *[no] { $player } przenosi osadę z { $from } na { $cell }.
    }
}
    .plain = { $you ->
        [yes] Przenosisz osadę.
       *[no] { $player } przenosi osadę.
    }
kingdom_builder-event-gained = { $you ->
    [yes] Zdobywasz żeton { kingdom_builder-tile.gen } z pola { $cell }.
   *[no] { $player } zdobywa żeton { kingdom_builder-tile.gen } z pola { $cell }.
}
    .plain = { $you ->
        [yes] Zdobywasz żeton { kingdom_builder-tile.gen }.
       *[no] { $player } zdobywa żeton { kingdom_builder-tile.gen }.
    }
kingdom_builder-event-lost = { $you ->
    [yes] Tracisz żeton { kingdom_builder-tile.gen } z pola { $cell }, bo z nim już nie sąsiadujesz.
   *[no] { $player } traci żeton { kingdom_builder-tile.gen } z pola { $cell }, bo z nim już nie sąsiaduje.
}
    .plain = { $you ->
        [yes] Tracisz żeton { kingdom_builder-tile.gen }.
       *[no] { $player } traci żeton { kingdom_builder-tile.gen }.
    }
kingdom_builder-event-played = { $you ->
    [yes] Twoja tura: zagrywasz kartę { kingdom_builder-terrain.gen }.
   *[no] { $player } zagrywa kartę { kingdom_builder-terrain.gen }.
}
kingdom_builder-event-drew = { $you ->
    [yes] Dobierasz kartę.
   *[no] { $player } dobiera kartę.
}
kingdom_builder-event-saw = { $you ->
    [yes] Twoja nowa karta: { kingdom_builder-terrain }.
   *[no] { $player }, nowa karta: { kingdom_builder-terrain }.
}
kingdom_builder-event-removed = Nie ma już wolnych pól ({ kingdom_builder-terrain }): karta zostaje usunięta z gry.
kingdom_builder-event-shuffled = Karty odrzucone zostają potasowane i tworzą nowy stos dobierania.
kingdom_builder-event-ending = { $you ->
    [yes] Twój zapas jest pusty: to ostatnia runda.
   *[no] { $player } nie ma już osad w zapasie: to ostatnia runda.
}
kingdom_builder-event-laid = { $turn ->
    [180] Dołożono sektor: { kingdom_builder-quadrant }, obrót o 180°.
   *[0] Dołożono sektor: { kingdom_builder-quadrant }.
}
kingdom_builder-event-guild = Odkryto gildię: { kingdom_builder-guild } ({ kingdom_builder-guild.help }).
kingdom_builder-event-ended = Koniec gry.
kingdom_builder-event-undone = Stół wraca do ruchu { $number }.
kingdom_builder-event-score = { $you ->
    [yes] Dostajesz { kingdom_builder-table-gold }: { kingdom_builder-source }.
   *[no] { $player } dostaje { kingdom_builder-table-gold }: { kingdom_builder-source }.
}

## Źródła złota

kingdom_builder-source = { $source ->
    [fishermen] { -kb-fishermen }
    [miners] { -kb-miners }
    [workers] { -kb-workers }
    [merchants] { -kb-merchants }
    [discoverers] { -kb-discoverers }
    [knights] { -kb-knights }
    [hermits] { -kb-hermits }
    [citizens] { -kb-citizens }
    [lords] { -kb-lords }
    [farmers] { -kb-farmers }
   *[castles] { -kb-castles }
}
kingdom_builder-source-fishermen = { -kb-fishermen }
kingdom_builder-source-miners = { -kb-miners }
kingdom_builder-source-workers = { -kb-workers }
kingdom_builder-source-merchants = { -kb-merchants }
kingdom_builder-source-discoverers = { -kb-discoverers }
kingdom_builder-source-knights = { -kb-knights }
kingdom_builder-source-hermits = { -kb-hermits }
kingdom_builder-source-citizens = { -kb-citizens }
kingdom_builder-source-lords = { -kb-lords }
kingdom_builder-source-farmers = { -kb-farmers }
kingdom_builder-source-castles = { -kb-castles }

## Tabela obok planszy

kingdom_builder-table-round = Runda { $round }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} w stosie
    .last = ostatnia runda
kingdom_builder-table-gold = { $points ->
    [one] { $points } złoto
    [few] { $points } złota
    [many] { $points } złota
   *[other] { $points } złota
}
kingdom_builder-table-supply = { $supply ->
    [one] w zapasie { $supply } osada
    [few] w zapasie { $supply } osady
    [many] w zapasie { $supply } osad
   *[other] w zapasie { $supply } osady
}
kingdom_builder-table-card = karta: { kingdom_builder-terrain }
kingdom_builder-table-held = żeton { kingdom_builder-tile.gen } ({ kingdom_builder-held })
kingdom_builder-table-spots = Miejsca, z liczbą pozostałych żetonów: { $spots }

## Co waży podpowiedź

kingdom_builder-part-gold = złoto w tej chwili
kingdom_builder-part-tiles = żetony miejsc
kingdom_builder-part-freedom = swoboda budowania
kingdom_builder-part-reach = żetony i zamki w zasięgu
kingdom_builder-part-guilds = to, za co zapłacą gildie
