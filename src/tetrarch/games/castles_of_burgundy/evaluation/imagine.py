"""A position that a seat cannot tell from the true one."""

from mypy_extensions import i64

from tetrarch.core.engine.kernel import Decision, Game
from tetrarch.core.engine.rng import Rng
from tetrarch.games.castles_of_burgundy.rules.ids import ASK_SIDE, NONE
from tetrarch.games.castles_of_burgundy.rules.state import CbState


def imagine(g: Game[CbState], s: CbState, seat: i64, rng: Rng) -> CbState:
    """Nothing is hidden but answers of others that are not yet shown; they become any answers [CB-11]."""
    t = s.clone()
    if len(s.stack) == 0 or not g.steps[s.stack[-1].step].group:
        return t
    step = s.stack[-1].step
    sealed = s.sealed[:]
    for other in range(s.seats):
        if other != seat and sealed[other] != NONE:
            x = g.steps[step].pick(s, Decision(step, other), rng) >> 8
            sealed[other] = x + 1 if step == ASK_SIDE else x
    t.sealed = sealed
    return t
