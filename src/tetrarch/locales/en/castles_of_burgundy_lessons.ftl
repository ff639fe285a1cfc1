## The first game

castles_of_burgundy_lessons-first_game = Your first game
    .help = Roll dice, take tiles, fill your duchy and count your points.
castles_of_burgundy_lessons-first_game-take = A small duchy in Burgundy is yours, still empty but for a castle. Fill it with tiles: what you complete brings points, and the most points win. Your two dice are your two actions. A 6 takes a tile from depot 6: take the watchtower.
    .good = It lies in your storage now, which has room for three tiles.
    .other = A die can do that, too, and you will do it soon. First take the marked watchtower with your 6.
castles_of_burgundy_lessons-first_game-place = Now your 3: it places a tile from storage on a space with a 3. The space must have the tile's colour and touch a tile that is already placed. Two spaces fit. Building spaces that touch form a town, and one of the two stands alone: a town of a single space. Place the watchtower there.
    .good = Full! A completed area scores at once: 1 point for its single space and 10 because this is phase A. The watchtower itself pays 4 more.
    .larger = It fits there as well, but that town has five spaces and scores only when all are full. The marked one needs a single tile.
    .other = Allowed, but the watchtower is what your 3 is good for: place it on the marked space.
castles_of_burgundy_lessons-first_game-end_first = Both dice are used. End your turn: everybody rolls again, and then your opponent plays.
castles_of_burgundy_lessons-first_game-take_ship = Your opponent placed a bank and took a mine. Your dice show 2 and 4. Now you want goods, and goods come by ship: take a ship with your 4.
    .other = Allowed. But look: the 4 takes the marked ship, and the 2 will place it at once.
castles_of_burgundy_lessons-first_game-place_ship = And with the 2 it goes onto your river, right beside the castle. Place it.
    .other = Allowed, but then the ship has to wait. Place it on the marked space.
castles_of_burgundy_lessons-first_game-goods = A ship fetches all goods of one depot, and any depot will do. Depot 2 has brown goods, a type that you have already. Depot 6 has turquoise ones, a new type for you; three types are all that one can keep. Which do you fetch?
    .pile = A bigger pile: goods of one type are sold all together.
    .new = A third type: the more types you have, the more dice can sell.
    .empty = Then the ship would come home empty. Choose one of the two marked depots.
castles_of_burgundy_lessons-first_game-end_second = Besides, the ship moved you one space ahead on the turn order track: from the next round on you play before your opponent. End your turn.
castles_of_burgundy_lessons-first_game-sell = You are first now. In every round a white die lays one more goods tile into a depot; that is how goods get there. And this is how they leave you: brown goods have the number 5, so your 5 sells all that you have. Sell them.
    .good = 2 points for every tile, and 1 silver coin for the whole sale.
    .other = Allowed. But your 5 fits your brown goods, and no other pile of yours is as big: sell them.
castles_of_burgundy_lessons-first_game-worker = Your other die is a 1, but the castle lies in depot 2. Here workers help: each one changes a die by 1, up or down. Take the castle. It costs you a worker.
    .good = Well spent. In your next turn you will see what a castle is worth.
    .other = Allowed, but a castle is worth a worker: take it with your 1.
castles_of_burgundy_lessons-first_game-buy = And your silver? Once a turn 2 coins buy a tile from the black depot, and no die is needed. Which tile would you like?
    .cows = Four cows: a point for each as soon as you place them.
    .mine = A mine: once placed, it pays silver at the end of every phase.
    .ship = Another ship: more goods, and another step ahead.
    .house = A boarding house: four workers will move in with it.
    .other = You may save your silver for later. But try a purchase for once: choose one of the four tiles.
castles_of_burgundy_lessons-first_game-end_third = Two dice and a purchase: a full turn. End it.
castles_of_burgundy_lessons-first_game-castle = You are first again, with 2 and 6. Place the castle with your 6: the marked space touches your watchtower.
    .other = Allowed, but place the castle first. It has a surprise for you.
castles_of_burgundy_lessons-first_game-castle_action = A castle gives you one more action at once, and you may name the number yourself! The rest of this turn is yours: place the tile that you bought or take one that you like, use your other die, a 2, and then end the turn.
castles_of_burgundy_lessons-first_game-so_far = Your points so far: { $points }. You know three things that a die can do: take a tile, place a tile, sell goods. The fourth: a die of any number brings 2 workers. Let us go on to the end of the phase.
castles_of_burgundy_lessons-first_game-cows = The last round of phase A, and your pasture has 3 cows. Livestock scores 1 point for every animal; and whatever stands in the same pasture with the same kind of animal scores again. Place the 4 cows with your 1.
    .good = 4 points for the new cows and 3 for the old ones.
    .other = Allowed. But the cows can do with your 1, and your 4 is needed in a moment: place them on the marked space.
castles_of_burgundy_lessons-first_game-mine = You hold a mine, and the only mine space beside your tiles has a 4. Place it.
    .other = Allowed, but the phase is about to end, and a placed mine pays then. Place it.
castles_of_burgundy_lessons-first_game-end_phase = This was round five of five. End your turn; when your opponent is done, the phase ends, and every mine pays a silver coin.
castles_of_burgundy_lessons-first_game-new_phase = Your mine has paid. What was left in the depots is gone, and new tiles lie there. A completed area now brings { $points } on top of the points for its size, no longer 10, and less in each phase to come: finish small areas early. This turn is all yours. Use both dice, then end it.
castles_of_burgundy_lessons-first_game-last_turn = Many rounds later, in the very last one. Points: you { $points }, your opponent { $others }. Your last mine space is open. Whoever is first to fill all spaces of a colour gets its large bonus tile. Place the mine with your 3.
    .good = 6 points for an area of three spaces, 2 for phase E, 5 for the large bonus tile.
    .other = Allowed, but nothing scores more now than the mine on the marked space: it completes the area and the colour.
