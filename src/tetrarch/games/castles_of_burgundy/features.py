"""The Castles of Burgundy in numbers: the board, then every duchy with what its owner holds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.features import Features, Page
from tetrarch.core.kernel import Game
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.ids import (
    BACK,
    BEDS,
    CARD_SPACES,
    CARDS,
    CELLS,
    COLOURS,
    DEPOTS,
    GOODS,
    GRAPES,
    PAIRS,
    PER_GOOD,
    PHASES,
    PLACES,
    ROUNDS,
    ROUTE,
    ROUTES,
    SHIELDS,
    SPACES,
    STALLS,
    TILES,
)
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import DUCHIES

FIXED: Final[list[str]] = ["colours", "numbers"]
NAMES: Final[list[str]] = [
    *("phase", "round", "white", "turn", "acted", "done", "order", "track", "dice"),
    *("depots", "depot_goods", "round_goods", "unseen", "coloured", "black", "removed", "aside", "inns"),
    *("depot_shields", "bonus", "copied"),
    *("placed", "storage", "silver", "workers", "points", "goods", "sold"),
    *("joined", "routes", "laid", "shields", "sealed"),
    *("common", "target", "goods_removed"),
    *("doubles", "vineyards", "grapes", "vine_places", "double_supply", "doubles_removed"),
    *("cards", "on_cards", "reserve", "surplus", "deck", "discarded", "die", "crossed", "trophies"),
]
LAID: Final = 3 * ROUTE  # goods that a trade route holds, at most


class CbFeatures(Features[CbState]):
    """Nothing is hidden but answers of others that are not yet shown [CB-11]."""

    def fixed_names(self) -> list[str]:
        return FIXED

    def key(self, s: CbState, seat: i64) -> i64:
        """The duchies, and who looks at them."""
        key = seat
        for duchy in s.duchy:
            key = key * 64 + duchy
        return key

    def write_fixed(self, s: CbState, seat: i64, page: Page) -> None:
        """Of every duchy the printed cells; where none is dealt yet there are none."""
        page.field()
        for k in range(s.seats):
            colour = DUCHIES[s.duchy[(seat + k) % s.seats]].colour
            page.ones_of(colour, 0, i64(len(colour)), COLOURS)
            page.step((CELLS - i64(len(colour))) * COLOURS, 1)
        page.field()
        for k in range(s.seats):
            die = DUCHIES[s.duchy[(seat + k) % s.seats]].die
            page.numbers(die, 0, i64(len(die)), 6)
            page.step(CELLS - i64(len(die)), 6)

    def names(self) -> list[str]:
        return NAMES

    def write(self, game: Game[CbState], s: CbState, seat: i64, page: Page) -> None:
        self.write_course(s, seat, page)
        self.write_board(s, page)
        self.write_prizes(s, seat, page)
        self.write_stores(s, seat, page)
        self.write_modules(s, seat, page)
        self.write_modes(s, seat, page)
        assert isinstance(game, CastlesOfBurgundy)
        self.write_vines(s, seat, page, game.readings.grapes != 0)
        self.write_automaton(s, page, len(s.cards) > 0)

    def write_course(self, s: CbState, seat: i64, page: Page) -> None:
        """The calendar, the dice and the order of turns."""
        page.field()
        page.one_of(s.phase, PHASES)
        page.field()
        page.one_of(s.round, ROUNDS)
        page.field()
        page.one_of(s.white - 1, 6)
        page.field()
        page.seat(s.active, seat, s.seats)
        page.field()
        page.seat_set(s.acted, seat, s.seats)
        page.field()
        page.members(s.done, 3)
        page.field()
        for k in range(s.seats):
            page.seat(s.order[k], seat, s.seats)
        page.field()
        page.each_one_of(s.space, seat, SPACES)
        page.field()
        for k in range(s.seats):
            page.ones_of(s.dice, (seat + k) % s.seats * 2, 2, 7)

    def write_board(self, s: CbState, page: Page) -> None:
        """Depots, goods and supplies: all of it lies open or can be counted."""
        page.field()
        page.ones_of(s.slot, 0, PLACES, TILES)
        page.field()
        page.numbers(s.goods, 0, DEPOTS * GOODS, 3)
        page.field()
        page.ones_of(s.lane, 0, ROUNDS, GOODS)
        page.field()
        page.numbers(s.unseen, 0, GOODS, PER_GOOD)
        page.field()
        page.numbers(s.bag, 0, TILES, 8)
        page.field()
        page.numbers(s.dark, 0, TILES, 8)
        page.field()
        page.numbers(s.gone, 0, TILES, 8)
        page.field()
        page.number(s.aside, 8)
        page.field()
        page.number(s.inns, 5)

    def write_prizes(self, s: CbState, seat: i64, page: Page) -> None:
        """Shields in the depots, who has the bonus tiles, whom shield 6 follows."""
        page.field()
        page.ones_of(s.shield, 0, SHIELDS, DEPOTS)
        page.field()
        for prize in range(i64(2 * COLOURS + 2)):
            page.seat(s.bonus[prize], seat, s.seats)
        page.field()
        page.seat(s.copied, seat, s.seats)

    def write_stores(self, s: CbState, seat: i64, page: Page) -> None:
        """The tiles in every duchy, and what its owner holds."""
        page.field()
        for k in range(s.seats):
            page.ones_of(s.tile, (seat + k) % s.seats * CELLS, CELLS, TILES)
        page.field()
        for k in range(s.seats):
            page.numbers(s.stock, (seat + k) % s.seats * TILES, TILES, 1)
        page.field()
        page.each(s.silver, seat, 10)
        page.field()
        page.each(s.workers, seat, 10)
        page.field()
        page.each(s.points, seat, 200)
        page.field()
        for k in range(s.seats):
            page.numbers(s.wares, (seat + k) % s.seats * GOODS, GOODS, 3)
        page.field()
        for k in range(s.seats):
            page.numbers(s.sold, (seat + k) % s.seats * GOODS, GOODS, 6)

    def write_modules(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.each_set(s.joined, seat, 3)
        page.field()
        for k in range(s.seats):
            page.ones_of(s.route, (seat + k) % s.seats * ROUTE, ROUTE, ROUTES)
        page.field()
        for k in range(s.seats):
            digits = s.laid[(seat + k) % s.seats]
            space: i64 = 0
            while digits > 1:
                page.put(page.at + space * GOODS + (digits & 7), 1)
                digits >>= 3
                space += 1
            page.step(LAID * GOODS, 1)
        page.field()
        page.each_set(s.shields, seat, SHIELDS)
        page.field()
        page.number(s.sealed[seat] + 1, CELLS)

    def write_modes(self, s: CbState, seat: i64, page: Page) -> None:
        """What partners store together, one's own side first; the target of who plays alone."""
        page.field()
        if s.wing != 0:
            for k in range(i64(2)):
                page.numbers(s.stock, s.common(seat + k) * TILES, TILES, 1)
        page.field()
        if s.target > 0:
            page.number(s.target, 60)
        page.field()
        if s.target > 0:
            page.numbers(s.lost, 0, GOODS, PER_GOOD)

    def write_vines(self, s: CbState, seat: i64, page: Page, played: bool) -> None:
        """Double tiles, stored, planted and on offer; nothing without vineyards."""
        page.field()
        if played:
            for k in range(s.seats):
                page.numbers(s.doubles, (seat + k) % s.seats * PAIRS, PAIRS, 1)
            if s.wing != 0:
                for k in range(i64(2)):
                    page.numbers(s.doubles, s.common(seat + k) * PAIRS, PAIRS, 1)
        page.field()
        if played:
            for k in range(s.seats):
                page.ones_of(s.bed, (seat + k) % s.seats * BEDS, BEDS, GRAPES * GRAPES)
        page.field()
        if played:
            for k in range(s.seats):
                page.numbers(s.grapes, (seat + k) % s.seats * GRAPES, GRAPES, 3)
        page.field()
        if played:
            page.ones_of(s.stall, 0, STALLS, PAIRS)
        page.field()
        if played:
            page.numbers(s.vats, 0, PAIRS, 2)
        page.field()
        if played:
            page.numbers(s.spilt, 0, PAIRS, 2)

    def write_automaton(self, s: CbState, page: Page, played: bool) -> None:
        """The Châteauma's cards and tiles, those face down marked; its duchy is among those of all."""
        page.field()
        if played:
            page.ones_of(s.cards, 0, 2, CARDS)
        page.field()
        if played:
            for at in range(i64(2 * CARD_SPACES)):
                entry = s.ground[at]
                page.one_of(entry % BACK if entry >= 0 else entry, TILES)
                page.flag(entry >= BACK)
        page.field()
        if played:
            counted(s.reserve, page)
        page.field()
        if played:
            counted(s.surplus, page)
        page.field()
        if played:
            page.members(s.deck, CARDS)
        page.field()
        if played:
            page.members(s.scrap, CARDS)
        page.field()
        if played:
            page.one_of(s.die - 1, 6)
        page.field()
        if played:
            page.number(s.crossed, 4)
        page.field()
        if played:
            page.members(s.trophies, SHIELDS)


def counted(entries: vec[i64], page: Page) -> None:
    """How many tiles of each kind there are, and then how many lie face down."""
    count: vec[i64] = vec[i64]([0] * (TILES + 1))
    for entry in entries:
        count[entry % BACK] += 1
        if entry >= BACK:
            count[TILES] += 1
    page.numbers(count, 0, TILES + 1, 4)
