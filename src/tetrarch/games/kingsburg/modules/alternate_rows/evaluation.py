"""What alternative rows are worth to bots."""

from mypy_extensions import i64

from tetrarch.core.engine.bits import lowest
from tetrarch.games.kingsburg.evaluation.piece_values import (
    BY_SEASON,
    BY_YEAR,
    MEAN_STRENGTH,
    STRENGTH,
    ModuleValues,
    PieceValues,
)
from tetrarch.games.kingsburg.modules.alternate_rows.steps import ROW_SETS
from tetrarch.games.kingsburg.rules.ids import (
    COLUMNS,
    PRINTED,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.tables import BUILDING_POINTS


class RowValues(ModuleValues):
    """Rows that a seat has laid, or is about to."""

    def set_up_value(self, k: PieceValues, s: KiState, seat: i64) -> float:
        value = 0.0
        rows = s.alternate[seat]
        if s.sealed[seat] >= 0 and s.strips[seat] != 0:
            rows = ROW_SETS[s.sealed[seat]]
        while rows != 0:
            value += row_value(k, lowest(rows))
            rows &= rows - 1
        return value


def row_value(k: PieceValues, row: i64) -> float:
    """How much better an alternative row is than the printed one."""
    value = 0.0
    for building in range(row * COLUMNS, row * COLUMNS + COLUMNS):
        strip = building + PRINTED
        value += float(BUILDING_POINTS[strip] - BUILDING_POINTS[building])
        value += 9.0 * (BY_SEASON[strip] - BY_SEASON[building]) + 3.0 * (BY_YEAR[strip] - BY_YEAR[building])
        value += 3.0 * k.w[STRENGTH] * (MEAN_STRENGTH[strip] - MEAN_STRENGTH[building])
    return 0.4 * value
