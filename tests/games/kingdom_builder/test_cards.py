"""Terrain cards: KB-26 to KB-34."""

import pytest

import tetrarch
from games.kingdom_builder.boards import fill, hexes
from games.kingdom_builder.scene import Scene, cells, scene, walk

ruling = pytest.mark.ruling


@ruling("KB-26")
def test_the_discards_become_the_pile_as_soon_as_the_last_card_is_drawn() -> None:
    s = scene(card="flower", hands={1: "forest"}, deck={"desert": 1}, discards={"grass": 1, "canyon": 1})
    s.turn()
    assert s.match.seat == 1  # who has not acted yet
    assert s.json["deck"] == {"grass": 1, "flower": 1, "canyon": 1}
    assert s.open["discards"] == {} and s.open["deck"] == 3
    assert len(s.told("shuffled", None)) == 1


@ruling("KB-26", "KB-28")
def test_a_played_card_is_no_discard_yet() -> None:
    s = scene("", *fill("A", "desert"), card="desert", deck={"canyon": 1}, discards={"grass": 1, "flower": 1})
    assert s.open["hands"][0] == "canyon"
    assert s.json["deck"] == {"grass": 1, "flower": 1}
    assert s.open["removed"]["desert"] == 5 and s.open["discards"] == {}


@ruling("KB-26")
def test_the_pile_lasts_for_the_whole_game() -> None:
    """In play there is always a card to draw: 25 cards are in the pile, the hands or the discards."""
    for s in walk(14, seats=4, setup="first_game"):
        assert s.open["deck"] > 0
        assert s.open["deck"] + sum(s.open["discards"].values()) + 4 == 25
    drawn = len(s.told("drew"))
    assert drawn >= 25 and len(s.told("shuffled")) == 1 + (drawn - 25) // 21


@ruling("KB-27")
def test_with_nothing_to_shuffle_the_next_discard_is_the_pile() -> None:
    s = scene("", *fill("A", "desert"), card="desert", deck={"canyon": 1})
    assert s.open["deck"] == 0 and s.open["discards"] == {}
    s.turn()
    assert s.json["hands"][0] == "canyon"
    assert s.open["deck"] == 0 and s.open["discards"] == {}


def next_turn(terrains: str, **pile: dict[str, int]) -> Scene:
    """Seat 0's turn begins with a desert card after seat 3's, on a board with these terrains full."""
    s = scene("", *fill("A", terrains), active=3, card="flower", hands={0: "desert"}, **pile)
    return s.turn()


@ruling("KB-28")
def test_a_card_whose_terrain_is_full_is_replaced_at_the_start() -> None:
    s = next_turn("desert", deck={"canyon": 3})
    assert s.told("removed", None) == [{"terrain": "desert"}]
    assert s.told("played", None) == [{"terrain": "desert"}, {"terrain": "canyon"}]
    assert s.open["hands"][0] == "canyon" and s.open["builds_left"] == 3
    assert s.offered() == hexes("A", "canyon")
    s.mandatory()
    assert len(s.open["settlements"][0]) == 3


@ruling("KB-28")
def test_a_loaded_position_replaces_the_card_too() -> None:
    s = scene("", *fill("A", "desert"), card="desert", deck={"canyon": 1}, discards={"grass": 1})
    assert s.open["hands"][0] == "canyon" and s.open["removed"]["desert"] == 5
    assert s.told("removed", None) == [{"terrain": "desert"}]


@ruling("KB-28", "KB-29")
def test_a_card_whose_terrain_fills_up_is_replaced_during_the_turn() -> None:
    s = scene("", *fill("A", "desert", "G18"), card="desert", deck={"canyon": 1}, discards={"grass": 1})
    assert s.tokens == {"b:G18"}
    s.play("b:G18")
    assert s.open["hands"][0] == "canyon" and s.open["builds_left"] == 2
    assert s.offered() == cells("G17 H17")
    s.play("b:G17 b:H17")
    assert "b" not in s.verbs and "end" in s.verbs


@ruling("KB-28")
def test_replacement_is_repeated_until_a_hex_is_free() -> None:
    """Seat 3 draws the first canyon card into its hand, seat 0 turns up the second one."""
    s = next_turn("desert canyon", deck={"canyon": 2}, discards={"grass": 1})
    removed = [args["terrain"] for args in s.told("removed", None)]
    assert removed[:2] == ["desert", "canyon"]
    assert s.open["hands"][0] in ("grass", "flower")  # seat 3's discard was shuffled in as well
    assert s.offered() == hexes("A", s.open["hands"][0]) - {c for mine in s.open["settlements"] for c in mine}


@ruling("KB-28")
def test_a_tile_used_before_the_mandatory_action_can_make_the_card_useless() -> None:
    s = scene("G17", *fill("A", "desert", "G18"), card="desert", deck={"canyon": 1}, discards={"grass": 1})
    s.play("use:oasis b:G18")
    assert s.open["hands"][0] == "canyon" and s.open["builds_left"] == 3
    assert s.match.question.step == "turn"
    assert s.offered() <= hexes("A", "canyon")


@ruling("KB-28")
def test_a_replacement_cannot_be_taken_back() -> None:
    s = scene("", *fill("A", "desert", "G18"), card="desert", deck={"canyon": 1}, discards={"grass": 1})
    s.play("b:G18")
    with pytest.raises(tetrarch.UndoRefused):
        s.match.undo()


CANYON = fill("B", "canyon", "L6")
FLOWERS = {"flower": 3}


