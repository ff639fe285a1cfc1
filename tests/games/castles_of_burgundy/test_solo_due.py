"""The solo game: what is due at the same moment, with other modules too, and what refusals cite."""

from typing import Any

import pytest

from games.castles_of_burgundy.modes import SHIPS, alone, filled
from games.castles_of_burgundy.scene import Scene, new

ruling = pytest.mark.ruling
MINES = "E5:castle A2:mine D7:mine"


def planting(**more: Any) -> Scene:
    """A watchtower under the vines of space 3 reaches the target; a double tile may be fetched as well."""
    position = {"vineyards": [{"1": "red_red"}], "vineyard_depot": ["green_blue", None, None]}
    given: dict[str, Any] = {"storage": "red_blue", "rolled": "22", "points": 46} | more
    s = alone(modules="vineyards", position=position, **given)
    return s.play("plant:2-red_blue-3 first:watchtower")


@ruling("CB-255", "CB-271")
@pytest.mark.parametrize("order, asks", [("target double", "action"), ("double target", "fetch_double")])
def test_the_target_and_the_second_bonus_of_a_vineyard(order: str, asks: str) -> None:
    s = planting()
    assert s.ask == "order" and s.offered("first") == {"target", "double"} and s.open["target"] == 45
    s.play(f"first:{order.split()[0]}")
    assert s.ask == asks
    s.play("skip")
    assert {s.ask, asks} == {"action", "fetch_double"}
    assert s.play("skip").ask == "turn"


@ruling("CB-255")
def test_a_second_target_is_asked_at_once() -> None:
    """The area reaches the target, then the animals do while its action is still waiting."""
    s = alone("D3:castle C6:cow2 E2:cow3", storage="cow4", rolled="66", target=5).play("place:6-cow4-D4")
    assert s.play("first:effect").ask == "action"
    assert s.play("skip").ask == "action" and s.play("skip").ask == "turn"
    assert [event["target"] for event in s.told("target")] == [5, 5]


@ruling("CB-255")
@pytest.mark.parametrize("order", ["target effect", "effect target"])
def test_the_target_and_the_goods_still_to_be_laid(order: str) -> None:
    """The first of two goods on the route is a watchtower's; it reaches the target."""
    routes = {"routes": [[5, 1, 2, 3, 4]]}
    s = alone(goods="6 6", rolled="66", points=43, modules="trade_routes", position=routes)
    s.play("sell:6-6 skip")
    assert s.ask == "order" and s.open["laid"] == [[6]] and s.offered("first") == {"target", "effect"}
    s.play(f"first:{order.split()[0]}")
    assert s.ask == "action" and s.open["laid"] == ([[6]] if order.startswith("target") else [[6, 6]])
    assert s.play("skip").ask == "turn" and s.open["laid"] == [[6, 6]]


@ruling("CB-255", "CB-250")
def test_the_target_of_an_inner_tile_joins_what_is_due_outside() -> None:
    """The mine for the ships brings its area's points; the ship's goods are still due then."""
    s = alone(SHIPS, storage="ship", rolled="44", points=30, lying={1: "1"}, black="mine")
    s.play("place:4-ship-F5 first:colour deploy:black-mine-F2")
    assert s.ask == "order" and s.offered("first") == {"target", "effect"}


@ruling("CB-255", "CB-46")
def test_a_purchase_while_something_is_due() -> None:
    s = alone(SHIPS, storage="ship", rolled="44", points=45, silver=2, lying={1: "1"}, black="bank mine")
    s.play("place:4-ship-F5 buy:mine")
    assert s.ask == "order" and s.storage() == "mine" and s.of("silver") == 0


@ruling("CB-255", "CB-59")
@pytest.mark.parametrize("order, points", [("area effect", 4), ("effect area", 0)])
def test_the_points_of_an_area_before_or_after_those_of_its_tile(order: str, points: int) -> None:
    """The area pays 11 and reaches the target; the tower's 4 are lost with what is beyond it, or not."""
    s = alone(storage="watchtower", points=40, area_first=False).play("place:1-watchtower-C2")
    assert s.ask == "order" and s.offered("first") == {"area", "effect"} and s.open["points"] == [40]
    for what in order.split():
        s.play(f"first:{what}" if s.ask == "order" else "")
    assert s.ask == "action" and s.open["points"] == [points] and s.open["target"] == 45


