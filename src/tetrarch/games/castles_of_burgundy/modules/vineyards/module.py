"""Vineyards as a module: double tiles wherever actions with dice are offered."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import Decision, Game, Step
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import Appraiser
from tetrarch.games.castles_of_burgundy.modules.shields.ids import ASK_DEPLOY
from tetrarch.games.castles_of_burgundy.modules.shields.tables import PLACE_FROM_BLACK
from tetrarch.games.castles_of_burgundy.modules.solo.ids import ASK_REWARD
from tetrarch.games.castles_of_burgundy.modules.teams.rules import common
from tetrarch.games.castles_of_burgundy.modules.vineyards.evaluation import VineAppraiser
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import (
    DEAL_DOUBLE,
    DEAL_GRAPE,
    DO_BUY_DOUBLE,
    DO_DISCARD_DOUBLE,
    DO_DISCARD_DOUBLE_SHARED,
    DO_PICK,
    DO_PLANT,
    DO_PLANT_SHARED,
    DO_SOW,
    EVENT_BOUGHT_DOUBLE,
    EVENT_PICKED,
    SHOP,
    SOURCE_VINES,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.rules import (
    discard_double,
    in_depot,
    in_shop,
    open_beds,
    pick_cost,
    plant,
    roomy,
    shelve,
    store_double,
    unshelve,
    vine_points,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.steps import questions
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import (
    BED_DIE,
    PAIR,
    PRICE,
    STORAGE_SIZE,
    WAYS,
)
from tetrarch.games.castles_of_burgundy.rules.dice import cost
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_FINAL_POINTS,
    AMOUNT_TILE_SIZE,
    ASK_ACTION,
    ASK_CASTLE,
    ASK_DISCARD,
    ASK_LANE,
    ASK_TURN,
    BOUGHT,
    CAUSE_DIE,
    NONE,
    ON_STORE,
    ON_UNSTORE,
    PAIRS,
    PHASE_START,
    SETUP,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_silver, pay_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.storage import go_on_storing


class Vineyards(Expansion):
    """Taking, buying and planting double tiles, wherever actions with dice are offered [CB-267]."""

    def __init__(self, variants: RuleVariants, grapes: i64, each: i64, vats: vec[i64]) -> None:
        super().__init__(variants)
        self.grapes: i64 = grapes  # colours in play, as a bit set [CB-263]
        self.each: i64 = each  # vine tiles of a colour [CB-259, CB-330]
        self.vats: vec[i64] = vats  # how many double tiles of each kind there are
        self.at_any_time = True
        self.kinds = [DO_PICK, DO_PLANT, DO_PLANT_SHARED, DO_BUY_DOUBLE, DO_SOW]
        self.kinds += [DO_DISCARD_DOUBLE, DO_DISCARD_DOUBLE_SHARED]
        self.offers = [ASK_DEPLOY, ASK_DISCARD]
        self.triggers = [ON_STORE, ON_UNSTORE]
        self.amounts = [AMOUNT_FINAL_POINTS, AMOUNT_TILE_SIZE]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return questions(self.variants, self.grapes, self.each)

    def appraiser(self) -> Appraiser | None:
        return VineAppraiser()

    def lay_out(self, s: CbState) -> None:
        s.vats = self.vats[:]

    def weave(self, flow: list[list[int]]) -> None:
        flow[SETUP].insert(flow[SETUP].index(ASK_CASTLE), DEAL_GRAPE)
        flow[PHASE_START].insert(flow[PHASE_START].index(ASK_LANE), DEAL_DOUBLE)

    def offer(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        if d.step == ASK_DISCARD:
            return self.discards(s, d, out)
        if d.step == ASK_DEPLOY:
            return self.sowings(s, d.seat, out) if d.a - 1 == PLACE_FROM_BLACK else out
        if d.step == ASK_REWARD:
            out = self.sowings(s, d.seat, out)
        if s.active == d.seat and self.can_buy(s, d.seat):
            out = with_each(out, DO_BUY_DOUBLE, in_shop(s), 8)
        if d.step == ASK_TURN:
            low, high = s.dice[d.seat * 2], s.dice[d.seat * 2 + 1]
            if low > 0:
                out = self.with_die(s, d.seat, low, out)
            if high > low:
                out = self.with_die(s, d.seat, high, out)
        elif d.step == ASK_ACTION:
            out = self.with_die(s, d.seat, d.a, out)
        return out

    def can_buy(self, s: CbState, seat: i64) -> bool:
        """Whether the purchase of the turn is left [CB-276]."""
        return s.silver[seat] >= PRICE and s.done & BOUGHT == 0 and roomy(self.game, self.variants, s, seat)

    def with_die(self, s: CbState, seat: i64, die: i64, out: vec[i64]) -> vec[i64]:
        """Taking and planting with one die [CB-265, CB-268]."""
        left = in_depot(s)
        while left != 0:
            slot = lowest(left)
            left &= left - 1
            if pick_cost(s, seat, die, slot) <= s.workers[seat]:
                out = append(out, DO_PICK | die << 8 | slot << 20)
        out = self.plantings(s, seat, DO_PLANT | die << 8, s.twins[seat], out)
        if s.mate(seat) != seat:
            out = self.plantings(s, seat, DO_PLANT_SHARED | die << 8, s.twins[common(s, seat)], out)
        return out

    def plantings(self, s: CbState, seat: i64, x: i64, pairs: i64, out: vec[i64]) -> vec[i64]:
        """Every stored double tile, either way round, on every space that the die allows."""
        if pairs == 0:
            return out
        beds = open_beds(s, seat)
        while beds != 0:
            bed = lowest(beds)
            beds &= beds - 1
            if cost(s, seat, x >> 8, BED_DIE[bed], 0) <= s.workers[seat]:
                out = with_ways(out, x | bed << 32, pairs)
        return out

    def sowings(self, s: CbState, seat: i64, out: vec[i64]) -> vec[i64]:
        """Every tile of the shop straight on every space [CB-277]."""
        slots = in_shop(s)
        while slots != 0:
            slot = lowest(slots)
            slots &= slots - 1
            beds = open_beds(s, seat)
            while beds != 0:
                out = with_ways(out, DO_SOW | slot << 8 | lowest(beds) << 32, bit(s.stall[slot]))
                beds &= beds - 1
        return out

    def discards(self, s: CbState, d: Decision, out: vec[i64]) -> vec[i64]:
        """Double tiles that make room for tile `d.a` - 1; with 0, shared storage shrinks [CB-232]."""
        alone = s.mate(d.seat) == d.seat
        if d.a > 0 or alone:
            pairs = s.twins[d.seat]
            if d.a > TILES and s.doubles[d.seat * PAIRS + d.a - 1 - TILES] == 1:
                pairs &= ~bit(d.a - 1 - TILES)
            out = with_each(out, DO_DISCARD_DOUBLE, pairs, 8)
        return out if alone else with_each(out, DO_DISCARD_DOUBLE_SHARED, s.twins[common(s, d.seat)], 8)

    def take(self, s: CbState, d: Decision, x: i64) -> None:
        kind, die = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_DISCARD_DOUBLE or kind == DO_DISCARD_DOUBLE_SHARED:
            discard_double(s, d.seat, d.seat if kind == DO_DISCARD_DOUBLE else common(s, d.seat), x >> 8)
            go_on_storing(self.game, s, d.seat, d.a)
            return
        if kind == DO_BUY_DOUBLE:
            s.stack.append(d)
            s.done |= BOUGHT
            gain_silver(s, d.seat, -PRICE)
            store_double(self.game, s, d.seat, die, EVENT_BOUGHT_DOUBLE)
        elif kind == DO_SOW:
            s.stall[die] = NONE
            plant(s, d.seat, x >> 32, x >> 20 & 0xFFF)
        else:
            if d.step == ASK_TURN:
                s.stack.append(d)
                s.spend_die(d.seat, die)
            self.act(s, d.seat, x)

    def act(self, s: CbState, seat: i64, x: i64) -> None:
        """Carry out an action with a die."""
        kind, die, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
        if kind == DO_PICK:
            pay_workers(s, seat, pick_cost(s, seat, die, b), CAUSE_DIE)
            store_double(self.game, s, seat, SHOP + b, EVENT_PICKED)
        else:
            pay_workers(s, seat, cost(s, seat, die, BED_DIE[x >> 32], 0), CAUSE_DIE)
            unshelve(s, seat if kind == DO_PLANT else common(s, seat), PAIR[b])
            plant(s, seat, x >> 32, b)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_PICK:
            return 265
        if kind == DO_PLANT or kind == DO_PLANT_SHARED:
            return 268 if open_beds(s, d.seat) >> (x >> 32) & 1 else 269
        return 276 if kind == DO_BUY_DOUBLE else 277 if kind == DO_SOW else 0

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        """A double tile comes to a storage, or leaves it [CB-266]."""
        if trigger == ON_STORE:
            shelve(s, seat, a - TILES)
        else:
            unshelve(s, seat, a - TILES)

    def amount(self, s: CbState, what: i64, seat: i64, n: i64, a: i64) -> i64:
        if what == AMOUNT_TILE_SIZE:
            return STORAGE_SIZE if a >= TILES else n
        return n + vine_points(s, seat) if a == SOURCE_VINES else n


def with_each(out: vec[i64], x: i64, members: i64, shift: i64) -> vec[i64]:
    """An action with each member of a bit set."""
    while members != 0:
        out = append(out, x | lowest(members) << shift)
        members &= members - 1
    return out


def with_ways(out: vec[i64], x: i64, pairs: i64) -> vec[i64]:
    """An action with each way to lay some double tiles."""
    while pairs != 0:
        out = with_each(out, x, WAYS[lowest(pairs)], 20)
        pairs &= pairs - 1
    return out


def vineyards_of(g: Game[CbState]) -> Vineyards | None:
    """The module, if it is in play."""
    for module in g.modules:
        if isinstance(module, Vineyards):
            return module
    return None
