"""Alternative rows as people read of them."""

from __future__ import annotations

from tetrarch.games.kingsburg.modules.alternate_rows.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.kingsburg.presentation.expansions import ExpansionInfo


class AlternateRowsInfo(ExpansionInfo):
    """Their words."""

    steps = STEPS
    kinds = KINDS
    events = EVENTS


EXPANSION = AlternateRowsInfo()
