"""The optional castle rules of duchies 11 to 18."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import Decision, Module
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_TURN,
    CASTLE,
    CELLS,
    DO_PLACE,
    DO_REGAIN,
    FROM_REGAIN,
    REACH,
    REGAINED,
)
from tetrarch.games.castles_of_burgundy.rules import Readings, gain_points, receive, room, sites
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import COLOUR, DUCHIES

PRICE: Final = 5  # points


def linked(s: CbState, seat: i64) -> i64:
    """The cells beside a castle, or joined with one by tiles of their own colour [CB-135, CB-137]."""
    duchy = DUCHIES[s.duchy[seat]]
    found: i64 = 0
    left = s.castles[seat]
    while left != 0:
        found |= duchy.near[lowest(left)]
        left &= left - 1
    edge = found & s.filled[seat] & ~s.castles[seat]
    while edge != 0:
        cell = lowest(edge)
        edge &= edge - 1
        more = duchy.near[cell] & duchy.of[duchy.colour[cell]] & ~found
        found |= more
        edge |= more & s.filled[seat]
    return found


class CastleLinks(Module[CbState]):
    """Tiles need a link with a castle; castles that were cleared away may be bought back [CB-134]."""

    def __init__(self, readings: Readings) -> None:
        super().__init__()
        self.readings: Readings = readings
        self.kinds = [DO_REGAIN]
        self.offers = [ASK_TURN]
        self.amounts = [REACH]

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        return n if a == CASTLE else n & linked(s, seat)

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        able = s.aside > 0 and s.points[d.seat] >= PRICE and s.dice[d.seat * 2 + 1] > 0
        if able and (self.readings.discard_anywhere or room(self.game, s, d.seat)):
            out = append(out, i64(DO_REGAIN))
        return out

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        """Both dice and five points bring a castle to storage [CB-138, CB-139]."""
        s.stack.append(d)
        s.roll(d.seat, 0, 0)
        gain_points(s, d.seat, FROM_REGAIN, -PRICE)
        s.aside -= 1
        s.gone[CASTLE] -= 1
        s.emit(REGAINED, d.seat, s.aside)
        receive(self.game, s, d.seat, CASTLE)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind, tile, cell = x & 0xFF, x >> 20 & 0xFFF, x >> 32
        if kind == DO_REGAIN:
            return 138 if s.aside == 0 else 139
        if kind != DO_PLACE or cell >= CELLS or not s.near[d.seat] >> cell & 1 or tile == CASTLE:
            return 0
        fits = DUCHIES[s.duchy[d.seat]].of[COLOUR[tile]] & ~s.filled[d.seat] & bit(cell) != 0
        return 135 if fits and not (linked(s, d.seat) | sites(self.game, s, d.seat, tile)) >> cell & 1 else 0
