"""What all questions of Council of Four have in common."""

from mypy_extensions import i64

from tetrarch.core.engine.kernel import Step
from tetrarch.games.council_of_four.rules.state import CfState
from tetrarch.games.council_of_four.rules.variants import RuleVariants


class CfStep(Step[CfState]):
    """A question of Council of Four; it knows the variants that are played."""

    def __init__(self, variants: RuleVariants, ruling: i64, finishes_action: bool = False) -> None:
        super().__init__()
        self.variants: RuleVariants = variants
        self.ruling = ruling
        self.finishes_action = finishes_action
