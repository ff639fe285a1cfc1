"""The turn: KB-17 to KB-25."""

from itertools import permutations

import pytest

import tetrarch
from games.kingdom_builder.boards import hexes
from games.kingdom_builder.scene import Scene, cells, scene, walk

ruling = pytest.mark.ruling


@ruling("KB-17", "KB-16")
@pytest.mark.parametrize("start, order", [(1, [0, 1, 2, 0, 1]), (2, [1, 2, 0, 1, 2]), (3, [2, 0, 1, 2, 0])])
def test_turns_go_in_order_of_seats(start: int, order: list[int]) -> None:
    s = Scene(tetrarch.new("kingdom_builder", seats=3, seed=2, setup="first_game", start_seat=start))
    seen, rounds = [], []
    for _ in order:
        seen.append(s.match.seat)
        rounds.append(s.open["round"])
        s.turn()
    assert seen == order
    assert rounds == [1, 1, 1, 2, 2]


@ruling("KB-18")
def test_the_hand_card_is_laid_open_for_the_turn() -> None:
    s = scene(seats=3, card="canyon", hands={1: "grass", 2: "desert"})
    assert s.match.view(1)["hands"] == ["canyon", "grass", "hidden"]
    assert s.open["hands"] == ["canyon", "hidden", "hidden"]
    s.turn()
    assert s.open["discards"] == {"canyon": 1}
    assert s.match.view(2)["hands"] == ["hidden", "grass", "desert"]
    assert {"terrain": "grass"} in s.told("played", None)


@ruling("KB-18")
def test_the_terrain_counts_for_the_whole_turn() -> None:
    s = scene(card="desert")
    for _ in range(3):
        assert s.offered() <= hexes("A", "desert")
        s.play(f"b:{min(s.offered())}")
    assert s.open["hands"][0] == "desert"


@ruling("KB-19", "KB-24")
def test_three_settlements_must_be_built() -> None:
    s = scene(card="desert")
    assert s.offered() == hexes("A", "desert") and len(s.offered()) == 53
    for cell in ("B1", "C1", "C2"):
        assert s.verbs == {"b"}
        assert s.why("end") == "KB-24"
        s.play(f"b:{cell}")
    assert s.tokens == {"end"}
    assert s.why("b:D2") == "KB-19"  # a fourth one
    assert s.open["supply"] == [37, 40]


@ruling("KB-19")
def test_the_builds_are_on_the_terrain_of_the_card() -> None:
    assert scene(card="flower").why("b:E4") == "KB-19"  # grass


OWN = "I9 J9 K9 I10 J10 K10 I11 J11"


@ruling("KB-20")
@pytest.mark.parametrize("order", [*permutations(["b:H9", "b:L9", "b:H11"])])
def test_the_three_builds_need_not_touch_one_another(order: tuple[str, ...]) -> None:
    """The example of the rulebook's clarifications: three X around a group of O."""
    s = scene(OWN)
    assert s.offered() == cells("H8 I8 J8 K8 H9 L9 H10 L10 H11 I12 J12")
    s.play(" ".join(order))
    assert set(s.open["settlements"][0]) == cells(OWN) | cells("H9 L9 H11")
    assert s.tokens == {"end"}


@ruling("KB-20", "KB-38")
def test_each_build_looks_at_the_board_as_it_then_stands() -> None:
    """The rulebook's picture of a mandatory action."""
    s = scene(card="forest")
    s.play("b:F10")
    assert s.offered() == cells("F9 G9 E10 G10 F11 G11")
    s.play("b:F11")
    assert s.offered() == cells("F9 G9 E10 G10 G11 F12")


@ruling("KB-21")
def test_tiles_are_used_before_or_after_the_builds_never_between() -> None:
    s = scene("S12", card="canyon")
    assert "use:farm" in s.tokens
    s.play("b:K7")
    assert s.verbs == {"b"} and s.why("use:farm") == "KB-21"
    s.play("b:K6")
    assert s.verbs == {"b"} and s.why("use:farm") == "KB-21"
    s.play("b:J6")
    assert s.tokens == {"use:farm", "end"}


