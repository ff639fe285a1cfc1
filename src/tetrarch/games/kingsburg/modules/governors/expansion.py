"""Governors as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.evaluation.piece_values import ModuleValues
from tetrarch.games.kingsburg.modules.governors.evaluation import GovernorValues
from tetrarch.games.kingsburg.modules.governors.ids import (
    ASK_BID,
    ASK_BLESSING,
    ASK_GOVERNOR,
    ASK_OPEN,
    ASK_SET,
    ASK_SORCERY,
    ASK_STEAL,
    ASK_TURN,
    DEAL_GOVERNOR,
    DRAW_OFFER,
)
from tetrarch.games.kingsburg.modules.governors.rules import Governors
from tetrarch.games.kingsburg.modules.governors.steps import (
    AskBlessing,
    Bid,
    ChooseGovernor,
    DealGovernor,
    LayOut,
    OpenAuction,
    SetDice,
    Sorcery,
    Steal,
    TurnDice,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class GovernorsExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return Governors(rules, settings.auction)

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            ASK_BLESSING: AskBlessing(rules, 186),
            DEAL_GOVERNOR: DealGovernor(rules, 169),
            ASK_GOVERNOR: ChooseGovernor(rules, 169, group=True),
            DRAW_OFFER: LayOut(rules, 170),
            ASK_OPEN: OpenAuction(rules, 170),
            ASK_BID: Bid(rules, 170),
            ASK_STEAL: Steal(rules, 173),
            ASK_TURN: TurnDice(rules, 189, True),
            ASK_SET: SetDice(rules, 179, True),
            ASK_SORCERY: Sorcery(rules, 188),
        }

    def values(self) -> ModuleValues:
        return GovernorValues()


EXPANSION: Final = GovernorsExpansion()
