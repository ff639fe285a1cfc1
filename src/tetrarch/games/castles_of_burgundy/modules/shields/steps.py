"""What shields ask: which are dealt, what they bring at the end of a phase, their tribute."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision, ascending
from tetrarch.games.castles_of_burgundy.modules.shields.ids import (
    AMOUNT_SHIELDS_DEALT,
    ASK_DEPLOY,
    ASK_FOLLOW,
    ASK_GATHER,
    ASK_TRIBUTE,
    CHANCE_SHIELD,
    DEAL_SHIELD,
    DO_DEPLOY,
    DO_TRIBUTE,
    EVENT_SHIELD_DEALT,
    EVENT_TRIBUTE_PAID,
)
from tetrarch.games.castles_of_burgundy.modules.shields.rules import bears, gatherings, lose, others
from tetrarch.games.castles_of_burgundy.modules.shields.tables import (
    COPY_MONASTERIES,
    PLACE_FROM_BLACK,
    PLACE_FROM_DEPOTS,
    SHIELDS_IN,
    TRIBUTE,
    TRIBUTE_WITH_WORKERS,
)
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BLACK,
    CAUSE_TRIBUTE,
    CELLS,
    DEPOTS,
    DO_SKIP,
    EVENT_WAIVED,
    NONE,
    PLACES,
    SHIELDS,
    SLOTS,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_silver, pay_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import CbStep
from tetrarch.games.castles_of_burgundy.rules.steps.collecting import ActionCollector
from tetrarch.games.castles_of_burgundy.rules.steps.turn_question import TurnQuestion, for_sale, take_black
from tetrarch.games.castles_of_burgundy.rules.tiles.placing import place
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import sites

BY_SILVER: Final = 0  # ways to settle a tribute
BY_WORKER: Final = 1
BY_DROPPING: Final = 2
FROM_BLACK: Final = 6  # sources of a deployed tile after the six depots
FROM_INNS: Final = 7


class DealShield(CbStep):
    """Which shield is laid in depot `d.a` [CB-179]?"""

    def open(self, s: CbState, d: Decision) -> None:
        for depot in range(i64(DEPOTS) - 1, -1, -1):
            for _ in range(SHIELDS_IN[(max(s.seats, i64(2)) - 2) * DEPOTS + depot]):
                s.push(DEAL_SHIELD, CHANCE, depot)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=18)
        dealt = self.game.amount(s, AMOUNT_SHIELDS_DEALT, 0, bit(SHIELDS) - 1)
        for shield in range(i64(SHIELDS)):
            if s.shield[shield] == NONE and dealt >> shield & 1:
                out = append(out, CHANCE_SHIELD | shield << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.shield[x >> 8] = d.a
        s.emit(EVENT_SHIELD_DEALT, 0, d.a, x >> 8)


class Deploy(CbStep):
    """Which tile does shield `d.a` bring straight into the duchy [CB-205 to CB-207]?"""

    def open(self, s: CbState, d: Decision) -> None:
        """From the flow, for both shields; then for shield `d.b` of seat `d.a`."""
        if d.b == 0:
            for k in range(s.seats - 1, -1, -1):
                seat = s.order[k]
                if not s.leads(seat):
                    continue
                if bears(s, seat, PLACE_FROM_BLACK):
                    s.push(ASK_DEPLOY, AUTO, seat, PLACE_FROM_BLACK + 1)
                if bears(s, seat, PLACE_FROM_DEPOTS):
                    s.push(ASK_DEPLOY, AUTO, seat, PLACE_FROM_DEPOTS + 1)
        elif bears(s, d.a, d.b - 1):
            question = Decision(ASK_DEPLOY, d.a, d.b)
            if len(self.game.legal_for(s, question)) > 1:
                s.stack.append(question)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=32)
        if d.a - 1 == PLACE_FROM_DEPOTS:
            for depot in range(i64(DEPOTS)):
                out = self.sites_of(s, d.seat, depot, s.depot(depot), out)
        else:
            black = s.lying(BLACK, PLACES - BLACK)
            out = self.sites_of(s, d.seat, FROM_BLACK, black, out)
            out = self.sites_of(s, d.seat, FROM_INNS, for_sale(self.game, s) & ~black, out)
        return ascending(append(out, i64(DO_SKIP)))

    def sites_of(self, s: CbState, seat: i64, source: i64, kinds: i64, out: vec[i64]) -> vec[i64]:
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            out = self.cells_of(s, seat, DO_DEPLOY | source << 8 | kind << 20, kind, 0, out)
            if s.mate(seat) != seat:
                out = self.cells_of(s, seat, DO_DEPLOY | source << 8 | kind << 20, kind, CELLS, out)
        return out

    def cells_of(self, s: CbState, seat: i64, x: i64, kind: i64, first: i64, out: vec[i64]) -> vec[i64]:
        """An action with every cell for a tile in the half whose first cell is given."""
        cells = sites(self.game, s, s.home(seat, first), kind)
        while cells != 0:
            out = append(out, x | first + lowest(cells) << 32)
            cells &= cells - 1
        return out

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        if x & 0xFF == DO_SKIP:
            s.emit(EVENT_WAIVED, d.seat)
            return
        source, kind = x >> 8 & 0xFFF, x >> 20 & 0xFFF
        if source < DEPOTS:
            s.lift(source * SLOTS, SLOTS, kind)
        else:
            take_black(self.game, s, kind)
        place(self.game, s, d.seat, x >> 32, kind)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        return 207


class PayTribute(CbStep):
    """How is the tribute for shield `d.a` settled [CB-185, CB-186]?"""

    def open(self, s: CbState, d: Decision) -> None:
        """From the flow, for all shields; then for shield `d.b` of seat `d.a`."""
        if d.b > 0:
            s.push(ASK_TRIBUTE, d.a, d.b)
            return
        for k in range(s.seats - 1, -1, -1):
            seat = s.order[k]
            if not s.leads(seat):
                continue
            if bears(s, seat, TRIBUTE_WITH_WORKERS):
                s.push(ASK_TRIBUTE, AUTO, seat, TRIBUTE_WITH_WORKERS + 1)
            for shield in range(i64(SHIELDS) - 1, -1, -1):
                if shield != TRIBUTE_WITH_WORKERS and bears(s, seat, shield):
                    s.push(ASK_TRIBUTE, AUTO, seat, shield + 1)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        x = DO_TRIBUTE | (d.a - 1) << 8
        out = vec[i64](capacity=3)
        if s.silver[d.seat] >= TRIBUTE:
            out = append(out, x | BY_SILVER << 20)
        if bears(s, d.seat, TRIBUTE_WITH_WORKERS) and s.workers[d.seat] >= TRIBUTE:
            out = append(out, x | BY_WORKER << 20)
        return append(out, x | BY_DROPPING << 20)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        shield, way = x >> 8 & 0xFFF, x >> 20
        s.emit(EVENT_TRIBUTE_PAID, d.seat, shield, way)
        if way == BY_SILVER:
            gain_silver(s, d.seat, -TRIBUTE, CAUSE_TRIBUTE)
        elif way == BY_WORKER:
            pay_workers(s, d.seat, TRIBUTE, CAUSE_TRIBUTE)
        else:
            lose(self.game, s, d.seat, shield)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_TRIBUTE:
            return 185
        if x >> 8 & 0xFFF != d.a - 1:
            return 186
        return 191 if x >> 20 == BY_WORKER else 185


class Gather(TurnQuestion):
    """Which goods does a shield bring from all depots [CB-194]? The module takes the answer."""

    def open(self, s: CbState, d: Decision) -> None:
        if len(gatherings(self.game, s, d.a)) > 0:
            s.push(ASK_GATHER, d.a)

    def answers(self, s: CbState, d: Decision, actions: ActionCollector) -> None:
        for x in gatherings(self.game, s, d.seat):
            actions.one(x)
        actions.one(DO_SKIP)


class Follow(CbStep):
    """Whose monasteries does a shield copy, if nobody yet [CB-196]? The module takes the answer."""

    def open(self, s: CbState, d: Decision) -> None:
        for seat in range(s.seats):
            if bears(s, seat, COPY_MONASTERIES) and s.copied == NONE and s.leads(seat) and s.seats > 1:
                s.push(ASK_FOLLOW, seat)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return ascending(others(s, d.seat, vec[i64]([DO_SKIP])))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.emit(EVENT_WAIVED, d.seat)
