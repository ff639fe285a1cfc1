"""Choosing alternative rows [KI-134 to KI-139], and the questions that their buildings ask."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.games.kingsburg.modules.alternate_rows.ids import (
    ASK_DRAFT,
    ASK_ROWS,
    CHANCE_ROW,
    DO_LAY,
    DO_STRIP,
    DRAW_STRIP,
    EVENT_MACHINES,
    EVENT_ROW_CHOSEN,
    EVENT_ROW_DRAWN,
    EVENT_ROWS_LAID,
    EVENT_STRIPS_RETURNED,
)
from tetrarch.games.kingsburg.modules.alternate_rows.tables import (
    FX_ARMORY,
    MACHINE_BONUS,
    STRIP_COPIES,
    STRIPS_DRAWN,
)
from tetrarch.games.kingsburg.rules.buildings.effect_table import BONUS, param
from tetrarch.games.kingsburg.rules.buildings.effects import boost
from tetrarch.games.kingsburg.rules.ids import (
    DO_SPEND,
    EMPTY,
    GOODS,
    KINDS,
    ROWS,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.step import DieStep, KiStep
from tetrarch.games.kingsburg.rules.tables import changed


def row_sets() -> vec[i64]:
    """None, one or two of the seven rows: what a seat may lay, as bit sets."""
    out = vec[i64]([0])
    for row in range(i64(ROWS)):
        out = append(out, bit(row))
    for row in range(i64(ROWS)):
        for other in range(row + 1, i64(ROWS)):
            out = append(out, bit(row) | bit(other))
    return out


ROW_SETS: Final = row_sets()


class StripStep(KiStep):
    """What the two ways of sharing out the strips have in common."""

    def copies(self, s: KiState, row: i64) -> i64:
        """Strips of a letter that nobody has."""
        n = STRIP_COPIES
        for seat in range(s.seats):
            n -= s.strips[seat] >> row & 1
        return n

    def open_to(self, s: KiState, seat: i64) -> i64:
        """The letters that a seat can still get, as a bit set [KI-134, KI-135]."""
        out: i64 = 0
        for row in range(i64(ROWS)):
            if self.rules.variants.rows >> row & 1 and self.copies(s, row) > 0:
                out |= bit(row)
        return out & ~s.strips[seat]

    def keep(self, s: KiState, seat: i64, row: i64, event: i64) -> None:
        s.strips = changed(s.strips, seat, s.strips[seat] | bit(row))
        s.emit(event, seat, row)


class DrawStrip(StripStep):
    """Which strip does seat `d.a` draw [KI-135]? Drawn openly, two each; a second of its letter goes back."""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats - 1, -1, -1):
            for _ in range(STRIPS_DRAWN):
                s.push(DRAW_STRIP, CHANCE, seat)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=7)
        left = self.open_to(s, d.a)
        for row in range(i64(ROWS)):
            if left >> row & 1:
                out = append(out, CHANCE_ROW | row << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=7)
        for x in self.legal(s, d):
            out = append(out, self.copies(s, x >> 8))
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        self.keep(s, d.a, x >> 8, EVENT_ROW_DRAWN)
        if s.asks(DRAW_STRIP) and self.open_to(s, s.stack[-1].a) == 0:
            s.stack.pop()
            s.strips = vec[i64]([0] * s.seats)
            s.emit(EVENT_STRIPS_RETURNED, 0)
            self.open(s, d)  # nothing fits any more: all is drawn again [KI-136]


class DraftStrip(StripStep):
    """Which strip, of those that lie open [KI-137]? Clockwise, then back."""

    def open(self, s: KiState, d: Decision) -> None:
        """First queue everybody's two turns; then, for each, ask where anything fits [KI-138]."""
        if d.b != 0:
            if self.open_to(s, d.a) != 0:
                s.push(ASK_DRAFT, d.a)
            return
        for k in range(s.seats):
            s.push(ASK_DRAFT, AUTO, (s.order[0] + k) % s.seats, 1)
        for k in range(s.seats - 1, -1, -1):
            s.push(ASK_DRAFT, AUTO, (s.order[0] + k) % s.seats, 1)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=7)
        left = self.open_to(s, d.seat)
        for row in range(i64(ROWS)):
            if left >> row & 1:
                out = append(out, DO_STRIP | row << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        self.keep(s, d.seat, x >> 8, EVENT_ROW_CHOSEN)

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        return 137 if s.strips[d.seat] >> (x >> 8) & 1 else 134


class LayRows(KiStep):
    """Which of the own strips are used, in secret [KI-139]? The last answer shows them all."""

    def open(self, s: KiState, d: Decision) -> None:
        for seat in range(s.seats - 1, -1, -1):
            s.push(ASK_ROWS, seat)

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=4)
        for code in range(i64(len(ROW_SETS))):
            if ROW_SETS[code] & ~s.strips[d.seat] == 0:
                out = append(out, DO_LAY | code << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.sealed = changed(s.sealed, d.seat, x >> 8)
        if s.asks(ASK_ROWS):
            return
        alternate = vec[i64]([0] * s.seats)
        for seat in range(s.seats):
            alternate[seat] = ROW_SETS[s.sealed[seat]]
            s.emit(EVENT_ROWS_LAID, seat, s.sealed[seat])
        s.alternate = alternate
        s.sealed = vec[i64]([EMPTY] * s.seats)
        s.strips = vec[i64]([0] * s.seats)


class PayArmory(KiStep):
    """Which good for more strength in battle [KI-153]?"""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=3)
        for kind in range(i64(GOODS)):
            if s.goods[d.seat * KINDS + kind] > 0:
                out = append(out, DO_SPEND | kind << 8)
        return out

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.gain(d.seat, x >> 8, -1)
        boost(s, d.seat, param(FX_ARMORY, BONUS))


class RollMachines(DieStep):
    """The War Machines of seat `d.a`: less strength or more, as the die says [KI-155]."""

    def apply(self, s: KiState, d: Decision, x: i64) -> None:
        s.emit(EVENT_MACHINES, d.a, (x >> 8) + 1)
        boost(s, d.a, MACHINE_BONUS[x >> 8])
