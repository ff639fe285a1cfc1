"""Vineyards: double tiles from a depot and a shop of their own, bonuses, areas of vines."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest, ones
from tetrarch.core.engine.kernel import Game
from tetrarch.games.castles_of_burgundy.modules.vineyards.ids import (
    ASK_BONUSES,
    EVENT_DISCARDED_DOUBLE,
    EVENT_PLANTED,
    SHOP,
)
from tetrarch.games.castles_of_burgundy.modules.vineyards.tables import (
    BED_NEAR,
    DEPOT_SLOTS,
    FIRST_LEVEL,
    LEVEL_BEDS,
    SHOP_SLOTS,
    STORAGE_SIZE,
    VINE_NEAR,
    VINE_POINTS,
    first_number,
    last_number,
)
from tetrarch.games.castles_of_burgundy.rules.dice import cost
from tetrarch.games.castles_of_burgundy.rules.ids import BEDS, GRAPES, NONE, PAIRS, TILES
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants
from tetrarch.games.castles_of_burgundy.rules.storage import receive, room


def open_beds(s: CbState, seat: i64) -> i64:
    """The spaces where a seat may plant: the lowest level first, then beside what is there [CB-269]."""
    left = s.planted[seat]
    if left == 0:
        return LEVEL_BEDS[FIRST_LEVEL]
    near: i64 = 0
    while left != 0:
        near |= BED_NEAR[lowest(left)]
        left &= left - 1
    return near & ~s.planted[seat]


def pick_cost(s: CbState, seat: i64, die: i64, slot: i64) -> i64:
    """The fewest workers that make a die a number of a place of the depot [CB-265]."""
    return min(
        cost(s, seat, die, first_number(s.seats, slot), 0),
        cost(s, seat, die, last_number(s.seats, slot), 0),
    )


def on_sale(s: CbState, first: i64, count: i64) -> i64:
    """The places of the shop, or of the depot, that have a tile, as a bit set."""
    found: i64 = 0
    for k in range(count):
        if s.stall[first + k] != NONE:
            found |= bit(k)
    return found


def in_shop(s: CbState) -> i64:
    return on_sale(s, 0, SHOP_SLOTS[s.seats])


def in_depot(s: CbState) -> i64:
    return on_sale(s, SHOP, DEPOT_SLOTS[s.seats])


def roomy(g: Game[CbState], variants: RuleVariants, s: CbState, seat: i64) -> bool:
    """Whether a double tile can come to storage other than by the take action [CB-52, CB-266]."""
    return variants.discard_anywhere or room(g, s, seat, STORAGE_SIZE)


def store_double(g: Game[CbState], s: CbState, seat: i64, place: i64, event: i64) -> None:
    """A double tile goes from the depot or the shop to storage [CB-266]."""
    pair = s.stall[place]
    s.stall[place] = NONE
    s.emit(event, seat, place, pair)
    receive(g, s, seat, TILES + pair)


def shelve(s: CbState, shelf: i64, pair: i64) -> None:
    """A double tile comes to a storage and takes its spaces [CB-266]."""
    s.doubles[shelf * PAIRS + pair] += 1
    s.twins[shelf] |= bit(pair)
    s.stored[shelf] += STORAGE_SIZE


def unshelve(s: CbState, shelf: i64, pair: i64) -> None:
    """A double tile leaves a storage."""
    s.doubles[shelf * PAIRS + pair] -= 1
    if s.doubles[shelf * PAIRS + pair] == 0:
        s.twins[shelf] ^= bit(pair)
    s.stored[shelf] -= STORAGE_SIZE


def discard_double(s: CbState, seat: i64, shelf: i64, pair: i64) -> None:
    """A stored double tile goes out of the game."""
    unshelve(s, shelf, pair)
    s.spilt = s.spilt[:]
    s.spilt[pair] += 1
    s.emit(EVENT_DISCARDED_DOUBLE, seat, pair)


def plant(s: CbState, seat: i64, bed: i64, laid: i64) -> None:
    """A double tile lies in a vineyard for good; its bonuses are due [CB-268, CB-270, CB-271]."""
    s.bed = s.bed[:]
    s.bed[seat * BEDS + bed] = laid
    s.planted[seat] |= bit(bed)
    s.emit(EVENT_PLANTED, seat, laid, bed)
    s.push(ASK_BONUSES, seat, bed)


def vine(s: CbState, seat: i64, hex_: i64) -> i64:
    """The colour of the vine on a hex, NONE if nothing is planted there."""
    laid = s.bed[seat * BEDS + (hex_ >> 1)]
    if laid == NONE:
        return NONE
    return laid % GRAPES if hex_ & 1 else laid // GRAPES


def vine_areas(s: CbState, seat: i64, colour: i64) -> vec[i64]:
    """The sizes of all areas of a colour, the largest first [CB-278]."""
    left: i64 = 0
    for hex_ in range(i64(2 * BEDS)):
        if vine(s, seat, hex_) == colour:
            left |= bit(hex_)
    return sizes_of(left)


def sizes_of(left: i64) -> vec[i64]:
    """The sizes of the areas that some hexes form, the largest first."""
    sizes = vec[i64]()
    while left != 0:
        area = spread(left & -left, left)
        left &= ~area
        sizes = append(sizes, ones(area))
        at = i64(len(sizes)) - 1
        while at > 0 and sizes[at - 1] < sizes[at]:
            sizes[at - 1], sizes[at] = sizes[at], sizes[at - 1]
            at -= 1
    return sizes


def spread(area: i64, within: i64) -> i64:
    """All hexes of a set that hang together with some of them."""
    fresh = area
    while fresh != 0:
        near = VINE_NEAR[lowest(fresh)] & within & ~area
        area |= near
        fresh = fresh & (fresh - 1) | near
    return area


def vine_points(s: CbState, seat: i64) -> i64:
    """What vine tiles score with the largest areas of their colours [CB-278 to CB-280]."""
    points: i64 = 0
    for colour in range(i64(GRAPES)):
        tiles = s.grapes[seat * GRAPES + colour]
        if tiles > 0:
            sizes = vine_areas(s, seat, colour)
            for k in range(min(tiles, i64(len(sizes)))):
                points += VINE_POINTS[sizes[k]]
    return points
