"""The solo game: CB-238 to CB-258. Spaces of duchy 33 are written out in `modes.SOLO`."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import SOLO, alone, draw, filled
from games.castles_of_burgundy.scene import CELLS, COLOURS, Scene, new
from tetrarch.core.kernel import CHANCE

ruling = pytest.mark.ruling
LETTER = dict(zip("CNSLMB", COLOURS, strict=True))
SHIPS = "B3:castle A1:ship C1:ship D1:ship D5:ship F3:ship"  # all but F5
RIVERS = {
    33: "A1-F3 F3-F5 F5-D1 D1-C1 C1-D5",
    34: "A1-A2 A1-A3 B3-D7 B5-D7 B5-C6 C1-C6 C2-C5 C5-D1 C5-D5 C6-D1 C6-E2 D3-F4 F4-F5 E5-F4 D5-D6 D6-G2 "
    "D7-E6 D7-E3",
}


def fresh(**options: Any) -> Scene:
    return new(1, modules=["solo", *options.pop("more", [])], **options)


def begun(seed: int = 1, **options: Any) -> Scene:
    s = fresh(seed=seed, **options)
    return s.play(sorted(s.tokens)[0])


@ruling("CB-238")
@pytest.mark.parametrize("number", SOLO)
def test_the_two_solo_duchies(number: int) -> None:
    s = fresh(solo_duchy=number)
    spaces = zip(CELLS, SOLO[number].split(), strict=True)
    drawn = {cell: [LETTER[space[0]], int(space[1])] for cell, space in spaces}
    assert {cell: [*space] for cell, space in s.of("board").items()} == drawn and s.of("duchies") == number


@ruling("CB-238", "CB-2")
def test_one_player_alone() -> None:
    assert fresh(duchies="same", duchy=5).of("duchies") == 33
    with pytest.raises(tetrarch.BadOption, match="CB-238"):
        new(2, modules=["solo"])
    with pytest.raises(tetrarch.BadOption, match="CB-2"):
        new(1)
    with pytest.raises(tetrarch.BadOption, match="CB-238"):
        new(2, solo_duchy=34)
    for options in ({"duchy": 1, "start_castle": "centre"}, {"duchy": 11, "castle_connection": True}):
        with pytest.raises(tetrarch.BadOption, match="CB-238"):
            fresh(duchies="same", **options)


@ruling("CB-239")
def test_the_solo_set_up() -> None:
    s = fresh()
    assert s.ask == "castle" and s.offered("castle") == {"B3", "D3", "E5", "F1"}
    s.play("castle:D3")
    assert s.ask == "turn" and s.wealth() == (0, 1, 2) and sum(s.goods().values()) == 3
    assert s.of("placed") == {"D3": "castle"} and len(s.open["black"]) == 4
    lying = sum(len(s.depot(depot)) for depot in range(1, 7))
    assert lying == 12 - 1  # one is lost in the first round
    assert alone(goods="1 1 1").play("sell:1-1").of("points") == 6


@ruling("CB-240")
def test_the_target() -> None:
    assert begun().open["target"] == 50 and begun(target=35).open["target"] == 35
    assert alone().open["target"] == 50 and alone(target=7).open["target"] == 7
    for wrong in (4, 101):
        with pytest.raises(tetrarch.BadOption):
            fresh(target=wrong)
    with pytest.raises(tetrarch.BadOption, match="CB-240"):
        new(2, target=35)


@ruling("CB-241")
def test_other_regions_only_along_rivers() -> None:
    assert alone(storage="ship", rolled="13").offered("place") == {"3-ship-C1"}
    s = alone("B3:castle C1:ship", storage="ship", rolled="13")
    assert s.offered("place") == {"1-ship-D1", "3-ship-D5"}  # two rivers lead from C1
    s = alone("B3:castle C1:ship", storage="mine", rolled="55")
    assert s.offered("place") == set()
    # spaces beside each other in name are not neighbours: C2 and C3 lie in two regions
    assert alone("B3:castle C2:bank", storage="m1", rolled="55").offered("place") == set()


@ruling("CB-241")
@pytest.mark.parametrize("number, rivers", RIVERS.items())
def test_every_river(number: int, rivers: str) -> None:
    """From either end the other one can be filled; a black tile fits any colour."""
    numbers = dict(zip(CELLS, SOLO[number].split(), strict=True))
    kinds = {"C": "castle", "N": "mine", "S": "ship", "L": "cow2", "M": "m1", "B": "bank"}
    for river in rivers.split():
        for here, there in (river.split("-"), river.split("-")[::-1]):
            face = numbers[there][1]
            s = alone(f"{here}:{kinds[numbers[here][0]]}", storage="wild", rolled=face * 2, solo_duchy=number)
            assert f"{face}-wild-{there}" in s.offered("place")


@ruling("CB-242")
def test_rivers_do_not_join_areas() -> None:
    """C1 and D1 are ship spaces with a river between them, each an area of its own."""
    s = alone("B3:castle", storage="ship", rolled="33").play("place:3-ship-C1")
    assert s.sheet() == {"area": 1, "phase": 10}


@ruling("CB-243")
@pytest.mark.parametrize("white", range(1, 7))
def test_a_tile_is_lost_each_round(white: int) -> None:
    """From the depot of the white die, or the next one with a tile; the first in reading order."""
    full = {"1": ["bank", "ship"], "2": [None, None], "3": [None, "church"], "4": ["ship", "market"]}
    full |= {"5": [None, None], "6": [None, None]}
    s = alone(position={"depots": full})
    s.match.take("end")
    while s.match.state.stack[-1].seat == CHANCE:
        token = s.match.descriptor.words.token(s.match.drawn())
        draw(s, f"~white:{white}" if token.startswith("~white") else token)
    assert s.open["white"] == white
    depot, tile = {1: (1, "bank"), 2: (3, "church"), 3: (3, "church"), 4: (4, "ship")}.get(white, (1, "bank"))
    assert (
        s.json["removed"] == {tile: 1} and len(s.depot(depot)) == len([t for t in full[str(depot)] if t]) - 1
    )
    assert sum(s.lying(white).values()) == 1  # the goods tile stays where the die says


@ruling("CB-244")
def test_any_types_of_goods() -> None:
    s = alone(storage="ship", rolled="33", goods="1 2 3", lying={1: "4 5 1"}).play("place:3-ship-C1")
    s.play("goods:1-1+4+5")
    assert s.goods() == {"1": 2, "2": 1, "3": 1, "4": 1, "5": 1}


@ruling("CB-245")
def test_goods_of_other_depots_are_lost() -> None:
    s = alone(storage="ship", rolled="33", lying={1: "4", 2: "5 5", 6: "1"}).play("place:3-ship-C1")
    assert s.offered("goods") >= {"1-4", "2-5", "6-1"}
    s.play("goods:1-4")
    assert s.ask == "turn" and s.goods() == {"4": 1}
    assert not any(s.lying(depot) for depot in range(1, 7)) and s.json["goods_removed"] == {"1": 1, "5": 2}


@ruling("CB-245")
def test_monastery_5_takes_its_goods_first() -> None:
    s = alone("B3:castle B4:m5", storage="ship", rolled="33", lying={1: "4", 2: "5", 4: "6"})
    s.play("place:3-ship-C1 goods:1-4 goods:2-5")
    assert s.goods() == {"4": 1, "5": 1} and s.json["goods_removed"] == {"6": 1}


@ruling("CB-245")
def test_shield_5_takes_its_goods_first() -> None:
    held = {"shields": [{"B3": 5}]}
    s = alone(storage="ship", rolled="33", lying={1: "4", 2: "5", 4: "5 6"}, modules="shields", position=held)
    s.play("place:3-ship-C1 goods:1-4 gather:5")
    assert s.goods() == {"4": 1, "5": 2} and s.json["goods_removed"] == {"6": 1}


def shipped(goods: str = "1 1 2 3 3 3", black: str = "mine ship", **more: Any) -> Scene:
    """A ship has been placed; goods may be traded."""
    return alone(storage="ship", rolled="33", goods=goods, black=black, **more).play("place:3-ship-C1")


@ruling("CB-246")
def test_five_goods_for_a_black_tile() -> None:
    s = shipped()
    assert s.ask == "trade" and s.offered("trade") == {"mine", "ship"}
    s.play("trade:mine")
    assert s.ask == "give" and s.offered("give") == {"1", "2", "3"}
    s.play("give:1 give:3 give:3 give:3")
    assert s.offered("give") == {"1", "2"}
    s.play("give:2")
    assert s.ask == "turn" and s.goods() == {"1": 1} and s.storage() == "wild"
    assert s.json["goods_removed"] == {"1": 1, "2": 1, "3": 3} and [t for t in s.open["black"] if t] == [
        "ship"
    ]


@ruling("CB-246")
def test_exactly_five_goods_need_no_choice() -> None:
    s = shipped("1 2 3 4 5").play("trade:ship")
    assert s.ask == "turn" and s.goods() == {} and s.storage() == "wild"


@ruling("CB-246")
def test_the_trade_belongs_to_ships_and_may_be_declined() -> None:
    assert shipped("1 2 3 4").ask == "turn" and shipped(black="").ask == "turn"
    s = shipped().play("skip")
    assert s.ask == "turn" and s.why("trade:mine") and s.storage() == ""
    s = alone(goods="1 1 2 3 3 3", black="mine")
    assert "trade" not in s.verbs


@ruling("CB-246")
def test_goods_just_taken_can_be_traded() -> None:
    s = shipped("1 2", lying={1: "3 4 5"})
    assert s.ask == "goods"
    assert s.play("goods:1-3+4+5").ask == "trade"


@ruling("CB-246", "CB-51")
def test_a_black_tile_needs_room() -> None:
    s = alone(storage="ship m1 m2", rolled="33", goods="1 1 1 1 1", black="mine").play("place:3-ship-C1")
    assert s.play("trade:mine").storage() == "m1 m2 wild"


@ruling("CB-247")
def test_a_black_tile_fits_any_colour() -> None:
    found: set[str] = set()
    for face in "123456":
        found |= alone(storage="wild", rolled=face * 2).offered("place")
    assert found == {"6-wild-A3", "2-wild-A4", "2-wild-B2", "3-wild-B4", "3-wild-C1", "1-wild-C2"}


@ruling("CB-247")
def test_a_black_tile_fills_and_does_nothing() -> None:
    s = alone(storage="wild", rolled="33", lying={1: "1"}).play("place:3-wild-C1")
    assert s.ask == "turn" and s.sheet() == {"area": 1, "phase": 10} and s.goods() == {}
    position = {"round": 5, "dice": [[]]}
    assert alone("B3:castle A3:bank A2:wild", position=position).play("end").of("silver") == 0
    # no livestock for its neighbours, and no building of a kind
    s = alone("D3:castle D4:wild", storage="cow2", rolled="11").play("place:1-cow2-C6")
    assert s.sheet() == {"livestock": 2}
    s = alone("B3:castle A3:wild", storage="wild", rolled="22")
    assert "2-wild-A4" in s.offered("place")


@ruling("CB-247")
def test_no_free_change_for_black_tiles() -> None:
    s = alone("B3:castle B4:m9", storage="wild bank", rolled="33", workers=1)
    assert s.cost("place:3-wild-A4") == 1 and s.cost("place:3-bank-A4") == 0


@ruling("CB-248")
@pytest.mark.parametrize(
    "tile, given, points",
    [
        ("m15", {"sold": "1 1 4"}, 4),
        ("m22", {"placed": "B3:castle A3:bank C2:bank"}, 8),
        ("m24", {"placed": "B3:castle B2:cow2 A3:bank"}, 4),
        ("m25", {"sold": "1 1 4"}, 3),
        ("m22", {}, 0),
    ],
)
def test_monasteries_score_when_placed(tile: str, given: dict[str, Any], points: int) -> None:
    placed = given.pop("placed", "B3:castle")
    s = alone(placed, storage=tile, rolled="33", **given).play(f"place:3-{tile}-B4")
    expected = {"area": 1, "phase": 10} | ({tile: points} if points else {})
    assert s.sheet() == expected and s.at_end() == {}


@ruling("CB-248")
def test_monastery_26_scores_completed_colours() -> None:
    """The rulebook's example: 3 points for each colour completed so far."""
    s = alone(f"{SHIPS} F5:ship", storage="m26", rolled="33").play("place:3-m26-B4")
    assert s.sheet() == {"area": 1, "phase": 10, "m26": 3}
    s = alone(f"{SHIPS} F5:ship D3:castle E5:castle F1:castle", storage="m26", rolled="33")
    assert s.play("place:3-m26-B4").sheet()["m26"] == 6