@ruling("CB-255")
def test_the_tile_for_a_colour_before_the_points_of_its_area() -> None:
    s = alone(MINES, storage="mine", rolled="55", black="bank", area_first=False)
    s.play("place:5-mine-F2")
    assert s.offered("first") == {"area", "colour"}
    s.play("first:colour deploy:black-bank-A3")
    assert s.open["points"] == [11]  # nothing else is due then


@ruling("CB-252", "CB-255")
def test_silver_of_a_bank_buys_points() -> None:
    s = alone("B3:castle", storage="bank", rolled="11").play("place:1-bank-C2")
    assert s.ask == "points" and s.offered("points") == {"1", "2"}


@ruling("CB-249")
def test_no_tile_fits() -> None:
    """All ship spaces are filled, and the black depot has nothing but a ship."""
    s = alone(SHIPS, storage="ship", rolled="44", black="ship").play("place:4-ship-F5")
    assert s.ask == "turn" and not s.told("rewarded")


@ruling("CB-249", "CB-205")
def test_a_colour_at_the_end_of_a_phase() -> None:
    """Shield 15 brings the last mine; it is nobody's turn, so nothing can be bought."""
    position = {"shields": [{"E5": 15}], "round": 5, "dice": [[]]}
    s = alone(MINES, silver=4, black="mine bank", modules="shields", position=position)
    s.play("end deploy:black-mine-F2 skip")
    assert s.ask == "reward" and s.verbs == {"deploy", "skip"}
    s.play("deploy:black-bank-A3")
    assert s.ask == "tribute" and s.of("silver") == 6


@ruling("CB-246", "CB-247")
def test_a_black_tile_is_discarded() -> None:
    s = alone(storage="wild m1 m2", rolled="11", depots={1: "ship"}).play("take:1-1-ship discard:wild")
    assert s.storage() == "m1 m2 ship" and s.json["removed"] == {}


@ruling("CB-248", "CB-258")
def test_shield_10_does_not_double_monasteries_alone() -> None:
    held = {"shields": [{"B3": 10}]}
    s = alone("B3:castle A3:bank", storage="m22", rolled="33", modules="shields", position=held)
    assert s.play("place:3-m22-B4").sheet()["m22"] == 4


@ruling("CB-255")
def test_a_building_that_finds_nothing_is_not_due() -> None:
    s = alone("B3:castle", storage="market", rolled="11", points=45).play("place:1-market-C2")
    assert s.ask == "action"
    s = alone("B3:castle", storage="market", rolled="11", points=45, depots={1: "ship"})
    assert s.play("place:1-market-C2").ask == "order"


@pytest.mark.parametrize(
    "given, moves, refused, cited",
    [
        ({"storage": "mine", "rolled": "55", "silver": 2}, "place:5-mine-F2", "points:3", "CB-252"),
        (
            {"storage": "mine", "rolled": "55", "black": "bank"},
            "place:5-mine-F2",
            "deploy:black-bank-G1",
            "CB-249",
        ),
        (
            {"storage": "mine", "rolled": "55", "black": "bank"},
            "place:5-mine-F2",
            "deploy:inn-inn-A3",
            "CB-249",
        ),
    ],
)
def test_what_refusals_cite(given: dict[str, Any], moves: str, refused: str, cited: str) -> None:
    assert alone(MINES, **given).play(moves).why(refused) == cited


def test_what_refusals_of_a_ship_cite() -> None:
    s = alone(SHIPS, storage="ship", rolled="44", points=45, goods="1 1 2 3 3 3", black="mine")
    s.play("place:4-ship-F5")
    assert s.why("first:double") == "CB-255"
    s.play("first:effect")
    assert s.why("trade:ship") == "CB-246"
    assert s.play("trade:mine").why("give:4") == "CB-246"


def test_the_view_counts_spaces_and_rounds() -> None:
    now = {"phase": "C", "round": 2}
    s = alone(filled("A2 A3"), position=now)
    assert (s.open["filled"], s.open["rounds_left"], s.open["target"]) == (35, 14, 50)
    s = alone(filled("A2 A3"), position={"phase": "E", "round": 5, "dice": [[]]}).play("end")
    assert s.open["rounds_left"] == 0 and s.match.over
    assert "target" not in new().open
