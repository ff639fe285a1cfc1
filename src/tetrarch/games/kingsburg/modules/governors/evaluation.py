"""What governors are worth to bots."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.evaluation.piece_values import ModuleValues, PieceValues, floats
from tetrarch.games.kingsburg.rules.state import KiState

GOVERNOR_VALUES: Final = floats("""
    2.0 4.5 4.5 4.5 3.5 6.0 4.0 4.0 3.5 5.5 2.0 3.5
    4.5 5.0 5.0 3.5 5.0 2.5 4.0 4.0 3.5 4.5 2.5 4.5
    """)
PRIVATE_VALUES: Final = floats("0.9 1.7 2.4")  # the Politician's spaces


class GovernorValues(ModuleValues):
    """A governor for the whole game."""

    def fill_in(self, k: PieceValues) -> None:
        for space in range(i64(len(PRIVATE_VALUES))):
            k.private[space] = PRIVATE_VALUES[space]

    def set_up_value(self, k: PieceValues, s: KiState, seat: i64) -> float:
        value = 0.0
        if s.governor[seat] >= 0:
            value += GOVERNOR_VALUES[s.governor[seat]]
        if s.bidder == seat:
            value += GOVERNOR_VALUES[s.named] - float(s.bid)
        if s.sealed[seat] >= 0 and s.hand[seat] != 0:
            value += GOVERNOR_VALUES[s.sealed[seat]]
        return value
