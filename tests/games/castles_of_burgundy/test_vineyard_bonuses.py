"""Vineyards, bonuses and scoring: CB-271 to CB-280."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import alone, team, vines
from games.castles_of_burgundy.scene import finish
from games.castles_of_burgundy.test_components import data

ruling = pytest.mark.ruling
VINES = "vineyards"
COLOURS = ["orange", "yellow", "green", "red", "black", "blue"]
NUMBERS = dict(zip(range(1, 13), (1, 4, 2, 5, 3, 6, 5, 1, 4, 3, 6, 2), strict=True))


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


def test_refusals_cite_their_rulings() -> None:
    s = vines(storage="red_blue", planted="1:green_black", rolled="44", grapes="red red red red")
    assert s.why("buy_double:1") == "CB-276"
    s = s.play("plant:4-red_blue-2")
    assert s.why("first:castle") == "CB-271"
    s = s.play("first:boarding_house")
    assert s.ask == "grape" and s.why("grape:red") == "CB-275"
    turn = {"ask": "turn", "seat": 0}
    for ask, token, ruling_ in (("double", "fetch_double:2", "274"), ("black", "fetch_black:ship", "273")):
        doc: dict[str, object] = {"stack": [turn, {"ask": f"fetch_{ask}", "seat": 0}]}
        s = vines(depot="red_red", black="mine", position=doc)
        assert s.why(token) == f"CB-{ruling_}"


def test_partners_make_room_for_a_double_tile() -> None:
    """Two spaces must be free in one of their storages, so a second tile may have to go [CB-225, CB-266]."""
    doc: dict[str, object] = {"vineyard_depot": ["red_red"] + [None] * 5}
    s = team(storage="bank", shared="ship mine", rolled="11", modules="vineyards", position=doc)
    s = s.play("pick:1-1 discard_shared:ship")
    assert s.ask == "discard"
    s = s.play("discard_shared:mine")
    assert s.open["shared_storage"][0] == ["red_red"] and s.open["storage"][0] == ["bank"]
