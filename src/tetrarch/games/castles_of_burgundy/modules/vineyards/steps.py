"""What vineyards ask: which tiles are dealt, the bonuses under them, vine tiles for full levels."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision, Step
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import (
    ASK_BONUSES,
    ASK_FETCH_BLACK,
    ASK_FETCH_DOUBLE,
    ASK_GRAPE,
    CHANCE_DOUBLE,
    CHANCE_GRAPE,
    DEAL_DOUBLE,
    DEAL_GRAPE,
    DO_FETCH_BLACK,
    DO_FETCH_DOUBLE,
    DO_FETCH_SHOP,
    DO_GRAPE,
    EFFECT_VINEYARD,
    EVENT_DOUBLE_FILLED,
    EVENT_FIRST_GRAPE,
    EVENT_GRAPE_TAKEN,
    EVENT_LEVEL_DONE,
    EVENT_PICKED,
    EVENT_TOOK_BLACK,
    SHOP,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.rules import in_depot, in_shop, roomy, store_double
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import (
    BED_BONUS,
    BED_LEVEL,
    DEPOT_SLOTS,
    LEVEL_BEDS,
    SHOP_SLOTS,
)
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BUILDINGS,
    DO_FIRST,
    DO_SKIP,
    EFFECT_CASTLE,
    GRAPES,
    NONE,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionCollector
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion, for_sale, take_black
from tetrarch.games.castles_of_burgundy.rules.storage import receive
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import run_effect

CASTLE_BONUS: Final = 8  # after the buildings
DOUBLE_BONUS: Final = 9


class DealGrape(CbStep):
    """Which vine tile does seat `d.a` start with, of one set [CB-262]?"""

    def __init__(self, variants: RuleVariants, ruling: i64, grapes: i64, each: i64) -> None:
        super().__init__(variants, ruling)
        self.grapes: i64 = grapes  # colours in play, as a bit set
        self.each: i64 = each  # vine tiles of a colour

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.variants.people - 1, -1, -1):
            s.push(d.step, CHANCE, self.variants.person(k))

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for colour in range(i64(GRAPES)):
            if self.grapes >> colour & 1 and grapes_left(s, colour, self.each) == self.each:
                out = append(out, CHANCE_GRAPE | colour << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.grapes[d.a * GRAPES + (x >> 8)] += 1
        s.emit(EVENT_FIRST_GRAPE, d.a, x >> 8)


def grapes_left(s: CbState, colour: i64, each: i64) -> i64:
    """The vine tiles of a colour in the reserve, of so many in play [CB-259]."""
    for seat in range(s.seats):
        each -= s.grapes[seat * GRAPES + colour]
    return each


class DealDouble(CbStep):
    """Which double tile comes to place `d.a` [CB-264]? The shop is filled first, then the depot."""

    def open(self, s: CbState, d: Decision) -> None:
        s.spilt = s.spilt[:]
        for place in range(i64(len(s.stall))):
            if s.stall[place] != NONE:
                s.spilt[s.stall[place]] += 1
                s.stall[place] = NONE
        s.push(d.step, CHANCE, 0)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for pair in range(i64(len(s.vats))):
            if s.vats[pair] > 0:
                out = append(out, CHANCE_DOUBLE | pair << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.vats[x >> 8] for x in self.legal(s, d)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.vats = s.vats[:]
        s.vats[x >> 8] -= 1
        s.stall[d.a] = x >> 8
        s.emit(EVENT_DOUBLE_FILLED, 0, d.a, x >> 8)
        following = d.a + 1
        if following == SHOP_SLOTS[s.seats]:
            following = SHOP
        if following < SHOP + DEPOT_SLOTS[s.seats] and len(self.legal(s, d)) > 0:
            s.push(d.step, CHANCE, following)


class Bonuses(TurnQuestion):
    """Which bonus of vineyard space `d.a` is first [CB-271]? The other follows, then the level [CB-275]."""

    def open(self, s: CbState, d: Decision) -> None:
        """Bonus `d.b` of seat `d.a` is due."""
        if d.b < BUILDINGS:
            run_effect(self.game, s, d.a, d.b, d.b)
        elif d.b == CASTLE_BONUS:
            run_effect(self.game, s, d.a, EFFECT_CASTLE, EFFECT_VINEYARD)
        else:
            s.push(ASK_FETCH_DOUBLE if d.b == DOUBLE_BONUS else ASK_FETCH_BLACK, AUTO, d.a)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.add(DO_FIRST, bit(BED_BONUS[d.a * 2]) | bit(BED_BONUS[d.a * 2 + 1]), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        one, other = BED_BONUS[d.a * 2], BED_BONUS[d.a * 2 + 1]
        level = BED_LEVEL[d.a]
        if LEVEL_BEDS[level] & ~s.planted[d.seat] == 0:  # else a later tile fills it
            s.push(ASK_GRAPE, AUTO, d.seat, level)
        s.push(d.step, AUTO, d.seat, other if x >> 8 == one else one)
        s.push(d.step, AUTO, d.seat, x >> 8)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 271


class FetchDouble(TurnQuestion):
    """Which double tile of the depot does a bonus bring [CB-274]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if in_depot(s) != 0 and roomy(self.game, self.variants, s, d.a):
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        if roomy(self.game, self.variants, s, d.seat):
            actions.add(DO_FETCH_DOUBLE, in_depot(s), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        store_double(self.game, s, d.seat, SHOP + (x >> 8), EVENT_PICKED)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 274


class FetchBlack(TurnQuestion):
    """Which tile of the black depot or the shop does a bonus bring [CB-273]?"""

    def open(self, s: CbState, d: Decision) -> None:
        single = for_sale(self.game, s) != 0 and self.roomy(s, d.a)
        if single or (in_shop(s) != 0 and roomy(self.game, self.variants, s, d.a)):
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        if self.roomy(s, d.seat):
            actions.add(DO_FETCH_BLACK, for_sale(self.game, s), 8)
        if roomy(self.game, self.variants, s, d.seat):
            actions.add(DO_FETCH_SHOP, in_shop(s), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        if x & 0xFF == DO_FETCH_SHOP:
            store_double(self.game, s, d.seat, x >> 8, EVENT_PICKED)
            return
        take_black(self.game, s, x >> 8)
        s.emit(EVENT_TOOK_BLACK, d.seat, x >> 8)
        receive(self.game, s, d.seat, x >> 8)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 273


class ChooseGrape(TurnQuestion):
    """Which vine tile does full level `d.a` bring [CB-275]?"""

    def __init__(self, variants: RuleVariants, ruling: i64, grapes: i64, each: i64) -> None:
        super().__init__(variants, ruling, True)
        self.grapes: i64 = grapes  # colours in play, as a bit set
        self.each: i64 = each  # vine tiles of a colour

    def open(self, s: CbState, d: Decision) -> None:
        s.emit(EVENT_LEVEL_DONE, d.a, d.b)
        for colour in range(i64(GRAPES)):
            if self.grapes >> colour & 1 and grapes_left(s, colour, self.each) > 0:
                s.push(d.step, d.a, d.b)
                return

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        for colour in range(i64(GRAPES)):
            if self.grapes >> colour & 1 and grapes_left(s, colour, self.each) > 0:
                actions.one(DO_GRAPE | colour << 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        s.grapes[d.seat * GRAPES + (x >> 8)] += 1
        s.emit(EVENT_GRAPE_TAKEN, d.seat, x >> 8)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 275


def questions(variants: RuleVariants, grapes: i64, each: i64) -> list[tuple[int, Step[CbState]]]:
    """The questions and the bookkeeping of vineyards, by number."""
    return [
        (DEAL_GRAPE, DealGrape(variants, 262, grapes, each)),
        (DEAL_DOUBLE, DealDouble(variants, 264)),
        (ASK_BONUSES, Bonuses(variants, 271)),
        (ASK_FETCH_DOUBLE, FetchDouble(variants, 274, True)),
        (ASK_FETCH_BLACK, FetchBlack(variants, 273, True)),
        (ASK_GRAPE, ChooseGrape(variants, 275, grapes, each)),
    ]
