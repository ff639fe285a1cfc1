"""How good a position looks for a seat, by rule of thumb."""

from mypy_extensions import i64

from tetrarch.games.kingsburg.rules import Rules
from tetrarch.games.kingsburg.scoring import points_at_end
from tetrarch.games.kingsburg.state import KiState


def evaluate(rules: Rules, s: KiState, seat: i64) -> float:
    """Points expected at the end."""
    return float(points_at_end(rules, s, seat))
