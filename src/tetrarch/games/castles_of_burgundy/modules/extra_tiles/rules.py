"""The extra tiles: monasteries 27 and 28, the crane, the geese."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ints, lowest
from tetrarch.core.engine.kernel import Decision, Step
from tetrarch.games.castles_of_burgundy.data.components import monasteries_with, monastery_numbers
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import EFFECTS, Appraiser
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.ids import (
    AMOUNT_COPIED_EFFECTS,
    ASK_CRANE,
    DO_CRANE,
    DO_HIRE,
)
from tetrarch.games.castles_of_burgundy.modules.shields.ids import ASK_DEPLOY
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_HERD,
    AMOUNT_MONASTERY_POINTS,
    BUILDINGS,
    CAUSE_MONASTERY_28,
    CELLS,
    CRANE,
    DO_SKIP,
    EFFECT_CRANE,
    FLOCK,
    ON_BLESSED,
    ON_EFFECT,
    ON_MOVED,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_silver, gain_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionCollector
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion
from tetrarch.games.castles_of_burgundy.rules.tables import ANIMAL, POINTS_EACH
from tetrarch.games.castles_of_burgundy.rules.tiles.livestock import pasture_herd
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import (
    AMOUNT,
    POINTS_PER_LIVESTOCK,
    has,
    total,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import run_effect

ALWAYS_ON_TOP: Final[i64] = monasteries_with("always_on_top")
BUY_WORKERS: Final[i64] = monasteries_with("buy_workers")
WORKERS_PRICE: Final = ints(monastery_numbers("silver"))
WORKERS_BOUGHT: Final = ints(monastery_numbers("workers"))


class ChooseCrane(TurnQuestion):
    """Which building's effect does the crane have [CB-144]?"""

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.add(DO_CRANE, self.game.amount(s, AMOUNT_COPIED_EFFECTS, d.seat, bit(BUILDINGS) - 1), 8)
        actions.one(DO_SKIP)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        run_effect(self.game, s, d.seat, x >> 8, EFFECT_CRANE)


class CraneAppraiser(Appraiser):
    """The crane in the heuristic."""

    def pending(self, d: Decision) -> float:
        return EFFECTS[EFFECT_CRANE] if d.step == ASK_CRANE else 0.0


class ExtraTiles(Expansion):
    """Two monasteries, the crane and the geese [CB-140]."""

    def __init__(self, variants: RuleVariants) -> None:
        super().__init__(variants)
        self.at_any_time = True
        self.scored: i64 = monasteries_with("vp_per_building")
        self.kinds = [DO_HIRE]
        self.offers = [ASK_DEPLOY]
        self.triggers = [ON_EFFECT, ON_BLESSED, ON_MOVED]
        self.amounts = [AMOUNT_HERD, AMOUNT_MONASTERY_POINTS]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return [(ASK_CRANE, ChooseCrane(self.variants, 144, True))]

    def appraiser(self) -> Appraiser | None:
        return CraneAppraiser()

    # workers for silver

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        if has(s, d.seat, BUY_WORKERS) and s.silver[d.seat] >= total(s, d.seat, BUY_WORKERS, WORKERS_PRICE):
            out = append(out, i64(DO_HIRE))
        return out

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        """Silver buys workers [CB-143]."""
        s.stack.append(d)
        gain_silver(s, d.seat, -total(s, d.seat, BUY_WORKERS, WORKERS_PRICE), CAUSE_MONASTERY_28)
        gain_workers(self.game, s, d.seat, total(s, d.seat, BUY_WORKERS, WORKERS_BOUGHT), CAUSE_MONASTERY_28)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 143 if x & 0xFF == DO_HIRE else 0

    # the crane, the marker on top

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if trigger == ON_EFFECT:
            if a == EFFECT_CRANE:
                s.push(ASK_CRANE, seat)
        elif trigger == ON_MOVED or ALWAYS_ON_TOP >> a & 1:
            self.rise(s)

    def rise(self, s: CbState) -> None:
        """Markers of seats with the monastery for it lie on top of their stacks [CB-141, CB-142, CB-231]."""
        before = s.order[:]
        for k in range(s.seats - 1, -1, -1):
            seat = before[k]
            if s.own[seat] & ALWAYS_ON_TOP != 0:
                s.move_to(seat, s.space[seat])

    # geese, and the crane at the end

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_HERD:
            return n + self.flock(s, seat, a)
        if s.target > 0:  # [CB-248]
            return n + POINTS_EACH[a] if self.scored >> a & 1 and s.count(seat, CRANE) > 0 else n
        return n + POINTS_EACH[a] if a == self.stand_in(s, seat) else n

    def flock(self, s: CbState, seat: i64, cell: i64) -> i64:
        """What the geese add to livestock that scores, as points | tiles << 8 [CB-147 to CB-149]."""
        if ANIMAL[s.tile[seat * CELLS + cell]] != FLOCK:
            return pasture_herd(self.game, s, seat, cell, FLOCK)
        best: i64 = 0
        most: i64 = 0
        for animal in range(i64(FLOCK)):
            found = pasture_herd(self.game, s, seat, cell, animal)
            points = (found & 0xFF) + ((found >> 8) * total(s, seat, POINTS_PER_LIVESTOCK, AMOUNT))
            if points > most:
                best, most = found, points
        return best

    def stand_in(self, s: CbState, seat: i64) -> i64:
        """The monastery for which a seat's crane counts as a building, 0 for none [CB-146]."""
        able = s.powers[seat] & self.scored
        if able == 0 or s.count(seat, CRANE) == 0:
            return 0
        return lowest(able)
