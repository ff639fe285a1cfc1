"""What an expansion may add to this game besides the hooks of every module. Every default does nothing."""

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import Module, Step
from tetrarch.games.castles_of_burgundy.evaluation.heuristic import Appraiser
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class Expansion(Module[CbState]):
    """One expansion in play: its steps, what it lays out, how the game is won and judged with it."""

    def __init__(self, variants: RuleVariants) -> None:
        super().__init__()
        self.variants: RuleVariants = variants
        self.at_any_time: bool = False  # it offers actions whenever a seat is asked in its own turn
        self.automaton: bool = False  # it has the last seat

    def steps(self) -> list[tuple[int, Step[CbState]]]:
        """Its questions by number; one with a number of the base game stands in for that."""
        return []

    def sides(self, seats: i64) -> list[int]:
        """The side that each seat plays for, where not every seat plays for itself."""
        return []

    def appraiser(self) -> Appraiser | None:
        """What it adds to the heuristic."""
        return None

    def lay_out(self, s: CbState) -> None:
        """Fill its fields of a position before anything is drawn."""

    def equip(self, s: CbState) -> None:
        """Give seats what they start with, after the base game has."""

    def goes_first(self) -> bool:
        """Whether an automaton begins."""
        return False

    def result(self, s: CbState) -> vec[float]:
        """What the game is worth for each seat, if not by points: 1 is a victory."""
        return vec[float]()

    def terms(self, s: CbState, seat: i64) -> vec[float]:
        """How the heuristic judges a position, if not as in the base game."""
        return vec[float]()
