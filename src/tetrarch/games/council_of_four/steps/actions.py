"""Finishing an action: which councillor is put in, which cards are laid."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.kernel import AUTO, Decision
from tetrarch.games.council_of_four.ids import (
    ACQUIRED,
    ASK_PERMIT,
    ASK_TURN,
    CITIES,
    COLOURS,
    DO_PAY,
    DO_PUT,
    ELECTED,
    FELL,
    IN_PILE,
    JOKER,
    KINDS,
    KING,
    MOVED,
    SENT,
)
from tetrarch.games.council_of_four.rules import CfStep, fitting, payments
from tetrarch.games.council_of_four.state import CfState
from tetrarch.games.council_of_four.tables import LAID


class ChooseCouncillor(CfStep):
    """Who is put into council `d.a`, as a main action or (`d.b`) by an assistant [CF-30, CF-78]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=6)
        for colour in range(i64(COLOURS)):
            if s.reserve[colour] > 0:
                out = append(out, DO_PUT | colour << 8)
        return out

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        seat = d.seat
        if d.b == 1:
            s.quick = False
            s.helpers[seat] -= 1
            s.emit(SENT, seat, d.a, s.helpers[seat])
        else:
            s.mains -= 1
            s.acted = True
        fallen = s.push_pawn(d.a, x >> 8)
        s.emit(ELECTED, seat, d.a, x >> 8)
        s.emit(FELL, seat, d.a, fallen)
        if d.b == 0:
            self.gain_coins(s, seat, 4)
        s.push(ASK_TURN, seat)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return 30 if x & 0xFF == DO_PUT else 22


class Pay(CfStep):
    """What both ways of satisfying a council share [CF-33 to CF-36]."""

    def ways(self, s: CfState, seat: i64, council: i64, coins: i64) -> vec[i64]:
        return payments(vec[i64](capacity=16), fitting(s, seat, council), 0, 4, 0, coins)

    def why_not_paid(self, s: CfState, seat: i64, council: i64, x: i64) -> i64:
        """The cards are not held, do not fit, or cost more coins than there are."""
        if x & 0xFF != DO_PAY:
            return 22
        most = fitting(s, seat, council)
        for kind in range(i64(KINDS)):
            n = LAID[(x >> 8) * KINDS + kind]
            if n > s.hand[seat * KINDS + kind]:
                return 33
            if n > most >> 3 * kind & 7:
                return 34
        return 36 if LAID[(x >> 8) * KINDS + JOKER] > 0 else 35


class PayForPermit(Pay):
    """Which cards are laid for permit `d.a` [CF-37]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return self.ways(s, d.seat, d.a // IN_PILE, s.coins[d.seat])

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.mains -= 1
        s.acted = True
        self.pay(s, d.seat, x >> 8, 0)
        place = self.claim(s, d.seat, d.a)
        s.emit(ACQUIRED, d.seat, d.a)
        s.push(ASK_TURN, AUTO, d.seat)
        s.push(ASK_PERMIT, AUTO, place)  # after the rewards [CF-39]
        self.gain_permit(s, d.seat, d.a)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return self.why_not_paid(s, d.seat, d.a // IN_PILE, x)


class PayForKing(Pay):
    """Which cards are laid for building with the king in city `d.a` [CF-44]?"""

    def roads(self, s: CfState, city: i64) -> i64:
        """The length of the king's way [CF-45]."""
        return s.board.roads[s.king * CITIES + city]

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return self.ways(s, d.seat, KING, s.coins[d.seat] - 2 * self.roads(s, d.a))

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.mains -= 1
        s.acted = True
        self.pay(s, d.seat, x >> 8, self.roads(s, d.a))
        if d.a != s.king:
            s.emit(MOVED, d.seat, s.king, d.a)
            s.king = d.a
        self.build(s, d.seat, d.a)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return self.why_not_paid(s, d.seat, KING, x)
