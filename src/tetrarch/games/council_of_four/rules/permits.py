"""Permits: their cities, which lie face up, and taking one of these."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ints
from tetrarch.games.council_of_four.data.components import permit_cities
from tetrarch.games.council_of_four.rules.ids import CITIES, GAP, IN_PILE
from tetrarch.games.council_of_four.rules.pieces import FACE_UP, PLACES
from tetrarch.games.council_of_four.rules.state import CfState

PERMIT_CITIES: Final = ints(permit_cities())  # as bit sets


def permits_by_city() -> vec[i64]:
    out = vec[i64]([0] * CITIES)
    for permit in range(i64(len(PERMIT_CITIES))):
        for city in range(i64(CITIES)):
            if PERMIT_CITIES[permit] >> city & 1:
                out[city] |= bit(permit)
    return out


CITIES_PERMITS: Final = permits_by_city()  # the permits that name each city


def face_up(s: CfState, region: i64) -> i64:
    """The permits of a region that lie face up, as a bit set."""
    out: i64 = 0
    first = region * FACE_UP
    for place in range(first, first + FACE_UP):
        permit = s.offer[place]
        if permit != GAP:
            out |= bit(permit)
    return out


def any_face_up(s: CfState, region: i64) -> bool:
    """Whether a permit of a region lies face up."""
    first = region * FACE_UP
    for place in range(first, first + FACE_UP):
        if s.offer[place] != GAP:
            return True
    return False


def all_face_up(s: CfState) -> i64:
    """All permits that lie face up, as a bit set."""
    out: i64 = 0
    for place in range(PLACES):
        if s.offer[place] != GAP:
            out |= bit(s.offer[place])
    return out


def claim(s: CfState, seat: i64, permit: i64) -> i64:
    """A face-up permit comes to a seat; the place that it leaves."""
    place = permit // IN_PILE * FACE_UP
    while s.offer[place] != permit:
        place += 1
    s.offer[place] = GAP
    s.permits[seat] |= bit(permit)
    return place
