"""The turn: main and quick actions in any order, its end."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, lowest, nth, ones
from tetrarch.core.kernel import AUTO, Decision, ascending
from tetrarch.core.rng import Rng
from tetrarch.games.council_of_four.ids import (
    ASK_COUNCILLOR,
    ASK_PAY_KING,
    ASK_PAY_PERMIT,
    ASK_PERMIT,
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
    EMPORIUMS,
    EXTRA,
    GAP,
    HIRED,
    IN_PILE,
    KING,
    NEXT,
    REGIONS,
    TURNED,
    UNDER,
)
from tetrarch.games.council_of_four.rules import CfStep, cheapest, king_sites, sites
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.tables import CITIES_PERMITS, PERMIT_CITIES

ALL_COUNCILS: Final = 15


class TakeTurn(CfStep):
    """A main action, a quick action, or the end of the turn [CF-21, CF-22, CF-24]?"""

    def open(self, s: CfState, d: Decision) -> None:
        self.go_on(s, d.a)

    # what is possible, as bit sets

    def buys(self, s: CfState, seat: i64) -> i64:
        """The face-up permits whose council the seat can satisfy [CF-37]."""
        out: i64 = 0
        for region in range(i64(REGIONS)):
            first, second = s.offer[region * 2], s.offer[region * 2 + 1]
            if (first != GAP or second != GAP) and cheapest(s, seat, region) <= s.coins[seat]:
                if first != GAP:
                    out |= bit(first)
                if second != GAP:
                    out |= bit(second)
        return out

    def swaps(self, s: CfState) -> i64:
        """The regions where a permit lies face up [CF-77]."""
        out: i64 = 0
        for region in range(i64(REGIONS)):
            if s.offer[region * 2] != GAP or s.offer[region * 2 + 1] != GAP:
                out |= i64(1) << region
        return out

    def can_hire(self, s: CfState, seat: i64) -> bool:
        return s.coins[seat] >= 3 and self.readings.pool(s) > 0

    def builds(self, s: CfState, seat: i64) -> i64:
        """The cities that a face-up permit and the rules of building allow [CF-43]."""
        out: i64 = 0
        left = s.ready[seat]
        while left != 0:
            out |= PERMIT_CITIES[lowest(left)]
            left &= left - 1
        return out & sites(s, seat) if out != 0 else 0

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
        helped = s.quick and s.helpers[seat] > 0
        if helped:
            swaps = self.swaps(s)
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
            if a == 0 and s.quick and self.can_hire(s, seat):
                out = append(out, i64(DO_HIRE))
            if swaps >> a & 1:
                out = append(out, DO_SWAP | a << 8)
            if helped and a < COUNCILS:
                out = append(out, DO_SEND | a << 8)
            if a == 0 and s.quick and s.helpers[seat] > 2:
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
            left = s.ready[seat] & CITIES_PERMITS[city]
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
                left = s.ready[seat] & CITIES_PERMITS[city]
                if k < ones(left):
                    return DO_BUILD | nth(left, k) << 8 | city << 20
                k -= ones(left)
        return self.pick_quick(s, seat, k)

    def count(self, s: CfState, seat: i64, cities: i64) -> i64:
        """How many ways there are to build with a permit in these cities."""
        n: i64 = 0
        left = s.ready[seat]
        while left != 0:
            n += ones(PERMIT_CITIES[lowest(left)] & cities)
            left &= left - 1
        return n

    def count_quick(self, s: CfState, seat: i64) -> i64:
        n: i64 = 1 if self.can_hire(s, seat) else 0
        if s.helpers[seat] > 0:
            n += COUNCILS + ones(self.swaps(s))
        return n + 1 if s.helpers[seat] > 2 else n

    def pick_quick(self, s: CfState, seat: i64, k: i64) -> i64:
        """The quick action at a place of the list."""
        if self.can_hire(s, seat):
            if k == 0:
                return DO_HIRE
            k -= 1
        if k < COUNCILS:
            return DO_SEND | k << 8
        k -= COUNCILS
        swaps = self.swaps(s)
        return DO_SWAP | nth(swaps, k) << 8 if k < ones(swaps) else DO_EXTRA

    # what comes of them

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        if kind == DO_ELECT or kind == DO_SEND:
            s.push(ASK_COUNCILLOR, d.seat, a, 1 if kind == DO_SEND else 0)
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
        s.ready[seat] &= ~bit(permit)
        s.used[seat] |= bit(permit)
        s.emit(TURNED, seat, permit)
        self.build(s, seat, city)

    def act_quickly(self, s: CfState, seat: i64, kind: i64, region: i64) -> None:
        """Engage an assistant, exchange permits, or buy a main action [CF-75, CF-76, CF-79]."""
        if kind == DO_HIRE:
            s.coins[seat] -= 3
            s.helpers[seat] += 1
            s.emit(HIRED, seat, s.helpers[seat], s.coins[seat])
            s.push(ASK_TURN, seat)
        elif kind == DO_EXTRA:
            s.helpers[seat] -= 3
            s.mains += 1
            s.emit(EXTRA, seat, s.mains, s.helpers[seat])
            s.push(ASK_TURN, seat)
        else:
            s.helpers[seat] -= 1
            s.push(ASK_TURN, AUTO, seat)
            for place in range(region * 2, region * 2 + 2):
                if s.offer[place] != GAP:
                    s.put_under(s.offer[place])
                    s.emit(UNDER, seat, s.offer[place], s.helpers[seat])
                    s.offer[place] = GAP
            s.push(ASK_PERMIT, AUTO, region * 2 + 1)
            s.push(ASK_PERMIT, AUTO, region * 2)

    # refusals

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        kind, a = x & 0xFF, x >> 8 & 0xFFF
        seat = d.seat
        if kind == DO_END:
            return 24
        if kind <= DO_KING:
            if s.mains == 0:
                return 21
            if kind == DO_BUY:
                return self.why_not_bought(s, seat, a)
            if kind == DO_KING:
                return self.why_no_king(s, seat, a)
            return self.why_not_built(s, seat, a, x >> 20)
        if kind <= DO_EXTRA:
            return self.why_not_quick(s, seat, kind, a) if s.quick else 22
        return 21

    def why_not_bought(self, s: CfState, seat: i64, permit: i64) -> i64:
        region = permit // IN_PILE
        if s.offer[region * 2] == GAP and s.offer[region * 2 + 1] == GAP:
            return 40
        if s.offer[region * 2] != permit and s.offer[region * 2 + 1] != permit:
            return 37
        return 33 if cheapest(s, seat, region) > 99 else 35

    def why_no_king(self, s: CfState, seat: i64, city: i64) -> i64:
        why = self.why_not_here(s, seat, city)
        if why != 0:
            return why
        price = cheapest(s, seat, KING)
        return 33 if price > 99 else 35 if price > s.coins[seat] else 45

    def why_not_built(self, s: CfState, seat: i64, permit: i64, city: i64) -> i64:
        if s.used[seat] >> permit & 1:
            return 42
        if not s.ready[seat] >> permit & 1 or not PERMIT_CITIES[permit] >> city & 1:
            return 43
        return self.why_not_here(s, seat, city)

    def why_not_here(self, s: CfState, seat: i64, city: i64) -> i64:
        """The rule of building that a city breaks, if one does."""
        if ones(s.built[seat]) >= EMPORIUMS:
            return 51
        if s.built[seat] >> city & 1:
            return 47
        return 48 if s.owed(seat, city) > s.helpers[seat] else 0

    def why_not_quick(self, s: CfState, seat: i64, kind: i64, a: i64) -> i64:
        if kind == DO_HIRE:
            return 75 if s.coins[seat] < 3 else 81
        if kind == DO_SWAP:
            return 76 if s.helpers[seat] == 0 else 77
        return 78 if kind == DO_SEND else 79
