"""The Castles of Burgundy in numbers: the board, then every duchy with what its owner holds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.features import Features, Page, turned
from tetrarch.core.kernel import Game
from tetrarch.games.castles_of_burgundy.ids import (
    CELLS,
    COLOURS,
    DEPOTS,
    GOODS,
    PER_GOOD,
    PHASES,
    PLACES,
    ROUNDS,
    ROUTE,
    ROUTES,
    SHIELDS,
    SPACES,
    TILES,
)
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import DUCHIES

NAMES: Final[list[str]] = [
    *("phase", "round", "white", "turn", "acted", "done", "order", "track", "dice"),
    *("depots", "depot_goods", "round_goods", "unseen", "coloured", "black", "removed", "aside", "inns"),
    *("depot_shields", "bonus", "copied"),
    *("colours", "numbers", "placed", "storage", "silver", "workers", "points", "goods", "sold"),
    *("joined", "routes", "laid", "shields", "sealed"),
]
LAID: Final = 3 * ROUTE  # goods that a trade route holds, at most


class CbFeatures(Features[CbState]):
    """Nothing is hidden but answers of others that are not yet shown [CB-11]."""

    def names(self) -> list[str]:
        return NAMES

    def write(self, game: Game[CbState], s: CbState, seat: i64, page: Page) -> None:
        self.write_course(s, seat, page)
        self.write_board(s, page)
        self.write_prizes(s, seat, page)
        self.write_duchies(s, seat, page)
        self.write_stores(s, seat, page)
        self.write_modules(s, seat, page)

    def write_course(self, s: CbState, seat: i64, page: Page) -> None:
        """The calendar, the dice and the order of turns."""
        page.field()
        page.one_of(s.phase, PHASES)
        page.field()
        page.one_of(s.round, ROUNDS)
        page.field()
        page.one_of(s.white - 1, 6)
        page.field()
        page.one_of(turned(s.active, seat, s.seats), s.seats)
        page.field()
        for k in range(s.seats):
            page.flag(s.acted >> (seat + k) % s.seats & 1 != 0)
        page.field()
        page.members(s.done, 3)
        page.field()
        for k in range(s.seats):
            page.one_of(turned(s.order[k], seat, s.seats), s.seats)
        page.field()
        for k in range(s.seats):
            page.one_of(s.space[(seat + k) % s.seats], SPACES)
        page.field()
        for k in range(2 * s.seats):
            page.one_of(s.dice[(seat * 2 + k) % (s.seats * 2)] - 1, 6)

    def write_board(self, s: CbState, page: Page) -> None:
        """Depots, goods and supplies: all of it lies open or can be counted."""
        page.field()
        for place in range(i64(PLACES)):
            page.one_of(s.slot[place], TILES)
        page.field()
        page.numbers(s.goods, 0, DEPOTS * GOODS, 3)
        page.field()
        for space in range(i64(ROUNDS)):
            page.one_of(s.lane[space], GOODS)
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
        for shield in range(i64(SHIELDS)):
            page.one_of(s.shield[shield], DEPOTS)
        page.field()
        for prize in range(i64(2 * COLOURS + 2)):
            page.one_of(turned(s.bonus[prize], seat, s.seats), s.seats)
        page.field()
        page.one_of(turned(s.copied, seat, s.seats), s.seats)

    def write_duchies(self, s: CbState, seat: i64, page: Page) -> None:
        """Of every duchy the printed cells and the tiles on them; no duchy has no cells."""
        page.field()
        for k in range(s.seats):
            duchy = DUCHIES[s.duchy[(seat + k) % s.seats]]
            for cell in range(i64(len(duchy.colour))):
                page.put(page.at + cell * COLOURS + duchy.colour[cell], 1)
            page.step(CELLS * COLOURS, 1)
        page.field()
        for k in range(s.seats):
            numbers = DUCHIES[s.duchy[(seat + k) % s.seats]].die
            page.numbers(numbers, 0, i64(len(numbers)), 6)
            page.step(CELLS - i64(len(numbers)), 6)
        page.field()
        for k in range(s.seats):
            first = (seat + k) % s.seats * CELLS
            for cell in range(first, first + CELLS):
                page.one_of(s.tile[cell], TILES)

    def write_stores(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        for k in range(s.seats):
            page.numbers(s.stock, (seat + k) % s.seats * TILES, TILES, 1)
        self.write_each(s.silver, seat, page, 10)
        self.write_each(s.workers, seat, page, 10)
        self.write_each(s.points, seat, page, 200)
        page.field()
        for k in range(s.seats):
            page.numbers(s.wares, (seat + k) % s.seats * GOODS, GOODS, 3)
        page.field()
        for k in range(s.seats):
            page.numbers(s.sold, (seat + k) % s.seats * GOODS, GOODS, 6)

    def write_each(self, values: vec[i64], seat: i64, page: Page, most: i64) -> None:
        page.field()
        seats = i64(len(values))
        for k in range(seats):
            page.number(values[(seat + k) % seats], most)

    def write_modules(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        for k in range(s.seats):
            page.members(s.joined[(seat + k) % s.seats], 3)
        page.field()
        for k in range(s.seats):
            first = (seat + k) % s.seats * ROUTE
            for tile in range(first, first + ROUTE):
                page.one_of(s.route[tile], ROUTES)
        page.field()
        for k in range(s.seats):
            digits = s.laid[(seat + k) % s.seats]
            for _ in range(i64(LAID)):
                page.one_of(digits & 7 if digits > 1 else -1, GOODS)
                digits = digits >> 3 if digits > 1 else digits
        page.field()
        for k in range(s.seats):
            page.members(s.shields[(seat + k) % s.seats], SHIELDS)
        page.field()
        page.number(s.sealed[seat] + 1, CELLS)
