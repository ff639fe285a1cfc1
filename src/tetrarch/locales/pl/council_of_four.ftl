council_of_four-name = Council of Four
    .help = Zdobywaj przychylność rad królestwa, zbieraj pozwolenia i łącz swoje faktorie od miasta do miasta.

## Nazwy

council_of_four-city = { $city ->
    [arkon] Arkon
    [burgen] Burgen
    [castrum] Castrum
    [dorful] Dorful
    [esti] Esti
    [framek] Framek
    [graden] Graden
    [hellar] Hellar
    [indur] Indur
    [juvelar] Juvelar
    [kultos] Kultos
    [lyram] Lyram
    [merkatim] Merkatim
    [naris] Naris
   *[osium] Osium
}
council_of_four-from = { $from ->
    [arkon] Arkon
    [burgen] Burgen
    [castrum] Castrum
    [dorful] Dorful
    [esti] Esti
    [framek] Framek
    [graden] Graden
    [hellar] Hellar
    [indur] Indur
    [juvelar] Juvelar
    [kultos] Kultos
    [lyram] Lyram
    [merkatim] Merkatim
    [naris] Naris
   *[osium] Osium
}
council_of_four-permit = { $permit ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [ab] AB
    [bc] BC
    [cd] CD
    [de] DE
    [ae] AE
    [abc] ABC
    [abe] ABE
    [ade] ADE
    [bcd] BCD
    [cde] CDE
    [f] F
    [g] G
    [h] H
    [i] I
    [j] J
    [fg] FG
    [fj] FJ
    [hg] HG
    [hi] HI
    [ij] IJ
    [fgh] FGH
    [fgj] FGJ
    [fij] FIJ
    [ghi] GHI
    [ijh] IJH
    [k] K
    [l] L
    [m] M
    [n] N
    [o] O
    [kl] KL
    [ml] ML
    [mn] MN
    [no] NO
    [ok] OK
    [klm] KLM
    [klo] KLO
    [kno] KNO
    [lmn] LMN
   *[mno] MNO
}

council_of_four-region = { $region ->
    [coast] wybrzeże
    [hills] wzgórza
   *[mountains] góry
}
    .gen = { $region ->
        [coast] wybrzeża
        [hills] wzgórz
       *[mountains] gór
    }
council_of_four-council = { $council ->
    [coast] rada wybrzeża
    [hills] rada wzgórz
    [mountains] rada gór
   *[king] rada króla
}
    .gen = { $council ->
        [coast] rady wybrzeża
        [hills] rady wzgórz
        [mountains] rady gór
       *[king] rady króla
    }
    .acc = { $council ->
        [coast] radę wybrzeża
        [hills] radę wzgórz
        [mountains] radę gór
       *[king] radę króla
    }
council_of_four-colour = { $colour ->
    [white] biały
    [black] czarny
    [orange] pomarańczowy
    [pink] różowy
    [purple] fioletowy
   *[blue] niebieski
}
    .acc = { $colour ->
        [white] białego
        [black] czarnego
        [orange] pomarańczowego
        [pink] różowego
        [purple] fioletowego
       *[blue] niebieskiego
    }
