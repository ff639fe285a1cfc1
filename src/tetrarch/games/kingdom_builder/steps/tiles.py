"""Location tiles: where they build, what they move and where to."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.kernel import Decision
from tetrarch.games.kingdom_builder.ids import (
    ASK_LAND,
    BUILT,
    DO_BUILD,
    DO_LAND,
    DO_LIFT,
    HARBOR,
    MOVED,
    PADDOCK,
    TAVERN,
)
from tetrarch.games.kingdom_builder.rules import KbStep
from tetrarch.games.kingdom_builder.sites import can_jump, in_pool, jumps, line_ends, sites
from tetrarch.games.kingdom_builder.state import KbState
from tetrarch.games.kingdom_builder.steps.turn import pool_of

RULING_OF: Final = vec[i64]([60, 61, 62, 63, 65, 68, 69, 73])  # by kind of tile


class PlaceByTile(KbStep):
    """Where does tile `d.a` build [KB-60 to KB-66]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        if d.a == TAVERN:
            return line_ends(s, d.seat, DO_BUILD)
        return sites(s, d.seat, pool_of(s, d.seat, d.a), DO_BUILD)

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        self.spend(s, d.seat)
        s.emit(BUILT, d.seat, x >> 8)
        self.arrive(s, d.seat, x >> 8)
        self.go_on(s, d.seat)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_BUILD:
            return 49
        fits = d.a != TAVERN and in_pool(s, x >> 8, pool_of(s, d.seat, d.a))
        return self.why_not_here(s, d.seat, x >> 8, RULING_OF[d.a], fits)


class Lift(KbStep):
    """Which settlement does tile `d.a` move [KB-67]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=32)
        for cell in s.own(d.seat):
            if self.can_leave(s, d, cell):
                out = append(out, DO_LIFT | cell << 8)
        return out

    def can_leave(self, s: KbState, d: Decision, cell: i64) -> bool:
        if d.a == PADDOCK:
            return can_jump(s, cell)
        pool = pool_of(s, d.seat, d.a)
        return s.free[pool] > 0 or (self.readings.vacated_hex and i64(s.board.terrain[cell]) == pool)

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        s.lifted = x >> 8
        s.take_off(d.seat, s.lifted)
        s.push(ASK_LAND, d.seat, d.a, s.lifted)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_LIFT:
            return 49
        return 67 if s.owner[x >> 8] != d.seat else RULING_OF[d.a]


class Land(KbStep):
    """Where does the settlement lifted from hex `d.b` by tile `d.a` go [KB-68 to KB-75]?"""

    def legal(self, s: KbState, d: Decision) -> vec[i64]:
        if d.a == PADDOCK:
            return jumps(s, d.b, DO_LAND)
        barred = -1 if self.readings.vacated_hex else d.b
        return sites(s, d.seat, pool_of(s, d.seat, d.a), DO_LAND, barred)

    def apply(self, s: KbState, d: Decision, x: i64) -> None:
        cell = x >> 8
        s.lifted = -1
        s.emit(MOVED, d.seat, d.b, cell)
        if cell == d.b:
            s.put(d.seat, cell)  # staying put gains and loses nothing [KB-72]
        else:
            self.arrive(s, d.seat, cell)
            self.leave(s, d.seat, d.b)
        self.go_on(s, d.seat)

    def why(self, s: KbState, d: Decision, x: i64) -> i64:
        if x & 0xFF != DO_LAND:
            return 49
        cell = x >> 8
        if cell == d.b and not self.readings.vacated_hex:
            return 71
        if d.a == PADDOCK:
            return self.why_not_here(s, d.seat, cell, 73, False)
        fits = in_pool(s, cell, pool_of(s, d.seat, d.a))
        return self.why_not_here(s, d.seat, cell, 69 if d.a == HARBOR else 68, fits)
