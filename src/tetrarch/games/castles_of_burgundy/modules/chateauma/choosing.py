"""What the Châteauma looks at: its cards, its reserve, the depots from one of them on."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, lowest
from tetrarch.games.castles_of_burgundy.modules.chateauma.ids import BACK, CARD_SPACES
from tetrarch.games.castles_of_burgundy.modules.chateauma.tables import (
    CARD_COLOUR,
    CARD_SIZE,
    CHOSEN,
    JOKER,
    RANK,
    RANKS,
)
from tetrarch.games.castles_of_burgundy.rules.ids import (
    BLACK,
    CELLS,
    DEPOTS,
    FLOCK,
    GOODS,
    NONE,
    PLACES,
    SLOTS,
    WILD,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import ANIMAL, COLOUR, DUCHIES, HEADS

# cards


def chosen(s: CbState) -> i64:
    """The card that the white die chooses: the left or the right one [CB-290]."""
    return CHOSEN[s.white]


def empty_space(s: CbState, place: i64) -> i64:
    """The first empty space of a card; NONE if it is full, or no card is there."""
    if s.cards[place] != NONE:
        for space in range(CARD_SIZE[s.cards[place]]):
            if s.ground[place * CARD_SPACES + space] == NONE:
                return space
    return NONE


def is_full(s: CbState, place: i64) -> bool:
    return empty_space(s, place) == NONE


def space_for(s: CbState, place: i64, colour: i64) -> i64:
    """The first empty space of a colour on a card, or NONE."""
    if s.cards[place] != NONE:
        for space in range(CARD_SIZE[s.cards[place]]):
            if colour == space_colour(s, place, space) and s.ground[place * CARD_SPACES + space] == NONE:
                return space
    return NONE


def space_colour(s: CbState, place: i64, space: i64) -> i64:
    return CARD_COLOUR[s.cards[place] * CARD_SPACES + space]


# depots


def spot(s: CbState, first: i64, end: i64, colour: i64) -> i64:
    """The first of some places of the board that has a tile of a colour, or NONE [CB-294]."""
    for place in range(first, end):
        if s.slot[place] != NONE and COLOUR[s.slot[place]] == colour:
            return place
    return NONE


def spot_around(s: CbState, colour: i64) -> i64:
    """The place of a tile of a colour in the first depot clockwise from that of the white die [CB-303]."""
    for k in range(i64(DEPOTS)):
        depot = (s.white - 1 + k) % DEPOTS
        found = spot(s, depot * SLOTS, depot * SLOTS + SLOTS, colour)
        if found != NONE:
            return found
    return NONE


def first_black(s: CbState) -> i64:
    """The first place of the black depot with a tile, or NONE [CB-297]."""
    for place in range(i64(BLACK), i64(PLACES)):
        if s.slot[place] != NONE:
            return place
    return NONE


def richest(s: CbState) -> i64:
    """The depot with the most goods, the first clockwise from the white die; NONE without goods [CB-306]."""
    best: i64 = NONE
    most: i64 = 0
    for k in range(i64(DEPOTS)):
        depot = (s.white - 1 + k) % DEPOTS
        n: i64 = 0
        for good in range(depot * GOODS, depot * GOODS + GOODS):
            n += s.goods[good]
        if n > most:
            best, most = depot, n
    return best


def best_good(s: CbState, seat: i64) -> i64:
    """The goods to sell: the most, of equal ones the lowest number; NONE without goods [CB-308]."""
    best: i64 = NONE
    most: i64 = 0
    for good in range(i64(GOODS)):
        if s.wares[seat * GOODS + good] > most:
            best, most = good, s.wares[seat * GOODS + good]
    return best


# the reserve


def rank(entry: i64) -> i64:
    """Where a tile of the reserve lies [CB-299]."""
    return i64(JOKER) if entry >= BACK else RANK[COLOUR[entry]]


def held(s: CbState) -> vec[i64]:
    """How many tiles of each rank the reserve has."""
    out = vec[i64]([0] * RANKS)
    for entry in s.reserve:
        out[rank(entry)] += 1
    return out


def keep(s: CbState, entry: i64) -> None:
    """A tile comes to the reserve, on top of its like; the list goes by ranks."""
    out = append(s.reserve[:], entry)
    at = i64(len(out)) - 1
    while at > 0 and rank(out[at - 1]) > rank(entry):
        out[at] = out[at - 1]
        at -= 1
    out[at] = entry
    s.reserve = out


def draw(s: CbState, wanted: i64) -> i64:
    """The top tile of a rank leaves the reserve; NONE if there is none [CB-299]."""
    at = i64(len(s.reserve)) - 1
    while at >= 0 and rank(s.reserve[at]) != wanted:
        at -= 1
    if at < 0:
        return NONE
    left = vec[i64]()
    for k in range(i64(len(s.reserve))):
        if k != at:
            left = append(left, s.reserve[k])
    entry = s.reserve[at]
    s.reserve = left
    return entry


def scarcest(s: CbState, first: i64, end: i64, missing: bool) -> i64:
    """The place of a tile whose rank the reserve has least of, or nothing of if `missing` [CB-313, CB-323].

    Of equal ranks it is the left one, of equal tiles the first; NONE without one.
    """
    counts = held(s)
    best: i64 = NONE
    for place in range(first, end):
        if s.slot[place] == NONE:
            continue
        here = RANK[COLOUR[s.slot[place]]]
        if missing and counts[here] > 0:
            continue
        if best == NONE:
            best = place
            continue
        other = RANK[COLOUR[s.slot[best]]]
        if counts[here] < counts[other] or (counts[here] == counts[other] and here < other):
            best = place
    return best


# its tiles: in the duchy, on top of others there, on the cards; those face down do not count


def its_tiles(s: CbState) -> vec[i64]:
    """The kinds of all tiles that lie face up in its duchy and on its cards."""
    out = vec[i64](capacity=48)
    seat = s.seats - 1
    for cell in range(seat * CELLS, seat * CELLS + CELLS):
        if s.tile[cell] != NONE and s.tile[cell] != WILD:
            out = append(out, s.tile[cell])
    for kind in s.surplus:
        out = append(out, kind)
    for entry in s.ground:
        if entry != NONE and entry < BACK:
            out = append(out, entry)
    return out


def count_of(s: CbState, colour: i64) -> i64:
    """How many of them have a colour."""
    n: i64 = 0
    for kind in its_tiles(s):
        if COLOUR[kind] == colour:
            n += 1
    return n


def heads_of(s: CbState, animal: i64) -> i64:
    """The animals of a kind among them."""
    n: i64 = 0
    for kind in its_tiles(s):
        if ANIMAL[kind] == animal:
            n += HEADS[kind]
    return n


def herd_points(s: CbState, kind: i64) -> i64:
    """What livestock just placed scores; geese are of the largest kind and count as any [CB-305, CB-324]."""
    if ANIMAL[kind] != FLOCK:
        return heads_of(s, ANIMAL[kind]) + heads_of(s, FLOCK)
    most: i64 = 0
    for animal in range(i64(FLOCK)):
        most = max(most, heads_of(s, animal))
    return HEADS[kind] + most


# its duchy


def pile(s: CbState, kind: i64) -> None:
    """A tile lies on top of others of its colour; the list goes by colours."""
    out = append(s.surplus[:], kind)
    at = i64(len(out)) - 1
    while at > 0 and COLOUR[out[at - 1]] > COLOUR[kind]:
        out[at] = out[at - 1]
        at -= 1
    out[at] = kind
    s.surplus = out


def settle(s: CbState, kind: i64) -> i64:
    """A tile comes to the first free space of its colour, or on top of another: NONE [CB-310]."""
    seat = s.seats - 1
    free = DUCHIES[s.duchy[seat]].of[COLOUR[kind]] & ~s.filled[seat]
    if free == 0:
        pile(s, kind)
        return NONE
    cell = lowest(free)
    s.tile[seat * CELLS + cell] = kind
    s.filled[seat] |= bit(cell)
    return cell