castles_of_burgundy_lessons-first_game-last_die = A 6 is left, and the choice is yours: place the watchtower for 4 points, or sell your two orange goods for 2 points each and a coin. Then end your turn, and with it the game.
    .tower = 4 points, and they are yours at once.
    .sale = 4 points and a coin, which is 1 more point in a moment.
castles_of_burgundy_lessons-first_game-counted = At the end mines paid once more; then every coin, every unsold goods tile and every two workers brought 1 point, and your monastery 4 points for each church. You have { $points }, your opponent { $others }. You know the game now. The chapters show what each kind of tile can do.

## Dice and tiles

castles_of_burgundy_lessons-dice_and_tiles = Dice and tiles
    .help = Turn your dice with workers, buy from the black depot, and mind your storage.
castles_of_burgundy_lessons-dice_and_tiles-around = Your storage is full: three tiles. One of them is a mine, and the mine space below your first mine has a 1. Your dice show 3 and 6. No trouble: on a die 6 and 1 are neighbours, so one worker turns the 6 into a 1. Place the mine.
    .good = A worker well spent. It goes back to the supply.
    .other = Allowed, but try the step from 6 to 1: place the mine on the marked space.
castles_of_burgundy_lessons-dice_and_tiles-purchase = Now a place in your storage is free, and you have 2 silver coins: just right for a purchase. A bought tile always needs a free place; for a purchase nothing may be discarded. You may buy at any moment of your turn, also between two dice. Choose a tile.
    .goats = Four goats, the largest herd there is.
    .bank = A bank: it gives 2 silver coins when you place it. So it pays for itself.
    .monastery = A monastery that doubles the workers you take with a die: 4 instead of 2.
    .ship = A ship: goods for later.
    .other = Allowed, but first the purchase: choose one of the four marked tiles.
castles_of_burgundy_lessons-dice_and_tiles-two_workers = Your 3 finds no space for any of your tiles, and your storage is full again. Then take workers: any number brings 2.
    .good = Workers can be kept. They turn tomorrow's dice.
    .other = Allowed. But workers are what you need in the next turn: take them with your 3.
castles_of_burgundy_lessons-dice_and_tiles-end_turn = End your turn. In the next round you roll anew.
castles_of_burgundy_lessons-dice_and_tiles-far = You rolled 2 and 3. In depot 5 lies monastery 4: with it every sale brings you a worker, too. From 3 to 5 are two steps, so two workers. Take the monastery, although your storage is full.
    .other = Allowed. But let us see what two workers can do: take the monastery from depot 5 with your 3.
castles_of_burgundy_lessons-dice_and_tiles-full = When a die takes a tile and your storage is full, one stored tile has to go; it leaves the game. Which can you do without?
    .good = Gone for good. A full storage is a sign to place tiles.
    .other = One of the stored tiles must go. Choose it.
castles_of_burgundy_lessons-dice_and_tiles-last_die = The 2 is yours to use. It would fit the monastery space that is marked. Use it as you like, then end your turn.
castles_of_burgundy_lessons-dice_and_tiles-depots = That was the last round of the phase. All depots were cleared and filled again, the black one, too; goods stay where they are. Within a phase nothing is refilled: a tile that you want may be gone when your turn comes.

## Buildings

castles_of_burgundy_lessons-buildings = Buildings
    .help = Eight kinds of building, and what each does when you place it.
castles_of_burgundy_lessons-buildings-carpenter = Every building has one effect, at the moment when it is placed. You hold a carpenter and a town hall. The carpenter fetches another building. Place the carpenter with your 5 on the marked space.
    .other = Allowed, but then the two would not work hand in hand. First the carpenter, with your 5, on the marked space.
castles_of_burgundy_lessons-buildings-fetch = The carpenter takes a building from any of the six depots; no die is needed. A bank would bring 2 silver coins when placed, a watchtower 4 points. Which do you fetch?
    .bank = The bank is in your storage.
    .tower = The watchtower is in your storage.
    .other = You may do without, but it is a gift. Choose one of the two.
castles_of_burgundy_lessons-buildings-town_hall = And now the town hall: place it with your 3 on the marked space.
    .other = Allowed, but the town hall can do more: place it on the marked space.
castles_of_burgundy_lessons-buildings-second_tile = The town hall places another tile from storage at once, whatever the numbers say: the one that you just fetched. One rule remains: a town, a group of building spaces that touch, takes each kind only once, and the town of your town hall has a bank already. Choose a space, perhaps a marked one.
    .bank = 2 silver coins. So a carpenter and a town hall made four moves of your two dice.
    .tower = 4 points. So a carpenter and a town hall made four moves of your two dice.
    .other = Then the gift would be lost. Place the tile: any space on offer will do.
castles_of_burgundy_lessons-buildings-market = Another example. A market fetches a ship or livestock, as the carpenter fetches buildings. Place it with your 2 on the marked space.
    .other = Allowed, but the market has its place on the marked space: it begins your town in the upper right.
castles_of_burgundy_lessons-buildings-market_tile = A ship, or livestock? Take one from any depot.
    .ship = A ship, without waiting for a 1.
    .herd = A herd for your pasture.
    .other = You may do without, but it is a gift. Choose one of the marked tiles.
castles_of_burgundy_lessons-buildings-church = A church fetches a mine, a monastery or a castle. Two spaces with a 5 are open to it: choose one.
    .other = Allowed, but your 5 has two good spaces for the church. Choose one of them.
castles_of_burgundy_lessons-buildings-church_tile = Which will you have?
    .castle = A castle: one more action with a number of your choice when you place it.
    .mine = A mine: silver at the end of every phase.
    .monastery = Monastery 1: with it a town may hold several buildings of a kind.
    .other = You may do without, but it is a gift. Choose one of the marked tiles.
castles_of_burgundy_lessons-buildings-warehouse = And a third example. A warehouse sells goods without a die of their number. Place it with your 5.
    .other = Allowed, but place the warehouse first, with your 5: there is something to sell.
