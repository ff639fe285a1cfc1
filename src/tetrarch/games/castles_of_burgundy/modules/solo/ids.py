"""The ints of the solo game, which continue those of the base game."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.rules.ids import SOURCE_EXPANSIONS

# effects
EFFECT_TARGET: Final = 13  # a castle's action that the target gives

# what may be due at the same moment, after the bonuses of vineyards
DUE_TARGET: Final = 11
DUE_COLOUR: Final = 12
DUE_EFFECT: Final = 13
DUE_AREA: Final = 14

# steps
ASK_POINTS: Final = 40
ASK_ORDER: Final = 41
ASK_REWARD: Final = 42
ASK_TRADE: Final = 43
ASK_GIVE: Final = 44
TAKE_OFF: Final = 45
CLEAR_GOODS: Final = 46

# kinds of action
DO_POINTS: Final = 27
DO_TRADE: Final = 29
DO_GIVE: Final = 40

# events
EVENT_TILE_REMOVED: Final = 40
EVENT_GOODS_GONE: Final = 41
EVENT_TARGET_SET: Final = 42
EVENT_TRADED: Final = 43
EVENT_GAVE: Final = 44
EVENT_POINTS_BOUGHT: Final = 45
EVENT_REWARDED: Final = 46
EVENT_WON: Final = 47
EVENT_LOST: Final = 48

# sources of points
SOURCE_TARGET: Final[i64] = SOURCE_EXPANSIONS + 1
SOURCE_PURCHASE: Final[i64] = SOURCE_EXPANSIONS + 2
