council_of_four-name = Il Consiglio dei Quattro
    .help = Conquista il favore dei consigli del regno, raccogli permessi e collega i tuoi empori di città in città.

## Nomi

council_of_four-city = { $city ->
    [arkon] Arkon
    [burgen] Burgen
    [castrum] Castrum
    [dorful] Dorful
    [esti] Esti
    [framek] Framek
    [graden] Graden
    [hellar] Hellar
    [indur] Indur
    [juvelar] Juvelar
    [kultos] Kultos
    [lyram] Lyram
    [merkatim] Merkatim
    [naris] Naris
   *[osium] Osium
}
    .a = { $city ->
        [arkon] ad Arkon
        [burgen] a Burgen
        [castrum] a Castrum
        [dorful] a Dorful
        [esti] a Esti
        [framek] a Framek
        [graden] a Graden
        [hellar] a Hellar
        [indur] a Indur
        [juvelar] a Juvelar
        [kultos] a Kultos
        [lyram] a Lyram
        [merkatim] a Merkatim
        [naris] a Naris
       *[osium] a Osium
    }
council_of_four-from = { $from ->
    [arkon] Arkon
    [burgen] Burgen
    [castrum] Castrum
    [dorful] Dorful
    [esti] Esti
    [framek] Framek
    [graden] Graden
    [hellar] Hellar
    [indur] Indur
    [juvelar] Juvelar
    [kultos] Kultos
    [lyram] Lyram
    [merkatim] Merkatim
    [naris] Naris
   *[osium] Osium
}
council_of_four-permit = { $permit ->
    [a] A
    [b] B
    [c] C
    [d] D
    [e] E
    [ab] AB
    [bc] BC
    [cd] CD
    [de] DE
    [ae] AE
    [abc] ABC
    [abe] ABE
    [ade] ADE
    [bcd] BCD
    [cde] CDE
    [f] F
    [g] G
    [h] H
    [i] I
    [j] J
    [fg] FG
    [fj] FJ
    [hg] HG
    [hi] HI
    [ij] IJ
    [fgh] FGH
    [fgj] FGJ
    [fij] FIJ
    [ghi] GHI
    [ijh] IJH
    [k] K
    [l] L
    [m] M
    [n] N
    [o] O
    [kl] KL
    [ml] ML
    [mn] MN
    [no] NO
    [ok] OK
    [klm] KLM
    [klo] KLO
    [kno] KNO
    [lmn] LMN
   *[mno] MNO
}

council_of_four-region = { $region ->
    [coast] costa
    [hills] colline
   *[mountains] montagne
}
    .gen = { $region ->
        [coast] della costa
        [hills] delle colline
       *[mountains] delle montagne
    }
council_of_four-council = { $council ->
    [coast] consiglio della costa
    [hills] consiglio delle colline
    [mountains] consiglio delle montagne
   *[king] consiglio del re
}
council_of_four-colour = { $colour ->
    [white] bianco
    [black] nero
    [orange] arancione
    [pink] rosa
    [purple] viola
   *[blue] blu
}
council_of_four-falls = { $falls ->
    [white] bianco
    [black] nero
    [orange] arancione
    [pink] rosa
    [purple] viola
   *[blue] blu
}
council_of_four-card = { $card ->
    [white] bianca
    [black] nera
    [orange] arancione
    [pink] rosa
    [purple] viola
    [blue] blu
   *[joker] jolly
}
council_of_four-played = { $card ->
    [white] { $count ->
        [one] { $count } carta bianca
       *[other] { $count } carte bianche
    }
    [black] { $count ->
        [one] { $count } carta nera
       *[other] { $count } carte nere
    }
    [orange] { $count ->
        [one] { $count } carta arancione
       *[other] { $count } carte arancioni
    }
    [pink] { $count ->
        [one] { $count } carta rosa
       *[other] { $count } carte rosa
    }
    [purple] { $count ->
        [one] { $count } carta viola
       *[other] { $count } carte viola
    }
    [blue] { $count ->
        [one] { $count } carta blu
       *[other] { $count } carte blu
    }
   *[joker] { $count ->
        [one] { $count } jolly
       *[other] { $count } jolly
    }
}
council_of_four-metal = { $metal ->
    [gold] oro
    [silver] argento
    [bronze] bronzo
    [iron] ferro
    [purple] viola
   *[none] nessuno
}
council_of_four-token = { $token ->
    [vp1] 1 punto
    [vp2] 2 punti
    [vp3] 3 punti
    [coin1] 1 moneta
    [coin2] 2 monete
    [coin3] 3 monete
    [assistant1] 1 aiutante
    [assistant2] 2 aiutanti
    [card1] 1 carta
    [assistant1_coin1] 1 aiutante e 1 moneta
    [assistant1_card1] 1 aiutante e 1 carta
    [card1_vp1] 1 carta e 1 punto
    [nobility1_a] 1 passo di nobiltà
   *[nobility1_b] 1 passo di nobiltà
}
council_of_four-tile = { $tile ->
    [gold] città d'oro
    [silver] città d'argento
    [bronze] città di bronzo
    [iron] città di ferro
    [coast] costa
    [hills] colline
   *[mountains] montagne
}
council_of_four-bonus = { $bonus ->
    [token] di nuovo un gettone città
    [permit] un permesso gratuito
    [rewards] di nuovo le ricompense di un permesso
    [tokens] di nuovo due gettoni città
   *[step] la casella raggiunta
}

