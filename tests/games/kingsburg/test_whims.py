"""Module 6, whims at court: KI-230 to KI-249."""

from typing import Any

import pytest

from games.kingsburg.scene import ADVISORS, A, B, C, Scene, new, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
ON: dict[str, Any] = {"modules": ["whims"]}
RESTORATION = ON | {"whims_variant": "restoration"}
STABLE = "palisade stable"


def whim(number: int, at: str = "autumn help", **more: Any) -> Scene:
    """Seat 0 is helped by a covered advisor."""
    placed = {ADVISORS[number - 1]: "0:1"} | more.pop("placed", {})
    lying = {"whims": [number]} | more.pop("more", {})
    return scene(at, placed=placed, more=lying, **ON | more)


@ruling("KI-230")
def test_a_tile_every_season_for_the_rest_of_the_game() -> None:
    s = scene("spring start", more={"whims": [3]}, **ON)
    assert s.drawn == {str(n) for n in range(1, 17) if n != 3}
    s.play("~whim:16")
    assert s.open["whims"] == [3, 16] and s.step == "roll"
    s = scene("autumn influence", ["466", "", ""], more={"whims": [16]}, **ON)
    assert s.reach("466") == {"wizard"}


@ruling("KI-230", "KI-20")
def test_the_first_tile_comes_in_the_first_spring() -> None:
    s = new(3, **ON).play("~order:0+1+2 take:gold take:gold take:gold")
    assert len(s.drawn) == 16


def test_a_position_may_begin_with_all_tiles_up() -> None:
    assert scene("spring start", more={"whims": list(range(1, 17))}, **ON).step == "roll"


@ruling("KI-231")
def test_restoration_removes_the_highest_influenced_tile() -> None:
    s = new(3, **RESTORATION).play("~order:0+1+2")
    assert s.open["whims"] == [*range(1, 17)]
    whims = {"whims": [2, 5, 9, 16], "lot": "wood"}
    s = scene("autumn help", placed={"sergeant": "0:5", "jester": "1:1"}, more=whims, **RESTORATION)
    s.play("~good:gold done")  # no barricade for the wood
    assert s.open["whims"] == [2, 9, 16]


@ruling("KI-231")
def test_restoration_removes_the_lowest_tile_if_none_was_influenced() -> None:
    s = scene("autumn help", placed={"jester": "1:1"}, more={"whims": [9, 2, 16]}, **RESTORATION)
    assert s.open["whims"] == [9, 16]


@ruling("KI-231", "KI-119")
def test_restoration_counts_neutral_dice() -> None:
    given = {"more": {"whims": [2, 9, 16]}, "seats": 2}
    s = scene("autumn help", placed={"squire": "n:2", "jester": "1:1"}, **given, **RESTORATION)
    assert s.open["whims"] == [9, 16]
    s = scene("autumn help", placed={"wizard": "n:466", "squire": "1:2"}, **given, **RESTORATION)
    assert s.open["whims"] == [2, 9]


@ruling("KI-231")
def test_after_the_restoration_the_advisor_helps_as_printed() -> None:
    s = scene("autumn help", placed={"wizard": "0:466"}, more={"whims": [2]}, **RESTORATION)
    assert s.goods() == "g4"


@ruling("KI-233", "KI-82")
@pytest.mark.parametrize(("option", "soldiers"), [(True, 2), (False, 1)])
def test_the_stable_and_whims_with_a_soldier(option: bool, soldiers: int) -> None:
    s = whim(13, buildings=STABLE, stable_whims=option, more={"known": [A], "invader": "i_orcs_3"})
    assert s.play("take:gold").of("soldiers") == soldiers


@ruling("KI-233")
def test_the_stable_needs_a_soldier_in_the_help() -> None:
    assert whim(10, buildings=STABLE).play("take:gold+gold").of("soldiers") == 0
    given = {"buildings": ["", STABLE, ""]}
    assert (
        whim(14, **given).play("opponent:1 pick:soldier").of("soldiers", B) == 1
    )  # no help of an own advisor


@ruling("KI-234")
def test_whim_1_copies_the_lowest_free_advisor() -> None:
    assert whim(1).goods() == "g1"  # the squire
    s = whim(1, placed={"squire": "1:2", "architect": "n:3"}, seats=2)
    assert s.tokens == {"take:gold", "take:wood"}  # the merchant
    s = whim(1, placed={name: "1:1" for name in ADVISORS[1:5]}, held="g1")
    s.play("0>pay:gold")
    assert s.goods() == "w1s1"


