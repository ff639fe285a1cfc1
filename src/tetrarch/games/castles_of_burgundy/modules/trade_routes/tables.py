"""Trade route tiles as tables."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.castles_of_burgundy.data.components import building_names, route_spaces, routes_each
from tetrarch.games.castles_of_burgundy.rules.ids import EFFECT_CASTLE

STRETCH: Final = 3  # spaces of a trade route tile


def route_goods() -> vec[i64]:
    """The good that each space of the trade route tiles shows [CB-171]."""
    out = vec[i64]()
    for spaces in route_spaces():
        for good, _ in spaces:
            out = append(out, i64(good))
    return out


def route_bonuses() -> vec[i64]:
    """The effect that each space of the trade route tiles gives [CB-175]."""
    names = building_names()
    out = vec[i64]()
    for spaces in route_spaces():
        for _, bonus in spaces:
            out = append(out, i64(EFFECT_CASTLE) if bonus == "castle" else i64(names.index(bonus)))
    return out


ROUTES_EACH: Final = ints(routes_each())  # by seats
ROUTE_GOOD: Final = route_goods()
ROUTE_BONUS: Final = route_bonuses()