ONE, OTHER = "use:paddock lift:K7 to:M7", "use:paddock lift:R3 to:T3"


@ruling("KB-22")
@pytest.mark.parametrize("before, after", [((ONE,), (OTHER,)), ((ONE, OTHER), ()), ((), (OTHER, ONE))])
def test_some_tiles_before_and_others_after(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    s = scene("K7 R3 C6", card="forest")
    s.play(" ".join(before)).mandatory().play(" ".join(after))
    assert s.tiles() == {"S3": "used", "C7": "ready", "L7": "used"}
    assert s.why("use:paddock") == "KB-47"


@ruling("KB-22")
@pytest.mark.parametrize("order", [*permutations(["use:farm b:S11", "use:oasis b:G18"])])
def test_different_tiles_in_any_order(order: tuple[str, ...]) -> None:
    s = scene("S12 G17", card="canyon").play(" ".join(order))
    assert s.tiles() == {"R12": "used", "F18": "used"}
    assert s.mandatory().tokens == {"end"}


@ruling("KB-23", "KB-77")
def test_fewer_than_three_left() -> None:
    s = scene(supply={0: 2}).play("b:E4 b:F4")
    assert s.tokens == {"end"}
    assert s.open["ending"] and s.open["supply"][0] == 0


@ruling("KB-23", "KB-60")
def test_a_tile_build_first_leaves_fewer_than_three() -> None:
    s = scene("G4", board="B", card="flower", supply={0: 3}).play("use:oracle b:G5")
    assert s.open["supply"][0] == 2
    s.mandatory()
    assert s.open["supply"][0] == 0 and s.tokens == {"end"}
    assert len(s.open["settlements"][0]) == 4


@ruling("KB-23")
def test_the_last_settlement_built_by_a_tile_completes_the_mandatory_action() -> None:
    s = scene("S12", card="canyon", supply={0: 1}).play("use:farm b:S11")
    assert s.tokens == {"end"}


@ruling("KB-24", "KB-47")
def test_nothing_is_saved_up_for_later_turns() -> None:
    s = scene("S12", card="canyon", hands={1: "desert"}).mandatory()
    assert s.tokens == {"use:farm", "end"}
    s.play("end").turn()
    assert s.tiles() == {"R12": "ready"}
    s.play("use:farm b:S11")
    assert s.why("use:farm") == "KB-47"


@ruling("KB-24")
def test_the_turn_cannot_end_before_the_mandatory_action_is_complete() -> None:
    s = scene("S12", card="canyon")
    assert s.why("end") == "KB-24"
    assert s.play("b:K7").why("end") == "KB-24"


@ruling("KB-24", "KB-48")
def test_only_the_player_ends_the_turn() -> None:
    """Even with nothing else left to do, the turn is over when its player says so."""
    for s in walk(13, setup="first_game"):
        if s.match.over:
            break
        seat = s.match.seat
        if s.open["builds_left"] == 0 and s.match.question.step == "turn":
            assert "end" in s.tokens and seat == s.open["active"]
        else:
            assert "end" not in s.tokens


@ruling("KB-25", "KB-26")
def test_discard_first_then_draw() -> None:
    s = scene(card="forest", hands={1: "grass"}, deck={"desert": 1}).turn()
    assert s.match.view(0)["hands"][0] == "desert"
    assert s.match.view(1)["hands"][0] == "hidden"
    assert s.json["deck"] == {"forest": 1} and s.json["discards"] == {}
    assert s.open["deck"] == 1


@ruling("KB-25", "KB-34")
def test_the_new_card_is_secret() -> None:
    s = scene(card="forest", hands={1: "grass"}, deck={"desert": 3}).turn()
    assert s.told("saw", 0) == [{"terrain": "desert"}]
    assert s.told("saw", 1) == [] and s.told("saw", None) == []
    assert len(s.told("drew", None)) == 1
