castles_of_burgundy-name = Zamki Burgundii
    .help = Rzucaj kośćmi, zbieraj kafelki i zapełnij swoje księstwo zamkami, statkami, stadami, miastami i klasztorami.

## Nazwy

castles_of_burgundy-tile = { $tile ->
    [castle] zamek
    [mine] kopalnia
    [ship] statek
    [cow2] 2 krowy
    [cow3] 3 krowy
    [cow4] 4 krowy
    [pig2] 2 świnie
    [pig3] 3 świnie
    [pig4] 4 świnie
    [sheep2] 2 owce
    [sheep3] 3 owce
    [sheep4] 4 owce
    [goat2] 2 kozy
    [goat3] 3 kozy
    [goat4] 4 kozy
    [geese] gęsi
    [market] targ
    [carpenter] stolarnia
    [church] kościół
    [warehouse] magazyn
    [boarding_house] pensjonat
    [bank] bank
    [town_hall] ratusz
    [watchtower] wieża strażnicza
    [crane] żuraw
    [white_castle] biały zamek
    [m1] klasztor 1 (kilka budynków jednego rodzaju w mieście)
    [m2] klasztor 2 (robotnicy z kopalń)
    [m3] klasztor 3 (2 srebrniki za sprzedaż)
    [m4] klasztor 4 (robotnik za sprzedaż)
    [m5] klasztor 5 (towary z drugiego składu)
    [m6] klasztor 6 (budynek za 2 robotników)
    [m7] klasztor 7 (zwierzęta dają więcej)
    [m8] klasztor 8 (robotnicy zmieniają kości o 2)
    [m9] klasztor 9 (darmowa zmiana dla budynków)
    [m10] klasztor 10 (darmowa zmiana dla statków i zwierząt)
    [m11] klasztor 11 (darmowa zmiana dla zamków, kopalń i klasztorów)
    [m12] klasztor 12 (darmowa zmiana przy braniu kafelków)
    [m13] klasztor 13 (srebro z robotnikami)
    [m14] klasztor 14 (4 robotników zamiast 2)
    [m15] klasztor 15 (rodzaje sprzedanych towarów)
    [m16] klasztor 16 (magazyny)
    [m17] klasztor 17 (wieże strażnicze)
    [m18] klasztor 18 (stolarnie)
    [m19] klasztor 19 (kościoły)
    [m20] klasztor 20 (targi)
    [m21] klasztor 21 (pensjonaty)
    [m22] klasztor 22 (banki)
    [m23] klasztor 23 (ratusze)
    [m24] klasztor 24 (gatunki zwierząt)
    [m25] klasztor 25 (sprzedane towary)
    [m26] klasztor 26 (kafelki premii)
    [m27] klasztor 27 (zawsze na wierzchu stosu)
    [m28] klasztor 28 (kupuje robotników)
    [m29] klasztor 29 (białe zamki)
    [wild] czarny kafelek
   *[inn] gospoda
}
    .acc = { $tile ->
        [castle] zamek
        [mine] kopalnię
        [ship] statek
        [cow2] 2 krowy
        [cow3] 3 krowy
        [cow4] 4 krowy
        [pig2] 2 świnie
        [pig3] 3 świnie
        [pig4] 4 świnie
        [sheep2] 2 owce
        [sheep3] 3 owce
        [sheep4] 4 owce
        [goat2] 2 kozy
        [goat3] 3 kozy
        [goat4] 4 kozy
        [geese] gęsi
        [market] targ
        [carpenter] stolarnię
        [church] kościół
        [warehouse] magazyn
        [boarding_house] pensjonat
        [bank] bank
        [town_hall] ratusz
        [watchtower] wieżę strażniczą
        [crane] żuraw
        [white_castle] biały zamek
        [m1] klasztor 1 (kilka budynków jednego rodzaju w mieście)
        [m2] klasztor 2 (robotnicy z kopalń)
        [m3] klasztor 3 (2 srebrniki za sprzedaż)
        [m4] klasztor 4 (robotnik za sprzedaż)
        [m5] klasztor 5 (towary z drugiego składu)
        [m6] klasztor 6 (budynek za 2 robotników)
        [m7] klasztor 7 (zwierzęta dają więcej)
        [m8] klasztor 8 (robotnicy zmieniają kości o 2)
        [m9] klasztor 9 (darmowa zmiana dla budynków)
        [m10] klasztor 10 (darmowa zmiana dla statków i zwierząt)
        [m11] klasztor 11 (darmowa zmiana dla zamków, kopalń i klasztorów)
        [m12] klasztor 12 (darmowa zmiana przy braniu kafelków)
        [m13] klasztor 13 (srebro z robotnikami)
        [m14] klasztor 14 (4 robotników zamiast 2)
        [m15] klasztor 15 (rodzaje sprzedanych towarów)
        [m16] klasztor 16 (magazyny)
        [m17] klasztor 17 (wieże strażnicze)
        [m18] klasztor 18 (stolarnie)
        [m19] klasztor 19 (kościoły)
        [m20] klasztor 20 (targi)
        [m21] klasztor 21 (pensjonaty)
        [m22] klasztor 22 (banki)
        [m23] klasztor 23 (ratusze)
        [m24] klasztor 24 (gatunki zwierząt)
        [m25] klasztor 25 (sprzedane towary)
        [m26] klasztor 26 (kafelki premii)
        [m27] klasztor 27 (zawsze na wierzchu stosu)
        [m28] klasztor 28 (kupuje robotników)
        [m29] klasztor 29 (białe zamki)
        [wild] czarny kafelek
       *[inn] gospodę
    }
castles_of_burgundy-building = { $building ->
    [market] targ
    [carpenter] stolarnia
    [church] kościół
    [warehouse] magazyn
    [boarding_house] pensjonat
    [bank] bank
    [town_hall] ratusz
    [watchtower] wieża strażnicza
    [crane] żuraw
   *[white_castle] biały zamek
}
castles_of_burgundy-shield = { $shield ->
    [1] tarcza 1 (jedno pastwisko)
    [2] tarcza 2 (robotnicy razem z innymi)
    [3] tarcza 3 (danina w robotnikach)
    [4] tarcza 4 (zapas bez granic)
    [5] tarcza 5 (rodzaj towaru ze statkiem)
    [6] tarcza 6 (powtarza klasztory)
    [7] tarcza 7 (kafelki premii podwójnie)
    [8] tarcza 8 (kopalnie podwójnie)
    [9] tarcza 9 (srebro za każdy sprzedany żeton)
    [10] tarcza 10 (klasztory podwójnie)
    [11] tarcza 11 (tarcze z zamkiem)
    [12] tarcza 12 (sprzedaż podwójnie)
    [13] tarcza 13 (tarcze podwójnie)
    [14] tarcza 14 (kafelek ze składów co fazę)
    [15] tarcza 15 (kafelek z czarnego składu co fazę)
    [16] tarcza 16 (ustawia kość)
    [17] tarcza 17 (obszary o pole większe)
   *[18] tarcza 18 (kładzie wszędzie)
}
    .acc = { $shield ->
        [1] tarczę 1 (jedno pastwisko)
        [2] tarczę 2 (robotnicy razem z innymi)
        [3] tarczę 3 (danina w robotnikach)
        [4] tarczę 4 (zapas bez granic)
        [5] tarczę 5 (rodzaj towaru ze statkiem)
        [6] tarczę 6 (powtarza klasztory)
        [7] tarczę 7 (kafelki premii podwójnie)
        [8] tarczę 8 (kopalnie podwójnie)
        [9] tarczę 9 (srebro za każdy sprzedany żeton)
        [10] tarczę 10 (klasztory podwójnie)
        [11] tarczę 11 (tarcze z zamkiem)
        [12] tarczę 12 (sprzedaż podwójnie)
        [13] tarczę 13 (tarcze podwójnie)
        [14] tarczę 14 (kafelek ze składów co fazę)
        [15] tarczę 15 (kafelek z czarnego składu co fazę)
        [16] tarczę 16 (ustawia kość)
        [17] tarczę 17 (obszary o pole większe)
       *[18] tarczę 18 (kładzie wszędzie)
    }
castles_of_burgundy-good = { $good ->
    [1] towary turkusowe (1)
    [2] towary fioletowe (2)
    [3] towary różowe (3)
    [4] towary czerwone (4)
    [5] towary brązowe (5)
   *[6] towary pomarańczowe (6)
}
    .one = { $good ->
        [1] turkusowy towar (1)
        [2] fioletowy towar (2)
        [3] różowy towar (3)
        [4] czerwony towar (4)
        [5] brązowy towar (5)
       *[6] pomarańczowy towar (6)
    }
