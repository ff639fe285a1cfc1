## Pierwsza gra

castles_of_burgundy_lessons-first_game = Twoja pierwsza gra
    .help = Rzucaj kośćmi, bierz kafelki, zapełniaj księstwo i licz punkty.
castles_of_burgundy_lessons-first_game-take = Małe księstwo w Burgundii należy do ciebie, na razie puste, jeśli nie liczyć zamku. Zapełnij je kafelkami: co ukończysz, daje punkty, a najwięcej punktów wygrywa. Dwie kości to twoje dwie akcje. Szóstka bierze kafelek ze składu 6: weź wieżę strażniczą.
    .good = Leży teraz w twoim zapasie, w którym mieszczą się trzy kafelki.
    .other = Kość potrafi i to, wkrótce to zrobisz. Najpierw weź szóstką zaznaczoną wieżę strażniczą.
castles_of_burgundy_lessons-first_game-place = Teraz trójka: kładzie kafelek z zapasu na polu z liczbą 3. Pole musi mieć kolor kafelka i dotykać kafelka już położonego. Pasują dwa pola. Sąsiednie pola budynków tworzą miasto, a jedno z tych dwóch stoi samotnie: to miasto z jednego pola. Połóż tam wieżę strażniczą.
    .good = Pełne! Ukończony obszar od razu daje punkty: 1 za jedyne pole i 10, bo trwa faza A. Sama wieża strażnicza daje jeszcze 4.
    .larger = Tam też pasuje, ale to miasto ma pięć pól i daje punkty dopiero, gdy wszystkie są pełne. Zaznaczonemu wystarczy jeden kafelek.
    .other = Wolno, ale trójka przyda się wieży strażniczej: połóż ją na zaznaczonym polu.
castles_of_burgundy_lessons-first_game-end_first = Obie kości są użyte. Zakończ turę: wszyscy rzucają od nowa, a potem gra przeciwnik.
castles_of_burgundy_lessons-first_game-take_ship = Przeciwnik położył bank i wziął kopalnię. Twoje kości pokazują 2 i 4. Teraz potrzebujesz towarów, a przywożą je statki: weź statek czwórką.
    .other = Wolno. Ale spójrz: czwórka bierze zaznaczony statek, a dwójka od razu go położy.
castles_of_burgundy_lessons-first_game-place_ship = A dwójką statek trafia na twoją rzekę, tuż obok zamku. Połóż go.
    .other = Wolno, ale wtedy statek musi poczekać. Połóż go na zaznaczonym polu.
castles_of_burgundy_lessons-first_game-goods = Statek przywozi wszystkie towary z jednego składu, dowolnego. W składzie 2 leżą brązowe, a takie już masz. W składzie 6 leżą turkusowe, dla ciebie nowe; więcej niż trzech rodzajów mieć nie można. Które przywozisz?
    .pile = Większy stos: towary jednego rodzaju sprzedaje się wszystkie naraz.
    .new = Trzeci rodzaj: im więcej rodzajów masz, tym więcej kości może sprzedawać.
    .empty = Wtedy statek wróciłby pusty. Wybierz jeden z dwóch zaznaczonych składów.
castles_of_burgundy_lessons-first_game-end_second = Statek przesunął cię też o jedno pole na torze kolejności: od następnej rundy grasz przed przeciwnikiem. Zakończ turę.
castles_of_burgundy_lessons-first_game-sell = Teraz to ty zaczynasz. W każdej rundzie biała kość kładzie w jakimś składzie jeszcze jeden towar: stąd się tam biorą. A tak je sprzedajesz: brązowe towary mają liczbę 5, więc piątka sprzedaje wszystkie, które masz. Sprzedaj je.
    .good = 2 punkty za każdy żeton i 1 srebrnik za całą sprzedaż.
    .other = Wolno. Ale piątka pasuje do brązowych towarów, a żaden inny twój stos nie jest tak duży: sprzedaj je.
castles_of_burgundy_lessons-first_game-worker = Druga kość to jedynka, a zamek leży w składzie 2. Tu pomogą robotnicy: każdy zmienia kość o 1, w górę albo w dół. Weź zamek. Kosztuje cię to jednego robotnika.
    .good = Dobrze wydany. W następnej turze zobaczysz, ile wart jest zamek.
    .other = Wolno, ale zamek jest wart robotnika: weź go jedynką.
castles_of_burgundy_lessons-first_game-buy = A srebro? Raz w turze za 2 srebrniki kupujesz kafelek z czarnego składu, i to bez kości. Który ci się podoba?
    .cows = Cztery krowy: po punkcie za każdą, gdy tylko je położysz.
    .mine = Kopalnia: położona, płaci srebrem na koniec każdej fazy.
    .ship = Jeszcze jeden statek: więcej towarów i następny krok do przodu.
    .house = Pensjonat: razem z nim przyjdą czterej robotnicy.
    .other = Możesz zachować srebro na później. Ale spróbuj raz coś kupić: wybierz jeden z czterech kafelków.
castles_of_burgundy_lessons-first_game-end_third = Dwie kości i zakup: pełna tura. Zakończ ją.
castles_of_burgundy_lessons-first_game-castle = Znów zaczynasz, z dwójką i szóstką. Połóż zamek szóstką: zaznaczone pole dotyka twojej wieży strażniczej.
    .other = Wolno, ale najpierw połóż zamek. Ma dla ciebie niespodziankę.
castles_of_burgundy_lessons-first_game-castle_action = Zamek od razu daje ci jeszcze jedną akcję, a liczbę wybierasz dowolnie! Reszta tury należy do ciebie: połóż kupiony kafelek albo weź taki, który ci się podoba, użyj drugiej kości, dwójki, a potem zakończ turę.
castles_of_burgundy_lessons-first_game-so_far = Twoje punkty do tej pory: { $points }. Znasz trzy rzeczy, które potrafi kość: wziąć kafelek, położyć kafelek, sprzedać towary. Czwarta: kość o dowolnej liczbie daje 2 robotników. Przejdźmy do końca fazy.
castles_of_burgundy_lessons-first_game-cows = Ostatnia runda fazy A, a na twoim pastwisku są 3 krowy. Każde zwierzę daje 1 punkt; a te, które stoją na tym samym pastwisku i są tego samego gatunku, dają swoje punkty jeszcze raz. Połóż 4 krowy jedynką.
    .good = 4 punkty za nowe krowy i 3 za poprzednie.
    .other = Wolno. Ale krowom wystarczy jedynka, a czwórka zaraz się przyda: połóż je na zaznaczonym polu.
castles_of_burgundy_lessons-first_game-mine = Masz kopalnię, a jedyne pole kopalni obok twoich kafelków ma liczbę 4. Połóż ją.
    .other = Wolno, ale faza zaraz się kończy, a położona kopalnia płaci właśnie wtedy. Połóż ją.
castles_of_burgundy_lessons-first_game-end_phase = To była piąta runda z pięciu. Zakończ turę; gdy skończy też przeciwnik, kończy się faza, a każda kopalnia płaci srebrnik.
castles_of_burgundy_lessons-first_game-new_phase = Twoja kopalnia zapłaciła. To, co zostało w składach, znikło, a leżą tam nowe kafelki. Ukończony obszar daje oprócz punktów za wielkość już nie 10, lecz { $points }, i z każdą fazą mniej: małe obszary kończ wcześnie. Ta tura należy do ciebie. Użyj obu kości, potem ją zakończ.
castles_of_burgundy_lessons-first_game-last_turn = Wiele rund później, w ostatniej rundzie gry. Twoje punkty: { $points }, przeciwnika: { $others }. Zostało ci jedno wolne pole kopalni. Kto pierwszy zapełni wszystkie pola jednego koloru, dostaje jego duży kafelek premii. Połóż kopalnię trójką.
    .good = 6 punktów za obszar z trzech pól, 2 za fazę E, 5 za duży kafelek premii.
    .other = Wolno, ale nic nie da teraz więcej niż kopalnia na zaznaczonym polu: kończy obszar i cały kolor.
