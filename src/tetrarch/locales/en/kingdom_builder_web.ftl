## The board

kingdom_builder_web-board = Board, { $rows } rows of { $columns } hexes
kingdom_builder_web-zoom = Zoom
kingdom_builder_web-zoom-in = Closer
kingdom_builder_web-zoom-out = Farther away
kingdom_builder_web-zoom-all = Show the whole board

# A hex for a screen reader. `$ground` and `$name` are words already.
kingdom_builder_web-hex = { $ground }, { $cell }{ $holder ->
    [none] , empty
    [you] , your settlement
    [other] , settlement of { $name }
   *[barren] { "" }
}{ $beside ->
    [oracle] , beside the oracle
    [farm] , beside the farm
    [oasis] , beside the oasis
    [tower] , beside the tower
    [tavern] , beside the tavern
    [barn] , beside the barn
    [harbor] , beside the harbor
    [paddock] , beside the paddock
   *[none] { "" }
}{ $castle ->
    [yes] , beside a castle
   *[no] { "" }
}
kingdom_builder_web-hex-location = { $tile }, { $cell }, { $count ->
    [0] no tiles left
    [one] { $count } tile left
   *[other] { $count } tiles left
}. { $help }
kingdom_builder_web-hex-castle = castle, { $cell }. { kingdom_builder_web-castles }
kingdom_builder_web-hex-lifted = { $hex }, a settlement has been lifted here

## My area

kingdom_builder_web-card = Your card
kingdom_builder_web-card-of = Card of { $name }
kingdom_builder_web-builds = { $left ->
    [0] all built
    [one] { $left } to build
   *[other] { $left } to build
}
kingdom_builder_web-pile = Draw pile
kingdom_builder_web-discards = Discards
kingdom_builder_web-removed = Out of the game
kingdom_builder_web-ending = Last round
kingdom_builder_web-tiles = Location tiles
kingdom_builder_web-tiles-none = None yet: settle beside a location to gain its tile.
kingdom_builder_web-guilds = Gold
kingdom_builder_web-castles = { $gold } gold for each castle with a settlement of yours beside it
kingdom_builder_web-earned = { $name }: { $points } gold, { $source }
kingdom_builder_web-show = Hexes that pay { $name }
kingdom_builder_web-seats = Players
