"""Roll, rerolls and turn order: KI-19 to KI-25, KI-68, KI-69 and KI-89 to KI-95."""

import pytest

from games.kingsburg.scene import A, B, C, D, Scene, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
BOTH = "statue chapel"


def rolled(
    dice: str, buildings: str = BOTH, others: tuple[str, ...] = ("356", "456"), **more: object
) -> Scene:
    """Seat 0 has just rolled; the others have rolled too."""
    return scene("autumn after_roll", [dice, *others], buildings=buildings, **more)  # type: ignore[arg-type]


@ruling("KI-19", "KI-12")
def test_a_season_has_its_steps_in_order() -> None:
    s = scene("spring start").roll("112", "113", "114")
    assert s.question == "influence"
    s.play("influence:2-none-squire pass influence:4-none-merchant pass pass")
    assert (s.question, s.seat) == ("help", C)
    s.play("take:gold")
    assert s.open["phase"] == "summer" and s.step == "roll"  # nobody can pay for a building


@ruling("KI-20", "KI-76")
def test_gains_of_the_start_come_before_the_roll() -> None:
    s = scene("spring start", buildings=row("merchants_guild"))
    assert (s.goods(), s.step) == ("g1", "roll")
    assert s.told("rolled") == []


@ruling("KI-21")
def test_all_roll_three_dice_in_the_old_turn_order() -> None:
    s = scene("spring roll", more={"order": [C, A, B]})
    assert len(s.drawn) == 56
    s.roll("666", "111", "123")
    assert [s.of("dice", seat) for seat in (A, B, C)] == ["111", "123", "666"]


@ruling("KI-22", "KI-75")
def test_farms_and_the_kings_aid_give_two_white_dice() -> None:
    s = scene("spring start", buildings=row("farms"), more={"aid": A})
    assert s.roll("123w45", "111", "222").of("dice") == "123w45"
    s = scene("summer start", buildings=row("farms"), more={"aid": A})
    assert s.roll("123w4", "111", "222").of("dice") == "123w4"


@ruling("KI-24", "KI-25")
def test_example_of_the_turn_order() -> None:
    s = scene("spring roll", seats=4, more={"order": [C, A, D, B]}).roll("226", "135", "235", "445")
    assert s.open["order"] == [A, C, D, B]


@ruling("KI-24")
def test_white_dice_count_for_the_turn_order() -> None:
    s = scene("spring roll", more={"white": [1, 0, 0]}).roll("111w6", "224", "455")
    assert s.open["order"] == [B, A, C]


@ruling("KI-23", "KI-24")
def test_the_order_is_fixed_after_all_rerolls_in_the_old_turn_order() -> None:
    s = scene(
        "spring after_roll",
        ["111", "222", "345"],
        buildings=["statue", "statue", ""],
        more={"order": [B, A, C]},
    )
    s.play("1>use:statue ~roll:6-none 0>use:statue ~roll:2-none")
    assert s.open["order"] == [A, B, C]
    assert s.question == "influence"


@ruling("KI-23", "KI-68")
def test_a_reroll_may_be_left_out() -> None:
    s = rolled("111", "statue").play("done")
    assert s.of("dice") == "111" and s.question == "influence"


@ruling("KI-68")
def test_the_statue_needs_equal_dice_white_ones_included() -> None:
    assert rolled("115", "statue").question == "influence"
    assert rolled("111w2", "statue").question == "influence"
    s = rolled("222w2", "statue").play("use:statue")
    assert s.tokens == {"reroll:2-none", "reroll:none-w2"}
    s.play("reroll:none-w2 ~roll:none-w5")
    assert s.of("dice") == "222w5"


@ruling("KI-68", "KI-91")
def test_the_statue_works_once_a_season() -> None:
    s = rolled("222", "statue").play("use:statue ~roll:2-none")
    assert s.of("dice") == "222" and s.question == "influence"


@ruling("KI-69")
def test_the_chapel_rerolls_all_dice_up_to_a_total_of_7() -> None:
    assert rolled("116", BOTH).question == "influence"
    assert rolled("114w2", BOTH).question == "influence"
    s = rolled("113w2").play("use:chapel")
    assert s.roll("356w6").of("dice") == "356w6"


@ruling("KI-69", "KI-91")
def test_the_chapel_works_once_a_season() -> None:
    assert rolled("123").play("use:chapel ~roll:112-none").question == "influence"


