"""Every way to play The Castles of Burgundy by itself: whole games at random keep the laws."""

from __future__ import annotations

import random
from typing import Any

import pytest

from laws import castles_of_burgundy as burgundy
from laws.chateauma import opponent
from laws.sampling import sampled
from laws.subjects import Subject
from laws.test_positions import soak


def solo(rng: random.Random) -> dict[str, Any]:
    few = rng.random()
    return burgundy.alone(rng, [m for m in burgundy.MODULES if m != "border_posts" and rng.random() < few])


def against(rng: random.Random) -> dict[str, Any]:
    """One to three people against the Châteauma, with what goes with it."""
    seats, few = rng.randint(2, 4), rng.random()
    modules = [module for module in burgundy.MODULES if rng.random() < few]
    options = {"seats": seats} | opponent(rng, seats, modules) | burgundy.duchies(rng)
    return options | burgundy.removed(rng, seats, modules)


def teams(rng: random.Random) -> dict[str, Any]:
    few = rng.random()
    return burgundy.teams(rng, [m for m in burgundy.MODULES if m != "border_posts" and rng.random() < few])


def vineyards(rng: random.Random) -> dict[str, Any]:
    """Everybody with a vineyard, and any other modules."""
    seats, few = rng.randint(2, 4), rng.random()
    modules = [module for module in burgundy.MODULES if module == "vineyards" or rng.random() < few]
    options: dict[str, Any] = {"seats": seats, "start_seat": rng.randint(1, seats), "modules": modules}
    options["discard_anywhere"] = rng.random() < 0.5
    return options | burgundy.removed(rng, seats, modules) | burgundy.duchies(rng)


MODES = [
    pytest.param(Subject("castles_of_burgundy", setup, burgundy.check, burgundy.SHARED), id=setup.__name__)
    for setup in (teams, solo, vineyards, against)
]


@pytest.mark.parametrize("games", sampled([range(8), range(8, 50), range(50, 100)], quick=1))
@pytest.mark.parametrize("mode", MODES)
def test_a_hundred_games(mode: Subject, games: range) -> None:
    for seed in games:
        soak(mode, seed, 7)


@pytest.mark.slow
@pytest.mark.parametrize("part", range(8))
@pytest.mark.parametrize("mode", MODES)
def test_two_thousand_games(mode: Subject, part: int) -> None:
    for seed in range(part * 250, part * 250 + 250):
        soak(mode, 1000 + seed, 20)