castles_of_burgundy_lessons-buildings-sale = All goods of one type, whichever you like: 2 points for every tile and 1 silver coin. Which do you sell?
    .good = The largest pile: that pays most.
    .small = Sold. The orange pile would have paid a little more.
    .other = You may do without, but a sale without a die is a gift. Choose a type.
castles_of_burgundy_lessons-buildings-workers_or_silver = Only two kinds are left. A bank brings 2 silver coins, a boarding house 4 workers. Place one of them with your 6.
    .bank = 2 coins: enough for a tile of the black depot.
    .house = 4 workers: no die will be wrong for a while.
    .other = Allowed, but a building of the two is worth your 6. Choose which, and where.
castles_of_burgundy_lessons-buildings-one_of_a_kind = Now you know all eight: carpenter, market and church fetch tiles; the town hall places one; the warehouse sells; bank, boarding house and watchtower give silver, workers and points. Each once in a town. Think of what a full town needs before you take a second building of a kind.

## Ships and goods

castles_of_burgundy_lessons-ships_and_goods = Ships and goods
    .help = Load ships, sell at the right moment, and play first.
castles_of_burgundy_lessons-ships_and_goods-sell_first = You keep goods of three types, and nobody may keep more. In a moment a ship brings new ones, so make room: sell your red goods, number 4, with your 4.
    .good = 2 points for each of the two tiles and 1 silver coin. Now a type may come.
    .other = Allowed, but without room for a new type your ship could bring home less. Sell the red goods first.
castles_of_burgundy_lessons-ships_and_goods-place_ship = Now the ship, with your 1 on the marked space of the river.
    .other = Allowed, but the marked space takes your 1 as it is, and the ship has goods to fetch.
castles_of_burgundy_lessons-ships_and_goods-load = The ship clears one depot of your choice. Depot 3 has two pink goods. Depot 1 has an orange tile, a type that you keep, and two new types, of which only one finds room. Which depot do you choose?
    .more = Orange comes along, and one of the new types. The other stays in the depot for another ship.
    .pair = Two of a kind in one go.
    .empty = Then the ship would come home empty. Choose one of the marked depots.
castles_of_burgundy_lessons-ships_and_goods-on_top = And your marker moved a space ahead on the turn order track. Your opponent's was there already, but who comes later lies on top, and the upper one plays first. It counts from the next round on. End your turn.
castles_of_burgundy_lessons-ships_and_goods-sell_orange = Being first, you rolled the white die as well. It showed a 4, so the goods tile of this round lies in depot 4. Now sell your orange goods with your 6.
    .good = All of them, with one die. A big pile makes the most of it, but the right number has to come.
    .other = Allowed, but your 6 is the number of your orange goods. Sell them.
castles_of_burgundy_lessons-ships_and_goods-silver = Two sales have filled your purse: silver { $silver }. That buys a tile of the black depot if you like, this turn or later. A die is left, too. Use what you like, then end your turn.
castles_of_burgundy_lessons-ships_and_goods-river = Sold goods score when you sell: 2 points a tile with two players, 3 with three, 4 with four. Unsold ones are worth 1 point at the end. And a ship is a tile of its river, too: full rivers score like all areas.

## Livestock

castles_of_burgundy_lessons-livestock = Livestock
    .help = Herds that score again and again.
castles_of_burgundy_lessons-livestock-company = Your pasture has 3 cows and 2 pigs. New livestock scores 1 point for each animal, and all animals of its kind in this pasture score again; they need not stand side by side. You hold 4 pigs, 2 cows and 3 sheep. Place the herd that scores most, on either space.
    .good = 4 new pigs and 2 old ones: 6 points.
    .cows = 2 new cows and 3 old ones are 5 points. That is good, but another herd brings 6.
    .sheep = 3 sheep find no sheep here: 3 points. Another herd brings twice as much.
    .other = Allowed, but let your animals graze: place the herd that scores most.
castles_of_burgundy_lessons-livestock-second = Which herd comes next? Cows bring more now. Sheep are a kind of their own, to which more sheep may come.
    .cows = 2 and 3: 5 points.
    .sheep = 3 points now, and each sheep will score again with the next.
    .other = Allowed, but your other die has a space for a herd, too: cows or sheep?
castles_of_burgundy_lessons-livestock-full_pasture = Another duchy, some rounds later. One space of your large pasture is empty, and it has a 6. Both of your herds find company there. Choose: the one that you keep goes to another pasture in a moment, where nobody waits for it.
    .pigs = 3, 4 and 2 pigs: 9 points. The full pasture of five spaces brings 15 more, and phase C 6.
    .cows = 4, 3 and 2 cows: 9 points. The full pasture of five spaces brings 15 more, and phase C 6.
    .other = Allowed, but the last space of the large pasture is worth most by far. Fill it with your 6.
castles_of_burgundy_lessons-livestock-other_pasture = This lone green space is a pasture of its own. What grazes over there does not score with it. Place your last herd.
    .good = A point for each new animal, 1 for the small area and 6 for phase C. And with all green spaces full, the large bonus tile: 5 points.
    .other = Allowed, but here a whole area and a whole colour are waiting. Place the herd.
castles_of_burgundy_lessons-livestock-counted = That is how livestock works: many animals of one kind, in one large pasture, placed one after the other. Early animals score most often.

## Monasteries

castles_of_burgundy_lessons-monasteries = Monasteries
    .help = Each monastery has a power of its own, for every turn or for the end.
castles_of_burgundy_lessons-monasteries-settle = There are 26 monasteries, and no two are alike. Stored they do nothing; placed they work for you to the end. Yours is number 9: when you place a building, its die may be changed by 1 without a worker. Place the monastery with your 1.
    .good = From now on every building of yours has it easier.
    .other = Allowed, but the monastery comes first: it works at once, for your other die.
castles_of_burgundy_lessons-monasteries-free_change = Try it: you have a 4, a bank and no worker. No building space beside your tiles has a 4. The marked ones have 3 and 5, and now both will do. Place the bank on one of them.
    .good = From 4 to the number you need, without a worker. And 2 coins from the bank.
    .other = Allowed. But see the monastery at work: place the bank with your 4.
