## What the coach says, once to everybody

## Questions

castles_of_burgundy_coach-ask-turn = Dwie kości, dwie akcje: wziąć kafelek, położyć kafelek, sprzedać towary albo dostać dwóch robotników. W pierwszych fazach najwięcej dają małe obszary, które szybko się zapełnią.
castles_of_burgundy_coach-ask-castle = Od zamku zaczyna rosnąć twoje księstwo. Poszukaj pola z małymi obszarami dookoła.
castles_of_burgundy_coach-ask-side = Każda plansza układa obszary inaczej. Wiele małych płaci wcześnie, duże płacą późno, ale dużo.
castles_of_burgundy_coach-ask-action = Dodatkowa akcja: liczbę wybierasz dowolnie. Użyj jej tam, gdzie kości nie sięgają.
castles_of_burgundy_coach-ask-fetch = Ten budynek przynosi kafelek bez użycia kości. Weź taki, który wkrótce ukończy obszar.
castles_of_burgundy_coach-ask-warehouse = Sprzedaż bez kości: sprzedaj największy stos.
castles_of_burgundy_coach-ask-town_hall = Od razu możesz położyć jeszcze jeden kafelek, na dowolnym pasującym polu obok twoich. Liczba nie ma znaczenia.
castles_of_burgundy_coach-ask-goods = Możesz opróżnić dowolny skład. Więcej tego, co już masz, czy coś nowego? Zmieścisz trzy rodzaje.
castles_of_burgundy_coach-ask-discard = Twój zapas jest pełny. Oddaj kafelek, który najdłużej czekałby na swoje pole.
castles_of_burgundy_coach-ask-order = Kilka rzeczy dzieje się naraz i to ty mówisz, co najpierw. Najpierw weź towary i robotników, dopiero potem z nich korzystaj.
castles_of_burgundy_coach-ask-crane = Żuraw ma skutek dowolnego budynku, twojego czy nie. Który teraz najbardziej pomoże?

## Actions

castles_of_burgundy_coach-do-sell = Możesz sprzedać wszystkie towary jednego koloru jedną kością. Każdy żeton daje punkty, cała sprzedaż jeden srebrnik. Czekaj na większy stos, ale nie w nieskończoność.
castles_of_burgundy_coach-do-buy = Za dwa srebrniki kupisz kafelek z czarnego składu, raz w turze i bez kości. To trzecia akcja.

## Tiles

castles_of_burgundy_coach-place-castle = Zamek daje dodatkową akcję, gdy tylko go położysz, z dowolną liczbą. Połóż go, kiedy wiesz, na co.
castles_of_burgundy_coach-place-mine = Każda kopalnia daje srebrnik na koniec każdej fazy. Im wcześniej leży, tym więcej przyniesie.
castles_of_burgundy_coach-place-ship = Statek zabiera wszystkie towary z jednego składu i przesuwa cię na torze kolejności. Kto gra pierwszy, pierwszy wybiera kafelki.
castles_of_burgundy_coach-place-livestock = Zwierzęta dają po punkcie, a ten sam gatunek na tym samym pastwisku daje punkty znowu za każdym razem, gdy dochodzi nowe stado. Trzymaj na pastwisku jeden gatunek.
castles_of_burgundy_coach-place-monastery = Każdy klasztor ma własną moc: wskaż go, aby ją przeczytać. Im wcześniej leży, tym dłużej działa.
castles_of_burgundy_coach-place-market = Targ przynosi statek albo kafelek zwierząt. W jednym mieście każdy budynek stoi tylko raz, więc wybierz miasto z głową.
castles_of_burgundy_coach-place-carpenter = Stolarnia przynosi kolejny budynek, bez użycia kości.
castles_of_burgundy_coach-place-church = Kościół przynosi kopalnię, klasztor albo zamek: kafelki, o które wszyscy walczą.
castles_of_burgundy_coach-place-warehouse = Magazyn od razu sprzedaje jeden rodzaj towarów. Połóż go, gdy masz spory stos.
castles_of_burgundy_coach-place-boarding_house = Pensjonat przynosi czterech robotników. Każdy zmienia kość o jeden.
castles_of_burgundy_coach-place-bank = Bank przynosi dwa srebrniki: w sam raz na zakup z czarnego składu.
castles_of_burgundy_coach-place-town_hall = Ratusz pozwala od razu położyć jeszcze jeden kafelek z zapasu. Miej go w pogotowiu, zanim położysz ratusz.
castles_of_burgundy_coach-place-watchtower = Wieża strażnicza to cztery punkty, od razu i bez warunków.
