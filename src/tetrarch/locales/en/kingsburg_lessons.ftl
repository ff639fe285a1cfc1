## The first game

kingsburg_lessons-first_game = Your first game
    .help = Win the king's advisors with your dice, build up a province and hold out against the invaders.
kingsburg_lessons-first_game-gift = You govern a province at the border of the kingdom: the king's advisors help you build it up, and every winter invaders come. Whoever has the most points after five years wins. To begin with, the king sends you a gift: take one good.
kingsburg_lessons-first_game-squire = Spring. You rolled 2, 4 and 5, and eighteen advisors wait at court, numbered from 1 to 18. Dice influence the advisor of exactly their number, and win you this advisor's help for the season: put your 2 on the Squire.
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
kingsburg_lessons-first_game-arm = Your 2 soldiers and your Guard Tower make 3, and the king adds at least 1. More than 4 wins, exactly 4 is a draw, and less would cost you 2 goods and a building. You may build first, then recruit soldiers for 2 goods each. Decide, and winter will come.
    .wall = 1 strength more, in this battle and in all to come.
    .built = Well built. Against Orcs, though, it adds nothing.
    .soldier = One soldier more for this winter.
    .done = So be it.
kingsburg_lessons-first_game-battle = The king's die showed only 1. { $won ->
        [0] You fought with 4, as much as the Orcs: a draw, nothing won and nothing lost.
       *[other] You fought with more than the 4 of the Orcs: you won 1 gold, and 1 point as the strongest winner.
    } Your opponent was weaker and lost a building. After the battle all soldiers go home.
kingsburg_lessons-first_game-last_autumn = Three years later: the last autumn. Your points: { $points }, your opponent's: { $others }. The last invaders are the strongest, 7 to 9. Your buildings count 3 in battle, 4 if Zombies or Demons come, and thanks to your Barracks a soldier costs only 1 good.
kingsburg_lessons-first_game-last_season = All yours: place your dice, take your help, build and recruit. Goods that you keep are worth no points, so spend them.
kingsburg_lessons-first_game-counted = Five years are over, and this is where the points came from: you have { $points }, your opponent { $others }. Now you know the game. Short chapters show the finer points, and a real game is waiting.

## Influence and help

kingsburg_lessons-influence = Influence and help
    .help = White dice, the Market, the Alchemist, and the king's envoy, who opens a door that is closed.
kingsburg_lessons-influence-white = The king helps whoever is behind: you have the fewest buildings, so in this spring you roll a white die besides your own. It shows 4. White dice never stand alone, but they join any group with a die of your colour. Your opponent holds a 6 and would like the Alchemist: be faster, with 2 and the white 4.
    .good = 6, and the Alchemist is yours. So one looks at the dice of the others, too.
    .pass = Passing would leave all your dice unused. Take the Alchemist with 2 and the white 4.
    .other = The rules allow it. But then the Alchemist may be gone, or a die is missing later on: take him with 2 and the white 4.
kingsburg_lessons-influence-market = Your 5 would win the Sergeant, but neutral dice lie there. You have a Market! Once a season it lets a group win the advisor one above or one below its sum. Put the 5 on the Merchant, number 4.
    .good = Your opponent's 4 now finds the Merchant taken and reaches nobody.
    .pass = Passing is allowed, but 5 and 2 would be lost. Put the 5 on the Merchant.
    .other = Possible. But the 2 does without the Market, and your opponent has a 4 for the Merchant: put your 5 there now.
kingsburg_lessons-influence-squire = The 2 is left, and the Market is used up for this season. That leaves the Squire.
    .pass = The 2 would be lost. The Squire is better than nobody.
kingsburg_lessons-influence-merchant = Advisors help in ascending order. The Squire has given you 1 gold, the Merchant is next: gold or wood?
kingsburg_lessons-influence-alchemist = Now the Alchemist: he takes 1 good and gives 1 of each of the two other kinds. You came here with nothing, and yet you can pay him, since lower numbers have helped before him.
    .good = One good less and two more: that is how he works.
    .decline = His help may be declined, but one good would turn into two. Give him one.
