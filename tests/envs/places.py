"""What the environments are tried on: every game with random set-ups, modules and modes among them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from laws.subjects import SUBJECTS, Subject
from tetrarch.core.rng import Rng
from tetrarch.envs.setting import Setting
from tetrarch.envs.table import Table

GAMES = [subject.id for subject in SUBJECTS]


def subject(game: str) -> Subject:
    return next(found for found in SUBJECTS if found.id == game)


def setup(game: str, seed: int) -> dict[str, Any]:
    """A random set-up: the seats and the options."""
    return subject(game).setup(random.Random(seed))


def setting(game: str, seed: int) -> Setting:
    options = setup(game, seed)
    return Setting(game, options.pop("seats"), options)


def whole(game: str) -> dict[str, Any]:
    """The set-up with the most modules among many."""
    return max((setup(game, seed) for seed in range(60)), key=lambda options: len(options.get("modules", ())))


def small(game: str) -> dict[str, Any]:
    """The set-up with the fewest seats among some."""
    return min((setup(game, seed) for seed in range(10)), key=lambda options: int(options["seats"]))


def played(found: Setting, seed: int, every: int = 1) -> Iterator[Table]:
    """Every n-th position of a random game, half-made choices among them."""
    rng = Rng(seed)
    table = found.table(rng)
    n = 0
    while not found.game.over(table.state):
        if n % every == 0:
            yield table
        n += 1
        choices = table.choices()
        if table.choose(choices[rng.below(len(choices))]):
            table.advance(rng)
