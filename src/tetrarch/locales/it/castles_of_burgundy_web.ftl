## Il tabellone

castles_of_burgundy_web-status = Fase, ordine di turno e tessere bonus
castles_of_burgundy_web-phases = Fasi
castles_of_burgundy_web-caption-rounds = Merci dei round
castles_of_burgundy_web-caption-white = Dado bianco
castles_of_burgundy_web-caption-order = Ordine di turno
castles_of_burgundy_web-phase = Fase { $phase }: un'area completata vale { $points } in più
castles_of_burgundy_web-rounds = Round { $round } di { $rounds }. Merci in arrivo: { $goods }
castles_of_burgundy_web-white = Dado bianco: { $face }. Le merci del round sono andate in questo deposito
castles_of_burgundy_web-depot = { $depot ->
    [black] Deposito nero
   *[other] Deposito { $depot }
}
castles_of_burgundy_web-colour = { $colour ->
    [castle] castelli
    [mine] miniere
    [ship] navi
    [livestock] bestiame
    [monastery] monasteri
   *[building] edifici
}
castles_of_burgundy_web-price = { castles_of_burgundy_web-effect-silver } l'una, un solo acquisto per turno
castles_of_burgundy_web-inns-left = Locande ancora in arrivo: { $count }
castles_of_burgundy_web-bonus = Tessere bonus, { $name }: { $list }
castles_of_burgundy_web-posts = posti di frontiera
castles_of_burgundy_web-choose = Che cosa scegli?
castles_of_burgundy_web-others = Altri giocatori
castles_of_burgundy_web-enlarge = Ducato di { $name }: ingrandisci
castles_of_burgundy_web-duchy-of = Ducato di { $name }
castles_of_burgundy_web-duchy = Ducato { $number }
castles_of_burgundy_web-cost = { $workers ->
    [0] senza lavoratori
    [one] costa { $workers } lavoratore
   *[other] costa { $workers } lavoratori
}

## La mia area

castles_of_burgundy_web-own-duchy = Il tuo ducato
castles_of_burgundy_web-dice = Dadi, lavoratori, argento e punti
castles_of_burgundy_web-die = { $die ->
    [free] numero a tua scelta
   *[other] dado { $die }
}
castles_of_burgundy_web-die-help = Mostra solo ciò che questo dado raggiunge
castles_of_burgundy_web-die-workers = { $die ->
    [free] Prendi lavoratori
   *[other] Prendi lavoratori con il dado { $die }
}
castles_of_burgundy_web-space = { $cell }, { $colour }, numero { $number }
castles_of_burgundy_web-area = Area di { $size }, piene { $filled }: { $points } se completata, e { $phase } per la fase.
castles_of_burgundy_web-area-done = Area di { $size } completata: { $points }.
castles_of_burgundy_web-storage = Scorta
castles_of_burgundy_web-goods = Merci
castles_of_burgundy_web-goods-none = Nessuna. Le portano le navi.
castles_of_burgundy_web-sold = Vendute
castles_of_burgundy_web-shields = Scudi
castles_of_burgundy_web-follows = Usa anche i monasteri di { $name }.
castles_of_burgundy_web-route = Rotta commerciale
castles_of_burgundy_web-route-tile = tessera { $number } della rotta commerciale
castles_of_burgundy_web-route-space = { $laid ->
    [none] Richiede { $good }, dà l'effetto: { $bonus }
   *[other] Qui ci sono { $laid }
}
castles_of_burgundy_web-route-ours = La tessera { $number } è una nostra ricostruzione.
castles_of_burgundy_web-coming = Se la partita finisse ora: { $points ->
    [one] { $points } punto in più
   *[other] { $points } punti in più
}

## Che cosa fanno tessere e scudi

