"""Effects at a moment as a table, read from the data: conditions, prices and gains.

`effects.py` carries them out. Those that the data mark `"by": "method"` are carried out by the step
or module that they belong to; what their rows hold is read from here all the same.
"""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.kingsburg.data.components import effect_number, facts
from tetrarch.games.kingsburg.data.effect_rows import effect_rows, effects_at, effects_by_card, flagged
from tetrarch.games.kingsburg.rules.ids import MOMENTS

SEASONS: Final = 0  # in which it works, as a bit set
EXTENDER: Final = 1  # the building that lets it work in further seasons, -1 for none
EXTENDED: Final = 2  # these seasons
MAX_TOTAL: Final = 3  # of the seat's dice
MIN_SOLDIERS: Final = 4
BELOW_SOLDIERS: Final = 5
ALL_EQUAL: Final = 6  # whether all dice must show the same
NO_GOODS: Final = 7  # whether the seat must have none
ONCE_A_YEAR: Final = 8
REROLL: Final = 9  # dice rolled again at most, ALL_DICE for all of them
SET_SOLDIERS: Final = 10  # to what number, -1 for no change
BONUS: Final = 11  # strength in this winter's battle
ANY_GOODS: Final = 12  # goods of choice
SOURCE: Final = 13  # of the points
RULING: Final = 14
PAY: Final = 15  # gold, wood, stone, tokens, points
PAID_POINTS: Final = 4  # where they are in what is paid
GAIN: Final = 20  # a row of gains
EFFECT_WIDTH: Final = 27
ALL_DICE: Final = 9

EFFECTS: Final = i64(len(facts()["effect_order"]))
EFFECT_TABLE: Final = ints(effect_rows())
OPTIONAL: Final = i64(flagged("optional"))  # one may do without them
DECLINABLE: Final = i64(flagged("declinable"))  # the same, but one declines in the question that they ask
PLAIN: Final = i64(flagged("plain"))  # gains without a choice, whose place in the order cannot matter
BY_METHOD: Final = i64(flagged("method"))
EFFECTS_OF_BUILDING: Final = ints(effects_by_card("buildings"))
AT_MOMENT: Final = ints([effects_at(moment) for moment in range(MOMENTS)])


def param(effect: i64, column: i64) -> i64:
    """One number of an effect."""
    return EFFECT_TABLE[effect * EFFECT_WIDTH + column]


def declinable(effect: i64) -> bool:
    """Whether the question that an effect asks may be declined."""
    return DECLINABLE >> effect & 1 != 0


def gain_of(effect: i64, kind: i64) -> i64:
    """How much of a kind an effect gives."""
    return EFFECT_TABLE[effect * EFFECT_WIDTH + GAIN + kind]


# effects that the rules know by name; those of modules are in their folders
FX_STATUE: Final = i64(effect_number("statue"))
FX_CHAPEL: Final = i64(effect_number("chapel"))
FX_TOWN_HALL: Final = i64(effect_number("town_hall"))
FX_HELP_FIRST: Final = i64(effect_number("help_first"))  # four helps of one number, in this order
FX_HELP_SECOND: Final = i64(effect_number("help_second"))
FX_HELP_PRIVATE: Final = i64(effect_number("help_private"))
FX_HELP_PRIVATE_SECOND: Final = i64(effect_number("help_private_second"))
FX_MARKET: Final = i64(effect_number("market"))  # notes that a market has shifted a group
FX_PLUS2: Final = i64(effect_number("plus2"))  # notes that a token was used
