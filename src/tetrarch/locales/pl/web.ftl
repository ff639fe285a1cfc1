## Na każdej stronie

web-tagline = Cztery królestwa gier planszowych, jeden stół: graj z botami, z przyjaciółmi albo ze wszystkimi naraz.
web-nav = Główne
web-nav-lobby = Poczekalnia
web-nav-learn = Nauka
web-nav-rules = Zasady
web-nav-replay = Powtórka
web-skip = Przejdź do treści
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-copy = Kopiuj
web-copied = Skopiowano
web-share = Udostępnij link
web-download = Pobierz zapis
web-more = Pokaż więcej
web-loading = Chwileczkę …
web-offline = Serwer nie odpowiada. Spróbuj za chwilę.
web-try-again = Spróbuj ponownie
web-missing = Nie ma takiej strony
web-missing-back = Na stronę główną

## Credits

web-credits = Autorzy i licencje
web-credits-names = Nazwy gier
web-credits-names-text = Nazwy gier należą do ich właścicieli, którzy nie mają udziału w Tetrarch. Zasady, teksty i rysunki są tu naszymi słowami i naszą pracą.
web-credits-pictures = Obrazki
web-credits-pictures-text = Plansze, mapy, księstwa i portrety narysowano dla Tetrarch. Znaki na kafelkach, budynkach i tarczach pochodzą po części, w nowych kolorach, z wolnej biblioteki:
web-credits-letters = Litery
web-credits-letters-text = Oba kroje są wolne. Dołączamy tylko litery potrzebne naszym językom.
web-credits-rest = Cała reszta
web-credits-rest-text = Tetrarch to wolne oprogramowanie na licencji MIT i opiera się na wolnych bibliotekach wymienionych w jego wymaganiach.

## Strona główna

web-starting = Przygotowanie …
web-create = Utwórz stół
web-playing-as = Grasz jako
web-name = Imię
web-name-change = Zmień imię
web-continue = Wróć do gry
web-open-tables = Otwarte stoły
web-open-none = Nikt teraz nie czeka na graczy. Utwórz stół i wyślij link znajomym.

## Poczekalnia

