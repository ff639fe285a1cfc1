"""Pages of people: friends, a table by invitation, results, the leaderboard."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person

pytestmark = pytest.mark.browser
SEATS = [{"kind": "me"}, {"kind": "open"}]


def key(person: Person) -> str:
    found: str = person.context.request.get("/api/session").json()["user"]
    return found


def test_friends_and_a_table_by_invitation(come: Callable[..., Person]) -> None:
    ania, bruno, carla = come("Ania"), come("Bruno", size=PHONE), come("Carla")
    ania.open(f"/people/{key(bruno)}").see("ask").click()
    expect(ania.see("tie")).to_contain_text("You have asked")
    bruno.open("/people").see("asks").get_by_role("button", name=re.compile("^Accept")).click()
    expect(bruno.see("friends")).to_contain_text("Ania")
    bruno.fits()
    bruno.shot("friends")
    id = ania.create(SEATS, private=True)
    ania.open(f"/table/{id}")
    link = ania.see("link").input_value()
    assert "#invitation=" in link
    ania.see("invite-friend").select_option(label="Bruno")
    ania.page.get_by_role("button", name="Invite", exact=True).click()
    expect(ania.page.get_by_text("Bruno is invited.")).to_be_visible()
    bruno.open("/lobby").see("list-invited").get_by_role("link", name="Join").click()
    expect(bruno.see("join")).to_be_visible()
    carla.expected.append("403")
    expect(carla.open(f"/table/{id}").see("private")).to_contain_text("ask for its invitation link")
    assert not carla.barriers()
    carla.shot("private")
    expect(carla.open(f"/replay/{id}").see("private")).to_be_visible()
    carla.open("/lobby")
    carla.open(link).see("join").click()
    expect(ania.see("seats")).to_contain_text("Carla")
    assert not ania.barriers()
    ania.shot("invite")


def test_a_page_with_results_and_a_report(come: Callable[..., Person], finished: str) -> None:
    watcher = come("Dora")
    seats = watcher.context.request.get(f"/api/tables/{finished}").json()["table"]["seats"]
    user = next(seat["user"] for seat in seats if seat["user"])
    watcher.open(f"/people/{user}")
    expect(watcher.see("facts")).to_contain_text("Games")
    watcher.shot("person")
    assert not watcher.barriers()
    watcher.page.get_by_role("button", name="Report").click()
    watcher.page.get_by_label("What should the moderators know?").fill("only a test")
    watcher.page.get_by_role("button", name="Send report").click()
    expect(watcher.see("report")).to_contain_text("Thank you")


def test_the_leaderboard_on_a_phone(come: Callable[..., Person]) -> None:
    person = come(size=PHONE, color_scheme="dark")
    person.open("/leaderboard")
    expect(person.see("none")).to_be_visible()
    person.see("count").select_option("3")
    expect(person.page).to_have_url(re.compile("seats=3"))
    person.fits()
    assert not person.barriers()
    person.shot("leaderboard")
