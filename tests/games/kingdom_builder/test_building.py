"""Building rules: KB-35 to KB-41."""

import pytest

import tetrarch
from games.kingdom_builder.boards import BUILDABLE, MAPS, TERRAIN, around, hexes, place
from games.kingdom_builder.scene import Scene, cells, scene, walk

ruling = pytest.mark.ruling


@ruling("KB-35")
def test_one_settlement_per_hex() -> None:
    s = scene("E4", "F4")
    assert not s.offered() & {"E4", "F4"}
    assert s.why("b:F4") == "KB-35"
    assert s.why("b:E4") == "KB-35"


@ruling("KB-36")
@pytest.mark.parametrize("card", ["flower", "grass", "desert"])
@pytest.mark.parametrize("cell", ["D4", "C7", "D1", "A4"])
def test_no_settlement_on_castle_location_mountain_or_water(card: str, cell: str) -> None:
    assert scene(card=card).why(f"b:{cell}") == "KB-36"


@ruling("KB-37")
def test_adjacent_if_possible() -> None:
    s = scene("F5")
    assert s.offered() == cells("E4 F4 E5 G5 E6")
    assert s.why("b:H8") == "KB-37"
    s.play("b:E4")
    assert s.why("b:H8") == "KB-37" and s.why("b:D4") == "KB-36" and s.why("b:C3") == "KB-19"


@ruling("KB-37", "KB-38")
def test_two_possibilities_for_a_new_settlement() -> None:
    """The rulebook's picture: beside either of two own settlements."""
    assert scene("C4 K15", card="flower").offered() == cells("C3 D3 J14 J15")


@ruling("KB-38")
def test_any_own_settlement_will_do_but_no_other_players() -> None:
    assert scene("I8 E3", "H8").offered() == cells("E4 J7 J8 I9 J9")


@ruling("KB-38", "KB-86")
def test_a_settlement_on_water_counts_for_adjacency() -> None:
    assert scene("O9", board="C", card="forest").offered() == cells("N9 N10")


@ruling("KB-38")
def test_a_settlement_built_this_turn_counts_at_once() -> None:
    s = scene().play("b:E4")
    assert s.offered() == around("E4") & hexes("A", "grass")


@ruling("KB-39")
def test_a_mandatory_build_that_cannot_be_adjacent_goes_anywhere() -> None:
    """The rulebook's picture of a settlement with no fitting hex beside it."""
    s = scene("F1", card="canyon")
    assert s.offered() == hexes("A", "canyon") and len(s.offered()) == 55
    assert "end" not in s.verbs
    assert s.play("b:I7").offered() == cells("H6 I6")


@ruling("KB-39", "KB-61")
def test_with_a_tile_adjacent_hexes_come_first_too() -> None:
    s = scene("F1 S12", card="canyon").play("use:farm")
    assert s.offered() == cells("S11 T11 T12")


@ruling("KB-39", "KB-48")
def test_a_tile_that_could_build_anywhere_need_not_be_used() -> None:
    s = scene("R13", card="desert")
    assert len(s.play("use:farm").offered()) == 61
    s = scene("R13", card="desert").mandatory()
    assert {"use:farm", "end"} <= s.tokens


@ruling("KB-40")
def test_the_first_settlement_goes_anywhere() -> None:
    s = scene("H8 I8 J8", "", active=1)
    assert s.offered() == hexes("A", "grass") - cells("H8 I8 J8") and len(s.offered()) == 58


def offered_by_hand(s: Scene, seat: int, card: str) -> set[str]:
    """The mandatory builds that the building rules allow, worked out from the public view alone."""
    taken = {cell for mine in s.open["settlements"] for cell in mine}
    free = hexes("A", card) - taken
    near = {cell for own in s.open["settlements"][seat] for cell in around(own)}
    return free & near or free


@ruling("KB-19", "KB-35", "KB-37", "KB-39")
def test_the_building_rules_in_random_games() -> None:
    checked = 0
    for s in walk(15, setup="first_game"):
        if not s.match.over and s.open["builds_left"] and s.match.question.step in ("turn", "build"):
            assert s.offered() == offered_by_hand(s, s.match.seat, s.open["hands"][s.match.seat])
            checked += 1
    assert checked > 80


@ruling("KB-41", "KB-69")
def test_settlements_stay_on_the_board() -> None:
    before: list[set[str]] = []
    moved = False
    for s in walk(16, quadrants=["harbor", "paddock", "barn", "farm"]):
        now = [set(mine) for mine in s.open["settlements"]]
        lifted = 0 if s.open["lifted"] is None else 1
        for seat, mine in enumerate(now):
            standing = len(mine) + (lifted if seat == s.open["active"] else 0)
            assert standing + s.open["supply"][seat] == 40
            if before and before[seat] - mine:
                assert s.match.entries[-1].token.startswith(("lift:", "to:"))
                assert s.match.entries[-1].seat == seat
                moved = True
        before = now
    assert moved


@ruling("KB-36", "KB-69")
def test_nobody_stands_on_water_without_a_harbor() -> None:
    for s in walk(17, quadrants=["harbor", "paddock", "barn", "farm"]):
        landed = [args["cell"] for args in s.told("moved")]
    rows = s.open["rows"]
    wet = {
        cell
        for mine in s.open["settlements"]
        for cell in mine
        if rows[place(cell)[0]][place(cell)[1]] not in BUILDABLE
    }
    assert wet <= set(landed)
    assert all(rows[place(cell)[0]][place(cell)[1]] == TERRAIN["water"] for cell in wet)


def test_the_maps_are_whole() -> None:
    assert all(len(rows) == 20 and {len(row) for row in rows} == {20} for rows in MAPS.values())


@ruling("KB-41")
def test_only_the_owner_moves_a_settlement() -> None:
    s = scene("K7", "J5 H9").play("use:paddock")
    assert s.offered("lift") == {"K7"}
    assert s.why("lift:H9") == "KB-67"


@ruling("KB-41", "KB-21")
def test_no_settlement_moves_without_a_tile() -> None:
    s = scene("K7")
    assert s.why("lift:K7") == s.why("to:J5") == "KB-41"
    assert s.play("b:J7").why("lift:K7") == "KB-21"


@ruling("KB-36")
def test_a_move_that_cannot_be_read() -> None:
    for token in ("b:Z9", "b", "b:A1-B1", "fly:A1"):
        with pytest.raises(tetrarch.BadToken):
            scene().match.play(token)
