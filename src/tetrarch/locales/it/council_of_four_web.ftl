## Il tabellone

council_of_four_web-map = Mappa: { $cities } città in tre regioni
council_of_four_web-token = gettone: { $token }
council_of_four_web-king-here = il re è qui
council_of_four_web-owners = empori di { $list }
council_of_four_web-neutral = nessuno
council_of_four_web-fare = Viaggio del re: { $roads }, { $fare ->
    [one] { $fare } moneta
   *[other] { $fare } monete
}

# Dal consigliere più recente a quello che cadrà per primo.
council_of_four_web-council = { $council }: { $list }
council_of_four_web-price = Con la tua mano da { $price }
council_of_four_web-price-none = Nessuna tua carta va bene
council_of_four_web-permit = permesso { $permit }
council_of_four_web-permit-used = permesso usato { $permit }
council_of_four_web-court = La corte del re
council_of_four_web-reserve = Riserva
council_of_four_web-tiles = Tessere bonus
council_of_four_web-tile = Tessera bonus, { $tile }: { $points }
council_of_four_web-tile-taken = Tessera bonus, { $tile }: { $points }, presa da { $name }
council_of_four_web-kings-tile = Tessera del re: { $points }
council_of_four_web-kings-tile-taken = Tessera del re: { $points }, presa da { $name }
council_of_four_web-tracks = Tracciati
council_of_four_web-nobility = Nobiltà
council_of_four_web-wealth = Ricchezza
council_of_four_web-score = Punti
council_of_four_web-payments = Carte da giocare e monete da pagare
council_of_four_web-choose = Che cosa fai qui?

## La mia area

council_of_four_web-hand = La tua mano
council_of_four_web-hand-of = Mano di { $name }
council_of_four_web-hand-none = Nessuna carta.
council_of_four_web-left = { $count ->
    [one] { $count } emporio da costruire
   *[other] { $count } empori da costruire
}
council_of_four_web-mains = { $count ->
    [one] { $count } azione principale
   *[other] { $count } azioni principali
}
council_of_four_web-quick = { $left ->
    [yes] azione veloce
   *[no] azione veloce già fatta
}
council_of_four_web-permits = I tuoi permessi
council_of_four_web-permits-of = Permessi di { $name }
council_of_four_web-permits-none = Ancora nessuno: soddisfa il consiglio di una regione per ottenerne uno.
council_of_four_web-used = { $count ->
    [one] { $count } usato
   *[other] { $count } usati
}
council_of_four_web-emporiums = { $count ->
    [one] { $count } emporio
   *[other] { $count } empori
}
council_of_four_web-others = Altri giocatori
council_of_four_web-deck = Carte politica
council_of_four_web-discards = Scarti
