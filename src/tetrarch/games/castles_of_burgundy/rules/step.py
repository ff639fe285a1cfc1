"""What all questions know: how the table plays."""

from mypy_extensions import i64

from tetrarch.core.engine.kernel import Step
from tetrarch.games.castles_of_burgundy.rules.state import CbState


class RuleVariants:
    """How a table plays: who begins, and the readings of the rules that all modules may have to know."""

    def __init__(self, first: i64, people: i64, discard_anywhere: bool) -> None:
        self.first: i64 = first  # [CB-19]
        self.people: i64 = people  # seats that are asked: all but an automaton's
        self.discard_anywhere: bool = discard_anywhere  # [CB-52]

    def person(self, k: i64) -> i64:
        """The seats of people, clockwise from the one that begins."""
        return (self.first + k) % self.people


class CbStep(Step[CbState]):
    """A question of The Castles of Burgundy; it knows the readings."""

    def __init__(self, variants: RuleVariants, ruling: i64, part: bool = False, group: bool = False) -> None:
        super().__init__(ruling, group)
        self.variants: RuleVariants = variants
        self.finishes_action = part
