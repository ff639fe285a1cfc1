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
from tetrarch.bots.search.mcts import Settings
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.bot_profile import BotProfile
from tetrarch.core.match.game_data import read_data

FROZEN = ("frozen1",)


@dataclass(frozen=True)
class Tuning:
    """How a line-up of bots searches and judges."""

    levels: Mapping[str, Level] = field(default_factory=lambda: BY_ID)
    search: Mapping[str, Any] = field(default_factory=dict)  # what differs from the defaults of `Settings`
    profiles: Profiles = TODAY
    weights: Mapping[str, Mapping[str, float]] = field(default_factory=dict)  # of a game's terms, by name

    def settings(self, deep: bool) -> Settings:
        return Settings(deep=deep, profiles=self.profiles, **self.search)

    @contextmanager
    def judging(self, game: Any) -> Iterator[None]:
        """Let a game's rules judge by these weights for a while."""
        if game.id not in self.weights:
            yield
            return
        by_name, before = self.weights[game.id], game.weights
        weights = [by_name[name] for name in read_data(game.id, "weights")["weights"]]
        if weights == list(before):
            yield
            return
        game.set_weights(vec[float](weights))
        try:
            yield
        finally:
            game.set_weights(before)


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