castles_of_burgundy-colour = { $colour ->
    [castle] zamki
    [mine] kopalnie
    [ship] statki
    [livestock] zwierzęta
    [monastery] klasztory
   *[building] budynki
}
castles_of_burgundy-area = { $colour ->
    [castle] obszar zamków
    [mine] obszar kopalń
    [ship] rzekę
    [livestock] pastwisko
    [monastery] obszar klasztorów
   *[building] miasto
}
castles_of_burgundy-from = { $source ->
    [black] z czarnego składu
    [inn] ze stosu gospód
   *[other] ze składu { $source }
}
castles_of_burgundy-seat = { $seat ->
    [0] gracz 1
    [1] gracz 2
    [2] gracz 3
   *[3] gracz 4
}
    .gen = { $seat ->
        [0] gracza 1
        [1] gracza 2
        [2] gracza 3
       *[3] gracza 4
    }
castles_of_burgundy-rank = { $place ->
    [first] duży
   *[second] mały
}

# Liczby i zakończenia zdań
castles_of_burgundy-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castles_of_burgundy-workers = { $workers ->
    [one] { $workers } robotnik
    [few] { $workers } robotnicy
    [many] { $workers } robotników
   *[other] { $workers } robotnika
}
    .acc = { $workers ->
        [one] { $workers } robotnika
        [few] { $workers } robotników
        [many] { $workers } robotników
       *[other] { $workers } robotnika
    }
castles_of_burgundy-silver = { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
}
castles_of_burgundy-count = { $count ->
    [one] { $count } żeton
    [few] { $count } żetony
    [many] { $count } żetonów
   *[other] { $count } żetonu
}
castles_of_burgundy-tiles = { $tiles ->
    [one] { $tiles } żeton
    [few] { $tiles } żetony
    [many] { $tiles } żetonów
   *[other] { $tiles } żetonu
}
castles_of_burgundy-spaces = { $size ->
    [one] { $size } pola
    [few] { $size } pól
    [many] { $size } pól
   *[other] { $size } pola
}
castles_of_burgundy-tail-workers = { $workers ->
    [0] { "" }
    [one] , za { $workers } robotnika
    [few] , za { $workers } robotników
    [many] , za { $workers } robotników
   *[other] , za { $workers } robotnika
}
castles_of_burgundy-tail-die = { $die ->
    [free] { "" }
   *[other] { " " }kością { $die }
}
castles_of_burgundy-tail-cause = { $cause ->
    [die] { " " }za zmianę kości
    [sale] : sprzedaż
    [mines] : kopalnie
    [bank] : bank
    [boarding_house] : pensjonat
    [monastery_2] : klasztor 2
    [monastery_4] : klasztor 4
    [monastery_6] : klasztor 6
    [monastery_13] : klasztor 13
    [monastery_28] : klasztor 28
    [shield] : tarcza 2
    [tribute] : danina
    [points] : kupione punkty
   *[other] { "" }
}
castles_of_burgundy-tail-workers-cause = { $cause ->
    [none] { " " }w zamian za kość
   *[other] { castles_of_burgundy-tail-cause }
}
castles_of_burgundy-tail-more = { $more ->
    [0] { "" }
    [one] ; dolicza się { $more } pole
    [few] ; dolicza się { $more } pola
    [many] ; dolicza się { $more } pól
   *[other] ; dolicza się { $more } pola
}
castles_of_burgundy-joined-posts = { $change ->
    [one] { $change } parę posterunków granicznych
    [few] { $change } pary posterunków granicznych
    [many] { $change } par posterunków granicznych
   *[other] { $change } pary posterunków granicznych
}
castles_of_burgundy-loaded = { $good ->
    [1] { $change ->
        [one] { $change } turkusowy towar
        [few] { $change } turkusowe towary
        [many] { $change } turkusowych towarów
       *[other] { $change } turkusowego towaru
    }
    [2] { $change ->
        [one] { $change } fioletowy towar
        [few] { $change } fioletowe towary
        [many] { $change } fioletowych towarów
       *[other] { $change } fioletowego towaru
    }
    [3] { $change ->
        [one] { $change } różowy towar
        [few] { $change } różowe towary
        [many] { $change } różowych towarów
       *[other] { $change } różowego towaru
    }
    [4] { $change ->
        [one] { $change } czerwony towar
        [few] { $change } czerwone towary
        [many] { $change } czerwonych towarów
       *[other] { $change } czerwonego towaru
    }
    [5] { $change ->
        [one] { $change } brązowy towar
        [few] { $change } brązowe towary
        [many] { $change } brązowych towarów
       *[other] { $change } brązowego towaru
    }
   *[6] { $change ->
        [one] { $change } pomarańczowy towar
        [few] { $change } pomarańczowe towary
        [many] { $change } pomarańczowych towarów
       *[other] { $change } pomarańczowego towaru
    }
}
castles_of_burgundy-changed-workers = { $change ->
    [one] { $change } robotnika
    [few] { $change } robotników
    [many] { $change } robotników
   *[other] { $change } robotnika
}
castles_of_burgundy-changed-silver = { $change ->
    [one] { $change } srebrnik
    [few] { $change } srebrniki
    [many] { $change } srebrników
   *[other] { $change } srebrnika
}

## Przygotowanie

castles_of_burgundy-preset-first = Pierwsza partia
    .help = Wszyscy grają tym samym księstwem, z zamkiem pośrodku: decyduje się już przy pierwszych kościach.
castles_of_burgundy-preset-standard = Zwykła partia
    .help = Każdy dostaje planszę księstwa, wybiera jej stronę i pole pierwszego zamku.
castles_of_burgundy-preset-everything = Wszystko
    .help = Wszystkie rozszerzenia, które dają się połączyć, i księstwa ze wszystkich pudełek.
castles_of_burgundy-option-modules = Rozszerzenia
    .help = Które rozszerzenia są w grze. Sześć z dwunastu kafelków szlaków handlowych odtworzyliśmy sami.
    .value = { $value ->
        [extra_tiles] Dodatkowe kafelki
        [border_posts] Posterunki graniczne
        [white_castles] Białe zamki
        [inns] Gospody
        [trade_routes] Szlaki handlowe
        [shields] Tarcze
        [teams] Gra drużynowa
        [solo] Gra solo
        [vineyards] Winnice
        [chateauma] Châteauma
       *[random] losowo
    }
    .about = { $value ->
        [extra_tiles] Dwa kolejne klasztory, żuraw działający jak dowolny budynek i stadko gęsi.
        [border_posts] Na skraju każdego księstwa leżą trzy posterunki: połącz je kafelkami i zdobądź punkty, a więcej, jeśli wyprzedzisz innych.
        [white_castles] Budynki, które dają jeszcze jedną akcję z liczbą białej kości.
        [inns] Pasują na pole każdego koloru, a ukończony z nimi obszar liczy się jak o jedno pole większy.
        [trade_routes] Sprzedane towary wędrują po twoim szlaku; właściwy rodzaj na polu przynosi jego premię.
        [shields] Za dwie równe kości można wziąć tarczę o własnej mocy; każda kosztuje daninę w każdej fazie.
        [teams] Dla czworga: partnerzy mają wspólne księstwo i magazyn i wygrywają razem.
        [solo] W pojedynkę: zapełnij swoje księstwo w 25 rund.
        [vineyards] Druga plansza na podwójne kafelki z winogronami; opłacają się duże obszary jednego koloru.
       *[chateauma] Przeciwnik, który gra swoimi kartami przeciw jednej, dwóm lub trzem osobom.
    }
castles_of_burgundy-option-duchies = Księstwa
    .help = Skąd gracze mają swoje księstwa.
    .value = { $value ->
        [random] losowe księstwa
        [same] to samo księstwo dla wszystkich
       *[sides] losowe plansze, każdy wybiera stronę
    }
castles_of_burgundy-option-duchy = Numer księstwa
    .help = Księstwo, którym grają wszyscy, jeśli jest dla wszystkich to samo.
castles_of_burgundy-option-boards = Plansze
    .help = Spośród których plansz księstw się losuje.
    .value = { $value ->
        [first] pierwsze rozszerzenie (od 11 do 18)
        [special] mistrzostwa i Edycja Specjalna (od 19 do 22)
        [border] posterunki graniczne (od 23 do 30)
        [all] wszystkie (od 1 do 30)
       *[base] gra podstawowa (od 1 do 10)
    }
