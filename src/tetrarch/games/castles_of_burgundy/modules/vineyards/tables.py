"""Double tiles and the vineyard board as tables."""

from typing import Any, Final

from mypy_extensions import i64

from tetrarch.core.engine.bits import ints
from tetrarch.games.castles_of_burgundy.data.components import bonus_names, double_names, numbered
from tetrarch.games.castles_of_burgundy.data.files import vineyard
from tetrarch.games.castles_of_burgundy.rules.ids import BEDS, GRAPES

EACH: Final[i64] = int(vineyard()["vine_tiles"]["each"])  # vine tiles of a colour [CB-259]
PRICE: Final[i64] = int(vineyard()["price"])
STORAGE_SIZE: Final[i64] = int(vineyard()["storage"])  # spaces that a double tile takes [CB-266]
FIRST_LEVEL: Final[i64] = int(vineyard()["board"]["first_level"]) - 1  # where planting begins [CB-269]
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # of a hex


def beds() -> list[dict[str, Any]]:
    return numbered(vineyard()["board"]["in_order"])


def copies() -> list[int]:
    """How many tiles of each pair of colours there are [CB-260]."""
    counts = vineyard()["double_tiles"]
    pairs = [(a, b) for a in range(GRAPES) for b in range(a, GRAPES)]
    return [int(counts["same"] if a == b else counts["pair"]) for a, b in pairs]


def pair_numbers() -> list[int]:
    """The double tile of each ordered pair of colours."""
    pairs = [(a, b) for a in range(GRAPES) for b in range(a, GRAPES)]
    return [pairs.index((min(a, b), max(a, b))) for a in range(GRAPES) for b in range(GRAPES)]


def laid_ways() -> list[int]:
    """The ways to lay each double tile, as a bit set of ordered pairs."""
    numbers = pair_numbers()
    return [sum(1 << at for at, n in enumerate(numbers) if n == pair) for pair in range(max(numbers) + 1)]


def bed_mask(rows: list[dict[str, Any]], level: int) -> int:
    return sum(1 << at for at, row in enumerate(rows) if row["level"] == level)


def near_beds() -> list[int]:
    """The spaces beside each space, as a bit set [CB-269]."""
    return [sum(1 << (other - 1) for other in row["beside"]) for row in beds()]


def near_vines() -> list[int]:
    """The hexes beside each hex, as a bit set [CB-278]."""
    hexes = [(q, r) for row in beds() for q, r in row["hexes"]]
    return [
        sum(1 << hexes.index((q + dq, r + dr)) for dq, dr in SIDES if (q + dq, r + dr) in hexes)
        for q, r in hexes
    ]


def depot_places(seats: int) -> list[list[int]]:
    """The numbers of each place of the vineyard depot; alone it is as with two [CB-264]."""
    places: list[list[int]] = vineyard()["depot"]["slots"][str(max(2, seats))]
    return places


def shop_places(seats: int) -> int:
    return int(vineyard()["shop"]["slots"][str(max(2, seats))])


def depot_numbers(which: int) -> list[int]:
    """One of the numbers of each place, by seats: six places for each, some of them not in use."""
    rows = [[place[which] for place in depot_places(seats)] for seats in range(1, 5)]
    return [0] * 6 + [number for row in rows for number in (row + [0] * 6)[:6]]


def bonus_numbers() -> list[int]:
    """What lies under each hex, by the order of its names [CB-272]."""
    return [BONUS_NAMES.index(name) for row in beds() for name in row["bonuses"]]


def points_by_size() -> list[int]:
    """The points of an area of vines, which grow no more from 13 on [CB-278]."""
    table = vineyard()["points"]["by_size"]
    return [0] + [int(table[str(min(size, len(table)))]) for size in range(1, 2 * BEDS + 1)]


BONUS_NAMES: Final = bonus_names()
COPIES: Final = ints(copies())
PAIR: Final = ints(pair_numbers())  # by left * 6 + right
WAYS: Final = ints(laid_ways())
BED_DIE: Final = ints([int(row["number"]) for row in beds()])
BED_NEAR: Final = ints(near_beds())
BED_LEVEL: Final = ints([int(row["level"]) - 1 for row in beds()])
LEVEL_BEDS: Final = ints([bed_mask(beds(), level) for level in range(1, 6)])
BED_BONUS: Final = ints(bonus_numbers())
VINE_NEAR: Final = ints(near_vines())
VINE_POINTS: Final = ints(points_by_size())
DEPOT_SLOTS: Final = ints([0, *(len(depot_places(seats)) for seats in range(1, 5))])  # by seats [CB-264]
SHOP_SLOTS: Final = ints([0, *(shop_places(seats) for seats in range(1, 5))])
FIRST_NUMBER: Final = ints(depot_numbers(0))  # by seats and place, six of each [CB-265]
LAST_NUMBER: Final = ints(depot_numbers(-1))
PAIR_NAMES: Final = double_names()


def first_number(seats: i64, slot: i64) -> i64:
    """The lower number of a place of the depot [CB-265]."""
    return FIRST_NUMBER[seats * 6 + slot]


def last_number(seats: i64, slot: i64) -> i64:
    return LAST_NUMBER[seats * 6 + slot]
