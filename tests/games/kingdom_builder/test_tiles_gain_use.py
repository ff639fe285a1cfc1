"""Gaining and using location tiles: KB-42 to KB-51."""

import pytest

from games.kingdom_builder.boards import fill
from games.kingdom_builder.scene import cells, scene, walk

ruling = pytest.mark.ruling
LINE = "H9 I9 J9"  # three grass hexes in a row, for the tavern


@ruling("KB-42")
def test_a_build_beside_a_location_takes_a_tile_at_once() -> None:
    s = scene(card="canyon").play("b:C6")
    assert s.tiles() == {"C7": "fresh"} and s.stock("C7") == 1
    assert s.verbs == {"b"}  # nobody is asked whether to take it
    assert s.told("gained", None) == [{"cell": "C7", "tile": "tavern"}]


@ruling("KB-42", "KB-46")
def test_a_build_by_a_tile_takes_a_tile_too() -> None:
    s = scene("S12 I8", card="canyon").play("use:farm b:H8")
    assert s.tiles() == {"R12": "used", "H7": "fresh"}
    assert s.stock("H7") == 1


@ruling("KB-42", "KB-55")
def test_a_move_takes_a_tile_too() -> None:
    s = scene("K7", card="desert").play("use:paddock lift:K7 to:I7")
    assert s.tiles() == {"H7": "fresh"} and s.stock("H7") == 1


@ruling("KB-43")
def test_one_tile_per_location() -> None:
    s = scene(card="canyon").play("b:C6 b:D7")
    assert s.tiles() == {"C7": "fresh"} and s.stock("C7") == 1
    s = scene("C6", card="canyon").play("b:D7 b:B6")
    assert s.tiles() == {"C7": "ready"} and s.stock("C7") == 1


@ruling("KB-44", "KB-47")
def test_each_of_two_like_tiles_may_be_used() -> None:
    s = scene(f"C6 I7 {LINE}", card="desert")
    assert s.tiles() == {"C7": "ready", "H7": "ready"}
    s.play("use:tavern b:G9 use:tavern b:K9")
    assert s.tiles() == {"C7": "used", "H7": "used"}
    assert s.why("use:tavern") == "KB-47"


@ruling("KB-44")
def test_the_second_like_tile_is_gained_at_the_other_location() -> None:
    s = scene("C6 I6", card="canyon").play("b:I7")
    assert s.tiles() == {"C7": "ready", "H7": "fresh"}
    assert (s.stock("C7"), s.stock("H7")) == (1, 1)


@ruling("KB-45")
def test_none_left() -> None:
    s = scene("C6", "D7", "", active=2, card="flower")
    assert s.stock("C7") == 0
    s.play("b:B7")
    assert s.tiles(2) == {} and s.stock("C7") == 0


@ruling("KB-45", "KB-52")
def test_tiles_are_never_put_back() -> None:
    s = scene("C6 R3", "D7", "B7", card="desert", hands={1: "desert", 2: "canyon"})
    assert s.stock("C7") == 0 and s.tiles(2) == {}
    s.play("use:paddock lift:C6 to:E6").turn().turn()
    assert s.stock("C7") == 0 and s.tiles(2) == {}
    s.play("b:B6 b:C6")
    assert s.tiles(2) == {} and s.stock("C7") == 0


@ruling("KB-46")
def test_a_fresh_tile_waits_for_the_next_turn() -> None:
    s = scene(card="grass", hands={1: "desert"}, deck={"canyon": 5}).play("b:S12").mandatory()
    assert s.tiles() == {"R12": "fresh"}
    assert s.why("use:farm") == "KB-46"
    s.play("end").turn()
    assert s.tiles() == {"R12": "ready"} and "use:farm" in s.tokens
    s.mandatory()
    assert "use:farm" in s.tokens


@ruling("KB-46")
def test_a_tile_gained_before_the_mandatory_action_stays_fresh_after_it() -> None:
    s = scene(f"S12 {LINE}", card="desert").play("use:farm b:H8")
    assert s.tiles()["H7"] == "fresh" and s.why("use:tavern") == "KB-46"
    assert s.mandatory().why("use:tavern") == "KB-46"