castles_of_burgundy_lessons-monasteries-which = The last round of phase B. You have two mines and two monasteries. Number 2: at the end of a phase each mine brings a worker besides its coin. Number 13: when you take workers with a die, a coin comes along. Which do you place first, and where?
    .mines = Just in time for the end of the phase.
    .silver = From now on workers come with silver.
    .other = Allowed, but a placed monastery works for all rounds to come. Choose one of the two.
castles_of_burgundy_lessons-monasteries-both_work = With your other die place the second monastery, or take workers.
    .both = Both are at work now.
    .workers = 2 workers. If number 13 lies in your duchy, a coin came along.
    .other = Allowed, but use your die: for the second monastery or for workers.
castles_of_burgundy_lessons-monasteries-end_phase = End your turn, and with it the phase.
castles_of_burgundy_lessons-monasteries-paid = Your silver now: { $silver }. Your workers: { $workers }. Each mine paid its coin, and if number 2 is placed, each sent a worker, too. Such monasteries are best early.
castles_of_burgundy_lessons-monasteries-at_the_end = Numbers 15 to 26 pay once, at the end of the game. Three lie in the black depot, and your 2 coins buy one. Number 24: 4 points for each kind of livestock you have. Number 25: 1 point for each sold goods tile. Number 15: 2 points for each type among them. Look at your duchy and choose.
    .kinds = Cows, sheep and goats are three kinds: 12 points. The best choice.
    .tiles = You have sold 5 tiles: 5 points. If you go on selling it will be more.
    .types = You have sold 2 types: 4 points. If you go on selling it may be 12.
    .other = Allowed, but one of the three monasteries would be worth your silver. Choose.
castles_of_burgundy_lessons-monasteries-place_it = Place it with your 5 on the marked space; stored it would not count.
    .other = Allowed, but keep the 2, it will be of use in a moment. Your 5 fits the marked space.
castles_of_burgundy_lessons-monasteries-banks = In depot 2 lies number 22: 4 points for each bank in your duchy. Each kind of building has such a monastery. You have two banks: take it.
    .other = Allowed, but 8 points lie in depot 2. Take the monastery.
castles_of_burgundy_lessons-monasteries-two_sorts = There is one round left to place it. So you see two sorts: numbers 1 to 14 help in every turn, so take them early; numbers 15 to 26 count what you have at the end. Read them when a phase begins, and build what they pay for.

## The end of the game

castles_of_burgundy_lessons-end_scoring = The end of the game
    .help = Areas, colours, and what the last coin is worth.
castles_of_burgundy_lessons-end_scoring-pasture = The last turn of the game. Areas score by size: 1 space brings 1 point, 2 bring 3, 3 bring 6, 4 bring 10, 5 bring 15, and so it grows. For the phase there are only 2 left. Your pasture of five spaces lacks one: fill it with your 5.
    .good = 15 for the area, 2 for phase E, and 9 for your pigs.
    .other = Allowed, but nothing brings as much as the last space of your pasture.
castles_of_burgundy_lessons-end_scoring-colour = Your last mine completes an area of three and a whole colour. Your opponent was first there and has the large bonus tile; the second takes the small one. Place the mine.
    .good = 6 for the area, 2 for phase E, 2 for the small bonus tile. And the mine still pays.
    .other = Allowed, but the mine brings 10 points and a coin. Nothing else brings more now.
castles_of_burgundy_lessons-end_scoring-leftovers = Both dice are used, and still more is to come. Points for unsold goods, 1 each: { $goods }. Monastery 25 for sold goods tiles: { $sold }. Monastery 22 for banks: { $banks }. The boarding house in your storage counts for nothing: only placed tiles score.
castles_of_burgundy_lessons-end_scoring-end_game = Every coin will be 1 point, and every two workers 1 point; a single worker is too few. Before that your three mines pay a last time. End your turn.
castles_of_burgundy_lessons-end_scoring-counted = Points: you { $points }, your opponent { $others }. If two have the same, the one with fewer empty spaces wins. So plan for the end: sell and place what you can, and let nothing lie in storage.

## Castle rules

castles_of_burgundy_lessons-castle_links = Castle rules
    .help = Two more rules for duchies 11 to 18: links with a castle, and castles bought back.
castles_of_burgundy_lessons-castle_links-link = With duchies 11 to 18 a stricter rule may be agreed: a new tile must lie beside a castle, or be linked with one by tiles of its own colour. Your first mine lies beside the castle, so a second mine may follow it. Place it with your 1.
    .good = Mine after mine back to the castle: that is a link.
    .ship = That space touches your mine, but no castle, and a mine does not link a ship. First the other mine.
    .other = Allowed, but begin with the mine: the marked space is linked with your castle.
castles_of_burgundy_lessons-castle_links-castle = The ship has no place yet: its space touches your mine, but no castle. Castles themselves need no link, it is enough that they touch a tile. Place yours with your 4.
    .good = Around a new castle every space is open, of whatever colour. And it gives you an action.
    .other = Allowed, but the castle opens the way for your ship: place it on the marked space.
castles_of_burgundy_lessons-castle_links-ship = Now the space for the ship lies beside a castle. Place it with the castle's action.
    .good = There it lies, and from it more ships may follow along the river.
    .other = Allowed, but see how the castle helps: place the ship on the marked space.
castles_of_burgundy_lessons-castle_links-goods = As always the ship clears a depot. Which goods do you fetch?
    .other = Then the ship would come home empty. Choose one of the marked depots.
castles_of_burgundy_lessons-castle_links-regain = Castles matter so much here that the ones cleared away can be bought back. When a phase began, a castle that nobody had taken left the board. You rolled two 2s, which help you little: give both dice and 5 points for that castle.
    .good = The castle lies in your storage. When you place it, it gives you an action, as always.
    .other = Allowed, but your dice can do little more. Buy the castle back.