castles_of_burgundy-option-start_castle = Zamek początkowy
    .help = Gdzie leży pierwszy zamek. Środek wymaga jednego księstwa dla wszystkich, które ma tam pole zamku.
    .value = { $value ->
        [centre] na środku
       *[choose] gdzie chce właściciel
    }
castles_of_burgundy-option-start_seat = Gracz rozpoczynający
    .help = Miejsce, które ma pierwszą turę.
castles_of_burgundy-option-castle_connection = Zasady zamków
    .help = Przy księstwach od 11 do 18: nowe kafelki muszą łączyć się z zamkiem swoim kolorem, a usunięte zamki można odkupić.
castles_of_burgundy-option-route_order = Kolejność szlaków handlowych
    .help = Czy kafelki szlaku leżą losowo, czy jak chce ich właściciel.
    .value = { $value ->
        [chosen] według wyboru właściciela
       *[random] losowo
    }
castles_of_burgundy-option-discard_anywhere = Odrzucanie dla każdego nowego kafelka
    .help = Przy pełnym zapasie wolno odrzucić kafelek także przy skutkach i zakupach. Według instrukcji tylko przy braniu kafelka kością.
castles_of_burgundy-option-every_pair_pays = Każda para posterunków płaci
    .help = Dołączenie trzeciego posterunku płaci za dwie pary; inaczej jeden położony kafelek płaci raz.
castles_of_burgundy-option-count_post_tiles = Klasztor 26 liczy kafelki posterunków
    .help = Kafelki premii posterunków granicznych też punktują z klasztorem 26, jak mówi instrukcja o wszystkich kafelkach premii.
castles_of_burgundy-option-joined_pasture_area = Tarcza 1 tworzy jeden obszar
    .help = Pastwisko połączone tarczą 1 jest też jednym obszarem do ukończenia: według instrukcji to jedno pastwisko.
castles_of_burgundy-option-team_side = Plansze drużyn
    .help = Na której stronie plansz grają drużyny. Stronę dla ekspertów odtworzyliśmy sami.
    .value = { $value ->
        [expert] dla ekspertów
       *[standard] zwykła
    }
castles_of_burgundy-option-team_castle = Zamek początkowy strony dla ekspertów
    .help = Czy drużyna zaczyna na polu zamku z liczbą 1 lub 6, czy na dowolnym polu zamku.
    .value = { $value ->
        [any] dowolne pole zamku
       *[printed] pole 1 lub 6
    }
castles_of_burgundy-option-team_tie = Remis drużyn
    .help = Która drużyna wygrywa remis: ta z większą liczbą pustych pól, jak w druku, czy ta z mniejszą.
    .value = { $value ->
        [fewer] mniej pustych pól
       *[more] więcej pustych pól
    }

## Pytania

castles_of_burgundy-ask-duchy = Które księstwo zostaje rozdane?
castles_of_burgundy-ask-board = Która plansza księstwa zostaje rozdana?
castles_of_burgundy-ask-side = Którą stroną swojej planszy księstwa grasz?
castles_of_burgundy-ask-shield = Która tarcza trafia do składu { $depot }?
castles_of_burgundy-ask-good = Jaki towar zostaje dobrany?
castles_of_burgundy-ask-route_tile = Który kafelek szlaku zostaje rozdany?
castles_of_burgundy-ask-route = Który kafelek szlaku leży następny, od lewej do prawej?
castles_of_burgundy-ask-castle = Na którym polu zamkowym kładziesz swój zamek początkowy?
castles_of_burgundy-ask-tile = Który kafelek zostaje dobrany?
castles_of_burgundy-ask-round_good = Jaki towar przychodzi w rundzie { $space }?
castles_of_burgundy-ask-dice = Co pokazują kości?
castles_of_burgundy-ask-white = Co pokazuje biała kość?
castles_of_burgundy-ask-turn = Twoja tura: użyj kości albo ją zakończ.
castles_of_burgundy-ask-action = { $by ->
    [route] Szlak handlowy: dodatkowa akcja z dowolną liczbą.
    [white_castle] Biały zamek: dodatkowa akcja z liczbą { $die }.
    [vineyard] Winnica: dodatkowa akcja z dowolną liczbą.
    [target] Cel osiągnięty: dodatkowa akcja z dowolną liczbą.
   *[castle] Zamek: dodatkowa akcja z dowolną liczbą.
}
castles_of_burgundy-ask-fetch = { $building ->
    [market] Targ: jaki statek lub zwierzęta bierzesz?
    [carpenter] Stolarnia: jaki budynek bierzesz?
   *[church] Kościół: jaką kopalnię, klasztor lub zamek bierzesz?
}
castles_of_burgundy-ask-warehouse = Magazyn: jakie towary sprzedajesz?
castles_of_burgundy-ask-town_hall = Ratusz: który kafelek kładziesz?
castles_of_burgundy-ask-crane = Żuraw: ze skutku którego budynku korzystasz?
castles_of_burgundy-ask-goods = Statek: z którego składu bierzesz towary?
castles_of_burgundy-ask-more_goods = Klasztor 5: z którego sąsiedniego składu też bierzesz towary?
castles_of_burgundy-ask-gather = Tarcza 5: jaki rodzaj towaru bierzesz ze wszystkich składów?
castles_of_burgundy-ask-discard = { $for ->
    [none] Możesz zatrzymać tylko trzy kafelki: który odrzucasz?
   *[other] Twój zapas jest pełny: który kafelek odrzucasz?
}
castles_of_burgundy-ask-stow = Gdzie odkładasz nowy kafelek?
castles_of_burgundy-ask-deploy = Tarcza { $shield }: który kafelek kładziesz i gdzie?
castles_of_burgundy-ask-tribute = Danina za tarczę { $shield }: płacisz?
castles_of_burgundy-ask-follow = Tarcza 6: czyje klasztory działają też dla ciebie?

## Ruchy: w całości, w skrócie i jako nagłówek wielu

castles_of_burgundy-move-take = Weź { castles_of_burgundy-tile.acc } ze składu { $depot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }, skład { $depot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .many = Weź
castles_of_burgundy-move-place = Połóż { castles_of_burgundy-tile.acc } na { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }: { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .many = Połóż
    .plain = Połóż tutaj { castles_of_burgundy-tile.acc }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-sell = Sprzedaj { castles_of_burgundy-good }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }: { castles_of_burgundy-tiles }, { castles_of_burgundy-points }, { castles_of_burgundy-silver }
    .short = { castles_of_burgundy-good }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }: { castles_of_burgundy-points }
    .many = Sprzedaj
castles_of_burgundy-move-workers = Weź robotników{ castles_of_burgundy-tail-die }
    .short = robotnicy{ castles_of_burgundy-tail-die }
    .many = Weź robotników
    .left = nieużyta kość
castles_of_burgundy-move-buy = Kup { castles_of_burgundy-tile.acc } za 2 srebrniki
    .short = { castles_of_burgundy-tile }
    .many = Kup za 2 srebrniki
castles_of_burgundy-move-mason = Klasztor 6: weź { castles_of_burgundy-tile.acc } ze składu { $depot } za 2 robotników
    .short = { castles_of_burgundy-tile }, skład { $depot }
    .many = Klasztor 6: weź za 2 robotników
castles_of_burgundy-move-hire = Kup 2 robotników za 1 srebrnik
    .short = 2 robotników za 1 srebrnik
    .many = Kup robotników
castles_of_burgundy-move-regain = Odkup zamek za obie kości i 5 punktów
    .short = zamek za obie kości i 5 punktów
    .many = Odkup zamek