# Quantità; guadagni, debiti e carte in coda a una frase
council_of_four-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
council_of_four-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
council_of_four-assistants = { $assistants ->
    [one] { $assistants } aiutante
   *[other] { $assistants } aiutanti
}
council_of_four-changed-coins = { $change ->
    [one] { $change } moneta
   *[other] { $change } monete
}
council_of_four-changed-assistants = { $change ->
    [one] { $change } aiutante
   *[other] { $change } aiutanti
}
council_of_four-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}
council_of_four-roads = { $roads ->
    [one] { $roads } strada
   *[other] { $roads } strade
}
council_of_four-distance = { $roads ->
    [0] dove si trova già
   *[other] a { council_of_four-roads } di distanza
}
council_of_four-price = { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}
council_of_four-tail-gains = { $points ->
    [0] { "" }
    [one] , +{ $points } punto
   *[other] , +{ $points } punti
}{ $gold ->
    [0] { "" }
    [one] , +{ $gold } moneta
   *[other] , +{ $gold } monete
}{ $assistants ->
    [0] { "" }
    [one] , +{ $assistants } aiutante
   *[other] , +{ $assistants } aiutanti
}{ $cards ->
    [0] { "" }
    [one] , +{ $cards } carta
   *[other] , +{ $cards } carte
}{ $steps ->
    [0] { "" }
    [one] , +{ $steps } passo di nobiltà
   *[other] , +{ $steps } passi di nobiltà
}{ $stars ->
    [0] { "" }
    [one] , +{ $stars } azione principale
   *[other] , +{ $stars } azioni principali
}
council_of_four-tail-owed = { $owed ->
    [0] { "" }
    [one] , { $owed } aiutante da restituire
   *[other] , { $owed } aiutanti da restituire
}
council_of_four-tail-laid = { $white ->
    [0] { "" }
    [one] , { $white } carta bianca
   *[other] , { $white } carte bianche
}{ $black ->
    [0] { "" }
    [one] , { $black } carta nera
   *[other] , { $black } carte nere
}{ $orange ->
    [0] { "" }
    [one] , { $orange } carta arancione
   *[other] , { $orange } carte arancioni
}{ $pink ->
    [0] { "" }
    [one] , { $pink } carta rosa
   *[other] , { $pink } carte rosa
}{ $purple ->
    [0] { "" }
    [one] , { $purple } carta viola
   *[other] , { $purple } carte viola
}{ $blue ->
    [0] { "" }
    [one] , { $blue } carta blu
   *[other] , { $blue } carte blu
}{ $joker ->
    [0] { "" }
   *[other] , { $joker } jolly
}

## Preparazione

council_of_four-preset-first = Prima partita
    .help = Consigli, permessi e gettoni delle città sono disposti come nel disegno del regolamento.
council_of_four-preset-standard = Classica
    .help = Lati della mappa, consigli, permessi e gettoni delle città a caso.
council_of_four-option-setup = Preparazione
    .help = Casuale, oppure la situazione iniziale disegnata nel regolamento.
    .value = { $value ->
        [rulebook] come nel regolamento
       *[random] a caso
    }
