"""What a bot gets to see: the rules, its seat, and one imagined position; never the true one."""

from typing import Final

from mypy_extensions import i64

from tetrarch.core.engine.kernel import Game, State
from tetrarch.core.engine.rng import Rng

NOTHING: Final[dict[str, object]] = {}


class Observation:
    """A question put to a seat, as that seat knows it."""

    def __init__(self, game: Game[State], state: State, seat: i64) -> None:
        self.game: Game[State] = game
        self.state: State = state
        self.seat: i64 = seat

    def imagine(self, rng: Rng) -> State:
        """Another position that the seat cannot tell from this one, with its question on top."""
        return ask_seat(self.game, self.game.imagine(self.state, self.seat, rng), self.seat, rng)


def ask_seat(game: Game[State], s: State, seat: i64, rng: Rng) -> State:
    """Bring a seat's question to the top of a simultaneous choice: who is asked before it answers anyhow."""
    while game.asked(s) != seat:
        assert game.steps[s.stack[-1].step].group, "this seat is not asked"
        xs = game.legal(s)
        game.apply(s, xs[rng.below(len(xs))])
    return s


def observe(game: Game[State], s: State, seat: i64, rng: Rng) -> Observation:
    """An observation of the true position; a function of the seat's view and the generator alone."""
    if "evaluate" in getattr(game, "__dict__", NOTHING):  # compiled code would not hear of it
        raise TypeError("game.evaluate was set, which no search asks: set game.evaluator to an Evaluator")
    return Observation(game, ask_seat(game, game.imagine(s, seat, rng), seat, rng), seat)
