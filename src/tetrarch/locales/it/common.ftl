## Posti e risultati

seat-name = Giocatore { $number }
    .bot = Bot { $number }
    .you = Tu
result-won = { $you ->
    [yes] { $count ->
        [one] Hai vinto!
       *[other] Vittoria condivisa con te: { $players }.
    }
   *[no] { $count ->
        [one] Vince { $players }.
       *[other] Vittoria condivisa: { $players }.
    }
}
result-lost = { $you ->
    [yes] Hai perso.
   *[no] Nessuno vince.
}
score-before = Prima, nella stessa partita

## Suggerimenti

hint-chance = circa { $chance } % di vittoria
hint-equal = altrettanto buona, per quanto ne capisce un bot
hint-rivals = quel che possono ancora fare gli avversari

## Rifiuti, secondo il tipo di errore

error-BadOption = Non si può preparare così: { $detail }
error-BadToken = Questa non è una mossa: { $detail }
error-IllegalAction = { $ruling ->
    [none] Questa mossa ora non è possibile.
   *[other] Questa mossa ora non è possibile, per la regola { $ruling }.
}
error-BadSeat = Quel posto non esiste: { $detail }
error-NotYourTurn = Ora tocca a qualcun altro.
error-RulesFault = Le regole hanno fallito su questa mossa: un errore nostro. Nulla è cambiato: prova un'altra mossa.
error-StaleVersion = La partita è andata avanti: ora si chiede la mossa { $number }.
error-UndoRefused = Non si può annullare.
error-BadRecord = La registrazione è danneggiata: { $detail }
error-BadPosition = La posizione non è possibile: { $detail }

## Perché non si può annullare

undo-start = Non è stato giocato nulla che si possa annullare.
undo-chance = Nel frattempo sono stati tirati dadi o pescate carte: non si può annullare.
undo-shown = Nel frattempo è stato mostrato qualcosa di nascosto: non si può annullare.
undo-other = Nel frattempo ha giocato qualcun altro: non si può annullare.
undo-sealed = Nel frattempo ha risposto qualcun altro: non si può annullare.
undo-consent = Il tavolo è tornato a questo punto di comune accordo; per tornare più indietro serve di nuovo il consenso di tutti.
undo-over = La partita è finita: non si può più annullare nulla.
undo-left = Qualcuno ha lasciato questa partita classificata: non si annulla più nulla.
undo-absent = Qualcuno che dovrebbe acconsentire ha lasciato il tavolo.
