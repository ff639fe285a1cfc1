"""Areas and bonus tiles: CB-90 to CB-96."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import COLOURS, Scene, scene

ruling = pytest.mark.ruling
LETTER = dict(zip("CNSLMB", COLOURS, strict=True))


@ruling("CB-90")
def test_areas_are_connected_spaces_of_a_colour() -> None:
    areas = {(area["colour"], frozenset(area["cells"])) for area in scene().of("areas")}
    drawn = "castle A2 A3 B3|castle D4|mine E3 F2 G1|ship D1 D2 D3|ship D5 D6 D7|livestock A1 B1 B2 C1 C2"
    drawn += "|livestock E6|monastery A4 B4 C4|monastery F3 G2 G3|building C3|building B5 C5 C6"
    drawn += "|building E1 E2 F1|building E4 E5 F4 F5 G4"
    assert areas == {
        (words[0], frozenset(words[1:])) for words in (text.split() for text in drawn.split("|"))
    }


# an area of each size, its last space, the tile that fills it and what lies there already
SIZES = [
    (1, 1, "D4:castle", "3-bank-C3", 1),
    (2, 7, "A2:castle", "4-castle-A3", 3),
    (3, 1, "D4:castle E3:mine F2:mine", "3-mine-G1", 6),
    (4, 3, "B3:castle A1:cow2 A2:pig2 A3:goat2", "3-sheep2-A4", 10),
    (5, 1, "D4:castle E4:bank E5:church F4:market F5:carpenter", "3-warehouse-G4", 15),
    (6, 9, "A3:castle A1:bank A2:church B1:market B2:carpenter C1:warehouse", "4-watchtower-C2", 21),
    (
        7,
        7,
        "A2:castle C3:bank C4:church D3:market D4:carpenter D5:warehouse E3:watchtower",
        "3-town_hall-E4",
        28,
    ),
    (
        8,
        10,
        "D7:castle A2:bank B3:church C4:market D2:carpenter D3:warehouse D4:watchtower D5:town_hall",
        "6-boarding_house-D1",
        36,
    ),
]


def completed(row: tuple[int, int, str, str, int], phase: str = "A", **more: Any) -> Scene:
    _, number, placed, move, _ = row
    face, tile, _ = move.split("-")
    position = {"phase": phase} | dict(more.pop("position", {}))
    s = scene(placed, duchy_number=number, storage=tile, rolled=face * 2, position=position, **more)
    return s.play(f"place:{move}")


@ruling("CB-91")
@pytest.mark.parametrize("row", SIZES, ids=[f"size {row[0]}" for row in SIZES])
def test_points_by_the_size_of_the_area(row: tuple[int, int, str, str, int]) -> None:
    s = completed(row)
    assert s.sheet()["area"] == row[4] and s.sheet()["phase"] == 10
    assert s.told("area")[-1]["size"] == row[0]


@ruling("CB-91")
def test_an_open_area_scores_nothing() -> None:
    s = scene("D4:castle E3:mine", storage="mine", rolled="11").play("place:1-mine-F2")
    assert s.sheet() == {}


@ruling("CB-92")
@pytest.mark.parametrize("phase, points", [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_points_by_the_phase(phase: str, points: int) -> None:
    assert completed(SIZES[0], phase).sheet() == {"area": 1, "phase": points}
    assert completed(SIZES[2], phase).sheet() == {"area": 6, "phase": points, "bonus": 5}


@ruling("CB-93")
def test_a_larger_area_with_the_start_castle_scores_in_full() -> None:
    s = scene("B3:castle A2:castle", storage="castle", rolled="44").play("place:4-castle-A3 skip")
    assert s.sheet() == {"area": 6, "phase": 10}


COLOUR = {  # all spaces of a colour in duchy 1, the last one to be filled last
    "castle": "A2:castle A3:castle B3:castle|6-castle-D4",
    "mine": "E3:mine F2:mine|3-mine-G1",
    "ship": "D1:ship D2:ship D3:ship D5:ship D6:ship|1-ship-D7",
    "livestock": "A1:cow2 B1:cow2 B2:pig2 C1:pig2 C2:goat2 E5:bank|2-goat2-E6",
    "monastery": "A4:m1 B4:m2 C4:m3 F3:m4 G2:m5|1-m6-G3",
    "building": "B5:bank C5:church C6:market C3:bank E1:bank E2:church F1:market E4:bank E5:church F4:market"
    " F5:carpenter|3-warehouse-G4",
}


# duchies of others who have filled the colour already
FILLED = {
    "castle": "A2:castle A3:castle B3:castle D4:castle",
    "mine": "D4:castle E3:mine F2:mine G1:mine",
    "ship": "D4:castle D1:ship D2:ship D3:ship D5:ship D6:ship D7:ship",
    "livestock": "D4:castle A1:cow3 B1:cow3 B2:pig3 C1:pig3 C2:goat3 E6:goat3",
    "monastery": "D4:castle A4:m8 B4:m10 C4:m11 F3:m13 G2:m16 G3:m17",
    "building": "D4:castle B5:boarding_house C5:town_hall C6:watchtower C3:boarding_house E1:boarding_house"
    " E2:town_hall F1:watchtower E4:boarding_house E5:town_hall F4:watchtower F5:carpenter G4:warehouse",
}


def full(colour: str, seats: int = 2, bonus: tuple[int, ...] = ()) -> Scene:
    """Seat 0 has just filled a colour, after those who have its bonus tiles."""
    placed, _, move = COLOUR[colour].partition("|")
    face, tile, _ = move.split("-")
    mine = f"C4:m9 {placed}" if colour == "castle" else f"D4:castle {placed}"
    duchies = [mine] + [FILLED[colour] if seat in bonus else "D4:castle" for seat in range(1, seats)]
    s = scene(*duchies, storage=tile, rolled=face * 2, position={"bonus": {colour: [*bonus]}})
    s.play(f"place:{move}")
    while s.ask != "turn":
        s.play("skip")
    return s


@ruling("CB-94")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("seats, points", [(2, 5), (3, 6), (4, 7)])
def test_the_first_to_fill_a_colour(colour: str, seats: int, points: int) -> None:
    s = full(colour, seats)
    assert s.sheet()["bonus"] == points and s.open["bonus"][colour] == [0]


@ruling("CB-95")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("seats, points", [(2, 2), (3, 3), (4, 4)])
def test_the_second_to_fill_a_colour(colour: str, seats: int, points: int) -> None:
    s = full(colour, seats, (1,))
    assert s.sheet()["bonus"] == points and s.open["bonus"][colour] == [1, 0]


@ruling("CB-95")
def test_later_players_get_nothing() -> None:
    s = full("mine", 3, (2, 1))
    assert s.sheet() == {"area": 6, "phase": 10} and s.open["bonus"]["mine"] == [2, 1]


@ruling("CB-94")
def test_not_before_the_last_space() -> None:
    s = scene("D4:castle D1:ship D2:ship D3:ship D5:ship", storage="ship", rolled="44").play(
        "place:4-ship-D6"
    )
    assert s.sheet() == {} and not s.open["bonus"].get("ship")


@ruling("CB-96")
def test_the_start_castle_counts_towards_its_colour() -> None:
    """Whichever castle was the first: three more fill the colour."""
    s = scene("D4:castle A2:castle A3:castle B4:m9", storage="castle", rolled="66").play(
        "place:6-castle-B3 skip"
    )
    assert s.sheet() == {"area": 6, "phase": 10, "bonus": 5}
