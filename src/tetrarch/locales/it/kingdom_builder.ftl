kingdom_builder-name = Kingdom Builder
    .help = Popola una terra di esagoni secondo il terreno che peschi; tre gilde e i castelli dicono quanto valgono i tuoi insediamenti.

## Nomi

-kb-grass = prato
-kb-flower = campo fiorito
-kb-forest = foresta
-kb-canyon = canyon
-kb-desert = deserto
-kb-water = acqua
-kb-mountain = montagna
-kb-castle = castello
-kb-location = luogo

# `a`: preceduto da "accanto"
-kb-oracle = { $case ->
   *[nom] oracolo
    [a] all'oracolo
}
-kb-farm = { $case ->
   *[nom] fattoria
    [a] alla fattoria
}
-kb-oasis = { $case ->
   *[nom] oasi
    [a] all'oasi
}
-kb-tower = { $case ->
   *[nom] torre
    [a] alla torre
}
-kb-tavern = { $case ->
   *[nom] taverna
    [a] alla taverna
}
-kb-barn = { $case ->
   *[nom] granaio
    [a] al granaio
}
-kb-harbor = { $case ->
   *[nom] porto
    [a] al porto
}
-kb-paddock = { $case ->
   *[nom] recinto
    [a] al recinto
}

-kb-fishermen = Pescatori
-kb-miners = Minatori
-kb-workers = Costruttori
-kb-merchants = Mercanti
-kb-discoverers = Esploratori
-kb-knights = Cavalieri
-kb-hermits = Eremiti
-kb-citizens = Cittadini
-kb-lords = Governanti
-kb-farmers = Coloni
-kb-castles = Castelli

kingdom_builder-terrain = { $terrain ->
    [grass] { -kb-grass }
    [flower] { -kb-flower }
    [forest] { -kb-forest }
    [canyon] { -kb-canyon }
    [desert] { -kb-desert }
    [water] { -kb-water }
    [mountain] { -kb-mountain }
    [castle] { -kb-castle }
    [location] { -kb-location }
    [hidden] coperta
   *[none] nessuna
}

# Che cosa fa una tessera, in `.help`.
kingdom_builder-tile = { $tile ->
    [oracle] { -kb-oracle }
    [farm] { -kb-farm }
    [oasis] { -kb-oasis }
    [tower] { -kb-tower }
    [tavern] { -kb-tavern }
    [barn] { -kb-barn }
    [harbor] { -kb-harbor }
   *[paddock] { -kb-paddock }
}
    .help = { $tile ->
        [oracle] Costruisci un insediamento in più sul terreno della tua carta.
        [farm] Costruisci un insediamento in più su un prato.
        [oasis] Costruisci un insediamento in più su un deserto.
        [tower] Costruisci un insediamento in più sul bordo della plancia.
        [tavern] Costruisci un insediamento in più a un'estremità di una fila diritta di almeno tre tuoi.
        [barn] Sposta un tuo insediamento sul terreno della tua carta.
        [harbor] Sposta un tuo insediamento sull'acqua.
       *[paddock] Sposta un tuo insediamento di due esagoni in linea retta.
    }

kingdom_builder-held = { $held ->
    [ready] pronta
    [used] usata
    [fresh] utilizzabile dal prossimo turno
    [gone] persa
   *[lost] persa, salvo ritorno in questo turno
}

kingdom_builder-beside = { $beside ->
    [oracle] { -kb-oracle }
    [farm] { -kb-farm }
    [oasis] { -kb-oasis }
    [tower] { -kb-tower }
    [tavern] { -kb-tavern }
    [barn] { -kb-barn }
    [harbor] { -kb-harbor }
   *[paddock] { -kb-paddock }
}
    .a = { $beside ->
        [oracle] { -kb-oracle(case: "a") }
        [farm] { -kb-farm(case: "a") }
        [oasis] { -kb-oasis(case: "a") }
        [tower] { -kb-tower(case: "a") }
        [tavern] { -kb-tavern(case: "a") }
        [barn] { -kb-barn(case: "a") }
        [harbor] { -kb-harbor(case: "a") }
       *[paddock] { -kb-paddock(case: "a") }
    }

