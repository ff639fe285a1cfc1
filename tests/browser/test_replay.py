"""Looking back on a game."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Download, expect

from browser.person import Person
from browser.players import by_mouse, move

pytestmark = pytest.mark.browser
HOUSES = """() => [...document.querySelectorAll('[role="gridcell"]')]
  .filter((cell) => !cell.getAttribute('aria-label').endsWith('empty')).length"""


def at(me: Person, number: int) -> None:
    """The position is shown: its number, and its board."""
    expect(me.see("slider")).to_have_value(str(number))
    me.settled()


def test_slider_steps_rounds_views_and_log(come: Callable[..., Person], finished: str) -> None:
    me = come("Ania").open(f"/replay/{finished}")
    last = int(me.see("slider").get_attribute("max") or 0)
    assert last > 40
    at(me, 9)  # the quadrants are laid and the first cards dealt
    empty = me.page.evaluate(HOUSES)
    me.see("replay-last").click()
    at(me, last)
    assert me.page.evaluate(HOUSES) >= empty + 40
    expect(me.page.get_by_role("complementary")).to_contain_text("The game is over")
    me.see("replay-back").click()
    at(me, last - 1)
    me.see("replay-next").click()
    at(me, last)
    me.page.locator("body").press("Home")
    at(me, 0)
    me.page.locator("body").press("ArrowRight")
    at(me, 1)
    me.see("slider").fill(str(last // 2))
    at(me, last // 2)
    middle = me.page.evaluate(HOUSES)
    assert empty < middle
    me.see("rounds").select_option("2")
    second = int(me.see("slider").input_value())
    assert 0 < second < last // 2 and me.page.evaluate(HOUSES) < middle
    me.page.get_by_role("complementary").get_by_role("button").nth(8).click()
    assert int(me.see("slider").input_value()) < second
    views = me.see("seat-view").locator("option")
    assert views.count() == 3  # each seat's, and a spectator's
    me.see("seat-view").select_option("1")
    at(me, int(me.see("slider").input_value()))
    me.open(f"/replay/{finished}?at={last // 2}")
    at(me, last // 2)
    me.shot("replay")


def downloaded(me: Person, folder: Path) -> Path:
    with me.page.expect_download() as coming:
        me.page.get_by_role("link", name="Download transcript").click()
    found: Download = coming.value
    path = folder / found.suggested_filename
    found.save_as(path)
    return path


def test_a_transcript_goes_to_disk_and_comes_back(
    come: Callable[..., Person], finished: str, tmp_path: Path
) -> None:
    me = come("Ania").open(f"/replay/{finished}")
    path = downloaded(me, tmp_path)
    assert path.suffix == ".tet" and path.stat().st_size > 1000
    last = me.see("slider").get_attribute("max")
    me.page.get_by_role("link", name="Replay", exact=True).click()
    broken = tmp_path / "broken.tet"
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    middle = len(lines) // 2
    broken.write_text("".join([*lines[:middle], "what was here?\n", *lines[middle:]]), encoding="utf-8")
    me.expected += ["status of 400"]
    me.see("file").set_input_files(broken)
    expect(me.see("refusal")).to_be_visible()
    me.shot("replay-refused")
    me.see("file").set_input_files(path)
    expect(me.page).to_have_url(re.compile("/record/"))
    expect(me.see("slider")).to_have_attribute("max", last or "")
    me.see("slider").fill("60")
    at(me, 60)
    me.wait(f"() => ({HOUSES})() > 10")


def test_a_game_goes_on_from_a_position_against_bots(come: Callable[..., Person], finished: str) -> None:
    me = come("Ania").open(f"/replay/{finished}")
    me.see("slider").fill("60")
    at(me, 60)
    for _ in range(30):
        if me.see("play-on").is_visible():
            break
        me.see("replay-next").click()
    houses = me.page.evaluate(HOUSES)
    me.see("play-on").click()
    asked = me.asked()
    assert "/table/" in me.page.url and (asked["cells"] or asked["options"])
    assert me.page.evaluate(HOUSES) >= houses > 20
    assert move(me, by_mouse)
