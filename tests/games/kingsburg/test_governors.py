"""Module 3, the governors: KI-173 to KI-195."""

from typing import Any

import pytest

from games.kingsburg.scene import A, B, C, Scene, new, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
ON: dict[str, Any] = {"modules": ["governors"]}
AUCTION = ON | {"governor_method": "auction"}


def ruled(governor: str, at: str = "autumn influence", *args: Any, **more: Any) -> Scene:
    """Seat 0 has this governor, the others have ones that do nothing here."""
    others = [name for name in ("damsel", "paladin", "fairy") if name != governor]
    return scene(at, *args, governors=[governor, *others[:2]], **ON | more)


@ruling("KI-173")
def test_the_thief_starts_with_three_points_less() -> None:
    s = new(2, **ON).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
    s.play("~governor:fairy ~governor:priest ~governor:prince govern:thief govern:fairy")
    assert s.open["points"] == [-3, 0] and s.sheet() == {"thief": -3}


@ruling("KI-173")
def test_example_of_the_thief_bought_for_two_points() -> None:
    s = new(2, **AUCTION).play("~order:0+1 ~governor:thief ~governor:miner ~governor:duke")
    assert s.play("0>open:thief-2 1>pass").points(A) == -5


@ruling("KI-173")
def test_the_thief_steals_from_those_who_own_more() -> None:
    s = ruled("thief", "autumn help", held=["g1", "w2", "s1"])
    assert s.tokens == {"steal:1-wood", "decline"}
    s.play("steal:1-wood")
    assert (s.goods(A), s.goods(B)) == ("g1w1", "w1")
    assert ruled("thief", "autumn help", held=["g1", "w1", ""]).question != "steal"
    assert ruled("thief", "spring help", held=["", "w2", ""]).question != "steal"
    assert ruled("thief", "summer help", held=["", "w2", ""]).question == "steal"


@ruling("KI-173")
def test_the_thief_acts_after_all_help() -> None:
    s = ruled("thief", "autumn help", placed={"king": "1:666", "squire": "0:2"})
    assert s.question == "steal" and s.offered("steal") == {"1-gold", "1-wood", "1-stone"}


@ruling("KI-174")
@pytest.mark.parametrize(("governor", "good"), [("miner", "g"), ("carpenter", "w"), ("sculptor", "s")])
def test_a_good_at_the_end_of_every_year(governor: str, good: str) -> None:
    assert ruled(governor, "winter year_end").goods() == f"{good}1"
    s = ruled(governor, "winter year_end", year=5, held=f"{good}1", buildings=row("cathedral"))
    assert s.sheet() == {"cathedral": 1}  # with the good of the fifth year


@ruling("KI-174", "KI-66")
def test_the_yearly_discount() -> None:
    s = ruled("miner", "autumn build", held="g2").play("build:statue")
    assert s.tokens == {"pay_cost:g1w0s0", "pay_cost:g2w0s0"}
    s.play("pay_cost:g1w0s0")
    assert s.goods() == "g1" and "miner" in s.of("used_year")
    s = ruled("miner", "autumn build", held="g2", more={"used_year": [["miner"], [], []]}).play(
        "build:statue"
    )
    assert s.goods() == ""
    s = ruled("carpenter", "autumn build", held="w1").play("build:palisade")
    assert s.goods() == ""  # the only way to pay
    assert ruled("sculptor", "autumn build", held="w2").play("build:palisade").goods() == ""


@ruling("KI-174")
def test_a_discount_that_was_not_taken_remains() -> None:
    s = ruled("miner", "autumn build", held="g2").play("build:statue pay_cost:g2w0s0")
    assert "miner" not in s.of("used_year")


@ruling("KI-175")
@pytest.mark.parametrize(
    ("points", "gain"),
    [([1, 2, 3], 1), ([2, 2, 3], 2), ([3, 2, 3], 1), ([3, 2, 1], 0), ([-60, 0, 5], 1)],
)
def test_the_minstrel_likes_the_last_and_company(points: list[int], gain: int) -> None:
    assert ruled("minstrel", "winter year_end", points=points).points() == points[A] + gain


@ruling("KI-175", "KI-114")
def test_the_minstrel_comes_last_of_all() -> None:
    s = ruled(
        "minstrel",
        "winter year_end",
        year=5,
        held=["", "g2", ""],
        points=[5, 4, 9],
        buildings=["", row("cathedral"), ""],
    )
    assert (s.points(A), s.points(B)) == (7, 5)


