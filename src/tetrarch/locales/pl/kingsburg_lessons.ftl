## Pierwsza gra

kingsburg_lessons-first_game = Twoja pierwsza gra
    .help = Zjednaj kośćmi doradców króla, rozbuduj prowincję i odeprzyj najeźdźców.
kingsburg_lessons-first_game-gift = Rządzisz prowincją na granicy królestwa: doradcy króla pomagają ci ją rozbudować, a każdej zimy nadciągają najeźdźcy. Kto po pięciu latach ma najwięcej punktów, wygrywa. Na początek król przysyła ci dar: weź jedno dobro.
kingsburg_lessons-first_game-squire = Wiosna. Na kościach masz 2, 4 i 5, a na dworze czeka osiemnastu doradców o numerach od 1 do 18. Kości wpływają na doradcę o dokładnie takim numerze i zjednują ci jego pomoc na ten sezon: połóż swoją 2 na Dziedzicu.
    .good = Dziedzic da ci 1 złoto. Ty i przeciwnik kładziecie kości na zmianę, po jednym doradcy.
    .pass = Wolno spasować, ale wtedy w tym sezonie nie położysz już żadnej kości i wszystkie trzy przepadną. Połóż 2 na Dziedzicu.
    .other = Ten doradca też by ci pomógł. Ale 4 i 5 przydadzą ci się za chwilę, obie razem: połóż 2 na Dziedzicu.
kingsburg_lessons-first_game-hunter = Kości można też dodawać: 4 i 5 to 9, a to Główny Łowczy. Doradca, na którym leżą kości, jest w tym sezonie zajęty. Przeciwnik ma Księżną, a kości neutralne, które są niczyje i biorą udział w grze dwuosobowej, zajmują jeszcze dwóch.
    .good = Wszystkie twoje kości leżą. Teraz doradcy pomagają, od najniższego numeru do najwyższego.
    .pass = Wolno spasować, ale 4 i 5 by przepadły. Połóż obie na Głównym Łowczym.
    .other = Sama 5 da ci żołnierza. Zima jest jeszcze daleko, a teraz potrzebujesz dóbr: połóż 4 i 5 razem.
kingsburg_lessons-first_game-help = Dziedzic już dał ci 1 złoto. Główny Łowczy daje 1 drewno, a do tego 1 złoto albo 1 kamień. Ze złotem możesz zbudować Statuę, z kamieniem Wieżę Strażniczą: co wolisz?
    .gold = Złoto. Statua jest w zasięgu ręki.
    .stone = Kamień. Wieża Strażnicza jest w zasięgu ręki.
kingsburg_lessons-first_game-build = Teraz budowa! W każdym sezonie możesz wznieść jeden budynek i płacisz za niego dobrami. Każdy rząd prowincji buduje się od lewej do prawej, więc pierwszy budynek rzędu jest dostępny. Punkty, siła na zimę czy coroczny zysk: wybór należy do ciebie.
    .statue = Od razu 3 punkty. A budynki dalej na prawo w tym rzędzie są warte jeszcze więcej.
    .tower = 1 punkt i o 1 większa siła w każdej bitwie.
    .inn = Bez punktów, ale na koniec każdego lata daje żeton "+2". Wkrótce zobaczysz, do czego służy.
    .palisade = Bez punktów, ale o 1 większa siła w każdej bitwie, a przeciw zombie o 2.
    .barricade = Bez punktów, ale o 1 większa siła przeciw goblinom, i to tanio.
    .done = Możesz zachować dobra na później. Ale budynek działa, odkąd stoi: zbuduj któryś.
kingsburg_lessons-first_game-reward = Przeciwnik też coś zbudował. Po wiośnie król daje 1 punkt temu, kto ma najwięcej budynków, a przy remisie wszystkim, których to dotyczy: dostajesz go i ty, i przeciwnik. Twoje punkty: { $points }.
kingsburg_lessons-first_game-summer = Lato, nowe kości. Zaczyna najniższa suma: przeciwnik wyrzucił mniej od ciebie i ma już Astronoma. Ten sezon jest cały twój: połóż kości, jak chcesz, wybierz, co dają doradcy, i buduj.
    .pass = Pasujesz. Kości, które zostały, przepadają.
    .saved = Zachowujesz dobra na coś większego.
