"""One step of look-ahead with the game's heuristic."""

from math import exp
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.kernel import Game, State
from tetrarch.core.engine.observation import Observation

ZEROS: Final = vec[float]([0.0] * 8)
MAX_POSITIONS: i64 = 200_000  # positions that a choice may look at: long chains of effects are more than that


def leads(game: Game[State], s: State) -> vec[float]:
    """How far each seat's side is ahead of the best other one, by the heuristic."""
    seats = game.seats
    sums = ZEROS[:seats]  # by side
    for seat in range(seats):
        sums[game.side[seat]] += game.evaluate(s, seat)
    out = ZEROS[:seats]
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


def best_lead(game: Game[State], s: State, seat: i64, max_positions: i64) -> float:
    """The best lead to be had from a position, looking through questions that only finish an action.

    `max_positions` is about how many positions it may look at. Where that is too few, a question stays open.
    """
    if max_positions < 1 or game.asked(s) != seat or not game.steps[s.stack[-1].step].finishes_action:
        return lead(game, s, seat)
    best = -1e9
    xs = game.legal(s)
    for x in xs:
        t = s.clone()
        game.apply(t, x)
        value = best_lead(game, t, seat, max_positions // len(xs))
        if value > best:
            best = value
    return best


class SoftBot(Bot):
    """What looks good right after it, the better the likelier.

    What looks worse by `heat` times the points that a careless player overlooks is e times rarer.
    """

    def __init__(self, seed: i64 = 0, heat: float = 1.0, profiles: Profiles = TODAY) -> None:
        super().__init__(seed)
        self.heat: float = heat
        self.profiles: Profiles = profiles

    def choose(self, observation: Observation, budget: Budget) -> i64:
        game = observation.game
        xs = game.legal(observation.state)
        odds = vec[float]()
        best = -1e9
        for x in xs:
            t = observation.state.clone()
            game.apply(t, x)
            odds = append(odds, best_lead(game, t, observation.seat, MAX_POSITIONS // len(xs)))
            best = max(best, odds[len(odds) - 1])
        total = 0.0
        slip = self.profiles.of(game).slip
        for i in range(i64(len(xs))):
            odds[i] = exp((odds[i] - best) / (self.heat * slip))
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
            value = best_lead(game, t, observation.seat, MAX_POSITIONS // len(xs))
            if value > best + 1e-9:
                best, chosen, ties = value, x, 1
            elif value > best - 1e-9:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = x
        return chosen
