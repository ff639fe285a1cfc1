"""The solo game, target and end: CB-251 to CB-258."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import SHIPS, alone, begun, filled
from games.castles_of_burgundy.scene import new

ruling = pytest.mark.ruling


@ruling("CB-251")
def test_an_area_is_one_gain() -> None:
    """1 point would reach the target of 50 by itself; the 10 of the phase are lost with it."""
    s = alone("B3:castle A3:bank", storage="mine", rolled="55", points=49).play("place:5-mine-A2")
    assert s.of("points") == 0 and s.sheet() == {"area": 1, "phase": 10, "target": -60}


@ruling("CB-251")
def test_the_effect_of_a_tile_is_another_gain() -> None:
    s = alone("D3:castle C6:cow2 E2:cow3", storage="cow4", rolled="66", points=34).play("place:6-cow4-D4")
    assert s.ask == "order" and s.of("points") == 0 and s.open["target"] == 45  # area: 6 and 10
    s.play("first:effect skip")
    assert s.of("points") == 9 and s.ask == "turn"


@ruling("CB-252")
def test_points_for_silver() -> None:
    s = alone("B3:castle A3:bank", storage="mine", rolled="55", points=30, silver=3).play("place:5-mine-A2")
    assert s.ask == "points" and s.tokens == {"points:1", "points:2", "points:3", "skip"}
    s.play("points:2")
    assert s.ask == "turn" and s.wealth() == (43, 1, 0) and s.sheet()["bought"] == 2


@ruling("CB-252")
def test_no_more_points_than_reach_the_target() -> None:
    s = alone("B3:castle A3:bank", storage="mine", rolled="55", points=37, silver=9).play("place:5-mine-A2")
    assert s.offered("points") == {"1", "2"}
    s.play("points:2")
    assert s.ask == "action" and s.wealth() == (0, 7, 0) and s.open["target"] == 45
    s.play("skip")
    assert s.ask == "turn"  # the purchase was no gain


@ruling("CB-252")
def test_when_no_points_are_sold() -> None:
    given: dict[str, Any] = {"storage": "mine", "rolled": "55"}
    assert alone("B3:castle A3:bank", **given).play("place:5-mine-A2").ask == "turn"  # no silver
    s = alone("B3:castle A3:bank", silver=5, points=45, **given).play("place:5-mine-A2")
    assert s.ask == "action"  # the gain has reached the target
    s = alone(silver=5)
    assert "points" not in s.verbs  # no gain
    s = alone(goods="1").play("sell:1-1")
    assert s.ask == "points" and s.offered("points") == {"1"}  # with the coin of the sale


@ruling("CB-253")
def test_reaching_the_target() -> None:
    s = alone("B3:castle A3:bank", storage="mine church", rolled="55", points=45, depots={1: "ship"})
    s.play("place:5-mine-A2")
    assert s.of("points") == 0 and s.open["target"] == 45 and s.ask == "action"
    assert (
        s.match.question is not None
        and s.match.question.args["by"] == "target"
        and s.match.question.args["die"] == "free"
    )
    # any action with a number of choice
    assert s.offered("take") == {"free-1-ship"} and "workers:free" in s.tokens and "skip" in s.tokens
    assert "free-church-C2" in s.offered("place")
    assert s.play("workers:free").of("workers") == 2 and s.ask == "turn"


@ruling("CB-253")
def test_exactly_the_target_is_enough() -> None:
    s = alone("B3:castle A3:bank", storage="mine", rolled="55", points=39).play("place:5-mine-A2")
    assert s.ask == "action" and s.of("points") == 0
    s = alone("B3:castle A3:bank", storage="mine", rolled="55", points=38).play("place:5-mine-A2")
    assert s.ask == "turn" and s.of("points") == 49


@ruling("CB-254")
@pytest.mark.parametrize("target, then", [(5, 5), (7, 5), (10, 5), (11, 6), (100, 95)])
def test_the_lowest_target(target: int, then: int) -> None:
    points = target - 1
    s = alone("B3:castle A3:bank", storage="mine", rolled="55", points=points, target=target)
    s.play("place:5-mine-A2")
    assert s.open["target"] == then and s.ask == "action" and s.of("points") == 0


@ruling("CB-255")
@pytest.mark.parametrize("order", ["target effect", "effect target"])
def test_the_target_before_or_after_the_effect(order: str) -> None:
    s = alone(storage="ship", rolled="33", points=45, lying={1: "1"}).play("place:3-ship-C1")
    assert s.ask == "order" and s.offered("first") == {"target", "effect"}
    asks = {"target": "action", "effect": "goods"}
    first, second = order.split()
    s.play(f"first:{first}")
    assert s.ask == asks[first]
    s.play("skip" if first == "target" else "goods:1-1")
    assert s.ask == asks[second]
    s.play("skip" if second == "target" else "goods:1-1")
    assert s.ask == "turn" and s.goods() == {"1": 1}


@ruling("CB-255")
@pytest.mark.parametrize("order", ["target colour effect", "effect colour target", "colour target effect"])
def test_target_colour_and_effect_in_any_order(order: str) -> None:
    s = alone(SHIPS, storage="ship", rolled="44", points=45, lying={1: "1"}, black="bank")
    s.play("place:4-ship-F5")
    assert s.ask == "order" and s.offered("first") == {"target", "colour", "effect"}
    asks = {"target": "action", "effect": "goods", "colour": "reward"}
    answers = {"target": "skip", "effect": "goods:1-1", "colour": "deploy:black-bank-C2"}
    first, second, third = order.split()
    s.play(f"first:{first}")
    assert s.ask == asks[first]
    s.play(answers[first])
    # the area of the bank was a gain again; buy nothing
    while s.ask == "points":
        s.play("skip")
    assert s.ask == "order" and s.offered("first") == {second, third}
    s.play(f"first:{second} {answers[second]}")
    while s.ask == "points":
        s.play("skip")
    assert s.ask == asks[third]


@ruling("CB-255")
def test_workers_and_silver_come_first() -> None:
    s = alone("B3:castle", storage="boarding_house", rolled="11", points=45).play("place:1-boarding_house-C2")
    assert s.ask == "action" and s.of("workers") == 4
    s = alone("B3:castle", storage="bank", rolled="11", points=45).play("place:1-bank-C2")
    assert s.ask == "action" and s.of("silver") == 2


@ruling("CB-255")
def test_the_target_and_the_rest_of_a_sale() -> None:
    routes = {"routes": [[1, 2, 3, 4, 5]]}
    s = alone(goods="1 1", rolled="12", points=47, modules="trade_routes", position=routes).play("sell:1-1")
    assert s.ask == "order" and s.offered("first") == {"target", "effect"} and s.open["laid"] == [[]]
    s.play("first:effect")
    assert s.ask == "action" and s.open["laid"] == [[1, 1]]


@ruling("CB-256")
def test_won() -> None:
    s = alone(filled("A2"), storage="mine", rolled="55").play("place:5-mine-A2")
    assert s.match.over and s.match.winners() == [0] and s.told("won")
    assert [*s.match.game.utility(s.match.state)] == [1.0]


@ruling("CB-256")
def test_a_black_tile_wins_too() -> None:
    s = alone(filled("C1", 33), storage="wild", rolled="33").play("place:3-wild-C1")
    assert s.match.over and s.match.winners() == [0]


@ruling("CB-256")
def test_lost_after_25_rounds() -> None:
    position = {"phase": "E", "round": 5, "dice": [[]]}
    s = alone(filled("A2"), silver=4, goods="1", points=20, position=position).play("end")
    assert s.match.over and s.match.winners() == [] and s.match.scores() == [20] and s.told("lost")
    better = s.match.game.utility(s.match.state)[0]
    s = alone(filled("A2 A3"), silver=9, points=40, position=position).play("end")
    assert 0 < s.match.game.utility(s.match.state)[0] < better < 1


@ruling("CB-256")
def test_a_whole_game_has_25_rounds() -> None:
    s = begun(seed=4)
    rounds = 0
    while not s.match.over:
        rounds += 1
        s.play("end")
    assert rounds == 25 and s.match.winners() == []


@ruling("CB-257")
def test_monastery_27_alone() -> None:
    s = alone(storage="m27", rolled="33", modules="extra_tiles").play("place:3-m27-B4")
    assert s.ask == "turn" and s.sheet() == {"area": 1, "phase": 10} and not any(s.open["track"])


@ruling("CB-258")
@pytest.mark.parametrize("module", ["border_posts", "teams", "chateauma"])
def test_what_does_not_go_with_the_solo_game(module: str) -> None:
    with pytest.raises(tetrarch.BadOption, match=r"CB-(258|237|334|212|281)"):
        new(1, modules=["solo", module])


@ruling("CB-258")
def test_all_others_go_together() -> None:
    others = ["extra_tiles", "white_castles", "inns", "trade_routes", "shields", "vineyards"]
    s = begun(more=others)
    assert s.ask == "turn" and len(s.of("routes")) == 5
    assert sum(len(row) for row in s.json["depot_shields"].values()) == 6


@ruling("CB-258")
def test_shields_without_a_final_scoring() -> None:
    held = {"shields": [{"B3": 6}], "phase": "E", "round": 5, "dice": [[]]}
    s = alone(silver=1, modules="shields", position=held)
    assert "follow" not in s.verbs
    s.play("end")
    if s.ask == "tribute":
        s.play("tribute:6-silver")
    assert s.match.over and s.match.scores() == [0]


@ruling("CB-258")
def test_vine_tiles_score_nothing_alone() -> None:
    planted = {"vineyards": [{"1": "red_blue"}], "grapes": [{"red": 1}]}
    assert alone(modules="vineyards", position=planted).at_end() == {}
