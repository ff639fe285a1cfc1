"""Set-up: CB-12 to CB-24."""

import pytest

import tetrarch
from games.castles_of_burgundy.scene import CELLS, finish, new, scene, started

ruling = pytest.mark.ruling


@ruling("CB-12", "CB-13")
def test_everybody_chooses_a_side_of_a_random_board() -> None:
    boards = set()
    for seed in range(40):
        s = new(4, seed)
        assert s.ask == "side" and s.match.seats == [0, 1, 2, 3]
        for seat in range(4):
            odd, even = sorted(int(m.token.partition(":")[2]) for m in s.match.legal(seat))
            assert odd % 2 == 1 and even == odd + 1 and even <= 10
            boards.add(odd)
    assert boards == {1, 3, 5, 7, 9}


@ruling("CB-12")
def test_a_board_has_four_copies() -> None:
    """So all four can be dealt the same one."""
    same = 0
    for seed in range(200):
        found = new(4, seed, duchies="random", boards="special").open["duchies"]
        same += len({(n + 1) // 2 for n in found}) == 1
    assert 0 < same < 20  # 1 in 35


@ruling("CB-13")
def test_the_side_may_be_drawn_too() -> None:
    found: set[int] = set()
    for seed in range(60):
        s = new(2, seed, duchies="random")
        assert s.ask == "castle"
        found |= set(s.open["duchies"])
    assert found == set(range(1, 11))


@ruling("CB-14")
def test_sides_are_chosen_at_the_same_time() -> None:
    s = new(2)
    first, second = (s.match.legal(seat) for seat in (0, 1))
    s.match.play(second[1], 1)
    assert s.ask == "side" and s.match.seat == 0 and s.open["duchies"] == s.match.view(0)["duchies"]
    s.match.play(first[0], 0)
    assert s.ask == "castle"
    assert [f"side:{n}" for n in s.open["duchies"]] == [first[0].token, second[1].token]


@ruling("CB-15")
@pytest.mark.parametrize(
    "boards, first, last",
    [("base", 1, 10), ("first", 11, 18), ("special", 19, 22), ("border", 23, 30), ("all", 1, 30)],
)
def test_which_boards_are_dealt(boards: str, first: int, last: int) -> None:
    found = {n for seed in range(90) for n in new(4, seed, duchies="random", boards=boards).open["duchies"]}
    assert found == set(range(first, last + 1))


@ruling("CB-16")
@pytest.mark.parametrize("number", [1, 10, 18, 30])
def test_all_play_the_same_duchy(number: int) -> None:
    s = new(3, duchies="same", duchy=number, boards="first")
    assert s.open["duchies"] == [number] * 3 and s.ask == "castle"
    with pytest.raises(tetrarch.BadOption):
        new(duchies="same", duchy=31)


@ruling("CB-17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_random_goods_each(seats: int) -> None:
    kinds = set()
    for seed in range(8):
        s = started(seats, seed)
        for seat in range(seats):
            assert sum(s.goods(seat).values()) == 3
            kinds |= set(s.goods(seat))
        # one of the five goods of the phase lies in a depot, four wait
        assert len(s.open["round_goods"]) == 4
        assert sum(sum(s.lying(depot).values()) for depot in range(1, 7)) == 1
        assert sum(s.open["goods_pool"].values()) == 42 - 3 * seats - 5
    assert kinds == set("123456")


@ruling("CB-17")
def test_goods_dealt_at_the_start_do_not_come_again() -> None:
    for seed in range(6):
        s = started(4, seed)
        seen = [s.goods(seat) for seat in range(4)] + [s.lying(depot) for depot in range(1, 7)]
        for good in "123456":
            shown = sum(pile.get(good, 0) for pile in seen) + s.open["round_goods"].count(int(good))
            assert shown + s.open["goods_pool"].get(good, 0) == 7


@ruling("CB-18")
def test_one_silver_and_no_points() -> None:
    s = started(3)
    assert s.open["silver"] == [1, 1, 1] and s.open["points"] == [0, 0, 0]


@ruling("CB-19", "CB-20")
@pytest.mark.parametrize("start, workers", [(1, [1, 2, 3]), (2, [3, 1, 2]), (3, [2, 3, 1])])
def test_start_player_and_workers(start: int, workers: list[int]) -> None:
    s = started(3, start_seat=start)
    assert s.match.seat == start - 1 and s.open["workers"] == workers


@ruling("CB-19")
def test_the_start_player_must_play() -> None:
    assert started(4).match.seat == 0
    with pytest.raises(tetrarch.BadOption, match="CB-19"):
        new(2, start_seat=3)


@ruling("CB-20")
def test_the_fourth_player_has_four_workers() -> None:
    assert started(4, start_seat=2).open["workers"] == [4, 1, 2, 3]


@ruling("CB-21")
def test_all_markers_start_in_one_stack() -> None:
    s = started(4, start_seat=3)
    assert s.open["track"][0] == [2, 3, 0, 1] and not any(s.open["track"][1:])
    assert s.open["order"] == [2, 3, 0, 1]


@ruling("CB-22")
def test_the_start_castle_goes_on_any_castle_space() -> None:
    s = new(2, duchies="same", duchy=1)
    assert s.offered("castle") == {"A2", "A3", "B3", "D4"}
    s.play("castle:B3")
    assert s.of("placed") == {} and s.match.seat == 1  # still sealed
    s.play("castle:D4")
    assert s.open["placed"] == [{"B3": "castle"}, {"D4": "castle"}]
    board = sum(tile == "castle" for depot in range(1, 7) for tile in s.depot(depot))
    assert s.json["supply"]["coloured"]["castle"] == 14 - 2 - board


@ruling("CB-22")
def test_or_in_the_middle_for_all() -> None:
    for number in (1, 2, 3, 6, 18, 29):
        s = new(3, duchies="same", duchy=number, start_castle="centre")
        assert s.ask == "turn" and s.open["placed"] == [{"D4": "castle"}] * 3
    for options in ({"duchies": "same", "duchy": 4}, {"duchies": "random"}, {}):
        with pytest.raises(tetrarch.BadOption, match="CB-22"):
            new(start_castle="centre", **options)


@ruling("CB-23")
def test_the_start_castle_scores_nothing() -> None:
    s = new(2, duchies="same", duchy=1)
    s.play("castle:D4 castle:D4")  # an area of one space
    assert s.ask == "turn" and s.open["points"] == [0, 0] and s.sheet() == {}


@ruling("CB-23")
def test_the_start_castle_is_a_placed_tile() -> None:
    s = scene(storage="mine", rolled="44")
    assert s.offered("place") == {"4-mine-E3"}
    assert s.of("empty") == len(CELLS) - 1


@ruling("CB-24")
@pytest.mark.parametrize("seats, large, small", [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_large_tile_is_on_top(seats: int, large: int, small: int) -> None:
    mines = "D4:castle E3:mine F2:mine"
    s = scene(mines, mines, seats=seats, storage=["mine", "mine"], rolled=["33", "33"])
    s.play("place:3-mine-G1 end place:3-mine-G1")
    assert s.sheet(0)["bonus"] == large and s.sheet(1)["bonus"] == small


@ruling("CB-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_is_enough(seats: int) -> None:
    """With four players the last phase uses up every tile."""
    s = started(seats)
    for _ in range(25 * seats - 1):
        s.play("end")
        assert all(len(s.depot(depot)) == seats for depot in range(1, 7))
    left = s.json["supply"]
    assert s.open["phase"] == "E" and s.open["round"] == 5
    assert (sum(left["coloured"].values()) + sum(left["black"].values()) == 0) == (seats == 4)
    assert s.play("end").match.over


def test_a_finished_scene_is_over() -> None:
    assert finish().match.over and not finish(phase="D").match.over
