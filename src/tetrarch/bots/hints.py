"""Hints: the best moves of a search, their chances, and the terms of the heuristic that speak for them."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Any

from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.mcts import MctsBot, Search, Settings, chance_of
from tetrarch.bots.search.network import lead
from tetrarch.bots.search.profiles import TODAY
from tetrarch.core.engine.observation import Observation
from tetrarch.core.engine.rng import Rng

RIVALS = "rivals"  # the term for what others lose
MIN_GAIN = 0.05  # points below which a reason is left out
# Chances this near are called equal: those of one move, in searches of a second with other seeds, have a
# standard deviation of 0.7 points of per cent in three games and 1.4 in Kingdom Builder.
NOISE = 0.02


@dataclass(frozen=True)
class Reason:
    """What one term of the heuristic gains or loses by a move."""

    term: str
    points: float


@dataclass(frozen=True)
class Advice:
    """A move, the chance of winning that a search gives it, and the main reasons."""

    action: int
    chance: float
    reasons: tuple[Reason, ...]
    equal: bool = True  # whether the search can't tell it from the best


def term_key(game: str, term: str) -> str:
    """The message that names a term."""
    return "hint-rivals" if term == RIVALS else f"{game}-part-{term}"


def explain(game: Any, s: Any, seat: int) -> list[tuple[str, float]]:
    """The terms of the heuristic by name; they add up to `game.evaluate(s, seat)`."""
    terms = [float(value) for value in game.evaluation_terms(s, seat)]
    return list(zip(game.term_names, terms + [0.0] * (len(game.term_names) - len(terms)), strict=True))


def advise(observation: Observation, budget: Budget, seed: int, most: int = 3) -> list[Advice]:
    """The moves that a search tried most, the best first."""
    bot = MctsBot(seed)
    chosen = bot.choose(observation, budget)
    game, seat, root = observation.game, observation.seat, bot.root
    margin = TODAY.of(game).margin
    if not root.count:
        chance = chance_of(lead(game, observation.state, seat), margin)
        return [Advice(int(chosen), chance, main_reasons(observation, chosen))]
    ranked = sorted(range(len(root.actions)), key=lambda i: -root.visits[i])
    tried = [i for i in ranked[:most] if root.visits[i]]
    chances = [win_chance(root.value[i] / int(root.visits[i]), bot.ahead, margin) for i in tried]
    return [
        Advice(
            int(root.actions[i]),
            chance,
            main_reasons(observation, int(root.actions[i])),
            abs(chances[0] - chance) <= NOISE,
        )
        for i, chance in zip(tried, chances, strict=True)
    ]


def win_chance(gain: float, ahead: float, margin: float) -> float:
    """The chance of winning, from what a search thinks of a move and the lead that it began with."""
    gain = min(max(gain, 1e-6), 1 - 1e-6)
    return chance_of(ahead + margin * log(gain / (1 - gain)), margin)


def main_reasons(observation: Observation, action: int) -> tuple[Reason, ...]:
    """The terms that a move changes most."""
    game, seat, before = observation.game, observation.seat, observation.state
    after = before.clone()
    game.apply(after, action)
    Search(game, Rng(0), Settings()).finish(after, seat)
    gains = {name: -value for name, value in explain(game, before, seat)}
    for name, value in explain(game, after, seat):
        gains[name] += value
    gains[RIVALS] = lead(game, after, seat) - lead(game, before, seat) - sum(gains.values())
    reasons = [Reason(name, round(gain, 2)) for name, gain in gains.items() if abs(gain) >= MIN_GAIN]
    return tuple(sorted(reasons, key=lambda reason: -abs(reason.points))[:3])
