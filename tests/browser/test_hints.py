"""Hints, and how strong the bots are."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.players import BOT

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("size", [None, PHONE], ids=["desktop", "phone"])
def test_a_hint_says_what_to_play_and_why(come: Callable[..., Person], size: object) -> None:
    me = come("Ania", size=size) if size else come("Ania")
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    asked = me.asked()
    me.see("hint").click()
    moves = me.see("hints").get_by_test_id("hint-move")
    expect(moves.first).to_contain_text("%")
    assert 1 <= moves.count() <= 5
    expect(moves.first.locator(".reason").first).to_be_visible()
    me.shot("hint")
    moves.first.get_by_role("button").click()
    expect(me.see("hints")).to_be_hidden()
    me.past(asked["number"])


def test_the_strength_of_the_levels_is_told_where_one_is_chosen(come: Callable[..., Person]) -> None:
    me = come("Ania").open("/create/kingsburg")
    levels = me.see("levels")
    levels.locator("summary").click()
    expect(levels.locator("tbody tr").first).to_contain_text("%")
    assert levels.locator("tbody tr").count() >= 3