castles_of_burgundy_web-explained = { $name }: { $effect }
castles_of_burgundy_web-monastery = monastero { $number }
castles_of_burgundy_web-effect-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
castles_of_burgundy_web-effect-workers = { $workers ->
    [one] { $workers } lavoratore
   *[other] { $workers } lavoratori
}
castles_of_burgundy_web-effect-silver = { $silver ->
    [one] { $silver } moneta d'argento
   *[other] { $silver } monete d'argento
}
castles_of_burgundy_web-effect = { $tile ->
    [castle] subito un'altra azione, con un numero a tua scelta.
    [mine] 1 moneta d'argento alla fine di ogni fase.
    [ship] prendi le merci di un deposito, poi avanza nell'ordine di turno.
    [livestock] 1 punto per ogni animale; le tessere con lo stesso animale nel pascolo valgono di nuovo.
    [geese] 2 punti, più tutte le tessere di un altro animale del pascolo; gli animali che arrivano dopo rendono 2 punti in più.
    [market] prendi una nave o del bestiame da un deposito numerato qualsiasi.
    [carpenter] prendi un edificio da un deposito numerato qualsiasi.
    [church] prendi un castello, una miniera o un monastero da un deposito numerato qualsiasi.
    [warehouse] vendi tutte le tue merci di un tipo.
    [boarding_house] { castles_of_burgundy_web-effect-workers }.
    [bank] { castles_of_burgundy_web-effect-silver }.
    [town_hall] piazza un'altra tessera della tua scorta, qualunque sia il numero.
    [watchtower] { castles_of_burgundy_web-effect-points }.
    [crane] usa l'effetto di un edificio qualsiasi.
    [white_castle] subito un'altra azione, con il numero del dado bianco.
    [m1] una tua città può avere più edifici dello stesso tipo.
    [m2] alla fine di ogni fase anche { castles_of_burgundy_web-effect-workers } per ogni tua miniera.
    [m3] ogni vendita rende { castles_of_burgundy_web-effect-silver } invece di { $usual }.
    [m4] ogni vendita rende anche { castles_of_burgundy_web-effect-workers }.
    [m5] le tue navi prendono anche le merci di un deposito vicino a quello scelto.
    [m6] una volta per turno prendi un edificio da un deposito numerato qualsiasi per { castles_of_burgundy_web-effect-workers }.
    [m7] ogni tua tessera di bestiame che rende punti vale { castles_of_burgundy_web-effect-points } in più.
    [m8] un lavoratore può cambiare un dado di { $step }.
    [m9] cambia il dado di 1 gratis quando piazzi un edificio.
    [m10] cambia il dado di 1 gratis quando piazzi una nave o del bestiame.
    [m11] cambia il dado di 1 gratis quando piazzi un castello, una miniera o un monastero.
    [m12] cambia il dado di 1 gratis quando prendi una tessera.
    [m13] { castles_of_burgundy_web-effect-silver } ogni volta che prendi lavoratori con un dado.
    [m14] { castles_of_burgundy_web-effect-workers } invece di { $usual } quando prendi lavoratori con un dado.
    [m15] alla fine { castles_of_burgundy_web-effect-points } per ogni tipo tra le merci che hai venduto.
    [m16] alla fine { castles_of_burgundy_web-effect-points } per ogni tuo magazzino.
    [m17] alla fine { castles_of_burgundy_web-effect-points } per ogni tua torre di guardia.
    [m18] alla fine { castles_of_burgundy_web-effect-points } per ogni tua carpenteria.
    [m19] alla fine { castles_of_burgundy_web-effect-points } per ogni tua chiesa.
    [m20] alla fine { castles_of_burgundy_web-effect-points } per ogni tuo mercato.
    [m21] alla fine { castles_of_burgundy_web-effect-points } per ogni tua pensione.
    [m22] alla fine { castles_of_burgundy_web-effect-points } per ogni tua banca.
    [m23] alla fine { castles_of_burgundy_web-effect-points } per ogni tuo municipio.
    [m24] alla fine { castles_of_burgundy_web-effect-points } per ogni specie di animale nel tuo ducato.
    [m25] alla fine { castles_of_burgundy_web-effect-points } per ogni tessera merce che hai venduto.
    [m26] alla fine { castles_of_burgundy_web-effect-points } per ogni tua tessera bonus.
    [m27] il tuo segnalino sta sempre in cima alla sua pila nell'ordine di turno.
    [m28] compra { castles_of_burgundy_web-effect-workers } per { castles_of_burgundy_web-effect-silver }, quante volte vuoi nel tuo turno.
    [m29] alla fine { castles_of_burgundy_web-effect-points } per ogni tuo castello bianco.
    [wild] coperta, va bene su ogni spazio e non ha effetto.
   *[inn] va bene su ogni colore; la sua area vale come se avesse una casella in più. Una per area.
}
castles_of_burgundy_web-shield-name = scudo { $number } ({ $points })
castles_of_burgundy_web-shield = { $shield ->
    [1] tutte le tue caselle di bestiame sono un solo pascolo quando il bestiame rende punti.
    [2] 1 lavoratore per te ogni volta che un altro giocatore riceve lavoratori.
    [3] puoi pagare il tributo con lavoratori.
    [4] la tua scorta non ha limiti.
    [5] le tue navi prendono anche tutte le merci di un tipo da tutti i depositi.
    [6] i monasteri di un giocatore a tua scelta valgono anche per te.
    [7] le tessere bonus che ottieni valgono il doppio.
    [8] le tue miniere rendono il doppio dell'argento.
    [9] una vendita rende 1 moneta d'argento per ogni tessera venduta.
    [10] i tuoi monasteri valgono il doppio alla fine.
    [11] quando piazzi un castello, puoi prendere uno scudo come azione in più.
    [12] le merci che vendi valgono il doppio dei punti.
    [13] i tuoi scudi valgono il doppio alla fine.
    [14] alla fine di ogni fase piazza una tessera direttamente da un deposito numerato.
    [15] alla fine di ogni fase piazza una tessera direttamente dal deposito nero.
    [16] una volta per turno gira un dado sul numero che vuoi.
    [17] le aree che completi valgono come se avessero una casella in più.
   *[18] piazza le tessere senza badare alle caselle vicine.
}