kingsburg_lessons-first_game-after_summer = Dobre rządy! Twoje punkty: { $points }. Po lecie król wysyła wysłannika z pomocą dla tego, kto został w tyle; opowie o nim osobny rozdział. Potem nadchodzi trzeci sezon, jesień, a po niej zima. Zobaczmy jesień rok później.
kingsburg_lessons-first_game-autumn = Jesień drugiego roku. Masz Statuę, Karczmę i Wieżę Strażniczą, a Karczma dała ci żeton "+2". Zimą przyjdą najeźdźcy, w tym roku o sile 3, 4 albo 5, i nikt jeszcze nie wie, kim są.
kingsburg_lessons-first_game-general = Generał, numer 10, da ci 2 żołnierzy. Twoje 3 i 5 to tylko 8, ale żeton "+2" podnosi je do 10. Połóż to wszystko na Generale.
    .good = Żeton jest zużyty. W każdym sezonie możesz użyć jednego.
    .pass = Wolno spasować, ale wtedy zima zastanie cię bez żołnierzy. Połóż 3, 5 i żeton na Generale.
    .other = Te kości tam pasują. Ale nie masz jeszcze żołnierzy, a zima tuż-tuż: połóż 3, 5 i żeton na Generale.
kingsburg_lessons-first_game-merchant = Została ci 4. Zjednuje Kupca.
    .pass = Wolno spasować, ale 4 by przepadła. Weź Kupca.
kingsburg_lessons-first_game-gold_or_wood = Kupiec daje 1 złoto albo 1 drewno. Masz już 2 złota i 1 drewno, a z drugim drewnem możesz zbudować Palisadę. Wybór należy do ciebie.
kingsburg_lessons-first_game-looked = Generał dał ci żołnierzy (masz ich { $soldiers }) i pozwolił obejrzeć najeźdźców: to orkowie o sile 4. Wiesz o tym tylko ty! Zimą każdy walczy sam. Każdy żołnierz liczy się za 1, Wieża Strażnicza za 1, a król przysyła wszystkim od 1 do 6 żołnierzy, zależnie od kości.
kingsburg_lessons-first_game-arm = Twoi 2 żołnierze i Wieża Strażnicza to razem 3, a król doda co najmniej 1. Więcej niż 4 to zwycięstwo, równo 4 to remis, a mniej kosztuje 2 dobra i budynek. Najpierw możesz budować, a potem werbować żołnierzy po 2 dobra za każdego. Zdecyduj, a przyjdzie zima.
    .wall = O 1 większa siła, w tej bitwie i we wszystkich następnych.
    .built = Dobra budowla. Przeciw orkom nic jednak nie daje.
    .soldier = Jeden żołnierz więcej na tę zimę.
    .done = Niech tak będzie.
kingsburg_lessons-first_game-battle = Kość króla pokazała tylko 1. { $won ->
        [0] Twoja siła to 4, tyle samo co orkowie: remis, bez zysku i bez straty.
       *[other] Twoja siła była większa od siły orków, czyli 4: zdobywasz 1 złoto, a jako najsilniejszy zwycięzca 1 punkt.
    } Przeciwnik był słabszy i stracił budynek. Po bitwie wszyscy żołnierze wracają do domu.
kingsburg_lessons-first_game-last_autumn = Trzy lata później: ostatnia jesień. Twoje punkty: { $points }, przeciwnika: { $others }. Ostatni najeźdźcy są najsilniejsi, od 7 do 9. W bitwie twoje budynki dają 3, a 4, jeśli przyjdą zombie albo demony, a dzięki Koszarom żołnierz kosztuje tylko 1 dobro.
kingsburg_lessons-first_game-last_season = Wszystko w twoich rękach: połóż kości, przyjmij pomoc, buduj i werbuj. Zachowane dobra nie są warte punktów, więc wydaj je.
kingsburg_lessons-first_game-counted = Pięć lat minęło, a oto, skąd wzięły się punkty: ty masz { $points }, przeciwnik { $others }. Znasz już grę. Krótkie rozdziały pokażą subtelności, a prawdziwa gra już czeka.

## Wpływ i pomoc

kingsburg_lessons-influence = Wpływ i pomoc
    .help = Białe kości, Targ, Alchemik i wysłannik króla, który otwiera zamknięte drzwi.
kingsburg_lessons-influence-white = Król pomaga temu, kto został w tyle: masz najmniej budynków, więc tej wiosny rzucasz dodatkowo białą kością. Pokazuje 4. Białe kości nigdy nie leżą same, ale mogą dołączyć do każdej grupy z kością twojego koloru. Przeciwnik ma 6 i chętnie weźmie Alchemika: wyprzedź go z 2 i białą 4.
    .good = 6 i Alchemik jest twój. Warto patrzeć i na kości innych.
    .pass = Pasując, zmarnujesz wszystkie kości. Weź Alchemika z 2 i białą 4.
    .other = Zasady na to pozwalają. Ale potem Alchemik może być zajęty albo zabraknie ci kości: weź go z 2 i białą 4.
