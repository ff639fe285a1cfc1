"""Destiny cards as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.modules.destiny.ids import (
    ASK_TAX,
    DRAW_DESTINY,
    ROLL_FATE,
)
from tetrarch.games.kingsburg.modules.destiny.rules import Destiny
from tetrarch.games.kingsburg.modules.destiny.steps import DrawDestiny, PayTax, RollFate
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class DestinyExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return Destiny(rules)

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            DRAW_DESTINY: DrawDestiny(rules, 196),
            ROLL_FATE: RollFate(rules, 206),
            ASK_TAX: PayTax(rules, 223),
        }


EXPANSION: Final = DestinyExpansion()