@ruling("KI-94")
def test_example_of_statue_then_chapel_with_a_white_die() -> None:
    s = rolled("222w2")
    assert s.tokens == {"use:statue", "done"}  # a total of 8 is too much for the chapel
    s.play("use:statue reroll:2-none ~roll:1-none")
    assert s.tokens == {"use:chapel", "done"}
    s.play("use:chapel ~roll:111-w1")
    assert s.of("dice") == "111w1" and s.question == "influence"


@ruling("KI-94", "KI-90")
def test_example_2_the_statue_makes_the_chapel_possible() -> None:
    s = rolled("333")
    assert s.tokens == {"use:statue", "done"}
    s.play("use:statue ~roll:1-none")
    assert s.tokens == {"use:chapel", "done"}
    assert rolled("333").play("use:statue ~roll:2-none").question == "influence"


@ruling("KI-94", "KI-90")
def test_example_3_either_first() -> None:
    assert rolled("222").tokens == {"use:statue", "use:chapel", "done"}
    assert rolled("222").play("use:chapel ~roll:112-none").question == "influence"
    assert rolled("222").play("use:chapel ~roll:555-none").tokens == {"use:statue", "done"}
    assert rolled("222").play("use:statue ~roll:3-none").tokens == {"use:chapel", "done"}
    assert rolled("222").play("use:statue ~roll:4-none").question == "influence"


PHILOSOPHER = {"modules": ["governors"], "governors": "philosopher"}


@ruling("KI-94", "KI-180", "KI-91")
def test_example_4_statue_chapel_and_philosopher() -> None:
    s = rolled("222", others=("245", "346"), **PHILOSOPHER)
    assert s.tokens == {"use:statue", "use:chapel", "use:philosopher", "done"}
    s.play("use:statue ~roll:6-none")
    assert s.tokens == {"use:philosopher", "done"}
    s.play("use:philosopher ~roll:115-none")
    assert s.tokens == {"use:chapel", "done"}
    s.play("use:chapel ~roll:444-none")
    assert s.question == "influence" and s.sheet() == {}
    assert s.open["order"] == [B, A, C]  # totals 11, 12 and 13


@ruling("KI-180")
def test_example_4_the_point_instead_of_the_chapel() -> None:
    s = rolled("226", **PHILOSOPHER).play("use:philosopher ~roll:115-none done")
    assert s.sheet() == {"philosopher": 1} and s.of("dice") == "115"


UNIVERSITY = {"modules": ["alternate_rows"], "rows": "F"}


@ruling("KI-92", "KI-163")
def test_example_5_the_university_comes_last() -> None:
    built = BOTH + " boundary_stones building_yard university"
    assert rolled("123", built, **UNIVERSITY).sheet() == {}
    assert rolled("123", built, **UNIVERSITY).play("done").sheet() == {"university": 2}
    assert rolled("123", built, **UNIVERSITY).play("use:chapel ~roll:244-none").sheet() == {}
    assert rolled("123", built, **UNIVERSITY).play("use:chapel ~roll:234-none").sheet() == {"university": 2}


@ruling("KI-92", "KI-154", "KI-163")
def test_example_6_university_and_griffin_ranch_on_one_total() -> None:
    built = "armory griffin_ranch boundary_stones building_yard university"
    s = rolled("123", built, modules=["alternate_rows"], rows="D F")
    assert s.has() == "m1 p2"
    assert rolled("334", built, modules=["alternate_rows"], rows="D F").has() == ""
    assert rolled("126w1", built, modules=["alternate_rows"], rows="D F").has() == ""  # white dice count


@ruling("KI-89")
def test_destiny_first_then_the_players_in_turn_order() -> None:
    s = scene(
        "spring start",
        buildings=[row("merchants_guild"), "", ""],
        modules=["destiny"],
        more={"destiny": "new_quarries", "order": [C, B, A]},
    )
    assert s.seat == CHANCE and s.goods() == ""
    assert s.play("~die:4").goods() == "g1s1"


@ruling("KI-93")
def test_example_1_inn_before_town_hall() -> None:
    s = scene("summer end", buildings=f"inn {row('town_hall')}")
    assert (s.of("plus2"), s.tokens) == (1, {"use:town_hall", "done"})
    s.play("use:town_hall")
    assert s.has() == "p1"


@ruling("KI-95")
def test_effects_without_a_choice_are_not_asked() -> None:
    s = scene("summer end", buildings=["inn " + row("embassy"), "inn", ""])
    assert s.seat == A and (s.of("plus2"), s.sheet()) == (1, {"embassy": 1})  # only the town hall is asked
    s.play("done")
    assert s.seat == CHANCE and s.of("plus2", B) == 1
