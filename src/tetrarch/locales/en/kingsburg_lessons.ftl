## The first game

kingsburg_lessons-first_game = Your first game
    .help = Win the king's advisors with your dice, build up a province and hold out against the invaders.
kingsburg_lessons-first_game-gift = You govern a province at the border of the kingdom: the king's advisors help you build it up, and every winter invaders come. Whoever has the most points after five years wins. To begin with, the king sends you a gift: take one good.
kingsburg_lessons-first_game-squire = Spring. You rolled 2, 4 and 5, and eighteen advisors wait at court, numbered from 1 to 18. Dice win the advisor of exactly their number: put your 2 on the Squire.
    .good = The Squire will give you 1 gold. You and your opponent take turns, one advisor each.
    .pass = Passing is allowed, but then you would place no more dice this season, and all three would be lost. Put the 2 on the Squire.
    .other = That advisor would help you, too. But you will need 4 and 5 in a moment, both together: put the 2 on the Squire.
kingsburg_lessons-first_game-hunter = Dice may also be added up: 4 and 5 make 9, and that is the Master Hunter. An advisor with dice is taken for this season. Your opponent has the Duchess, and the neutral dice, which belong to nobody and join in when two play, keep two more.
    .good = All your dice are placed. Now the advisors help, from the lowest number to the highest.
    .pass = Passing is allowed, but 4 and 5 would be lost. Put both on the Master Hunter.
    .other = The 5 alone would bring you a soldier. Winter is still far, and goods are what you need now: put 4 and 5 together.
kingsburg_lessons-first_game-help = The Squire has given you 1 gold. The Master Hunter gives 1 wood and, besides, either 1 gold or 1 stone. With gold you can build a Statue, with stone a Guard Tower: what do you prefer?
    .gold = Gold. The Statue is within reach.
    .stone = Stone. The Guard Tower is within reach.
kingsburg_lessons-first_game-build = Now build! You may put up one building a season and pay for it with your goods. Each row of your province is built from left to right, so its first building is open to you. Points, strength for the winter or a gain each year: you choose.
    .statue = 3 points at once. And the buildings further right in this row are worth even more.
    .tower = 1 point, and 1 strength more in every battle.
    .inn = No points, but at the end of every summer it gives you a "+2" token. You will soon see what that is good for.
    .palisade = No points, but 1 strength more in every battle, and 2 against Zombies.
    .barricade = No points, but 1 strength more against Goblins, and it is cheap.
    .done = You may save your goods for later. But a building works from the moment it stands: build one.
kingsburg_lessons-first_game-reward = Your opponent has built, too. After spring the king gives 1 point to whoever has the most buildings, and in a tie to all of them: you both got it. Your points: { $points }.
kingsburg_lessons-first_game-summer = Summer, new dice. The lowest total goes first: your opponent rolled less than you and already has the Astronomer. This season is all yours: place your dice as you like, choose what your advisors give, and build.
    .pass = You pass. Dice that are left over are lost.
    .saved = You save your goods for something bigger.
kingsburg_lessons-first_game-after_summer = Well governed! Your points: { $points }. After summer the king sends his envoy to help whoever is behind; a chapter of its own tells about him. A third season follows, autumn, and then winter. Let us look at the autumn one year later.
kingsburg_lessons-first_game-autumn = Autumn of the second year. You have a Statue, an Inn and a Guard Tower, and the Inn gave you a "+2" token. In winter invaders come, this year with a strength of 3, 4 or 5, and nobody knows yet who they are.
kingsburg_lessons-first_game-general = The General, number 10, would give you 2 soldiers. Your 3 and 5 make only 8, but the "+2" token raises them to 10. Put all of them on the General.
    .good = The token is spent. You may use one in each season.
    .pass = Passing is allowed, but you would meet the winter without soldiers. Put 3, 5 and the token on the General.
    .other = Those dice fit there. But you have no soldiers yet, and winter is next: put 3, 5 and the token on the General.
kingsburg_lessons-first_game-merchant = Your 4 is left. It wins the Merchant.
    .pass = Passing is allowed, but the 4 would be lost. Take the Merchant.
kingsburg_lessons-first_game-gold_or_wood = The Merchant gives 1 gold or 1 wood. You have 2 gold and 1 wood already, and with a second wood you could build a Palisade. Your choice.
kingsburg_lessons-first_game-looked = The General has given you his soldiers (you have { $soldiers }) and let you look at the invaders: Orcs of strength 4. Only you know it! In winter everybody fights alone. Soldiers count 1 each, your Guard Tower counts 1, and the king sends everybody 1 to 6 soldiers more, by a die.
kingsburg_lessons-first_game-arm = So you count 3, and the king adds at least 1. More than 4 wins, exactly 4 is a draw, and less would cost you 2 goods and a building. You may build now; after that you may recruit soldiers for 2 goods each. Decide, and winter will come.
    .wall = 1 strength more, in this battle and in all to come.
    .built = Well built. Against Orcs, though, it adds nothing.
    .soldier = One soldier more for this winter.
    .done = So be it.
kingsburg_lessons-first_game-battle = The king's die showed only 1. { $won ->
        [0] You fought with 4, as much as the Orcs: a draw, nothing won and nothing lost.
       *[other] You fought with more than the 4 of the Orcs: you won 1 gold, and 1 point as the strongest winner.
    } Your opponent was weaker and lost a building. After the battle all soldiers go home.
kingsburg_lessons-first_game-last_autumn = Three years later: the last autumn. Your points: { $points }, your opponent's: { $others }. The last invaders are the strongest, 7 to 9. Your buildings count 3 in battle, 4 if Demons come, and thanks to your Barracks a soldier costs only 1 good.
kingsburg_lessons-first_game-last_season = All yours: place your dice, take your help, build and recruit. Goods that you keep are worth no points, so spend them.
kingsburg_lessons-first_game-counted = Five years are over, and this is where the points came from: you have { $points }, your opponent { $others }. Now you know the game. Short chapters show the finer points, and a real game is waiting.
