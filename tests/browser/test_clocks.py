"""Clocks in the form, at the table and in the lobby; a sealed answer."""

import json
import re
import sqlite3
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.server import Server

pytestmark = pytest.mark.browser
OPEN = [{"kind": "me"}, {"kind": "open"}]


def together(ania: Person, bruno: Person, **more: Any) -> str:
    """Both at a table that has started; its address."""
    id = ania.create(OPEN, start=False, **more)
    bruno.post(f"tables/{id}/join")
    ania.post(f"tables/{id}/start")
    return f"/table/{id}"


def clock(person: Person, seat: int) -> Any:
    """The clock of a seat, where it is to be seen on this screen."""
    place = ".chips" if person.size == PHONE else '[data-testid="player"]'
    return person.page.locator(f'{place} [data-testid="clock"][data-seat="{seat}"]')


def test_a_clock_by_the_form(come: Callable[..., Person]) -> None:
    ania, bruno = come("Ania", size=PHONE), come("Bruno")
    ania.open("/create/kingdom_builder")
    ania.see("table-section").locator("summary").click()
    expect(ania.page.get_by_text("A clock needs two people")).to_be_visible()
    ania.see("with-friends").check()
    ania.see("clock-kind").select_option("move")
    ania.see("clock-amount").fill("15")
    expect(ania.see("submit")).to_be_disabled()
    ania.see("clock-amount").fill("2")
    ania.see("clock-field").scroll_into_view_if_needed()
    assert not ania.barriers()
    ania.shot("clock-form")
    ania.see("submit").click()
    expect(ania.see("clock-rule")).to_have_text(
        "2 days for every move. Whose time is over is played on by a bot (Steady)."
    )
    bruno.open(ania.see("link").input_value()).see("join").click()
    ania.see("start").click()
    expect(clock(ania, 0)).to_have_text("1 d 23 h")
    expect(clock(bruno, 1)).to_be_visible()
    expect(clock(bruno, 0)).to_have_attribute("aria-label", "Time left: 1 day 23 hours")
    ania.shot("clock-table")
    assert not ania.barriers(part=".chips")
    bruno.open("/lobby")
    card = bruno.see("table-card").first
    expect(card.get_by_test_id("clock")).to_contain_text("1 d 23 h")
    bruno.shot("clock-lobby")


def test_time_runs_out(come: Callable[..., Person], server: Server) -> None:
    ania, bruno = come("Ania"), come("Bruno")
    ania.page.clock.install()
    timed = {"kind": "game", "each": 60, "bonus": 5, "level": "gentle"}
    path = together(ania, bruno, clock=timed, options={"start_seat": 1})
    ania.open(path), bruno.open(path)
    expect(clock(ania, 1)).to_have_text("1:00")
    ania.page.clock.run_for(20_000)
    expect(ania.see("live-clock")).to_have_text("")
    ania.page.clock.run_for(25_000)
    expect(clock(ania, 0)).to_have_class(re.compile("low"))
    expect(ania.see("live-clock")).to_contain_text("You have")
    ania.shot("clock-low")
    assert not ania.barriers(part=".side")
    server.stop()
    try:
        over(server, path.rsplit("/", 1)[-1])
        ania.expect_lost_line()
        bruno.expect_lost_line()
    finally:
        server.start()
    ania.open(path)
    expect(ania.see("late")).to_have_text("Your time is over: a bot plays on for you.")
    expect(bruno.see("player").first).to_contain_text("time was over")
    expect(bruno.page.locator('[data-testid="prompt"]')).not_to_contain_text("Ania")


def over(server: Server, id: str) -> None:
    """Let a seat have begun to think long ago."""
    with sqlite3.connect(server.folder / "games.sqlite3") as database:
        [[times]] = database.execute("SELECT times FROM tables WHERE id = ?", [id])
        earlier = [{**one, "since": one["since"] and one["since"] - 3600} for one in json.loads(times)]
        database.execute(
            "UPDATE tables SET times = ?, next_timeout = 0 WHERE id = ?", [json.dumps(earlier), id]
        )
    database.close()


def test_a_sealed_answer_is_shown_and_can_be_changed(come: Callable[..., Person]) -> None:
    ania, bruno = come("Ania"), come("Bruno")
    path = together(ania, bruno, game="kingsburg", options={"modules": ["governors"]})
    ania.open(path), bruno.open(path)
    governors = ania.page.locator('[data-target^="governor:"][tabindex="0"]')
    governors.first.click()
    expect(ania.see("sealed")).to_contain_text("You have chosen")
    told = ania.see("sealed").inner_text()
    expect(bruno.see("sealed")).to_have_count(0)
    ania.shot("sealed")
    governors.last.click()
    expect(ania.see("sealed")).not_to_have_text(told)
    ania.page.reload()
    expect(ania.see("sealed")).to_be_visible()


def test_who_waits_may_choose_already(come: Callable[..., Person]) -> None:
    """In Kingsburg all are last at the beginning, and take a good each."""
    ania, bruno = come("Ania", size=PHONE), come("Bruno", size=PHONE)
    path = together(ania, bruno, game="kingsburg")
    ania.open(path), bruno.open(path)
    expect(ania.see("decision")).to_be_visible()
    here = ania.see("premove").or_(ania.see("choices"))
    expect(here).to_be_visible()
    waits, asked = (ania, bruno) if ania.see("premove").count() else (bruno, ania)
    opener, plans = waits.see("premove-open"), waits.see("premove-option")
    for n, pressed in ((1, True), (1, False), (2, True)):
        opener.click()
        expect(plans).to_have_count(3)
        plans.nth(n).click()
        expect(plans).to_have_count(0)
        opener.click()
        expect(plans.nth(n)).to_have_attribute("aria-pressed", str(pressed).lower())
        waits.page.keyboard.press("Escape")
        expect(plans).to_have_count(0)
    assert not waits.barriers(part='[data-testid="decision"]')
    waits.shot("premove")
    before = waits.number
    asked.see("choices").locator(".choice").first.click()
    if asked.see("confirm").is_visible():
        asked.see("confirm").click()
    expect(waits.see("premove")).to_have_count(0)
    waits.past(before)
