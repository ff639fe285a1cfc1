"""A refused move cites the ruling that it breaks."""

import pytest

from games.castles_of_burgundy.scene import Scene, new, scene


def castle() -> Scene:
    """The action of a castle just placed."""
    s = scene("D4:castle C3:bank", storage="castle bank mine", rolled="16", depots={2: "castle"})
    return s.play("place:6-castle-B3")


def church() -> Scene:
    return scene(storage="church", rolled="33", depots={2: "castle", 3: "bank"}).play("place:3-church-C3")


def town_hall() -> Scene:
    return scene(storage="town_hall bank mine", rolled="33").play("place:3-town_hall-C3")


def warehouse() -> Scene:
    return scene(storage="warehouse", goods="4", rolled="33").play("place:3-warehouse-C3")


def ship() -> Scene:
    s = scene(storage="ship", goods="1 2", rolled="55", lying={3: "3 4"})
    return s.play("place:5-ship-D5")


def neighbour() -> Scene:
    s = scene("D4:castle C4:m5", storage="ship", rolled="55", lying={3: "3", 4: "4"})
    return s.play("place:5-ship-D5").play("goods:3-3")


def crane() -> Scene:
    return scene(storage="crane", rolled="33", modules="extra_tiles").play("place:3-crane-C3")


def full() -> Scene:
    return scene(storage="bank mine ship", rolled="33", depots={3: "market"}).play("take:3-3-market")


@pytest.mark.parametrize(
    "token, ruling",
    [
        ("take:2-1-bank", "CB-40"),
        ("fetch:1-bank", "CB-40"),
        ("take:3-3-bank", "CB-49"),
        ("take:3-5-mine", "CB-44"),
        ("sell:3-3", "CB-84"),
        ("sell:3-4", "CB-44"),
        ("place:3-bank-C3", "CB-55"),
        ("place:3-market-D4", "CB-55"),
        ("place:3-market-A1", "CB-55"),
        ("place:3-market-G4", "CB-56"),
        ("place:5-market-E4", "CB-44"),
        ("buy:mine", "CB-88"),
        ("mason:1-bank", "CB-104"),
        ("skip", "CB-40"),
    ],
)
def test_in_a_turn(token: str, ruling: str) -> None:
    s = scene(storage="market", goods="4", rolled="35", depots={5: "mine"}, black="mine")
    assert s.why(token) == ruling


@pytest.mark.parametrize(
    "asked, token, ruling",
    [
        (castle, "take:1-2-castle", "CB-61"),
        (castle, "end", "CB-61"),
        (castle, "take:free-3-bank", "CB-49"),
        (church, "fetch:3-bank", "CB-77"),
        (church, "end", "CB-77"),
        (town_hall, "place:3-bank-C3", "CB-82"),
        (town_hall, "end", "CB-82"),
        (town_hall, "place:free-bank-C3", "CB-57"),
        (warehouse, "sell:4-4", "CB-79"),
        (warehouse, "sell:free-3", "CB-84"),
        (ship, "goods:3-3+4", "CB-66"),
        (ship, "goods:3-none", "CB-67"),
        (ship, "goods:2-3", "CB-65"),
        (ship, "end", "CB-65"),
        (neighbour, "goods:6-4", "CB-102"),
        (crane, "end", "CB-144"),
        (full, "discard:market", "CB-51"),
        (full, "end", "CB-46"),
    ],
)
def test_in_an_effect(asked: object, token: str, ruling: str) -> None:
    assert callable(asked)
    assert asked().why(token) == ruling


def test_with_full_storage_where_only_the_take_action_discards() -> None:
    more = {"depots": {3: "bank", 2: "castle"}, "black": "mine", "silver": 2}
    s = scene("D4:castle C4:m6", storage="church bank mine", workers=2, rolled="33", **more)
    assert s.why("buy:mine") == "CB-52" == s.why("mason:3-bank")
    s.play("place:3-church-C3")
    assert s.ask == "fetch"
    s.play("buy:mine")
    assert s.why("fetch:2-castle") == "CB-52"


def test_in_the_set_up() -> None:
    s = new(seats=2, seed=4)
    assert s.why("side:29") == "CB-13"
    for _ in range(2):
        s.match.play(s.match.legal()[0], s.match.seat)
    assert s.why("castle:D4" if "castle:D4" not in s.tokens else "castle:A1") == "CB-22"
