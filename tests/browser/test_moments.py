"""What happens is seen: moments on their stage, things that fly, the end with its page and its picture."""

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.players import ASKED, by_mouse, by_thumb, move
from browser.positions import near_the_end

pytestmark = pytest.mark.browser
MOVING = {"reduced_motion": "no-preference"}
# Notes what is on the stage whenever something there changes.
NOTE = """() => {
  window.moments = {}; window.events = {};
  new MutationObserver(() => {
    const moment = document.querySelector('[data-testid="moment"]');
    const rows = document.querySelectorAll('[data-testid="moment-row"]');
    if (moment) window.moments[moment.dataset.kind] = rows.length;
    for (const one of document.querySelectorAll('[data-testid="showing"], [data-testid="caption"]'))
      window.events[one.dataset.event] = true;
  }).observe(document.body, {subtree: true, childList: true});
}"""
# Whether something is on the stage, or is still to come.
BUSY = """() => Boolean(document.querySelector('[data-testid="moment"], [data-testid="catch-up"]'))"""


def play_with_motion(me: Person, path: str, thumb: bool = False) -> None:
    """To the result, with everything shown that happens."""
    me.choose(speed="fast")
    me.open(path)
    me.page.evaluate(NOTE)
    rng = Random(7)
    for _ in range(120):
        me.wait(f"() => !({BUSY})()")
        if me.page.evaluate(ASKED)["over"] or not move(me, by_thumb if thumb else by_mouse, rng):
            break
    expect(me.see("result")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=pytest.mark.slow)])
def test_a_winter_and_the_final_scoring(come: Callable[..., Person], size: tuple[int, int]) -> None:
    me = come("Ania", size=size, **MOVING)
    play_with_motion(me, near_the_end(me, "kingsburg", 3, 3), thumb=size == PHONE)
    seen = me.page.evaluate("() => window.moments")
    assert seen["battle"] == seen["final"] == 3, "every seat has its bar"
    me.shot("kingsburg-report")


def test_a_click_ends_a_moment(come: Callable[..., Person]) -> None:
    me = come("Ania", **MOVING)
    me.choose(speed="slow")
    me.open(near_the_end(me, "kingsburg", 2, 2))
    rng = Random(7)
    asked = f"Object.values(({ASKED})()).some((one) => Array.isArray(one) ? one.length : one === true)"
    for _ in range(60):
        me.wait(f"() => document.querySelector('[data-testid=\"moment\"]') || (!({BUSY})() && {asked})")
        if me.see("moment").count():
            break
        move(me, by_mouse, rng)
    before = me.see("moment").get_attribute("data-kind")
    me.see("moment").click()
    me.wait(
        """(before) => document.querySelector('[data-testid="moment"]')?.dataset.kind !== before""", before
    )


def test_the_end_can_be_shared(come: Callable[..., Person], finished: str) -> None:
    me = come("Ania", accept_downloads=True)
    me.open(f"/table/{finished}")
    expect(me.see("curve")).to_be_visible()
    with me.page.expect_download() as saved:
        me.see("share-picture").click()
    picture = saved.value.path().read_bytes()
    assert picture[:8] == b"\x89PNG\r\n\x1a\n" and len(picture) > 5_000
    assert (int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])) == (1200, 630)
    assert me.barriers(part='[data-testid="result"]') == []
    me.shot("end-report")
    stranger = come(size=PHONE)
    stranger.open(f"/result/{finished}")
    expect(stranger.see("result-page")).to_be_visible()
    expect(stranger.see("curve")).to_be_visible()
    assert stranger.barriers() == []
    stranger.shot("result-page")


def test_a_replay_is_shown_as_it_was_played(come: Callable[..., Person], finished: str) -> None:
    me = come("Ania", **MOVING)
    me.choose(speed="slow")
    me.open(f"/replay/{finished}")
    expect(me.see("slider")).to_be_visible()
    me.page.evaluate(NOTE)
    for _ in range(12):
        me.see("replay-next").click()
    me.wait("() => Object.keys(window.events).includes('built')")