kingsburg_lessons-influence-envoy = Autumn. After summer the king's envoy goes to whoever has the fewest buildings, and among several to the one with the fewest goods: to you. He helps once until the next summer is over. With him you may join an advisor who is already taken. The Queen, 17, is the best friend one can have: win her with all your dice and the "+2" token.
    .good = The envoy opens the door, and goes back to the calendar.
    .pass = Passing would waste your dice, and the envoy would wait. Use him now for the Queen.
    .other = The dice fit there. But only the Queen gives 2 goods of your choice and 3 points besides: use all dice and the token.
kingsburg_lessons-influence-queen = The Queen has given you 3 points and shown you the invaders of this year: Zombies of strength 5. Now take 2 goods, equal or different.
kingsburg_lessons-influence-finish = Your points: { $points }. The envoy can do one thing more, instead: he lets you put up a second building in one season. You will see it in the chapter on building.

## Building

kingsburg_lessons-building = Building
    .help = Rows from left to right, the envoy's second building, and which buildings pay when.
kingsburg_lessons-building-crane = Your province has five rows with four buildings each. In every row you build from left to right, and the further right, the dearer and the more valuable. The Crane makes the third and fourth building of every row 1 gold cheaper: build it for 1 wood and 1 stone.
    .good = 1 point, and the Crane works from this moment on.
    .done = You may build nothing, but you can build even twice now. Begin with the Crane.
    .other = It is next in its row, so you may. But the Crane saves gold on everything you build further right: begin with it.
kingsburg_lessons-building-town_hall = One building a season is the rule, but you hold the king's envoy: with him you may build twice. The Crane has opened the way to the Town Hall and made it cheaper, 1 gold, 1 wood and 1 stone. Build it.
    .good = 2 points, and the envoy goes back to the calendar.
    .done = You would keep the envoy, but lose him when summer is over. Use him now.
    .other = Allowed, too. But the Town Hall gives 2 points and can bring 1 more every season: build it.
kingsburg_lessons-building-season_end = Summer ends. The Inn has just brought you its yearly "+2" token. And the Town Hall, although it is new, works already: use it to turn 1 good or 1 token into 1 point.
    .done = You needn't, and sometimes a good is worth more. But try it once: use the Town Hall.
kingsburg_lessons-building-pay = What do you pay: your last gold, or the token that would help you in autumn?
kingsburg_lessons-building-choice = Spring of the fourth year, and you are rich. The Church gives most at once. The Embassy pays a point each season, the Farms roll a white die each season, the Blacksmith strengthens you for the winter. Two years are left: what do you build?
    .church = 7 points, and 1 strength more against Demons. After it only the Cathedral is left in this row, the dearest of all.
    .embassy = 4 points, and 1 at the end of each season. This spring counts, too, so 6 more come to you if it stands to the end: 10 in all.
    .farms = 2 points, and from summer on a white die in every season. In battle they count 1 less.
    .blacksmith = 2 points, and 1 strength more in both winters to come. It also opens the way to the Barracks.
    .done = You have goods for the best of them. Build one of the four.
    .palisade = The Palisade is useful and cheap, but today you can afford more. Build one of the four.
kingsburg_lessons-building-finish = That is the heart of building: early on choose what pays again and again, later what gives points at once, and never forget the winter. Who has the most buildings gets 1 point after spring; who has the fewest gets the envoy.

## Winter

kingsburg_lessons-winter = Winter
    .help = Recruiting, the king's soldiers, victory, draw and defeat, and what a defeat destroys.
kingsburg_lessons-winter-recruit = Winter of the third year is near. You have looked at the invaders: Goblins of strength 5. Guard Tower and Palisade count 1 each, and your Barricade 1 against Goblins: 3 in all. Before the battle everybody may recruit, a soldier for 2 goods. Recruit one; you choose the goods.
    .good = One soldier: now you count 4.
    .done = You would go with 3 and hope for the king's die; with a 1 the battle would be lost. Recruit a soldier.
