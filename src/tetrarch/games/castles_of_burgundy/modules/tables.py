"""Border posts, trade routes and shields as tables."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ints
from tetrarch.games.castles_of_burgundy.data import (
    building_names,
    post_cells,
    route_spaces,
    routes_each,
    shield_points,
    shields_in_depots,
)
from tetrarch.games.castles_of_burgundy.ids import BY_CASTLE

POSTS: Final = 3
STRETCH: Final = 3  # spaces of a trade route tile


def touched() -> vec[i64]:
    """The cells that each border post touches, as a bit set [CB-150]."""
    out = vec[i64]()
    for cells in post_cells():
        mask: i64 = 0
        for cell in cells:
            mask |= bit(i64(cell))
        out = append(out, mask)
    return out


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
            out = append(out, i64(BY_CASTLE) if bonus == "castle" else i64(names.index(bonus)))
    return out


POST_CELLS: Final = touched()
ROUTES_EACH: Final = ints(routes_each())  # by seats
ROUTE_GOOD: Final = route_goods()
ROUTE_BONUS: Final = route_bonuses()
SHIELD_POINTS: Final = ints(shield_points())
SHIELDS_IN: Final = ints(shields_in_depots())  # by seats less 2, and depot
