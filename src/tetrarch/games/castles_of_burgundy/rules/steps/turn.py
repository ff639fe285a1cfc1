"""The turn: its dice, the actions of castles, what buildings offer, discarding."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, Decision, ascending
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BLACK,
    BUILDING,
    DO_DISCARD,
    DO_END,
    DO_FETCH,
    DO_PLACE,
    DO_SELL,
    DO_SKIP,
    DO_WORKERS,
    NEXT_TURN,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.purse import goods_of
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionCollector, ActionList
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion, for_sale
from tetrarch.games.castles_of_burgundy.rules.storage import go_on_storing
from tetrarch.games.castles_of_burgundy.rules.tables import FETCH, KINDS
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import placeable


def by_die(x: i64) -> bool:
    """Whether an action is one of those that need a die [CB-41]."""
    return x & 0xFF <= DO_WORKERS


class TakeTurn(TurnQuestion):
    """An action with a die, or the end of the turn [CB-40, CB-43]?"""

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        low, high = s.dice[d.seat * 2], s.dice[d.seat * 2 + 1]
        actions.one(DO_END)
        if low > 0:
            self.with_die(s, d.seat, low, actions)
        if high > low:
            self.with_die(s, d.seat, high, actions)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        if x == DO_END:
            s.push(NEXT_TURN, AUTO)
            return
        s.stack.append(d)
        s.spend_die(d.seat, x >> 8 & 0xFFF)
        self.act(s, d.seat, x)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        die = x >> 8 & 0xFFF
        if not by_die(x) or (die != s.dice[d.seat * 2] and die != s.dice[d.seat * 2 + 1]):
            return 40
        return self.why_no_act(s, d.seat, x)


class TakeAction(TurnQuestion):
    """Which action with number `d.a`, or with one of choice [CB-61, CB-62]?"""

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        self.with_die(s, d.seat, d.a, actions)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        self.act(s, d.seat, x)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        if not by_die(x) or x >> 8 & 0xFFF != d.a:
            return self.ruling
        return self.why_no_act(s, d.seat, x)


class Fetch(TurnQuestion):
    """Which tile does building `d.a` bring from the depots [CB-75 to CB-77]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if s.lying(0, BLACK) & FETCH[d.b] != 0 and self.roomy(s, d.a):
            s.push(d.step, d.a, d.b)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        if self.roomy(s, d.seat):
            self.offers(s, DO_FETCH, FETCH[d.a], actions)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        self.carry(s, d.seat, x >> 8 & 0xFFF, x >> 20)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        if x & 0xFF == DO_FETCH and not self.roomy(s, d.seat):
            return 52
        return 75 + d.a


class Warehouse(TurnQuestion):
    """Which goods does a warehouse sell [CB-79]?"""

    def open(self, s: CbState, d: Decision) -> None:
        if goods_of(s, d.a) != 0:
            s.push(d.step, d.a)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        actions.add(DO_SELL, goods_of(s, d.seat), 20)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        self.act(s, d.seat, x)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 79 if x & 0xFF != DO_SELL or x >> 8 & 0xFFF != 0 else 84


class TownHall(TurnQuestion):
    """Which stored tile does a town hall let place, and where [CB-82]? It may still be bought [CB-89]."""

    def open(self, s: CbState, d: Decision) -> None:
        if placeable(self.game, s, d.a) or self.could_get(s, d.a):
            s.push(d.step, d.a)

    def could_get(self, s: CbState, seat: i64) -> bool:
        """Whether the seat can come to a tile before it places one."""
        if s.active != seat:
            return False
        if self.can_buy(s, seat) and for_sale(self.game, s) != 0:
            return True
        return self.can_build(s, seat) and s.lying(0, BLACK) & KINDS[BUILDING] != 0

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        self.placings(s, d.seat, 0, actions)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        self.act(s, d.seat, x)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_PLACE or x >> 8 & 0xFFF != 0:
            return 82
        return self.why_no_act(s, d.seat, x)


class Discard(CbStep):
    """Which stored tile makes room for tile `d.a` - 1 [CB-51]? That one itself stays."""

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        actions = ActionList()
        kinds = s.held[d.seat]
        if 0 < d.a <= TILES and s.stock[d.seat * TILES + d.a - 1] == 1:
            kinds &= ~bit(d.a - 1)
        actions.add(DO_DISCARD, kinds, 8)
        return ascending(actions.actions)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.discard(d.seat, d.seat, x >> 8)
        go_on_storing(self.game, s, d.seat, d.a)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 51 if x & 0xFF == DO_DISCARD else 46
