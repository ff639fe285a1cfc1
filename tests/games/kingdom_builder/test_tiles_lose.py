"""Losing location tiles: KB-52 to KB-59."""

import pytest

from games.kingdom_builder.scene import HELD, cells, scene, walk

ruling = pytest.mark.ruling
LINE = "H9 I9 J9"
OUT, BACK = "use:paddock lift:C6 to:E6 ", "use:paddock lift:E6 to:C6 "


@ruling("KB-52")
def test_the_last_settlement_moved_away_loses_the_tile() -> None:
    s = scene("C6 R3 K7", card="desert").play("use:paddock lift:C6")
    assert s.offered("to") == cells("A6 E6 B8")
    s.play("to:E6")
    assert "C7" not in s.tiles() and s.stock("C7") == 1
    assert s.told("lost", None) == [{"cell": "C7", "tile": "tavern"}]


@ruling("KB-52")
def test_a_lost_tile_goes_to_the_box() -> None:
    s = scene("C6 R3", card="desert").play(OUT).mandatory().play("end")
    assert s.open["tiles"][0]["C7"] == "gone"
    assert s.stock("C7") == 1


@ruling("KB-53")
def test_still_adjacent_by_the_moved_settlement_itself() -> None:
    s = scene("C6 R3 K7", card="desert").play("use:paddock lift:C6 to:B8")
    assert s.tiles()["C7"] == "ready" and s.stock("C7") == 1
    assert s.told("lost") == [] and s.told("gained") == []


@ruling("KB-53")
def test_still_adjacent_by_another_settlement() -> None:
    s = scene("C6 D7 R3", card="desert").play(OUT)
    assert s.tiles()["C7"] == "ready" and s.told("lost") == []


@ruling("KB-52", "KB-45")
def test_who_has_no_tile_of_a_location_loses_none() -> None:
    s = scene("B7 R3", "C6", "D7", card="desert", tiles={"C7": "none"}, position={"stock": {"C7": 0}})
    assert s.tiles() == {"S3": "ready"} and s.stock("C7") == 0
    s.play("use:paddock lift:B7 to:A9")
    assert s.told("lost") == [] and s.tiles() == {"S3": "used"}


@ruling("KB-54")
def test_other_players_cannot_make_one_lose_a_tile() -> None:
    s = scene("C6", "D7 B6 B7 B8 C8 K7", active=1, card="desert")
    assert s.tiles(0) == {"C7": "ready"}
    s.play("use:paddock lift:D7 to:F7")
    assert s.tiles(0) == {"C7": "ready"}


@ruling("KB-54")
def test_tiles_change_in_their_owners_turn_only() -> None:
    before: list[set[str]] = []
    mover = None
    for s in walk(19, quadrants=["harbor", "paddock", "barn", "farm"]):
        now = [set(s.tiles(seat)) for seat in range(3)]
        assert all(now[seat] == before[seat] for seat in range(3) if before and seat != mover)
        before, mover = now, s.match.seat
    assert any(before)


@ruling("KB-55")
@pytest.mark.parametrize(
    "target, held",
    [("J5", {}), ("M7", {"L7": "used"}), ("I7", {"H7": "fresh"}), ("L5", {})],
)
def test_the_tile_in_use_may_itself_be_lost(target: str, held: dict[str, str]) -> None:
    s = scene("K7 H9", card="desert").play(f"use:paddock lift:K7 to:{target}")
    assert s.tiles() == held
    assert target in s.open["settlements"][0] and "K7" not in s.open["settlements"][0]


@ruling("KB-56")
def test_of_two_like_tiles_the_used_one_is_given_up() -> None:
    s = scene("K7 R3 H9", card="desert").play("use:paddock lift:K7 to:J5")
    assert s.match.question.step == "turn"  # nobody is asked which
    assert s.tiles() == {"S3": "ready"}
    assert "use:paddock" in s.tokens
    s.play("use:paddock lift:H9 to:J9")
    assert s.tiles() == {"S3": "used"}


@ruling("KB-56")
def test_of_two_used_tiles_one_is_left_used() -> None:
    s = scene("K7 R3 H9", card="desert").play("use:paddock lift:H9 to:J9 use:paddock lift:K7 to:J5")
    assert s.tiles() == {"S3": "used"}
    assert s.why("use:paddock") == "KB-47"


@ruling("KB-56", "KB-58")
def test_two_like_tiles_are_two_uses_whatever_is_lost_and_regained() -> None:
    s = scene("K7 R3 H9", card="desert").play("use:paddock lift:K7 to:J5 use:paddock lift:J5 to:K7")
    assert s.tiles() == {"S3": "used", "L7": "used"}
    assert "use:paddock" not in s.tokens


@ruling("KB-56")
def test_a_usable_tile_is_kept_rather_than_a_fresh_one() -> None:
    s = scene("R3 H13", board="C", card="canyon").play("b:K7 b:K6 b:J6")
    assert s.tiles() == {"S3": "ready", "G13": "ready", "L7": "fresh"}
    s.play("use:barn lift:R3 to:I6")
    assert s.tiles() == {"G13": "used", "L7": "ready"}
    assert "use:paddock" in s.tokens


@ruling("KB-56")
def test_the_other_reading_gives_up_the_tile_of_the_hex_that_was_left() -> None:
    s = scene("R3 H13", board="C", card="canyon", fresh_twin=False).play("b:K7 b:K6 b:J6")
    s.play("use:barn lift:R3 to:I6")
    assert s.tiles() == {"G13": "used", "L7": "fresh"} and "use:paddock" not in s.tokens


