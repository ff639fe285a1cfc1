## Zegar stołu

clock-title = Zegar
clock-kind = Jak długo można myśleć?
clock-none = Jak długo kto chce
clock-move = Czas na każdy ruch
clock-game = Czas na całą grę
clock-amount = Czas
clock-unit = Jednostka
clock-unit-hours = godziny
clock-unit-days = dni
clock-minutes-each = Minuty na każde miejsce
clock-bonus = Sekundy dodawane co kolejkę
clock-level = Za kogo minie czas, gra dalej bot:
clock-back = Komu minął czas, może wrócić
clock-alone = Zegar wymaga dwóch osób; boty go nie mają.
clock-days = { $count ->
    [one] { $count } dzień
    [few] { $count } dni
    [many] { $count } dni
   *[other] { $count } dnia
}
clock-hours = { $count ->
    [one] { $count } godzina
    [few] { $count } godziny
    [many] { $count } godzin
   *[other] { $count } godziny
}
clock-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
    [many] { $count } minut
   *[other] { $count } minuty
}
clock-seconds = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
clock-short-days = { $days } d { $hours } h
clock-short-hours = { $hours } h { $minutes } min
clock-rule-move = Na każdy ruch: { $time }. Za kogo minie czas, gra dalej bot ({ $level }).
clock-rule-game = Na każde miejsce: { $time }, co kolejkę dodatkowo: { $bonus }. Za kogo minie czas, gra dalej bot ({ $level }).
clock-left = Pozostały czas: { $time }
clock-low = Zostało ci: { $time }.
clock-late = czas minął
clock-over = Twój czas minął: dalej gra za ciebie bot.
