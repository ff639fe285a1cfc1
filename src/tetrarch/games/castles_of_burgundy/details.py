"""Further arguments for the words of The Castles of Burgundy's questions and moves."""

from __future__ import annotations

from tetrarch.core.kernel import Decision
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.game import CastlesOfBurgundy
from tetrarch.games.castles_of_burgundy.modules.vine_tables import BED_DIE, SHOP
from tetrarch.games.castles_of_burgundy.modules.vineyards import pick_cost
from tetrarch.games.castles_of_burgundy.rules import cost, free_place, free_take, has, number_of
from tetrarch.games.castles_of_burgundy.state import CbState
from tetrarch.games.castles_of_burgundy.tables import SALE
from tetrarch.games.castles_of_burgundy.words import DOUBLE


def of_question(game: CastlesOfBurgundy, s: CbState, d: Decision) -> dict[str, object]:
    """What the seat that is asked can spend."""
    return {"workers": int(s.workers[d.seat]), "silver": int(s.silver[d.seat])}


def of_action(game: CastlesOfBurgundy, s: CbState, d: Decision, x: int) -> dict[str, object]:
    kind, a, b, c = x & 0xFF, x >> 8 & 0xFFF, x >> 20 & 0xFFF, x >> 32
    seat = d.seat
    if kind == ids.DO_TAKE:
        return {"workers": int(cost(s, seat, a, b + 1, free_take(s, seat)))}
    if kind in (ids.DO_PLACE, ids.DO_PLACE_SHARED):
        number = number_of(s, seat, c)
        return {"workers": int(cost(s, seat, a, number, free_place(s, seat, b)))}
    if kind == ids.DO_SELL:
        return {"workers": int(cost(s, seat, a, b + 1, 0))} | sale(game, s, seat, b)
    if kind == ids.DO_PICK:
        return {"workers": int(pick_cost(s, seat, a, b)), "double": DOUBLE.name(s.stall[SHOP + b])}
    if kind == ids.DO_FETCH_DOUBLE:
        return {"double": DOUBLE.name(s.stall[SHOP + a])}
    if kind in (ids.DO_BUY_DOUBLE, ids.DO_FETCH_SHOP):
        return {"double": DOUBLE.name(s.stall[a])}
    if kind in (ids.DO_PLANT, ids.DO_PLANT_SHARED):
        return {"workers": int(cost(s, seat, a, BED_DIE[c], 0))}
    if kind == ids.DO_SHIELD and d.step == ids.ASK_TURN:
        dice = s.dice[seat * 2 : seat * 2 + 2]
        return {"workers": sum(int(cost(s, seat, die, s.shield[a] + 1, 0)) for die in dice)}
    if kind == ids.DO_SHIELD:
        return {"workers": 0}
    return {}


def sale(game: CastlesOfBurgundy, s: CbState, seat: int, good: int) -> dict[str, object]:
    """What a sale would bring [CB-86]."""
    n = s.wares[seat * ids.GOODS + good]
    silver = game.amount(s, ids.SALE_SILVER, seat, 2 if has(s, seat, 3) else 1, n)
    points = game.amount(s, ids.SALE_POINTS, seat, n * SALE[s.seats])
    return {"tiles": int(n), "points": int(points), "silver": int(silver)}
