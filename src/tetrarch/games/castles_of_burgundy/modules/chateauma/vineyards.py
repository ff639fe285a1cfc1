"""Double tiles of the Châteauma: signs of its cards, the shop [CB-330 to CB-333]."""

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import (
    EVENT_DOUBLE_BOUGHT,
    EVENT_DOUBLE_WON,
    EVENT_NO_DOUBLE,
)
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import PRICE
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import SHOP
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import DEPOT_SLOTS, SHOP_SLOTS
from tetrarch.games.castles_of_burgundy.rules.ids import NONE, PAIRS
from tetrarch.games.castles_of_burgundy.rules.purse import gain_silver
from tetrarch.games.castles_of_burgundy.rules.state import CbState


def stall_from(s: CbState, first: i64, count: i64) -> i64:
    """The first of some places with a tile, from that of the white die to the right; NONE [CB-331, CB-332].

    Six faces share the places: one each, or two, or all of them the only one.
    """
    start = (s.white - 1) * count // 6
    for k in range(count):
        place = first + (start + k) % count
        if s.stall[place] != NONE:
            return place
    return NONE


def take_double(s: CbState, place: i64, event: i64) -> None:
    """A double tile comes to the pile."""
    pair = s.stall[place]
    s.stall[place] = NONE
    s.doubles[(s.seats - 1) * PAIRS + pair] += 1
    s.emit(event, s.seats - 1, place, pair)


def win_double(s: CbState) -> None:
    """A sign brings a tile of the vineyard depot [CB-331]."""
    place = stall_from(s, SHOP, DEPOT_SLOTS[s.seats])
    if place == NONE:
        s.emit(EVENT_NO_DOUBLE, s.seats - 1)
    else:
        take_double(s, place, EVENT_DOUBLE_WON)


def buy_double(s: CbState) -> bool:
    """Buy a tile of the shop, if there is one [CB-332]."""
    place = stall_from(s, 0, SHOP_SLOTS[s.seats])
    if place == NONE:
        return False
    gain_silver(s, s.seats - 1, -PRICE)
    take_double(s, place, EVENT_DOUBLE_BOUGHT)
    return True


def double_count(s: CbState) -> i64:
    """The tiles in the pile."""
    n: i64 = 0
    for at in range((s.seats - 1) * PAIRS, s.seats * PAIRS):
        n += s.doubles[at]
    return n
