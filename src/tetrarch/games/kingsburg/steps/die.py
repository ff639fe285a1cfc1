"""A single die."""

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.core.kernel import Decision
from tetrarch.core.rng import Rng
from tetrarch.games.kingsburg.ids import BY_DIE
from tetrarch.games.kingsburg.rules import KiStep
from tetrarch.games.kingsburg.state import KiState


class DieStep(KiStep):
    """What does a die show? `apply` says what comes of it; operand 0 is a 1."""

    def legal(self, s: KiState, d: Decision) -> vec[i64]:
        out = vec[i64](capacity=6)
        for face in range(i64(6)):
            out = append(out, BY_DIE | face << 8)
        return out

    def odds(self, s: KiState, d: Decision) -> vec[i64]:
        return vec[i64]([1] * 6)

    def sample(self, s: KiState, d: Decision, rng: Rng) -> i64:
        return BY_DIE | rng.below(6) << 8
