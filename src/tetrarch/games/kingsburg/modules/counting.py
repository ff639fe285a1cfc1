"""What several modules count in a province."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingsburg.ids import BOOST_LEAST, BOOSTED, BUILDINGS, COLUMNS
from tetrarch.games.kingsburg.state import KiState
from tetrarch.games.kingsburg.tables import changed

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


def boost(s: KiState, seat: i64, n: i64) -> None:
    """More strength, or less, for this winter's battle."""
    s.boost = changed(s.boost, seat, s.boost[seat] + n)
    s.emit(BOOSTED, seat, s.boost[seat] - BOOST_LEAST)
