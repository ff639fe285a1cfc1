## Signing in and up

account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-username = Nazwa do logowania
account-password = Hasło
account-password-help = Co najmniej 8 znaków, dowolnych.
account-sign-in-none = Nie masz jeszcze konta?
account-sign-up-have = Masz już konto?
account-sign-up-why = Konto zachowuje twoje gry, gdy zmienisz przeglądarkę. Adres e-mail nie jest potrzebny.
account-sign-up-guest = Wszystko, w co grasz jako { $name }, pozostaje twoje.
account-keep = Zabierz to, co mam tutaj jako { $name }: gry, znajomych, zaproszenia, powiadomienia
account-keep-help = W przeciwnym razie wszystko zostanie przy { $name } i po zalogowaniu nikt nie dokończy gier.
account-passkey-use = Zaloguj się kluczem dostępu
account-forgotten = Nie pamiętasz hasła?
account-code = Kod odzyskiwania
account-code-help = Jeden z kodów, które zostały ci pokazane, albo kod od osoby prowadzącej serwer. Każdy działa raz.
account-new-password = Nowe hasło
account-recover = Ustaw hasło i zaloguj się
account-back = Wróć do logowania

## The account

account-title = Konto
account-guest-intro = Grasz jako gość: zna cię tylko ta przeglądarka. Z kontem możesz grać dalej wszędzie.
account-signed-in-as = Zalogowano jako { $name }
account-since = Konto od { $date }
account-shown = Nazwa, którą widzą inni
account-saved = Zapisano.
account-old-password = Dotychczasowe hasło
account-change-password = Zmień hasło
account-change-password-help = Wszystkie inne przeglądarki zostaną wylogowane.
account-confirm-password = Twoje hasło, dla pewności

## Recovery codes

account-codes = Kody odzyskiwania
account-codes-left = { $count ->
    [0] Nie został żaden kod odzyskiwania: utwórz nowe.
    [one] Został { $count } kod odzyskiwania.
    [few] Zostały { $count } kody odzyskiwania.
    [many] Zostało { $count } kodów odzyskiwania.
   *[other] Zostało { $count } kodu odzyskiwania.
}
account-codes-intro = Nie ma tu e-maila: te kody to jedyna droga powrotu, gdy zapomnisz hasła. Są pokazywane tylko ten raz. Przechowuj je tam, gdzie tylko ty je znajdziesz.
account-codes-copy = Kopiuj
account-codes-copied = Skopiowano.
account-codes-save = Zapisz jako plik
account-codes-print = Drukuj
account-codes-kept = Kody są zachowane
account-codes-new = Utwórz nowe kody
account-codes-new-help = Stare przestaną wtedy działać.

## Passkeys

account-passkeys = Klucze dostępu
account-passkeys-intro = Klucz dostępu loguje cię palcem, twarzą albo PIN-em urządzenia, bez hasła.
account-passkeys-none = Nie ma jeszcze żadnego.
account-passkeys-not-here = Ta przeglądarka albo ten adres nie obsługuje kluczy dostępu: potrzebują one https.
account-passkey-name = Jak go nazwać
account-passkey-default = Moje urządzenie
account-passkey-add = Dodaj klucz dostępu
account-passkey-remove = Usuń klucz dostępu { $name }
account-passkey-used = Ostatnio użyty { $date }.
account-passkey-made = Dodany { $date }.
account-passkey-unused = Jeszcze nieużyty.
account-passkey-rename = Zmień nazwę klucza dostępu { $name }
account-rename = Zmień nazwę
account-passkey-stopped = Nie wybrano klucza dostępu.

## Leaving

account-sessions = Gdzie trwa logowanie
account-sessions-count = { $count ->
    [one] W { $count } przeglądarce.
    [few] W { $count } przeglądarkach.
    [many] W { $count } przeglądarkach.
   *[other] W { $count } przeglądarki.
}
account-sign-out-everywhere = Wyloguj wszędzie
account-export = Twoje gry
account-export-text = Wszystkie twoje zakończone gry z zapisami, w jednym archiwum. Gry w toku są tylko wymienione: ich zapis zdradziłby to, czego jeszcze nie możesz wiedzieć.
account-export-button = Pobierz moje gry
account-delete = Usuń konto
account-delete-text = Twoje gry zostają, bez twojej nazwy; w trwających gra za ciebie bot. Cała reszta zostanie usunięta: hasło, kody odzyskiwania, klucze dostępu, znajomi, rankingi. Tego nie można cofnąć.
account-delete-sure = Usuń na zawsze

## Moderation

account-moderation = Moderacja
account-moderation-not = Tę stronę widzą tylko moderatorzy.
account-moderation-reports = Zgłoszenia
account-moderation-reports-none = Nic nie zgłoszono.
account-moderation-report = { $by } zgłasza: { $about }. Powód: { $reason }
account-moderation-said = Co napisano: { $text }
account-moderation-table = stół { $id }
account-moderation-seen = Załatwione
account-moderation-people = Osoby
account-moderation-find = Część nazwy
account-moderation-search = Szukaj
account-moderation-nobody = Nikt się tak nie nazywa.
account-moderation-reason = Powód
account-moderation-disable = Zamknij
account-moderation-enable = Otwórz ponownie
account-moderation-remove = Usuń na zawsze
account-moderation-closed = zamknięte
account-moderation-guest = gość
account-moderation-user = konto { $account }
account-moderation-moderator = moderator { $account }
account-moderation-people-help = Kto jest zamknięty, zostaje wylogowany i nie może wrócić; boty grają dalej. Kto jest usunięty, traci też nazwę i konto, na zawsze.
account-moderation-tables = Stoły
account-moderation-table-id = Ostatnia część adresu stołu
account-moderation-table-remove = Usuń stół
account-moderation-table-help = Gra kończy się bez wyniku i nikt już nie widzi stołu.
account-moderation-done = Zrobione.
account-moderation-log = Co zrobili moderatorzy
account-moderation-log-none = Jeszcze nic.
account-moderation-did = { $action ->
    [user-disable] { $name } – zamknięcie { $target }: { $reason }
    [user-enable] { $name } – ponowne otwarcie { $target }: { $reason }
    [user-remove] { $name } – usunięcie { $target }: { $reason }
   *[table-remove] { $name } – usunięcie stołu { $target }: { $reason }
}
