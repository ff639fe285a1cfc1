"""Bots by name: the ready ones, and those that people write themselves."""

from __future__ import annotations

import time
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from tetrarch.bots.base import Bot, Budget, RandomBot
from tetrarch.bots.greedy import GreedyBot
from tetrarch.bots.mcts import MctsBot
from tetrarch.core.errors import BadOption
from tetrarch.core.match import Match
from tetrarch.core.observe import observe
from tetrarch.core.rng import Rng

BOTS = {
    "random": "any legal move",
    "greedy": "the move that looks best right after it",
    "mcts": "tree search: mcts is 1,000 iterations, mcts:200 so many, mcts:0.5s half a second a move",
}


class Clock(Budget):
    """As many iterations as fit in a time."""

    def __init__(self, seconds: float) -> None:
        super().__init__(0)
        self.seconds = seconds
        self.end = 0.0

    def more(self, done: int) -> bool:
        if done == 0:
            self.end = time.monotonic() + self.seconds
        return time.monotonic() < self.end or done == 0


@dataclass
class Player:
    """A bot with its name and budget, ready to sit down."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, game: Any, state: Any, seat: int, rng: Rng) -> int:
        """The action chosen for a seat; the bot gets an observation, never the true position."""
        return int(self.bot.choose(observe(game, state, seat, rng), self.budget))


def make(spec: str, seed: int = 0) -> Player:
    """A bot by its name, `name:budget`, or `module:Class` for one's own."""
    name, _, rest = spec.partition(":")
    if name == "mcts":
        return Player(spec, MctsBot(seed), budget_of(spec, rest))
    if rest:
        return Player(spec, own(name, rest, seed), Budget())
    if name == "random":
        return Player(spec, RandomBot(seed), Budget())
    if name == "greedy":
        return Player(spec, GreedyBot(seed), Budget())
    raise BadOption(f"there is no bot {spec!r}: {', '.join(BOTS)}, or your own as module:Class")


def budget_of(spec: str, text: str) -> Budget:
    """1000 iterations, or 0.5s of time."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= 3600:
                return Clock(seconds)
        elif not text or int(text) > 0:
            return Budget(int(text or 1000))
    except ValueError:
        pass
    raise BadOption(f"bot {spec!r}: a budget is a number of iterations (mcts:500) or of seconds (mcts:0.5s)")


def own(module: str, name: str, seed: int) -> Bot:
    """A bot that somebody wrote: a subclass of `tetrarch.bots.base.Bot` in an importable module."""
    try:
        made = getattr(import_module(module), name)(seed)
    except (ImportError, AttributeError, TypeError) as err:
        raise BadOption(f"bot {module}:{name} cannot be made: {err}") from err
    if not isinstance(made, Bot):
        raise BadOption(f"bot {module}:{name} must be a subclass of tetrarch.bots.base.Bot")
    return made


def answer(match: Match, seat: int, player: Player, rng: Rng) -> int:
    """What a bot answers in a match."""
    return player.choose(match.game, match.state, seat, rng)