castles_of_burgundy_lessons-first_game-last_die = Została szóstka, a wybór należy do ciebie: połóż wieżę strażniczą za 4 punkty albo sprzedaj dwa pomarańczowe towary po 2 punkty i za srebrnik. Potem zakończ turę, a z nią grę.
    .tower = 4 punkty, od razu twoje.
    .sale = 4 punkty i srebrnik, a on zaraz da jeszcze 1 punkt.
castles_of_burgundy_lessons-first_game-counted = Na koniec kopalnie zapłaciły jeszcze raz; potem każdy srebrnik, każdy posiadany towar i każda para robotników dały po 1 punkcie, a twój klasztor 4 punkty za każdy kościół. Ty masz { $points }, przeciwnik { $others }. Znasz już grę. Rozdziały pokazują, co potrafi każdy rodzaj kafelków.

## Kości i kafelki

castles_of_burgundy_lessons-dice_and_tiles = Kości i kafelki
    .help = Zmieniaj kości robotnikami, kupuj z czarnego składu i pilnuj zapasu.
castles_of_burgundy_lessons-dice_and_tiles-around = Twój zapas jest pełny: trzy kafelki. Jeden to kopalnia, a pole kopalni poniżej twojej pierwszej ma liczbę 1. Twoje kości pokazują 3 i 6. To nic: na kości 6 i 1 sąsiadują, więc jeden robotnik zmienia szóstkę w jedynkę. Połóż kopalnię.
    .good = Robotnik dobrze wydany. Wraca do puli.
    .other = Wolno, ale wypróbuj krok z 6 na 1: połóż kopalnię na zaznaczonym polu.
castles_of_burgundy_lessons-dice_and_tiles-purchase = Teraz jedno miejsce w zapasie jest wolne, a ty masz 2 srebrniki: w sam raz na zakup. Kupiony kafelek zawsze potrzebuje wolnego miejsca; dla zakupu niczego nie wolno odrzucić. Kupować możesz w każdej chwili swojej tury, także między kośćmi. Wybierz kafelek.
    .goats = Cztery kozy, większego stada nie ma.
    .bank = Bank: położony, daje 2 srebrniki. Sam się więc spłaca.
    .monastery = Klasztor, który podwaja robotników branych kością: 4 zamiast 2.
    .ship = Statek: towary na później.
    .other = Wolno, ale najpierw zakup: wybierz jeden z czterech zaznaczonych kafelków.
castles_of_burgundy_lessons-dice_and_tiles-two_workers = Trójka nie ma pola dla żadnego z twoich kafelków, a zapas znów jest pełny. Weź więc robotników: kość o dowolnej liczbie daje 2.
    .good = Robotników można zachować. Zmienią jutrzejsze kości.
    .other = Wolno. Ale w następnej turze przydadzą się robotnicy: weź ich trójką.
castles_of_burgundy_lessons-dice_and_tiles-end_turn = Zakończ turę. W następnej rundzie rzucasz od nowa.
castles_of_burgundy_lessons-dice_and_tiles-far = Na kościach masz 2 i 3. W składzie 5 leży klasztor 4: z nim każda sprzedaż przynosi ci też robotnika. Z 3 na 5 są dwa kroki, czyli dwóch robotników. Weź klasztor, choć twój zapas jest pełny.
    .other = Wolno. Ale zobaczmy, co potrafi dwóch robotników: weź trójką klasztor ze składu 5.
castles_of_burgundy_lessons-dice_and_tiles-full = Gdy kość bierze kafelek, a zapas jest pełny, jeden kafelek z zapasu musi odejść i wychodzi z gry. Bez którego się obejdziesz?
    .good = Przepadł na dobre. Pełny zapas to znak, że pora kłaść kafelki.
    .other = Jeden z kafelków w zapasie musi odejść. Wybierz go.
castles_of_burgundy_lessons-dice_and_tiles-last_die = Dwójka jest twoja. Pasowałaby do zaznaczonego pola klasztoru. Użyj jej, jak chcesz, potem zakończ turę.
castles_of_burgundy_lessons-dice_and_tiles-depots = To była ostatnia runda fazy. Wszystkie składy, także czarny, zostały opróżnione i napełnione na nowo; towary zostają na miejscu. W trakcie fazy niczego się nie uzupełnia: upatrzonego kafelka może już nie być, gdy przyjdzie twoja tura.

## Budynki

castles_of_burgundy_lessons-buildings = Budynki
    .help = Osiem rodzajów budynków i co robi każdy, gdy go położysz.
castles_of_burgundy_lessons-buildings-carpenter = Każdy budynek ma jeden skutek, w chwili gdy go kładziesz. Masz stolarnię i ratusz. Stolarnia sprowadza inny budynek. Połóż stolarnię piątką na zaznaczonym polu.
    .other = Wolno, ale wtedy te dwa nie zagrają razem. Najpierw stolarnia, piątką, na zaznaczonym polu.
castles_of_burgundy_lessons-buildings-fetch = Stolarnia bierze budynek z dowolnego z sześciu składów, bez kości. Bank da po położeniu 2 srebrniki, wieża strażnicza 4 punkty. Co bierzesz?
    .bank = Bank leży w twoim zapasie.
    .tower = Wieża strażnicza leży w twoim zapasie.
    .other = Możesz zrezygnować, ale to prezent. Wybierz jeden z dwóch budynków.
castles_of_burgundy_lessons-buildings-town_hall = A teraz ratusz: połóż go trójką na zaznaczonym polu.
    .other = Wolno, ale ratusz potrafi więcej: połóż go na zaznaczonym polu.
castles_of_burgundy_lessons-buildings-second_tile = Ratusz od razu kładzie następny kafelek z zapasu, bez względu na liczbę: ten przed chwilą wzięty. Jedna zasada zostaje: miasto, czyli grupa sąsiednich pól budynków, przyjmuje każdy rodzaj tylko raz, a w mieście twojego ratusza stoi już bank. Wybierz pole, na przykład jedno z zaznaczonych.
    .bank = 2 srebrniki. Tak stolarnia i ratusz zrobiły z dwóch kości cztery ruchy.
    .tower = 4 punkty. Tak stolarnia i ratusz zrobiły z dwóch kości cztery ruchy.
    .other = Wtedy prezent przepadnie. Połóż kafelek: dobre jest każde dostępne pole.
castles_of_burgundy_lessons-buildings-market = Inny przykład. Targ sprowadza statek albo zwierzęta, tak jak stolarnia budynki. Połóż go dwójką na zaznaczonym polu.
    .other = Wolno, ale miejsce targu jest na zaznaczonym polu: tam zaczyna się twoje miasto w prawym górnym rogu.
castles_of_burgundy_lessons-buildings-market_tile = Statek czy zwierzęta? Weź kafelek z dowolnego składu.
    .ship = Statek, bez czekania na jedynkę.
    .herd = Stado na twoje pastwisko.
    .other = Możesz zrezygnować, ale to prezent. Wybierz jeden z zaznaczonych kafelków.
castles_of_burgundy_lessons-buildings-church = Kościół sprowadza kopalnię, klasztor albo zamek. Czekają na niego dwa pola z liczbą 5: wybierz jedno.
    .other = Wolno, ale piątka ma dwa dobre pola dla kościoła. Wybierz jedno z nich.
castles_of_burgundy_lessons-buildings-church_tile = Co bierzesz?
    .castle = Zamek: gdy go położysz, jeszcze jedna akcja z dowolną liczbą.
    .mine = Kopalnia: srebro na koniec każdej fazy.
    .monastery = Klasztor 1: z nim w mieście może stać kilka budynków jednego rodzaju.
    .other = Możesz zrezygnować, ale to prezent. Wybierz jeden z zaznaczonych kafelków.
castles_of_burgundy_lessons-buildings-warehouse = I trzeci przykład. Magazyn sprzedaje towary bez kości z ich liczbą. Połóż go piątką.
    .other = Wolno, ale najpierw połóż piątką magazyn: jest co sprzedać.
castles_of_burgundy_lessons-buildings-sale = Wszystkie towary jednego, dowolnego rodzaju: 2 punkty za każdy żeton i 1 srebrnik. Które sprzedajesz?
    .good = Największy stos: ten daje najwięcej.
    .small = Sprzedane. Pomarańczowy stos dałby trochę więcej.
    .other = Możesz zrezygnować, ale sprzedaż bez kości to prezent. Wybierz rodzaj.
