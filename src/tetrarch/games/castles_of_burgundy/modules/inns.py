"""Inns, one in each phase."""

from mypy_extensions import i64

from tetrarch.core.bits import lowest
from tetrarch.core.kernel import Decision, Module
from tetrarch.games.castles_of_burgundy.ids import (
    AREA,
    CELLS,
    DO_BUY,
    DO_PLACE,
    DO_PLACE_SHARED,
    DOMAIN,
    FILL,
    INN,
    INN_LAID,
    LAY_INN,
    LIMITED,
    ONE_INN,
    PHASE_START,
)
from tetrarch.games.castles_of_burgundy.rules import CbStep, beyond, domain
from tetrarch.games.castles_of_burgundy.state import CbState, inside


class LayInn(CbStep):
    """An inn comes to its space, where those before it may still lie [CB-163]."""

    def open(self, s: CbState, d: Decision) -> None:
        s.inns += 1
        s.bag[INN] -= 1
        s.emit(INN_LAID, 0, s.inns)


def inns(s: CbState, home: i64, cells: i64) -> i64:
    """How many of some cells have an inn."""
    n: i64 = 0
    while cells != 0:
        if s.tile[home * CELLS + lowest(cells)] == INN:
            n += 1
        cells &= cells - 1
    return n


class Inns(Module[CbState]):
    """Tiles for any space that make their area count one larger [CB-163, CB-168]."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts = [AREA]

    def weave(self, flow: list[list[int]]) -> None:
        start = flow[PHASE_START]
        start.insert(start.index(FILL), LAY_INN)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        home, cell = s.home(seat, a), inside(a)
        n += inns(s, home, domain(self.game, s, DOMAIN, home, cell))
        return n if s.wing == 0 else n + inns(s, s.mate(home), beyond(self.game, s, DOMAIN, home, cell))

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind, tile, cell = x & 0xFF, x >> 20 & 0xFFF, x >> 32
        if kind == DO_BUY and x >> 8 == INN and s.inns == 0:
            return 164
        if (kind != DO_PLACE and kind != DO_PLACE_SHARED) or tile != INN:
            return 0
        home = s.home(d.seat, cell)
        barred = s.barred[home * LIMITED + ONE_INN] & ~s.filled[home]
        return 166 if barred >> inside(cell) & 1 else 0
