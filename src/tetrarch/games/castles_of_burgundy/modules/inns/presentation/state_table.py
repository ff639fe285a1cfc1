"""The fields of the inns, and how they stand in JSON."""

from __future__ import annotations

from tetrarch.core.position.codecs import whole
from tetrarch.core.position.rows import int_field
from tetrarch.core.position.state_table import JsonEntry
from tetrarch.games.castles_of_burgundy.presentation.positions.expansion import ExpansionPosition
from tetrarch.games.castles_of_burgundy.presentation.positions.supplies import MAX_INNS
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class InnsPosition(ExpansionPosition):
    """Inns lie beside the black depot."""

    def black_problem(self, kind: int) -> str:
        return "" if kind != ids.INN else "inns lie beside the black depot: see 'inns' [CB-163]"

    def tiles_kept(self, s: CbState) -> list[int]:
        return [ids.INN] * int(s.inns)


ROWS = (
    int_field("inns", "beside the black depot", codec=whole(0, MAX_INNS), default=0),
    JsonEntry("inns_left", lambda s: int(s.bag[ids.INN])),  # read with the supply
)
POSITION = InnsPosition()
