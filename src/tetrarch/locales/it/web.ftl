## In ogni pagina

web-tagline = Quattro regni di giochi da tavolo, un solo tavolo: sfida i bot, gli amici o entrambi.
web-nav = Principale
web-nav-lobby = Sala
web-nav-learn = Impara
web-nav-rules = Regole
web-nav-replay = Moviola
web-skip = Vai al contenuto
web-close = Chiudi
web-cancel = Annulla
web-save = Salva
web-copy = Copia
web-copied = Copiato
web-share = Condividi il link
web-download = Scarica la registrazione
web-more = Mostra altro
web-loading = Un momento …
web-offline = Il server non risponde. Riprova tra un momento.
web-try-again = Riprova
web-missing = Questa pagina non esiste
web-missing-back = Alla pagina iniziale

## Credits

web-credits = Riconoscimenti
web-credits-names = Nomi dei giochi
web-credits-names-text = I nomi dei giochi appartengono ai loro proprietari, che non hanno parte in Tetrarch. Regole, testi e disegni sono parole e lavoro nostri.
web-credits-pictures = Immagini
web-credits-pictures-text = Tabelloni, mappe, ducati e ritratti sono disegnati per Tetrarch. I segni su tessere, edifici e scudi vengono in parte, ricolorati, da una raccolta libera:
web-credits-letters = Caratteri
web-credits-letters-text = Entrambi i caratteri sono liberi. Qui ci sono solo le lettere che servono alle nostre lingue.
web-credits-rest = Tutto il resto
web-credits-rest-text = Tetrarch è software libero con licenza MIT e si regge sulle librerie libere nominate tra i suoi requisiti.

## Pagina iniziale

web-starting = Preparazione …
web-create = Crea un tavolo
web-playing-as = Giochi come
web-name = Nome
web-name-change = Cambia nome
web-continue = Continua
web-open-tables = Tavoli aperti
web-open-none = In questo momento nessuno cerca giocatori. Crea un tavolo e manda il link a un amico.

## Sala

web-list-mine = I miei tavoli
web-list-mine-none = Non siedi a nessun tavolo.
web-list-open = Tavoli aperti
web-list-open-none = Nessun tavolo aspetta giocatori.
web-list-finished = Partite finite
web-list-finished-none = Nessuna partita è ancora finita.
web-phase-open = { $count ->
    [0] ci sono tutti
    [one] { $count } posto libero
   *[other] { $count } posti liberi
}
web-phase-running = in corso
web-phase-yours = tocca a te
web-phase-finished = finita
web-phase-abandoned = abbandonata
web-join = Partecipa
web-watch = Guarda
web-go-on = Continua
web-look-at = Rivedi

## Un nuovo tavolo

web-create-start = Inizia la partita
web-table = Tavolo
web-table-missing = Questo tavolo non esiste
web-seats-help = Le persone entrano con un link. Chi gioca su questo dispositivo se lo passa tra un turno e l'altro.
web-seats-count = Partecipano da { $least } a { $most } posti.
web-seat-kind = Posto { $number }
web-seat-level = Forza del bot al posto { $number }
web-seat-name = Nome al posto { $number }
web-kind-me = io
web-kind-open = aperto, per una persona
web-kind-bot = bot
web-kind-hotseat = su questo dispositivo
web-kind-closed = chiuso
web-option-random = a caso
web-option-slot = { $name }, numero { $number }
web-option-several = { $count ->
    [one] Scegline { $count }.
   *[other] Scegline { $count } diversi.
}
web-option-whole = Un numero intero da { $least } a { $most }.
web-private = Su invito: non appare nella lista, si vede e ci si siede solo con il tuo link o da amici invitati
web-undo-consent = Oltre ai propri passi si può tornare indietro se tutti sono d'accordo

## Prima dell'inizio

web-room = { $game }: in attesa di giocatori
web-seat-open = libero
web-seat-closed = chiuso
web-seat-bot-level = bot, { $level }
web-seat-left = è andato via, continua un bot
web-seat-away = assente
web-invite = Invita
web-invite-public = Tutti vedono questo tavolo nella sala; il link ci porta direttamente.
web-start = Inizia la partita

## Il tavolo