kingsburg_lessons-influence-market = Twoja 5 zjedna Sierżanta, ale leżą tam kości neutralne. Masz jednak Targ! Raz w sezonie pozwala grupie wpłynąć na doradcę o numerze o jeden większym lub mniejszym od jej sumy. Połóż 5 na Kupcu, numer 4.
    .good = Teraz 4 przeciwnika zastaje Kupca zajętego i nie sięga nikogo.
    .pass = Wolno spasować, ale 5 i 2 by przepadły. Połóż 5 na Kupcu.
    .other = Można. Ale 2 obejdzie się bez Targu, a przeciwnik ma 4 na Kupca: połóż tam teraz swoją 5.
kingsburg_lessons-influence-squire = Została 2, a Targ w tym sezonie już wykorzystany. Pozostaje Dziedzic.
    .pass = 2 by przepadła. Lepszy Dziedzic niż nikt.
kingsburg_lessons-influence-merchant = Doradcy pomagają w kolejności rosnącej. Dziedzic dał ci 1 złoto, teraz Kupiec: złoto czy drewno?
kingsburg_lessons-influence-alchemist = Teraz Alchemik: bierze 1 dobro i daje po 1 z obu pozostałych rodzajów. Na początku nie było nic, a jednak możesz mu zapłacić, bo niższe numery pomogły przed nim.
    .good = Jedno dobro mniej, dwa więcej: tak to robi.
    .decline = Z jego pomocy można zrezygnować, ale z jednego dobra robią się dwa. Daj mu jedno.
kingsburg_lessons-influence-envoy = Jesień. Po lecie wysłannik króla trafia do gracza z najmniejszą liczbą budynków, a spośród kilku do tego, kto ma najmniej dóbr: do ciebie. Pomoże raz, aż do końca następnego lata. Dzięki niemu możesz dołączyć do doradcy, który jest już zajęty. Królowa, 17, to najlepsza przyjaciółka: zjednaj ją wszystkimi kośćmi i żetonem "+2".
    .good = Wysłannik otwiera drzwi i wraca na kalendarz.
    .pass = Spasowanie zmarnuje kości, a wysłannik będzie czekał. Użyj go teraz dla Królowej.
    .other = Kości tam pasują. Ale tylko Królowa daje 2 dowolne dobra, a do tego 3 punkty: użyj wszystkich kości i żetonu.
kingsburg_lessons-influence-queen = Królowa dała ci 3 punkty i pokazała tegorocznych najeźdźców: to zombie o sile 5. Teraz weź 2 dobra, takie same lub różne.
kingsburg_lessons-influence-finish = Twoje punkty: { $points }. Wysłannik potrafi zamiast tego jeszcze jedno: pozwala wznieść w jednym sezonie drugi budynek. Zobaczysz to w rozdziale o budowie.

## Budowa

kingsburg_lessons-building = Budowa
    .help = Rzędy od lewej do prawej, drugi budynek dzięki wysłannikowi i to, które budynki się opłacają i kiedy.
kingsburg_lessons-building-crane = Twoja prowincja ma pięć rzędów po cztery budynki. W każdym rzędzie buduje się od lewej do prawej, a im dalej w prawo, tym drożej i tym cenniej. Żuraw obniża koszt trzeciego i czwartego budynku każdego rzędu o 1 złoto: zbuduj go za 1 drewno i 1 kamień.
    .good = 1 punkt, a Żuraw działa od tej chwili.
    .done = Możesz nic nie budować, ale teraz wolno ci budować nawet dwa razy. Zacznij od Żurawia.
    .other = Jest następny w swoim rzędzie, więc możesz. Ale Żuraw oszczędza złoto przy wszystkim, co zbudujesz dalej na prawo: zacznij od niego.
kingsburg_lessons-building-town_hall = Zasada to jeden budynek na sezon, ale ty masz wysłannika króla: z nim możesz budować dwa razy. Żuraw otworzył drogę do Ratusza i obniżył jego koszt: 1 złoto, 1 drewno i 1 kamień. Zbuduj go.
    .good = 2 punkty, a wysłannik wraca na kalendarz.
    .done = Zachowasz wysłannika, ale po lecie i tak trzeba go oddać. Użyj go teraz.
    .other = Też wolno. Ale Ratusz daje 2 punkty i może przynosić w każdym sezonie 1 więcej: zbuduj go.
kingsburg_lessons-building-season_end = Lato się kończy. Karczma właśnie dała ci swój coroczny żeton "+2". A Ratusz, choć nowy, już działa: użyj go, by zamienić 1 dobro albo 1 żeton na 1 punkt.
    .done = Nie musisz, a czasem dobro jest warte więcej. Ale wypróbuj: użyj Ratusza.
