"""The solo game: points against a target, tiles for full colours, what is due at the same moment."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import AUTO, Decision, Module
from tetrarch.games.castles_of_burgundy.effects import has_all, run_effect
from tetrarch.games.castles_of_burgundy.ids import (
    ANY,
    ASK_ACTION,
    ASK_BONUSES,
    ASK_ORDER,
    ASK_POINTS,
    ASK_WHITE,
    BLESSED,
    BONUS_TILES,
    BY_BANK,
    BY_BOARDING_HOUSE,
    BY_TARGET,
    CASTLE,
    COLOURS,
    DOMAIN,
    DUE_COLOUR,
    DUE_EFFECT,
    DUE_TARGET,
    FROM_M15,
    FROM_M29,
    FROM_TARGET,
    GAINED,
    LAY,
    MARKET,
    MINE,
    MONASTERY,
    PLACED,
    ROUND,
    SOLD,
    TAKE_OFF,
    TARGET_SET,
    TILES,
    WON,
)
from tetrarch.games.castles_of_burgundy.rules import domain, gain_points
from tetrarch.games.castles_of_burgundy.scoring import monastery_points
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import COLOUR, DUCHIES, NUMBER

LOWEST: Final = 5  # target [CB-254]
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
    gain_points(s, seat, FROM_TARGET, -s.points[seat])
    s.target = max(i64(LOWEST), s.target - 5)
    s.emit(TARGET_SET, seat, s.target)
    for at in range(i64(len(s.stack)) - 1, -1, -1):
        d = s.stack[at]
        due = due_with(d)
        if due != 0:
            if due & bit(DUE_TARGET):
                break
            cause = SALES + d.b if d.step == LAY else d.b if d.step == ASK_ORDER else 0
            s.stack[at] = Decision(ASK_ORDER, AUTO, due | bit(DUE_TARGET), cause, d.c)
            return
    s.push(ASK_ACTION, seat, 0, BY_TARGET)


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
        return source_of(NUMBER[kind]) > 0
    return colour < COLOURS and colour != MINE and not pays(kind)


def pays(kind: i64) -> bool:
    """Whether a building pays silver or workers, which comes first [CB-255]."""
    return kind == MARKET + BY_BANK or kind == MARKET + BY_BOARDING_HOUSE


def source_of(monastery: i64) -> i64:
    """The source of what a monastery scores; 0 if it scores nothing [CB-248]."""
    if monastery == 29:
        return FROM_M29
    return FROM_M15 + monastery - 15 if 15 <= monastery <= 26 else 0


class Solo(Module[CbState]):
    """One player fills a duchy in 25 rounds [CB-238, CB-256]."""

    def __init__(self) -> None:
        super().__init__()
        self.triggers = [PLACED, BLESSED, SOLD, GAINED]
        self.amounts = [BONUS_TILES]

    def weave(self, flow: list[list[int]]) -> None:
        flow[ROUND].insert(flow[ROUND].index(ASK_WHITE) + 1, TAKE_OFF)

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == PLACED:
            self.placed(s, seat, a, s.tile[a])
        elif trigger == BLESSED:
            points = monastery_points(self.game, s, seat, a)
            if points > 0:
                gain_points(s, seat, source_of(a), points)
                gained(s, seat)
        else:
            gained(s, seat)

    def placed(self, s: CbState, seat: i64, cell: i64, kind: i64) -> None:
        """A tile lies in the duchy and an area may have scored: see what is due [CB-249, CB-255, CB-256]."""
        if won(s):
            s.stack.clear()
            s.emit(WON, seat)
            return
        due = bit(DUE_EFFECT) if waits(kind) else 0
        if has_all(s, seat, DUCHIES[s.duchy[seat]].colour[cell]):
            due |= bit(DUE_COLOUR)
        if due != 0:
            s.push(ASK_ORDER, AUTO, due, kind + 1, cell)
        if domain(self.game, s, DOMAIN, seat, cell) & ~s.filled[seat] == 0:
            gained(s, seat)
        if pays(kind):
            run_effect(self.game, s, seat, kind - MARKET, kind - MARKET)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        """Monastery 26 counts the full colours [CB-248]."""
        full: i64 = 0
        for colour in range(i64(CASTLE), i64(COLOURS)):
            if has_all(s, seat, colour):
                full += 1
        return full