council_of_four-falls = { $falls ->
    [white] biały
    [black] czarny
    [orange] pomarańczowy
    [pink] różowy
    [purple] fioletowy
   *[blue] niebieski
}
council_of_four-card = { $card ->
    [white] biała
    [black] czarna
    [orange] pomarańczowa
    [pink] różowa
    [purple] fioletowa
    [blue] niebieska
   *[joker] joker
}
council_of_four-played = { $card ->
    [white] { $count ->
        [one] { $count } białą kartę
        [few] { $count } białe karty
        [many] { $count } białych kart
       *[other] { $count } białe karty
    }
    [black] { $count ->
        [one] { $count } czarną kartę
        [few] { $count } czarne karty
        [many] { $count } czarnych kart
       *[other] { $count } czarne karty
    }
    [orange] { $count ->
        [one] { $count } pomarańczową kartę
        [few] { $count } pomarańczowe karty
        [many] { $count } pomarańczowych kart
       *[other] { $count } pomarańczowe karty
    }
    [pink] { $count ->
        [one] { $count } różową kartę
        [few] { $count } różowe karty
        [many] { $count } różowych kart
       *[other] { $count } różowe karty
    }
    [purple] { $count ->
        [one] { $count } fioletową kartę
        [few] { $count } fioletowe karty
        [many] { $count } fioletowych kart
       *[other] { $count } fioletowe karty
    }
    [blue] { $count ->
        [one] { $count } niebieską kartę
        [few] { $count } niebieskie karty
        [many] { $count } niebieskich kart
       *[other] { $count } niebieskie karty
    }
   *[joker] { $count ->
        [one] { $count } jokera
        [few] { $count } jokery
        [many] { $count } jokerów
       *[other] { $count } jokera
    }
}
council_of_four-metal = { $metal ->
    [gold] złoto
    [silver] srebro
    [bronze] brąz
    [iron] żelazo
    [purple] fioletowe
   *[none] brak
}
council_of_four-token = { $token ->
    [vp1] 1 punkt
    [vp2] 2 punkty
    [vp3] 3 punkty
    [coin1] 1 moneta
    [coin2] 2 monety
    [coin3] 3 monety
    [assistant1] 1 pomocnik
    [assistant2] 2 pomocników
    [card1] 1 karta
    [assistant1_coin1] 1 pomocnik i 1 moneta
    [assistant1_card1] 1 pomocnik i 1 karta
    [card1_vp1] 1 karta i 1 punkt
    [nobility1_a] 1 krok szlachectwa
   *[nobility1_b] 1 krok szlachectwa
}
council_of_four-tile = { $tile ->
    [gold] złote miasta
    [silver] srebrne miasta
    [bronze] brązowe miasta
    [iron] żelazne miasta
    [coast] wybrzeże
    [hills] wzgórza
   *[mountains] góry
}
council_of_four-bonus = { $bonus ->
    [token] ponownie żeton miasta
    [permit] darmowe pozwolenie
    [rewards] ponownie nagrody z pozwolenia
    [tokens] ponownie dwa żetony miast
   *[step] osiągnięte pole
}

