# The signs of the boards and tiles: a name, and a sentence in `.help`.

## Colours

castles_of_burgundy_legend-monastery = Monasteries
    .help = Yellow: each is different, works for its owner once it is placed, or scores at the end.
castles_of_burgundy_legend-building = Buildings
    .help = Beige: each takes effect once, when it is placed; a town holds only one of a kind.
castles_of_burgundy_legend-livestock = Livestock
    .help = Light green: animals score when they are placed, together with their own kind in the same pasture.
castles_of_burgundy_legend-animal = { $animal ->
    [cow] Cows
    [pig] Pigs
    [sheep] Sheep
   *[goat] Goats
}
    .help = One of the kinds of animals; the number on the tile says how many of them graze there.

## Things

castles_of_burgundy_legend-worker = Workers
    .help = Each changes a die by one, up or down; 6 and 1 are neighbours.
castles_of_burgundy_legend-silver = Silver
    .help = Money for the black depot, and a point for each coin at the end.
castles_of_burgundy_legend-points = Points
    .help = That many points.
castles_of_burgundy_legend-goods = Goods
    .help = Ships bring them; a die of their number sells all of a type at once.
castles_of_burgundy_legend-bonus = Bonus tile
    .help = The first two players to fill all spaces of a colour take the large and the small one.
castles_of_burgundy_legend-black_depot = Black depot
    .help = Once a turn you may buy a tile here for silver, without a die.
castles_of_burgundy_legend-store = Storage
    .help = Tiles wait here until a die places them.
castles_of_burgundy_legend-space = Space
    .help = A place of a duchy: the tile must have its colour, the die its number.
castles_of_burgundy_legend-free = Any number
    .help = An action with a number of your choice.
castles_of_burgundy_legend-top = On top
    .help = This marker always lies on top of its stack on the turn order track.

## Expansions

castles_of_burgundy_legend-shield = Shield
    .help = It lies on a castle and gives its owner a power, for a silver coin at the end of each phase.
castles_of_burgundy_legend-post = Border post
    .help = Posts at the edge of a duchy that are joined by tiles score.
castles_of_burgundy_legend-wild = Face-down tile
    .help = It fits on a space of any colour and has no effect.
castles_of_burgundy_legend-covered = Covered space
    .help = A tile that nobody has looked at covers this space of the Châteauma from the start.
castles_of_burgundy_legend-grape = Grapes of one colour: touching vines of it form an area, and each vine tile of the colour scores one.
castles_of_burgundy_legend-double = Double tile
    .help = Two vines on one tile: it fills two storage spaces and goes into the vineyard.
castles_of_burgundy_legend-vine = Vineyard
    .help = The board for double tiles; each covers two bonuses, which you then use.
castles_of_burgundy_legend-target = Target
    .help = The points that the solo player has to reach for the next free action.
castles_of_burgundy_legend-round = Rounds
    .help = The solo game is lost if spaces are left when the last round has been played.
