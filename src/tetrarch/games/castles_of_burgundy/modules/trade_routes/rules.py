"""Trade routes: sold goods are laid on spaces that may give a bonus."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision, Step
from tetrarch.games.castles_of_burgundy.modules.trade_routes.ids import (
    ASK_ROUTE,
    CHANCE_ROUTE,
    DEAL_ROUTE,
    DO_ROUTE,
    EFFECT_ROUTE,
    EVENT_GOOD_LAID,
    EVENT_ROUTE_DEALT,
    LAY,
    ROUTES,
)
from tetrarch.games.castles_of_burgundy.modules.trade_routes.tables import (
    ROUTE_BONUS,
    ROUTE_GOOD,
    ROUTES_EACH,
    STRETCH,
)
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.ids import ASK_CASTLE, NONE, ON_SOLD, ROUTE, SETUP
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep, RuleVariants
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import run_effect


def laid(s: CbState, seat: i64) -> i64:
    """How many goods lie on a seat's route."""
    n: i64 = 0
    while s.laid[seat] >> 3 * n != 1:
        n += 1
    return n


class DealRoute(CbStep):
    """Which route tile does seat `d.a` get [CB-171]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.variants.people - 1, -1, -1):
            seat = self.variants.person(k)
            for _ in range(ROUTES_EACH[s.seats]):
                s.push(DEAL_ROUTE, CHANCE, seat)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        taken: i64 = 0
        for tile in s.route:
            if tile != NONE:
                taken |= i64(1) << tile
        out = vec[i64](capacity=12)
        for tile in range(i64(ROUTES)):
            if not taken >> tile & 1:
                out = append(out, CHANCE_ROUTE | tile << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        place = d.a * ROUTE
        while s.route[place] != NONE:
            place += 1
        route = s.route[:]
        route[place] = x >> 8
        s.route = route
        s.emit(EVENT_ROUTE_DEALT, d.a, x >> 8, place - d.a * ROUTE)


class ArrangeRoute(CbStep):
    """Which of the own route tiles comes next, as number `d.a` from the left [CB-172]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.variants.people - 1, -1, -1):
            s.push(ASK_ROUTE, self.variants.person(k))

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        tiles: i64 = 0
        for place in range(d.a, ROUTES_EACH[s.seats]):
            tiles |= i64(1) << s.route[d.seat * ROUTE + place]
        out = vec[i64](capacity=5)
        for tile in range(i64(ROUTES)):
            if tiles >> tile & 1:
                out = append(out, DO_ROUTE | tile << 8)
        return out

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        """The tile moves to its place, those that were before it move on."""
        first = d.seat * ROUTE + d.a
        route = s.route[:]
        place = first
        while route[place] != x >> 8:
            place += 1
        while place > first:
            route[place] = route[place - 1]
            place -= 1
        route[first] = x >> 8
        s.route = route
        s.emit(EVENT_ROUTE_DEALT, d.seat, x >> 8, d.a)
        if d.a + 2 < ROUTES_EACH[s.seats]:
            s.push(ASK_ROUTE, d.seat, d.a + 1)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 172


class LayGoods(CbStep):
    """Seat `d.a` lays a sold good of kind `d.b` on its route, the first of `d.c` [CB-173, CB-174, CB-176]."""

    def open(self, s: CbState, d: Decision) -> None:
        seat, good = d.a, d.b
        at = laid(s, seat)
        if at == STRETCH * ROUTES_EACH[s.seats]:
            return
        s.laid = s.laid[:]
        s.laid[seat] += (good + 7) << 3 * at  # the 1 on top moves one digit up
        s.emit(EVENT_GOOD_LAID, seat, at, good)
        if d.c > 1:
            s.push(LAY, AUTO, seat, good, d.c - 1)
        space = s.route[seat * ROUTE + at // STRETCH] * STRETCH + at % STRETCH
        if ROUTE_GOOD[space] == good:
            run_effect(self.game, s, seat, ROUTE_BONUS[space], EFFECT_ROUTE)


class TradeRoutes(Expansion):
    """Sold goods are laid on the own route [CB-171]; `chosen`: owners arrange their tiles [CB-172]."""

    def __init__(self, variants: RuleVariants, chosen: bool) -> None:
        super().__init__(variants)
        self.chosen: bool = chosen
        self.triggers = [ON_SOLD]

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        return [
            (DEAL_ROUTE, DealRoute(self.variants, 171)),
            (ASK_ROUTE, ArrangeRoute(self.variants, 172)),
            (LAY, LayGoods(self.variants, 173)),
        ]

    def weave(self, flow: list[list[int]]) -> None:
        setup = flow[SETUP]
        at = setup.index(ASK_CASTLE)
        setup[at:at] = [DEAL_ROUTE, ASK_ROUTE] if self.chosen else [DEAL_ROUTE]

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if seat != self.game.automaton:  # which has no route
            s.push(LAY, AUTO, seat, a & 7, a >> 3)
