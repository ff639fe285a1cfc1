"""The ints that stand for Kingdom Builder's terrains, states of tiles, questions and events."""

from typing import Final

MAX_SEATS: Final = 4
SIZE: Final = 20  # rows of the board, and hexes of a row
CELLS: Final = 400
PLACES: Final = 4  # where quadrants lie
HALF: Final = 10  # rows of a quadrant, and hexes of its rows
TERRAINS: Final = 5  # that can be built on; also the number that stands for no card
FREE: Final = 255  # nobody's hex

WATER: Final = 5
MOUNTAIN: Final = 6
CASTLE: Final = 7
LOCATION: Final = 8

EDGE: Final = 6  # the pool of hexes the tower builds on; pools 0 to 5 are terrains
POOLS: Final = 7
NO_CARD: Final = 5

SPOTS: Final = 8  # location hexes on a board, at most

# what a seat holds of the tile of a location hex
NONE: Final = 0
READY: Final = 1
USED: Final = 2
FRESH: Final = 3
GONE: Final = 4  # lost; whether another may be taken is an option [KB-59]
LOST: Final = 4  # added to the state of a tile that is lost but may still be regained this turn

# how a card is drawn
SECRETLY: Final = 0
OPENLY: Final = 1

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
CHANCE_CARD: Final = 6
CHANCE_QUADRANT: Final = 7
CHANCE_GUILD: Final = 8

# events; 0 is the core's SCORE
EVENT_BUILT: Final = 1
EVENT_USING: Final = 2
EVENT_MOVED: Final = 3
EVENT_GAINED: Final = 4
EVENT_LOSES: Final = 5
EVENT_PLAYED: Final = 6
EVENT_DREW: Final = 7
EVENT_SAW: Final = 8
EVENT_REMOVED: Final = 9
EVENT_SHUFFLED: Final = 10
EVENT_ENDING: Final = 11
EVENT_LAID: Final = 12
EVENT_GUILD: Final = 13
EVENT_ENDED: Final = 14
