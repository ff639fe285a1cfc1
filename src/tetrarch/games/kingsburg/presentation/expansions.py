"""Which expansions are there, the folders of `modules`, and what each adds for people to read."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import MappingProxyType
from typing import Any

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState

MODULES = "tetrarch.games.kingsburg.modules"
NOTHING: Mapping[int, Any] = MappingProxyType({})
# in the rulebook's order
EXPANSIONS = (
    "extra_rows",
    "alternate_rows",
    "governors",
    "destiny",
    "troop_tokens",
    "whims",
    "scenarios",
)


class ExpansionInfo:
    """What an expansion adds to texts and drawings. Every default adds nothing.

    One subclass an expansion, in `modules/<expansion>/presentation/expansion.py`; EXPANSION is its instance.
    """

    steps: Mapping[int, StepNames] = NOTHING
    kinds: Mapping[int, Kind] = NOTHING
    events: Mapping[int, EventNames] = NOTHING

    # further arguments for the words of its questions and actions

    def of_question(self, s: KiState, d: Decision) -> dict[str, object]:
        return {}

    def of_action(self, kind: int, a: int, b: int) -> dict[str, object]:
        return {}

    # drawing a view in a terminal

    def calendar_text(self, v: Mapping[str, Any], lang: str) -> str:
        """What stands behind the year and the invaders."""
        return ""

    def advisor_sign(self, v: Mapping[str, Any], number: int) -> str:
        """A sign beside an advisor."""
        return ""

    def court_lines(self, v: Mapping[str, Any], colour: bool, lang: str) -> list[str]:
        """What stands below the advisors."""
        return []

    def seat_text(self, v: Mapping[str, Any], seat: int, lang: str) -> str:
        """What stands behind the name of a seat."""
        return ""


def expansion_names() -> list[str]:
    """The names of the expansions whose folders are there, in the rulebook's order."""
    return [name for name in EXPANSIONS if find_spec(f"{MODULES}.{name}") is not None]


@cache
def installed() -> dict[str, Expansion]:
    """The expansions whose folders are there, in the rulebook's order."""
    out: dict[str, Expansion] = {}
    for name in expansion_names():
        expansion = import_module(f"{MODULES}.{name}.expansion").EXPANSION
        assert isinstance(expansion, Expansion)
        out[name] = expansion
    return out


@cache
def infos() -> list[ExpansionInfo]:
    """What the expansions whose folders are there add for people to read, in the rulebook's order."""
    found: list[ExpansionInfo] = []
    for name in expansion_names():
        info = import_module(f"{MODULES}.{name}.presentation.expansion").EXPANSION
        assert isinstance(info, ExpansionInfo)
        found.append(info)
    return found