@ruling("KB-30")
def test_the_oracle_uses_the_newest_card() -> None:
    s = scene("G4", *CANYON, board="B", card="canyon", deck=FLOWERS)
    assert s.offered() == cells("L6")
    s.play("b:L6")
    assert s.offered() == cells("G5 H5")
    s.play("b:G5 b:H5 use:oracle")
    assert s.offered() and s.offered() <= hexes("B", "flower")
    s.play(f"b:{min(s.offered())} end")
    assert s.open["discards"] == {"flower": 1} and s.open["removed"]["canyon"] == 5


@ruling("KB-30")
def test_the_barn_uses_the_newest_card() -> None:
    s = scene("R13", *CANYON, board="B", card="canyon", deck=FLOWERS).play("b:L6").mandatory()
    s.play("use:barn lift:L6")
    assert s.offered("to") and s.offered("to") <= hexes("B", "flower")


@ruling("KB-31")
def test_no_replacement_once_the_mandatory_action_is_complete() -> None:
    s = scene("", *fill("A", "desert", "G18 H18 H19"), card="desert").play("b:G18 b:H18 b:H19")
    assert s.open["hands"][0] == "desert" and s.told("removed") == []
    s.play("end")
    assert s.open["discards"] == {"desert": 1}


@ruling("KB-31", "KB-50")
def test_the_oracle_is_passed_over_when_the_card_stays_full() -> None:
    s = scene("G4", *fill("B", "desert", "D9 E9 F9"), board="B", card="desert").play("b:D9 b:E9 b:F9")
    assert s.open["hands"][0] == "desert"
    assert s.why("use:oracle") == "KB-50"


@ruling("KB-31")
def test_no_replacement_when_nothing_is_owed() -> None:
    s = scene("", *fill("A", "desert"), card="desert", supply={0: 0}, position={"ending": True})
    assert s.open["hands"][0] == "desert" and s.tokens == {"end"}


@ruling("KB-32")
def test_without_a_card_the_rest_of_the_mandatory_action_falls_away() -> None:
    s = scene("S12", *fill("A", "desert"), card="desert", deck={})
    assert s.open["hands"][0] is None
    assert s.tokens == {"use:farm", "end"}
    s.play("use:farm b:S11")
    assert s.tokens == {"end"}


@ruling("KB-32")
def test_builds_made_before_the_last_card_was_removed_stay() -> None:
    s = scene("", *fill("A", "desert", "G18"), card="desert", deck={}).play("b:G18")
    assert s.tokens == {"end"} and s.open["settlements"][0] == ["G18"]
    assert s.open["hands"][0] is None


@ruling("KB-32")
@pytest.mark.parametrize("tile, own", [("oracle", "G4"), ("barn", "R13")])
def test_oracle_and_barn_need_a_played_card(tile: str, own: str) -> None:
    s = scene(own, *fill("B", "desert", own), board="B", card="desert", deck={})
    assert s.tokens == {"end"}
    assert s.why(f"use:{tile}") == "KB-32"


@ruling("KB-33", "KB-27")
def test_a_player_without_a_card_draws_at_the_start_of_the_turn() -> None:
    hands = {1: "flower", 2: "grass", 3: "grass"}
    s = scene("", *fill("A", "desert"), card="desert", deck={}, hands=hands).play("end")
    assert s.json["hands"][0] is None
    s.turn()
    assert s.json["hands"][1] == "flower"  # discarded, the new pile, and drawn again
    assert s.open["deck"] == 0 and s.open["discards"] == {}
    s.turn().turn()
    assert s.match.seat == 0 and s.open["hands"][0] is None
    assert s.tokens == {"end"}


@ruling("KB-33", "KB-34")
def test_the_card_drawn_at_the_start_is_laid_open_at_once() -> None:
    s = scene(card=None, hands={1: "grass"}, deck={"forest": 1})
    assert s.match.view(1)["hands"][0] == "forest" and s.open["hands"][0] == "forest"
    assert s.offered() == hexes("A", "forest")


@ruling("KB-33", "KB-32")
def test_a_turn_with_tiles_only() -> None:
    s = scene("S12", card=None, deck={})
    assert s.tokens == {"use:farm", "end"}


@ruling("KB-34")
def test_hidden_cards_change_nothing_that_others_see() -> None:
    def told(hand: str) -> list[object]:
        s = scene(seats=3, card="grass", hands={1: "canyon", 2: hand}, discards={"flower": 2})
        return [s.match.view(1), s.match.view(None), s.match.events(seat=1), s.match.events(seat=None)]

    assert told("desert") == told("forest")


@ruling("KB-34")
def test_what_everybody_may_count() -> None:
    s = scene("", *fill("A", "desert"), card="desert", deck={"canyon": 2}, discards={"grass": 3})
    assert s.open["hands"] == ["canyon", "hidden", "hidden", "hidden"]
    assert s.open["deck"] == 1
    assert s.open["discards"] == {"grass": 3}
    assert s.open["removed"] == {"grass": 2, "flower": 5, "forest": 2, "canyon": 3, "desert": 5}


@ruling("KB-34")
def test_a_replacement_is_seen_by_all() -> None:
    s = scene("", *fill("A", "desert", "G18"), card="desert", deck={"canyon": 1}, discards={"grass": 1})
    s.play("b:G18")
    for seat in (0, 1, 2, 3, None):
        assert {"terrain": "canyon"} in s.told("played", seat)
