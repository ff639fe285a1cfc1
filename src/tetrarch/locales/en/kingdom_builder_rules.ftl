# The rules in short. A line that begins with a dash is an item of a list, numbers of rulings become links, (1) is a mark in a figure.

kingdom_builder_rules-goal =
    You found settlements in a land of meadows, forests, canyons and deserts. Three guild cards, drawn anew for every game, say what earns gold this time; castles always do.

    Gold is counted once, at the very end. Whoever has the most wins.
kingdom_builder_rules-setup =
    The board is put together by chance from four of eight quadrants: 20 rows of 20 hexes.

    - Each location hex (1) gets { $tiles } tiles of its kind.
    - Three of the ten guild cards lie open for the whole game.
    - Everybody has { $settlements } settlements and draws one terrain card, which the others do not see.
    - One player begins; turns go clockwise.

    Settlements are built on five terrains: grass, flower field, forest, canyon and desert. Castles (2), mountains (3), water (4) and locations stay free.
kingdom_builder_rules-turn =
    Show your terrain card and build { $builds } settlements, one after the other, each on a free hex of this terrain (KB-19). Then discard the card and draw a new one.

    There is one rule that makes the game: **next to your own, if you can.** If a free hex of the terrain touches one of your settlements, you must build on such a hex (KB-37). Only if none does may you go to any free hex of that terrain, wherever it lies (KB-39). So think where your first settlements stand: they decide where you may go later.

    - Each of the { $builds } builds looks at the board as it is by then; settlements just built count.
    - One settlement a hex. Settlements of others neither help nor count for this rule.
    - If no hex of your terrain is free while you still have to build, the card leaves the game and you draw another (KB-28).
kingdom_builder_rules-locations =
    When your settlement comes to stand beside a location hex, you take one tile from it, if one is left (KB-42). From your next turn on it gives you one more action in each turn: before your first or after your last build, never between them (KB-21). You need not use it.

    - You never have more than one tile from the same hex, but both of a quadrant’s two hexes may give you one (KB-43).
    - Tiles that build need a settlement from your supply. All but the paddock follow the rule “next to your own, if you can”.
    - If your last settlement beside the hex is moved away, the tile is gone (KB-52).
kingdom_builder_rules-guilds =
    Each of the three guild cards in play looks at all your settlements; one settlement may earn through several cards. Apart from them every castle pays { $castle } gold to each player who has a settlement beside it, whoever else is there (KB-83).
kingdom_builder_rules-end =
    When somebody’s supply is empty, the round is played to its end, so that everybody has had equally many turns (KB-77). Then the guild cards are counted, and the castles. The most gold wins; players who tie share the victory.

## Figures

kingdom_builder_rules-figure-board = The board of the first game: a location, here a tavern (1), a castle (2), mountains (3), water (4).
    .alt = The whole board: 20 rows of hexes in nine kinds. A tavern, a castle, mountains and water carry numbers.
kingdom_builder_rules-figure-adjacent = You have played a canyon card. Free canyon hexes touch your settlements, so one of the framed hexes it must be; the canyons farther away have to wait.
    .alt = Two settlements in the middle of the board. Only the canyon hexes beside them are framed as places to build.
kingdom_builder_rules-figure-apart = Your card shows desert, and no free desert hex touches your two settlements (1) and (2). Now every free desert hex on the board is open to you.
    .alt = Two settlements on grass. All free desert hexes of the board are framed, far away from them.
kingdom_builder_rules-figure-tavern = The tavern builds at either end of a straight row of at least { $line } settlements of yours: here on one of the two framed hexes.
    .alt = Three settlements in a straight row. The free hexes that continue it at both ends are framed.
kingdom_builder_rules-figure-mat = What lies before you: your terrain card, the builds left in this turn, your tile (1), ready to be used, and the guild cards with what each would pay you now.
    .alt = The area of a player: a canyon card, two tiles, three guild cards and the castles, with gold beside each.
