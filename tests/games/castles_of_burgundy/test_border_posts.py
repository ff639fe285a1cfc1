"""Border posts: CB-150 to CB-155."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import Scene, finish, new, scene
from tetrarch.games.castles_of_burgundy.data.components import post_cells
from tetrarch.games.castles_of_burgundy.modules.border_posts.tables import POST_CELLS

ruling = pytest.mark.ruling
POSTS = "border_posts"
ROW = "C2:cow2 C3:bank C4:m1 C5:bank D4:castle"  # a chain across duchy 1, without its ends C1 (5) and C6 (3)


def joined(placed: str, tile: str, move: str, phase: str = "A", **more: Any) -> Scene:
    face = move.split("-")[0]
    position = {"phase": phase} | dict(more.pop("position", {}))
    s = scene(placed, storage=tile, rolled=face * 2, modules=POSTS, position=position, **more)
    return s.play(f"place:{move}")


@ruling("CB-150", "CB-152")
@pytest.mark.parametrize("phase, points", [("A", 10), ("B", 8), ("C", 6), ("D", 4), ("E", 2)])
def test_two_joined_posts_score_by_the_phase(phase: str, points: int) -> None:
    s = joined(f"{ROW} C1:cow2", "church", "3-church-C6", phase)
    assert s.sheet() == {"posts": points}


@ruling("CB-150")
@pytest.mark.parametrize("left", ["C1:cow2", "B1:cow2 B2:cow3"])
@pytest.mark.parametrize("move", ["3-church-C6", "4-church-B5"])
def test_either_space_of_a_post_will_do(left: str, move: str) -> None:
    assert joined(f"{ROW} {left}", "church", move).sheet()["posts"] == 10


@ruling("CB-150")
def test_a_post_touches_its_spaces_and_no_other() -> None:
    found = [[cell for cell in range(64) if mask >> cell & 1] for mask in POST_CELLS]
    assert found == [sorted(cells) for cells in post_cells()]


@ruling("CB-152")
def test_no_post_without_a_chain() -> None:
    """C6 and the rest are not connected, or the other end is not there."""
    assert "posts" not in joined(ROW, "church", "3-church-C6").sheet()
    s = joined("C1:cow2 C2:cow2 C3:bank D4:castle C6:market", "m2", "1-m2-C4")
    assert "posts" not in s.sheet()
    s = joined("C1:cow2 C2:cow2 C3:bank D4:castle C4:m2 C6:market", "church", "2-church-C5")
    assert s.sheet()["posts"] == 10


@ruling("CB-152")
def test_nothing_without_the_module() -> None:
    s = scene(f"{ROW} C1:cow2", storage="church", rolled="33").play("place:3-church-C6")
    assert s.sheet() == {}


BOTH = f"{ROW} C1:cow2 C6:church E4:bank F3:m2"  # two posts joined; G2 (4) and G3 (1) reach the third


def all_three(m: int) -> str:
    """A duchy with all posts joined, by monasteries from number m on."""
    row = f"C1:pig2 C2:goat2 C3:market C4:m{m} C5:market C6:church D4:castle E4:market"
    return f"{row} F3:m{m + 1} G3:m{m + 2}"


@ruling("CB-153")
def test_the_third_post_makes_two_pairs() -> None:
    """As printed in an earlier edition: 6 and 6 points in phase C."""
    assert joined(BOTH, "m3", "4-m3-G2", "C").sheet()["posts"] == 12
    assert joined(BOTH, "m3", "4-m3-G2", "C", every_pair_pays=False).sheet()["posts"] == 6


@ruling("CB-153")
@pytest.mark.parametrize("each, points", [(True, 30), (False, 10)])
def test_three_pairs_at_once(each: bool, points: int) -> None:
    """Three chains end beside the middle of the duchy."""
    chains = "C1:cow2 C2:cow2 D3:ship C6:church C5:bank C4:m1 G2:m4 F3:m2 E4:bank A2:castle"
    s = joined(chains, "castle", "6-castle-D4", every_pair_pays=each)
    assert s.sheet() == {"posts": points, "post_bonus": 5, "area": 1, "phase": 10}


@ruling("CB-154")
@pytest.mark.parametrize("seats, large, small", [(2, 5, 2), (3, 6, 3), (4, 7, 4)])
def test_the_first_two_to_join_all_posts(seats: int, large: int, small: int) -> None:
    s = joined(BOTH, "m3", "1-m3-G3", seats=seats)
    assert s.sheet()["post_bonus"] == large and s.open["post_bonus"] == [0]
    taken: dict[str, Any] = {"seats": seats, "position": {"post_bonus": [1]}}
    s = scene(BOTH, all_three(9), storage="m3", rolled="11", modules=POSTS, **taken).play("place:1-m3-G3")
    assert s.sheet()["post_bonus"] == small and s.open["post_bonus"] == [1, 0]


@ruling("CB-154")
def test_later_players_get_none() -> None:
    position = {"post_bonus": [2, 1]}
    s = scene(BOTH, all_three(9), all_three(16), storage="m3", rolled="11", modules=POSTS, position=position)
    s.play("place:1-m3-G3")
    assert s.sheet() == {"posts": 20}


@ruling("CB-151")
@pytest.mark.parametrize("number", [1, 11, 19, 23, 30])
def test_border_posts_with_any_duchy(number: int) -> None:
    assert new(duchies="same", duchy=number, modules=[POSTS]).ask == "castle"


@ruling("CB-155")
@pytest.mark.parametrize("option, points", [(False, 0), (True, 3)])
def test_monastery_26_and_border_posts(option: bool, points: int) -> None:
    s = finish(
        BOTH.replace("C4:m1", "C4:m26") + " G3:m9",
        modules=POSTS,
        count_post_tiles=option,
        position={"post_bonus": [0]},
    )
    assert s.sheet().get("m26", 0) == points