castles_of_burgundy_lessons-castle_links-finish = Both dice have to be unused, and your storage needs a free place. Think of the castles first in such a duchy: each opens a new quarter of it, and long areas of one colour carry the link further.

## Extra tiles

castles_of_burgundy_lessons-extra_tiles = Extra tiles
    .help = Geese that join any herd, a crane that can be any building, and two monasteries.
castles_of_burgundy_lessons-extra_tiles-geese = Four new tiles have come into the game, and you hold two of them. Geese get on with everybody: besides their own 2 points they score all animals of one other kind in their pasture. Yours has 3 cows and 2 cows. Place the geese with your 5.
    .good = 2 points for the geese and 5 for the cows.
    .other = Allowed, but see first what geese can do: place them with your 5 on the marked space.
castles_of_burgundy_lessons-extra_tiles-geese_again = And it works the other way round: whenever other livestock comes to the pasture of the geese, they score once more. Place the pigs with your 6.
    .good = 4 points for the pigs and 2 for the geese.
    .other = Allowed, but the pigs are worth more than anything else your 6 can do: place them on the marked space.
castles_of_burgundy_lessons-extra_tiles-end_turn = Both dice are used. Keep your silver for the next round, and end your turn.
    .other = You could buy now as well, but your silver is needed in a moment. End your turn.
castles_of_burgundy_lessons-extra_tiles-settle = You rolled 1 and 4. Your monastery has the number 28: with it silver buys workers. Place it with your 1.
    .other = Allowed, but the monastery comes first: you will need it at once.
castles_of_burgundy_lessons-extra_tiles-hire = Now 1 silver coin brings you 2 workers, at any time in your turn and as often as you like. Buy workers once.
    .good = 2 workers for 1 coin.
    .other = Allowed, but first buy workers: your other die will need one.
castles_of_burgundy_lessons-extra_tiles-buy = The black depot has the crane. Buy it with your 2 coins that are left.
    .other = Allowed, but your 2 coins are just enough for the crane: buy it.
castles_of_burgundy_lessons-extra_tiles-crane = The crane goes on a building space like any building. The marked ones have 3 and 5, and your die is a 4: a worker helps. Place the crane.
    .other = Allowed, but see the crane at work: place it, with your 4 and a worker.
castles_of_burgundy_lessons-extra_tiles-effect = The crane has the effect of any building you like: as a watchtower it brings 4 points, as a bank 2 silver coins, as a boarding house 4 workers, as a church or a market a tile. Choose, then end your turn.
    .tower = 4 points. A watchtower may still come to this town: the crane is a kind of its own.
    .bank = 2 silver coins. A bank may still come to this town: the crane is a kind of its own.
    .house = 4 workers. A boarding house may still come to this town: the crane is a kind of its own.
    .sale = Choose the goods to sell. A warehouse may still come to this town: the crane is a kind of its own.
    .hall = A town hall needs a tile in storage, and yours is empty. Another time it may be the best choice.
    .fetch = Choose a tile. The real building may still come to this town: the crane is a kind of its own.
castles_of_burgundy_lessons-extra_tiles-at_the_end = At the end the crane counts once more, as one building of any kind for one of the monasteries that pay for buildings: 4 points. The fourth new tile is monastery 27: your marker always lies on top of its stack on the turn order track, whoever comes later.

## Border posts

castles_of_burgundy_lessons-border_posts = Border posts
    .help = Join the three posts at the edge of your duchy.
castles_of_burgundy_lessons-border_posts-join = Three border posts stand at the edge of your duchy, each beside two spaces. When tiles of any colours lead from one post to another, you score. Yours have reached the post in the upper right; one is missing in the upper left. Place the bank there.
    .good = Joined! A pair of posts pays as much as a completed area does for its phase: 8 points in phase B. And 2 coins from the bank.
    .other = Allowed, but the marked space is the last one between two posts: place the bank there.
castles_of_burgundy_lessons-border_posts-castle = The third post, at the bottom, is not far. Place the castle with your other 2: its space lies on the way, and it gives you one more action.
    .good = 1 point for the small area, 8 for phase B, and a road down to the edge.
    .other = Allowed, but the castle leads to the third post, even in this turn. Place it.
castles_of_burgundy_lessons-border_posts-third = Your action has a number of your choice. Two spaces touch the post at the bottom. Place the monastery on one of them.
    .good = The third post is joined to both others: two pairs at once, 16 points. And you are the first who has joined all three: the large border post tile brings 5 more.
    .other = Allowed, but one tile joins all three posts now: place the monastery on a marked space.
castles_of_burgundy_lessons-border_posts-race = Whoever is second to join all three takes the small tile: 2 points with two players. Like areas, posts pay most in the early phases: 10 points a pair in phase A, only 2 in phase E. So look for short ways across your duchy when you choose where to place a tile.

## White castles

castles_of_burgundy_lessons-white_castles = White castles
    .help = Buildings that give an action with the white die.
castles_of_burgundy_lessons-white_castles-place = You hold a white castle. In spite of its name it is a building: it goes on a building space. Place it with your 3 on the marked space.
    .other = Allowed, but begin with the white castle on the marked space: it makes three dice of your two.
castles_of_burgundy_lessons-white_castles-action = It gives you one more action, with the number that the white die shows in this round: a 4. You have a mine for a space with a 4, and two red goods with the number 4. Which will it be?
    .mine = The mine is placed, and your other die is still there.
    .sale = 4 points and a silver coin, and your other die is still there.
    .other = The white die allows that, too. But place the mine or sell the red goods: both are worth more now.
castles_of_burgundy_lessons-white_castles-carpenter = White castles lie in the depots among the buildings, so a carpenter can fetch one. Place the carpenter with your 5 on the marked space.
    .other = Allowed, but place the carpenter: another white castle waits in depot 3.
castles_of_burgundy_lessons-white_castles-fetch = Fetch the white castle from depot 3.
    .other = Allowed, but fetch the white castle: you will place it in the next round.
