kingdom_builder-name = Kingdom Builder
    .help = Settle a land of hexes by the terrain you draw; three guilds and the castles say what your settlements are worth.

## Names

-kb-grass = grass
-kb-flower = flower field
-kb-forest = forest
-kb-canyon = canyon
-kb-desert = desert
-kb-water = water
-kb-mountain = mountain
-kb-castle = castle
-kb-location = location

-kb-oracle = oracle
-kb-farm = farm
-kb-oasis = oasis
-kb-tower = tower
-kb-tavern = tavern
-kb-barn = barn
-kb-harbor = harbor
-kb-paddock = paddock

-kb-fishermen = Fishermen
-kb-miners = Miners
-kb-workers = Workers
-kb-merchants = Merchants
-kb-discoverers = Discoverers
-kb-knights = Knights
-kb-hermits = Hermits
-kb-citizens = Citizens
-kb-lords = Lords
-kb-farmers = Farmers
-kb-castles = Castles

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
    [hidden] hidden
   *[none] none
}

# What a tile does, in `.help`.
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
        [oracle] Build one more settlement on the terrain of your card.
        [farm] Build one more settlement on grass.
        [oasis] Build one more settlement on desert.
        [tower] Build one more settlement at the edge of the board.
        [tavern] Build one more settlement at an end of a straight row of three or more of your own.
        [barn] Move one of your settlements to the terrain of your card.
        [harbor] Move one of your settlements onto water.
       *[paddock] Move one of your settlements two hexes in a straight line.
    }

kingdom_builder-held = { $held ->
    [ready] ready
    [used] used
    [fresh] usable from the next turn
    [gone] lost
   *[lost] lost unless you come back this turn
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

# What a guild pays, in `.help`.
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
        [fishermen] 1 gold for each settlement beside water
        [miners] 1 gold for each settlement beside a mountain
        [workers] 1 gold for each settlement beside a location or castle
        [merchants] 4 gold for each location or castle that your settlements link with another
        [discoverers] 1 gold for each row with a settlement of yours
        [knights] 2 gold for each settlement in your fullest row
        [hermits] 1 gold for each separate settlement area
        [citizens] 1 gold for every two settlements in your largest area
        [lords] in each quadrant 12 gold for the most settlements, 6 for the second most
       *[farmers] 3 gold for each settlement in the quadrant where you have the fewest
    }

## Set-up

kingdom_builder-preset-first = First game
    .help = The board and the three guilds suggested for a first game.
kingdom_builder-preset-standard = Standard
    .help = Four quadrants and three guilds by lot.
kingdom_builder-option-setup = Set-up
    .help = At random, or the board and guilds suggested for a first game.
    .value = { $value ->
        [first_game] first game
       *[random] random
    }
kingdom_builder-option-quadrants = Quadrants
    .help = Four different quadrants in the order top left, top right, bottom left, bottom right; each may be turned.
    .value = { $value ->
        [oracle] { -kb-oracle }
        [farm] { -kb-farm }
        [oasis] { -kb-oasis }
        [tower] { -kb-tower }
        [tavern] { -kb-tavern }
        [barn] { -kb-barn }
        [harbor] { -kb-harbor }
        [paddock] { -kb-paddock }
       *[random] random
    }
    .turned = { $value }, turned by 180°
kingdom_builder-option-guilds = Guilds
    .help = Three different guild cards.
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
       *[random] random
    }
kingdom_builder-option-start_seat = Start player
    .help = The seat that takes the first turn.
kingdom_builder-option-lords_zero = Lords pay for no settlement
    .help = Having no settlement in a quadrant can take a rank with the Lords.
kingdom_builder-option-fresh_twin = A fresh twin is given up
    .help = Of two like tiles the fresh one may be given up, and the usable one is kept.
kingdom_builder-option-regain_later = Lost tiles can be gained again
    .help = Whoever returns to a location on a later turn takes a new tile, if one is left.
kingdom_builder-option-regain_same_turn = Return within the turn
    .help = A tile lost and reached again in the same turn is kept.
kingdom_builder-option-vacated_hex = The vacated hex is free
    .help = Barn and harbor may put a settlement back where they lifted it.

## Questions

kingdom_builder-ask-turn = { $left ->
    [0] You have built. End your turn, or use a ready tile first.
    [one] Your card: { kingdom_builder-terrain }. Build your last settlement, or use a tile first.
   *[other] Your card: { kingdom_builder-terrain }. Build { $left } settlements; ready tiles may be used before or after.
}
kingdom_builder-ask-build = { $left ->
    [one] Your card: { kingdom_builder-terrain }. Build one more settlement.
   *[other] Your card: { kingdom_builder-terrain }. Build { $left } more settlements.
}
kingdom_builder-ask-place = Where do you build with the { kingdom_builder-tile }?
kingdom_builder-ask-lift = Which settlement do you move with the { kingdom_builder-tile }?
kingdom_builder-ask-land = Where does the settlement from { $from } go?
    .plain = Where does the lifted settlement go?
kingdom_builder-ask-quadrant = Which quadrant lies at the { $place ->
    [top_left] top left
    [top_right] top right
    [bottom_left] bottom left
   *[bottom_right] bottom right
}?
kingdom_builder-ask-guild = Which guild card is turned up?
kingdom_builder-ask-card = Which terrain card is drawn?

## Moves: in full, as a short label, and as the heading of many

kingdom_builder-move-b = Build on { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, beside the { kingdom_builder-beside }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Build on
    .plain = Build here ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, beside the { kingdom_builder-beside }
    })
