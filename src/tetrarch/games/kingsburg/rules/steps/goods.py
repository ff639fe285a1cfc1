"""Goods of choice: the king's aid, the help of advisors, rewards; soldiers for goods."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest, nth, ones
from tetrarch.core.engine.kernel import AUTO, Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_RECRUIT_COST,
    AMOUNT_RECRUIT_OFF,
    ASK_RECRUIT,
    CAUSE_HIRED,
    DO_DECLINE,
    DO_DONE,
    DO_HIRE,
    DO_PAY,
    DO_TAKE,
    EVENT_PHASE_BEGUN,
    GOODS,
    KINDS,
    PLUS2,
    RECRUIT,
)
from tetrarch.games.kingsburg.rules.point_sources import SOURCE_SPY
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import (
    ADVISOR_CHOICES,
    ADVISOR_EXCHANGES,
    ADVISOR_PRICES,
    BUNDLE,
    BUNDLES,
    BUNDLES_BY,
    BUNDLES_OF,
    DECLINABLE,
    PRICE,
    PRICE_OF,
    RECRUIT_PRICE,
    RECRUITING,
    RECRUITING_CENTER,
    SOLDIER_PRICE,
)

ONE_TOKEN: Final = 4  # the price of a single "+2" token


def takings(bundles: i64) -> vec[i64]:
    """A set of bundles to take one of."""
    out = vec[i64]()
    for bundle in range(i64(BUNDLES)):
        if bundles >> bundle & 1:
            out = append(out, DO_TAKE | bundle << 8)
    return out


def take(s: KiState, seat: i64, bundle: i64, cause: i64 = 0) -> None:
    """The goods of a bundle come."""
    for good in range(i64(GOODS)):
        if BUNDLE[bundle * GOODS + good] != 0:
            s.gain(seat, good, BUNDLE[bundle * GOODS + good], cause)


class TakeGoods(KiStep):
    """Which `d.a` goods: the king's aid [KI-14], or a gift; by `d.b` they may have to differ, or be alike."""

    def __init__(self, rules: Rules, ruling: i64, cause: i64) -> None:
        super().__init__(rules, ruling)
        self.cause: i64 = cause

    def bundles(self, d: Decision) -> i64:
        return BUNDLES_OF[d.a] & BUNDLES_BY[d.b]

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return takings(self.bundles(d))

    def pick(self, s: KiState, d: Decision, rng: Rng) -> i64:
        """Like the list, without it."""
        bundles = self.bundles(d)
        return DO_TAKE | nth(bundles, rng.below(ones(bundles))) << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        take(s, d.seat, x >> 8, self.cause)


class ChooseHelp(KiStep):
    """What of the help of the advisor `d.a` [KI-41]? Alchemist and Spy may be declined [KI-47, KI-55]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = takings(ADVISOR_CHOICES[d.a])
        for good in range(i64(GOODS)):
            price = ADVISOR_EXCHANGES[(d.a * GOODS + good) * KINDS]
            if price != 0 and s.goods[d.seat * KINDS + good] >= price:
                out = append(out, DO_PAY | good << 8)
        if self.declines(d.a):
            out = append(out, i64(DO_DECLINE))
        return ascending(out)

    def declines(self, place: i64) -> bool:
        """Whether the help may be declined; the options may forbid it where points are paid [KI-55]."""
        forced = ADVISOR_PRICES[place] != 0 and self.rules.variants.spy_must_pay
        return DECLINABLE >> place & 1 != 0 and not forced

    def pick(self, s: KiState, d: Decision, rng: Rng) -> i64:
        """Like the list, without it."""
        bundles = ADVISOR_CHOICES[d.a]
        if bundles == 0:
            xs = self.legal(s, d)
            return xs[rng.below(len(xs))]
        n = ones(bundles)
        k = rng.below(n + 1 if self.declines(d.a) else n)
        return DO_DECLINE if k == n else DO_TAKE | nth(bundles, k) << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8
        if kind == DO_TAKE:
            if ADVISOR_PRICES[d.a] != 0:
                s.earn(d.seat, SOURCE_SPY, -ADVISOR_PRICES[d.a])
            take(s, d.seat, a)
        elif kind == DO_PAY:
            row = (d.a * GOODS + a) * KINDS
            for good in range(i64(GOODS)):
                s.gain(
                    d.seat,
                    good,
                    ADVISOR_EXCHANGES[row + 1 + good] - (ADVISOR_EXCHANGES[row] if good == a else 0),
                )

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 42 + d.a


class BeginRecruit(KiStep):
    """Phase 7: everybody may recruit, in turn order [KI-17]."""

    def open(self, s: KiState, d: Decision) -> None:
        s.phase = RECRUIT
        s.emit(EVENT_PHASE_BEGUN, 0, s.phase - 1)
        self.for_all(s, ASK_RECRUIT)


class Hire(KiStep):
    """One more soldier, and for which goods [KI-17]?"""

    def open(self, s: KiState, d: Decision) -> None:
        if self.possible(s, d.a):
            s.push(ASK_RECRUIT, d.a)

    def price(self, s: KiState, seat: i64) -> i64:
        """What the next soldier costs [KI-17, KI-79]."""
        base: i64 = SOLDIER_PRICE
        left = s.built[seat] & RECRUITING
        while left != 0:
            base = min(base, RECRUIT_PRICE[lowest(left)])
            left &= left - 1
        cost = self.game.amount(s, AMOUNT_RECRUIT_COST, seat, base, s.hired[seat])
        return max(0, cost - self.game.amount(s, AMOUNT_RECRUIT_OFF, seat, 0, s.hired[seat]))

    def possible(self, s: KiState, seat: i64) -> bool:
        price = self.price(s, seat)
        purse = s.goods_of(seat)
        if s.has(seat, RECRUITING_CENTER):
            if self.rules.variants.token_is_soldier:
                return purse >= price or s.goods[seat * KINDS + PLUS2] > 0
            purse += s.goods[seat * KINDS + PLUS2]
        return purse >= price

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_DONE])
        price = self.price(s, d.seat)
        center = s.has(d.seat, RECRUITING_CENTER)
        mixed = center and not self.rules.variants.token_is_soldier
        for pay in range(PRICE_OF[price], PRICE_OF[price + 1]):
            if self.can_pay(s, d.seat, pay) and (mixed or PRICE[pay * KINDS + PLUS2] == 0):
                out = append(out, DO_HIRE | pay << 8)
        if center and not mixed and price > 0 and self.can_pay(s, d.seat, ONE_TOKEN):
            out = append(out, i64(DO_HIRE | ONE_TOKEN << 8))
        return ascending(out)

    def can_pay(self, s: KiState, seat: i64, pay: i64) -> bool:
        for kind in range(i64(KINDS)):
            if s.goods[seat * KINDS + kind] < PRICE[pay * KINDS + kind]:
                return False
        return True

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x & 0xFF == DO_DONE:
            return
        for kind in range(i64(KINDS)):
            if PRICE[(x >> 8) * KINDS + kind] != 0:
                s.gain(d.seat, kind, -PRICE[(x >> 8) * KINDS + kind])
        s.hired = s.hired[:]
        s.hired[d.seat] += 1
        s.recruit(d.seat, 1, CAUSE_HIRED)
        s.push(ASK_RECRUIT, AUTO, d.seat)
