"""Placing a tile: what it completes scores (`areas.py`), then it takes effect."""

from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, Game
from tetrarch.games.castles_of_burgundy.rules.ids import (
    AFTER_SHIP,
    AMOUNT_EFFECT_AT_ONCE,
    ASK_ACTION,
    ASK_FETCH,
    ASK_GOODS,
    ASK_TOWN_HALL,
    ASK_WAREHOUSE,
    BUILDING,
    CASTLE,
    CAUSE_BANK,
    CAUSE_BOARDING_HOUSE,
    EFFECT_CASTLE,
    EVENT_TILE_PLACED,
    LIVESTOCK,
    MARKET,
    MONASTERY,
    ON_BLESSED,
    ON_EFFECT,
    ON_GAINED,
    ON_PLACED,
    SHIP,
    SOURCE_WATCHTOWER,
)
from tetrarch.games.castles_of_burgundy.rules.purse import gain_points, gain_silver, gain_workers
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import (
    AMOUNT_OF,
    COLOUR,
    EFFECT_OF,
    GIVES_ACTION,
    GIVES_POINTS,
    GIVES_SILVER,
    GIVES_WORKERS,
    NUMBER,
    PLACES_TILE,
    SELLS,
    TAKES_TILE,
)
from tetrarch.games.castles_of_burgundy.rules.tiles.areas import complete
from tetrarch.games.castles_of_burgundy.rules.tiles.livestock import score_livestock


def place(g: Game[CbState], s: CbState, seat: i64, cell: i64, kind: i64) -> None:
    """A tile is laid: what it completes scores, then it takes effect [CB-58, CB-59]."""
    s.put(seat, cell, kind)
    s.emit(EVENT_TILE_PLACED, seat, kind, cell)
    complete(g, s, seat, cell)
    g.react(s, ON_PLACED, seat, cell)
    if g.amount(s, AMOUNT_EFFECT_AT_ONCE, seat, 1, kind) != 0:
        take_effect(g, s, seat, cell, kind)


def take_effect(g: Game[CbState], s: CbState, seat: i64, cell: i64, kind: i64) -> None:
    """What a tile does that was just laid."""
    colour = COLOUR[kind]
    if colour == CASTLE:
        run_effect(g, s, seat, EFFECT_CASTLE, EFFECT_CASTLE)
    elif colour == SHIP:
        g.enter(s, AFTER_SHIP, seat)
        s.push(ASK_GOODS, AUTO, seat)
    elif colour == LIVESTOCK:
        score_livestock(g, s, seat, cell)
    elif colour == MONASTERY:
        g.react(s, ON_BLESSED, seat, NUMBER[kind])
    elif colour == BUILDING:
        run_effect(g, s, seat, kind - MARKET, kind - MARKET)


def run_effect(g: Game[CbState], s: CbState, seat: i64, effect: i64, by: i64) -> None:
    """What a castle or a building does, whoever sets it off: `by` [CB-61, CB-75 to CB-83]."""
    how = EFFECT_OF[effect]
    if how == TAKES_TILE:
        s.push(ASK_FETCH, AUTO, seat, effect)
    elif how == SELLS:
        s.push(ASK_WAREHOUSE, AUTO, seat)
    elif how == GIVES_WORKERS:
        gain_workers(g, s, seat, AMOUNT_OF[effect], CAUSE_BOARDING_HOUSE)
    elif how == GIVES_SILVER:
        gain_silver(s, seat, AMOUNT_OF[effect], CAUSE_BANK)
    elif how == PLACES_TILE:
        s.push(ASK_TOWN_HALL, AUTO, seat)
    elif how == GIVES_POINTS:
        gain_points(s, seat, SOURCE_WATCHTOWER, AMOUNT_OF[effect])
        g.react(s, ON_GAINED, seat)
    elif how == GIVES_ACTION:
        s.push(ASK_ACTION, seat, 0, by)
    else:
        g.react(s, ON_EFFECT, seat, effect)