kingsburg_lessons-building-pay = Czym płacisz: ostatnim złotem czy żetonem, który przyda się jesienią?
kingsburg_lessons-building-choice = Wiosna czwartego roku, a spichlerze pełne. Kościół daje najwięcej od razu. Ambasada co sezon płaci punkt, Farmy co sezon rzucają białą kością, Kuźnia wzmacnia cię na zimę. Zostały dwa lata: co budujesz?
    .church = 7 punktów i o 1 większa siła przeciw demonom. Potem w tym rzędzie zostaje tylko Katedra, najdroższa ze wszystkich.
    .embassy = 4 punkty i 1 na koniec każdego sezonu. Ta wiosna też się liczy, więc jeśli dotrwa do końca, przyjdzie jeszcze 6: razem 10.
    .farms = 2 punkty, a od lata biała kość w każdym sezonie. W bitwie liczą się jako 1 mniej.
    .blacksmith = 2 punkty i o 1 większa siła w obu nadchodzących zimach. Otwiera też drogę do Koszar.
    .done = Masz dobra na najlepsze z nich. Zbuduj jeden z czterech.
    .palisade = Palisada jest pożyteczna i tania, ale dziś stać cię na więcej. Zbuduj jeden z czterech.
kingsburg_lessons-building-finish = Oto sedno budowania: na początku wybieraj to, co opłaca się wiele razy, później to, co od razu daje punkty, i nigdy nie zapominaj o zimie. Kto ma najwięcej budynków, dostaje po wiośnie 1 punkt; kto ma ich najmniej, dostaje wysłannika.

## Zima

kingsburg_lessons-winter = Zima
    .help = Werbunek, żołnierze króla, zwycięstwo, remis i porażka oraz to, co porażka niszczy.
kingsburg_lessons-winter-recruit = Zbliża się zima trzeciego roku. Znasz już najeźdźców: to gobliny o sile 5. Wieża Strażnicza i Palisada dają po 1, a Barykada 1 przeciw goblinom: razem 3. Przed bitwą każdy może werbować, żołnierz kosztuje 2 dobra. Zwerbuj jednego; wybierz, które dobra oddasz.
    .good = Jeden żołnierz: masz teraz 4.
    .done = Zostanie 3 i nadzieja na kość króla; przy 1 bitwa przepadnie. Zwerbuj żołnierza.
kingsburg_lessons-winter-second = Za chwilę król przyśle każdemu tylu żołnierzy, ile pokaże kość, od 1 do 6. W najgorszym razie będziesz mieć 5, czyli remis: bez zysku i bez straty. Drugi żołnierz daje pewne zwycięstwo i kosztuje ostatnie 2 dobra. Co robisz?
    .more = Pewność to pewność.
    .done = Trochę ryzyka i 2 dobra w kieszeni.
kingsburg_lessons-winter-won = Kość króla pokazała 2 i bitwa jest wygrana: 1 kamień, jak obiecywała karta, i 1 punkt jako najsilniejszy zwycięzca. Przeciwnik miał tylko 3 i stracił 1 złoto oraz Kościół z jego 7 punktami. Kto traci budynek, traci ten najdalej na prawo, a spośród kilku w tej kolumnie najwyższy.
kingsburg_lessons-winter-lose = Inna zima, drugi rok: orkowie o sile 4. Masz tylko Wieżę Strażniczą i żadnych żołnierzy, a kość króla pokazała 1, więc walczysz z siłą 2. Porażka! Karta zabiera 2 wybrane dobra: które?
kingsburg_lessons-winter-lost = I budynek: Targ stał najdalej na prawo, więc go nie ma, a z nim 1 punktu. Możesz go odbudować. Twoje punkty: { $points }. Czego nie masz, tego nie stracisz, i nic tego nie zastępuje.
kingsburg_lessons-winter-finish = Przygotuj się więc: rewers karty zdradza możliwe siły, Generał i Królowa pozwalają ją obejrzeć, Sierżant, Generał i Król dają żołnierzy, Koszary obniżają ich koszt. A z Kamiennym Murem remis jest zwycięstwem. Żołnierze co zimę wracają do domu, budynki zostają.

## Moduł 1: dodatkowe rzędy

kingsburg_lessons-extra_rows = Dodatkowe rzędy
    .help = Rzędy A i G: zamiana dóbr oraz pomoc przy żołnierzach.
kingsburg_lessons-extra_rows-sawmill = Każda prowincja ma dwa rzędy więcej: A nad pozostałymi i G pod nimi. Rząd A pomnaża twoje dobra. Zaczyna się od Tartaku za 2 drewna i 1 kamień: zbuduj go.
    .good = 1 punkt. A lato właśnie się kończy.
    .done = Możesz zachować dobra. Ale Tartak zarobi coś jeszcze tego lata: zbuduj go.
    .other = Wolno. Ale chodzi o nowe rzędy: zbuduj Tartak.
