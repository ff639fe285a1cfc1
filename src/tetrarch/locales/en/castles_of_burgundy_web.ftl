## The board

castles_of_burgundy_web-status = Phase, turn order and bonus tiles
castles_of_burgundy_web-phases = Phases
castles_of_burgundy_web-caption-rounds = Goods of the rounds
castles_of_burgundy_web-caption-white = White die
castles_of_burgundy_web-caption-order = Turn order
castles_of_burgundy_web-phase = Phase { $phase }: a completed area scores { $points } more
castles_of_burgundy_web-rounds = Round { $round } of { $rounds }. Goods to come: { $goods }
castles_of_burgundy_web-white = White die: { $face }. The goods of the round went to this depot
castles_of_burgundy_web-depot = { $depot ->
    [black] Black depot
   *[other] Depot { $depot }
}
castles_of_burgundy_web-colour = { $colour ->
    [castle] castles
    [mine] mines
    [ship] ships
    [livestock] livestock
    [monastery] monasteries
   *[building] buildings
}
castles_of_burgundy_web-price = { castles_of_burgundy_web-effect-silver } each, one purchase in a turn
castles_of_burgundy_web-inns-left = Inns still to come: { $count }
castles_of_burgundy_web-bonus = Bonus tiles, { $name }: { $list }
castles_of_burgundy_web-posts = border posts
castles_of_burgundy_web-choose = What do you choose?
castles_of_burgundy_web-others = Other players
castles_of_burgundy_web-enlarge = Duchy of { $name }: show it large
castles_of_burgundy_web-duchy-of = Duchy of { $name }
castles_of_burgundy_web-duchy = Duchy { $number }
castles_of_burgundy_web-cost = { $workers ->
    [0] no workers needed
    [one] costs { $workers } worker
   *[other] costs { $workers } workers
}

## My area

castles_of_burgundy_web-own-duchy = Your duchy
castles_of_burgundy_web-dice = Dice, workers, silver and points
castles_of_burgundy_web-die = { $die ->
    [free] number of your choice
   *[other] die { $die }
}
castles_of_burgundy_web-die-help = Show only what this die reaches
castles_of_burgundy_web-die-workers = { $die ->
    [free] Take workers
   *[other] Take workers with die { $die }
}
castles_of_burgundy_web-space = { $cell }, { $colour }, number { $number }
castles_of_burgundy_web-area = Area of { $size }, { $filled } filled: { $points } when complete, and { $phase } for the phase.
castles_of_burgundy_web-area-done = Complete area of { $size }: { $points }.
castles_of_burgundy_web-storage = Storage
castles_of_burgundy_web-goods = Goods
castles_of_burgundy_web-goods-none = None. Ships bring some.
castles_of_burgundy_web-sold = Sold
castles_of_burgundy_web-shields = Shields
castles_of_burgundy_web-follows = Uses the monasteries of { $name } as well.
castles_of_burgundy_web-route = Trade route
castles_of_burgundy_web-route-tile = trade route tile { $number }
castles_of_burgundy_web-route-space = { $laid ->
    [none] Wants { $good }, gives the effect: { $bonus }
   *[other] { $laid } lie here
}
castles_of_burgundy_web-route-ours = Tile { $number } is our own reconstruction.
castles_of_burgundy_web-coming = If the game ended now: { $points ->
    [one] { $points } more point
   *[other] { $points } more points
}

## What tiles and shields do