council_of_four-option-coast = Costa
    .help = Il lato della plancia regione da usare; a è quello raffigurato nel regolamento.
    .value = { $value ->
        [a] lato a
        [b] lato b
       *[random] a caso
    }
council_of_four-option-hills = Colline
    .help = Il lato della plancia regione da usare; a è quello raffigurato nel regolamento.
    .value = { $value ->
        [a] lato a
        [b] lato b
       *[random] a caso
    }
council_of_four-option-mountains = Montagne
    .help = Il lato della plancia regione da usare; a è quello raffigurato nel regolamento.
    .value = { $value ->
        [a] lato a
        [b] lato b
       *[random] a caso
    }
council_of_four-option-start_seat = Primo giocatore
    .help = Il posto che gioca il primo turno.
council_of_four-option-reward_order = Ordine delle ricompense
    .help = Se è il giocatore a decidere in quale ordine pagano i gettoni di un nuovo emporio.
    .value = { $value ->
        [fixed] prima la città nuova, poi per distanza
       *[free] a scelta del giocatore
    }
council_of_four-option-every_space_pays = Paga ogni casella della nobiltà
    .help = Di più passi fatti insieme paga ogni casella attraversata, non solo l'ultima.
council_of_four-option-free_permit_pays = Il permesso gratuito paga
    .help = Anche il permesso del percorso della nobiltà dà le sue ricompense.
council_of_four-option-same_permit_again = Lo stesso permesso sulla casella 14
    .help = Sulla casella 14 si può ripetere anche il permesso il cui passo vi ha portato.
council_of_four-option-coin_limit = Al massimo 20 monete
    .help = Le monete oltre 20 vanno perse.
council_of_four-option-assistant_limit = Aiutanti limitati
    .help = Gli aiutanti valgono in tutto 48; a riserva vuota nessuno ne riceve.
council_of_four-option-last_bonus_each = Punti per l'ultimo emporio di tutti
    .help = Chiunque costruisca il decimo emporio guadagna 3 punti, non solo il primo.
council_of_four-option-finish_turn = L'ultimo emporio non chiude il turno
    .help = Chi provoca la fine può ancora usare tutte le azioni di quel turno.
council_of_four-option-permits_tie_pays = La parità di permessi paga
    .help = Tutti quelli che hanno più permessi a pari merito guadagnano 3 punti.
council_of_four-option-used_permits_count = I permessi usati contano
    .help = Per la maggioranza dei permessi contano anche quelli coperti.
council_of_four-option-tie_break = Spareggio
    .help = Che cosa decide fra giocatori a pari punti.
    .value = { $value ->
        [assistants_first] aiutanti, poi carte
       *[sum] aiutanti e carte insieme
    }

## Domande

council_of_four-ask-turn = { $mains ->
    [0] { $quick ->
        [yes] Puoi ancora compiere un'azione veloce o terminare il turno.
       *[no] Hai esaurito le azioni: termina il turno.
    }
   *[other] { $acted ->
        [yes] Puoi compiere un'altra azione principale o terminare il turno.
       *[no] { $quick ->
            [yes] Compi un'azione principale; prima o dopo puoi compierne una veloce.
           *[no] Compi la tua azione principale.
        }
    }
}
council_of_four-ask-councillor = Quale consigliere entra nel { council_of_four-council }? Ne cadrà uno { council_of_four-falls }.
council_of_four-ask-pay_permit = Con quali carte soddisfi il { council_of_four-council } per il permesso { council_of_four-permit }?
council_of_four-ask-pay_king = Con quali carte soddisfi il { council_of_four-council }? Il re va { council_of_four-city.a }.
council_of_four-ask-order = Quale bonus viene prima?
council_of_four-ask-reuse = Quale tua città paga di nuovo il suo gettone?
council_of_four-ask-take = Quale permesso scoperto prendi?
council_of_four-ask-repeat = Quale tuo permesso dà di nuovo le ricompense?
council_of_four-ask-side = Quale lato { council_of_four-region.gen } si usa?
council_of_four-ask-token = Quale gettone riceve { council_of_four-city }?
council_of_four-ask-pawn = Quale consigliere entra nel { council_of_four-council }?
council_of_four-ask-permit = Quale permesso viene scoperto?
council_of_four-ask-neutral = Quale permesso { council_of_four-region.gen } piazza gli empori neutrali?
council_of_four-ask-card = Quale carta viene pescata?

