"""A position in numbers for a network: what one seat may know, in a layout that never changes in a game.

A game writes its position by a subclass of `Features`, field after field, onto a row of a `Page`. Most fields
are zero, so a row remembers what it wrote and takes back that much before it is written again.
"""

from typing import Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from tetrarch.core.kernel import Game, State

MOST: Final = 255  # what a cell can hold


class Page:
    """Rows of cells with small numbers, all rows of one length; `cells` is a buffer that others read."""

    def __init__(self, rows: i64, size: i64) -> None:
        self.size: i64 = size
        self.cells: vec[u8] = vec[u8]([0] * (rows * size))
        self.marks: vec[i32] = vec[i32]([0] * (rows * size))  # the cells of each row that are not zero
        self.marked: vec[i64] = vec[i64]([0] * rows)
        self.row: i64 = 0
        self.first: i64 = 0  # the row's first cell
        self.at: i64 = 0  # the next cell to be written
        self.used: i64 = 0  # marks of the row
        self.starts: list[int] = []  # where each field begins, in the order of writing: for `measure`
        self.scales: list[int] = []  # what each cell can be expected to hold at most
        self.measuring: bool = False

    def open(self, row: i64) -> None:
        """Clear a row and begin to write it."""
        self.row = row
        self.first = row * self.size
        self.at = self.first
        for i in range(self.first, self.first + self.marked[row]):
            self.cells[i64(self.marks[i])] = u8(0)
        self.used = self.first

    def close(self) -> None:
        """The row is written in full."""
        self.marked[self.row] = self.used - self.first

    def put(self, cell: i64, value: i64) -> None:
        """One cell that is not zero; what is too much for it is cut off."""
        self.cells[cell] = u8(value if value < MOST else MOST)
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
        i: i64 = 0
        while bits != 0:
            if bits & 1 != 0:
                self.put(self.at + i, 1)
            bits >>= 1
            i += 1
        self.step(size, 1)

    def numbers(self, values: vec[i64], first: i64, count: i64, most: i64) -> None:
        """Some counts in a row."""
        for i in range(first, first + count):
            if values[i] > 0:
                self.put(self.at + i - first, values[i])
        self.step(count, most)


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Features(Generic[S]):
    """What a game writes of a position for one seat. This one, for games that have none, writes nothing."""

    def names(self) -> list[str]:
        """The fields in the order in which they are written."""
        return []

    def write(self, game: Game[S], s: S, seat: i64, page: Page) -> None:
        """All that the seat may know, questions apart; other seats in turn order from it on.

        An imagined position gives the same row as the true one.
        """


def turned(seat: i64, viewer: i64, seats: i64) -> i64:
    """How many seats after the viewer another one sits; -1 stays nobody."""
    if seat < 0:
        return -1
    return seat - viewer if seat >= viewer else seat - viewer + seats
