"""Games of The Castles of Burgundy: anything that can be done, done by mouse, by keys and by thumb."""

import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

import tetrarch
from browser.person import DESKTOP, PHONE, Person
from browser.players import BOT, Way, by_keys, by_mouse, by_thumb, last_turns, move, whole

pytestmark = pytest.mark.browser
GAME = "castles_of_burgundy"
WAYS = {"teams", "solo", "chateauma"}  # to play, which do not go with all modules
MODULES = [module.id for module in tetrarch.find(GAME).modules if module.id not in WAYS]
AUTOMATON = {"kind": "automaton"}
TEAMS = {"modules": ["teams"], "team_side": "expert"}
VINEYARDS = {"modules": ["vineyards"], "duchies": "same"}
SOLO = {"modules": ["solo"], "solo_duchy": 34, "target": 20}
CHATEAUMA = {
    "modules": ["chateauma", "vineyards", "shields"],
    "chateauma_modifiers": ["covered", "extra_turns"],
}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("way", "size", "seed", "options"),
    [
        (by_mouse, DESKTOP, 1, {"modules": MODULES, "boards": "all"}),
        (by_keys, DESKTOP, 2, {}),
        (by_thumb, PHONE, 3, {"modules": MODULES, "route_order": "chosen"}),
    ],
    ids=["mouse", "keys", "thumb"],
)
def test_a_whole_game(
    come: Callable[..., Person], way: Way, size: tuple[int, int], seed: int, options: dict[str, Any]
) -> None:
    me = come("Ania", size=size)
    assert whole(me, way, Random(seed), game=GAME, options=options) > 80
    me.shot(f"{GAME}-result")


@pytest.mark.parametrize(
    ("mode", "way", "size", "others", "options"),
    [
        pytest.param("teams", by_mouse, DESKTOP, (BOT, BOT, BOT), TEAMS, marks=pytest.mark.slow),
        pytest.param("vineyards", by_keys, DESKTOP, (BOT,), VINEYARDS, marks=pytest.mark.slow),
        ("solo", by_mouse, DESKTOP, (), SOLO),
        pytest.param("solo", by_thumb, PHONE, (), SOLO, marks=pytest.mark.slow),
        pytest.param("chateauma", by_thumb, PHONE, (AUTOMATON,), CHATEAUMA, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_of_each_way_to_play(
    come: Callable[..., Person],
    mode: str,
    way: Way,
    size: tuple[int, int],
    others: tuple[dict[str, Any], ...],
    options: dict[str, Any],
) -> None:
    me = come("Ania", size=size)
    steps = whole(me, way, Random(5), others, f"{GAME}-{mode}", game=GAME, options=options)
    assert steps > 40
    me.shot(f"{GAME}-{mode}-result")
    told(me, mode)


def told(me: Person, mode: str) -> None:
    """The title says who has won; of teams, their totals are shown."""
    title = me.see("result").get_by_role("heading", level=2)
    expect(title).to_have_text(
        re.compile("You have lost|You win") if mode == "solo" else re.compile("win|victory")
    )
    if mode == "teams":
        expect(me.see("result")).to_contain_text("Team A")
        expect(me.see("team-totals")).to_be_visible()


@pytest.mark.parametrize(
    ("mode", "way", "size", "seats", "options"),
    [
        ("all modules", by_keys, DESKTOP, 2, {"modules": MODULES, "boards": "all", "route_order": "chosen"}),
        ("teams", by_mouse, DESKTOP, 4, TEAMS),
        ("chateauma", by_thumb, PHONE, 2, CHATEAUMA),
    ],
)
def test_the_last_turns(
    come: Callable[..., Person],
    mode: str,
    way: Way,
    size: tuple[int, int],
    seats: int,
    options: dict[str, Any],
) -> None:
    me = come("Ania", size=size)
    last_turns(me, way, GAME, f"{GAME}-{mode}", seats, **options)
    told(me, mode)


@pytest.mark.parametrize("quick", ["solo", "chateauma"])
def test_a_click_starts_a_game_for_one(come: Callable[..., Person], quick: str) -> None:
    me = come("Ania").open("/lobby")
    me.see(f"quick-{quick}").click()
    me.asked()
    names = me.see("player").all_inner_texts()
    assert len(names) == (1 if quick == "solo" else 2) and ("Châteauma" in names[-1]) == (
        quick == "chateauma"
    )
    assert me.barriers(part='[data-testid="stage"]') == []
    if quick == "chateauma":
        for _ in range(2):  # the side of the board, the castle
            move(me, by_mouse)
        me.asked()
        expect(me.see("log")).to_contain_text("CB-284")


@pytest.mark.parametrize("size", [pytest.param(DESKTOP, marks=pytest.mark.slow), PHONE])
def test_the_form_gives_each_way_its_seats(come: Callable[..., Person], size: tuple[int, int]) -> None:
    me = come("Ania", size=size).open(f"/create/{GAME}")
    me.see("preset-standard").check()
    me.see("each-seat").locator("summary").click()
    seats = me.see("seat-field").locator("select:first-of-type")
    modules = me.see("option-modules")
    for module, kinds in {"Team game": "me bot bot bot", "Solo game": "me closed closed closed"}.items():
        modules.get_by_label(module, exact=True).check()
        expect(seats).to_have_count(4)
        assert " ".join(seat.input_value() for seat in seats.all()) == kinds
        if module == "Team game":
            expect(me.page.get_by_text("Team B: plays with seat 4")).to_have_count(1)
        modules.get_by_label(module, exact=True).uncheck()
    modules.get_by_label("Châteauma", exact=True).check()
    expect(seats).to_have_count(3)
    expect(me.see("automaton")).to_have_text(re.compile("Châteauma – plays by itself"))
    me.shot(f"{GAME}-form")
    assert me.barriers() == []
    seats.nth(1).select_option("open")
    me.see("submit").click()
    expect(me.see("seat").last).to_contain_text("Châteauma – plays by itself")
    me.see("fill").click()
    me.asked()
    assert me.see("player").count() == 3


@pytest.mark.parametrize(("way", "size"), [(by_mouse, DESKTOP), (by_thumb, PHONE)])
def test_the_own_duchy_and_those_of_others(
    come: Callable[..., Person], way: Way, size: tuple[int, int]
) -> None:
    me = come("Ania", size=size)
    options = {"duchies": "same", "duchy": 3, "modules": MODULES}
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT], game=GAME, options=options)}")
    if size == PHONE:
        me.see("zone-mine").tap()
    before = me.number
    way(me, "place", me.page.locator('[data-part="mine"] [data-target^="cell:"][tabindex="0"]').first)
    if size == PHONE:
        me.see("confirm").tap()
        me.past(before)
        me.see("zone-board").tap()
    bar = me.page.locator('[data-part="board"]' if size == PHONE else '[data-part="mine"]').get_by_label(
        "Dice"
    )
    bar.get_by_role("button", name="die", exact=False).first.click()
    expect(bar.locator('[aria-pressed="true"]').first).to_be_visible()
    marked = me.page.locator('[data-part="board"] [data-target^="slot:"][tabindex="0"] .cost')
    assert all(text.strip().isdigit() for text in marked.all_inner_texts()) and marked.count()
    assert me.barriers(part='[data-testid="stage"]') == []
    me.page.get_by_role("button", name="show it large").first.click()
    expect(me.page.get_by_role("dialog")).to_contain_text("Storage")
    me.shot(f"{GAME}-duchy")
