"""Whims as people read of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tetrarch.core.match.vocabulary import Names
from tetrarch.games.kingsburg.modules.whims import ids
from tetrarch.games.kingsburg.modules.whims.presentation.vocabulary import EVENTS, KINDS, STEPS
from tetrarch.games.kingsburg.presentation.expansions import ExpansionInfo
from tetrarch.games.kingsburg.presentation.names import PAIR, SHARE


class WhimsInfo(ExpansionInfo):
    """Their words, and a sign where a tile lies."""

    steps = STEPS
    kinds = KINDS
    events = EVENTS

    def of_action(self, kind: int, a: int, b: int) -> dict[str, object]:
        if kind in (ids.DO_TWO, ids.DO_SHARE):
            return {"things": plain(PAIR if kind == ids.DO_TWO else SHARE, a)}
        if kind in (ids.DO_OPPONENT, ids.DO_GIVE):
            return {"number": (a if kind == ids.DO_OPPONENT else b) + 1}
        return {}

    def advisor_sign(self, v: Mapping[str, Any], number: int) -> str:
        return "~" if number in v["whims"] else ""


def plain(names: Names, which: int) -> str:
    """A name that sentences can tell from others: `gold_wood`."""
    return names.name(which).replace("+", "_")


EXPANSION = WhimsInfo()
