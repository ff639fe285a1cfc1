## Pierwsza gra

kingsburg_lessons-first_game = Twoja pierwsza gra
    .help = Zjednaj kośćmi doradców króla, rozbuduj prowincję i odeprzyj najeźdźców.
kingsburg_lessons-first_game-gift = Rządzisz prowincją na granicy królestwa: doradcy króla pomagają ci ją rozbudować, a każdej zimy nadciągają najeźdźcy. Kto po pięciu latach ma najwięcej punktów, wygrywa. Na początek król przysyła ci dar: weź jedno dobro.
kingsburg_lessons-first_game-squire = Wiosna. Na kościach masz 2, 4 i 5, a na dworze czeka osiemnastu doradców o numerach od 1 do 18. Kości zjednują doradcę o dokładnie takim numerze: połóż swoją 2 na Dziedzicu.
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
kingsburg_lessons-first_game-arm = Masz więc 3, a król doda co najmniej 1. Więcej niż 4 to zwycięstwo, równo 4 to remis, a mniej kosztuje 2 dobra i budynek. Teraz możesz budować, a potem werbować żołnierzy po 2 dobra za każdego. Zdecyduj, a przyjdzie zima.
    .wall = O 1 większa siła, w tej bitwie i we wszystkich następnych.
    .built = Dobra budowla. Przeciw orkom nic jednak nie daje.
    .soldier = Jeden żołnierz więcej na tę zimę.
    .done = Niech tak będzie.
kingsburg_lessons-first_game-battle = Kość króla pokazała tylko 1. { $won ->
        [0] Twoja siła to 4, tyle samo co orkowie: remis, bez zysku i bez straty.
       *[other] Twoja siła była większa od siły orków, czyli 4: zdobywasz 1 złoto, a jako najsilniejszy zwycięzca 1 punkt.
    } Przeciwnik był słabszy i stracił budynek. Po bitwie wszyscy żołnierze wracają do domu.
kingsburg_lessons-first_game-last_autumn = Trzy lata później: ostatnia jesień. Twoje punkty: { $points }, przeciwnika: { $others }. Ostatni najeźdźcy są najsilniejsi, od 7 do 9. W bitwie twoje budynki dają 3, a 4, jeśli przyjdą demony, a dzięki Koszarom żołnierz kosztuje tylko 1 dobro.
kingsburg_lessons-first_game-last_season = Wszystko w twoich rękach: połóż kości, przyjmij pomoc, buduj i werbuj. Zachowane dobra nie są warte punktów, więc wydaj je.
kingsburg_lessons-first_game-counted = Pięć lat minęło, a oto, skąd wzięły się punkty: ty masz { $points }, przeciwnik { $others }. Znasz już grę. Krótkie rozdziały pokażą subtelności, a prawdziwa gra już czeka.
