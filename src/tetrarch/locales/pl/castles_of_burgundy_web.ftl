## Plansza

castles_of_burgundy_web-status = Faza, kolejność tur i kafelki premii
castles_of_burgundy_web-phases = Fazy
castles_of_burgundy_web-caption-rounds = Towary rund
castles_of_burgundy_web-caption-white = Biała kość
castles_of_burgundy_web-caption-order = Kolejność tur
castles_of_burgundy_web-phase = Faza { $phase }: ukończony obszar daje dodatkowo { $points }
castles_of_burgundy_web-rounds = Runda { $round } z { $rounds }. Nadejdą jeszcze: { $goods }
castles_of_burgundy_web-white = Biała kość: { $face }. Towary tej rundy trafiły do tego składu
castles_of_burgundy_web-depot = { $depot ->
    [black] Czarny skład
   *[other] Skład { $depot }
}
castles_of_burgundy_web-colour = { $colour ->
    [castle] zamki
    [mine] kopalnie
    [ship] statki
    [livestock] zwierzęta
    [monastery] klasztory
   *[building] budynki
}
castles_of_burgundy_web-price = po { castles_of_burgundy_web-effect-silver }, jeden zakup w turze
castles_of_burgundy_web-inns-left = Nadejdzie jeszcze gospód: { $count }
castles_of_burgundy_web-bonus = Kafelki premii, { $name }: { $list }
castles_of_burgundy_web-posts = posterunki graniczne
castles_of_burgundy_web-choose = Co wybierasz?
castles_of_burgundy_web-others = Inni gracze
castles_of_burgundy_web-enlarge = Księstwo, { $name }: powiększ
castles_of_burgundy_web-duchy-of = Księstwo: { $name }
castles_of_burgundy_web-duchy = Księstwo { $number }
castles_of_burgundy_web-cost = { $workers ->
    [0] bez robotników
    [one] kosztuje { $workers } robotnika
    [few] kosztuje { $workers } robotników
    [many] kosztuje { $workers } robotników
   *[other] kosztuje { $workers } robotnika
}

## Mój obszar

castles_of_burgundy_web-own-duchy = Twoje księstwo
castles_of_burgundy_web-dice = Kości, robotnicy, srebro i punkty
castles_of_burgundy_web-die = { $die ->
    [free] dowolna liczba
   *[other] kość { $die }
}
castles_of_burgundy_web-die-help = Pokaż tylko to, czego sięga ta kość
castles_of_burgundy_web-die-workers = { $die ->
    [free] Weź robotników
   *[other] Weź robotników kością { $die }
}
castles_of_burgundy_web-space = { $cell }, { $colour }, liczba { $number }
castles_of_burgundy_web-area = Obszar wielkości { $size }, zapełnione { $filled }: po ukończeniu { $points } i { $phase } za fazę.
castles_of_burgundy_web-area-done = Ukończony obszar wielkości { $size }: { $points }.
castles_of_burgundy_web-storage = Zapas
castles_of_burgundy_web-goods = Towary
castles_of_burgundy_web-goods-none = Brak. Przywożą je statki.
castles_of_burgundy_web-sold = Sprzedane
castles_of_burgundy_web-shields = Tarcze
castles_of_burgundy_web-follows = Działają też klasztory gracza { $name }.
castles_of_burgundy_web-route = Szlak handlowy
castles_of_burgundy_web-route-tile = kafelek { $number } szlaku handlowego
castles_of_burgundy_web-route-space = { $laid ->
    [none] Wymaga: { $good }; daje skutek: { $bonus }
   *[other] Leżą tu { $laid }
}
castles_of_burgundy_web-route-ours = Kafelek { $number } odtworzyliśmy sami.
castles_of_burgundy_web-coming = Gdyby gra skończyła się teraz: { $points ->
    [one] { $points } punkt więcej
    [few] { $points } punkty więcej
    [many] { $points } punktów więcej
   *[other] { $points } punktu więcej
}

## Co robią kafelki i tarcze

