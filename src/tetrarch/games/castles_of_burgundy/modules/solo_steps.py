"""What the solo game asks: points for silver, what comes first, tiles for full colours or five goods."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest, ones
from tetrarch.core.kernel import AUTO, Decision
from tetrarch.games.castles_of_burgundy.effects import place, take_effect
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_ACTION,
    ASK_BONUSES,
    ASK_GIVE,
    ASK_REWARD,
    ASK_TRADE,
    BLACK,
    BY_CHURCH,
    BY_TARGET,
    DEPOTS,
    DO_DEPLOY,
    DO_FIRST,
    DO_GIVE,
    DO_POINTS,
    DO_SKIP,
    DO_TRADE,
    DUE_COLOUR,
    DUE_EFFECT,
    DUE_TARGET,
    FROM_PURCHASE,
    GAVE,
    GOODS,
    GOODS_GONE,
    INN,
    LAY,
    MARKET,
    NONE,
    PLACES,
    POINTS_BOUGHT,
    REWARDED,
    SHIP,
    SLOTS,
    TILE_REMOVED,
    TRADED,
    WILD,
)
from tetrarch.games.castles_of_burgundy.modules.shield_steps import FROM_BLACK, FROM_INNS
from tetrarch.games.castles_of_burgundy.modules.solo import SALES, reach
from tetrarch.games.castles_of_burgundy.modules.vineyards import in_shop, open_beds
from tetrarch.games.castles_of_burgundy.moves import Moves
from tetrarch.games.castles_of_burgundy.rules import (
    CbStep,
    gain_points,
    gain_silver,
    goods_of,
    receive,
    sites,
    store_goods,
)
from tetrarch.games.castles_of_burgundy.scoring import unsold
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.steps.asked import Asked
from tetrarch.games.castles_of_burgundy.tables import DUCHIES, FETCH

PRICE: Final[i64] = 5  # goods for a black tile [CB-246]


class TakeOff(CbStep):
    """The first tile of the white die's depot goes, or of the next one that has a tile [CB-243]."""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(i64(DEPOTS)):
            depot = (s.white - 1 + k) % DEPOTS
            for at in range(depot * SLOTS, depot * SLOTS + SLOTS):
                if s.slot[at] != NONE:
                    s.gone[s.slot[at]] += 1
                    s.emit(TILE_REMOVED, 0, depot, s.slot[at])
                    s.slot[at] = NONE
                    return


class BuyPoints(CbStep):
    """How many points for silver, after a gain [CB-252]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if s.silver[d.a] > 0:
            s.push(d.step, d.a)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_SKIP])
        for n in range(i64(1), min(s.silver[d.seat], s.target - s.points[d.seat]) + 1):
            out = append(out, DO_POINTS | n << 8)
        return out

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        if x == DO_SKIP:
            return
        gain_silver(s, d.seat, -(x >> 8))
        s.emit(POINTS_BOUGHT, d.seat, x >> 8)
        gain_points(s, d.seat, FROM_PURCHASE, x >> 8)
        if s.points[d.seat] >= s.target:
            reach(s, d.seat)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 252


class ChooseFirst(Asked):
    """What comes first of `d.a`, all due at the same moment [CB-255]?

    `d.b` is what brought it, 0 for a vineyard; `d.c` the cell of a tile, or the number of goods of a sale.
    """

    def open(self, s: CbState, d: Decision) -> None:
        due = d.a
        if self.for_sale(s) == 0 and in_shop(s) == 0:
            due &= ~bit(DUE_COLOUR)
        if self.idle(s, d.b - 1):
            due &= ~bit(DUE_EFFECT)
        if ones(due) > 1:
            s.push(d.step, 0, due, d.b, d.c)
        elif due != 0:
            self.carry_out(s, d, lowest(due))

    def idle(self, s: CbState, kind: i64) -> bool:
        """Whether a ship finds no goods, or a building no tile to fetch."""
        if kind == SHIP:
            for n in s.goods:
                if n > 0:
                    return False
            return not can_trade(s, 0)
        return MARKET <= kind <= MARKET + BY_CHURCH and s.lying(0, BLACK) & FETCH[kind - MARKET] == 0

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        moves.add(DO_FIRST, d.a, 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        s.push(d.step, AUTO, d.a & ~bit(x >> 8), d.b, d.c)
        self.carry_out(s, d, x >> 8)

    def carry_out(self, s: CbState, d: Decision, what: i64) -> None:
        if what == DUE_TARGET:
            s.push(ASK_ACTION, 0, 0, BY_TARGET)
        elif what == DUE_COLOUR:
            s.push(ASK_REWARD, AUTO, 0, DUCHIES[s.duchy[0]].colour[d.c])
        elif what != DUE_EFFECT:
            s.push(ASK_BONUSES, AUTO, 0, what)
        elif d.b >= SALES:
            s.push(LAY, AUTO, 0, d.b - SALES, d.c)
        else:
            take_effect(self.game, s, 0, d.c, d.b - 1)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 255


class Reward(Asked):
    """Which tile of the black depot for full colour `d.a`, and where [CB-249, CB-250]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if self.can_place(s, d.a):
            s.emit(REWARDED, d.a, d.b)
            s.push(d.step, d.a, d.b)

    def can_place(self, s: CbState, seat: i64) -> bool:
        """Whether a tile of the black depot, the inn space or the shop has a place [CB-249, CB-277]."""
        if in_shop(s) != 0 and open_beds(s, seat) != 0:
            return True
        kinds = self.for_sale(s)
        while kinds != 0:
            if sites(self.game, s, seat, lowest(kinds)) != 0:
                return True
            kinds &= kinds - 1
        return False

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        moves.one(DO_SKIP)
        kinds = self.for_sale(s)
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            source: i64 = FROM_INNS if kind == INN else FROM_BLACK
            moves.add(DO_DEPLOY | source << 8 | kind << 20, sites(self.game, s, d.seat, kind), 32)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        s.take_black(x >> 20 & 0xFFF)
        place(self.game, s, d.seat, x >> 32, x >> 20 & 0xFFF)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 249


