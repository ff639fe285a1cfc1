"""One step of look-ahead with the game's heuristic."""

from math import exp

from librt.vecs import append, vec
from mypy_extensions import i64

from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.kernel import Game, State
from tetrarch.core.engine.observation import Observation

MAX_POSITIONS: i64 = 200_000  # positions that a choice may look at: long chains of effects are more than that


def best_lead(
    game: Game[State], s: State, seat: i64, max_positions: i64, profiles: Profiles = TODAY
) -> float:
    """The best lead to be had from a position, looking through questions that only finish an action.

    `max_positions` is about how many positions it may look at. Where that is too few, a question stays open.
    """
    if max_positions < 1 or game.asked(s) != seat or not game.steps[s.stack[-1].step].finishes_action:
        return profiles.leads(game, s, seat)[seat]
    best = -1e9
    xs = game.legal(s)
    for x in xs:
        t = s.clone()
        game.apply(t, x)
        value = best_lead(game, t, seat, max_positions // len(xs), profiles)
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
            most = MAX_POSITIONS // len(xs)
            odds = append(odds, best_lead(game, t, observation.seat, most, self.profiles))
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

    def __init__(self, seed: i64 = 0, profiles: Profiles = TODAY) -> None:
        super().__init__(seed)
        self.profiles: Profiles = profiles

    def choose(self, observation: Observation, budget: Budget) -> i64:
        game = observation.game
        best = -1e9
        chosen: i64 = -1
        ties: i64 = 0
        xs = game.legal(observation.state)
        for x in xs:
            t = observation.state.clone()
            game.apply(t, x)
            value = best_lead(game, t, observation.seat, MAX_POSITIONS // len(xs), self.profiles)
            if value > best + 1e-9:
                best, chosen, ties = value, x, 1
            elif value > best - 1e-9:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = x
        return chosen
