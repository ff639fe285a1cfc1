## What the coach says, once to everybody

## Questions

kingsburg_coach-ask-influence = Single dice reach low advisors, dice together reach high ones. Ask what you want to build this season, and take those who pay for it.
kingsburg_coach-ask-build = One building a season, each row from left to right. What helps every year is best built early; points can wait.
kingsburg_coach-ask-aid = The king helps whoever has the fewest buildings. Take the good that your next building lacks.
kingsburg_coach-ask-gift = Take the good that your next building lacks. Stone is the hardest to come by.
kingsburg_coach-ask-effects = One of your buildings or cards can act now. Nothing forces you: its sign tells what it gives.
kingsburg_coach-ask-help = This advisor lets you choose. Think of the building you want this season.
kingsburg_coach-ask-reroll = You may roll again. Fives and sixes reach the great advisors, but different numbers reach more of them.
kingsburg_coach-ask-payment = You can pay in more than one way. Keep the goods that your next building needs.
kingsburg_coach-ask-spend = A good for a point: worth it with goods that you would not use. And you lose none of them in a defeat.
kingsburg_coach-ask-recruit = Winter is near. Each soldier is 1 strength, and the king adds the same die roll to everybody. Compare your strength with the numbers on the invaders' card.
kingsburg_coach-ask-lose = The battle is lost, and you choose what goes. Give what your next building needs least.
kingsburg_coach-ask-governor = Your governor helps you the whole game. Choose one that fits how you like to play.
kingsburg_coach-ask-troops = Your troop token joins you in this battle, and then it is gone. Keep the strong ones for the last years.

## Buildings

kingsburg_coach-build-statue = The Statue is 3 points for 2 gold, and opens the row with the most points of all.
kingsburg_coach-build-chapel = The Chapel: 5 points, and a comfort for bad rolls. With 7 or less on all dice you may roll again.
kingsburg_coach-build-church = The Church: 7 points, and help against Demons alone.
kingsburg_coach-build-cathedral = The Cathedral: 9 points, and at the end a point for every two goods you still have. Save up for it.
kingsburg_coach-build-inn = The Inn gives no points, but a "+2" token every summer. Built in the first year, it serves you five times.
kingsburg_coach-build-market = The Market lets one group of dice a season reach the advisor just above or below its sum.
kingsburg_coach-build-farms = The Farms give you a die more in every season, and cost you 1 strength in winter. Most players find that a bargain.
kingsburg_coach-build-merchants_guild = The Merchants' Guild pays 1 gold at the start of every season, three times a year.
kingsburg_coach-build-guard_tower = The Guard Tower adds 1 strength in every battle, and that means a soldier saved every winter.
kingsburg_coach-build-blacksmith = The Blacksmith: 2 points, and 1 more strength in every battle.
kingsburg_coach-build-barracks = With Barracks a soldier costs 1 good instead of 2. Good if winters scare you.
kingsburg_coach-build-wizards_guild = The Wizards' Guild: 6 points and 2 strength. After it few invaders worry you.
kingsburg_coach-build-palisade = The Palisade adds 1 strength, and 2 against Zombies, for two wood. It opens the row that wins battles.
kingsburg_coach-build-stable = With the Stable every advisor who gives you soldiers gives one more.
kingsburg_coach-build-stone_wall = With the Stone Wall a drawn battle is a victory for you.
kingsburg_coach-build-fortress = The Fortress: 4 points, 1 strength, and a point for every victory from now on.
kingsburg_coach-build-barricade = The Barricade costs one wood and helps against Goblins. Above all it opens the way to the Crane.
kingsburg_coach-build-crane = With the Crane the buildings of the last two columns cost 1 gold less. The earlier, the better.
kingsburg_coach-build-town_hall = The Town Hall turns a good or a "+2" token into a point, once a season.
kingsburg_coach-build-embassy = The Embassy: 4 points, and another at the end of every season. Early in the game it pays most of all.
