"""Trade routes: sold goods are laid on spaces that may give a bonus."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.kernel import AUTO, CHANCE, Decision, Module
from tetrarch.games.castles_of_burgundy.effects import run_effect
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_CASTLE,
    ASK_ROUTE,
    BY_ROUTE,
    DEAL_ROUTE,
    DO_ROUTE,
    DRAW_ROUTE,
    FROM_ROUTE,
    GOOD_LAID,
    LAY,
    NONE,
    ROUTE,
    ROUTE_DEALT,
    ROUTES,
    SETUP,
    SOLD,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma_tables import ROUTE_POINTS
from tetrarch.games.castles_of_burgundy.modules.tables import ROUTE_BONUS, ROUTE_GOOD, ROUTES_EACH, STRETCH
from tetrarch.games.castles_of_burgundy.rules import CbStep, gain_points
from tetrarch.games.castles_of_burgundy.state import CbState


def laid(s: CbState, seat: i64) -> i64:
    """How many goods lie on a seat's route."""
    n: i64 = 0
    while s.laid[seat] >> 3 * n != 1:
        n += 1
    return n


class DealRoute(CbStep):
    """Which route tile does seat `d.a` get [CB-171]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.readings.people - 1, -1, -1):
            seat = self.readings.person(k)
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
                out = append(out, DRAW_ROUTE | tile << 8)
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
        s.emit(ROUTE_DEALT, d.a, x >> 8, place - d.a * ROUTE)


class ArrangeRoute(CbStep):
    """Which of the own route tiles comes next, as number `d.a` from the left [CB-172]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for k in range(self.readings.people - 1, -1, -1):
            s.push(ASK_ROUTE, self.readings.person(k))

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
        s.emit(ROUTE_DEALT, d.seat, x >> 8, d.a)
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
        s.laid[seat] += (good + 7) << 3 * at  # the 1 on top moves one digit up
        s.emit(GOOD_LAID, seat, at, good)
        if d.c > 1:
            s.push(LAY, AUTO, seat, good, d.c - 1)
        space = s.route[seat * ROUTE + at // STRETCH] * STRETCH + at % STRETCH
        if ROUTE_GOOD[space] == good:
            run_effect(self.game, s, seat, ROUTE_BONUS[space], BY_ROUTE)


class TradeRoutes(Module[CbState]):
    """Sold goods are laid on the own route [CB-171]; `chosen`: owners arrange their tiles [CB-172]."""

    def __init__(self, chosen: bool) -> None:
        super().__init__()
        self.chosen: bool = chosen
        self.triggers = [SOLD]

    def weave(self, flow: list[list[int]]) -> None:
        setup = flow[SETUP]
        at = setup.index(ASK_CASTLE)
        setup[at:at] = [DEAL_ROUTE, ASK_ROUTE] if self.chosen else [DEAL_ROUTE]

    def react(self, s: CbState, trigger: i64, seat: i64, a: i64) -> None:
        if seat == self.game.automaton:  # it has no route [CB-326]
            gain_points(s, seat, FROM_ROUTE, ROUTE_POINTS)
        else:
            s.push(LAY, AUTO, seat, a & 7, a >> 3)