castles_of_burgundy_lessons-buildings-workers_or_silver = Zostały tylko dwa rodzaje. Bank daje 2 srebrniki, pensjonat 4 robotników. Połóż jeden z nich szóstką.
    .bank = 2 srebrniki: tyle kosztuje kafelek z czarnego składu.
    .house = 4 robotników: przez jakiś czas żadna kość nie będzie zła.
    .other = Wolno, ale jeden z tych budynków jest wart twojej szóstki. Wybierz który i gdzie.
castles_of_burgundy_lessons-buildings-one_of_a_kind = Znasz już wszystkie osiem: stolarnia, targ i kościół sprowadzają kafelki; ratusz kładzie kafelek; magazyn sprzedaje; bank, pensjonat i wieża strażnicza dają srebro, robotników i punkty. Każdy raz w mieście. Zanim weźmiesz drugi budynek tego samego rodzaju, pomyśl, czego brakuje twoim miastom.

## Statki i towary

castles_of_burgundy_lessons-ships_and_goods = Statki i towary
    .help = Ładuj statki, sprzedawaj w dobrej chwili i graj przed innymi.
castles_of_burgundy_lessons-ships_and_goods-sell_first = Masz towary trzech rodzajów, a więcej mieć nie można. Zaraz statek przywiezie nowe, zrób więc miejsce: sprzedaj czwórką czerwone towary o liczbie 4.
    .good = Po 2 punkty za każdy z dwóch żetonów i 1 srebrnik. Teraz zmieści się nowy rodzaj.
    .other = Wolno, ale bez miejsca na nowy rodzaj statek może przywieźć mniej. Najpierw sprzedaj czerwone towary.
castles_of_burgundy_lessons-ships_and_goods-place_ship = Teraz statek, jedynką na zaznaczone pole rzeki.
    .other = Wolno, ale na zaznaczone pole jedynka pasuje od razu, a na statek czekają towary.
castles_of_burgundy_lessons-ships_and_goods-load = Statek opróżnia jeden wybrany skład. W składzie 3 leżą dwa różowe towary. W składzie 1 leży pomarańczowy, czyli rodzaj, który masz, i dwa nowe rodzaje, z których zmieści się tylko jeden. Który skład wybierasz?
    .more = Pomarańczowy płynie z tobą, a z nim jeden z nowych. Drugi zostaje w składzie dla innego statku.
    .pair = Dwa jednakowe naraz.
    .empty = Wtedy statek wróciłby pusty. Wybierz jeden z zaznaczonych składów.
castles_of_burgundy_lessons-ships_and_goods-on_top = A twój znacznik przesunął się o jedno pole na torze kolejności. Znacznik przeciwnika już tam był, ale kto przychodzi później, leży na wierzchu, a wierzchni gra pierwszy. Liczy się to od następnej rundy. Zakończ turę.
castles_of_burgundy_lessons-ships_and_goods-sell_orange = Kto zaczyna, rzuca też białą kością. Pokazała 4, więc towar tej rundy leży w składzie 4. Teraz sprzedaj szóstką pomarańczowe towary.
    .good = Wszystkie, jedną kością. Duży stos wykorzystuje ją najlepiej, ale musi wypaść jego liczba.
    .other = Wolno, ale szóstka to liczba twoich pomarańczowych towarów. Sprzedaj je.
castles_of_burgundy_lessons-ships_and_goods-silver = Dwie sprzedaże napełniły twoją sakiewkę. Srebrniki: { $silver }. Za 2 kupisz, jeśli chcesz, kafelek z czarnego składu, teraz albo później. Została też kość. Użyj, czego chcesz, potem zakończ turę.
castles_of_burgundy_lessons-ships_and_goods-river = Towary dają punkty, gdy je sprzedajesz: po 2 za żeton przy dwóch graczach, po 3 przy trzech, po 4 przy czterech. Niesprzedane są na koniec warte po 1 punkcie. A statek jest też kafelkiem swojej rzeki: pełne rzeki dają punkty jak wszystkie obszary.

## Zwierzęta

castles_of_burgundy_lessons-livestock = Zwierzęta
    .help = Stada, które dają punkty raz po raz.
castles_of_burgundy_lessons-livestock-company = Na twoim pastwisku są 3 krowy i 2 świnie. Nowe zwierzęta dają po 1 punkcie, a wszystkie zwierzęta ich gatunku na tym pastwisku dają punkty jeszcze raz; nie muszą stać obok siebie. Masz 4 świnie, 2 krowy i 3 owce. Połóż stado, które da najwięcej, na jednym z dwóch pól.
    .good = 4 nowe świnie i 2 poprzednie: 6 punktów.
    .cows = 2 nowe krowy i 3 poprzednie to 5 punktów. Nieźle, ale inne stado da 6.
    .sheep = 3 owce nie znajdą tu owiec: 3 punkty. Inne stado da dwa razy tyle.
    .other = Wolno, ale niech zwierzęta idą na trawę: połóż stado, które da najwięcej.
castles_of_burgundy_lessons-livestock-second = Które stado teraz? Krowy dadzą od razu więcej. Owce to nowy gatunek, do którego mogą dojść następne owce.
    .cows = 2 i 3: 5 punktów.
    .sheep = 3 punkty teraz, a z następnymi owcami każda da punkt jeszcze raz.
    .other = Wolno, ale druga kość też ma pole dla stada: krowy czy owce?
castles_of_burgundy_lessons-livestock-full_pasture = Inne księstwo, kilka rund później. Na twoim dużym pastwisku jedno pole jest puste i ma liczbę 6. Oba stada znajdą tam towarzystwo. Wybierz: to, które zostawisz, pójdzie zaraz na inne pastwisko, gdzie nikt na nie nie czeka.
    .pigs = 3, 4 i 2 świnie: 9 punktów. Pełne pastwisko z pięciu pól daje jeszcze 15, a faza C 6.
    .cows = 4, 3 i 2 krowy: 9 punktów. Pełne pastwisko z pięciu pól daje jeszcze 15, a faza C 6.
    .other = Wolno, ale ostatnie pole dużego pastwiska jest warte o wiele więcej. Zapełnij je szóstką.
castles_of_burgundy_lessons-livestock-other_pasture = To samotne zielone pole jest osobnym pastwiskiem. Zwierzęta z tamtego nie dają tu punktów. Połóż ostatnie stado.
    .good = Po punkcie za każde nowe zwierzę, 1 za mały obszar i 6 za fazę C. A że wszystkie zielone pola są pełne, także duży kafelek premii: 5 punktów.
    .other = Wolno, ale tu czeka cały obszar i cały kolor. Połóż stado.
castles_of_burgundy_lessons-livestock-counted = Tak to działa: dużo zwierząt jednego gatunku, na jednym dużym pastwisku, jedne po drugich. Wczesne zwierzęta dają punkty najwięcej razy.

## Klasztory

castles_of_burgundy_lessons-monasteries = Klasztory
    .help = Każdy klasztor ma własną moc, na każdą turę albo na koniec.
castles_of_burgundy_lessons-monasteries-settle = Klasztorów jest 26 i każdy jest inny. W zapasie nic nie robią; położone pracują dla ciebie do końca. Twój ma numer 9: gdy kładziesz budynek, jego kość może zmienić się o 1 bez robotnika. Połóż klasztor jedynką.
    .good = Od teraz każdy twój budynek ma łatwiej.
    .other = Wolno, ale klasztor jest pierwszy: zadziała od razu, przy drugiej kości.
castles_of_burgundy_lessons-monasteries-free_change = Spróbuj: masz czwórkę, bank i żadnego robotnika. Żadne pole budynku obok twoich kafelków nie ma liczby 4. Zaznaczone mają 3 i 5, a teraz oba są dobre. Połóż bank na jednym z nich.
    .good = Z czwórki na potrzebną liczbę, bez robotnika. I 2 srebrniki z banku.
    .other = Wolno. Ale zobacz klasztor przy pracy: połóż bank czwórką.
