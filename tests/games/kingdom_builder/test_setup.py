"""Set-up: KB-9 to KB-16."""

import pytest

import tetrarch
from games.kingdom_builder.boards import LOCATIONS, MAPS
from games.kingdom_builder.scene import Scene, scene

ruling = pytest.mark.ruling
TILES = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")


def new(seats: int = 2, seed: int = 1, **options: object) -> Scene:
    return Scene(tetrarch.new("kingdom_builder", seats=seats, seed=seed, **options))


@ruling("KB-9", "KB-12")
def test_quadrants_turns_and_guilds_are_drawn_at_random() -> None:
    places, turns, guilds = set(), set(), set()
    for seed in range(150):
        s = new(seed=seed)
        names = [text.partition("/") for text in s.open["quadrants"]]
        assert len({name for name, _, _ in names}) == 4
        places |= {(i, name) for i, (name, _, _) in enumerate(names)}
        turns |= {(name, turn) for name, _, turn in names}
        assert len(set(s.open["guilds"])) == 3
        guilds |= set(s.open["guilds"])
    assert places == {(i, name) for i in range(4) for name in TILES}
    assert turns == {(name, turn) for name in TILES for turn in ("", "180")}
    assert len(guilds) == 10


@ruling("KB-9")
def test_the_same_seed_gives_the_same_board() -> None:
    assert new(seed=5).open == new(seed=5).open
    assert new(seed=5).open["quadrants"] != new(seed=6).open["quadrants"]


@ruling("KB-10")
def test_a_quadrant_turned_by_180_degrees() -> None:
    s = new(quadrants=["oasis/180", "tavern", "paddock", "farm"])
    top_left = {cell: kind for cell, kind in s.open["locations"].items() if kind == "oasis"}
    assert top_left == {"E3": "oasis", "C8": "oasis"}
    assert "I3" in s.open["castles"]
    assert s.open["rows"][0][:10] == "WWWWWWWWWW" and s.open["rows"][9][:10] == "GGGTTWWCDD"
    assert s.open["quadrants"] == ["oasis/180", "tavern", "paddock", "farm"]


@ruling("KB-10")
@pytest.mark.parametrize(
    "quadrants",
    [
        ["oasis", "tavern", "paddock"],
        ["oasis", "tavern", "paddock", "farm", "barn"],
        ["oasis", "tavern", "paddock", "oasis/180"],
        ["oasis", "tavern", "paddock", "castle"],
        ["oasis/90", "tavern", "paddock", "farm"],
        "oasis",
    ],
)
def test_only_four_different_quadrants_and_no_other_turn(quadrants: object) -> None:
    with pytest.raises(tetrarch.BadOption, match="quadrants"):
        new(quadrants=quadrants)


@ruling("KB-11")
@pytest.mark.parametrize("board, total", [("A", 16), ("B", 12), ("C", 14)])
def test_two_tiles_on_every_location(board: str, total: int) -> None:
    stock = scene(board=board).open["stock"]
    assert stock == dict.fromkeys(LOCATIONS[board], 2) and sum(stock.values()) == total


@ruling("KB-12")
def test_chosen_guilds_lie_open_for_all() -> None:
    s = new(guilds=["lords", "hermits", "miners"])
    assert s.open["guilds"] == ["lords", "hermits", "miners"]


@ruling("KB-12")
@pytest.mark.parametrize(
    "guilds", [["lords", "miners"], ["lords", "lords", "miners"], ["lords", "miners", "bakers"]]
)
def test_only_three_different_guilds(guilds: list[str]) -> None:
    with pytest.raises(tetrarch.BadOption, match="guilds"):
        new(guilds=guilds)


@ruling("KB-13")
def test_the_first_game() -> None:
    s = new(setup="first_game")
    assert s.open["quadrants"] == ["tavern", "paddock", "oasis", "farm"]
    assert s.open["rows"] == list(MAPS["A"])
    assert sorted(s.open["guilds"]) == ["fishermen", "knights", "merchants"]


@ruling("KB-13")
@pytest.mark.parametrize(
    "choice",
    [{"quadrants": ["tavern", "paddock", "oasis", "farm"]}, {"guilds": ["lords", "miners", "hermits"]}],
)
def test_the_first_game_brings_its_own_quadrants_and_guilds(choice: dict[str, object]) -> None:
    with pytest.raises(tetrarch.BadOption, match="KB-13"):
        new(setup="first_game", **choice)


@ruling("KB-14")
def test_everybody_starts_with_40_settlements_no_tile_and_no_gold() -> None:
    s = new(seats=4, setup="first_game")
    assert s.open["supply"] == [40] * 4
    assert s.open["tiles"] == [{}] * 4
    assert s.match.scores() == [0] * 4


@ruling("KB-14", "KB-101")
def test_only_the_lords_pay_for_an_empty_board() -> None:
    guilds = ["lords", "farmers", "hermits"]
    assert new(guilds=guilds).match.scores() == [48, 48]
    assert new(guilds=guilds, lords_zero=False).match.scores() == [0, 0]


@ruling("KB-15", "KB-34")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_one_secret_card(seats: int) -> None:
    s = new(seats=seats)
    assert s.open["deck"] == 25 - seats and s.open["discards"] == {}
    hands = s.json["hands"]
    for seat in range(1, seats):  # seat 0 has laid its card open
        seen = s.match.view(seat)["hands"]
        assert seen == [hands[0]] + [hands[k] if k == seat else "hidden" for k in range(1, seats)]
    assert s.open["hands"] == [hands[0]] + ["hidden"] * (seats - 1)


@ruling("KB-15")
def test_the_first_hand_depends_on_the_shuffle() -> None:
    hands = {tuple(new(seed=seed, setup="first_game").json["hands"]) for seed in range(30)}
    assert {hand for pair in hands for hand in pair} == {"grass", "flower", "forest", "canyon", "desert"}


@ruling("KB-16")
def test_seat_1_begins_unless_the_set_up_names_another() -> None:
    assert new(seats=3).match.seat == 0
    assert new(seats=3, start_seat=2).match.seat == 1
    assert new(seats=3, start_seat=3).match.view(None)["start"] == 2


@ruling("KB-16")
@pytest.mark.parametrize("seat", [0, 3, 5])
def test_the_start_player_must_take_part(seat: int) -> None:
    with pytest.raises(tetrarch.BadOption, match="start_seat"):
        new(seats=2, start_seat=seat)
