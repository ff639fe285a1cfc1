"""Phases and rounds: CB-25 to CB-39."""

from collections import Counter

import pytest

from games.castles_of_burgundy.scene import COLOURS, Scene, finish, last_turn, scene, started
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
DEPOTS = {
    2: "building ship|monastery castle|livestock building|ship building|mine monastery|building livestock",
    3: "monastery building ship|monastery building castle|livestock ship building|ship building livestock"
    "|building mine monastery|castle building livestock",
    4: "monastery building ship livestock|monastery building castle building"
    "|livestock ship building monastery|mine ship building livestock"
    "|building mine building monastery|castle building ship livestock",
}


def colour(tile: str) -> str:
    if tile in COLOURS:
        return tile
    if tile[0] == "m" and tile[1:].isdigit():
        return "monastery"
    return "livestock" if tile[-1].isdigit() else "building"


def laid_out(s: Scene) -> list[list[str]]:
    return [sorted(colour(tile) for tile in s.depot(depot)) for depot in range(1, 7)]


def expected(seats: int) -> list[list[str]]:
    return [sorted(text.split()) for text in DEPOTS[seats].split("|")]


@ruling("CB-25", "CB-39")
@pytest.mark.parametrize("seats", [2, 3])
def test_five_phases_of_five_rounds(seats: int) -> None:
    s = started(seats)
    seen = []
    while not s.match.over:
        seen.append((s.open["phase"], s.open["round"]))
        s.play("end")
    assert seen == [(phase, n) for phase in "ABCDE" for n in range(1, 6) for _ in range(seats)]


@ruling("CB-39")
def test_a_new_roll_every_round() -> None:
    rolls = set()
    s = started(2)
    for _ in range(12):
        rolls.add(tuple(map(tuple, s.open["dice"])))
        s.play("end end")
        assert [len(pair) for pair in s.open["dice"]] == [2, 2]
    assert len(rolls) > 8


@ruling("CB-26")
def test_tiles_leave_the_board_and_goods_stay() -> None:
    s = last_turn(phase="A", depots={1: "bank ship", 2: "m3 castle"}, black="m7 cow4", lying={4: "2 2 6"})
    before = s.json["removed"]
    s.play("end")
    assert before == {} and s.json["removed"] == {
        tile: 1 for tile in ("bank", "ship", "m3", "castle", "m7", "cow4")
    }
    assert s.lying(4)["2"] >= 2 and s.lying(4)["6"] >= 1  # and one more good has come somewhere
    assert sum(sum(s.lying(depot).values()) for depot in range(1, 7)) == 4


@ruling("CB-26")
def test_nothing_is_cleared_before_phase_a() -> None:
    assert started(3).json["removed"] == {}


@ruling("CB-27", "CB-28", "CB-29", "CB-31")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_depots_by_the_number_of_players(seats: int) -> None:
    for seed in range(3):
        assert laid_out(started(seats, seed)) == expected(seats)
        assert laid_out(finish(seats=seats, phase="B", seed=seed)) == expected(seats)


@ruling("CB-27")
def test_tiles_are_drawn_at_random_from_the_supply() -> None:
    found: Counter[str] = Counter()
    for seed in range(120):
        s = started(2, seed)
        found.update(tile for depot in range(1, 7) for tile in s.depot(depot) if colour(tile) == "livestock")
    assert len(found) == 12 and found["cow2"] > found["cow4"]


@ruling("CB-30")
@pytest.mark.parametrize("phase, tile", [("A", "mine"), ("B", "castle"), ("C", "mine"), ("D", "castle")])
def test_the_changing_space_of_depot_6(phase: str, tile: str) -> None:
    """What lies there in the phase after this one."""
    s = finish(seats=3, phase=phase)
    assert tile in s.depot(6) and len(s.depot(6)) == 3
    assert "castle" in started(3).depot(6)
    assert "castle" in finish(seats=4, phase=phase).depot(6)