castles_of_burgundy_lessons-white_castles-end_turn = End your turn. With a new round comes a new number of the white die.
    .other = Both dice are used. End your turn.
castles_of_burgundy_lessons-white_castles-monastery = You rolled two 2s. In depot 2 lies monastery 29: at the end it pays 4 points for each white castle in your duchy. Take it.
    .other = Allowed, but first take monastery 29: you will soon have two white castles.
castles_of_burgundy_lessons-white_castles-second = Now the second white castle, with your other 2. A town holds only one white castle, as of every building; but in the upper right there is another town. Place it there.
    .elsewhere = Allowed, but the marked space begins a town on the upper right and leaves you a good action. Place the white castle there.
    .other = Allowed, but a white castle gives you another action: place it on the marked space.
castles_of_burgundy_lessons-white_castles-worker = The white die shows a 6. Workers can change the number for your action; the die itself stays as it is. From 6 to 1 it takes one worker. Place the monastery on the marked space, which has a 1.
    .other = Allowed, but try the worker: place the monastery on the marked space.
castles_of_burgundy_lessons-white_castles-counted = Points that monastery 29 would pay for your white castles now: { $points }. Watch the white die before you choose your tiles: all see it before the first turn of a round, and with a white castle it is a third die of yours.

## Inns

castles_of_burgundy_lessons-inns = Inns
    .help = A tile that fits any space and makes its area larger.
castles_of_burgundy_lessons-inns-buy = Two inns lie beside the black depot. You buy one as you buy black tiles: 2 silver coins, once a turn. Your pasture of five spaces lacks one, and your storage has no animals for it. Buy an inn.
    .other = Allowed, but no livestock is at hand for your pasture: buy an inn.
castles_of_burgundy_lessons-inns-fill = An inn goes on a space of any colour. The number of the die has to fit, and the space must touch your tiles, as always. Place it with your 5 on the last space of the pasture.
    .other = Allowed, but the inn completes your pasture: place it with your 5 on the marked space.
castles_of_burgundy_lessons-inns-rest = With an inn a completed area counts one space more: five spaces scored as six, 21 points instead of 15, and 8 for phase B. Your 1 is left. Use it as you like, then end your turn.
castles_of_burgundy_lessons-inns-again = One more inn is for sale. Inns are not cleared away; each phase brings another one on top, five in the whole game. Buy the second one, too.
    .other = Allowed, but two coins are all it takes to see a second inn at work: buy it first.
castles_of_burgundy_lessons-inns-where = Where does it help most? An area may hold one inn only. The larger the area, the more one space is worth: a town of five would score 21 instead of 15, your three castle spaces 10 instead of 6. Place the inn.
    .town = A good place: once this town is full, the inn is worth 6 points more.
    .castles = Once your three castle spaces are full, the inn is worth 4 points more. But the castle that does not come here would have brought an action.
    .elsewhere = Its area will count one space more as soon as it is full.
    .other = Allowed, but place the inn: any space on offer will do.
castles_of_burgundy_lessons-inns-stack = An inn is nothing but an inn: no animals, no silver, no action, and no building fetches it. But it helps where the right tile does not come, and it counts when you fill a colour.

## Trade routes

castles_of_burgundy_lessons-trade_routes = Trade routes
    .help = Sell goods in the right order and gain a bonus for each that fits.
castles_of_burgundy_lessons-trade_routes-first_sale = You have a trade route. Every goods tile that you sell goes on its next free space, from left to right. If the colours agree, you gain the bonus of the space at once. The first space is orange and shows a watchtower. Sell your orange goods with your 6.
    .good = 2 points and a coin for the sale, and 4 points for the watchtower on your route.
    .pink = Allowed, but then a pink tile would lie on the orange space, and the watchtower would be lost. First the orange goods.
    .other = Allowed, but your goods fit your route now: sell the orange ones first.
castles_of_burgundy_lessons-trade_routes-second_sale = The next space is pink and shows a bank. You have two pink tiles. Sell them with your 3.
    .good = The sale as usual, and 2 silver coins of the bank. The second pink tile went on a red space: no bonus.
    .other = Allowed, but your pink goods fit the next space: sell them.
castles_of_burgundy_lessons-trade_routes-order = All tiles of a sale are laid, one by one, whether they fit or not. So think of the order: which type comes next on your route, and how many tiles do you sell?
castles_of_burgundy_lessons-trade_routes-warehouse = Two rounds later. The next spaces are brown, purple and pink. The brown one shows a warehouse, which sells goods without a die. Sell your brown goods with your 5.
    .good = Brown on brown: the warehouse opens.
    .other = Allowed, but brown is the next colour of your route: sell your brown goods.
castles_of_burgundy_lessons-trade_routes-purple = Which goods does the warehouse sell? Purple comes next on your route. Sell your two purple tiles.
    .good = 4 points and a coin, and the first purple tile has found its space.
    .other = Allowed, but purple is the next colour of your route: sell the purple goods.
castles_of_burgundy_lessons-trade_routes-church = The purple space shows a church. It fetches a mine, a monastery or a castle, as the building does. Which will you have?
    .castle = A castle. So one die has sold two piles and fetched a tile.
    .mine = A mine. So one die has sold two piles and fetched a tile.
    .monastery = Monastery 6. So one die has sold two piles and fetched a tile.
    .other = You may do without, but it is a gift. Choose one of the marked tiles.
castles_of_burgundy_lessons-trade_routes-plan = Everybody has a route of their own: five tiles with two players, four with three, three with four. A castle on it gives an action with a number of your choice. When the route is full, you sell as usual. Look at the next colours when a ship chooses its depot.

## Shields

castles_of_burgundy_lessons-shields = Shields
    .help = A double takes a shield, with a power and points, but it costs silver.
