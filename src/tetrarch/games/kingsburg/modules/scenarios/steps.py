"""Drawing a scenario and the valley's cards, and the questions of scenarios [KI-250 to KI-256]."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.games.kingsburg.modules.scenarios.ids import (
    ASK_GRANARY,
    CHANCE_SCENARIO,
    CHANCE_VALLEY,
    DO_KEEP,
    DO_LOOK,
    DRAW_SCENARIO,
    DRAW_VALLEY,
    EVENT_SAW_VALLEY,
    EVENT_SCENARIO_DRAWN,
)
from tetrarch.games.kingsburg.modules.scenarios.rules import show_valley
from tetrarch.games.kingsburg.modules.scenarios.tables import (
    GRANARY,
    GRANARY_GOODS,
    SCN_FULL_GRANARIES,
    SOURCE_FULL_GRANARIES,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import (
    CAUSE_GRANARY,
    EVENT_LOOKED,
    EVERYBODY,
    GOODS,
    KINDS,
    PER_YEAR,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.steps.build import amount_of, sets_of_goods
from tetrarch.games.kingsburg.rules.tables import SCENARIOS


class DrawScenario(KiStep):
    """Which scenario [KI-121]? Chance is asked only where the table has not chosen."""

    def __init__(self, rules: Rules, ruling: i64, chosen: i64) -> None:
        super().__init__(rules, ruling)
        self.chosen: i64 = chosen

    def open(self, s: KiState, d: Decision) -> None:
        if self.chosen >= 0:
            s.scenario = self.chosen
        else:
            s.push(DRAW_SCENARIO, CHANCE)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=4)
        for scenario in range(i64(SCENARIOS)):
            out = append(out, CHANCE_SCENARIO | scenario << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * SCENARIOS)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.scenario = x >> 8
        s.emit(EVENT_SCENARIO_DRAWN, 0, s.scenario)


class DrawValley(KiStep):
    """This year's valley card, drawn when seat `d.a` looks at it, or as it is turned up for all [KI-250]."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=5)
        for card in range((s.year - 1) * PER_YEAR, s.year * PER_YEAR):
            if card != s.invader:
                out = append(out, CHANCE_VALLEY | card << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * (PER_YEAR if s.invader < 0 else PER_YEAR - 1))

    def purpose(self, s: KiState, d: Decision) -> i64:
        return d.step | s.year << 8

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.valley = x >> 8
        if d.a != EVERYBODY:
            see_valley(s, d.a)
        else:
            show_valley(s)


def see_valley(s: KiState, seat: i64) -> None:
    s.valley_known |= bit(seat)
    s.emit(EVENT_LOOKED, seat)
    s.emit(EVENT_SAW_VALLEY, seat, s.valley, audience=bit(seat))


class ChooseLook(KiStep):
    """At the invaders' deck, or at the valley's [KI-253]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([DO_LOOK, DO_LOOK | 1 << 8])

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x >> 8 == 0:
            self.rules.look_at_invader(s, d.seat)
        elif s.valley < 0:
            s.push(DRAW_VALLEY, CHANCE, d.seat)
        else:
            see_valley(s, d.seat)


class Granary(KiStep):
    """Which goods are kept, as many as a granary holds [KI-255]?"""

    def open(self, s: KiState, d: Decision) -> None:
        """First queue it for all; then, for each, ask where there is a surplus and a choice."""
        if d.b == 0:
            if s.scenario == SCN_FULL_GRANARIES:
                for k in range(s.seats - 1, -1, -1):
                    s.push(ASK_GRANARY, AUTO, s.order[k], 1)
        elif s.goods_of(d.a) > GRANARY:
            ways = sets_of_goods(s, d.a, GRANARY)
            if len(ways) == 1:
                self.keep(s, d.a, ways[0])
            else:
                s.push(ASK_GRANARY, d.a)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = sets_of_goods(s, d.seat, GRANARY)
        for i in range(i64(len(out))):
            out[i] = DO_KEEP | out[i] << 8
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        self.keep(s, d.seat, x >> 8)

    def keep(self, s: KiState, seat: i64, kept: i64) -> None:
        """Some goods beyond are a point."""
        points = (s.goods_of(seat) - GRANARY) // GRANARY_GOODS
        for good in range(i64(GOODS)):
            beyond = s.goods[seat * KINDS + good] - amount_of(kept, good)
            if beyond > 0:
                s.gain(seat, good, -beyond, CAUSE_GRANARY)
        if points > 0:
            s.earn(seat, SOURCE_FULL_GRANARIES, points)