castles_of_burgundy-move-shield = Weź { castles_of_burgundy-shield.acc } i połóż ją na zamku na { $cell }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-shield }: { $cell }{ castles_of_burgundy-tail-workers }
    .many = Weź tarczę
    .plain = Weź { castles_of_burgundy-shield.acc } i połóż ją na tym zamku{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-follow = Tarcza 6: korzystaj z klasztorów { castles_of_burgundy-seat.gen }
    .short = { castles_of_burgundy-seat }
    .many = Tarcza 6: korzystaj z klasztorów
castles_of_burgundy-move-set = Tarcza 16: ustaw kość { $die } na { $face }
    .short = { $die } na { $face }
    .many = Tarcza 16: ustaw kość
castles_of_burgundy-move-fetch = Weź { castles_of_burgundy-tile.acc } ze składu { $depot }
    .short = { castles_of_burgundy-tile }, skład { $depot }
    .many = Weź
    .left = kafelek, który możesz wziąć
castles_of_burgundy-move-crane = Skorzystaj ze skutku tego budynku: { castles_of_burgundy-building }
    .short = { castles_of_burgundy-building }
    .many = Skorzystaj ze skutku
castles_of_burgundy-move-goods = Weź ze składu { $depot }: { castles_of_burgundy-types }
    .short = skład { $depot }: { castles_of_burgundy-types }
    .many = Weź towary z
castles_of_burgundy-types = { $goods ->
    [none] nic
    [1] towary turkusowe (1)
    [2] towary fioletowe (2)
    [3] towary różowe (3)
    [4] towary czerwone (4)
    [5] towary brązowe (5)
    [6] towary pomarańczowe (6)
   *[other] towary { $goods }
}
castles_of_burgundy-move-gather = Tarcza 5: weź wszystkie { castles_of_burgundy-good } ze wszystkich składów
    .short = { castles_of_burgundy-good }
    .many = Tarcza 5: weź ze wszystkich składów
castles_of_burgundy-move-discard = Odrzuć { castles_of_burgundy-tile.acc }
    .short = { castles_of_burgundy-tile }
    .many = Odrzuć
castles_of_burgundy-move-deploy = Połóż { castles_of_burgundy-tile.acc } { castles_of_burgundy-from } na { $cell }
    .short = { castles_of_burgundy-tile }: { $cell }
    .many = Połóż od razu
    .plain = Połóż tutaj { castles_of_burgundy-tile.acc } { castles_of_burgundy-from }
castles_of_burgundy-move-tribute = { $how ->
    [silver] Zapłać 1 srebrnik za { castles_of_burgundy-shield.acc }
    [worker] Zapłać 1 robotnika za { castles_of_burgundy-shield.acc }
   *[drop] Oddaj { castles_of_burgundy-shield.acc }
}
    .short = { $how ->
        [silver] 1 srebrnik
        [worker] 1 robotnik
       *[drop] oddaj
    }
    .many = Danina
castles_of_burgundy-move-place_shared = Połóż { castles_of_burgundy-tile.acc } ze wspólnego zapasu na { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }, wspólny zapas: { $cell }{ castles_of_burgundy-tail-workers }
    .many = Połóż ze wspólnego zapasu
    .plain = Połóż tutaj { castles_of_burgundy-tile.acc } ze wspólnego zapasu{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-discard_shared = Odrzuć { castles_of_burgundy-tile.acc } ze wspólnego zapasu
    .short = { castles_of_burgundy-tile }, wspólny zapas
    .many = Odrzuć ze wspólnego zapasu
castles_of_burgundy-move-stow = { $where ->
    [private] Do własnego zapasu
   *[shared] Do wspólnego zapasu
}
    .short = { $where ->
        [private] własny
       *[shared] wspólny
    }
    .many = Odłóż
castles_of_burgundy-move-skip = Zrezygnuj
    .short = zrezygnuj
    .many = Zrezygnuj
castles_of_burgundy-move-end = Zakończ turę
    .short = koniec
    .many = Zakończ turę
castles_of_burgundy-move-side = Graj księstwem { $duchy }
    .short = księstwo { $duchy }
    .many = Graj
castles_of_burgundy-move-castle = Połóż zamek początkowy na { $cell }
    .short = { $cell }
    .many = Połóż zamek początkowy na
    .plain = Połóż tutaj zamek początkowy
castles_of_burgundy-move-route = Połóż teraz kafelek szlaku { $route }
    .short = kafelek { $route }
    .many = Połóż teraz
castles_of_burgundy-move-duchy = Księstwo ma numer { $duchy }
castles_of_burgundy-move-board = Plansza ma po jednej stronie księstwo { $board }
castles_of_burgundy-move-good = Towar to { castles_of_burgundy-good }
castles_of_burgundy-move-tile = Kafelek to { castles_of_burgundy-tile }
castles_of_burgundy-move-draw_shield = Tarcza to { castles_of_burgundy-shield }
castles_of_burgundy-move-draw_route = Kafelek szlaku ma numer { $route }
castles_of_burgundy-move-dice = Kości pokazują { $low } i { $high }
castles_of_burgundy-move-white = Biała kość pokazuje { $face }

## Zdarzenia

castles_of_burgundy-event-board = { $you ->
    [yes] Dostajesz planszę z księstwem { $board } po jednej stronie.
   *[no] { $player } dostaje planszę z księstwem { $board } po jednej stronie.
}
castles_of_burgundy-event-duchy = { $you ->
    [yes] Grasz księstwem { $duchy }.
   *[no] { $player } gra księstwem { $duchy }.
}
castles_of_burgundy-event-castle = { $you ->
    [yes] Kładziesz zamek początkowy na { $cell }.
   *[no] { $player } kładzie zamek początkowy na { $cell }.
}
    .plain = { $you ->
        [yes] Kładziesz zamek początkowy.
       *[no] { $player } kładzie zamek początkowy.
    }
castles_of_burgundy-event-first_good = { $you ->
    [yes] Na początek masz { castles_of_burgundy-good.one }.
   *[no] { $player } na początek ma { castles_of_burgundy-good.one }.
}
castles_of_burgundy-event-shield_dealt = W składzie { $depot } leży { castles_of_burgundy-shield }.
castles_of_burgundy-event-route_tile = { $you ->
    [yes] Miejsce { $place } twojego szlaku handlowego: kafelek { $route }.
   *[no] { $player }: na miejscu { $place } szlaku handlowego leży kafelek { $route }.
}
castles_of_burgundy-event-phase = Zaczyna się faza { $phase }.
castles_of_burgundy-event-filled = Skład { $depot } otrzymuje { castles_of_burgundy-tile.acc }.
castles_of_burgundy-event-black = Czarny skład otrzymuje { castles_of_burgundy-tile.acc }.
castles_of_burgundy-event-inn = { $inns ->
    [one] Na sprzedaż jest { $inns } gospoda.
    [few] Na sprzedaż są { $inns } gospody.
    [many] Na sprzedaż jest { $inns } gospód.
   *[other] Na sprzedaż jest { $inns } gospody.
}
castles_of_burgundy-event-round_good = Runda { $round } przyniesie { castles_of_burgundy-good.one }.
castles_of_burgundy-event-round = Zaczyna się runda { $round }.
castles_of_burgundy-event-dice = { $you ->
    [yes] Wyrzucasz { $low } i { $high }.
   *[no] { $player } wyrzuca { $low } i { $high }.
}
castles_of_burgundy-event-white = Biała kość pokazuje { $face }.
castles_of_burgundy-event-good_placed = Do składu { $depot } trafia { castles_of_burgundy-good.one }.
castles_of_burgundy-event-turn = { $you ->
    [yes] Twoja tura.
   *[no] { $player } zaczyna turę.
}
castles_of_burgundy-event-workers = { $you ->
    [yes] { $way ->
        [gain] Dostajesz
       *[loss] Oddajesz
    }
   *[no] { $way ->
        [gain] { $player } dostaje
       *[loss] { $player } oddaje
    }
} { castles_of_burgundy-changed-workers }{ castles_of_burgundy-tail-workers-cause } (teraz { $count }).
castles_of_burgundy-event-silver = { $you ->
    [yes] { $way ->
        [gain] Dostajesz
       *[loss] Oddajesz
    }
   *[no] { $way ->
        [gain] { $player } dostaje
       *[loss] { $player } oddaje
    }
} { castles_of_burgundy-changed-silver }{ castles_of_burgundy-tail-cause } (teraz { $count }).
castles_of_burgundy-event-took = { $you ->
    [yes] Bierzesz { castles_of_burgundy-tile.acc } ze składu { $depot }.
   *[no] { $player } bierze { castles_of_burgundy-tile.acc } ze składu { $depot }.
}
castles_of_burgundy-event-bought = { $you ->
    [yes] Kupujesz { castles_of_burgundy-tile.acc }.
   *[no] { $player } kupuje { castles_of_burgundy-tile.acc }.
}
castles_of_burgundy-event-placed = { $you ->
    [yes] Kładziesz { castles_of_burgundy-tile.acc } na { $cell }.
   *[no] { $player } kładzie { castles_of_burgundy-tile.acc } na { $cell }.
}
    .plain = { $you ->
        [yes] Kładziesz { castles_of_burgundy-tile.acc }.
       *[no] { $player } kładzie { castles_of_burgundy-tile.acc }.
    }
castles_of_burgundy-event-sold = { $you ->
    [yes] Sprzedajesz { castles_of_burgundy-good }: { castles_of_burgundy-count }.
   *[no] { $player } sprzedaje { castles_of_burgundy-good }: { castles_of_burgundy-count }.
}
castles_of_burgundy-event-discarded = { $you ->
    [yes] Odrzucasz { castles_of_burgundy-tile.acc }.
   *[no] { $player } odrzuca { castles_of_burgundy-tile.acc }.
}
castles_of_burgundy-event-goods = { $you ->
    [yes] Bierzesz { castles_of_burgundy-loaded } ze składu { $depot } (teraz { $count }).
   *[no] { $player } bierze { castles_of_burgundy-loaded } ze składu { $depot } (teraz { $count }).
}
castles_of_burgundy-event-advanced = { $you ->
    [yes] Jesteś teraz na polu { $space } toru kolejności.
   *[no] { $player } jest teraz na polu { $space } toru kolejności.
}
castles_of_burgundy-event-area = { $you ->
    [yes] Kończysz { castles_of_burgundy-area } o wielkości { castles_of_burgundy-spaces }{ castles_of_burgundy-tail-more }.
   *[no] { $player } kończy { castles_of_burgundy-area } o wielkości { castles_of_burgundy-spaces }{ castles_of_burgundy-tail-more }.
}
castles_of_burgundy-event-bonus = { $you ->
    [yes] Bierzesz { castles_of_burgundy-rank } kafelek premii za { castles_of_burgundy-colour }.
   *[no] { $player } bierze { castles_of_burgundy-rank } kafelek premii za { castles_of_burgundy-colour }.
}
castles_of_burgundy-event-posts = { $you ->
    [yes] Łączysz { castles_of_burgundy-joined-posts } (teraz { $count }).
   *[no] { $player } łączy { castles_of_burgundy-joined-posts } (teraz { $count }).
}
castles_of_burgundy-event-post_bonus = { $you ->
    [yes] Bierzesz { castles_of_burgundy-rank } kafelek posterunków granicznych.
   *[no] { $player } bierze { castles_of_burgundy-rank } kafelek posterunków granicznych.
}
castles_of_burgundy-event-shield = { $you ->
    [yes] Bierzesz { castles_of_burgundy-shield.acc } i kładziesz ją na zamku na { $cell }.
   *[no] { $player } bierze { castles_of_burgundy-shield.acc } i kładzie ją na zamku na { $cell }.
}
    .plain = { $you ->
        [yes] Bierzesz { castles_of_burgundy-shield.acc } i kładziesz ją na zamku.
       *[no] { $player } bierze { castles_of_burgundy-shield.acc } i kładzie ją na zamku.
    }
castles_of_burgundy-event-shield_lost = { $you ->
    [yes] Tracisz { castles_of_burgundy-shield.acc }.
   *[no] { $player } traci { castles_of_burgundy-shield.acc }.
}
castles_of_burgundy-event-tribute = { $how ->
    [drop] { $you ->
        [yes] Nie płacisz daniny.
       *[no] { $player } nie płaci daniny.
    }
   *[paid] { $you ->
        [yes] Zatrzymujesz { castles_of_burgundy-shield.acc }.
       *[no] { $player } zatrzymuje { castles_of_burgundy-shield.acc }.
    }
}
castles_of_burgundy-event-follow = { $you ->
    [yes] Od teraz korzystasz z klasztorów gracza { $other }.
   *[no] { $other_you ->
        [yes] { $player } korzysta teraz z twoich klasztorów.
       *[no] { $player } korzysta teraz z klasztorów gracza { $other }.
    }
}
castles_of_burgundy-event-route = { $you ->
    [yes] Wykładasz { castles_of_burgundy-good.one } na pole { $space } swojego szlaku handlowego.
   *[no] { $player } wykłada { castles_of_burgundy-good.one } na pole { $space } szlaku handlowego.
}
castles_of_burgundy-event-stowed = { $where ->
    [private] Nowy kafelek trafia do własnego zapasu.
   *[shared] Nowy kafelek trafia do wspólnego zapasu.
}
castles_of_burgundy-event-waived = { $you ->
    [yes] Rezygnujesz z tej możliwości.
   *[no] { $player } rezygnuje z tej możliwości.
}
castles_of_burgundy-event-regained = { $you ->
    [yes] Odkupujesz zamek za obie kości.
   *[no] { $player } odkupuje zamek za obie kości.
}
castles_of_burgundy-event-set = { $you ->
    [yes] Obracasz kość z { $die } na { $face }.
   *[no] { $player } obraca kość z { $die } na { $face }.
}
castles_of_burgundy-event-ended = Gra jest skończona.
castles_of_burgundy-event-undone = Stół wraca do ruchu { $number }.
castles_of_burgundy-event-score = { $you ->
    [yes] { $source ->
        [target] Cel osiągnięty: twój znacznik wraca na 0.
       *[other] { $way ->
            [gain] Zdobywasz { castles_of_burgundy-points }: { castles_of_burgundy-source }.
           *[loss] Tracisz { castles_of_burgundy-points }: { castles_of_burgundy-source }.
        }
    }
   *[no] { $source ->
        [target] Cel osiągnięty: { $player } cofa znacznik na 0.
       *[other] { $way ->
            [gain] { $player } zdobywa { castles_of_burgundy-points }: { castles_of_burgundy-source }.
           *[loss] { $player } traci { castles_of_burgundy-points }: { castles_of_burgundy-source }.
        }
    }
}

## Źródła punktów

castles_of_burgundy-source = { $source ->
    [area] { castles_of_burgundy-source-area }
    [phase] { castles_of_burgundy-source-phase }
    [bonus] { castles_of_burgundy-source-bonus }
    [sale] { castles_of_burgundy-source-sale }
    [livestock] { castles_of_burgundy-source-livestock }
    [m7] { castles_of_burgundy-source-m7 }
    [watchtower] { castles_of_burgundy-source-watchtower }
    [posts] { castles_of_burgundy-source-posts }
    [post_bonus] { castles_of_burgundy-source-post_bonus }
    [regain] { castles_of_burgundy-source-regain }
    [unsold] { castles_of_burgundy-source-unsold }
    [silver] { castles_of_burgundy-source-silver }
    [workers] { castles_of_burgundy-source-workers }
    [m15] { castles_of_burgundy-source-m15 }
    [m16] { castles_of_burgundy-source-m16 }
    [m17] { castles_of_burgundy-source-m17 }
    [m18] { castles_of_burgundy-source-m18 }
    [m19] { castles_of_burgundy-source-m19 }
    [m20] { castles_of_burgundy-source-m20 }
    [m21] { castles_of_burgundy-source-m21 }
    [m22] { castles_of_burgundy-source-m22 }
    [m23] { castles_of_burgundy-source-m23 }
    [m24] { castles_of_burgundy-source-m24 }
    [m25] { castles_of_burgundy-source-m25 }
    [m26] { castles_of_burgundy-source-m26 }
    [m29] { castles_of_burgundy-source-m29 }
    [target] { castles_of_burgundy-source-target }
    [bought] { castles_of_burgundy-source-bought }
    [vines] { castles_of_burgundy-source-vines }
    [card] { castles_of_burgundy-source-card }
    [boarding_house] { castles_of_burgundy-source-boarding_house }
    [routes] { castles_of_burgundy-source-routes }
    [monasteries] { castles_of_burgundy-source-monasteries }
    [reserve] { castles_of_burgundy-source-reserve }
    [on_cards] { castles_of_burgundy-source-on_cards }
    [doubles] { castles_of_burgundy-source-doubles }
   *[shields] { castles_of_burgundy-source-shields }
}
castles_of_burgundy-source-area = Obszary za wielkość
castles_of_burgundy-source-phase = Obszary za fazę
castles_of_burgundy-source-bonus = Kafelki premii
castles_of_burgundy-source-sale = Sprzedane towary
castles_of_burgundy-source-livestock = Zwierzęta
castles_of_burgundy-source-m7 = Klasztor 7
castles_of_burgundy-source-watchtower = Wieże strażnicze
castles_of_burgundy-source-posts = Posterunki graniczne
castles_of_burgundy-source-post_bonus = Kafelki posterunków
castles_of_burgundy-source-regain = Odkupione zamki
castles_of_burgundy-source-unsold = Pozostałe towary
castles_of_burgundy-source-silver = Pozostałe srebro
castles_of_burgundy-source-workers = Pozostali robotnicy
castles_of_burgundy-source-m15 = Klasztor 15: rodzaje sprzedanych towarów
castles_of_burgundy-source-m16 = Klasztor 16: magazyny
castles_of_burgundy-source-m17 = Klasztor 17: wieże strażnicze
castles_of_burgundy-source-m18 = Klasztor 18: stolarnie
castles_of_burgundy-source-m19 = Klasztor 19: kościoły
castles_of_burgundy-source-m20 = Klasztor 20: targi
castles_of_burgundy-source-m21 = Klasztor 21: pensjonaty
castles_of_burgundy-source-m22 = Klasztor 22: banki
castles_of_burgundy-source-m23 = Klasztor 23: ratusze
castles_of_burgundy-source-m24 = Klasztor 24: gatunki zwierząt
castles_of_burgundy-source-m25 = Klasztor 25: sprzedane towary
castles_of_burgundy-source-m26 = Klasztor 26: kafelki premii
castles_of_burgundy-source-m29 = Klasztor 29: białe zamki
castles_of_burgundy-source-shields = Tarcze
castles_of_burgundy-source-target = Osiągnięty cel
castles_of_burgundy-source-bought = Kupione punkty

## Stół obok planszy

castles_of_burgundy-table-round = Faza { $phase }, runda { $round }{ $white ->
    [0] { "" }
   *[other] , biała kość { $white }
}
castles_of_burgundy-table-depot = Skład { $depot }: { $tiles }{ $goods ->
    [none] { "" }
   *[other] ; { $goods }
}{ $shields ->
    [none] { "" }
   *[other] ; { $shields }
}
castles_of_burgundy-table-black = Czarny skład: { $tiles }{ $inns ->
    [0] { "" }
    [one] ; { $inns } gospoda
    [few] ; { $inns } gospody
    [many] ; { $inns } gospód
   *[other] ; { $inns } gospody
}
castles_of_burgundy-table-order = Kolejność tur: { $seats }
castles_of_burgundy-table-seat = { castles_of_burgundy-points }, { castles_of_burgundy-silver }, { castles_of_burgundy-workers }, { $empty ->
    [one] { $empty } puste pole
    [few] { $empty } puste pola
    [many] { $empty } pustych pól
   *[other] { $empty } pustego pola
}
castles_of_burgundy-table-dice = kości: { $list }
castles_of_burgundy-table-storage = zapas: { $list }
castles_of_burgundy-table-shared = wspólny zapas: { $list }
castles_of_burgundy-table-placed = położone: { $list }
castles_of_burgundy-table-goods = towary: { $list }
castles_of_burgundy-table-sold = sprzedane: { $list }
castles_of_burgundy-table-shields = tarcze: { $list }
castles_of_burgundy-table-route = szlak handlowy: { $list }
castles_of_burgundy-table-bonus = kafelki premii: { $list }

## Co waży podpowiedź

castles_of_burgundy-part-points = punkty
castles_of_burgundy-part-areas = zaczęte obszary
castles_of_burgundy-part-colours = płytki premii za kolory
castles_of_burgundy-part-storage = płytki w magazynie
castles_of_burgundy-part-holdings = srebro, robotnicy, towary i kości
castles_of_burgundy-part-animals = pastwiska
castles_of_burgundy-part-powers = klasztory i tarcze
castles_of_burgundy-part-mines = kopalnie
castles_of_burgundy-part-effect = efekt płytki
castles_of_burgundy-part-vines = winnice
castles_of_burgundy-part-spaces = pola i cel
## Gra solo

castles_of_burgundy-option-solo_duchy = Księstwo solo
    .help = Księstwo gry solo: 33 dla początkujących, 34 dla ekspertów.
castles_of_burgundy-option-target = Pierwszy cel
    .help = Ile punktów trzeba najpierw zdobyć w grze solo. Im mniej, tym łatwiej.
castles_of_burgundy-ask-points = Ile punktów dokupujesz po 1 srebrniku?
castles_of_burgundy-ask-order = Co robisz najpierw?
castles_of_burgundy-ask-reward = Ukończony kolor ({ castles_of_burgundy-colour }): który kafelek z czarnego składu kładziesz i gdzie?
castles_of_burgundy-ask-trade = Czy wymieniasz 5 towarów na czarny kafelek?
castles_of_burgundy-ask-give = Które towary oddajesz? Pozostało: { $count }.
castles_of_burgundy-move-points = { $count ->
    [one] Kup { $count } punkt
    [few] Kup { $count } punkty
    [many] Kup { $count } punktów
   *[other] Kup { $count } punktu
}
    .short = { $count }
    .many = Kup punkty
castles_of_burgundy-move-trade = Wymień 5 towarów na { castles_of_burgundy-tile.acc } (kafelek zakryty)
    .short = { castles_of_burgundy-tile }
    .many = Wymień 5 towarów na
castles_of_burgundy-move-give = Oddaj { castles_of_burgundy-good }
    .short = { castles_of_burgundy-good }
    .many = Oddaj
castles_of_burgundy-event-removed_tile = Biała kość usuwa kafelek ze składu { $depot }: { castles_of_burgundy-tile }.
castles_of_burgundy-event-goods_gone = Towary pozostałe w składach przepadają: { castles_of_burgundy-loaded }.
castles_of_burgundy-event-target = Następny cel to { $target }.
castles_of_burgundy-event-traded = { $you ->
    [yes] Wymieniasz 5 towarów na kafelek z czarnego składu, który trafia zakryty do zapasu: { castles_of_burgundy-tile }.
   *[no] { $player } wymienia 5 towarów na kafelek z czarnego składu, który trafia zakryty do zapasu: { castles_of_burgundy-tile }.
}
castles_of_burgundy-event-gave = { $you ->
    [yes] Oddajesz { castles_of_burgundy-loaded }.
   *[no] { $player } oddaje { castles_of_burgundy-loaded }.
}
castles_of_burgundy-event-points_bought = { $you ->
    [yes] { $count ->
        [one] Kupujesz { $count } punkt.
        [few] Kupujesz { $count } punkty.
        [many] Kupujesz { $count } punktów.
       *[other] Kupujesz { $count } punktu.
    }
   *[no] { $count ->
        [one] { $player } kupuje { $count } punkt.
        [few] { $player } kupuje { $count } punkty.
        [many] { $player } kupuje { $count } punktów.
       *[other] { $player } kupuje { $count } punktu.
    }
}
castles_of_burgundy-event-rewarded = Ukończony kolor: { castles_of_burgundy-colour }. Nagrodą jest kafelek, który od razu można położyć.
castles_of_burgundy-event-won = Wszystkie 37 pól zapełniono: gra wygrana.
castles_of_burgundy-event-lost = Minęło 25 rund: gra przegrana.
castles_of_burgundy-table-alone = Cel { $target }; zapełnione pola: { $filled } z 37; { $rounds ->
    [one] pozostała { $rounds } runda
    [few] pozostały { $rounds } rundy
    [many] pozostało { $rounds } rund
   *[other] pozostało { $rounds } rundy
}
castles_of_burgundy-table-rivers = rzeki: { $list }

## Winnice

castles_of_burgundy-grape = { $grape ->
    [orange] pomarańczowy
    [yellow] żółty
    [green] zielony
    [red] czerwony
    [black] czarny
   *[blue] niebieski
}
castles_of_burgundy-double = { $double ->
    [orange_orange] pomarańczowo-pomarańczowy
    [orange_yellow] pomarańczowo-żółty
    [orange_green] pomarańczowo-zielony
    [orange_red] pomarańczowo-czerwony
    [orange_black] pomarańczowo-czarny
    [orange_blue] pomarańczowo-niebieski
    [yellow_yellow] żółto-żółty
    [yellow_green] żółto-zielony
    [yellow_red] żółto-czerwony
    [yellow_black] żółto-czarny
    [yellow_blue] żółto-niebieski
    [green_green] zielono-zielony
    [green_red] zielono-czerwony
    [green_black] zielono-czarny
    [green_blue] zielono-niebieski
    [red_red] czerwono-czerwony
    [red_black] czerwono-czarny
    [red_blue] czerwono-niebieski
    [black_black] czarno-czarny
    [black_blue] czarno-niebieski
   *[blue_blue] niebiesko-niebieski
}
castles_of_burgundy-laid = { $laid ->
    [orange_orange] pomarańczowo-pomarańczowy
    [orange_yellow] pomarańczowo-żółty
    [orange_green] pomarańczowo-zielony
    [orange_red] pomarańczowo-czerwony
    [orange_black] pomarańczowo-czarny
    [orange_blue] pomarańczowo-niebieski
    [yellow_orange] żółto-pomarańczowy
    [yellow_yellow] żółto-żółty
    [yellow_green] żółto-zielony
    [yellow_red] żółto-czerwony
    [yellow_black] żółto-czarny
    [yellow_blue] żółto-niebieski
    [green_orange] zielono-pomarańczowy
    [green_yellow] zielono-żółty
    [green_green] zielono-zielony
    [green_red] zielono-czerwony
    [green_black] zielono-czarny
    [green_blue] zielono-niebieski
    [red_orange] czerwono-pomarańczowy
    [red_yellow] czerwono-żółty
    [red_green] czerwono-zielony
    [red_red] czerwono-czerwony
    [red_black] czerwono-czarny
    [red_blue] czerwono-niebieski
    [black_orange] czarno-pomarańczowy
    [black_yellow] czarno-żółty
    [black_green] czarno-zielony
    [black_red] czarno-czerwony
    [black_black] czarno-czarny
    [black_blue] czarno-niebieski
    [blue_orange] niebiesko-pomarańczowy
    [blue_yellow] niebiesko-żółty
    [blue_green] niebiesko-zielony
    [blue_red] niebiesko-czerwony
    [blue_black] niebiesko-czarny
   *[blue_blue] niebiesko-niebieski
}
castles_of_burgundy-bonus = { $effect ->
    [market] targ
    [carpenter] stolarnia
    [church] kościół
    [warehouse] magazyn
    [boarding_house] pensjonat
    [bank] bank
    [town_hall] ratusz
    [watchtower] wieża strażnicza
    [castle] zamek
    [double] podwójny kafelek
    [black] czarny skład lub sklep
    [target] osiągnięty cel
    [colour] ukończony kolor
    [area] ukończony obszar
   *[effect] skutek kafelka
}
castles_of_burgundy-vine-place = { $place ->
    [shop1] miejsce 1 sklepu
    [shop2] miejsce 2 sklepu
    [shop3] miejsce 3 sklepu
    [depot1] miejsce 1 składu winnic
    [depot2] miejsce 2 składu winnic
    [depot3] miejsce 3 składu winnic
    [depot4] miejsce 4 składu winnic
    [depot5] miejsce 5 składu winnic
   *[depot6] miejsce 6 składu winnic
}
castles_of_burgundy-option-removed_grapes = Winogrona poza grą
    .help = Z winnicami: w trzy osoby można usunąć jeden kolor, w dwie dwa.
    .value = { $value ->
        [orange] pomarańczowe
        [yellow] żółte
        [green] zielone
        [red] czerwone
        [black] czarne
        [blue] niebieskie
       *[random] losowo
    }
castles_of_burgundy-ask-grape_tile = Który kafelek winorośli zostaje rozdany?
castles_of_burgundy-ask-double = Który podwójny kafelek przychodzi?
castles_of_burgundy-ask-bonuses = Pole winnicy { $space }: która premia najpierw?
castles_of_burgundy-ask-fetch_double = Premia: który podwójny kafelek bierzesz ze składu winnic?
castles_of_burgundy-ask-fetch_black = Premia: który kafelek bierzesz z czarnego składu lub sklepu?
castles_of_burgundy-ask-grape = Poziom { $level } jest pełny: który kafelek winorośli bierzesz?
castles_of_burgundy-move-first = Najpierw: { castles_of_burgundy-bonus }
    .short = { castles_of_burgundy-bonus }
    .many = Najpierw
castles_of_burgundy-move-pick = Weź podwójny kafelek { castles_of_burgundy-double } z miejsca { $slot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-double }{ castles_of_burgundy-tail-workers }
    .many = Weź podwójny kafelek
castles_of_burgundy-move-plant = Zasadź kafelek { castles_of_burgundy-laid } na polu { $space }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-laid }: { $space }{ castles_of_burgundy-tail-workers }
    .many = Zasadź
castles_of_burgundy-move-plant_shared = Zasadź kafelek { castles_of_burgundy-laid } ze wspólnego zapasu na polu { $space }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-laid }, wspólny zapas: { $space }{ castles_of_burgundy-tail-workers }
    .many = Zasadź ze wspólnego zapasu