castles_of_burgundy_lessons-shields-double = Two dice with the same number take the shield of that depot, instead of your two actions. One worker makes your 4 and 5 equal. Shield 8 in depot 4: your mines pay twice. Shield 16 in depot 5: once in each turn you set a die to any number. Choose one, and a castle to carry it.
    .mines = It works from now on. Each castle can carry one shield.
    .die = It works from now on. Each castle can carry one shield.
    .other = Allowed, but a 4 and a 5 are nearly a double: take shield 8 or shield 16.
castles_of_burgundy_lessons-shields-end_turn = A shield takes a whole turn, both dice. This was the last round of the phase. End your turn.
castles_of_burgundy_lessons-shields-tribute = At the end of each phase every shield asks a tribute: 1 silver coin, before the mines pay. Whoever does not pay loses the shield for good. Do you pay?
    .paid = The shield stays for another phase.
    .gone = The shield is out of the game. A coin would have kept it.
castles_of_burgundy_lessons-shields-points = Shields that you still have at the end bring points: numbers 1 to 6 bring 12, 7 to 12 bring 8, 13 to 18 bring 4. As a rule, the stronger the power, the fewer the points. A shield taken early pays tribute often, but it also works longer.
castles_of_burgundy_lessons-shields-set_die = Another game, in phase C. You have shield 16 and shield 12, which doubles the points for goods that you sell. Three orange goods, number 6, are waiting, but your dice show 3 and 5. Set the 3 to a 6 with shield 16.
    .set = Allowed, but your goods need a 6, and the 5 is of use as it is. Set the 3 to a 6.
    .other = Allowed, but try shield 16 first: set the 3 to a 6.
castles_of_burgundy_lessons-shields-sell = Sell the orange goods.
    .good = Three tiles for 2 points each, doubled by shield 12: 12 points.
    .other = Allowed, but now you have a 6 for your orange goods: sell them.
castles_of_burgundy_lessons-shields-rest = The other die is yours. Use it as you like, then end your turn.
castles_of_burgundy_lessons-shields-replace = If all your castles carry shields, a new one can replace an old one, which then leaves the game. No shields are added during the game. So look at the depots at the start: which power fits your duchy, and which number will you need twice?

## Vineyards

castles_of_burgundy_lessons-vineyards = Vineyards
    .help = Plant double tiles, use two bonuses at a time and let the vines grow together.
castles_of_burgundy_lessons-vineyards-pick = Besides your duchy you have a vineyard. Double tiles with two vines are planted in it; they lie in the vineyard depot, each across two numbers. Your green vine tile will score green vines at the end. Take the green and red double tile with your 2.
    .other = Allowed, but first take the double tile that is marked, with your 2.
castles_of_burgundy_lessons-vineyards-plant = It fills two places of your storage, so plant it soon. The first double tile goes on the lowest level, on the space with the number of your die. Place it with your 4, the green vine on the left: there it will have more neighbours.
    .turned = Allowed, but then green lies at the edge, with fewer neighbours. Turn it: green on the left.
    .other = Allowed, but plant the double tile: it needs two places of your storage.
castles_of_burgundy_lessons-vineyards-bonuses = The tile covers two bonuses, and you use both, in the order you like: a boarding house, 4 workers, and a market, which takes a ship or livestock from any depot. Which comes first?
castles_of_burgundy_lessons-vineyards-market = The market: which tile do you take?
    .ship = A ship for your river.
    .herd = A herd for your pasture.
    .other = You may do without, but it is a gift. Choose one of the marked tiles.
castles_of_burgundy_lessons-vineyards-level = Two rounds later. One space of the lowest level is open, with a 1. Every double tile but the first must touch one that is planted. Plant yours with green on the right: then two green vines touch.
    .turned = Allowed, but then the green vines would not touch. Turn it: green on the right.
    .other = Allowed, but plant your double tile first, on the marked space: it completes a level.
castles_of_burgundy_lessons-vineyards-level_bonuses = A bank, 2 silver coins, and a carpenter, which takes a building from any depot. Which comes first?
castles_of_burgundy_lessons-vineyards-carpenter = The carpenter: which building do you take?
    .other = Keep your silver for a moment, and do not waste the gift: choose one of the marked buildings.
castles_of_burgundy_lessons-vineyards-vine_tile = The level is full! For it you choose a vine tile. Each vine tile scores one area of its colour at the end, and without one a colour scores nothing. Which colour do you choose?
    .green = You have a green one. A second scores only if a second green area grows elsewhere.
    .planted = A vine of this colour is planted; now let others grow beside it.
    .blue = No blue vine is planted yet, but the shop has one.
    .later = No vine of this colour is planted yet; look for some.
    .other = First choose your vine tile.
castles_of_burgundy_lessons-vineyards-shop = The shop sells double tiles for 2 silver coins, instead of a purchase from the black depot. Buy the green and blue one.
    .other = Allowed, but your 2 coins of the bank are just enough for the shop: buy the double tile.
castles_of_burgundy_lessons-vineyards-third = Plant it with your 2 on the second level. Either way its green vine joins the others.
    .other = Allowed, but plant it: your green vines are waiting.
castles_of_burgundy_lessons-vineyards-third_bonuses = A watchtower, 4 points, and a double tile of the vineyard depot, free of charge. Which comes first?
castles_of_burgundy_lessons-vineyards-double = Which double tile do you take?
    .other = You may do without, but it is a gift. Choose a double tile.
castles_of_burgundy_lessons-vineyards-counted = At the end vines score by the size of their areas, as spaces do: one is 1 point, two are 3, three are 6, four are 10. So far yours would score: { $points }. One large area of a colour is worth more than many small ones, and higher levels bring more vine tiles.

## Team game

castles_of_burgundy_lessons-teams = Team game
    .help = Two against two: one duchy, one purse, but dice of one's own.
castles_of_burgundy_lessons-teams-take = Four players, two teams. You and your partner opposite fill one large duchy together; the points of both count. You have two dice each, and nobody may use the partner's. Your partner rolled a 5 and plays after the next opponent. There is a space with a 5 beside your ship on the river. Take the ship with your 4.
    .other = Allowed, but a ship is what your partner could place with the 5: take it with your 4.