@ruling("CB-248")
def test_the_crane_counts_for_a_later_monastery() -> None:
    s = alone("B3:castle A3:crane", storage="m22", rolled="33", modules="extra_tiles").play("place:3-m22-B4")
    assert s.sheet()["m22"] == 4


@ruling("CB-248")
def test_monastery_29_scores_when_placed() -> None:
    s = alone("B3:castle A3:white_castle", storage="m29", rolled="33", modules="white_castles")
    assert s.play("place:3-m29-B4").sheet()["m29"] == 4


@ruling("CB-249")
def test_a_completed_colour_brings_a_black_tile() -> None:
    placed = "E5:castle A2:mine D7:mine"
    s = alone(placed, storage="mine", rolled="55", black="castle m7 bank").play("place:5-mine-F2")
    assert s.ask == "reward" and s.sheet() == {"area": 1, "phase": 10}  # no bonus tile
    assert "buy" not in s.verbs and "skip" in s.verbs
    # next to E5, F2 and A2, D7: colour and adjacency as usual, any number
    cells = {"bank": {"A3", "B1", "D2", "D6", "E1"}, "m7": {"E6"}, "castle": {"D3"}}
    assert s.offered("deploy") == {f"black-{tile}-{cell}" for tile in cells for cell in cells[tile]}
    s.play("deploy:black-bank-A3")
    assert s.ask == "turn" and s.of("silver") == 2 and s.of("placed")["A3"] == "bank"
    assert [tile for tile in s.open["black"] if tile] == ["castle", "m7"]


