# Zasady w skrócie. Wiersz od kreski jest punktem listy, numery zasad stają się odsyłaczami, (1) to znacznik na rysunku.

kingsburg_rules-goal =
    Zarządzasz prowincją na granicy królestwa. Zjednujesz sobie doradców króla, wznosisz budynki i zbroisz się na zimę, gdy nadchodzą najeźdźcy. Gra trwa { $years } lat.

    Punkty zwycięstwa dają budynki, doradcy i bitwy. Wygrywa ten, kto po ostatniej zimie ma ich najwięcej.
kingsburg_rules-setup =
    - Każdy ma prowincję bez budynków, { $dice } kości swojego koloru, żadnych dóbr i zero punktów.
    - Na każdy rok losuje się jedną kartę najeźdźców bez oglądania. Jej rewers mówi, jakie siły są możliwe.
    - O kolejności w pierwszym roku decyduje los.

    Są trzy dobra: złoto, drewno i kamień. Wszyscy widzą, co mają inni.
kingsburg_rules-year =
    Rok ma osiem faz, które pokazuje kalendarz:

    - **Pomoc króla.** Gracz z najmniejszą liczbą budynków, a spośród kilku ten z najmniejszą liczbą dóbr, rzuca wiosną jedną białą kością więcej. Jeśli kilku jest ostatnich pod oboma względami, każdy z nich bierze zamiast tego jedno wybrane dobro; w roku I dotyczy to wszystkich (KI-13, KI-14).
    - **Wiosna,** sezon z kośćmi (patrz niżej).
    - **Nagroda króla.** Najwięcej budynków daje { $reward } punkt, także każdemu z remisujących (KI-15).
    - **Lato,** sezon z kośćmi.
    - **Wysłannik króla.** Dostaje go gracz z najmniejszą liczbą budynków, potem dóbr; przy remisie nikt. Możesz go użyć raz przed następną taką fazą: by wpłynąć na zajętego doradcę albo zbudować dwa razy (KI-35).
    - **Jesień,** ostatni sezon z kośćmi.
    - **Werbunek.** Zgodnie z kolejnością każdy może werbować żołnierzy, płacąc po { $recruit } dobra za każdego (KI-17).
    - **Zima,** czyli bitwa.
kingsburg_rules-season =
    Wiosna, lato i jesień przebiegają tak samo:

    - **Rzut.** Wszyscy rzucają wszystkimi swoimi kośćmi. Najmniejsza suma gra pierwsza, największa ostatnia (KI-24).
    - **Wpływ.** Po kolei kładziesz jedną lub więcej kości na doradcy, którego numer jest dokładnie równy ich sumie, albo pasujesz do końca sezonu. Na doradcy może leżeć jedna grupa: zajęty jest zajęty (KI-27, KI-28). Trwa to, aż wszyscy spasują; pozostałe kości przepadają.
    - **Pomoc.** Od 1 do 18 każdy doradca pomaga właścicielowi leżących na nim kości. Tym, co dał niższy, możesz zapłacić wyższemu.
    - **Budowa.** Zgodnie z kolejnością każdy może wznieść jeden budynek.

    Raz na sezon żeton „+2” dodaje { $plus2 } do grupy. Białe kości i żetony wymagają w grupie choć jednej twojej kolorowej kości (KI-30, KI-32).
kingsburg_rules-building =
    Płacisz dobrami i od razu zdobywasz punkty. W każdym rzędzie buduje się od lewej do prawej: drugi budynek wymaga pierwszego (KI-63). Budynek działa, dopóki stoi: obniża koszty, zmienia kości, daje dobra albo liczy się w bitwie.
kingsburg_rules-winter =
    Odkrywa się kartę najeźdźców. Pierwszy gracz rzuca kością króla i **wszyscy** dodają tylu żołnierzy do własnych. Każdy walczy sam: jego żołnierze i to, co liczą budynki, przeciw sile z karty (KI-98).

    - **Więcej** niż siła: zdobywasz to, co pokazuje karta.
    - **Tyle samo:** nic się nie dzieje.
    - **Mniej:** tracisz to, co pokazuje karta. Budynek traci się w kolumnie najbardziej na prawo, w której jakiś masz, a w niej ten najwyższy; razem z nim przepadają jego punkty (KI-101, KI-103).

    Najsilniejszy ze wszystkich zdobywa { $strongest } punkt, jeśli wygrał bitwę. Potem wszyscy żołnierze wracają do domu i zaczyna się nowy rok (KI-106, KI-107).
