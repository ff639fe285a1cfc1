"""Module 2, the alternative rows: KI-134 to KI-168."""

from typing import Any

import pytest

from games.kingsburg.scene import STRIPS, A, B, Scene, new, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
ALL = ["extra_rows", "alternate_rows"]
LETTER = {name: letter for letter, names in STRIPS.items() for name in names.split()}


def strip(at: str, buildings: str, **more: Any) -> Scene:
    """Seat 0 has laid the strips of these buildings."""
    laid = " ".join(sorted({LETTER[name] for name in buildings.split() if name in LETTER}))
    return scene(at, buildings=buildings, rows=laid, **{"modules": ALL} | more)


def battle(card: str, royal: int, buildings: str, before: str = "", **more: Any) -> Scene:
    year = ("i", "ii", "iii", "iv", "v").index(card.partition("_")[0]) + 1
    s = strip("winter reveal", buildings, year=year, **more)
    return s.play(f"~invader:{card} ~die:{royal}{before}")


def total(s: Scene) -> object:
    return s.told("total")[0]["total"]


# set-up


@ruling("KI-134")
def test_strips_of_a_and_g_need_module_1() -> None:
    assert new(2, modules=["alternate_rows"]).play("~order:0+1").drawn == {*"BCDEF"}
    assert new(2, modules=ALL).play("~order:0+1").drawn == {*"ABCDEFG"}


@ruling("KI-135")
def test_everybody_draws_two_different_strips() -> None:
    s = new(2, modules=["alternate_rows"]).play("~order:0+1 ~row:B")
    assert s.drawn == {*"CDEF"}
    s.play("~row:C ~row:B ~row:C")
    assert s.open["strips"] == [["B", "C"], ["B", "C"]] and s.question == "rows"


@ruling("KI-134", "KI-135")
def test_there_are_two_strips_of_each_letter() -> None:
    s = new(3, modules=["alternate_rows"]).play("~order:0+1+2 ~row:B ~row:C ~row:B ~row:C")
    assert s.drawn == {*"DEF"}


@ruling("KI-136")
def test_five_players_take_all_ten_strips_and_never_a_double() -> None:
    for seed in range(20):
        s = new(5, seed, modules=["alternate_rows"]).chance()
        assert all(len({*two}) == 2 for two in s.open["strips"])


@ruling("KI-139")
def test_none_one_or_both_strips_are_laid_in_secret() -> None:
    s = new(2, modules=["alternate_rows"]).play("~order:0+1 ~row:B ~row:C ~row:D ~row:E")
    assert s.tokens == {"lay:none", "lay:B", "lay:C", "lay:B+C"}
    assert s.match.seats == [0, 1]
    s.match.take("lay:D+E", seat=1)
    assert s.open["rows"] == [[], []]
    s.match.take("lay:none", seat=0)
    assert s.open["rows"] == [[], ["D", "E"]] and s.open["strips"] == [[], []]


@ruling("KI-139")
def test_a_strip_takes_the_place_of_its_row() -> None:
    s = scene("spring build", held="g9w9s9", rows="B E", modules=["alternate_rows"])
    assert s.offered("build") == {"bridge", "inn", "guard_tower", "small_palisade", "barricade"}


@ruling("KI-137", "KI-139")
def test_the_draft_goes_clockwise_and_back() -> None:
    s = new(3, modules=["alternate_rows"], rows_method="draft").play("~order:1+0+2")
    assert (s.question, s.offered("strip")) == ("draft", {*"BCDEF"})
    s.play("1>strip:B 2>strip:B 0>strip:C")
    assert s.offered("strip") == {*"DEF"}  # the last chooses again, no second C, and no B is left
    s.play("0>strip:D 2>strip:C 1>strip:D")
    assert [sorted(two) for two in s.open["strips"]] == [["C", "D"], ["B", "D"], ["B", "C"]]


@ruling("KI-138")
def test_a_drafter_with_only_the_own_letter_left_takes_no_second_strip() -> None:
    s = new(5, modules=["alternate_rows"], rows_method="draft").play("~order:0+1+2+3+4")
    s.play("strip:B strip:C strip:C strip:D strip:D")  # B E E F F are left
    s.play("4>strip:E 3>strip:E 2>strip:F 1>strip:F")
    assert s.question == "rows" and s.open["strips"][A] == ["B"]
    assert s.tokens == {"lay:none", "lay:B"}


# row A


