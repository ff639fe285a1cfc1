"""A position of Kingdom Builder."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from tetrarch.core.kernel import State
from tetrarch.games.kingdom_builder.ids import (
    CELLS,
    EDGE,
    FREE,
    NO_CARD,
    POOLS,
    SETTLEMENTS,
    SPOTS,
    TERRAINS,
    WATER,
)
from tetrarch.games.kingdom_builder.tables import NEAR, Board, board_of

SEATS: Final = 4
NOBODY: Final = vec[u8]([FREE] * CELLS)  # a board without settlements
NOTHING_NEAR: Final = vec[u8]([0] * (CELLS * SEATS))


class KbState(State):
    """Who stands where, what everybody holds, whose turn it is.

    `near` (own settlements beside a hex), `free` and `reach` (free hexes of a pool, all of them and those
    beside own settlements), `built` and `placed` follow from `owner`; they are kept up to date move by move,
    for speed.
    """

    def __init__(
        self,
        seats: i64,
        board: Board,
        owner: vec[u8],
        near: vec[u8],
        free: vec[i64],
        reach: vec[i64],
        supply: vec[i64],
        tile: vec[i64],
        stock: vec[i64],
        hand: vec[i64],
        drawn: vec[i64],
        deck: vec[i64],
        discard: vec[i64],
        guild: vec[i64],
        gold: vec[i64],
        built: vec[i64],
        placed: vec[i64],
    ) -> None:
        super().__init__(seats)
        self.board: Board = board
        self.owner: vec[u8] = owner
        self.near: vec[u8] = near
        self.free: vec[i64] = free
        self.reach: vec[i64] = reach
        self.supply: vec[i64] = supply
        self.tile: vec[i64] = tile  # what a seat holds of the tile of each location hex
        self.stock: vec[i64] = stock  # tiles left on each location hex
        self.hand: vec[i64] = hand
        self.drawn: vec[i64] = drawn  # the shuffle that a hand card was drawn from
        self.deck: vec[i64] = deck  # unknown cards by terrain; their order is nobody's secret
        self.discard: vec[i64] = discard
        self.guild: vec[i64] = guild  # like `plan` replaced, never changed in place, so clones share it
        self.gold: vec[i64] = gold  # scored at the end
        self.built: vec[i64] = built  # the hexes of each seat's settlements, ascending
        self.placed: vec[i64] = placed  # how many of them there are
        self.plan: vec[i64] = board.plan  # 2 * quadrant + turned for each place, -1 where none lies yet
        self.active: i64 = 0  # -1 when the game is over
        self.todo: i64 = 0  # builds that the mandatory action still asks for
        self.shuffles: i64 = 0
        self.round: i64 = 0
        self.ending: bool = False
        self.lifted: i64 = -1  # the hex that the settlement now in the air came from

    def clone(self) -> "KbState":
        t = KbState(
            self.seats,
            self.board,
            self.owner[:],
            self.near[:],
            self.free[:],
            self.reach[:],
            self.supply[:],
            self.tile[:],
            self.stock[:],
            self.hand[:],
            self.drawn[:],
            self.deck[:],
            self.discard[:],
            self.guild,
            self.gold[:],
            self.built[:],
            self.placed[:],
        )
        t.plan = self.plan
        t.active = self.active
        t.todo = self.todo
        t.shuffles = self.shuffles
        t.round = self.round
        t.ending = self.ending
        t.lifted = self.lifted
        t.stack = self.stack[:]
        return t

    def lay(self, board: Board) -> None:
        """Start on an empty board, two tiles on every location hex [KB-11]."""
        self.board = board
        self.plan = board.plan
        self.owner = NOBODY[:]
        self.near = NOTHING_NEAR[: CELLS * self.seats]
        self.reach = vec[i64]([0] * (POOLS * self.seats))
        self.free = board.sizes[:]
        self.stock = board.stock[:]

    def count(self, cell: i64, by: i64) -> None:
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

    def touch(self, seat: i64, cell: i64, by: i64) -> None:
        """A free hex comes into a seat's reach (+1) or leaves it (-1)."""
        kind = i64(self.board.terrain[cell])
        if kind <= WATER:
            self.reach[seat * POOLS + kind] += by
            if self.board.edge[cell] == 1:
                self.reach[seat * POOLS + EDGE] += by

    def put(self, seat: i64, cell: i64) -> None:
        """A settlement comes to stand on a free hex."""
        self.count(cell, -1)
        self.owner[cell] = u8(seat)
        i = seat * SETTLEMENTS + self.placed[seat]
        while i > seat * SETTLEMENTS and self.built[i - 1] > cell:
            self.built[i] = self.built[i - 1]
            i -= 1
        self.built[i] = cell
        self.placed[seat] += 1
        base = seat * CELLS
        for k in range(i64(6)):
            n = NEAR[cell * 6 + k]
            if n >= 0:
                if self.near[base + n] == 0 and self.owner[n] == FREE:
                    self.touch(seat, n, 1)
                self.near[base + n] += 1

    def take_off(self, seat: i64, cell: i64) -> None:
        """A settlement leaves its hex."""
        base = seat * CELLS
        for k in range(i64(6)):
            n = NEAR[cell * 6 + k]
            if n >= 0:
                self.near[base + n] -= 1
                if self.near[base + n] == 0 and self.owner[n] == FREE:
                    self.touch(seat, n, -1)
        self.owner[cell] = FREE
        self.count(cell, 1)
        self.placed[seat] -= 1
        last = seat * SETTLEMENTS + self.placed[seat]
        i = seat * SETTLEMENTS
        while self.built[i] != cell:
            i += 1
        while i < last:
            self.built[i] = self.built[i + 1]
            i += 1
        self.built[last] = 0

    def own(self, seat: i64) -> vec[i64]:
        """The hexes of a seat's settlements, ascending."""
        return self.built[seat * SETTLEMENTS : seat * SETTLEMENTS + self.placed[seat]]

    def owed(self) -> i64:
        """Mandatory builds still to be made by the active seat [KB-19, KB-23]."""
        return min(self.todo, self.supply[self.active])

    def cards_left(self) -> i64:
        n: i64 = 0
        for t in range(i64(TERRAINS)):
            n += self.deck[t]
        return n


def fresh_state(seats: i64) -> KbState:
    """Nothing laid, nothing drawn."""
    s = KbState(
        seats,
        board_of(vec[i64]([-1] * 4)),
        vec[u8](),
        vec[u8](),
        vec[i64](),
        vec[i64](),
        vec[i64]([SETTLEMENTS] * seats),
        vec[i64]([0] * (seats * SPOTS)),
        vec[i64](),
        vec[i64]([NO_CARD] * seats),
        vec[i64]([0] * seats),
        vec[i64]([5] * TERRAINS),
        vec[i64]([0] * TERRAINS),
        vec[i64](),
        vec[i64]([0] * seats),
        vec[i64]([0] * (seats * SETTLEMENTS)),
        vec[i64]([0] * seats),
    )
    s.lay(s.board)
    return s