castles_of_burgundy_lessons-monasteries-which = Ostatnia runda fazy B. Masz dwie kopalnie i dwa klasztory. Numer 2: na koniec fazy każda kopalnia przynosi oprócz srebrnika robotnika. Numer 13: gdy bierzesz robotników kością, przychodzi z nimi srebrnik. Który kładziesz najpierw i gdzie?
    .mines = W samą porę na koniec fazy.
    .silver = Od teraz z robotnikami przychodzi srebro.
    .other = Wolno, ale położony klasztor pracuje przez wszystkie następne rundy. Wybierz jeden z dwóch.
castles_of_burgundy_lessons-monasteries-both_work = Drugą kością połóż drugi klasztor albo weź robotników.
    .both = Teraz działają oba.
    .workers = 2 robotników. Jeśli numer 13 leży w twoim księstwie, przyszedł z nimi srebrnik.
    .other = Wolno, ale użyj kości: dla drugiego klasztoru albo na robotników.
castles_of_burgundy_lessons-monasteries-end_phase = Zakończ turę, a z nią fazę.
castles_of_burgundy_lessons-monasteries-paid = Twoje srebro teraz: { $silver }. Twoi robotnicy: { $workers }. Każda kopalnia zapłaciła srebrnik, a jeśli numer 2 jest położony, przysłała też robotnika. Takie klasztory najlepiej mieć wcześnie.
castles_of_burgundy_lessons-monasteries-at_the_end = Numery od 15 do 26 płacą raz, na koniec gry. Trzy leżą w czarnym składzie, a twoje 2 srebrniki kupią jeden. Numer 24: 4 punkty za każdy gatunek zwierząt, który masz. Numer 25: 1 punkt za każdy sprzedany towar. Numer 15: 2 punkty za każdy ich rodzaj. Spójrz na swoje księstwo i wybierz.
    .kinds = Krowy, owce i kozy to trzy gatunki: 12 punktów. Najlepszy wybór.
    .tiles = Sprzedane towary: 5, czyli 5 punktów. Z dalszą sprzedażą będzie więcej.
    .types = Sprzedane rodzaje: 2, czyli 4 punkty. Z dalszą sprzedażą może być 12.
    .other = Wolno, ale jeden z trzech klasztorów jest wart twojego srebra. Wybierz.
castles_of_burgundy_lessons-monasteries-place_it = Połóż go piątką na zaznaczonym polu; w zapasie się nie liczy.
    .other = Wolno, ale zachowaj dwójkę, zaraz się przyda. Piątka pasuje do zaznaczonego pola.
castles_of_burgundy_lessons-monasteries-banks = W składzie 2 leży numer 22: 4 punkty za każdy bank w twoim księstwie. Każdy rodzaj budynku ma taki klasztor. Ty masz dwa banki: weź go.
    .other = Wolno, ale w składzie 2 leży 8 punktów. Weź klasztor.
castles_of_burgundy_lessons-monasteries-two_sorts = Została jedna runda, by go położyć. Są więc dwa rodzaje: numery od 1 do 14 pomagają w każdej turze, bierz je więc wcześnie; numery od 15 do 26 liczą to, co masz na koniec. Czytaj je, gdy zaczyna się faza, i buduj to, za co płacą.

## Koniec gry

castles_of_burgundy_lessons-end_scoring = Koniec gry
    .help = Obszary, kolory i ile wart jest ostatni srebrnik.
castles_of_burgundy_lessons-end_scoring-pasture = Ostatnia tura gry. Obszary dają punkty za wielkość: 1 pole daje 1 punkt, 2 dają 3, 3 dają 6, 4 dają 10, 5 daje 15, i tak dalej. Za fazę zostały już tylko 2. Na twoim pastwisku z pięciu pól brakuje jednego: zapełnij je piątką.
    .good = 15 za obszar, 2 za fazę E i 9 za świnie.
    .other = Wolno, ale nic nie da tyle, co ostatnie pole pastwiska.
castles_of_burgundy_lessons-end_scoring-colour = Ostatnia kopalnia kończy obszar z trzech pól i cały kolor. Przeciwnik zrobił to pierwszy i ma duży kafelek premii; druga osoba bierze mały. Połóż kopalnię.
    .good = 6 za obszar, 2 za fazę E, 2 za mały kafelek premii. A kopalnia jeszcze zapłaci.
    .other = Wolno, ale kopalnia daje 10 punktów i srebrnik. Nic nie da teraz więcej.
castles_of_burgundy_lessons-end_scoring-leftovers = Obie kości użyte, a to jeszcze nie wszystko. Punkty za niesprzedane towary, po 1: { $goods }. Klasztor 25 za sprzedane towary: { $sold }. Klasztor 22 za banki: { $banks }. Pensjonat w zapasie się nie liczy: punkty dają tylko położone kafelki.
castles_of_burgundy_lessons-end_scoring-end_game = Każdy srebrnik będzie wart 1 punkt, a każda para robotników 1 punkt; jeden robotnik to za mało. Przedtem twoje trzy kopalnie płacą ostatni raz. Zakończ turę.
castles_of_burgundy_lessons-end_scoring-counted = Twoje punkty: { $points }, przeciwnika: { $others }. Przy remisie wygrywa ten, kto ma mniej pustych pól. Myśl więc o końcu: sprzedaj i połóż, co możesz, i niczego nie zostawiaj w zapasie.

## Zasady zamków

castles_of_burgundy_lessons-castle_links = Zasady zamków
    .help = Dwie dodatkowe zasady dla księstw od 11 do 18: połączenie z zamkiem i odkupywanie zamków.
castles_of_burgundy_lessons-castle_links-link = W księstwach od 11 do 18 można umówić się na surowszą zasadę: nowy kafelek musi leżeć obok zamku albo łączyć się z nim przez kafelki własnego koloru. Twoja pierwsza kopalnia leży obok zamku, więc może za nią pójść druga. Połóż ją jedynką.
    .good = Kopalnia za kopalnią aż do zamku: to jest połączenie.
    .ship = To pole dotyka kopalni, ale nie zamku, a kopalnia nie łączy statku. Najpierw druga kopalnia.
    .other = Wolno, ale zacznij od kopalni: zaznaczone pole łączy się z zamkiem.
castles_of_burgundy_lessons-castle_links-castle = Statek nie ma jeszcze miejsca: jego pole dotyka kopalni, ale nie zamku. Same zamki nie potrzebują połączenia: wystarczy, że dotykają kafelka. Połóż swój czwórką.
    .good = Wokół nowego zamku każde pole jest otwarte, w dowolnym kolorze. A zamek daje ci akcję.
    .other = Wolno, ale zamek otwiera drogę statkowi: połóż go na zaznaczonym polu.
castles_of_burgundy_lessons-castle_links-ship = Teraz pole statku leży obok zamku. Połóż statek akcją zamku.
    .good = Leży, a za nim mogą pójść wzdłuż rzeki następne statki.
    .other = Wolno, ale zobacz, jak pomaga zamek: połóż statek na zaznaczonym polu.
castles_of_burgundy_lessons-castle_links-goods = Jak zawsze statek opróżnia skład. Które towary przywozisz?
    .other = Wtedy statek wróciłby pusty. Wybierz jeden z zaznaczonych składów.
castles_of_burgundy_lessons-castle_links-regain = Zamki są tu tak ważne, że te usunięte z planszy można odkupić. Na początku fazy zniknął zamek, którego nikt nie wziął. Wypadły ci dwie dwójki, z których niewiele pożytku: oddaj obie kości i 5 punktów za ten zamek.
    .good = Zamek leży w twoim zapasie. Gdy go położysz, da ci akcję, jak zawsze.
    .other = Wolno, ale twoje kości niewiele więcej zdziałają. Odkup zamek.
castles_of_burgundy_lessons-castle_links-finish = Obie kości muszą być nieużyte, a w zapasie musi być wolne miejsce. W takim księstwie myśl najpierw o zamkach: każdy otwiera nową okolicę, a długie obszary jednego koloru niosą połączenie dalej.

## Dodatkowe kafelki

