"""The destiny card: its draw, and what it asks [KI-196]."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, nth, ones
from tetrarch.core.engine.kernel import CHANCE, Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.modules.destiny.ids import (
    ASK_TAX,
    CHANCE_DESTINY,
    DRAW_DESTINY,
    EVENT_DESTINY_SHOWN,
    EVENT_FATE,
    ROLL_FATE,
)
from tetrarch.games.kingsburg.modules.destiny.tables import (
    DST_RISING_STARS,
    GIFT_PLACES,
    LEAST_ROLL,
    ROLLED_GAIN,
    SOURCE_ROYAL_TAX,
    TAX_POINTS,
)
from tetrarch.games.kingsburg.rules.ids import (
    CAUSE_DESTINY,
    CAUSE_TAX,
    DO_DECLINE,
    DO_SPEND,
    GAINS,
    GOODS,
    KINDS,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import DieStep, KiStep
from tetrarch.games.kingsburg.rules.tables import DESTINIES


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
                out = append(out, CHANCE_DESTINY | card << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.left(s)))

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        left = self.left(s)
        return CHANCE_DESTINY | nth(left, rng.below(ones(left))) << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.destiny = x >> 8
        s.destinies |= bit(s.destiny)
        s.emit(EVENT_DESTINY_SHOWN, 0, s.destiny)


class RollFate(DieStep):
    """As a season begins, gifts are laid, or a die says whether all take a good [KI-198, KI-206]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.destiny == DST_RISING_STARS:
            s.gifts = GIFT_PLACES
        elif s.destiny >= 0 and LEAST_ROLL[s.destiny] != 0:
            s.push(ROLL_FATE, CHANCE)

    def purpose(self, s: KiState, d: Decision) -> i64:
        return d.step | (s.year * 8 + s.phase) << 12

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        die = (x >> 8) + 1
        s.emit(EVENT_FATE, s.order[0], die)
        if die < LEAST_ROLL[s.destiny]:
            return
        for k in range(s.seats):
            self.rules.gain_goods(s, s.order[k], ROLLED_GAIN, s.destiny * GAINS, CAUSE_DESTINY)


class PayTax(KiStep):
    """Which good for the royal tax? Declining costs a point, as having none does [KI-223]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.goods_of(d.a) > 0:
            s.push(ASK_TAX, d.a)
        else:
            s.earn(d.a, SOURCE_ROYAL_TAX, -TAX_POINTS)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=4)
        for good in range(i64(GOODS)):
            if s.goods[d.seat * KINDS + good] > 0:
                out = append(out, DO_SPEND | good << 8)
        return ascending(append(out, i64(DO_DECLINE)))

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x == DO_DECLINE:
            s.earn(d.seat, SOURCE_ROYAL_TAX, -TAX_POINTS)
        else:
            s.gain(d.seat, x >> 8, -1, CAUSE_TAX)
