terminal-welcome = Wpisz numer ruchu, jego kod (b:F12) albo samą końcówkę (F12). Wpisz help, aby dowiedzieć się więcej.
terminal-fair-digest = Kości i karty wynikają z sekretu o tym skrócie; zapisz go, a tetrarch verify --digest porówna go później: { $digest }
terminal-fair-words = { $player }, wpisz kilka słów, które dołączymy do kości:
terminal-thinking = { $player } myśli ...
terminal-prompt = Twój ruch:
terminal-prompt-named = { $player }, twój ruch:
terminal-hand-over = { $player }, to już wszystko. Naciśnij Enter, aby wyczyścić ekran; teraz kolej na: { $next }.
terminal-look = { $player }: naciśnij Enter, gdy nikt inny nie patrzy.
terminal-bye = Do zobaczenia.

## To nie jest ruch

terminal-no-number = { $most ->
    [one] Nie ma ruchu { $number }: możliwy jest tylko ruch 1.
    [few] Nie ma ruchu { $number }: numery są od 1 do { $most }.
    [many] Nie ma ruchu { $number }: numery są od 1 do { $most }.
   *[other] Nie ma ruchu { $number }: numery są od 1 do { $most }.
}
terminal-ambiguous = „{ $input }” może znaczyć { $moves }: wpisz jeden z nich w całości.
terminal-near = Nie ma ruchu „{ $input }”. Może chodziło o { $moves }?
terminal-unread = „{ $input }” to nie ruch. Wpisz numer ruchu, kod taki jak { $example } albo help.

## Polecenia

terminal-help = Ruch: jego numer, jego kod (b:F12) albo końcówka kodu (F12), jeśli ma ją tylko jeden ruch. Nawiasy na planszy wskazują cele ruchów. Inne polecenia:
terminal-help-undo = cofnij swój ostatni ruch
terminal-help-hint = zapytaj dobrego bota, co by zagrał
terminal-help-moves = jeszcze raz pytanie i ruchy
terminal-help-board = jeszcze raz plansza
terminal-help-log = co się wydarzyło, ostatnie N wierszy
terminal-help-score = wyniki
terminal-help-rules = zasady: według numeru (KB-7), słowa (woda) albo spis rozdziałów
terminal-help-save = zachowaj grę w pliku
terminal-help-help = ta lista
terminal-help-quit = wyjdź; pojawi się pytanie o zapis gry
terminal-undone = Cofnięto: { $token }.
terminal-hint = Podpowiedź: { $move } [{ $token }]
terminal-hint-next = Albo: { $move } [{ $token }]
terminal-log-more = Pokazano końcówkę dziennika ({ $shown } z { $all }); log { $all } pokazuje całość.
terminal-save-how = Podaj nazwę pliku, na przykład: save moja-gra.tet
terminal-saved = Zapisano. Aby grać dalej: tetrarch play --resume { $file }
terminal-save-exists = Plik { $file } już istnieje i nie został zmieniony. Wybierz inną nazwę.
terminal-save-failed = Nie można zapisać pliku { $file }: { $reason }. Wybierz inną nazwę.
terminal-autosaved = Gra jest zapisana. Aby grać dalej: tetrarch play --resume { $file }
terminal-quit = Zapisać grę? Enter zapisuje ją jako { $file }, podana nazwa zapisuje ją tam, n kończy bez zapisu:
terminal-stopped = Gra została przerwana po { $most } odpowiedziach, bez wyniku.
terminal-over = score, log, board, rules i save PLIK nadal działają; Enter kończy:
terminal-over-only = Gra skończona: wpisz score, log, board, rules, save PLIK albo naciśnij Enter, aby wyjść.

## Wyniki i zasady

terminal-total = Razem
terminal-now = Gdyby gra skończyła się teraz
terminal-team = Drużyna
terminal-rules-none = Żadna zasada nie pasuje do „{ $wanted }”. Zasady mają numery od { $first } do { $last }.
terminal-rules-how = Wpisz numer, na przykład { $example }, albo szukane słowo.

## Zapisy

terminal-step = Przystanek { $number } z { $most }. Enter: dalej, b: wstecz, numer: przejdź tam, q: koniec:
terminal-watch = Enter: dalej, q: koniec:
terminal-verify-good = Wszystko w porządku: każdy ruch jest zgodny z zasadami, wyniki są poprawne, a obiecany wcześniej sekret potwierdza { $draws ->
    [one] { $draws } losowanie
    [few] całość: { $draws } losowania
    [many] całość: { $draws } losowań
   *[other] całość: { $draws } losowania
}.
terminal-verify-absent = { $player } – obiecana liczba do kości nie została ujawniona.
terminal-verify-digest = Skrót z początku gry: { $digest }. Porównaj go z zapisanym albo podaj go jako --digest.
terminal-verify-open = Gra jeszcze się nie skończyła.
terminal-verify-bad = Błąd: { $problem }

## Gry i opcje

terminal-games-seats = od { $least } do { $most } graczy
terminal-takes-flag = Przyjmuje true albo false.
terminal-takes-whole = Przyjmuje liczbę od { $least } do { $most }.
terminal-takes-one = Przyjmuje jedną z wartości: { $values }.
terminal-takes-several = { $count ->
    [any] Przyjmuje dowolne z wartości, oddzielone przecinkami: { $values }.
   *[other] Przyjmuje wartości oddzielone przecinkami (ile: { $count }) spośród: { $values }; albo random.
}
terminal-takes-suffix = Każda może kończyć się na /{ $suffix }.

## Lekcje

terminal-lesson-welcome = Uczysz się, grając. Nawiasy na planszy wskazują to, o czym mowa; wpisz numer ruchu. back cofa o krok, skip pomija krok, help pokazuje resztę.
terminal-lesson-resumed = Grasz dalej od miejsca, w którym skończyła się ostatnia próba; back cofa o krok.
terminal-lesson-minutes = około { $minutes ->
    [one] minuty
    [few] { $minutes } minut
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
terminal-lesson-finished = ukończona
terminal-lesson-read-on = Naciśnij Enter, aby iść dalej:
terminal-lesson-only-read = Tu nie ma pytania: naciśnij Enter, aby iść dalej.
terminal-lesson-forbidden = Zasady na to nie pozwalają:
terminal-lesson-would = Stałoby się to:
terminal-lesson-left = Twoje miejsce jest zapamiętane: to samo polecenie zaczyna stąd.
terminal-lesson-help = Ruch przez numer albo skrót. back: krok wstecz; skip: pomiń krok; moves, board, score: pokaż je jeszcze raz; rules: poszukaj zasady po numerze lub słowie; quit: wyjdź i wróć innym razem.
terminal-lesson-over = Lekcja skończona. Dobra gra!
terminal-lesson-play-on = Teraz zagraj: Enter zaczyna grę z łagodnym botem, n wychodzi:
