"""A position of Kingdom Builder."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tetrarch.core.engine.grid import DIRECTIONS
from tetrarch.games.kingdom_builder.rules.ids import CELLS, EDGE, FREE, MAX_SEATS, POOLS, TERRAINS, WATER
from tetrarch.games.kingdom_builder.rules.pieces import SETTLEMENTS
from tetrarch.games.kingdom_builder.rules.state_fields import KbFields
from tetrarch.games.kingdom_builder.rules.tables import NEIGHBOURS, Board

NOBODY: Final = vec[u8]([FREE] * CELLS)  # a board without settlements
NOTHING_NEAR: Final = vec[u8]([0] * (CELLS * MAX_SEATS))


class KbState(KbFields):
    """A position; `owner` is kept together with all that follows from it, move by move, for speed."""

    def clone(self) -> "KbState":
        return KbState(self.seats, self)

    def lay(self, board: Board) -> None:
        """Start on an empty board, two tiles on every location hex [KB-11]."""
        self.board = board
        self.plan = board.plan
        self.owner = NOBODY[:]
        self.near = NOTHING_NEAR[: CELLS * self.seats]
        self.reach = vec[i64]([0] * (POOLS * self.seats))
        self.free = board.sizes[:]
        self.stock = board.stock[:]

    def change_free(self, cell: i64, by: i64) -> None:
        """A hex becomes free (+1) or taken (-1): keep the counts of its pools."""
        kind = i64(self.board.terrain[cell])
        assert kind <= WATER
        edge = self.board.edge[cell] == 1
        self.free[kind] += by
        if edge:
            self.free[EDGE] += by
        for seat in range(self.seats):
            if self.near[seat * CELLS + cell] > 0:
                self.reach[seat * POOLS + kind] += by
                if edge:
                    self.reach[seat * POOLS + EDGE] += by

    def change_reach(self, seat: i64, cell: i64, by: i64) -> None:
        """A free hex comes into a seat's reach (+1) or leaves it (-1)."""
        kind = i64(self.board.terrain[cell])
        if kind <= WATER:
            self.reach[seat * POOLS + kind] += by
            if self.board.edge[cell] == 1:
                self.reach[seat * POOLS + EDGE] += by

    def put(self, seat: i64, cell: i64) -> None:
        """A settlement comes to stand on a free hex."""
        self.change_free(cell, -1)
        self.owner[cell] = u8(seat)
        i = seat * SETTLEMENTS + self.settlement_counts[seat]
        while i > seat * SETTLEMENTS and self.settlement_cells[i - 1] > cell:
            self.settlement_cells[i] = self.settlement_cells[i - 1]
            i -= 1
        self.settlement_cells[i] = cell
        self.settlement_counts[seat] += 1
        base = seat * CELLS
        for k in range(i64(DIRECTIONS)):
            n = NEIGHBOURS[cell * DIRECTIONS + k]
            if n >= 0:
                if self.near[base + n] == 0 and self.owner[n] == FREE:
                    self.change_reach(seat, n, 1)
                self.near[base + n] += 1

    def take_off(self, seat: i64, cell: i64) -> None:
        """A settlement leaves its hex."""
        base = seat * CELLS
        for k in range(i64(DIRECTIONS)):
            n = NEIGHBOURS[cell * DIRECTIONS + k]
            if n >= 0:
                self.near[base + n] -= 1
                if self.near[base + n] == 0 and self.owner[n] == FREE:
                    self.change_reach(seat, n, -1)
        self.owner[cell] = FREE
        self.change_free(cell, 1)
        self.settlement_counts[seat] -= 1
        last = seat * SETTLEMENTS + self.settlement_counts[seat]
        i = seat * SETTLEMENTS
        while self.settlement_cells[i] != cell:
            i += 1
        while i < last:
            self.settlement_cells[i] = self.settlement_cells[i + 1]
            i += 1
        self.settlement_cells[last] = 0

    def own(self, seat: i64) -> vec[i64]:
        """The hexes of a seat's settlements, ascending."""
        return self.settlement_cells[seat * SETTLEMENTS : seat * SETTLEMENTS + self.settlement_counts[seat]]

    def owed(self) -> i64:
        """Mandatory builds still to be made by the active seat [KB-19, KB-23]."""
        return min(self.builds_left, self.supply[self.active])

    def cards_left(self) -> i64:
        n: i64 = 0
        for t in range(i64(TERRAINS)):
            n += self.deck[t]
        return n


def fresh_state(seats: i64) -> KbState:
    """Nothing laid, nothing drawn."""
    s = KbState(seats)
    s.lay(s.board)
    return s
