"""Scenarios as people read of them."""

from __future__ import annotations

from tetrarch.games.kingsburg.modules.scenarios import ids
from tetrarch.games.kingsburg.modules.scenarios.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.kingsburg.presentation.expansions import ExpansionInfo
from tetrarch.games.kingsburg.presentation.text_arguments import amounts


class ScenariosInfo(ExpansionInfo):
    """Their words."""

    steps = STEPS
    kinds = KINDS
    events = EVENTS

    def of_action(self, kind: int, a: int, b: int) -> dict[str, object]:
        return amounts(a) if kind == ids.DO_KEEP else {}


EXPANSION = ScenariosInfo()
