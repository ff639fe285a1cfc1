"""Counting the gold: guild cards and castles, and the hexes that earn it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.ids import (
    CASTLES,
    CELLS,
    CITIZENS,
    DISCOVERERS,
    FARMERS,
    FISHERMEN,
    HERMITS,
    KNIGHTS,
    LORDS,
    MERCHANTS,
    MINERS,
    SIZE,
    WATER,
    WORKERS,
)
from tetrarch.games.kingdom_builder.rules import Readings
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.tables import NEAR

UNLABELLED: Final = vec[i64]([-1] * CELLS)
SECTOR: Final = vec[i64]([cell // SIZE // 10 * 2 + cell % SIZE // 10 for cell in range(CELLS)])


def sector_of(cell: i64) -> i64:
    """The quadrant that a hex lies in."""
    return SECTOR[cell]


def ones(bits: i64) -> i64:
    n: i64 = 0
    while bits != 0:
        bits &= bits - 1
        n += 1
    return n


class Areas:
    """A seat's settlement areas: how many, the largest, and the special hexes each of them links [KB-87]."""

    def __init__(self, s: KbState, seat: i64, cells: vec[i64]) -> None:
        self.label: vec[i64] = UNLABELLED[:]
        self.count: i64 = 0
        self.largest: i64 = 0
        self.best: i64 = -1  # the label of the first largest area
        self.touched: i64 = 0  # bit set of special hexes beside any area
        self.linked: i64 = 0  # bit set of special hexes that share an area with another [KB-92]
        todo = UNLABELLED[:]
        for cell in cells:
            if self.label[cell] < 0:
                self.flood(s, seat, cell, todo)

    def flood(self, s: KbState, seat: i64, cell: i64, todo: vec[i64]) -> None:
        size: i64 = 1
        touched: i64 = 0
        next_: i64 = 0
        todo[0] = cell
        self.label[cell] = self.count
        while next_ < size:
            here = todo[next_]
            next_ += 1
            special = i64(s.board.special_by[here])
            if special >= 0:
                touched |= i64(1) << special
            for k in range(i64(6)):
                n = NEAR[here * 6 + k]
                if n >= 0 and s.owner[n] == seat and self.label[n] < 0:
                    self.label[n] = self.count
                    todo[size] = n
                    size += 1
        if size > self.largest:
            self.largest = size
            self.best = self.count
        self.touched |= touched
        if touched & (touched - 1) != 0:
            self.linked |= touched
        self.count += 1


def earns_alone(s: KbState, source: i64, cell: i64) -> bool:
    """Whether a settlement there earns gold by Fishermen, Miners or Workers [KB-88 to KB-91]."""
    if source == FISHERMEN:
        return s.board.by_water[cell] == 1 and s.board.terrain[cell] != WATER
    if source == MINERS:
        return s.board.by_rock[cell] == 1
    return s.board.special_by[cell] >= 0


def in_rows(s: KbState, seat: i64) -> vec[i64]:
    out = vec[i64]([0] * SIZE)
    for cell in s.own(seat):
        out[cell // SIZE] += 1
    return out


def in_sectors(s: KbState) -> vec[i64]:
    """Settlements of each seat in each quadrant: four entries a seat."""
    out = vec[i64]([0] * (s.seats * 4))
    for seat in range(s.seats):
        for cell in s.own(seat):
            out[seat * 4 + sector_of(cell)] += 1
    return out


def lords_gold(s: KbState, counts: vec[i64], seat: i64, sector: i64, zero: bool) -> i64:
    """12 for the highest number in a quadrant, 6 for the second highest [KB-99 to KB-101]."""
    mine = counts[seat * 4 + sector]
    if mine == 0 and not zero:
        return 0
    above: i64 = -1  # the only higher number seen so far
    for other in range(s.seats):
        n = counts[other * 4 + sector]
        if n > mine:
            if above >= 0 and n != above:
                return 0
            above = n
    return 12 if above < 0 else 6


def lowest(counts: vec[i64], seat: i64) -> i64:
    """The quadrant in which a seat has the fewest settlements."""
    best: i64 = 0
    for sector in range(i64(1), i64(4)):
        if counts[seat * 4 + sector] < counts[seat * 4 + best]:
            best = sector
    return best


def highest(counts: vec[i64]) -> i64:
    best: i64 = 0
    for i in range(i64(len(counts))):
        if counts[i] > counts[best]:
            best = i
    return best


def points(s: KbState, source: i64, seat: i64, readings: Readings) -> i64:
    """The gold of a seat from a guild card, or from castles."""
    if source == CASTLES:
        n: i64 = 0
        for cell in s.board.castle:
            if s.near[seat * CELLS + cell] > 0:
                n += 3
        return n
    if source <= WORKERS:
        n = 0
        for cell in s.own(seat):
            n += 1 if earns_alone(s, source, cell) else 0
        return n
    if source == DISCOVERERS or source == KNIGHTS:
        rows = in_rows(s, seat)
        if source == KNIGHTS:
            return 2 * rows[highest(rows)]
        n = 0
        for count in rows:
            n += 1 if count > 0 else 0
        return n
    if source == LORDS or source == FARMERS:
        counts = in_sectors(s)
        if source == FARMERS:
            return 3 * counts[seat * 4 + lowest(counts, seat)]
        n = 0
        for sector in range(i64(4)):
            n += lords_gold(s, counts, seat, sector, readings.lords_zero)
        return n
    areas = Areas(s, seat, s.own(seat))
    if source == HERMITS:
        return areas.count
    if source == CITIZENS:
        return areas.largest // 2
    return 4 * ones(areas.linked)


def earners(s: KbState, source: i64, seat: i64, readings: Readings) -> vec[i64]:
    """The hexes behind a seat's gold from a source, for people to see."""
    out = vec[i64]()
    if source == CASTLES:
        for cell in s.board.castle:
            if s.near[seat * CELLS + cell] > 0:
                out = append(out, cell)
        return out
    cells = s.own(seat)
    areas = Areas(s, seat, cells)
    if source == MERCHANTS:
        for i in range(i64(len(s.board.special))):
            if areas.linked >> i & 1:
                out = append(out, s.board.special[i])
        return out
    best_row = highest(in_rows(s, seat))
    counts = in_sectors(s)
    weakest = lowest(counts, seat)
    for cell in cells:
        if source <= WORKERS:
            earns = earns_alone(s, source, cell)
        elif source == KNIGHTS:
            earns = cell // SIZE == best_row
        elif source == CITIZENS:
            earns = areas.label[cell] == areas.best
        elif source == LORDS:
            earns = lords_gold(s, counts, seat, sector_of(cell), readings.lords_zero) > 0
        elif source == FARMERS:
            earns = sector_of(cell) == weakest and points(s, FARMERS, seat, readings) > 0
        else:
            earns = True  # Hermits and Discoverers: every settlement stands in an area and in a row
        if earns:
            out = append(out, cell)
    return out


def total(s: KbState, seat: i64, readings: Readings) -> i64:
    """What the game would pay a seat if it ended now [KB-82]."""
    n = points(s, CASTLES, seat, readings)
    for guild in s.guild:
        n += points(s, guild, seat, readings)
    return n


def pay_out(s: KbState, readings: Readings) -> None:
    """The guild cards in turn, each for every seat from the start player on, then castles [KB-79]."""
    for i in range(i64(len(s.guild)) + 1):
        source: i64 = CASTLES if i == len(s.guild) else s.guild[i]
        for k in range(s.seats):
            seat = (readings.first + k) % s.seats
            gold = points(s, source, seat, readings)
            s.gold[seat] += gold
            s.score(seat, source, gold)