castles_of_burgundy_lessons-extra_tiles = Dodatkowe kafelki
    .help = Gęsi, które pasują do każdego stada, żuraw, który może być dowolnym budynkiem, i dwa klasztory.
castles_of_burgundy_lessons-extra_tiles-geese = Do gry weszły cztery nowe kafelki, a dwa z nich są twoje. Gęsi dogadują się ze wszystkimi: oprócz własnych 2 punktów dają punkty za wszystkie zwierzęta jednego innego gatunku na tym samym pastwisku. Na twoim są 3 krowy i jeszcze 2 krowy. Połóż gęsi piątką.
    .good = 2 punkty za gęsi i 5 za krowy.
    .other = Wolno, ale zobacz najpierw, co potrafią gęsi: połóż je piątką na zaznaczonym polu.
castles_of_burgundy_lessons-extra_tiles-geese_again = Działa to też w drugą stronę: gdy na pastwisko gęsi przychodzą inne zwierzęta, gęsi dają swoje punkty jeszcze raz. Połóż świnie szóstką.
    .good = 4 punkty za świnie i 2 za gęsi.
    .other = Wolno, ale szóstka nie zrobi nic lepszego: połóż świnie na zaznaczonym polu.
castles_of_burgundy_lessons-extra_tiles-end_turn = Obie kości są użyte. Zachowaj srebro na następną rundę i zakończ turę.
    .other = Kupować wolno i teraz, ale srebro zaraz się przyda. Zakończ turę.
castles_of_burgundy_lessons-extra_tiles-settle = Wypadło 1 i 4. Twój klasztor ma numer 28: z nim srebro kupuje robotników. Połóż go jedynką.
    .other = Wolno, ale klasztor jest pierwszy: zaraz będzie potrzebny.
castles_of_burgundy_lessons-extra_tiles-hire = Teraz 1 srebrnik daje ci 2 robotników, w dowolnej chwili twojej tury i tyle razy, ile chcesz. Kup robotników raz.
    .good = 2 robotników za 1 srebrnik.
    .other = Wolno, ale najpierw kup robotników: jeden przyda się drugiej kości.
castles_of_burgundy_lessons-extra_tiles-buy = W czarnym składzie leży żuraw. Kup go za 2 srebrniki, które ci zostały.
    .other = Wolno, ale twoje 2 srebrniki starczą akurat na żuraw: kup go.
castles_of_burgundy_lessons-extra_tiles-crane = Żuraw trafia na pole budynku, jak każdy budynek. Zaznaczone mają 3 i 5, a twoja kość to czwórka: pomoże robotnik. Połóż żuraw.
    .other = Wolno, ale zobacz żuraw przy pracy: połóż go czwórką z pomocą robotnika.
castles_of_burgundy_lessons-extra_tiles-effect = Żuraw ma skutek dowolnego budynku: jako wieża strażnicza daje 4 punkty, jako bank 2 srebrniki, jako pensjonat 4 robotników, jako kościół albo targ kafelek. Wybierz, potem zakończ turę.
    .tower = 4 punkty. Wieża strażnicza może jeszcze stanąć w tym mieście: żuraw to osobny rodzaj.
    .bank = 2 srebrniki. Bank może jeszcze stanąć w tym mieście: żuraw to osobny rodzaj.
    .house = 4 robotników. Pensjonat może jeszcze stanąć w tym mieście: żuraw to osobny rodzaj.
    .sale = Wybierz towary na sprzedaż. Magazyn może jeszcze stanąć w tym mieście: żuraw to osobny rodzaj.
    .hall = Ratusz potrzebuje kafelka w zapasie, a twój jest pusty. Innym razem to może być najlepszy wybór.
    .fetch = Wybierz kafelek. Prawdziwy budynek może jeszcze stanąć w tym mieście: żuraw to osobny rodzaj.
castles_of_burgundy_lessons-extra_tiles-at_the_end = Na koniec żuraw liczy się jeszcze raz, jako dowolny budynek dla jednego z klasztorów, które płacą za budynki: 4 punkty. Czwarty nowy kafelek to klasztor 27: twój znacznik zawsze leży na wierzchu swojego stosu na torze kolejności, ktokolwiek przyjdzie później.

## Posterunki graniczne

castles_of_burgundy_lessons-border_posts = Posterunki graniczne
    .help = Połącz trzy posterunki na skraju swojego księstwa.
castles_of_burgundy_lessons-border_posts-join = Na skraju twojego księstwa stoją trzy posterunki graniczne, każdy przy dwóch polach. Gdy kafelki, obojętnie jakiego koloru, prowadzą od jednego posterunku do drugiego, zdobywasz punkty. Twoje dotarły do posterunku w prawym górnym rogu; w lewym górnym brakuje jednego. Połóż tam bank.
    .good = Połączone! Para posterunków daje tyle, ile ukończony obszar daje za fazę: w fazie B 8 punktów. I 2 srebrniki z banku.
    .other = Wolno, ale zaznaczone pole jest ostatnie między dwoma posterunkami: połóż tam bank.
castles_of_burgundy_lessons-border_posts-castle = Trzeci posterunek, na dole, jest niedaleko. Połóż zamek drugą dwójką: jego pole leży po drodze, a zamek daje ci jeszcze jedną akcję.
    .good = 1 punkt za mały obszar, 8 za fazę B, a droga na skraj stoi otworem.
    .other = Wolno, ale zamek prowadzi do trzeciego posterunku jeszcze w tej turze. Połóż go.
castles_of_burgundy_lessons-border_posts-third = Liczbę tej akcji wybierasz dowolnie. Dolnego posterunku dotykają dwa pola. Połóż klasztor na jednym z nich.
    .good = Trzeci posterunek jest połączony z oboma pozostałymi: dwie pary naraz, 16 punktów. A że wszystkie trzy łączysz jako pierwsza osoba, duży kafelek posterunków daje ci jeszcze 5.
    .other = Wolno, ale jeden kafelek łączy teraz wszystkie trzy posterunki: połóż klasztor na zaznaczonym polu.
castles_of_burgundy_lessons-border_posts-race = Kto połączy wszystkie trzy jako drugi, bierze mały kafelek: 2 punkty przy dwóch graczach. Jak obszary, posterunki dają najwięcej we wczesnych fazach: 10 punktów za parę w fazie A, tylko 2 w fazie E. Wybierając miejsce dla kafelka, szukaj więc krótkich dróg przez księstwo.

## Białe zamki

castles_of_burgundy_lessons-white_castles = Białe zamki
    .help = Budynki, które dają akcję z liczbą białej kości.
castles_of_burgundy_lessons-white_castles-place = Masz biały zamek. Mimo nazwy to budynek: trafia na pole budynku. Połóż go trójką na zaznaczonym polu.
    .other = Wolno, ale zacznij od białego zamku na zaznaczonym polu: z dwóch kości robi trzy.
castles_of_burgundy_lessons-white_castles-action = Daje ci jeszcze jedną akcję, z liczbą, którą w tej rundzie pokazuje biała kość: 4. Masz kopalnię, dla której jest pole z liczbą 4, i dwa czerwone towary o liczbie 4. Co wybierasz?
    .mine = Kopalnia leży na miejscu, a druga kość wciąż czeka.
    .sale = 4 punkty i srebrnik, a druga kość wciąż czeka.
    .other = Biała kość pozwala i na to. Ale połóż kopalnię albo sprzedaj czerwone towary: teraz to warte więcej.
castles_of_burgundy_lessons-white_castles-carpenter = Białe zamki leżą w składach wśród budynków, więc stolarnia może jeden sprowadzić. Połóż stolarnię piątką na zaznaczonym polu.
    .other = Wolno, ale połóż stolarnię: w składzie 3 czeka następny biały zamek.
castles_of_burgundy_lessons-white_castles-fetch = Weź biały zamek ze składu 3.
    .other = Wolno, ale weź biały zamek: położysz go w następnej rundzie.
castles_of_burgundy_lessons-white_castles-end_turn = Zakończ turę. Z nową rundą biała kość pokaże nową liczbę.
    .other = Obie kości są użyte. Zakończ turę.
