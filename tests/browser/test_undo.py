"""Going back, and being told why something cannot be done."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import Person
from browser.players import by_mouse, move

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "gentle"}
ILLEGAL = '[role="gridcell"][aria-disabled="true"][aria-label$="empty"]'


def at_table(me: Person) -> dict[str, object]:
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    return me.asked()


def test_undo_takes_a_step_back_by_button_and_by_key(come: Callable[..., Person]) -> None:
    me = come("Ania")
    before = at_table(me)
    first = me.cell(before["cells"][0])
    empty = first.get_attribute("aria-label")
    first.click()
    me.past(before["number"])
    assert first.get_attribute("aria-label") != empty
    me.see("undo").click()
    expect(first).to_have_attribute("aria-label", empty or "")
    assert me.asked()["cells"] == before["cells"]
    number = me.number
    first.click()
    me.past(number)
    me.page.keyboard.press("u")
    expect(first).to_have_attribute("aria-label", empty or "")


def test_undo_to_here_takes_several_steps_back_at_once(come: Callable[..., Person]) -> None:
    me = come("Ania")
    before = at_table(me)
    for _ in range(3):
        assert move(me, by_mouse)
    expect(me.see("undo-here")).to_have_count(3)
    me.see("undo-here").first.click()
    expect(me.see("undo-here")).to_have_count(0)
    assert me.asked()["cells"] == before["cells"]


def test_a_refusal_shows_the_ruling_behind_it(come: Callable[..., Person]) -> None:
    me = come("Ania")
    before = at_table(me)
    box = me.page.locator(ILLEGAL).first.bounding_box()
    assert box
    me.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    note = me.see("refusal")
    expect(note).to_be_visible()
    expect(note.get_by_test_id("ruling-text")).to_contain_text("KB-")
    assert me.number == before["number"]
    me.shot("refusal")
    note.get_by_role("button").click()
    expect(note).to_be_hidden()


def test_at_a_table_with_consent_the_others_are_asked(come: Callable[..., Person]) -> None:
    ania, bruno = come("Ania"), come("Bruno")
    id = ania.create([{"kind": "me"}, {"kind": "open"}], undo="consent", start=False)
    bruno.post(f"tables/{id}/join", {})
    ania.post(f"tables/{id}/start", {})
    ania.open(f"/table/{id}")
    bruno.open(f"/table/{id}")
    turn(ania)
    bruno.asked()
    number = bruno.number
    for agree in ("ask-no", "ask-yes"):
        ania.see("undo").click()
        expect(bruno.see("ask")).to_contain_text("Ania")
        bruno.shot("consent")
        bruno.see(agree).click()
        expect(bruno.see("ask")).to_be_hidden()
        assert (bruno.number == number) == (agree == "ask-no")
        if agree == "ask-no":
            expect(ania.see("ask")).to_be_hidden()
    expect(ania.see("ask")).to_be_hidden()
    assert ania.asked()["number"] < number
    expect(bruno.see("prompt")).to_contain_text("Ania")


def turn(me: Person) -> None:
    """Play until it is somebody else's turn."""
    me.asked()
    while me.see("live-turn").inner_text():
        assert move(me, by_mouse)
