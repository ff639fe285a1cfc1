## The lessons

learn-title = Impara giocando
learn-intro = Scegli un gioco. Ogni mossa la fai tu, sulle plance vere, e non puoi sbagliare nulla.
learn-game = Impara { $game }
learn-game-intro = Comincia dalla prima partita. I capitoli che seguono sono brevi: falli nell'ordine che preferisci, quando ti va.
learn-first = La prima partita dura circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}.
learn-progress = Lezioni finite: { $done } su { $count }
learn-minutes = circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
}
learn-start = Comincia
learn-continue = Continua
learn-again = Ancora una volta
learn-anew = Dall'inizio
learn-done = finita
learn-other-games = Le lezioni degli altri giochi

## A lesson

learn-teacher = Maestro
learn-step = passo { $number } di { $count }
learn-leave = Lascia la lezione
learn-go-on = Avanti
learn-back = Indietro
learn-back-help = Un passo indietro
learn-skip = Mostrami
learn-skip-help = Fa' questo passo per me
learn-read = Leggi che cosa dice il maestro, poi avanti.
learn-watch = Guarda che cosa fanno gli altri …
learn-would = Che cosa sarebbe successo?
learn-forbidden = Le regole non lo permettono:
learn-nothing-lost = Non è stato giocato nulla. Riprova.
learn-marked = Evidenziati: { $places }.
learn-to-mark = Al punto evidenziato
learn-over = Ben giocato!
learn-over-text = Adesso una partita intera, a un livello tranquillo. Il suggeritore ti siede accanto.
learn-play-on = Ora si gioca
learn-next = Prossima: { $title }
learn-all = Tutte le lezioni