@ruling("KI-176", "KI-177")
def test_the_politicians_private_spaces() -> None:
    s = ruled("politician", dice="555")
    assert s.reach("5") == {"sergeant", "space_5"} and s.reach("55") == {"general", "space_10"}
    assert s.reach("555") == {"inventor", "space_15"}
    s.play("influence:5-none-space_5")
    assert s.reach("5") == {"sergeant"} and s.reach("55") == {"general", "space_10"}
    s.play("influence:55-none-space_10 take:stone")
    assert s.offered("take") == {"gold+wood", "gold+stone", "wood+stone"}
    s.play("take:gold+wood")
    assert s.goods() == "g1w1s1"


@ruling("KI-176")
def test_private_spaces_help_at_their_number() -> None:
    s = ruled("politician", "autumn help", placed={"space_5": "0:5", "alchemist": "0:6", "space_15": "0:456"})
    s.play("take:gold pay:gold")
    assert s.goods() == "g1w2s2"


@ruling("KI-177")
def test_private_spaces_follow_the_rules_for_their_owner_alone() -> None:
    s = ruled("politician", dice=["3w2", "5", ""], plus2=1)
    assert s.reach("3", "+2") == {"sergeant", "space_5"} and s.reach("3", "w2") == {"sergeant", "space_5"}
    s.play("pass")
    assert s.seat == B and s.reach("5") == {"sergeant"}
    s = ruled("politician", dice="5", placed={"space_5": "0:5"}, more={"envoy": A})
    assert s.reach("5") == {"sergeant", "space_5"}
    assert s.play("influence:5-none-space_5").open["envoy"] is None
    s = ruled("politician", dice="5", buildings="inn market")
    assert s.reach("5") == {"merchant", "sergeant", "alchemist", "space_5"}
    assert ruled("politician", dice="4", buildings="inn market").reach("4") == {
        "architect",
        "merchant",
        "sergeant",
        "space_5",
    }


@ruling("KI-178")
def test_the_architects_discount_for_the_fewest_buildings() -> None:
    s = ruled("architect", "autumn build", held="g2", buildings=["", "inn", ""]).play("build:statue")
    assert s.tokens == {"pay_cost:g1w0s0", "pay_cost:g2w0s0"}
    s = ruled("architect", "autumn build", held="g2w1", buildings=["inn", "inn", ""]).play("build:statue")
    assert s.goods() == "w1"  # C has fewer
    s = ruled("architect", "autumn build", held="g1", buildings=["inn", "inn", "inn"])
    assert "statue" in s.offered("build")


@ruling("KI-178")
def test_the_architect_looks_when_his_turn_comes() -> None:
    more = {"order": [B, C, A]}
    s = ruled("architect", "autumn build", held=["g1", "w1", "w1"], buildings=["inn", "", ""], more=more)
    s.play("1>build:barricade 2>build:barricade")
    assert s.seat == A and "statue" in s.offered("build")


@ruling("KI-178", "KI-114")
def test_the_architect_scores_complete_rows() -> None:
    s = ruled("architect", "winter year_end", year=5, buildings=row("fortress") + " " + row("town_hall"))
    assert s.sheet() == {"architect": 1}


@ruling("KI-179")
def test_the_prince_sets_the_coloured_dice() -> None:
    s = ruled("prince", "autumn after_roll", ["115w1", "456", "456"])
    assert s.tokens == {"use:prince", "done"}
    assert s.play("use:prince").of("dice") == "346w1"
    assert ruled("prince", "autumn after_roll", ["115w2", "456", "456"]).question == "influence"


@ruling("KI-180")
def test_the_philosophers_point_needs_a_lower_total() -> None:
    for dice, gain in (("334", {}), ("135", {}), ("134", {"philosopher": 1})):
        s = ruled("philosopher", "autumn after_roll", ["234", "456", "456"]).play(
            f"use:philosopher ~roll:{dice}-none"
        )
        assert s.sheet() == gain, dice
    assert ruled("philosopher", "autumn after_roll", ["236", "456", "456"]).question == "influence"


@ruling("KI-180")
def test_the_philosopher_compares_with_the_total_just_before() -> None:
    s = ruled("philosopher", "autumn after_roll", ["333", "456", "456"], buildings="statue")
    s.play("use:statue ~roll:1-none use:philosopher ~roll:224-none")
    assert s.sheet() == {}  # 9, then 7, then 8


@ruling("KI-181")
def test_the_preacher_scores_when_somebody_did_not_build() -> None:
    s = ruled("preacher", "autumn build", held=["w1", "w1", ""]).play("build:barricade build:barricade")
    assert s.sheet() == {"preacher": 1}
    s = ruled("preacher", "autumn build", held=["w1", "w1", "w1"])
    assert s.play("build:barricade build:barricade build:barricade").sheet() == {}
    s = ruled("preacher", "autumn build", held=["w1", "w1", "w1"])
    assert s.play("done build:barricade build:barricade").sheet() == {"preacher": 1}