@ruling("KI-234")
def test_whim_1_copies_a_tile() -> None:
    s = whim(1, plus2=1, more={"whims": [1, 2]})
    assert s.play("choose:gold_soldier").has() == "g1 m1"


@ruling("KI-235")
def test_whim_2() -> None:
    assert whim(2).has() == "t2"  # nothing to pay with
    s = whim(2, plus2=1)
    assert s.tokens == {"choose:tokens", "choose:gold_soldier"}
    assert s.play("choose:gold_soldier").has() == "g1 m1"
    assert whim(2, plus2=1).play("choose:tokens").has() == "t3"


@ruling("KI-232", "KI-236")
def test_whim_3_the_left_neighbour_names_a_good() -> None:
    s = whim(3)
    assert (s.seat, s.tokens) == (B, {"name:gold", "name:wood", "name:stone"})
    assert s.play("name:stone").goods() == "s1" and s.goods(B) == ""
    s = scene("autumn help", placed={"architect": "2:3"}, more={"whims": [3], "order": [1, 2, 0]}, **ON)
    assert s.seat == A  # by seats, not by turn order


@ruling("KI-237")
def test_whim_4_from_the_tile() -> None:
    s = whim(4, more={"whims": [4], "stock": {"gold": 1, "stone": 1}})
    assert s.tokens == {"take:gold", "take:stone"}
    assert s.play("take:gold").open["stock"] == {"stone": 1}
    s = scene("spring start", **ON).play("~whim:4")
    assert s.open["stock"] == {"gold": 1, "wood": 1, "stone": 1}


@ruling("KI-237")
def test_whim_4_is_filled_again_between_two_players() -> None:
    s = scene("autumn help", placed={"merchant": "0:4 1:4"}, more={"whims": [4], "stock": {"wood": 1}}, **ON)
    assert s.goods(A) == "w1" and s.seat == B  # one good: not asked
    assert s.offered("take") == {"gold", "wood", "stone"}


@ruling("KI-238")
def test_whim_5_takes_the_good_that_lies_there() -> None:
    s = scene("spring start", **ON).play("~whim:5")
    assert s.drawn == {"gold", "wood", "stone"}
    assert s.play("~good:stone").open["lot"] == "stone"
    s = whim(5, more={"whims": [5], "lot": "wood"})
    assert s.goods() == "w1"
    assert s.play("~good:gold").open["lot"] == "gold"


@ruling("KI-238")
def test_whim_5_gives_everybody_the_same_good() -> None:
    s = whim(5, placed={"sergeant": "1:5 0:5"}, more={"whims": [5], "lot": "wood"})
    assert (s.goods(A), s.goods(B), s.step) == ("w1", "w1", "lot")
    assert s.play("~good:gold").open["lot"] == "gold" and s.step != "lot"


@ruling("KI-238")
def test_the_other_reading_of_whim_5_draws_after_every_help() -> None:
    lying = {"whims": [5], "lot": "wood", "order": [B, A, C]}
    s = whim(5, placed={"sergeant": "1:5 0:5"}, more=lying, whim_5_draw="each")
    assert (s.goods(A), s.goods(B), s.step) == ("", "w1", "lot")
    assert s.play("~good:gold").goods(A) == "g1" and s.step == "lot"


@ruling("KI-238", "KI-234")
def test_whim_5_copied_twice_gives_the_same_good() -> None:
    taken = {name: "n:1" for name in ADVISORS[1:4]}
    lying = {"whims": [1, 5], "lot": "stone"}
    s = whim(1, placed={"jester": "1:1 0:1"} | taken, more=lying, seats=2)
    assert (s.goods(A), s.goods(B), s.step) == ("s1", "s1", "lot")


@ruling("KI-239")
def test_whim_6_trades_one_thing_for_the_two_others() -> None:
    s = whim(6, held="g1", soldiers=1, points=1)
    assert s.offered("trade") == {
        "gold-none", "vp-gold", "vp-wood", "vp-stone", "soldier-gold", "soldier-wood", "soldier-stone",
    }  # fmt: skip
    assert "decline" in s.tokens
    assert whim(6, held="g1").play("trade:gold-none").has() == "m1 p1"
    assert whim(6, points=1).play("trade:vp-wood").has() == "w1 m1"
    assert whim(6, soldiers=1).play("trade:soldier-stone").has() == "s1 p1"
    assert whim(6, held="g1").play("decline").has() == "g1"


@ruling("KI-239")
def test_whim_6_needs_what_is_paid() -> None:
    assert whim(6).seat == CHANCE and whim(6, points=-1).seat == CHANCE


