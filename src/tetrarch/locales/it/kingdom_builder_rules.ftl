# Le regole in breve. Una riga che comincia con un trattino è una voce di elenco, i numeri delle regole diventano collegamenti, (1) è un segno in una figura.

kingdom_builder_rules-goal =
    Fondate insediamenti in una terra di prati, foreste, canyon e deserti. Tre carte Gilda, estratte a ogni partita, dicono che cosa frutta oro questa volta; i castelli lo fanno sempre.

    L’oro si conta una volta sola, alla fine. Vince chi ne ha di più.
kingdom_builder_rules-setup =
    La plancia si compone a caso con quattro degli otto settori: 20 righe di 20 esagoni.

    - Ogni esagono luogo (1) riceve { $tiles } tessere del suo tipo.
    - Tre delle dieci carte Gilda restano scoperte per tutta la partita.
    - Ognuno ha { $settlements } insediamenti e pesca una carta terreno, che gli altri non vedono.
    - Un giocatore comincia; i turni procedono in senso orario.

    Si costruisce su cinque terreni: prato, campo fiorito, foresta, canyon e deserto. Castelli (2), montagne (3), acqua (4) e luoghi restano liberi.
kingdom_builder_rules-turn =
    Mostra la tua carta terreno e costruisci { $builds } insediamenti, uno dopo l’altro, ciascuno su un esagono libero di quel terreno (KB-19). Poi scarta la carta e pescane una nuova.

    Una regola fa il gioco: **accanto ai tuoi, se puoi.** Se un esagono libero di quel terreno tocca un tuo insediamento, devi costruire su un esagono così (KB-37). Solo se nessuno lo tocca puoi andare su qualsiasi esagono libero di quel terreno, dovunque sia (KB-39). Pensa bene a dove metti i primi insediamenti: decidono dove potrai andare dopo.

    - Ognuna delle { $builds } costruzioni guarda la plancia com’è in quel momento; contano anche gli insediamenti appena costruiti.
    - Un insediamento per esagono. Quelli degli altri non aiutano e per questa regola non contano.
    - Se nessun esagono del tuo terreno è libero e devi ancora costruire, la carta esce dalla partita e ne peschi un’altra (KB-28).
kingdom_builder_rules-locations =
    Quando un tuo insediamento viene a trovarsi accanto a un esagono luogo, ne prendi una tessera, se ce n’è ancora (KB-42). Dal tuo turno seguente ti dà un’azione in più a ogni turno: prima della prima costruzione o dopo l’ultima, mai in mezzo (KB-21). Non sei obbligato a usarla.

    - Non hai mai più di una tessera dello stesso esagono, ma i due esagoni di un settore possono dartene una ciascuno (KB-43).
    - Le tessere che costruiscono richiedono un insediamento della tua riserva. Tutte tranne il recinto seguono la regola «accanto ai tuoi, se puoi».
    - Se il tuo ultimo insediamento accanto all’esagono viene spostato via, la tessera è persa (KB-52).
kingdom_builder_rules-guilds =
    Ognuna delle tre carte Gilda in gioco guarda tutti i tuoi insediamenti; uno stesso insediamento può rendere con più carte. Inoltre ogni castello frutta { $castle } monete d’oro a chiunque abbia un insediamento accanto, anche se ci sono altri (KB-83).
kingdom_builder_rules-end =
    Quando la riserva di qualcuno è vuota si finisce il giro, così tutti hanno avuto lo stesso numero di turni (KB-77). Poi si contano le carte Gilda e i castelli. Vince chi ha più oro; a pari merito si condivide la vittoria.

## Figure

kingdom_builder_rules-figure-board = La plancia della prima partita: un luogo, qui una taverna (1), un castello (2), montagne (3), acqua (4).
    .alt = L’intera plancia: 20 righe di esagoni di nove tipi. Una taverna, un castello, le montagne e l’acqua portano un numero.
kingdom_builder_rules-figure-adjacent = Hai giocato una carta canyon. Alcuni canyon liberi toccano i tuoi insediamenti, quindi devi scegliere uno degli esagoni incorniciati; i canyon più lontani devono aspettare.
    .alt = Due insediamenti in mezzo alla plancia. Solo i canyon lì accanto sono incorniciati come posti in cui costruire.
kingdom_builder_rules-figure-apart = La tua carta mostra il deserto, e nessun deserto libero tocca i tuoi due insediamenti (1) e (2). Ora tutti i deserti liberi della plancia sono a tua disposizione.
    .alt = Due insediamenti su un prato. Tutti i deserti liberi della plancia, lontani da lì, sono incorniciati.
kingdom_builder_rules-figure-tavern = La taverna costruisce a un capo di una fila diritta di almeno { $line } tuoi insediamenti: qui su uno dei due esagoni incorniciati.
    .alt = Tre insediamenti in fila. Gli esagoni liberi che la prolungano ai due capi sono incorniciati.
kingdom_builder_rules-figure-mat = Che cosa hai davanti: la carta terreno, le costruzioni che restano in questo turno, la tua tessera (1), pronta all’uso, e le carte Gilda con quanto ti renderebbe ora ciascuna.
    .alt = L’area di un giocatore: una carta canyon, due tessere, tre carte Gilda e i castelli, con l’oro accanto a ciascuna.
