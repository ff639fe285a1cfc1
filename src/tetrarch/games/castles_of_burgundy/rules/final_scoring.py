"""What the end of the game pays: goods, silver, workers, monasteries."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ones
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_BONUS_TILES,
    AMOUNT_FINAL_POINTS,
    AMOUNT_MONASTERY_POINTS,
    AMOUNT_TIEBREAK,
    CELLS,
    COLOURS,
    GOODS,
    MARKET,
    NONE,
    SOURCE_SILVER,
    SOURCE_UNSOLD,
    SOURCE_WORKERS,
    SOURCES,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import (
    ANIMAL,
    FOR_ANIMALS,
    FOR_BONUS_TILES,
    FOR_BUILDINGS,
    FOR_GOODS_SOLD,
    FOR_KINDS_SOLD,
    MONASTERY_OF,
    PAYS_FOR,
    POINTS_EACH,
    POINTS_PER_GOOD,
    POINTS_PER_SILVER,
    SCORED,
    WORKERS_PER_POINT,
)


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
    n = POINTS_EACH[monastery] * counted(g, s, seat, monastery)
    return g.amount(s, AMOUNT_MONASTERY_POINTS, seat, n, monastery)


def counted(g: Game[CbState], s: CbState, seat: i64, monastery: i64) -> i64:
    """How many of what a monastery pays for a seat has."""
    what = PAYS_FOR[monastery]
    if what == FOR_BUILDINGS:
        return s.count(seat, MARKET + SCORED[monastery])
    if what == FOR_KINDS_SOLD:
        return goods_kinds_sold(s, seat)
    if what == FOR_ANIMALS:
        return animals(s, seat)
    if what == FOR_GOODS_SOLD:
        return goods_sold(s, seat)
    return g.amount(s, AMOUNT_BONUS_TILES, seat, bonus_tiles(s, seat)) if what == FOR_BONUS_TILES else 0


def end_points(g: Game[CbState], s: CbState, source: i64, seat: i64) -> i64:
    """What a source would pay a seat if the game ended now [CB-127, CB-128]."""
    return g.amount(s, AMOUNT_FINAL_POINTS, seat, base_points(g, s, source, seat), source)


def base_points(g: Game[CbState], s: CbState, source: i64, seat: i64) -> i64:
    """The same by the rules of the base game alone; what partners share pays the lower one [CB-235]."""
    if seat > s.mate(seat):
        return 0
    monastery = MONASTERY_OF[source]
    if monastery > 0:
        return monastery_points(g, s, seat, monastery) if s.powers[seat] >> monastery & 1 else 0
    if source == SOURCE_UNSOLD:
        return POINTS_PER_GOOD * unsold(s, seat)
    if source == SOURCE_SILVER:
        return POINTS_PER_SILVER * s.silver[seat]
    return s.workers[seat] // WORKERS_PER_POINT if source == SOURCE_WORKERS else 0


def total(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """All points if the game ended now [CB-131]."""
    n = s.points[seat]
    for source in range(i64(SOURCE_UNSOLD), i64(SOURCES)):
        n += end_points(g, s, source, seat)
    return n


def pay_out(g: Game[CbState], s: CbState) -> None:
    """Every source in turn, each for every seat in turn order."""
    for source in range(i64(SOURCE_UNSOLD), i64(SOURCES)):
        for seat in s.order:
            points = end_points(g, s, source, seat)
            s.points[seat] += points
            s.score(seat, source, points)


def tiebreak(g: Game[CbState], s: CbState, seat: i64) -> i64:
    """Fewer empty spaces, then further back on the track [CB-130]."""
    behind: i64 = 0
    while s.order[behind] != seat:
        behind += 1
    return g.amount(s, AMOUNT_TIEBREAK, seat, ones(s.filled[seat]) * 8 + behind)
