"""Games of Kingsburg: the base game by thumb and mouse, all modules by keys and thumb."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.players import BOT, Way, by_keys, by_mouse, by_thumb, last_turns, move, whole

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
    [
        (by_thumb, PHONE, 1, {}),
        pytest.param(by_mouse, DESKTOP, 1, {}, marks=pytest.mark.slow),
        pytest.param(by_keys, DESKTOP, 2, OTHERWISE, marks=pytest.mark.slow),
        pytest.param(by_thumb, PHONE, 3, ALL, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game(
    come: Callable[..., Person], way: Way, size: tuple[int, int], seed: int, options: dict[str, Any]
) -> None:
    me = come("Ania", size=size)
    assert whole(me, way, Random(seed), game="kingsburg", options=options) > 40
    me.shot("kingsburg-result")


@pytest.mark.parametrize(
    ("way", "size", "options"),
    [(by_keys, DESKTOP, OTHERWISE), (by_mouse, DESKTOP, {}), (by_thumb, PHONE, ALL)],
)
def test_the_last_turns(
    come: Callable[..., Person], way: Way, size: tuple[int, int], options: dict[str, Any]
) -> None:
    last_turns(come("Ania", size=size), way, "kingsburg", **options)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_dice_show_whom_they_reach(come: Callable[..., Person], size: tuple[int, int]) -> None:
    me = come("Ania", size=size)
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT, BOT], game='kingsburg', options={'modules': MODULES})}")
    dice = me.page.locator("[data-die]:not([disabled])")
    for _ in range(30):
        me.asked()
        if dice.count():
            break
        move(me, by_mouse, Random(5))
    reached = me.page.locator('[data-target^="place:"][tabindex="0"]')
    before = reached.count()
    dice.first.click()
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    assert reached.count() < before
    me.page.locator('[data-target="place:king"]').hover(force=True)
    assert me.barriers(part='[data-part="board"]') == []
    me.shot("kingsburg-dice-light")
    me.page.emulate_media(color_scheme="dark")
    assert me.barriers("color-contrast", part='[data-part="board"]') == []
    me.shot("kingsburg-dice-dark")
