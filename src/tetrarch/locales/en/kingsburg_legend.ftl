# The signs of the boards and cards: a name, and a sentence in `.help`.

## Goods and gains

kingsburg_legend-gold = Gold
    .help = One of the three goods; buildings and soldiers cost goods.
kingsburg_legend-wood = Wood
    .help = One of the three goods; buildings and soldiers cost goods.
kingsburg_legend-stone = Stone
    .help = One of the three goods; buildings and soldiers cost goods.
kingsburg_legend-goods = Any good
    .help = Gold, wood or stone as you choose; with = all of one kind, with ≠ of different kinds.
kingsburg_legend-plus2 = Token
    .help = It raises the sum of a group of dice when you influence an advisor.
kingsburg_legend-points = Points
    .help = Victory points, gained or lost at once.
kingsburg_legend-soldier = Soldiers
    .help = They are recruited, fight in winter and go home afterwards.
kingsburg_legend-die = Dice
    .help = Your dice, or one white die more in a season; on the calendar the king’s aid.
kingsburg_legend-eye = A look
    .help = You may look at the invaders of this year before the others see them.

## Seasons

kingsburg_legend-flower = Spring
    .help = The first of the three seasons in which dice are rolled.
kingsburg_legend-sun = Summer
    .help = The second season; on a building: at the end of summer.
kingsburg_legend-leaf = Autumn
    .help = The third season, the last one before the battle.
kingsburg_legend-snow = Winter
    .help = The battle; on a building: when winter begins.
kingsburg_legend-star = Whim
    .help = A whim tile lies on this advisor and says how he helps from now on.
kingsburg_legend-envoy = King’s envoy
    .help = Whoever has the envoy may influence an advisor who is taken, or build twice.
kingsburg_legend-crown = Advisors
    .help = What advisors give, the king’s reward on the calendar, or your governor.

## Battle

kingsburg_legend-sword = Strength
    .help = What counts in battle, added to your soldiers.
kingsburg_legend-shield = Protection
    .help = What you do not lose in a defeat.
kingsburg_legend-flame = Building lost
    .help = A building is destroyed: in the rightmost column with any, there the topmost.
kingsburg_legend-trophy = Victory
    .help = What a won battle brings; with a colon after it, what comes at the end of the game.
kingsburg_legend-close = Defeat
    .help = What a lost battle costs.
kingsburg_legend-race = { $race ->
    [goblins] Goblins
    [orcs] Orcs
    [zombies] Zombies
    [demons] Demons
    [barbarians] Barbarians
   *[dragons] Dragons
}
    .help = Strong or weak invaders: some buildings count only against their kind.

## Other signs

kingsburg_legend-settlement = Building
    .help = A building in your province.
kingsburg_legend-again = Again
    .help = Dice are rolled again, or something works once more.
kingsburg_legend-check = Built
    .help = This building stands and works.
kingsburg_legend-people = Open card
    .help = Everybody sees this card.
kingsburg_legend-sack = Gift
    .help = Goods lie on this advisor for the first who places dice there.
kingsburg_legend-link = Secret deal
    .help = A second player gets the help of this advisor, too.
kingsburg_legend-pips = Dice on an advisor
    .help = In a player’s colour, white, or grey where they are neutral.
