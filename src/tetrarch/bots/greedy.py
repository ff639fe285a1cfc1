"""One step of look-ahead with the game's rule of thumb."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.bots.base import Bot, Budget
from tetrarch.core.kernel import Game, State
from tetrarch.core.observe import Observation


def lead(game: Game[State], s: State, seat: i64) -> float:
    """How far a seat's side is ahead of the best other one, by rule of thumb."""
    own = 0.0
    best = 0.0
    alone = True
    for other in range(game.seats):
        worth = game.evaluate(s, other)
        if game.side[other] == game.side[seat]:
            own += worth
        elif alone or worth > best:
            best = worth
            alone = False
    return own - best


def through(game: Game[State], s: State, seat: i64) -> float:
    """The best lead to be had from a position, looking through questions that only finish an action."""
    if game.asked(s) != seat or not game.steps[s.stack[-1].step].part:
        return lead(game, s, seat)
    best = -1e9
    for x in game.legal(s):
        t = s.clone()
        game.apply(t, x)
        worth = through(game, t, seat)
        if worth > best:
            best = worth
    return best


class SoftBot(Bot):
    """What looks good right after it, the better the likelier.

    What looks worse by `heat` times the lead that is nearly a win (`game.margin`) is e times rarer.
    """

    def __init__(self, seed: i64 = 0, heat: float = 1.0) -> None:
        super().__init__(seed)
        self.heat: float = heat

    def choose(self, observation: Observation, budget: Budget) -> i64:
        game = observation.game
        xs = game.legal(observation.state)
        odds = vec[float]()
        best = -1e9
        for x in xs:
            t = observation.state.clone()
            game.apply(t, x)
            odds = append(odds, through(game, t, observation.seat))
            best = max(best, odds[len(odds) - 1])
        total = 0.0
        for i in range(i64(len(xs))):
            odds[i] = exp((odds[i] - best) / (self.heat * game.margin))
            total += odds[i]
        left = total * float(self.rng.below(1 << 30)) / float(1 << 30)
        for i in range(i64(len(xs))):
            left -= odds[i]
            if left < 0.0:
                return xs[i]
        return xs[0]


class GreedyBot(Bot):
    """Whatever looks best right after it; between equals, chance."""

    def choose(self, observation: Observation, budget: Budget) -> i64:
        game = observation.game
        best = -1e9
        chosen: i64 = -1
        ties: i64 = 0
        for x in game.legal(observation.state):
            t = observation.state.clone()
            game.apply(t, x)
            worth = through(game, t, observation.seat)
            if worth > best + 1e-9:
                best, chosen, ties = worth, x, 1
            elif worth > best - 1e-9:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = x
        return chosen