@ruling("KB-47")
def test_once_per_turn() -> None:
    s = scene("S12", card="canyon", hands={1: "desert"}).play("use:farm b:S11").mandatory()
    assert s.why("use:farm") == "KB-47"
    s.play("end").turn()
    assert "use:farm" in s.tokens


@ruling("KB-48")
def test_nobody_has_to_use_a_tile() -> None:
    tiles = 0
    for s in walk(18, setup="first_game"):
        if s.match.over or s.match.question.step != "turn":
            continue
        tiles += "use" in s.verbs
        assert s.verbs & {"b", "end"}
    assert tiles > 5


@ruling("KB-49")
def test_a_chosen_tile_must_be_carried_out() -> None:
    s = scene("S12 K7", card="canyon").play("use:farm")
    assert s.verbs == {"b"}
    assert s.why("end") == "KB-49" and s.why("use:paddock") == "KB-49"
    s = scene("S12 K7", card="canyon").mandatory().play("use:paddock")
    assert s.verbs == {"lift"}
    assert s.why("end") == "KB-49"
    s.play("lift:K7")
    assert s.verbs == {"to"}
    assert s.why("end") == "KB-49" and s.why("use:farm") == "KB-49"


@ruling("KB-49")
def test_taking_a_choice_back_is_a_service_of_the_table() -> None:
    s = scene("S12 K7", card="canyon")
    before = s.json
    s.play("use:paddock lift:K7")
    s.match.undo()
    s.match.undo()
    assert s.json == before


@ruling("KB-49", "KB-50")
def test_a_settlement_without_a_target_is_not_offered() -> None:
    s = scene("K7 R3", "J5 L5 I7 M7 J9 L9", card="desert").play("use:paddock")
    assert s.offered("lift") == {"R3"}


@ruling("KB-50")
@pytest.mark.parametrize("tile, own, terrain", [("farm", "R13", "grass"), ("oasis", "H12", "desert")])
def test_a_tile_without_a_target_is_passed_over(tile: str, own: str, terrain: str) -> None:
    s = scene(own, *fill("A", terrain), card="canyon")
    assert f"use:{tile}" not in s.tokens
    assert s.why(f"use:{tile}") == "KB-50"


@ruling("KB-50", "KB-65")
def test_a_tavern_without_a_line_is_passed_over() -> None:
    s = scene("I7", card="desert")
    assert s.tiles() == {"H7": "ready"}
    assert s.why("use:tavern") == "KB-50"


@ruling("KB-50")
def test_a_move_tile_without_a_target_is_passed_over() -> None:
    s = scene("K7", "J5 L5 I7 M7 J9 L9", card="desert")
    assert s.why("use:paddock") == "KB-50"


@ruling("KB-51")
@pytest.mark.parametrize(
    "tile, board, own",
    [
        ("farm", "A", "S12"),
        ("oasis", "A", "G17"),
        ("tavern", "A", f"I7 {LINE}"),
        ("tower", "B", "P3"),
        ("oracle", "B", "G4"),
    ],
)
def test_an_empty_supply_stops_the_tiles_that_build(tile: str, board: str, own: str) -> None:
    s = scene(own, board=board, card="flower", supply={0: 1})
    assert f"use:{tile}" in s.tokens
    s = scene(own, board=board, card="flower", supply={0: 0}, position={"ending": True})
    assert s.tokens == {"end"}
    assert s.why(f"use:{tile}") == "KB-51"


@ruling("KB-51")
def test_an_empty_supply_does_not_stop_the_tiles_that_move() -> None:
    s = scene("H13 R18 K7", board="C", card="grass", supply={0: 0}, position={"ending": True})
    assert s.tokens == {"use:barn", "use:harbor", "use:paddock", "end"}


@ruling("KB-51")
def test_the_last_settlement_is_gone_with_the_first_tile() -> None:
    s = scene("S12 G17", card="canyon", supply={0: 1}).play("use:farm b:S11")
    assert s.why("use:oasis") == "KB-51"


@ruling("KB-42")
def test_a_tile_that_one_does_not_have() -> None:
    s = scene("K7", "S12", card="canyon")
    assert s.offered("use") == cells("paddock")
    assert s.why("use:farm") == "KB-42"