kingsburg_lessons-winter-second = In a moment the king sends everybody as many soldiers as a die shows, 1 to 6. At worst you would have 5, a draw: nothing won, nothing lost. A second soldier makes the victory certain and costs your last 2 goods. What do you do?
    .more = Certain is certain.
    .done = A little risk, and 2 goods saved.
kingsburg_lessons-winter-won = The king's die showed 2, and you won: 1 stone as the card promised, and 1 point as the strongest winner. Your opponent had only 3 and lost 1 gold and the Church with its 7 points. Who loses a building loses the one furthest right; among several in that column, the topmost.
kingsburg_lessons-winter-lose = Another winter, in the second year: Orcs of strength 4. You had only a Guard Tower and no soldiers, the king's die showed 1, so you fought with 2. A defeat! The card takes 2 goods of your choice: which ones?
kingsburg_lessons-winter-lost = And a building: your Market stood furthest right, so it is gone, with its 1 point. You may build it again. Your points: { $points }. What you do not have cannot be lost, and nothing replaces it.
kingsburg_lessons-winter-finish = So be ready: the back of the card tells the possible strengths, General and Queen let you look, Sergeant, General and King bring soldiers, Barracks make them cheaper. And with a Stone Wall a draw is a victory. Soldiers go home every winter, buildings stay.

## Module 1: additional rows

kingsburg_lessons-extra_rows = Additional rows
    .help = Rows A and G: goods that turn into others, and help with soldiers.
kingsburg_lessons-extra_rows-sawmill = Two more rows for every province: A above the others, G below them. Row A makes more of your goods. It begins with the Sawmill, for 2 wood and 1 stone: build it.
    .good = 1 point. And summer is just about to end.
    .done = You may save your goods. But the Sawmill earns something this very summer: build it.
    .other = Allowed. But the new rows are what you are here for: build the Sawmill.
kingsburg_lessons-extra_rows-convert = At the end of every summer the Sawmill may turn 1 wood into 2 gold. Use it.
    .good = After it come Quarry and Goldsmith for stone and gold, and the Mint lets all three work in spring and autumn, too.
    .other = You needn't. But 2 gold for 1 wood is a good trade: use the Sawmill.
kingsburg_lessons-extra_rows-recruit = One year later. Row G thinks of winter. Your Training Camp has just given you a soldier, as you had fewer than 2. And with the Recruiting Center a "+2" token counts as a good when you recruit: hire a soldier for 1 gold and your token.
    .good = Two soldiers stand ready.
    .done = You could keep gold and token for spring. But the invaders come first: recruit.
kingsburg_lessons-extra_rows-academy = Orcs of strength 5. The king's die shows 2, so you count 2 of your own soldiers and 2 of his. Your Improvised Defenses add 1, since the strength is 5 or less. That would only be a draw! But you have a Military Academy: roll a die of your own.
    .done = Then it stays a draw. Rolling costs nothing, for afterwards you may still count the king's soldiers.
kingsburg_lessons-extra_rows-keep = A 5! Now choose which soldiers count: those of your own die or the king's.
    .royal = That is your right, but it would be 2 instead of 5, and a draw. Count your own die.
kingsburg_lessons-extra_rows-finish = 8 against 5: won! Your points: { $points }. With seven rows there is more to choose from than five years can build, and in a defeat row A is the topmost one.

## Module 2: alternative rows

kingsburg_lessons-alternate_rows = Alternative rows
    .help = Strips that replace whole rows of your province, so that no two provinces are alike.
