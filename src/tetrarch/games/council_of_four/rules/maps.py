"""The maps: metals, roads and the distances between cities, made once and shared by all positions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.games.council_of_four.data.components import side_metals, side_roads
from tetrarch.games.council_of_four.rules.ids import CITIES, EVERY_CITY, METALS, PURPLE, REGIONS, TILES
from tetrarch.games.council_of_four.rules.pieces import SIDES

MAX_ROADS: Final = 15  # more roads than any way of the king


class Board:
    """A map: one side of each region's board [CF-4]."""

    def __init__(self, sides: vec[i64]) -> None:
        self.sides: vec[i64] = sides
        self.metal: vec[i64] = vec[i64]()
        self.near: vec[i64] = vec[i64]([0] * CITIES)  # the cities that roads lead to, as a bit set
        self.group: vec[i64] = vec[i64]([0] * TILES)  # the cities that each bonus tile asks for
        self.roads: vec[i64] = vec[i64](
            [MAX_ROADS] * (CITIES * CITIES)
        )  # from city to city on a shortest way
        self.within: vec[i64] = vec[i64]([0] * (CITIES * (MAX_ROADS + 1)))  # cities that so many roads reach
        self.king: i64 = 0  # where he starts [CF-12]
        for region in range(i64(REGIONS)):
            self.add_region(region, sides[region])
        for city in range(i64(CITIES)):
            self.measure(city)

    def __reduce__(self) -> tuple[object, tuple[list[int]]]:
        return board_of_codes, ([int(side) for side in self.sides],)

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
        for roads in range(i64(MAX_ROADS + 1)):
            self.within[city * (MAX_ROADS + 1) + roads] = seen
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
            beside = self.near[here] & own & ~seen
            seen |= beside
            edge |= beside
        return seen


def all_boards() -> list[Board]:
    """One board for each choice of sides, the last region's changing first."""
    boards: list[Board] = []
    for code in range(SIDES * SIDES * SIDES):
        boards.append(Board(vec[i64]([code // (SIDES * SIDES), code // SIDES % SIDES, code % SIDES])))
    return boards


BOARDS: Final = all_boards()


def board_of_codes(codes: list[int]) -> Board:
    """The map in a pickled position."""
    return board_of(vec[i64](codes))


def board_of(sides: vec[i64]) -> Board:
    """The map of three sides; a side not yet known counts as the first."""
    code: i64 = 0
    for side in sides:
        code = code * SIDES + max(0, side)
    return BOARDS[code]
