"""Three ways to play, each for a whole game: by mouse, by keys, by thumb."""

from collections.abc import Callable
from typing import Any

from browser.person import Person

CELL = '[role="gridcell"]'
Way = Callable[[Person, dict[str, Any]], None]


def by_mouse(me: Person, asked: dict[str, Any]) -> None:
    """The first target that is highlighted, or an option."""
    if asked["confirm"]:
        me.see("confirm").click()
    elif asked["cells"]:
        me.cell(asked["cells"][0]).click()
    else:
        me.option(asked).click()


def by_keys(me: Person, asked: dict[str, Any]) -> None:
    """G goes to the board, N to the next target, Enter settles there; a digit takes an option."""
    keys = me.page.keyboard
    if asked["confirm"]:
        keys.press("Control+Enter")
    elif asked["cells"]:
        keys.press("g")
        me.page.wait_for_function(f"() => document.activeElement.matches('{CELL}')")
        keys.press("n")
        me.page.wait_for_function(f"() => document.activeElement.matches('{CELL}:not([aria-disabled])')")
        keys.press("Enter")
    else:
        keys.press(me.option(asked).locator("kbd").inner_text())


def by_thumb(me: Person, asked: dict[str, Any]) -> None:
    """A first tap chooses, Confirm plays. What is to be hit is large enough."""
    if asked["confirm"]:
        me.see("confirm").tap()
    elif asked["cells"]:
        me.target_in_sight()
        cell = me.cell(asked["cells"][0])
        box = cell.bounding_box()
        assert box and box["width"] >= 32, box
        cell.tap()
    else:
        me.option(asked).tap()


def move(me: Person, way: Way) -> bool:
    """Do what is asked next; False when the game is over."""
    asked = me.asked()
    if asked["over"]:
        return False
    way(me, asked)
    me.page.wait_for_function(
        """(was) => {
          const seq = Number(document.querySelector('[data-testid="table"]')?.dataset.seq);
          const confirm = Boolean(document.querySelector('[data-testid="confirm"]'));
          return seq !== was.number || (confirm && !was.confirm);
        }""",
        arg=asked,
    )
    return True


def to_the_end(me: Person, way: Way, most: int = 400) -> int:
    """Play until the result is shown; how many steps it took."""
    for count in range(most):
        if not move(me, way):
            return count
    raise AssertionError(f"no end after {most} steps")
