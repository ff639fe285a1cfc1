"""Troop tokens as people read of them."""

from __future__ import annotations

from tetrarch.games.kingsburg.modules.troop_tokens.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.kingsburg.presentation.expansions import ExpansionInfo


class TroopTokensInfo(ExpansionInfo):
    """Their words."""

    steps = STEPS
    kinds = KINDS
    events = EVENTS


EXPANSION = TroopTokensInfo()
