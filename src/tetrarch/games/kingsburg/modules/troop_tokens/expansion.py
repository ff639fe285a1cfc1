"""Troop tokens as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.modules.troop_tokens.ids import (
    ASK_TROOPS,
)
from tetrarch.games.kingsburg.modules.troop_tokens.rules import ChooseTroops, TroopTokens
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class TroopTokensExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return TroopTokens()

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            ASK_TROOPS: ChooseTroops(rules, 227, group=True),
        }


EXPANSION: Final = TroopTokensExpansion()