kingsburg_rules-end =
    Po zimie ostatniego roku wygrywa największa liczba punktów. Przy remisie decydują dobra, potem budynki (KI-116).

    W grze dwuosobowej kości neutralne zajmują co sezon do trzech doradców: rzuca się { $neutral_0 } kośćmi i kładzie je na doradcy o numerze ich sumy, potem { $neutral_1 } kolejnymi, które idą na doradcę o numerze swojej sumy; jeśli to ten sam, każda z nich trafia na doradcę o własnym numerze (KI-117, KI-118).

## Rozdziały

kingsburg_rules-title-year = Rok
kingsburg_rules-title-season = Sezon
kingsburg_rules-title-building = Budowanie
kingsburg_rules-title-winter = Zima

## Rozszerzenia

kingsburg_rules-extra_rows = Każda prowincja ma siedem rzędów. Rząd A, na górze, zamienia dobra w złoto, żołnierzy i punkty; rząd G, na dole, pomaga w werbunku i w bitwie (KI-123).
kingsburg_rules-alternate_rows = Każdy dostaje dwa paski z innymi budynkami i kładzie na rzędach o ich literach jeden, oba albo żaden. Koszty i punkty są nasze, podobnie jak większość działań (KI-134, KI-140).
kingsburg_rules-governors = Każdy dostaje zarządców, po { $deal }, i zatrzymuje jednego, którego moc działa przez całą grę; można też licytować zarządców za punkty. Wiele mocy jest naszych (KI-169, KI-172).
kingsburg_rules-destiny = Na początku każdego roku odkrywa się kartę. Zmienia ona jedną zasadę tego roku, dla wszystkich (KI-196).
kingsburg_rules-troop_tokens = Zimą nie ma kości króla: każdy ma sześć żetonów i w tajemnicy wybiera jeden, za tylu żołnierzy, ilu pokazuje. Każdy służy raz, a ostatni, który zostanie, liczy się jako punkty (KI-226, KI-227, KI-228).
kingsburg_rules-whims = W każdym sezonie odkrywa się jeden kafelek kaprysu, który do końca gry przykrywa doradcę o numerze od 1 do 16: daje on odtąd to, co mówi kafelek (KI-230).
kingsburg_rules-scenario = Jedna osobna zasada na całą grę, na przykład gobliny z doliny, które dołączają do najeźdźców (KI-250). Do wyboru są cztery, z dowolnymi rozszerzeniami.

## Rysunki

kingsburg_rules-figure-board = Kalendarz (1), dwór z osiemnastoma doradcami, od Błazna (2) do Króla (3), najeźdźcy tego roku, jeszcze zakryci (4), i kości gracza, którego jest kolej (5).
    .alt = Cała plansza: u góry kalendarz ośmiu faz, osiemnaście portretów doradców z tym, co dają, talia najeźdźców, kości oraz tory żołnierzy i punktów.
kingsburg_rules-figure-placing = Wypadło 2, 4 i 5. Możesz dotrzeć do obramowanych doradców: 2, 4, 6 = 2 + 4, 7 = 2 + 5, 9 = 4 + 5 i 11 = wszystkie trzy. Piątka, czyli Sierżant (1), jest zajęta.
    .alt = Doradcy od 1 do 11. Na Sierżancie leży kość innego gracza; sześciu innych jest obramowanych.
kingsburg_rules-figure-province = Twoja prowincja: co już stoi (1) i, w obramowaniu, na co cię teraz stać (2). W każdym rzędzie kolej na następny budynek po prawej.
    .alt = Prowincja z pięcioma rzędami po cztery budynki. Trzy budynki stoją; inne są obramowane, bo można je zbudować.
kingsburg_rules-figure-winter = Orkowie o sile 3 (1). Wiersz z krzyżykiem mówi, co kosztuje porażka, a wiersz z pucharem, co daje zwycięstwo.
    .alt = Karta najeźdźców: orkowie o sile 3, z tym, co się traci przy porażce i co zdobywa przy zwycięstwie.