## Mosse: per esteso, come etichetta breve, come titolo di molte

council_of_four-move-elect = Eleggi un consigliere nel { council_of_four-council }; cade quello { council_of_four-falls }
    .short = { council_of_four-council }
    .many = Eleggi un consigliere nel
council_of_four-move-buy = Acquista dal { council_of_four-council } il permesso { council_of_four-permit } per almeno { council_of_four-price }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Acquista il permesso
council_of_four-move-build = Costruisci { council_of_four-city.a } con il permesso { council_of_four-permit }{ council_of_four-tail-owed }{ council_of_four-tail-gains }
    .short = { council_of_four-city } ({ council_of_four-permit })
    .many = Costruisci con un permesso
council_of_four-move-king = Costruisci con il re { council_of_four-city.a }, { council_of_four-distance }, per almeno { council_of_four-price }{ council_of_four-tail-owed }{ council_of_four-tail-gains }
    .short = { council_of_four-city } ({ council_of_four-price })
    .many = Costruisci con il re
council_of_four-move-hire = Ingaggia un aiutante per 3 monete
    .short = ingaggia un aiutante
    .many = Ingaggia un aiutante
council_of_four-move-swap = Restituisci 1 aiutante per cambiare i permessi { council_of_four-region.gen }
    .short = { council_of_four-region.gen }
    .many = Cambia i permessi
council_of_four-move-send = Manda un aiutante a eleggere un consigliere nel { council_of_four-council }; cade quello { council_of_four-falls }
    .short = { council_of_four-council }
    .many = Manda un aiutante a eleggere nel
council_of_four-move-extra = Restituisci 3 aiutanti per un'altra azione principale
    .short = un'altra azione principale
    .many = Un'altra azione principale
council_of_four-move-end = Termina il turno
    .short = fine
    .many = Termina il turno
council_of_four-move-put = Metti un consigliere { council_of_four-colour } nel { council_of_four-council }; cade quello { council_of_four-falls }
    .short = { council_of_four-colour }
    .many = Metti un consigliere
council_of_four-move-pay = Paga { council_of_four-price }{ council_of_four-tail-laid }
    .short = { council_of_four-price }{ council_of_four-tail-laid }
    .many = Paga
council_of_four-move-first = Prima { council_of_four-bonus }
    .short = { council_of_four-bonus }
    .many = Prima
council_of_four-move-reuse = Gettone di { council_of_four-city }{ council_of_four-tail-gains }
    .short = { council_of_four-city }
    .many = Gettone di
council_of_four-move-take = Prendi il permesso { council_of_four-permit }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Prendi il permesso
council_of_four-move-repeat = Ricompense del permesso { council_of_four-permit }{ council_of_four-tail-gains }
    .short = { council_of_four-permit }
    .many = Ricompense del permesso
council_of_four-move-side = Lato { council_of_four-region.gen }: { $side }
council_of_four-move-token = Il gettone è: { council_of_four-token }
council_of_four-move-pawn = Il consigliere è { council_of_four-colour }
council_of_four-move-permit = Il permesso è { council_of_four-permit }
council_of_four-move-neutral = Il permesso neutrale è { council_of_four-permit }
council_of_four-move-card = La carta è: { council_of_four-card }

## Avvenimenti

