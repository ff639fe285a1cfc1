"""Livestock: what it scores with its kind in the same pasture."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_HERD,
    AMOUNT_PASTURE,
    CELLS,
    ON_GAINED,
    SOURCE_LIVESTOCK,
    SOURCE_M7,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.tables import ANIMAL, HEADS
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import (
    AMOUNT,
    POINTS_PER_LIVESTOCK,
    has,
    total,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import beyond, domain


def score_livestock(g: Game[CbState], s: CbState, seat: i64, cell: i64) -> None:
    """Livestock scores with its kind in the same pasture [CB-70, CB-71]."""
    home = s.home(seat, cell)
    here = inside(cell)
    found = pasture_herd(g, s, home, here, ANIMAL[s.tile[home * CELLS + here]])
    score_herd(s, seat, g.amount(s, AMOUNT_HERD, home, found, here))
    g.react(s, ON_GAINED, seat)


def pasture_herd(g: Game[CbState], s: CbState, home: i64, cell: i64, animal: i64) -> i64:
    """Livestock of a kind in the pasture of a cell: points | tiles << 8."""
    found = herd(s, home, domain(g, s, AMOUNT_PASTURE, home, cell), animal)
    rest = beyond(g, s, AMOUNT_PASTURE, home, cell)
    return found if rest == 0 else found + herd(s, s.mate(home), rest, animal)


def herd(s: CbState, seat: i64, cells: i64, animal: i64) -> i64:
    """Livestock of a kind among some cells: points | tiles << 8."""
    found: i64 = 0
    cells &= s.filled[seat]
    while cells != 0:
        kind = s.tile[seat * CELLS + lowest(cells)]
        cells &= cells - 1
        if ANIMAL[kind] == animal:
            found += HEADS[kind] + 256
    return found


def score_herd(s: CbState, seat: i64, found: i64) -> None:
    """Points of livestock, and those that a monastery adds for each tile [CB-105]."""
    gain_points(s, seat, SOURCE_LIVESTOCK, found & 0xFF)
    if has(s, seat, POINTS_PER_LIVESTOCK):
        gain_points(s, seat, SOURCE_M7, (found >> 8) * total(s, seat, POINTS_PER_LIVESTOCK, AMOUNT))
