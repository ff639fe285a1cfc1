"""Destiny cards as people read of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tetrarch.games.kingsburg.modules.destiny.ids import DO_DEAL
from tetrarch.games.kingsburg.modules.destiny.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.kingsburg.presentation.expansions import ExpansionInfo
from tetrarch.games.kingsburg.presentation.terminal import translate


class DestinyInfo(ExpansionInfo):
    """Their words, and the card of the year."""

    steps = STEPS
    kinds = KINDS
    events = EVENTS

    def of_action(self, kind: int, a: int, b: int) -> dict[str, object]:
        """Modules belong to the second edition [KI-120]."""
        return {"edition": 2} if kind == DO_DEAL else {}

    def calendar_text(self, v: Mapping[str, Any], lang: str) -> str:
        return f". {translate('destiny', lang, destiny=v['destiny'])}" if v["destiny"] else ""


EXPANSION = DestinyInfo()
