"""Tiles that build: KB-60 to KB-66."""

import pytest

from games.kingdom_builder.boards import hexes, letter, place
from games.kingdom_builder.scene import cells, scene

ruling = pytest.mark.ruling


@ruling("KB-60")
def test_oracle_builds_on_the_terrain_of_the_card() -> None:
    s = scene("G4", board="B", card="flower").play("use:oracle")
    assert s.offered() == cells("G5 H5")
    s.play("b:G5")
    assert s.open["supply"][0] == 38 and s.open["builds_left"] == 3


@ruling("KB-60", "KB-39")
def test_oracle_builds_anywhere_if_it_cannot_be_adjacent() -> None:
    s = scene("G4", board="B", card="canyon").play("use:oracle")
    assert s.offered() == hexes("B", "canyon") and len(s.offered()) == 60


@ruling("KB-61")
def test_farm_builds_on_grass() -> None:
    assert scene("S12", card="desert").play("use:farm").offered() == cells("S11 T11 T12")
    anywhere = scene("R13", card="desert").play("use:farm").offered()
    assert anywhere == hexes("A", "grass") and len(anywhere) == 61


@ruling("KB-61", "KB-36", "KB-37")
def test_farm_refuses_other_terrain_and_far_hexes() -> None:
    s = scene("S12", card="desert").play("use:farm")
    assert s.why("b:S13") == "KB-61"  # flower field
    assert s.why("b:H8") == "KB-37"
    assert s.why("b:S12") == "KB-35"
    assert s.why("b:R12") == "KB-36"


@ruling("KB-62")
def test_oasis_builds_on_desert() -> None:
    assert scene("G17", card="grass").play("use:oasis").offered() == {"G18"}
    anywhere = scene("H12", card="grass").play("use:oasis").offered()
    assert anywhere == hexes("A", "desert") and len(anywhere) == 53


@ruling("KB-62")
def test_oasis_refuses_other_terrain() -> None:
    assert scene("G17", card="grass").play("use:oasis").why("b:H17") == "KB-62"


@ruling("KB-63")
def test_tower_builds_at_the_edge() -> None:
    s = scene("L8", board="B", card="grass").play("use:tower")
    assert len(s.offered()) == 59
    assert {letter("B", cell) for cell in s.offered()} == set("GFTCD")
    assert all(place(cell)[0] in (0, 19) or place(cell)[1] in (0, 19) for cell in s.offered())
    assert not s.offered() & cells("F1 O1 J5 K5 J10")
    assert s.why("b:J5") == "KB-36"  # water
    assert s.why("b:K5") == "KB-63"


@ruling("KB-63")
def test_tower_builds_beside_own_settlements_if_possible() -> None:
    assert scene("P3 T5", board="B", card="grass").play("use:tower").offered() == {"T6"}


@ruling("KB-64")
def test_tower_looks_at_all_edge_terrains_together() -> None:
    s = scene("P3 B2", board="B", card="forest").play("use:tower")
    assert s.offered() == cells("B1 C1 A2")
    assert s.why("b:K1") == s.why("b:T11") == "KB-37"


@ruling("KB-65")
@pytest.mark.parametrize("card", ["desert", "grass"])
@pytest.mark.parametrize(
    "own, other, targets",
    [
        ("H9 I9 J9", "", "G9 K9"),
        ("H9 I9 J9", "K9", "G9"),
        ("E8 F8 G8", "", "H8"),
        ("H9 I9 J9 K9", "", "G9 L9"),
    ],
)
def test_tavern_continues_a_row_of_three(own: str, other: str, targets: str, card: str) -> None:
    s = scene(f"I7 {own}", other, card=card).play("use:tavern")
    assert s.offered() == cells(targets)
    assert s.play(f"b:{min(s.offered())}").open["supply"][0] == 40 - 2 - len(own.split())


@ruling("KB-65")
@pytest.mark.parametrize("own", ["H9 I9", "H9 I9 K9"])
def test_tavern_needs_three_without_a_gap(own: str) -> None:
    s = scene(f"I7 {own}", card="desert")
    assert s.why("use:tavern") == "KB-50"


@ruling("KB-65")
def test_tavern_refuses_other_hexes() -> None:
    s = scene("I7 H9 I9 J9", card="grass").play("use:tavern")
    assert s.why("b:I8") == "KB-65"


@ruling("KB-66")
def test_rows_for_the_tavern_run_in_three_directions() -> None:
    s = scene("H6 I8 J9 J10", card="desert").play("use:tavern")
    assert s.offered() == cells("I7 K11")
    s = scene("I7 J8 J9 I10", card="desert").play("use:tavern")
    assert s.offered() == cells("K7 I11")


@ruling("KB-66")
def test_bent_chains_do_not_count() -> None:
    assert scene("I7 H9 I9 I10", card="desert").why("use:tavern") == "KB-50"


@ruling("KB-66")
def test_two_rows_offer_all_their_ends() -> None:
    s = scene("H6 H9 I9 J9 I8 J10", card="desert").play("use:tavern")
    assert s.offered() == cells("I7 G9 K9 K11")


@ruling("KB-66", "KB-86")
def test_a_row_may_include_settlements_on_water() -> None:
    s = scene("I7 M9 N9 O9", board="C", card="desert").play("use:tavern")
    assert s.offered() == cells("L9 P9")


@ruling("KB-66")
def test_a_row_may_cross_several_terrains() -> None:
    s = scene("I7 K7 J8 J9", card="desert").play("use:tavern")  # canyon, grass, grass
    assert s.offered() == cells("K6 I10")
    s = scene("I7 M9 N9 L9", card="desert").play("use:tavern")  # grass, forest, forest; then water
    assert s.offered() == {"K9"}