castles_of_burgundy-move-buy_double = Kup podwójny kafelek { castles_of_burgundy-double } z miejsca { $slot } sklepu
    .short = { castles_of_burgundy-double }
    .many = Kup podwójny kafelek
castles_of_burgundy-move-fetch_double = Weź podwójny kafelek { castles_of_burgundy-double } z miejsca { $slot }
    .short = { castles_of_burgundy-double }
    .many = Weź
castles_of_burgundy-move-fetch_black = Weź { castles_of_burgundy-tile.acc } z czarnego składu
    .short = { castles_of_burgundy-tile }
    .many = Weź z czarnego składu
castles_of_burgundy-move-fetch_shop = Weź podwójny kafelek { castles_of_burgundy-double } z miejsca { $slot } sklepu
    .short = { castles_of_burgundy-double }
    .many = Weź ze sklepu
castles_of_burgundy-move-grape = Weź kafelek winorośli: { castles_of_burgundy-grape }
    .short = { castles_of_burgundy-grape }
    .many = Weź kafelek winorośli
castles_of_burgundy-move-discard_double = Odrzuć podwójny kafelek { castles_of_burgundy-double }
    .short = { castles_of_burgundy-double }
    .many = Odrzuć podwójny kafelek
castles_of_burgundy-move-discard_double_shared = Odrzuć podwójny kafelek { castles_of_burgundy-double } ze wspólnego zapasu
    .short = { castles_of_burgundy-double }, wspólny zapas
    .many = Odrzuć podwójny kafelek ze wspólnego zapasu
