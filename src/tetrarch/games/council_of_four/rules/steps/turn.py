"""The turn: main and quick actions in any order, its end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, nth, ones
from tetrarch.core.engine.kernel import AUTO, Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.council_of_four.rules.councils import cheapest
from tetrarch.games.council_of_four.rules.emporiums import build, sites
from tetrarch.games.council_of_four.rules.ids import (
    AS_MAIN_ACTION,
    AS_QUICK_ACTION,
    ASK_COUNCILLOR,
    ASK_PAY_KING,
    ASK_PAY_PERMIT,
    ASK_TURN,
    COUNCILS,
    DO_BUILD,
    DO_BUY,
    DO_ELECT,
    DO_END,
    DO_EXTRA,
    DO_HIRE,
    DO_KING,
    DO_SEND,
    DO_SWAP,
    EVENT_TURNED,
    NEXT,
    REGIONS,
)
from tetrarch.games.council_of_four.rules.king import king_sites
from tetrarch.games.council_of_four.rules.permits import CITIES_PERMITS, PERMIT_CITIES, face_up
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep
from tetrarch.games.council_of_four.rules.steps.quick_actions import (
    buy_action,
    can_buy_action,
    can_hire,
    can_send,
    hire,
    swap_permits,
    swappable,
)
from tetrarch.games.council_of_four.rules.steps.turn_refusals import why_not_now

ALL_COUNCILS: Final = (1 << COUNCILS) - 1


class TakeTurn(CfStep):
    """A main action, a quick action, or the end of the turn [CF-21, CF-22, CF-24]?"""

    def open(self, s: CfState, d: Decision) -> None:
        """Ask what comes next in a turn, if it goes on [CF-85]."""
        if s.ending == d.a and not self.variants.finish_turn:
            s.push(NEXT, AUTO, d.a)
        else:
            s.push(ASK_TURN, d.a)

    # what is possible, as bit sets

    def buys(self, s: CfState, seat: i64) -> i64:
        """The face-up permits whose council the seat can satisfy [CF-37]."""
        out: i64 = 0
        for region in range(i64(REGIONS)):
            permits = face_up(s, region)
            if permits != 0 and cheapest(s, seat, region) <= s.coins[seat]:
                out |= permits
        return out

    def builds(self, s: CfState, seat: i64) -> i64:
        """The cities that a face-up permit and the rules of building allow [CF-43]."""
        out: i64 = 0
        left = s.permits[seat]
        while left != 0:
            out |= PERMIT_CITIES[lowest(left)]
            left &= left - 1
        if out != 0:
            out &= sites(s, seat)
        return out

    # the answers

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        seat = d.seat
        out = vec[i64](capacity=32)
        main = s.mains > 0
        buys: i64 = 0
        kings: i64 = 0
        swaps: i64 = 0
        if main:
            buys = self.buys(s, seat)
            kings = king_sites(s, seat)
        sends = s.quick and can_send(s, seat)
        if s.quick:
            swaps = swappable(s, seat)
        left: i64 = buys | kings | ALL_COUNCILS
        while left != 0:
            a = lowest(left)
            left &= left - 1
            if main and a < COUNCILS:
                out = append(out, DO_ELECT | a << 8)
            if buys >> a & 1:
                out = append(out, DO_BUY | a << 8)
            if kings >> a & 1:
                out = append(out, DO_KING | a << 8)
            if a == 0 and s.quick and can_hire(self.variants, s, seat):
                out = append(out, i64(DO_HIRE))
            if swaps >> a & 1:
                out = append(out, DO_SWAP | a << 8)
            if sends and a < COUNCILS:
                out = append(out, DO_SEND | a << 8)
            if a == 0 and s.quick and can_buy_action(s, seat):
                out = append(out, i64(DO_EXTRA))
            if a == 0 and s.acted:
                out = append(out, i64(DO_END))
        return self.with_builds(s, seat, out) if main else out

    def with_builds(self, s: CfState, seat: i64, out: vec[i64]) -> vec[i64]:
        cities = self.builds(s, seat)
        mixed = cities & 1 != 0  # the first city's come between the other actions
        while cities != 0:
            city = lowest(cities)
            cities &= cities - 1
            left = s.permits[seat] & CITIES_PERMITS[city]
            while left != 0:
                out = append(out, DO_BUILD | lowest(left) << 8 | city << 20)
                left &= left - 1
        return ascending(out) if mixed else out

    def pick(self, s: CfState, d: Decision, rng: Rng) -> i64:
        """Like the list, without it."""
        seat = d.seat
        buys: i64 = 0
        kings: i64 = 0
        cities: i64 = 0
        n: i64 = 1 if s.acted else 0
        if s.mains > 0:
            buys = self.buys(s, seat)
            kings = king_sites(s, seat)
            cities = self.builds(s, seat)
            n += COUNCILS + ones(buys) + ones(kings) + self.count(s, seat, cities)
        if s.quick:
            n += self.count_quick(s, seat)
        k = rng.below(n)
        if s.acted:
            if k == 0:
                return DO_END
            k -= 1
        if s.mains > 0:
            if k < COUNCILS:
                return DO_ELECT | k << 8
            k -= COUNCILS
            if k < ones(buys):
                return DO_BUY | nth(buys, k) << 8
            k -= ones(buys)
            if k < ones(kings):
                return DO_KING | nth(kings, k) << 8
            k -= ones(kings)
            while cities != 0:
                city = lowest(cities)
                cities &= cities - 1
                left = s.permits[seat] & CITIES_PERMITS[city]
                if k < ones(left):
                    return DO_BUILD | nth(left, k) << 8 | city << 20
                k -= ones(left)
        return self.pick_quick(s, seat, k)

    def count(self, s: CfState, seat: i64, cities: i64) -> i64:
        """How many ways there are to build with a permit in these cities."""
        n: i64 = 0
        left = s.permits[seat]
        while left != 0:
            n += ones(PERMIT_CITIES[lowest(left)] & cities)
            left &= left - 1
        return n

    def count_quick(self, s: CfState, seat: i64) -> i64:
        """How many quick actions are possible."""
        n = ones(swappable(s, seat))
        if can_hire(self.variants, s, seat):
            n += 1
        if can_send(s, seat):
            n += COUNCILS
        return n + 1 if can_buy_action(s, seat) else n

    def pick_quick(self, s: CfState, seat: i64, k: i64) -> i64:
        """The quick action at a place of the list."""
        if can_hire(self.variants, s, seat):
            if k == 0:
                return DO_HIRE
            k -= 1
        if can_send(s, seat):
            if k < COUNCILS:
                return DO_SEND | k << 8
            k -= COUNCILS
        swaps = swappable(s, seat)
        return DO_SWAP | nth(swaps, k) << 8 if k < ones(swaps) else DO_EXTRA

    # what comes of them

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_ELECT or kind == DO_SEND:
            s.push(ASK_COUNCILLOR, d.seat, a, AS_QUICK_ACTION if kind == DO_SEND else AS_MAIN_ACTION)
        elif kind == DO_BUY:
            s.push(ASK_PAY_PERMIT, d.seat, a)
        elif kind == DO_KING:
            s.push(ASK_PAY_KING, d.seat, a)
        elif kind == DO_BUILD:
            self.build_by_permit(s, d.seat, a, x >> 20)
        elif kind == DO_END:
            s.push(NEXT, AUTO, d.seat)
        else:
            s.quick = False
            self.act_quickly(s, d.seat, kind, a)

    def build_by_permit(self, s: CfState, seat: i64, permit: i64, city: i64) -> None:
        """The permit is turned over, the emporium built [CF-42, CF-43]."""
        s.mains -= 1
        s.acted = True
        s.permits[seat] &= ~bit(permit)
        s.used[seat] |= bit(permit)
        s.emit(EVENT_TURNED, seat, permit)
        build(self.variants, s, seat, city)

    def act_quickly(self, s: CfState, seat: i64, kind: i64, region: i64) -> None:
        """Engage an assistant, exchange permits, or buy a main action [CF-75, CF-76, CF-79]."""
        if kind == DO_HIRE:
            hire(self.variants, s, seat)
        elif kind == DO_EXTRA:
            buy_action(s, seat)
        else:
            swap_permits(s, seat, region)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return why_not_now(s, d.seat, x)