## Squadre

castles_of_burgundy_web-storage-private = La tua scorta personale
castles_of_burgundy_web-storage-shared = Scorta comune
castles_of_burgundy_web-goods-shared = Merci della squadra
castles_of_burgundy_web-shared-with = in comune con { $name }
castles_of_burgundy_web-partner = il tuo compagno

## Vigneti

castles_of_burgundy_web-vine-depot = Deposito dei vigneti
castles_of_burgundy_web-vine-shop = Negozio dei vigneti
castles_of_burgundy_web-vine-price = { $silver ->
    [one] { $silver } moneta d'argento
   *[other] { $silver } monete d'argento
} l'una, un acquisto per turno
castles_of_burgundy_web-vine-tiles = Tessere vitigno: { $list }. Ognuna vale l'area più grande del suo colore nel vigneto
castles_of_burgundy_web-vine-level = Livello { $level }: { $full ->
    [yes] completo
   *[no] da completo dà una tessera vitigno a scelta
}
castles_of_burgundy_web-vineyard = Il tuo vigneto
castles_of_burgundy_web-vineyard-of = Vigneto di { $name }
castles_of_burgundy_web-vineyard-enlarge = Vigneto di { $name }: ingrandisci
castles_of_burgundy_web-vineyard-ours = La plancia dei vigneti è una nostra ricostruzione.
castles_of_burgundy_web-double = tessera doppia { $laid }: occupa due spazi della scorta, per due esagoni vicini del vigneto
castles_of_burgundy_web-bed = casella { $space } del vigneto al livello { $level }, numero { $number }
castles_of_burgundy_web-bed-bonuses = dà { $list }
castles_of_burgundy_web-side-ours = Il lato per esperti è una nostra ricostruzione.

## Partita in solitario

castles_of_burgundy_web-goal = { $what ->
    [target] obiettivo
    [space] caselle riempite
   *[round] round rimasti
}
castles_of_burgundy_web-target = Punti: { $points } su { $target }. Raggiunto l'obiettivo, questo cala di { $step }, i punti ripartono da 0 e hai un'azione in più
castles_of_burgundy_web-filled = Spazi riempiti: { $filled } su { $spaces }. Riempili tutti per vincere
castles_of_burgundy_web-rounds-left = { $count ->
    [one] { $count } round rimasto
   *[other] { $count } round rimasti
}
castles_of_burgundy_web-colours = Colori da riempire
castles_of_burgundy_web-colour-filled = { $name }: { $filled } su { $all }. Un colore completo permette di piazzare subito una tessera del deposito nero

## Châteauma

castles_of_burgundy_web-card = { $place ->
    [left] Carta a sinistra
   *[right] Carta a destra
} { $card }
castles_of_burgundy_web-card-now = questo round
castles_of_burgundy_web-card-chosen = Il dado bianco ha scelto questa carta: la sinistra con { $left }, la destra con { $right }
castles_of_burgundy_web-card-ours = Questa carta è una nostra ricostruzione.
castles_of_burgundy_web-card-space = Spazio { $space } per { $colour }{ $sign ->
    [sale] , con una vendita
    [double] , con una tessera doppia
   *[none] { "" }
}{ $tile ->
    [none] { "" }
   *[other] : { $tile }
}
castles_of_burgundy_web-card-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} quando è piena
castles_of_burgundy_web-its-die = Il dado del suo turno: { $face }. Da lì comincia la sua ricerca
castles_of_burgundy_web-its-duchy-ours = La disposizione del suo ducato è una nostra ricostruzione.
castles_of_burgundy_web-its-doubles = Tessere doppie
castles_of_burgundy_web-empty-space = vuoto
castles_of_burgundy_web-extra-turn = quando è coperto dà un turno in più
castles_of_burgundy_web-covered = una tessera coperta che nessuno conosce
castles_of_burgundy_web-face-down = { $name } a faccia in giù, un jolly
castles_of_burgundy_web-reserve = Riserva
castles_of_burgundy_web-reserve-stack = { $type ->
    [wild] jolly, { $count }, quello in cima è: { $top }
   *[other] { $name }, { $count }, in cima: { $top }
}

castles_of_burgundy_web-moment-phase = La situazione dei giocatori
