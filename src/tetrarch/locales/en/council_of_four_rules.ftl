# The rules in short. A line that begins with a dash is an item of a list, numbers of rulings become links, (1) is a mark in a figure.

council_of_four_rules-goal =
    You are merchants in a kingdom of three regions. Win its councils over, get permits and build emporiums in its fifteen cities: cities pay you when you build in them, and the cities linked with them pay once more.

    Points come from permits, cities, the nobility track and bonus tiles. Whoever has the most after the last turn wins.
council_of_four_rules-setup =
    - The map has three regions with five cities each: coast, hills, mountains. Every city but the king’s purple one gets a reward token (1).
    - Each region shows two permits (2) and has a council of { $seats } councillors on its balcony (3). The king has a council of his own (4).
    - The eight councillors left over are the reserve (5).
    - Everybody has { $emporiums } emporiums and draws { $hand } politics cards. The first player starts with { $coins_0 } coins and { $assistants_0 } assistant, everybody after that with one coin and one assistant more than the player before.
    - With two players, neutral emporiums stand in some cities from the start (CF-17).
council_of_four_rules-turn =
    Draw one politics card. Then take **one main action**, and if you like **one quick action**, before or after it (CF-22). There is no limit to your hand.

    The four main actions:

    - **Elect a councillor.** Take one from the reserve and push him into any council on the side of the arrow; the one at the other end falls out. You get { $elect } coins (CF-30).
    - **Acquire a permit.** Satisfy the council of a region and take one of its two open permits. You gain what it shows at once (CF-37).
    - **Build with a permit.** Build in a city whose letter stands on one of your permits, then turn the permit over (CF-43).
    - **Build with the king.** Satisfy the king’s council, move him along the roads at { $road } coins each, and build where he arrives, without a permit. He may also stay where he is (CF-44).

    The four quick actions:

    - Pay { $engage } coins for an assistant (CF-75).
    - Return { $exchange } assistant: the two open permits of a region are replaced (CF-76).
    - Return { $send } assistant: elect a councillor, without the coins (CF-78).
    - Return { $extra } assistants: you have one more main action (CF-79).
council_of_four_rules-councils =
    To satisfy a council you play one to { $seats } politics cards, each for another councillor of that council and of his colour (CF-33). What you have no cards for you pay for in coins: { $price_1 } with one card, { $price_2 } with two, { $price_3 } with three, nothing with four.

    A joker stands for any colour and costs { $joker } coin more (CF-36).
council_of_four_rules-building =
    You may have one emporium in a city. Where others have built before you, return an assistant for each of their emporiums (CF-48).

    Then you gain the token of the new city, and the token of every city of yours that roads link with it through your own cities (CF-53). So a chain of cities pays again and again.

    - First with all cities of a metal, or with all five of a region? You take its bonus tile, and with it the top tile of the king’s stack (CF-58, CF-59, CF-60). They count at the end.
    - A nobility step moves you along the nobility track. What its spaces show you gain when you enter them (CF-64).
council_of_four_rules-end =
    Whoever builds an { $emporiums }th emporium gains { $last } points. Everybody else has one more turn (CF-86). Then these are added:

    - your bonus tiles and king’s tiles;
    - { $nobility_0 } points for whoever is furthest on the nobility track, { $nobility_1 } for the second (CF-88);
    - { $most } points for the most permits, used ones included (CF-90).

    The most points win; in a tie the most assistants and politics cards together (CF-93).

## Chapters

council_of_four_rules-title-councils = Satisfying a council
council_of_four_rules-title-building = Building, and what it brings

## Figures

council_of_four_rules-figure-board = The kingdom at the start: a city with its token (1), permits (2) and council (3) of a region, the king’s council (4), the reserve (5), the nobility track (6).
    .alt = The whole board: a map of fifteen cities joined by roads, under it the permits and councils of three regions, the king’s council, the reserve of councillors and two tracks.
council_of_four_rules-figure-council = The council of the hills (1). With two orange cards and a blue one you satisfy three of its councillors and pay { $price_3 } coins; then you take one of the two permits, such as the one for J (2).
    .alt = A region with its council of four councillors, a face-down pile of permits and two open ones.
council_of_four_rules-figure-hand = Your cards, coins, assistants and points, the actions left in this turn, and your permits. One is used already; it still counts for the most permits.
    .alt = The area of a player: seven politics cards, coins and assistants, and three permits, one of them turned over.
council_of_four_rules-figure-network = You build in Indur (1) and return an assistant, since another player was there first. Castrum, Framek, Graden and Hellar are linked with it, so their tokens pay as well; Juvelar has no token, but holds the chain together. And the five cities of the hills are all yours now.
    .alt = The middle of the map. Five cities with emporiums of one player are linked by roads with Indur, where a new emporium is to be built.
council_of_four_rules-figure-nobility = The nobility track (1): whoever enters a space gains what it shows. The bonus tiles of the metals and of the regions wait for whoever is first, as does the king’s stack (2).
    .alt = The nobility track with its twenty-one spaces, above it bonus tiles.
