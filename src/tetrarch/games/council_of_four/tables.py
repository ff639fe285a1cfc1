"""Maps, rewards and payments as tables: made once and shared by all positions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.bits import bit, ints, lowest
from tetrarch.games.council_of_four.data import (
    king_points,
    permit_cities,
    permit_rows,
    prices,
    side_metals,
    side_roads,
    space_rows,
    tile_points,
    token_rows,
)
from tetrarch.games.council_of_four.ids import (
    CITIES,
    EVERY_CITY,
    JOKER,
    KINDS,
    METALS,
    PURPLE,
    REGIONS,
    TILES,
)

FAR: Final = 15  # more roads than any way of the king


TOKEN_ROWS: Final = ints(token_rows())
PERMIT_ROWS: Final = ints(permit_rows())
SPACE_ROWS: Final = ints(space_rows())
PERMIT_CITIES: Final = ints(permit_cities())
TILE_POINTS: Final = ints(tile_points())
KING_POINTS: Final = ints(king_points())
PRICES: Final = ints(prices())


class Board:
    """One of the eight maps [CF-4]."""

    def __init__(self, sides: vec[i64]) -> None:
        self.metal: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]([0] * CITIES)  # the cities that roads lead to, as a bit set
        self.group: vec[i64] = vec[i64]([0] * TILES)  # the cities that each bonus tile asks for
        self.roads: vec[i64] = vec[i64]([FAR] * (CITIES * CITIES))  # from city to city on a shortest way
        self.within: vec[i64] = vec[i64]([0] * (CITIES * (FAR + 1)))  # cities that so many roads reach
        self.king: i64 = 0  # where he starts [CF-12]
        for region in range(i64(REGIONS)):
            self.add_region(region, sides[region])
        for city in range(i64(CITIES)):
            self.measure(city)

    def add_region(self, region: i64, side: i64) -> None:
        for metal in side_metals(region, side):
            city = i64(len(self.metal))
            self.metal = append(self.metal, i64(metal))
            self.group[METALS + region] |= i64(1) << city
            if metal == PURPLE:
                self.king = city
            else:
                self.group[metal] |= i64(1) << city
        for road in side_roads(region, side):
            a, b = i64(road[0]), i64(road[1])
            self.near[a] |= i64(1) << b
            self.near[b] |= i64(1) << a

    def measure(self, city: i64) -> None:
        """Roads from a city to all others."""
        seen = i64(1) << city
        for roads in range(i64(FAR + 1)):
            self.within[city * (FAR + 1) + roads] = seen
            grown = seen
            for other in range(i64(CITIES)):
                if seen >> other & 1:
                    self.roads[city * CITIES + other] = min(self.roads[city * CITIES + other], roads)
                    grown |= self.near[other]
            seen = grown
        assert seen == EVERY_CITY

    def net(self, city: i64, own: i64) -> i64:
        """The own cities that hang together with a city over own cities, itself included [CF-53]."""
        seen = i64(1) << city
        edge = seen
        while edge != 0:
            here = lowest(edge)
            edge &= edge - 1
            found = self.near[here] & own & ~seen
            seen |= found
            edge |= found
        return seen


def all_boards() -> list[Board]:
    return [Board(vec[i64]([code >> 2 & 1, code >> 1 & 1, code & 1])) for code in range(8)]


BOARDS: Final = all_boards()


def board_of(sides: vec[i64]) -> Board:
    """The map of three sides; a side not yet known counts as the first."""
    code: i64 = 0
    for side in sides:
        code = code * 2 + max(0, side)
    return BOARDS[code]


# Payments: all ways to lay down one to four cards, in the order of their numbers of white cards, of black
# ones and so on. SKIP says how many payments come before one that has `n` cards of a kind when `left` more
# cards could be laid.


def ways(kinds: i64, left: i64) -> i64:
    """In how many ways at most `left` cards of so many kinds can be laid."""
    if kinds == 0 or left == 0:
        return 1
    return ways(kinds - 1, left) + ways(kinds, left - 1)


def skips() -> vec[i64]:
    out = vec[i64]([0] * (KINDS * 25))
    for kind in range(i64(KINDS)):
        for left in range(i64(5)):
            before: i64 = 0
            for n in range(left + 1):
                out[kind * 25 + left * 5 + n] = before
                before += ways(KINDS - 1 - kind, left - n)
    return out


SKIP: Final = skips()


def counts() -> vec[i64]:
    """The cards of every payment: seven numbers each."""
    out = vec[i64]()
    total = ways(KINDS, 4) - 1
    for pay in range(total):
        rank = pay + 1
        left: i64 = 4
        for kind in range(i64(KINDS)):
            n: i64 = 0
            while n < left and SKIP[kind * 25 + left * 5 + n + 1] <= rank:
                n += 1
            rank -= SKIP[kind * 25 + left * 5 + n]
            left -= n
            out = append(out, n)
    return out


LAID: Final = counts()
PAYMENTS: Final = len(LAID) // KINDS


def size_of(pay: i64) -> i64:
    """How many cards a payment has."""
    n: i64 = 0
    for kind in range(i64(KINDS)):
        n += LAID[pay * KINDS + kind]
    return n


def sizes() -> vec[i64]:
    out = vec[i64]()
    for pay in range(i64(PAYMENTS)):
        out = append(out, size_of(pay))
    return out


SIZE: Final = sizes()


def coins_of(pay: i64) -> i64:
    """The coins that go with a payment: by its cards, and one for each joker [CF-35, CF-36]."""
    return PRICES[SIZE[pay]] + LAID[pay * KINDS + JOKER]


def permits_by_city() -> vec[i64]:
    out = vec[i64]([0] * CITIES)
    for permit in range(i64(len(PERMIT_CITIES))):
        for city in range(i64(CITIES)):
            if PERMIT_CITIES[permit] >> city & 1:
                out[city] |= bit(permit)
    return out


CITIES_PERMITS: Final = permits_by_city()  # the permits that name each city
