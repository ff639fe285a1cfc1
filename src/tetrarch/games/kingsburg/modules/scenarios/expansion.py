"""Scenarios as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.modules.scenarios.ids import (
    ASK_GRANARY,
    DRAW_SCENARIO,
    DRAW_VALLEY,
)
from tetrarch.games.kingsburg.modules.scenarios.rules import Scenarios
from tetrarch.games.kingsburg.modules.scenarios.steps import ChooseLook, DrawScenario, DrawValley, Granary
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.ids import (
    ASK_LOOK,
)
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class ScenariosExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return Scenarios(rules)

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            DRAW_SCENARIO: DrawScenario(rules, 121, settings.scenario),
            ASK_GRANARY: Granary(rules, 255),
            DRAW_VALLEY: DrawValley(rules, 250),
            ASK_LOOK: ChooseLook(rules, 253),
        }


EXPANSION: Final = ScenariosExpansion()
