"""Whims at court as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.evaluation.piece_values import ModuleValues
from tetrarch.games.kingsburg.modules.whims.evaluation import WhimValues
from tetrarch.games.kingsburg.modules.whims.ids import (
    ASK_GIVE,
    ASK_NAME,
    ASK_PICK,
    ASK_WHIM,
    DRAW_LOT,
    DRAW_WHIM,
    RESTORE,
)
from tetrarch.games.kingsburg.modules.whims.rules import Whims
from tetrarch.games.kingsburg.modules.whims.steps import (
    ChooseWhim,
    DrawLot,
    DrawWhim,
    GiveGood,
    NameGood,
    PickItem,
    Restore,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class WhimsExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return Whims(rules, settings.restoration)

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            DRAW_WHIM: DrawWhim(rules, 230),
            DRAW_LOT: DrawLot(rules, 238),
            ASK_WHIM: ChooseWhim(rules, 230),
            ASK_NAME: NameGood(rules, 236),
            ASK_PICK: PickItem(rules, 247),
            ASK_GIVE: GiveGood(rules, 248),
            RESTORE: Restore(rules, 231),
        }

    def values(self) -> ModuleValues:
        return WhimValues()


EXPANSION: Final = WhimsExpansion()
