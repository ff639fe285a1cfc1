"""Drawing whim tiles, and the questions that they ask [KI-230 to KI-249]."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ints, lowest, nth, ones
from tetrarch.core.kernel import CHANCE, Decision, ascending
from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg.ids import (
    ASK_GIVE,
    ASK_PICK,
    BY_GOOD,
    BY_WHIM,
    DO_CHOOSE,
    DO_DECLINE,
    DO_GIVE,
    DO_NAME,
    DO_OPPONENT,
    DO_PICK,
    DO_SHARE,
    DO_TAKE,
    DO_TRADE,
    DO_TWO,
    DRAW_LOT,
    DRAW_WHIM,
    EMPTY,
    FOR_WHIM,
    GOLD,
    GOODS,
    KINDS,
    LOT_DRAWN,
    NAMED,
    PLUS2,
    SOLDIER,
    STONE,
    VP,
    WHIM_GONE,
    WHIM_LAID,
    WHIMS,
    WOOD,
)
from tetrarch.games.kingsburg.modules.whims import (
    CATCH_UP,
    DOUBLE,
    EXCHANGE,
    FULL,
    LOT,
    OTHERS_TOO,
    PAIRS,
    STOCK,
    TOKENS,
    catch_up,
    fill,
    take_from_stock,
)
from tetrarch.games.kingsburg.rules import KiStep
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.goods import take

ALL_TILES: Final = 0xFFFF
PAY_VP: Final = 3  # what tile 6 takes besides goods
PAY_SOLDIER: Final = 4
GOLD_NOT_VP: Final = 2  # choices of tile 12
# what the pairs of tile 9 and the shares of tile 11 give
PAIR_GAINS: Final = ints([GOLD, WOOD, GOLD, VP, GOLD, SOLDIER, WOOD, VP, WOOD, SOLDIER, VP, SOLDIER])
SHARE_GAINS: Final = ints(
    [
        *(STONE, SOLDIER, VP),
        *(STONE, STONE, SOLDIER),
        *(STONE, STONE, VP),
        *(STONE, SOLDIER, SOLDIER),
        *(SOLDIER, SOLDIER, VP),
        *(STONE, VP, VP),
        *(SOLDIER, VP, VP),
    ]
)
SHARES: Final = 7


class DrawWhim(KiStep):
    """Which tile is turned up this season [KI-230]?"""

    def open(self, s: KiState, d: Decision) -> None:
        s.push(DRAW_WHIM, CHANCE)

    def left(self, s: KiState) -> i64:
        return ALL_TILES & ~s.covered

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=16)
        left = self.left(s)
        for tile in range(i64(WHIMS)):
            if left >> tile & 1:
                out = append(out, BY_WHIM | tile << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.left(s)))

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        left = self.left(s)
        return BY_WHIM | nth(left, rng.below(ones(left))) << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        tile = x >> 8
        s.covered |= bit(tile)
        s.emit(WHIM_LAID, 0, tile)
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
        return vec[i64]([BY_GOOD, BY_GOOD | WOOD << 8, BY_GOOD | STONE << 8])

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1, 1, 1])

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.lot = x >> 8
        s.emit(LOT_DRAWN, 0, s.lot)


class Restore(KiStep):
    """The highest tile that was influenced goes, or else the lowest [KI-231]."""

    def open(self, s: KiState, d: Decision) -> None:
        tile = lowest(s.covered)
        for other in range(i64(WHIMS)):
            if s.covered & s.influenced & bit(other):
                tile = other
        s.covered &= ~bit(tile)
        s.whims_gone |= bit(tile)
        s.emit(WHIM_GONE, 0, tile)
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
            return vec[i64]([DO_CHOOSE | GOLD_NOT_VP << 8, DO_CHOOSE | (GOLD_NOT_VP + 1) << 8])
        if d.a == STOCK:
            return numbered(DO_TAKE, s.stock)
        if d.a == PAIRS:
            return numbered(DO_TWO, 0x3F)
        if d.a == CATCH_UP:
            return numbered(DO_SHARE, shares(catch_up(s, d.seat)))
        if d.a == EXCHANGE:
            return self.exchanges(s, d.seat)
        return numbered(DO_OPPONENT, bit(s.seats) - 1 & ~bit(d.seat))

    def exchanges(self, s: KiState, seat: i64) -> vec[i64]:
        """Nobody pays with what they do not have [KI-239]."""
        out = vec[i64]([DO_DECLINE])
        for good in range(i64(GOODS)):
            if s.goods[seat * KINDS + good] > 0:
                out = append(out, DO_TRADE | good << 8)
            if s.points[seat] >= 1:
                out = append(out, DO_TRADE | PAY_VP << 8 | (good + 1) << 20)
            if s.soldiers[seat] >= 1:
                out = append(out, DO_TRADE | PAY_SOLDIER << 8 | (good + 1) << 20)
        return ascending(out)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_CHOOSE:
            self.choose(s, d.seat, a)
        elif kind == DO_TAKE:
            take_from_stock(s, d.seat, a)
        elif kind == DO_TWO:
            self.gain(s, d.seat, PAIR_GAINS, a * 2, 2)
            if PAIR_GAINS[a * 2 + 1] == SOLDIER:
                s.gain(d.seat, PLUS2, 1)
        elif kind == DO_SHARE:
            self.gain(s, d.seat, SHARE_GAINS, a * 3, 3)
        elif kind == DO_OPPONENT:
            s.push(ASK_PICK, a, d.a, d.seat)
        elif kind == DO_TRADE:
            self.trade(s, d.seat, a, x >> 20)

    def choose(self, s: KiState, seat: i64, choice: i64) -> None:
        """Tiles 2 and 12 [KI-235, KI-245]."""
        if choice == 0:
            s.gain(seat, PLUS2, 2)
        elif choice == 1:
            s.gain(seat, PLUS2, -1)
            s.gain(seat, GOLD, 1)
            self.recruit(s, seat, 1)
        else:
            for other in range(s.seats):
                if (other == seat) == (choice == GOLD_NOT_VP):
                    s.gain(other, GOLD, 3 if other == seat else 1)
                else:
                    s.earn(other, FOR_WHIM, 3 if other == seat else 1)

    def trade(self, s: KiState, seat: i64, paid: i64, got: i64) -> None:
        """One of good, point and soldier for the two others [KI-239]."""
        if paid < GOODS:
            s.gain(seat, paid, -1)
        elif paid == PAY_SOLDIER:
            s.recruit(seat, -1)
        if got > 0:
            s.gain(seat, got - 1, 1)
        s.earn(seat, FOR_WHIM, -1 if paid == PAY_VP else 1)
        if paid != PAY_SOLDIER:
            self.recruit(s, seat, 1)

    def gain(self, s: KiState, seat: i64, gains: vec[i64], at: i64, n: i64) -> None:
        """Some gains of a list, soldiers together as one help."""
        soldiers: i64 = 0
        for i in range(at, at + n):
            if gains[i] == SOLDIER:
                soldiers += 1
            elif gains[i] == VP:
                s.earn(seat, FOR_WHIM, 1)
            else:
                s.gain(seat, gains[i], 1)
        if soldiers > 0:
            self.recruit(s, seat, soldiers)

    def recruit(self, s: KiState, seat: i64, n: i64) -> None:
        self.rules.recruit_by_help(s, seat, n, self.rules.readings.stable_whims)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 234 + d.a


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
        return numbered(DO_NAME, FULL)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.emit(NAMED, d.seat, x >> 8)
        s.gain(d.b, x >> 8, 1)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 234 + d.a


class PickItem(KiStep):
    """What does the opponent take by tile `d.a`? Seat `d.b` gets two of it, or the rest [KI-240, KI-247]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return numbered(DO_TAKE, FULL) if d.a == DOUBLE else numbered(DO_PICK, 0x1F)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        item = x >> 8
        if d.a == DOUBLE:
            take(s, d.seat, item)
            take(s, d.b, item)
            take(s, d.b, item)
            return
        for kind in range(i64(KINDS)):
            s.gain(d.seat if kind == item else d.b, kind, 1)
        if item == SOLDIER:
            s.recruit(d.seat, 1)
        else:
            self.rules.recruit_by_help(s, d.b, 1, self.rules.readings.stable_whims)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 234 + d.a


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
        s.gain(d.seat, good, -1)
        s.gain(other, good, 1)
        if d.a > 1:
            s.push(ASK_GIVE, d.seat, d.a - 1)
