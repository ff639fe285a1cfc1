"""Whole games of The Castles of Burgundy: anything that can be done, done by mouse, by keys and by thumb."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import tetrarch
from browser.person import DESKTOP, PHONE, Person
from browser.players import BOT, Way, by_keys, by_mouse, by_thumb, whole

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


@pytest.mark.parametrize(("way", "size"), [(by_mouse, DESKTOP), (by_thumb, PHONE)])
def test_the_own_duchy_and_those_of_others(
    come: Callable[..., Person], way: Way, size: tuple[int, int]
) -> None:
    me = come("Ania", size=size)
    options = {"duchies": "same", "duchy": 3, "modules": MODULES}
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT], game=GAME, options=options)}")
    if size == PHONE:
        me.see("zone-mine").tap()
    before = me.number
    way(me, "place", me.page.locator('[data-part="mine"] [data-target^="cell:"][tabindex="0"]').first)
    if size == PHONE:
        me.see("confirm").tap()
        me.past(before)
        me.see("zone-board").tap()
    bar = me.page.locator('[data-part="board"]' if size == PHONE else '[data-part="mine"]').get_by_label(
        "Dice"
    )
    bar.get_by_role("button", name="die", exact=False).first.click()
    expect(bar.locator('[aria-pressed="true"]').first).to_be_visible()
    marked = me.page.locator('[data-part="board"] [data-target^="slot:"][tabindex="0"] .cost')
    assert all(text.strip().isdigit() for text in marked.all_inner_texts()) and marked.count()
    assert me.barriers(part='[data-testid="stage"]') == []
    me.page.get_by_role("button", name="show it large").click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Storage")
    me.shot(f"{GAME}-duchy")
