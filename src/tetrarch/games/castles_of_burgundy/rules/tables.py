"""Tiles, duchies and points as tables: made once and shared by all positions."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import bit, ints, lowest
from tetrarch.games.castles_of_burgundy.data.components import (
    area_points,
    areas,
    black_places,
    bonus_points,
    building_amounts,
    building_effects,
    counted_tiles,
    duchy_colours,
    duchy_numbers,
    fetched_colours,
    linked,
    monastery_effects,
    monastery_numbers,
    phase_points,
    sale_points,
    scored_buildings,
    scoring_monasteries,
    slot_colours,
    start_workers,
    territory_spaces,
    tile_animals,
    tile_colours,
    tile_heads,
    tile_monasteries,
    touching,
)
from tetrarch.games.castles_of_burgundy.data.files import number
from tetrarch.games.castles_of_burgundy.rules.ids import (
    ANY,
    BOARDS,
    BUILDING,
    CELLS,
    COLOURS,
    CRANE,
    DEPOTS,
    EFFECT_CRANE,
    EFFECT_WHITE_CASTLE,
    FIRST_MONASTERY,
    FIRST_SOLO,
    FIRST_TEAM,
    INN,
    MARKET,
    MONASTERIES,
    ONE_INN,
    PHASES,
    SLOTS,
    SOURCE_EXPANSIONS,
    SOURCE_M15,
    SOURCES,
    TERRITORY,
    TILES,
)

EVERY_CELL: Final = 0x1FFFFFFFFF
NEAR: Final = 3  # dice are at most three steps apart

COLOUR: Final = ints(tile_colours())  # of each kind of tile
COUNTED: Final = ints(counted_tiles())  # 1 for kinds of which there are components
ANIMAL: Final = ints(tile_animals())
HEADS: Final = ints(tile_heads())
NUMBER: Final = ints(tile_monasteries())  # of the monastery that a tile is
SCORED: Final = ints(scored_buildings())  # the building that each monastery scores
FETCHED: Final = ints(fetched_colours())  # the colours that each building lets take

# what the effects of buildings and of the castle are
OTHER_EFFECT: Final = 0  # a module knows it
TAKES_TILE: Final = 1
SELLS: Final = 2
GIVES_WORKERS: Final = 3
GIVES_SILVER: Final = 4
PLACES_TILE: Final = 5
GIVES_POINTS: Final = 6
GIVES_ACTION: Final = 7
EFFECT_NAMES: Final = (
    "take_tile sell_any_one_goods_type gain_workers gain_silver place_stored_tile gain_vp action"
).split()


def effects() -> list[int]:
    """What each building does, then the castle."""
    names = [*building_effects(), "action"]
    return [EFFECT_NAMES.index(name) + 1 if name in EFFECT_NAMES else OTHER_EFFECT for name in names]


EFFECT_OF: Final = ints(effects())
AMOUNT_OF: Final = ints([*building_amounts(), 0])  # workers, silver or points
POINTS_EACH: Final = ints(monastery_numbers("vp"))  # what each monastery pays at the end for each ...

# ... of these
FOR_BUILDINGS: Final = 1
FOR_KINDS_SOLD: Final = 2
FOR_ANIMALS: Final = 3
FOR_GOODS_SOLD: Final = 4
FOR_BONUS_TILES: Final = 5
COUNT_NAMES: Final = (
    "vp_per_building vp_per_sold_type vp_per_livestock_type vp_per_sold_tile vp_per_bonus_tile"
).split()
PAYS_FOR: Final = ints(
    [COUNT_NAMES.index(name) + 1 if name in COUNT_NAMES else 0 for name in monastery_effects()]
)


def sources() -> tuple[vec[i64], vec[i64]]:
    """The source of points of each monastery, and the monastery of each source; 0 for none."""
    source_of = vec[i64]([0] * MONASTERIES)
    monastery_of = vec[i64]([0] * SOURCES)
    source: i64 = SOURCE_M15
    for monastery in scoring_monasteries():
        source_of[monastery] = source
        monastery_of[source] = monastery
        source += 1
    assert source == SOURCE_EXPANSIONS
    return source_of, monastery_of


SOURCE_OF: Final = sources()[0]
MONASTERY_OF: Final = sources()[1]
SLOT_COLOURS: Final = ints(slot_colours())
BLACK_PLACES: Final = ints(black_places())
SALE: Final = ints(sale_points())
BONUS_POINTS: Final = ints(bonus_points())
AREA_POINTS: Final = ints(area_points())
PHASE_POINTS: Final = ints(phase_points())
# the first kind of each colour, and the kind after its last; the last entry is for all
FIRST_KIND: Final = ints([0, 1, 2, 3, FIRST_MONASTERY, MARKET, 0])
END_KIND: Final = ints([1, 2, 3, MARKET, INN, FIRST_MONASTERY, TILES])
STORAGE_SPACES: Final[i64] = number("players", "storage")
KINDS_OF_GOODS: Final[i64] = number("players", "goods_kinds")  # that a seat may store
START_SILVER: Final[i64] = number("players", "start", "silver")
START_GOODS: Final[i64] = number("players", "start", "goods")
START_WORKERS: Final = ints(start_workers())  # in the first turn order
WORKERS_TAKEN: Final[i64] = number("actions", "workers")
SALE_SILVER_EACH: Final[i64] = number("actions", "sale_silver")
BLACK_PRICE: Final[i64] = number("actions", "black_price")
POINTS_PER_GOOD: Final[i64] = number("final", "unsold_good")
POINTS_PER_SILVER: Final[i64] = number("final", "silver")
WORKERS_PER_POINT: Final[i64] = number("final", "workers_per_point")


def limits() -> vec[i64]:
    """The number of each kind of tile among those of which an area holds one; -1 for all others."""
    out = vec[i64]([-1] * TILES)
    for kind in range(i64(TILES)):
        if COLOUR[kind] == BUILDING:
            out[kind] = kind - MARKET
    assert out[CRANE] == EFFECT_CRANE and out[CRANE + 1] == EFFECT_WHITE_CASTLE
    out[INN] = ONE_INN
    return out


LIMIT: Final = limits()


def kinds_by_colour() -> vec[i64]:
    """The kinds of tiles of each colour, as bit sets."""
    out = vec[i64]([0] * (COLOURS + 1))
    for kind in range(i64(TILES)):
        out[COLOUR[kind]] |= bit(kind)
    return out


KINDS: Final = kinds_by_colour()


def fetched_kinds() -> vec[i64]:
    """The kinds of tiles that each building lets take, as bit sets."""
    out = vec[i64]()
    for colours in FETCHED:
        kinds: i64 = 0
        for colour in range(i64(COLOURS)):
            if colours >> colour & 1:
                kinds |= KINDS[colour]
        out = append(out, kinds)
    return out


FETCH: Final = fetched_kinds()


def slot_colour(seats: i64, phase: i64, slot: i64) -> i64:
    """The colour of a slot in the six depots, -1 if it is not in use [CB-27 to CB-31]."""
    return SLOT_COLOURS[((max(seats, i64(2)) - 2) * PHASES + phase) * DEPOTS * SLOTS + slot]


# dice: value 0 stands for a number of choice


def distances() -> vec[i64]:
    out = vec[i64]([0] * 49)
    for a in range(i64(1), i64(7)):
        for b in range(i64(1), i64(7)):
            steps = a - b if a > b else b - a
            out[a * 7 + b] = min(steps, 6 - steps)
    return out


DISTANCE: Final = distances()  # from value to value, in steps of one [CB-44]


def depots_within() -> vec[i64]:
    """The depots that so many steps reach from a value, as bit sets; goods likewise."""
    out = vec[i64]([0] * 28)
    for value in range(i64(7)):
        for steps in range(i64(NEAR + 1)):
            for depot in range(i64(DEPOTS)):
                if DISTANCE[value * 7 + depot + 1] <= steps:
                    out[value * 4 + steps] |= bit(depot)
    return out


DEPOTS_WITHIN: Final = depots_within()


def half_of(cells: list[int], first: int) -> i64:
    """Those of some cells that lie in one half of a board, as a bit set of that half."""
    found: i64 = 0
    for cell in cells:
        if (cell >= CELLS) == (first >= CELLS):
            found |= bit(i64(cell - first))
    return found


class Duchy:
    """One of the duchies, or half of a team's: cells by colour, number, area, neighbours [CB-3, CB-90]."""

    def __init__(self, number: int, first: int) -> None:
        self.colour: vec[i64] = vec[i64]()
        self.die: vec[i64] = vec[i64]()  # the number of each cell
        self.near: vec[i64] = vec[i64]([0] * CELLS)  # the cells beside each, as a bit set
        self.touch: vec[i64] = vec[i64]([0] * CELLS)  # those without rivers
        self.area: vec[i64] = vec[i64]([0] * CELLS)  # the area of each
        self.across: vec[i64] = vec[i64]([0] * CELLS)  # cells of the other half beside each [CB-215]
        self.beyond: vec[i64] = vec[i64]([0] * CELLS)  # the area's cells in the other half
        self.of: vec[i64] = vec[i64]([0] * (COLOURS + 1))  # the cells of each colour; ANY: all
        self.within: vec[i64] = vec[i64]([0] * 28)  # the cells that so many steps reach from a value
        if number > 0:
            self.draw(number, first)

    def draw(self, number: int, first: int) -> None:
        """Read the cells of a board from `first` on, those of one half."""
        other = CELLS - first
        colours = duchy_colours(number)
        last = len(colours) if first > 0 else CELLS
        self.colour = ints(colours[first:last])
        self.die = ints(duchy_numbers(number)[first:last])
        for at in range(first, last):
            cell = i64(at - first)
            self.near[cell] = half_of(linked(number)[at], first)
            self.touch[cell] = half_of(touching(number)[at], first)
            self.area[cell] = half_of(areas(number)[at], first)
            self.across[cell] = half_of(linked(number)[at], other)
            self.beyond[cell] = half_of(areas(number)[at], other)
            self.of[self.colour[cell]] |= bit(cell)
            self.of[ANY] |= bit(cell)
            for value in range(i64(7)):
                for steps in range(i64(NEAR + 1)):
                    if DISTANCE[value * 7 + self.die[cell]] <= steps:
                        self.within[value * 4 + steps] |= bit(cell)

    def joined(self, cell: i64, among: i64) -> i64:
        """The cells that hang together with a cell over some cells, itself included."""
        seen = bit(cell)
        edge = seen
        while edge != 0:
            here = lowest(edge)
            edge &= edge - 1
            found = self.touch[here] & among & ~seen
            seen |= found
            edge |= found
        return seen


def territory() -> Duchy:
    """The Châteauma's: as many cells of each colour, one colour after the other, without numbers [CB-287]."""
    found = Duchy(0, 0)
    cell: i64 = 0
    colour: i64 = 0
    for count in territory_spaces():
        for _ in range(count):
            found.of[colour] |= bit(cell)
            found.of[ANY] |= bit(cell)
            cell += 1
        colour += 1
    return found


def all_duchies() -> list[Duchy]:
    """By number, then the right halves of teams; 0 is one without a cell, for a seat that has none yet."""
    found = [Duchy(0, 0)]
    for board in range(1, BOARDS + 1):
        found.append(Duchy(board, 0) if board < TERRITORY else territory())
    for board in range(FIRST_TEAM, FIRST_SOLO):
        found.append(Duchy(board, CELLS))
    return found


DUCHIES: Final = all_duchies()
RIGHT: Final = BOARDS + 1 - FIRST_TEAM  # from the number of a team's duchy to that of its right half