web-round = Giro { $round }
web-spectating = Stai guardando
web-reconnecting = Connessione persa alla mossa { $number }. Riconnessione …
web-menu = Menu
web-menu-replay = Rivedi la partita
web-menu-link = Link a questo tavolo
web-leave = Lascia il tavolo
web-come-back = Riprendi il tuo posto
web-leave-ask = Un bot prende il tuo posto; puoi tornare finché la partita è in corso.
web-abandon = Abbandona la partita
web-abandon-ask = La partita finisce senza risultato.
web-abandoned = La partita è stata abbandonata.
web-stopped = La partita era davvero troppo lunga ed è stata fermata senza risultato.
web-decision = Decisione
web-options = Scelte
web-options-choose = Scegli … ({ $count })
web-your-turn = Tocca a te. { $question }
web-waiting = In attesa di { $player }
web-thinking = { $player } sta pensando …
web-show-skip = Vai a ora
web-show-last = { $count ->
    [one] ultimo turno: { $count } passo
    [many] ultimo turno: { $count } di passi
   *[other] ultimo turno: { $count } passi
}
web-show-last-of = Mostra di nuovo l'ultimo turno di { $player }: { $events }
web-skip-bots = Salta l'attesa
web-to-move = al turno
web-confirm = Conferma
web-sealed = Hai scelto: { $move }. Puoi cambiare finché non risponde { $player }.
web-premove = Puoi già scegliere: { $question }
web-premove-kept = Registrato: si gioca quando tocca a te. Premi di nuovo per annullare.
web-confirm-ask = { $move }: confermi?
web-undo = Annulla la mossa
web-tool-undo = Annulla
web-tool-hint = Consiglio
web-tool-moves = Mosse
web-close-ask = Resta ancora: { $left }. Chiudere lo stesso?
web-undo-ask = Chiedi di annullare
web-undo-here = Annulla questo e tutto ciò che segue
web-undo-here-ask = Chiedi agli altri di annullare questo e tutto ciò che segue
web-undo-asked = Tornare indietro?
web-undo-asked-text = { $player } vorrebbe tornare alla mossa { $number }. I dadi e le carte da allora in poi saranno estratti di nuovo.
web-undo-waits = In attesa del consenso di { $player }.
web-agree = Accetta
web-refuse = Rifiuta
web-moves-all = Tutte le mosse
web-moves-filter = Scrivi per filtrare le mosse
web-why-not = Perché non «{ $move }»?
web-moves-count = { $count ->
    [0] Nessuna mossa corrisponde
    [one] { $count } mossa
   *[other] { $count } mosse
}
web-zones = Parti del tavolo
web-zone-board = Plancia
web-zone-mine = La mia area
web-zone-players = Giocatori
web-zone-log = Registro
web-side = Giocatori e registro
web-tab-moves = Mosse
web-tab-chat = Chat
web-tab-rules = Regole
web-points-more = { $points ->
    [one] Se la partita finisse ora: ancora { $points } punto
    [many] Se la partita finisse ora: ancora { $points } di punti
   *[other] Se la partita finisse ora: ancora { $points } punti
}
web-points = Punti
web-no-points = Ancora nessun punto
web-look = Rivedi la plancia in questo momento
web-chat-players = Giocatori
web-chat-spectators = Spettatori
web-chat-mute = Non mostrarmi ciò che scrivono gli spettatori, a nessun tavolo
web-chat-slow = Lento: gli spettatori scrivono al massimo una volta ogni 30 secondi
web-chat-empty = Nessuno ha ancora scritto.
web-chat-new = nuovi messaggi
web-chat-say = Scrivi qualcosa
web-chat-send = Invia
web-curtain = Passa il dispositivo a { $player }
web-curtain-help = Fino ad allora resta coperto ciò che può sapere un solo giocatore.
web-curtain-open = Sono { $player }

## Dadi e carte onesti