kingsburg_lessons-extra_rows-convert = Na koniec każdego lata Tartak może zamienić 1 drewno na 2 złota. Użyj go.
    .good = Dalej są Kamieniołom i Złotnik, na kamień i złoto, a z Mennicą cała trójka działa też wiosną i jesienią.
    .other = Nie musisz. Ale 2 złota za 1 drewno to dobry interes: użyj Tartaku.
kingsburg_lessons-extra_rows-recruit = Rok później. Rząd G myśli o zimie. Obóz Szkoleniowy właśnie dał ci żołnierza, bo było ich mniej niż 2. A z Centrum Rekrutacji żeton "+2" liczy się przy werbunku jak dobro: zwerbuj żołnierza za 1 złoto i żeton.
    .good = Dwóch żołnierzy stoi w gotowości.
    .done = Złoto i żeton można zachować na wiosnę. Ale najpierw przyjdą najeźdźcy: werbuj.
kingsburg_lessons-extra_rows-academy = Orkowie o sile 5. Kość króla pokazuje 2, masz więc 2 swoich żołnierzy i 2 królewskich. Prowizoryczne Umocnienia dodają 1, bo siła wynosi 5 lub mniej. To byłby tylko remis! Ale masz Akademię Wojskową: rzuć własną kością.
    .done = Wtedy zostanie remis. Rzut nic nie kosztuje, bo potem i tak możesz liczyć żołnierzy króla.
kingsburg_lessons-extra_rows-keep = 5! Teraz wybierz, którzy żołnierze się liczą: z twojej kości czy królewscy.
    .royal = Masz prawo, ale to 2 zamiast 5 i tylko remis. Policz własną kość.
kingsburg_lessons-extra_rows-finish = 8 przeciw 5: zwycięstwo! Twoje punkty: { $points }. Siedem rzędów to więcej, niż można zbudować w pięć lat, a przy porażce rząd A jest najwyższy.

## Moduł 2: rzędy alternatywne

kingsburg_lessons-alternate_rows = Rzędy alternatywne
    .help = Paski, które zastępują całe rzędy prowincji, tak że żadna nie jest taka sama.
kingsburg_lessons-alternate_rows-lay = Przed rozpoczęciem każdy losuje dwa paski. Na każdym są cztery inne budynki i może on przykryć rząd o swojej literze. Twoje to rząd B: Most, Ołtarz, Klasztor i Kopuła, oraz rząd D: Zbrojownia, Hodowla Gryfów, Machiny Wojenne i Gildia Poskramiaczy Smoków. Użyj obu, jednego albo żadnego.
    .both = Dwa rzędy, których nie ma nikt inny. Wszyscy decydują w tajemnicy, potem paski się odkrywa.
    .one = Jeden nowy rząd, drugi zostaje taki, jaki znasz. Nieużyte paski odchodzą z gry.
    .none = Zostajesz przy tym, co znasz; wolno. Zobaczmy jednak, co potrafią paski.
kingsburg_lessons-alternate_rows-bridge = Jesień drugiego roku, oba paski w użyciu. Masz Most: gdy po raz pierwszy w roku pasujesz z niewykorzystaną kością, bierzesz żeton "+2". Twoja ostatnia kość pokazuje 1. Spasujesz po żeton czy zjednasz Błazna za 1 punkt?
    .pass = Ze słabej kości zrobił się dobry żeton.
    .jester = Pewny punkt.
kingsburg_lessons-alternate_rows-armory = Zaczyna się zima i nikt nie widział najeźdźców; ich siła to od 3 do 5. Sierżant dał ci 1 żołnierza. Zbrojownia może teraz wziąć 1 dobro i dodać 2 w tej bitwie. Użyj jej.
    .done = Kamień można zachować. Ale 1 żołnierz i kość króla to mało: użyj Zbrojowni.
kingsburg_lessons-alternate_rows-pay = Może być dowolne dobro; masz kamień. Zapłać nim.
kingsburg_lessons-alternate_rows-finish = Gobliny o sile 4, a kość króla pokazała 2: ze Zbrojownią masz 5 i wygrywasz. Twoje punkty: { $points }. Przeczytaj swoje paski przed pierwszym sezonem, a także paski innych. Jest ich czternaście, po dwa na literę; paski A i G dochodzą z dodatkowymi rzędami.

## Moduł 3: zarządcy

kingsburg_lessons-governors = Zarządcy
    .help = Każdy rządzi własnym talentem: trzech z dwudziestu czterech przy pracy.
kingsburg_lessons-governors-choose = Przed rozpoczęciem dostajesz trzech zakrytych zarządców i zatrzymujesz jednego na całą grę. Młody Książę zamienia słaby rzut na 3, 4 i 6. Polityk ma własnych doradców. Inżynier buduje jesienią dwa razy. Kogo zatrzymujesz?
    .prince = Niskie rzuty już ci niestraszne.
    .politician = Z nim na dworze zawsze znajdzie się dla ciebie miejsce.
    .engineer = Każdej jesieni twoja prowincja rośnie szybciej niż inne.
kingsburg_lessons-governors-prince = Przeciwnik zatrzymał Górnika. Teraz zobacz swoich trzech. Z Młodym Księciem: na kościach masz 1, 2 i 4, tylko 7. Jeśli suma wszystkich twoich kości to 8 lub mniej, raz w sezonie może je ustawić na 3, 4 i 6. Użyj go.
    .done = Możesz zostać przy 1, 2 i 4. Ale 3, 4 i 6 sięgają lepszych doradców: użyj Młodego Księcia.
kingsburg_lessons-governors-stronger = 13 zamiast 7, a i tak zaczynasz, bo przeciwnik ma 15. Połóż kości, gdzie chcesz.
    .pass = Po takim rzucie? Zjednaj doradcę.
kingsburg_lessons-governors-space = Z Politykiem: ma trzy prywatne pola, 5, 10 i 15, i nikt inny tam nie wejdzie. Kości neutralne zajmują Generała na 10, ale twoje własne 10 jest wolne. Połóż tam wszystkie kości.
    .good = I tam suma musi być dokładna.
    .pass = Twoje prywatne pola czekają tylko na ciebie. Połóż kości na 10.
    .other = Możesz. Ale zobacz, co daje prywatne pole: połóż wszystkie kości na własnym 10.
kingsburg_lessons-governors-two_goods = 10 daje dwa różne dobra, 5 dałoby jedno, a 15 po jednym z każdego rodzaju. Wybierz.
kingsburg_lessons-governors-engineer = Z Inżynierem: jest jesień i możesz wznieść dwa budynki, za oba płacisz w całości. Masz 2 złota i 3 drewna. Który najpierw?
    .done = Zmarnujesz jego jedyny sezon. Buduj.
kingsburg_lessons-governors-again = I drugi.
    .done = Możesz przestać. Ale starczy na jeszcze jeden: zbuduj go.
kingsburg_lessons-governors-finish = Dwudziestu czterech zarządców, każdy z takim talentem: Górnik przeciwnika wydobywa 1 złoto na koniec każdego roku. Kto woli, może ich licytować za punkty, zamiast rozdawać.

## Moduł 4: karty losu

kingsburg_lessons-destiny = Karty losu
    .help = Co roku karta zmienia jedną zasadę dla wszystkich: trzy przykłady.
kingsburg_lessons-destiny-aid = Na początku każdego roku odkrywa się kartę losu. Obowiązuje wszystkich aż do końca zimy. W tym roku: Wschodzące Gwiazdy. Najpierw jak zawsze pomoc króla: ty i przeciwnik macie tyle samo budynków i dóbr, więc każde z was bierze 1 dobro.
kingsburg_lessons-destiny-stars = Wschodzące Gwiazdy: w każdym sezonie na trzech niskich doradcach leżą dary, 1 złoto na Błaźnie, 1 kamień na Architekcie, 1 drewno na Sierżancie. Kto pierwszy położy tam kości, od razu bierze dar, a doradca pomaga jak zwykle. Nagle niskie kości są coś warte! Wybierz jednego z trzech.
    .jester = Od razu 1 złoto, a potem 1 punkt.
    .architect = Od razu 1 kamień, a potem 1 drewno.
    .sergeant = Od razu 1 drewno, a potem żołnierz.
    .pass = I zostawić dary przeciwnikowi? Weź jeden.
    .other = Wolno, ale tam nie ma daru. Bądź przed innymi u jednego z trzech.
kingsburg_lessons-destiny-deal = Inny rok, inna karta: Tajne Układy. Raz w tym roku możesz, zamiast kłaść kości, położyć znacznik na doradcy o numerze najwyżej 9, na którego wpłynął przeciwnik. Wtedy pomoże i tobie. Przeciwnik jest u Skarbnika: zawrzyj tam układ.
    .good = Kości zostają u ciebie: 3 nadal czeka na położenie.
    .pass = Najpierw układ. Kto spasował, już go nie zawrze.
    .jester = Układ z Błaznem da 1 punkt. Skarbnik płaci 2 złota: połóż znacznik tam.
    .other = Twoja 3 może poczekać, bo nikt inny nie kładzie już kości. Najpierw zawrzyj układ.
