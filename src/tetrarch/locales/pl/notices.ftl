## Powiadomienia

notices-turn = { $others ->
    [none] Twoja kolej: { $game }.
   *[other] Twoja kolej: { $game }. Grają z tobą: { $others }.
}
notices-begun = { $others ->
    [none] Gra się zaczęła: { $game }.
   *[other] Gra się zaczęła: { $game }. Grają z tobą: { $others }.
}
notices-finished = { $won ->
    [yes] Koniec gry: { $game }. Twoje zwycięstwo, punkty: { $points }.
   *[no] Koniec gry: { $game }. Twoje punkty: { $points }.
}
notices-invitation = { $name } zaprasza cię do gry: { $game }.
notices-friend = { $name } chce zawrzeć z tobą znajomość.
notices-time = { $hours ->
    [0] Twój czas na ruch kończy się w ciągu godziny: { $game }.
    [one] Twój czas na ruch kończy się za { $hours } godzinę: { $game }.
    [few] Twój czas na ruch kończy się za { $hours } godziny: { $game }.
    [many] Twój czas na ruch kończy się za { $hours } godzin: { $game }.
   *[other] Twój czas na ruch kończy się za { $hours } godziny: { $game }.
}
notices-trial = Tak Tetrarch powie ci, że teraz twoja kolej.

## Skrzynka

notices-inbox = Skrzynka
notices-inbox-count = { $count ->
    [0] Skrzynka: nic nowego
    [one] Skrzynka: { $count } nowa wiadomość
    [few] Skrzynka: { $count } nowe wiadomości
    [many] Skrzynka: { $count } nowych wiadomości
   *[other] Skrzynka: { $count } nowej wiadomości
}
notices-inbox-empty = Jeszcze nic. Tu przeczytasz, kiedy jest twoja kolej.
notices-read-all = Oznacz wszystkie jako przeczytane
notices-clear = Usuń przeczytane
notices-unread = nowe