# Che cosa paga una gilda, in `.help`.
kingdom_builder-guild = { $guild ->
    [fishermen] { -kb-fishermen }
    [miners] { -kb-miners }
    [workers] { -kb-workers }
    [merchants] { -kb-merchants }
    [discoverers] { -kb-discoverers }
    [knights] { -kb-knights }
    [hermits] { -kb-hermits }
    [citizens] { -kb-citizens }
    [lords] { -kb-lords }
   *[farmers] { -kb-farmers }
}
    .help = { $guild ->
        [fishermen] 1 moneta d'oro per ogni insediamento accanto all'acqua
        [miners] 1 moneta d'oro per ogni insediamento accanto a una montagna
        [workers] 1 moneta d'oro per ogni insediamento accanto a un luogo o a un castello
        [merchants] 4 monete d'oro per ogni luogo o castello che i tuoi insediamenti collegano a un altro
        [discoverers] 1 moneta d'oro per ogni riga con un tuo insediamento
        [knights] 2 monete d'oro per ogni insediamento nella riga in cui ne hai di più
        [hermits] 1 moneta d'oro per ogni area separata di insediamenti
        [citizens] 1 moneta d'oro ogni due insediamenti della tua area più grande
        [lords] in ogni settore 12 monete d'oro a chi ha più insediamenti, 6 al secondo
       *[farmers] 3 monete d'oro per ogni insediamento nel settore in cui ne hai di meno
    }

## Preparazione

kingdom_builder-preset-first = Prima partita
    .help = La mappa e le tre gilde consigliate per la prima partita.
kingdom_builder-preset-standard = Classica
    .help = Quattro settori e tre gilde a caso.
kingdom_builder-option-setup = Preparazione
    .help = Casuale, oppure la plancia e le gilde consigliate per la prima partita.
    .value = { $value ->
        [first_game] prima partita
       *[random] casuale
    }
kingdom_builder-option-quadrants = Settori
    .help = Quattro settori diversi nell'ordine in alto a sinistra, in alto a destra, in basso a sinistra, in basso a destra; ognuno può essere ruotato.
    .value = { $value ->
        [oracle] { -kb-oracle }
        [farm] { -kb-farm }
        [oasis] { -kb-oasis }
        [tower] { -kb-tower }
        [tavern] { -kb-tavern }
        [barn] { -kb-barn }
        [harbor] { -kb-harbor }
        [paddock] { -kb-paddock }
       *[random] a caso
    }
    .turned = { $value }, ruotato di 180°
kingdom_builder-option-guilds = Gilde
    .help = Tre carte Gilda diverse.
    .value = { $value ->
        [fishermen] { -kb-fishermen }
        [miners] { -kb-miners }
        [workers] { -kb-workers }
        [merchants] { -kb-merchants }
        [discoverers] { -kb-discoverers }
        [knights] { -kb-knights }
        [hermits] { -kb-hermits }
        [citizens] { -kb-citizens }
        [lords] { -kb-lords }
        [farmers] { -kb-farmers }
       *[random] a caso
    }
kingdom_builder-option-start_seat = Primo giocatore
    .help = Il posto che gioca il primo turno.
kingdom_builder-option-lords_zero = I Governanti pagano anche chi non ha insediamenti
    .help = Anche chi non ha insediamenti in un settore può entrare nella classifica dei Governanti.
kingdom_builder-option-fresh_twin = Si cede la gemella nuova
    .help = Di due tessere uguali si può cedere quella nuova e tenere quella utilizzabile.
kingdom_builder-option-regain_later = Le tessere perse si possono riottenere
    .help = Chi torna accanto a un luogo in un turno successivo prende un'altra tessera, se ce n'è ancora.
kingdom_builder-option-regain_same_turn = Ritorno nello stesso turno
    .help = Una tessera persa e raggiunta di nuovo nello stesso turno resta al giocatore.
kingdom_builder-option-vacated_hex = L'esagono lasciato è libero
    .help = Granaio e porto possono rimettere l'insediamento dove l'hanno sollevato.

## Domande