castles_of_burgundy_web-explained = { $name }: { $effect }
castles_of_burgundy_web-monastery = klasztor { $number }
castles_of_burgundy_web-effect-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
castles_of_burgundy_web-effect-workers = { $workers ->
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
castles_of_burgundy_web-effect-silver = { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
}
castles_of_burgundy_web-effect = { $tile ->
    [castle] od razu jeszcze jedna akcja, z dowolną liczbą.
    [mine] 1 srebrnik na koniec każdej fazy.
    [ship] weź towary z jednego składu, potem przesuń się naprzód w kolejności.
    [livestock] 1 punkt za każde zwierzę; kafelki z tym samym zwierzęciem na pastwisku punktują jeszcze raz.
    [geese] 2 punkty i wszystkie kafelki jednego innego zwierzęcia na pastwisku; późniejsze zwierzęta dają tam 2 punkty więcej.
    [market] weź statek lub zwierzęta z dowolnego składu z numerem.
    [carpenter] weź budynek z dowolnego składu z numerem.
    [church] weź zamek, kopalnię lub klasztor z dowolnego składu z numerem.
    [warehouse] sprzedaj wszystkie swoje towary jednego rodzaju.
    [boarding_house] { castles_of_burgundy_web-effect-workers.acc }.
    [bank] { castles_of_burgundy_web-effect-silver }.
    [town_hall] połóż jeszcze jeden kafelek z zapasu, bez względu na liczbę.
    [watchtower] { castles_of_burgundy_web-effect-points }.
    [crane] skorzystaj ze skutku dowolnego budynku.
    [white_castle] od razu jeszcze jedna akcja, z liczbą białej kości.
    [m1] w twoim mieście może stać kilka budynków jednego rodzaju.
    [m2] na koniec każdej fazy także { castles_of_burgundy_web-effect-workers } za każdą twoją kopalnię.
    [m3] każda sprzedaż daje { castles_of_burgundy_web-effect-silver } zamiast { $usual }.
    [m4] każda sprzedaż daje też { castles_of_burgundy_web-effect-workers.acc }.
    [m5] twoje statki biorą też towary ze składu obok wybranego.
    [m6] raz w swojej turze weź budynek z dowolnego składu z numerem za { castles_of_burgundy_web-effect-workers.acc }.
    [m7] każdy twój punktujący kafelek zwierząt daje { castles_of_burgundy_web-effect-points } więcej.
    [m8] robotnik może zmienić kość o { $step }.
    [m9] zmień kość o 1 za darmo, gdy kładziesz budynek.
    [m10] zmień kość o 1 za darmo, gdy kładziesz statek lub zwierzęta.
    [m11] zmień kość o 1 za darmo, gdy kładziesz zamek, kopalnię lub klasztor.
    [m12] zmień kość o 1 za darmo, gdy bierzesz kafelek.
    [m13] { castles_of_burgundy_web-effect-silver } zawsze, gdy bierzesz robotników kością.
    [m14] { castles_of_burgundy_web-effect-workers.acc } zamiast { $usual }, gdy bierzesz robotników kością.
    [m15] na koniec { castles_of_burgundy_web-effect-points } za każdy rodzaj sprzedanych towarów.
    [m16] na koniec { castles_of_burgundy_web-effect-points } za każdy twój magazyn.
    [m17] na koniec { castles_of_burgundy_web-effect-points } za każdą twoją wieżę strażniczą.
    [m18] na koniec { castles_of_burgundy_web-effect-points } za każdą twoją stolarnię.
    [m19] na koniec { castles_of_burgundy_web-effect-points } za każdy twój kościół.
    [m20] na koniec { castles_of_burgundy_web-effect-points } za każdy twój targ.
    [m21] na koniec { castles_of_burgundy_web-effect-points } za każdy twój pensjonat.
    [m22] na koniec { castles_of_burgundy_web-effect-points } za każdy twój bank.
    [m23] na koniec { castles_of_burgundy_web-effect-points } za każdy twój ratusz.
    [m24] na koniec { castles_of_burgundy_web-effect-points } za każdy gatunek zwierząt w twoim księstwie.
    [m25] na koniec { castles_of_burgundy_web-effect-points } za każdy sprzedany żeton towaru.
    [m26] na koniec { castles_of_burgundy_web-effect-points } za każdy twój kafelek premii.
    [m27] twój znacznik zawsze leży na wierzchu swojego stosu na torze kolejności.
    [m28] kupuj { castles_of_burgundy_web-effect-workers.acc } za { castles_of_burgundy_web-effect-silver }, ile razy chcesz w swojej turze.
    [m29] na koniec { castles_of_burgundy_web-effect-points } za każdy twój biały zamek.
    [wild] zakryty pasuje na każde pole i nie ma efektu.
   *[inn] pasuje do każdego koloru; jej obszar punktuje, jakby miał o jedno pole więcej. Jedna na obszar.
}
castles_of_burgundy_web-shield-name = tarcza { $number } ({ $points })
castles_of_burgundy_web-shield = { $shield ->
    [1] wszystkie twoje pola zwierząt to jedno pastwisko, gdy zwierzęta punktują.
    [2] 1 robotnik dla ciebie zawsze, gdy inny gracz dostaje robotników.
    [3] daninę można płacić robotnikami.
    [4] twój zapas nie ma granic.
    [5] twoje statki biorą też wszystkie towary jednego rodzaju ze wszystkich składów.
    [6] klasztory wybranego gracza działają także dla ciebie.
    [7] zdobyte przez ciebie kafelki premii punktują podwójnie.
    [8] twoje kopalnie dają dwa razy więcej srebra.
    [9] sprzedaż daje 1 srebrnik za każdy sprzedany żeton.
    [10] twoje klasztory punktują na koniec podwójnie.
    [11] gdy kładziesz zamek, możesz jako dodatkową akcję wziąć tarczę.
    [12] sprzedane przez ciebie towary punktują podwójnie.
    [13] twoje tarcze punktują na koniec podwójnie.
    [14] na koniec każdej fazy połóż kafelek prosto ze składu z numerem.
    [15] na koniec każdej fazy połóż kafelek prosto z czarnego składu.
    [16] raz w swojej turze ustaw kość na dowolną liczbę.
    [17] ukończone przez ciebie obszary punktują, jakby miały o jedno pole więcej.
   *[18] kładź kafelki bez względu na sąsiednie pola.
}

## Drużyny

castles_of_burgundy_web-storage-private = Twój własny zapas
castles_of_burgundy_web-storage-shared = Wspólny zapas
castles_of_burgundy_web-goods-shared = Towary drużyny
castles_of_burgundy_web-shared-with = wspólnie z graczem { $name }
castles_of_burgundy_web-partner = twój partner

## Winnice

castles_of_burgundy_web-vine-depot = Skład winnic
castles_of_burgundy_web-vine-shop = Sklep winnic
castles_of_burgundy_web-vine-price = { $silver ->
    [one] { $silver } srebrnik
    [few] { $silver } srebrniki
    [many] { $silver } srebrników
   *[other] { $silver } srebrnika
} za sztukę, jeden zakup na turę
castles_of_burgundy_web-vine-tiles = Kafelki winorośli: { $list }. Każdy punktuje największy obszar swojego koloru w winnicy
castles_of_burgundy_web-vine-level = Poziom { $level }: { $full ->
    [yes] pełny
   *[no] pełny daje wybrany kafelek winorośli
}
castles_of_burgundy_web-vineyard = Twoja winnica
castles_of_burgundy_web-vineyard-of = Winnica gracza { $name }
castles_of_burgundy_web-vineyard-enlarge = Winnica gracza { $name }: powiększ
castles_of_burgundy_web-vineyard-ours = Plansza winnic jest naszą rekonstrukcją.
castles_of_burgundy_web-double = podwójny kafelek { $laid }: zajmuje dwa miejsca w zapasie, na dwa sąsiednie pola winnicy
castles_of_burgundy_web-bed = pole winnicy { $space } na poziomie { $level }, numer { $number }
castles_of_burgundy_web-bed-bonuses = daje { $list }
castles_of_burgundy_web-side-ours = Strona dla ekspertów jest naszą rekonstrukcją.

## Gra solo

castles_of_burgundy_web-goal = { $what ->
    [target] do celu
    [space] zapełnione pola
   *[round] pozostałe rundy
}
castles_of_burgundy_web-target = { $points } z { $target } punktów. Po osiągnięciu celu spada on o { $step }, punkty liczą się znowu od 0, a ty masz dodatkową akcję
castles_of_burgundy_web-filled = Zapełnione pola: { $filled } z { $spaces }. Zapełnij wszystkie, aby wygrać
castles_of_burgundy_web-rounds-left = { $count ->
    [one] Pozostała { $count } runda
    [few] Pozostały { $count } rundy
    [many] Pozostało { $count } rund
   *[other] Pozostało { $count } rundy
}
castles_of_burgundy_web-colours = Kolory do zapełnienia
castles_of_burgundy_web-colour-filled = { $name }: { $filled } z { $all }. Pełny kolor pozwala od razu położyć kafelek z czarnego składu

## Châteauma

castles_of_burgundy_web-card = { $place ->
    [left] Lewa karta
   *[right] Prawa karta
} { $card }
castles_of_burgundy_web-card-now = ta runda
castles_of_burgundy_web-card-chosen = Biała kość wybrała tę kartę: lewą przy { $left }, prawą przy { $right }
castles_of_burgundy_web-card-ours = Ta karta jest naszą rekonstrukcją.
castles_of_burgundy_web-card-space = Pole { $space }, { $colour }{ $sign ->
    [sale] , ze sprzedażą
    [double] , z podwójnym kafelkiem
   *[none] { "" }
}{ $tile ->
    [none] { "" }
   *[other] : { $tile }
}
castles_of_burgundy_web-card-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za pełną kartę
castles_of_burgundy_web-its-die = Kość jej tury: { $face }. Stamtąd zaczyna szukać
castles_of_burgundy_web-its-duchy-ours = Układ jej księstwa jest naszą rekonstrukcją.
castles_of_burgundy_web-its-doubles = Podwójne kafelki
castles_of_burgundy_web-empty-space = puste
castles_of_burgundy_web-extra-turn = zakryte daje dodatkową turę
castles_of_burgundy_web-covered = zakryty kafelek, którego nikt nie zna
castles_of_burgundy_web-face-down = { $name } rewersem do góry, dżoker
castles_of_burgundy_web-reserve = Rezerwa
castles_of_burgundy_web-reserve-stack = { $type ->
    [wild] dżokery, { $count }, górny to: { $top }
   *[other] { $name }, { $count }, na wierzchu: { $top }
}

castles_of_burgundy_web-moment-phase = Jak stoją gracze
