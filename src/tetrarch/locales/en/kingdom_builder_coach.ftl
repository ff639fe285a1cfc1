## What the coach says, once to everybody

## Questions

kingdom_builder_coach-ask-turn = Before you build, glance at the three guild cards: they say what gold is paid for in this game.
kingdom_builder_coach-ask-build = Build next to your own only as long as you must. If none of your settlements touches the terrain of your card, the whole land is open to you.
kingdom_builder_coach-ask-place = A tile builds by its own rule, whatever your card shows. Use it to reach a terrain that your card will never lead you to.
kingdom_builder_coach-ask-lift = Move a settlement that earns nothing where it is. One that is your last beside a location keeps its tile for you: leave it there.
kingdom_builder_coach-ask-land = Look where it earns most now: beside a castle, in a full row, or as a link between two of your groups.

## Tiles

kingdom_builder_coach-use-oracle = Your oracle builds one more settlement on your card's terrain. It is a fourth build, every turn.
kingdom_builder_coach-use-farm = Your farm builds on grass every turn, before your three builds or after them. Where it builds can open a new terrain for your card.
kingdom_builder_coach-use-oasis = Your oasis builds in the desert every turn. Desert often lies empty: a good way to get far.
kingdom_builder_coach-use-tower = Your tower builds at the edge of the board, on any terrain. Castles and locations near the edge are its prey.
kingdom_builder_coach-use-tavern = Your tavern lengthens a straight line of three. Building in lines feeds it, and the Knights too, if they are in the game.
kingdom_builder_coach-use-barn = Your barn moves a settlement onto your card's terrain. It turns a useless one into a useful one.
kingdom_builder_coach-use-harbor = Your harbor moves a settlement onto the water, where no card can build. From there it links what nothing else can.
kingdom_builder_coach-use-paddock = Your paddock lets a settlement jump two hexes in a straight line, over anything. Good for reaching a location or leaving a corner.
