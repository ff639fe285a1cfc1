castles_of_burgundy-name = The Castles of Burgundy
    .help = Roll dice, gather tiles and fill your duchy with castles, ships, herds, towns and monasteries.

## Names

castles_of_burgundy-tile = { $tile ->
    [castle] castle
    [mine] mine
    [ship] ship
    [cow2] 2 cows
    [cow3] 3 cows
    [cow4] 4 cows
    [pig2] 2 pigs
    [pig3] 3 pigs
    [pig4] 4 pigs
    [sheep2] 2 sheep
    [sheep3] 3 sheep
    [sheep4] 4 sheep
    [goat2] 2 goats
    [goat3] 3 goats
    [goat4] 4 goats
    [geese] geese
    [market] market
    [carpenter] carpenter
    [church] church
    [warehouse] warehouse
    [boarding_house] boarding house
    [bank] bank
    [town_hall] town hall
    [watchtower] watchtower
    [crane] crane
    [white_castle] white castle
    [m1] monastery 1 (several buildings of a kind in a town)
    [m2] monastery 2 (workers from mines)
    [m3] monastery 3 (2 silver for a sale)
    [m4] monastery 4 (a worker for a sale)
    [m5] monastery 5 (goods of a second depot)
    [m6] monastery 6 (a building for 2 workers)
    [m7] monastery 7 (livestock scores more)
    [m8] monastery 8 (workers change dice by 2)
    [m9] monastery 9 (free change for buildings)
    [m10] monastery 10 (free change for ships and livestock)
    [m11] monastery 11 (free change for castles, mines and monasteries)
    [m12] monastery 12 (free change for taking tiles)
    [m13] monastery 13 (silver with workers)
    [m14] monastery 14 (4 workers instead of 2)
    [m15] monastery 15 (types of sold goods)
    [m16] monastery 16 (warehouses)
    [m17] monastery 17 (watchtowers)
    [m18] monastery 18 (carpenters)
    [m19] monastery 19 (churches)
    [m20] monastery 20 (markets)
    [m21] monastery 21 (boarding houses)
    [m22] monastery 22 (banks)
    [m23] monastery 23 (town halls)
    [m24] monastery 24 (kinds of livestock)
    [m25] monastery 25 (sold goods)
    [m26] monastery 26 (bonus tiles)
    [m27] monastery 27 (always on top of the stack)
    [m28] monastery 28 (buys workers)
    [m29] monastery 29 (white castles)
    [wild] black tile
   *[inn] inn
}
    .a = { $tile ->
        [castle] a castle
        [mine] a mine
        [ship] a ship
        [cow2] 2 cows
        [cow3] 3 cows
        [cow4] 4 cows
        [pig2] 2 pigs
        [pig3] 3 pigs
        [pig4] 4 pigs
        [sheep2] 2 sheep
        [sheep3] 3 sheep
        [sheep4] 4 sheep
        [goat2] 2 goats
        [goat3] 3 goats
        [goat4] 4 goats
        [geese] the geese
        [market] a market
        [carpenter] a carpenter
        [church] a church
        [warehouse] a warehouse
        [boarding_house] a boarding house
        [bank] a bank
        [town_hall] a town hall
        [watchtower] a watchtower
        [crane] the crane
        [white_castle] a white castle
        [m1] monastery 1 (several buildings of a kind in a town)
        [m2] monastery 2 (workers from mines)
        [m3] monastery 3 (2 silver for a sale)
        [m4] monastery 4 (a worker for a sale)
        [m5] monastery 5 (goods of a second depot)
        [m6] monastery 6 (a building for 2 workers)
        [m7] monastery 7 (livestock scores more)
        [m8] monastery 8 (workers change dice by 2)
        [m9] monastery 9 (free change for buildings)
        [m10] monastery 10 (free change for ships and livestock)
        [m11] monastery 11 (free change for castles, mines and monasteries)
        [m12] monastery 12 (free change for taking tiles)
        [m13] monastery 13 (silver with workers)
        [m14] monastery 14 (4 workers instead of 2)
        [m15] monastery 15 (types of sold goods)
        [m16] monastery 16 (warehouses)
        [m17] monastery 17 (watchtowers)
        [m18] monastery 18 (carpenters)
        [m19] monastery 19 (churches)
        [m20] monastery 20 (markets)
        [m21] monastery 21 (boarding houses)
        [m22] monastery 22 (banks)
        [m23] monastery 23 (town halls)
        [m24] monastery 24 (kinds of livestock)
        [m25] monastery 25 (sold goods)
        [m26] monastery 26 (bonus tiles)
        [m27] monastery 27 (always on top of the stack)
        [m28] monastery 28 (buys workers)
        [m29] monastery 29 (white castles)
        [wild] a black tile
       *[inn] an inn
    }
castles_of_burgundy-building = { $building ->
    [market] market
    [carpenter] carpenter
    [church] church
    [warehouse] warehouse
    [boarding_house] boarding house
    [bank] bank
    [town_hall] town hall
    [watchtower] watchtower
    [crane] crane
   *[white_castle] white castle
}
castles_of_burgundy-shield = { $shield ->
    [1] shield 1 (one pasture)
    [2] shield 2 (workers with the others)
    [3] shield 3 (tribute in workers)
    [4] shield 4 (boundless storage)
    [5] shield 5 (a type of goods by ship)
    [6] shield 6 (copies monasteries)
    [7] shield 7 (bonus tiles score twice)
    [8] shield 8 (mines pay twice)
    [9] shield 9 (silver for every tile sold)
    [10] shield 10 (monasteries score twice)
    [11] shield 11 (shields by castle)
    [12] shield 12 (sales score twice)
    [13] shield 13 (shields score twice)
    [14] shield 14 (a tile of the depots each phase)
    [15] shield 15 (a tile of the black depot each phase)
    [16] shield 16 (sets a die)
    [17] shield 17 (areas one space larger)
   *[18] shield 18 (places anywhere)
}
castles_of_burgundy-good = { $good ->
    [1] turquoise goods (1)
    [2] purple goods (2)
    [3] pink goods (3)
    [4] red goods (4)
    [5] brown goods (5)
   *[6] orange goods (6)
}
    .one = { $good ->
        [1] a turquoise goods tile (1)
        [2] a purple goods tile (2)
        [3] a pink goods tile (3)
        [4] a red goods tile (4)
        [5] a brown goods tile (5)
       *[6] an orange goods tile (6)
    }
castles_of_burgundy-colour = { $colour ->
    [castle] castles
    [mine] mines
    [ship] ships
    [livestock] livestock
    [monastery] monasteries
   *[building] buildings
}
castles_of_burgundy-area = { $colour ->
    [castle] a castle area
    [mine] a mine area
    [ship] a river
    [livestock] a pasture
    [monastery] a monastery area
   *[building] a town
}
castles_of_burgundy-from = { $source ->
    [black] the black depot
    [inn] the inns
   *[other] depot { $source }
}
castles_of_burgundy-seat = { $seat ->
    [0] Player 1
    [1] Player 2
    [2] Player 3
   *[3] Player 4
}
castles_of_burgundy-rank = { $place ->
    [first] large
   *[second] small
}

