"""Where tiles may lie, and the areas of which cells are part."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_REACH,
    AMOUNT_SITES,
    AMOUNT_STORED_KINDS,
    BUILDING,
    LIMITED,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DUCHIES, LIMIT
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import DUPLICATE_BUILDINGS, has


def sites(g: Game[CbState], s: CbState, seat: i64, kind: i64) -> i64:
    """The cells where a seat may place a tile, whatever the die shows [CB-55, CB-56, CB-60].

    Of a duchy that partners share: those of the half that lies with the seat.
    """
    cells = DUCHIES[s.duchy[seat]].of[COLOUR[kind]] & ~s.filled[seat]
    cells &= g.amount(s, AMOUNT_REACH, seat, s.near[seat], kind)
    limit = LIMIT[kind]
    if limit >= 0 and (COLOUR[kind] != BUILDING or not has(s, seat, DUPLICATE_BUILDINGS)):
        cells &= ~s.barred[seat * LIMITED + limit]
    return g.amount(s, AMOUNT_SITES, seat, cells, kind)


def placeable(g: Game[CbState], s: CbState, seat: i64) -> bool:
    """Whether a seat can place one of its stored tiles if the number does not matter."""
    left = g.amount(s, AMOUNT_STORED_KINDS, seat, s.held[seat])
    other = s.mate(seat)
    while left != 0:
        kind = lowest(left)
        if sites(g, s, seat, kind) != 0 or (other != seat and sites(g, s, other, kind) != 0):
            return True
        left &= left - 1
    return False


def fitting(g: Game[CbState], s: CbState, seat: i64, kind: i64, cell: i64) -> bool:
    """Whether a tile may lie on a cell."""
    return sites(g, s, s.home(seat, cell), kind) >> inside(cell) & 1 != 0


def number_of(s: CbState, seat: i64, cell: i64) -> i64:
    """The number of a cell of a seat's duchy."""
    return DUCHIES[s.duchy[s.home(seat, cell)]].die[inside(cell)]


def domain(g: Game[CbState], s: CbState, what: i64, home: i64, cell: i64) -> i64:
    """The area or pasture of a cell, as far as it lies in the same half."""
    duchy = DUCHIES[s.duchy[home]]
    return g.amount(s, what, home, duchy.area[cell], duchy.colour[cell])


def beyond(g: Game[CbState], s: CbState, what: i64, home: i64, cell: i64) -> i64:
    """The rest of it, in the other half of a duchy that partners share [CB-215]."""
    other = s.mate(home)
    if other == home:
        return 0
    duchy = DUCHIES[s.duchy[home]]
    return g.amount(s, what, other, duchy.beyond[cell], duchy.colour[cell])
