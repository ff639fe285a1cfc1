"""Setting up a game: with friends by a link, by presets, cards and by lot."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser
Come = Callable[..., Person]
BURGUNDY = "castles_of_burgundy"
LEVELS = (
    "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).table.seats.map((seat) => seat.level)"
)


def opened(host: Person, game: str = "kingsburg") -> str:
    """A table with open seats, in two clicks from the start page; its link."""
    host.open("/").see(f"friends-{game}").click()
    host.see("submit").click()
    expect(host.see("qr")).to_be_visible()
    return host.see("link").input_value()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_friends_come_by_a_link_and_play(come: Come, size: tuple[int, int]) -> None:
    ania, guest = come("Ania", size=size), come(size=PHONE, fresh=True, locale="pl-PL")
    link = opened(ania)
    assert "invitation=" in link, "strangers do not see it"
    expect(ania.see("start")).to_be_disabled()
    expect(ania.see("what")).to_contain_text("First game")
    assert ania.barriers() == []
    ania.fits()
    ania.shot("room-host")
    guest.open(link)  # the first tap; no account, no name to think of
    expect(guest.see("my-name")).not_to_be_empty()
    expect(guest.page.get_by_role("heading", name="Ania zaprasza do gry Kingsburg")).to_be_visible()
    assert guest.barriers() == []
    guest.fits()
    guest.shot("room-guest")
    guest.see("join").tap()  # the second
    expect(guest.see("ready")).to_be_checked()
    states = ania.see("seat-state")
    expect(states).to_have_text([re.compile("ready")] * 2)
    guest.see("ready").uncheck()
    expect(states.nth(1)).to_have_attribute("data-state", "busy")
    expect(ania.page.get_by_text("One player is not ready yet.")).to_be_visible()
    guest.see("ready").check()
    expect(states.nth(1)).to_have_attribute("data-state", "ready")
    expect(ania.see("start")).to_have_text("Start with the 2 who are here")
    ania.see("start").click()
    for person in (ania, guest):
        expect(person.see("table")).to_be_visible()
    assert ania.page.evaluate("document.querySelectorAll('[data-testid=player]').length") == 2


def test_bots_of_a_level_fill_the_free_seats(come: Come) -> None:
    ania, bruno = come("Ania"), come("Bruno")
    link = opened(ania)
    bruno.open(link).see("join-here").last.click()
    expect(ania.see("seat").last).to_contain_text("Bruno")
    ania.page.get_by_label("Level of these bots").select_option("gentle")
    ania.see("fill").click()
    expect(ania.see("player")).to_have_count(5)
    levels = ania.page.evaluate(LEVELS, ania.page.url.split("/")[-1].split("#")[0])
    assert levels == [None, "gentle", "gentle", "gentle", None]


def test_who_leaves_makes_room(come: Come) -> None:
    ania, bruno, carla = come("Ania"), come("Bruno"), come("Carla")
    link = opened(ania, "kingdom_builder")
    for seat in (3, 4):
        ania.page.get_by_label(f"Seat {seat}", exact=True).select_option("closed")
    bruno.open(link).see("join").click()
    expect(ania.see("start")).to_have_text("Start the game")
    carla.open(link)
    expect(carla.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    bruno.page.get_by_role("button", name="Leave").click()
    carla.see("join").click()
    expect(ania.see("seats")).to_contain_text("Carla")


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_presets_expansions_and_what_does_not_go_together(come: Come, size: tuple[int, int]) -> None:
    me = come("Ania", size=size).open(f"/create/{BURGUNDY}")
    expect(me.see("preset-first")).to_be_checked()
    cards = me.see("option-modules")
    teams = cards.get_by_role("checkbox", name="Team game")
    expect(teams).to_be_disabled()  # all play the same duchy, so there is none for a team
    card = cards.locator("li", has_text="Team game")
    expect(card).to_contain_text("Does not go with: Start castle: in the middle")
    expect(card).to_contain_text("CB-213")
    assert me.barriers() == []
    me.fits()
    me.shot("setup-blocked")
    me.see("instead-teams").click()
    expect(teams).to_be_checked()
    expect(me.see("preset-first")).not_to_be_checked()
    expect(me.see("players")).to_have_value("4")
    posts = cards.get_by_role("checkbox", name="Border posts")
    expect(cards.locator("li", has_text="Border posts")).to_contain_text("CB-237")
    me.see("preset-everything").check()
    expect(teams).not_to_be_checked()
    expect(posts).to_be_checked()
    me.see("submit").click()
    me.asked()
    me.open("/")
    expect(me.see(f"begins-{BURGUNDY}")).to_have_text("As last time, 4 players")
    me.see(f"play-{BURGUNDY}").click()
    me.asked()
    expect(me.see("player")).to_have_count(4)


def test_a_set_up_by_lot_can_be_played_and_kept(come: Come) -> None:
    me = come("Ania").open("/create/kingsburg")
    first = me.see("preset-first")
    expect(first).to_be_checked()
    for _ in range(20):  # the usual set-up is drawn once in hundreds of times
        me.see("surprise").click()
        expect(me.see("surprise")).to_be_enabled()
        if not first.is_checked():
            break
    expect(first).not_to_be_checked()
    chosen = me.see("option-modules").get_by_role("checkbox").and_(me.page.locator(":checked")).count()
    me.see("submit").click()
    me.asked()
    me.open("/create/kingsburg")
    me.see("preset-last").check()
    expect(me.see("option-modules").get_by_role("checkbox").and_(me.page.locator(":checked"))).to_have_count(
        chosen
    )


def test_readings_are_folded_away_and_the_level_says_what_is_known(come: Come) -> None:
    me = come("Ania").open("/create/council_of_four")
    reading = me.see("option-coin_limit")
    expect(reading).to_be_hidden()
    me.see("readings").locator("summary").click()
    expect(reading).to_be_visible()
    me.see("level").select_option("gentle")
    expect(me.see("level-known")).to_have_text("The gentlest level, for a first game.")
    me.see("level").select_option("sharp")
    expect(me.see("level-known")).to_have_text(
        re.compile(r"^Sharp beats Steady in \d\d % of games for two\.$")
    )


def test_a_phone_marks_new_lines_of_the_chat(come: Come) -> None:
    ania, bruno = come("Ania", size=PHONE), come("Bruno")
    bruno.open(opened(ania, "kingdom_builder")).see("join").click()
    expect(ania.see("start")).to_have_text("Start with the 2 who are here")
    ania.see("start").click()
    expect(ania.see("table")).to_be_visible()
    expect(ania.see("chat-badge")).to_have_count(0)
    bruno.page.get_by_role("tab", name="Chat").click()
    bruno.page.get_by_label("Say something").fill("Good luck!")
    bruno.page.get_by_role("button", name="Send").click()
    expect(ania.see("chat-badge")).to_be_visible()
    ania.see("zone-log").tap()
    ania.page.get_by_role("tab", name="Chat").tap()
    expect(ania.see("chat")).to_contain_text("Good luck!")
    expect(ania.see("chat-badge")).to_have_count(0)
