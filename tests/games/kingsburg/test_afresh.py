"""What was used, placed or bought is gone when its season, year or winter is: KI-22, KI-40, KI-91, KI-107."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from games.kingsburg.scene import A, Scene, new, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
YEAR_START = {"astrologer", "sorcerer"}  # used just before spring
EVERYTHING = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]


def questions(seed: int, seats: int, **options: Any) -> Iterator[Scene]:
    """A random game, seen before every answer, those of chance included."""
    dice = random.Random(seed)
    s = new(seats, seed, **options)
    while not s.match.over:
        yield s
        if s.seat == CHANCE:
            s.match._force(s.match._draw())
        else:
            verb = dice.choice(sorted(s.verbs - {"pass"}) or ["pass"])
            s.match.take(dice.choice([move for move in s.match.legal() if move.token.startswith(verb)]))


def firsts(seed: int, seats: int, step: str, **options: Any) -> Iterator[dict[str, Any]]:
    """What everybody sees when a question comes up for the first time in a phase."""
    last = None
    for s in questions(seed, seats, **options):
        now = s.open["year"], s.open["phase"]
        if s.step == step and now != last:
            last = now
            yield s.open


@ruling("KI-91", "KI-22", "KI-40", "KI-33")
@pytest.mark.parametrize(("seed", "seats", "modules"), [(1, 3, []), (2, 3, EVERYTHING), (3, 5, EVERYTHING)])
def test_a_season_begins_afresh(seed: int, seats: int, modules: list[str]) -> None:
    found = list(firsts(seed, seats, "roll", modules=modules))
    assert len(found) == 15
    for view in found:
        assert {name for names in view["used"] for name in names} <= YEAR_START and view["passed"] == []
        assert view["placed"] == {} and view["influenced"] == [] and view["deals"] == {}
        assert view["built"] == view["swaps"] == [0] * seats and view["consoled"] == []
        assert view["dice"] == [""] * seats
        stars = ["jester", "architect", "sergeant"] if view["destiny"] == "rising_stars" else []
        assert view["gifts"] == stars


@ruling("KI-91", "KI-107")
@pytest.mark.parametrize("seed", [4, 5])
def test_a_year_begins_afresh(seed: int) -> None:
    found = list(firsts(seed, 3, "destiny", modules=EVERYTHING))
    assert len(found) == 5
    for view in found:
        assert view["used_year"] == [[], [], []] and view["bonus"] == [0, 0, 0]
        kept = [1 if governor == "captain" else 0 for governor in view["governors"]]
        assert all(n <= most for n, most in zip(view["soldiers"], kept, strict=True))
        assert view["aid"] is None and view["destiny"] is None and view["invader"] is None
        assert view["known"] == [] and view["shown"] is False and view["royal"] is None


@ruling("KI-17")
def test_recruiting_begins_afresh() -> None:
    for view in firsts(6, 3, "recruit", modules=EVERYTHING):
        assert view["hired"] == [0, 0, 0]


@ruling("KI-216", "KI-22")
def test_the_kings_die_is_gone_after_its_season() -> None:
    s = scene("spring end", more={"aid": A, "white": [1, 0, 0]})
    assert s.step == "roll" and s.of("white") == 0


@ruling("KI-91")
def test_statue_market_and_token_may_be_used_again_in_the_next_season() -> None:
    used = {"used": [["statue", "market", "plus2"], [], []]}
    s = scene("spring build", plus2=1, buildings="statue inn market", more=used).roll("222", "456", "456")
    assert s.tokens == {"use:statue", "done"}
    s.play("done")
    assert s.reach("2") == {"jester", "squire", "architect"} and s.reach("2", "+2") != set()


@ruling("KI-76", "KI-152")
def test_gains_of_the_start_come_anew_every_year() -> None:
    given: dict[str, Any] = {"buildings": row("trading_post"), "rows": "C", "modules": ["alternate_rows"]}
    assert (
        scene("spring start", year=1, **given).goods() == scene("spring start", year=4, **given).goods() != ""
    )