@ruling("KI-240")
def test_whim_7_doubles_an_opponents_choice() -> None:
    s = whim(7)
    assert s.tokens == {"opponent:1", "opponent:2"}
    s.play("0>opponent:2 2>take:wood")
    assert (s.goods(A), s.goods(B), s.goods(C)) == ("w2", "", "w1")
    s = whim(7, seats=2)
    assert s.seat == B  # the only opponent
    s.play("take:gold")


@ruling("KI-241", "KI-232")
def test_whim_8_both_neighbours_name_a_good() -> None:
    s = whim(8, seats=4).play("1>name:gold 3>name:gold")
    assert s.goods() == "g2"
    assert whim(8, seats=2).play("1>name:gold 1>name:wood").goods() == "g1w1"


@ruling("KI-242")
def test_whim_9_two_of_four() -> None:
    s = whim(9)
    assert s.offered("two") == {
        "gold+wood",
        "gold+vp",
        "gold+soldier",
        "wood+vp",
        "wood+soldier",
        "vp+soldier",
    }
    assert whim(9).play("two:gold+soldier").has() == "g1 t1 m1"
    assert whim(9).play("two:wood+vp").has() == "w1 p1"


@ruling("KI-243")
def test_whim_10_two_of_a_kind() -> None:
    s = whim(10)
    assert s.tokens == {"take:gold+gold", "take:wood+wood", "take:stone+stone"}
    assert s.play("take:wood+wood").has() == "w2"


@ruling("KI-244")
def test_whim_11_and_those_who_are_last() -> None:
    behind = {"points": [3, 0, 0], "soldiers": [3, 0, 0]}
    s = whim(11, held=["g1", "g1", "g2"], **behind)
    assert s.offered("share") == {"stone+soldier+vp", "stone+stone+soldier", "stone+stone+vp"}
    s = whim(11, held=["g2", "g1", "g2"], **behind)
    assert s.has() == "g2s1 m4 p4"  # last in nothing: no choice
    s = whim(11, held=["g2", "g1", "g2"], points=[0, 1, 2], soldiers=[0, 0, 1])
    assert s.offered("share") == {
        "stone+soldier+vp", "stone+soldier+soldier", "soldier+soldier+vp", "stone+vp+vp", "soldier+vp+vp",
    }  # fmt: skip
    assert s.play("share:soldier+vp+vp").has() == "g2 m1 p2"


@ruling("KI-245")
def test_whim_12_something_for_the_others() -> None:
    s = whim(12).play("choose:gold")
    assert [s.has(seat) for seat in (A, B, C)] == ["g3", "p1", "p1"]
    s = whim(12).play("choose:vp")
    assert [s.has(seat) for seat in (A, B, C)] == ["p3", "g1", "g1"]


@ruling("KI-246", "KI-60")
def test_whim_13_a_bit_of_everything() -> None:
    s = whim(13, more={"whims": [13], "invader": "i_orcs_3"}).play("take:stone")
    assert s.has() == "s1 t1 m1 p1" and s.match.view(A)["invader"] == "i_orcs_3"


@ruling("KI-247")
def test_whim_14_the_opponent_picks_first() -> None:
    s = whim(14).play("0>opponent:1")
    assert s.offered("pick") == {"gold", "wood", "stone", "plus2", "soldier"}
    s.play("1>pick:plus2")
    assert (s.has(A), s.has(B)) == ("g1w1s1 m1", "t1")


@ruling("KI-248")
def test_whim_15_keeps_four_and_gives_two() -> None:
    s = whim(15)
    assert s.offered("give") == {f"{good}-{seat}" for good in ("gold", "wood", "stone") for seat in (1, 2)}
    s.play("give:gold-1 give:gold-2")
    assert [s.goods(seat) for seat in (A, B, C)] == ["w2s2", "g1", "g1"]
    s = whim(15, held="g5").play("give:gold-1 give:gold-1")
    assert (s.goods(A), s.goods(B)) == ("g5w2s2", "g2")


@ruling("KI-249")
def test_whim_16_five_points() -> None:
    assert whim(16).has() == "p5"


@ruling("KI-230", "KI-177")
def test_private_spaces_are_never_covered() -> None:
    given = {"modules": ["whims", "governors"], "governors": "politician"}
    s = scene("autumn help", placed={"space_5": "0:5"}, more={"whims": [5], "lot": "gold"}, **given)
    assert s.tokens == {"take:gold", "take:wood", "take:stone"}
