"""Vineyards: CB-259 to CB-280. Space 1 of the vineyard has the number 1, space 2 the number 4; then
3: 2, 4: 5, 5: 3, 6: 6, 7: 5, 8: 1, 9: 4, 10: 3, 11: 6, 12: 2."""

from collections import Counter
from itertools import combinations, combinations_with_replacement
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import alone, team
from games.castles_of_burgundy.scene import Scene, Texts, finish, last_turn, new, scene, started
from games.castles_of_burgundy.test_components import data
from tetrarch.games.castles_of_burgundy.descriptor import DESCRIPTOR

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


def vines(
    *placed: str, depot: str = "", shop: str = "", planted: Texts = "", grapes: str = "", **more: Any
) -> Scene:
    """A scene with double tiles; `1:red_blue` is planted on a space, `.` a gap in depot or shop."""
    seats = max(more.get("seats", 2), len(placed))
    beds = [planted] if isinstance(planted, str) else [*planted]
    position: dict[str, object] = {
        "vineyard_depot": [None if tile == "." else tile for tile in depot.split()]
        or [None] * (6 if seats == 4 else 3),
        "vineyard_shop": [None if tile == "." else tile for tile in shop.split()]
        or [None] * (1 if seats == 2 else 3),
        "vineyards": [dict(entry.split(":") for entry in bed.split()) for bed in beds]
        + [{}] * (seats - len(beds)),
        "grapes": [dict(Counter(grapes.split()))] + [{}] * (seats - 1),
    }
    modules = f"{VINES} {more.pop('modules', '')}"
    return scene(*placed, modules=modules, position=position | dict(more.pop("position", {})), **more)


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


@ruling("CB-271", "CB-272")
@pytest.mark.parametrize("order", ["boarding_house market", "market boarding_house"])
def test_four_workers_and_a_tile_in_either_order(order: str) -> None:
    """The rulebook's example: a 4 plants on the lowest level."""
    s = vines(storage="red_blue", rolled="44", depots={1: "ship", 3: "cow2"}).play("plant:4-red_blue-2")
    assert s.ask == "bonuses" and s.offered("first") == {"boarding_house", "market"}
    first, _ = order.split()
    s.play(f"first:{first}")
    assert s.ask == "fetch" and s.of("workers") == (4 if first == "boarding_house" else 0)
    assert s.offered("fetch") == {"1-ship", "3-cow2"}
    s.play("fetch:3-cow2")
    assert s.ask == "turn" and s.of("workers") == 4 and s.storage() == "cow2"


@ruling("CB-271")
def test_a_bonus_may_be_declined() -> None:
    s = vines(storage="red_blue", rolled="44", depots={1: "ship"}).play(
        "plant:4-red_blue-2 first:market skip"
    )
    assert s.ask == "turn" and s.storage() == "" and s.of("workers") == 4


@ruling("CB-271", "CB-46")
def test_a_purchase_between_the_bonuses() -> None:
    s = vines(storage="red_blue", rolled="44", depots={1: "ship"}, silver=2, black="m7")
    s.play("plant:4-red_blue-2")
    assert s.offered("buy") == {"m7"}
    s.play("buy:m7")
    assert s.ask == "bonuses" and s.storage() == "m7"


EFFECTS = [
    (1, "", "first:carpenter fetch:1-bank", (0, 2, 0), "bank"),
    (1, "", "first:bank fetch:1-bank", (0, 2, 0), "bank"),
    (3, "1:green_black", "first:watchtower", (4, 0, 0), ""),
    (4, "2:green_black", "first:church fetch:2-castle sell:free-6", (2, 1, 0), "castle"),
    (4, "2:green_black", "first:warehouse sell:free-6 fetch:2-castle", (2, 1, 0), "castle"),
    (6, "3:green_black", "first:castle workers:free", (0, 2, 2), ""),
]


@ruling("CB-271", "CB-272")
@pytest.mark.parametrize("space, planted, moves, wealth, storage", EFFECTS)
def test_the_effects_of_buildings(
    space: int, planted: str, moves: str, wealth: tuple[int, int, int], storage: str
) -> None:
    face = NUMBERS[space]
    board = {1: "bank", 2: "castle"}
    s = vines(storage="red_blue", planted=planted, rolled=f"{face}{face}", goods="6", depots=board)
    s.play(f"plant:{face}-red_blue-{space} {moves}")
    assert s.ask == "turn" and s.wealth() == wealth and s.storage() == storage


@ruling("CB-272", "CB-82")
def test_a_town_hall_under_the_vines() -> None:
    s = vines(storage="red_blue mine", planted="5:green_black", rolled="11")
    s.play("plant:1-red_blue-8 first:town_hall place:free-mine-E3")
    assert s.ask == "turn" and s.of("placed")["E3"] == "mine" and s.of("points") == 4  # and a watchtower


