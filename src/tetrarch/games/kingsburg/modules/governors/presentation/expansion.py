"""Governors as people read of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tetrarch.core.engine.kernel import Decision
from tetrarch.games.kingsburg.modules.governors import ids
from tetrarch.games.kingsburg.modules.governors.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.kingsburg.presentation.expansions import ExpansionInfo
from tetrarch.games.kingsburg.presentation.names import GOVERNOR, TARGET
from tetrarch.games.kingsburg.presentation.terminal import draw_groups, translate
from tetrarch.games.kingsburg.presentation.text_arguments import thrown
from tetrarch.games.kingsburg.rules.ids import ADVISORS
from tetrarch.games.kingsburg.rules.state import KiState

SPACES = TARGET.names[ADVISORS:]  # the Politician's


class GovernorsInfo(ExpansionInfo):
    """Words, the Politician's spaces, and who governs."""

    steps = STEPS
    kinds = KINDS
    events = EVENTS

    def of_question(self, s: KiState, d: Decision) -> dict[str, object]:
        if d.step == ids.ASK_BID:
            return {"governor": GOVERNOR.name(s.named), "points": int(s.bid)}
        return {}

    def of_action(self, kind: int, a: int, b: int) -> dict[str, object]:
        if kind in (ids.DO_TURN, ids.DO_SET):
            return thrown(a, b)
        return {"number": a + 1} if kind == ids.DO_STEAL else {}

    def court_lines(self, v: Mapping[str, Any], colour: bool, lang: str) -> list[str]:
        """The Politician's spaces, where dice lie on them."""
        return [
            f"    {translate('place', lang, place=place, edition=v['edition'])}"
            + draw_groups(v["placed"][place], colour)
            for place in SPACES
            if place in v["placed"]
        ]

    def seat_text(self, v: Mapping[str, Any], seat: int, lang: str) -> str:
        governor = v["governors"][seat]
        return " " + translate("governor", lang, governor=governor) if governor else ""


EXPANSION = GovernorsInfo()
