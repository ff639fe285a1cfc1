"""Choosing governors [KI-169 to KI-171], and the questions that they ask."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, nth, ones
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision, ascending
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.modules.governors.ids import (
    ASK_BID,
    ASK_BLESSING,
    ASK_GOVERNOR,
    ASK_OPEN,
    ASK_SORCERY,
    BIDS,
    CHANCE_GOVERNOR,
    DEAL_GOVERNOR,
    DO_BID,
    DO_GOVERN,
    DO_OPEN,
    DO_RAISE,
    DO_SET,
    DO_STEAL,
    DO_TURN,
    DRAW_OFFER,
    EVENT_BID_PASSED,
    EVENT_BID_RAISED,
    EVENT_DEALT,
    EVENT_DICE_CHANGED,
    EVENT_GOVERNS,
    EVENT_OFFERED,
    EVENT_OPENED,
    EVENT_STOLEN,
)
from tetrarch.games.kingsburg.modules.governors.rules import richer
from tetrarch.games.kingsburg.modules.governors.tables import (
    AUCTION_EXTRA,
    FX_PRIEST,
    FX_SORCERER,
    FX_THIEF,
    GOV_PRIEST,
    GOVERNORS_DEALT,
    PRIEST_POINTS,
    PRINCE_DICE,
    SOURCE_AUCTION,
    SOURCE_PRIEST,
    SOURCE_THIEF,
    START_POINTS,
    TRICKSTER_FACE,
    TRICKSTER_TO,
)
from tetrarch.games.kingsburg.rules.buildings.effect_table import declinable
from tetrarch.games.kingsburg.rules.ids import (
    CAUSE_THEFT,
    DO_DECLINE,
    DO_DONE,
    DO_PASS,
    DO_USE,
    EMPTY,
    EVENT_USED,
    GOODS,
    KINDS,
    ROWS,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import KiStep
from tetrarch.games.kingsburg.rules.tables import FACES, GOVERNORS, OF_SIZE, SIZE, changed, find


class DrawGovernor(KiStep):
    """Which governor is drawn?"""

    def left(self, s: KiState) -> i64:
        """The cards still in the pile, as a bit set."""
        out = bit(GOVERNORS) - 1 & ~s.offer
        for seat in range(s.seats):
            out &= ~s.hand[seat]
        return out

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=24)
        left = self.left(s)
        for card in range(i64(GOVERNORS)):
            if left >> card & 1:
                out = append(out, CHANCE_GOVERNOR | card << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * ones(self.left(s)))

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        left = self.left(s)
        return CHANCE_GOVERNOR | nth(left, rng.below(ones(left))) << 8


class DealGovernor(DrawGovernor):
    """Three for every seat `d.a`, face down [KI-169]."""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats - 1, -1, -1):
            for _ in range(GOVERNORS_DEALT):
                s.push(DEAL_GOVERNOR, CHANCE, seat)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.hand = changed(s.hand, d.a, s.hand[d.a] | bit(x >> 8))
        s.emit(EVENT_DEALT, d.a, x >> 8, audience=bit(d.a))


class LayOut(DrawGovernor):
    """One governor more than seats lies open for the auction [KI-170]."""

    def open(self, s: KiState, d: Decision) -> None:
        for _ in range(s.seats + AUCTION_EXTRA):
            s.push(DRAW_OFFER, CHANCE)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.offer |= bit(x >> 8)
        s.emit(EVENT_OFFERED, 0, x >> 8)


def rule(s: KiState, seat: i64, card: i64) -> None:
    """A governor takes office; a Thief begins with fewer points [KI-173]."""
    s.governor = changed(s.governor, seat, card)
    s.emit(EVENT_GOVERNS, seat, card)
    if START_POINTS[card] != 0:
        s.earn(seat, SOURCE_THIEF, START_POINTS[card])


class ChooseGovernor(KiStep):
    """Which of the three, in secret [KI-169]? The last answer turns all up."""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats - 1, -1, -1):
            s.push(ASK_GOVERNOR, seat)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=3)
        for card in range(i64(GOVERNORS)):
            if s.hand[d.seat] >> card & 1:
                out = append(out, DO_GOVERN | card << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.sealed = changed(s.sealed, d.seat, x >> 8)
        if not s.asks(ASK_GOVERNOR):
            kept = s.sealed
            s.sealed = vec[i64]([EMPTY] * s.seats)
            s.hand = vec[i64]([0] * s.seats)
            for seat in range(s.seats):
                rule(s, seat, kept[seat])


# the auction


class OpenAuction(KiStep):
    """Which governor is up, and for how many points [KI-170]?"""

    def open(self, s: KiState, d: Decision) -> None:
        """The next seat without a governor names one, clockwise from the last that did [KI-171]."""
        for k in range(s.seats):
            seat = (s.namer + 1 + k) % s.seats if s.namer >= 0 else (s.order[0] + k) % s.seats
            if s.governor[seat] < 0:
                s.push(ASK_OPEN, seat)
                return
        s.offer = 0
        s.namer = EMPTY

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for bid in range(i64(BIDS)):
            for card in range(i64(GOVERNORS)):
                if s.offer >> card & 1:
                    out = append(out, DO_OPEN | card << 8 | bid << 20)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.named = x >> 8 & 0xFFF
        s.bid = x >> 20
        s.bidder = d.seat
        s.namer = d.seat
        s.out = 0
        s.emit(EVENT_OPENED, d.seat, s.named, s.bid)
        s.push(ASK_BID, AUTO, (d.seat + 1) % s.seats)


class Bid(KiStep):
    """More points than the last bid, or pass for this card [KI-170]?"""

    def open(self, s: KiState, d: Decision) -> None:
        """Ask the next seat from `d.a` on that may bid; once it is the bidder's turn again, it is sold."""
        seat = d.a
        while seat != s.bidder and (s.governor[seat] >= 0 or s.out >> seat & 1 or s.bid >= BIDS - 1):
            seat = (seat + 1) % s.seats
        if seat == s.bidder:
            self.sell(s)
        else:
            s.push(ASK_BID, seat)

    def sell(self, s: KiState) -> None:
        s.earn(s.bidder, SOURCE_AUCTION, -s.bid)
        s.offer &= ~bit(s.named)
        rule(s, s.bidder, s.named)
        s.named = EMPTY
        s.bid = 0
        s.bidder = EMPTY
        s.out = 0
        s.push(ASK_OPEN, AUTO)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_PASS])
        for bid in range(s.bid + 1, i64(BIDS)):
            out = append(out, DO_BID | bid << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x == DO_PASS:
            s.out |= bit(d.seat)
            s.emit(EVENT_BID_PASSED, d.seat)
        else:
            s.bid = x >> 8
            s.bidder = d.seat
            s.emit(EVENT_BID_RAISED, d.seat, s.bid)
        s.push(ASK_BID, AUTO, (d.seat + 1) % s.seats)


# the questions of governors


class Steal(KiStep):
    """Which good does the Thief take, and from whom [KI-173]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_DECLINE]) if declinable(FX_THIEF) else vec[i64]()
        victims = richer(s, d.seat)
        for other in range(s.seats):
            for good in range(i64(GOODS)):
                if victims >> other & 1 and s.goods[other * KINDS + good] > 0:
                    out = append(out, DO_STEAL | other << 8 | good << 20)
        return ascending(out)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x & 0xFF == DO_STEAL:
            victim, good = x >> 8 & 0xFFF, x >> 20
            s.emit(EVENT_STOLEN, d.seat, victim, good)
            s.gain(victim, good, -1, CAUSE_THEFT)
            s.gain(d.seat, good, 1)


class SetDice(KiStep):
    """Which of 3, 4 and 6 do two coloured dice become [KI-179, KI-199]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=3)
        size = SIZE[s.dice[d.seat]]
        for handful in range(OF_SIZE[size], OF_SIZE[size + 1]):
            if FACES[handful] & ~PRINCE_DICE == 0:
                out = append(out, DO_SET | handful << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.dice[d.seat] = x >> 8
        s.emit(EVENT_DICE_CHANGED, d.seat, s.dice[d.seat], s.white[d.seat])


class TurnDice(KiStep):
    """How do the Trickster's dice lie when those that show 2 are turned [KI-189]?"""

    def turned(self, handful: i64) -> vec[i64]:
        """All handfuls that turning some dice from 2 to 1 or 3 can give, ascending."""
        out = vec[i64]()
        twos = FACES[handful] >> TRICKSTER_FACE & 7
        for down in range(twos + 1):
            for up in range(twos - down + 1):
                turned = (down << TRICKSTER_TO[0]) + (up << TRICKSTER_TO[1]) - (down + up << TRICKSTER_FACE)
                out = append(out, find(FACES[handful] + turned))
        return ascending(out)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]()
        for white in self.turned(s.white[d.seat]):
            for dice in self.turned(s.dice[d.seat]):
                if dice != s.dice[d.seat] or white != s.white[d.seat]:
                    out = append(out, DO_TURN | dice << 8 | white << 20)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.dice[d.seat] = x >> 8 & 0xFFF
        s.white[d.seat] = x >> 20
        s.emit(EVENT_DICE_CHANGED, d.seat, s.dice[d.seat], s.white[d.seat])