@ruling("CB-272", "CB-61")
def test_a_castle_under_the_vines() -> None:
    s = vines(storage="red_blue", planted="3:green_black", rolled="66", depots={5: "mine"})
    s.play("plant:6-red_blue-6 first:castle")
    assert s.ask == "action" and s.offered("take") == {"free-5-mine"}
    assert s.match.question is not None and s.match.question.args["by"] == "vineyard"
    s.play("take:free-5-mine")
    assert s.ask == "turn" and s.storage() == "mine" and s.of("silver") == 2


@ruling("CB-273")
def test_the_black_bonus() -> None:
    """Space 5: black and boarding house. The purchase of the turn is still there."""
    given: dict[str, Any] = {"storage": "red_blue", "planted": "3:green_black", "rolled": "33"}
    s = vines(black="m7 bank", shop="blue_blue", silver=2, **given).play("plant:3-red_blue-5 first:black")
    assert s.ask == "fetch_black"
    assert s.offered("fetch_black") == {"m7", "bank"} and s.offered("fetch_shop") == {"1"}
    s.play("fetch_black:m7")
    assert s.storage() == "m7" and s.of("silver") == 2 and {"buy", "buy_double"} <= s.verbs
    s = vines(black="m7", shop="blue_blue", **given).play("plant:3-red_blue-5 first:black fetch_shop:1")
    assert s.storage() == "blue_blue" and s.open["vineyard_shop"] == [None]
    s = vines(black="m7", **given).play("plant:3-red_blue-5 first:black skip")
    assert s.storage() == "" and s.ask == "turn"


@ruling("CB-273")
def test_an_inn_for_the_black_bonus() -> None:
    s = vines(
        storage="red_blue", planted="3:green_black", rolled="33", modules="inns", position={"inns": 1}
    ).play("plant:3-red_blue-5 first:black")
    assert s.offered("fetch_black") == {"inn"}


@ruling("CB-274")
def test_the_double_bonus() -> None:
    s = vines(
        storage="red_blue",
        planted="2:green_black",
        rolled="22",
        depot="red_red . green_green",
        shop="blue_blue",
    )
    s.play("plant:2-red_blue-3 first:double")
    assert s.ask == "fetch_double" and s.offered("fetch_double") == {"1", "3"}
    s.play("fetch_double:3")
    assert s.storage() == "green_green" and s.open["vineyard_depot"] == ["red_red", None, None]
    assert s.of("points") == 4 and s.ask == "turn"  # the watchtower beside it


@ruling("CB-275")
def test_a_level_brings_a_vine_tile() -> None:
    s = vines(storage="red_blue", planted="1:green_black", rolled="44", depots={1: "ship"}, grapes="red")
    s.play("plant:4-red_blue-2 first:boarding_house")
    assert s.ask == "fetch"  # both bonuses first
    s.play("fetch:1-ship")
    assert s.ask == "grape" and s.offered("grape") == {*COLOURS}
    s.play("grape:red")
    assert s.of("grapes") == {"red": 2} and s.of("points") == 0 and s.ask == "turn"


@ruling("CB-275")
def test_a_level_of_three_spaces() -> None:
    s = vines(storage="red_blue", planted="7:green_black 8:green_black", rolled="44")
    s.play("plant:4-red_blue-9 first:church")
    assert s.ask == "grape"
    s = vines(storage="red_blue", planted="7:green_black", rolled="11").play(
        "plant:1-red_blue-8 first:watchtower"
    )
    assert s.ask == "turn"


@ruling("CB-275", "CB-259")
def test_four_vine_tiles_of_a_colour() -> None:
    s = vines(storage="red_blue", planted="1:green_black", rolled="44", grapes="red red red red")
    s.play("plant:4-red_blue-2 first:boarding_house")
    assert s.offered("grape") == {*COLOURS} - {"red"}
    with pytest.raises(tetrarch.BadPosition, match="CB-259"):
        vines(grapes="red red red red red")


@ruling("CB-276")
def test_the_shop() -> None:
    s = vines(shop="blue_blue red_red .", silver=4, black="m7", seats=3)
    assert s.offered("buy_double") == {"1", "2"} and s.offered("buy") == {"m7"}
    s.play("buy_double:2")
    assert s.storage() == "red_red" and s.of("silver") == 2 and not {"buy", "buy_double"} & s.verbs
    s = vines(shop="blue_blue", silver=4, black="m7").play("buy:m7")
    assert "buy_double" not in s.verbs
    assert "buy_double" not in vines(shop="blue_blue", silver=1).verbs


@ruling("CB-276", "CB-46")
def test_the_shop_at_any_time() -> None:
    s = vines(storage="church", rolled="33", silver=2, shop="blue_blue", depots={5: "mine"})
    s.play("place:3-church-E4 buy_double:1")
    assert s.ask == "fetch" and s.storage() == "blue_blue"


