"""The kinds of location tile: where each builds, or which settlements it moves and where to.

What a tile does is read from its row in the data file; the tavern and the paddock have classes.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.grid import (
    DIRECTIONS,
    EAST,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH_EAST,
    SOUTH_WEST,
    WEST,
    across,
)
from tetrarch.core.engine.kernel import ascending
from tetrarch.games.kingdom_builder.data.components import KINDS, TILE_NAMES, tile
from tetrarch.games.kingdom_builder.rules.ids import EDGE, NO_CARD, WATER
from tetrarch.games.kingdom_builder.rules.sites import in_pool, open_land, sites
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import NEIGHBOURS

# directions from top to bottom, left to right: the hexes come in ascending order
READING_ORDER: Final = vec[i64]([NORTH_WEST, NORTH_EAST, WEST, EAST, SOUTH_WEST, SOUTH_EAST])
PLAYED_CARD: Final = -1  # in place of a pool: the terrain of the card that the seat has played


class LocationTile:
    """A tile that builds on a pool of hexes or moves a settlement to one; adjacent if possible."""

    def __init__(self, name: str) -> None:
        self.ruling: i64 = i64(tile(name)["ruling"])
        self.moves: bool = tile(name)["kind"] == "move"  # a settlement of the board, else builds a new one
        self.terrain: i64 = pool_named(tile(name))
        self.needs_card: bool = self.terrain == PLAYED_CARD
        self.on_water: bool = self.terrain == WATER
        self.anywhere: bool = tile(name).get("region", "edge") == "edge"  # any hex of the pool will do

    def pool(self, s: KbState, seat: i64) -> i64:
        """The hexes to go to. NO_CARD's number is water's: ask for the card first."""
        return s.hand[seat] if self.needs_card else self.terrain

    def usable(self, s: KbState, seat: i64, vacated_hex: bool) -> bool:
        """Whether there is something to build or move, and somewhere to put it [KB-50, KB-51]."""
        if not self.moves and s.supply[seat] == 0:
            return False
        pool = self.terrain
        if pool == PLAYED_CARD:
            pool = s.hand[seat]
            if pool == NO_CARD:
                return False
        if self.anywhere and s.free[pool] > 0:
            return True
        return self.has_target(s, seat, vacated_hex)

    def has_target(self, s: KbState, seat: i64, vacated_hex: bool) -> bool:
        """Whether there is a hex to go to, though none of the pool is free."""
        return self.moves and self.can_leave_any(s, seat, vacated_hex)

    def can_leave_any(self, s: KbState, seat: i64, vacated_hex: bool) -> bool:
        for cell in s.own(seat):
            if self.can_leave(s, seat, cell, vacated_hex):
                return True
        return False

    def can_leave(self, s: KbState, seat: i64, cell: i64, vacated_hex: bool) -> bool:
        """Whether a settlement has somewhere to go; its own hex may be a target [KB-71]."""
        pool = self.pool(s, seat)
        return s.free[pool] > 0 or (vacated_hex and i64(s.board.terrain[cell]) == pool)

    def targets(self, s: KbState, seat: i64, kind: i64, source: i64, vacated_hex: bool) -> vec[i64]:
        """Actions of a kind for the hexes to go to, from a hex that a settlement was lifted from, or -1."""
        return sites(s, seat, self.pool(s, seat), kind, -1 if vacated_hex else source)

    def fits(self, s: KbState, seat: i64, cell: i64) -> bool:
        """Whether a hex is one of those that the tile goes to, neighbours and owners apart."""
        return in_pool(s, cell, self.pool(s, seat))


def pool_named(row: dict[str, object]) -> i64:
    if row["terrain"] == "played_card":
        return PLAYED_CARD
    return EDGE if row["terrain"] == "any_buildable" else i64(KINDS.index(str(row["terrain"])))


class LineTile(LocationTile):
    """The tavern: builds at either end of a straight row of own settlements [KB-65, KB-66]."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.length: i64 = i64(tile(name)["line"])  # of the row, at least

    def ends_line(self, s: KbState, seat: i64, cell: i64, k: i64) -> bool:
        """Whether a settlement is the last of enough in a row that run in direction k, with room after it."""
        back = across(k)
        here = cell
        left = self.length - 1
        while left > 0:
            here = NEIGHBOURS[here * DIRECTIONS + back]
            if here < 0 or s.owner[here] != seat:
                return False
            left -= 1
        return open_land(s, NEIGHBOURS[cell * DIRECTIONS + k])

    def has_target(self, s: KbState, seat: i64, vacated_hex: bool) -> bool:
        for cell in s.own(seat):
            for k in range(i64(DIRECTIONS)):
                if self.ends_line(s, seat, cell, k):
                    return True
        return False

    def targets(self, s: KbState, seat: i64, kind: i64, source: i64, vacated_hex: bool) -> vec[i64]:
        out = vec[i64]()
        for cell in s.own(seat):
            for k in range(i64(DIRECTIONS)):
                if self.ends_line(s, seat, cell, k):
                    x = kind | NEIGHBOURS[cell * DIRECTIONS + k] << 8
                    if x not in out:
                        out = append(out, x)
        return ascending(out)

    def fits(self, s: KbState, seat: i64, cell: i64) -> bool:
        return False


class JumpTile(LocationTile):
    """The paddock: moves a settlement in a straight line, over whatever lies between [KB-73, KB-74]."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.jump: vec[i64] = NEIGHBOURS[:]  # the hex that is reached from each in each direction, or -1
        for _ in range(i64(tile(name)["distance"]) - 1):
            for i in range(i64(len(NEIGHBOURS))):
                if self.jump[i] >= 0:
                    self.jump[i] = NEIGHBOURS[self.jump[i] * DIRECTIONS + i % DIRECTIONS]

    def has_target(self, s: KbState, seat: i64, vacated_hex: bool) -> bool:
        return self.can_leave_any(s, seat, vacated_hex)

    def can_leave(self, s: KbState, seat: i64, cell: i64, vacated_hex: bool) -> bool:
        for k in range(i64(DIRECTIONS)):
            if open_land(s, self.jump[cell * DIRECTIONS + k]):
                return True
        return False

    def targets(self, s: KbState, seat: i64, kind: i64, source: i64, vacated_hex: bool) -> vec[i64]:
        out = vec[i64]()
        for k in READING_ORDER:
            cell = self.jump[source * DIRECTIONS + k]
            if open_land(s, cell):
                out = append(out, kind | cell << 8)
        return out

    def fits(self, s: KbState, seat: i64, cell: i64) -> bool:
        return False


def make_tile(name: str) -> LocationTile:
    region = tile(name).get("region", "")
    if region == "line_end":
        return LineTile(name)
    return JumpTile(name) if region == "straight_jump" else LocationTile(name)


TILES: Final[list[LocationTile]] = [make_tile(name) for name in TILE_NAMES]  # by kind
