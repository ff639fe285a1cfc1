"""The destiny card: its draw, and what it asks [KI-196]."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, nth, ones
from tetrarch.core.kernel import CHANCE, Decision, ascending
from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg.ids import (
    ASK_TAX,
    BY_DESTINY,
    DESTINIES,
    DESTINY_SHOWN,
    DO_DECLINE,
    DO_SPEND,
    DRAW_DESTINY,
    DST_GOLD_VEIN,
    DST_NEW_QUARRIES,
    DST_RISING_STARS,
    DST_TIMBER_HARVEST,
    FATE,
    FOR_ROYAL_TAX,
    GOLD,
    GOODS,
    KINDS,
    ROLL_FATE,
    STONE,
    WOOD,
)
from tetrarch.games.kingsburg.rules import KiStep
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.steps.die import DieStep

RISING: Final = 0b10101  # gifts lie on advisors 1, 3 and 5


class DrawDestiny(KiStep):
    """Which card is turned up for this year [KI-196]?"""

    def open(self, s: KiState, d: Decision) -> None:
        s.push(DRAW_DESTINY, CHANCE)

    def left(self, s: KiState) -> i64:
        return bit(DESTINIES) - 1 & ~s.destinies

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=29)
        left = self.left(s)
        for card in range(i64(DESTINIES)):
            if left >> card & 1:
                out = append(out, BY_DESTINY | card << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.left(s)))

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        left = self.left(s)
        return BY_DESTINY | nth(left, rng.below(ones(left))) << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.destiny = x >> 8
        s.destinies |= bit(s.destiny)
        s.emit(DESTINY_SHOWN, 0, s.destiny)


class RollFate(DieStep):
    """As a season begins, gifts are laid, or a die says whether all take a good [KI-198, KI-206]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.destiny == DST_RISING_STARS:
            s.gifts = RISING
        elif s.destiny == DST_NEW_QUARRIES or s.destiny == DST_TIMBER_HARVEST or s.destiny == DST_GOLD_VEIN:
            s.push(ROLL_FATE, CHANCE)

    def purpose(self, s: KiState, d: Decision) -> i64:
        return d.step | (s.year * 8 + s.phase) << 12

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        die = (x >> 8) + 1
        s.emit(FATE, s.order[0], die)
        if die < (5 if s.destiny == DST_GOLD_VEIN else 4):
            return
        good: i64 = WOOD
        if s.destiny == DST_NEW_QUARRIES:
            good = STONE
        elif s.destiny == DST_GOLD_VEIN:
            good = GOLD
        for k in range(s.seats):
            s.gain(s.order[k], good, 1)


class PayTax(KiStep):
    """Which good for the royal tax? Declining costs a point, as having none does [KI-223]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.goods_of(d.a) > 0:
            s.push(ASK_TAX, d.a)
        else:
            s.earn(d.a, FOR_ROYAL_TAX, -1)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=4)
        for good in range(i64(GOODS)):
            if s.goods[d.seat * KINDS + good] > 0:
                out = append(out, DO_SPEND | good << 8)
        return ascending(append(out, i64(DO_DECLINE)))

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x == DO_DECLINE:
            s.earn(d.seat, FOR_ROYAL_TAX, -1)
        else:
            s.gain(d.seat, x >> 8, -1)
