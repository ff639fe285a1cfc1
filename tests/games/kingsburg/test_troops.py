"""Module 5, chosen reinforcements: KI-226 to KI-229."""

from typing import Any

import pytest

from games.kingsburg.scene import A, B, C, Scene, row, scene

ruling = pytest.mark.ruling
ON: dict[str, Any] = {"modules": ["troop_tokens"]}


def winter(card: str = "i_orcs_3", **more: Any) -> Scene:
    year = ("i", "ii", "iii", "iv", "v").index(card.partition("_")[0]) + 1
    return scene("winter reveal", year=year, **ON | more).play(f"~invader:{card}")


def totals(s: Scene) -> list[object]:
    return [event["total"] for event in s.told("total")]


@ruling("KI-226")
def test_six_tokens_each() -> None:
    s = winter()
    assert s.tokens == {f"troops:{n}" for n in range(5)}
    assert s.open["troops"] == [[0, 1, 1, 2, 3, 4]] * 3


@ruling("KI-227")
def test_tokens_are_chosen_in_secret_and_shown_together() -> None:
    s = winter()
    assert s.open["shown"] is True and s.match.seats == [A, B, C]
    s.match.take("troops:4", seat=B)
    assert s.open["troops"][B] == [0, 1, 1, 2, 3, 4] and s.open["soldiers"] == [0, 0, 0]
    s.match.take("troops:1", seat=C)
    s.match.take("troops:3", seat=A)
    assert totals(s) == [3, 4, 1]
    assert s.open["troops"] == [[0, 1, 1, 2, 4], [0, 1, 1, 2, 3], [0, 1, 2, 3, 4]]


@ruling("KI-227")
def test_a_used_token_is_gone_and_one_must_be_chosen() -> None:
    s = winter(more={"troops": [[0, 4], [1, 1, 2], [3]]})
    assert s.tokens == {"troops:0", "troops:4"}
    assert [move.token for move in s.match.legal(B)] == ["troops:1", "troops:2"]


@ruling("KI-228", "KI-114")
def test_the_last_token_scores_its_value() -> None:
    s = winter("v_dragons_9", more={"troops": [[0, 4], [1, 2], [1, 1]]})
    s.play("troops:0 troops:1 troops:1")
    assert [s.sheet(seat).get("troop_token", 0) for seat in (A, B, C)] == [4, 2, 1]


@ruling("KI-228", "KI-175")
def test_the_last_token_comes_before_the_minstrel() -> None:
    given = {"modules": ["troop_tokens", "governors"], "governors": ["minstrel", "damsel", "duke"]}
    s = scene("winter year_end", year=5, points=[5, 4, 9], more={"troops": [[0], [1], [0]]}, **given)
    assert s.open["points"] == [7, 5, 9]


@ruling("KI-229", "KI-133")
@pytest.mark.parametrize(("die", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_academy_halves_its_die_after_the_choice(die: int, half: int) -> None:
    s = winter(modules=["troop_tokens", "extra_rows"], buildings=row("military_academy"))
    assert s.question == "troops"
    s.play(f"troops:0 troops:0 troops:0 use:military_academy ~die:{die} keep_die:own")
    assert totals(s) == [half + 1, 0, 0]  # and the improvised defenses
    assert s.of("troops") == [1, 1, 2, 3, 4]  # the token is used up all the same


@ruling("KI-168")
@pytest.mark.parametrize(("token", "counted"), [(0, 1), (1, 2), (2, 2)])
def test_the_war_college_looks_at_the_own_token(token: int, counted: int) -> None:
    given = {"modules": ["troop_tokens", "extra_rows", "alternate_rows"], "rows": "G"}
    s = winter("iii_goblins_5", buildings=row("war_college"), **given)
    assert totals(s.play(f"troops:{token} troops:0 troops:0"))[A] == counted
