"""A position of Council of Four."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import bit
from tetrarch.core.kernel import State
from tetrarch.games.council_of_four.ids import (
    CITIES,
    COLOURS,
    COUNCILLORS,
    COUNCILS,
    EMPTY,
    GAP,
    IN_PILE,
    JOKERS,
    KINDS,
    KINGS_TILES,
    NO_TOKEN,
    NOTHING_UNDER,
    PER_COLOUR,
    PLACES,
    REGIONS,
    SHUFFLED,
    TILES,
)
from tetrarch.games.council_of_four.tables import Board, board_of


class CfState(State):
    """The kingdom, what everybody holds, whose turn it is.

    Cities and permits are bit sets. A balcony is four digits of three bits, the councillor at the arrow side
    lowest. The known end of a pile is a 1 and then a digit of four bits for each permit, the next to be
    drawn first. `sides`, `token`, `held` and `spent` are replaced, never changed in place: clones share them.
    """

    def __init__(
        self,
        seats: i64,
        board: Board,
        sides: vec[i64],
        token: vec[i64],
        held: vec[i64],
        spent: vec[i64],
        balcony: vec[i64],
        reserve: vec[i64],
        offer: vec[i64],
        pile: vec[i64],
        under: vec[i64],
        built: vec[i64],
        coins: vec[i64],
        helpers: vec[i64],
        nobility: vec[i64],
        points: vec[i64],
        ready: vec[i64],
        used: vec[i64],
        hand: vec[i64],
        fresh: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        tile: vec[i64],
        prize: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.board: Board = board
        self.sides: vec[i64] = sides  # of the three regions; -1 where not yet known
        self.token: vec[i64] = token  # of each city
        self.held: vec[i64] = held  # every hand as it was at the last shuffle
        self.spent: vec[i64] = spent  # cards laid off since then that all know to be older
        self.balcony: vec[i64] = balcony
        self.reserve: vec[i64] = reserve  # councillors by colour
        self.offer: vec[i64] = offer  # the permit in each place for face-up ones
        self.pile: vec[i64] = pile  # permits of unknown place in each pile; their order is nobody's secret
        self.under: vec[i64] = under  # permits of known place under those
        self.built: vec[i64] = built  # cities with an emporium of each seat
        self.coins: vec[i64] = coins
        self.helpers: vec[i64] = helpers  # assistants
        self.nobility: vec[i64] = nobility
        self.points: vec[i64] = points
        self.ready: vec[i64] = ready  # permits face up
        self.used: vec[i64] = used  # permits face down
        self.hand: vec[i64] = hand  # cards of each seat by kind
        self.fresh: vec[i64] = fresh  # how many of them, at most, were drawn since the last shuffle
        self.deck: vec[i64] = deck
        self.discard: vec[i64] = discard
        self.tile: vec[i64] = tile  # who has each bonus tile
        self.prize: vec[i64] = prize  # who has each king's tile
        self.neutral: i64 = 0  # cities with an emporium of nobody [CF-17]
        self.king: i64 = 0
        self.active: i64 = -1  # nobody's turn: before the first, after the last
        self.mains: i64 = 0  # main actions left
        self.acted: bool = False  # one has been taken, so the turn may end
        self.quick: bool = False  # the quick action is still there
        self.shuffles: i64 = 0
        self.round: i64 = 0
        self.ending: i64 = -1  # who built the tenth emporium first

    def clone(self) -> "CfState":
        t = CfState(
            self.seats,
            self.board,
            self.sides,
            self.token,
            self.held,
            self.spent,
            self.balcony[:],
            self.reserve[:],
            self.offer[:],
            self.pile[:],
            self.under[:],
            self.built[:],
            self.coins[:],
            self.helpers[:],
            self.nobility[:],
            self.points[:],
            self.ready[:],
            self.used[:],
            self.hand[:],
            self.fresh[:],
            self.deck[:],
            self.discard[:],
            self.tile[:],
            self.prize[:],
        )
        t.neutral = self.neutral
        t.king = self.king
        t.active = self.active
        t.mains = self.mains
        t.acted = self.acted
        t.quick = self.quick
        t.shuffles = self.shuffles
        t.round = self.round
        t.ending = self.ending
        t.stack = self.stack[:]
        return t

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

    def laid_off(self, seat: i64) -> None:
        """All cards of a payment are discarded: what remains bounds what is new; an empty deck is renewed."""
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
            self.emit(SHUFFLED, 0)

    # councils

    def push_pawn(self, council: i64, colour: i64) -> i64:
        """A councillor enters on the arrow side; who falls out at the far end, or NOBODY [CF-31]."""
        row = self.balcony[council]
        fallen = row >> 9
        self.balcony[council] = (row << 3 | colour) & EMPTY
        self.reserve[colour] -= 1
        if fallen < COLOURS:
            self.reserve[fallen] += 1
        return fallen

    # permits

    def put_under(self, permit: i64) -> None:
        """A permit goes under its pile, below all others there [CF-77]."""
        region = permit // IN_PILE
        self.under[region] = self.under[region] << 4 | permit % IN_PILE

    def take_under(self, region: i64) -> i64:
        """The first permit of known place leaves its pile; GAP if there is none."""
        row = self.under[region]
        if row == NOTHING_UNDER:
            return GAP
        shift: i64 = 0
        while row >> shift + 4 != NOTHING_UNDER:
            shift += 4
        self.under[region] = row & bit(shift) - 1 | bit(shift)
        return region * IN_PILE + (row >> shift & 15)

    # emporiums

    def owed(self, seat: i64, city: i64) -> i64:
        """Emporiums of others in a city [CF-48, CF-49]."""
        n = self.neutral >> city & 1
        for other in range(self.seats):
            if other != seat:
                n += self.built[other] >> city & 1
        return n


def fresh_state(seats: i64) -> CfState:
    """Nothing laid, nothing drawn."""
    deck = vec[i64]([PER_COLOUR] * KINDS)
    deck[KINDS - 1] = JOKERS
    all_of_pile = bit(IN_PILE) - 1
    sides = vec[i64]([-1] * REGIONS)
    return CfState(
        seats,
        board_of(sides),
        sides,
        vec[i64]([NO_TOKEN] * CITIES),
        vec[i64]([0] * (seats * KINDS)),
        vec[i64]([0] * (seats * KINDS)),
        vec[i64]([EMPTY] * COUNCILS),
        vec[i64]([COUNCILLORS] * COLOURS),
        vec[i64]([GAP] * PLACES),
        vec[i64]([all_of_pile, all_of_pile << IN_PILE, all_of_pile << 2 * IN_PILE]),
        vec[i64]([NOTHING_UNDER] * REGIONS),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * KINDS)),
        vec[i64]([0] * seats),
        deck,
        vec[i64]([0] * KINDS),
        vec[i64]([-1] * TILES),
        vec[i64]([-1] * KINGS_TILES),
    )