# Liczby; zyski, długi i karty na końcu zdania
council_of_four-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
council_of_four-coins = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
council_of_four-assistants = { $assistants ->
    [one] { $assistants } pomocnik
    [few] { $assistants } pomocników
    [many] { $assistants } pomocników
   *[other] { $assistants } pomocnika
}
council_of_four-changed-coins = { $change ->
    [one] { $change } monetę
    [few] { $change } monety
    [many] { $change } monet
   *[other] { $change } monety
}
council_of_four-changed-assistants = { $change ->
    [one] { $change } pomocnika
    [few] { $change } pomocników
    [many] { $change } pomocników
   *[other] { $change } pomocnika
}
council_of_four-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}
council_of_four-roads = { $roads ->
    [one] { $roads } droga
    [few] { $roads } drogi
    [many] { $roads } dróg
   *[other] { $roads } drogi
}
council_of_four-distance = { $roads ->
    [0] gdzie już stoi
    [one] o { $roads } drogę dalej
    [few] o { $roads } drogi dalej
    [many] o { $roads } dróg dalej
   *[other] o { $roads } drogi dalej
}
council_of_four-price = { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}
council_of_four-tail-gains = { $points ->
    [0] { "" }
    [one] , +{ $points } punkt
    [few] , +{ $points } punkty
    [many] , +{ $points } punktów
   *[other] , +{ $points } punktu
}{ $gold ->
    [0] { "" }
    [one] , +{ $gold } moneta
    [few] , +{ $gold } monety
    [many] , +{ $gold } monet
   *[other] , +{ $gold } monety
}{ $assistants ->
    [0] { "" }
    [one] , +{ $assistants } pomocnik
    [few] , +{ $assistants } pomocników
    [many] , +{ $assistants } pomocników
   *[other] , +{ $assistants } pomocnika
}{ $cards ->
    [0] { "" }
    [one] , +{ $cards } karta
    [few] , +{ $cards } karty
    [many] , +{ $cards } kart
   *[other] , +{ $cards } karty
}{ $steps ->
    [0] { "" }
    [one] , +{ $steps } krok szlachectwa
    [few] , +{ $steps } kroki szlachectwa
    [many] , +{ $steps } kroków szlachectwa
   *[other] , +{ $steps } kroku szlachectwa
}{ $stars ->
    [0] { "" }
    [one] , +{ $stars } akcja główna
    [few] , +{ $stars } akcje główne
    [many] , +{ $stars } akcji głównych
   *[other] , +{ $stars } akcji głównej
}
council_of_four-tail-owed = { $owed ->
    [0] { "" }
    [one] , { $owed } pomocnik do oddania
    [few] , { $owed } pomocników do oddania
    [many] , { $owed } pomocników do oddania
   *[other] , { $owed } pomocnika do oddania
}
council_of_four-tail-laid = { $white ->
    [0] { "" }
    [one] , { $white } białą kartę
    [few] , { $white } białe karty
    [many] , { $white } białych kart
   *[other] , { $white } białej karty
}{ $black ->
    [0] { "" }
    [one] , { $black } czarną kartę
    [few] , { $black } czarne karty
    [many] , { $black } czarnych kart
   *[other] , { $black } czarnej karty
}{ $orange ->
    [0] { "" }
    [one] , { $orange } pomarańczową kartę
    [few] , { $orange } pomarańczowe karty
    [many] , { $orange } pomarańczowych kart
   *[other] , { $orange } pomarańczowej karty
}{ $pink ->
    [0] { "" }
    [one] , { $pink } różową kartę
    [few] , { $pink } różowe karty
    [many] , { $pink } różowych kart
   *[other] , { $pink } różowej karty
}{ $purple ->
    [0] { "" }
    [one] , { $purple } fioletową kartę
    [few] , { $purple } fioletowe karty
    [many] , { $purple } fioletowych kart
   *[other] , { $purple } fioletowej karty
}{ $blue ->
    [0] { "" }
    [one] , { $blue } niebieską kartę
    [few] , { $blue } niebieskie karty
    [many] , { $blue } niebieskich kart
   *[other] , { $blue } niebieskiej karty
}{ $joker ->
    [0] { "" }
    [one] , { $joker } jokera
    [few] , { $joker } jokery
    [many] , { $joker } jokerów
   *[other] , { $joker } jokera
}

## Przygotowanie gry

council_of_four-preset-first = Pierwsza partia
    .help = Rady, pozwolenia i żetony miast leżą jak na rysunku w instrukcji.
council_of_four-preset-standard = Zwykła partia
    .help = Strony planszy, rady, pozwolenia i żetony miast dobrane losowo.
council_of_four-option-setup = Przygotowanie
    .help = Losowe albo pozycja narysowana w instrukcji.
    .value = { $value ->
        [rulebook] jak w instrukcji
       *[random] losowo
    }
council_of_four-option-coast = Wybrzeże
    .help = Strona planszy regionu; a to ta pokazana w instrukcji.
    .value = { $value ->
        [a] strona a
        [b] strona b
       *[random] losowo
    }
council_of_four-option-hills = Wzgórza
    .help = Strona planszy regionu; a to ta pokazana w instrukcji.
    .value = { $value ->
        [a] strona a
        [b] strona b
       *[random] losowo
    }
council_of_four-option-mountains = Góry
    .help = Strona planszy regionu; a to ta pokazana w instrukcji.
    .value = { $value ->
        [a] strona a
        [b] strona b
       *[random] losowo
    }
council_of_four-option-start_seat = Gracz rozpoczynający
    .help = Miejsce, które ma pierwszą turę.
council_of_four-option-reward_order = Kolejność nagród miast
    .help = Czy gracz decyduje, w jakiej kolejności płacą żetony przy nowej faktorii.
    .value = { $value ->
        [fixed] najpierw nowe miasto, potem według odległości
       *[free] według wyboru gracza
    }
council_of_four-option-every_space_pays = Płaci każde pole szlachectwa
    .help = Przy kilku krokach naraz płaci każde pole po drodze, nie tylko ostatnie.
council_of_four-option-free_permit_pays = Darmowe pozwolenie płaci
    .help = Pozwolenie z toru szlachectwa też daje swoje nagrody.
council_of_four-option-same_permit_again = To samo pozwolenie na polu 14
    .help = Na polu 14 można powtórzyć także pozwolenie, którego krok tam doprowadził.
