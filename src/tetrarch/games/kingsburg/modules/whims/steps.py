"""Drawing whim tiles, and the questions that they ask [KI-230 to KI-249]."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, nth, ones
from tetrarch.core.engine.kernel import CHANCE, Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.modules.whims.ids import (
    ASK_GIVE,
    ASK_PICK,
    CHANCE_GOOD,
    CHANCE_WHIM,
    DO_CHOOSE,
    DO_GIVE,
    DO_NAME,
    DO_OPPONENT,
    DO_PICK,
    DO_SHARE,
    DO_TRADE,
    DO_TWO,
    DRAW_LOT,
    DRAW_WHIM,
    EVENT_LOT_DRAWN,
    EVENT_NAMED,
    EVENT_WHIM_GONE,
    EVENT_WHIM_LAID,
)
from tetrarch.games.kingsburg.modules.whims.rules import catch_up, choose, fill, take_from_stock, take_share
from tetrarch.games.kingsburg.modules.whims.tables import (
    ALL_PAIRS,
    ALL_TILES,
    CATCH_UP,
    DOUBLE,
    DRAWN,
    EVERY_GOOD,
    EXCHANGE,
    FIRST_OF_OTHERS,
    LOT,
    MULTIPLIER,
    OTHERS_TOO,
    PAIR_GAINS,
    PAIRS,
    RULINGS,
    SOURCE_WHIM,
    STOCK,
    TOKENS,
    TRADE_GAINS,
    TRADE_PAID,
)
from tetrarch.games.kingsburg.rules.ids import (
    CAUSE_GIVEN,
    DO_DECLINE,
    DO_TAKE,
    EMPTY,
    GAINS,
    GOODS,
    KINDS,
    PLUS2,
    SOLDIER,
    VP,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.steps.goods import take
from tetrarch.games.kingsburg.rules.tables import WHIMS

PAY_VP: Final = 3  # what tile 6 takes besides goods
PAY_SOLDIER: Final = 4
# the trades of tile 6
WITH_GOOD: Final = 0
WITH_POINT: Final = 1
WITH_SOLDIER: Final = 2


class DrawWhim(KiStep):
    """Which tile is turned up this season [KI-230]? A position may begin with all of them up."""

    def open(self, s: KiState, d: Decision) -> None:
        if self.left(s) != 0:
            s.push(DRAW_WHIM, CHANCE)

    def left(self, s: KiState) -> i64:
        return ALL_TILES & ~s.covered

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=16)
        left = self.left(s)
        for tile in range(i64(WHIMS)):
            if left >> tile & 1:
                out = append(out, CHANCE_WHIM | tile << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.left(s)))

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        left = self.left(s)
        return CHANCE_WHIM | nth(left, rng.below(ones(left))) << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        tile = x >> 8
        s.covered |= bit(tile)
        s.emit(EVENT_WHIM_LAID, 0, tile, tile)
        if tile == STOCK:
            fill(s)
        elif tile == LOT:
            s.push(DRAW_LOT, CHANCE)


class DrawLot(KiStep):
    """Which good lies on tile 5 [KI-238]? A Restoration begins here: all tiles lie on their advisors."""

    def open(self, s: KiState, d: Decision) -> None:
        s.covered = ALL_TILES
        fill(s)
        s.push(DRAW_LOT, CHANCE)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return numbered(CHANCE_GOOD, DRAWN)

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(DRAWN))

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.lot = x >> 8
        s.emit(EVENT_LOT_DRAWN, 0, s.lot)


class Restore(KiStep):
    """The highest tile that was influenced goes, or else the lowest [KI-231]."""

    def open(self, s: KiState, d: Decision) -> None:
        tile = lowest(s.covered)
        for other in range(i64(WHIMS)):
            if s.covered & s.influenced & bit(other):
                tile = other
        s.covered &= ~bit(tile)
        s.whims_gone |= bit(tile)
        s.emit(EVENT_WHIM_GONE, 0, tile, tile)
        if tile == STOCK:
            s.stock = 0
        elif tile == LOT:
            s.lot = EMPTY


class ChooseWhim(KiStep):
    """What of the tile `d.a`?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        if d.a == TOKENS:
            return vec[i64]([DO_CHOOSE, DO_CHOOSE | 1 << 8])
        if d.a == OTHERS_TOO:
            return vec[i64]([DO_CHOOSE | FIRST_OF_OTHERS << 8, DO_CHOOSE | (FIRST_OF_OTHERS + 1) << 8])
        if d.a == STOCK:
            return numbered(DO_TAKE, s.stock)
        if d.a == PAIRS:
            return numbered(DO_TWO, ALL_PAIRS)
        if d.a == CATCH_UP:
            return numbered(DO_SHARE, shares(catch_up(s, d.seat)))
        if d.a == EXCHANGE:
            return self.exchanges(s, d.seat)
        return numbered(DO_OPPONENT, bit(s.seats) - 1 & ~bit(d.seat))

    def exchanges(self, s: KiState, seat: i64) -> vec[i64]:
        """Nobody pays with what they do not have [KI-239]."""
        out = vec[i64]([DO_DECLINE])
        for good in range(i64(GOODS)):
            if s.goods[seat * KINDS + good] >= TRADE_PAID[WITH_GOOD]:
                out = append(out, DO_TRADE | good << 8)
            if s.points[seat] >= TRADE_PAID[WITH_POINT]:
                out = append(out, DO_TRADE | PAY_VP << 8 | (good + 1) << 20)
            if s.soldiers[seat] >= TRADE_PAID[WITH_SOLDIER]:
                out = append(out, DO_TRADE | PAY_SOLDIER << 8 | (good + 1) << 20)
        return ascending(out)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_CHOOSE:
            choose(self.rules, s, d.seat, a)
        elif kind == DO_TAKE:
            take_from_stock(s, d.seat, a)
        elif kind == DO_TWO:
            self.take_pair(s, d.seat, a * GAINS)
        elif kind == DO_SHARE:
            take_share(self.rules, s, d.seat, a)
        elif kind == DO_OPPONENT:
            s.push(ASK_PICK, a, d.a, d.seat)
        elif kind == DO_TRADE:
            self.trade(s, d.seat, a, x >> 20)

    def trade(self, s: KiState, seat: i64, paid: i64, got: i64) -> None:
        """One of good, point and soldier for the two others [KI-239]."""
        way = WITH_POINT if paid == PAY_VP else WITH_SOLDIER if paid == PAY_SOLDIER else WITH_GOOD
        price = TRADE_PAID[way]
        goods, soldiers, points = TRADE_GAINS[way * 3], TRADE_GAINS[way * 3 + 1], TRADE_GAINS[way * 3 + 2]
        if way == WITH_GOOD:
            s.gain(seat, paid, -price)
        elif way == WITH_SOLDIER:
            s.recruit(seat, -price)
        if got > 0:
            s.gain(seat, got - 1, goods)
        s.earn(seat, SOURCE_WHIM, points - price if way == WITH_POINT else points)
        if soldiers != 0:
            self.rules.recruit_by_whim(s, seat, soldiers)

    def take_pair(self, s: KiState, seat: i64, at: i64) -> None:
        """Two options of tile 9 [KI-242]."""
        for good in range(i64(GOODS)):
            if PAIR_GAINS[at + good] != 0:
                s.gain(seat, good, PAIR_GAINS[at + good])
        if PAIR_GAINS[at + VP] != 0:
            s.earn(seat, SOURCE_WHIM, PAIR_GAINS[at + VP])
        if PAIR_GAINS[at + SOLDIER] != 0:
            self.rules.recruit_by_whim(s, seat, PAIR_GAINS[at + SOLDIER])
        if PAIR_GAINS[at + PLUS2] != 0:
            s.gain(seat, PLUS2, PAIR_GAINS[at + PLUS2])

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return RULINGS[d.a]


