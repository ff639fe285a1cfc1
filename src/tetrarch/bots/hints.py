"""Hints that say why: the best moves of a search, their chances, and what the rule of thumb likes in them."""

from __future__ import annotations

from dataclasses import dataclass
from math import log
from typing import Any

from tetrarch.bots.base import Budget
from tetrarch.bots.greedy import lead
from tetrarch.bots.mcts import MctsBot, Search, Settings, chance_of
from tetrarch.core.observe import Observation
from tetrarch.core.rng import Rng

RIVALS = "rivals"  # the part that others lose
LEAST = 0.05  # points that are worth a word


@dataclass(frozen=True)
class Reason:
    """What one part of the rule of thumb gains or loses by a move."""

    part: str
    points: float


@dataclass(frozen=True)
class Advice:
    """A move, the chance of winning that a search gives it, and the main reasons."""

    action: int
    chance: float
    reasons: tuple[Reason, ...]


def part_key(game: str, part: str) -> str:
    """The message that names a part."""
    return "hint-rivals" if part == RIVALS else f"{game}-part-{part}"


def explain(game: Any, s: Any, seat: int) -> list[tuple[str, float]]:
    """The parts of the rule of thumb by name; they add up to `game.evaluate(s, seat)`."""
    parts = [float(worth) for worth in game.worths(s, seat)]
    return list(zip(game.parts, parts + [0.0] * (len(game.parts) - len(parts)), strict=True))


def advise(observation: Observation, budget: Budget, seed: int, most: int = 3) -> list[Advice]:
    """The moves that a search tried most, the best first."""
    bot = MctsBot(seed)
    chosen = bot.choose(observation, budget)
    game, seat, root = observation.game, observation.seat, bot.root
    if not root.count:
        chance = chance_of(lead(game, observation.state, seat), game.margin)
        return [Advice(int(chosen), chance, because(observation, chosen))]
    ranked = sorted(range(len(root.actions)), key=lambda i: -root.visits[i])
    return [
        Advice(
            int(root.actions[i]),
            whole(root.value[i] / int(root.visits[i]), bot.ahead, game.margin),
            because(observation, int(root.actions[i])),
        )
        for i in ranked[:most]
        if root.visits[i]
    ]


def whole(gain: float, ahead: float, margin: float) -> float:
    """The chance of winning, from what a search thinks of a move and the lead that it began with."""
    gain = min(max(gain, 1e-6), 1 - 1e-6)
    return chance_of(ahead + margin * log(gain / (1 - gain)), margin)


def because(observation: Observation, action: int) -> tuple[Reason, ...]:
    """The parts in which the position changes most."""
    game, seat, before = observation.game, observation.seat, observation.state
    after = before.clone()
    game.apply(after, action)
    Search(game, Rng(0), Settings()).finish(after, seat)
    gains = {name: -worth for name, worth in explain(game, before, seat)}
    for name, worth in explain(game, after, seat):
        gains[name] += worth
    gains[RIVALS] = lead(game, after, seat) - lead(game, before, seat) - sum(gains.values())
    found = [Reason(name, round(gain, 2)) for name, gain in gains.items() if abs(gain) >= LEAST]
    return tuple(sorted(found, key=lambda reason: -abs(reason.points))[:3])
