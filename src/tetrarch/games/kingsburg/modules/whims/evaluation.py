"""What whim tiles are worth to bots."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.evaluation.piece_values import ModuleValues, PieceValues, floats

WHIM_VALUES: Final = floats("1.0 1.4 0.8 0.9 0.8 1.1 1.6 1.6 1.8 1.7 2.4 2.2 3.6 3.2 2.6 5.0")


class WhimValues(ModuleValues):
    """A covered advisor is worth what its tile gives."""

    def fill_in(self, k: PieceValues) -> None:
        for place in range(i64(len(WHIM_VALUES))):
            k.covered[place] = WHIM_VALUES[place]