@ruling("KB-57")
def test_a_tile_regained_in_the_same_turn_is_kept() -> None:
    s = scene(f"C6 R3 K7 {LINE}", card="desert").play(OUT)
    assert s.why("use:tavern") == "KB-52"
    s.play(BACK)
    assert s.tiles()["C7"] == "ready" and s.stock("C7") == 1
    assert s.play("use:tavern").offered() == cells("G9 K9")


@ruling("KB-57")
def test_a_tile_regained_by_building() -> None:
    s = scene("C6 R3", card="flower").play("use:paddock lift:C6 to:A6")
    assert s.offered() == cells("R4 A5 B5 B7")
    s.play("b:B7")
    assert s.tiles()["C7"] == "ready" and s.stock("C7") == 1


@ruling("KB-57")
@pytest.mark.parametrize("later", [False, True])
def test_regaining_in_the_same_turn_takes_no_second_tile(later: bool) -> None:
    s = scene("C6 R3 K7", card="desert", regain_later=later).play(OUT + BACK)
    assert s.tiles()["C7"] == "ready" and s.stock("C7") == 1


@ruling("KB-57")
def test_without_the_option_a_lost_tile_leaves_the_game_at_once() -> None:
    s = scene(f"C6 R3 K7 {LINE}", card="desert", regain_same_turn=False).play(OUT)
    assert s.open["tiles"][0]["C7"] == "gone"
    s.play(BACK)
    assert "C7" not in s.tiles() and s.stock("C7") == 1
    assert "use:tavern" not in s.tokens
    s = scene("C6 R3", card="flower", regain_same_turn=False).play("use:paddock lift:C6 to:A6 b:B7")
    assert "C7" not in s.tiles() and s.stock("C7") == 1


@ruling("KB-57", "KB-59")
@pytest.mark.parametrize("other, held, left", [("", "fresh", 0), ("D7", None, 0)])
def test_without_the_option_a_return_is_treated_like_a_later_one(
    other: str, held: str | None, left: int
) -> None:
    variants = {"regain_same_turn": False, "regain_later": True}
    s = scene("C6 R3 K7", other, card="desert", **variants).play(OUT + BACK)
    assert s.tiles().get("C7") == held and s.stock("C7") == left


@ruling("KB-58")
def test_a_used_tile_comes_back_used() -> None:
    s = scene(f"C6 R3 K7 {LINE}", card="desert").play("use:tavern b:G9 " + OUT + BACK)
    assert s.tiles()["C7"] == "used"
    assert s.why("use:tavern") == "KB-47"


@ruling("KB-58", "KB-46")
def test_a_fresh_tile_comes_back_fresh() -> None:
    done = {"builds_left": 0}
    s = scene(f"C6 R3 K7 {LINE}", hands={1: "desert"}, tiles={"C7": "fresh"}, position=done)
    s.play(OUT + BACK)
    assert s.tiles()["C7"] == "fresh" and s.why("use:tavern") == "KB-46"
    s.play("end").turn()
    assert s.tiles()["C7"] == "ready" and "use:tavern" in s.tokens


@ruling("KB-56", "KB-42")
def test_a_move_between_two_like_locations_keeps_the_usable_tile() -> None:
    """The tile of the new location is gained on arrival; then, of the two, the fresh one is given up."""
    s = scene("R3 H13", board="C", card="canyon").play("use:barn lift:R3 to:K7")
    assert s.tiles() == {"G13": "used", "L7": "ready"}
    assert (s.stock("S3"), s.stock("L7")) == (1, 1)


@ruling("KB-59")
def test_no_tile_on_a_later_turn() -> None:
    s = scene("C6 R3", card="desert", hands={1: "desert"}, deck={"canyon": 5})
    s.play(OUT).mandatory().play("end").turn()
    assert s.open["hands"][0] == "canyon"
    s.play("b:C6")
    assert "C7" not in s.tiles() and s.stock("C7") == 1


@ruling("KB-59")
def test_only_the_location_whose_tile_was_lost_gives_none() -> None:
    s = scene("E6", card="canyon", tiles={"C7": "gone"}).play("b:C6")
    assert s.tiles() == {} and s.stock("C7") == 1
    s = scene("E6", card="canyon", tiles={"C7": "gone"}).play("b:I7")
    assert s.tiles() == {"H7": "fresh"}


@ruling("KB-59")
def test_with_the_option_a_later_return_takes_a_new_tile() -> None:
    s = scene("E6", card="canyon", tiles={"C7": "gone"}, regain_later=True).play("b:C6")
    assert s.tiles() == {"C7": "fresh"} and s.stock("C7") == 0


@ruling("KB-59", "KB-45")
def test_with_the_option_an_empty_location_still_gives_none() -> None:
    s = scene("E6", "D7", card="canyon", tiles={"C7": "gone"}, regain_later=True)
    assert s.stock("C7") == 0
    s.play("b:C6")
    assert s.tiles() == {}


@ruling("KB-57")
def test_lost_is_a_state_of_the_turn_only() -> None:
    """While the turn lasts everybody sees that the tile may come back."""
    s = scene("C6 R3", card="desert").play(OUT)
    assert s.open["tiles"][0]["C7"] not in HELD | {"gone"}
    s.mandatory().play("end")
    assert s.open["tiles"][0]["C7"] == "gone"