web-fair = Dadi e carte onesti
web-fair-help = Dadi e carte derivano da un segreto del server e da numeri dei giocatori. Prima dell’inizio il server ha pubblicato un’impronta del suo segreto e ogni browser quella del suo numero; solo dopo i numeri sono stati rivelati. Così nessuno ha potuto scegliere il proprio a suo vantaggio. Alla fine il segreto viene mostrato e questo browser controlla tutto.
web-fair-commitment = Impronta, pubblicata all'inizio
web-fair-seal = Impronta del segreto dietro dadi e carte: { $seal }…
web-fair-secret = Segreto
web-fair-later = Il segreto viene mostrato alla fine della partita.
web-fair-verify = Verifica ora
web-fair-good = { $count ->
    [one] Verificato: { $count } estrazione deriva dal segreto, e il segreto corrisponde all'impronta.
   *[other] Verificato: tutte le { $count } estrazioni derivano dal segreto, e il segreto corrisponde all'impronta.
}
web-fair-shares = Numeri dei giocatori
web-fair-share = { $player }: { $state ->
    [added] aggiunto ai dadi
   *[missing] non rivelato, e lasciato fuori
}
web-fair-no-shares = Nessun giocatore ha aggiunto un numero a questi dadi.
web-fair-mark = { $state ->
    [good] Dadi onesti: controllati da questo browser
    [partial] Dadi controllati, senza un numero tuo
    [bad] Questi dadi non sono quelli promessi
    [busy] Controllo dei dadi …
    [unable] Questo browser controlla i dadi solo a indirizzi cifrati
   *[failed] Ora non è stato possibile controllare i dadi
}
web-fair-fault = { $fault ->
    [digest] Il segreto non corrisponde all’impronta pubblicata all’inizio.
    [terms] L’impronta riguardava un altro gioco, altre opzioni o altri giocatori.
    [shares] I numeri a cui i giocatori erano vincolati all’inizio sono stati scambiati.
    [nonce] Qualcuno ha rivelato un numero diverso da quello a cui era vincolato.
    [draws] Non tutti i tiri e le pescate derivano dal segreto e dai numeri.
    [record] Il verbale ha dadi e carte diversi da quelli indicati dal server.
   *[rules] Il server stesso trova errori nel verbale.
}
web-fair-own = { $own ->
    [in] Il tuo numero è nei dadi: nessuno poteva conoscerli prima dell’inizio.
    [out] Il tuo numero è stato lasciato fuori. O è arrivato tardi, o qualcuno non lo voleva.
   *[none] Questo browser non ha aggiunto un numero: ti fidi che il server e un altro giocatore non si siano accordati sui dadi.
}
web-fair-not-kept = Questo browser non ha visto l’inizio della partita: confronta l’impronta con chi c’era.
web-fair-command = Da che cosa veniva ogni pescata, il browser lo prende dal server. Per controllarlo anche con le regole, scarica il verbale ed esegui:
web-phase-starting = La partita sta per iniziare: arrivano i numeri dei giocatori per i dadi …

## La fine

web-result = Risultato
web-total = Totale
web-rematch = Rivincita

## La moviola

web-replay-help = Carica una registrazione (.tet) che hai scaricato e ripercorri la partita.
web-replay-file = Scegli una registrazione
web-replay-first = All'inizio
web-replay-back = Un passo indietro
web-replay-next = Un passo avanti
web-replay-last = Alla fine
web-replay-play = Avvia
web-replay-stop = Ferma
web-replay-position = Posizione
web-replay-round = Vai a un giro
web-replay-view = Punto di vista
web-replay-spectator = Spettatore
web-replay-chance = Dadi e carte
web-to-table = Al tavolo
web-play-on = Continua a giocare da qui

## Regole

web-rules-title = Regole di { $game }
web-rules-search = Cerca nelle regole
web-rules-sections = Sezioni
web-rules-none = Nessuna regola ne parla.
web-rules-open = Apri nelle regole
web-rules-short = In breve
web-rules-signs = Segni
web-rules-rulings = Tutte le regole
web-rules-page = Tutte le regole in una pagina a parte

## Impostazioni

web-settings = Impostazioni
web-settings-language = Lingua
web-settings-theme = Aspetto
web-settings-speed = Animazioni
web-settings-confirm = Chiedi prima di chiudere un turno
web-settings-palette = Colori dei giocatori e dei terreni
web-settings-single-tap = Un tocco gioca subito
web-settings-sound = Suoni
web-settings-coordinates = Mostra le coordinate sulla plancia
web-settings-letters = Lettere e cifre come scorciatoie
web-language-en = English
web-language-it = Italiano
web-language-pl = Polski
web-theme-auto = come il sistema
web-theme-light = chiaro
web-theme-dark = scuro
web-speed-slow = lenta
web-speed-normal = normali
web-speed-fast = veloci
web-speed-off = spente
web-confirm-lapse = se resta qualcosa di utile da fare
web-confirm-always = sempre
web-confirm-never = mai
web-palette-standard = normali
web-palette-brightness = per luminosità, per chi vede pochi colori

## Tastiera

web-help = Tastiera
web-help-letters = Lettere e cifre singole si possono disattivare nelle impostazioni.
web-key-option = gioca l'opzione con questo numero; 1 è il pulsante principale
web-key-confirm = conferma
web-key-undo = annulla la mossa
web-key-clear = togli la selezione
web-key-filter = elenco di tutte le mosse, da filtrare scrivendo
web-key-focus = vai alla plancia, alla mia area, ai giocatori, al registro
web-key-arrows = muoviti sulla plancia
web-key-diagonals = muoviti in diagonale tra gli esagoni
web-key-targets = bersaglio possibile successivo e precedente
web-key-select = gioca ciò che è evidenziato
web-key-zoom = ingrandisci, riduci, adatta
web-key-help = questo aiuto
web-key-explain = alla regola di ciò che è spiegato

## Spiegazioni

web-explain-legend = Legenda

## Livelli dei bot e suggerimenti

web-levels = Quanto sono forti i livelli?
web-levels-level = Livello
web-levels-against = Contro
web-levels-share = Vinte
web-levels-games = Partite
web-levels-help = Partite doppie a due: stessi dadi e carte da entrambi i posti. Tra parentesi l'intervallo al 95 %. Un bot nominato sotto un livello ha giocato al suo posto, con meno tempo per pensare di quanto ne abbia il livello.
web-hint = Suggerimento
web-hint-thinking = Sto pensando …
web-hint-help = Le probabilità sono la stima di un bot. I punti dicono che cosa cambia subito la mossa, a occhio.
web-hint-chance = { $chance } % di vittoria
web-hint-same = altrettanto buona
web-hint-equal = { $count ->
    [one] Qui { $count } mossa è la migliore
   *[other] Qui { $count } mosse si equivalgono
    }: circa { $chance } % di vittoria.
web-hint-close = Nascondi il suggerimento
web-team = Squadra { $letter }
web-quick-solo = Per uno
web-seat-automaton = { $name } – gioca da sé
web-team-total = Totale della squadra
web-team-seat = Squadra { $letter }: gioca con il posto { $others }
web-team-wins = { $you ->
    [yes] La tua squadra vince: { $players }.
   *[no] La squadra { $letter } vince: { $players }.
}

## Moments

web-moment-skip = Fai clic per proseguire.
web-moment-close = Fai clic per chiudere.
web-moment-final = Il punteggio finale
web-moment-track = sul tracciato
web-moment-winner = Vittoria!
web-moment-last-round = È l'ultimo round.
web-recap = Che cosa hanno fatto gli altri
web-recap-chip = { $player }, da rivedere: { $events }
web-recap-all = Rivedi tutto

## The end

web-end-sources = Da dove vengono i punti
web-end-curve = I punti, round per round
web-end-curve-label = I punti di tutti dopo ogni round; alla fine: { $list }
web-end-curve-start = inizio
web-end-curve-end = fine
web-end-leads = { $count ->
    [0] Nessun cambio al comando.
    [one] Un cambio al comando.
   *[other] { $count } cambi al comando.
}
web-end-lead-mark = qualcun altro passa in testa
web-end-luck-title = Fortuna
web-end-luck-pips = La somma di tutti i dadi tirati
web-end-luck-jokers = I jolly tra le carte pescate
web-end-luck = { $drawn }, in media { $expected } ({ $off })
web-end-luck-help = La media tiene conto delle probabilità di ogni tiro o pescata. Circa due partite su tre restano entro un terzo della barra.
web-end-margin = { $count ->
    [one] un punto di vantaggio
   *[other] { $count } punti di vantaggio
}
web-end-picture = Salva come immagine
web-end-picture-failed = Impossibile disegnare l'immagine
web-end-link = Copia il link
web-end-copied = Link copiato

## Suggeritore

web-coach = Suggeritore
web-coach-close = Ho capito
web-coach-off = Basta consigli
web-coach-when = Il suggeritore parla
web-coach-first = quando qualcosa è nuovo, contro i bot
web-coach-always = anche ai tavoli non classificati con altre persone
web-coach-never = mai
