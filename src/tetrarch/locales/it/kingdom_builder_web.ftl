## La plancia

kingdom_builder_web-board = Plancia, { $rows } righe di { $columns } esagoni
kingdom_builder_web-zoom = Ingrandimento
kingdom_builder_web-zoom-in = Ingrandisci
kingdom_builder_web-zoom-out = Rimpicciolisci
kingdom_builder_web-zoom-all = Mostra tutta la plancia

# Un esagono per chi usa un lettore di schermo. `$ground` e `$name` sono già parole.
kingdom_builder_web-hex = { $ground }, { $cell }{ $holder ->
    [none] , libero
    [you] , tuo insediamento
    [other] , insediamento di { $name }
   *[barren] { "" }
}{ $beside ->
    [oracle] , accanto all'oracolo
    [farm] , accanto alla fattoria
    [oasis] , accanto all'oasi
    [tower] , accanto alla torre
    [tavern] , accanto alla taverna
    [barn] , accanto al granaio
    [harbor] , accanto al porto
    [paddock] , accanto al recinto
   *[none] { "" }
}{ $castle ->
    [yes] , accanto a un castello
   *[no] { "" }
}
kingdom_builder_web-hex-location = { $tile }, { $cell }, { $count ->
    [0] nessuna tessera rimasta
    [one] { $count } tessera rimasta
   *[other] { $count } tessere rimaste
}. { $help }
kingdom_builder_web-hex-castle = castello, { $cell }. { kingdom_builder_web-castles }
kingdom_builder_web-hex-lifted = { $hex }, da qui è stato sollevato un insediamento

## La mia area

kingdom_builder_web-card = La tua carta
kingdom_builder_web-card-of = Carta di { $name }
kingdom_builder_web-builds = { $left ->
    [0] tutto costruito
    [one] { $left } da costruire
   *[other] { $left } da costruire
}
kingdom_builder_web-pile = Mazzo
kingdom_builder_web-discards = Scarti
kingdom_builder_web-removed = Eliminate
kingdom_builder_web-ending = Ultimo giro
kingdom_builder_web-tiles = Tessere luogo
kingdom_builder_web-tiles-none = Ancora nessuna: costruisci accanto a un luogo per ottenere la sua tessera.
kingdom_builder_web-guilds = Oro
kingdom_builder_web-castles = { $gold ->
    [one] { $gold } moneta d'oro
   *[other] { $gold } monete d'oro
} per ogni castello con un tuo insediamento accanto
kingdom_builder_web-earned = { $name }: { $points ->
    [one] { $points } moneta d'oro
   *[other] { $points } monete d'oro
}, { $source }
kingdom_builder_web-show = Esagoni che pagano { $name }
kingdom_builder_web-seats = Giocatori
