"""The first minute."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": "gentle"}
QUESTION = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).decision.mine"


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize("game", ["kingdom_builder", "council_of_four", "castles_of_burgundy", "kingsburg"])
def test_one_click_leads_to_a_decision_about_the_game(
    come: Callable[..., Person], game: str, size: tuple[int, int]
) -> None:
    """The first game deals whatever an expert would choose: the first question is that of a turn."""
    me = come(size=size).open("/")
    expect(me.see(f"begins-{game}")).to_contain_text("First game")
    me.see(f"play-{game}").click()
    me.asked()
    asked = me.page.evaluate(QUESTION, me.page.url.split("/")[-1])
    assert (
        asked["step"]
        in {
            "kingdom_builder": ["turn"],
            "council_of_four": ["turn"],
            "castles_of_burgundy": ["turn"],
            "kingsburg": ["aid"],
        }[game]
    )


def test_a_game_that_is_not_over_is_a_click_away(come: Callable[..., Person]) -> None:
    me = come().open("/")
    me.see("play-kingsburg").click()
    me.asked()
    table = me.page.url
    me.open("/")
    me.see("go-on-kingsburg").click()
    me.asked()
    assert me.page.url == table


def test_two_clicks_from_the_start_page_to_the_first_move(come: Callable[..., Person]) -> None:
    me = come().open("/")
    me.see("play-kingdom_builder").click()
    me.turn()
    asked = me.asked()
    assert asked["cells"] and me.page.title().startswith("●")
    me.cell(asked["cells"][0]).click()
    me.past(asked["number"])
    expect(me.see("log")).to_contain_text("You")


def test_a_name_is_chosen_and_kept(come: Callable[..., Person]) -> None:
    me = come().open("/")
    invented = me.see("my-name").inner_text()
    assert invented
    me.page.get_by_role("button", name="Change name").click()
    me.see("name").fill("Łucja d'Este")
    me.see("name-save").click()
    expect(me.see("my-name")).to_have_text("Łucja d'Este")
    me.page.reload()
    expect(me.see("my-name")).to_have_text("Łucja d'Este")


def test_list_and_board_point_at_each_other(come: Callable[..., Person]) -> None:
    me = come("Ania")
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT])}")
    first, second = me.asked()["cells"][:2]
    expect(me.page.locator(".pointed")).to_have_count(0)
    me.page.get_by_role("tab", name="Moves").click()
    moves = me.see("move")
    moves.nth(0).hover()
    here = me.page.locator("path.pointed")
    expect(here).to_have_count(1)
    box, hex = here.bounding_box(), me.cell(first).bounding_box()
    assert box and hex and abs(box["x"] - hex["x"]) < 8 and abs(box["y"] - hex["y"]) < 8
    me.cell(second).hover()
    expect(moves.nth(1)).to_contain_class("hovered")
    expect(moves.nth(0)).not_to_contain_class("hovered")
    me.page.keyboard.press("/")
    me.see("moves").get_by_test_id("filter").fill(second)
    expect(me.see("moves").get_by_test_id("move")).not_to_have_count(0)
    number = me.number
    me.page.keyboard.press("Enter")
    me.past(number)
    expect(me.see("moves")).to_be_hidden()
