## What the coach says, once to everybody

## Questions

kingdom_builder_coach-ask-turn = Prima di costruire, dai un'occhiata alle tre carte gilda: dicono che cosa rende oro in questa partita.
kingdom_builder_coach-ask-build = Accanto ai tuoi costruisci solo finché devi. Se nessun tuo insediamento tocca il terreno della carta, tutta la terra è aperta.
kingdom_builder_coach-ask-place = Una tessera costruisce con la sua regola, qualunque sia la tua carta. Usala per arrivare dove la carta non ti porterebbe mai.
kingdom_builder_coach-ask-lift = Sposta un insediamento che lì non rende nulla. Quello che è l'ultimo accanto a un luogo ti conserva la tessera: lascialo stare.
kingdom_builder_coach-ask-land = Guarda dove rende di più: accanto a un castello, in una riga già piena o come anello tra due tuoi gruppi.

## Tiles

kingdom_builder_coach-use-oracle = L'oracolo costruisce un altro insediamento sul terreno della tua carta. È una quarta costruzione, a ogni turno.
kingdom_builder_coach-use-farm = La fattoria costruisce sul prato a ogni turno, prima delle tue tre costruzioni o dopo. Dove costruisce può aprirti un terreno nuovo.
kingdom_builder_coach-use-oasis = L'oasi costruisce nel deserto a ogni turno. Il deserto spesso è vuoto: un buon modo per andare lontano.
kingdom_builder_coach-use-tower = La torre costruisce sul bordo della plancia, su qualsiasi terreno. Castelli e luoghi vicini al bordo sono le sue prede.
kingdom_builder_coach-use-tavern = La taverna allunga una linea dritta di tre. Se costruisci in linea la nutri, e nutri anche i Cavalieri, se sono in gioco.
kingdom_builder_coach-use-barn = Il granaio sposta un insediamento sul terreno della tua carta. Da inutile può farlo diventare prezioso.
kingdom_builder_coach-use-harbor = Il porto sposta un insediamento sull'acqua, dove nessuna carta può costruire. Da lì collega ciò che nient'altro può collegare.
kingdom_builder_coach-use-paddock = Il recinto fa saltare un insediamento di due esagoni in linea retta, sopra qualsiasi cosa. Utile per raggiungere un luogo o uscire da un angolo.
