"""One step of look-ahead with the game's rule of thumb."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.bots.base import Bot, Budget
from tetrarch.core.kernel import Game, State
from tetrarch.core.observe import Observation

NOTHING: Final = vec[float]([0.0] * 8)
LOOKS: i64 = 200_000  # positions that a choice may look at: long chains of effects are more than that


def leads(game: Game[State], s: State) -> vec[float]:
    """How far each seat's side is ahead of the best other one, by rule of thumb."""
    seats = game.seats
    sums = NOTHING[:seats]  # by side
    for seat in range(seats):
        sums[game.side[seat]] += game.evaluate(s, seat)
    out = NOTHING[:seats]
    for seat in range(seats):
        own = game.side[seat]
        best = -1e9
        for other in range(seats):
            if game.side[other] != own:
                best = max(best, sums[game.side[other]])
        out[seat] = sums[own] - best if best > -1e9 else sums[own]
    return out


def lead(game: Game[State], s: State, seat: i64) -> float:
    """How far a seat's side is ahead of the best other one."""
    return leads(game, s)[seat]


def through(game: Game[State], s: State, seat: i64, looks: i64) -> float:
    """The best lead to be had from a position, looking through questions that only finish an action.

    `looks` is about how many positions it may look at: where it is too few, a question is left as it stands.
    """
    if looks < 1 or game.asked(s) != seat or not game.steps[s.stack[-1].step].part:
        return lead(game, s, seat)
    best = -1e9
    xs = game.legal(s)
    for x in xs:
        t = s.clone()
        game.apply(t, x)
        worth = through(game, t, seat, looks // len(xs))
        if worth > best:
            best = worth
    return best


class SoftBot(Bot):
    """What looks good right after it, the better the likelier.

    What looks worse by `heat` times the points that a careless player overlooks is e times rarer.
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
            odds = append(odds, through(game, t, observation.seat, LOOKS // len(xs)))
            best = max(best, odds[len(odds) - 1])
        total = 0.0
        for i in range(i64(len(xs))):
            odds[i] = exp((odds[i] - best) / (self.heat * game.slip))
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
        xs = game.legal(observation.state)
        for x in xs:
            t = observation.state.clone()
            game.apply(t, x)
            worth = through(game, t, observation.seat, LOOKS // len(xs))
            if worth > best + 1e-9:
                best, chosen, ties = worth, x, 1
            elif worth > best - 1e-9:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = x
        return chosen
