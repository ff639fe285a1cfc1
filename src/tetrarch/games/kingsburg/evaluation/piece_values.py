"""What goods, advisors, buildings and governors are worth to Kingsburg's bots, in points."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.match.game_data import weights
from tetrarch.games.kingsburg.rules.ids import (
    ADVISORS,
    BUILDINGS,
    GAINS,
    GOODS,
    KINDS,
    LOOK,
    PLACES,
    PLUS2,
    RACES,
    SOLDIER,
    VP,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import (
    ADVISOR_CHOICES,
    ADVISOR_EXCHANGES,
    ADVISOR_PRICES,
    ADVISOR_ROWS,
    BUNDLES_OF,
    STRENGTH_VS,
)

# what things are worth in points while there is time to use them: places in the weights
GOOD: Final = 0
BEYOND: Final = 1  # a good more than can be spent
TOKEN: Final = 2
ENVOY: Final = 3
AID: Final = 4
LOOK_VALUE: Final = 5
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
    "good beyond token envoy aid look strength free_choice rivalry ready missing spent strongest_share "
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


def gains_value(w: vec[float], rows: vec[i64], at: i64, soldier: float) -> float:
    """A row of gains in points."""
    value = float(rows[at + VP]) + w[TOKEN] * float(rows[at + PLUS2]) + soldier * float(rows[at + SOLDIER])
    for good in range(i64(GOODS)):
        value += w[GOOD] * float(rows[at + good])
    return value


def chosen_goods(w: vec[float], choices: i64) -> float:
    """How many goods one may choose, a free choice counting more."""
    for n in range(i64(1), i64(4)):
        if choices & BUNDLES_OF[n] != 0:
            return float(n) * (w[FREE_CHOICE] if choices & BUNDLES_OF[n] == BUNDLES_OF[n] else 1.05)
    return 0.0


def advisor_values(w: vec[float]) -> vec[float]:
    """What the printed help of each advisor is value, without its soldiers."""
    out = vec[float]()
    for place in range(i64(ADVISORS)):
        value = gains_value(w, ADVISOR_ROWS, place * GAINS, 0.0)
        value += w[GOOD] * chosen_goods(w, ADVISOR_CHOICES[place])
        value += w[LOOK_VALUE] * float(ADVISOR_ROWS[place * GAINS + LOOK]) - float(ADVISOR_PRICES[place])
        if ADVISOR_EXCHANGES[place * GOODS * KINDS] != 0:
            value += w[GOOD] * w[FREE_CHOICE]
        out = append(out, value)
    return out


class PieceValues:
    """The weights, and what the help of places is worth by them."""

    def __init__(self, w: vec[float], expansions: "list[ModuleValues]") -> None:
        self.w: vec[float] = w
        self.advisor: vec[float] = advisor_values(w)
        self.covered: vec[float] = vec[float]([0.0] * ADVISORS)  # by tiles that modules lay
        self.private: vec[float] = vec[float]([0.0] * (PLACES - ADVISORS))  # spaces that modules add
        self.expansions: list[ModuleValues] = expansions
        for expansion in expansions:
            expansion.fill_in(self)


class ModuleValues:
    """What a module adds to the evaluation. Every default adds nothing."""

    def fill_in(self, k: PieceValues) -> None:
        """Enter what the help of places is worth that the module changes."""

    def set_up_value(self, k: PieceValues, s: KiState, seat: i64) -> float:
        """Before the first year: the value of what was chosen, or is about to be."""
        return 0.0


def place_value(k: PieceValues, s: KiState, place: i64, soldier: float) -> float:
    """The value of a place's help."""
    if place >= ADVISORS:
        return k.private[place - ADVISORS]
    if s.covered >> place & 1:
        return k.covered[place]
    return k.advisor[place] + soldier * float(ADVISOR_ROWS[place * GAINS + SOLDIER])
