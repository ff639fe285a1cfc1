# The rules in short. A line that begins with a dash is an item of a list, numbers of rulings become links, (1) is a mark in a figure.

castles_of_burgundy_rules-goal =
    You rule a duchy in Burgundy and fill it with tiles: castles, mines, ships, livestock, monasteries and towns. Tiles, finished areas and sold goods bring points.

    After five phases of { $rounds } rounds each, the most points win.
castles_of_burgundy_rules-setup =
    - Everybody has a duchy of 37 spaces in six colours. Each space shows a number from 1 to 6. At the start you put a castle on a castle space of your choice.
    - Everybody gets { $goods } goods, { $silver } silver coin and some workers: the start player { $workers_0 }, the next { $workers_1 }, then { $workers_2 } and { $workers_3 }.
    - At the start of each phase what is left in the six numbered depots (1) and in the black depot (2) goes out of the game, and both are filled again. Goods stay.
    - Five goods are laid out for the five rounds of the phase (3).
castles_of_burgundy_rules-round =
    All roll their two dice; the first player rolls the white die too, and the next good of the phase goes to the depot with its number (CB-36). Then everybody has one turn, in the order of the turn order track: who is furthest along comes first, of a stack the upper one (CB-37).
castles_of_burgundy_rules-turn =
    In your turn you do one thing with each of your two dice, in any order, the same twice if you like (CB-40):

    - **Take a tile** from the depot with the number of the die into your storage, which has room for { $storage } (CB-49). If it is full, you first discard a stored tile.
    - **Place a tile** from your storage on an empty space of its colour with the number of the die, next to a tile that lies there already (CB-55, CB-56). Its effect comes at once.
    - **Sell goods:** all you have of the type with the number of the die. They bring { $sale_silver } silver coin in all, and for each tile { $sale_2 }, { $sale_3 } or { $sale_4 } points with two, three or four players (CB-86).
    - **Take { $take_workers } workers** with any die (CB-87).

    A **worker** handed in changes a die by 1; 6 and 1 are neighbours (CB-44). Once in your turn you may buy a tile of the black depot for { $price } silver coins, without a die (CB-88).
castles_of_burgundy_rules-tiles =
    What a tile does, it does when you place it; monasteries and mines work later.

    - In one **town**, a connected group of building spaces, each kind of building may stand only once (CB-60).
    - **Livestock** scores its animals, and with them all animals of its kind placed earlier in the same pasture (CB-70, CB-71).
    - **Ships** bring all goods of one depot of your choice and move you one space along the turn order track. You can store three types of goods at most (CB-64, CB-66).
    - **Mines** pay a silver coin each at the end of every phase. A **castle** is one more action with a number of your choice.
castles_of_burgundy_rules-scoring =
    When you fill the last space of an **area,** neighbouring spaces of one colour, you score its size: { $area_1 }, { $area_2 }, { $area_3 }, { $area_4 }, { $area_5 }, { $area_6 }, { $area_7 } or { $area_8 } points for 1 to 8 spaces. Besides, every finished area brings { $phase_A } points in phase A, { $phase_B } in B, { $phase_C } in C, { $phase_D } in D and { $phase_E } in E (CB-91, CB-92). So finish early, small areas too.

    Whoever is first to fill **all spaces of a colour** takes its large bonus tile, worth { $first_2 }, { $first_3 } or { $first_4 } points with two, three or four players. The second takes the small one, worth { $second_2 }, { $second_3 } or { $second_4 } (CB-94, CB-95).
castles_of_burgundy_rules-end =
    After phase E you score { $unsold } point for each unsold good, { $coin } for each silver coin, and 1 for every { $pair } workers (CB-127). Then the monasteries that score at the end, numbers 15 to 26, pay (CB-128).

    The most points win. In a tie it is the one with fewer empty spaces, then the one further back on the turn order track (CB-130).

## Chapters

castles_of_burgundy_rules-title-round = A round
castles_of_burgundy_rules-title-tiles = The tiles

## Expansions

castles_of_burgundy_rules-extra_tiles = Two more monasteries, a crane that may do what any building does, and geese, which go with every herd (CB-140).
castles_of_burgundy_rules-border_posts = Each duchy has three posts at its edge. Joining two of them by a chain of tiles brings the points of the phase; the first and the second to join all three take a bonus tile (CB-150, CB-152, CB-154).
castles_of_burgundy_rules-white_castles = White castles are buildings. Whoever places one has one more action, with the number of the white die (CB-156, CB-158).
castles_of_burgundy_rules-inns = In each phase an inn can be bought like a black tile. It goes on a space of any colour and makes its area count as one larger, one inn for each area (CB-163, CB-165, CB-168).
castles_of_burgundy_rules-trade_routes = Goods you sell are laid on your trade route, from left to right. A good on a space of its type brings the effect of the building shown there (CB-171, CB-174). Six of the twelve tiles are our own.
castles_of_burgundy_rules-shields = With two dice of one number you may take a shield from the depot of that number instead of your two actions, and put it on a castle. Shields have powers and points, and cost a silver coin each at the end of every phase (CB-180, CB-185).
castles_of_burgundy_rules-teams = Two teams of two share a double duchy, workers, silver and goods. Everybody has their own dice, points and some storage of their own (CB-212, CB-220, CB-221). The colours of the expert side are our own.
castles_of_burgundy_rules-solo = Alone you fill a duchy with rivers in 25 rounds. In each round a tile is lost. Whenever you reach a target of points you get an action, and the target comes down (CB-238, CB-243, CB-253).
castles_of_burgundy_rules-vineyards = Everybody has a vineyard besides the duchy. Double tiles with two vines bring two bonuses when placed, a full level a vine tile, and each vine tile scores an area of its colour at the end (CB-259, CB-271, CB-278). The vineyard board is our own.
castles_of_burgundy_rules-chateauma = An automated opponent for one to three people. Dice and cards say what it does, on three levels; you win with more points than it has (CB-281, CB-316).

## Figures

castles_of_burgundy_rules-figure-depots = The middle of the table with three players: six numbered depots, the first of them (1), the black depot (2), the phase with its goods (3) and the white die (4).
    .alt = Six depots with three tiles each, the black depot with three tiles, the five goods of the phase and the turn order track.
castles_of_burgundy_rules-figure-turn = What is yours: tiles in storage, such as a market (1), goods, such as two of type 5 (2), workers and silver, and your duchy with the castle that it began with (3). You have rolled 2 and 5: with the 5 you could sell those two goods.
    .alt = The area of a player: storage with a market and cows, goods, workers and silver, and the duchy with a castle, a ship and a watchtower.
castles_of_burgundy_rules-figure-pasture = First 3 cows (1) and 3 sheep (2) came to this pasture. Now 4 cows (3) score 4 + 3 = 7 points; the sheep score nothing this time.
    .alt = A pasture of green spaces in which three cows, three sheep and four cows lie.
castles_of_burgundy_rules-figure-area = The three blue spaces on the right are filled: { $area_3 } points for the size. In phase B { $phase_B } more come, { $example } in all.
    .alt = A duchy. The three neighbouring ship spaces to the right of the castle are filled with ships.
