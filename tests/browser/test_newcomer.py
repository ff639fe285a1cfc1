"""The first minute."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import Person

pytestmark = pytest.mark.browser


def test_two_clicks_from_the_start_page_to_the_first_move(come: Callable[..., Person]) -> None:
    me = come().open("/")
    me.see("quick").click()
    me.turn()
    asked = me.asked()
    assert asked["cells"] and me.page.title().startswith("●")
    me.cell(asked["cells"][0]).click()
    me.past(asked["number"])
    expect(me.see("log")).to_contain_text("You")
