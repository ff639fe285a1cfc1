"""The optional castle rules of duchies 11 to 18."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import Decision
from tetrarch.games.castles_of_burgundy.data.files import number
from tetrarch.games.castles_of_burgundy.modules.castle_links.ids import (
    DO_REGAIN,
    EVENT_REGAINED,
    SOURCE_REGAIN,
)
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import AMOUNT_REACH, ASK_TURN, CASTLE, CELLS, DO_PLACE
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.storage import receive, room
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DUCHIES
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import sites

PRICE: Final[i64] = number("castle_links", "price_points")


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


class CastleLinks(Expansion):
    """Tiles need a link with a castle; castles that were cleared away may be bought back [CB-134]."""

    def __init__(self, variants: RuleVariants) -> None:
        super().__init__(variants)
        self.kinds = [DO_REGAIN]
        self.offers = [ASK_TURN]
        self.amounts = [AMOUNT_REACH]

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        return n if a == CASTLE else n & linked(s, seat)

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        able = s.aside > 0 and s.points[d.seat] >= PRICE and s.dice[d.seat * 2 + 1] > 0
        if able and (self.variants.discard_anywhere or room(self.game, s, d.seat)):
            out = append(out, i64(DO_REGAIN))
        return out

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        """Both dice and some points bring a castle to storage [CB-138, CB-139]."""
        s.stack.append(d)
        s.roll(d.seat, 0, 0)
        gain_points(s, d.seat, SOURCE_REGAIN, -PRICE)
        s.aside -= 1
        s.gone[CASTLE] -= 1
        s.emit(EVENT_REGAINED, d.seat, s.aside)
        receive(self.game, s, d.seat, CASTLE)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind, tile, cell = x & 0xFF, x >> 20 & 0xFFF, x >> 32
        if kind == DO_REGAIN:
            return 138 if s.aside == 0 else 139
        if kind != DO_PLACE or cell >= CELLS or not s.near[d.seat] >> cell & 1 or tile == CASTLE:
            return 0
        fits = DUCHIES[s.duchy[d.seat]].of[COLOUR[tile]] & ~s.filled[d.seat] & bit(cell) != 0
        return 135 if fits and not (linked(s, d.seat) | sites(self.game, s, d.seat, tile)) >> cell & 1 else 0
