"""What bots are tuned by: levels, search settings, profiles and weights, today's or a frozen line-up's.

A frozen line-up is a file in `data/frozen`. Bots play by it under its name (`frozen1:strong`), so that
progress is measured against the same opponents for ever. It is data: whoever changes the search or the terms
of a heuristic sees to it that these settings and weights still mean the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any

from librt.vecs import vec

from tetrarch.bots.levels import BY_ID, Level
from tetrarch.bots.networks import read_network
from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.bots.search.mcts import Settings
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.bot_profile import BotProfile
from tetrarch.core.engine.kernel import Evaluator
from tetrarch.core.engine.observation import Observation
from tetrarch.core.match.game_data import read_data

FROZEN = ("frozen1",)


@dataclass(frozen=True)
class Tuning:
    """How a line-up of bots searches and judges."""

    levels: Mapping[str, Level] = field(default_factory=lambda: BY_ID)
    search: Mapping[str, Any] = field(default_factory=dict)  # what differs from the defaults of `Settings`
    profiles: Profiles = TODAY
    weights: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # of a game's terms, by name
    evaluator: Evaluator | None = None  # instead of the terms

    def settings(self, deep: bool) -> Settings:
        return Settings(deep=deep, profiles=self.profiles, **self.search)

    def tuned(self, bot: Bot) -> Bot:
        """The bot, while it chooses, with rules that judge by this tuning."""
        return TunedBot(bot, self) if self.weights or self.evaluator is not None else bot

    @contextmanager
    def judging(self, game: Any) -> Iterator[None]:
        """Let a game's rules judge by these weights, or by the evaluator, for a while."""
        before = game.weights, game.evaluator
        if game.id in self.weights:
            by_name = self.weights[game.id]
            game.set_weights(vec[float]([by_name[name] for name in read_data(game.id, "weights")["weights"]]))
        game.evaluator = self.evaluator
        try:
            yield
        finally:
            game.set_weights(before[0])
            game.evaluator = before[1]


class TunedBot(Bot):
    """A bot that judges by a tuning of its own, wherever it is asked."""

    def __init__(self, bot: Bot, tuning: Tuning) -> None:
        super().__init__()
        self.bot = bot
        self.tuning = tuning

    def choose(self, observation: Observation, budget: Budget) -> int:
        with self.tuning.judging(observation.game):
            return int(self.bot.choose(observation, budget))


TODAYS = Tuning()


@cache
def frozen_tuning(name: str) -> Tuning:
    """The tuning of a frozen line-up."""
    folder = files(__package__).joinpath("data", "frozen")
    doc = json.loads(folder.joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return Tuning(
        {id: Level(id, **level) for id, level in doc["levels"].items()},
        doc["search"],
        Profiles({key: BotProfile(**profile) for key, profile in doc["profiles"].items()}),
        doc["weights"],
    )


def network_tuning(path: str) -> Tuning:
    """Today's tuning, with a network that judges one game."""
    layout, judge = read_network(path)
    return Tuning(profiles=Profiles(TODAY.profiles, {layout.game: judge}))
