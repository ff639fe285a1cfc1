"""Whole games of Kingdom Builder, from the start page to the result."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.players import BOT, by_keys, by_mouse, by_thumb, ended, move, to_the_end
from browser.positions import near_the_end

pytestmark = pytest.mark.browser
KB = "kingdom_builder"


@pytest.mark.slow
def test_a_whole_game_by_mouse(come: Callable[..., Person]) -> None:
    me = come("Ania")
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    assert to_the_end(me, by_mouse) > 20
    ended(me)
    me.shot("result")


def test_a_whole_game_by_keys_alone(come: Callable[..., Person]) -> None:
    me = come().open("/")
    quick = me.see("play-kingdom_builder")
    for _ in range(40):
        me.page.keyboard.press("Tab")
        if quick.evaluate("node => node === document.activeElement"):
            break
    expect(quick).to_be_focused()
    me.page.keyboard.press("Enter")
    assert to_the_end(me, by_keys) > 20
    ended(me)
    me.page.keyboard.press("Escape")
    expect(me.see("result")).to_be_hidden()


def on_a_phone(me: Person, reload_every: int) -> int:
    """Play to the end; what can be done is seen at once, also after a reload, wherever on the board it is."""
    for count in range(400):
        if not move(me, by_thumb):
            break
        if not me.asked()["confirm"]:
            me.target_in_sight()
        if count % reload_every == 0:
            me.page.reload()
            me.asked()
            me.target_in_sight()
    ended(me)
    me.shot("result")
    return count


@pytest.mark.slow
def test_a_whole_game_on_a_phone(come: Callable[..., Person]) -> None:
    me = come("Ania", size=PHONE)
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    assert on_a_phone(me, reload_every=8) > 20


def test_the_last_turns_on_a_phone(come: Callable[..., Person]) -> None:
    me = come("Ania", size=PHONE)
    me.open(near_the_end(me, KB, left=6))
    on_a_phone(me, reload_every=3)