castles_of_burgundy_web-explained = { $name }: { $effect }
castles_of_burgundy_web-monastery = monastery { $number }
castles_of_burgundy_web-effect-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castles_of_burgundy_web-effect-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
castles_of_burgundy_web-effect-silver = { $silver ->
    [one] { $silver } silver coin
   *[other] { $silver } silver coins
}
castles_of_burgundy_web-effect = { $tile ->
    [castle] one more action at once, with a number of your choice.
    [mine] 1 silver coin at the end of each phase.
    [ship] take the goods of one depot, then move ahead in the turn order.
    [livestock] 1 point for each animal; tiles with the same animal in the pasture score again.
    [geese] 2 points, and all tiles of one other animal in the pasture; later animals there bring 2 more points.
    [market] take a ship or livestock from any numbered depot.
    [carpenter] take a building from any numbered depot.
    [church] take a castle, a mine or a monastery from any numbered depot.
    [warehouse] sell all your goods of one type.
    [boarding_house] { castles_of_burgundy_web-effect-workers }.
    [bank] { castles_of_burgundy_web-effect-silver }.
    [town_hall] place another tile from your storage, whatever its number.
    [watchtower] { castles_of_burgundy_web-effect-points }.
    [crane] use the effect of any one building.
    [white_castle] one more action at once, with the number of the white die.
    [m1] a town of yours may hold several buildings of a kind.
    [m2] at the end of each phase also { castles_of_burgundy_web-effect-workers } for each of your mines.
    [m3] every sale brings { castles_of_burgundy_web-effect-silver } instead of { $usual }.
    [m4] every sale also brings { castles_of_burgundy_web-effect-workers }.
    [m5] your ships also take the goods of a depot next to the chosen one.
    [m6] once in your turn take a building from any numbered depot for { castles_of_burgundy_web-effect-workers }.
    [m7] each of your livestock tiles that scores brings { castles_of_burgundy_web-effect-points } more.
    [m8] a worker may change a die by { $step }.
    [m9] change the die by 1 for nothing when you place a building.
    [m10] change the die by 1 for nothing when you place a ship or livestock.
    [m11] change the die by 1 for nothing when you place a castle, a mine or a monastery.
    [m12] change the die by 1 for nothing when you take a tile.
    [m13] { castles_of_burgundy_web-effect-silver } whenever you take workers with a die.
    [m14] { castles_of_burgundy_web-effect-workers } instead of { $usual } when you take workers with a die.
    [m15] at the end { castles_of_burgundy_web-effect-points } for each type among your sold goods.
    [m16] at the end { castles_of_burgundy_web-effect-points } for each of your warehouses.
    [m17] at the end { castles_of_burgundy_web-effect-points } for each of your watchtowers.
    [m18] at the end { castles_of_burgundy_web-effect-points } for each of your carpenters.
    [m19] at the end { castles_of_burgundy_web-effect-points } for each of your churches.
    [m20] at the end { castles_of_burgundy_web-effect-points } for each of your markets.
    [m21] at the end { castles_of_burgundy_web-effect-points } for each of your boarding houses.
    [m22] at the end { castles_of_burgundy_web-effect-points } for each of your banks.
    [m23] at the end { castles_of_burgundy_web-effect-points } for each of your town halls.
    [m24] at the end { castles_of_burgundy_web-effect-points } for each kind of animal in your duchy.
    [m25] at the end { castles_of_burgundy_web-effect-points } for each goods tile that you sold.
    [m26] at the end { castles_of_burgundy_web-effect-points } for each of your bonus tiles.
    [m27] your marker is always on top of its stack in the turn order.
    [m28] buy { castles_of_burgundy_web-effect-workers } for { castles_of_burgundy_web-effect-silver }, as often as you like in your turn.
    [m29] at the end { castles_of_burgundy_web-effect-points } for each of your white castles.
    [wild] face down, it fits every space and has no effect.
   *[inn] fits every colour; its area scores as if it had one space more. One for each area.
}
castles_of_burgundy_web-shield-name = shield { $number } ({ $points })
castles_of_burgundy_web-shield = { $shield ->
    [1] all your livestock spaces are one pasture when livestock scores.
    [2] 1 worker for you whenever another player gets workers.
    [3] tribute may be paid with workers.
    [4] your storage has no limit.
    [5] your ships also take all goods of one type from all depots.
    [6] the monasteries of a player of your choice work for you, too.
    [7] bonus tiles that you gain score twice.
    [8] your mines pay twice the silver.
    [9] a sale brings 1 silver coin for each tile sold.
    [10] your monasteries score twice at the end.
    [11] when you place a castle, you may take a shield as the extra action.
    [12] goods that you sell score twice.
    [13] your shields score twice at the end.
    [14] at the end of each phase place a tile straight from a numbered depot.
    [15] at the end of each phase place a tile straight from the black depot.
    [16] once in your turn set a die to any number.
    [17] areas that you complete score as if they had one space more.
   *[18] place tiles without regard to their neighbours.
}