# Numbers of things, and the tails of sentences
castles_of_burgundy-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
castles_of_burgundy-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
castles_of_burgundy-silver = { $silver ->
    [one] { $silver } silver coin
   *[other] { $silver } silver coins
}
castles_of_burgundy-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
castles_of_burgundy-tiles = { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
castles_of_burgundy-spaces = { $size ->
    [one] { $size } space
   *[other] { $size } spaces
}
castles_of_burgundy-tail-workers = { $workers ->
    [0] { "" }
    [one] , for { $workers } worker
   *[other] , for { $workers } workers
}
castles_of_burgundy-tail-die = { $die ->
    [free] { "" }
   *[other] { " " }with die { $die }
}
castles_of_burgundy-tail-cause = { $cause ->
    [die] { " " }to change the die
    [sale] : sale
    [mines] : mines
    [bank] : bank
    [boarding_house] : boarding house
    [monastery_2] : monastery 2
    [monastery_4] : monastery 4
    [monastery_6] : monastery 6
    [monastery_13] : monastery 13
    [monastery_28] : monastery 28
    [shield] : shield 2
    [tribute] : tribute
    [points] : points bought
   *[other] { "" }
}
castles_of_burgundy-tail-workers-cause = { $cause ->
    [none] { " " }for a die
   *[other] { castles_of_burgundy-tail-cause }
}
castles_of_burgundy-tail-more = { $more ->
    [0] { "" }
    [one] ; it counts as { $more } space larger
   *[other] ; it counts as { $more } spaces larger
}
castles_of_burgundy-joined-posts = { $change ->
    [one] { $change } pair of border posts
   *[other] { $change } pairs of border posts
}
castles_of_burgundy-loaded = { $good ->
    [1] { $change ->
        [one] { $change } turquoise goods tile
       *[other] { $change } turquoise goods tiles
    }
    [2] { $change ->
        [one] { $change } purple goods tile
       *[other] { $change } purple goods tiles
    }
    [3] { $change ->
        [one] { $change } pink goods tile
       *[other] { $change } pink goods tiles
    }
    [4] { $change ->
        [one] { $change } red goods tile
       *[other] { $change } red goods tiles
    }
    [5] { $change ->
        [one] { $change } brown goods tile
       *[other] { $change } brown goods tiles
    }
   *[6] { $change ->
        [one] { $change } orange goods tile
       *[other] { $change } orange goods tiles
    }
}
castles_of_burgundy-changed-workers = { $change ->
    [one] { $change } worker
   *[other] { $change } workers
}
castles_of_burgundy-changed-silver = { $change ->
    [one] { $change } silver coin
   *[other] { $change } silver coins
}

## Set-up

castles_of_burgundy-preset-first = First game
    .help = The same duchy for all, with the castle in the middle: the first dice are already a decision.
castles_of_burgundy-preset-standard = Standard
    .help = Everybody gets a duchy board, picks its side and a space for the first castle.
castles_of_burgundy-preset-everything = Everything
    .help = All expansions that go together, and duchies from every box.
castles_of_burgundy-option-modules = Expansions
    .help = Which expansions are in play. Six of the twelve trade route tiles are our own reconstruction.
    .value = { $value ->
        [extra_tiles] Extra tiles
        [border_posts] Border posts
        [white_castles] White castles
        [inns] Inns
        [trade_routes] Trade routes
        [shields] Shields
        [teams] Team game
        [solo] Solo game
        [vineyards] Vineyards
        [chateauma] Châteauma
       *[random] random
    }
    .about = { $value ->
        [extra_tiles] Two more monasteries, a crane that works like any building, and a flock of geese.
        [border_posts] Three posts lie at the edge of each duchy: link them by your tiles for points, and before the others for more.
        [white_castles] Buildings that give one more action, with the number of the white die.
        [inns] They fit on any colour and make the area they complete count one space larger.
        [trade_routes] Goods that you sell travel along a route of your own; the right kind on a space earns its bonus.
        [shields] A pair of equal dice can take a shield with a power of its own; each one costs tribute every phase.
        [teams] For four: partners share one duchy and its storage, and win together.
        [solo] On your own: fill a duchy of your own within 25 rounds.
        [vineyards] A second board for double tiles with grapes; large fields of one colour pay.
       *[chateauma] An opponent that plays by its cards, against one to three of you.
    }
castles_of_burgundy-option-duchies = Duchies
    .help = How the players come by their duchies.
    .value = { $value ->
        [random] random duchies
        [same] the same duchy for all
       *[sides] random boards, everybody picks a side
    }
castles_of_burgundy-option-duchy = Number of the duchy
    .help = The duchy that all play if it is the same for all.
castles_of_burgundy-option-boards = Boards
    .help = From which duchy boards random ones are dealt.
    .value = { $value ->
        [first] first expansion (11 to 18)
        [special] championships and Special Edition (19 to 22)
        [border] border posts (23 to 30)
        [all] all (1 to 30)
       *[base] base game (1 to 10)
    }
castles_of_burgundy-option-start_castle = Start castle
    .help = Where the first castle lies. The middle needs one duchy for all with a castle space there.
    .value = { $value ->
        [centre] in the middle
       *[choose] where its owner likes
    }
castles_of_burgundy-option-start_seat = Start player
    .help = The seat that takes the first turn.
castles_of_burgundy-option-castle_connection = Castle rules
    .help = With duchies 11 to 18: new tiles must be linked with a castle by their colour, and cleared castles can be bought back.
castles_of_burgundy-option-route_order = Order of the trade routes
    .help = Whether the tiles of a trade route lie at random or as their owner likes.
    .value = { $value ->
        [chosen] the owner's choice
       *[random] random
    }
castles_of_burgundy-option-discard_anywhere = Discard for every new tile
    .help = With full storage a tile may be discarded for effects and purchases too. By the rulebook only taking a tile with a die allows it.
castles_of_burgundy-option-every_pair_pays = Every pair of border posts pays
    .help = Joining the third post pays for two pairs; otherwise a placement pays once.
castles_of_burgundy-option-count_post_tiles = Monastery 26 counts border post tiles
    .help = The bonus tiles of the border posts score with monastery 26, too, as the rulebook says of all bonus tiles.
castles_of_burgundy-option-joined_pasture_area = Shield 1 makes one area
    .help = The joined pasture of shield 1 is also one area for completion: by the rulebook it is one single pasture.
castles_of_burgundy-option-team_side = Boards of the teams
    .help = Which side of the boards the teams play. The expert side is our own reconstruction.
    .value = { $value ->
        [expert] expert
       *[standard] standard
    }
castles_of_burgundy-option-team_castle = Start castle of the expert side
    .help = Whether a team starts on the castle space 1 or 6, or on any castle space.
    .value = { $value ->
        [any] any castle space
       *[printed] space 1 or 6
    }
castles_of_burgundy-option-team_tie = Ties of teams
    .help = Which team wins a tie: the one with more empty spaces, as printed, or the one with fewer.
    .value = { $value ->
        [fewer] fewer empty spaces
       *[more] more empty spaces
    }

## Questions

castles_of_burgundy-ask-duchy = Which duchy is dealt?
castles_of_burgundy-ask-board = Which duchy board is dealt?
castles_of_burgundy-ask-side = Which side of your duchy board do you play?
castles_of_burgundy-ask-shield = Which shield is laid in depot { $depot }?
castles_of_burgundy-ask-good = Which goods are drawn?
castles_of_burgundy-ask-route_tile = Which trade route tile is dealt?
castles_of_burgundy-ask-route = Which trade route tile comes next, from left to right?
castles_of_burgundy-ask-castle = On which castle space do you put your start castle?
castles_of_burgundy-ask-tile = Which tile is drawn?
castles_of_burgundy-ask-round_good = Which goods come in round { $space }?
castles_of_burgundy-ask-dice = What do the dice show?
castles_of_burgundy-ask-white = What does the white die show?
castles_of_burgundy-ask-turn = Your turn: use your dice, or end it.
castles_of_burgundy-ask-action = { $by ->
    [route] Trade route: an extra action with a number of your choice.
    [white_castle] White castle: an extra action with the number { $die }.
    [vineyard] Vineyard: an extra action with a number of your choice.
    [target] Target reached: an extra action with a number of your choice.
   *[castle] Castle: an extra action with a number of your choice.
}
castles_of_burgundy-ask-fetch = { $building ->
    [market] Market: which ship or livestock do you take?
    [carpenter] Carpenter: which building do you take?
   *[church] Church: which mine, monastery or castle do you take?
}
castles_of_burgundy-ask-warehouse = Warehouse: which goods do you sell?
castles_of_burgundy-ask-town_hall = Town hall: which tile do you place?
castles_of_burgundy-ask-crane = Crane: which building's effect do you use?
castles_of_burgundy-ask-goods = Ship: from which depot do you take the goods?
castles_of_burgundy-ask-more_goods = Monastery 5: from which depot beside it do you take goods as well?
castles_of_burgundy-ask-gather = Shield 5: which type of goods do you take from all depots?
castles_of_burgundy-ask-discard = { $for ->
    [none] You may keep three tiles only: which one do you discard?
   *[other] Your storage is full: which tile do you discard?
}
castles_of_burgundy-ask-stow = Where do you store the new tile?
castles_of_burgundy-ask-deploy = Shield { $shield }: which tile do you place, and where?
castles_of_burgundy-ask-tribute = Tribute for shield { $shield }: do you pay?
castles_of_burgundy-ask-follow = Shield 6: whose monasteries work for you, too?

## Moves: in full, as a short label, and as the heading of many

castles_of_burgundy-move-take = Take { castles_of_burgundy-tile.a } from depot { $depot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }, depot { $depot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .many = Take
castles_of_burgundy-move-place = Place { castles_of_burgundy-tile.a } on { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }: { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .many = Place
    .plain = Place { castles_of_burgundy-tile.a } here{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-sell = Sell { castles_of_burgundy-good }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }: { castles_of_burgundy-tiles }, { castles_of_burgundy-points }, { castles_of_burgundy-silver }
    .short = { castles_of_burgundy-good }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }: { castles_of_burgundy-points }
    .many = Sell
castles_of_burgundy-move-workers = Take workers{ castles_of_burgundy-tail-die }
    .short = workers{ castles_of_burgundy-tail-die }
    .many = Take workers
    .left = an unused die
castles_of_burgundy-move-buy = Buy { castles_of_burgundy-tile.a } for 2 silver coins
    .short = { castles_of_burgundy-tile }
    .many = Buy for 2 silver coins
castles_of_burgundy-move-mason = Monastery 6: take { castles_of_burgundy-tile.a } from depot { $depot } for 2 workers
    .short = { castles_of_burgundy-tile }, depot { $depot }
    .many = Monastery 6: take for 2 workers
castles_of_burgundy-move-hire = Buy 2 workers for 1 silver coin
    .short = 2 workers for 1 silver coin
    .many = Buy workers
castles_of_burgundy-move-regain = Buy back a castle for both dice and 5 points
    .short = a castle for both dice and 5 points
    .many = Buy back a castle
castles_of_burgundy-move-shield = Take { castles_of_burgundy-shield } and put it on the castle on { $cell }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-shield }: { $cell }{ castles_of_burgundy-tail-workers }
    .many = Take a shield
    .plain = Take { castles_of_burgundy-shield } and put it on this castle{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-follow = Shield 6: use the monasteries of { castles_of_burgundy-seat }
    .short = { castles_of_burgundy-seat }
    .many = Shield 6: use the monasteries of
castles_of_burgundy-move-set = Shield 16: turn die { $die } to { $face }
    .short = { $die } to { $face }
    .many = Shield 16: turn a die
castles_of_burgundy-move-fetch = Take { castles_of_burgundy-tile.a } from depot { $depot }
    .short = { castles_of_burgundy-tile }, depot { $depot }
    .many = Take
    .left = a tile that you may take
castles_of_burgundy-move-crane = Use the effect of this building: { castles_of_burgundy-building }
    .short = { castles_of_burgundy-building }
    .many = Use the effect of
castles_of_burgundy-move-goods = Take from depot { $depot }: { castles_of_burgundy-types }
    .short = depot { $depot }: { castles_of_burgundy-types }
    .many = Take goods from
castles_of_burgundy-types = { $goods ->
    [none] nothing
    [1] turquoise goods (1)
    [2] purple goods (2)
    [3] pink goods (3)
    [4] red goods (4)
    [5] brown goods (5)
    [6] orange goods (6)
   *[other] goods { $goods }
}
castles_of_burgundy-move-gather = Shield 5: take all { castles_of_burgundy-good } from all depots
    .short = { castles_of_burgundy-good }
    .many = Shield 5: take from all depots
castles_of_burgundy-move-discard = Discard { castles_of_burgundy-tile.a }
    .short = { castles_of_burgundy-tile }
    .many = Discard
castles_of_burgundy-move-deploy = Place { castles_of_burgundy-tile.a } from { castles_of_burgundy-from } on { $cell }
    .short = { castles_of_burgundy-tile }: { $cell }
    .many = Place at once
    .plain = Place { castles_of_burgundy-tile.a } from { castles_of_burgundy-from } here
castles_of_burgundy-move-tribute = { $how ->
    [silver] Pay 1 silver coin for { castles_of_burgundy-shield }
    [worker] Pay 1 worker for { castles_of_burgundy-shield }
   *[drop] Give up { castles_of_burgundy-shield }
}
    .short = { $how ->
        [silver] 1 silver coin
        [worker] 1 worker
       *[drop] give up
    }
    .many = Tribute
castles_of_burgundy-move-place_shared = Place { castles_of_burgundy-tile.a } from the shared storage on { $cell }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-tile }, shared storage: { $cell }{ castles_of_burgundy-tail-workers }
    .many = Place from the shared storage
    .plain = Place { castles_of_burgundy-tile.a } from the shared storage here{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
castles_of_burgundy-move-discard_shared = Discard { castles_of_burgundy-tile.a } from the shared storage
    .short = { castles_of_burgundy-tile }, shared storage
    .many = Discard from the shared storage
castles_of_burgundy-move-stow = { $where ->
    [private] Into the private storage
   *[shared] Into the shared storage
}
    .short = { $where ->
        [private] private
       *[shared] shared
    }
    .many = Store
castles_of_burgundy-move-skip = Go without
    .short = go without
    .many = Go without
castles_of_burgundy-move-end = End the turn
    .short = end
    .many = End the turn
castles_of_burgundy-move-side = Play duchy { $duchy }
    .short = duchy { $duchy }
    .many = Play
castles_of_burgundy-move-castle = Put the start castle on { $cell }
    .short = { $cell }
    .many = Put the start castle on
    .plain = Put the start castle here
castles_of_burgundy-move-route = Lay trade route tile { $route } next
    .short = tile { $route }
    .many = Lay next
castles_of_burgundy-move-duchy = The duchy is number { $duchy }
castles_of_burgundy-move-board = The board has duchy { $board } on one side
castles_of_burgundy-move-good = The goods are { castles_of_burgundy-good }
castles_of_burgundy-move-tile = The tile is { castles_of_burgundy-tile.a }
castles_of_burgundy-move-draw_shield = The shield is { castles_of_burgundy-shield }
castles_of_burgundy-move-draw_route = The trade route tile is number { $route }
castles_of_burgundy-move-dice = The dice show { $low } and { $high }
castles_of_burgundy-move-white = The white die shows { $face }

## Events

castles_of_burgundy-event-board = { $you ->
    [yes] You are dealt the board with duchy { $board } on one side.
   *[no] { $player } is dealt the board with duchy { $board } on one side.
}
castles_of_burgundy-event-duchy = { $you ->
    [yes] You play duchy { $duchy }.
   *[no] { $player } plays duchy { $duchy }.
}
castles_of_burgundy-event-castle = { $you ->
    [yes] You put your start castle on { $cell }.
   *[no] { $player } puts the start castle on { $cell }.
}
    .plain = { $you ->
        [yes] You put down your start castle.
       *[no] { $player } puts down the start castle.
    }
castles_of_burgundy-event-first_good = { $you ->
    [yes] You start with { castles_of_burgundy-good.one }.
   *[no] { $player } starts with { castles_of_burgundy-good.one }.
}
castles_of_burgundy-event-shield_dealt = In depot { $depot } lies { castles_of_burgundy-shield }.
castles_of_burgundy-event-route_tile = { $you ->
    [yes] Place { $place } of your trade route: tile { $route }.
   *[no] Place { $place } of { $player }'s trade route: tile { $route }.
}
castles_of_burgundy-event-phase = Phase { $phase } begins.
castles_of_burgundy-event-filled = Depot { $depot } gets { castles_of_burgundy-tile.a }.
castles_of_burgundy-event-black = The black depot gets { castles_of_burgundy-tile.a }.
castles_of_burgundy-event-inn = { $inns ->
    [one] { $inns } inn is for sale.
   *[other] { $inns } inns are for sale.
}
castles_of_burgundy-event-round_good = Round { $round } will bring { castles_of_burgundy-good.one }.
castles_of_burgundy-event-round = Round { $round } begins.
castles_of_burgundy-event-dice = { $you ->
    [yes] You roll { $low } and { $high }.
   *[no] { $player } rolls { $low } and { $high }.
}
castles_of_burgundy-event-white = The white die shows { $face }.
castles_of_burgundy-event-good_placed = Depot { $depot } gets { castles_of_burgundy-good.one }.
castles_of_burgundy-event-turn = { $you ->
    [yes] Your turn.
   *[no] { $player }'s turn.
}
castles_of_burgundy-event-workers = { $you ->
    [yes] { $way ->
        [gain] You gain
       *[loss] You pay
    }
   *[no] { $way ->
        [gain] { $player } gains
       *[loss] { $player } pays
    }
} { castles_of_burgundy-changed-workers }{ castles_of_burgundy-tail-workers-cause } (now { $count }).
castles_of_burgundy-event-silver = { $you ->
    [yes] { $way ->
        [gain] You gain
       *[loss] You pay
    }
   *[no] { $way ->
        [gain] { $player } gains
       *[loss] { $player } pays
    }
} { castles_of_burgundy-changed-silver }{ castles_of_burgundy-tail-cause } (now { $count }).
castles_of_burgundy-event-took = { $you ->
    [yes] You take { castles_of_burgundy-tile.a } from depot { $depot }.
   *[no] { $player } takes { castles_of_burgundy-tile.a } from depot { $depot }.
}
castles_of_burgundy-event-bought = { $you ->
    [yes] You buy { castles_of_burgundy-tile.a }.
   *[no] { $player } buys { castles_of_burgundy-tile.a }.
}
castles_of_burgundy-event-placed = { $you ->
    [yes] You place { castles_of_burgundy-tile.a } on { $cell }.
   *[no] { $player } places { castles_of_burgundy-tile.a } on { $cell }.
}
    .plain = { $you ->
        [yes] You place { castles_of_burgundy-tile.a }.
       *[no] { $player } places { castles_of_burgundy-tile.a }.
    }
castles_of_burgundy-event-sold = { $you ->
    [yes] You sell { castles_of_burgundy-good }: { castles_of_burgundy-count }.
   *[no] { $player } sells { castles_of_burgundy-good }: { castles_of_burgundy-count }.
}
castles_of_burgundy-event-discarded = { $you ->
    [yes] You discard { castles_of_burgundy-tile.a }.
   *[no] { $player } discards { castles_of_burgundy-tile.a }.
}
castles_of_burgundy-event-goods = { $you ->
    [yes] You take { castles_of_burgundy-loaded } from depot { $depot } (now { $count }).
   *[no] { $player } takes { castles_of_burgundy-loaded } from depot { $depot } (now { $count }).
}
castles_of_burgundy-event-advanced = { $you ->
    [yes] You are now on space { $space } of the turn order track.
   *[no] { $player } is now on space { $space } of the turn order track.
}
castles_of_burgundy-event-area = { $you ->
    [yes] You complete { castles_of_burgundy-area } of { castles_of_burgundy-spaces }{ castles_of_burgundy-tail-more }.
   *[no] { $player } completes { castles_of_burgundy-area } of { castles_of_burgundy-spaces }{ castles_of_burgundy-tail-more }.
}
castles_of_burgundy-event-bonus = { $you ->
    [yes] You take the { castles_of_burgundy-rank } bonus tile for { castles_of_burgundy-colour }.
   *[no] { $player } takes the { castles_of_burgundy-rank } bonus tile for { castles_of_burgundy-colour }.
}
castles_of_burgundy-event-posts = { $you ->
    [yes] You join { castles_of_burgundy-joined-posts } (now { $count }).
   *[no] { $player } joins { castles_of_burgundy-joined-posts } (now { $count }).
}
castles_of_burgundy-event-post_bonus = { $you ->
    [yes] You take the { castles_of_burgundy-rank } border post tile.
   *[no] { $player } takes the { castles_of_burgundy-rank } border post tile.
}
castles_of_burgundy-event-shield = { $you ->
    [yes] You take { castles_of_burgundy-shield } and put it on the castle on { $cell }.
   *[no] { $player } takes { castles_of_burgundy-shield } and puts it on the castle on { $cell }.
}
    .plain = { $you ->
        [yes] You take { castles_of_burgundy-shield } and put it on a castle.
       *[no] { $player } takes { castles_of_burgundy-shield } and puts it on a castle.
    }
castles_of_burgundy-event-shield_lost = { $you ->
    [yes] You lose { castles_of_burgundy-shield }.
   *[no] { $player } loses { castles_of_burgundy-shield }.
}
castles_of_burgundy-event-tribute = { $how ->
    [drop] { $you ->
        [yes] You pay no tribute.
       *[no] { $player } pays no tribute.
    }
   *[paid] { $you ->
        [yes] You keep { castles_of_burgundy-shield }.
       *[no] { $player } keeps { castles_of_burgundy-shield }.
    }
}
castles_of_burgundy-event-follow = { $you ->
    [yes] From now on you use { $other }'s monasteries.
   *[no] { $other_you ->
        [yes] { $player } now uses your monasteries.
       *[no] { $player } now uses { $other }'s monasteries.
    }
}
castles_of_burgundy-event-route = { $you ->
    [yes] You lay { castles_of_burgundy-good.one } on space { $space } of your trade route.
   *[no] { $player } lays { castles_of_burgundy-good.one } on space { $space } of the trade route.
}
castles_of_burgundy-event-stowed = { $where ->
    [private] The new tile goes into the private storage.
   *[shared] The new tile goes into the shared storage.
}
castles_of_burgundy-event-waived = { $you ->
    [yes] You pass up this option.
   *[no] { $player } passes up this option.
}
castles_of_burgundy-event-regained = { $you ->
    [yes] You buy back a castle for both dice.
   *[no] { $player } buys back a castle for both dice.
}
castles_of_burgundy-event-set = { $you ->
    [yes] You turn a die from { $die } to { $face }.
   *[no] { $player } turns a die from { $die } to { $face }.
}
castles_of_burgundy-event-ended = The game is over.
castles_of_burgundy-event-undone = The table goes back to move { $number }.
castles_of_burgundy-event-score = { $you ->
    [yes] { $source ->
        [target] The target is reached: your marker goes back to 0.
       *[other] { $way ->
            [gain] You score { castles_of_burgundy-points }: { castles_of_burgundy-source }.
           *[loss] You lose { castles_of_burgundy-points }: { castles_of_burgundy-source }.
        }
    }
   *[no] { $source ->
        [target] The target is reached: { $player } puts the marker back to 0.
       *[other] { $way ->
            [gain] { $player } scores { castles_of_burgundy-points }: { castles_of_burgundy-source }.
           *[loss] { $player } loses { castles_of_burgundy-points }: { castles_of_burgundy-source }.
        }
    }
}

## Sources of points

castles_of_burgundy-source = { $source ->
    [area] { castles_of_burgundy-source-area }
    [phase] { castles_of_burgundy-source-phase }
    [bonus] { castles_of_burgundy-source-bonus }
    [sale] { castles_of_burgundy-source-sale }
    [livestock] { castles_of_burgundy-source-livestock }
    [m7] { castles_of_burgundy-source-m7 }
    [watchtower] { castles_of_burgundy-source-watchtower }
    [posts] { castles_of_burgundy-source-posts }
    [post_bonus] { castles_of_burgundy-source-post_bonus }
    [regain] { castles_of_burgundy-source-regain }
    [unsold] { castles_of_burgundy-source-unsold }
    [silver] { castles_of_burgundy-source-silver }
    [workers] { castles_of_burgundy-source-workers }
    [m15] { castles_of_burgundy-source-m15 }
    [m16] { castles_of_burgundy-source-m16 }
    [m17] { castles_of_burgundy-source-m17 }
    [m18] { castles_of_burgundy-source-m18 }
    [m19] { castles_of_burgundy-source-m19 }
    [m20] { castles_of_burgundy-source-m20 }
    [m21] { castles_of_burgundy-source-m21 }
    [m22] { castles_of_burgundy-source-m22 }
    [m23] { castles_of_burgundy-source-m23 }
    [m24] { castles_of_burgundy-source-m24 }
    [m25] { castles_of_burgundy-source-m25 }
    [m26] { castles_of_burgundy-source-m26 }
    [m29] { castles_of_burgundy-source-m29 }
    [target] { castles_of_burgundy-source-target }
    [bought] { castles_of_burgundy-source-bought }
    [vines] { castles_of_burgundy-source-vines }
    [card] { castles_of_burgundy-source-card }
    [boarding_house] { castles_of_burgundy-source-boarding_house }
    [routes] { castles_of_burgundy-source-routes }
    [monasteries] { castles_of_burgundy-source-monasteries }
    [reserve] { castles_of_burgundy-source-reserve }
    [on_cards] { castles_of_burgundy-source-on_cards }
    [doubles] { castles_of_burgundy-source-doubles }
   *[shields] { castles_of_burgundy-source-shields }
}
castles_of_burgundy-source-area = Areas by size
castles_of_burgundy-source-phase = Areas by phase
castles_of_burgundy-source-bonus = Bonus tiles
castles_of_burgundy-source-sale = Goods sold
castles_of_burgundy-source-livestock = Livestock
castles_of_burgundy-source-m7 = Monastery 7
castles_of_burgundy-source-watchtower = Watchtowers
castles_of_burgundy-source-posts = Border posts
castles_of_burgundy-source-post_bonus = Border post tiles
castles_of_burgundy-source-regain = Castles bought back
castles_of_burgundy-source-unsold = Goods left
castles_of_burgundy-source-silver = Silver left
castles_of_burgundy-source-workers = Workers left
castles_of_burgundy-source-m15 = Monastery 15: types of sold goods
castles_of_burgundy-source-m16 = Monastery 16: warehouses
castles_of_burgundy-source-m17 = Monastery 17: watchtowers
castles_of_burgundy-source-m18 = Monastery 18: carpenters
castles_of_burgundy-source-m19 = Monastery 19: churches
castles_of_burgundy-source-m20 = Monastery 20: markets
castles_of_burgundy-source-m21 = Monastery 21: boarding houses
castles_of_burgundy-source-m22 = Monastery 22: banks
castles_of_burgundy-source-m23 = Monastery 23: town halls
castles_of_burgundy-source-m24 = Monastery 24: kinds of livestock
castles_of_burgundy-source-m25 = Monastery 25: sold goods
castles_of_burgundy-source-m26 = Monastery 26: bonus tiles
castles_of_burgundy-source-m29 = Monastery 29: white castles
castles_of_burgundy-source-shields = Shields
castles_of_burgundy-source-target = Target reached
castles_of_burgundy-source-bought = Bought points

## The table beside the board

castles_of_burgundy-table-round = Phase { $phase }, round { $round }{ $white ->
    [0] { "" }
   *[other] , white die { $white }
}
castles_of_burgundy-table-depot = Depot { $depot }: { $tiles }{ $goods ->
    [none] { "" }
   *[other] ; { $goods }
}{ $shields ->
    [none] { "" }
   *[other] ; { $shields }
}
castles_of_burgundy-table-black = Black depot: { $tiles }{ $inns ->
    [0] { "" }
    [one] ; { $inns } inn
   *[other] ; { $inns } inns
}
castles_of_burgundy-table-order = Turn order: { $seats }
castles_of_burgundy-table-seat = { castles_of_burgundy-points }, { castles_of_burgundy-silver }, { castles_of_burgundy-workers }, { $empty ->
    [one] { $empty } space empty
   *[other] { $empty } spaces empty
}
castles_of_burgundy-table-dice = dice: { $list }
castles_of_burgundy-table-storage = storage: { $list }
castles_of_burgundy-table-shared = shared storage: { $list }
castles_of_burgundy-table-placed = placed: { $list }
castles_of_burgundy-table-goods = goods: { $list }
castles_of_burgundy-table-sold = sold: { $list }
castles_of_burgundy-table-shields = shields: { $list }
castles_of_burgundy-table-route = trade route: { $list }
castles_of_burgundy-table-bonus = bonus tiles: { $list }

## What a hint weighs

castles_of_burgundy-part-points = points
castles_of_burgundy-part-areas = areas begun
castles_of_burgundy-part-colours = bonus tiles for colours
castles_of_burgundy-part-storage = stored tiles
castles_of_burgundy-part-holdings = silver, workers, goods and dice
castles_of_burgundy-part-animals = pastures
castles_of_burgundy-part-powers = monasteries and shields
castles_of_burgundy-part-mines = mines
castles_of_burgundy-part-effect = the effect of the tile
castles_of_burgundy-part-vines = vineyards
castles_of_burgundy-part-spaces = spaces and target
## Solo game

castles_of_burgundy-option-solo_duchy = Solo duchy
    .help = The duchy of the solo game: 33 for beginners, 34 for experts.
castles_of_burgundy-option-target = First target
    .help = How many points the solo game asks for first. The fewer, the easier.
castles_of_burgundy-ask-points = How many more points do you buy, for 1 silver coin each?
castles_of_burgundy-ask-order = What do you do first?
castles_of_burgundy-ask-reward = Colour completed ({ castles_of_burgundy-colour }): which tile of the black depot do you place, and where?
castles_of_burgundy-ask-trade = Do you trade 5 goods for a black tile?
castles_of_burgundy-ask-give = Which goods do you hand in? { $count } to go.
castles_of_burgundy-move-points = { $count ->
    [one] Buy { $count } point
   *[other] Buy { $count } points
}
    .short = { $count }
    .many = Buy points
castles_of_burgundy-move-trade = Trade 5 goods for { castles_of_burgundy-tile.a }, face down
    .short = { castles_of_burgundy-tile }
    .many = Trade 5 goods for
castles_of_burgundy-move-give = Hand in { castles_of_burgundy-good }
    .short = { castles_of_burgundy-good }
    .many = Hand in
castles_of_burgundy-event-removed_tile = The white die removes a tile from depot { $depot }: { castles_of_burgundy-tile }.
castles_of_burgundy-event-goods_gone = Goods left in the depots are lost: { castles_of_burgundy-loaded }.
castles_of_burgundy-event-target = The next target is { $target }.
castles_of_burgundy-event-traded = { $you ->
    [yes] You trade 5 goods for a tile of the black depot, which goes into storage face down: { castles_of_burgundy-tile }.
   *[no] { $player } trades 5 goods for a tile of the black depot, which goes into storage face down: { castles_of_burgundy-tile }.
}
castles_of_burgundy-event-gave = { $you ->
    [yes] You hand in { castles_of_burgundy-loaded }.
   *[no] { $player } hands in { castles_of_burgundy-loaded }.
}
castles_of_burgundy-event-points_bought = { $you ->
    [yes] { $count ->
        [one] You buy { $count } point.
       *[other] You buy { $count } points.
    }
   *[no] { $count ->
        [one] { $player } buys { $count } point.
       *[other] { $player } buys { $count } points.
    }
}
castles_of_burgundy-event-rewarded = Colour completed: { castles_of_burgundy-colour }. The reward is a tile to place at once.
castles_of_burgundy-event-won = All 37 spaces are filled: the game is won.
castles_of_burgundy-event-lost = The 25 rounds are over: the game is lost.
castles_of_burgundy-table-alone = Target { $target }; { $filled } of 37 spaces filled; { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
castles_of_burgundy-table-rivers = rivers: { $list }

## Vineyards

castles_of_burgundy-grape = { $grape ->
    [orange] orange
    [yellow] yellow
    [green] green
    [red] red
    [black] black
   *[blue] blue
}
castles_of_burgundy-double = { $double ->
    [orange_orange] orange–orange
    [orange_yellow] orange–yellow
    [orange_green] orange–green
    [orange_red] orange–red
    [orange_black] orange–black
    [orange_blue] orange–blue
    [yellow_yellow] yellow–yellow
    [yellow_green] yellow–green
    [yellow_red] yellow–red
    [yellow_black] yellow–black
    [yellow_blue] yellow–blue
    [green_green] green–green
    [green_red] green–red
    [green_black] green–black
    [green_blue] green–blue
    [red_red] red–red
    [red_black] red–black
    [red_blue] red–blue
    [black_black] black–black
    [black_blue] black–blue
   *[blue_blue] blue–blue
}
castles_of_burgundy-laid = { $laid ->
    [orange_orange] orange–orange
    [orange_yellow] orange–yellow
    [orange_green] orange–green
    [orange_red] orange–red
    [orange_black] orange–black
    [orange_blue] orange–blue
    [yellow_orange] yellow–orange
    [yellow_yellow] yellow–yellow
    [yellow_green] yellow–green
    [yellow_red] yellow–red
    [yellow_black] yellow–black
    [yellow_blue] yellow–blue
    [green_orange] green–orange
    [green_yellow] green–yellow
    [green_green] green–green
    [green_red] green–red
    [green_black] green–black
    [green_blue] green–blue
    [red_orange] red–orange
    [red_yellow] red–yellow
    [red_green] red–green
    [red_red] red–red
    [red_black] red–black
    [red_blue] red–blue
    [black_orange] black–orange
    [black_yellow] black–yellow
    [black_green] black–green
    [black_red] black–red
    [black_black] black–black
    [black_blue] black–blue
    [blue_orange] blue–orange
    [blue_yellow] blue–yellow
    [blue_green] blue–green
    [blue_red] blue–red
    [blue_black] blue–black
   *[blue_blue] blue–blue
}
castles_of_burgundy-bonus = { $effect ->
    [market] market
    [carpenter] carpenter
    [church] church
    [warehouse] warehouse
    [boarding_house] boarding house
    [bank] bank
    [town_hall] town hall
    [watchtower] watchtower
    [castle] castle
    [double] double tile
    [black] black depot or shop
    [target] target reached
    [colour] completed colour
    [area] completed area
   *[effect] effect of the tile
}
castles_of_burgundy-vine-place = { $place ->
    [shop1] shop place 1
    [shop2] shop place 2
    [shop3] shop place 3
    [depot1] vineyard depot place 1
    [depot2] vineyard depot place 2
    [depot3] vineyard depot place 3
    [depot4] vineyard depot place 4
    [depot5] vineyard depot place 5
   *[depot6] vineyard depot place 6
}
castles_of_burgundy-option-removed_grapes = Grapes out of the game
    .help = With the vineyards: one colour may be left out with three players, two with two.
    .value = { $value ->
        [orange] orange
        [yellow] yellow
        [green] green
        [red] red
        [black] black
        [blue] blue
       *[random] random
    }
castles_of_burgundy-ask-grape_tile = Which vine tile is dealt?
castles_of_burgundy-ask-double = Which double tile comes next?
castles_of_burgundy-ask-bonuses = Vineyard space { $space }: which bonus comes first?
castles_of_burgundy-ask-fetch_double = Bonus: which double tile of the vineyard depot do you take?
castles_of_burgundy-ask-fetch_black = Bonus: which tile of the black depot or the shop do you take?
castles_of_burgundy-ask-grape = Level { $level } is full: which vine tile do you take?
castles_of_burgundy-move-first = First: { castles_of_burgundy-bonus }
    .short = { castles_of_burgundy-bonus }
    .many = First
castles_of_burgundy-move-pick = Take the double tile { castles_of_burgundy-double } from place { $slot }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-double }{ castles_of_burgundy-tail-workers }
    .many = Take a double tile
castles_of_burgundy-move-plant = Plant the { castles_of_burgundy-laid } tile on space { $space }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-laid }: { $space }{ castles_of_burgundy-tail-workers }
    .many = Plant
castles_of_burgundy-move-plant_shared = Plant the { castles_of_burgundy-laid } tile from the shared storage on space { $space }{ castles_of_burgundy-tail-die }{ castles_of_burgundy-tail-workers }
    .short = { castles_of_burgundy-laid }, shared storage: { $space }{ castles_of_burgundy-tail-workers }
    .many = Plant from the shared storage
castles_of_burgundy-move-buy_double = Buy the double tile { castles_of_burgundy-double } from shop place { $slot }
    .short = { castles_of_burgundy-double }
    .many = Buy a double tile
castles_of_burgundy-move-fetch_double = Take the double tile { castles_of_burgundy-double } from place { $slot }
    .short = { castles_of_burgundy-double }
    .many = Take
castles_of_burgundy-move-fetch_black = Take { castles_of_burgundy-tile.a } from the black depot
    .short = { castles_of_burgundy-tile }
    .many = Take from the black depot
castles_of_burgundy-move-fetch_shop = Take the double tile { castles_of_burgundy-double } from shop place { $slot }
    .short = { castles_of_burgundy-double }
    .many = Take from the shop
castles_of_burgundy-move-grape = Take the vine tile: { castles_of_burgundy-grape }
    .short = { castles_of_burgundy-grape }
    .many = Take a vine tile
castles_of_burgundy-move-discard_double = Discard the double tile { castles_of_burgundy-double }
    .short = { castles_of_burgundy-double }
    .many = Discard a double tile
castles_of_burgundy-move-discard_double_shared = Discard the double tile { castles_of_burgundy-double } from the shared storage
    .short = { castles_of_burgundy-double }, shared storage
    .many = Discard a shared double tile
castles_of_burgundy-move-sow = Plant the { castles_of_burgundy-laid } tile from shop place { $slot } on space { $space }
    .short = { castles_of_burgundy-laid }: { $space }
    .many = Plant from the shop
castles_of_burgundy-move-double = Double tile: { castles_of_burgundy-double }
castles_of_burgundy-event-double_filled = New double tile ({ castles_of_burgundy-vine-place }): { castles_of_burgundy-double }.
castles_of_burgundy-event-first_grape = { $you ->
    [yes] You start with a vine tile: { castles_of_burgundy-grape }.
   *[no] { $player } starts with a vine tile: { castles_of_burgundy-grape }.
}
castles_of_burgundy-event-picked = { $you ->
    [yes] You take the double tile { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
   *[no] { $player } takes the double tile { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
}
castles_of_burgundy-event-bought_double = { $you ->
    [yes] You buy the double tile { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
   *[no] { $player } buys the double tile { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
}
castles_of_burgundy-event-planted = { $you ->
    [yes] You plant the double tile { castles_of_burgundy-laid } on space { $space }.
   *[no] { $player } plants the double tile { castles_of_burgundy-laid } on space { $space }.
}
castles_of_burgundy-event-discarded_double = { $you ->
    [yes] You discard the double tile { castles_of_burgundy-double }.
   *[no] { $player } discards the double tile { castles_of_burgundy-double }.
}
castles_of_burgundy-event-level = { $you ->
    [yes] Level { $level } of your vineyard is full.
   *[no] { $player } has filled level { $level } of the vineyard.
}
castles_of_burgundy-event-grape = { $you ->
    [yes] You take a vine tile: { castles_of_burgundy-grape }.
   *[no] { $player } takes a vine tile: { castles_of_burgundy-grape }.
}
castles_of_burgundy-event-took_black = { $you ->
    [yes] You take { castles_of_burgundy-tile.a } from the black depot.
   *[no] { $player } takes { castles_of_burgundy-tile.a } from the black depot.
}
castles_of_burgundy-table-vats = Vineyard depot: { $list }
castles_of_burgundy-table-stalls = Vineyard shop: { $list }
castles_of_burgundy-table-grapes = vine tiles: { $list }
castles_of_burgundy-table-level = vineyard, level { $level }: { $list }
castles_of_burgundy-table-double = double tile { castles_of_burgundy-double }
castles_of_burgundy-source-vines = Vines

## Games for one

castles_of_burgundy-automaton = Châteauma
castles_of_burgundy-quick-solo = Solo
    .help = The Castles of Burgundy on your own: fill your duchy within 25 rounds.
castles_of_burgundy-quick-chateauma = Against Châteauma
    .help = The Castles of Burgundy against the Châteauma, an opponent that plays by its cards.

## The Châteauma

castles_of_burgundy-card-place = { $place ->
    [left] left
   *[right] right
}
castles_of_burgundy-option-chateauma_level = Level of the Châteauma
    .help = Which of the three numbers of a territory card the Châteauma scores.
    .value = { $value ->
        [easy] easy
        [hard] hard
       *[medium] medium
    }
castles_of_burgundy-option-chateauma_modifiers = Modifiers of the Châteauma
    .help = What makes the Châteauma stronger; any of these can be combined. Its duchies are our own reconstruction.
    .value = { $value ->
        [covered] A: five spaces are covered
        [built] B: three spaces are built on
        [first] C: it begins
        [extra_turns] D: extra turns
       *[random] random
    }
castles_of_burgundy-option-white_castle_search = White castles of the Châteauma
    .help = Where a white castle looks for a tile: in the first depot with tiles, or around the whole board for a type that its reserve does not have.
    .value = { $value ->
        [board] the whole board
       *[depot] the first depot
    }
castles_of_burgundy-option-chateauma_shield = Shields of the Châteauma
    .help = Which shield it takes from a depot with several. The rulebook says the lowest value, here that of its points; the other reading is the lowest number.
    .value = { $value ->
        [number] the lowest number
       *[value] the fewest points
    }
castles_of_burgundy-option-chateauma_vine_tiles = Vine tiles with the Châteauma
    .help = By the rulebook one set of six vine tiles is used; the other reading is all 24.
    .value = { $value ->
        [all_sets] all sets
       *[one_set] one set of six
    }
castles_of_burgundy-ask-card = Which territory card comes to the { castles_of_burgundy-card-place }?
castles_of_burgundy-ask-built = Which building lies in the duchy of the Châteauma?
castles_of_burgundy-ask-die = What does the Châteauma roll?
castles_of_burgundy-move-card = Territory card { $card }
castles_of_burgundy-move-die = The die shows { $face }
castles_of_burgundy-event-first_card = { $player } begins with territory card { $card } on the { castles_of_burgundy-card-place }.
castles_of_burgundy-event-card = { $player } draws territory card { $card } and lays it on the { castles_of_burgundy-card-place }.
castles_of_burgundy-event-reshuffled = The discarded territory cards are the new deck.
castles_of_burgundy-event-built = { $player } begins with { castles_of_burgundy-tile.a } in its duchy.
castles_of_burgundy-event-card_chosen = The white die chooses the { castles_of_burgundy-card-place } card, number { $card }.
castles_of_burgundy-event-die = { $player } rolls { $face }: the search begins at depot { $face }.
castles_of_burgundy-event-found = { $player } finds { castles_of_burgundy-tile.a } in depot { $depot }.
castles_of_burgundy-event-from_reserve = { $player } finds nothing on the board and takes { castles_of_burgundy-tile.a } from its reserve.
castles_of_burgundy-event-joker_used = { $player } has no tile that fits and uses a joker.
castles_of_burgundy-event-joker_taken = { $player } places nothing; a tile of the black depot becomes a joker: { castles_of_burgundy-tile }.
castles_of_burgundy-event-silver_instead = { $player } finds no tile anywhere and gets 2 silver coins.
castles_of_burgundy-event-set_on = The tile lies on space { $space } of the { castles_of_burgundy-card-place } card.
castles_of_burgundy-event-another_tile = { $player } looks for another tile for the { castles_of_burgundy-card-place } card, beginning at the depot of the white die.
castles_of_burgundy-event-sale_instead = { $player } cannot place another tile and sells instead.
castles_of_burgundy-event-reserved = { $player } takes { castles_of_burgundy-tile.a } from depot { $depot } into its reserve.
castles_of_burgundy-event-nothing_found = { $player } finds nothing to take ({ castles_of_burgundy-building }).
castles_of_burgundy-event-hall_tile = The town hall moves { castles_of_burgundy-tile.a } from the reserve.
castles_of_burgundy-event-nothing_sold = { $player } has no goods to sell.
castles_of_burgundy-event-sale_sign = A sign of the card is covered: { $player } sells.
castles_of_burgundy-event-card_done = { $player } completes territory card { $card }.
castles_of_burgundy-event-moved = { $player } moves { castles_of_burgundy-tile.a } onto its spaces for { castles_of_burgundy-colour }.
castles_of_burgundy-event-bought_for_reserve = { $player } buys { castles_of_burgundy-tile.a } from the black depot for its reserve.
castles_of_burgundy-event-mines_paid = The phase is over: { $player }'s mines pay.
castles_of_burgundy-event-extra_turn = A sign of the duchy is covered: { $player } has an extra turn.
castles_of_burgundy-event-white_tile = The white castle brings { castles_of_burgundy-tile.a } from depot { $depot } into the reserve.
castles_of_burgundy-event-white_silver = There is no tile on the board: the white castle brings 1 silver coin.
castles_of_burgundy-event-post_card = { $count ->
    [one] { $player } has completed { $count } card with border posts.
   *[other] { $player } has completed { $count } cards with border posts.
}
castles_of_burgundy-event-shield_won = { $player } takes { castles_of_burgundy-shield } from depot { $depot }.
castles_of_burgundy-event-double_won = A sign of the card is covered: { $player } takes the double tile { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
castles_of_burgundy-event-no_double = A sign of the card is covered, but the vineyard depot is empty.
castles_of_burgundy-event-double_bought = { $player } buys the double tile { castles_of_burgundy-double } ({ castles_of_burgundy-vine-place }).
castles_of_burgundy-source-card = Territory cards
castles_of_burgundy-source-boarding_house = Boarding houses
castles_of_burgundy-source-routes = Sales without a route
castles_of_burgundy-source-monasteries = Monasteries of the Châteauma
castles_of_burgundy-source-reserve = Reserve
castles_of_burgundy-source-on_cards = Tiles on its cards
castles_of_burgundy-source-doubles = Double tiles
castles_of_burgundy-table-card = Card { $card } ({ castles_of_burgundy-card-place }): { $list }
castles_of_burgundy-table-hidden = face down
castles_of_burgundy-table-territory = Duchy: { $list }
castles_of_burgundy-table-reserve = Reserve: { $list }
castles_of_burgundy-table-pile = Double tiles: { $list }
castles_of_burgundy-table-prizes = Shields: { $shields }; cards with border posts: { $posts }
