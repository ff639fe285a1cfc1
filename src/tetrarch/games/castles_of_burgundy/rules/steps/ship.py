"""A ship: goods from a depot, perhaps from its neighbour, then a step on the turn order track."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import AUTO, Decision, Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_GOODS_KINDS,
    ASK_MORE_GOODS,
    DEPOTS,
    DO_GOODS,
    DO_SKIP,
    EVENT_ADVANCED,
    EVENT_GOODS_TAKEN,
    GOODS,
    ON_MOVED,
    ON_SHIPPED,
    SPACES,
)
from tetrarch.games.castles_of_burgundy.rules.purse import goods_of, store_goods
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionCollector
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion
from tetrarch.games.castles_of_burgundy.rules.tables import KINDS_OF_GOODS
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import SECOND_DEPOT, has


def kinds_stored(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """How many kinds of goods a seat may store [CB-66]."""
    return g.amount(s, AMOUNT_GOODS_KINDS, seat, KINDS_OF_GOODS)


def goods_in(s: CbState, depot: i64) -> i64:
    """The kinds of goods in a depot."""
    kinds: i64 = 0
    for good in range(i64(GOODS)):
        if s.goods[depot * GOODS + good] > 0:
            kinds |= bit(good)
    return kinds


def can_load(g: Game[CbState], s: CbState, seat: i64, depot: i64) -> bool:
    """Whether a depot has goods that a seat can store [CB-66]."""
    kinds, own = goods_in(s, depot), goods_of(s, seat)
    return kinds & own != 0 or (kinds != 0 and ones(own) < kinds_stored(g, s, seat))


def loads(g: Game[CbState], s: CbState, seat: i64, depot: i64, actions: ActionCollector) -> None:
    """What may be taken from a depot: all that fits, a choice where there are too many kinds [CB-67]."""
    kinds, own = goods_in(s, depot), goods_of(s, seat)
    free = kinds_stored(g, s, seat) - ones(own)
    new = kinds & ~own
    if ones(new) <= free:
        actions.one(DO_GOODS | depot << 8 | kinds << 20)
        return
    part = new
    while part != 0:
        if ones(part) == free:
            actions.one(DO_GOODS | depot << 8 | (kinds & own | part) << 20)
        part = part - 1 & new
    if free == 0:
        actions.one(DO_GOODS | depot << 8 | (kinds & own) << 20)


class LoadGoods(TurnQuestion):
    """The goods of which depot [CB-65]? All but those that do not fit [CB-66, CB-67].

    `d.a` is 1 where a module's way to take goods has been used before the depot.
    """

    def open(self, s: CbState, d: Decision) -> None:
        for depot in range(i64(DEPOTS)):
            if can_load(self.game, s, d.a, depot):
                s.push(d.step, d.a, d.b)
                return

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        some_empty = False
        for depot in range(i64(DEPOTS)):
            if can_load(self.game, s, d.seat, depot):
                loads(self.game, s, d.seat, depot, actions)
            else:
                some_empty = True
        if some_empty:
            actions.one(DO_SKIP)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        depot = x >> 8 & 0xFFF
        load(s, d.seat, depot, x >> 20)
        self.game.react(s, ON_SHIPPED, d.seat, d.a)
        if has(s, d.seat, SECOND_DEPOT):
            s.push(ASK_MORE_GOODS, AUTO, d.seat, depot)

    def waive(self, s: CbState, d: Decision) -> None:
        self.game.react(s, ON_SHIPPED, d.seat, d.a)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        kind = x & 0xFF
        if kind == DO_GOODS and x >> 20 & ~goods_in(s, x >> 8 & 0xFFF) == 0:
            return 66 if ones(x >> 20 | goods_of(s, d.seat)) > kinds_stored(self.game, s, d.seat) else 67
        return 65


def load(s: CbState, seat: i64, depot: i64, kinds: i64) -> None:
    """All goods of some kinds come from a depot to a seat."""
    while kinds != 0:
        good = lowest(kinds)
        kinds &= kinds - 1
        n = s.goods[depot * GOODS + good]
        store_goods(s, seat, good, n)
        s.goods[depot * GOODS + good] = 0
        s.emit(EVENT_GOODS_TAKEN, seat, depot, good, n, s.wares[seat * GOODS + good])


class LoadMore(TurnQuestion):
    """The goods of which neighbour of depot `d.a` as well [CB-102, CB-103]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for side in range(i64(1), i64(DEPOTS), DEPOTS - 2):
            if can_load(self.game, s, d.a, (d.b + side) % DEPOTS):
                s.push(d.step, d.a, d.b)
                return

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        actions.one(DO_SKIP)
        for side in range(i64(1), i64(DEPOTS), DEPOTS - 2):
            depot = (d.a + side) % DEPOTS
            if can_load(self.game, s, d.seat, depot):
                loads(self.game, s, d.seat, depot, actions)

    def answer(self, s: CbState, d: Decision, x: i64) -> None:
        load(s, d.seat, x >> 8 & 0xFFF, x >> 20)

    def why_not(self, s: CbState, d: Decision, x: i64) -> i64:
        return 102


class Advance(CbStep):
    """The marker of a seat that placed a ship moves [CB-64, CB-68, CB-69]."""

    def open(self, s: CbState, d: Decision) -> None:
        s.move_to(d.a, min(s.space[d.a] + 1, i64(SPACES - 1)))
        s.emit(EVENT_ADVANCED, d.a, s.space[d.a])
        self.game.react(s, ON_MOVED, d.a)
