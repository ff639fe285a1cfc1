"""Tiles that move: KB-67 to KB-76."""

import pytest

from games.kingdom_builder.boards import around, fill, hexes
from games.kingdom_builder.scene import cells, scene

ruling = pytest.mark.ruling


@ruling("KB-67")
def test_a_settlement_built_this_turn_may_be_moved() -> None:
    s = scene("K7", card="desert").play("b:B1 b:C1 b:C2 use:paddock")
    assert {"B1", "C1", "C2", "K7"} & s.offered("lift") >= {"C1", "C2", "K7"}
    s.play("lift:C1 to:B3")
    assert set(s.open["settlements"][0]) == cells("K7 B1 B3 C2")


@ruling("KB-67")
def test_a_settlement_moved_this_turn_may_be_moved_again() -> None:
    s = scene("K7 R3 H9", card="desert").play("use:paddock lift:H9 to:J9 use:paddock lift:J9 to:L9")
    assert set(s.open["settlements"][0]) == cells("K7 R3 L9")


@ruling("KB-67")
def test_opponents_settlements_are_never_offered() -> None:
    s = scene("K7", "H9 I9", card="desert").play("use:paddock")
    assert s.offered("lift") == {"K7"}


@ruling("KB-68", "KB-71")
def test_barn_moves_to_the_terrain_of_the_card() -> None:
    s = scene("H13 H9 I9", board="C", card="grass").play("use:barn lift:H9")
    assert s.offered("to") == cells("H8 I8 H9 J9 H10 I10")
    s.play("to:H8")
    assert set(s.open["settlements"][0]) == cells("H13 H8 I9")
    assert s.open["supply"][0] == 37 and s.open["builds_left"] == 3


@ruling("KB-68", "KB-55")
def test_barn_may_be_lost_by_its_own_move() -> None:
    s = scene("H13 H9 I9", board="C", card="grass").play("use:barn lift:H13")
    assert s.offered("to") == cells("G8 H8 I8 J9 H10 I10")
    s.play("to:J9")
    assert s.tiles() == {}


@ruling("KB-68")
def test_barn_refuses_other_terrain_and_far_hexes() -> None:
    s = scene("H13 H9 I9", board="C", card="grass").play("use:barn lift:H13")
    assert s.why("to:F6") == "KB-68"
    assert s.why("to:L10") == "KB-37"
    assert s.why("to:I9") == "KB-35"


WATER = """P1 P2 P3 A4 B4 O4 C5 D5 O5 D6 N6 E7 O7 D8 N8 D9 O9 C10 D10 O10 P11 O12 O13 O14 F15 O15 H16 N16
G17 M17 N17 O17 K18 L18 O18 P18 F19 K19 O19 Q19 E20 K20 N20 O20 P20 Q20"""


@ruling("KB-69")
def test_harbor_moves_to_water() -> None:
    s = scene("R18 Q17 I9", board="C", card="grass").play("use:harbor lift:I9")
    assert s.offered("to") == {"P18"}
    s.play("to:P18")
    assert set(s.open["settlements"][0]) == cells("R18 Q17 P18")
    assert s.tiles() == {"Q18": "used"} and s.open["supply"][0] == 37


@ruling("KB-69", "KB-70")
def test_harbor_moves_to_any_water_if_it_cannot_be_adjacent() -> None:
    s = scene("R18 Q17 I9", board="C", card="grass").play("use:harbor lift:Q17")
    assert s.offered("to") == cells(WATER) and len(cells(WATER)) == 46
    s = scene("R17 H9 I9", board="C", card="grass").play("use:harbor lift:H9")
    assert s.offered("to") == hexes("C", "water")


@ruling("KB-69")
def test_harbor_never_moves_ashore() -> None:
    s = scene("R18 Q17 I9", board="C", card="grass").play("use:harbor lift:I9")
    assert s.why("to:H8") == "KB-69"


@ruling("KB-70")
def test_the_lifted_settlement_does_not_count() -> None:
    s = scene("H13 L10", board="C", card="grass").play("use:barn lift:L10")
    assert s.offered("to") == hexes("C", "grass") and len(s.offered("to")) == 65
    assert s.open["lifted"] == "L10" and s.open["settlements"][0] == ["H13"]


@ruling("KB-71")
def test_the_vacated_hex_counts_for_the_barn() -> None:
    s = scene("B1 A1 D17", board="C", card="desert").play("use:barn lift:B1")
    assert s.offered("to") == {"B1"}
    assert s.play("to:B1").match.events()[-1].args == {"from": "B1", "cell": "B1", "back": "yes"}
    s = scene("B1 A1 D17", board="C", card="desert").play("use:barn lift:A1")
    assert s.offered("to") == {"C1"}
    assert s.play("to:C1").match.events()[-1].args == {"from": "A1", "cell": "C1", "back": "no"}


@ruling("KB-71")
def test_the_vacated_hex_by_the_option() -> None:
    s = scene("B1 A1 D17", board="C", card="desert", vacated_hex=False).play("use:barn lift:B1")
    assert s.offered("to") == hexes("C", "desert") - {"B1"} and len(s.offered("to")) == 61
    assert s.why("to:B1") == "KB-71"


