"""Influencing advisors: KI-26 to KI-34, the Market KI-73 and KI-74."""

import pytest

from games.kingsburg.scene import ADVISORS, A, B, C, D, Scene, scene

ruling = pytest.mark.ruling


@ruling("KI-26", "KI-27", "KI-40")
def test_example_of_the_first_spring() -> None:
    s = scene(
        "spring influence",
        ["135", "445", "226", "235"],
        seats=4,
        held=["w1", "s1", "g1", "g1"],
        more={"order": [A, C, D, B]},
    )
    s.play("0>influence:35-none-treasurer 2>influence:22-none-merchant 3>influence:25-none-astronomer")
    assert s.reach("44") == set() and s.reach("26") == set()  # the treasurer is taken
    assert s.reach("445") == {"champion"}
    s.play("1>influence:45-none-master_hunter 0>influence:1-none-jester 2>influence:6-none-alchemist")
    s.play("3>influence:3-none-architect")  # Barbara's 4 fits nowhere: she passes by herself
    s.play("2>take:wood 2>pay:wood 3>take:wood 1>take:gold+wood")
    assert [s.has(seat) for seat in range(4)] == ["g2w1 p1", "g1w1s1", "g2s1", "g1w2 t1"]


@ruling("KI-61", "KI-77")
def test_example_of_the_first_buildings() -> None:
    s = scene(
        "spring build",
        seats=4,
        held=["g2w1", "g1w1s1", "g2s1", "g1w2"],
        more={"order": [A, C, D, B]},
    )
    s.play("0>build:statue 2>build:guard_tower 3>build:palisade 1>build:inn")
    built = [{k: n for k, n in s.sheet(seat).items() if k == "building"} for seat in range(4)]
    assert built == [{"building": 3}, {}, {"building": 1}, {}]
    assert [s.goods(seat) for seat in range(4)] == ["w1", "s1", "g1", "g1"]


@ruling("KI-26", "KI-33")
def test_turns_go_round_until_everybody_has_passed() -> None:
    s = scene(dice=["115", "226", "334"])
    s.play("0>influence:1-none-jester 1>pass 2>influence:3-none-architect 0>influence:5-none-sergeant 2>pass")
    assert s.question != "influence"  # the second 1 of A finds the jester taken


@ruling("KI-27")
def test_only_exact_sums_of_whole_dice() -> None:
    s = scene(dice="125")
    assert s.reach("1") == {"jester"} and s.reach("25") == {"astronomer"} and s.reach("125") == {"treasurer"}
    assert len(s.offered("influence")) == 7
    assert s.why("influence:12-none-merchant") == "KI-27"
    assert s.why("influence:6-none-alchemist") == "KI-27"


@ruling("KI-28")
def test_no_advisor_twice_in_a_season() -> None:
    s = scene(dice=["111", "135", ""], placed={"sergeant": "2:5"})
    s.play("influence:1-none-jester")
    assert s.why("influence:1-none-jester") == "KI-28"  # another player's
    assert s.why("influence:5-none-sergeant") == "KI-28"
    s.play("pass")
    assert s.seat == A and s.why("influence:1-none-jester") == "KI-28"  # the own one


@ruling("KI-29")
def test_a_token_adds_2_and_is_used_up() -> None:
    s = scene(dice="26", plus2=2)
    assert s.reach("2", "+2") == {"merchant"} and s.reach("26", "+2") == {"general"}
    assert s.play("influence:2-+2-merchant").of("plus2") == 1
    assert scene(dice="26").reach("2", "+2") == set()
    assert scene(dice="26").why("influence:2-+2-merchant") == "KI-29"


@ruling("KI-30", "KI-3")
@pytest.mark.parametrize("edition", [1, 2])
def test_one_token_a_season(edition: int) -> None:
    s = scene(dice=["266", "1", ""], plus2=2, edition=edition).play("influence:2-+2-merchant pass")
    assert s.reach("6") == {"alchemist"} and s.reach("6", "+2") == set()
    assert s.why("influence:6-+2-treasurer") == "KI-30"


