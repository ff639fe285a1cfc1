"""Settlements counted by the quadrant of the board that they stand in."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.rules.ids import PLACES
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.tables import PLACE_OF


def count_by_quadrant(s: KbState) -> vec[i64]:
    """Settlements of each seat in each quadrant: PLACES entries a seat."""
    out = vec[i64]([0] * (s.seats * PLACES))
    for seat in range(s.seats):
        for cell in s.own(seat):
            out[seat * PLACES + PLACE_OF[cell]] += 1
    return out