@ruling("KI-181")
@pytest.mark.parametrize(("option", "points"), [("once", 1), ("each", 3)])
def test_the_preacher_may_be_paid_for_each(option: str, points: int) -> None:
    assert ruled("preacher", "autumn end", preacher_pays=option).sheet() == {"preacher": points}


@ruling("KI-182")
def test_the_tax_collector_takes_a_good_at_once() -> None:
    more = {"order": [B, A, C]}
    built = ["", row("stone_wall"), ""]
    s = ruled("tax_collector", "autumn build", held=["", "g3s2", ""], buildings=built, more=more)
    s.play("1>build:fortress 0>take:wood 0>build:barricade")
    assert s.goods() == "" and s.of("buildings") == ["barricade"]
    s = ruled("tax_collector", "autumn build", held="g3s2", buildings=row("stone_wall")).play(
        "build:fortress"
    )
    assert s.goods() == ""  # the own building does not count


@ruling("KI-183")
def test_the_paladin() -> None:
    for card, total in (("iii_demons_6", 2), ("iii_zombies_6", 2), ("iii_orcs_5", 1)):
        s = ruled("paladin", "winter reveal", year=3).play(f"~invader:{card} ~die:1")
        assert s.told("total")[0]["total"] == total
    s = ruled("paladin", "winter reveal", year=5, soldiers=9, more={"won": [3, 0, 0]})
    s.play("~invader:v_dragons_9 ~die:1")
    assert s.sheet()["paladin"] == 4


@ruling("KI-184")
def test_the_duke_moves_his_highest_group_to_the_duchess() -> None:
    s = ruled("duke", dice=["15", "", ""]).play("influence:5-none-sergeant influence:1-none-jester")
    assert s.tokens == {"use:duke", "done"}
    s.play("use:duke take:gold+wood")
    assert s.has() == "g1w1 t1 p1"


@ruling("KI-184")
def test_the_duke_needs_a_free_duchess() -> None:
    s = ruled("duke", dice=["1", "", ""], placed={"duchess": "1:66"}).play("influence:1-none-jester")
    assert s.points() == 1
    s = ruled("duke", dice=["1", "", ""]).play("influence:1-none-jester done")
    assert s.points() == 1


@ruling("KI-185")
def test_the_fairy_gives_a_white_die_in_summer() -> None:
    found = {
        season: ruled("fairy", f"{season} start").of("white") for season in ("spring", "summer", "autumn")
    }
    assert found == {"spring": 0, "summer": 1, "autumn": 0}


@ruling("KI-186")
def test_the_priest_blesses_everybody_once_a_year() -> None:
    s = ruled("priest", "spring start", buildings=["", row("farms"), ""])
    assert s.tokens == {"use:priest", "done"}
    s.play("use:priest")
    assert s.open["white"] == [1, 1, 1] and s.open["points"] == [1, 1, 0]
    s = ruled("priest", "summer start", more={"used_year": [["priest"], [], []]})
    assert s.seat == CHANCE
    assert ruled("priest", "spring start").play("done").open["white"] == [0, 0, 0]


@ruling("KI-187")
def test_the_heiress_takes_two_tokens_once_a_year() -> None:
    s = ruled("heiress", "autumn after_roll", ["134", "456", "456"])
    assert s.of("plus2") == 2 and s.reach("4", "+2") == {"alchemist"}
    assert ruled("heiress", "autumn after_roll", ["135", "456", "456"]).of("plus2") == 0
    used = {"used_year": [["heiress"], [], []]}
    assert ruled("heiress", "autumn after_roll", ["134", "456", "456"], more=used).of("plus2") == 0


@ruling("KI-188")
def test_the_sorcerer_raises_three_first_buildings_in_year_iii() -> None:
    s = ruled("sorcerer", "kings_aid start", year=3, buildings=["", "inn", "inn"])
    assert s.offered("raise") == {"statue", "inn", "guard_tower", "palisade", "barricade"}
    s.play("raise:statue raise:inn raise:palisade")
    assert s.of("buildings") == ["statue", "inn", "palisade"] and s.sheet() == {}
    assert s.open["aid"] == B  # the damsel is the last now: the aid is decided afterwards
    assert s.open["free"][A] == ["statue", "inn", "palisade"]
    assert ruled("sorcerer", "kings_aid start", year=2, buildings=["inn", "", "inn"]).question != "sorcerer"


@ruling("KI-188")
def test_no_points_are_lost_with_a_raised_building() -> None:
    given = {"buildings": "statue", "more": {"free": [["statue"], [], []]}}
    s = ruled("sorcerer", "winter reveal", **given).play("~invader:i_goblins_3 ~die:1")
    assert s.of("buildings") == [] and s.sheet() == {}
    s = ruled("sorcerer", "autumn build", held="g2").play("build:statue")
    assert s.sheet() == {"building": 3}