@ruling("KI-30")
@pytest.mark.parametrize("edition", [1, 2])
def test_the_other_reading_allows_a_token_for_each_group(edition: int) -> None:
    s = scene(dice=["266", "1", ""], plus2=2, edition=edition, token_limit="group")
    s.play("influence:2-+2-merchant pass")
    assert s.reach("6", "+2") == {"treasurer"}
    s.play("influence:6-+2-treasurer")
    assert s.of("plus2") == 0


@ruling("KI-31")
def test_tokens_may_be_hoarded() -> None:
    s = scene("autumn help", plus2=19, placed={"astronomer": "0:34", "duchess": "0:66"})
    s.play("take:gold take:gold+wood")
    assert s.of("plus2") == 21


@ruling("KI-32")
def test_white_dice_and_tokens_need_a_coloured_die() -> None:
    s = scene(dice="1w25", plus2=1)
    assert s.reach("1", "w25+2") == {"general"} and s.reach("1", "w2") == {"architect"}
    assert all(not text.startswith("none") for text in s.offered("influence"))
    assert s.why("influence:none-w5-sergeant") == "KI-32"
    assert s.why("influence:none-w2+2-merchant") == "KI-32"


@ruling("KI-32", "KI-22")
def test_white_dice_may_be_split_over_groups() -> None:
    s = scene(dice=["12w25", "1", ""]).play("influence:1-w5-alchemist pass")
    assert s.reach("2", "w2") == {"merchant"}


@ruling("KI-33")
def test_passing_is_final_and_dice_are_lost() -> None:
    s = scene(dice=["124", "356", ""]).play("0>pass 1>influence:3-none-architect 1>influence:5-none-sergeant")
    assert s.seat == B
    s.play("pass")
    assert s.goods(A) == "" and s.has(B) == "w1 m1"


@ruling("KI-34")
def test_passing_is_forced_without_a_coloured_die_or_an_advisor() -> None:
    s = scene(dice=["1", "w5", "1"]).play("0>influence:1-none-jester")
    assert s.points(A) == 1 and s.question != "influence"


@ruling("KI-34", "KI-29")
def test_a_token_may_save_from_passing() -> None:
    s = scene(dice=["1", "1", ""], plus2=[0, 1, 0]).play("0>influence:1-none-jester")
    assert (s.seat, s.tokens) == (B, {"influence:1-+2-architect", "pass"})


def market(dice: str, **more: object) -> Scene:
    return scene(dice=dice, buildings="inn market", **more)  # type: ignore[arg-type]


@ruling("KI-73")
def test_example_of_the_market_a_sum_of_9_reaches_8_and_10() -> None:
    s = market("45")
    assert s.reach("45") == {"treasurer", "master_hunter", "general"}
    s.play("influence:45-none-general")
    assert s.open["placed"]["general"][0]["dice"] == "45"


@ruling("KI-73", "KI-91")
def test_the_market_works_once_a_season() -> None:
    s = market("36w2").play("influence:3-none-squire")
    assert s.reach("6") == {"alchemist"} and s.reach("6", "w2") == {"treasurer"}
    s = market("36").play("influence:3-none-architect")
    assert s.reach("6") == {"sergeant", "alchemist", "astronomer"}


@ruling("KI-73")
def test_the_market_stays_within_1_and_18() -> None:
    assert market("1").reach("1") == {"jester", "squire"}
    s = market("666w1")
    assert s.reach("666") == {"queen", "king"} and s.reach("666", "w1") == {"king"}


@ruling("KI-74")
def test_market_and_token_in_one_group() -> None:
    assert market("6", plus2=1).reach("6", "+2") == {"astronomer", "treasurer", "master_hunter"}
    s = market("6", plus2=1, market_with_token=False)
    assert s.reach("6", "+2") == {"treasurer"} and s.reach("6") == {"sergeant", "alchemist", "astronomer"}


def test_every_subset_of_the_dice_is_offered() -> None:
    s = scene(dice="124w6", plus2=1)
    sums = {"1": 1, "2": 2, "4": 4, "12": 3, "14": 5, "24": 6, "124": 7}
    for dice, total in sums.items():
        for extra, more in (("none", 0), ("w6", 6), ("+2", 2), ("w6+2", 8)):
            assert s.reach(dice, extra) == {ADVISORS[total + more - 1]}
    assert len(s.offered("influence")) == 28
