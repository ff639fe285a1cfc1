"""What the end of the game pays: goods, silver, workers, monasteries."""

from mypy_extensions import i64

from tetrarch.core.bits import bit, ones
from tetrarch.core.kernel import Game
from tetrarch.games.castles_of_burgundy.ids import (
    BONUS_TILES,
    CELLS,
    COLOURS,
    FINAL_POINTS,
    FROM_M15,
    FROM_M29,
    FROM_SILVER,
    FROM_UNSOLD,
    FROM_WORKERS,
    GOODS,
    MARKET,
    MONASTERY_POINTS,
    NONE,
    SOURCES,
)
from tetrarch.games.castles_of_burgundy.rules import has
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import ANIMAL, SCORED


def goods_kinds_sold(s: CbState, seat: i64) -> i64:
    n: i64 = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        if s.sold[good] > 0:
            n += 1
    return n


def goods_sold(s: CbState, seat: i64) -> i64:
    n: i64 = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        n += s.sold[good]
    return n


def unsold(s: CbState, seat: i64) -> i64:
    n: i64 = 0
    for good in range(seat * GOODS, seat * GOODS + GOODS):
        n += s.wares[good]
    return n


def animals(s: CbState, seat: i64) -> i64:
    """How many kinds of livestock a duchy has."""
    return ones(animals_beside(s, seat) | animals_beside(s, s.mate(seat)))


def animals_beside(s: CbState, home: i64) -> i64:
    """The kinds of livestock in a duchy, or in half a team's, as a bit set."""
    kinds: i64 = 0
    for cell in range(home * CELLS, home * CELLS + CELLS):
        if s.tile[cell] != NONE and ANIMAL[s.tile[cell]] >= 0:
            kinds |= bit(ANIMAL[s.tile[cell]])
    return kinds


def bonus_tiles(s: CbState, seat: i64) -> i64:
    """How many bonus tiles of colours a seat has, or its team [CB-228]."""
    n: i64 = 0
    for tile in range(i64(2 * COLOURS)):
        if s.bonus[tile] == seat or s.bonus[tile] == s.mate(seat):
            n += 1
    return n


def monastery_points(g: Game[CbState], s: CbState, seat: i64, monastery: i64) -> i64:
    """What a monastery that works for a seat pays at the end [CB-114 to CB-125, CB-161]."""
    n: i64 = 0
    if SCORED[monastery] >= 0:
        n = 4 * s.count(seat, MARKET + SCORED[monastery])
    elif monastery == 15:
        n = 2 * goods_kinds_sold(s, seat)
    elif monastery == 24:
        n = 4 * animals(s, seat)
    elif monastery == 25:
        n = goods_sold(s, seat)
    elif monastery == 26:
        n = 3 * g.amount(s, BONUS_TILES, seat, bonus_tiles(s, seat))
    return g.amount(s, MONASTERY_POINTS, seat, n, monastery)


def end_points(g: Game[CbState], s: CbState, source: i64, seat: i64) -> i64:
    """What a source would pay a seat if the game ended now [CB-127, CB-128].

    What partners share pays the lower one [CB-235].
    """
    if s.target > 0:
        return 0  # [CB-256]
    if seat & s.wing != 0:
        return g.amount(s, FINAL_POINTS, seat, 0, source)
    if FROM_M15 <= source <= FROM_M29:
        monastery: i64 = 29 if source == FROM_M29 else source - FROM_M15 + 15
        return monastery_points(g, s, seat, monastery) if has(s, seat, monastery) else 0
    if source == FROM_UNSOLD:
        return unsold(s, seat)
    if source == FROM_SILVER:
        return s.silver[seat]
    if source == FROM_WORKERS:
        return s.workers[seat] >> 1
    return g.amount(s, FINAL_POINTS, seat, 0, source)


def total(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """All points if the game ended now [CB-131]."""
    n = s.points[seat]
    for source in range(i64(FROM_UNSOLD), i64(SOURCES)):
        n += end_points(g, s, source, seat)
    return n


def pay_out(g: Game[CbState], s: CbState) -> None:
    """Every source in turn, each for every seat in turn order."""
    for source in range(i64(FROM_UNSOLD), i64(SOURCES)):
        for seat in s.order:
            points = end_points(g, s, source, seat)
            s.points[seat] += points
            s.score(seat, source, points)


def tiebreak(s: CbState, seat: i64, more_empty: bool) -> i64:
    """Fewer empty spaces, then further back on the track [CB-130]; for teams perhaps more [CB-236]."""
    if s.wing != 0:
        return -s.spaces(seat) if more_empty else s.spaces(seat)
    behind: i64 = 0
    while s.order[behind] != seat:
        behind += 1
    return ones(s.filled[seat]) * 8 + behind
