## L'orologio di un tavolo

clock-title = Orologio
clock-kind = Quanto tempo si può pensare?
clock-none = Quanto si vuole
clock-move = Un tempo per ogni mossa
clock-game = Un tempo per tutta la partita
clock-amount = Tempo
clock-unit = In
clock-unit-hours = ore
clock-unit-days = giorni
clock-minutes-each = Minuti per ogni posto
clock-bonus = Secondi aggiunti a ogni turno
clock-level = Al posto di chi finisce il tempo gioca un bot:
clock-back = Chi ha finito il tempo può tornare
clock-alone = Un orologio richiede due persone; i bot non ne hanno.
clock-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
clock-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
clock-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
clock-short-days = { $days } g { $hours } h
clock-short-hours = { $hours } h { $minutes } min
clock-rule-move = { $time } per ogni mossa. Al posto di chi finisce il tempo gioca un bot ({ $level }).
clock-rule-game = { $time } per ogni posto e altri { $bonus } a ogni turno. Al posto di chi finisce il tempo gioca un bot ({ $level }).
clock-left = Tempo rimasto: { $time }
clock-low = Ti restano { $time }.
clock-late = tempo scaduto
clock-over = Il tuo tempo è finito: un bot gioca al posto tuo.
