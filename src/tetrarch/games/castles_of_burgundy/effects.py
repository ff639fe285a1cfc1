"""Placing a tile: what it completes, then what it does."""

from mypy_extensions import i64

from tetrarch.core.bits import lowest, ones
from tetrarch.core.kernel import AUTO, Game
from tetrarch.games.castles_of_burgundy.ids import (
    ADVANCE,
    AREA,
    AREA_DONE,
    ASK_ACTION,
    ASK_FETCH,
    ASK_GOODS,
    ASK_TOWN_HALL,
    ASK_WAREHOUSE,
    BLESSED,
    BONUS,
    BONUS_TAKEN,
    BUILDING,
    BY_BANK,
    BY_BOARDING_HOUSE,
    BY_CASTLE,
    BY_CHURCH,
    BY_TOWN_HALL,
    BY_WAREHOUSE,
    BY_WATCHTOWER,
    CASTLE,
    CELLS,
    CLEAR_GOODS,
    DOMAIN,
    EFFECT,
    FROM_AREA,
    FROM_BONUS,
    FROM_LIVESTOCK,
    FROM_M7,
    FROM_PHASE,
    FROM_WATCHTOWER,
    GAINED,
    HERD,
    LIVESTOCK,
    MARKET,
    MONASTERY,
    NONE,
    PASTURE,
    PLACED,
    SHIP,
    TILE_PLACED,
)
from tetrarch.games.castles_of_burgundy.rules import (
    beyond,
    domain,
    gain_points,
    gain_silver,
    gain_workers,
    has,
)
from tetrarch.games.castles_of_burgundy.state import CbState, inside
from tetrarch.games.castles_of_burgundy.tables import (
    ANIMAL,
    AREA_POINTS,
    BONUS_POINTS,
    COLOUR,
    DUCHIES,
    HEADS,
    NUMBER,
    PHASE_POINTS,
)


def place(g: Game[CbState], s: CbState, seat: i64, cell: i64, kind: i64) -> None:
    """A tile is laid: what it completes scores, then it takes effect [CB-58, CB-59]."""
    s.put(seat, cell, kind)
    s.emit(TILE_PLACED, seat, kind, cell)
    complete(g, s, seat, cell)
    g.react(s, PLACED, seat, cell)
    if s.target == 0:  # else it is due [CB-255]
        take_effect(g, s, seat, cell, kind)


def take_effect(g: Game[CbState], s: CbState, seat: i64, cell: i64, kind: i64) -> None:
    """What a tile does that was just laid."""
    colour = COLOUR[kind]
    if colour == CASTLE:
        run_effect(g, s, seat, BY_CASTLE, BY_CASTLE)
    elif colour == SHIP:
        s.push(ADVANCE if s.target == 0 else CLEAR_GOODS, AUTO, seat)  # [CB-64, CB-245]
        s.push(ASK_GOODS, AUTO, seat)
    elif colour == LIVESTOCK:
        graze(g, s, seat, cell)
    elif colour == MONASTERY:
        g.react(s, BLESSED, seat, NUMBER[kind])
    elif colour == BUILDING:
        run_effect(g, s, seat, kind - MARKET, kind - MARKET)


def complete(g: Game[CbState], s: CbState, seat: i64, cell: i64) -> None:
    """An area or a colour whose last cell is filled scores [CB-91, CB-92, CB-94, CB-95]."""
    home = s.home(seat, cell)
    here = inside(cell)
    area, rest = domain(g, s, DOMAIN, home, here), beyond(g, s, DOMAIN, home, here)
    if area & ~s.filled[home] == 0 and rest & ~s.filled[s.mate(home)] == 0:
        colour = DUCHIES[s.duchy[home]].colour[here]
        size = g.amount(s, AREA, seat, ones(area) + ones(rest), cell)
        s.emit(AREA_DONE, seat, colour, size)
        gain_points(s, seat, FROM_AREA, AREA_POINTS[size])
        gain_points(s, seat, FROM_PHASE, PHASE_POINTS[s.phase])
        if s.target == 0 and has_all(s, home, colour) and has_all(s, s.mate(home), colour):  # [CB-249]
            take_bonus(g, s, seat, colour)


def has_all(s: CbState, home: i64, colour: i64) -> bool:
    """Whether all cells of a colour are filled, in one half of a team's duchy."""
    return DUCHIES[s.duchy[home]].of[colour] & ~s.filled[home] == 0


def take_bonus(g: Game[CbState], s: CbState, seat: i64, colour: i64) -> None:
    """The large bonus tile of a colour, or the small one if that is gone [CB-94, CB-95]."""
    for small in range(i64(2)):
        if s.bonus[colour * 2 + small] == NONE:
            s.bonus[colour * 2 + small] = seat
            s.emit(BONUS_TAKEN, seat, colour, small)
            gain_points(s, seat, FROM_BONUS, g.amount(s, BONUS, seat, BONUS_POINTS[small * 5 + s.seats]))
            return


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


def graze(g: Game[CbState], s: CbState, seat: i64, cell: i64) -> None:
    """Livestock scores with its kind in the same pasture [CB-70, CB-71]."""
    home = s.home(seat, cell)
    here = inside(cell)
    found = grazing(g, s, home, here, ANIMAL[s.tile[home * CELLS + here]])
    score_herd(s, seat, g.amount(s, HERD, home, found, here))
    g.react(s, GAINED, seat)


def grazing(g: Game[CbState], s: CbState, home: i64, cell: i64, animal: i64) -> i64:
    """Livestock of a kind in the pasture of a cell: points | tiles << 8."""
    found = herd(s, home, domain(g, s, PASTURE, home, cell), animal)
    return found if s.wing == 0 else found + herd(s, s.mate(home), beyond(g, s, PASTURE, home, cell), animal)


def score_herd(s: CbState, seat: i64, found: i64) -> None:
    """Points of livestock, and those of monastery 7 for each tile [CB-105]."""
    gain_points(s, seat, FROM_LIVESTOCK, found & 0xFF)
    if has(s, seat, 7):
        gain_points(s, seat, FROM_M7, found >> 8)


def run_effect(g: Game[CbState], s: CbState, seat: i64, effect: i64, by: i64) -> None:
    """What a castle or a building does, whoever sets it off: `by` [CB-61, CB-75 to CB-83]."""
    if effect <= BY_CHURCH:
        s.push(ASK_FETCH, AUTO, seat, effect)
    elif effect == BY_WAREHOUSE:
        s.push(ASK_WAREHOUSE, AUTO, seat)
    elif effect == BY_BOARDING_HOUSE:
        gain_workers(g, s, seat, 4)
    elif effect == BY_BANK:
        gain_silver(s, seat, 2)
    elif effect == BY_TOWN_HALL:
        s.push(ASK_TOWN_HALL, AUTO, seat)
    elif effect == BY_WATCHTOWER:
        gain_points(s, seat, FROM_WATCHTOWER, 4)
        g.react(s, GAINED, seat)
    elif effect == BY_CASTLE:
        s.push(ASK_ACTION, seat, 0, by)
    else:
        g.react(s, EFFECT, seat, effect)
