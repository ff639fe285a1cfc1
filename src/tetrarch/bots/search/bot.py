"""What a bot is, and how much it may think."""

from mypy_extensions import i64, mypyc_attr

from tetrarch.core.engine.observation import Observation
from tetrarch.core.engine.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Budget:
    """How long a search may go on: a number of iterations. A clock is kept outside, in a subclass."""

    def __init__(self, iterations: i64 = 1000) -> None:
        self.iterations: i64 = iterations

    def more(self, done: i64) -> bool:
        """Whether another iteration may begin after `done` of them."""
        return done < self.iterations

    def left(self, done: i64) -> i64:
        """How many more iterations there will be, or about that."""
        return self.iterations - done


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses a legal answer to the question that an observation shows. Subclass it in plain Python."""

    def __init__(self, seed: i64 = 0) -> None:
        self.rng: Rng = Rng(seed)

    def choose(self, observation: Observation, budget: Budget) -> i64:
        raise NotImplementedError


class RandomBot(Bot):
    """Any legal answer, each as likely as the next."""

    def choose(self, observation: Observation, budget: Budget) -> i64:
        xs = observation.game.legal(observation.state)
        return xs[self.rng.below(len(xs))]