class Sorcery(KiStep):
    """Which building of column I does the Sorcerer put up for nothing, of `d.a` more [KI-188]?"""

    def open(self, s: KiState, d: Decision) -> None:
        for row in range(i64(ROWS)):
            if self.free(s, d.a, row):
                s.push(ASK_SORCERY, d.a, d.b)
                return

    def free(self, s: KiState, seat: i64, row: i64) -> bool:
        return self.rules.variants.rows >> row & 1 != 0 and not s.has(seat, s.row_base(seat, row))

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_DONE]) if declinable(FX_SORCERER) else vec[i64]()
        for row in range(i64(ROWS)):
            if self.free(s, d.seat, row):
                out = append(out, DO_RAISE | s.row_base(d.seat, row) << 8)
        return ascending(out)

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x == DO_DONE:
            return
        s.gratis = changed(s.gratis, d.seat, s.gratis[d.seat] | bit(x >> 8))
        s.put_up(d.seat, x >> 8)
        if d.a > 1:
            s.push(ASK_SORCERY, AUTO, d.seat, d.a - 1)


class AskBlessing(KiStep):
    """Does the Priest ask for a blessing this season [KI-186]?"""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats):
            if s.governor[seat] == GOV_PRIEST and not s.used_year[seat] >> FX_PRIEST & 1:
                s.push(ASK_BLESSING, seat)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64]([DO_DONE]) if declinable(FX_PRIEST) else vec[i64]()
        return ascending(append(out, DO_USE | FX_PRIEST << 8))

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        if x != DO_DONE:
            s.use(d.seat, FX_PRIEST)
            s.used_year = changed(s.used_year, d.seat, s.used_year[d.seat] | bit(FX_PRIEST))
            s.emit(EVENT_USED, d.seat, FX_PRIEST)
            s.earn(d.seat, SOURCE_PRIEST, PRIEST_POINTS)
