"""A position in numbers for a network: what one seat may know, in a layout that never changes in a game.

A game writes its position by a subclass of `Features`, field after field, onto a row of a `Page`. Most fields
are zero, so a row remembers what it wrote and takes back that much before it is written again.
"""

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.kernel import Game, State

MAX_CELL: Final = 255  # what a cell can hold


class Page:
    """Rows of cells with small numbers, all rows of one length; `cells` is a buffer that others read."""

    def __init__(self, rows: i64, size: i64) -> None:
        self.size: i64 = size
        self.cells: vec[u8] = vec[u8]([0] * (rows * size))
        self.marks: vec[i32] = vec[i32]([0] * (rows * size))  # the cells of each row that are not zero
        self.marked: vec[i64] = vec[i64]([0] * rows)
        self.kept: vec[i64] = vec[i64]([0] * rows)  # how many of them are of the fixed fields
        self.keys: vec[i64] = vec[i64]([-1] * rows)  # which fixed fields a row has
        self.fixed: i64 = 0  # how many cells these take
        self.row: i64 = 0
        self.first: i64 = 0  # the row's first cell
        self.at: i64 = 0  # the next cell to be written
        self.used: i64 = 0  # marks of the row
        self.starts: list[int] = []  # where each field begins, in the order of writing: for `measure`
        self.scales: list[int] = []  # what each cell can be expected to hold at most
        self.measuring: bool = False

    def open(self, row: i64) -> None:
        """Clear a row but for its fixed fields, and begin to write it after them."""
        self.row = row
        self.first = row * self.size
        self.clear(self.kept[row])
        self.at = self.first + self.fixed

    def clear(self, kept: i64) -> None:
        """Set all cells to zero that were written after the first `kept`."""
        cells, marks = self.cells, self.marks
        for i in range(self.first + kept, self.first + self.marked[self.row]):
            cells[i64(marks[i])] = u8(0)
        self.used = self.first + kept

    def begin(self, key: i64) -> None:
        """Other fixed fields than the row has must be written, before all others; `fix` ends them."""
        self.clear(0)
        self.at = self.first
        self.keys[self.row] = key

    def fix(self) -> None:
        """What is written up to here stays."""
        self.fixed = self.at - self.first
        self.kept[self.row] = self.used - self.first

    def close(self) -> None:
        """The row is written in full."""
        self.marked[self.row] = self.used - self.first

    def put(self, cell: i64, value: i64) -> None:
        """One cell that is not zero; what is too much for it is cut off."""
        if value > MAX_CELL:
            value = MAX_CELL
        self.cells[cell] = u8(value)
        self.marks[self.used] = i32(cell)
        self.used += 1

    # fields

    def field(self) -> None:
        """A field of the layout begins here; its name is in the game's list of them."""
        if self.measuring:
            self.starts.append(self.at - self.first)

    def step(self, cells: i64, most: i64) -> None:
        if self.measuring:
            for _ in range(cells):
                self.scales.append(most)
        self.at += cells

    def number(self, value: i64, most: i64) -> None:
        """A count from 0 on; `most` is about the largest that is seen."""
        if value > 0:
            self.put(self.at, value)
        self.step(1, most)

    def flag(self, on: bool) -> None:
        if on:
            self.put(self.at, 1)
        self.step(1, 1)

    def one_of(self, which: i64, size: i64) -> None:
        """One of some things; none of them where it is out of their range."""
        if 0 <= which < size:
            self.put(self.at + which, 1)
        self.step(size, 1)

    def members(self, bits: i64, size: i64) -> None:
        """A bit set."""
        while bits != 0:
            self.put(self.at + lowest(bits), 1)
            bits &= bits - 1
        self.step(size, 1)

    def numbers(self, values: vec[i64], first: i64, count: i64, most: i64) -> None:
        """Some counts in a row."""
        at = self.at - first
        for i in range(first, first + count):
            if values[i] > 0:
                self.put(at + i, values[i])
        self.step(count, most)

    def ones_of(self, values: vec[i64], first: i64, count: i64, size: i64) -> None:
        """Several times one of the same things."""
        at = self.at
        for i in range(first, first + count):
            if 0 <= values[i] < size:
                self.put(at + values[i], 1)
            at += size
        self.step(count * size, 1)

    # fields of seats, from the viewer on

    def seat(self, seat: i64, viewer: i64, seats: i64) -> None:
        """One of the seats; nobody is none of them."""
        if seat >= 0:
            self.put(self.at + seats_after(seat, viewer, seats), 1)
        self.step(seats, 1)

    def seat_set(self, bits: i64, viewer: i64, seats: i64) -> None:
        """Some of the seats."""
        while bits != 0:
            self.put(self.at + seats_after(lowest(bits), viewer, seats), 1)
            bits &= bits - 1
        self.step(seats, 1)

    def each(self, values: vec[i64], viewer: i64, most: i64) -> None:
        """A count of every seat."""
        seats = i64(len(values))
        for seat in range(seats):
            if values[seat] > 0:
                self.put(self.at + seats_after(seat, viewer, seats), values[seat])
        self.step(seats, most)

    def each_set(self, sets: vec[i64], viewer: i64, size: i64) -> None:
        """A bit set of every seat."""
        seats = i64(len(sets))
        for k in range(seats):
            self.members(sets[(viewer + k) % seats], size)

    def each_one_of(self, values: vec[i64], viewer: i64, size: i64) -> None:
        """One of some things for every seat."""
        seats = i64(len(values))
        for seat in range(seats):
            if 0 <= values[seat] < size:
                self.put(self.at + seats_after(seat, viewer, seats) * size + values[seat], 1)
        self.step(seats * size, 1)


def seats_after(seat: i64, viewer: i64, seats: i64) -> i64:
    """How many seats after the viewer another one sits; -1 stays nobody."""
    if seat < 0:
        return -1
    if seat < viewer:
        seat += seats
    return seat - viewer


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a game writes of a position for one seat. This one, for games that have none, writes nothing."""

    def fixed_names(self) -> list[str]:
        """The fields that seldom change, such as the board; they come first in a row."""
        return []

    def key(self, s: S, seat: i64) -> i64:
        """A number from 0 on for the values that these fields have now."""
        return 0

    def write_fixed(self, s: S, seat: i64, page: Page) -> None:
        """Those fields: a row keeps them as long as the key stays."""

    def names(self) -> list[str]:
        """The other fields in the order in which they are written."""
        return []

    def write(self, game: Game[S], s: S, seat: i64, page: Page) -> None:
        """All that the seat may know, questions apart; other seats in turn order from it on.

        An imagined position gives the same row as the true one.
        """
