"""Kingsburg in numbers: calendar, court, then what each seat has; last what only modules use."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.bits import ones
from tetrarch.core.features import Features, Page, turned
from tetrarch.core.kernel import Game
from tetrarch.games.kingsburg.ids import (
    BOOST_LEAST,
    BUILDINGS,
    DESTINIES,
    EFFECTS,
    GOODS,
    GOVERNORS,
    INVADERS,
    KINDS,
    NEUTRAL,
    PLACES,
    ROWS,
    SCENARIOS,
    WINTER,
    YEARS,
)
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import FACES, SUM

NAMES: Final[list[str]] = [
    *("year", "phase", "order", "envoy", "aid", "passed", "court", "second", "influenced", "before"),
    *("past", "invader", "known", "shown", "royal"),
    *("points", "soldiers", "goods", "buildings", "dice", "white", "extra", "used", "built", "hired"),
    *("totals", "bonus", "relief", "won"),
    *("used_year", "free", "rows", "strips", "governors", "dealt", "dealt_sizes", "sealed", "troops"),
    *("swaps", "consoled", "deals", "gifts", "scenario", "destiny", "destinies_past", "whims"),
    *("whims_gone", "stock", "lot", "valley", "valley_known", "valley_shown"),
    *("offer", "named", "bid", "bidder", "namer", "out"),
]


class KiFeatures(Features[KiState]):
    """Hidden are invader cards, governors dealt and answers not yet shown [KI-9]. Of a group of dice only its
    value counts."""

    def names(self) -> list[str]:
        return NAMES

    def write(self, game: Game[KiState], s: KiState, seat: i64, page: Page) -> None:
        self.write_calendar(s, seat, page)
        self.write_court(s, seat, page)
        self.write_invaders(s, seat, page)
        self.write_provinces(s, seat, page)
        self.write_winter(s, seat, page)
        self.write_holdings(s, seat, page)
        self.write_modules(s, seat, page)
        self.write_auction(s, seat, page)

    # what all games have

    def write_calendar(self, s: KiState, seat: i64, page: Page) -> None:
        page.field()
        page.one_of(s.year - 1, YEARS)
        page.field()
        page.one_of(s.phase - 1, WINTER)
        page.field()
        for k in range(s.seats):
            page.one_of(turned(s.order[k], seat, s.seats), s.seats)
        page.field()
        page.one_of(turned(s.envoy, seat, s.seats), s.seats)
        page.field()
        page.one_of(turned(s.aid, seat, s.seats), s.seats)
        page.field()
        some_seats(page, s.passed, seat, s.seats)

    def write_court(self, s: KiState, seat: i64, page: Page) -> None:
        """Who is where, with which value; neutral dice come after the seats."""
        page.field()
        for place in range(i64(PLACES)):
            self.write_group(s, s.court[place], seat, page)
        page.field()
        page.one_of(s.second_at, PLACES)
        self.write_group(s, s.second, seat, page)
        page.field()
        page.members(s.influenced, PLACES)
        page.field()
        page.number(s.before, 18)

    def write_group(self, s: KiState, group: i64, seat: i64, page: Page) -> None:
        if group < 0:
            page.step(s.seats + 1, 1)
            page.step(1, 18)
            return
        holder = group & 15
        page.one_of(s.seats if holder == NEUTRAL else turned(holder, seat, s.seats), s.seats + 1)
        page.number(SUM[group >> 8 & 0xFF] + SUM[group >> 16] + (group >> 4 & 15), 18)

    def write_invaders(self, s: KiState, seat: i64, page: Page) -> None:
        """The card of the year, if the seat has seen it."""
        page.field()
        for year in range(i64(YEARS)):
            page.one_of(s.past[year], INVADERS)
        page.field()
        page.one_of(s.invader if s.shown or s.known >> seat & 1 != 0 else -1, INVADERS)
        page.field()
        some_seats(page, s.known, seat, s.seats)
        page.field()
        page.flag(s.shown)
        page.field()
        page.number(s.royal, 6)

    def write_provinces(self, s: KiState, seat: i64, page: Page) -> None:
        each(page, s.points, seat, 60)
        each(page, s.soldiers, seat, 10)
        page.field()
        for k in range(s.seats):
            page.numbers(s.goods, (seat + k) % s.seats * KINDS, KINDS, 6)
        each_set(page, s.built, seat, BUILDINGS)
        page.field()
        for k in range(s.seats):
            faces(page, s.dice[(seat + k) % s.seats])
        page.field()
        for k in range(s.seats):
            faces(page, s.white[(seat + k) % s.seats])
        each(page, s.extra, seat, 3)
        each_set(page, s.used, seat, EFFECTS)
        each(page, s.constructed, seat, 2)
        each(page, s.hired, seat, 3)

    def write_winter(self, s: KiState, seat: i64, page: Page) -> None:
        each(page, s.total, seat, 20)
        page.field()
        for k in range(s.seats):
            page.number(s.boost[(seat + k) % s.seats] - BOOST_LEAST, 6)
        each(page, s.relief, seat, 6)
        each(page, s.won, seat, YEARS)

    # what modules add

    def write_holdings(self, s: KiState, seat: i64, page: Page) -> None:
        """What the modules give to each seat; of others' secrets only how many they are."""
        each_set(page, s.used_year, seat, EFFECTS)
        each_set(page, s.gratis, seat, BUILDINGS)
        each_set(page, s.alternate, seat, ROWS)
        each_set(page, s.strips, seat, ROWS)
        page.field()
        for k in range(s.seats):
            page.one_of(s.governor[(seat + k) % s.seats], GOVERNORS)
        page.field()
        page.members(s.hand[seat], GOVERNORS)
        page.field()
        for k in range(s.seats):
            page.number(ones(s.hand[(seat + k) % s.seats]), 3)
        page.field()
        page.number(s.sealed[seat] + 1, GOVERNORS)
        page.field()
        for k in range(s.seats):
            for value in range(i64(5)):
                page.number(s.troops[(seat + k) % s.seats] >> 4 * value & 15, 2)
        each(page, s.swaps, seat, 3)
        page.field()
        some_seats(page, s.consoled, seat, s.seats)

    def write_modules(self, s: KiState, seat: i64, page: Page) -> None:
        """Cards, tiles and tokens that lie open."""
        page.field()
        for place in range(i64(PLACES)):
            page.one_of(turned(s.deals[place], seat, s.seats), s.seats)
        page.field()
        page.members(s.gifts, PLACES)
        page.field()
        page.one_of(s.scenario, SCENARIOS)
        page.field()
        page.one_of(s.destiny, DESTINIES)
        page.field()
        page.members(s.destinies, DESTINIES)
        page.field()
        page.members(s.covered, 16)
        page.field()
        page.members(s.whims_gone, 16)
        page.field()
        page.members(s.stock, GOODS)
        page.field()
        page.one_of(s.lot, GOODS)
        page.field()
        page.one_of(s.valley if s.valley_shown or s.valley_known >> seat & 1 != 0 else -1, INVADERS)
        page.field()
        some_seats(page, s.valley_known, seat, s.seats)
        page.field()
        page.flag(s.valley_shown)

    def write_auction(self, s: KiState, seat: i64, page: Page) -> None:
        page.field()
        page.members(s.offer, GOVERNORS)
        page.field()
        page.one_of(s.named, GOVERNORS)
        page.field()
        page.number(s.bid, 20)
        page.field()
        page.one_of(turned(s.bidder, seat, s.seats), s.seats)
        page.field()
        page.one_of(turned(s.namer, seat, s.seats), s.seats)
        page.field()
        some_seats(page, s.out, seat, s.seats)


def each(page: Page, values: vec[i64], seat: i64, most: i64) -> None:
    """A number of every seat."""
    page.field()
    seats = i64(len(values))
    for k in range(seats):
        page.number(values[(seat + k) % seats], most)


def each_set(page: Page, sets: vec[i64], seat: i64, size: i64) -> None:
    """A bit set of every seat."""
    page.field()
    seats = i64(len(sets))
    for k in range(seats):
        page.members(sets[(seat + k) % seats], size)


def some_seats(page: Page, bits: i64, seat: i64, seats: i64) -> None:
    """A set of seats, in turn order from one on."""
    for k in range(seats):
        page.flag(bits >> (seat + k) % seats & 1 != 0)


def faces(page: Page, handful: i64) -> None:
    """How many dice show each face."""
    code = FACES[handful]
    for face in range(i64(6)):
        page.number(code >> 3 * face & 7, 3)
