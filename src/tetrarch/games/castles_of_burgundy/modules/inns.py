"""Inns, one in each phase."""

from mypy_extensions import i64

from tetrarch.core.kernel import Decision, Module
from tetrarch.games.castles_of_burgundy.ids import (
    AREA,
    CELLS,
    DO_BUY,
    DO_PLACE,
    DOMAIN,
    FILL,
    INN,
    INN_LAID,
    LAY_INN,
    LIMITED,
    ONE_INN,
    PHASE_START,
)
from tetrarch.games.castles_of_burgundy.rules import CbStep
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import DUCHIES


class LayInn(CbStep):
    """An inn comes to its space, where those before it may still lie [CB-163]."""

    def open(self, s: CbState, d: Decision) -> None:
        s.inns += 1
        s.bag[INN] -= 1
        s.emit(INN_LAID, 0, s.inns)


class Inns(Module[CbState]):
    """Tiles for any space that make their area count one larger [CB-163, CB-168]."""

    def __init__(self) -> None:
        super().__init__()
        self.amounts = [AREA]

    def weave(self, flow: list[list[int]]) -> None:
        start = flow[PHASE_START]
        start.insert(start.index(FILL), LAY_INN)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        area = self.game.amount(s, DOMAIN, seat, DUCHIES[s.duchy[seat]].area[a], a)
        cell: i64 = 0
        while area != 0:
            if area & 1 and s.tile[seat * CELLS + cell] == INN:
                n += 1
            area >>= 1
            cell += 1
        return n

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind, tile, cell = x & 0xFF, x >> 20 & 0xFFF, x >> 32
        if kind == DO_BUY and x >> 8 == INN and s.inns == 0:
            return 164
        barred = kind == DO_PLACE and tile == INN and s.barred[d.seat * LIMITED + ONE_INN] >> cell & 1 != 0
        return 166 if barred and not s.filled[d.seat] >> cell & 1 else 0
