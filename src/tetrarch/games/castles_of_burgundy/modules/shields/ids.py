"""The ints of the shields, which continue those of the base game."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.rules.ids import SOURCE_EXPANSIONS

# steps
DEAL_SHIELD: Final = 3
ASK_GATHER: Final = 24
ASK_DEPLOY: Final = 28
ASK_TRIBUTE: Final = 29
ASK_FOLLOW: Final = 31

# kinds of action
DO_SHIELD: Final = 9
DO_FOLLOW: Final = 10
DO_SET: Final = 11
DO_GATHER: Final = 15
DO_DEPLOY: Final = 17
DO_TRIBUTE: Final = 18
CHANCE_SHIELD: Final = 34

# events
EVENT_SHIELD_DEALT: Final = 4
EVENT_SHIELD_TAKEN: Final = 29
EVENT_SHIELD_LOST: Final = 30
EVENT_TRIBUTE_PAID: Final = 31
EVENT_FOLLOWED: Final = 32
EVENT_DIE_SET: Final = 37

# sources of points
SOURCE_SHIELDS: Final[i64] = SOURCE_EXPANSIONS

# amounts
AMOUNT_SHIELDS_DEALT: Final = 26  # the shields in play, as a bit set