@ruling("CB-32")
@pytest.mark.parametrize("seats, places", [(2, 4), (3, 6), (4, 8)])
def test_places_of_the_black_depot(seats: int, places: int) -> None:
    found: set[str] = set()
    for seed in range(60):
        black = started(seats, seed).open["black"]
        assert len(black) == places
        found |= set(black)
    # nothing but black-backed tiles
    monasteries = {tile for tile in found if colour(tile) == "monastery"}
    assert monasteries <= {"m7", "m12", "m14", "m15", "m24", "m25"}
    assert not found & {"cow2", "pig2", "sheep2", "goat2"} and {"castle", "mine", "ship"} <= found


@ruling("CB-33", "CB-36")
def test_the_goods_come_in_the_order_that_all_see() -> None:
    s = started(2)
    for _ in range(4):
        waiting = s.open["round_goods"]
        before = Counter({(d, good): n for d in range(1, 7) for good, n in s.lying(d).items()})
        s.play("end end")
        after = Counter({(d, good): n for d in range(1, 7) for good, n in s.lying(d).items()})
        assert s.open["round_goods"] == waiting[1:]
        assert after - before == {(s.open["white"], str(waiting[0])): 1}
    s.play("end end")
    assert s.open["phase"] == "B" and len(s.open["round_goods"]) == 4


@ruling("CB-35")
def test_all_roll_before_the_first_turn() -> None:
    s = started(4)
    assert all(len(pair) == 2 and pair == sorted(pair) for pair in s.open["dice"])
    assert s.open["white"] in range(1, 7)


@ruling("CB-35")
def test_dice_are_fair() -> None:
    """A double has half the chance of two different faces."""
    s = scene(position={"dice": [[], []], "active": 1, "done": [0]}, rolled="")
    s.match.take("end")
    game, state = s.match.game, s.match.state
    odds = {
        DESCRIPTOR.vocabulary.token(int(x)): int(n)
        for x, n in zip(game.legal(state), game.odds(state), strict=True)
    }
    assert len(odds) == 21 and sum(odds.values()) == 36
    assert odds["~dice:3-3"] == 1 and odds["~dice:2-5"] == 2


@ruling("CB-36")
def test_the_white_die_is_no_die_to_act_with() -> None:
    s = scene(rolled="12", workers=9, depots={6: "bank cow2", 1: "ship"}, position={"white": 6})
    assert {token.split("-")[0] for token in s.offered("take")} == {"1", "2"}
    s.play("take:1-6-bank")
    assert s.open["white"] == 6 and s.of("workers") == 8


@ruling("CB-37")
@pytest.mark.parametrize(
    "track, order",
    [
        ([[2, 0, 1]], [2, 0, 1]),
        ([[0], [2], [1]], [1, 2, 0]),
        ([[1, 2], [0]], [0, 1, 2]),
        ([[], [1], [], [2, 0]], [2, 0, 1]),
    ],
)
def test_the_foremost_and_uppermost_marker_comes_first(track: list[list[int]], order: list[int]) -> None:
    s = scene(seats=3, position={"track": track})
    seen = []
    for _ in range(3):
        seen.append(s.match.seat)
        s.play("end")
    assert s.open["order"] == order == seen and s.open["round"] == 2


@ruling("CB-38")
def test_moving_ahead_counts_from_the_next_round_on() -> None:
    """The last player passes both others, and everybody still has one turn."""
    river = "D4:castle"
    position = {"track": [[0, 1, 2]], "active": 2, "done": [0, 1], "dice": [[], [], [2, 5]]}
    s = scene(river, seats=3, storage=["", "", "ship ship"], position=position)
    s.play("place:2-ship-D3")
    assert s.open["order"] == [2, 0, 1] and s.match.seat == 2
    s.play("end")
    assert s.open["round"] == 2 and s.match.seat == 2
    s = scene(seats=3, storage="ship", rolled="22").play("place:2-ship-D3 end")
    assert s.match.seat == 1 and s.open["round"] == 1