kingdom_builder-move-use = Use the { kingdom_builder-tile }: { kingdom_builder-tile.help }
    .short = { kingdom_builder-tile }
    .many = Use a tile
    .left = a ready location tile
kingdom_builder-move-lift = Lift the settlement on { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, beside the { kingdom_builder-beside }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Lift the settlement on
    .plain = Lift this settlement ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, beside the { kingdom_builder-beside }
    })
kingdom_builder-move-to = Move it to { $cell } ({ $beside ->
    [none] { kingdom_builder-terrain }
   *[other] { kingdom_builder-terrain }, beside the { kingdom_builder-beside }
})
    .short = { $beside ->
        [none] { $cell }
       *[other] { $cell } ({ kingdom_builder-beside })
    }
    .many = Move it to
    .plain = Move it here ({ $beside ->
        [none] { kingdom_builder-terrain }
       *[other] { kingdom_builder-terrain }, beside the { kingdom_builder-beside }
    })
kingdom_builder-move-end = End the turn
    .short = end
    .many = End the turn
kingdom_builder-move-card = The card is { kingdom_builder-terrain }
kingdom_builder-move-quadrant = { $turn ->
    [180] The quadrant is { kingdom_builder-quadrant }, turned by 180°
   *[0] The quadrant is { kingdom_builder-quadrant }
}
kingdom_builder-move-guild = The guild is { kingdom_builder-guild }

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

## Events

kingdom_builder-event-built = { $you ->
    [yes] You build on { $cell }.
   *[no] { $player } builds on { $cell }.
}
    .plain = { $you ->
        [yes] You build a settlement.
       *[no] { $player } builds a settlement.
    }
kingdom_builder-event-using = { $you ->
    [yes] You use the { kingdom_builder-tile }.
   *[no] { $player } uses the { kingdom_builder-tile }.
}
kingdom_builder-event-moved = { $you ->
    [yes] { $back ->
        [yes] You put the settlement back on { $cell }.
       *[no] You move the settlement from { $from } to { $cell }.
    }
   *[no] { $back ->
        [yes] { $player } puts the settlement back on { $cell }.
       *[no] { $player } moves the settlement from { $from } to { $cell }.
    }
}
    .plain = { $you ->
        [yes] You move a settlement.
       *[no] { $player } moves a settlement.
    }
kingdom_builder-event-gained = { $you ->
    [yes] You gain the { kingdom_builder-tile } tile from { $cell }.
   *[no] { $player } gains the { kingdom_builder-tile } tile from { $cell }.
}
    .plain = { $you ->
        [yes] You gain a { kingdom_builder-tile } tile.
       *[no] { $player } gains a { kingdom_builder-tile } tile.
    }
kingdom_builder-event-lost = { $you ->
    [yes] You lose the { kingdom_builder-tile } tile from { $cell } by moving away.
   *[no] { $player } loses the { kingdom_builder-tile } tile from { $cell } by moving away.
}
    .plain = { $you ->
        [yes] You lose a { kingdom_builder-tile } tile.
       *[no] { $player } loses a { kingdom_builder-tile } tile.
    }
kingdom_builder-event-played = { $you ->
    [yes] Your turn: you play the { kingdom_builder-terrain } card.
   *[no] { $player } plays the { kingdom_builder-terrain } card.
}
kingdom_builder-event-drew = { $you ->
    [yes] You draw a card.
   *[no] { $player } draws a card.
}
kingdom_builder-event-saw = { $you ->
    [yes] Your new card: { kingdom_builder-terrain }.
   *[no] { $player }'s new card: { kingdom_builder-terrain }.
}
kingdom_builder-event-removed = No { kingdom_builder-terrain } hex is free: the card leaves the game.
kingdom_builder-event-shuffled = The discards are shuffled into a new draw pile.
kingdom_builder-event-ending = { $you ->
    [yes] Your supply is empty: this is the last round.
   *[no] { $player }'s supply is empty: this is the last round.
}
kingdom_builder-event-laid = { $turn ->
    [180] A quadrant is laid: { kingdom_builder-quadrant }, turned by 180°.
   *[0] A quadrant is laid: { kingdom_builder-quadrant }.
}
kingdom_builder-event-guild = A guild is turned up: { kingdom_builder-guild } ({ kingdom_builder-guild.help }).
kingdom_builder-event-ended = The game is over.
kingdom_builder-event-undone = The table goes back to move { $number }.
kingdom_builder-event-score = { $you ->
    [yes] You score { $points } gold: { kingdom_builder-source }.
   *[no] { $player } scores { $points } gold: { kingdom_builder-source }.
}

## Sources of gold

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

## The table beside the board

kingdom_builder-table-round = Round { $round }, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} in the draw pile
    .last = last round
kingdom_builder-table-gold = { $points } gold
kingdom_builder-table-supply = { $supply ->
    [one] { $supply } settlement left
   *[other] { $supply } settlements left
}
kingdom_builder-table-card = card: { kingdom_builder-terrain }
kingdom_builder-table-held = { kingdom_builder-tile } ({ kingdom_builder-held })
kingdom_builder-table-spots = Locations, with the number of tiles left: { $spots }

## What a hint weighs

kingdom_builder-part-gold = gold as it stands
kingdom_builder-part-tiles = location tiles
kingdom_builder-part-freedom = freedom where to build
kingdom_builder-part-reach = tiles and castles within reach
kingdom_builder-part-guilds = what the guilds will pay for