council_of_four-option-coin_limit = Najwyżej 20 monet
    .help = Monety ponad 20 przepadają.
council_of_four-option-assistant_limit = Ograniczona liczba pomocników
    .help = Pomocnicy mają razem wartość 48; z pustych zasobów nikt ich nie dostaje.
council_of_four-option-last_bonus_each = Punkty za ostatnią faktorię każdego
    .help = Każdy, kto stawia dziesiątą faktorię, dostaje 3 punkty, nie tylko pierwszy.
council_of_four-option-finish_turn = Ostatnia faktoria nie kończy tury
    .help = Kto wywołał koniec, może jeszcze wykonać wszystkie akcje tej tury.
council_of_four-option-permits_tie_pays = Remis w pozwoleniach płaci
    .help = Wszyscy z największą liczbą pozwoleń dostają 3 punkty.
council_of_four-option-used_permits_count = Liczą się użyte pozwolenia
    .help = Do największej liczby pozwoleń liczą się też odwrócone.
council_of_four-option-tie_break = Rozstrzyganie remisu
    .help = Co decyduje między graczami o równej liczbie punktów.
    .value = { $value ->
        [assistants_first] pomocnicy, potem karty
       *[sum] pomocnicy i karty razem
    }

## Pytania

council_of_four-ask-turn = { $mains ->
    [0] { $quick ->
        [yes] Możesz jeszcze wykonać szybką akcję albo zakończyć turę.
       *[no] Wszystkie akcje wykonane: zakończ turę.
    }
   *[other] { $acted ->
        [yes] Możesz wykonać kolejną akcję główną albo zakończyć turę.
       *[no] { $quick ->
            [yes] Wykonaj akcję główną; przed nią lub po niej możesz wykonać szybką akcję.
           *[no] Wykonaj swoją akcję główną.
        }
    }
}
council_of_four-ask-councillor = Który radny wejdzie do { council_of_four-council.gen }? Wypadnie { council_of_four-falls }.
council_of_four-ask-pay_permit = Jakimi kartami zaspokajasz { council_of_four-council.acc }, by zdobyć pozwolenie { council_of_four-permit }?
council_of_four-ask-pay_king = Jakimi kartami zaspokajasz { council_of_four-council.acc }? Król jedzie do miasta { council_of_four-city }.
council_of_four-ask-order = Która premia ma być pierwsza?
council_of_four-ask-reuse = Żeton którego z twoich miast płaci ponownie?
council_of_four-ask-take = Które odkryte pozwolenie bierzesz?
council_of_four-ask-repeat = Które z twoich pozwoleń płaci ponownie?
council_of_four-ask-side = Która strona { council_of_four-region.gen } jest w grze?
council_of_four-ask-token = Jaki żeton dostaje miasto { council_of_four-city }?
council_of_four-ask-pawn = Który radny wchodzi do { council_of_four-council.gen }?
council_of_four-ask-permit = Które pozwolenie zostaje odkryte?
council_of_four-ask-neutral = Które pozwolenie { council_of_four-region.gen } wyznacza neutralne faktorie?
council_of_four-ask-card = Która karta zostaje dobrana?

## Ruchy: w całości, jako krótka etykieta i jako nagłówek wielu

council_of_four-move-elect = Wybierz radnego do { council_of_four-council.gen }; wypada { council_of_four-falls }
    .short = do { council_of_four-council.gen }
    .many = Wybierz radnego
council_of_four-move-buy = Zaspokój { council_of_four-council.acc } i zdobądź pozwolenie { council_of_four-permit } za co najmniej { council_of_four-price }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Zdobądź pozwolenie
council_of_four-move-build = Zbuduj w mieście { council_of_four-city } na podstawie pozwolenia { council_of_four-permit }{ council_of_four-tail-owed }{ council_of_four-tail-gains }
    .short = { council_of_four-city } ({ council_of_four-permit })
    .many = Zbuduj na podstawie pozwolenia
council_of_four-move-king = Zbuduj z pomocą króla w mieście { council_of_four-city }, { council_of_four-distance }, za co najmniej { council_of_four-price }{ council_of_four-tail-owed }{ council_of_four-tail-gains }
    .short = { council_of_four-city } (za { council_of_four-price })
    .many = Zbuduj z pomocą króla