castles_of_burgundy-move-sow = Zasadź kafelek { castles_of_burgundy-laid } z miejsca { $slot } sklepu na polu { $space }
    .short = { castles_of_burgundy-laid }: { $space }
    .many = Zasadź ze sklepu
castles_of_burgundy-move-double = Podwójny kafelek: { castles_of_burgundy-double }
castles_of_burgundy-event-double_filled = Nowy podwójny kafelek ({ castles_of_burgundy-vine-place }): { castles_of_burgundy-double }.
castles_of_burgundy-event-first_grape = { $you ->
    [yes] Zaczynasz z kafelkiem winorośli: { castles_of_burgundy-grape }.
   *[no] { $player } zaczyna z kafelkiem winorośli: { castles_of_burgundy-grape }.
}
castles_of_burgundy-event-picked = { $you ->
    [yes] Bierzesz podwójny kafelek { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
   *[no] { $player } bierze podwójny kafelek { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
}
castles_of_burgundy-event-bought_double = { $you ->
    [yes] Kupujesz podwójny kafelek { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
   *[no] { $player } kupuje podwójny kafelek { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
}
castles_of_burgundy-event-planted = { $you ->
    [yes] Sadzisz podwójny kafelek { castles_of_burgundy-laid } na polu { $space }.
   *[no] { $player } sadzi podwójny kafelek { castles_of_burgundy-laid } na polu { $space }.
}
castles_of_burgundy-event-discarded_double = { $you ->
    [yes] Odrzucasz podwójny kafelek { castles_of_burgundy-double }.
   *[no] { $player } odrzuca podwójny kafelek { castles_of_burgundy-double }.
}
castles_of_burgundy-event-level = { $you ->
    [yes] Poziom { $level } twojej winnicy jest pełny.
   *[no] { $player } zapełnia poziom { $level } winnicy.
}
castles_of_burgundy-event-grape = { $you ->
    [yes] Bierzesz kafelek winorośli: { castles_of_burgundy-grape }.
   *[no] { $player } bierze kafelek winorośli: { castles_of_burgundy-grape }.
}
castles_of_burgundy-event-took_black = { $you ->
    [yes] Bierzesz { castles_of_burgundy-tile.acc } z czarnego składu.
   *[no] { $player } bierze { castles_of_burgundy-tile.acc } z czarnego składu.
}
castles_of_burgundy-table-vats = Skład winnic: { $list }
castles_of_burgundy-table-stalls = Sklep winnic: { $list }
castles_of_burgundy-table-grapes = kafelki winorośli: { $list }
castles_of_burgundy-table-level = winnica, poziom { $level }: { $list }
castles_of_burgundy-table-double = podwójny kafelek { castles_of_burgundy-double }
castles_of_burgundy-source-vines = Winorośle

## Gry dla jednej osoby

castles_of_burgundy-automaton = Châteauma
castles_of_burgundy-quick-solo = Solo
    .help = Zamki Burgundii w pojedynkę: zapełnij swoje księstwo w 25 rundach.
castles_of_burgundy-quick-chateauma = Przeciw Châteaumie
    .help = Zamki Burgundii przeciw Châteaumie, przeciwnikowi, który gra według swoich kart.

## Châteauma

castles_of_burgundy-card-place = { $place ->
    [left] lewa
   *[right] prawa
}
    .loc = { $place ->
        [left] po lewej
       *[right] po prawej
    }
castles_of_burgundy-option-chateauma_level = Poziom Châteaumy
    .help = Którą z trzech liczb karty terytorium zdobywa Châteauma.
    .value = { $value ->
        [easy] łatwy
        [hard] trudny
       *[medium] średni
    }
castles_of_burgundy-option-chateauma_modifiers = Utrudnienia Châteaumy
    .help = Co wzmacnia Châteaumę; wszystkie można łączyć. Jej księstwa odtworzyliśmy sami.
    .value = { $value ->
        [covered] A: pięć zakrytych pól
        [built] B: trzy zabudowane pola
        [first] C: zaczyna grę
        [extra_turns] D: dodatkowe tury
       *[random] losowo
    }
castles_of_burgundy-option-white_castle_search = Białe zamki Châteaumy
    .help = Gdzie biały zamek szuka kafelka: w pierwszym składzie z kafelkami czy na całej planszy, rodzaju, którego brak w rezerwie.
    .value = { $value ->
        [board] cała plansza
       *[depot] pierwszy skład
    }
castles_of_burgundy-option-chateauma_shield = Tarcze Châteaumy
    .help = Którą tarczę bierze ze składu z kilkoma. Instrukcja mówi o najniższej wartości, tu o punktach; w drugim odczytaniu to najniższy numer.
    .value = { $value ->
        [number] najniższy numer
       *[value] najmniej punktów
    }
castles_of_burgundy-option-chateauma_vine_tiles = Kafelki winorośli z Châteaumą
    .help = Według instrukcji używa się jednego zestawu sześciu kafelków winorośli; w drugim odczytaniu wszystkich 24.
    .value = { $value ->
        [all_sets] wszystkie zestawy
       *[one_set] jeden zestaw sześciu
    }
castles_of_burgundy-ask-card = Która karta terytorium będzie { castles_of_burgundy-card-place.loc }?
castles_of_burgundy-ask-built = Który budynek leży w księstwie Châteaumy?
castles_of_burgundy-ask-die = Co wyrzuca Châteauma?
castles_of_burgundy-move-card = Karta terytorium { $card }
castles_of_burgundy-move-die = Kość pokazuje { $face }
castles_of_burgundy-event-first_card = { $player } zaczyna z kartą terytorium { $card } { castles_of_burgundy-card-place.loc }.
castles_of_burgundy-event-card = { $player } dobiera kartę terytorium { $card } i kładzie ją { castles_of_burgundy-card-place.loc }.
castles_of_burgundy-event-reshuffled = Odrzucone karty terytorium tworzą nową talię.
castles_of_burgundy-event-built = { $player } zaczyna z kafelkiem w księstwie: { castles_of_burgundy-tile }.
castles_of_burgundy-event-card_chosen = Biała kość wybiera kartę { castles_of_burgundy-card-place.loc }, numer { $card }.
castles_of_burgundy-event-die = { $player } wyrzuca { $face }: zaczyna szukać w składzie { $face }.
castles_of_burgundy-event-found = { $player } znajduje { castles_of_burgundy-tile.acc } w składzie { $depot }.
castles_of_burgundy-event-from_reserve = { $player } nie znajduje nic na planszy i bierze { castles_of_burgundy-tile.acc } z rezerwy.
castles_of_burgundy-event-joker_used = { $player } nie ma pasującego kafelka i używa jokera.
castles_of_burgundy-event-joker_taken = { $player } nic nie umieszcza; kafelek z czarnego składu staje się jokerem: { castles_of_burgundy-tile }.
castles_of_burgundy-event-silver_instead = { $player } nigdzie nie znajduje kafelka i dostaje 2 srebrniki.
castles_of_burgundy-event-set_on = Kafelek leży na polu { $space } karty { castles_of_burgundy-card-place.loc }.
castles_of_burgundy-event-another_tile = { $player } szuka kolejnego kafelka na kartę { castles_of_burgundy-card-place.loc }, zaczynając od składu białej kości.
castles_of_burgundy-event-sale_instead = { $player } nie może umieścić kolejnego kafelka i zamiast tego sprzedaje.
castles_of_burgundy-event-reserved = { $player } bierze { castles_of_burgundy-tile.acc } ze składu { $depot } do rezerwy.
castles_of_burgundy-event-nothing_found = { $player } nie ma czego wziąć ({ castles_of_burgundy-building }).
castles_of_burgundy-event-hall_tile = Ratusz przenosi z rezerwy { castles_of_burgundy-tile.acc }.
castles_of_burgundy-event-nothing_sold = { $player } nie ma towarów do sprzedania.
castles_of_burgundy-event-sale_sign = Symbol na karcie jest zakryty: { $player } sprzedaje.
castles_of_burgundy-event-card_done = { $player } kończy kartę terytorium { $card }.
castles_of_burgundy-event-moved = { $player } przenosi { castles_of_burgundy-tile.acc } na swoje pola ({ castles_of_burgundy-colour }).
castles_of_burgundy-event-bought_for_reserve = { $player } kupuje { castles_of_burgundy-tile.acc } z czarnego składu do rezerwy.
castles_of_burgundy-event-mines_paid = Koniec fazy: { $player } zarabia na kopalniach.
castles_of_burgundy-event-extra_turn = Symbol w księstwie jest zakryty: { $player } ma dodatkową turę.
castles_of_burgundy-event-white_tile = Biały zamek przynosi do rezerwy { castles_of_burgundy-tile.acc } ze składu { $depot }.
castles_of_burgundy-event-white_silver = Na planszy nie ma kafelków: biały zamek przynosi 1 srebrnik.
castles_of_burgundy-event-post_card = { $count ->
    [one] { $player } ma { $count } ukończoną kartę z posterunkami granicznymi.
    [few] { $player } ma { $count } ukończone karty z posterunkami granicznymi.
    [many] { $player } ma { $count } ukończonych kart z posterunkami granicznymi.
   *[other] { $player } ma { $count } ukończonej karty z posterunkami granicznymi.
}
castles_of_burgundy-event-shield_won = { $player } bierze { castles_of_burgundy-shield.acc } ze składu { $depot }.
castles_of_burgundy-event-double_won = Symbol na karcie jest zakryty: { $player } bierze podwójny kafelek { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
castles_of_burgundy-event-no_double = Symbol na karcie jest zakryty, ale skład winnic jest pusty.
castles_of_burgundy-event-double_bought = { $player } kupuje podwójny kafelek { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
castles_of_burgundy-source-card = Karty terytorium
castles_of_burgundy-source-boarding_house = Pensjonaty
castles_of_burgundy-source-routes = Sprzedaże bez szlaku
castles_of_burgundy-source-monasteries = Klasztory Châteaumy
castles_of_burgundy-source-reserve = Rezerwa
castles_of_burgundy-source-on_cards = Kafelki na jej kartach
castles_of_burgundy-source-doubles = Podwójne kafelki
castles_of_burgundy-table-card = Karta { $card } ({ castles_of_burgundy-card-place }): { $list }
castles_of_burgundy-table-hidden = zakryty
castles_of_burgundy-table-territory = Księstwo: { $list }
castles_of_burgundy-table-reserve = Rezerwa: { $list }
castles_of_burgundy-table-pile = Podwójne kafelki: { $list }
castles_of_burgundy-table-prizes = Tarcze: { $shields }; karty z posterunkami: { $posts }
