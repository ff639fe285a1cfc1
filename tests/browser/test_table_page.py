"""The page of a table: text that can be read, nothing cut off, parts that stay where they are, few clicks."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.players import BOT, by_mouse, by_thumb, move
from browser.positions import TEXT, random_game

pytestmark = pytest.mark.browser
SIZES = ((1366, 768), (1440, 900), (1920, 1080), (2560, 1440), (820, 1180), PHONE, (360, 740))
EXPANSIONS = "extra_tiles border_posts white_castles inns trade_routes shields vineyards".split()
MODULES = "extra_rows alternate_rows governors destiny troop_tokens whims".split()
GAMES: dict[str, dict[str, Any]] = {
    "kingdom_builder": {},
    "council_of_four": {},
    "kingsburg": {"modules": MODULES},
    "castles_of_burgundy": {"modules": EXPANSIONS},
}
MEASURE = (Path(__file__).parent / "measure_page.js").read_text(encoding="utf-8")
ZONES = ("board", "mine", "players")


def in_a_game(me: Person, game: str, share: float = 0.4) -> str:
    """A table of four with all modules, some way into a game."""
    text, asked = random_game(game, 4, 5, **GAMES[game])
    answer = me.page.request.post("/api/replays", data=text, headers=TEXT)
    assert answer.ok, answer.text()
    body = {"record": answer.json()["id"], "number": asked[int(len(asked) * share)], "level": "gentle"}
    id: str = me.post("tables/continue", body)["id"]
    return id


def looked_at(me: Person, game: str, steps: int) -> None:
    """Some steps of a game; after each the page is looked at, on a narrow screen in every zone."""
    rng = Random(game)
    narrow = me.size[0] < 1200
    stood: dict[str, Any] = {}
    for count in range(steps):
        me.asked()
        for zone in ZONES if narrow else ("all",):
            if narrow:
                me.see(f"zone-{zone}").click()
            now = me.page.evaluate(MEASURE)
            assert not now["wrong"], (game, me.size, zone, count, now["wrong"])
            assert stood.setdefault(zone, now["parts"]) == now["parts"], (game, me.size, zone, count)
        if narrow:
            me.see("zone-board").click()
        if count == 0:
            me.shot(f"page-{game}")
        if not move(me, by_thumb if me.size[0] < 600 else by_mouse, rng):
            break


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [((1440, 900), "en"), (PHONE, "pl")], ids=lambda one: str(one))
def test_a_page_can_be_read_and_stands_still(
    come: Callable[..., Person], game: str, size: tuple[int, int], language: str
) -> None:
    me = come("Ania", size=size)
    me.choose(language=language, singleTap=True)
    me.open(f"/table/{in_a_game(me, game)}")
    looked_at(me, game, 4)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_every_size_and_language_can_be_read_and_stands_still(
    come: Callable[..., Person], game: str, size: tuple[int, int], language: str
) -> None:
    me = come("Ania", size=size, color_scheme="dark" if language == "it" else "light")
    me.choose(language=language, singleTap=True)
    me.open(f"/table/{in_a_game(me, game, 0.2)}")
    looked_at(me, game, 60)


@pytest.mark.parametrize("game", ["kingsburg", "castles_of_burgundy", "council_of_four"])
def test_ones_own_area_is_seen_whole(come: Callable[..., Person], game: str) -> None:
    """With four players and all modules, at 1440x900."""
    me = come("Ania", size=(1440, 900))
    me.open(f"/table/{in_a_game(me, game)}")
    me.asked()
    assert "mine" not in me.page.evaluate(MEASURE)["hidden"]
    for seat in range(4):
        expect(me.page.locator(f'[data-testid="player"][data-seat="{seat}"]')).to_be_in_viewport(ratio=1)


def test_pieces_explain_themselves(come: Callable[..., Person]) -> None:
    """By pointer and by focus, with the ruling and the way to the legend; Escape takes it away."""
    me = come("Ania")
    me.open(f"/table/{in_a_game(me, 'council_of_four')}")
    me.asked()
    permit = me.page.locator('[data-part="board"] [data-target^="permit:"]').first
    permit.hover()
    tip = me.see("explain")
    expect(tip).to_contain_text("It names by their letters the cities")
    expect(tip.get_by_role("button", name="CF-43")).to_be_visible()
    expect(tip.get_by_role("link", name="Legend")).to_have_attribute("href", "/rules/council_of_four#signs")
    assert not permit.get_attribute("title")  # the browser's own tip would cover it
    me.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    assert permit.get_attribute("title")
    me.page.mouse.move(5, 5)
    me.page.keyboard.press("g")
    me.page.keyboard.press("n")
    expect(tip).to_be_visible()


def clicks(me: Person, id: str, verb: str) -> int:
    """Make a move of some kind on the board; how many clicks that takes."""
    mine = me.get(f"tables/{id}")["decision"]["mine"]
    one = next(found for found in mine["moves"] if found["token"].startswith(verb))
    number, kind = me.number, one["targets"][0].partition(":")
    place = f'[data-cell="{kind[2]}"]' if kind[0] == "cell" else f'[data-target="{one["targets"][0]}"]'
    me.page.locator(f'{place}:not([aria-disabled="true"])').first.click()
    choice = f'.choice[data-token="{one["token"]}"]'
    me.wait(
        """([number, choice]) => document.querySelector(choice) ||
          Number(document.querySelector('[data-testid="table"]').dataset.seq) !== number""",
        [number, choice],
    )
    if me.number != number:
        return 1
    me.page.locator(choice).click()
    me.past(number)
    return 2


def end_turn(me: Person) -> int:
    """Click the main button until somebody else is asked; how many clicks that takes."""
    for count in range(1, 4):
        number = me.number
        me.see("main-slot").get_by_role("button").click()
        me.wait(
            """(number) => document.querySelector('[data-testid="confirm"]') ||
              Number(document.querySelector('[data-testid="table"]').dataset.seq) !== number""",
            number,
        )
        if me.number != number:
            return count
    raise AssertionError("the turn does not end")


def test_a_turn_of_kingdom_builder_takes_four_clicks(come: Callable[..., Person]) -> None:
    me = come("Ania")
    id = me.create([{"kind": "me"}, BOT], options={"start_seat": 1, "setup": "first_game"})
    me.open(f"/table/{id}")
    me.asked()
    assert [clicks(me, id, "b:") for _ in range(3)] == [1, 1, 1]
    assert end_turn(me) == 1


def test_a_placement_of_kingsburg_takes_two_clicks(come: Callable[..., Person]) -> None:
    me = come("Ania")
    text, asked = random_game("kingsburg", 2, 3)
    answer = me.page.request.post("/api/replays", data=text, headers=TEXT).json()
    for number in asked:
        id = me.post("tables/continue", {"record": answer["id"], "number": number, "level": "gentle"})["id"]
        moves = me.get(f"tables/{id}")["decision"]["mine"]["moves"]
        if any(one["token"].startswith("influence:") for one in moves):
            break
    me.open(f"/table/{id}")
    me.asked()
    assert clicks(me, id, "influence:") <= 2


def test_a_turn_of_council_of_four_takes_four_clicks(come: Callable[..., Person]) -> None:
    me = come("Ania")
    id = me.create([{"kind": "me"}, BOT], game="council_of_four", options={"start_seat": 1})
    me.open(f"/table/{id}")
    me.asked()
    count = clicks(me, id, "elect:")  # the council, then the councillor
    me.asked()
    count += clicks(me, id, "") + end_turn(me)
    assert count <= 4
