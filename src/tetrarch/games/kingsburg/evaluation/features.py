"""Kingsburg in numbers: calendar, court, then what each seat has; last what only modules use."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ones
from tetrarch.core.engine.features import Features, Page, seats_after
from tetrarch.core.engine.kernel import Game
from tetrarch.games.kingsburg.rules.buildings.effect_table import EFFECTS
from tetrarch.games.kingsburg.rules.ids import (
    BUILDINGS,
    GOODS,
    INVADERS,
    KINDS,
    NEUTRAL,
    PLACES,
    ROWS,
    WINTER,
)
from tetrarch.games.kingsburg.rules.state import KiState, group_seat, group_value
from tetrarch.games.kingsburg.rules.tables import (
    DESTINIES,
    FACES,
    GOVERNORS,
    LEAST_BOOST,
    SCENARIOS,
    WHIMS,
    YEARS,
)

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
            page.seat(s.order[k], seat, s.seats)
        page.field()
        page.seat(s.envoy, seat, s.seats)
        page.field()
        page.seat(s.aid, seat, s.seats)
        page.field()
        page.seat_set(s.passed, seat, s.seats)

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
        if group >= 0:
            holder = group_seat(group)
            where = s.seats if holder == NEUTRAL else seats_after(holder, seat, s.seats)
            page.put(page.at + where, 1)
            page.put(page.at + s.seats + 1, group_value(group))
        page.step(s.seats + 1, 1)
        page.step(1, 18)

    def write_invaders(self, s: KiState, seat: i64, page: Page) -> None:
        """The card of the year, if the seat has seen it."""
        page.field()
        page.ones_of(s.past, 0, YEARS, INVADERS)
        page.field()
        if s.invader >= 0 and (s.shown or s.known >> seat & 1 != 0):
            page.put(page.at + s.invader, 1)
        page.step(INVADERS, 1)
        page.field()
        page.seat_set(s.known, seat, s.seats)
        page.field()
        page.flag(s.shown)
        page.field()
        page.number(s.royal, 6)

    def write_provinces(self, s: KiState, seat: i64, page: Page) -> None:
        page.field()
        page.each(s.points, seat, 60)
        page.field()
        page.each(s.soldiers, seat, 10)
        page.field()
        for k in range(s.seats):
            page.numbers(s.goods, (seat + k) % s.seats * KINDS, KINDS, 6)
        page.field()
        page.each_set(s.built, seat, BUILDINGS)
        page.field()
        for k in range(s.seats):
            faces(page, s.dice[(seat + k) % s.seats])
        page.field()
        for k in range(s.seats):
            faces(page, s.white[(seat + k) % s.seats])
        page.field()
        page.each(s.extra, seat, 3)
        page.field()
        page.each_set(s.used, seat, EFFECTS)
        page.field()
        page.each(s.constructed, seat, 2)
        page.field()
        page.each(s.hired, seat, 3)

    def write_winter(self, s: KiState, seat: i64, page: Page) -> None:
        page.field()
        page.each(s.total, seat, 20)
        page.field()
        for k in range(s.seats):
            page.number(s.boost[(seat + k) % s.seats] - LEAST_BOOST, 6)
        page.field()
        page.each(s.relief, seat, 6)
        page.field()
        page.each(s.won, seat, YEARS)

    # what modules add

    def write_holdings(self, s: KiState, seat: i64, page: Page) -> None:
        """What the modules give to each seat; of others' secrets only how many they are."""
        page.field()
        page.each_set(s.used_year, seat, EFFECTS)
        page.field()
        page.each_set(s.gratis, seat, BUILDINGS)
        page.field()
        page.each_set(s.alternate, seat, ROWS)
        page.field()
        page.each_set(s.strips, seat, ROWS)
        page.field()
        page.each_one_of(s.governor, seat, GOVERNORS)
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
        page.field()
        page.each(s.swaps, seat, 3)
        page.field()
        page.seat_set(s.consoled, seat, s.seats)

    def write_modules(self, s: KiState, seat: i64, page: Page) -> None:
        """Cards, tiles and tokens that lie open."""
        page.field()
        for place in range(i64(PLACES)):
            page.seat(s.deals[place], seat, s.seats)
        page.field()
        page.members(s.gifts, PLACES)
        page.field()
        page.one_of(s.scenario, SCENARIOS)
        page.field()
        page.one_of(s.destiny, DESTINIES)
        page.field()
        page.members(s.destinies, DESTINIES)
        page.field()
        page.members(s.covered, WHIMS)
        page.field()
        page.members(s.whims_gone, WHIMS)
        page.field()
        page.members(s.stock, GOODS)
        page.field()
        page.one_of(s.lot, GOODS)
        page.field()
        if s.valley >= 0 and (s.valley_shown or s.valley_known >> seat & 1 != 0):
            page.put(page.at + s.valley, 1)
        page.step(INVADERS, 1)
        page.field()
        page.seat_set(s.valley_known, seat, s.seats)
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
        page.seat(s.bidder, seat, s.seats)
        page.field()
        page.seat(s.namer, seat, s.seats)
        page.field()
        page.seat_set(s.out, seat, s.seats)


def faces(page: Page, handful: i64) -> None:
    """How many dice show each face."""
    code = FACES[handful]
    at = page.at
    while code != 0:
        if code & 7 != 0:
            page.put(at, code & 7)
        code >>= 3
        at += 1
    page.step(6, 3)
