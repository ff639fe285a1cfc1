"""Rows A and G as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.modules.extra_rows.ids import (
    ASK_KEEP_DIE,
    ROLL_ACADEMY,
)
from tetrarch.games.kingsburg.modules.extra_rows.rules import ExtraRows, KeepDie, RollAcademy
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class ExtraRowsExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return ExtraRows()

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            ROLL_ACADEMY: RollAcademy(rules, 133),
            ASK_KEEP_DIE: KeepDie(rules, 133),
        }


EXPANSION: Final = ExtraRowsExpansion()
