"""Monasteries at the end, the end of phases and of the game: CB-1 and CB-114 to CB-131."""

import pytest

from games.castles_of_burgundy.scene import BUILDINGS, finish, last_turn, scene, walk

ruling = pytest.mark.ruling
SOLD = "4 4 4 4 2 2 2 3 3 3 6"  # four red, three purple, three pink and one orange tile
KINDS = {16: "warehouse", 17: "watchtower", 18: "carpenter", 19: "church"}
KINDS |= {20: "market", 21: "boarding_house", 22: "bank", 23: "town_hall"}


@ruling("CB-1", "CB-129")
@pytest.mark.parametrize("seed", range(3))
def test_the_most_points_win(seed: int) -> None:
    *_, s = walk(seed, seats=2 + seed)
    scores = s.match.scores()
    (winner,) = s.match.winners()
    assert scores[winner] == max(scores) and s.match.seat is None and s.match.legal() == []
    for seat, score in enumerate(scores):
        assert score == sum(line.points for line in s.match.score_sheet(seat)) == s.of("points", seat)


@ruling("CB-129")
def test_points_go_on_after_200() -> None:
    s = finish(points=[199, 250], silver=3)
    assert s.match.scores() == [202, 250] and s.match.winners() == [1]


@ruling("CB-114")
def test_monastery_15_types_of_sold_goods() -> None:
    """The rulebook's example: four types."""
    s = finish("D4:castle C4:m15", sold=SOLD, goods="1 5")
    assert s.sheet() == {"m15": 8, "unsold": 2}


@ruling("CB-115", "CB-116", "CB-117", "CB-118", "CB-119", "CB-120", "CB-121", "CB-122")
@pytest.mark.parametrize("number", KINDS)
def test_monasteries_16_to_23_buildings_of_a_kind(number: int) -> None:
    kind = KINDS[number]
    other = next(name for name in BUILDINGS if name != kind)
    s = finish(f"D4:castle C4:m{number} C3:{kind} E4:{kind} E5:{other} B5:{kind}", storage=kind)
    assert s.sheet() == {f"m{number}": 12}


@ruling("CB-115", "CB-116", "CB-117", "CB-118", "CB-119", "CB-120", "CB-121", "CB-122")
def test_which_monastery_pays_for_which_building() -> None:
    town = (
        "C3:market E4:carpenter E5:church F4:warehouse F5:boarding_house G4:bank B5:town_hall C5:watchtower"
    )
    for number in KINDS:
        assert finish(f"D4:castle C4:m{number} {town}").sheet() == {f"m{number}": 4}


@ruling("CB-116", "CB-121")
def test_two_watchtowers_and_four_banks() -> None:
    """The rulebook's example: 24 points."""
    town = "C3:bank E4:bank E1:bank B5:bank E5:watchtower C5:watchtower"
    s = finish(f"D4:castle C4:m17 F3:m22 {town}")
    assert s.sheet() == {"m17": 8, "m22": 16} and s.match.scores()[0] == 24


@ruling("CB-123")
def test_monastery_24_kinds_of_livestock() -> None:
    """The rulebook's example: three tiles of sheep, one of cows, one of pigs."""
    s = finish("D4:castle C4:m24 C2:sheep2 C1:sheep3 B2:sheep3 B1:cow4 E6:pig2")
    assert s.sheet() == {"m24": 12}


@ruling("CB-124")
def test_monastery_25_sold_goods() -> None:
    s = finish("D4:castle C4:m15 B4:m25", sold=SOLD, goods="1 1 5")
    assert s.sheet() == {"m15": 8, "m25": 11, "unsold": 3}


@ruling("CB-125")
@pytest.mark.parametrize(
    "bonus, points", [({}, 0), ({"mine": [0], "ship": [1, 0]}, 6), ({"mine": [1], "ship": [1]}, 0)]
)
def test_monastery_26_bonus_tiles(bonus: dict[str, list[int]], points: int) -> None:
    rivers = "D1:ship D2:ship D3:ship D5:ship D6:ship D7:ship E3:mine F2:mine G1:mine"
    s = finish(f"D4:castle C4:m26 {rivers}", f"D4:castle {rivers}", position={"bonus": bonus})
    assert s.sheet().get("m26", 0) == points


@ruling("CB-126")
@pytest.mark.parametrize("phase", "ABCDE")
def test_mines_pay_at_the_end_of_every_phase(phase: str) -> None:
    s = finish("D4:castle E3:mine F2:mine", "D4:castle E3:mine", phase=phase, storage="mine")
    assert [s.of("silver", seat) for seat in (0, 1)] == [2, 1]
    assert s.match.over == (phase == "E")


@ruling("CB-126")
def test_not_at_the_end_of_other_rounds() -> None:
    s = last_turn("D4:castle E3:mine", phase="A", position={"round": 4}).play("end")
    assert s.of("silver") == 0 and s.open["round"] == 5


@ruling("CB-127")
@pytest.mark.parametrize("workers, points", [(0, 0), (1, 0), (2, 1), (7, 3)])
def test_what_is_left_scores(workers: int, points: int) -> None:
    s = finish(goods="1 1 6", silver=4, workers=workers)
    assert s.sheet() == {source: n for source, n in (("unsold", 3), ("silver", 4), ("workers", points)) if n}
    assert s.match.scores() == [7 + points, 0]


@ruling("CB-127")
def test_silver_of_the_last_mines_scores() -> None:
    assert finish("D4:castle E3:mine").sheet() == {"silver": 1}


@ruling("CB-128")
def test_stored_tiles_do_not_count() -> None:
    s = finish("D4:castle C3:bank", storage="m22 bank m24")
    assert s.sheet() == {}
    assert finish("D4:castle C3:bank C4:m22", storage="bank bank").sheet() == {"m22": 4}


@ruling("CB-130")
def test_of_equal_points_fewer_empty_spaces_win() -> None:
    s = finish("D4:castle", "D4:castle C3:market", points=[30, 30])
    assert s.match.scores() == [30, 30] and s.match.winners() == [1]


@ruling("CB-130")
@pytest.mark.parametrize("track, winner", [([[0, 1]], 1), ([[1, 0]], 0), ([[0], [1]], 0), ([[1], [0]], 1)])
def test_then_the_marker_further_back_wins(track: list[list[int]], winner: int) -> None:
    order = [seat for stack in reversed(track) for seat in stack]
    position = {"track": track, "active": order[-1], "done": order[:-1]}
    s = finish(points=[30, 30], position=position)
    assert s.match.winners() == [winner]


@ruling("CB-131")
def test_scores_during_play() -> None:
    s = scene("D4:castle C4:m25", sold="1 1", silver=3, workers=5, points=10, rolled="66")
    assert s.of("points") == 10 and s.at_end() == {"silver": 3, "workers": 2, "m25": 2}
    assert s.match.scores() == [17, 0]
    s.play("workers:6")
    assert s.match.scores() == [18, 0] and s.sheet() == {}


def test_every_monastery_of_the_end_shows_what_it_would_pay() -> None:
    s = scene("D4:castle C4:m22 B4:m24 C3:bank C2:cow2")
    assert s.at_end() == {"m22": 4, "m24": 4}