kingdom_builder-ask-turn = { $left ->
    [0] Hai costruito. Termina il turno, o prima usa una tessera pronta.
    [one] La tua carta: { kingdom_builder-terrain }. Costruisci l'ultimo insediamento, o prima usa una tessera.
   *[other] La tua carta: { kingdom_builder-terrain }. Costruisci { $left } insediamenti; le tessere pronte si usano prima o dopo.
}
kingdom_builder-ask-build = { $left ->
    [one] La tua carta: { kingdom_builder-terrain }. Costruisci ancora un insediamento.
   *[other] La tua carta: { kingdom_builder-terrain }. Costruisci ancora { $left } insediamenti.
}
kingdom_builder-ask-place = Tessera { kingdom_builder-tile }: dove costruisci?
kingdom_builder-ask-lift = Tessera { kingdom_builder-tile }: quale insediamento sposti?
kingdom_builder-ask-land = Dove va l'insediamento di { $from }?
    .plain = Dove va l'insediamento sollevato?
kingdom_builder-ask-quadrant = Quale settore sta { $place ->
    [top_left] in alto a sinistra
    [top_right] in alto a destra
    [bottom_left] in basso a sinistra
   *[bottom_right] in basso a destra
}?
kingdom_builder-ask-guild = Quale carta Gilda viene scoperta?
kingdom_builder-ask-card = Quale carta terreno viene pescata?

## Mosse: per esteso, come etichetta breve, come titolo di molte

kingdom_builder-move-b = Costruisci su { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, accanto { kingdom_builder-beside.a }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Costruisci su
    .plain = Costruisci qui ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, accanto { kingdom_builder-beside.a }
    })
kingdom_builder-move-use = Usa la tessera { kingdom_builder-tile }: { kingdom_builder-tile.help }
    .short = { kingdom_builder-tile }
    .many = Usa una tessera
    .left = una tessera luogo pronta
kingdom_builder-move-lift = Solleva l'insediamento di { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, accanto { kingdom_builder-beside.a }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Solleva l'insediamento di
    .plain = Solleva questo insediamento ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, accanto { kingdom_builder-beside.a }
    })
kingdom_builder-move-to = Spostalo su { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, accanto { kingdom_builder-beside.a }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Spostalo su
    .plain = Spostalo qui ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, accanto { kingdom_builder-beside.a }
    })
kingdom_builder-move-end = Termina il turno
    .short = fine
    .many = Termina il turno
kingdom_builder-move-card = La carta è: { kingdom_builder-terrain }
kingdom_builder-move-quadrant = { $turn ->
    [180] Il settore è: { kingdom_builder-quadrant }, ruotato di 180°
   *[0] Il settore è: { kingdom_builder-quadrant }
}
kingdom_builder-move-guild = La gilda è: { kingdom_builder-guild }

kingdom_builder-quadrant = { $quadrant ->
    [oracle] { -kb-oracle }
    [farm] { -kb-farm }
    [oasis] { -kb-oasis }
    [tower] { -kb-tower }
    [tavern] { -kb-tavern }
    [barn] { -kb-barn }
    [harbor] { -kb-harbor }
   *[paddock] { -kb-paddock }
}

## Avvenimenti

kingdom_builder-event-built = { $you ->
    [yes] Costruisci su { $cell }.
   *[no] { $player } costruisce su { $cell }.
}
    .plain = { $you ->
        [yes] Costruisci un insediamento.
       *[no] { $player } costruisce un insediamento.
    }
kingdom_builder-event-using = { $you ->
    [yes] Usi la tessera { kingdom_builder-tile }.
   *[no] { $player } usa la tessera { kingdom_builder-tile }.
}
kingdom_builder-event-moved = { $you ->
    [yes] { $back ->
        [yes] Rimetti l'insediamento su { $cell }.
       *[no] Sposti l'insediamento da { $from } a { $cell }.
    }
   *[no] { $back ->
        [yes] { $player } rimette l'insediamento su { $cell }.
       *[no] { $player } sposta l'insediamento da { $from } a { $cell }.
    }
}
    .plain = { $you ->
        [yes] Sposti un insediamento.
       *[no] { $player } sposta un insediamento.
    }
kingdom_builder-event-gained = { $you ->
    [yes] Ottieni la tessera { kingdom_builder-tile } di { $cell }.
   *[no] { $player } ottiene la tessera { kingdom_builder-tile } di { $cell }.
}
    .plain = { $you ->
        [yes] Ottieni la tessera { kingdom_builder-tile }.
       *[no] { $player } ottiene la tessera { kingdom_builder-tile }.
    }
