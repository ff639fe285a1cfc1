"""A position of Council of Four."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.games.council_of_four.rules.ids import (
    COLOURS,
    EVENT_SHUFFLED,
    GAP,
    IN_PILE,
    KINDS,
    NOTHING_UNDER,
    PACK_BITS,
    PERMIT_BITS,
    PERMIT_MASK,
)
from tetrarch.games.council_of_four.rules.pieces import EMPTY, FAR_END
from tetrarch.games.council_of_four.rules.state_fields import CfFields


class CfState(CfFields):
    """A position, and how cards, councillors and permits move in it."""

    def clone(self) -> "CfState":
        return CfState(self.seats, self)

    # cards

    def cards_left(self) -> i64:
        """Cards in the deck."""
        n: i64 = 0
        for kind in range(i64(KINDS)):
            n += self.deck[kind]
        return n

    def cards_of(self, seat: i64) -> i64:
        """Cards in a hand."""
        n: i64 = 0
        for kind in range(i64(KINDS)):
            n += self.hand[seat * KINDS + kind]
        return n

    def draw(self, seat: i64, card: i64) -> None:
        """A card comes to a hand; an empty deck is renewed at once [CF-27]."""
        self.deck[card] -= 1
        self.hand[seat * KINDS + card] += 1
        self.fresh[seat] += 1
        if self.cards_left() == 0:
            self.reshuffle()

    def lay_off(self, seat: i64, card: i64, n: i64) -> None:
        """Cards of one kind go from a hand to the discards."""
        self.hand[seat * KINDS + card] -= n
        self.discard[card] += n
        older = n - self.fresh[seat]
        if older > 0:
            spent = self.spent[:]
            spent[seat * KINDS + card] += older
            self.spent = spent

    def end_payment(self, seat: i64) -> None:
        """After the last card of a payment: what remains bounds what is new; an empty deck is renewed."""
        self.fresh[seat] = min(self.fresh[seat], self.cards_of(seat))
        if self.cards_left() == 0:
            self.reshuffle()

    def reshuffle(self) -> None:
        """The discards become the deck; hands hold none of these cards [CF-27]."""
        any_card = False
        for kind in range(i64(KINDS)):
            any_card = any_card or self.discard[kind] > 0
            self.deck[kind] += self.discard[kind]
            self.discard[kind] = 0
        if any_card:
            self.shuffles += 1
            self.held = self.hand[:]
            self.spent = vec[i64]([0] * (self.seats * KINDS))
            for seat in range(self.seats):
                self.fresh[seat] = 0
            self.emit(EVENT_SHUFFLED, 0)

    # councils

    def push_councillor(self, council: i64, colour: i64) -> i64:
        """A councillor enters on the arrow side; who falls out at the far end, or NOBODY [CF-31]."""
        row = self.balcony[council]
        fallen = row >> FAR_END
        self.balcony[council] = (row << PACK_BITS | colour) & EMPTY
        self.reserve[colour] -= 1
        if fallen < COLOURS:
            self.reserve[fallen] += 1
        return fallen

    # permits

    def put_under(self, permit: i64) -> None:
        """A permit goes under its pile, below all others there [CF-77]."""
        region = permit // IN_PILE
        self.under[region] = self.under[region] << PERMIT_BITS | permit % IN_PILE

    def take_under(self, region: i64) -> i64:
        """The first permit of known place leaves its pile; GAP if there is none."""
        row = self.under[region]
        if row == NOTHING_UNDER:
            return GAP
        shift: i64 = 0
        while row >> shift + PERMIT_BITS != NOTHING_UNDER:
            shift += PERMIT_BITS
        self.under[region] = row & bit(shift) - 1 | bit(shift)
        return region * IN_PILE + (row >> shift & PERMIT_MASK)

    # emporiums

    def assistants_owed(self, seat: i64, city: i64) -> i64:
        """The assistants that building in a city costs: one for each emporium of others [CF-48, CF-49]."""
        n = self.neutral >> city & 1
        for other in range(self.seats):
            if other != seat:
                n += self.emporiums[other] >> city & 1
        return n
