"""What vineyards ask: which tiles are dealt, the bonuses under them, vine tiles for full levels."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import AUTO, CHANCE, Decision
from tetrarch.games.castles_of_burgundy.effects import run_effect
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_FETCH_BLACK,
    ASK_FETCH_DOUBLE,
    ASK_GRAPE,
    BUILDINGS,
    BY_CASTLE,
    BY_VINEYARD,
    DO_FETCH_BLACK,
    DO_FETCH_DOUBLE,
    DO_FETCH_SHOP,
    DO_FIRST,
    DO_GRAPE,
    DO_SKIP,
    DOUBLE_FILLED,
    DRAW_DOUBLE,
    DRAW_GRAPE,
    FIRST_GRAPE,
    GRAPE_TAKEN,
    GRAPES,
    LEVEL_DONE,
    NONE,
    PICKED,
    TOOK_BLACK,
)
from tetrarch.games.castles_of_burgundy.modules.vine_tables import (
    BED_BONUS,
    BED_LEVEL,
    DEPOT_SLOTS,
    EACH,
    LEVEL_BEDS,
    SHOP,
    SHOP_SLOTS,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards import in_depot, in_shop, roomy, store_double
from tetrarch.games.castles_of_burgundy.moves import Moves
from tetrarch.games.castles_of_burgundy.rules import CbStep, receive
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.steps.asked import Asked

CASTLE_BONUS: Final = 8  # after the buildings
DOUBLE_BONUS: Final = 9


class DealGrape(CbStep):
    """Which vine tile does seat `d.a` start with, of one set [CB-262]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.readings.people - 1, -1, -1):
            s.push(d.step, CHANCE, self.readings.person(k))

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for colour in range(i64(GRAPES)):
            if self.readings.grapes >> colour & 1 and grapes_left(s, colour) == EACH:
                out = append(out, DRAW_GRAPE | colour << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.grapes[d.a * GRAPES + (x >> 8)] += 1
        s.emit(FIRST_GRAPE, d.a, x >> 8)


def grapes_left(s: CbState, colour: i64) -> i64:
    """The vine tiles of a colour in the reserve [CB-259]."""
    n: i64 = EACH
    for seat in range(s.seats):
        n -= s.grapes[seat * GRAPES + colour]
    return n


class DealDouble(CbStep):
    """Which double tile comes to place `d.a` [CB-264]? The shop is filled first, then the depot."""

    def open(self, s: CbState, d: Decision) -> None:
        for place in range(i64(len(s.stall))):
            if s.stall[place] != NONE:
                s.spilt[s.stall[place]] += 1
                s.stall[place] = NONE
        s.push(d.step, CHANCE, 0)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for pair in range(i64(len(s.vats))):
            if s.vats[pair] > 0:
                out = append(out, DRAW_DOUBLE | pair << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([s.vats[x >> 8] for x in self.legal(s, d)])

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.vats[x >> 8] -= 1
        s.stall[d.a] = x >> 8
        s.emit(DOUBLE_FILLED, 0, d.a, x >> 8)
        following = d.a + 1
        if following == SHOP_SLOTS[s.seats]:
            following = SHOP
        if following < SHOP + DEPOT_SLOTS[s.seats] and len(self.legal(s, d)) > 0:
            s.push(d.step, CHANCE, following)


class Bonuses(Asked):
    """Which bonus of vineyard space `d.a` is first [CB-271]? The other follows, then the level [CB-275]."""

    def open(self, s: CbState, d: Decision) -> None:
        """Bonus `d.b` of seat `d.a` is due."""
        if d.b < BUILDINGS:
            run_effect(self.game, s, d.a, d.b, d.b)
        elif d.b == CASTLE_BONUS:
            run_effect(self.game, s, d.a, BY_CASTLE, BY_VINEYARD)
        else:
            s.push(ASK_FETCH_DOUBLE if d.b == DOUBLE_BONUS else ASK_FETCH_BLACK, AUTO, d.a)

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        moves.add(DO_FIRST, bit(BED_BONUS[d.a * 2]) | bit(BED_BONUS[d.a * 2 + 1]), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        one, other = BED_BONUS[d.a * 2], BED_BONUS[d.a * 2 + 1]
        level = BED_LEVEL[d.a]
        if LEVEL_BEDS[level] & ~s.planted[d.seat] == 0:  # else a later tile fills it
            s.push(ASK_GRAPE, AUTO, d.seat, level)
        s.push(d.step, AUTO, d.seat, other if x >> 8 == one else one)
        s.push(d.step, AUTO, d.seat, x >> 8)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 271


class FetchDouble(Asked):
    """Which double tile of the depot does a bonus bring [CB-274]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if in_depot(s) != 0 and roomy(self.game, self.readings, s, d.a):
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        moves.one(DO_SKIP)
        if roomy(self.game, self.readings, s, d.seat):
            moves.add(DO_FETCH_DOUBLE, in_depot(s), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        store_double(self.game, s, d.seat, SHOP + (x >> 8), PICKED)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 274


class FetchBlack(Asked):
    """Which tile of the black depot or the shop does a bonus bring [CB-273]?"""

    def open(self, s: CbState, d: Decision) -> None:
        single = self.for_sale(s) != 0 and self.roomy(s, d.a)
        if single or (in_shop(s) != 0 and roomy(self.game, self.readings, s, d.a)):
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        moves.one(DO_SKIP)
        if self.roomy(s, d.seat):
            moves.add(DO_FETCH_BLACK, self.for_sale(s), 8)
        if roomy(self.game, self.readings, s, d.seat):
            moves.add(DO_FETCH_SHOP, in_shop(s), 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        if x & 0xFF == DO_FETCH_SHOP:
            store_double(self.game, s, d.seat, x >> 8, PICKED)
            return
        s.take_black(x >> 8)
        s.emit(TOOK_BLACK, d.seat, x >> 8)
        receive(self.game, s, d.seat, x >> 8)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 273


class ChooseGrape(Asked):
    """Which vine tile does full level `d.a` bring [CB-275]?"""

    def open(self, s: CbState, d: Decision) -> None:
        s.emit(LEVEL_DONE, d.a, d.b)
        s.push(d.step, d.a, d.b)

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        for colour in range(i64(GRAPES)):
            if self.readings.grapes >> colour & 1 and grapes_left(s, colour) > 0:
                moves.one(DO_GRAPE | colour << 8)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        s.grapes[d.seat * GRAPES + (x >> 8)] += 1
        s.emit(GRAPE_TAKEN, d.seat, x >> 8)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 275