## Teams

castles_of_burgundy_web-storage-private = Your private storage
castles_of_burgundy_web-storage-shared = Shared storage
castles_of_burgundy_web-goods-shared = Goods of the team
castles_of_burgundy_web-shared-with = shared with { $name }
castles_of_burgundy_web-partner = your partner

## Vineyards

castles_of_burgundy_web-vine-depot = Vineyard depot
castles_of_burgundy_web-vine-shop = Vineyard shop
castles_of_burgundy_web-vine-price = { $silver ->
    [one] { $silver } silver coin
   *[other] { $silver } silver coins
} each, one purchase in a turn
castles_of_burgundy_web-vine-tiles = Vine tiles: { $list }. Each scores the largest area of its colour in the vineyard
castles_of_burgundy_web-vine-level = Level { $level }: { $full ->
    [yes] full
   *[no] full, it brings a vine tile of your choice
}
castles_of_burgundy_web-vineyard = Your vineyard
castles_of_burgundy_web-vineyard-of = Vineyard of { $name }
castles_of_burgundy_web-vineyard-enlarge = Vineyard of { $name }: show it large
castles_of_burgundy_web-vineyard-ours = The board of the vineyards is our own reconstruction.
castles_of_burgundy_web-double = double tile { $laid }: takes two storage spaces, for two neighbouring vineyard hexes
castles_of_burgundy_web-bed = vineyard space { $space } on level { $level }, number { $number }
castles_of_burgundy_web-bed-bonuses = gives { $list }
castles_of_burgundy_web-side-ours = The expert side is our own reconstruction.

## Solo game

castles_of_burgundy_web-goal = { $what ->
    [target] to the target
    [space] spaces filled
   *[round] rounds left
}
castles_of_burgundy_web-target = { $points } of { $target } points. When the target is reached it falls by { $step }, the points start again from 0, and you get one more action
castles_of_burgundy_web-filled = Spaces filled: { $filled } of { $spaces }. Fill them all to win
castles_of_burgundy_web-rounds-left = { $count ->
    [one] { $count } round left
   *[other] { $count } rounds left
}
castles_of_burgundy_web-colours = Colours to fill
castles_of_burgundy_web-colour-filled = { $name }: { $filled } of { $all } filled. A full colour lets you place a tile of the black depot at once

## Châteauma

castles_of_burgundy_web-card = { $place ->
    [left] Left card
   *[right] Right card
} { $card }
castles_of_burgundy_web-card-now = this round
castles_of_burgundy_web-card-chosen = The white die has chosen this card: left with { $left }, right with { $right }
castles_of_burgundy_web-card-ours = This card is our own reconstruction.
castles_of_burgundy_web-card-space = Space { $space } for { $colour }{ $sign ->
    [sale] , with a sale
    [double] , with a double tile
   *[none] { "" }
}{ $tile ->
    [none] { "" }
   *[other] : { $tile }
}
castles_of_burgundy_web-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
} when full
castles_of_burgundy_web-its-die = The die of its turn: { $face }. There its search begins
castles_of_burgundy_web-its-duchy-ours = The layout of its duchy is our own reconstruction.
castles_of_burgundy_web-its-doubles = Double tiles
castles_of_burgundy_web-empty-space = empty
castles_of_burgundy_web-extra-turn = brings an extra turn when covered
castles_of_burgundy_web-covered = a covered tile that nobody knows
castles_of_burgundy_web-face-down = { $name } face down, a joker
castles_of_burgundy_web-reserve = Reserve
castles_of_burgundy_web-reserve-stack = { $type ->
    [wild] jokers, { $count }, the upper one is: { $top }
   *[other] { $name }, { $count }, on top: { $top }
}

castles_of_burgundy_web-moment-phase = How everybody stands
