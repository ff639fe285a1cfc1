"""Shields: taking, keeping and scoring them, CB-179 to CB-188 and CB-211."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import Scene, finish, last_turn, scene, started

ruling = pytest.mark.ruling
SHIELDS = "shields"


def bearer(*shields: int, placed: str = "", **more: Any) -> Scene:
    """Seat 0 has shields on the castles D4, A2, A3, B3 in this order."""
    castles = ["D4", "A2", "A3", "B3"][: max(1, len(shields))]
    mine = dict(zip(castles, shields, strict=False))
    position = {"shields": [mine]} | dict(more.pop("position", {}))
    seats = int(str(more.pop("seats", 2)))
    position["shields"] = [*position["shields"], *[{}] * (seats - 1)]
    text = " ".join([f"{cell}:castle" for cell in castles] + [placed])
    return scene(text, seats=seats, modules=SHIELDS, position=position, **more)


@ruling("CB-179")
@pytest.mark.parametrize(
    "seats, places", [(2, [1, 1, 1, 1, 1, 1]), (3, [1, 2, 1, 2, 1, 2]), (4, [2, 2, 2, 2, 2, 2])]
)
def test_shields_in_the_depots(seats: int, places: list[int]) -> None:
    found: set[int] = set()
    for seed in range(20):
        dealt = started(seats, seed, modules=[SHIELDS]).open["depot_shields"]
        assert [len(dealt.get(str(depot), [])) for depot in range(1, 7)] == places
        flat = [shield for shields in dealt.values() for shield in shields]
        assert len(set(flat)) == len(flat)
        found |= set(flat)
    assert found == set(range(1, 19))


@ruling("CB-179")
def test_no_shields_are_added_later() -> None:
    s = last_turn(phase="A", modules=SHIELDS, position={"depot_shields": {"3": [7]}}).play("end")
    assert {depot: shields for depot, shields in s.open["depot_shields"].items() if shields} == {"3": [7]}


@ruling("CB-180")
def test_a_shield_for_a_double() -> None:
    board = {"depot_shields": {"3": [7, 2], "4": [1]}}
    s = scene(rolled="33", modules=SHIELDS, position=board)
    assert s.offered("shield") == {"7-D4", "2-D4"}
    s.play("shield:7-D4")
    assert s.of("shields") == {"D4": 7} and s.of("dice") == [] and s.verbs == {"end"}
    assert s.open["depot_shields"]["3"] == [2]
    assert scene(rolled="34", modules=SHIELDS, position=board).why("shield:7-D4") == "CB-181"
    assert (
        scene(rolled="33", modules=SHIELDS, position=board).play("workers:3").why("shield:7-D4") == "CB-180"
    )


@ruling("CB-180")
def test_a_purchase_is_still_possible() -> None:
    s = scene(rolled="33", modules=SHIELDS, silver=2, black="m7", position={"depot_shields": {"3": [7]}})
    assert s.play("shield:7-D4").offered("buy") == {"m7"}


@ruling("CB-181")
def test_workers_may_make_the_double() -> None:
    """The rulebook's example: two workers turn a 3 into a 5."""
    board = {"depot_shields": {"5": [7], "4": [8], "3": [9]}}
    s = scene(rolled="35", workers=2, modules=SHIELDS, position=board)
    assert s.offered("shield") == {"7-D4", "8-D4", "9-D4"}
    assert [s.cost(f"shield:{n}-D4") for n in (7, 8, 9)] == [2, 2, 2]
    s.play("shield:7-D4")
    assert s.of("workers") == 0 and s.of("shields") == {"D4": 7}
    assert scene(rolled="35", workers=1, modules=SHIELDS, position=board).offered("shield") == set()


@ruling("CB-181")
def test_monastery_8_helps_and_12_does_not() -> None:
    board = {"depot_shields": {"5": [7]}}
    s = scene("D4:castle C4:m8", rolled="35", workers=1, modules=SHIELDS, position=board)
    assert s.cost("shield:7-D4") == 1
    s = scene("D4:castle C4:m12 C3:bank B3:castle", rolled="45", modules=SHIELDS, position=board)
    assert s.offered("shield") == set()


@ruling("CB-182")
def test_a_shield_goes_on_a_castle() -> None:
    board = {"depot_shields": {"3": [7]}}
    s = scene("D4:castle A2:castle B3:castle", rolled="33", modules=SHIELDS, position=board)
    assert s.offered("shield") == {"7-D4", "7-A2", "7-B3"}
    s = scene(
        "B3:inn C3:white_castle D4:castle", rolled="33", modules="white_castles inns shields", position=board
    )
    assert s.offered("shield") == {"7-D4"}
    assert s.why("shield:7-B3") == "CB-182"


