"""Fair dice: browsers add their nonces without being asked to, and check the dice at the end."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from browser.person import PHONE, Person
from browser.test_together import seated

pytestmark = pytest.mark.browser


def abandon(person: Person) -> None:
    """End the game by the menu."""
    person.see("menu").click()
    person.see("leave").click()
    person.see("leave-yes").click()


def test_two_players_add_their_numbers_and_find_the_dice_fair(come: Callable[..., Person]) -> None:
    ania, bruno = come("Ania"), come("Bruno")
    id = seated(ania, bruno).rpartition("/")[2]
    expect(bruno.see("table")).to_be_visible()
    for person in (ania, bruno):
        seats = person.get(f"tables/{id}")["table"]["seats"]
        assert all(seat["share"] and seat["nonce"] for seat in seats)
    abandon(bruno)  # a bot plays for Bruno
    ania.page.reload()
    expect(ania.see("table")).to_be_visible()
    abandon(ania)
    expect(ania.see("result").get_by_test_id("fair-mark")).to_have_attribute("data-state", "good")
    ania.shot("fair-mark")
    ania.see("fair-mark").click()
    expect(ania.see("fair-findings")).to_contain_text("Your own number is in the dice")
    expect(ania.see("shares").locator("li")).to_have_count(2)
    assert ania.barriers(part="[data-testid=fair]") == []
    ania.shot("fair")


def test_a_start_page_game_is_checked_on_a_phone_and_a_reload_keeps_what_was_published(
    come: Callable[..., Person],
) -> None:
    ania = come("Ania", size=PHONE)
    ania.open("/").see("play-kingdom_builder").click()
    expect(ania.see("table")).to_be_visible()
    abandon(ania)
    expect(ania.see("fair-mark")).to_have_attribute("data-state", "good")
    ania.page.reload()
    expect(ania.see("result").get_by_test_id("fair-mark")).to_have_attribute("data-state", "good")
    ania.see("fair-mark").click()
    ania.shot("fair")


def test_a_server_that_chose_its_secret_afterwards_is_found_out(come: Callable[..., Person]) -> None:
    """Its story is in order by itself; only the digest that the browser has kept gives it away."""
    ania, other = come("Ania"), come("Bruno")
    other.open("/").see("play-kingdom_builder").click()
    expect(other.see("table")).to_be_visible()
    other_id = other.page.url.rpartition("/")[2]
    other.post(f"tables/{other_id}/abandon")
    story = other.get(f"tables/{other_id}/verify")
    record = other.page.request.get(f"/api/tables/{other_id}/record").text()

    def lie(route: Route) -> None:
        if route.request.url.endswith("/verify"):
            route.fulfill(body=json.dumps(story), content_type="application/json")
        else:
            route.fulfill(body=record, content_type="text/plain")

    ania.open("/").see("play-kingdom_builder").click()
    expect(ania.see("table")).to_be_visible()
    ania.page.route("**/verify", lie)
    ania.page.route("**/record", lie)
    abandon(ania)
    expect(ania.see("fair-mark")).to_have_attribute("data-state", "bad")
    ania.see("fair-mark").click()
    expect(ania.see("fair-findings")).to_contain_text("does not fit the digest")
    ania.shot("fair-broken")


def test_who_only_watches_can_check_as_well(come: Callable[..., Person]) -> None:
    ania, celina = come("Ania"), come("Celina")
    ania.open("/").see("play-kingdom_builder").click()
    expect(ania.see("table")).to_be_visible()
    ania.post(f"tables/{ania.page.url.rpartition('/')[2]}/abandon")
    celina.open(ania.page.url)
    celina.page.get_by_role("dialog").get_by_role("button", name="Close").click()
    celina.page.get_by_role("button", name="Fair dice and cards").click()
    celina.page.get_by_role("button", name="Verify now").click()
    expect(celina.see("fair-mark")).to_have_attribute("data-state", "partial")
    expect(celina.see("fair-findings")).to_contain_text("did not see the start")
