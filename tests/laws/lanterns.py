"""The toy game under the laws."""

from __future__ import annotations

import random
from typing import Any

from toy import teams  # noqa: F401  (registers the game)
from toy.lanterns import CARDS

SHARED: frozenset[str] = frozenset()


def setup(rng: random.Random) -> dict[str, Any]:
    modules = ["moon"] if rng.random() < 0.5 else []
    return {"seats": rng.randint(2, 4), "modules": modules, "keeper": rng.random() < 0.5}


def four(rng: random.Random) -> dict[str, Any]:
    """A set-up for two teams."""
    return setup(rng) | {"seats": 4, "keeper": False}


def check(game: Any, s: Any) -> None:
    """Nothing is owed, the keeper is never asked, a drawn card is in play and was looked at."""
    assert min(s.coins) >= 0 and min(s.points) >= 0 and all(0 <= bid <= 2 for bid in s.bids)
    assert all(d.seat != game.automaton or d.seat < 0 for d in s.stack)
    assert (s.card >= 0) == (s.known != 0) and s.known < 1 << s.seats
    assert s.card < len(game.rows) <= CARDS.size