@ruling("CB-277")
def test_shield_15_and_the_shop() -> None:
    s = finish(
        phase="A",
        modules=f"{VINES} shields",
        silver=1,
        position={"shields": [{"D4": 15}, {}], "vineyard_shop": ["red_blue"], "vineyard_depot": [None] * 3},
    )
    assert s.ask == "deploy"
    assert s.offered("sow") == {f"1-{laid}-{space}" for laid in ("red_blue", "blue_red") for space in (1, 2)}
    s.play("sow:1-blue_red-2")
    assert s.ask == "bonuses" and s.of("vineyards") == {"2": "blue_red"}
    s.play("first:boarding_house")
    assert s.ask == "tribute" and s.of("workers") == 4


@ruling("CB-277")
def test_shield_14_leaves_vineyards_alone() -> None:
    s = finish(
        phase="A",
        modules=f"{VINES} shields",
        silver=1,
        depots={5: "mine"},
        position={
            "shields": [{"D4": 14}, {}],
            "vineyard_shop": ["red_blue"],
            "vineyard_depot": ["red_red"] + [None] * 2,
        },
    )
    assert s.ask == "deploy" and "sow" not in s.verbs


@ruling("CB-277")
def test_a_colour_of_the_solo_game_and_the_shop() -> None:
    position = {"vineyard_shop": ["red_blue"], "vineyard_depot": [None] * 3}
    s = alone("E5:castle A2:mine D7:mine", storage="mine", rolled="55", modules=VINES, position=position)
    s.play("place:5-mine-F2")
    assert s.ask == "reward" and "1-red_blue-1" in s.offered("sow")
    s = alone(storage="ship", rolled="33", goods="1 1 1 1 1", modules=VINES, position=position)
    assert s.play("place:3-ship-C1").ask == "turn"  # no trade for a tile of the shop


EXAMPLE = "1:red_blue 2:green_green 3:blue_green 5:green_orange"


@ruling("CB-278", "CB-279")
def test_the_rulebook_example() -> None:
    """Green areas of 3 and 1, a blue one of 2; two green vine tiles and a blue one: 6, 1 and 3."""
    assert vines(planted=EXAMPLE, grapes="green green blue").at_end() == {"vines": 10}
    s = finish(
        modules=VINES,
        position={
            "vineyards": [dict(entry.split(":") for entry in EXAMPLE.split()), {}],
            "grapes": [{"green": 2, "blue": 1}, {}],
        },
    )
    assert s.sheet() == {"vines": 10} and s.match.scores() == [10, 0]


@ruling("CB-278")
@pytest.mark.parametrize(
    "planted, points",
    [
        ("1:red_blue", 1),
        ("1:red_red", 3),
        ("1:red_red 2:red_blue", 6),
        ("1:red_red 2:red_blue 3:red_blue", 10),
        ("1:red_red 2:red_blue 3:red_blue 5:red_black", 15),
        ("1:red_red 2:red_blue 3:red_blue 5:red_black 7:red_black", 21),
        ("1:red_red 2:red_blue 3:red_blue 5:red_black 7:red_black 10:red_black", 28),
    ],
)
def test_points_by_the_size_of_an_area(planted: str, points: int) -> None:
    assert vines(planted=planted, grapes="red").at_end() == {"vines": points}


@ruling("CB-278")
def test_the_table_goes_up_to_13() -> None:
    table = data(VINES)["points"]["by_size"]
    assert [*table.values()] == [1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78, 91]
    spread = "1:red_red 2:red_blue 3:red_blue 4:red_blue 5:red_black 6:red_black 7:red_black "
    spread += "8:red_green 9:red_green 10:red_green 11:orange_red 12:red_orange"
    assert vines(planted=spread, grapes="red").at_end() == {"vines": 91}


@ruling("CB-279")
def test_the_largest_areas_score() -> None:
    assert vines(planted=EXAMPLE, grapes="green").at_end() == {"vines": 6}
    assert vines(planted=EXAMPLE, grapes="green green green").at_end() == {"vines": 7}  # two areas only


@ruling("CB-280")
def test_vine_tiles_and_areas_need_each_other() -> None:
    assert vines(planted=EXAMPLE, grapes="yellow").at_end() == {}
    assert vines(planted=EXAMPLE, grapes="red").at_end() == {"vines": 1}
    assert vines(planted=EXAMPLE).at_end() == {}


@ruling("CB-234")
def test_partners_plant_on_their_own() -> None:
    planted = {"vineyards": [{"1": "red_red"}, {}, {"2": "red_red"}, {}], "grapes": [{"red": 1}, {}, {}, {}]}
    with pytest.raises(tetrarch.BadPosition):
        team(modules=VINES, position=planted)  # there is one such tile
    planted["vineyards"] = [{"1": "red_red"}, {}, {"2": "red_blue"}, {}]
    s = team(modules=VINES, position=planted)
    assert s.at_end(0) == {"vines": 3} and s.at_end(2) == {}
