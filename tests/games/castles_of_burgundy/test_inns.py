"""Inns: CB-163 to CB-170."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import BUILDINGS, Scene, finish, last_turn, scene, started

ruling = pytest.mark.ruling
INNS = "inns"


def guest(*placed: str, storage: str = "inn", rolled: str = "33", **more: Any) -> Scene:
    return scene(*placed, storage=storage, rolled=rolled, modules=INNS, **more)


@ruling("CB-163")
def test_an_inn_every_phase() -> None:
    assert started(3, modules=[INNS]).open["inns"] == 1 and started(3).open["inns"] == 0
    s = last_turn(phase="A", modules=INNS, position={"inns": 1})
    assert s.play("end").open["inns"] == 2  # on top of the one still there
    s = started(2, modules=[INNS])
    while s.open["phase"] != "E":
        s.play("end")
    assert s.open["inns"] == 5 and s.json["inns_left"] == 0


@ruling("CB-164")
def test_an_inn_is_the_purchase_of_the_turn() -> None:
    s = guest(storage="", silver=5, black="m7", position={"inns": 2})
    assert s.offered("buy") == {"m7", "inn"}
    s.play("buy:inn")
    assert s.storage() == "inn" and s.of("silver") == 3 and s.open["inns"] == 1 and "buy" not in s.verbs
    assert guest(storage="", silver=5).why("buy:inn") == "CB-164"
    assert guest(storage="", silver=1, position={"inns": 1}).why("buy:inn") == "CB-88"


@ruling("CB-165")
@pytest.mark.parametrize(
    "face, cells",
    [("1", {"C4"}), ("2", {"D3"}), ("3", {"C3", "E4"}), ("4", {"E3"}), ("5", {"D5"}), ("6", set())],
)
def test_an_inn_goes_on_any_colour(face: str, cells: set[str]) -> None:
    s = guest(rolled=face * 2)
    assert s.offered("place") == {f"{face}-inn-{cell}" for cell in cells}


@ruling("CB-166")
def test_one_inn_in_an_area() -> None:
    s = guest("D4:castle E4:inn", rolled="13")
    assert s.offered("place") == {"1-inn-C4", "3-inn-C3"} and s.why("place:1-inn-E5") == "CB-166"


@ruling("CB-167")
@pytest.mark.parametrize("move", ["4-inn-E3", "2-inn-D3", "1-inn-C4", "3-inn-E4"])
def test_an_inn_does_nothing(move: str) -> None:
    s = guest(rolled=move[0] * 2, lying={1: "1"}, depots={1: "bank"}).play(f"place:{move}")
    assert s.ask == "turn" and s.wealth() == (0, 0, 0) and s.track(0) == (0, 0)


@ruling("CB-167")
def test_an_inn_is_none_of_the_other_tiles() -> None:
    assert finish("D4:castle E3:inn", phase="A", modules=INNS).of("silver") == 0
    s = guest("D4:castle D3:ship C2:inn", storage="cow2", rolled="55").play("place:5-cow2-C1")
    assert s.sheet() == {"livestock": 2}
    s = guest("B3:castle", rolled="44").play("place:4-inn-A3")
    assert s.ask == "turn"  # no castle, no action


@ruling("CB-167")
def test_an_inn_fills_its_space() -> None:
    s = guest("D4:castle E3:mine F2:mine").play("place:3-inn-G1")
    assert s.sheet() == {"area": 10, "phase": 10, "bonus": 5}


@ruling("CB-168")
def test_an_area_of_four_with_an_inn_counts_as_five() -> None:
    """The rulebook's example; it scores when it is completed, whichever tile comes last."""
    s = guest("B3:castle A1:cow2 A2:pig2 A3:goat2", duchy_number=3).play("place:3-inn-A4")
    assert s.sheet() == {"area": 15, "phase": 10}
    s = guest("B3:castle A1:inn A2:pig2 A3:goat2", duchy_number=3, storage="sheep2").play("place:3-sheep2-A4")
    assert s.sheet() == {"area": 15, "phase": 10, "livestock": 2}


@ruling("CB-168")
def test_size_nine_scores_45() -> None:
    town = "A2:bank B3:church C4:market D2:carpenter D3:warehouse D4:watchtower D5:town_hall"
    s = guest(f"D7:castle {town}", duchy_number=10, rolled="66").play("place:6-inn-D1")
    assert s.sheet() == {"area": 45, "phase": 10}


@ruling("CB-169")
@pytest.mark.parametrize("monastery", [9, 10, 11])
def test_free_changes_are_of_no_use(monastery: int) -> None:
    s = guest(f"D4:castle C4:m{monastery}", rolled="66", workers=1)
    assert s.offered("place") == {"6-inn-B3", "6-inn-B4", "6-inn-D5"} and s.cost("place:6-inn-D5") == 1
    assert guest(f"D4:castle C4:m{monastery}", rolled="66").offered("place") == {"6-inn-B3"}


@ruling("CB-170")
@pytest.mark.parametrize("kind", ["market", "carpenter", "church"])
def test_inns_are_no_targets_of_buildings(kind: str) -> None:
    s = guest("D4:castle C4:m6", storage=kind, workers=2, position={"inns": 1}).play(f"place:3-{kind}-E4")
    assert s.ask == "turn" and "mason" not in s.verbs


def test_a_town_hall_may_place_an_inn() -> None:
    s = guest(storage="town_hall inn").play("place:3-town_hall-E4")
    assert "place:free-inn-C4" in s.tokens and "town_hall" in BUILDINGS
