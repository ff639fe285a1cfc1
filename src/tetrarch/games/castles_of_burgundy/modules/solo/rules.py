"""The solo game: points against a target, tiles for full colours, what is due at the same moment."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, Decision
from tetrarch.games.castles_of_burgundy.modules.solo.ids import (
    ASK_ORDER,
    ASK_POINTS,
    DUE_EFFECT,
    DUE_TARGET,
    EFFECT_TARGET,
    EVENT_TARGET_SET,
    SOURCE_TARGET,
)
from tetrarch.games.castles_of_burgundy.modules.solo.tables import LOWEST_TARGET, TARGET_STEP
from tetrarch.games.castles_of_burgundy.modules.trade_routes.ids import LAY
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import ASK_BONUSES
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ANY,
    ASK_ACTION,
    COLOURS,
    EFFECT_BANK,
    EFFECT_BOARDING_HOUSE,
    MARKET,
    MINE,
    MONASTERY,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DUCHIES, NUMBER, SOURCE_OF

SALES: Final = TILES + 1  # causes of what is due: none, the kinds of tiles, then sales of each good


def won(s: CbState) -> bool:
    """Whether the duchy is full [CB-256]."""
    return s.filled[0] == DUCHIES[s.duchy[0]].of[ANY]


def gained(s: CbState, seat: i64) -> None:
    """All points of one moment have come: they reach the target, or more can be bought [CB-251, CB-252]."""
    if s.points[seat] >= s.target:
        reach(s, seat)
    else:
        s.push(ASK_POINTS, AUTO, seat)


def reach(s: CbState, seat: i64) -> None:
    """The marker goes back, the target moves down, an action is due [CB-253, CB-254]."""
    gain_points(s, seat, SOURCE_TARGET, -s.points[seat])
    s.target = max(LOWEST_TARGET, s.target - TARGET_STEP)
    s.emit(EVENT_TARGET_SET, seat, s.target)
    for at in range(i64(len(s.stack)) - 1, -1, -1):
        d = s.stack[at]
        due = due_with(d)
        if due != 0:
            if due & bit(DUE_TARGET):
                break
            cause = SALES + d.b if d.step == LAY else d.b if d.step == ASK_ORDER else 0
            s.stack[at] = Decision(ASK_ORDER, AUTO, due | bit(DUE_TARGET), cause, d.c)
            return
    s.push(ASK_ACTION, seat, 0, EFFECT_TARGET)


def due_with(d: Decision) -> i64:
    """What is due by an entry of the stack, so that the action of a target joins it [CB-255]."""
    if d.seat != AUTO:
        return 0
    if d.step == LAY:  # the rest of a sale
        return bit(DUE_EFFECT)
    if d.step == ASK_BONUSES:  # the second one of a vineyard space
        return bit(d.b)
    return d.a if d.step == ASK_ORDER else 0


def waits(kind: i64) -> bool:
    """Whether a tile has an effect that may come before or after others [CB-248, CB-255]."""
    colour = COLOUR[kind]
    if colour == MONASTERY:
        return SOURCE_OF[NUMBER[kind]] > 0
    return colour < COLOURS and colour != MINE and not pays(kind)


def pays(kind: i64) -> bool:
    """Whether a building pays silver or workers, which comes first [CB-255]."""
    return kind == MARKET + EFFECT_BANK or kind == MARKET + EFFECT_BOARDING_HOUSE
