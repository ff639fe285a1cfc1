"""What is counted in a province: buildings of a column, whole rows."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.rules.ids import BUILDINGS, COLUMNS
from tetrarch.games.kingsburg.rules.state import KiState

WHOLE_ROW: Final = 15


def in_column(s: KiState, seat: i64, column: i64) -> i64:
    """How many buildings stand in a column."""
    n: i64 = 0
    for building in range(column, i64(BUILDINGS), i64(COLUMNS)):
        n += s.built[seat] >> building & 1
    return n


def complete_rows(s: KiState, seat: i64) -> i64:
    """How many rows have all four buildings."""
    n: i64 = 0
    for first in range(i64(0), i64(BUILDINGS), i64(COLUMNS)):
        n += i64(s.built[seat] >> first & WHOLE_ROW == WHOLE_ROW)
    return n
