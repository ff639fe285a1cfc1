"""A seat's settlement areas: settlements that are linked by adjacency."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.grid import DIRECTIONS
from tetrarch.games.kingdom_builder.rules.ids import CELLS
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import NEIGHBOURS

UNLABELLED: Final = vec[i64]([-1] * CELLS)


class Areas:
    """How many areas, the largest, and the special hexes each of them links [KB-87]."""

    def __init__(self, s: KbState, seat: i64) -> None:
        self.label: vec[i64] = UNLABELLED[:]  # the area of each hex
        self.count: i64 = 0
        self.largest: i64 = 0
        self.best: i64 = -1  # the label of the first largest area
        self.touched: i64 = 0  # bit set of special hexes beside any area
        self.linked: i64 = 0  # bit set of special hexes that share an area with another [KB-92]
        todo = UNLABELLED[:]
        for cell in s.own(seat):
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
            for k in range(i64(DIRECTIONS)):
                n = NEIGHBOURS[here * DIRECTIONS + k]
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
