# Zasady w skrócie. Wiersz od kreski jest punktem listy, numery zasad stają się odsyłaczami, (1) to znacznik na rysunku.

kingdom_builder_rules-goal =
    Zakładacie osady w krainie łąk, lasów, kanionów i pustyń. Trzy karty gildii, losowane w każdej grze, mówią, co tym razem daje złoto; zamki dają je zawsze.

    Złoto liczy się raz, na samym końcu. Wygrywa ten, kto ma go najwięcej.
kingdom_builder_rules-setup =
    Planszę składa się losowo z czterech z ośmiu sektorów: 20 rzędów po 20 pól.

    - Na każde pole miejsca (1) trafiają żetony jego rodzaju, po { $tiles }.
    - Trzy z dziesięciu kart gildii leżą odkryte przez całą grę.
    - Każdy ma { $settlements } osad i dobiera jedną kartę terenu, której inni nie widzą.
    - Jeden z graczy zaczyna; kolejność biegnie zgodnie z ruchem wskazówek zegara.

    Osady buduje się na pięciu terenach: łące, kwiatach, w lesie, kanionie i na pustyni. Zamki (2), góry (3), woda (4) i miejsca pozostają wolne.
kingdom_builder_rules-turn =
    Pokaż swoją kartę terenu i buduj osady, jedną po drugiej, każdą na wolnym polu tego terenu; w turze buduje się ich { $builds } (KB-19). Potem odrzuć kartę i dobierz nową.

    Całą grę tworzy jedna zasada: **obok swoich, jeśli się da.** Jeśli jakieś wolne pole tego terenu sąsiaduje z twoją osadą, musisz budować na takim polu (KB-37). Dopiero gdy żadne nie sąsiaduje, możesz wybrać dowolne wolne pole tego terenu, gdziekolwiek leży (KB-39). Uważaj więc, gdzie stawiasz pierwsze osady: od nich zależy, dokąd pójdziesz później.

    - Przy każdej budowie liczy się plansza taka, jaka jest w tej chwili, razem z osadami zbudowanymi przed chwilą.
    - Na polu stoi jedna osada. Cudze osady nie pomagają i przy tej zasadzie się nie liczą.
    - Jeśli żadne pole twojego terenu nie jest wolne, a musisz jeszcze budować, karta wypada z gry i dobierasz inną (KB-28).
kingdom_builder_rules-locations =
    Gdy twoja osada stanie obok pola miejsca, bierzesz z niego jeden żeton, o ile jeszcze jakiś jest (KB-42). Od następnej tury daje ci on co turę dodatkową akcję: przed pierwszą albo po ostatniej budowie, nigdy pomiędzy nimi (KB-21). Nie musisz z niej korzystać.

    - Z jednego pola masz najwyżej jeden żeton, ale każde z dwóch pól sektora może ci dać po jednym (KB-43).
    - Żetony, które budują, wymagają osady z twojego zapasu. Wszystkie oprócz padoku trzymają się zasady „obok swoich, jeśli się da”.
    - Jeśli twoja ostatnia osada obok pola zostanie przeniesiona gdzie indziej, żeton przepada (KB-52).
kingdom_builder_rules-guilds =
    Każda z trzech kart gildii w grze patrzy na wszystkie twoje osady; jedna osada może zarabiać na kilku kartach. Poza tym każdy zamek płaci po { $castle } złota wszystkim, którzy mają obok niego osadę, bez względu na innych (KB-83).
kingdom_builder_rules-end =
    Gdy zapas któregoś gracza jest pusty, rundę gra się do końca, tak że wszyscy mają tyle samo tur (KB-77). Potem liczy się karty gildii i zamki. Wygrywa ten, kto ma najwięcej złota; przy remisie zwycięstwo się dzieli.

## Rysunki

kingdom_builder_rules-figure-board = Plansza pierwszej gry: miejsce, tu tawerna (1), zamek (2), góry (3), woda (4).
    .alt = Cała plansza: 20 rzędów pól dziewięciu rodzajów. Tawerna, zamek, góry i woda mają numery.
kingdom_builder_rules-figure-adjacent = Twoja karta pokazuje kanion. Wolne kaniony sąsiadują z twoimi osadami, więc musisz wybrać jedno z obramowanych pól; dalsze kaniony muszą poczekać.
    .alt = Dwie osady na środku planszy. Tylko kaniony obok nich są obramowane jako miejsca budowy.
kingdom_builder_rules-figure-apart = Twoja karta pokazuje pustynię, a żadna wolna pustynia nie sąsiaduje z twoimi osadami (1) i (2). Teraz stoi przed tobą otworem każda wolna pustynia na planszy.
    .alt = Dwie osady na łące. Obramowane są wszystkie wolne pustynie na planszy, z dala od osad.
kingdom_builder_rules-figure-tavern = Tawerna buduje na końcu prostego szeregu twoich osad; musi ich być co najmniej { $line }. Tutaj: na jednym z dwóch obramowanych pól.
    .alt = Trzy osady w prostym szeregu. Wolne pola, które przedłużają go z obu stron, są obramowane.
kingdom_builder_rules-figure-mat = Co leży przed tobą: karta terenu, budowy pozostałe w tej turze, twój żeton (1), gotowy do użycia, i karty gildii z tym, ile każda dałaby ci teraz.
    .alt = Obszar gracza: karta kanionu, dwa żetony, trzy karty gildii i zamki, przy każdej złoto.
