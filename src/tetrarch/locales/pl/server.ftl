## Dlaczego serwer tego nie zrobił

server-error-bad_request = Nie można odczytać żądania: { $detail }
server-error-bad_name = { $most ->
    [one] Imię ma najwyżej { $most } literę, cyfrę lub spację.
    [few] Imię ma najwyżej { $most } litery, cyfry i spacje.
    [many] Imię ma najwyżej { $most } liter, cyfr i spacji.
   *[other] Imię ma najwyżej { $most } litery, cyfry i spacje.
}
server-error-bad_option = Tak nie można przygotować gry: { $detail }
server-error-bad_seats = Miejsca nie pasują do tej gry: { $detail }
server-error-bad_level = Nie ma takiego poziomu botów; są { $detail }.
server-error-bad_token = To nie jest ruch: { $detail }
server-error-bad_record = Zapisu nie można użyć: { $detail }
server-error-bad_address = { $reason ->
    [scheme] Adres musi zaczynać się od https://.
    [port] Na ten port nic nie jest wysyłane.
    [private] Na adresy w sieciach prywatnych nic nie jest wysyłane.
    [name] Nie ma komputera o tej nazwie.
   *[host] Na taki adres nie można nic wysłać.
}
server-error-session_over = Twoja sesja się skończyła: zaloguj się ponownie albo wróć jako gość.
server-error-not_signed_in = Najpierw wybierz imię.
server-error-bad_origin = To przyszło z obcej strony.
server-error-not_seated = To nie jest twoje miejsce.
server-error-not_owner = Może to zrobić tylko osoba, która założyła stół.
server-error-not_found = Tu (już) nic nie ma.
server-error-stale = Gra toczy się już dalej.
server-error-not_your_turn = Teraz kolej na kogoś innego.
server-error-undo_refused = Tego nie można cofnąć.
server-error-nothing_asked = Nikt już nie prosi o cofnięcie.
server-error-wrong_phase = { $phase ->
    [open] Gra jeszcze się nie zaczęła.
    [starting] Gra właśnie się zaczyna.
    [running] Gra trwa.
    [abandoned] Grę porzucono.
   *[finished] Gra jest skończona.
}
server-error-not_over = To pokazujemy dopiero po końcu gry.
server-error-seat_taken = To miejsce jest zajęte.
server-error-table_full = Przy tym stole nie ma wolnego miejsca.
server-error-seats_open = Są jeszcze wolne miejsca.
server-error-no_hints = Podpowiedzi są tylko w partiach z samymi botami.
server-error-others_playing = Inni jeszcze grają. Możesz odejść: twoje miejsce zajmie bot.
server-error-too_many = { $most ->
    [one] Masz już { $most } stół: najpierw go skończ lub porzuć.
    [few] Masz już { $most } stoły: najpierw skończ lub porzuć któryś z nich.
    [many] Masz już { $most } stołów: najpierw skończ lub porzuć któryś z nich.
   *[other] Masz już { $most } stołu: najpierw skończ lub porzuć któryś z nich.
}
server-error-key_reused = To już wysłano z inną treścią.
server-error-too_large = { $most ->
    [one] To za duże; przyjmujemy najwyżej { $most } bajt.
    [few] To za duże; przyjmujemy najwyżej { $most } bajty.
    [many] To za duże; przyjmujemy najwyżej { $most } bajtów.
   *[other] To za duże; przyjmujemy najwyżej { $most } bajtu.
}
server-error-illegal = { $rule ->
    [none] Tego nie można teraz zagrać.
   *[other] Tego nie można teraz zagrać, zgodnie z zasadą { $rule }.
}
server-error-rate_limited = { $seconds ->
    [one] Za dużo naraz: spróbuj ponownie za { $seconds } sekundę.
    [few] Za dużo naraz: spróbuj ponownie za { $seconds } sekundy.
    [many] Za dużo naraz: spróbuj ponownie za { $seconds } sekund.
   *[other] Za dużo naraz: spróbuj ponownie za { $seconds } sekundy.
}
server-error-rules_fault = Reguły zawiodły przy tym ruchu: to nasz błąd. Nic się nie zmieniło, a administratorzy o tym wiedzą; spróbuj innego ruchu.
server-error-internal = Coś poszło nie tak na serwerze. Nic nie przepadło; spróbuj ponownie.
server-error-slow_chat = { $seconds ->
    [one] Gospodarz spowolnił widzów: napisz ponownie za { $seconds } sekundę.
    [few] Gospodarz spowolnił widzów: napisz ponownie za { $seconds } sekundy.
    [many] Gospodarz spowolnił widzów: napisz ponownie za { $seconds } sekund.
   *[other] Gospodarz spowolnił widzów: napisz ponownie za { $seconds } sekundy.
}
server-error-busy = W tej samej chwili stało się coś innego; spróbuj ponownie.
server-error-unavailable = Serwer nie ma w tej chwili dostępu do swoich danych. To, co potwierdził, jest bezpieczne; spróbuj ponownie za chwilę.

## Poziomy botów

server-level-gentle = Łagodny
server-level-steady = Solidny
server-level-sharp = Bystry
server-level-strong = Mocny
server-level-master = Mistrz

## Co serwer zapisuje przy stole

server-note-joined = { $name } siada do stołu.
server-note-stood_up = { $name } wstaje od stołu.
server-note-left = { $name } odchodzi; dalej gra bot.
server-note-returned = { $name } wraca do gry.
server-note-abandoned = { $name } kończy grę.
server-note-stopped = Gra została przerwana po { $most } odpowiedziach, bez wyniku.
server-note-rematch = { $name } prosi o rewanż.
server-note-undo_asked = { $name } prosi o powrót do ruchu { $number }.
server-note-undo_agreed = { $name } zgadza się na powrót do ruchu { $number }.
server-note-undo_declined = { $name } nie zgadza się na powrót do ruchu { $number }.

## Clocks

server-error-bad_clock = Tak zegara ustawić nie można: { $detail }
server-error-time_over = Twój czas minął; twoje miejsce zajmuje bot.
server-error-no_premove = Nie ma teraz nic, na co można odpowiedzieć z góry.
server-note-time_over = { $name } nie ma już czasu; dalej gra bot.

## Accounts

server-error-bad_password = Hasło ma od { $least } do { $most } znaków i nie jest nazwą.
server-error-wrong_sign_in = Nazwa i hasło nie pasują do siebie.
server-error-wrong_password = Hasło jest błędne.
server-error-wrong_code = Nazwa i kod odzyskiwania nie pasują do siebie.
server-error-disabled = To konto zostało zamknięte przez moderatora.
server-error-passkey_failed = Nie udało się sprawdzić klucza dostępu.
server-error-passkey_unknown = Ten klucz dostępu nie należy do żadnego konta.
server-error-passkey_late = Trwało to zbyt długo; spróbuj jeszcze raz.
server-error-no_passkeys = Klucze dostępu działają tylko tam, gdzie strona ma https i nazwę.
server-error-too_many_passkeys = { $most ->
    [one] Masz już { $most } klucz dostępu: najpierw go usuń.
    [few] Masz już { $most } klucze dostępu: najpierw usuń jeden.
    [many] Masz już { $most } kluczy dostępu: najpierw usuń jeden.
   *[other] Masz już { $most } klucza dostępu: najpierw usuń jeden.
}
server-error-is_moderator = To moderator: najpierw funkcję musi odebrać ten, kto prowadzi serwer.
server-error-no_account = Do tego potrzebne jest konto.
server-error-has_account = Masz już konto.
server-error-name_taken = Konto o tej nazwie już istnieje.
