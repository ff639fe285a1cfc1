"""The ints of the vineyards, which continue those of the base game."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.rules.ids import SOURCE_EXPANSIONS

# sizes
SHOP: Final = 3  # places of the shop

# effects
EFFECT_VINEYARD: Final = 12  # a castle's action that a vineyard gives

# steps
DEAL_GRAPE: Final = 34
DEAL_DOUBLE: Final = 35
ASK_BONUSES: Final = 36
ASK_FETCH_DOUBLE: Final = 37
ASK_FETCH_BLACK: Final = 38
ASK_GRAPE: Final = 39

# kinds of action
DO_PICK: Final = 50
DO_PLANT: Final = 51
DO_PLANT_SHARED: Final = 52
DO_BUY_DOUBLE: Final = 53
DO_FETCH_DOUBLE: Final = 54
DO_FETCH_BLACK: Final = 55
DO_FETCH_SHOP: Final = 56
DO_GRAPE: Final = 57
DO_DISCARD_DOUBLE: Final = 58
DO_DISCARD_DOUBLE_SHARED: Final = 59
DO_SOW: Final = 60
CHANCE_GRAPE: Final = 61
CHANCE_DOUBLE: Final = 62

# events
EVENT_DOUBLE_FILLED: Final = 49
EVENT_FIRST_GRAPE: Final = 50
EVENT_PICKED: Final = 51
EVENT_BOUGHT_DOUBLE: Final = 52
EVENT_PLANTED: Final = 53
EVENT_DISCARDED_DOUBLE: Final = 54
EVENT_LEVEL_DONE: Final = 55
EVENT_GRAPE_TAKEN: Final = 56
EVENT_TOOK_BLACK: Final = 57

# sources of points
SOURCE_VINES: Final[i64] = SOURCE_EXPANSIONS + 3
