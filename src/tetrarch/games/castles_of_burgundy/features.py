"""The Castles of Burgundy in numbers: the board, then every duchy with what its owner holds."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.features import Features, Page
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

FIXED: Final[list[str]] = ["colours", "numbers"]
NAMES: Final[list[str]] = [
    *("phase", "round", "white", "turn", "acted", "done", "order", "track", "dice"),
    *("depots", "depot_goods", "round_goods", "unseen", "coloured", "black", "removed", "aside", "inns"),
    *("depot_shields", "bonus", "copied"),
    *("placed", "storage", "silver", "workers", "points", "goods", "sold"),
    *("joined", "routes", "laid", "shields", "sealed"),
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
