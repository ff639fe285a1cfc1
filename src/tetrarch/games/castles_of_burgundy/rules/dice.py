"""Dice and workers: how far a die can be shifted, and what that costs."""

from mypy_extensions import i64

from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.tables import COLOUR, DISTANCE, NEAR
from tetrarch.games.castles_of_burgundy.rules.tiles.monasteries import (
    FREE_STEP_PLACING,
    FREE_STEP_TAKING,
    LONG_STEPS,
    STEP,
    best,
)


def steps(s: CbState, seat: i64, free: i64) -> i64:
    """How far a seat's workers can shift a die, free steps included; more than NEAR is of no use [CB-44]."""
    workers = s.workers[seat]
    if s.powers[seat] & LONG_STEPS != 0:
        workers *= best(s, seat, LONG_STEPS, STEP, 1)
    return min(i64(NEAR), workers + free)


def cost(s: CbState, seat: i64, die: i64, value: i64, free: i64) -> i64:
    """The fewest workers that make one value of another; any value of a free die [CB-45, CB-106, CB-111]."""
    far = max(i64(0), DISTANCE[die * 7 + value] - free)
    if s.powers[seat] & LONG_STEPS == 0:
        return far
    step = best(s, seat, LONG_STEPS, STEP, 1)
    return (far + step - 1) // step


def free_take(s: CbState, seat: i64) -> i64:
    """The free step of a seat that takes a tile with a die [CB-110]."""
    return 1 if s.powers[seat] & FREE_STEP_TAKING != 0 else 0


def free_place(s: CbState, seat: i64, kind: i64) -> i64:
    """The free step of a seat that places a tile with a die [CB-107 to CB-109]."""
    return 1 if s.powers[seat] & FREE_STEP_PLACING[COLOUR[kind]] != 0 else 0
