"""Steps that know Kingsburg's rules; all others derive from them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.engine.kernel import AUTO, Decision, Step
from tetrarch.core.engine.rng import Rng
from tetrarch.games.kingsburg.rules.common_rules import Rules
from tetrarch.games.kingsburg.rules.ids import CHANCE_DIE
from tetrarch.games.kingsburg.rules.state import KiState


class KiStep(Step[KiState]):
    """A step that knows the rules."""

    def __init__(self, rules: Rules, ruling: i64, part: bool = False, group: bool = False) -> None:
        super().__init__(ruling, group)
        self.rules: Rules = rules
        self.finishes_action = part

    def why(self, s: KiState, d: Decision, x: i64) -> i64:
        """What a wrong answer breaks is, in most questions, the ruling that they are about."""
        return self.ruling

    def for_all(self, s: KiState, step: i64) -> None:
        """Queue a step for every seat in turn order."""
        for k in range(s.seats - 1, -1, -1):
            s.push(step, AUTO, s.order[k])


class DieStep(KiStep):
    """What does a die show? `apply` says what comes of it; operand 0 is a 1."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=6)
        for face in range(i64(6)):
            out = append(out, CHANCE_DIE | face << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * 6)

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        return CHANCE_DIE | rng.below(6) << 8
