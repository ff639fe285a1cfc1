# The pages of the rules.

## The page

rules-part-of = { $game }: { $part }
rules-all = Rules of the other games
rules-parts = Parts of the rules
rules-print = Print
rules-search-signs = Search the signs
rules-expansions = Expansions
rules-in-play = in play at your table
rules-found = { $count ->
    [one] 1 rule mentions this.
   *[other] { $count } rules mention this.
}
rules-count = { $count } of { $all } numbered rules. Each has an address of its own.
rules-everything = Also those of expansions that are not in play

## Groups of signs

rules-legend-board = On the board
rules-legend-councillors = Councillors and cards
rules-legend-cities = Cities and regions
rules-legend-gains = What you gain
rules-legend-tiles = Tiles
rules-legend-things = Things
rules-legend-monasteries = Monasteries
rules-legend-expansions = Expansions
rules-legend-goods = Goods and dice
rules-legend-seasons = Calendar and court
rules-legend-battle = Battle
rules-legend-advisors = Advisors
rules-legend-buildings = Buildings
rules-legend-alternative = Buildings of the alternative rows

## Chapters of the summaries

rules-title-goal = Theme and goal
rules-title-setup = Set-up
rules-title-turn = A turn
rules-title-scoring = Scoring
rules-title-end = The end of the game
rules-title-locations = Location tiles
rules-title-guilds = Guild cards
