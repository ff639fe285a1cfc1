"""Three ways to play, each for a whole game of any kind: by mouse, by keys, by thumb."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from playwright.sync_api import Locator, TimeoutError, expect

from browser.person import ASKED, Person
from browser.positions import near_the_end

Asked = dict[str, Any]
BOT = {"kind": "bot", "level": "gentle"}
Way = Callable[[Person, str, Locator], None]


def by_mouse(me: Person, what: str, it: Locator) -> None:
    """A click on what is highlighted, or on an option."""
    it.click()


def by_thumb(me: Person, what: str, it: Locator) -> None:
    """A first tap chooses, Confirm plays. What is to be hit is large enough."""
    if what == "place":
        box = it.bounding_box()
        assert box and min(box["width"], box["height"]) >= 32, (it, box)
    it.tap()


def by_keys(me: Person, what: str, it: Locator) -> None:
    """G goes to the board, N to the next target, Enter settles there; a digit takes an option."""
    keys = me.page.keyboard
    if what == "confirm":
        keys.press("Control+Enter")
    elif what == "place":
        keys.press("g")
        for _ in range(120):
            if it.evaluate("node => node === document.activeElement"):
                return keys.press("Enter")
            keys.press("n")
        raise AssertionError(f"N never leads to {it}")
    elif what in ("option", "group") and it.locator("kbd").count():
        keys.press(it.locator("kbd").inner_text())
    else:
        it.focus()
        keys.press("Enter")


def aim(me: Person, asked: Asked, rng: Random | None) -> tuple[str, Locator]:
    """What to do next: the first thing that leads on, or anything at all."""
    if asked["confirm"]:
        return "confirm", me.see("confirm")
    for what in ("listed", "choices"):
        if asked[what]:
            return what, me.page.locator((rng.choice if rng else min)(asked[what])).first
    options = [("option", f'[data-testid="option"][data-token="{token}"]') for token in asked["options"]]
    options += [("choices", choice) for choice in asked["strip"]]
    options += [("group", f'[data-group="{key}"]') for key in asked["groups"]]
    on = [place for place in asked["places"] if rng or '"tile:' not in place]
    places = [("place", place) for place in on]
    if rng is None:
        what, where = (places or options)[0]
    else:
        some = places if places and (not options or rng.random() < 0.7) else options
        what, where = rng.choice(some)
    return what, me.page.locator(where).first


DONE = """(was) => {
  const here = (id) => Boolean(document.querySelector(id));
  const seq = Number(document.querySelector('[data-testid="table"]')?.dataset.seq);
  return seq !== was.number || (!was.confirm && (here('[data-testid="confirm"]') ||
    (!was.choices.length && here('[data-testid="choices"] .close')) ||
    (!was.listed.length && here('dialog [data-testid="move"]'))));
}"""


def move(me: Person, way: Way, rng: Random | None = None) -> bool:
    """Do what is asked next; False when the game is over."""
    asked = me.asked()
    if asked["over"]:
        return False
    what, it = aim(me, asked, rng)
    way(me, what, it)
    try:
        me.wait(DONE, asked)
    except TimeoutError as error:
        raise AssertionError(f"nothing came of the {what} {it}: {me.page.evaluate(ASKED)}") from error
    return True


def to_the_end(me: Person, way: Way) -> int:
    """Play until the result is shown; how many steps it took."""
    for count in range(400):
        if not move(me, way):
            return count
    raise AssertionError("no end after 400 steps")


def ended(me: Person) -> None:
    """The end screen: who won, with every point and where it came from."""
    result = me.see("result")
    expect(result).to_be_visible()
    rows = result.locator("tbody tr")
    totals = [int(text) for text in result.locator("tfoot td").all_inner_texts()]
    sums = [sum(int(rows.nth(i).locator("td").nth(seat).inner_text()) for i in range(rows.count()))
            for seat in range(len(totals))]  # fmt: skip
    assert sums == totals
    if teams := [
        int(text) for text in result.get_by_test_id("team-totals").locator("[colspan]").all_inner_texts()
    ]:
        size = len(totals) // len(teams)
        assert (
            teams
            == [sum(totals[at : at + size]) for at in range(0, len(totals), size)]
            == sorted(teams)[::-1]
        )
    elif len(totals) > 1:
        assert totals == sorted(totals, reverse=True) and any(totals)
    expect(result.get_by_test_id("rematch")).to_be_enabled()
    expect(me.see("live-turn")).to_be_empty()


def whole(
    me: Person,
    way: Way,
    rng: Random,
    others: Sequence[dict[str, Any]] = (BOT,),
    shots: str = "",
    **table: Any,
) -> int:
    """A whole game against a bot or others, made of anything that can be done; how many steps it took."""
    me.open(f"/table/{me.create([{'kind': 'me'}, *others], **table)}")
    for count in range(900):
        if not move(me, way, rng):
            ended(me)
            return count
        if count % 40 == 5:
            me.shot(f"{shots or table['game']}-{count // 40}")
    raise AssertionError("no end after 900 steps")


def last_turns(
    me: Person, way: Way, game: str, shots: str = "", seats: int = 2, left: int = 4, **options: Any
) -> None:
    """The end of a game, played from a few questions before it."""
    me.open(near_the_end(me, game, seats, left, **options))
    rng = Random(7)
    for _ in range(120):  # a bot that goes on otherwise may make it longer
        if not move(me, way, rng):
            ended(me)
            return me.shot(f"{shots or game}-end")
    raise AssertionError("no end after 120 steps")