council_of_four-move-hire = Najmij pomocnika za 3 monety
    .short = najmij pomocnika
    .many = Najmij pomocnika
council_of_four-move-swap = Oddaj 1 pomocnika i wymień pozwolenia { council_of_four-region.gen }
    .short = { council_of_four-region.gen }
    .many = Wymień pozwolenia
council_of_four-move-send = Wyślij pomocnika, by wybrał radnego do { council_of_four-council.gen }; wypada { council_of_four-falls }
    .short = do { council_of_four-council.gen }
    .many = Wyślij pomocnika
council_of_four-move-extra = Oddaj 3 pomocników za kolejną akcję główną
    .short = kolejna akcja główna
    .many = Kolejna akcja główna
council_of_four-move-end = Zakończ turę
    .short = koniec
    .many = Zakończ turę
council_of_four-move-put = Wprowadź { council_of_four-colour.acc } radnego do { council_of_four-council.gen }; wypada { council_of_four-falls }
    .short = { council_of_four-colour }
    .many = Wprowadź radnego
council_of_four-move-pay = Zapłać { council_of_four-price }{ council_of_four-tail-laid }
    .short = { council_of_four-price }{ council_of_four-tail-laid }
    .many = Zapłać
council_of_four-move-first = Najpierw { council_of_four-bonus }
    .short = { council_of_four-bonus }
    .many = Najpierw
council_of_four-move-reuse = Żeton miasta { council_of_four-city }{ council_of_four-tail-gains }
    .short = { council_of_four-city }
    .many = Żeton miasta
council_of_four-move-take = Weź pozwolenie { council_of_four-permit }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Weź pozwolenie
council_of_four-move-repeat = Nagrody z pozwolenia { council_of_four-permit }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Nagrody z pozwolenia
council_of_four-move-side = Strona { council_of_four-region.gen }: { $side }
council_of_four-move-token = Żeton: { council_of_four-token }
council_of_four-move-pawn = Radny: { council_of_four-colour }
council_of_four-move-permit = Pozwolenie: { council_of_four-permit }
council_of_four-move-neutral = Neutralne pozwolenie: { council_of_four-permit }
council_of_four-move-card = Karta: { council_of_four-card }

## Zdarzenia

