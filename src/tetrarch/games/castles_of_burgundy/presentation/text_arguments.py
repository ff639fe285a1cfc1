"""Further arguments for the words of The Castles of Burgundy's questions and moves."""

from __future__ import annotations

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.castles_of_burgundy.presentation.expansions import EXPANSIONS
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.dice import cost, free_place, free_take
from tetrarch.games.castles_of_burgundy.rules.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.rules.purse import sale_points, sale_silver
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tiles.sites import number_of


def of_question(game: CastlesOfBurgundy, s: CbState, d: Decision) -> dict[str, object]:
    """What the seat that is asked can spend."""
    return {"workers": int(s.workers[d.seat]), "silver": int(s.silver[d.seat])}


def of_action(game: CastlesOfBurgundy, s: CbState, d: Decision, x: int) -> dict[str, object]:
    kind, a, b, c = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32
    seat = d.seat
    if kind == ids.DO_TAKE:
        return {"workers": int(cost(s, seat, a, b + 1, free_take(s, seat)))}
    if kind == ids.DO_PLACE:
        number = number_of(s, seat, c)
        return {"workers": int(cost(s, seat, a, number, free_place(s, seat, b)))}
    if kind == ids.DO_SELL:
        return {"workers": int(cost(s, seat, a, b + 1, 0))} | sale(game, s, seat, b)
    found = (info.details(s, d, x) for info in EXPANSIONS)
    return next((details for details in found if details is not None), {})


def sale(game: CastlesOfBurgundy, s: CbState, seat: int, good: int) -> dict[str, object]:
    """What a sale would bring [CB-86]."""
    n = s.wares[seat * ids.GOODS + good]
    points, silver = sale_points(game, s, seat, n), sale_silver(game, s, seat, n)
    return {"tiles": int(n), "points": int(points), "silver": int(silver)}
