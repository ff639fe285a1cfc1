# The pages of the rules.

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
