## What the coach says, once to everybody

## Questions

kingsburg_coach-ask-influence = Pojedyncze kości sięgają niskich doradców, razem wysokich. Pomyśl, co chcesz zbudować w tym sezonie, i bierz tych, którzy za to zapłacą.
kingsburg_coach-ask-build = Jeden budynek na sezon, każdy rząd od lewej do prawej. To, co pomaga co roku, buduj wcześnie; punkty mogą poczekać.
kingsburg_coach-ask-aid = Król pomaga temu, kto ma najmniej budynków. Weź dobro, którego brakuje do następnego budynku.
kingsburg_coach-ask-gift = Weź dobro, którego brakuje do następnego budynku. Najtrudniej o kamień.
kingsburg_coach-ask-effects = Któryś twój budynek albo karta może teraz zadziałać. Nic cię nie zmusza: znak mówi, co daje.
kingsburg_coach-ask-help = Ten doradca daje wybór. Pomyśl o budynku, który chcesz wznieść w tym sezonie.
kingsburg_coach-ask-reroll = Możesz rzucić jeszcze raz. Piątki i szóstki sięgają wielkich doradców, ale różne liczby sięgają ich więcej.
kingsburg_coach-ask-payment = Możesz zapłacić na kilka sposobów. Zachowaj dobra potrzebne do następnego budynku.
kingsburg_coach-ask-spend = Dobro za punkt: warto oddać takie, którego i tak nie użyjesz. A wydanego dobra nie stracisz w razie porażki.
kingsburg_coach-ask-recruit = Zima blisko. Każdy żołnierz to 1 siły, a król dodaje wszystkim ten sam rzut kością. Porównaj swoją siłę z liczbami na karcie najeźdźców.
kingsburg_coach-ask-lose = Bitwa przegrana, a ty wybierasz, co przepada. Oddaj to, czego najmniej potrzebujesz do następnego budynku.
kingsburg_coach-ask-governor = Zarządca pomaga ci przez całą grę. Wybierz takiego, który pasuje do twojego stylu.
kingsburg_coach-ask-troops = Żeton wojsk pomoże w tej bitwie i znika. Silne zachowaj na ostatnie lata.

## Buildings

kingsburg_coach-build-statue = Statua daje 3 punkty za 2 złota i otwiera rząd z największą liczbą punktów.
kingsburg_coach-build-chapel = Kaplica: 5 punktów i pociecha po złym rzucie. Przy sumie 7 lub mniej możesz rzucić jeszcze raz.
kingsburg_coach-build-church = Kościół: 7 punktów i pomoc tylko przeciw demonom.
kingsburg_coach-build-cathedral = Katedra: 9 punktów, a na koniec punkt za każde dwa pozostałe dobra. Warto na nią odkładać.
kingsburg_coach-build-inn = Karczma nie daje punktów, za to co lato żeton "+2". Zbudowana w pierwszym roku przyda się pięć razy.
kingsburg_coach-build-market = Targ sprawia, że raz w sezonie grupa kości dosięga doradcy o jeden wyżej albo niżej.
kingsburg_coach-build-farms = Farmy dają jedną kość więcej w każdym sezonie, a zimą kosztują 1 siły. To zwykle świetny interes.
kingsburg_coach-build-merchants_guild = Gildia Kupiecka daje 1 złoto na początku każdego sezonu, trzy razy w roku.
kingsburg_coach-build-guard_tower = Wieża Strażnicza dodaje 1 siły w każdej bitwie, czyli co zimę oszczędza żołnierza.
kingsburg_coach-build-blacksmith = Kuźnia: 2 punkty i o 1 większa siła w każdej bitwie.
kingsburg_coach-build-barracks = Dzięki Koszarom żołnierz kosztuje 1 dobro zamiast 2. Dobre, jeśli boisz się zim.
kingsburg_coach-build-wizards_guild = Gildia Czarodziejów: 6 punktów i 2 siły. Z nią mało kto jest groźny.
kingsburg_coach-build-palisade = Palisada dodaje 1 siły, a przeciw zombie 2, za dwa drewna. Otwiera rząd, który wygrywa bitwy.
kingsburg_coach-build-stable = Dzięki Stajniom każdy doradca, który daje żołnierzy, daje o jednego więcej.
kingsburg_coach-build-stone_wall = Z Kamiennym Murem remis w bitwie jest twoim zwycięstwem.
kingsburg_coach-build-fortress = Warownia: 4 punkty, 1 siły i punkt za każde odtąd zwycięstwo.
kingsburg_coach-build-barricade = Barykada kosztuje jedno drewno i pomaga przeciw goblinom. Przede wszystkim otwiera drogę do Żurawia.
kingsburg_coach-build-crane = Z Żurawiem budynki dwóch ostatnich kolumn kosztują o 1 złoto mniej. Im wcześniej, tym lepiej.
kingsburg_coach-build-town_hall = Ratusz raz w sezonie zamienia dobro albo żeton "+2" na punkt.
kingsburg_coach-build-embassy = Ambasada: 4 punkty i jeszcze jeden na koniec każdego sezonu. Wcześnie zbudowana, daje najwięcej.
