"""The king's envoy: KI-35 to KI-39."""

import pytest

from games.kingsburg.scene import A, B, D, row, scene

ruling = pytest.mark.ruling


@ruling("KI-36", "KI-37")
def test_example_of_the_envoy_at_the_architect() -> None:
    s = scene(dice=["", "", "", "3"], seats=4, placed={"architect": "1:3"}, more={"envoy": D})
    s.play("3>influence:3-none-architect")
    assert (s.goods(B), s.goods(D), s.open["envoy"]) == ("w1", "w1", None)


@ruling("KI-36", "KI-37")
def test_two_own_groups_on_one_advisor() -> None:
    s = scene(dice="122", more={"envoy": A}).play("influence:2-none-squire influence:2-none-squire pass")
    assert s.goods() == "g2"


@ruling("KI-36", "KI-119")
def test_the_envoy_opens_an_advisor_of_the_neutral_dice() -> None:
    s = scene(dice="1", seats=2, placed={"jester": "n:1"}, more={"envoy": A})
    assert s.play("influence:1-none-jester").points() == 1


@ruling("KI-36")
def test_the_sum_must_fit_with_the_envoy_too() -> None:
    s = scene(dice="3", placed={"merchant": "1:4"}, more={"envoy": A})
    assert s.why("influence:3-none-merchant") == "KI-27"


@ruling("KI-35", "KI-28")
def test_the_envoy_is_used_once_and_only_by_its_holder() -> None:
    s = scene(dice=["33", "3", ""], placed={"architect": "1:3"}, more={"envoy": A})
    s.play("influence:3-none-architect")
    assert s.open["envoy"] is None and s.question != "influence"
    s = scene(dice=["3", "", ""], placed={"architect": "1:3"}, more={"envoy": B})
    assert s.question != "influence"


@ruling("KI-35")
def test_no_second_building_after_an_advisor() -> None:
    s = scene(dice="3", held="g1w2", placed={"architect": "1:3"}, more={"envoy": A})
    s.play("influence:3-none-architect build:barricade")
    assert s.open["buildings"][A] == ["barricade"] and (s.seat, s.question) == (B, "build")


@ruling("KI-35", "KI-38")
def test_example_of_two_buildings_in_one_season() -> None:
    s = scene(
        "spring build",
        seats=4,
        held=["", "", "", "g1w3"],
        buildings=["", "", "", "guard_tower"],
        more={"envoy": D},
    )
    s.play("3>build:barricade")
    assert s.open["envoy"] == D
    s.play("3>build:blacksmith")
    assert (s.goods(D), s.open["envoy"]) == ("", None)
    assert s.open["buildings"][D] == ["guard_tower", "blacksmith", "barricade"]


@ruling("KI-38")
def test_the_first_building_may_open_the_second_in_its_row() -> None:
    s = scene("spring build", held="w2s1", more={"envoy": A}).play("build:barricade build:crane")
    assert s.of("buildings") == ["barricade", "crane"]


@ruling("KI-38")
def test_the_second_building_may_be_left_out() -> None:
    s = scene("spring build", held="w2s1", more={"envoy": A}).play("build:barricade done")
    assert s.open["envoy"] == A


@ruling("KI-38")
def test_the_second_building_after_the_end_of_the_season() -> None:
    built = "sawmill"
    given = {"held": "w2", "buildings": built, "more": {"envoy": A}, "modules": ["extra_rows"]}
    s = scene("summer build", envoy_builds="season_end", **given)
    s.play("build:barricade use:sawmill")  # the gold of the sawmill pays for the second building
    assert (s.question, s.goods()) == ("build", "g2")
    s.play("build:statue")
    assert s.of("buildings") == ["sawmill", "statue", "barricade"] and s.open["envoy"] is None


@ruling("KI-38", "KI-72")
def test_an_inn_built_late_gives_its_token_in_the_same_summer() -> None:
    given = {"held": "g1w2s1", "more": {"envoy": A}}
    s = scene("summer build", envoy_builds="season_end", **given).play("build:barricade build:inn")
    assert s.of("buildings") == ["inn", "barricade"] and s.of("plus2") == 1


@ruling("KI-38", "KI-88")
def test_an_embassy_built_late_pays_in_the_same_season() -> None:
    given = {"held": "g3w5s3", "buildings": row("town_hall"), "more": {"envoy": A}}
    s = scene("spring build", envoy_builds="season_end", **given).play("build:palisade done")
    s.play("build:embassy")
    assert s.sheet()["embassy"] == 1


@ruling("KI-38")
def test_an_effect_that_came_before_the_late_building_does_not_come_again() -> None:
    given = {"held": "g1w3", "buildings": ["inn"], "more": {"envoy": A}}
    s = scene("summer build", envoy_builds="season_end", **given).play("build:barricade build:palisade")
    assert s.of("plus2") == 1


@ruling("KI-38")
def test_by_default_the_second_building_comes_before_the_end_of_the_season() -> None:
    s = scene("summer build", held="w2", buildings="sawmill", more={"envoy": A}, modules=["extra_rows"])
    s.play("build:barricade use:sawmill")
    assert s.question != "build" and s.goods() == "g2"


@ruling("KI-37")
def test_helps_of_one_advisor_come_in_turn_order() -> None:
    s = scene("autumn help", placed={"merchant": "0:4 1:4"}, more={"order": [B, A, 2]})
    s.play("1>take:gold 0>take:wood")
    assert (s.goods(A), s.goods(B)) == ("w1", "g1")
