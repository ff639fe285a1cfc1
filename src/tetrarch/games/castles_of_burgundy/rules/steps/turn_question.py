"""What may be done at any time in the own turn, and the die actions, wherever they are offered."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.kernel import Decision, Game, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.castles_of_burgundy.rules.dice import cost, free_place, free_take, steps
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_FOR_SALE,
    BLACK,
    BOUGHT,
    BUILDING,
    BUILT,
    CAUSE_DIE,
    CAUSE_MONASTERY_6,
    CAUSE_MONASTERY_13,
    CELLS,
    DEPOTS,
    DO_BUY,
    DO_MASON,
    DO_PLACE,
    DO_SELL,
    DO_SKIP,
    DO_TAKE,
    DO_WORKERS,
    EVENT_BOUGHT_TILE,
    EVENT_TOOK,
    EVENT_WAIVED,
    ON_BESIDE_BLACK,
    PLACES,
    SLOTS,
)
from tetrarch.games.castles_of_burgundy.rules.purse import (
    gain_silver,
    gain_workers,
    goods_of,
    pay_workers,
    sell,
    sellable,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.step import CbStep
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import (
    ActionCollector,
    ActionList,
    RandomAction,
)
from tetrarch.games.castles_of_burgundy.rules.storage import receive, room
from tetrarch.games.castles_of_burgundy.rules.tables import (
    BLACK_PRICE,
    COLOUR,
    DEPOTS_WITHIN,
    DUCHIES,
    KINDS,
    WORKERS_TAKEN,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import (
    AMOUNT,
    MORE_WORKERS,
    PRICE_IN_WORKERS,
    SILVER_WITH_WORKERS,
    TOTAL_WORKERS,
    WORKERS_FOR_BUILDING,
    best,
    has,
    total,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import place
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import fitting, number_of, sites


def building_price(s: CbState, seat: i64) -> i64:
    """The workers that bring a building from a depot [CB-104]."""
    return total(s, seat, WORKERS_FOR_BUILDING, PRICE_IN_WORKERS)


def for_sale(g: Game[CbState], s: CbState) -> i64:
    """The kinds of tiles in the black depot, and those beside it [CB-88]."""
    return g.amount(s, AMOUNT_FOR_SALE, 0, s.lying(BLACK, PLACES - BLACK))


def take_black(g: Game[CbState], s: CbState, kind: i64) -> None:
    """A tile leaves the black depot, or the space beside it [CB-88]."""
    if s.lying(BLACK, PLACES - BLACK) >> kind & 1:
        s.lift(BLACK, PLACES - BLACK, kind)
    else:
        g.react(s, ON_BESIDE_BLACK, 0, kind)


def add_placings(
    g: Game[CbState], s: CbState, seat: i64, x: i64, held: i64, first: i64, actions: ActionCollector
) -> None:
    """Some kinds of tiles in the half whose first cell is given; `x` has the kind and the die."""
    home = s.home(seat, first)
    within = DUCHIES[s.duchy[home]].within
    while held != 0:
        kind = lowest(held)
        held &= held - 1
        far = steps(s, seat, free_place(s, seat, kind))
        cells = within[(x >> 8) * 4 + far] & sites(g, s, home, kind)
        actions.add(x | kind << 20 | first << 32, cells, 32)


def why_not_placed(g: Game[CbState], s: CbState, seat: i64, shelf: i64, kind: i64, cell: i64) -> i64:
    """Why a tile out of a storage cannot lie on a cell, the die apart."""
    if cell >= CELLS and s.mate(seat) == seat:
        return 55
    home, here = s.home(seat, cell), inside(cell)
    if not s.held[shelf] >> kind & 1 or not DUCHIES[s.duchy[home]].of[COLOUR[kind]] >> here & 1:
        return 55
    if s.filled[home] >> here & 1:
        return 57
    if fitting(g, s, seat, kind, cell):
        return 44
    return 60 if s.near[home] >> here & 1 else 56


class TurnQuestion(CbStep):
    """A question to a seat in its own turn: its answers, and what is allowed at any time [CB-46]."""

    # what a question supplies

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        """The question's own answers."""
        raise NotImplementedError

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        """Apply one of them; not called for DO_SKIP."""
        raise NotImplementedError

    def waive(self, s: CbState, d: Decision) -> None:
        """Go on after DO_SKIP."""

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        """The ruling that a refused answer of the question's own breaks."""
        return self.ruling

    # the mechanism

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        actions = ActionList()
        self.collect(s, d, actions)
        return ascending(actions.actions)

    def pick(self, s: CbState, d: Decision, rng: Rng) -> i64:
        """Like the list, without it."""
        actions = RandomAction(rng)
        self.collect(s, d, actions)
        return actions.draw()

    def collect(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        self.answers(s, d, actions)
        if s.active == d.seat:
            self.anytime(s, d.seat, actions)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        kind = x & 0xFF
        if kind == DO_BUY:
            s.stack.append(d)
            self.buy(s, d.seat, x >> 8)
        elif kind == DO_MASON:
            s.stack.append(d)
            s.done |= BUILT
            pay_workers(s, d.seat, building_price(s, d.seat), CAUSE_MONASTERY_6)
            self.carry(s, d.seat, x >> 8 & 0xFFF, x >> 20)
        elif kind == DO_SKIP:
            s.emit(EVENT_WAIVED, d.seat)
            self.waive(s, d)
        else:
            self.answer(s, d, x)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_BUY or kind == DO_MASON:
            return self.why_not_now(s, d, x)
        return self.why_not(s, d, x)

    # at any time

    def roomy(self, s: CbState, seat: i64) -> bool:
        """Whether a tile can come to storage other than by the take action [CB-52]."""
        return self.variants.discard_anywhere or room(self.game, s, seat)

    def can_buy(self, s: CbState, seat: i64) -> bool:
        """Whether a purchase is allowed, if there is something to buy [CB-88]."""
        return s.silver[seat] >= BLACK_PRICE and s.done & BOUGHT == 0 and self.roomy(s, seat)

    def can_build(self, s: CbState, seat: i64) -> bool:
        """Whether workers may bring a building, if there is one [CB-104]."""
        if not has(s, seat, WORKERS_FOR_BUILDING) or s.done & BUILT != 0:
            return False
        return s.workers[seat] >= building_price(s, seat) and self.roomy(s, seat)

    def anytime(self, s: CbState, seat: i64, actions: ActionCollector) -> None:
        if self.can_buy(s, seat):
            actions.add(DO_BUY, for_sale(self.game, s), 8)
        if self.can_build(s, seat):
            self.offers(s, DO_MASON, KINDS[BUILDING], actions)

    def offers(self, s: CbState, kind: i64, tiles: i64, actions: ActionCollector) -> None:
        """Actions that take one of some kinds of tiles out of any numbered depot."""
        for depot in range(i64(DEPOTS)):
            actions.add(kind | depot << 8, s.depot(depot) & tiles, 20)

    def buy(self, s: CbState, seat: i64, kind: i64) -> None:
        """A tile of the black depot, or one beside it, for silver [CB-88]."""
        s.done |= BOUGHT
        gain_silver(s, seat, -BLACK_PRICE)
        take_black(self.game, s, kind)
        s.emit(EVENT_BOUGHT_TILE, seat, kind)
        receive(self.game, s, seat, kind)

    def carry(self, s: CbState, seat: i64, depot: i64, kind: i64) -> None:
        """A tile goes from a numbered depot to storage."""
        s.lift(depot * SLOTS, SLOTS, kind)
        s.emit(EVENT_TOOK, seat, depot, kind)
        receive(self.game, s, seat, kind)

    def why_not_now(self, s: CbState, d: Decision, x: i64) -> i64:
        if s.active != d.seat:
            return 47
        if not self.roomy(s, d.seat):
            return 52
        return 104 if x & 0xFF == DO_MASON else 88

    # die actions, with a number of choice for die 0

    def with_die(self, s: CbState, seat: i64, die: i64, actions: ActionCollector) -> None:
        """The four actions with one die [CB-41]."""
        actions.one(DO_WORKERS | die << 8)
        actions.add(DO_SELL | die << 8, sellable(s, seat, die), 20)
        depots = DEPOTS_WITHIN[die * 4 + steps(s, seat, free_take(s, seat))]
        while depots != 0:
            depot = lowest(depots)
            depots &= depots - 1
            actions.add(DO_TAKE | die << 8 | depot << 20, s.depot(depot), 32)
        self.placings(s, seat, die, actions)

    def placings(self, s: CbState, seat: i64, die: i64, actions: ActionCollector) -> None:
        """Every stored tile on every cell that the die allows [CB-55]."""
        add_placings(self.game, s, seat, DO_PLACE | die << 8, s.held[seat], 0, actions)

    def act(self, s: CbState, seat: i64, x: i64) -> None:
        """Carry out one of the four actions."""
        kind, die, b = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF
        if kind == DO_WORKERS:
            workers = best(s, seat, MORE_WORKERS, TOTAL_WORKERS, WORKERS_TAKEN)
            gain_workers(self.game, s, seat, workers)
            if has(s, seat, SILVER_WITH_WORKERS):
                gain_silver(s, seat, total(s, seat, SILVER_WITH_WORKERS, AMOUNT), CAUSE_MONASTERY_13)
        elif kind == DO_SELL:
            pay_workers(s, seat, cost(s, seat, die, b + 1, 0), CAUSE_DIE)
            sell(self.game, s, seat, b)
        elif kind == DO_TAKE:
            pay_workers(s, seat, cost(s, seat, die, b + 1, free_take(s, seat)), CAUSE_DIE)
            self.carry(s, seat, b, x >> 32)
        else:
            number = number_of(s, seat, x >> 32)
            pay_workers(s, seat, cost(s, seat, die, number, free_place(s, seat, b)), CAUSE_DIE)
            s.unstore(seat, b)
            place(self.game, s, seat, x >> 32, b)

    def why_no_act(self, s: CbState, seat: i64, x: i64) -> i64:
        """The ruling that a die action breaks, the die apart; taking workers breaks none."""
        kind, b = x & 0xFF, x >> 20 & 0xFFF
        if kind == DO_TAKE:
            return 49 if not s.depot(b) >> (x >> 32) & 1 else 44
        if kind == DO_SELL:
            return 84 if not goods_of(s, seat) >> b & 1 else 44
        return why_not_placed(self.game, s, seat, seat, b, x >> 32)
