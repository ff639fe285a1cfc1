# The rules in short. A line that begins with a dash is an item of a list, numbers of rulings become links, (1) is a mark in a figure.

kingsburg_rules-goal =
    You govern a province at the border of the kingdom. For { $years } years you win over the king’s advisors, put up buildings and arm for winter, when invaders come.

    Buildings, advisors and battles bring victory points. Whoever has the most after the last winter wins.
kingsburg_rules-setup =
    - Everybody has a province without buildings, { $dice } dice of a colour, no goods and no points.
    - One invader card for each year is drawn unseen. Its back tells which strengths are possible.
    - The turn order of the first year is drawn by lot.

    There are three goods: gold, wood and stone. Everybody sees what the others have.
kingsburg_rules-year =
    A year has eight phases, which the calendar shows:

    - **King’s aid.** Whoever has the fewest buildings rolls one white die more in spring; among several it is the one with the fewest goods. If several are last in both, each of them takes one good of their choice instead; in year I that is everybody (KI-13, KI-14).
    - **Spring,** a season with dice (see below).
    - **King’s reward.** The most buildings bring { $reward } point, to all who are tied (KI-15).
    - **Summer,** a season with dice.
    - **King’s envoy.** Whoever has the fewest buildings, then the fewest goods, gets the envoy; in a tie nobody does. Use him once before the next phase of this kind: to influence an advisor who is taken, or to build twice (KI-35).
    - **Autumn,** the last season with dice.
    - **Recruiting.** In turn order everybody may recruit soldiers for { $recruit } goods each (KI-17).
    - **Winter,** the battle.
kingsburg_rules-season =
    Spring, summer and autumn go alike:

    - **Roll.** Everybody rolls all their dice. The lowest total goes first, the highest last (KI-24).
    - **Influence.** In turn, place one or more of your dice on an advisor whose number is exactly their sum, or pass for the rest of the season. Each advisor takes one group only: whoever is taken stays taken (KI-27, KI-28). You go on until all have passed; dice left over are lost.
    - **Help.** From 1 to 18 each advisor helps the owner of the dice on him. What a low one gives you may pay to a higher one.
    - **Build.** In turn order everybody may put up one building.

    Once a season a “+2” token adds { $plus2 } to a group. White dice and tokens need one of your coloured dice in the group (KI-30, KI-32).
kingsburg_rules-building =
    Pay the goods and gain the points at once. In each row you build from left to right: the second building needs the first (KI-63). Every building works as long as it stands, whether it lowers costs, changes dice, brings goods or counts in battle.
kingsburg_rules-winter =
    The invader card is turned up. The first player rolls the king’s die, and **everybody** adds that many soldiers to their own. Each player fights alone: soldiers and what the buildings count, against the strength on the card (KI-98).

    - **More** than the strength: you win what the card shows.
    - **Equal:** nothing happens.
    - **Less:** you lose what the card shows. A building is lost in the rightmost column in which you have any, there the topmost; its points go with it (KI-101, KI-103).

    The strongest of all gains { $strongest } point if the battle was won. Then all soldiers go home, and a new year begins (KI-106, KI-107).
kingsburg_rules-end =
    After the winter of the last year the most points win. In a tie the most goods decide, then the most buildings (KI-116).

    With two players neutral dice take up to three advisors in each season: { $neutral_0 } dice go on the advisor of their sum, then { $neutral_1 } more on that of theirs; if that is the same one, each of these goes to the advisor of its own number (KI-117, KI-118).

## Chapters

kingsburg_rules-title-year = The year
kingsburg_rules-title-season = A season
kingsburg_rules-title-building = Building
kingsburg_rules-title-winter = Winter

## Expansions

kingsburg_rules-extra_rows = Every province has seven rows. Row A, on top, turns goods into gold, soldiers and points; row G, at the bottom, helps in recruiting and in battle (KI-123).
kingsburg_rules-alternate_rows = Everybody gets two strips with other buildings and lays none, one or both of them over the rows of their letters. Their costs and points are our own; most of their effects, too (KI-134, KI-140).
kingsburg_rules-governors = Everybody gets { $deal } governors and keeps one, whose power lasts all game; or the governors are auctioned for points. Many of their powers are our own (KI-169, KI-172).
kingsburg_rules-destiny = At the start of each year a card is turned up. It changes one rule of this year, for everybody (KI-196).
kingsburg_rules-troop_tokens = No king’s die in winter: everybody has six tokens and chooses one in secret, for as many soldiers as it shows. Each serves once, and the last one left over counts as points (KI-226, KI-227, KI-228).
kingsburg_rules-whims = In each season one whim tile is turned up and covers an advisor from 1 to 16 for the rest of the game: he now gives what the tile says (KI-230).
kingsburg_rules-scenario = One rule of its own for the whole game, such as goblins from the valley who join the invaders (KI-250). Four can be chosen, with any expansions.

## Figures

kingsburg_rules-figure-board = The calendar (1), the court with eighteen advisors from the Jester (2) to the King (3), this year’s invaders, still face down (4), and the dice of the player whose turn it is (5).
    .alt = The whole board: a calendar of eight phases on top, eighteen portraits of advisors with what they give, the invader deck, dice and tracks for soldiers and points.
kingsburg_rules-figure-placing = You have rolled 2, 4 and 5. The framed advisors can be reached: 2, 4, 6 = 2 + 4, 7 = 2 + 5, 9 = 4 + 5 and 11 = all three. The 5, the Sergeant (1), is taken.
    .alt = The advisors 1 to 11. The Sergeant has another player’s die; six others are framed.
kingsburg_rules-figure-province = Your province: what stands (1), and what you can pay for now (2), framed. In each row the next building to the right has its turn.
    .alt = A province with five rows of four buildings. Three buildings stand; others are framed because they can be built.
kingsburg_rules-figure-winter = Orcs of strength 3 (1). The line with the cross says what a defeat costs, the one with the trophy what a victory brings.
    .alt = An invader card: orcs of strength 3, with what is lost in a defeat and what is won in a victory.
