"""Whole games of Kingsburg: the base game by mouse and keys, all modules by thumb on a phone."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.players import BOT, Way, by_keys, by_mouse, by_thumb, whole

pytestmark = pytest.mark.browser
MODULES = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]
ALL: dict[str, Any] = {"modules": MODULES, "scenario": "goblin_valley"}
OTHERWISE: dict[str, Any] = {
    "modules": MODULES,
    "scenario": "full_granaries",
    "rows_method": "draft",
    "governor_method": "auction",
    "whims_variant": "restoration",
}


@pytest.mark.parametrize(
    ("way", "size", "seed", "options"),
    [(by_mouse, DESKTOP, 1, {}), (by_keys, DESKTOP, 2, OTHERWISE), (by_thumb, PHONE, 3, ALL)],
)
def test_a_whole_game(
    come: Callable[..., Person], way: Way, size: tuple[int, int], seed: int, options: dict[str, Any]
) -> None:
    me = come("Ania", size=size)
    assert whole(me, way, Random(seed), game="kingsburg", options=options) > 40
    me.shot("kingsburg-result")