@ruling("KI-141", "KI-142")
@pytest.mark.parametrize(
    ("building", "held", "goods", "soldiers", "source"),
    [("fountain", "s2", "s1", 0, {"fountain": 2}), ("riding_ground", "w2", "w1", 1, {"riding_ground": 1})],
)
def test_conversions_of_row_a(
    building: str, held: str, goods: str, soldiers: int, source: dict[str, int]
) -> None:
    s = strip("summer end", row(building), held=held)
    assert s.tokens == {f"use:{building}", "done"}
    s.play(f"use:{building}")
    assert (s.goods(), s.of("soldiers"), s.sheet()) == (goods, soldiers, source)
    assert strip("autumn end", row(building), held=held).question != "effects"


@ruling("KI-143")
def test_the_warehouse_gives_a_good_of_choice() -> None:
    s = strip("summer end", row("warehouse"))
    assert s.tokens == {"take:gold", "take:wood", "take:stone"}
    s.play("take:stone")
    assert s.tokens == {"use:fountain", "done"}  # the new stone feeds the fountain


@ruling("KI-144")
def test_the_trading_house_adds_spring_and_autumn() -> None:
    for season in ("spring", "autumn"):
        assert strip(f"{season} end", row("trading_house")).tokens == {"take:gold", "take:wood", "take:stone"}


# row B


@ruling("KI-145")
def test_the_bridge_gives_a_token_for_passing_with_a_coloured_die() -> None:
    s = strip("autumn influence", "bridge", dice=["11", "1", ""]).play("0>influence:1-none-jester")
    assert s.of("plus2") == 1  # the second 1 had to pass
    assert strip("autumn influence", "bridge", dice="1w5").play("influence:1-none-jester").of("plus2") == 0
    assert strip("autumn influence", "bridge", dice="1").play("pass").of("plus2") == 1


@ruling("KI-145")
def test_the_bridge_works_once_a_year() -> None:
    s = strip("autumn influence", "bridge", dice="1", more={"used_year": [["bridge"], [], []]}).play("pass")
    assert s.of("plus2") == 0


@ruling("KI-146")
def test_the_altar_rerolls_one_or_two_dice_up_to_a_total_of_8() -> None:
    s = strip("autumn after_roll", row("altar"), dice=["125", "456", "456"]).play("use:altar")
    assert s.offered("reroll") == {f"{dice}-none" for dice in ("1", "2", "5", "12", "15", "25")}
    s.play("reroll:12-none ~roll:46-none")
    assert s.of("dice") == "456" and s.question == "influence"
    assert strip("autumn after_roll", row("altar"), dice=["126", "456", "456"]).question == "influence"
    assert strip("autumn after_roll", row("altar"), dice=["116w1", "1", "1"]).question == "influence"


@ruling("KI-146")
def test_the_altar_takes_white_dice_too() -> None:
    s = strip("autumn after_roll", row("altar"), dice=["112w1", "456", "456"]).play("use:altar")
    assert "none-w1" in s.offered("reroll") and "1-w1" in s.offered("reroll")
    assert s.play("reroll:1-w1 ~roll:6-w5").of("dice") == "126w5"


@ruling("KI-147")
def test_the_monastery_pays_without_goods() -> None:
    assert strip("autumn end", row("monastery"), plus2=3).sheet() == {"monastery": 1}
    assert strip("autumn end", row("monastery"), held="g1").sheet() == {}
    s = strip("autumn end", row("monastery") + " " + row("town_hall"), held="g1").play("use:town_hall")
    assert s.sheet() == {"town_hall": 1, "monastery": 1}


@ruling("KI-148", "KI-114")
def test_the_dome_pays_for_columns_of_three() -> None:
    built = row("dome") + " inn market guard_tower blacksmith palisade"
    s = strip("winter year_end", built, year=5)
    assert s.sheet() == {"dome": 2}  # four buildings in column I, three in II


# row C


@ruling("KI-149")
def test_the_brewery_costs_the_soldiers_and_cannot_be_declined() -> None:
    s = strip("summer end", "brewery", soldiers=4)
    assert s.has() == "t2"
    assert strip("summer end", "brewery").has() == "t2"
    assert strip("autumn end", "brewery", soldiers=4).has() == "m4"


@ruling("KI-149", "KI-90")
def test_the_brewery_before_or_after_the_riding_ground() -> None:
    s = strip("summer end", "brewery " + row("riding_ground"), held="w1", soldiers=2)
    assert s.tokens == {"use:brewery", "use:riding_ground"}
    s.play("use:brewery use:riding_ground")
    assert s.of("soldiers") == 1
    s = strip("summer end", "brewery " + row("riding_ground"), held="w1", soldiers=2)
    assert s.play("use:riding_ground").of("soldiers") == 0


