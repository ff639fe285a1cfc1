"""The toy game under the laws."""

from __future__ import annotations

import random
from typing import Any

from toy.lanterns import ALL, MODULES, ROWS

SHARED: frozenset[str] = frozenset()


def setup(rng: random.Random) -> dict[str, Any]:
    modules = [name for name in MODULES if rng.random() < 0.5]
    seats = rng.randint(2, 4)
    teams = seats == 4 and rng.random() < 0.5
    return {"seats": seats, "modules": modules, "teams": teams, "keeper": not teams and rng.random() < 0.5}


def check(game: Any, s: Any) -> None:
    """Cards are conserved, nothing is owed, the keeper is never asked, a drawn card was looked at."""
    assert min(s.coins) >= 0 and min(s.points) >= 0 and min(s.deck) >= 0
    rows = sum(copies for _, copies, *_ in game.rows)
    assert sum(s.deck) + len(s.tail) + (s.card >= 0) + s.round == rows or game.over(s)
    assert all(n <= copies for n, (_, copies, *_) in zip(s.deck, ROWS, strict=True))
    assert all(d.seat != game.automaton or d.seat < 0 for d in s.stack)
    assert (s.card >= 0) == (s.known != 0) and s.known < 2 << ALL