@ruling("CB-249")
def test_the_tile_for_a_colour_may_be_declined() -> None:
    placed = "E5:castle A2:mine D7:mine"
    s = alone(placed, storage="mine", rolled="55", black="bank").play("place:5-mine-F2 skip")
    assert s.ask == "turn" and s.open["black"][0] == "bank"
    s = alone(placed, storage="mine", rolled="55").play("place:5-mine-F2")
    assert s.ask == "turn"  # an empty black depot


@ruling("CB-249")
def test_an_inn_for_a_colour() -> None:
    placed = "E5:castle A2:mine D7:mine"
    s = alone(placed, storage="mine", rolled="55", modules="inns", position={"inns": 1}).play(
        "place:5-mine-F2"
    )
    assert s.ask == "reward" and "inn-inn-E6" in s.offered("deploy")


@ruling("CB-250")
def test_colour_after_colour() -> None:
    """The mine from the black depot completes the mines, and so on."""
    placed = f"{SHIPS} A2:mine D7:mine E5:castle"
    s = alone(placed, storage="ship", rolled="44", black="mine bank").play("place:4-ship-F5")
    assert s.ask == "reward"
    s.play("deploy:black-mine-F2")
    assert s.ask == "reward" and {token.split("-")[1] for token in s.offered("deploy")} == {"bank"}
    s.play("deploy:black-bank-A3")
    assert s.ask == "turn" and s.of("points") == 22 and s.of("silver") == 2


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
        fresh(more=[module])


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
