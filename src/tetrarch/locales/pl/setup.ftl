## Strona główna

setup-play = Graj
setup-friends = Znajomi
setup-learn = Nauka
setup-more = Inne sposoby gry
setup-go-on = { $yours ->
    [yes] Twój ruch: graj dalej
   *[no] Graj dalej
}
setup-begins = { $preset }, przeciw { $bots ->
    [one] jednemu botowi
    [few] { $bots } botom
    [many] { $bots } botom
   *[other] { $bots } bota
}
setup-begins-last = Jak ostatnio, { $seats ->
    [one] w pojedynkę
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}

## Imiona dla nowych, złożone z obu list (wszystkie męskie, więc zawsze do siebie pasują)

setup-guest-first = Bystry, Bursztynowy, Cichy, Dzielny, Mądry, Pogodny, Rączy, Spokojny, Srebrny, Sprytny, Szybki, Śmiały, Wesoły, Wędrowny, Wysoki, Złoty
setup-guest-last = Borsuk, Bóbr, Dzik, Jeleń, Jeż, Kruk, Lis, Łoś, Orzeł, Puchacz, Ryś, Sokół, Wilk, Zając, Żubr, Żuraw
setup-guest-name = { $first } { $last }

## Wybór przygotowania

setup-title = { $game }: nowa partia
setup-how = W co gracie?
setup-last = Jak ostatnio
    .help = Przygotowanie wybrane ostatnio na tym urządzeniu.
setup-surprise = Zaskocz mnie
    .help = Losowe rozszerzenia i plansze; naciśnij ponownie, by dostać inne.
setup-who = Kto gra?
setup-with = { $company ->
    [bots] Przeciw botom
    [friends] Ze znajomymi, każdy na swoim urządzeniu
   *[device] Razem na tym urządzeniu
}
setup-players = Gracze
setup-level = Poziom botów
setup-known = { $level } wygrywa { $share } % gier we dwoje z botem o poziomie: { $against }.
setup-known-first = Najłagodniejszy poziom, na pierwszą partię.
setup-friends-help = Znajomi przychodzą przez link albo kod do zeskanowania. Wolne miejsca można oddać botom lub zostawić puste.
setup-each = Miejsce po miejscu
setup-expansions = Rozszerzenia
setup-reconstructed = * częściowo nasz projekt
    .help = Nie udało się ustalić, co wydrukowano na niektórych elementach, więc zaprojektowaliśmy je sami.
setup-blocked = Nie łączy się z: { $choices }
setup-instead = Wybierz to zamiast tego
setup-blocked-alone = Nie przy tym przygotowaniu
setup-blocked-value = „{ $value }” nie łączy się z: { $choices }
setup-blocked-value-alone = „{ $value }” nie jest możliwe przy tym przygotowaniu
setup-flag = { $option }: { $on ->
    [yes] tak
   *[no] nie
}
setup-options = Dalsze wybory
setup-readings = Sposoby rozumienia niejasnych zasad
    .help = Tam, gdzie instrukcję można zrozumieć na dwa sposoby, decyduje stół. W razie wątpliwości zostaw wszystko bez zmian.
setup-table = Stół i zegar
setup-invite = Otwórz stół i zaproś

## Czekanie na znajomych

setup-room-host = { $name } zaprasza do gry { $game } i ma dla ciebie miejsce.
setup-room-full = Wszystkie miejsca są zajęte. Gdy partia się zacznie, możesz ją oglądać.
setup-room-seat = Usiądź
setup-room-here = Usiądź tutaj
setup-room-you = Masz miejsce. Partia zacznie się, gdy rozpocznie ją { $name }.
setup-room-what = W co się gra
setup-room-usual = zwykłe przygotowanie
setup-room-who = Kto już jest
setup-state = { $state ->
    [ready] można zaczynać
    [busy] jeszcze chwila
    [away] chwilowo poza stołem
   *[free] wolne
}
setup-ready = Można zaczynać
setup-wait-for = { $count ->
    [one] Jedna osoba nie jest jeszcze gotowa.
    [few] { $count } osoby nie są jeszcze gotowe.
    [many] { $count } osób nie jest jeszcze gotowych.
   *[other] { $count } osoby nie jest jeszcze gotowe.
}
setup-start-here = { $count ->
    [one] Zacznij w gronie obecnych
    [few] Zacznij w gronie obecnych ({ $count })
    [many] Zacznij w gronie obecnych ({ $count })
   *[other] Zacznij w gronie obecnych ({ $count })
}
setup-fill = { $count ->
    [one] Daj wolne miejsce botowi i zacznij
    [few] Daj { $count } wolne miejsca botom i zacznij
    [many] Daj { $count } wolnych miejsc botom i zacznij
   *[other] Daj { $count } wolnego miejsca botom i zacznij
}
setup-fill-level = Poziom tych botów
setup-qr = Kod z linkiem do tego stołu
setup-scan = Zeskanuj go aparatem telefonu albo wyślij link.
setup-send = Wyślij link
setup-send-text = { $game }: usiądź przy naszym stole!