castles_of_burgundy_lessons-white_castles-monastery = Wypadły dwie dwójki. W składzie 2 leży klasztor 29: na koniec daje 4 punkty za każdy biały zamek w twoim księstwie. Weź go.
    .other = Wolno, ale najpierw weź klasztor 29: wkrótce będziesz mieć dwa białe zamki.
castles_of_burgundy_lessons-white_castles-second = Teraz drugi biały zamek, drugą dwójką. W mieście może stać tylko jeden, jak każdy budynek; ale w prawym górnym rogu jest inne miasto. Połóż go tam.
    .elsewhere = Wolno, ale zaznaczone pole zaczyna miasto w prawym górnym rogu i daje ci dobrą akcję. Połóż biały zamek właśnie tam.
    .other = Wolno, ale biały zamek daje ci jeszcze jedną akcję: połóż go na zaznaczonym polu.
castles_of_burgundy_lessons-white_castles-worker = Biała kość pokazuje 6. Robotnicy mogą zmienić liczbę twojej akcji; sama kość zostaje, jak była. Z 6 na 1 wystarczy jeden robotnik. Połóż klasztor na zaznaczonym polu z liczbą 1.
    .other = Wolno, ale spróbuj z robotnikiem: połóż klasztor na zaznaczonym polu.
castles_of_burgundy_lessons-white_castles-counted = Za twoje białe zamki klasztor 29 dałby teraz tyle punktów: { $points }. Zanim wybierzesz kafelki, spójrz na białą kość: wszyscy widzą ją przed pierwszą turą rundy, a z białym zamkiem to twoja trzecia kość.

## Gospody

castles_of_burgundy_lessons-inns = Gospody
    .help = Kafelek, który pasuje na każde pole i powiększa swój obszar.
castles_of_burgundy_lessons-inns-buy = Obok czarnego składu leżą dwie gospody. Kupujesz je tak jak czarne kafelki: za 2 srebrniki, raz w turze. Na twoim pastwisku z pięciu pól brakuje jednego, a w zapasie nie masz zwierząt. Kup gospodę.
    .other = Wolno, ale na pastwisko nie masz zwierząt pod ręką: kup gospodę.
castles_of_burgundy_lessons-inns-fill = Gospoda pasuje na pole każdego koloru. Liczba kości musi się zgadzać, a pole musi dotykać twoich kafelków, jak zawsze. Połóż ją piątką na ostatnim polu pastwiska.
    .other = Wolno, ale gospoda kończy pastwisko: połóż ją piątką na zaznaczonym polu.
castles_of_burgundy_lessons-inns-rest = Z gospodą ukończony obszar liczy się jak większy o jedno pole: pięć pól dało tyle, co sześć, 21 punktów zamiast 15, i 8 za fazę B. Została jedynka. Użyj jej, jak chcesz, potem zakończ turę.
castles_of_burgundy_lessons-inns-again = Na sprzedaż jest jeszcze jedna gospoda. Gospód nikt nie usuwa; każda faza dokłada następną, pięć w całej grze. Kup i tę drugą.
    .other = Wolno, ale za dwa srebrniki zobaczysz przy pracy drugą gospodę: najpierw ją kup.
castles_of_burgundy_lessons-inns-where = Gdzie da najwięcej? W obszarze może stać tylko jedna gospoda. Im większy obszar, tym więcej warte jest jedno pole: miasto z pięciu pól dałoby 21 punktów zamiast 15, twoje trzy pola zamków 10 zamiast 6. Połóż gospodę.
    .town = Dobre miejsce: gdy to miasto się zapełni, gospoda będzie warta o 6 punktów więcej.
    .castles = Gdy trzy pola zamków się zapełnią, gospoda będzie warta o 4 punkty więcej. Ale zamek, który tu już nie stanie, dałby akcję.
    .elsewhere = Jej obszar będzie się liczył jak większy o jedno pole, gdy tylko się zapełni.
    .other = Wolno, ale połóż gospodę: dobre jest każde dostępne pole.
castles_of_burgundy_lessons-inns-stack = Gospoda jest tylko gospodą: żadnych zwierząt, żadnego srebra, żadnej akcji, i żaden budynek jej nie sprowadzi. Ale pomaga tam, gdzie nie przychodzi właściwy kafelek, i liczy się, gdy zapełniasz kolor.

## Szlaki handlowe

castles_of_burgundy_lessons-trade_routes = Szlaki handlowe
    .help = Sprzedawaj towary w dobrej kolejności i bierz premię za każdy, który pasuje.
castles_of_burgundy_lessons-trade_routes-first_sale = Masz szlak handlowy. Każdy sprzedany towar trafia na jego następne wolne pole, od lewej do prawej. Jeśli kolory się zgadzają, od razu dostajesz premię pola. Pierwsze jest pomarańczowe i pokazuje wieżę strażniczą. Sprzedaj szóstką pomarańczowe towary.
    .good = 2 punkty i srebrnik za sprzedaż, a do tego 4 punkty za wieżę strażniczą na szlaku.
    .pink = Wolno, ale wtedy na pomarańczowym polu legnie różowy towar i wieża strażnicza przepadnie. Najpierw pomarańczowe towary.
    .other = Wolno, ale twoje towary pasują teraz do szlaku: najpierw sprzedaj pomarańczowe.
castles_of_burgundy_lessons-trade_routes-second_sale = Następne pole jest różowe i pokazuje bank. Masz dwa różowe towary. Sprzedaj je trójką.
    .good = Sprzedaż jak zwykle, a do tego 2 srebrniki z banku. Drugi różowy towar trafił na czerwone pole: bez premii.
    .other = Wolno, ale różowe towary pasują do następnego pola: sprzedaj je.
castles_of_burgundy_lessons-trade_routes-order = Na szlak trafiają wszystkie towary ze sprzedaży, jeden po drugim, czy pasują, czy nie. Myśl więc o kolejności: który rodzaj jest na szlaku następny i ile towarów sprzedajesz?
castles_of_burgundy_lessons-trade_routes-warehouse = Dwie rundy później. Następne pola są brązowe, fioletowe i różowe. Brązowe pokazuje magazyn, który sprzedaje towary bez kości. Sprzedaj brązowe towary piątką.
    .good = Brązowy na brązowym: magazyn otwarty.
    .other = Wolno, ale następny kolor szlaku to brązowy: sprzedaj brązowe towary.
castles_of_burgundy_lessons-trade_routes-purple = Które towary sprzedaje magazyn? Teraz na szlaku kolej na fioletowy. Sprzedaj dwa fioletowe towary.
    .good = 4 punkty i srebrnik, a pierwszy fioletowy towar trafił na swoje pole.
    .other = Wolno, ale następny kolor szlaku to fioletowy: sprzedaj fioletowe towary.
castles_of_burgundy_lessons-trade_routes-church = Fioletowe pole pokazuje kościół. Sprowadza kopalnię, klasztor albo zamek, tak jak budynek. Co bierzesz?
    .castle = Zamek. Tak jedna kość sprzedała dwa stosy i wzięła kafelek.
    .mine = Kopalnia. Tak jedna kość sprzedała dwa stosy i wzięła kafelek.
    .monastery = Klasztor 6. Tak jedna kość sprzedała dwa stosy i wzięła kafelek.
    .other = Możesz zrezygnować, ale to prezent. Wybierz jeden z zaznaczonych kafelków.
castles_of_burgundy_lessons-trade_routes-plan = Każdy ma własny szlak: pięć kafelków przy dwóch graczach, cztery przy trzech, trzy przy czterech. Zamek na szlaku daje akcję z dowolną liczbą. Gdy szlak jest pełny, sprzedajesz jak zwykle. Gdy statek wybiera skład, spójrz na następne kolory.

## Tarcze

castles_of_burgundy_lessons-shields = Tarcze
    .help = Dwie jednakowe kości biorą tarczę: daje moc i punkty, ale kosztuje srebro.
