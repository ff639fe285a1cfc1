"""Using a location tile: where it builds, what it moves and where to."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.kingdom_builder.rules.ids import (
    ASK_LAND,
    DO_BUILD,
    DO_LAND,
    DO_LIFT,
    EVENT_BUILT,
    EVENT_MOVED,
)
from tetrarch.games.kingdom_builder.rules.location_tiles import TILES
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.step import KbStep


class TileStep(KbStep):
    """What the three questions of a tile share; `d.a` is its kind."""

    def why_no_target(self, s: KbState, d: Decision, cell: i64) -> i64:
        tile = TILES[d.a]
        return self.why_not_here(s, cell, tile.ruling, tile.fits(s, d.seat, cell), tile.on_water)


class PlaceByTile(TileStep):
    """Where does tile `d.a` build [KB-60 to KB-66]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        return TILES[d.a].targets(s, d.seat, DO_BUILD, -1, self.variants.vacated_hex)

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        s.emit(EVENT_BUILT, d.seat, x >> 8)
        self.spend(s, d.seat)
        self.arrive(s, d.seat, x >> 8)
        self.go_on(s, d.seat)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        return 49 if x & 0xFF != DO_BUILD else self.why_no_target(s, d, x >> 8)


class Lift(TileStep):
    """Which settlement does tile `d.a` move [KB-67]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        tile = TILES[d.a]
        out = vec[i64](capacity=32)
        for cell in s.own(d.seat):
            if tile.can_leave(s, d.seat, cell, self.variants.vacated_hex):
                out = append(out, DO_LIFT | cell << 8)
        return out

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        s.lifted = x >> 8
        s.take_off(d.seat, s.lifted)
        s.push(ASK_LAND, d.seat, d.a, s.lifted)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_LIFT:
            return 49
        return 67 if s.owner[x >> 8] != d.seat else TILES[d.a].ruling


class Land(TileStep):
    """Where does the settlement lifted from hex `d.b` by tile `d.a` go [KB-68 to KB-75]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        return TILES[d.a].targets(s, d.seat, DO_LAND, d.b, self.variants.vacated_hex)

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        cell = x >> 8
        s.lifted = -1
        s.emit(EVENT_MOVED, d.seat, d.b, cell)
        if cell == d.b:
            s.put(d.seat, cell)  # staying put gains and loses nothing [KB-72]
        else:
            self.arrive(s, d.seat, cell)
            self.leave(s, d.seat, d.b)
        self.go_on(s, d.seat)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_LAND:
            return 49
        if x >> 8 == d.b and not self.variants.vacated_hex:
            return 71
        return self.why_no_target(s, d, x >> 8)
