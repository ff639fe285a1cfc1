"""Rules of thumb for Council of Four's bots."""

from mypy_extensions import i64

from tetrarch.games.council_of_four.rules import Readings
from tetrarch.games.council_of_four.scoring import total
from tetrarch.games.council_of_four.state import CfState


def evaluate(s: CfState, seat: i64, readings: Readings) -> float:
    """Points if the game ended now."""
    return float(total(s, seat, readings))