council_of_four-event-side = W grze jest strona { $side } { council_of_four-region.gen }.
council_of_four-event-token = Żeton miasta { council_of_four-city }: { council_of_four-token }.
council_of_four-event-pawn = Do { council_of_four-council.gen } wchodzi { council_of_four-colour } radny.
council_of_four-event-offered = Odkryto pozwolenie: { council_of_four-permit }.
council_of_four-event-neutral = W miastach z pozwolenia { council_of_four-permit } stają neutralne faktorie.
council_of_four-event-drew = { $you ->
    [yes] Dobierasz kartę (teraz { $count }).
   *[no] { $player } dobiera kartę (teraz { $count }).
}
council_of_four-event-saw = { $you ->
    [yes] Twoja nowa karta: { council_of_four-card }.
   *[no] { $player }, nowa karta: { council_of_four-card }.
}
council_of_four-event-shuffled = Karty odrzucone zostają potasowane i tworzą nową talię.
council_of_four-event-begun = { $you ->
    [yes] Twoja tura, runda { $round }.
   *[no] { $player } zaczyna turę, runda { $round }.
}
council_of_four-event-elected = { $you ->
    [yes] Wprowadzasz { council_of_four-colour.acc } radnego do { council_of_four-council.gen }.
   *[no] { $player } wprowadza { council_of_four-colour.acc } radnego do { council_of_four-council.gen }.
}
council_of_four-event-fell = Z { council_of_four-council.gen } wypada { council_of_four-colour } radny.
council_of_four-event-played = { $you ->
    [yes] Zagrywasz { council_of_four-played }.
   *[no] { $player } zagrywa { council_of_four-played }.
}
council_of_four-event-paid = { $you ->
    [yes] { $price ->
        [0] Zaspokajasz radę bez monet.
       *[other] Zaspokajasz radę i płacisz { council_of_four-price } (teraz { $coins }).
    }
   *[no] { $price ->
        [0] { $player } zaspokaja radę bez monet.
       *[other] { $player } zaspokaja radę i płaci { council_of_four-price } (teraz { $coins }).
    }
}
council_of_four-event-moved = { $you ->
    [yes] Przesuwasz króla z miasta { council_of_four-from } do miasta { council_of_four-city }.
   *[no] { $player } przesuwa króla z miasta { council_of_four-from } do miasta { council_of_four-city }.
}
council_of_four-event-built = { $you ->
    [yes] Budujesz w mieście { council_of_four-city }.
   *[no] { $player } buduje w mieście { council_of_four-city }.
}
council_of_four-event-owed = { $you ->
    [yes] Oddajesz { council_of_four-changed-assistants } za cudze faktorie (teraz { $count }).
   *[no] { $player } oddaje { council_of_four-changed-assistants } za cudze faktorie (teraz { $count }).
}
council_of_four-event-acquired = { $you ->
    [yes] Zdobywasz pozwolenie { council_of_four-permit }.
   *[no] { $player } zdobywa pozwolenie { council_of_four-permit }.
}
council_of_four-event-took = { $you ->
    [yes] Bierzesz za darmo pozwolenie { council_of_four-permit }.
   *[no] { $player } bierze za darmo pozwolenie { council_of_four-permit }.
}
council_of_four-event-turned = Pozwolenie { council_of_four-permit } jest użyte i zostaje odwrócone.
council_of_four-event-hired = { $you ->
    [yes] Najmujesz pomocnika za { council_of_four-price } (teraz { $assistants }).
   *[no] { $player } najmuje pomocnika za { council_of_four-price } (teraz { $assistants }).
}
council_of_four-event-under = Pozwolenie { council_of_four-permit } trafia na spód swojego stosu.
council_of_four-event-sent = { $you ->
    [yes] Wysyłasz pomocnika do { council_of_four-council.gen } (teraz { $assistants }).
   *[no] { $player } wysyła pomocnika do { council_of_four-council.gen } (teraz { $assistants }).
}
council_of_four-event-extra = { $you ->
    [yes] Oddajesz { council_of_four-changed-assistants } za kolejną akcję główną (teraz { $assistants }).
   *[no] { $player } oddaje { council_of_four-changed-assistants } za kolejną akcję główną (teraz { $assistants }).
}
council_of_four-event-coins = { $you ->
    [yes] { $way ->
        [gain] Dostajesz
       *[loss] Oddajesz
    }
   *[no] { $way ->
        [gain] { $player } dostaje
       *[loss] { $player } oddaje
    }
} { council_of_four-changed-coins } (teraz { $count }).
council_of_four-event-assistants = { $you ->
    [yes] { $way ->
        [gain] Dostajesz { council_of_four-changed-assistants } (teraz { $count }).
       *[loss] Oddajesz { council_of_four-changed-assistants } za wymianę pozwoleń regionu (teraz { $count }).
    }
   *[no] { $way ->
        [gain] { $player } dostaje { council_of_four-changed-assistants } (teraz { $count }).
       *[loss] { $player } oddaje { council_of_four-changed-assistants } za wymianę pozwoleń regionu (teraz { $count }).
    }
}
council_of_four-event-advanced = { $you ->
    [yes] Wchodzisz na pole { $space } toru szlachectwa.
   *[no] { $player } wchodzi na pole { $space } toru szlachectwa.
}
council_of_four-event-mains = { $you ->
    [yes] Zyskujesz kolejną akcję główną.
   *[no] { $player } zyskuje kolejną akcję główną.
}
council_of_four-event-reused = { $you ->
    [yes] Ponownie dostajesz żeton miasta { council_of_four-city }.
   *[no] { $player } ponownie dostaje żeton miasta { council_of_four-city }.
}
council_of_four-event-repeated = { $you ->
    [yes] Ponownie dostajesz nagrody z pozwolenia { council_of_four-permit }.
   *[no] { $player } ponownie dostaje nagrody z pozwolenia { council_of_four-permit }.
}
council_of_four-event-tile = { $you ->
    [yes] Bierzesz kafelek premii: { council_of_four-tile }.
   *[no] { $player } bierze kafelek premii: { council_of_four-tile }.
}
council_of_four-event-lapsed = Nie ma z czego wybierać i premia przepada: { council_of_four-bonus }.
council_of_four-event-ending = { $you ->
    [yes] Masz już ostatnią faktorię na mapie: wszyscy pozostali mają jeszcze jedną turę.
   *[no] { $player } ma już ostatnią faktorię na mapie: wszyscy pozostali mają jeszcze jedną turę.
}
council_of_four-event-ended = Koniec gry.
council_of_four-event-undone = Stół wraca do ruchu { $number }.
council_of_four-event-score = { $you ->
    [yes] Dostajesz { council_of_four-points }: { council_of_four-source }.
   *[no] { $player } dostaje { council_of_four-points }: { council_of_four-source }.
}
council_of_four-event-kings_tile = { $you ->
    [yes] Bierzesz kafelek króla za { council_of_four-kings_tile }.
   *[no] { $player } bierze kafelek króla za { council_of_four-kings_tile }.
}
council_of_four-kings_tile = { $kings_tile ->
    [first] 25 punktów
    [second] 18 punktów
    [third] 12 punktów
    [fourth] 7 punktów
   *[fifth] 3 punkty
}

