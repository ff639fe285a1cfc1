## Miejsca i wyniki

seat-name = Gracz { $number }
    .bot = Bot { $number }
    .you = Ty
result-won = { $you ->
    [yes] { $count ->
        [one] Wygrywasz!
        [few] Dzielisz zwycięstwo: { $players }.
        [many] Dzielisz zwycięstwo: { $players }.
       *[other] Dzielisz zwycięstwo: { $players }.
    }
   *[no] { $count ->
        [one] Wygrywa { $players }.
        [few] Zwycięstwo dzielą: { $players }.
        [many] Zwycięstwo dzielą: { $players }.
       *[other] Zwycięstwo dzielą: { $players }.
    }
}
result-lost = { $you ->
    [yes] Przegrana.
   *[no] Nikt nie wygrywa.
}
score-before = Wcześniej w tej partii

## Podpowiedzi

hint-chance = ok. { $chance } % szans na wygraną
hint-equal = równie dobry, na ile bot potrafi ocenić
hint-rivals = to, co mogą jeszcze zrobić rywale

## Odmowy według rodzaju błędu

error-BadOption = Nie da się tak przygotować gry: { $detail }
error-BadToken = To nie jest ruch: { $detail }
error-IllegalAction = { $ruling ->
    [none] Tego ruchu nie można teraz wykonać.
   *[other] Tego ruchu nie można teraz wykonać: zasada { $ruling }.
}
error-BadSeat = Nie ma takiego miejsca: { $detail }
error-NotYourTurn = Teraz decyduje ktoś inny.
error-RulesFault = Reguły zawiodły przy tym ruchu: to nasz błąd. Nic się nie zmieniło; spróbuj innego ruchu.
error-StaleVersion = Gra poszła dalej: teraz czeka ruch { $number }.
error-UndoRefused = Tego nie można cofnąć.
error-BadRecord = Zapis jest uszkodzony: { $detail }
error-BadPosition = Ta pozycja jest niemożliwa: { $detail }

## Dlaczego nie można cofnąć

undo-start = Nie ma jeszcze ruchu, który można by cofnąć.
undo-chance = Od tego czasu rzucono kośćmi albo dobrano karty: tego nie można cofnąć.
undo-shown = Od tego czasu ujawniono coś ukrytego: tego nie można cofnąć.
undo-other = Od tego czasu ruszył się inny gracz: tego nie można cofnąć.
undo-sealed = Od tego czasu odpowiedział inny gracz: tego nie można cofnąć.
undo-consent = Stół wspólnie wrócił do tego miejsca; dalsze cofnięcie znów wymaga zgody wszystkich.
undo-over = Gra jest skończona: niczego nie można już cofnąć.
undo-left = Ktoś opuścił tę partię rankingową: niczego już się nie cofa.
undo-absent = Ktoś, kto musiałby się zgodzić, opuścił stół.