@ruling("KB-71")
@pytest.mark.parametrize("vacated", [True, False])
def test_the_vacated_hex_counts_for_the_harbor(vacated: bool) -> None:
    s = scene("P1 O1 R17", board="C", card="grass", vacated_hex=vacated).play("use:harbor lift:P1")
    assert s.offered("to") == ({"P1"} if vacated else hexes("C", "water") - {"P1"})
    assert len(s.offered("to")) == (1 if vacated else 45)


@ruling("KB-71", "KB-50")
@pytest.mark.parametrize("vacated", [True, False])
def test_on_a_full_terrain_the_vacated_hex_is_the_only_target(vacated: bool) -> None:
    others, done = fill("C", "desert", "H13"), {"builds_left": 0}
    s = scene("H13 E4", *others, board="C", card="desert", position=done, vacated_hex=vacated)
    if vacated:
        s.play("use:barn")
        assert s.offered("lift") == {"H13"}
        assert s.play("lift:H13").offered("to") == {"H13"}
    else:
        assert s.why("use:barn") == "KB-50"
    s = scene("G14 E4", *fill("C", "desert"), board="C", card="desert", position=done, vacated_hex=vacated)
    assert s.why("use:barn") == "KB-50"  # none of its settlements stands on desert


@ruling("KB-72")
def test_staying_put_uses_up_the_tile() -> None:
    s = scene("B1 A1 D17", board="C", card="desert").play("use:barn lift:B1 to:B1")
    assert set(s.open["settlements"][0]) == cells("B1 A1 D17")
    assert s.tiles() == {"C17": "used"}
    assert s.why("use:barn") == "KB-47"


@ruling("KB-72")
@pytest.mark.parametrize("same_turn", [True, False])
def test_staying_put_neither_gains_nor_loses(same_turn: bool) -> None:
    s = scene("H13", board="C", card="desert", regain_same_turn=same_turn).play("use:barn lift:H13 to:H13")
    assert s.tiles() == {"G13": "used"} and s.stock("G13") == 1
    assert s.told("lost") == [] and s.told("gained") == []


@ruling("KB-72", "KB-59")
def test_staying_put_is_no_return_to_the_location() -> None:
    s = scene("D17 H13", board="C", card="desert", tiles={"G13": "gone"}, regain_later=True)
    s.play("use:barn lift:H13 to:H13")
    assert s.tiles() == {"C17": "used"} and s.stock("G13") == 1


@ruling("KB-73")
def test_paddock_moves_two_hexes_in_a_straight_line() -> None:
    s = scene("K7 R3", card="desert").play("use:paddock lift:K7")
    assert s.offered("to") == cells("J5 L5 I7 M7 J9 L9")
    assert {s.why(f"to:{cell}") for cell in ("L8", "K9", "N7", "H8")} == {"KB-73"}
    s = scene("K7 R3", card="desert").play("use:paddock lift:R3")
    assert s.offered("to") == cells("Q1 S1 T3 S5")


@ruling("KB-73", "KB-35")
def test_paddock_needs_a_free_hex() -> None:
    s = scene("K7 J9", "L5 M7", card="desert").play("use:paddock lift:K7")
    assert s.offered("to") == cells("J5 I7 L9")
    assert s.why("to:L5") == "KB-35" and s.why("to:J9") == "KB-35"


@ruling("KB-74")
@pytest.mark.parametrize(
    "start, over, target, others",
    [
        ("O1", "P1", "Q1", ("", "")),  # water
        ("F1", "F2", "G3", ("", "")),  # mountain
        ("D3", "D4", "E5", ("", "")),  # castle
        ("R2", "S3", "S4", ("", "")),  # location
        ("H9", "I9", "J9", ("", "I9")),
        ("H9", "I9", "J9", ("I9", "")),
    ],
)
def test_paddock_jumps_over_anything(start: str, over: str, target: str, others: tuple[str, str]) -> None:
    assert over in around(start) & around(target)
    s = scene(f"K7 {start} {others[0]}", others[1], card="desert").play(
        f"use:paddock lift:{start} to:{target}"
    )
    assert target in s.open["settlements"][0] and start not in s.open["settlements"][0]


@ruling("KB-75")
def test_paddock_needs_no_adjacency() -> None:
    s = scene("H9 I9 K7", card="desert").play("use:paddock lift:K7")
    assert {"L5", "J9"} <= s.offered("to")
    s.play("to:L5")
    assert "L5" in s.open["settlements"][0]


@ruling("KB-76")
@pytest.mark.parametrize(
    "tile, keeper, targets",
    [("paddock", "", "N7 P7 M9 Q9 N11"), ("barn", "D17", "J7 J8 K8"), ("harbor", "R17", "N8 O9")],
)
def test_a_settlement_on_water_can_be_moved(tile: str, keeper: str, targets: str) -> None:
    s = scene(f"O9 N9 K7 {keeper}", board="C", card="grass").play(f"use:{tile} lift:O9")
    assert s.offered("to") == cells(targets)


@ruling("KB-76", "KB-73")
def test_paddock_never_ends_on_water() -> None:
    s = scene("O9 N9 K7", board="C", card="grass").play("use:paddock lift:N9")
    assert s.offered("to") == cells("M7 L9 P9 M11 O11")
    s = scene("N8 K7", board="C", card="grass").play("use:paddock lift:K7")
    assert not s.offered("to") & hexes("C", "water")
    assert scene("R3", board="C", card="grass").play("use:paddock lift:R3").why("to:P3") == "KB-36"