council_of_four-event-side = Si gioca il lato { $side } { council_of_four-region.gen }.
council_of_four-event-token = Gettone di { council_of_four-city }: { council_of_four-token }.
council_of_four-event-pawn = Un consigliere { council_of_four-colour } entra nel { council_of_four-council }.
council_of_four-event-offered = Si scopre un permesso: { council_of_four-permit }.
council_of_four-event-neutral = Il permesso { council_of_four-permit } piazza empori neutrali nelle sue città.
council_of_four-event-drew = { $you ->
    [yes] Peschi una carta (ora { $count }).
   *[no] { $player } pesca una carta (ora { $count }).
}
council_of_four-event-saw = { $you ->
    [yes] La tua nuova carta: { council_of_four-card }.
   *[no] La nuova carta di { $player }: { council_of_four-card }.
}
council_of_four-event-shuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
council_of_four-event-begun = { $you ->
    [yes] Tocca a te, giro { $round }.
   *[no] Tocca a { $player }, giro { $round }.
}
council_of_four-event-elected = { $you ->
    [yes] Eleggi un consigliere { council_of_four-colour } nel { council_of_four-council }.
   *[no] { $player } elegge un consigliere { council_of_four-colour } nel { council_of_four-council }.
}
council_of_four-event-fell = Un consigliere { council_of_four-colour } cade dal { council_of_four-council }.
council_of_four-event-played = { $you ->
    [yes] Giochi { council_of_four-played }.
   *[no] { $player } gioca { council_of_four-played }.
}
council_of_four-event-paid = { $you ->
    [yes] { $price ->
        [0] Soddisfi il consiglio senza monete.
       *[other] Soddisfi il consiglio e paghi { council_of_four-price } (ora { $coins }).
    }
   *[no] { $price ->
        [0] { $player } soddisfa il consiglio senza monete.
       *[other] { $player } soddisfa il consiglio e paga { council_of_four-price } (ora { $coins }).
    }
}
council_of_four-event-moved = { $you ->
    [yes] Muovi il re da { council_of_four-from } { council_of_four-city.a }.
   *[no] { $player } muove il re da { council_of_four-from } { council_of_four-city.a }.
}
council_of_four-event-built = { $you ->
    [yes] Costruisci { council_of_four-city.a }.
   *[no] { $player } costruisce { council_of_four-city.a }.
}
council_of_four-event-owed = { $you ->
    [yes] Restituisci { council_of_four-changed-assistants } per gli empori degli altri (ora { $count }).
   *[no] { $player } restituisce { council_of_four-changed-assistants } per gli empori degli altri (ora { $count }).
}
council_of_four-event-acquired = { $you ->
    [yes] Acquisti il permesso { council_of_four-permit }.
   *[no] { $player } acquista il permesso { council_of_four-permit }.
}
council_of_four-event-took = { $you ->
    [yes] Prendi gratis il permesso { council_of_four-permit }.
   *[no] { $player } prende gratis il permesso { council_of_four-permit }.
}
council_of_four-event-turned = Il permesso { council_of_four-permit } è usato e si gira a faccia in giù.
council_of_four-event-hired = { $you ->
    [yes] Ingaggi un aiutante per { council_of_four-price } (ora { $assistants }).
   *[no] { $player } ingaggia un aiutante per { council_of_four-price } (ora { $assistants }).
}
council_of_four-event-under = Il permesso { council_of_four-permit } va sotto la sua pila.
council_of_four-event-sent = { $you ->
    [yes] Mandi un aiutante al { council_of_four-council } (ora { $assistants }).
   *[no] { $player } manda un aiutante al { council_of_four-council } (ora { $assistants }).
}
council_of_four-event-extra = { $you ->
    [yes] Restituisci { council_of_four-changed-assistants } per un'altra azione principale (ora { $assistants }).
   *[no] { $player } restituisce { council_of_four-changed-assistants } per un'altra azione principale (ora { $assistants }).
}
council_of_four-event-coins = { $you ->
    [yes] { $way ->
        [gain] Ricevi
       *[loss] Restituisci
    }
   *[no] { $way ->
        [gain] { $player } riceve
       *[loss] { $player } restituisce
    }
} { council_of_four-changed-coins } (ora { $count }).
council_of_four-event-assistants = { $you ->
    [yes] { $way ->
        [gain] Ricevi { council_of_four-changed-assistants } (ora { $count }).
       *[loss] Restituisci { council_of_four-changed-assistants } per cambiare i permessi di una regione (ora { $count }).
    }
   *[no] { $way ->
        [gain] { $player } riceve { council_of_four-changed-assistants } (ora { $count }).
       *[loss] { $player } restituisce { council_of_four-changed-assistants } per cambiare i permessi di una regione (ora { $count }).
    }
}
council_of_four-event-advanced = { $you ->
    [yes] Avanzi alla casella { $space } della nobiltà.
   *[no] { $player } avanza alla casella { $space } della nobiltà.
}
council_of_four-event-mains = { $you ->
    [yes] Ottieni un'altra azione principale.
   *[no] { $player } ottiene un'altra azione principale.
}
council_of_four-event-reused = { $you ->
    [yes] Ottieni di nuovo il gettone di { council_of_four-city }.
   *[no] { $player } ottiene di nuovo il gettone di { council_of_four-city }.
}
council_of_four-event-repeated = { $you ->
    [yes] Ottieni di nuovo le ricompense del permesso { council_of_four-permit }.
   *[no] { $player } ottiene di nuovo le ricompense del permesso { council_of_four-permit }.
}
council_of_four-event-tile = { $you ->
    [yes] Prendi una tessera bonus: { council_of_four-tile }.
   *[no] { $player } prende una tessera bonus: { council_of_four-tile }.
}
council_of_four-event-lapsed = Non c'è nulla da scegliere e un bonus va perso: { council_of_four-bonus }.
council_of_four-event-ending = { $you ->
    [yes] Hai costruito l'ultimo emporio: tutti gli altri hanno ancora un turno.
   *[no] { $player } ha costruito l'ultimo emporio: tutti gli altri hanno ancora un turno.
}
council_of_four-event-ended = La partita è finita.
council_of_four-event-undone = Il tavolo torna alla mossa { $number }.
council_of_four-event-score = { $you ->
    [yes] Ricevi { council_of_four-points }: { council_of_four-source }.
   *[no] { $player } riceve { council_of_four-points }: { council_of_four-source }.
}
council_of_four-event-kings_tile = { $you ->
    [yes] Prendi una tessera premio del re da { council_of_four-kings_tile }.
   *[no] { $player } prende una tessera premio del re da { council_of_four-kings_tile }.
}
council_of_four-kings_tile = { $kings_tile ->
    [first] 25 punti
    [second] 18 punti
    [third] 12 punti
    [fourth] 7 punti
   *[fifth] 3 punti
}

