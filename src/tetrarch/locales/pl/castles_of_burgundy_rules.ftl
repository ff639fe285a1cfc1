# Zasady w skrócie. Wiersz od kreski jest punktem listy, numery zasad stają się odsyłaczami, (1) to znacznik na rysunku.

castles_of_burgundy_rules-goal =
    Władasz księstwem w Burgundii i wypełniasz je kafelkami: zamkami, kopalniami, statkami, zwierzętami, klasztorami i miastami. Punkty dają kafelki, ukończone obszary i sprzedane towary.

    Gra ma pięć faz; liczba rund w każdej: { $rounds }. Wygrywa ten, kto ma najwięcej punktów.
castles_of_burgundy_rules-setup =
    - Każdy ma księstwo o 37 polach w sześciu kolorach. Każde pole pokazuje liczbę od 1 do 6. Na początku kładziesz zamek na wybranym polu zamku.
    - Każdy dostaje { $goods } towary, { $silver } srebrnik i robotników: pierwszy gracz { $workers_0 }, następny { $workers_1 }, kolejni { $workers_2 } i { $workers_3 }.
    - Na początku każdej fazy to, co zostało w sześciu składach z numerami (1) i w czarnym składzie (2), wychodzi z gry, a składy wypełnia się na nowo. Towary zostają.
    - Na pięć rund fazy wykłada się pięć towarów (3).
castles_of_burgundy_rules-round =
    Wszyscy rzucają swoimi dwiema kośćmi; pierwszy gracz rzuca też białą kością, a następny towar fazy trafia do składu z jej liczbą (CB-36). Potem każdy ma jedną turę, w kolejności z toru: pierwszy jest ten, kto stoi najdalej, a w stosie wyższy znacznik (CB-37).
castles_of_burgundy_rules-turn =
    W swojej turze każdą z dwóch kości robisz jedną rzecz, w dowolnej kolejności, choćby dwa razy to samo (CB-40):

    - **Weź kafelek** ze składu z liczbą kości i odłóż go do zapasu, w którym mieszczą się { $storage } (CB-49). Jeśli jest pełny, najpierw odrzucasz jeden kafelek.
    - **Połóż kafelek** z zapasu na pustym polu jego koloru z liczbą kości, obok kafelka, który już leży (CB-55, CB-56). Działa od razu.
    - **Sprzedaj towary:** wszystkie, jakie masz, tego rodzaju, którego liczbę pokazuje kość. Dają razem { $sale_silver } srebrnik, a za każdy żeton { $sale_2 }, { $sale_3 } lub { $sale_4 } punkty przy dwóch, trzech lub czterech graczach (CB-86).
    - **Weź { $take_workers } robotników** dowolną kością (CB-87).

    Oddany **robotnik** zmienia kość o 1; 6 i 1 sąsiadują ze sobą (CB-44). Raz w swojej turze możesz kupić kafelek z czarnego składu za { $price } srebrniki, bez kości (CB-88).
castles_of_burgundy_rules-tiles =
    Kafelek działa wtedy, gdy go kładziesz; klasztory i kopalnie pracują później.

    - W jednym **mieście,** czyli spójnej grupie pól budynków, każdy rodzaj budynku może stać tylko raz (CB-60).
    - **Zwierzęta** dają po punkcie za każde na kafelku, a z nimi punktują jeszcze raz wszystkie zwierzęta tego gatunku położone wcześniej na tym samym pastwisku (CB-70, CB-71).
    - **Statki** przywożą wszystkie towary z jednego wybranego składu i przesuwają cię o jedno pole na torze kolejności. Możesz przechowywać najwyżej trzy rodzaje towarów (CB-64, CB-66).
    - **Kopalnie** dają po srebrniku na koniec każdej fazy. **Zamek** to jeszcze jedna akcja z dowolną liczbą.
castles_of_burgundy_rules-scoring =
    Gdy zapełnisz ostatnie pole **obszaru,** czyli sąsiadujących pól jednego koloru, dostajesz punkty za jego wielkość: { $area_1 }, { $area_2 }, { $area_3 }, { $area_4 }, { $area_5 }, { $area_6 }, { $area_7 } lub { $area_8 } za 1–8 pól. Do tego każdy ukończony obszar daje { $phase_A } punktów w fazie A, { $phase_B } w B, { $phase_C } w C, { $phase_D } w D i { $phase_E } w E (CB-91, CB-92). Warto więc kończyć wcześnie, także małe obszary.

    Kto pierwszy zapełni **wszystkie pola jednego koloru,** bierze duży kafelek premii, wart { $first_2 }, { $first_3 } lub { $first_4 } punktów przy dwóch, trzech lub czterech graczach. Drugi bierze mały, wart { $second_2 }, { $second_3 } lub { $second_4 } (CB-94, CB-95).
