"""What monasteries do for the seat that has them: rows of the data, told apart by their effects.

Every effect is the bit set of the monasteries that have it, so a further one with a known effect is a row of
data alone. What several give is added up, or the best counts where a row names a total.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.bits import ints, lowest
from tetrarch.games.castles_of_burgundy.data.components import (
    free_shifts,
    monasteries_with,
    monastery_numbers,
)
from tetrarch.games.castles_of_burgundy.rules.state import CbState

DUPLICATE_BUILDINGS: Final[i64] = monasteries_with("allow_duplicate_buildings")
WORKERS_PER_MINE: Final[i64] = monasteries_with("workers_per_mine")
SILVER_ON_SALE: Final[i64] = monasteries_with("silver_on_sell")
WORKER_ON_SALE: Final[i64] = monasteries_with("worker_on_sell")
SECOND_DEPOT: Final[i64] = monasteries_with("second_depot_goods")
WORKERS_FOR_BUILDING: Final[i64] = monasteries_with("workers_for_building")
POINTS_PER_LIVESTOCK: Final[i64] = monasteries_with("bonus_per_scoring_tile")
LONG_STEPS: Final[i64] = monasteries_with("worker_step")
FREE_STEP_TAKING: Final[i64] = monasteries_with("free_shift_take")
FREE_STEP_PLACING: Final = ints(free_shifts())  # by the colour of the tile
SILVER_WITH_WORKERS: Final[i64] = monasteries_with("silver_on_worker_action")
MORE_WORKERS: Final[i64] = monasteries_with("workers_on_worker_action")

AMOUNT: Final = ints(monastery_numbers("amount"))  # of each monastery; 0 is none
TOTAL_SILVER: Final = ints(monastery_numbers("total_silver"))
TOTAL_WORKERS: Final = ints(monastery_numbers("total_workers"))
PRICE_IN_WORKERS: Final = ints(monastery_numbers("workers"))
STEP: Final = ints(monastery_numbers("step"))


def has(s: CbState, seat: i64, effect: i64) -> bool:
    """Whether a monastery with an effect works for a seat [CB-97]."""
    return s.powers[seat] & effect != 0


def total(s: CbState, seat: i64, effect: i64, numbers: vec[i64]) -> i64:
    """What all monasteries with an effect give a seat."""
    n: i64 = 0
    left = s.powers[seat] & effect
    while left != 0:
        n += numbers[lowest(left)]
        left &= left - 1
    return n


def best(s: CbState, seat: i64, effect: i64, numbers: vec[i64], usual: i64) -> i64:
    """The most that a monastery with an effect gives a seat; without one, what is usual."""
    n = usual
    left = s.powers[seat] & effect
    while left != 0:
        n = max(n, numbers[lowest(left)])
        left &= left - 1
    return n
