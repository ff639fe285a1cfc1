"""The board as tables: made once for each arrangement of quadrants and shared by all positions on it."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i16, i64, u8

from tetrarch.core.engine.grid import DIRECTIONS, neighbours
from tetrarch.games.kingdom_builder.data.components import quadrant
from tetrarch.games.kingdom_builder.rules.ids import (
    CASTLE,
    CELLS,
    EDGE,
    HALF,
    LOCATION,
    MOUNTAIN,
    PLACES,
    POOLS,
    SIZE,
    SPOTS,
    TERRAINS,
    WATER,
)
from tetrarch.games.kingdom_builder.rules.pieces import TILES_IN_BOX, TILES_PER_LOCATION

NEIGHBOURS: Final = neighbours(SIZE, SIZE)
PLACE_OF: Final = vec[i64]([cell // SIZE // HALF * 2 + cell % SIZE // HALF for cell in range(CELLS)])
CACHE_SIZE: Final = 64  # boards remembered at a time


def on_edge(cell: i64) -> bool:
    """Whether a hex lies at the edge of the board."""
    row, col = cell // SIZE, cell % SIZE
    return row == 0 or row == SIZE - 1 or col == 0 or col == SIZE - 1


def lay(plan: vec[i64]) -> vec[u8]:
    """The terrain of every hex; each place holds 2 * quadrant + (turned by 180 degrees), or -1 [KB-6]."""
    out = vec[u8]([MOUNTAIN] * CELLS)
    for place in range(i64(PLACES)):
        if plan[place] < 0:
            continue
        hexes = quadrant(plan[place] >> 1)
        turned = plan[place] & 1 == 1
        top = place // 2 * HALF
        left = place % 2 * HALF
        for i in range(i64(HALF * HALF)):
            k = HALF * HALF - 1 - i if turned else i
            out[(top + i // HALF) * SIZE + left + i % HALF] = u8(hexes[k])
    return out


class Board:
    """One arrangement of quadrants. A `spot` is a location hex, a `special` a location or a castle."""

    def __init__(self, plan: vec[i64]) -> None:
        self.plan: vec[i64] = plan
        self.terrain: vec[u8] = lay(plan)
        self.pool: vec[i16] = vec[i16]()  # the hexes of each pool, ascending, pool after pool
        self.start: vec[i64] = vec[i64]([0])  # where each pool begins
        self.sizes: vec[i64] = vec[i64]()  # how many hexes each pool has
        self.stock: vec[i64] = vec[i64]([0] * SPOTS)  # tiles on each location hex at the start [KB-11]
        self.edge: vec[u8] = vec[u8]([0] * CELLS)  # 1 where the tower may build
        self.spot_cell: vec[i64] = vec[i64]()
        self.spot_kind: vec[i64] = vec[i64]()
        self.special: vec[i64] = vec[i64]()  # the cell of each location and castle
        self.castle: vec[i64] = vec[i64]()
        self.spot_by: vec[i16] = vec[i16]([-1] * CELLS)  # the location that a hex touches
        self.special_by: vec[i16] = vec[i16]([-1] * CELLS)
        self.by_water: vec[u8] = vec[u8]([0] * CELLS)
        self.by_mountain: vec[u8] = vec[u8]([0] * CELLS)
        self.find_special()
        self.find_shores()
        self.fill_pools()

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return board_of_codes, ([int(code) for code in self.plan],)

    def find_special(self) -> None:
        box = TILES_IN_BOX[:]
        for cell in range(i64(CELLS)):
            kind = i64(self.terrain[cell])
            if kind == LOCATION:
                self.mark(cell, self.spot_by, len(self.spot_cell))
                tile = self.plan[PLACE_OF[cell]] >> 1
                self.stock[len(self.spot_cell)] = min(TILES_PER_LOCATION, box[tile])
                box[tile] -= self.stock[len(self.spot_cell)]
                self.spot_cell = append(self.spot_cell, cell)
                self.spot_kind = append(self.spot_kind, tile)
            elif kind == CASTLE:
                self.castle = append(self.castle, cell)
            if kind == LOCATION or kind == CASTLE:
                self.mark(cell, self.special_by, len(self.special))
                self.special = append(self.special, cell)
        assert len(self.spot_cell) <= SPOTS

    def mark(self, cell: i64, table: vec[i16], value: i64) -> None:
        """Note a special hex at the hexes beside it; no hex touches two, as the quadrants are made."""
        for k in range(i64(DIRECTIONS)):
            n = NEIGHBOURS[cell * DIRECTIONS + k]
            if n >= 0:
                assert table[n] == -1
                table[n] = i16(value)

    def find_shores(self) -> None:
        for cell in range(i64(CELLS)):
            for k in range(i64(DIRECTIONS)):
                n = NEIGHBOURS[cell * DIRECTIONS + k]
                if n >= 0 and self.terrain[n] == WATER:
                    self.by_water[cell] = 1
                if n >= 0 and self.terrain[n] == MOUNTAIN:
                    self.by_mountain[cell] = 1

    def fill_pools(self) -> None:
        for cell in range(i64(CELLS)):
            if self.terrain[cell] < TERRAINS and on_edge(cell):
                self.edge[cell] = 1
        for pool in range(i64(POOLS)):
            for cell in range(i64(CELLS)):
                if self.edge[cell] == 1 if pool == EDGE else i64(self.terrain[cell]) == pool:
                    self.pool = append(self.pool, i16(cell))
            self.sizes = append(self.sizes, len(self.pool) - self.start[pool])
            self.start = append(self.start, len(self.pool))


BOARDS: Final[dict[int, Board]] = {}


def board_of_codes(codes: list[int]) -> Board:
    """The board of an arrangement in a pickled position."""
    return board_of(vec[i64](codes))


def board_of(plan: vec[i64]) -> Board:
    """The board of an arrangement; the last few are remembered."""
    key: int = 0
    for code in plan:
        key = key * 32 + int(code + 1)
    board = BOARDS.get(key)
    if board is None:
        board = Board(plan[:])
        if len(BOARDS) >= CACHE_SIZE:
            BOARDS.clear()
        BOARDS[key] = board
    return board
