"""What goods, advisors, buildings and governors are worth to Kingsburg's bots, in points."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.weights import weights
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

# what things are worth in points while there is time to use them: places in the weights
GOOD: Final = 0
BEYOND: Final = 1  # a good more than can be spent
TOKEN: Final = 2
ENVOY: Final = 3
AID: Final = 4
LOOK_WORTH: Final = 5
STRENGTH: Final = 6  # one more in every later battle
FREE_CHOICE: Final = 7  # goods of choice against given ones
RIVALRY: Final = 8  # what others leave of the places that unplaced dice could reach
READY: Final = 9  # what the surplus of a building counts before it is built
MISSING: Final = 10  # for every good that it lacks
SPENT: Final = 11  # goods that one building takes
STRONGEST_SHARE: Final = 12
TROOPS: Final = 13
BUILT: Final = 14  # what buildings bring, against the tables below
PRIZE: Final = 15  # what a won battle brings, against what it pays
HARM: Final = 16  # what a lost one takes, against what it says
SURPLUS: Final = 17  # a building's promises, against the tables below, while it is planned
NAMES: Final = (
    "good beyond token envoy aid look_worth strength free_choice rivalry ready missing spent strongest_share "
    "troops built prize harm surplus"
).split()
WEIGHTS: Final = vec[float]([weight for weight in weights("kingsburg", NAMES)])


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


def gains_worth(w: vec[float], rows: vec[i64], at: i64, soldier: float) -> float:
    """A row of gains in points."""
    worth = float(rows[at + VP]) + w[TOKEN] * float(rows[at + PLUS2]) + soldier * float(rows[at + SOLDIER])
    for good in range(i64(GOODS)):
        worth += w[GOOD] * float(rows[at + good])
    return worth


def chosen_goods(w: vec[float], choices: i64) -> float:
    """How many goods one may choose, a free choice counting more."""
    for n in range(i64(1), i64(4)):
        if choices & BUNDLES_OF[n] != 0:
            return float(n) * (w[FREE_CHOICE] if choices & BUNDLES_OF[n] == BUNDLES_OF[n] else 1.05)
    return 0.0


def advisor_worths(w: vec[float]) -> vec[float]:
    """What the printed help of each advisor is worth, without its soldiers."""
    out = vec[float]()
    for place in range(i64(ADVISORS)):
        worth = gains_worth(w, ADVISOR_ROWS, place * GAINS, 0.0)
        worth += w[GOOD] * chosen_goods(w, ADVISOR_CHOICES[place])
        out = append(out, worth)
    out[ALCHEMIST] = w[GOOD] * w[FREE_CHOICE]
    out[GENERAL] += w[LOOK_WORTH]
    out[SMUGGLER] -= 1.0  # the point that is paid
    out[QUEEN] += w[LOOK_WORTH]
    return out


class Worths:
    """The weights, and what advisors are worth by them."""

    def __init__(self, w: vec[float]) -> None:
        self.w: vec[float] = w
        self.advisor: vec[float] = advisor_worths(w)


def place_worth(k: Worths, s: KiState, place: i64, soldier: float) -> float:
    """What the help of a place is worth."""
    if place >= ADVISORS:
        return PRIVATE_WORTH[place - ADVISORS]
    if s.covered >> place & 1:
        return WHIM_WORTH[place]
    return k.advisor[place] + soldier * float(ADVISOR_ROWS[place * GAINS + SOLDIER])
