"""Whole games of The Castles of Burgundy: anything that can be done, done by mouse, by keys and by thumb."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
import tetrarch

from browser.person import DESKTOP, PHONE, Person
from browser.players import Way, by_keys, by_mouse, by_thumb, whole

pytestmark = pytest.mark.browser
GAME = "castles_of_burgundy"
MODULES = [module.id for module in tetrarch.find(GAME).modules]


@pytest.mark.parametrize(
    ("way", "size", "seed", "options"),
    [
        (by_mouse, DESKTOP, 1, {"modules": MODULES, "boards": "all"}),
        (by_keys, DESKTOP, 2, {}),
        (by_thumb, PHONE, 3, {"modules": MODULES, "route_order": "chosen"}),
    ],
)
def test_a_whole_game(
    come: Callable[..., Person], way: Way, size: tuple[int, int], seed: int, options: dict[str, Any]
) -> None:
    me = come("Ania", size=size)
    assert whole(me, way, Random(seed), game=GAME, options=options) > 80
    me.shot(f"{GAME}-result")