@ruling("KI-188")
def test_the_sorcerer_may_raise_fewer() -> None:
    s = ruled("sorcerer", "kings_aid start", year=3).play("raise:statue done")
    assert s.of("buildings") == ["statue"]


@ruling("KI-189")
def test_the_trickster_turns_twos() -> None:
    s = ruled("trickster", "autumn after_roll", ["225w2", "456", "456"]).play("use:trickster")
    assert len(s.offered("turn")) == 6 * 3 - 1
    assert s.play("turn:135-w3").of("dice") == "135w3"
    assert ruled("trickster", "autumn after_roll", ["135", "456", "456"]).question == "influence"


@ruling("KI-189", "KI-90")
def test_the_trickster_and_the_statue() -> None:
    s = ruled("trickster", "autumn after_roll", ["112", "456", "456"], buildings="statue")
    assert s.tokens == {"use:trickster", "done"}
    s.play("use:trickster turn:111-none")
    assert s.tokens == {"use:statue", "done"}


@ruling("KI-190")
def test_the_general_recruits_before_phase_7() -> None:
    assert ruled("general", "recruit before", buildings="palisade stable").of("soldiers") == 1


@ruling("KI-191")
def test_the_damsel_counts_one_building_fewer() -> None:
    s = scene(
        "kings_aid compare",
        year=2,
        buildings=["inn market", "inn", "inn market"],
        held=["", "g1", ""],
        governors=["damsel", "miner", "duke"],
        **ON,
    )
    assert s.open["aid"] == A
    s = scene("kings_envoy", buildings=["inn", "inn", "inn"], governors=["damsel", "miner", "duke"], **ON)
    assert s.open["envoy"] == A
    s = scene("kings_reward", buildings=["inn", "inn", ""], governors=["damsel", "miner", "duke"], **ON)
    assert s.open["points"] == [1, 1, 0]
    s = scene("kings_aid compare", governors=["damsel", "miner", "duke"], **ON)
    assert s.question == "aid" and s.play("take:gold take:gold take:gold").open["aid"] is None


@ruling("KI-192")
def test_the_trader_exchanges_one_good_before_building() -> None:
    s = ruled("trader", "autumn build", held="g2")
    assert s.offered("exchange") == {"gold-wood", "gold-stone"}
    s.play("exchange:gold-wood")
    assert "exchange" not in s.verbs and s.offered("build") == {"inn", "barricade"}
    s.play("build:inn")
    assert ruled("trader", "autumn build", held="g2").play("exchange:gold-wood done").goods() == "g1w1"
    s = ruled("trader", "autumn build", held="g2w1", more={"envoy": A}).play("build:barricade")
    assert "exchange" not in s.verbs


@ruling("KI-193")
def test_the_engineer_builds_twice_in_autumn() -> None:
    s = ruled("engineer", "autumn build", held="w3s1").play("build:barricade build:crane")
    assert s.of("buildings") == ["barricade", "crane"] and s.question != "build"
    assert ruled("engineer", "spring build", held="w2s1").play("build:barricade").question != "build"


@ruling("KI-193", "KI-35")
def test_engineer_and_envoy_make_three() -> None:
    s = ruled("engineer", "autumn build", held="g1w3s2", more={"envoy": A})
    s.play("build:barricade build:crane")
    assert s.open["envoy"] == A
    s.play("build:guard_tower")
    assert s.open["envoy"] is None


@ruling("KI-194")
def test_the_captain_keeps_a_soldier() -> None:
    s = ruled("captain", "winter reveal", soldiers=3).play("~invader:i_goblins_2 ~die:1")
    assert s.open["soldiers"] == [1, 0, 0]


@ruling("KI-195", "KI-219")
def test_the_astrologer() -> None:
    s = ruled("astrologer", "kings_aid start", year=2, buildings=["", "inn", "inn"]).play(
        "~invader:ii_orcs_4"
    )
    assert s.of("plus2") == 1 and s.match.view(A)["invader"] == "ii_orcs_4"
    assert s.match.view(B)["invader"] is None


@ruling("KI-184", "KI-36")
def test_the_duke_leaves_a_group_that_came_after_his_own() -> None:
    given: dict[str, Any] = {"modules": ["governors"], "governors": "duke", "more": {"envoy": None}}
    s = scene(dice=["1", "", ""], placed={"architect": "0:3 1:3"}, **given)
    s.play("influence:1-none-jester use:duke take:gold+gold")
    assert (s.goods(A), s.goods(B)) == ("g2", "w1")
