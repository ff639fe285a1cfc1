"""Council of Four in numbers: the kingdom, the market of permits, then what each seat has."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ones
from tetrarch.core.engine.features import Features, Page
from tetrarch.core.engine.kernel import Game
from tetrarch.games.council_of_four.rules.ids import (
    CITIES,
    COLOURS,
    COUNCILS,
    IN_PILE,
    KINDS,
    KINGS_TILES,
    NOTHING_UNDER,
    PACK_BITS,
    PACK_MASK,
    PERMIT_BITS,
    PERMIT_MASK,
    PERMITS,
    REGIONS,
    TILES,
)
from tetrarch.games.council_of_four.rules.pieces import (
    ALL_CARDS,
    COUNCILLORS,
    PER_BALCONY,
    PER_COLOUR,
    PLACES,
    SIDES,
    SPACES,
    TOKENS,
)
from tetrarch.games.council_of_four.rules.state import CfState


def known_under(row: i64) -> i64:
    """The permits of known place in a pile, as a bit set."""
    bits: i64 = 0
    while row != NOTHING_UNDER:
        bits |= bit(row & PERMIT_MASK)
        row >>= PERMIT_BITS
    return bits


class CfFeatures(Features[CfState]):
    """All is public but hands, and so the make-up of the deck [CF-29]. The order of known permits under a
    pile is left out."""

    def names(self) -> list[str]:
        kingdom = ["sides", "tokens", "balconies", "reserve", "king", "neutral", "offers", "piles", "under"]
        cards = ["hand", "hand_sizes", "fresh", "deck", "discards"]
        course = ["tiles", "kings_tiles", "turn", "mains", "acted", "quick", "ending", "round"]
        own = ["emporiums", "coins", "assistants", "nobility", "points", "permits", "used"]
        return [*kingdom, *cards, *course, *own]

    def write(self, game: Game[CfState], s: CfState, seat: i64, page: Page) -> None:
        self.write_kingdom(s, page)
        self.write_permits(s, page)
        self.write_cards(s, seat, page)
        self.write_course(s, seat, page)
        self.write_seats(s, seat, page)

    def write_kingdom(self, s: CfState, page: Page) -> None:
        page.field()
        page.ones_of(s.sides, 0, REGIONS, SIDES)
        page.field()
        page.ones_of(s.token, 0, CITIES, TOKENS)
        page.field()
        for council in range(i64(COUNCILS)):
            row = s.balcony[council]
            for place in range(PER_BALCONY):
                page.one_of(row >> PACK_BITS * place & PACK_MASK, COLOURS)
        page.field()
        page.numbers(s.reserve, 0, COLOURS, COUNCILLORS)
        page.field()
        page.one_of(s.king, CITIES)
        page.field()
        page.members(s.neutral, CITIES)

    def write_permits(self, s: CfState, page: Page) -> None:
        page.field()
        page.ones_of(s.offer, 0, PLACES, PERMITS)
        page.field()
        for region in range(i64(REGIONS)):
            page.number(ones(s.pile[region]), IN_PILE)
        page.field()
        for region in range(i64(REGIONS)):
            page.members(known_under(s.under[region]), IN_PILE)

    def write_cards(self, s: CfState, seat: i64, page: Page) -> None:
        """The own hand by kind; of others only how many cards they hold."""
        page.field()
        page.numbers(s.hand, seat * KINDS, KINDS, 6)
        page.field()
        for k in range(s.seats):
            page.number(s.cards_of((seat + k) % s.seats), 12)
        page.field()
        page.each(s.fresh, seat, 12)
        page.field()
        page.number(s.cards_left(), ALL_CARDS)
        page.field()
        page.numbers(s.discard, 0, KINDS, PER_COLOUR)

    def write_course(self, s: CfState, seat: i64, page: Page) -> None:
        """Who has the tiles, whose turn it is and what is left of it."""
        page.field()
        for tile in range(i64(TILES)):
            page.seat(s.tile[tile], seat, s.seats)
        page.field()
        for tile in range(i64(KINGS_TILES)):
            page.seat(s.kings_tile[tile], seat, s.seats)
        page.field()
        page.seat(s.active, seat, s.seats)
        page.field()
        page.number(s.mains, 3)
        page.field()
        page.flag(s.acted)
        page.field()
        page.flag(s.quick)
        page.field()
        page.seat(s.ending, seat, s.seats)
        page.field()
        page.number(s.round, 60)

    def write_seats(self, s: CfState, seat: i64, page: Page) -> None:
        page.field()
        page.each_set(s.emporiums, seat, CITIES)
        page.field()
        page.each(s.coins, seat, 20)
        page.field()
        page.each(s.assistants, seat, 15)
        page.field()
        page.each_one_of(s.nobility, seat, SPACES)
        page.field()
        page.each(s.points, seat, 100)
        page.field()
        page.each_set(s.permits, seat, PERMITS)
        page.field()
        page.each_set(s.used, seat, PERMITS)