castles_of_burgundy_lessons-teams-stow = Where do you put it? Each of you has two private places of storage, and two more are shared. What lies in private storage only its owner can place. So the ship belongs in the shared storage.
    .private = Allowed, but there your partner could not reach it. Put the ship into the shared storage.
castles_of_burgundy_lessons-teams-mine = The duchy is yours as well: both of you place tiles wherever they fit. Place the mine of your private storage with your 3.
    .other = Allowed, but a mine pays into the common purse: place it on the marked space.
castles_of_burgundy_lessons-teams-end_turn = Silver, workers and goods are common, too: spend them with your partner in mind. End your turn.
    .other = Allowed, but leave the silver to the next round and end your turn.
castles_of_burgundy_lessons-teams-sell = Your partner placed the ship and fetched two orange goods. They belong to both of you. You are first again, with 2 and 6: sell them with your 6.
    .other = Allowed, but your 6 sells the orange goods: 4 points a tile with four players.
castles_of_burgundy_lessons-teams-rest = 8 points, and they go to you, as the sale is yours. A silver coin went into the common purse. Use your 2 as you like, then end your turn.
castles_of_burgundy_lessons-teams-counted = Points go to whoever brings them: your marker { $yours }, your partner's { $partners }. At the end both are added up. Two can do what one cannot: look at your partner's dice before you use your own. Bonus tiles go to the first and the second team that fills a colour.

## Solo game

castles_of_burgundy_lessons-solo = Solo game
    .help = Alone against 25 rounds: targets, rivers and black tiles.
castles_of_burgundy_lessons-solo-tower = You play alone. Fill all 37 spaces of your duchy within 25 rounds: that is the whole aim. Points help you: when your marker reaches the target, you gain an action. It stands at 45, the target at 50. Place the watchtower with your 6.
    .other = Allowed, but the watchtower brings you close to the target: place it on the marked space.
castles_of_burgundy_lessons-solo-buy_point = 4 points: 49. After every gain you may buy the points that are missing, 1 silver coin each. Buy one.
    .good = The target is reached! Your marker goes back to 0, the next target is only 45, and you have an action with a number of your choice.
    .other = Allowed, but a single coin brings a whole action: buy the point.
castles_of_burgundy_lessons-solo-river = Your duchy lies in four regions, and rivers link them: spaces at both ends of a river are neighbours. From your ship a river leads down to the marked space. Place your second ship there.
    .other = Allowed, but see where the river leads: place the ship on the marked space.
castles_of_burgundy_lessons-solo-order = Two things are due: the points for the completed area and the goods of the ship. Alone you decide what comes first. That matters when a target is near; now either will do.
castles_of_burgundy_lessons-solo-goods = The ship clears a depot of your choice; then all goods in the other depots are lost. Depots 2 and 3 have two goods tiles each. Any number of types finds room.
    .other = Then all goods would be lost. Choose depot 2 or 3.
castles_of_burgundy_lessons-solo-trade = Now you have five goods tiles, and after a ship five buy a tile of the black depot. Choose one; it does not matter which, you will see why.
    .other = You may keep the goods and sell them. But try the trade: it brings a tile that fits everywhere.
castles_of_burgundy_lessons-solo-black_tile = It lies face down: a black tile goes on a space of any colour and does nothing but fill it. The marked space needs a monastery and has a 3. Place the black tile with your 3.
    .good = A space is filled. That is what counts alone.
    .other = Allowed, but the black tile fills a space at once: place it with your 3.
castles_of_burgundy_lessons-solo-end_turn = End your turn, and watch the depots when the next round begins.
    .other = Both dice are used. End your turn.
castles_of_burgundy_lessons-solo-goal = The goods tile of the round came to a depot, and the first tile there left the game: every round takes one away. Spaces filled: { $filled } of 37. Rounds left: { $rounds }. Whoever fills a colour places a tile of the black depot at once, free of charge. Nothing is scored at the end: full is won.

## Châteauma

castles_of_burgundy_lessons-chateauma = Châteauma
    .help = An opponent that plays by cards and by dice, on three levels.
castles_of_burgundy_lessons-chateauma-cards = You play against the Châteauma, which nobody has to move: it follows its cards and dice by itself. Two cards lie before it. The white die chooses the card of the round: the left one with 1 to 4, the right one with 5 or 6. It shows a 3, and the left card lacks a building. A watchtower would bring it 4 points: take it away with your 6.
    .other = Allowed, but look at its left card: the watchtower would please it. Take it with your 6.
castles_of_burgundy_lessons-chateauma-rest = Your 2 is left. Use it as you like, then end your turn. The Châteauma answers at once.
castles_of_burgundy_lessons-chateauma-its_turn = It rolled a 5, so its search began at depot 5 and went on clockwise to the first depot with a building. With it the left card was full: 21 points on the medium level. Its points now: { $points }. The tiles moved to its duchy, a new card came, and with 2 coins it buys a black tile for its reserve.
castles_of_burgundy_lessons-chateauma-strong = It has no areas and no workers, and monasteries do nothing for it. But full cards bring points in every phase, and it takes bonus tiles for colours like anybody. So watch the chosen card before your turn: what does it lack, and what would that tile bring?
castles_of_burgundy_lessons-chateauma-last_turn = The last turn of a game. Points: you { $points }, the Châteauma { $others }. Place the mine with your last die: it completes an area and a colour.
    .good = 6 points for the area, 2 for phase E, 5 for the large bonus tile.
    .other = Allowed, but the mine brings 13 points: place it on the marked space.
castles_of_burgundy_lessons-chateauma-end_game = At the end the Châteauma scores 4 points for each monastery, 2 for each tile on its cards, 1 for each tile in its reserve, each goods tile and each coin. End your turn.
castles_of_burgundy_lessons-chateauma-counted = Points: you { $points }, the Châteauma { $others }. You must have more; a tie is its win. When you win easily, take the hard level or a modifier that makes it stronger.
