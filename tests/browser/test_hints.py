"""Hints, and how strong the bots are."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.players import BOT

pytestmark = pytest.mark.browser
COORDINATES = re.compile(r"\b[A-T]\d{1,2}\b")
# Whether the first number stands in the middle of a hex.
SAME_PLACE = """(cell) => {
  const [[a, b], [c, d]] = [`[data-cell="${cell}"]`, '[data-testid="hint-mark"]'].map((one) => {
    const { x, y, width, height } = document.querySelector(one).getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  });
  return Math.hypot(a - c, b - d) < 3;
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_is_drawn_where_it_is_of_use(come: Callable[..., Person], size: tuple[int, int]) -> None:
    me = come("Ania", size=size)
    me.choose(singleTap=True)
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    asked = me.asked()
    me.see("hint").click()
    moves = me.see("hints").get_by_test_id("hint-move")
    expect(moves.first).to_contain_text("%")
    assert 1 <= moves.count() <= 3
    expect(moves.first.locator(".reason").first).to_be_visible()
    expect(me.page.locator("dialog[open]")).to_have_count(0)
    assert not COORDINATES.search(me.see("hints").inner_text())  # the board shows none either
    expect(me.see("hint-mark").first).to_have_text("1")
    token = str(moves.first.get_by_role("button").get_attribute("data-token"))
    me.wait(SAME_PLACE, token.removeprefix("b:"))
    assert me.barriers(part='[data-testid="hints"]') == []
    me.shot("hint")
    moves.first.get_by_role("button").click()
    expect(me.see("hints")).to_be_hidden()
    expect(me.see("hint-mark")).to_have_count(0)
    me.past(asked["number"])


def test_a_hint_is_asked_for_and_removed_by_keys(come: Callable[..., Person]) -> None:
    me = come("Ania")
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT], game='council_of_four')}")
    me.asked()
    me.see("hint").focus()
    me.page.keyboard.press("Enter")
    first = me.see("hint-move").first.get_by_role("button")
    expect(first).to_be_focused()
    me.page.keyboard.press("Escape")
    expect(me.see("hints")).to_be_hidden()
    expect(me.see("hint-mark")).to_have_count(0)
    expect(me.see("hint")).to_be_focused()
    me.page.keyboard.press("Enter")
    expect(first).to_be_focused()
    asked = me.number
    me.page.keyboard.press("Enter")
    me.past(asked)


def test_the_strength_of_the_levels_is_told_where_one_is_chosen(come: Callable[..., Person]) -> None:
    me = come("Ania").open("/create/kingsburg")
    levels = me.see("levels")
    levels.locator("summary").click()
    expect(levels.locator("tbody tr").first).to_contain_text("%")
    assert levels.locator("tbody tr").count() >= 3