kingdom_builder-event-lost = { $you ->
    [yes] Perdi la tessera { kingdom_builder-tile } di { $cell } perché te ne allontani.
   *[no] { $player } perde la tessera { kingdom_builder-tile } di { $cell } perché se ne allontana.
}
    .plain = { $you ->
        [yes] Perdi la tessera { kingdom_builder-tile }.
       *[no] { $player } perde la tessera { kingdom_builder-tile }.
    }
kingdom_builder-event-played = { $you ->
    [yes] Tocca a te: giochi la carta { kingdom_builder-terrain }.
   *[no] { $player } gioca la carta { kingdom_builder-terrain }.
}
kingdom_builder-event-drew = { $you ->
    [yes] Peschi una carta.
   *[no] { $player } pesca una carta.
}
kingdom_builder-event-saw = { $you ->
    [yes] La tua nuova carta: { kingdom_builder-terrain }.
   *[no] La nuova carta di { $player }: { kingdom_builder-terrain }.
}
kingdom_builder-event-removed = Nessun esagono libero ({ kingdom_builder-terrain }): la carta è eliminata dalla partita.
kingdom_builder-event-shuffled = Gli scarti vengono mescolati e formano un nuovo mazzo.
kingdom_builder-event-ending = { $you ->
    [yes] La tua riserva è vuota: questo è l'ultimo giro.
   *[no] La riserva di { $player } è vuota: questo è l'ultimo giro.
}
kingdom_builder-event-laid = { $turn ->
    [180] Si posa un settore: { kingdom_builder-quadrant }, ruotato di 180°.
   *[0] Si posa un settore: { kingdom_builder-quadrant }.
}
kingdom_builder-event-guild = Si scopre una gilda: { kingdom_builder-guild } ({ kingdom_builder-guild.help }).
kingdom_builder-event-ended = La partita è finita.
kingdom_builder-event-undone = Il tavolo torna alla mossa { $number }.
kingdom_builder-event-score = { $you ->
    [yes] Ricevi { kingdom_builder-table-gold }: { kingdom_builder-source }.
   *[no] { $player } riceve { kingdom_builder-table-gold }: { kingdom_builder-source }.
}

## Fonti d'oro

kingdom_builder-source = { $source ->
    [fishermen] { -kb-fishermen }
    [miners] { -kb-miners }
    [workers] { -kb-workers }
    [merchants] { -kb-merchants }
    [discoverers] { -kb-discoverers }
    [knights] { -kb-knights }
    [hermits] { -kb-hermits }
    [citizens] { -kb-citizens }
    [lords] { -kb-lords }
    [farmers] { -kb-farmers }
   *[castles] { -kb-castles }
}
kingdom_builder-source-fishermen = { -kb-fishermen }
kingdom_builder-source-miners = { -kb-miners }
kingdom_builder-source-workers = { -kb-workers }
kingdom_builder-source-merchants = { -kb-merchants }
kingdom_builder-source-discoverers = { -kb-discoverers }
kingdom_builder-source-knights = { -kb-knights }
kingdom_builder-source-hermits = { -kb-hermits }
kingdom_builder-source-citizens = { -kb-citizens }
kingdom_builder-source-lords = { -kb-lords }
kingdom_builder-source-farmers = { -kb-farmers }
kingdom_builder-source-castles = { -kb-castles }

## La tabella accanto alla plancia

kingdom_builder-table-round = Giro { $round }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} nel mazzo
    .last = ultimo giro
kingdom_builder-table-gold = { $points ->
    [one] { $points } moneta d'oro
   *[other] { $points } monete d'oro
}
kingdom_builder-table-supply = { $supply ->
    [one] resta { $supply } insediamento
   *[other] restano { $supply } insediamenti
}
kingdom_builder-table-card = carta: { kingdom_builder-terrain }
kingdom_builder-table-held = tessera { kingdom_builder-tile } ({ kingdom_builder-held })
kingdom_builder-table-spots = Luoghi, con il numero di tessere rimaste: { $spots }

## Su che cosa si basa un suggerimento

kingdom_builder-part-gold = oro allo stato attuale
kingdom_builder-part-tiles = tessere luogo
kingdom_builder-part-freedom = libertà di costruzione
kingdom_builder-part-reach = tessere e castelli a portata
kingdom_builder-part-guilds = quel che le gilde pagheranno
