"""Lessons in the browser: taken by clicks on what the teacher marks, left, taken up again, played wrongly."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.person import DESKTOP, PHONE, Person
from browser.server import Line, Server
from tetrarch.core.match.registry import GAMES
from tetrarch.lessons.catalogue import lesson_names

pytestmark = pytest.mark.browser
FIRST = "/learn/kingdom_builder/first_game"
SIZES = {"desktop": DESKTOP, "phone": PHONE}
SAMPLE = {("kingdom_builder", "desktop"), ("castles_of_burgundy", "phone"), ("council_of_four", "desktop"),
          ("kingsburg", "desktop")}  # fmt: skip
EVERY = [(game, name) for game in GAMES for name in lesson_names(game)]
MOST_CLICKS = 400
# The step, and everything that could be clicked to go on: marked places first, then the moves that are good.
NOW = """() => {
  const lesson = document.querySelector('[data-testid="lesson"]');
  const shown = (node) => node.getClientRects().length > 0;
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  const marks = [...document.querySelectorAll('[data-testid="lesson-mark"].strong')];
  return {
    seq: lesson.dataset.seq, step: lesson.dataset.step, busy: lesson.dataset.busy === 'true',
    over: Boolean(document.querySelector('[data-testid="lesson-end"]')),
    reads: Boolean(document.querySelector('[data-testid="go-on"]')),
    confirm: Boolean(document.querySelector('[data-testid="confirm"]')),
    listed: Boolean(document.querySelector('dialog [data-testid="move"]')),
    marks: marks.map((mark) => middle(mark.getBoundingClientRect())),
  };
}"""
# The marks that lie over the teacher's card by more than the edge of a frame.
HIDDEN = """() => {
  const EDGE = 8;
  const card = document.querySelector('[data-testid="teacher"]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid="lesson-mark"]')].filter((mark) => {
    const { left, top, right, bottom } = mark.getBoundingClientRect();
    return Math.min(right, card.right) - Math.max(left, card.left) > EDGE &&
      Math.min(bottom, card.bottom) - Math.max(top, card.top) > EDGE;
  }).map((mark) => mark.dataset.point);
}"""
STAYS = """() => ['.decision', '.teacher', '.stage'].map((part) => {
  const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
  return [part, x, y, width, height].join(' ');
})"""
# Which of some things no part of the page stands for, hidden or not.
MISSING = """(points) => points.filter((point) => {
  const seat = /[.](\\d+)$/.exec(point)?.[1];
  const places = point.includes(':') || !seat ? [point] : [point, `player:${seat}`, `seat:${seat}`];
  const moves = new Set([...document.querySelectorAll('[data-testid="choices"] [data-token]')]);
  return !moves.size && !places.some((place) => document.querySelector(
    `[data-place~="${place}"], [data-target="${place}"], [data-cell="${place.replace('cell:', '')}"]`));
})"""
IDLE = """() => document.querySelector('[data-testid="lesson"]')?.dataset.busy === 'false'"""
CHANGED = """(seq) => document.querySelector('[data-testid="lesson"]')?.dataset.seq !== seq"""


def now(me: Person) -> dict[str, Any]:
    me.wait(IDLE)
    me.settled()
    found: dict[str, Any] = me.page.evaluate(NOW)
    return found


def past(me: Person, seq: str) -> None:
    me.wait(CHANGED, seq)


def skip_to(me: Person, step: str) -> None:
    """Let the steps before one be done."""
    while (at := now(me))["step"] != step:
        assert not at["over"], f"no step {step}"
        me.page.locator('[data-testid="go-on"], [data-testid="lesson-skip"]').first.click()
        past(me, at["seq"])


def forward(me: Person) -> None:
    """One step on, by what a learner would click."""
    at = now(me)
    assert me.page.evaluate(HIDDEN) == [], at["step"]
    if at["reads"]:
        me.see("go-on").click()
    elif at["listed"]:  # what has no place, behind one button
        me.page.locator('dialog [data-testid="move"]').first.click()
    elif at["confirm"]:
        me.see("confirm").click()
    elif at["marks"]:
        touch, mouse = me.page.touchscreen, me.page.mouse
        (touch.tap if me.size[0] < 600 else mouse.click)(*at["marks"][0])
    else:
        me.see("lesson-skip").click()  # a free choice: what to do is not marked
    done = """(was) => { const now = (%s)(); return now.seq !== was.seq || now.confirm !== was.confirm ||
        now.listed !== was.listed || String(now.marks) !== String(was.marks); }"""
    me.wait(done % NOW, at)


def taken(me: Person, game: str) -> None:
    """The first game from its first step to its end."""
    me.open(f"/learn/{game}")
    stop = me.page.locator('[data-lesson="first_game"]')
    stop.get_by_test_id("lesson-open").click()
    me.wait(IDLE)
    first = me.page.evaluate(STAYS)
    clicks, marked = 0, 0
    while not (at := now(me))["over"]:
        marked += bool(at["marks"])
        assert clicks < MOST_CLICKS, f"no end: {at}"
        assert me.page.evaluate(STAYS) == first, at["step"]
        if clicks % 6 == 0:
            me.shot(f"lesson-{game}-{clicks:02}")
        forward(me)
        clicks += 1
    assert marked > 6, "most steps show where to click"
    me.shot(f"lesson-{game}-end")
    me.see("play-on").click()
    me.asked()
    assert "/table/" in me.page.url
    me.open(f"/learn/{game}")
    expect(stop.locator(".done")).to_be_visible()


def first_games() -> list[Any]:
    """Each first game once in `make test`, one of them on a phone; all at both sizes in `make test-all`."""
    return [
        pytest.param(
            game, size, marks=[] if (game, size) in SAMPLE else pytest.mark.slow, id=f"{game}-{size}"
        )
        for game in GAMES
        for size in SIZES
    ]


@pytest.mark.parametrize(("game", "size"), first_games())
def test_a_first_game_is_taken_by_clicks(come: Callable[..., Person], game: str, size: str) -> None:
    taken(come("Ania", size=SIZES[size]), game)


def pointed_at(me: Person, game: str, name: str) -> None:
    """Every thing that is spoken of is on the page, if not in sight then after a scroll or on another tab."""
    me.open(f"/learn/{game}/{name}")
    while not (at := now(me))["over"]:
        wanted = me.get(f"lessons/{game}/{name}")["point"]
        missing = me.page.evaluate(MISSING, wanted)
        assert not missing, (name, at["step"], missing)
        marked = me.see("lesson-mark").count()
        assert marked or not wanted, (name, at["step"], wanted)
        me.page.locator('[data-testid="go-on"], [data-testid="lesson-skip"]').first.click()
        past(me, at["seq"])
    me.readable()


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, name, marks=[] if (game, name) == ("kingsburg", "winter") else pytest.mark.slow)
        for game, name in EVERY
    ],
)
@pytest.mark.parametrize("size", SIZES)
def test_what_is_pointed_at_is_on_the_page(
    come: Callable[..., Person], game: str, name: str, size: str
) -> None:
    pointed_at(come("Ania", size=SIZES[size]), game, name)


def test_what_is_marked_is_wholly_in_sight(come: Callable[..., Person]) -> None:
    me = come("Ania", size=PHONE).open("/learn/castles_of_burgundy/first_game")
    skip_to(me, "sell")
    me.wait("""() => {
      const mark = document.querySelector('[data-testid="lesson-mark"].strong');
      const goods = document.querySelector(`[data-part="mine"] [data-target="${mark?.dataset.point}"]`);
      return goods && mark.getBoundingClientRect().height >= goods.getBoundingClientRect().height;
    }""")


def test_what_lies_beside_a_marked_cell_is_in_sight(come: Callable[..., Person]) -> None:
    """The text speaks of the castle beside the marked hex, on a board that is wider than its place."""
    me = come("Ania", size=(1366, 768)).open(FIRST)
    now(me)
    me.wait("""() => {
      const castle = document.querySelector('[data-cell="P8"]');
      const board = castle.closest('.scroller');
      return castle.getBoundingClientRect().right <= board.getBoundingClientRect().right;
    }""")


def test_a_wrong_move_is_answered_and_changes_nothing(come: Callable[..., Person]) -> None:
    me = come("Ania").open(FIRST)
    at = now(me)
    me.cell("E4").click()
    reply = me.see("reply")
    expect(reply).to_contain_text("no castle beside it")
    reply.locator("summary").click()
    expect(reply.locator("li")).to_contain_text("You")
    assert now(me)["step"] == at["step"]
    expect(me.see("step")).to_be_visible()
    me.cell("A1").click(force=True)  # not even legal: the rule says why
    expect(reply.get_by_role("button", name="KB-")).to_be_visible()
    assert me.barriers(part='[data-testid="teacher"]') == []
    me.cell("O8").click()
    expect(reply).to_contain_text("3 gold")
    assert now(me)["step"] == "beside"


def test_a_lesson_is_left_and_taken_up_where_one_was(come: Callable[..., Person]) -> None:
    me = come("Ania").open(FIRST)
    skip_to(me, "cards")
    expect(me.see("lesson-place")).to_contain_text("3/")
    me.see("lesson-leave").click()
    stop = me.page.locator('[data-lesson="first_game"]')
    expect(stop).to_contain_text("step 3 of")
    stop.get_by_role("link", name="Continue").click()
    assert now(me)["step"] == "cards"
    me.page.reload()
    assert now(me)["step"] == "cards"
    me.see("lesson-back").click()
    expect(me.see("step")).to_contain_text("matters most")
    me.see("lesson-leave").click()
    stop.get_by_role("link", name="From the beginning").click()
    me.wait("() => document.querySelector('[data-testid=lesson]')?.dataset.step === 'first_build'")
    assert me.page.url.endswith("/first_game")
    expect(me.see("lesson-back")).to_have_attribute("aria-disabled", "true")


def test_a_finished_lesson_leads_on_and_is_repeated(come: Callable[..., Person]) -> None:
    me = come("Ania").open("/learn/kingdom_builder/guilds")
    while not (at := now(me))["over"]:
        me.page.locator('[data-testid="go-on"], [data-testid="lesson-skip"]').first.click()
        past(me, at["seq"])
    expect(me.see("play-on")).to_be_visible()
    me.page.reload()
    expect(me.see("lesson-end")).to_be_visible()
    me.see("once-more").click()
    expect(me.see("step")).to_contain_text("Miners")
    me.open("/learn")
    expect(me.page.get_by_text("Lessons finished: 1 of 3")).to_be_visible()


def test_a_lesson_is_taken_by_keys(come: Callable[..., Person]) -> None:
    me = come("Ania").open(FIRST)
    at = now(me)
    keys = me.page.keyboard
    me.page.get_by_role("button", name="To the marked place").focus()
    keys.press("Enter")
    expect(me.cell("O8")).to_be_focused()
    keys.press("Enter")
    past(me, at["seq"])
    keys.press("u")
    expect(me.see("step")).to_contain_text("A new land")
    skip_to(me, "cards")
    keys.press("Control+Enter")
    expect(me.see("step")).to_contain_text("first choice")
    live = me.see("teacher").locator("[aria-live=polite]")
    expect(live).to_contain_text("Marked:")


def test_a_lesson_without_a_line_says_so_and_goes_on(come: Callable[..., Person], server: Server) -> None:
    line = Line(server.port)
    me = come(base=line.base).open(FIRST)
    me.expect_lost_line()
    now(me)
    line.cut()
    me.cell("O8").click()
    expect(me.see("refusal")).to_contain_text("does not answer")
    line.mend()
    me.see("try-again").click()
    expect(me.see("step")).to_contain_text("matters most")
