"""The fields of alternative rows, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import name_set
from tetrarch.core.position.rows import per_seat
from tetrarch.games.kingsburg.presentation.names import ROW

ROWS = (
    per_seat("alternate", "rows that a seat has replaced", name_set(ROW), shared=True, key="rows"),
    per_seat("strips", "alternative rows that a seat has drawn", name_set(ROW), shared=True),
)
