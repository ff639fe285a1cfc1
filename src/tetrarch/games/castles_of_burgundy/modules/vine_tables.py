"""Double tiles and the vineyard board as tables."""

from typing import Any, Final

from mypy_extensions import i64

from tetrarch.core.bits import ints
from tetrarch.games.castles_of_burgundy.data import grape_names, vineyard
from tetrarch.games.castles_of_burgundy.ids import BEDS, GRAPES

EACH: Final = 4  # vine tiles of a colour [CB-259]
SHOP: Final = 3  # places of the shop, then come those of the depot
FIRST_LEVEL: Final = 0
SIDES: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))  # of a hex


def beds() -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = vineyard()["board"]["in_order"]
    return rows


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


def bonus_numbers() -> list[int]:
    """What lies under each hex, by the order of its names [CB-272]."""
    return [BONUS_NAMES.index(name) for row in beds() for name in row["bonuses"]]


def points_by_size() -> list[int]:
    """The points of an area of vines, which grow no more from 13 on [CB-278]."""
    table = vineyard()["points"]["by_size"]
    return [0] + [int(table[str(min(size, len(table)))]) for size in range(1, 2 * BEDS + 1)]


BONUS_NAMES: Final = (
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding_house",
    "bank",
    "town_hall",
    "watchtower",
    "castle",
    "double",
    "black",
)
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
DEPOT_SLOTS: Final = ints([0, 3, 3, 3, 6])  # by seats [CB-264]
SHOP_SLOTS: Final = ints([0, 1, 1, 3, 3])
PAIR_NAMES: Final = tuple(
    f"{grape_names()[a]}_{grape_names()[b]}" for a in range(GRAPES) for b in range(a, GRAPES)
)
LAID_NAMES: Final = tuple(f"{a}_{b}" for a in grape_names() for b in grape_names())


def first_number(seats: i64, slot: i64) -> i64:
    """The lower number of a place of the depot [CB-265]."""
    return slot + 1 if seats == 4 else 2 * slot + 1


def last_number(seats: i64, slot: i64) -> i64:
    return slot + 1 if seats == 4 else 2 * slot + 2
