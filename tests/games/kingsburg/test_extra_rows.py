"""Module 1, rows A and G: KI-123 to KI-133."""

from typing import Any

import pytest

from games.kingsburg.scene import A, B, Scene, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
EXTRA: dict[str, Any] = {"modules": ["extra_rows"]}
ACADEMY = row("military_academy")


def extra(at: str, buildings: str, **more: Any) -> Scene:
    return scene(at, buildings=buildings, **EXTRA | more)


def battle(card: str, royal: int, buildings: str, **more: Any) -> Scene:
    year = ("i", "ii", "iii", "iv", "v").index(card.partition("_")[0]) + 1
    s = extra("winter reveal", buildings, year=year, **more)
    return s.play(f"~invader:{card} ~die:{royal}")


def total(s: Scene) -> object:
    return s.told("total")[0]["total"]


@ruling("KI-123")
def test_row_a_is_the_topmost_and_row_g_the_lowest() -> None:
    s = battle("i_goblins_3", 1, "sawmill statue improvised_defenses")
    assert s.of("buildings") == ["statue", "improvised_defenses"]
    s = battle("i_goblins_3", 1, "inn market improvised_defenses recruiting_center")
    assert s.of("buildings") == ["inn", "improvised_defenses", "recruiting_center"]


@ruling("KI-125", "KI-126", "KI-127", "KI-129")
@pytest.mark.parametrize(
    ("building", "held", "gain"),
    [("sawmill", "w2", "g2w1"), ("quarry", "s2", "g3s1"), ("goldsmith", "g2", "g1 m1 p1")],
)
def test_one_conversion_at_the_end_of_summer(building: str, held: str, gain: str) -> None:
    s = extra("summer end", row(building), held=held)
    assert f"use:{building}" in s.tokens and "done" in s.tokens
    assert s.play(f"use:{building}").has() == gain
    s = extra("summer end", row(building), held=held).play("done")
    assert s.goods() == held
    for season in ("spring", "autumn"):
        assert extra(f"{season} end", row(building), held=held).question != "effects"


@ruling("KI-129", "KI-90")
def test_a_conversion_may_feed_another() -> None:
    s = extra("summer end", row("goldsmith"), held="w1")
    assert s.tokens == {"use:sawmill", "done"}
    s.play("use:sawmill use:goldsmith")
    assert s.goods() == "g1" and s.of("soldiers") == 1 and s.sheet()["goldsmith"] == 1


@ruling("KI-128")
def test_the_mint_adds_spring_and_autumn() -> None:
    for season in ("spring", "summer", "autumn"):
        s = extra(f"{season} end", row("mint"), held="w1s1")
        assert s.tokens == {"use:sawmill", "use:quarry", "done"}
    s = extra("autumn build", row("goldsmith"), held="g6w1s1").play("build:mint")
    assert s.question != "effects"  # all goods are spent
    s = extra("autumn build", row("goldsmith"), held="g6w2s1").play("build:mint")
    assert s.tokens == {"use:sawmill", "done"}


@ruling("KI-127", "KI-82")
def test_the_goldsmiths_soldier_knows_no_stable() -> None:
    s = extra("summer end", row("goldsmith") + " palisade stable", held="g1").play("use:goldsmith")
    assert s.of("soldiers") == 1


@ruling("KI-130")
def test_improvised_defenses_up_to_a_printed_strength_of_5() -> None:
    assert total(battle("iii_goblins_5", 1, "improvised_defenses")) == 2
    assert total(battle("iii_demons_6", 1, "improvised_defenses")) == 1


@ruling("KI-130", "KI-200")
@pytest.mark.parametrize(("option", "counted"), [("printed", 2), ("actual", 1)])
def test_improvised_defenses_and_fierce_enemies(option: str, counted: int) -> None:
    more = {"modules": ["extra_rows", "destiny"], "more": {"destiny": "fierce_enemies"}}
    s = battle("iii_goblins_5", 1, "improvised_defenses", defenses_strength=option, **more)
    assert total(s) == counted


@ruling("KI-131")
def test_tokens_pay_like_goods_at_the_recruiting_center() -> None:
    s = extra("recruit hire", row("recruiting_center"), held="g1", plus2=2)
    assert s.offered("hire") == {"gold+plus2", "plus2+plus2"}
    assert s.play("hire:gold+plus2").has() == "t1 m1"
    s = extra("recruit hire", row("recruiting_center") + " " + row("barracks"), held="g1", plus2=1)
    assert s.offered("hire") == {"gold", "plus2"}
    assert extra("recruit hire", "improvised_defenses", held="g1", plus2=2).seat == CHANCE


@ruling("KI-131")
def test_the_other_reading_a_token_is_a_soldier() -> None:
    s = extra("recruit hire", row("recruiting_center"), held="g2", plus2=1, center_token="soldier")
    assert s.offered("hire") == {"gold+gold", "plus2"}
    assert s.play("hire:plus2").has() == "g2 m1"


@ruling("KI-132")
@pytest.mark.parametrize(("soldiers", "then"), [(0, 1), (1, 2), (2, 2), (5, 5)])
def test_the_training_camp_recruits_below_two(soldiers: int, then: int) -> None:
    s = extra("recruit before", row("training_camp"), soldiers=soldiers)
    assert s.of("soldiers") == then


@ruling("KI-132")
def test_the_training_camp_works_before_phase_7() -> None:
    s = extra("recruit before", row("training_camp"), held="g4", soldiers=1)
    assert (s.question, s.of("soldiers")) == ("recruit", 2)
    assert s.play("hire:gold+gold done").of("soldiers") == 3


@ruling("KI-133")
def test_the_military_academy_rolls_and_keeps_either() -> None:
    s = battle("i_zombies_4", 2, ACADEMY)
    assert (s.seat, s.tokens) == (A, {"use:military_academy", "done"})
    s.play("use:military_academy ~die:5")
    assert s.tokens == {"keep_die:own", "keep_die:royal"}
    assert total(s.play("keep_die:own")) == 6
    s = battle("i_zombies_4", 2, ACADEMY).play("use:military_academy ~die:5 keep_die:royal")
    assert total(s) == 3
    assert total(battle("i_zombies_4", 2, ACADEMY).play("done")) == 3


@ruling("KI-133")
def test_an_own_die_that_must_be_taken() -> None:
    s = battle("i_zombies_4", 5, ACADEMY, academy_choice="own").play("use:military_academy ~die:1")
    assert total(s) == 2


@ruling("KI-133")
def test_the_academy_is_its_owners_alone() -> None:
    s = battle("i_zombies_4", 1, ACADEMY).play("use:military_academy ~die:6 keep_die:own")
    assert [event["total"] for event in s.told("total")] == [7, 1, 1] and s.sheet(B) == {"defeat": -2}


@ruling("KI-124")
def test_rows_a_and_g_are_not_there_without_the_module() -> None:
    s = scene("spring build", held="g9w9s9")
    assert s.offered("build").isdisjoint({"sawmill", "improvised_defenses"})