kingsburg_lessons-destiny-architect = Teraz połóż 3 na Architekcie.
    .pass = 3 by przepadła. Połóż ją na Architekcie.
kingsburg_lessons-destiny-dealt = Skarbnik dał 2 złota przeciwnikowi, a potem 2 złota tobie. Z twoim Generałem i Architektem to sezon jak o jedną kość bogatszy.
kingsburg_lessons-destiny-snow = Jeszcze jedna: Obfite Śniegi. Tej zimy nie rzuca się kością króla, liczy się ona wszystkim jako 2. Bez losu można policzyć: budynki dają 3, żołnierz 1, król 2, razem 6. Gobliny, które znasz, mają 6. Czego jeszcze potrzebujesz?
    .done = 6 przeciw 6 to na pewno remis. Twoje 2 dobra to jeden żołnierz: werbuj.
kingsburg_lessons-destiny-finish = 7 przeciw 6: zwycięstwo. Twoje punkty: { $points }. Kart losu jest dwadzieścia dziewięć, a w grze pojawia się pięć. Przeczytaj kartę przed rzutem: decyduje ona, które kości są w tym roku dobre.

## Moduł 5: wybierane posiłki

kingsburg_lessons-troop_tokens = Wybierane posiłki
    .help = Koniec z kością króla: o tym, ilu żołnierzy przyjdzie zimą, decydujesz ty.
kingsburg_lessons-troop_tokens-choose = Tutaj nikt nie rzuca o żołnierzy króla. Na całą grę masz sześć żetonów wojsk: 0, 1, 1, 2, 3 i 4, a jedną 1 zużyto zeszłej zimy. Gdy najeźdźcy zostają odkryci, każdy wybiera w tajemnicy jeden. Orkowie o sile 4: Wieża Strażnicza i żołnierz dają ci 2. Który żeton zagrasz?
    .three = Razem 5, tylko o jeden więcej, niż trzeba. To się nazywa oszczędność.
    .two = Razem 4: remis, a 3 zostaje na gorszą zimę.
    .four = Razem 6. Pewne, ale i 3 by wygrała, a 4 już nie wróci.
    .few = To daje mniej niż 4, a porażka kosztuje złoto i budynek. Zagraj 2, 3 albo 4.
kingsburg_lessons-troop_tokens-fought = { $won ->
        [0] Remis: bez zysku i bez straty.
       *[other] Zwycięstwo: 1 złoto i 1 punkt za najsilniejsze zwycięstwo.
    } Przeciwnik zagrał 1 i przegrał. Zagrany żeton przepada, więc pięć zim dzieli się sześcioma żetonami.
kingsburg_lessons-troop_tokens-enough = Rok później: zombie o sile 6. Wieża Strażnicza i Kuźnia dają po 1, Palisada przeciw zombie daje 2, a trzech żołnierzy stoi w gotowości: razem 7. Zostały żetony 0, 1, 2 i 4. Który zagrasz?
    .zero = 7 przeciw 6 wystarczy. 0 i tak trzeba kiedyś zagrać: najlepiej zimą, którą wygrywa się bez pomocy.
    .more = Wygrana, i to z zapasem. Ale 7 by wystarczyło, a 0 zostanie ci na trudniejszą zimę.
kingsburg_lessons-troop_tokens-kept = Przeciwnik też wygrał, ale kosztem żetonu 3. Kto w porę buduje na zimę, zachowuje silne żetony na ostatnich najeźdźców.
kingsburg_lessons-troop_tokens-last = Ostatnia zima, a zostały ci dwa żetony, 1 i 3. Ten, który zachowasz, jest wart tyle punktów, ile pokazuje! Demony o sile 8: zwycięstwo daje 2 punkty, a najsilniejszemu zwycięzcy jeszcze 1. Twoje budynki i żołnierze dają 7. Który żeton zagrasz?
    .three = 10: 2 punkty za zwycięstwo, 1 jako najsilniejszy zwycięzca, 1 za zachowany żeton.
    .one = 8, remis: bez straty i 3 punkty za zachowany żeton. Zwycięstwo to razem 4.
kingsburg_lessons-troop_tokens-counted = Policzone: ty masz { $points }, przeciwnik { $others }. Z żetonami wojsk zima to już nie kwestia szczęścia. Zanim wybierzesz, spójrz, co zostało innym.

## Moduł 6: kaprysy na dworze

kingsburg_lessons-whims = Kaprysy na dworze
    .help = Sezon po sezonie kolejny doradca zmienia to, co daje.
