"""The Castles of Burgundy in numbers: the board, then every duchy with what its owner holds.

A row is written section by section. Expansions have sections of their own, in `modules/<module>/features.py`.
"""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.features import Features, Page
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    CELLS,
    COLOURS,
    DEPOTS,
    GOODS,
    PER_GOOD,
    PHASES,
    PLACES,
    ROUNDS,
    SPACES,
    TILES,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import DUCHIES

FIXED: Final[list[str]] = ["colours", "numbers"]


class FeatureSection:
    """Some fields that follow each other in a row; they have their place also where they show nothing."""

    def names(self) -> list[str]:
        """The names of the fields."""
        raise NotImplementedError

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        """Write the fields in the order of their names, each begun by `page.field()`."""
        raise NotImplementedError


class Course(FeatureSection):
    """The calendar, the dice and the order of turns."""

    def names(self) -> list[str]:
        return ["phase", "round", "white", "turn", "acted", "done", "order", "track", "dice"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
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


class Board(FeatureSection):
    """Depots, goods and supplies: all of it lies open or can be counted."""

    def names(self) -> list[str]:
        return ["depots", "depot_goods", "round_goods", "unseen", "coloured", "black", "removed", "aside"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
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


class BonusTiles(FeatureSection):
    """Who has them."""

    def names(self) -> list[str]:
        return ["bonus"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        for prize in range(i64(2 * COLOURS + 2)):
            page.seat(s.bonus[prize], seat, s.seats)


class Stores(FeatureSection):
    """The tiles in every duchy, and what its owner holds."""

    def names(self) -> list[str]:
        return ["placed", "storage", "silver", "workers", "points", "goods", "sold"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
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


class Sealed(FeatureSection):
    """One's own answer that is not yet shown."""

    def names(self) -> list[str]:
        return ["sealed"]

    def write(self, s: CbState, seat: i64, page: Page) -> None:
        page.field()
        page.number(s.sealed[seat] + 1, CELLS)


def base_sections() -> dict[int, FeatureSection]:
    """The sections of the base game, by their places in a row; expansions have the places between."""
    return {0: Course(), 10: Board(), 40: BonusTiles(), 60: Stores(), 100: Sealed()}


class CbFeatures(Features[CbState]):
    """Nothing is hidden but answers of others that are not yet shown [CB-11]."""

    def __init__(self, sections: list[FeatureSection]) -> None:
        self.sections: list[FeatureSection] = sections

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
        return [name for section in self.sections for name in section.names()]

    def write(self, game: Game[CbState], s: CbState, seat: i64, page: Page) -> None:
        for section in self.sections:
            section.write(s, seat, page)
