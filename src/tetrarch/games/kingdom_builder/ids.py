"""The ints that stand for Kingdom Builder's terrains, tiles, guilds, questions and events."""

from typing import Final

SIZE: Final = 20
CELLS: Final = 400
SETTLEMENTS: Final = 40
BUILDS: Final = 3  # of the mandatory action
TERRAINS: Final = 5  # that can be built on; also the number that stands for no card
FREE: Final = 255  # nobody's hex

GRASS: Final = 0
DESERT: Final = 4
WATER: Final = 5
MOUNTAIN: Final = 6
CASTLE: Final = 7
LOCATION: Final = 8

EDGE: Final = 6  # the pool of hexes the tower builds on; pools 0 to 5 are terrains
POOLS: Final = 7
NO_CARD: Final = 5

ORACLE: Final = 0
FARM: Final = 1
OASIS: Final = 2
TOWER: Final = 3
TAVERN: Final = 4
BARN: Final = 5
HARBOR: Final = 6
PADDOCK: Final = 7
TILES: Final = 8
SPOTS: Final = 8  # location hexes on a board, at most

# what a seat holds of the tile of a location hex
NONE: Final = 0
READY: Final = 1
USED: Final = 2
FRESH: Final = 3
GONE: Final = 4  # lost; whether another may be taken is an option [KB-59]
LOST: Final = 4  # added to the state of a tile that is lost but may still be regained this turn

FISHERMEN: Final = 0
MINERS: Final = 1
WORKERS: Final = 2
MERCHANTS: Final = 3
DISCOVERERS: Final = 4
KNIGHTS: Final = 5
HERMITS: Final = 6
CITIZENS: Final = 7
LORDS: Final = 8
FARMERS: Final = 9
GUILDS: Final = 10
CASTLES: Final = 10  # as a source of points, after the guilds

# steps
ASK_QUADRANT: Final = 0
ASK_GUILD: Final = 1
ASK_CARD: Final = 2
ASK_TURN: Final = 3
ASK_BUILD: Final = 4
ASK_PLACE: Final = 5
ASK_LIFT: Final = 6
ASK_LAND: Final = 7
BEGIN: Final = 8
NEXT: Final = 9

# kinds of action
DO_BUILD: Final = 1
DO_USE: Final = 2
DO_LIFT: Final = 3
DO_LAND: Final = 4
DO_END: Final = 5
DO_CARD: Final = 6
DO_QUADRANT: Final = 7
DO_GUILD: Final = 8

# events; 0 is the core's SCORE
BUILT: Final = 1
USING: Final = 2
MOVED: Final = 3
GAINED: Final = 4
LOSES: Final = 5
PLAYED: Final = 6
DREW: Final = 7
SAW: Final = 8
REMOVED: Final = 9
SHUFFLED: Final = 10
ENDING: Final = 11
LAID: Final = 12
GUILD: Final = 13
ENDED: Final = 14