@ruling("CB-183")
def test_a_shield_may_replace_another() -> None:
    board = {"depot_shields": {"3": [7]}, "shields": [{"D4": 4}, {}]}
    s = scene("D4:castle A2:castle", rolled="33", modules=SHIELDS, position=board)
    assert s.offered("shield") == {"7-D4", "7-A2"}
    assert s.play("shield:7-D4").of("shields") == {"D4": 7}
    s = scene("D4:castle A2:castle", rolled="33", modules=SHIELDS, position=board)
    assert s.play("shield:7-A2").of("shields") == {"D4": 4, "A2": 7}


@ruling("CB-184")
def test_a_shield_works_from_the_moment_it_is_taken() -> None:
    """With shield 4 a fourth tile needs no discard; replaced, it works no more."""
    board = {"depot_shields": {"3": [4]}}
    s = scene(rolled="33", storage="m1 m2 m3", silver=2, black="m7", modules=SHIELDS, position=board)
    s.play("shield:4-D4 buy:m7")
    assert s.ask == "turn" and s.storage() == "m1 m2 m3 m7"


def tribute(*shields: int, phase: str = "A", **more: Any) -> Scene:
    """The end of a phase, at which seat 0 has to pay."""
    castles = ["D4", "A2", "A3", "B3"][: len(shields)]
    position = {"shields": [dict(zip(castles, shields, strict=True)), {}]}
    placed = " ".join(f"{cell}:castle" for cell in castles) + str(more.pop("placed", ""))
    return finish(placed, phase=phase, modules=SHIELDS, position=position, **more)


@ruling("CB-185")
def test_one_silver_for_every_shield() -> None:
    s = tribute(7, 8, silver=3)
    assert s.ask == "tribute" and s.match.seat == 0 and s.tokens == {"tribute:7-silver", "tribute:7-drop"}
    s.play("tribute:7-silver tribute:8-drop")
    assert s.of("silver") == 2 and s.of("shields") == {"D4": 7} and s.open["phase"] == "B"


@ruling("CB-185")
def test_tribute_comes_before_mines_pay() -> None:
    s = tribute(7, placed=" E3:mine F2:mine")
    assert s.tokens == {"tribute:7-drop"}  # no silver yet
    assert s.play("tribute:7-drop").of("silver") == 2 and s.of("shields") == {}


@ruling("CB-185")
def test_tribute_is_due_after_the_last_phase_too() -> None:
    s = tribute(7, phase="E", silver=1)
    assert s.ask == "tribute" and not s.match.over
    s.play("tribute:7-silver")
    assert s.match.over and s.sheet() == {"shields": 8}
    assert tribute(7, phase="E", silver=1).play("tribute:7-drop").sheet() == {"silver": 1}


@ruling("CB-186")
def test_in_turn_order_and_shield_3_last() -> None:
    position = {
        "shields": [{"D4": 3, "A2": 9}, {"D4": 1}],
        "track": [[0], [1]],
        "active": 0,
        "done": [1],
    }
    s = last_turn("D4:castle A2:castle", phase="A", modules=SHIELDS, silver=[9, 9], position=position).play(
        "end"
    )
    seen = []
    while s.ask == "tribute":
        seen.append((s.match.seat, min(s.offered("tribute"))))
        s.play(f"tribute:{min(s.offered('tribute'))}")
    assert seen == [(1, "1-drop"), (0, "9-drop"), (0, "3-drop")]


@ruling("CB-187")
@pytest.mark.parametrize("shield", [n for n in range(1, 19) if n not in (10, 13)])
def test_points_of_shields_at_the_end(shield: int) -> None:
    s = tribute(shield, phase="E", silver=1)
    s.play("skip" if s.ask == "deploy" else f"tribute:{shield}-silver")
    while not s.match.over:
        s.play("skip" if "skip" in s.tokens else f"tribute:{shield}-silver")
    assert s.sheet() == {"shields": 12 if shield <= 6 else 8 if shield <= 12 else 4}


@ruling("CB-188")
def test_where_both_change_the_same_only_the_shield_counts() -> None:
    s = bearer(9, placed="C4:m3", goods="2", rolled="22").play("sell:2-2")
    assert s.wealth() == (2, 1, 0)  # one silver for the tile, not two for the sale


@ruling("CB-211")
def test_ships_do_not_take_shields() -> None:
    board = {"depot_shields": {"3": [7]}}
    s = scene(storage="ship", rolled="22", modules=SHIELDS, position=board).play("place:2-ship-D3")
    assert s.ask == "turn" and s.open["depot_shields"]["3"] == [7]
