## What the coach says, once to everybody

## Questions

castles_of_burgundy_coach-ask-turn = Two dice, two actions: take a tile, place a tile, sell goods, or get two workers. Small areas soon full are worth most now, in the early phases.
castles_of_burgundy_coach-ask-castle = Your castle is where your duchy begins to grow. Look for a space with small areas around it.
castles_of_burgundy_coach-ask-side = Each board lays its areas out differently. Many small areas pay early, large ones pay late but a lot.
castles_of_burgundy_coach-ask-action = A free action: you choose the number. Use it where your dice cannot reach.
castles_of_burgundy_coach-ask-fetch = This building brings you a tile without a die. Take one that completes an area soon.
castles_of_burgundy_coach-ask-warehouse = A sale without a die: sell your largest pile.
castles_of_burgundy_coach-ask-town_hall = One more tile may go down at once, on any matching space beside your tiles. The number does not matter.
castles_of_burgundy_coach-ask-goods = You may empty any depot, near or far. More of a kind you already have, or a kind for a number you roll often? You can hold three kinds.
castles_of_burgundy_coach-ask-discard = Your storage is full. Let go of the tile that will have to wait longest for its space.
castles_of_burgundy_coach-ask-order = Several things happen at once, and you say which comes first. Take goods or workers before you spend them.
castles_of_burgundy_coach-ask-crane = The crane has the effect of any building you name, yours or not. Which would help most right now?

## Actions

castles_of_burgundy_coach-do-sell = You can sell: all goods of one colour with one die. Each tile pays points, the whole sale one silver coin. Wait for a larger pile, but not for ever.
castles_of_burgundy_coach-do-buy = Two silver coins buy a tile from the black depot, once a turn and without a die. It is a third action.

## Tiles

castles_of_burgundy_coach-place-castle = A castle gives you an extra action as soon as you place it, with a number of your choice. Place it when you know what for.
castles_of_burgundy_coach-place-mine = Each mine pays a silver coin at the end of every phase. The earlier it lies, the more it pays.
castles_of_burgundy_coach-place-ship = A ship fetches all goods of a depot and moves you ahead in turn order. Who plays first has the first choice of tiles.
castles_of_burgundy_coach-place-livestock = Animals pay a point each, and the same kind in the same pasture pays again every time one joins. Keep a pasture to one kind.
castles_of_burgundy_coach-place-monastery = Every monastery has a power of its own: point at it to read it. The sooner it lies, the longer it works.
castles_of_burgundy_coach-place-market = A market brings a ship or an animal tile. In one town every building stands only once, so mind which town you choose.
castles_of_burgundy_coach-place-carpenter = A carpenter brings another building, without a die.
castles_of_burgundy_coach-place-church = A church brings a mine, a monastery or a castle: the tiles that everybody fights over.
castles_of_burgundy_coach-place-warehouse = A warehouse sells one kind of goods at once. Place it when you have a good pile.
castles_of_burgundy_coach-place-boarding_house = A boarding house brings four workers. Each of them shifts a die by one.
castles_of_burgundy_coach-place-bank = A bank brings two silver coins: a purchase from the black depot.
castles_of_burgundy_coach-place-town_hall = A town hall lets you place another stored tile at once. Have one ready before you place it.
castles_of_burgundy_coach-place-watchtower = A watchtower is four points, at once and without conditions.