## Źródła punktów

council_of_four-source = { $source ->
    [permits] Pozwolenia
    [tokens] Żetony miast
    [nobility] Tor szlachectwa
    [last] Ostatnia faktoria
    [gold] Wszystkie złote miasta
    [silver] Wszystkie srebrne miasta
    [bronze] Wszystkie brązowe miasta
    [iron] Wszystkie żelazne miasta
    [coast] Całe wybrzeże
    [hills] Wszystkie wzgórza
    [mountains] Całe góry
    [kings] Kafelki króla
    [furthest] Pierwsze miejsce w szlachectwie
    [second] Drugie miejsce w szlachectwie
   *[most_permits] Najwięcej pozwoleń
}
council_of_four-source-permits = Pozwolenia
council_of_four-source-tokens = Żetony miast
council_of_four-source-nobility = Tor szlachectwa
council_of_four-source-last = Ostatnia faktoria
council_of_four-source-gold = Wszystkie złote miasta
council_of_four-source-silver = Wszystkie srebrne miasta
council_of_four-source-bronze = Wszystkie brązowe miasta
council_of_four-source-iron = Wszystkie żelazne miasta
council_of_four-source-coast = Całe wybrzeże
council_of_four-source-hills = Wszystkie wzgórza
council_of_four-source-mountains = Całe góry
council_of_four-source-kings = Kafelki króla
council_of_four-source-furthest = Pierwsze miejsce w szlachectwie
council_of_four-source-second = Drugie miejsce w szlachectwie
council_of_four-source-most_permits = Najwięcej pozwoleń

## Tabela obok planszy

council_of_four-table-round = Runda { $round }, { council_of_four-cards } w talii
    .last = ostatnie tury
council_of_four-table-reserve = Radni w rezerwie: { $pawns }
council_of_four-table-pile = { $count ->
    [one] { $count } pozwolenie w stosie
    [few] { $count } pozwolenia w stosie
    [many] { $count } pozwoleń w stosie
   *[other] { $count } pozwolenia w stosie
}
council_of_four-table-goods = { council_of_four-points }, { council_of_four-coins }, { council_of_four-assistants }, { council_of_four-cards }, szlachectwo { $space }
council_of_four-table-permits = pozwolenia: { $list }
council_of_four-table-used = użyte pozwolenia: { $list }
council_of_four-table-hand = karty: { $list }

## Co waży podpowiedź

council_of_four-part-points = punkty
council_of_four-part-nobility = pierwszeństwo w szlachectwie
council_of_four-part-permits = punkty za pozwolenia
council_of_four-part-tiles = kafelki premii
council_of_four-part-emporiums = faktorie
council_of_four-part-goods = monety, pomocnicy i karty
council_of_four-part-track = droga na torze szlachectwa
council_of_four-part-plans = pozwolenia i miejsca budowy
council_of_four-part-actions = pozostałe akcje główne
