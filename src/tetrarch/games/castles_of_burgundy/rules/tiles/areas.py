"""Completed areas and colours: what they pay."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import ones
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AMOUNT_AREA,
    AMOUNT_AREA_AT_ONCE,
    AMOUNT_BONUS,
    AMOUNT_COLOUR_BONUS,
    AMOUNT_DOMAIN,
    EVENT_AREA_DONE,
    EVENT_BONUS_TAKEN,
    NONE,
    SOURCE_AREA,
    SOURCE_BONUS,
    SOURCE_PHASE,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points
from tetrarch.games.castles_of_burgundy.rules.state import CbState, inside
from tetrarch.games.castles_of_burgundy.rules.tables import AREA_POINTS, BONUS_POINTS, DUCHIES, PHASE_POINTS
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import beyond, domain


def complete(g: Game[CbState], s: CbState, seat: i64, cell: i64) -> None:
    """An area or a colour whose last cell is filled scores [CB-91, CB-92, CB-94, CB-95]."""
    if g.amount(s, AMOUNT_AREA_AT_ONCE, seat, 1) != 0 and score_area(g, s, seat, cell):
        home = s.home(seat, cell)
        colour = DUCHIES[s.duchy[home]].colour[inside(cell)]
        full = has_all(s, home, colour) and has_all(s, s.mate(home), colour)
        if full and g.amount(s, AMOUNT_COLOUR_BONUS, seat, 1) != 0:
            take_bonus(g, s, seat, colour)


def score_area(g: Game[CbState], s: CbState, seat: i64, cell: i64) -> bool:
    """The area of a cell scores, if all of it is filled [CB-91, CB-92]."""
    home = s.home(seat, cell)
    here = inside(cell)
    area, rest = domain(g, s, AMOUNT_DOMAIN, home, here), beyond(g, s, AMOUNT_DOMAIN, home, here)
    if area & ~s.filled[home] != 0 or rest & ~s.filled[s.mate(home)] != 0:
        return False
    spaces = ones(area) + ones(rest)
    size = g.amount(s, AMOUNT_AREA, seat, spaces, cell)
    s.emit(EVENT_AREA_DONE, seat, DUCHIES[s.duchy[home]].colour[here], spaces, size - spaces)
    gain_points(s, seat, SOURCE_AREA, AREA_POINTS[size])
    gain_points(s, seat, SOURCE_PHASE, PHASE_POINTS[s.phase])
    return True


def has_all(s: CbState, home: i64, colour: i64) -> bool:
    """Whether all cells of a colour are filled, in one half of a duchy that partners share."""
    return DUCHIES[s.duchy[home]].of[colour] & ~s.filled[home] == 0


def take_bonus(g: Game[CbState], s: CbState, seat: i64, colour: i64) -> None:
    """The large bonus tile of a colour, or the small one if that is gone [CB-94, CB-95]."""
    for small in range(i64(2)):
        if s.bonus[colour * 2 + small] == NONE:
            s.bonus[colour * 2 + small] = seat
            s.emit(EVENT_BONUS_TAKEN, seat, colour, small)
            gain_points(
                s, seat, SOURCE_BONUS, g.amount(s, AMOUNT_BONUS, seat, BONUS_POINTS[small * 5 + s.seats])
            )
            return
