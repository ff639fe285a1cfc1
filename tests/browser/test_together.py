"""Two browsers against each other, and one that watches."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import ASKED, Person
from browser.players import by_mouse, move

pytestmark = pytest.mark.browser
HANG = 1800  # seconds


def seated(ania: Person, bruno: Person) -> str:
    """Ania makes a table by the form, Bruno comes by its link, Ania starts; the address."""
    ania.open("/").see("friends-kingdom_builder").click()
    ania.see("choices").locator("select").last.select_option("2")
    ania.see("submit").click()
    expect(ania.see("start")).to_be_disabled()
    link = ania.see("link").input_value()
    bruno.open(link).see("join").click()
    expect(ania.see("seats")).to_contain_text("Bruno")
    ania.shot("room")
    ania.see("start").click()
    return link


def test_two_browsers_play_a_whole_game_against_each_other(come: Callable[..., Person]) -> None:
    ania, bruno = come("Ania"), come("Bruno")
    seated(ania, bruno)
    assert bruno.asked()["cells"]  # the option was heeded: the second seat begins
    expect(ania.see("prompt")).to_contain_text("Bruno")
    expect(ania.page.get_by_role("gridcell").and_(ania.page.locator(":not([aria-disabled])"))).to_have_count(
        0
    )
    until = time.monotonic() + HANG
    moved = {ania: 0, bruno: 0}
    while not bruno.see("result").is_visible():
        assert time.monotonic() < until, moved
        for person in moved:
            now = person.page.evaluate(ASKED)
            if not now["over"] and (now["cells"] or now["options"] or now["confirm"]):
                move(person, by_mouse)
                moved[person] += 1
    assert min(moved.values()) > 20
    expect(ania.see("result")).to_be_visible()
    ends = [person.see("result").locator("tfoot").inner_text() for person in moved]
    assert ends[0] == ends[1] and ania.number == bruno.number
    # a rematch brings both to one new table
    before = ania.page.url
    ania.see("rematch").click()
    ania.page.wait_for_url(lambda url: url != before)
    bruno.see("rematch").click()
    expect(bruno.page).to_have_url(ania.page.url)


def test_those_who_watch_see_no_secrets_and_may_talk(come: Callable[..., Person]) -> None:
    ania, bruno, celina = come("Ania"), come("Bruno"), come("Celina")
    link = seated(ania, bruno)
    number = bruno.asked()["number"]
    celina.open(link)
    expect(celina.page.get_by_text("You are watching")).to_be_visible()
    assert celina.page.evaluate(ASKED)["cells"] == [] and celina.see("undo").count() == 0
    expect(celina.see("prompt")).to_contain_text("Bruno")
    move(bruno, by_mouse)
    for person in (ania, celina):
        person.past(number)
        expect(person.see("log")).to_contain_text("Bruno builds a settlement")
    expect(celina.see("log")).not_to_contain_text("new card")
    for person, words in ((ania, "Well built!"), (celina, "Hello from the side")):
        person.page.get_by_role("tab", name="Chat").click()
        person.page.get_by_role("textbox", name="Say").fill(words)
        person.page.keyboard.press("Enter")
    bruno.page.get_by_role("tab", name="Chat").click()
    expect(bruno.see("chat")).to_contain_text("Well built!")
    expect(bruno.see("chat")).not_to_contain_text("Hello from the side")
    bruno.page.get_by_role("button", name="Spectators").click()
    for words in ("Hello from the side", "Celina"):
        expect(bruno.see("chat")).to_contain_text(words)
    bruno.shot("chat")
    bruno.page.get_by_role("checkbox", name="Show me nothing").check()
    expect(bruno.see("chat")).not_to_contain_text("Hello from the side")
    bruno.page.reload()
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_role("button", name="Spectators").click()
    expect(bruno.page.get_by_role("checkbox", name="Show me nothing")).to_be_checked()
    bruno.page.get_by_role("button", name="Players").click()
    # a player who leaves is replaced by a bot, and the others are told
    ania.see("menu").click()
    ania.see("leave").click()
    ania.see("leave-yes").click()
    expect(ania.page).to_have_url(re.compile("/lobby$"))
    expect(bruno.see("chat")).to_contain_text("Ania")
