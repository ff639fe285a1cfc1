# Znaki na planszach i kartach: nazwa i zdanie w `.help`.

## Radni i karty

council_of_four_legend-colour = Radny tego koloru na balkonie albo karta polityki, która jednego takiego zaspokaja.
council_of_four_legend-joker = Joker
    .help = Karta polityki, która zaspokaja radnego dowolnego koloru, za jedną monetę więcej.
council_of_four_legend-arrow = Balkon
    .help = Nowy radny wchodzi z tej strony; ten na drugim końcu wypada.

## Miasta

council_of_four_legend-metal = Miasto należy do tego metalu: kto pierwszy zbuduje we wszystkich miastach metalu, bierze jego kafelek premii.
council_of_four_legend-crown = Król
    .help = Król, jego rada i jego miasto; fioletowe miasto nie ma metalu ani żetonu.
council_of_four_legend-emporium = Faktoria
    .help = Sklep gracza w mieście; każda cudza, która już tam stoi, kosztuje cię pomocnika.
council_of_four_legend-road = Droga
    .help = Drogi łączą twoje faktorie, więc ich żetony płacą jeszcze raz; jeździ nimi też król.
council_of_four_legend-permit = Pozwolenie
    .help = Wymienia literami miasta, z których w jednym możesz zbudować.
council_of_four_legend-region = Region z pięcioma miastami, własną radą i własnymi pozwoleniami; kto pierwszy zbuduje we wszystkich pięciu, bierze jego kafelek premii.

## Co się zyskuje

council_of_four_legend-victory_point = Punkty
    .help = Tyle punktów od razu.
council_of_four_legend-coin = Monety
    .help = Płacą za rady, których nie zaspokajasz w całości, za jokery i za podróże króla.
council_of_four_legend-assistant = Pomocnicy
    .help = Płacą za szybkie akcje i otwierają miasta, w których inni zbudowali przed tobą.
council_of_four_legend-politics_card = Karta polityki
    .help = Dobierz tyle kart z talii.
council_of_four_legend-nobility_step = Szlachectwo
    .help = Idź tyle pól po torze szlachectwa: płacą jego pola i płaci koniec gry.
council_of_four_legend-main_action = Akcja główna
    .help = Masz w tej turze jedną akcję główną więcej.
council_of_four_legend-reuse_city_token = Żeton jeszcze raz
    .help = Wybierz miasto ze swoją faktorią i weź jego żeton jeszcze raz.
council_of_four_legend-take_face_up_permit = Darmowe pozwolenie
    .help = Weź dowolne odkryte pozwolenie bez zaspokajania rady.
council_of_four_legend-reuse_permit_rewards = Pozwolenie jeszcze raz
    .help = Weź jeszcze raz nagrody z jednego swojego pozwolenia, użytego lub nie.
