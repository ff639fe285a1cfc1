# Zasady w skrócie. Wiersz od kreski jest punktem listy, numery zasad stają się odsyłaczami, (1) to znacznik na rysunku.

council_of_four_rules-goal =
    Jesteście kupcami w królestwie o trzech regionach. Zjednujcie sobie rady, zdobywajcie pozwolenia i stawiajcie faktorie w piętnastu miastach: miasto płaci, gdy w nim budujecie, a połączone z nim miasta płacą jeszcze raz.

    Punkty dają pozwolenia, miasta, tor szlachectwa i kafelki premii. Wygrywa ten, kto po ostatniej turze ma ich najwięcej.
council_of_four_rules-setup =
    - Mapa ma trzy regiony po pięć miast: wybrzeże, wzgórza, góry. Każde miasto oprócz fioletowego miasta króla dostaje żeton nagrody (1).
    - W każdym regionie leżą dwa odkryte pozwolenia (2), a na balkonie zasiada rada (3); liczba radnych w radzie: { $seats }. Król ma własną radę (4).
    - Ośmiu pozostałych radnych tworzy rezerwę (5).
    - Każdy ma { $emporiums } faktorii i dobiera karty polityki; jest ich na początek { $hand }. Pierwszy gracz zaczyna z { $coins_0 } monetami i { $assistants_0 } pomocnikiem, każdy następny ma o jedną monetę i jednego pomocnika więcej.
    - W grze dwuosobowej w niektórych miastach od początku stoją neutralne faktorie (CF-17).
council_of_four_rules-turn =
    Dobierz jedną kartę polityki. Potem wykonaj **jedną akcję główną** i, jeśli chcesz, **jedną szybką akcję**, przed nią lub po niej (CF-22). Kart na ręce możesz mieć dowolnie wiele.

    Cztery akcje główne:

    - **Wybrać radnego.** Weź go z rezerwy i wsuń do dowolnej rady od strony strzałki; radny na drugim końcu wypada. Dostajesz { $elect } monety (CF-30).
    - **Zdobyć pozwolenie.** Zaspokój radę regionu i weź jedno z jego dwóch odkrytych pozwoleń. To, co pokazuje, dostajesz od razu (CF-37).
    - **Zbudować na podstawie pozwolenia.** Postaw faktorię w mieście, którego litera widnieje na twoim pozwoleniu, i odwróć pozwolenie (CF-43).
    - **Zbudować z pomocą króla.** Zaspokój radę króla, przesuń go drogami, płacąc po { $road } monety za każdą, i buduj tam, dokąd dotarł, bez pozwolenia. Może też zostać na miejscu (CF-44).

    Cztery szybkie akcje:

    - Zapłać { $engage } monety za pomocnika (CF-75).
    - Oddaj { $exchange } pomocnika: dwa odkryte pozwolenia regionu zostają wymienione (CF-76).
    - Oddaj { $send } pomocnika: wybierz radnego, ale bez monet (CF-78).
    - Oddaj { $extra } pomocników: masz jeszcze jedną akcję główną (CF-79).
council_of_four_rules-councils =
    Aby zaspokoić radę, zagrywasz co najmniej jedną, a najwyżej { $seats } karty polityki, każdą za innego radnego tej rady i w jego kolorze (CF-33). Za to, na co nie masz kart, płacisz monetami: { $price_1 } przy jednej karcie, { $price_2 } przy dwóch, { $price_3 } przy trzech, nic przy czterech.

    Joker zastępuje dowolny kolor i kosztuje { $joker } monetę więcej (CF-36).
council_of_four_rules-building =
    W jednym mieście możesz mieć jedną faktorię. Tam, gdzie inni budowali przed tobą, oddajesz po jednym pomocniku za każdą ich faktorię (CF-48).

    Potem dostajesz żeton nowego miasta i żeton każdego swojego miasta, które drogi łączą z nim przez twoje własne miasta (CF-53). Łańcuch miast płaci więc raz po raz.

    - Kto pierwszy ma faktorie we wszystkich miastach jakiegoś metalu albo we wszystkich pięciu miastach regionu, bierze kafelek premii, a z nim wierzchni kafelek ze stosu króla (CF-58, CF-59, CF-60). Liczą się na końcu.
    - Krok szlachectwa przesuwa cię po torze szlachectwa. To, co pokazuje pole, dostajesz, gdy na nie wejdziesz (CF-64).
council_of_four_rules-end =
    Kto postawi ostatnią ze swoich { $emporiums } faktorii, dostaje { $last } punkty. Wszyscy inni mają jeszcze po jednej turze (CF-86). Potem dolicza się:

    - twoje kafelki premii i kafelki króla;
    - { $nobility_0 } punktów dla tego, kto zaszedł najdalej na torze szlachectwa, i { $nobility_1 } punkty dla drugiego (CF-88);
    - { $most } punkty za najwięcej pozwoleń, razem ze zużytymi (CF-90).

    Wygrywa ten, kto ma najwięcej punktów; przy remisie ten, kto ma łącznie najwięcej pomocników i kart polityki (CF-93).

## Rozdziały

council_of_four_rules-title-councils = Jak zaspokoić radę
council_of_four_rules-title-building = Budowanie i co ono daje

## Rysunki

council_of_four_rules-figure-board = Królestwo na początku: miasto z żetonem (1), pozwolenia (2) i rada (3) regionu, rada króla (4), rezerwa (5), tor szlachectwa (6).
    .alt = Cała plansza: mapa piętnastu miast połączonych drogami, pod nią pozwolenia i rady trzech regionów, rada króla, rezerwa radnych i dwa tory.
council_of_four_rules-figure-council = Rada wzgórz (1). Dwie karty pomarańczowe i jedna niebieska zaspokajają trzech jej radnych, a ty dopłacasz { $price_3 } monety; potem bierzesz jedno z dwóch pozwoleń, na przykład to na J (2).
    .alt = Region z radą czterech radnych, zakrytym stosem pozwoleń i dwoma odkrytymi.
council_of_four_rules-figure-hand = Twoje karty, monety, pomocnicy i punkty, akcje, które zostały w tej turze, i twoje pozwolenia. Jedno jest już zużyte; nadal liczy się do największej liczby pozwoleń.
    .alt = Obszar gracza: siedem kart polityki, monety i pomocnicy oraz trzy pozwolenia, jedno z nich odwrócone.
council_of_four_rules-figure-network = Budujesz w mieście Indur (1) i oddajesz pomocnika, bo inny gracz był tam pierwszy. Castrum, Framek, Graden i Hellar są z nim połączone, więc płacą także ich żetony; Juvelar nie ma żetonu, ale spina łańcuch. I oto wszystkie pięć miast wzgórz należy do ciebie.
    .alt = Środek mapy. Pięć miast z faktoriami jednego gracza łączą drogi z Indurem, gdzie ma stanąć nowa faktoria.
council_of_four_rules-figure-nobility = Tor szlachectwa (1): kto wchodzi na pole, dostaje to, co ono pokazuje. Kafelki premii metali i regionów czekają na tego, kto będzie pierwszy, podobnie jak stos króla (2).
    .alt = Tor szlachectwa z dwudziestoma jeden polami, nad nim kafelki premii.