class ClearGoods(CbStep):
    """After a ship the goods of all depots go out of the game [CB-245]; then a trade is possible [CB-246]."""

    def open(self, s: CbState, d: Decision) -> None:
        for good in range(i64(GOODS)):
            n: i64 = 0
            for depot in range(i64(DEPOTS)):
                n += s.goods[depot * GOODS + good]
                s.goods[depot * GOODS + good] = 0
            if n > 0:
                s.lost[good] += n
                s.emit(GOODS_GONE, d.a, good, n)
        s.push(ASK_TRADE, AUTO, d.a)


def can_trade(s: CbState, seat: i64) -> bool:
    """Whether a seat has five goods, and the black depot a tile [CB-246]."""
    return unsold(s, seat) >= PRICE and s.lying(BLACK, PLACES - BLACK) != 0


class Trade(Asked):
    """Which tile of the black depot for five goods [CB-246]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if can_trade(s, d.a) and self.roomy(s, d.a):
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        moves.one(DO_SKIP)
        if self.roomy(s, d.seat):
            moves.add(DO_TRADE, s.lying(BLACK, PLACES - BLACK), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        """The tile counts as out of the game: it lies face down [CB-247]."""
        s.take_black(x >> 8)
        s.gone[x >> 8] += 1
        s.emit(TRADED, d.seat, x >> 8)
        receive(self.game, s, d.seat, WILD)
        s.push(ASK_GIVE, AUTO, d.seat, PRICE)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 246


class Give(CbStep):
    """Which good is handed in, the first of `d.a` [CB-246]?"""

    def open(self, s: CbState, d: Decision) -> None:
        kinds = goods_of(s, d.a)
        if ones(kinds) > 1 and unsold(s, d.a) > d.b:
            s.push(d.step, d.a, d.b)
            return
        left = d.b
        while left > 0:
            good = lowest(kinds)
            kinds &= kinds - 1
            n = min(left, s.wares[d.a * GOODS + good])
            self.give(s, d.a, good, n)
            left -= n

    def give(self, s: CbState, seat: i64, good: i64, n: i64) -> None:
        store_goods(s, seat, good, -n)
        s.lost[good] += n
        s.emit(GAVE, seat, good, n)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for good in range(i64(GOODS)):
            if s.wares[d.seat * GOODS + good] > 0:
                out = append(out, DO_GIVE | good << 8)
        return out

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        self.give(s, d.seat, x >> 8, 1)
        if d.a > 1:
            s.push(d.step, AUTO, d.seat, d.a - 1)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 246
