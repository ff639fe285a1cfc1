"""The phases around the seasons: KI-13 to KI-18."""

import pytest

from games.kingsburg.scene import ROWS, A, B, C, D, scene

ruling = pytest.mark.ruling
FIVE = "statue inn guard_tower palisade barricade"
SIX = FIVE + " chapel"
FOUR = "statue inn guard_tower palisade"


@ruling("KI-13")
def test_example_of_the_third_year_carlo_gets_the_white_die() -> None:
    s = scene(
        "kings_aid compare", seats=4, year=3, held=["", "w2", "", "g1"], buildings=[SIX, FIVE, FIVE, SIX]
    )
    assert s.open["aid"] == C
    s.roll("136", "136")
    assert {len(text) for text in s.drawn} == {len("123-w1")}  # three coloured dice and a white one
    s.roll("136w4", "136")
    assert s.open["order"] == [A, B, D, C]


@ruling("KI-13", "KI-22")
def test_the_white_die_is_for_spring_only() -> None:
    s = scene("spring roll", more={"aid": A, "white": [1, 0, 0]}).roll("111w1", "222", "333")
    while s.open["phase"] == "spring":
        s.play("pass" if "pass" in s.tokens else "done")
    s.roll("123", "123", "123")
    assert s.open["phase"] == "summer"


@ruling("KI-14")
def test_example_of_the_first_year_all_choose_a_good() -> None:
    s = scene("kings_aid start", seats=4, more={"order": [C, A, D, B]})
    s.play("2>take:gold 0>take:wood 3>take:gold 1>take:stone")
    assert [s.goods(seat) for seat in range(4)] == ["w1", "s1", "g1", "g1"]
    assert s.open["aid"] is None


@ruling("KI-14")
def test_only_those_who_are_last_in_both_take_a_good() -> None:
    inns = ["inn", "inn", "inn", "inn market"]
    s = scene("kings_aid compare", seats=4, year=2, held=["g1", "g1", "g2", ""], buildings=inns)
    s.play("0>take:gold 1>take:stone")
    assert (s.open["aid"], s.goods(C), s.goods(D)) == (None, "g2", "")


@ruling("KI-15")
def test_the_reward_goes_to_the_most_buildings_and_to_all_tied() -> None:
    s = scene("kings_reward", buildings=["inn", "inn market", "statue palisade"])
    assert [s.sheet(seat) for seat in (A, B, C)] == [{}, {"reward": 1}, {"reward": 1}]


@ruling("KI-15")
def test_without_any_building_all_are_tied_for_the_reward() -> None:
    assert [scene("kings_reward").points(seat) for seat in (A, B, C)] == [1, 1, 1]


@ruling("KI-16")
def test_example_of_the_envoy_davide_gets_it() -> None:
    given = {"seats": 4, "year": 2, "buildings": [FIVE, FOUR, FOUR, FOUR]}
    assert scene("kings_envoy", held=["", "w2", "g1", ""], **given).open["envoy"] == D
    assert scene("kings_envoy", held=["", "w2", "", ""], **given).open["envoy"] is None


@ruling("KI-16", "KI-39")
def test_an_unused_envoy_comes_back_and_is_given_anew() -> None:
    s = scene("kings_envoy", buildings=["inn", "", "inn"], more={"envoy": A})
    assert s.open["envoy"] == B
    s = scene("kings_envoy", buildings=["inn", "", ""], more={"envoy": A})
    assert s.open["envoy"] is None
    s = scene("kings_envoy", buildings=["", "inn", "inn"], more={"envoy": A})
    assert s.open["envoy"] == A


@ruling("KI-17")
def test_two_goods_for_a_soldier_as_often_as_one_can_pay() -> None:
    s = scene("recruit hire", held=["g2w3", "s1", "g2"])
    assert s.offered("hire") == {"gold+gold", "gold+wood", "wood+wood"}
    s.play("hire:gold+wood hire:gold+wood")
    assert (s.has(), s.seat) == ("w1 m2", C)  # one good is not enough for A and B
    assert s.play("done").of("soldiers", C) == 0


@ruling("KI-17")
def test_recruiting_follows_the_turn_order_and_may_be_left_out() -> None:
    s = scene("recruit hire", held=["g2", "g2", "g2"], more={"order": [C, A, B]})
    s.play("2>done 0>hire:gold+gold 1>done")
    assert [s.of("soldiers", seat) for seat in (A, B, C)] == [1, 0, 0]


@ruling("KI-18")
def test_the_fifth_year_is_played_to_its_end() -> None:
    s = scene("winter year_end", year=4)
    assert (s.open["year"], s.open["phase"], s.match.over) == (5, "kings_aid", False)
    assert scene("winter year_end", year=5).match.over


@ruling("KI-13")
def test_buildings_count_before_goods() -> None:
    s = scene("kings_aid compare", year=2, held=["g9", "", ""], buildings=["inn", ROWS["B"], ROWS["C"]])
    assert s.open["aid"] == A
