"""Building in the own province."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, Decision, ascending
from tetrarch.games.kingsburg.rules.buildings.effect_table import AT_MOMENT
from tetrarch.games.kingsburg.rules.ids import (
    AMOUNT_BUILDS,
    AMOUNT_FAVOUR,
    AMOUNT_SURCHARGE,
    AMOUNT_SWAPS,
    ASK_BUILD,
    ASK_EFFECT,
    ASK_PAYMENT,
    AT_SEASON_END,
    COLUMNS,
    DO_BUILD,
    DO_DONE,
    DO_EXCHANGE,
    DO_PAY_COST,
    EMPTY,
    EVENT_ENVOY_USED,
    GOODS,
    KINDS,
    ON_BUILT,
    ON_FAVOURED,
    ROWS,
    STONE,
    WOOD,
)
from tetrarch.games.kingsburg.rules.point_sources import SOURCE_BUILDING
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import BUILDING_POINTS, NEXT_COLUMN, amounts, changed


def amount_of(pay: i64, good: i64) -> i64:
    return pay >> 6 - 3 * good & 7


def size_of(pay: i64) -> i64:
    return (pay >> 6) + (pay >> 3 & 7) + (pay & 7)


def can_pay(s: KiState, seat: i64, pay: i64) -> bool:
    at = seat * KINDS
    return s.goods[at] >= pay >> 6 and s.goods[at + WOOD] >= pay >> 3 & 7 and s.goods[at + STONE] >= pay & 7


def sets_of_goods(s: KiState, seat: i64, n: i64) -> vec[i64]:
    """All sets of so many own goods, ascending."""
    out = vec[i64]()
    for gold in range(n + 1):
        for wood in range(n - gold + 1):
            pay = amounts(gold, wood, n - gold - wood)
            if can_pay(s, seat, pay):
                out = append(out, pay)
    return out


def give_up(s: KiState, seat: i64, pay: i64, cause: i64 = 0) -> None:
    for good in range(i64(GOODS)):
        if amount_of(pay, good) != 0:
            s.gain(seat, good, -amount_of(pay, good), cause)


def with_new(xs: vec[i64], x: i64) -> vec[i64]:
    """Add what is not there yet."""
    for y in xs:
        if y == x:
            return xs
    return append(xs, x)


class BuildStep(KiStep):
    """What building needs in both questions."""

    def due(self, s: KiState, seat: i64, building: i64) -> vec[i64]:
        """What must be paid, before favours and surcharges: one of these."""
        cost = self.rules.cost(s, seat, building)
        return self.lowered(cost, self.rules.one_saved(s, seat, building))

    def lowered(self, pay: i64, kinds: i64) -> vec[i64]:
        """A cost with one good less of one of some kinds; as it is if it has none of them [KI-66]."""
        out = vec[i64]()
        for good in range(i64(GOODS)):
            if kinds >> good & 1 and amount_of(pay, good) > 0:
                out = append(out, pay - bit(6 - 3 * good))
        return out if len(out) > 0 else append(out, pay)

    def payments(self, s: KiState, seat: i64, building: i64) -> vec[i64]:
        """All ways in which the seat can pay for a building, ascending."""
        out = vec[i64]()
        favour = self.game.amount(s, AMOUNT_FAVOUR, seat, 0, building)
        surcharge = self.game.amount(s, AMOUNT_SURCHARGE, seat, 0, building)
        for pay in self.due(s, seat, building):
            out = self.surcharged(s, seat, out, pay, surcharge)
            if favour != 0:
                for less in self.lowered(pay, favour):
                    out = self.surcharged(s, seat, out, less, surcharge)
        return ascending(out)

    def surcharged(self, s: KiState, seat: i64, out: vec[i64], pay: i64, more: i64) -> vec[i64]:
        """A payment with so many goods of any kind on top, as far as the seat has them."""
        if more == 0:
            return with_new(out, pay) if can_pay(s, seat, pay) else out
        for good in range(i64(GOODS)):
            if amount_of(pay, good) < 7:
                out = self.surcharged(s, seat, out, pay + bit(6 - 3 * good), more - 1)
        return out

    def next_in(self, s: KiState, seat: i64, row: i64) -> i64:
        """The building that comes next in a row, EMPTY if it is full [KI-63]."""
        base = s.row_base(seat, row)
        column = NEXT_COLUMN[s.built[seat] >> base & 15]
        if column < 0:
            return EMPTY
        return base + column

    def affordable(self, s: KiState, seat: i64, building: i64) -> bool:
        if (
            len(self.game.amount_hooks[AMOUNT_FAVOUR]) == 0
            and len(self.game.amount_hooks[AMOUNT_SURCHARGE]) == 0
        ):
            if self.rules.one_saved(s, seat, building) == 0:
                return can_pay(s, seat, self.rules.cost(s, seat, building))
        return len(self.payments(s, seat, building)) > 0

    def allowed(self, s: KiState, seat: i64) -> i64:
        """How many more buildings the seat may put up in its turn [KI-38, KI-61]."""
        n = self.game.amount(s, AMOUNT_BUILDS, seat, 1, s.season()) - s.constructed[seat]
        return n + 1 if s.envoy == seat and not self.rules.variants.late_envoy else n

    def construct(self, s: KiState, seat: i64, building: i64, pay: i64, late: bool) -> None:
        """Pay, put the building up, gain its points; whoever may builds again [KI-61]."""
        required = size_of(self.due(s, seat, building)[0]) + self.game.amount(
            s, AMOUNT_SURCHARGE, seat, 0, building
        )
        give_up(s, seat, pay)
        if size_of(pay) < required:
            self.game.react(s, ON_FAVOURED, seat, building)
        if late or s.constructed[seat] >= self.game.amount(s, AMOUNT_BUILDS, seat, 1, s.season()):
            s.envoy = EMPTY
            s.emit(EVENT_ENVOY_USED, seat)
        s.constructed[seat] += 1
        owned = s.effects[seat]
        s.put_up(seat, building)
        s.earn(seat, SOURCE_BUILDING, BUILDING_POINTS[building])
        s.push(ASK_BUILD, AUTO, seat)
        if late:
            self.catch_up(s, seat, s.effects[seat] & ~owned)
        self.game.react(s, ON_BUILT, seat, building)

    def catch_up(self, s: KiState, seat: i64, built: i64) -> None:
        """What works at the season's end still does so in the season of its construction [KI-38]."""
        pending = built & AT_MOMENT[AT_SEASON_END]
        if pending != 0:
            s.push(ASK_EFFECT, AUTO, seat, pending, AT_SEASON_END)


