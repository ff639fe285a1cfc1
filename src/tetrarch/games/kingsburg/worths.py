"""What goods, advisors, buildings and governors are worth to Kingsburg's bots, in points."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.games.kingsburg.ids import (
    ADVISORS,
    ALCHEMIST,
    BUILDINGS,
    GAINS,
    GENERAL,
    GOODS,
    PLUS2,
    QUEEN,
    RACES,
    SMUGGLER,
    SOLDIER,
    VP,
)
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import ADVISOR_CHOICES, ADVISOR_ROWS, BUNDLES_OF, STRENGTH_VS

# what things are worth in points while there is time to use them
GOOD: Final = 0.8
BEYOND: Final = 0.3  # a good more than can be spent
TOKEN: Final = 0.7
ENVOY: Final = 1.5
AID: Final = 0.9
LOOK_WORTH: Final = 0.15
STRENGTH: Final = 0.6  # one more in every later battle
FREE_CHOICE: Final = 1.15  # goods of choice against given ones
RIVALRY: Final = 0.75  # what others leave of the places that unplaced dice could reach
READY: Final = 0.75  # what the surplus of a building counts before it is built
MISSING: Final = 0.62  # for every good that it lacks
SPENT: Final = 5.0  # goods that one building takes
STRONGEST_SHARE: Final = 0.45
TROOPS: Final = 0.65


def floats(text: str) -> vec[float]:
    """A table of numbers."""
    out = vec[float]()
    for word in text.split():
        out = append(out, float(word))
    return out


# what buildings promise in each productive season, and each year, that is left: printed rows, then strips
BY_SEASON: Final = floats(
    """
    .20 .35 .30 .50   .03 .12 .00 .10   .22 .40 .85 .80   .00 .00 .00 .00   .00 .20 .00 .00
    .00 .20 .35 1.0   .00 .05 .00 .00
    .30 .25 .30 .50   .10 .15 .20 .00   .30 .40 .60 .80   .00 .25 .00 .00   .00 .05 .00 .00
    .00 .20 .60 .50   .00 .00 .00 .00
    """
)
BY_YEAR: Final = floats(
    """
    .00 .00 .00 .00   .00 .00 .00 .20   .00 .00 .00 .00   .00 .00 .60 .00   .00 .00 .40 .60
    .00 .00 .00 .00   .30 .30 .50 .60
    .00 .00 .00 .00   .00 .00 .00 .00   .00 .00 .00 .00   .40 .00 .50 .50   .50 .00 .30 .40
    .00 .00 .00 .00   .30 .40 .40 .50
    """
)
WHIM_WORTH: Final = floats("1.0 1.4 0.8 0.9 0.8 1.1 1.6 1.6 1.8 1.7 2.4 2.2 3.6 3.2 2.6 5.0")
PRIVATE_WORTH: Final = floats("0.9 1.7 2.4")
GOVERNOR_WORTH: Final = floats(
    """
    2.0 4.5 4.5 4.5 3.5 6.0 4.0 4.0 3.5 5.5 2.0 3.5
    4.5 5.0 5.0 3.5 5.0 2.5 4.0 4.0 3.5 4.5 2.5 4.5
    """
)


def mean_strengths() -> vec[float]:
    """What each building adds in battle, over all races."""
    out = vec[float]()
    for building in range(i64(BUILDINGS)):
        n: i64 = 0
        for race in range(i64(RACES)):
            n += STRENGTH_VS[building * RACES + race]
        out = append(out, float(n) / RACES)
    return out


MEAN_STRENGTH: Final = mean_strengths()


def gains_worth(rows: vec[i64], at: i64, soldier: float) -> float:
    """A row of gains in points."""
    worth = float(rows[at + VP]) + TOKEN * float(rows[at + PLUS2]) + soldier * float(rows[at + SOLDIER])
    for good in range(i64(GOODS)):
        worth += GOOD * float(rows[at + good])
    return worth


def chosen_goods(choices: i64) -> float:
    """How many goods one may choose, a free choice counting more."""
    for n in range(i64(1), i64(4)):
        if choices & BUNDLES_OF[n] != 0:
            return float(n) * (FREE_CHOICE if choices & BUNDLES_OF[n] == BUNDLES_OF[n] else 1.05)
    return 0.0


def advisor_worths() -> vec[float]:
    """What the printed help of each advisor is worth, without its soldiers."""
    out = vec[float]()
    for place in range(i64(ADVISORS)):
        worth = gains_worth(ADVISOR_ROWS, place * GAINS, 0.0) + GOOD * chosen_goods(ADVISOR_CHOICES[place])
        out = append(out, worth)
    out[ALCHEMIST] = GOOD * FREE_CHOICE
    out[GENERAL] += LOOK_WORTH
    out[SMUGGLER] -= 1.0  # the point that is paid
    out[QUEEN] += LOOK_WORTH
    return out


ADVISOR_WORTH: Final = advisor_worths()


def place_worth(s: KiState, place: i64, soldier: float) -> float:
    """What the help of a place is worth."""
    if place >= ADVISORS:
        return PRIVATE_WORTH[place - ADVISORS]
    if s.covered >> place & 1:
        return WHIM_WORTH[place]
    return ADVISOR_WORTH[place] + soldier * float(ADVISOR_ROWS[place * GAINS + SOLDIER])