web-list-mine = Moje stoły
web-list-mine-none = Nie siedzisz przy żadnym stole.
web-list-open = Otwarte stoły
web-list-open-none = Żaden stół nie czeka na graczy.
web-list-finished = Zakończone partie
web-list-finished-none = Żadna partia jeszcze się nie skończyła.
web-phase-open = { $count ->
    [0] są już wszyscy
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
web-phase-running = w toku
web-phase-yours = twój ruch
web-phase-finished = zakończona
web-phase-abandoned = porzucona
web-join = Dołącz
web-watch = Obserwuj
web-go-on = Graj dalej
web-look-at = Obejrzyj

## Nowy stół

web-create-start = Rozpocznij partię
web-table = Stół
web-table-missing = Nie ma takiego stołu
web-seats-help = Inni dołączają przez link. Gracze przy tym urządzeniu przekazują je sobie między turami.
web-seats-count = Liczba zajętych miejsc: od { $least } do { $most }.
web-seat-kind = Miejsce { $number }
web-seat-level = Siła bota na miejscu { $number }
web-seat-name = Imię na miejscu { $number }
web-kind-me = ja
web-kind-open = otwarte, dla człowieka
web-kind-bot = bot
web-kind-hotseat = przy tym urządzeniu
web-kind-closed = zamknięte
web-option-random = losowo
web-option-slot = { $name }, numer { $number }
web-option-several = { $count ->
    [one] Wybierz { $count }.
    [few] Wybierz { $count } różne.
    [many] Wybierz { $count } różnych.
   *[other] Wybierz { $count } różnych.
}
web-option-whole = Liczba całkowita od { $least } do { $most }.
web-private = Na zaproszenie: nie ma go na liście, ogląda się go i siada tylko z twoim linkiem albo jako zaproszony znajomy
web-undo-consent = Cofnąć można także cudze ruchy, jeśli wszyscy się zgodzą

## Przed rozpoczęciem

web-room = { $game }: czekamy na graczy
web-seat-open = wolne
web-seat-closed = zamknięte
web-seat-bot-level = bot, { $level }
web-seat-left = poza stołem, gra bot
web-seat-away = chwilowo poza stołem
web-invite = Zaproś
web-invite-public = Każdy widzi ten stół w poczekalni; link prowadzi prosto do niego.
web-start = Rozpocznij partię

## Stół

web-round = Runda { $round }
web-spectating = Obserwujesz
web-reconnecting = Utracono połączenie przy ruchu { $number }. Łączenie …
web-menu = Menu
web-menu-replay = Obejrzyj przebieg
web-menu-link = Link do tego stołu
web-leave = Odejdź od stołu
web-come-back = Wróć na swoje miejsce
web-leave-ask = Twoje miejsce przejmie bot; możesz wrócić, dopóki partia trwa.
web-abandon = Porzuć partię
web-abandon-ask = Partia skończy się bez wyniku.
web-abandoned = Partia została porzucona.
web-stopped = Gra trwała o wiele za długo i została przerwana bez wyniku.
web-decision = Decyzja
web-options = Możliwości
web-options-choose = Wybierz … ({ $count })
web-your-turn = Twój ruch. { $question }
web-waiting = Czekamy na: { $player }
web-thinking = { $player } myśli …
web-show-skip = Przejdź do teraz
web-show-last = { $count ->
    [one] ostatnia tura: { $count } krok
    [few] ostatnia tura: { $count } kroki
    [many] ostatnia tura: { $count } kroków
   *[other] ostatnia tura: { $count } kroku
}
web-show-last-of = Pokaż jeszcze raz ostatnią turę ({ $player }): { $events }
web-skip-bots = Nie czekaj
web-to-move = ma ruch
web-confirm = Potwierdź
web-sealed = Twój wybór: { $move }. Możesz go zmienić, dopóki nie odpowie { $player }.
web-premove = Możesz wybrać już teraz: { $question }
web-premove-kept = Zapisane: zostanie zagrane w twojej kolejce. Naciśnij ponownie, aby cofnąć.
web-confirm-ask = { $move }: zagrać to?
web-undo = Cofnij
web-tool-undo = Cofnij
web-tool-hint = Podpowiedź
web-tool-moves = Ruchy
web-close-ask = Zostaje jeszcze: { $left }. Zakończyć mimo to?
web-undo-ask = Poproś o cofnięcie
web-undo-here = Cofnij to i wszystko później
web-undo-here-ask = Poproś innych o cofnięcie tego i wszystkiego później
web-undo-asked = Cofnąć?
web-undo-asked-text = { $player } prosi o powrót do ruchu { $number }. Kości i karty od tamtej chwili zostaną wylosowane od nowa.
web-undo-waits = Czekamy na zgodę: { $player }.
web-agree = Zgadzam się
web-refuse = Odmawiam
web-moves-all = Wszystkie ruchy
web-moves-filter = Pisz, aby zawęzić listę ruchów
web-why-not = Dlaczego nie „{ $move }”?
web-moves-count = { $count ->
    [0] Żaden ruch nie pasuje
    [one] { $count } ruch
    [few] { $count } ruchy
    [many] { $count } ruchów
   *[other] { $count } ruchu
}
web-zones = Części stołu
web-zone-board = Plansza
web-zone-mine = Mój obszar
web-zone-players = Gracze
web-zone-log = Dziennik
web-side = Gracze i dziennik
web-tab-moves = Ruchy
web-tab-chat = Czat
web-tab-rules = Zasady
web-points-more = { $points ->
    [one] Gdyby gra skończyła się teraz: jeszcze { $points } punkt
    [few] Gdyby gra skończyła się teraz: jeszcze { $points } punkty
    [many] Gdyby gra skończyła się teraz: jeszcze { $points } punktów
   *[other] Gdyby gra skończyła się teraz: jeszcze { $points } punktu
}
web-points = Punkty
web-no-points = Jeszcze bez punktów
web-look = Zobacz planszę w tej chwili
web-chat-players = Gracze
web-chat-spectators = Widzowie
web-chat-mute = Nie pokazuj mi tego, co piszą widzowie, przy żadnym stole
web-chat-slow = Powoli: widzowie piszą najwyżej raz na 30 sekund
web-chat-empty = Nikt się jeszcze nie odezwał.
web-chat-new = nowe wiadomości
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-curtain = Przekaż urządzenie. Teraz gra { $player }
web-curtain-help = Do tej chwili zakryte jest to, co może wiedzieć tylko jeden gracz.
web-curtain-open = To ja, { $player }

## Uczciwe kości i karty

web-fair = Uczciwe kości i karty
web-fair-help = Kości i karty wynikają z sekretu serwera i z liczb graczy. Przed startem serwer opublikował skrót swojego sekretu, a każda przeglądarka skrót swojej liczby; dopiero potem liczby zostały ujawnione. Dzięki temu nikt nie mógł dobrać swojej tak, jak mu wygodnie. Na końcu sekret zostaje ujawniony, a ta przeglądarka sprawdza wszystko.
web-fair-commitment = Skrót, opublikowany na początku
web-fair-seal = Skrót sekretu, z którego wynikają kości i karty: { $seal }…
web-fair-secret = Sekret
web-fair-later = Sekret zostanie ujawniony na końcu partii.
web-fair-verify = Sprawdź teraz
web-fair-good = { $count ->
    [one] Sprawdzono: { $count } losowanie wynika z sekretu, a sekret pasuje do skrótu.
    [few] Sprawdzono: wszystkie { $count } losowania wynikają z sekretu, a sekret pasuje do skrótu.
    [many] Sprawdzono: wszystkie { $count } losowań wynika z sekretu, a sekret pasuje do skrótu.
   *[other] Sprawdzono: wszystkie { $count } losowania wynikają z sekretu, a sekret pasuje do skrótu.
}
web-fair-shares = Liczby graczy
web-fair-share = { $player }: { $state ->
    [added] dołączono do kości
   *[missing] nie ujawniono, więc pominięto
}
web-fair-no-shares = Żaden gracz nie dołączył liczby do tych kości.
web-fair-mark = { $state ->
    [good] Uczciwe kości: sprawdziła je ta przeglądarka
    [partial] Kości sprawdzone, ale bez twojej liczby
    [bad] Te kości nie są takie, jak obiecano
    [busy] Sprawdzanie kości …
    [unable] Ta przeglądarka sprawdza kości tylko pod szyfrowanym adresem
   *[failed] Nie udało się teraz sprawdzić kości
}
web-fair-fault = { $fault ->
    [digest] Sekret nie pasuje do skrótu opublikowanego na początku.
    [terms] Skrót dotyczył innej gry, innych opcji albo innych graczy.
    [shares] Liczby, którymi gracze byli związani na początku, zostały zamienione.
    [nonce] Ktoś ujawnił inną liczbę niż ta, którą był związany.
    [draws] Nie każdy rzut i nie każde dobranie wynika z sekretu i liczb.
    [record] Zapis zawiera inne kości i karty, niż podał serwer.
   *[rules] Sam serwer znajduje błędy w zapisie.
}
web-fair-own = { $own ->
    [in] Twoja liczba jest w kościach: nikt nie mógł ich znać przed startem.
    [out] Twoja liczba została pominięta. Albo przyszła za późno, albo ktoś jej nie chciał.
   *[none] Ta przeglądarka nie dołączyła liczby: ufasz, że serwer nie umówił się co do kości z innym graczem.
}
web-fair-not-kept = Ta przeglądarka nie widziała początku gry: porównaj skrót z kimś, kto go widział.
web-fair-command = Z czego było każde losowanie, przeglądarka wie od serwera. Aby sprawdzić to także według zasad, pobierz zapis i uruchom:
web-phase-starting = Gra się zaczyna: napływają liczby graczy do kości …

## Koniec

web-result = Wynik
web-total = Razem
web-rematch = Rewanż

## Powtórka

web-replay-help = Wczytaj pobrany zapis (.tet) i prześledź partię krok po kroku.
web-replay-file = Wybierz zapis
web-replay-first = Na początek
web-replay-back = Krok wstecz
web-replay-next = Krok naprzód
web-replay-last = Na koniec
web-replay-play = Odtwórz
web-replay-stop = Zatrzymaj
web-replay-position = Pozycja
web-replay-round = Przejdź do rundy
web-replay-view = Czyj widok
web-replay-spectator = Widz
web-replay-chance = Kości i karty
web-to-table = Do stołu
web-play-on = Graj dalej od tego miejsca

## Zasady

web-rules-title = Zasady gry { $game }
web-rules-search = Szukaj w zasadach
web-rules-sections = Rozdziały
web-rules-none = Żadna zasada o tym nie mówi.
web-rules-open = Otwórz w zasadach
web-rules-short = W skrócie
web-rules-signs = Znaki
web-rules-rulings = Wszystkie zasady
web-rules-page = Wszystkie zasady na osobnej stronie

## Ustawienia

web-settings = Ustawienia
web-settings-language = Język
web-settings-theme = Wygląd
web-settings-speed = Animacje
web-settings-confirm = Pytaj przed zakończeniem tury
web-settings-palette = Kolory graczy i terenów
web-settings-single-tap = Jedno dotknięcie od razu gra
web-settings-sound = Dźwięk
web-settings-coordinates = Pokazuj współrzędne na planszy
web-settings-letters = Litery i cyfry jako skróty
web-language-en = English
web-language-it = Italiano
web-language-pl = Polski
web-theme-auto = jak w systemie
web-theme-light = jasny
web-theme-dark = ciemny
web-speed-slow = wolno
web-speed-normal = zwykłe
web-speed-fast = szybkie
web-speed-off = wyłączone
web-confirm-lapse = gdy zostaje coś użytecznego
web-confirm-always = zawsze
web-confirm-never = nigdy
web-palette-standard = zwykłe
web-palette-brightness = według jasności, dla osób słabo widzących kolory

## Klawiatura

web-help = Klawiatura
web-help-letters = Pojedyncze litery i cyfry można wyłączyć w ustawieniach.
web-key-option = zagraj opcję o tym numerze; 1 to główny przycisk
web-key-confirm = potwierdź
web-key-undo = cofnij
web-key-clear = usuń zaznaczenie
web-key-filter = lista wszystkich ruchów, zawężana pisaniem
web-key-focus = przejdź do planszy, mojego obszaru, graczy, dziennika
web-key-arrows = poruszaj się po planszy
web-key-diagonals = poruszaj się po skosie między polami
web-key-targets = następny i poprzedni dozwolony cel
web-key-select = zagraj wskazane
web-key-zoom = przybliż, oddal, dopasuj
web-key-help = ta pomoc
web-key-explain = do zasady tego, co jest objaśniane

## Objaśnienia

web-explain-legend = Legenda

## Poziomy botów i podpowiedzi

web-levels = Jak mocne są poziomy?
web-levels-level = Poziom
web-levels-against = Przeciw
web-levels-share = Wygrane
web-levels-games = Partie
web-levels-help = Partie podwójne dla dwojga: te same kości i karty z obu miejsc. W nawiasie przedział 95 %. Bot wymieniony pod poziomem grał za niego i miał mniej czasu na myślenie niż ten poziom.
web-hint = Podpowiedź
web-hint-thinking = Myślę …
web-hint-help = Szanse to ocena bota. Punkty mówią, co ruch zmienia od razu, na oko.
web-hint-chance = { $chance } % szans na wygraną
web-hint-same = równie dobry
web-hint-equal = { $count ->
    [one] { $count } ruch jest tu równie dobry
    [few] { $count } ruchy są tu równie dobre
    [many] { $count } ruchów jest tu równie dobrych
   *[other] { $count } ruchu jest tu równie dobre
}: ok. { $chance } % szans na wygraną.
web-hint-close = Ukryj podpowiedź
web-team = Drużyna { $letter }
web-quick-solo = Dla jednej osoby
web-seat-automaton = { $name } – gra samodzielnie
web-team-total = Suma drużyny
web-team-seat = Drużyna { $letter }: gra z miejscem { $others }
web-team-wins = { $you ->
    [yes] Wygrywa twoja drużyna: { $players }.
   *[no] Wygrywa drużyna { $letter }: { $players }.
}

## Moments

web-moment-skip = Kliknij, aby przejść dalej.
web-moment-close = Kliknij, aby zamknąć.
web-moment-final = Końcowa punktacja
web-moment-track = na torze punktacji
web-moment-winner = Zwycięstwo!
web-moment-last-round = To ostatnia runda.
web-recap = Co zrobili inni
web-recap-chip = { $player }, pokaż jeszcze raz: { $events }
web-recap-all = Pokaż wszystko jeszcze raz

## The end

web-end-sources = Skąd wzięły się punkty
web-end-curve = Punkty runda po rundzie
web-end-curve-label = Punkty wszystkich po każdej rundzie; na końcu: { $list }
web-end-curve-start = początek
web-end-curve-end = koniec
web-end-leads = { $count ->
    [0] Prowadzenie ani razu się nie zmieniło.
    [one] Prowadzenie zmieniło się raz.
    [few] Prowadzenie zmieniło się { $count } razy.
    [many] Prowadzenie zmieniło się { $count } razy.
   *[other] Prowadzenie zmieniło się { $count } razy.
}
web-end-lead-mark = ktoś inny obejmuje prowadzenie
web-end-luck-title = Szczęście
web-end-luck-pips = Suma oczek na wszystkich rzuconych kościach
web-end-luck-jokers = Jokery wśród dobranych kart
web-end-luck = { $drawn }, średnio { $expected } ({ $off })
web-end-luck-help = Średnia uwzględnia szanse każdego rzutu i każdego dobrania. Mniej więcej dwie gry na trzy mieszczą się w jednej trzeciej paska.
web-end-margin = { $count ->
    [one] o jeden punkt więcej
    [few] o { $count } punkty więcej
    [many] o { $count } punktów więcej
   *[other] o { $count } punktu więcej
}
web-end-picture = Zapisz jako obraz
web-end-picture-failed = Nie udało się narysować obrazu
web-end-link = Skopiuj link
web-end-copied = Link skopiowany

## Trener

web-coach = Trener
web-coach-close = Jasne
web-coach-off = Bez porad
web-coach-when = Trener się odzywa
web-coach-first = gdy coś jest nowe, w grach z botami
web-coach-always = także przy stołach nierankingowych z ludźmi
web-coach-never = nigdy