class BeginBuild(KiStep):
    """Everybody may build, in turn order [KI-61]."""

    def open(self, s: KiState, d: Decision) -> None:
        self.for_all(s, ASK_BUILD)


class LateBuild(KiStep):
    """Where the envoy's second building comes after the effects of the season's end [KI-38]."""

    def open(self, s: KiState, d: Decision) -> None:
        if s.envoy >= 0 and self.rules.variants.late_envoy and s.constructed[s.envoy] > 0:
            s.push(ASK_BUILD, AUTO, s.envoy, 1)


class Build(BuildStep):
    """Which building, if any [KI-61]? Before the first, goods may be exchanged where a card allows it."""

    def open(self, s: KiState, d: Decision) -> None:
        seat = d.a
        if d.b == 0 and self.allowed(s, seat) <= 0:
            return
        if self.can_build(s, seat) or self.swaps_left(s, seat):
            s.push(ASK_BUILD, seat, d.b)

    def can_build(self, s: KiState, seat: i64) -> bool:
        for row in range(i64(ROWS)):
            if self.rules.variants.rows >> row & 1:
                building = self.next_in(s, seat, row)
                if building >= 0 and self.affordable(s, seat, building):
                    return True
        return False

    def swaps_left(self, s: KiState, seat: i64) -> bool:
        """Whether goods can be exchanged before the first construction of the turn."""
        if s.constructed[seat] > 0 or s.goods_of(seat) == 0:
            return False
        return s.swaps[seat] < self.game.amount(s, AMOUNT_SWAPS, seat, 0)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_DONE])
        for row in range(i64(ROWS)):
            if self.rules.variants.rows >> row & 1:
                building = self.next_in(s, d.seat, row)
                if building >= 0 and self.affordable(s, d.seat, building):
                    out = append(out, DO_BUILD | building << 8)
        if self.swaps_left(s, d.seat):
            out = self.with_swaps(s, d.seat, out)
        return ascending(out)

    def with_swaps(self, s: KiState, seat: i64, out: vec[i64]) -> vec[i64]:
        for good in range(i64(GOODS)):
            for other in range(i64(GOODS)):
                if other != good and s.goods[seat * KINDS + good] > 0:
                    out = append(out, DO_EXCHANGE | good << 8 | other << 20)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        seat = d.seat
        if kind == DO_BUILD:
            ways = self.payments(s, seat, a)
            if len(ways) == 1:
                self.construct(s, seat, a, ways[0], d.a != 0)
            else:
                s.push(ASK_PAYMENT, seat, a, d.a)
        elif kind == DO_EXCHANGE:
            s.swaps = changed(s.swaps, seat, s.swaps[seat] + 1)
            s.gain(seat, a, -1)
            s.gain(seat, x >> 20, 1)
            s.push(ASK_BUILD, AUTO, seat)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_BUILD:
            return 61
        building = x >> 8
        row = building // COLUMNS % ROWS
        if not self.rules.variants.rows >> row & 1:
            return 62
        if not s.row_base(d.seat, row) <= building < s.row_base(d.seat, row) + COLUMNS:
            return 62
        return 61 if self.next_in(s, d.seat, row) == building else 63


class PayForBuilding(BuildStep):
    """Which goods pay for the building `d.a`, where there are several ways [KI-66]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for pay in self.payments(s, d.seat, d.a):
            out = append(out, DO_PAY_COST | pay << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        self.construct(s, d.seat, d.a, x >> 8, d.b != 0)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 66
