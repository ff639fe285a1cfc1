"""Extra tiles: CB-140 to CB-149."""

from collections import Counter
from typing import Any

import pytest

from games.castles_of_burgundy.scene import BUILDINGS, Scene, finish, scene, started

ruling = pytest.mark.ruling
MINE = "extra_tiles"


@ruling("CB-140")
def test_four_more_tiles() -> None:
    def supply(s: Scene, back: str) -> Counter[str]:
        """All tiles with a back, on the board or not, before anybody has taken one."""
        board = {
            "coloured": [tile for depot in range(1, 7) for tile in s.depot(depot)],
            "black": s.open["black"],
        }
        return Counter(s.json["supply"][back]) + Counter(board[back])

    with_, without = started(2, modules=[MINE]), started(2)
    assert supply(with_, "coloured") - supply(without, "coloured") == {"m27": 1, "m28": 1}
    assert supply(with_, "black") - supply(without, "black") == {"crane": 1, "geese": 1}
    assert supply(without, "coloured") - supply(with_, "coloured") == {}


@ruling("CB-141")
def test_monastery_27_always_on_top() -> None:
    position = {"track": [[1], [0]], "active": 1, "done": [0]}
    s = scene("D4:castle C4:m27", storage=["", "ship"], rolled=["", "22"], modules=MINE, position=position)
    s.play("place:2-ship-D3")
    assert s.open["track"][1] == [0, 1] and s.open["order"] == [0, 1]
    s = scene("D4:castle", storage=["", "ship"], rolled=["", "22"], modules=MINE, position=position)
    assert s.play("place:2-ship-D3").open["track"][1] == [1, 0]  # without it the arriving marker is on top


@ruling("CB-142")
def test_monastery_27_when_placed() -> None:
    position = {"track": [[2, 0, 1]], "active": 0, "done": [2]}
    s = scene(seats=3, storage="m27", rolled="11", modules=MINE, position=position).play("place:1-m27-C4")
    assert s.open["track"][0] == [0, 2, 1]
    s.play("end")
    assert s.match.seat == 1 and s.play("end").match.seat == 0


@ruling("CB-143")
def test_monastery_28_two_workers_for_a_silver() -> None:
    s = scene(
        "D4:castle C4:m28", silver=3, rolled="33", storage="carpenter", depots={1: "bank"}, modules=MINE
    )
    s.play("hire hire")
    assert s.wealth() == (0, 1, 4)
    s.play("place:3-carpenter-E4")
    assert s.ask == "fetch" and s.play("hire").wealth() == (0, 0, 6)
    assert s.ask == "fetch" and "hire" not in s.verbs and s.why("hire") == "CB-143"


@ruling("CB-143")
def test_hired_workers_help_at_once() -> None:
    s = scene("D4:castle C4:m28", silver=1, rolled="33", depots={5: "mine"}, modules=MINE)
    assert "3-5-mine" not in s.offered("take")
    assert s.play("hire take:3-5-mine").wealth() == (0, 0, 0)


def crane(**more: Any) -> Scene:
    given: dict[str, Any] = {"storage": "crane", "rolled": "33", "modules": MINE}
    return scene(**given | more).play("place:3-crane-E4")


@ruling("CB-144")
def test_the_crane_uses_the_effect_of_any_building() -> None:
    s = crane(goods="4 4", storage="crane ship", depots={1: "bank ship", 2: "m5 castle"})
    assert s.ask == "crane" and s.tokens == {f"crane:{kind}" for kind in BUILDINGS} | {"skip"}
    assert crane().play("crane:bank").wealth() == (0, 2, 0)
    assert crane().play("crane:watchtower").wealth() == (4, 0, 0)
    assert crane().play("crane:boarding_house").wealth() == (0, 0, 4)
    assert crane(goods="4 4").play("crane:warehouse sell:free-4").wealth() == (4, 1, 0)
    assert crane(depots={2: "m5 castle"}).play("crane:church fetch:2-castle").storage() == "castle"
    assert crane(storage="crane bank").play("crane:town_hall place:free-bank-C3").of("silver") == 2
    assert crane().play("skip").ask == "turn"


@ruling("CB-145")
def test_the_crane_does_not_stand_in_the_way() -> None:
    s = crane(storage="crane bank", rolled="13").play("crane:bank")
    assert s.offered("place") == {"1-bank-E5"}


@ruling("CB-146")
def test_the_crane_counts_as_one_building_at_the_end() -> None:
    assert finish("D4:castle C4:m22 C3:bank E4:crane", modules=MINE).match.scores()[0] == 8
    assert finish("D4:castle C4:m22 B4:m17 C3:bank E4:crane", modules=MINE).match.scores()[0] == 8
    assert finish("D4:castle C4:m24 C3:bank E4:crane", modules=MINE).match.scores()[0] == 0


def pasture(tiles: str, tile: str, face: str, *more: str) -> Scene:
    placed = " ".join(["D4:castle D3:ship", tiles, *more])
    return scene(placed, storage=tile, rolled=face * 2, modules=MINE)


@ruling("CB-147", "CB-148")
def test_the_geese_of_the_rulebook() -> None:
    s = pasture("C2:cow2 C1:cow3", "geese pig4", "1").play("place:1-geese-B2")
    assert s.sheet()["livestock"] == 7
    s = pasture("C2:cow2 C1:cow3 B2:geese", "pig4", "2").play("place:2-pig4-B1")
    assert s.sheet()["livestock"] == 6


@ruling("CB-147")
def test_geese_score_the_best_other_kind() -> None:
    s = pasture("C2:cow2 C1:pig4 B1:cow3", "geese", "1").play("place:1-geese-B2")
    assert s.sheet()["livestock"] == 2 + 5 and s.ask == "turn"
    assert pasture("", "geese", "4").play("place:4-geese-C2").sheet()["livestock"] == 2


@ruling("CB-148")
def test_geese_score_with_every_later_tile() -> None:
    s = pasture("C2:cow2 B2:geese", "cow4 sheep2", "5").play("place:5-cow4-C1")
    assert s.sheet()["livestock"] == 4 + 2 + 2


@ruling("CB-149")
def test_geese_and_monastery_7() -> None:
    s = pasture("C2:cow2 C1:cow3", "geese", "1", "C4:m7").play("place:1-geese-B2")
    assert s.of("points") == 3 + 3 + 4
    s = pasture("C2:cow2 B2:geese", "pig4", "5", "C4:m7").play("place:5-pig4-C1")
    assert s.of("points") == 5 + 3


@ruling("CB-149")
def test_geese_prefer_what_pays_most_with_monastery_7() -> None:
    """One tile of 4 pigs against two of 2 goats: equal without the monastery, 1 more with it."""
    s = pasture("C2:goat2 C1:pig4 B1:goat2", "geese", "1", "C4:m7").play("place:1-geese-B2")
    assert s.of("points") == 3 + 3 + 3


@ruling("CB-149")
def test_geese_are_a_kind_for_monastery_24() -> None:
    assert finish("D4:castle C4:m24 C2:cow2 C1:geese", modules=MINE).sheet() == {"m24": 8}