kingsburg_lessons-whims-covered = Na początku każdego sezonu odkrywa się kafelek kaprysu. Do końca gry zakrywa doradcę o swoim numerze: zjednuje się go jak zawsze, ale daje co innego. Teraz numer 9 leży na Głównym Łowczym. Zjednaj go kośćmi 3 i 6.
    .pass = Wtedy nie zobaczysz, co teraz daje. Połóż na nim 3 i 6.
    .other = Doradca bez kafelka pomaga jak zwykle, a to już znasz. Wypróbuj nowego: 3 i 6 na Głównym Łowczym.
kingsburg_lessons-whims-jester = Twoja 1 sięga Błazna; tam nie ma kafelka.
    .pass = 1 by przepadła. Połóż ją na Błaźnie.
kingsburg_lessons-whims-two = Zamiast drewna i drugiego dobra Główny Łowczy daje teraz dwie różne rzeczy z tych: 1 złoto; 1 drewno; 1 punkt; 1 żołnierza razem z żetonem "+2". Które dwie?
kingsburg_lessons-whims-spy = Rok później sześciu doradców ma kaprysy. Szpieg, 14, nie chce już punktu: przeciwnik wybiera jedną rzecz spośród złota, drewna, kamienia, żetonu "+2" i żołnierza, a ty dostajesz cztery pozostałe. Połóż na nim wszystkie kości.
    .pass = I stracić cztery dary? Połóż kości na Szpiegu.
    .other = Kości tam pasują. Ale cztery dary są warte więcej: użyj wszystkich trzech na Szpiega.
kingsburg_lessons-whims-finish = Przeciwnik wziął drewno, a do ciebie trafiły złoto, kamień, żeton i żołnierz. Ale spójrz na Czarodzieja: tamtejszy kafelek dał przeciwnikowi 5 punktów. Kafelki leżą na numerach od 1 do 16; czytaj każdy, gdy się pojawi. Kto woli, gra w wariant Odnowa: leżą wszystkie od początku, a na koniec każdego sezonu jeden znika.

## Scenariusze

kingsburg_lessons-scenarios = Scenariusze
    .help = Szczególne zasady na jedną grę: Dolina Goblinów, Pełne Spichlerze i to, co zmieniają dwa inne.
kingsburg_lessons-scenarios-general = Scenariusz zmienia jedną rzecz na całą grę. W Dolinie Goblinów obok najeźdźców leży druga talia i w niektóre zimy dołącza do bitwy. Jesień trzeciego roku: niech Generał, 4 i 6, powie ci więcej.
    .pass = Dwóch wrogów naraz i bez Generała? Połóż na nim 4 i 6.
    .other = Alchemik może poczekać. Z 4 i 6 zjednasz Generała.
kingsburg_lessons-scenarios-look = 2 żołnierzy jest twoich, oprócz tego od Sierżanta. Kto może patrzeć, wybiera jedną z dwóch talii. Gdzie zaglądasz?
    .invader = Nadchodzą orkowie o sile 5. Co kryje dolina, dopiero się okaże.
    .valley = Gobliny o sile 4 w dolinie: dołączą, ktokolwiek jeszcze przyjdzie.
kingsburg_lessons-scenarios-finish = Orkowie 5 i gobliny 4: jedna bitwa przeciw 9. Gdy dolina dołącza, każdy dostaje tylu żołnierzy, ile wynosi numer roku, teraz 3, a twoja Barykada liczyła się przeciw goblinom. Z siłą 11 zdobywasz obie nagrody, 1 złoto i 1 drewno, i jesteś najsilniejszym zwycięzcą. Jeśli w dolinie nie ma goblinów, jest tam spokój, chyba że to piąty rok.
kingsburg_lessons-scenarios-granaries = Inny scenariusz, Pełne Spichlerze: po każdym sezonie nikt nie zatrzymuje więcej niż 6 dóbr, a każde 2 ponad to zamieniają się w 1 punkt. Ty masz 12. Zbuduj, co chcesz, albo zachowaj dobra.
    .built = Dobrze użyte: dobra zamienione w budynek nie zajmują spichlerza.
    .done = Zapas jest spory. Zobaczmy, co z niego zostanie.
kingsburg_lessons-scenarios-keep = To nadal więcej niż 6. Które dobra zatrzymujesz?
    .good = Każda oddana para dała 1 punkt; pojedyncze dobro przepadło.
kingsburg_lessons-scenarios-others = Jeszcze dwa scenariusze: Królewska Inspekcja nagradza w drugim i czwartym roku najwięcej budynków w każdej kolumnie, a w Cieniu Smoka ostatnimi najeźdźcami są zawsze smoki, za to zwycięstwa o co najmniej 3 dają dodatkowy punkt.