## Fonti di punti

council_of_four-source = { $source ->
    [permits] Permessi
    [tokens] Gettoni delle città
    [nobility] Percorso della nobiltà
    [last] Ultimo emporio
    [gold] Tutte le città d'oro
    [silver] Tutte le città d'argento
    [bronze] Tutte le città di bronzo
    [iron] Tutte le città di ferro
    [coast] Tutta la costa
    [hills] Tutte le colline
    [mountains] Tutte le montagne
    [kings] Premi del re
    [furthest] Primo posto nella nobiltà
    [second] Secondo posto nella nobiltà
   *[most_permits] Più permessi di tutti
}
council_of_four-source-permits = Permessi
council_of_four-source-tokens = Gettoni delle città
council_of_four-source-nobility = Percorso della nobiltà
council_of_four-source-last = Ultimo emporio
council_of_four-source-gold = Tutte le città d'oro
council_of_four-source-silver = Tutte le città d'argento
council_of_four-source-bronze = Tutte le città di bronzo
council_of_four-source-iron = Tutte le città di ferro
council_of_four-source-coast = Tutta la costa
council_of_four-source-hills = Tutte le colline
council_of_four-source-mountains = Tutte le montagne
council_of_four-source-kings = Premi del re
council_of_four-source-furthest = Primo posto nella nobiltà
council_of_four-source-second = Secondo posto nella nobiltà
council_of_four-source-most_permits = Più permessi di tutti

## La tabella accanto alla plancia

council_of_four-table-round = Giro { $round }, { council_of_four-cards } nel mazzo
    .last = ultimi turni
council_of_four-table-reserve = Consiglieri nella riserva: { $pawns }
council_of_four-table-pile = { $count ->
    [one] { $count } permesso nella pila
   *[other] { $count } permessi nella pila
}
council_of_four-table-goods = { council_of_four-points }, { council_of_four-coins }, { council_of_four-assistants }, { council_of_four-cards }, nobiltà { $space }
council_of_four-table-permits = permessi: { $list }
council_of_four-table-used = permessi usati: { $list }
council_of_four-table-hand = mano: { $list }

## Su che cosa si basa un suggerimento

council_of_four-part-points = punti
council_of_four-part-nobility = il primato di nobiltà
council_of_four-part-permits = punti per i permessi
council_of_four-part-tiles = tessere bonus
council_of_four-part-emporiums = empori
council_of_four-part-goods = monete, aiutanti e carte
council_of_four-part-track = il cammino sul tracciato della nobiltà
council_of_four-part-plans = permessi e città dove costruire
council_of_four-part-actions = azioni principali rimaste