@ruling("KI-150")
def test_the_traveling_market_shifts_by_exactly_two() -> None:
    s = strip("autumn influence", row("traveling_market"), dice="36")
    assert s.reach("36") == {"astronomer", "master_hunter", "swordsmith"}
    assert s.reach("3") == {"jester", "architect", "sergeant"}
    s.play("influence:3-none-jester")
    assert s.reach("6") == {"alchemist"}


@ruling("KI-151")
def test_the_vineyard_gives_a_white_die_in_summer_and_autumn() -> None:
    for season, white in (("spring", 0), ("summer", 1), ("autumn", 1)):
        s = strip(f"{season} start", row("vineyard"))
        assert s.of("white") == white
    s = battle("i_orcs_3", 1, row("vineyard"))
    assert total(s) == 1


@ruling("KI-152")
def test_the_trading_post_gives_one_of_each_in_spring() -> None:
    assert strip("spring start", row("trading_post")).goods() == "g1w1s1"
    assert strip("summer start", row("trading_post")).goods() == ""


# row D


@ruling("KI-153")
def test_the_armory_is_paid_before_the_invaders_appear() -> None:
    s = strip("winter start", "armory", held="g1s1")
    assert s.tokens == {"use:armory", "done"} and s.open["shown"] is False
    s.play("use:armory spend:stone ~invader:i_orcs_3 ~die:1")
    assert total(s) == 3 and s.goods() == "g1"
    assert total(strip("winter start", "armory", held="g1").play("done ~invader:i_orcs_3 ~die:1")) == 1
    assert strip("winter start", "armory").seat == CHANCE


@ruling("KI-154")
def test_the_griffin_ranch_recruits_on_9_or_less() -> None:
    built = row("griffin_ranch")
    assert strip("autumn after_roll", built, dice=["234", "456", "456"]).of("soldiers") == 1
    assert strip("autumn after_roll", built, dice=["235", "456", "456"]).of("soldiers") == 0
    assert strip("autumn after_roll", built, dice=["135w1", "456", "456"]).of("soldiers") == 0


@ruling("KI-155")
@pytest.mark.parametrize(("die", "counted"), [(1, 0), (2, 0), (3, 2), (4, 2), (5, 4), (6, 4)])
def test_war_machines(die: int, counted: int) -> None:
    s = battle("i_orcs_3", 1, row("war_machines"))
    assert s.tokens == {"use:war_machines", "done"}
    assert total(s.play(f"use:war_machines ~die:{die}")) == counted
    assert total(battle("i_orcs_3", 1, row("war_machines")).play("done")) == 1


@ruling("KI-156", "KI-10")
def test_dragon_tamers_take_a_point_also_at_zero() -> None:
    s = strip("winter start", row("dragon_tamers_guild"))
    assert s.tokens == {"use:dragon_tamers_guild", "done"}
    s.play("use:dragon_tamers_guild ~invader:i_zombies_4 ~die:1 done")  # no war machines this time
    assert total(s) == 5 and s.sheet()["dragon_tamers_guild"] == -1
    s = strip("winter start", row("dragon_tamers_guild")).play("done ~invader:i_zombies_4 ~die:1 done")
    assert total(s) == 2


# row E


@ruling("KI-157")
def test_the_small_palisade_adds_a_soldier_to_soldiers() -> None:
    assert strip("winter start", "small_palisade", soldiers=2).of("soldiers") == 3
    assert strip("winter start", "small_palisade").of("soldiers") == 0
    s = strip("recruit hire", "small_palisade", held="g2").play("hire:gold+gold")
    assert s.of("soldiers") == 2


@ruling("KI-158")
def test_the_watch_post_looks_before_phase_7() -> None:
    s = strip("recruit before", row("watch_post")).play("~invader:i_orcs_3")
    assert s.match.view(A)["invader"] == "i_orcs_3"
    assert total(s.play("~die:1")) == 2
    assert total(battle("i_barbarians_2", 1, row("watch_post"))) == 2
    assert total(battle("i_goblins_2", 1, row("watch_post"))) == 1


@ruling("KI-159")
def test_the_hidden_refuge_keeps_the_points_of_the_card_only() -> None:
    assert battle("i_zombies_4", 1, row("hidden_refuge")).sheet() == {}
    s = battle("v_demons_8", 1, row("hidden_refuge") + " " + row("wizards_guild"))
    assert s.sheet() == {"destroyed": -6}


