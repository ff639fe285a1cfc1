"""Whole games, from the start page to the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.players import BOT, by_keys, by_mouse, by_thumb, ended, move, to_the_end

pytestmark = pytest.mark.browser


def test_a_whole_game_by_mouse(come: Callable[..., Person]) -> None:
    me = come("Ania")
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    assert to_the_end(me, by_mouse) > 20
    ended(me)
    me.shot("result")


def test_a_whole_game_by_keys_alone(come: Callable[..., Person]) -> None:
    me = come().open("/")
    quick = me.see("quick")
    for _ in range(20):
        me.page.keyboard.press("Tab")
        if quick.evaluate("node => node === document.activeElement"):
            break
    expect(quick).to_be_focused()
    me.page.keyboard.press("Enter")
    assert to_the_end(me, by_keys) > 20
    ended(me)
    me.page.keyboard.press("Escape")
    expect(me.see("result")).to_be_hidden()


def test_a_whole_game_on_a_phone(come: Callable[..., Person]) -> None:
    me = come("Ania", size=PHONE)
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    for count in range(400):
        if not move(me, by_thumb):
            break
        if not me.asked()["confirm"]:
            me.target_in_sight()
        if count % 8 == 0:  # a place to go on is seen at once, wherever on the board it is
            me.page.reload()
            me.asked()
            me.target_in_sight()
    assert count > 20
    ended(me)
    me.shot("result")
