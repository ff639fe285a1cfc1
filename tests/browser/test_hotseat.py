"""Several people at one device."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.players import by_mouse, move

pytestmark = pytest.mark.browser


def test_two_people_share_a_device_and_see_only_their_own(come: Callable[..., Person]) -> None:
    me = come("Ola").open("/create/council_of_four")
    me.see("with-device").check()
    fields = me.see("seat-field")
    for seat, name in enumerate(("Ola", "Piotr")):
        fields.nth(seat).get_by_role("combobox").first.select_option("hotseat")
        fields.nth(seat).get_by_role("textbox").fill(name)
    me.see("submit").click()
    curtain = me.see("curtain")
    for who, other in (("Ola", "Piotr"), ("Piotr", "Ola")) * 2:
        expect(curtain).to_contain_text(who)
        expect(curtain).not_to_contain_text(other)
        expect(me.page.locator("[data-zone=mine]")).to_have_count(0)  # nobody's card lies open meanwhile
        expect(me.see("stage")).to_have_count(0)
        if other == "Ola":
            me.shot("curtain")
        me.see("curtain-open").click()
        expect(me.see("prompt")).to_contain_text(who)
        while curtain.is_hidden():
            assert move(me, by_mouse)
            me.wait(
                """() => document.querySelector('[data-testid="curtain"]') ||
                  document.querySelector('[data-target][tabindex="0"]') ||
                  document.querySelector('[data-testid="option"]:not([aria-disabled="true"])') ||
                  document.querySelector('[data-testid="confirm"]')"""
            )


def test_no_curtain_where_everything_lies_open(come: Callable[..., Person]) -> None:
    me = come("Ola")
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Piotr"}]
    me.open(f"/table/{me.create(seats, game='kingsburg')}")
    seen = set()
    for _ in range(40):
        me.asked()
        expect(me.see("curtain")).to_have_count(0)
        seen |= {name for name in ("Ola", "Piotr") if name in me.see("prompt").inner_text()}
        if len(seen) == 2:
            return
        assert move(me, by_mouse)
    raise AssertionError(f"only {seen} were asked")