kingsburg_lessons-alternate_rows-lay = Before the game begins everybody draws two strips. Each holds four other buildings and may cover the row of its letter. Yours are row B, with Bridge, Altar, Monastery and Dome, and row D, with Armory, Griffin Ranch, War Machines and Dragon Tamers' Guild. Use both, one or none.
    .both = Two rows that nobody else has. All decide in secret, then the strips are shown.
    .one = One new row, the other stays as you know it. Strips that are not used leave the game.
    .none = You keep to what you know; that is allowed. Let us see all the same what the strips can do.
kingsburg_lessons-alternate_rows-bridge = Autumn of the second year, with both strips in use. You have a Bridge: the first time in a year that you pass with a die left over, you take a "+2" token. Your last die shows 1. Pass for the token, or win the Jester for 1 point?
    .pass = A bad die has become a good token.
    .jester = A point in hand.
kingsburg_lessons-alternate_rows-armory = Winter begins, and nobody has seen the invaders; their strength is 3 to 5. The Sergeant gave you 1 soldier. Your Armory may take 1 good now and count 2 more in this battle. Use it.
    .done = You may save the stone. But 1 soldier and the king's die are little: use the Armory.
kingsburg_lessons-alternate_rows-pay = Any good will do; you have a stone. Pay it.
kingsburg_lessons-alternate_rows-finish = Goblins of strength 4, and the king's die showed 2: with the Armory you had 5 and won. Your points: { $points }. Read your strips before the first season, and those of the others as well. Fourteen strips exist, two of each letter; those of A and G come with the additional rows.

## Module 3: governors

kingsburg_lessons-governors = Governors
    .help = Everybody governs with a talent of their own: three of the twenty-four at work.
kingsburg_lessons-governors-choose = Before the game begins you are dealt three governors, face down, and keep one for the whole game. The Prince turns a bad roll into 3, 4 and 6. The Politician has advisors of his own. The Engineer builds twice in autumn. Whom do you keep?
    .prince = Low rolls will no longer frighten you.
    .politician = With him there is always a place for you at court.
    .engineer = Every autumn your province grows faster than the others.
kingsburg_lessons-governors-prince = Your opponent kept the Miner. Now look at all three of yours. With the Prince: you rolled 1, 2 and 4, only 7. If all your dice total 8 or less, he may turn them to 3, 4 and 6, once a season. Use him.
    .done = You may keep 1, 2 and 4. But 3, 4 and 6 reach better advisors: use the Prince.
kingsburg_lessons-governors-stronger = 13 instead of 7, and you still go first, since your opponent has 15. Put dice wherever you like.
    .pass = After such a roll? Win an advisor.
kingsburg_lessons-governors-space = With the Politician: he has three private spaces, 5, 10 and 15, and nobody else may go there. Neutral dice hold the General at 10, but your own 10 is free. Put all your dice there.
    .good = The sum must be exact there, too.
    .pass = Your private spaces wait for no one else. Put your dice on the 10.
    .other = You may. But see what a private space gives: put all your dice on your own 10.
kingsburg_lessons-governors-two_goods = 10 gives two different goods, 5 would have given one, 15 one of each. Choose.
kingsburg_lessons-governors-engineer = With the Engineer: it is autumn, and you may build two buildings, both paid in full. You have 2 gold and 3 wood. Which one first?
    .done = That would waste his one season. Build.
kingsburg_lessons-governors-again = And the second one.
    .done = You may stop here. But there is enough for another: build it.
kingsburg_lessons-governors-finish = Twenty-four governors, each with a talent of that kind: your opponent's Miner digs 1 gold at the end of every year. Who likes can auction them for points instead of dealing them.

## Module 4: destiny cards

kingsburg_lessons-destiny = Destiny cards
    .help = Every year a card changes one rule for everybody: three examples.
