"""White castles: CB-156 to CB-162."""

from collections import Counter
from typing import Any

import pytest

from games.castles_of_burgundy.scene import BUILDINGS, Scene, finish, scene, started

ruling = pytest.mark.ruling
WHITE = "white_castles"


def built(white: int = 5, **more: Any) -> Scene:
    """A white castle has just been placed; the white die shows a number."""
    given: dict[str, Any] = {"storage": "white_castle", "rolled": "33", "modules": WHITE}
    return scene(**given | more, position={"white": white}).play("place:3-white_castle-E4")


@ruling("CB-156")
def test_nine_more_tiles() -> None:
    s = started(2, modules=[WHITE])
    lying = Counter(tile for depot in range(1, 7) for tile in s.depot(depot))
    coloured, black = Counter(s.json["supply"]["coloured"]) + lying, Counter(s.json["supply"]["black"])
    black += Counter(s.open["black"])
    assert coloured["white_castle"] == 6 and black["white_castle"] == 2 and coloured["m29"] == 1
    s = started(2)
    assert "white_castle" not in s.json["supply"]["coloured"] and "m29" not in s.json["supply"]["coloured"]


@ruling("CB-157")
def test_a_white_castle_is_a_building() -> None:
    s = scene("D4:castle E4:white_castle", storage="white_castle", rolled="13", modules=WHITE)
    assert s.offered("place") == {"3-white_castle-C3"} and s.why("place:1-white_castle-E5") == "CB-60"
    assert scene("B3:castle", storage="white_castle", rolled="45", modules=WHITE).offered("place") == set()
    board = {1: "white_castle"}
    s = scene(storage="carpenter", rolled="33", depots=board, modules=WHITE).play("place:3-carpenter-E4")
    assert s.offered("fetch") == {"1-white_castle"}
    s = scene(storage="church", rolled="33", depots=board, modules=WHITE).play("place:3-church-E4")
    assert s.ask == "turn"


@ruling("CB-158")
def test_one_more_action_with_the_white_number() -> None:
    s = built(5, goods="5 2", depots={5: "mine", 2: "m5"}, storage="white_castle ship cow2")
    assert s.ask == "action"
    assert s.tokens == {"take:5-5-mine", "place:5-ship-D5", "sell:5-5", "workers:5", "skip"}
    s.play("sell:5-5")
    assert s.ask == "turn" and s.of("dice") == [3] and s.of("points") == 2


@ruling("CB-159")
def test_workers_may_change_the_number() -> None:
    s = built(5, workers=2, goods="1", depots={6: "pig2"})
    assert s.offered("take") == {"5-6-pig2"} and s.cost("take:5-6-pig2") == 1 and s.cost("sell:5-1") == 2
    s.play("sell:5-1")
    assert s.of("workers") == 0 and s.open["white"] == 5


@ruling("CB-159")
def test_the_next_white_castle_finds_what_was_rolled() -> None:
    s = built(2, workers=1, storage="white_castle white_castle m5", depots={2: "m6"})
    s.play("place:2-white_castle-C3")  # a 3 by one worker
    assert s.ask == "action" and s.offered("take") == {"2-2-m6"}


@ruling("CB-159")
def test_monasteries_change_the_number_too() -> None:
    s = scene(
        "D4:castle C4:m12",
        storage="white_castle",
        rolled="33",
        depots={4: "ship", 6: "pig2"},
        modules=WHITE,
        position={"white": 5},
    )
    s.play("place:3-white_castle-E4")
    assert s.offered("take") == {"5-4-ship", "5-6-pig2"}


@ruling("CB-160")
def test_the_action_may_be_waived_but_not_saved() -> None:
    s = built()
    assert s.ask == "action" and "end" not in s.verbs
    s.play("skip")
    assert s.ask == "turn" and s.of("dice") == [3]


@ruling("CB-161")
def test_monastery_29() -> None:
    s = finish("D4:castle C4:m29 C3:white_castle E4:white_castle E5:bank", modules=WHITE)
    assert s.sheet() == {"m29": 8}


@ruling("CB-162")
def test_crane_and_white_castle() -> None:
    s = scene(
        storage="crane",
        rolled="33",
        modules=f"extra_tiles {WHITE}",
        position={"white": 4},
        depots={4: "ship"},
    )
    s.play("place:3-crane-E4")
    assert s.offered("crane") == {*BUILDINGS, "white_castle"}
    s.play("crane:white_castle take:4-4-ship")
    assert s.storage() == "ship" and s.ask == "turn"
    s = scene(storage="crane", rolled="33", modules="extra_tiles").play("place:3-crane-E4")
    assert "white_castle" not in s.offered("crane")


@ruling("CB-146", "CB-161", "CB-162")
def test_the_crane_counts_for_monastery_29() -> None:
    s = finish("D4:castle C4:m29 C3:white_castle E4:crane", modules=f"extra_tiles {WHITE}")
    assert s.match.scores()[0] == 8
