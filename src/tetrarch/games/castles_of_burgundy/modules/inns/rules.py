"""Inns, one in each phase."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import Decision, Step
from tetrarch.games.castles_of_burgundy.data.files import number
from tetrarch.games.castles_of_burgundy.modules.inns.ids import EVENT_INN_LAID, LAY_INN
from tetrarch.games.castles_of_burgundy.modules.teams.ids import DO_PLACE_SHARED
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_AREA,
    AMOUNT_DOMAIN,
    AMOUNT_FOR_SALE,
    CELLS,
    DO_BUY,
    DO_PLACE,
    FILL,
    INN,
    LIMITED,
    ON_BESIDE_BLACK,
    ONE_INN,
    PHASE_START,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import beyond, domain

EACH_PHASE: Final[i64] = number("inns", "each_phase")
SIZE: Final[i64] = number("inns", "size")


class LayInn(CbStep):
    """An inn comes to its space, where those before it may still lie [CB-163]."""

    def open(self, s: CbState, d: Decision) -> None:
        s.inns += EACH_PHASE
        s.bag[INN] -= EACH_PHASE
        s.emit(EVENT_INN_LAID, 0, s.inns)


def inns(s: CbState, home: i64, cells: i64) -> i64:
    """By how much inns make an area larger that has some cells."""
    n: i64 = 0
    while cells != 0:
        if s.tile[home * CELLS + lowest(cells)] == INN:
            n += SIZE
        cells &= cells - 1
    return n


class Inns(Expansion):
    """Tiles for any space that make their area count one larger [CB-163, CB-168]."""

    def __init__(self, variants: RuleVariants) -> None:
        super().__init__(variants)
        self.triggers = [ON_BESIDE_BLACK]
        self.amounts = [AMOUNT_AREA, AMOUNT_FOR_SALE]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return [(LAY_INN, LayInn(self.variants, 163))]

    def weave(self, flow: list[list[int]]) -> None:
        start = flow[PHASE_START]
        start.insert(start.index(FILL), LAY_INN)

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        """An inn leaves the space beside the black depot [CB-164]."""
        s.inns -= 1

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_FOR_SALE:
            return n | bit(INN) if s.inns > 0 else n
        home, cell = s.home(seat, a), inside(a)
        n += inns(s, home, domain(self.game, s, AMOUNT_DOMAIN, home, cell))
        return n + inns(s, s.mate(home), beyond(self.game, s, AMOUNT_DOMAIN, home, cell))

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind, tile, cell = x & 0xFF, x >> 20 & 0xFFF, x >> 32
        if kind == DO_BUY and x >> 8 == INN and s.inns == 0:
            return 164
        if (kind != DO_PLACE and kind != DO_PLACE_SHARED) or tile != INN:
            return 0
        home = s.home(d.seat, cell)
        barred = s.barred[home * LIMITED + ONE_INN] & ~s.filled[home]
        return 166 if barred >> inside(cell) & 1 else 0