kingsburg_lessons-destiny-aid = At the beginning of every year a destiny card is turned up. It counts for everybody until winter is over. This year: Rising Stars. First, as always, the king's aid: you and your opponent are level in buildings and goods, so each of you takes 1 good.
kingsburg_lessons-destiny-stars = Rising Stars: in each season gifts lie on three small advisors, 1 gold on the Jester, 1 stone on the Architect, 1 wood on the Sergeant. Whoever places dice there first takes the gift at once, and the advisor helps as usual. Suddenly low dice are worth something! Choose one of the three.
    .jester = 1 gold at once, and 1 point to follow.
    .architect = 1 stone at once, and 1 wood to follow.
    .sergeant = 1 wood at once, and a soldier to follow.
    .pass = And leave the gifts to your opponent? Take one.
    .other = Allowed, but no gift lies there. Be first at one of the three.
kingsburg_lessons-destiny-deal = Another year, another card: Secret Deals. Once this year, instead of placing dice, you may put a marker on an advisor up to number 9 whom an opponent has influenced. He then helps you, too. Your opponent sits at the Treasurer: make a deal there.
    .good = Your dice stay with you: the 3 is still to be placed.
    .pass = First the deal. Whoever has passed makes none.
    .jester = A deal with the Jester brings 1 point. The Treasurer pays 2 gold: put your marker there.
    .other = Your 3 can wait, for nobody else is left to place dice. First make the deal.
kingsburg_lessons-destiny-architect = Now put the 3 on the Architect.
    .pass = The 3 would be lost. Put it on the Architect.
kingsburg_lessons-destiny-dealt = The Treasurer gave 2 gold to your opponent, and then 2 gold to you. With General and Architect besides, it is as if you had rolled one die more.
kingsburg_lessons-destiny-snow = One more: Heavy Snow. This winter the king's die is not rolled, it counts as 2 for everybody. No luck, so you can reckon: your buildings give 3, your soldier 1, the king 2, and that makes 6. The Goblins whom you saw have 6. What do you still need?
    .done = 6 against 6 would surely be a draw. Your 2 goods make one soldier: recruit.
kingsburg_lessons-destiny-finish = 7 against 6: won. Your points: { $points }. There are twenty-nine destiny cards, and five of them come in a game. Read the card before you roll: it decides which dice are good this year.

## Module 5: chosen reinforcements

kingsburg_lessons-troop_tokens = Chosen reinforcements
    .help = No king's die any more: how many soldiers come to you in winter is your own decision.
kingsburg_lessons-troop_tokens-choose = Here nobody rolls for the king's soldiers. For the whole game you have six troop tokens, 0, 1, 1, 2, 3 and 4, and one 1 was used last winter. When the invaders are turned up, everybody chooses one in secret. Orcs of strength 4: your Guard Tower and your soldier make 2. Which token do you play?
    .three = 5 in all, just one more than needed. That is thrift.
    .two = 4 in all: a draw, and the 3 stays for a worse winter.
    .four = 6 in all. Safe, but the 3 would have won as well, and the 4 is gone for good.
    .few = That makes fewer than 4, and a defeat would cost your gold and a building. Play 2, 3 or 4.
kingsburg_lessons-troop_tokens-fought = { $won ->
        [0] A draw: nothing won, nothing lost.
       *[other] Won: 1 gold, and 1 point as the strongest winner.
    } Your opponent played a 1 and lost. A token that has been played is gone, so five winters have to share six tokens.
kingsburg_lessons-troop_tokens-enough = A year later: Zombies of strength 6. Guard Tower and Blacksmith count 1 each, your Palisade counts 2 against Zombies, and three soldiers stand ready: 7. Tokens 0, 1, 2 and 4 are left. Which one do you play?
    .zero = 7 against 6 is enough. A 0 has to be played in some winter: best in one that is won without it.
    .more = Won, and stronger than needed. But 7 would have been enough, and the 0 will be with you in a harder winter.
kingsburg_lessons-troop_tokens-kept = Your opponent won as well, but had to spend a 3. Who builds for the winter in good time keeps strong tokens for the last invaders.
kingsburg_lessons-troop_tokens-last = The last winter, and you have two tokens left, 1 and 3. The one you keep is worth as many points as it shows! Demons of strength 8: victory pays 2 points, and 1 more to the strongest winner. Your buildings and soldiers make 7. Which token do you play?
    .three = 10: 2 points for the victory, 1 as the strongest winner, 1 for the token that is left.
    .one = 8, a draw: nothing lost, and 3 points for the token that is left. The victory would have brought 4 in all.
