"""What the environments are tried on: every game with random set-ups, modules and modes among them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from laws.subjects import SUBJECTS, Subject
from tetrarch.core.engine.rng import Rng
from tetrarch.envs.game_spec import GameSpec
from tetrarch.envs.stepping.env_game import EnvGame

GAMES = [subject.id for subject in SUBJECTS]


def subject(game: str) -> Subject:
    return next(found for found in SUBJECTS if found.id == game)


def setup(game: str, seed: int) -> dict[str, Any]:
    """A random set-up: the seats and the options."""
    return subject(game).setup(random.Random(seed))


def spec(game: str, seed: int) -> GameSpec:
    options = setup(game, seed)
    return GameSpec(game, options.pop("seats"), options)


def whole(game: str) -> dict[str, Any]:
    """The set-up with the most modules among many."""
    return max((setup(game, seed) for seed in range(60)), key=lambda options: len(options.get("modules", ())))


def small(game: str) -> dict[str, Any]:
    """The set-up with the fewest seats among some."""
    return min((setup(game, seed) for seed in range(10)), key=lambda options: int(options["seats"]))


def played(found: GameSpec, seed: int, every: int = 1) -> Iterator[EnvGame]:
    """Every n-th position of a random game, half-made choices among them."""
    rng = Rng(seed)
    env_game = found.new_game(rng)
    n = 0
    while not found.game.over(env_game.state):
        if n % every == 0:
            yield env_game
        n += 1
        choices = env_game.choices()
        if env_game.choose(choices[rng.below(len(choices))]):
            env_game.advance(rng)
