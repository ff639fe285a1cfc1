"""The bar: of one height in every state, its main button in one place, nothing in it clipped or too small."""

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from browser.person import PHONE, Person
from browser.players import BOT, by_mouse, by_thumb, move

pytestmark = pytest.mark.browser
SIZES = ((1440, 900), (1366, 768), (1920, 1080), (820, 1180), PHONE, (360, 740))
GAMES = ("kingdom_builder", "council_of_four", "kingsburg", "castles_of_burgundy")
MODULES: dict[str, dict[str, Any]] = {
    "castles_of_burgundy": {"modules": ["extra_tiles", "border_posts", "white_castles", "inns", "shields"]},
    "kingsburg": {"modules": ["extra_rows", "governors", "destiny", "troop_tokens"]},
}
# What a page shows now: the bar and the place of its main button, and what is wrong with either.
MEASURE = (Path(__file__).parent / "measure_bar.js").read_text(encoding="utf-8")


def watched(me: Person, name: str, steps: int) -> None:
    """Play some steps; the bar is looked at in every state."""
    rng = Random(name)
    first: dict[str, Any] | None = None
    for count in range(steps):
        me.asked()
        now = me.page.evaluate(MEASURE)
        first = first or now
        assert not now["wrong"], (name, count, now["wrong"])
        assert now["bar"] == first["bar"] and now["slot"] == first["slot"], (name, count, now, first)
        if count in (0, 7):
            me.shot(f"bar-{name}-{count}")
        if not move(me, by_thumb if me.size[0] < 600 else by_mouse, rng):
            break


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "language"), [((1440, 900), "pl"), (PHONE, "it")], ids=lambda one: str(one))
def test_the_bar_stands_still(
    come: Callable[..., Person], game: str, size: tuple[int, int], language: str
) -> None:
    me = come("Ania", size=size)
    me.choose(language=language, singleTap=True)
    options = MODULES.get(game, {})
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT], game=game, options=options)}")
    watched(me, f"{game}-{language}", 18)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "it", "pl"])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size[0]))
def test_the_bar_stands_still_for_a_whole_game(
    come: Callable[..., Person], game: str, size: tuple[int, int], language: str
) -> None:
    me = come("Ania", size=size, color_scheme="dark" if language == "it" else "light")
    me.choose(language=language, singleTap=True)
    options = MODULES.get(game, {})
    me.open(f"/table/{me.create([{'kind': 'me'}, BOT], game=game, options=options)}")
    watched(me, f"{game}-{language}-whole", 900)
