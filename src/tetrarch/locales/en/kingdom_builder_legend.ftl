# The signs of the boards and cards: a name, and a sentence in `.help`.

## Land

kingdom_builder_legend-land = One of the five terrains for settlements: the card that you play names the one on which you build.
kingdom_builder_legend-water = Nobody builds here; only a harbor tile moves a settlement onto water.
kingdom_builder_legend-mountain = Nobody builds here, but a paddock may jump over it.
kingdom_builder_legend-castle = Nobody builds on it; a settlement beside it is worth gold at the end.
kingdom_builder_legend-location = A place with tiles: the first settlement that you have beside it takes one, as long as any are left.

## Signs

kingdom_builder_legend-settlement = Settlement
    .help = A settlement on the board; every player has a colour and a shape.
kingdom_builder_legend-supply = Supply
    .help = Settlements that a player has yet to build; when somebody has none left, the last round is played.
kingdom_builder_legend-hourglass = Last round
    .help = Somebody’s supply is empty: this round is played to its end, then the gold is counted.
kingdom_builder_legend-points = Gold
    .help = What guild cards and castles pay when the game is over; the most gold wins.
