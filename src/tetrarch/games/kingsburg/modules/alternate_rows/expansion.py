"""Alternative rows as an expansion of the base game."""

from typing import Final

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.evaluation.piece_values import ModuleValues
from tetrarch.games.kingsburg.modules.alternate_rows.evaluation import RowValues
from tetrarch.games.kingsburg.modules.alternate_rows.ids import (
    ASK_ARMORY,
    ASK_DRAFT,
    ASK_ROWS,
    DRAW_STRIP,
    ROLL_MACHINES,
)
from tetrarch.games.kingsburg.modules.alternate_rows.rules import AlternateRows
from tetrarch.games.kingsburg.modules.alternate_rows.steps import (
    DraftStrip,
    DrawStrip,
    LayRows,
    PayArmory,
    RollMachines,
)
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.expansion import Expansion
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class AlternateRowsExpansion(Expansion):
    """Hooks, questions and values of the module."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        return AlternateRows(rules, settings.draft)

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        return {
            DRAW_STRIP: DrawStrip(rules, 135),
            ASK_ROWS: LayRows(rules, 139, group=True),
            ASK_DRAFT: DraftStrip(rules, 137),
            ROLL_MACHINES: RollMachines(rules, 155),
            ASK_ARMORY: PayArmory(rules, 153, True),
        }

    def values(self) -> ModuleValues:
        return RowValues()


EXPANSION: Final = AlternateRowsExpansion()
