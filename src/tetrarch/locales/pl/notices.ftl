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

## Sposoby powiadamiania

notices-channels = Powiedz mi, kiedy jest moja kolej
notices-push = Powiadomienia na tym urządzeniu
notices-push-help = Także gdy ta strona jest zamknięta. Nie wtedy, gdy jesteś przy stole.
notices-push-denied = Przeglądarka ma zakaz pokazywania powiadomień tej strony. Zezwól na nie w jej ustawieniach dla tej witryny.
notices-push-install = Na iPhonie lub iPadzie najpierw dodaj tę stronę do ekranu początkowego (Udostępnij, potem Dodaj do ekranu początkowego) i otwórz ją stamtąd.
notices-push-insecure = Przeglądarki pozwalają na powiadomienia tylko stronom z https.
notices-push-unsupported = Ta przeglądarka nie umie pokazywać powiadomień zamkniętych stron.
notices-push-failed = To się nie udało: usługa push przeglądarki jest nieosiągalna.
notices-sound = Dźwięk, gdy stół jest otwarty
notices-hook = Webhook
notices-hook-help = Twój adres, na który wysyłana jest wiadomość, na przykład z czatu. Tylko https i publiczne komputery.
notices-hook-save = Zapisz
notices-hook-test = Wypróbuj
notices-hook-drop = Usuń
notices-hook-works = Działa: wiadomość została przyjęta.
notices-hook-off = Zawodził tak często, że jest wyłączony. Wypróbuj go, aby włączyć go znowu.
notices-hook-problem = { $problem ->
    [scheme] Adres musi zaczynać się od https://.
    [host] Na taki adres nie można nic wysłać.
    [port] Na ten port nic nie jest wysyłane.
    [private] Na adresy w sieciach prywatnych nic nie jest wysyłane.
    [name] Nie ma komputera o tej nazwie.
    [time] Odpowiedź nie nadeszła na czas.
    [size] Odpowiedź była za długa.
    [line] Nie było połączenia albo jego certyfikat jest nieważny.
   *[other] Ostatnia wiadomość została odrzucona ze statusem { $problem }.
}
notices-hook-secret = Sekret, którym podpisywane są wiadomości

## Zainstalowana aplikacja

notices-offline = Brak połączenia. To stół z godziny { $time }; ruchy będą możliwe, gdy połączenie wróci.
notices-fresh = Jest nowa wersja.
notices-renew = Wczytaj ponownie