@ruling("KI-159", "KI-103")
def test_a_refuge_that_is_destroyed_first_protects_no_more() -> None:
    assert battle("v_demons_8", 1, row("hidden_refuge")).sheet() == {"destroyed": -3, "defeat": -2}


@ruling("KI-160")
def test_the_citadel_adds_two_and_wins_draws() -> None:
    s = battle("i_orcs_3", 1, row("citadel"))
    assert total(s) == 4  # watch post against Orcs
    s = battle("i_goblins_3", 1, row("citadel"))
    assert total(s) == 3 and s.goods() == "s1"


# row F


@ruling("KI-161")
def test_boundary_stones_against_orcs() -> None:
    assert total(battle("i_orcs_3", 1, "boundary_stones")) == 2
    assert total(battle("i_goblins_3", 1, "boundary_stones")) == 1


@ruling("KI-162", "KI-66")
def test_the_building_yard_takes_off_wood_or_stone() -> None:
    s = strip("spring build", row("building_yard") + " palisade", held="g1w1s1").play("build:stable")
    assert s.tokens == {"pay_cost:g1w0s1", "pay_cost:g1w1s0"}
    assert s.play("pay_cost:g1w0s1").goods() == "w1"
    s = strip("spring build", row("building_yard") + " guard_tower", held="g1w1").play("build:blacksmith")
    assert s.goods() == ""  # no stone in the cost: nothing to choose
    s = strip("spring build", row("building_yard"), held="w2").play("build:palisade")
    assert s.goods() == ""  # column I: no discount


@ruling("KI-163")
def test_the_university_pays_on_9_or_less() -> None:
    built = row("university")
    assert strip("autumn after_roll", built, dice=["234", "456", "456"]).sheet() == {"university": 2}
    assert strip("autumn after_roll", built, dice=["235", "456", "456"]).sheet() == {}


@ruling("KI-164")
def test_the_architects_guild_pays_for_later_buildings_only() -> None:
    s = strip("autumn build", row("university"), held="g2w2s2").play("build:architects_guild")
    assert s.sheet() == {"building": 4}
    s = strip("autumn build", row("architects_guild"), held="w2").play("build:palisade")
    assert s.sheet() == {"architects_guild": 1}


@ruling("KI-164")
def test_points_of_the_guild_are_never_lost() -> None:
    s = battle("v_barbarians_8", 1, row("architects_guild"), points=10)
    assert s.sheet() == {"destroyed": -4}  # no bonus at the end either


@ruling("KI-164", "KI-114")
def test_the_guild_pays_for_complete_rows_at_the_end() -> None:
    s = strip("winter year_end", row("architects_guild") + " " + row("fortress"), year=5)
    assert s.sheet() == {"architects_guild": 2}


# row G


@ruling("KI-165")
def test_the_moat_from_a_printed_strength_of_6() -> None:
    assert total(battle("iii_demons_6", 1, "moat")) == 2
    assert total(battle("iii_goblins_5", 1, "moat")) == 1


@ruling("KI-166")
def test_the_mercenary_post_makes_the_first_soldier_cheaper() -> None:
    s = strip("recruit hire", row("mercenary_post"), held="g3")
    assert s.offered("hire") == {"gold"}
    s.play("hire:gold")
    assert s.offered("hire") == {"gold+gold"}
    s = strip("recruit hire", row("mercenary_post") + " " + row("barracks"))
    assert s.tokens == {"hire:none", "done"}
    assert s.play("hire:none").of("soldiers") == 1


@ruling("KI-167")
def test_the_school_pays_for_three_soldiers_after_phase_7() -> None:
    s = strip("recruit hire", row("school"), held="g1", soldiers=2).play("hire:gold")
    assert s.sheet() == {"school": 1}
    assert strip("recruit after", row("school"), soldiers=2).sheet() == {}


@ruling("KI-168")
@pytest.mark.parametrize(("royal", "counted"), [(1, 3), (3, 5), (4, 4)])
def test_the_war_college_on_a_low_royal_die(royal: int, counted: int) -> None:
    assert total(battle("iii_goblins_5", royal, row("war_college"))) == counted


@ruling("KI-145", "KI-150")
def test_only_rows_that_are_laid_are_there() -> None:
    s = scene("spring build", held=["g9w9s9", "g9w9s9", ""], rows=["B", "", ""], modules=["alternate_rows"])
    assert "bridge" in s.offered("build") and "statue" not in s.offered("build")
    s.play("done")
    assert s.seat == B and "statue" in s.offered("build")
