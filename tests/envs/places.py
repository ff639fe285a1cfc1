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
    """All modules at once, with the most seats: for a game without modules its own set-up."""
    descriptor = subject(game).descriptor
    modules = {"modules": [module.id for module in descriptor.modules]} if descriptor.modules else {}
    return {"seats": descriptor.seats[-1], **modules}


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
