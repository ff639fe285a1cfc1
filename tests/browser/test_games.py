"""Whole games, from the start page to the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.players import by_keys, by_mouse, by_thumb, move, to_the_end

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "gentle"}


def ended(me: Person) -> None:
    """The end screen: who won, with every point and where it came from."""
    result = me.see("result")
    expect(result).to_be_visible()
    rows = result.locator("tbody tr")
    totals = [int(text) for text in result.locator("tfoot td").all_inner_texts()]
    sums = [sum(int(rows.nth(i).locator("td").nth(seat).inner_text()) for i in range(rows.count()))
            for seat in range(len(totals))]  # fmt: skip
    assert sums == totals and totals == sorted(totals, reverse=True) and totals[0] > 0
    expect(result.get_by_test_id("rematch")).to_be_enabled()
    expect(me.see("live-turn")).to_be_empty()


def test_a_whole_game_by_mouse(come: Callable[..., Person]) -> None:
    me = come("Ania")
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    assert to_the_end(me, by_mouse) > 50
    ended(me)
    me.shot("result")


def test_a_whole_game_by_keys_alone(come: Callable[..., Person]) -> None:
    me = come().open("/")
    quick = me.see("quick")
    for _ in range(12):
        me.page.keyboard.press("Tab")
        if quick.evaluate("node => node === document.activeElement"):
            break
    me.page.keyboard.press("Enter")
    assert to_the_end(me, by_keys) > 50
    ended(me)
    me.page.keyboard.press("Escape")
    expect(me.see("result")).to_be_hidden()


def test_a_whole_game_on_a_phone(come: Callable[..., Person]) -> None:
    me = come("Ania", size=PHONE)
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    for count in range(400):
        if not move(me, by_thumb):
            break
        if count % 8 == 0:  # a place to go on is seen at once, wherever on the board it is
            me.page.reload()
            me.asked()
            me.target_in_sight()
    assert count > 50
    ended(me)
    me.shot("result")
