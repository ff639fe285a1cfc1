"""The solo game: CB-238 to CB-250. Spaces of duchy 33 are written out in `modes.SOLO`."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import SHIPS, SOLO, alone, begun, draw
from games.castles_of_burgundy.scene import CELLS, COLOURS, Scene, new
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling
LETTER = dict(zip("CNSLMB", COLOURS, strict=True))
RIVERS = {
    33: "A1-F3 F3-F5 F5-D1 D1-C1 C1-D5",
    34: "A1-A2 A1-A3 B3-D7 B5-D7 B5-C6 C1-C6 C2-C5 C5-D1 C5-D5 C6-D1 C6-E2 D3-F4 F4-F5 E5-F4 D5-D6 D6-G2 "
    "D7-E6 D7-E3",
}


def fresh(**options: Any) -> Scene:
    return new(1, modules=["solo", *options.pop("more", [])], **options)


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
        token = s.match.descriptor.vocabulary.token(s.match._draw())
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