castles_of_burgundy_lessons-shields-double = Dwie kości z tą samą liczbą biorą tarczę z tego składu, zamiast dwóch akcji. Jeden robotnik zrówna twoją czwórkę z piątką. Tarcza 8 w składzie 4: twoje kopalnie płacą podwójnie. Tarcza 16 w składzie 5: raz w turze ustawiasz kość na dowolną liczbę. Wybierz jedną i zamek, który ją poniesie.
    .mines = Działa od razu. Każdy zamek może nieść jedną tarczę.
    .die = Działa od razu. Każdy zamek może nieść jedną tarczę.
    .other = Wolno, ale czwórka i piątka są prawie jednakowe: weź tarczę 8 albo tarczę 16.
castles_of_burgundy_lessons-shields-end_turn = Tarcza kosztuje całą turę, obie kości. To była ostatnia runda fazy. Zakończ turę.
castles_of_burgundy_lessons-shields-tribute = Na koniec każdej fazy każda tarcza żąda daniny: 1 srebrnik, zanim zapłacą kopalnie. Kto nie płaci, traci tarczę na dobre. Płacisz?
    .paid = Tarcza zostaje na następną fazę.
    .gone = Tarcza wyszła z gry. Wystarczyłby jeden srebrnik, by ją zatrzymać.
castles_of_burgundy_lessons-shields-points = Tarcze, które masz na koniec, dają punkty: numery od 1 do 6 po 12, od 7 do 12 po 8, od 13 do 18 po 4. Zwykle im silniejsza moc, tym mniej punktów. Tarcza wzięta wcześnie często płaci daninę, ale też dłużej pracuje.
castles_of_burgundy_lessons-shields-set_die = Inna gra, w fazie C. Masz tarczę 16 i tarczę 12, która podwaja punkty za sprzedawane towary. Czekają trzy pomarańczowe towary o liczbie 6, ale twoje kości pokazują 3 i 5. Ustaw trójkę na 6 dzięki tarczy 16.
    .set = Wolno, ale towary potrzebują szóstki, a piątka przyda się taka, jaka jest. Ustaw trójkę na 6.
    .other = Wolno, ale najpierw wypróbuj tarczę 16: ustaw trójkę na 6.
castles_of_burgundy_lessons-shields-sell = Sprzedaj pomarańczowe towary.
    .good = Trzy towary po 2 punkty, podwojone przez tarczę 12: 12 punktów.
    .other = Wolno, ale masz już szóstkę na pomarańczowe towary: sprzedaj je.
castles_of_burgundy_lessons-shields-rest = Druga kość jest twoja. Użyj jej, jak chcesz, potem zakończ turę.
castles_of_burgundy_lessons-shields-replace = Gdy wszystkie twoje zamki niosą tarcze, nowa może zastąpić starą, a ta wychodzi wtedy z gry. W trakcie gry tarcz nie przybywa. Spójrz więc na składy na początku: która moc pasuje do twojego księstwa i której liczby będziesz potrzebować dwa razy?

## Winnice

castles_of_burgundy_lessons-vineyards = Winnice
    .help = Sadź podwójne kafelki, używaj dwóch premii naraz i łącz winorośle.
castles_of_burgundy_lessons-vineyards-pick = Oprócz księstwa masz winnicę. Sadzi się w niej podwójne kafelki z dwiema winoroślami; leżą w składzie winnic, każdy przy dwóch liczbach. Twój zielony kafelek winorośli da na koniec punkty za zielone winorośle. Weź dwójką zielono-czerwony podwójny kafelek.
    .other = Wolno, ale najpierw weź dwójką zaznaczony podwójny kafelek.
castles_of_burgundy_lessons-vineyards-plant = Zajmuje dwa miejsca w zapasie, więc szybko go posadź. Pierwszy podwójny kafelek trafia na najniższy poziom, na pole z liczbą kości. Posadź go czwórką, zieloną winoroślą w lewo: tam będzie miała więcej sąsiadek.
    .turned = Wolno, ale wtedy zielona będzie na skraju i z mniejszą liczbą sąsiadek. Obróć go: zielona w lewo.
    .other = Wolno, ale posadź podwójny kafelek: zajmuje dwa miejsca w zapasie.
castles_of_burgundy_lessons-vineyards-bonuses = Kafelek zakrywa dwie premie i korzystasz z obu, w dowolnej kolejności: pensjonat, czyli 4 robotników, i targ, który bierze statek albo zwierzęta z dowolnego składu. Co najpierw?
castles_of_burgundy_lessons-vineyards-market = Targ: który kafelek bierzesz?
    .ship = Statek na twoją rzekę.
    .herd = Stado na twoje pastwisko.
    .other = Możesz zrezygnować, ale to prezent. Wybierz jeden z zaznaczonych kafelków.
castles_of_burgundy_lessons-vineyards-level = Dwie rundy później. Na najniższym poziomie jest wolne jedno pole, z liczbą 1. Każdy podwójny kafelek po pierwszym musi dotykać już posadzonego. Posadź swój zieloną winoroślą w prawo: wtedy dwie zielone się zetkną.
    .turned = Wolno, ale wtedy zielone winorośle się nie zetkną. Obróć go: zielona w prawo.
    .other = Wolno, ale najpierw posadź podwójny kafelek na zaznaczonym polu: zapełnia poziom.
castles_of_burgundy_lessons-vineyards-level_bonuses = Bank, czyli 2 srebrniki, i stolarnia, która bierze budynek z dowolnego składu. Co najpierw?
castles_of_burgundy_lessons-vineyards-carpenter = Stolarnia: który budynek bierzesz?
    .other = Zatrzymaj srebro jeszcze przez chwilę i nie marnuj prezentu: wybierz jeden z zaznaczonych budynków.
castles_of_burgundy_lessons-vineyards-vine_tile = Poziom jest pełny! Za to wybierasz kafelek winorośli. Na koniec każdy kafelek winorośli daje punkty za jeden obszar swojego koloru, a bez kafelka kolor nie daje nic. Który kolor wybierasz?
    .green = Zielony już masz. Drugi da punkty tylko wtedy, gdy gdzie indziej wyrośnie drugi zielony obszar.
    .planted = Winorośl tego koloru już rośnie; teraz niech obok wyrosną następne.
    .blue = Niebieskiej winorośli jeszcze nie masz, ale jest w sklepie.
    .later = Winorośli tego koloru jeszcze nie masz; rozejrzyj się za nią.
    .other = Najpierw wybierz kafelek winorośli.
castles_of_burgundy_lessons-vineyards-shop = Sklep sprzedaje podwójne kafelki za 2 srebrniki, zamiast zakupu z czarnego składu. Kup zielono-niebieski.
    .other = Wolno, ale 2 srebrniki z banku starczą akurat na sklep: kup podwójny kafelek.
castles_of_burgundy_lessons-vineyards-third = Posadź go dwójką na drugim poziomie. Jakkolwiek go obrócisz, zielona winorośl dołączy do pozostałych.
    .other = Wolno, ale posadź go: zielone winorośle czekają.
castles_of_burgundy_lessons-vineyards-third_bonuses = Wieża strażnicza, czyli 4 punkty, i podwójny kafelek ze składu winnic za darmo. Co najpierw?
castles_of_burgundy_lessons-vineyards-double = Który podwójny kafelek bierzesz?
    .other = Możesz zrezygnować, ale to prezent. Wybierz podwójny kafelek.
castles_of_burgundy_lessons-vineyards-counted = Na koniec winorośle dają punkty za wielkość obszarów, tak jak pola: jedna to 1 punkt, dwie to 3, trzy to 6, cztery to 10. Punkty twoich winorośli do tej pory: { $points }. Jeden duży obszar koloru jest wart więcej niż wiele małych, a wyższe poziomy dają następne kafelki winorośli.

## Gra drużynowa

castles_of_burgundy_lessons-teams = Gra drużynowa
    .help = Dwoje przeciw dwojgu: wspólne księstwo i sakiewka, ale każdy ma własne kości.
castles_of_burgundy_lessons-teams-take = Czworo graczy, dwie drużyny. Razem z partnerem siedzącym naprzeciwko zapełniasz jedno duże księstwo; liczą się punkty was obojga. Każde z was ma dwie kości i nie może użyć kości drugiego. Partnerowi wypadła piątka, a gra po najbliższym przeciwniku. Obok twojego statku na rzece jest pole z liczbą 5. Weź statek czwórką.
    .other = Wolno, ale statek przyda się partnerowi, który położy go piątką: weź go czwórką.