def numbered(kind: i64, members: i64) -> vec[i64]:
    """An action for each member of a bit set."""
    out = vec[i64](capacity=ones(members))
    while members != 0:
        out = append(out, kind | lowest(members) << 8)
        members &= members - 1
    return out


def shares(last_in: i64) -> i64:
    """The shares of tile 11 that being last in goods, soldiers or points allows [KI-244]."""
    out: i64 = 1
    for i in range(i64(3)):
        if last_in >> i & 1:
            out |= i64(6) << 2 * i
    return out


class NameGood(KiStep):
    """Which good does seat `d.b` take? A neighbour names it [KI-236, KI-241]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return numbered(DO_NAME, EVERY_GOOD)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.emit(EVENT_NAMED, d.seat, x >> 8, d.b)
        s.gain(d.b, x >> 8, 1)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return RULINGS[d.a]


class PickItem(KiStep):
    """What does the opponent take by tile `d.a`? Seat `d.b` gets two of it, or the rest [KI-240, KI-247]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return numbered(DO_TAKE, EVERY_GOOD) if d.a == DOUBLE else numbered(DO_PICK, 0x1F)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        item = x >> 8
        if d.a == DOUBLE:
            take(s, d.seat, item)
            for _ in range(MULTIPLIER):
                take(s, d.b, item)
            return
        for kind in range(i64(KINDS)):
            s.gain(d.seat if kind == item else d.b, kind, 1)
        if item == SOLDIER:
            s.recruit(d.seat, 1)
        else:
            self.rules.recruit_by_whim(s, d.b, 1)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return RULINGS[d.a]


class GiveGood(KiStep):
    """Which of the goods of tile 15 goes to whom, the first of `d.a` [KI-248]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for other in range(s.seats):
            for good in range(i64(GOODS)):
                if other != d.seat and s.goods[d.seat * KINDS + good] > 0:
                    out = append(out, DO_GIVE | good << 8 | other << 20)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        good, other = x >> 8 & 0xFFF, x >> 20
        s.gain(d.seat, good, -1, CAUSE_GIVEN)
        s.gain(other, good, 1)
        if d.a > 1:
            s.push(ASK_GIVE, d.seat, d.a - 1)
