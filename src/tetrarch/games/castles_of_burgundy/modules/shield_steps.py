"""What shields ask: which are dealt, what they bring at the end of a phase, their tribute."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest
from tetrarch.core.kernel import AUTO, CHANCE, Decision, ascending
from tetrarch.games.castles_of_burgundy.effects import place
from tetrarch.games.castles_of_burgundy.ids import (
    ASK_DEPLOY,
    ASK_FOLLOW,
    ASK_GATHER,
    ASK_TRIBUTE,
    BLACK,
    CELLS,
    DEAL_SHIELD,
    DEPOTS,
    DO_DEPLOY,
    DO_SKIP,
    DO_TRIBUTE,
    DRAW_SHIELD,
    INN,
    NONE,
    PLACES,
    SHIELD_DEALT,
    SHIELDS,
    SLOTS,
    TRIBUTE_PAID,
    WAIVED,
)
from tetrarch.games.castles_of_burgundy.modules.shields import bears, gatherings, lose, others
from tetrarch.games.castles_of_burgundy.modules.tables import SHIELDS_IN
from tetrarch.games.castles_of_burgundy.moves import Moves
from tetrarch.games.castles_of_burgundy.rules import CbStep, gain_silver, pay_workers, sites
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.steps.asked import Asked

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
        for shield in range(i64(SHIELDS)):
            if s.shield[shield] == NONE and (shield != 2 - 1 or self.game.automaton < 0):  # [CB-327]
                out = append(out, DRAW_SHIELD | shield << 8)
        return out

    def odds(self, s: CbState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * len(self.legal(s, d)))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.shield[x >> 8] = d.a
        s.emit(SHIELD_DEALT, 0, d.a, x >> 8)


class Deploy(CbStep):
    """Which tile does shield `d.a` bring straight into the duchy [CB-205 to CB-207]?"""

    def open(self, s: CbState, d: Decision) -> None:
        """From the flow, for both shields; then for shield `d.b` of seat `d.a`."""
        if d.b == 0:
            for k in range(s.seats - 1, -1, -1):
                seat = s.order[k]
                if not s.leads(seat):
                    continue
                if bears(s, seat, 15):
                    s.push(ASK_DEPLOY, AUTO, seat, 15)
                if bears(s, seat, 14):
                    s.push(ASK_DEPLOY, AUTO, seat, 14)
        elif bears(s, d.a, d.b):
            question = Decision(ASK_DEPLOY, d.a, d.b)
            if len(self.game.legal_for(s, question)) > 1:
                s.stack.append(question)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=32)
        if d.a == 14:
            for depot in range(i64(DEPOTS)):
                out = self.sites_of(s, d.seat, depot, s.depot(depot), out)
        else:
            out = self.sites_of(s, d.seat, FROM_BLACK, s.lying(BLACK, PLACES - BLACK), out)
            out = self.sites_of(s, d.seat, FROM_INNS, bit(INN) if s.inns > 0 else 0, out)
        return ascending(append(out, i64(DO_SKIP)))

    def sites_of(self, s: CbState, seat: i64, source: i64, kinds: i64, out: vec[i64]) -> vec[i64]:
        while kinds != 0:
            kind = lowest(kinds)
            kinds &= kinds - 1
            out = self.cells_of(s, seat, DO_DEPLOY | source << 8 | kind << 20, kind, 0, out)
            if s.wing != 0:
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
            s.emit(WAIVED, d.seat)
            return
        source, kind = x >> 8 & 0xFFF, x >> 20 & 0xFFF
        if source < DEPOTS:
            s.lift(source * SLOTS, SLOTS, kind)
        else:
            s.take_black(kind)
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
            if bears(s, seat, 3):
                s.push(ASK_TRIBUTE, AUTO, seat, 3)
            for number in range(i64(SHIELDS), 0, -1):
                if number != 3 and bears(s, seat, number):
                    s.push(ASK_TRIBUTE, AUTO, seat, number)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        x = DO_TRIBUTE | (d.a - 1) << 8
        out = vec[i64](capacity=3)
        if s.silver[d.seat] > 0:
            out = append(out, x | BY_SILVER << 20)
        if bears(s, d.seat, 3) and s.workers[d.seat] > 0:
            out = append(out, x | BY_WORKER << 20)
        return append(out, x | BY_DROPPING << 20)

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        shield, way = x >> 8 & 0xFFF, x >> 20
        s.emit(TRIBUTE_PAID, d.seat, shield, way)
        if way == BY_SILVER:
            gain_silver(s, d.seat, -1)
        elif way == BY_WORKER:
            pay_workers(s, d.seat, 1)
        else:
            lose(self.game, s, d.seat, shield)

    def why(self, s: CbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_TRIBUTE:
            return 185
        if x >> 8 & 0xFFF != d.a - 1:
            return 186
        return 191 if x >> 20 == BY_WORKER else 185


class Gather(Asked):
    """Which goods does shield 5 bring from all depots [CB-194]? The module takes the answer."""

    def open(self, s: CbState, d: Decision) -> None:
        if len(gatherings(s, d.a)) > 0:
            s.push(ASK_GATHER, d.a)

    def answers(self, s: CbState, d: Decision, moves: Moves) -> None:
        for x in gatherings(s, d.seat):
            moves.one(x)
        moves.one(DO_SKIP)


class Follow(CbStep):
    """Whom does shield 6 follow, if nobody yet [CB-196]? The module takes the answer."""

    def open(self, s: CbState, d: Decision) -> None:
        for seat in range(s.seats):
            if bears(s, seat, 6) and s.copied == NONE and s.leads(seat) and s.seats > 1:
                s.push(ASK_FOLLOW, seat)

    def legal(self, s: CbState, d: Decision) -> vec[i64]:
        return ascending(others(s, d.seat, vec[i64]([DO_SKIP])))

    def apply(self, s: CbState, d: Decision, x: i64) -> None:
        s.emit(WAIVED, d.seat)