castles_of_burgundy_lessons-teams-stow = Gdzie go odkładasz? Każde z was ma dwa miejsca we własnym zapasie, a dwa następne są wspólne. Z własnego zapasu kładzie tylko jego właściciel. Statek powinien więc trafić do wspólnego zapasu.
    .private = Wolno, ale partner go stamtąd nie weźmie. Odłóż statek do wspólnego zapasu.
castles_of_burgundy_lessons-teams-mine = Księstwo należy do was obojga: każde kładzie kafelki tam, gdzie pasują. Połóż trójką kopalnię z własnego zapasu.
    .other = Wolno, ale kopalnia płaci do wspólnej sakiewki: połóż ją na zaznaczonym polu.
castles_of_burgundy_lessons-teams-end_turn = Srebro, robotnicy i towary też są wspólne: wydając je, pamiętaj o partnerze. Zakończ turę.
    .other = Wolno, ale zostaw srebro na następną rundę i zakończ turę.
castles_of_burgundy_lessons-teams-sell = Partner położył statek i przywiózł dwa pomarańczowe towary. Należą do was obojga. Znów zaczynasz, z dwójką i szóstką: sprzedaj je szóstką.
    .other = Wolno, ale szóstka sprzedaje pomarańczowe towary: po 4 punkty za żeton przy czterech graczach.
castles_of_burgundy_lessons-teams-rest = 8 punktów, i to dla ciebie, bo sprzedaż jest twoja. Srebrnik trafił do wspólnej sakiewki. Użyj dwójki, jak chcesz, potem zakończ turę.
castles_of_burgundy_lessons-teams-counted = Punkty dostaje ten, kto je zdobył: twój znacznik { $yours }, partnera { $partners }. Na koniec się je dodaje. Dwoje potrafi to, czego jedno nie potrafi: zanim użyjesz swoich kości, spójrz na kości partnera. Kafelki premii dostaje pierwsza i druga drużyna, która zapełni kolor.

## Gra solo

castles_of_burgundy_lessons-solo = Gra solo
    .help = W pojedynkę przeciw 25 rundom: cele, rzeki i czarne kafelki.
castles_of_burgundy_lessons-solo-tower = Grasz w pojedynkę. Zapełnij wszystkie 37 pól księstwa w 25 rund: to cały cel gry. Punkty w tym pomagają: gdy twój znacznik dotrze do celu na torze, dostajesz akcję. Stoi na 45, cel na 50. Połóż wieżę strażniczą szóstką.
    .other = Wolno, ale wieża strażnicza przybliży cię do celu: połóż ją na zaznaczonym polu.
castles_of_burgundy_lessons-solo-buy_point = 4 punkty: 49. Po każdej zdobyczy możesz dokupić brakujące punkty, po 1 srebrniku. Kup jeden.
    .good = Cel osiągnięty! Znacznik wraca na 0, następny cel to tylko 45, a ty masz akcję z dowolną liczbą.
    .other = Wolno, ale jeden srebrnik daje całą akcję: kup punkt.
castles_of_burgundy_lessons-solo-river = Księstwo ma cztery krainy, a łączą je rzeki: pola na obu końcach rzeki są sąsiednie. Od twojego statku rzeka płynie w dół do zaznaczonego pola. Połóż tam drugi statek.
    .other = Wolno, ale zobacz, dokąd prowadzi rzeka: połóż statek na zaznaczonym polu.
castles_of_burgundy_lessons-solo-order = Należą ci się dwie rzeczy: punkty za ukończony obszar i towary statku. W grze solo decydujesz, co najpierw. To ważne, gdy cel jest blisko; teraz wszystko jedno.
castles_of_burgundy_lessons-solo-goods = Statek opróżnia wybrany skład; potem wszystkie towary w pozostałych przepadają. W składach 2 i 3 leżą po dwa towary. Rodzajów możesz mieć dowolnie wiele.
    .other = Wtedy przepadną wszystkie towary. Wybierz skład 2 albo 3.
castles_of_burgundy_lessons-solo-trade = Masz teraz pięć towarów, a po statku za pięć kupisz kafelek z czarnego składu. Wybierz jeden; wszystko jedno który, zaraz zobaczysz dlaczego.
    .other = Możesz zatrzymać towary na sprzedaż. Ale spróbuj wymiany: daje kafelek, który pasuje wszędzie.
castles_of_burgundy_lessons-solo-black_tile = Leży zakryty: czarny kafelek pasuje na pole każdego koloru i tylko je zapełnia. Zaznaczone pole jest polem klasztoru i ma liczbę 3. Połóż czarny kafelek trójką.
    .good = Jedno pole więcej. W grze solo właśnie to się liczy.
    .other = Wolno, ale czarny kafelek od razu zapełni pole: połóż go trójką.
castles_of_burgundy_lessons-solo-end_turn = Zakończ turę i patrz na składy, gdy zacznie się następna runda.
    .other = Obie kości są użyte. Zakończ turę.
castles_of_burgundy_lessons-solo-goal = Towar rundy trafił do składu, a pierwszy leżący tam kafelek wyszedł z gry: każda runda zabiera jeden. Zapełnione pola: { $filled } z 37. Rundy, które zostały: { $rounds }. Kto zapełni kolor, od razu kładzie za darmo kafelek z czarnego składu. Na koniec nie liczy się punktów: pełne księstwo to wygrana.

## Châteauma

castles_of_burgundy_lessons-chateauma = Châteauma
    .help = Przeciwniczka, która gra według kart i kości, na trzech poziomach.
castles_of_burgundy_lessons-chateauma-cards = Grasz przeciw Châteaumie, za którą nikt nie musi grać: sama słucha swoich kart i kości. Leżą przed nią dwie karty. Biała kość wybiera kartę rundy: od 1 do 4 lewą, 5 i 6 prawą. Pokazuje 3, a lewej karcie brakuje budynku. Wieża strażnicza dałaby jej 4 punkty: zabierz ją szóstką.
    .other = Wolno, ale spójrz na jej lewą kartę: wieża strażnicza byłaby jej na rękę. Weź ją szóstką.
castles_of_burgundy_lessons-chateauma-rest = Została dwójka. Użyj jej, jak chcesz, potem zakończ turę. Châteauma odpowie od razu.
castles_of_burgundy_lessons-chateauma-its_turn = Wypadła jej piątka, więc szukała od składu 5 zgodnie z ruchem wskazówek zegara aż do pierwszego składu z budynkiem. Tak lewa karta była pełna: 21 punktów na średnim poziomie. Jej punkty teraz: { $points }. Kafelki przeszły do jej księstwa, doszła nowa karta, a za 2 srebrniki kupuje czarny kafelek do rezerwy.
castles_of_burgundy_lessons-chateauma-strong = Nie ma obszarów ani robotników, a klasztory nic jej nie dają. Ale pełne karty dają punkty w każdej fazie, a kafelki premii za kolory bierze jak wszyscy. Spójrz więc przed swoją turą na wybraną kartę: czego jej brakuje i co dałby ten kafelek?
castles_of_burgundy_lessons-chateauma-last_turn = Ostatnia tura innej gry. Twoje punkty: { $points }, Châteaumy: { $others }. Połóż kopalnię ostatnią kością: kończy obszar i kolor.
    .good = 6 punktów za obszar, 2 za fazę E, 5 za duży kafelek premii.
    .other = Wolno, ale kopalnia daje 13 punktów: połóż ją na zaznaczonym polu.
castles_of_burgundy_lessons-chateauma-end_game = Na koniec Châteauma dostaje po 4 punkty za każdy klasztor, po 2 za każdy kafelek na kartach i po 1 za każdy kafelek w rezerwie, każdy towar i każdy srebrnik. Zakończ turę.
castles_of_burgundy_lessons-chateauma-counted = Twoje punkty: { $points }, Châteaumy: { $others }. Musisz mieć więcej; przy remisie wygrywa ona. Gdy wygrywasz z łatwością, weź trudny poziom albo utrudnienie, które ją wzmacnia.