kingsburg_lessons-troop_tokens-counted = Counted: you have { $points }, your opponent { $others }. With troop tokens winter is no luck any more. Look at what the others have left before you choose.

## Module 6: whims at court

kingsburg_lessons-whims = Whims at court
    .help = Season after season another advisor changes what he gives.
kingsburg_lessons-whims-covered = At the start of each season a whim tile is turned up. It covers the advisor of its number for the rest of the game: he is won as always, but gives something else. Now number 9 lies on the Master Hunter. Win him with 3 and 6.
    .pass = Then you would never see what he gives now. Put 3 and 6 on him.
    .other = An advisor without a tile helps as usual, and you know that. Try the new one: 3 and 6 on the Master Hunter.
kingsburg_lessons-whims-jester = Your 1 reaches the Jester; no tile lies there.
    .pass = The 1 would be lost. Put it on the Jester.
kingsburg_lessons-whims-two = Instead of wood and another good, the Master Hunter now gives two different ones of these: 1 gold; 1 wood; 1 point; 1 soldier together with a "+2" token. Which two?
kingsburg_lessons-whims-spy = One year later six advisors have whims. The Spy, 14, no longer wants a point: an opponent chooses one of gold, wood, stone, "+2" token and soldier, and you get the four others. Put all your dice on him.
    .pass = And miss four gifts? Put your dice on the Spy.
    .other = The dice fit there. But four gifts are worth more: use all three for the Spy.
kingsburg_lessons-whims-finish = Your opponent took the wood, and gold, stone, token and soldier came to you. But look at the Wizard: the tile there gave your opponent 5 points. Tiles lie on the numbers 1 to 16; read each when it is turned up. Who likes plays Restoration: all lie there from the start, and one leaves at the end of each season.

## Scenarios

kingsburg_lessons-scenarios = Scenarios
    .help = Special rules for a single game: the Goblin Valley, Full Granaries, and what two others change.
kingsburg_lessons-scenarios-general = A scenario changes one thing for a whole game. In the Goblin Valley a second deck lies beside the invaders, and some winters it joins the battle. Autumn of the third year: let the General, 4 and 6, tell you more.
    .pass = Two enemies at once and no General? Put 4 and 6 on him.
    .other = The Alchemist can wait. With 4 and 6 you win the General.
kingsburg_lessons-scenarios-look = 2 soldiers are yours, besides the one of the Sergeant. Whoever may look chooses one of the two decks. Where do you look?
    .invader = Orcs of strength 5 are coming. What the valley holds remains to be seen.
    .valley = Goblins of strength 4 in the valley: they will join, whoever else is coming.
kingsburg_lessons-scenarios-finish = Orcs 5 and Goblins 4: a single battle against 9. When the valley joins, everybody gets as many soldiers as the year's number, 3 now, and your Barricade counted against the Goblins. With 11 you won both rewards, 1 gold and 1 wood, and were the strongest winner. If the valley shows no Goblins, it stays quiet, except in the fifth year.
kingsburg_lessons-scenarios-granaries = Another scenario, Full Granaries: after each season nobody keeps more than 6 goods, and every 2 beyond them turn into 1 point. You have 12. Build what you like, or save your goods.
    .built = Well used: goods in a building need no granary.
    .done = Plenty in store. Let us see what stays of it.
kingsburg_lessons-scenarios-keep = Still more than 6. Which goods do you keep?
    .good = Each pair that went was 1 point; a single one was lost.
kingsburg_lessons-scenarios-others = Two more scenarios: the Royal Inspection rewards the most buildings of each column in the second and fourth year, and in the Shadow of the Dragon the last invaders are always Dragons, while victories by 3 or more pay a point besides.
