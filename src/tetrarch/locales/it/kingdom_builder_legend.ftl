# I segni di plance e carte: un nome, e una frase in `.help`.

## Terreno

kingdom_builder_legend-land = Uno dei cinque terreni su cui si costruisce: quale, lo dice la carta che giochi.
kingdom_builder_legend-water = Qui non si costruisce; solo una tessera porto sposta un insediamento sull’acqua.
kingdom_builder_legend-mountain = Qui non si costruisce, ma un recinto può scavalcarla.
kingdom_builder_legend-castle = Sul castello non si costruisce; un insediamento lì accanto vale oro alla fine.
kingdom_builder_legend-location = Un luogo con tessere: il tuo primo insediamento lì accanto ne prende una, finché ce ne sono.

## Segni

kingdom_builder_legend-settlement = Insediamento
    .help = Un insediamento sulla plancia; ogni giocatore ha un colore e una forma.
kingdom_builder_legend-supply = Riserva
    .help = Gli insediamenti che un giocatore deve ancora costruire; quando qualcuno li finisce, si gioca l’ultimo giro.
kingdom_builder_legend-hourglass = Ultimo giro
    .help = La riserva di qualcuno è vuota: si finisce questo giro e poi si conta l’oro.
kingdom_builder_legend-points = Oro
    .help = Quello che carte Gilda e castelli fruttano a fine partita; vince chi ne ha di più.