castles_of_burgundy_rules-end =
    Po fazie E dostajesz { $unsold } punkt za każdy niesprzedany towar, { $coin } za każdy srebrnik i 1 za każdych { $pair } robotników (CB-127). Potem liczą się klasztory, które punktują na końcu, czyli numery od 15 do 26 (CB-128).

    Wygrywa największa liczba punktów. Przy remisie decyduje mniejsza liczba pustych pól, a potem to, kto stoi bardziej z tyłu na torze kolejności (CB-130).

## Rozdziały

castles_of_burgundy_rules-title-round = Runda
castles_of_burgundy_rules-title-tiles = Kafelki

## Rozszerzenia

castles_of_burgundy_rules-extra_tiles = Dwa nowe klasztory, żuraw, który może działać jak dowolny budynek, i gęsi, które pasują do każdego stada (CB-140).
castles_of_burgundy_rules-border_posts = Każde księstwo ma na skraju trzy posterunki. Połączenie dwóch łańcuchem kafelków daje punkty fazy; kto pierwszy i drugi połączy wszystkie trzy, bierze kafelek premii (CB-150, CB-152, CB-154).
castles_of_burgundy_rules-white_castles = Białe zamki są budynkami. Kto kładzie biały zamek, ma jeszcze jedną akcję, z liczbą białej kości (CB-156, CB-158).
castles_of_burgundy_rules-inns = W każdej fazie można kupić gospodę, tak jak czarny kafelek. Kładzie się ją na polu dowolnego koloru, a jej obszar liczy się jak o jedno pole większy; w obszarze może być jedna gospoda (CB-163, CB-165, CB-168).
castles_of_burgundy_rules-trade_routes = Sprzedane towary kładziesz na swoim szlaku handlowym, od lewej do prawej. Towar na polu swojego rodzaju daje działanie budynku, który to pole pokazuje (CB-171, CB-174). Sześć z dwunastu kafelków jest naszych.
castles_of_burgundy_rules-shields = Mając na dwóch kościach tę samą liczbę, możesz zamiast swoich dwóch akcji wziąć tarczę ze składu z tą liczbą i położyć ją na zamku. Tarcze mają moce i punkty, a na koniec każdej fazy kosztują po srebrniku (CB-180, CB-185).
castles_of_burgundy_rules-teams = Dwie dwuosobowe drużyny mają wspólne podwójne księstwo, robotników, srebro i towary. Każdy ma własne kości, punkty i trochę własnego zapasu (CB-212, CB-220, CB-221). Kolory strony dla ekspertów są nasze.
castles_of_burgundy_rules-solo = W pojedynkę wypełniasz księstwo z rzekami w 25 rund. W każdej rundzie przepada jeden kafelek. Ilekroć osiągniesz cel punktowy, masz akcję, a cel się obniża (CB-238, CB-243, CB-253).
castles_of_burgundy_rules-vineyards = Oprócz księstwa każdy ma winnicę. Podwójne kafelki z dwiema winoroślami dają przy położeniu dwie premie, pełny poziom kafelek winorośli, a każdy kafelek winorośli przynosi na końcu punkty za jeden obszar swojego koloru (CB-259, CB-271, CB-278). Plansza winnicy jest nasza.
castles_of_burgundy_rules-chateauma = Automatyczny przeciwnik dla jednej, dwóch lub trzech osób. Kości i karty mówią, co robi, na trzech poziomach; wygrywasz, mając więcej punktów niż on (CB-281, CB-316).

## Rysunki

castles_of_burgundy_rules-figure-depots = Środek stołu przy trzech graczach: sześć składów z numerami, tu pierwszy (1), czarny skład (2), faza z towarami (3) i biała kość (4).
    .alt = Sześć składów po trzy kafelki, czarny skład z trzema kafelkami, pięć towarów fazy i tor kolejności.
castles_of_burgundy_rules-figure-turn = Co należy do ciebie: kafelki w zapasie, na przykład targ (1), towary, na przykład dwa rodzaju 5 (2), robotnicy i srebro oraz księstwo z zamkiem, od którego się zaczęło (3). Wypadło 2 i 5: piątką możesz sprzedać te dwa towary.
    .alt = Obszar gracza: zapas z targiem i krowami, towary, robotnicy i srebro oraz księstwo z zamkiem, statkiem i wieżą strażniczą.
castles_of_burgundy_rules-figure-pasture = Na to pastwisko trafiły najpierw 3 krowy (1) i 3 owce (2). Teraz 4 krowy (3) dają 4 + 3 = 7 punktów; owce tym razem nie dają nic.
    .alt = Pastwisko z zielonych pól, na których leżą trzy krowy, trzy owce i cztery krowy.
castles_of_burgundy_rules-figure-area = Trzy niebieskie pola po prawej są pełne: { $area_3 } punktów za wielkość. W fazie B dochodzi { $phase_B }, razem { $example }.
    .alt = Księstwo. Trzy sąsiednie pola statków na prawo od zamku są zapełnione statkami.
