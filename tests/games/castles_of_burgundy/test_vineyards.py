"""Vineyards, tiles and places: CB-259 to CB-270."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import vines
from games.castles_of_burgundy.scene import last_turn, load, new, started
from games.castles_of_burgundy.test_components import data
from tetrarch.core.engine.bits import ints
from tetrarch.games.castles_of_burgundy.modules.vineyards.features import has_doubles
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR

ruling = pytest.mark.ruling
VINES = "vineyards"
COLOURS = ["orange", "yellow", "green", "red", "black", "blue"]
DOUBLES = [f"{a}_{b}" for a, b in combinations_with_replacement(COLOURS, 2)]
NUMBERS = dict(zip(range(1, 13), (1, 4, 2, 5, 3, 6, 5, 1, 4, 3, 6, 2), strict=True))
BESIDE = {
    1: {2, 3},
    2: {1, 3, 4},
    3: {1, 2, 4, 5, 6},
    4: {2, 3, 6},
    5: {3, 6, 7, 8},
    6: {3, 4, 5, 8, 9},
    7: {5, 8, 10, 11},
    8: {5, 6, 7, 9, 11, 12},
    9: {6, 8, 12},
    10: {7, 11},
    11: {7, 8, 10, 12},
    12: {8, 9, 11},
}
LEVELS = ({1, 2}, {3, 4}, {5, 6}, {7, 8, 9}, {10, 11, 12})


def colours(tile: str) -> list[str]:
    return tile.split("_")


@ruling("CB-259", "CB-260")
def test_51_double_tiles() -> None:
    s = started(2, modules=[VINES])
    doubles: Counter[str] = Counter(s.json["double_supply"])
    doubles.update(tile for tile in (*s.json["vineyard_depot"], *s.json["vineyard_shop"]) if tile)
    assert doubles == {tile: 1 if len({*colours(tile)}) == 1 else 3 for tile in DOUBLES}
    assert sum(doubles.values()) == 51
    for colour in COLOURS:
        assert sum(n for tile, n in doubles.items() if colour in colours(tile)) == 16
    for pair in combinations(COLOURS, 2):
        assert sum(n for tile, n in doubles.items() if {*pair} & {*colours(tile)}) == 29
    assert data(VINES)["vine_tiles"]["each"] * len(COLOURS) == 24


def test_features_see_double_tiles_that_are_all_on_offer() -> None:
    s = started(2, modules=[VINES]).match.state
    s.vats, s.spilt = ints([0] * len(DOUBLES)), ints([0] * len(DOUBLES))
    assert has_doubles(s)
    s.stall = ints([-1] * len(s.stall))
    assert not has_doubles(s)


@ruling("CB-261")
def test_the_vineyard_board() -> None:
    spaces = data(VINES)["board"]["in_order"]
    assert {space["id"]: space["number"] for space in spaces} == NUMBERS
    assert {space["id"]: {*space["beside"]} for space in spaces} == BESIDE
    for level, ids in enumerate(LEVELS, 1):
        assert {space["id"] for space in spaces if space["level"] == level} == ids
    assert next(space for space in spaces if space["id"] == 2)["bonuses"] == ["boarding_house", "market"]
    assert data(VINES)["board"]["reconstructed"]
    assert next(module for module in DESCRIPTOR.modules if module.id == VINES).reconstructed


@ruling("CB-262")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_different_vine_tile_for_everybody(seats: int) -> None:
    s = started(seats, modules=[VINES])
    assert all(sum(grapes.values()) == 1 for grapes in s.open["grapes"])
    assert len({colour for grapes in s.open["grapes"] for colour in grapes}) == seats
    assert s.open["vineyards"] == [{}] * seats


@ruling("CB-263")
@pytest.mark.parametrize("seats, removed, left", [(3, ["red"], 35), (2, ["red", "blue"], 22)])
def test_fewer_colours(seats: int, removed: list[str], left: int) -> None:
    s = started(seats, modules=[VINES], removed_grapes=removed)
    doubles = Counter(s.json["double_supply"])
    doubles.update(tile for tile in (*s.json["vineyard_depot"], *s.json["vineyard_shop"]) if tile)
    assert sum(doubles.values()) == left and not any({*removed} & {*colours(tile)} for tile in doubles)
    assert not any({*removed} & {*grapes} for grapes in s.open["grapes"])


@ruling("CB-263")
@pytest.mark.parametrize(
    "seats, removed", [(4, ["red"]), (3, ["red", "blue"]), (2, ["red"]), (2, ["red", "blue", "black"])]
)
def test_other_numbers_of_colours(seats: int, removed: list[str]) -> None:
    with pytest.raises(tetrarch.BadOption, match="CB-263"):
        new(seats, modules=[VINES], removed_grapes=removed)


@ruling("CB-263")
def test_colours_and_the_module() -> None:
    with pytest.raises(tetrarch.BadOption, match="CB-263"):
        new(3, removed_grapes=["red"])
    s = new(1, modules=["solo", VINES], removed_grapes=["red", "blue"])
    assert sum(s.json["double_supply"].values()) <= 22


@ruling("CB-263", "CB-275")
def test_no_vine_tile_of_a_removed_colour() -> None:
    s = vines(storage="green_black", planted="1:green_green", rolled="44", removed_grapes=["red", "blue"])
    s.play("plant:4-green_black-2 first:boarding_house")
    assert s.ask == "grape" and s.offered("grape") == {"orange", "yellow", "green", "black"}


@ruling("CB-264")
@pytest.mark.parametrize("seats, depot, shop", [(2, 3, 1), (3, 3, 3), (4, 6, 3)])
def test_depot_and_shop(seats: int, depot: int, shop: int) -> None:
    s = started(seats, modules=[VINES])
    assert len(s.open["vineyard_depot"]) == depot and all(s.open["vineyard_depot"])
    assert len(s.open["vineyard_shop"]) == shop and all(s.open["vineyard_shop"])


@ruling("CB-264")
def test_they_are_filled_anew_each_phase() -> None:
    s = last_turn(
        phase="A",
        modules=VINES,
        position={"vineyard_depot": ["red_red", None, None], "vineyard_shop": ["blue_blue"]},
    )
    s.play("end")
    assert s.json["doubles_removed"] == {"red_red": 1, "blue_blue": 1}
    assert all(s.open["vineyard_depot"]) and all(s.open["vineyard_shop"])
    assert sum(s.json["double_supply"].values()) == 51 - 2 - 4


@ruling("CB-264")
@pytest.mark.parametrize("seats, used", [(2, 20), (3, 30), (4, 45)])
def test_there_are_enough_of_them(seats: int, used: int) -> None:
    s = started(seats, modules=[VINES])
    while s.open["phase"] != "E":
        s.play("end")
    assert sum(s.json["double_supply"].values()) == 51 - used


@ruling("CB-265")
@pytest.mark.parametrize("face", range(1, 7))
def test_taking_a_double_tile_with_four(face: int) -> None:
    depot = "orange_orange yellow_yellow green_green red_red black_black blue_blue"
    s = vines(depot=depot, rolled=f"{face}{face}", seats=4)
    assert s.offered("pick") == {f"{face}-{face}"}
    s.play(f"pick:{face}-{face}")
    assert s.storage() == depot.split()[face - 1] and s.open["vineyard_depot"][face - 1] is None


@ruling("CB-265")
@pytest.mark.parametrize("face, slot", [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_two_numbers_for_a_tile_with_fewer(face: int, slot: int) -> None:
    for seats in (2, 3):
        s = vines(depot="red_red green_green blue_blue", rolled=f"{face}{face}", seats=seats)
        assert s.offered("pick") == {f"{face}-{slot}"}


@ruling("CB-265")
def test_workers_for_a_double_tile() -> None:
    s = vines(depot="red_red green_green blue_blue", rolled="22", workers=2)
    assert [s.cost(f"pick:2-{slot}") for slot in (1, 2, 3)] == [0, 1, 2]  # 3 is one away; 6 and 1 meet
    s = vines(depot="red_red . .", rolled="33", workers=1)
    assert s.offered("pick") == {"3-1"} and s.play("pick:3-1").of("workers") == 0
    assert vines(depot="red_red", rolled="44", workers=1).why("pick:4-1")


@ruling("CB-266")
@pytest.mark.parametrize(
    "storage, discards, then",
    [
        ("m1", "", "m1 red_red"),
        ("m1 m2", "discard:m1", "m2 red_red"),
        ("m1 m2 m3", "discard:m1 discard:m3", "m2 red_red"),
        ("blue_blue", "discard_double:blue_blue", "red_red"),
        ("blue_blue m1", "discard_double:blue_blue", "m1 red_red"),
    ],
)
def test_a_double_tile_takes_two_spaces(storage: str, discards: str, then: str) -> None:
    s = vines(storage=storage, depot="red_red . .", rolled="11").play("pick:1-1")
    assert s.ask == ("discard" if discards else "turn")
    assert tetrarch.from_json(s.match.to_json(bare=True)).to_json(bare=True) == s.match.to_json(bare=True)
    s.play(discards)
    assert s.ask == "turn" and s.storage() == then


@ruling("CB-266")
def test_a_single_tile_beside_a_double_one() -> None:
    s = vines(storage="blue_blue m1", depots={1: "bank"}, rolled="12").play("take:1-1-bank")
    assert (
        s.ask == "discard" and s.offered("discard") == {"m1"} and s.offered("discard_double") == {"blue_blue"}
    )
    s.play("discard_double:blue_blue")
    assert s.storage() == "bank m1" and s.json["doubles_removed"] == {"blue_blue": 1}
    with pytest.raises(tetrarch.BadPosition, match=r"CB-(50|266)"):
        vines(storage="blue_blue red_red")


@ruling("CB-266", "CB-192")
def test_shield_4_and_double_tiles() -> None:
    held = {"shields": [{"D4": 4}, {}]}
    s = vines(storage="blue_blue m1", depot="red_red . .", modules="shields", position=held).play("pick:1-1")
    assert s.ask == "turn" and s.storage() == "blue_blue m1 red_red"


@ruling("CB-267")
def test_a_castle_plants_and_picks() -> None:
    s = vines("B3:castle", storage="castle red_blue", rolled="44", depot=". blue_blue .")
    s.play("place:4-castle-A3")
    assert s.ask == "action" and s.offered("pick") == {"free-2"}
    assert s.offered("plant") == {
        f"free-{laid}-{space}" for laid in ("red_blue", "blue_red") for space in (1, 2)
    }


@ruling("CB-267")
def test_a_white_castle_plants_and_picks() -> None:
    s = vines(
        storage="white_castle red_red",
        rolled="33",
        depot=". green_green .",
        modules="white_castles",
        position={"white": 4},
    )
    s.play("place:3-white_castle-E4")
    assert s.offered("pick") == {"4-2"} and s.offered("plant") == {"4-red_red-2"}


@ruling("CB-267")
def test_a_town_hall_does_not() -> None:
    s = vines(storage="town_hall red_red", rolled="33", silver=2, black="m7").play("place:3-town_hall-E4")
    assert s.ask == "town_hall" and "plant" not in s.verbs
    s = vines(storage="town_hall red_red", rolled="33").play("place:3-town_hall-E4")
    assert s.ask == "turn"


@ruling("CB-267")
@pytest.mark.parametrize("monastery, cost", [("m12", 2), ("m9", 2), ("m10", 2), ("m11", 2), ("m8", 1)])
def test_monasteries_and_double_tiles(monastery: str, cost: int) -> None:
    s = vines(f"D4:castle C4:{monastery}", depot=". . red_red", storage="blue_blue", rolled="33", workers=3)
    assert s.cost("pick:3-3") == cost and s.cost("plant:3-blue_blue-1") == cost


@ruling("CB-268")
def test_either_way_round() -> None:
    s = vines(storage="red_blue", rolled="44")
    assert s.offered("plant") == {"4-red_blue-2", "4-blue_red-2"}
    s.play("plant:4-blue_red-2")
    assert s.of("vineyards") == {"2": "blue_red"} and s.storage() == "" and s.of("placed") == {"D4": "castle"}
    assert vines(storage="red_red", rolled="44").offered("plant") == {"4-red_red-2"}


@ruling("CB-268")
def test_the_number_of_the_space() -> None:
    s = vines(storage="red_red", rolled="23", workers=1)
    assert s.offered("plant") == {"2-red_red-1", "3-red_red-2"} and s.cost("plant:2-red_red-1") == 1
    assert vines(storage="red_red", rolled="23").why("plant:2-red_red-1")
    assert (
        vines(storage="red_red", planted="1:blue_blue 2:green_green", rolled="11").offered("plant") == set()
    )


@ruling("CB-268")
def test_single_tiles_stay_in_the_duchy() -> None:
    s = vines(storage="mine red_red", rolled="44")
    assert s.offered("place") == {"4-mine-E3"} and s.offered("plant") == {"4-red_red-2"}


@ruling("CB-269")
@pytest.mark.parametrize("first", BESIDE)
def test_later_ones_touch_an_earlier_one(first: int) -> None:
    """What is beside an only tile, whatever the number: with a free action of a castle."""
    s = vines("B3:castle", storage="castle red_red", rolled="44", planted=f"{first}:green_green")
    s.play("place:4-castle-A3")
    assert s.offered("plant") == {f"free-red_red-{space}" for space in BESIDE[first]}


@ruling("CB-269")
def test_the_first_one_lies_below() -> None:
    s = vines(storage="red_red", rolled="25", workers=3)
    assert {token.split("-")[2] for token in s.offered("plant")} == {"1", "2"}


@ruling("CB-270")
def test_planted_tiles_stay() -> None:
    s = vines(storage="red_red", planted="2:green_blue", rolled="14")
    assert s.offered("plant") == {"1-red_red-1"}  # space 2 has the number 4
    s.play("plant:1-red_red-1")
    assert s.of("vineyards") == {"1": "red_red", "2": "green_blue"}


REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"vineyards": [{"13": "red_red"}, {}]}, "$.position.vineyards[0]", "13"),
    ({"vineyards": [{"1": "red"}, {}]}, "$.position.vineyards[0].1", "red"),
    ({"vineyards": [{}]}, "$.position.vineyards", "2"),
    ({"grapes": [{"white": 1}, {}]}, "$.position.grapes[0]", "white"),
    ({"grapes": [{"red": 3}, {"red": 2}]}, "$.position.grapes", "CB-259"),
    ({"vineyard_depot": [None] * 4}, "$.position.vineyard_depot", "CB-264"),
    ({"vineyard_shop": [None, None]}, "$.position.vineyard_shop", "CB-264"),
    ({"vineyard_depot": ["red_green"]}, "$.position.vineyard_depot[0]", "red_green"),
    ({"vineyard_depot": ["red_red", "red_red"]}, "$.position", "CB-260"),
    ({"double_supply": {"red_red": 2}}, "$.position.double_supply", "CB-260"),
    ({"doubles_removed": {"red_red": 2}}, "$.position.doubles_removed", "CB-260"),
    ({"storage": [["red_red"], ["red_red"]]}, "$.position", "CB-260"),
    ({"storage": [["red_red", "blue_blue"], []]}, "$.position.storage[0]", "CB-50"),
    ({"stack": [{"ask": "bonuses", "seat": 0, "space": "3"}]}, "$.position.stack[0]", "CB-271"),
]


@pytest.mark.parametrize("doc, path, message", REFUSED, ids=range(len(REFUSED)))
def test_a_wrong_field_is_named(doc: dict[str, Any], path: str, message: str) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        load(2, doc, duchies="same", modules=[VINES])
    assert refusal.value.path == path and message in str(refusal.value)


@pytest.mark.parametrize(
    "doc, path",
    [
        ({"vineyards": [{"1": "red_red"}, {}]}, "$.position.vineyards"),
        ({"grapes": [{"red": 1}, {}]}, "$.position.grapes"),
        ({"double_supply": {"red_red": 1}}, "$.position.double_supply"),
        ({"stack": [{"ask": "fetch_double", "seat": 0}]}, "$.position.stack[0]"),
    ],
)
def test_without_the_module_there_are_no_vines(doc: dict[str, Any], path: str) -> None:
    assert load(2, {"vineyards": [{}, {}], "grapes": [{}, {}]}, duchies="same").ask == "turn"
    with pytest.raises(tetrarch.BadPosition, match="CB-259") as refusal:
        load(2, doc, duchies="same")
    assert refusal.value.path == path


def test_what_is_not_in_the_supply_is_out_of_the_game() -> None:
    s = load(2, {"double_supply": {"red_blue": 1}}, duchies="same", modules=[VINES])
    assert s.json["doubles_removed"]["red_blue"] == 2 and s.json["doubles_removed"]["red_red"] == 1
    s = load(2, {"doubles_removed": {"red_blue": 2}}, duchies="same", modules=[VINES])
    assert s.json["double_supply"]["red_blue"] == 1
