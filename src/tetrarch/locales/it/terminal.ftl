terminal-welcome = Scrivi il numero di una mossa, il suo codice (b:F12) o solo l'ultima parte (F12). Scrivi help per saperne di più.
terminal-fair-digest = Dadi e carte derivano da un segreto con questa impronta; annotala, e tetrarch verify --digest la confronterà: { $digest }
terminal-fair-words = { $player }, scrivi qualche parola da aggiungere ai dadi:
terminal-thinking = { $player } sta pensando ...
terminal-prompt = La tua mossa:
terminal-prompt-named = { $player }, la tua mossa:
terminal-hand-over = { $player }, hai finito. Premi Invio per cancellare lo schermo, poi passa la mano a { $next }.
terminal-look = { $player }: premi Invio quando nessun altro guarda.
terminal-bye = Arrivederci.

## Ciò che non è una mossa

terminal-no-number = { $most ->
    [one] La mossa { $number } non c'è: si può giocare solo la mossa 1.
   *[other] La mossa { $number } non c'è: i numeri vanno da 1 a { $most }.
}
terminal-ambiguous = “{ $input }” può essere { $moves }: scrivine uno per intero.
terminal-near = La mossa “{ $input }” non c'è. Forse intendevi { $moves }?
terminal-unread = “{ $input }” non è una mossa. Scrivi il numero di una mossa, un codice come { $example }, oppure help.

## Comandi

terminal-help = Una mossa: il suo numero, il suo codice (b:F12) o l'ultima parte del codice (F12) se una sola mossa la contiene. Le parentesi quadre sulla plancia segnano le destinazioni delle mosse. Altri comandi:
terminal-help-undo = annulla la tua ultima mossa
terminal-help-hint = chiedi a un buon bot che cosa giocherebbe
terminal-help-moves = di nuovo la domanda e le mosse
terminal-help-board = di nuovo la plancia
terminal-help-log = che cosa è successo, le ultime N righe
terminal-help-score = i punteggi
terminal-help-rules = le regole: per numero (KB-7), per parola (acqua), o l'elenco dei capitoli
terminal-help-save = conserva la partita in un file
terminal-help-help = questo elenco
terminal-help-quit = esci; ti viene chiesto se salvare
terminal-undone = Annullata: { $token }.
terminal-hint = Suggerimento: { $move } [{ $token }]
terminal-hint-next = Oppure: { $move } [{ $token }]
terminal-log-more = Le ultime { $shown } righe di { $all }; log { $all } le mostra tutte.
terminal-save-how = Indica un file, per esempio: save partita.tet
terminal-saved = Salvata. Per continuare più tardi: tetrarch play --resume { $file }
terminal-save-exists = { $file } esiste già ed è rimasto com'era. Scegli un altro nome.
terminal-save-failed = Impossibile scrivere { $file }: { $reason }. Scegli un altro nome.
terminal-autosaved = La partita è salvata. Per continuare: tetrarch play --resume { $file }
terminal-quit = Salvare la partita? Invio la salva come { $file }, un nome la salva lì, n esce senza salvare:
terminal-stopped = La partita è stata fermata dopo { $most } risposte, senza risultato.
terminal-over = score, log, board, rules e save FILE funzionano ancora; Invio per uscire:
terminal-over-only = La partita è finita: scrivi score, log, board, rules, save FILE, oppure premi Invio per uscire.

## Punteggi e regole

terminal-total = Totale
terminal-now = Se finisse ora
terminal-team = Squadra
terminal-rules-none = Nessuna regola corrisponde a “{ $wanted }”. Le regole vanno da { $first } a { $last }.
terminal-rules-how = Scrivi un numero come { $example }, o una parola da cercare.

## Registrazioni

terminal-step = Tappa { $number } di { $most }. Invio: avanti, b: indietro, un numero: salta lì, q: esci:
terminal-watch = Invio: avanti, q: esci:
terminal-verify-good = Tutto in regola: ogni mossa è legale, i punteggi sono giusti e { $draws ->
    [one] l'unica estrazione deriva
   *[other] tutte le { $draws } estrazioni derivano
} dal segreto promesso in anticipo.
terminal-verify-absent = { $player } ha promesso un numero per i dadi e non lo ha rivelato.
terminal-verify-digest = L’impronta dell’inizio: { $digest }. Confrontala con quella annotata, o indicala con --digest.
terminal-verify-open = La partita non è ancora finita.
terminal-verify-bad = Errore: { $problem }

## Giochi e opzioni

terminal-games-seats = da { $least } a { $most } giocatori
terminal-takes-flag = Accetta true o false.
terminal-takes-whole = Accetta un numero da { $least } a { $most }.
terminal-takes-one = Accetta uno tra: { $values }.
terminal-takes-several = { $count ->
    [any] Accetta uno o più di questi, separati da virgole: { $values }.
   *[other] Accetta { $count } di questi, separati da virgole: { $values }; oppure random.
}
terminal-takes-suffix = Ognuno può finire con /{ $suffix }.

## Lezioni

terminal-lesson-welcome = Si impara giocando. Le parentesi sulla plancia indicano ciò di cui si parla; scrivi il numero di una mossa. back torna indietro di un passo, skip ne salta uno, help elenca il resto.
terminal-lesson-resumed = Riprendi da dove eri; back torna indietro di un passo.
terminal-lesson-minutes = circa { $minutes ->
    [one] un minuto
   *[other] { $minutes } minuti
}
terminal-lesson-finished = finita
terminal-lesson-read-on = Premi Invio per continuare:
terminal-lesson-only-read = Qui non si chiede nulla: premi Invio per continuare.
terminal-lesson-forbidden = Le regole non lo permettono:
terminal-lesson-would = Succederebbe questo:
terminal-lesson-left = Il punto in cui sei è conservato: lo stesso comando riprende da qui.
terminal-lesson-help = Una mossa con il suo numero o la sua sigla. back: un passo indietro; skip: salta un passo; moves, board, score: per rivederli; rules: cerca una regola per numero o parola; quit: esci e continua un'altra volta.
terminal-lesson-over = La lezione è finita. Ben giocato!
terminal-lesson-play-on = Ora si gioca: Invio comincia una partita contro un bot tranquillo, n esce:
