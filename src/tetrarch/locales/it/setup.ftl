## La pagina iniziale

setup-play = Gioca
setup-friends = Amici
setup-learn = Impara
setup-more = Altri modi di giocare
setup-go-on = { $yours ->
    [yes] Tocca a te: continua
   *[no] Continua
}
setup-begins = { $preset }, contro { $bots ->
    [one] un bot
   *[other] { $bots } bot
}
setup-begins-last = Come l'ultima volta, { $seats ->
    [one] in solitario
   *[other] { $seats } giocatori
}

## Nomi per chi arriva, composti dalle due liste (tutti maschili, così vanno sempre d'accordo)

setup-guest-first = Airone, Astore, Castoro, Cervo, Corvo, Falco, Gufo, Leprotto, Lupo, Orso, Passero, Riccio, Scoiattolo, Sparviero, Stambecco, Tasso
setup-guest-last = Allegro, Alto, Ambrato, Audace, Calmo, Cortese, Dorato, Errante, Fiero, Leale, Paziente, Saggio, Scaltro, Sereno, Silente, Veloce
setup-guest-name = { $first } { $last }

## Scegliere la preparazione

setup-title = { $game }: una nuova partita
setup-how = Che cosa giochi?
setup-last = Come l'ultima volta
    .help = La preparazione scelta per ultima su questo dispositivo.
setup-surprise = Sorprendimi
    .help = Espansioni e plance a caso; premi ancora per averne altre.
setup-who = Chi gioca?
setup-with = { $company ->
    [bots] Contro i bot
    [friends] Con gli amici, ognuno sul proprio dispositivo
   *[device] Insieme su questo dispositivo
}
setup-players = Giocatori
setup-level = Livello dei bot
setup-known = { $level } batte nel { $share } % delle partite a due il livello { $against }.
setup-known-first = Il livello più mite, per la prima partita.
setup-friends-help = Gli amici arrivano con un link o un codice da inquadrare. I posti rimasti liberi si possono dare ai bot o lasciare vuoti.
setup-each = Posto per posto
setup-expansions = Espansioni
setup-reconstructed = * in parte ideata da noi
    .help = Ciò che è stampato su alcuni componenti non si è potuto scoprire: lo abbiamo ideato noi.
setup-blocked = Non va insieme a: { $choices }
setup-instead = Scegli invece questo
setup-blocked-alone = Non con questa preparazione
setup-blocked-value = «{ $value }» non va insieme a: { $choices }
setup-blocked-value-alone = «{ $value }» non è possibile con questa preparazione
setup-flag = { $option }: { $on ->
    [yes] sì
   *[no] no
}
setup-options = Altre scelte
setup-readings = Interpretazioni di regole poco chiare
    .help = Dove un regolamento si può capire in due modi, decide il tavolo. Nel dubbio, lascia tutto com'è.
setup-table = Tavolo e orologio
setup-invite = Apri il tavolo e invita

## In attesa degli amici

setup-room-host = { $name } gioca a { $game } e ha un posto per te.
setup-room-full = Tutti i posti sono occupati. Quando la partita sarà iniziata potrai guardare.
setup-room-seat = Siediti
setup-room-here = Siediti qui
setup-room-you = Ci sei. La partita comincia quando la avvia { $name }.
setup-room-what = Che cosa si gioca
setup-room-usual = la preparazione classica
setup-room-who = Chi c'è
setup-state = { $state ->
    [ready] tutto pronto
    [busy] non ancora pronto
    [away] assente per ora
   *[free] libero
}
setup-ready = Per me si può cominciare
setup-wait-for = { $count ->
    [one] Uno non è ancora pronto.
   *[other] { $count } giocatori non sono ancora pronti.
}
setup-start-here = { $count ->
    [one] Inizia con chi è qui
   *[other] Inizia con i { $count } presenti
}
setup-fill = { $count ->
    [one] Metti un bot al posto libero e inizia
   *[other] Metti i bot ai { $count } posti liberi e inizia
}
setup-fill-level = Livello di questi bot
setup-qr = Codice con il link a questo tavolo
setup-scan = Inquadralo con la fotocamera di un telefono, oppure manda il link.
setup-send = Manda il link
setup-send-text = { $game }: siediti al nostro tavolo!
