"""Paying for a council: which cards are laid for a permit, or for building with the king."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, Decision
from tetrarch.games.council_of_four.rules.councils import PAYMENT_CARDS, fitting_cards, pay_council, payments
from tetrarch.games.council_of_four.rules.emporiums import build
from tetrarch.games.council_of_four.rules.ids import (
    ASK_PERMIT,
    ASK_TURN,
    DO_PAY,
    EVENT_ACQUIRED,
    EVENT_MOVED,
    IN_PILE,
    JOKER,
    KINDS,
    KING,
    PACK_BITS,
    PACK_MASK,
)
from tetrarch.games.council_of_four.rules.king import movement_cost
from tetrarch.games.council_of_four.rules.permits import claim
from tetrarch.games.council_of_four.rules.pieces import PER_BALCONY
from tetrarch.games.council_of_four.rules.rewards import gain_permit
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.step import CfStep


class Pay(CfStep):
    """What both ways of satisfying a council share [CF-33 to CF-36]."""

    def ways(self, s: CfState, seat: i64, council: i64, coins: i64) -> vec[i64]:
        return payments(vec[i64](capacity=16), fitting_cards(s, seat, council), 0, PER_BALCONY, 0, coins)

    def why_not_paid(self, s: CfState, seat: i64, council: i64, x: i64) -> i64:
        """The cards are not held, do not fit, or cost more coins than there are."""
        if x & 0xFF != DO_PAY:
            return 22
        most = fitting_cards(s, seat, council)
        for kind in range(i64(KINDS)):
            n = PAYMENT_CARDS[(x >> 8) * KINDS + kind]
            if n > s.hand[seat * KINDS + kind]:
                return 33
            if n > most >> PACK_BITS * kind & PACK_MASK:
                return 34
        return 36 if PAYMENT_CARDS[(x >> 8) * KINDS + JOKER] > 0 else 35


class PayForPermit(Pay):
    """Which cards are laid for permit `d.a` [CF-37]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return self.ways(s, d.seat, d.a // IN_PILE, s.coins[d.seat])

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.mains -= 1
        s.acted = True
        pay_council(s, d.seat, x >> 8, 0)
        place = claim(s, d.seat, d.a)
        s.emit(EVENT_ACQUIRED, d.seat, d.a)
        s.push(ASK_TURN, AUTO, d.seat)
        s.push(ASK_PERMIT, AUTO, place)  # after the rewards [CF-39]
        gain_permit(self.variants, s, d.seat, d.a)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return self.why_not_paid(s, d.seat, d.a // IN_PILE, x)


class PayForKing(Pay):
    """Which cards are laid for building with the king in city `d.a` [CF-44]?"""

    def legal(self, s: CfState, d: Decision) -> vec[i64]:
        return self.ways(s, d.seat, KING, s.coins[d.seat] - movement_cost(s, d.a))

    def apply(self, s: CfState, d: Decision, x: i64) -> None:
        s.mains -= 1
        s.acted = True
        pay_council(s, d.seat, x >> 8, movement_cost(s, d.a))
        if d.a != s.king:
            s.emit(EVENT_MOVED, d.seat, s.king, d.a)
            s.king = d.a
        build(self.variants, s, d.seat, d.a)

    def why(self, s: CfState, d: Decision, x: i64) -> i64:
        return self.why_not_paid(s, d.seat, KING, x)
