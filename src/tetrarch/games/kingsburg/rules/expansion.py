"""How an expansion joins the game. Each has a folder of `modules`, and the base game works without it."""

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.kingsburg.evaluation.piece_values import ModuleValues
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.state import KiState
from tetrarch.games.kingsburg.rules.variants import ModuleSettings


class Expansion:
    """What the folder of an expansion brings: `modules/<name>/expansion.py` has one as `EXPANSION`."""

    def module(self, rules: Rules, settings: ModuleSettings) -> Module[KiState]:
        """The hooks."""
        raise NotImplementedError

    def steps(self, rules: Rules, settings: ModuleSettings) -> dict[int, Step[KiState]]:
        """The questions, by their numbers."""
        raise NotImplementedError

    def values(self) -> ModuleValues:
        """What it adds to the evaluation."""
        return ModuleValues()
