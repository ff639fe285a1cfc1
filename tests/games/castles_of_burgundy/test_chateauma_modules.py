"""The Châteauma and the expansions: CB-323 to CB-334."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import (
    cards,
    completing,
    game,
    its,
    machine,
    machine_end,
    person,
    reserve,
    wealth,
)
from games.castles_of_burgundy.scene import Scene, new, started

ruling = pytest.mark.ruling
AUTO = "chateauma"
VINES = "vineyards"
MODIFIERS = ["covered", "built", "first", "extra_turns"]
WHITE = "white_castles"


@ruling("CB-323")
@pytest.mark.parametrize(
    "white, depots, held, found",
    [
        (2, {3: "cow2 bank"}, {}, "bank"),  # both missing: the left one
        (2, {3: "cow2 bank"}, {"building": "bank"}, "cow2"),
        (2, {3: "bank", 4: "ship"}, {"building": "bank"}, "bank"),  # the first depot with a tile
        (2, {3: "cow2 bank"}, {"building": "bank church", "livestock": "pig2"}, "cow2"),  # the fewest
    ],
)
def test_its_white_castles(white: int, depots: dict[int, str], held: dict[str, str], found: str) -> None:
    given: dict[str, Any] = {"cards": (2, 1), "depots": {1: "white_castle"} | depots, "modules": WHITE}
    s = machine(white=white, reserve=held, **given)
    before = " ".join(held.values()).split()
    assert sorted(tile for tiles in reserve(s).values() for tile in tiles) == sorted([found, *before])


@ruling("CB-323")
def test_the_white_castle_on_an_empty_board() -> None:
    assert wealth(machine(cards=(2, 1), depots={1: "white_castle"}, modules=WHITE)) == (0, 1)


@ruling("CB-323")
def test_the_whole_board_by_option() -> None:
    given: dict[str, Any] = {
        "depots": {1: "white_castle", 3: "bank", 4: "ship"},
        "reserve": {"building": "bank"},
    }
    s = machine(cards=(2, 1), white=2, modules=WHITE, white_castle_search="board", **given)
    assert reserve(s) == {"building": ["bank"], "ship": ["ship"]}
    for modules in ([AUTO], [WHITE], []):
        with pytest.raises(tetrarch.BadOption, match="CB-323"):
            new(2, modules=modules, white_castle_search="board")


@ruling("CB-324")
def test_its_crane() -> None:
    s = machine(cards=(2, 1), reserve={"building": "bank crane"}, modules="extra_tiles")
    assert cards(s)[0] == ["crane", "bank", None, None] and wealth(s) == (0, 2)


@ruling("CB-324")
def test_its_geese() -> None:
    """Cows are 5 animals, pigs 4."""
    given: dict[str, Any] = {"cards": (2, 1), "modules": "extra_tiles"}
    s = machine(reserve={"livestock": "geese"}, territory={"livestock": "cow2 cow3 pig4"}, **given)
    assert s.sheet(1) == {"livestock": 7}
    s = machine(reserve={"livestock": "geese"}, **given)
    assert s.sheet(1) == {"livestock": 2}
    s = machine(die=3, depots={3: "sheep3"}, territory={"livestock": "geese cow2"}, **given)
    assert s.sheet(1) == {"livestock": 5}


@ruling("CB-324")
def test_monastery_27_does_nothing_for_it() -> None:
    s = machine(
        cards=(1, 4),
        die=5,
        depots={5: "m27"},
        modules="extra_tiles",
        position={"track": [[], [0, 1]], "done": [0]},
    )
    assert "m27" in cards(s)[0]
    assert s.open["track"][1] == [0, 1]
    s = machine_end("D4:castle", territory={"monastery": "m27"}, modules="extra_tiles", phase="E")
    assert s.sheet(1) == {"monasteries": 4}


@ruling("CB-325")
@pytest.mark.parametrize(
    "before, phase, gained", [(0, "A", {}), (1, "A", {"posts": 10}), (1, "D", {"posts": 4})]
)
def test_its_border_posts(before: int, phase: str, gained: dict[str, int]) -> None:
    s = machine(
        cards=(5, 4),
        tiles=["m1 bank cow2 ."],
        die=2,
        depots={2: "m5"},
        modules="border_posts",
        more={"posts": before},
        position={"phase": phase},
    )
    assert s.sheet(1) == {"card": 18} | gained and its(s, "posts") == before + 1


@ruling("CB-325")
@pytest.mark.parametrize("before, gained", [(2, {"post_bonus": 5}), (3, {})])
def test_its_border_post_tile(before: int, gained: dict[str, int]) -> None:
    s = machine(
        cards=(5, 4),
        tiles=["m1 bank cow2 ."],
        die=2,
        depots={2: "m5"},
        modules="border_posts",
        more={"posts": before},
        position={"post_bonus": [1] if before > 2 else []},
    )
    assert s.sheet(1) == {"card": 18} | gained and s.open["post_bonus"] == [1]


@ruling("CB-325")
def test_other_cards_have_no_posts() -> None:
    s = machine(
        cards=(2, 4),
        tiles=["market bank cow2 ."],
        die=2,
        depots={2: "m5"},
        modules="border_posts",
        more={"posts": 1},
    )
    assert s.sheet(1) == {"card": 18} and its(s, "posts") == 1


@ruling("CB-326")
def test_its_trade_routes() -> None:
    s = machine(cards=(2, 1), depots={1: "warehouse"}, goods="5 5", modules="trade_routes")
    assert s.sheet(1) == {"sale": 4, "routes": 1} and s.open["routes"][1] == [] and s.sold(1) == {"5": 2}
    assert len(s.open["routes"][0]) == 5


@ruling("CB-327")
def test_its_shields() -> None:
    given: dict[str, Any] = {"cards": (2, 4), "tiles": ["market bank cow2 ."], "die": 2, "depots": {2: "m5"}}
    lying = {"depot_shields": {"1": [4], "3": [9, 7], "6": [1]}}
    s = machine(white=2, modules="shields", position=lying, **given)
    assert its(s, "shields") == [7] and s.json["depot_shields"] == {"1": [4], "3": [9], "6": [1]}
    s = machine(white=4, modules="shields", position={"depot_shields": {"1": [4]}}, **given)
    assert its(s, "shields") == [4]


@ruling("CB-327")
@pytest.mark.parametrize("by, taken", [("value", 14), ("number", 5)])
def test_its_shield_of_the_lowest_value(by: str, taken: int) -> None:
    """Shield 5 is worth 12 points, 9 worth 8, and 14 and 16 worth 4."""
    given: dict[str, Any] = {"cards": (2, 4), "tiles": ["market bank cow2 ."], "die": 2, "depots": {2: "m5"}}
    lying = {"depot_shields": {"3": [9, 16, 5, 14]}}
    s = machine(white=3, modules="shields", position=lying, chateauma_shield=by, **given)
    assert its(s, "shields") == [taken]


@pytest.mark.parametrize(
    "modules, options, cited",
    [
        ([AUTO], {"chateauma_shield": "number"}, "CB-327"),
        (["shields"], {"chateauma_shield": "number"}, "CB-327"),
        ([AUTO], {"chateauma_vine_tiles": "all_sets"}, "CB-330"),
        (["vineyards"], {"chateauma_vine_tiles": "all_sets"}, "CB-330"),
    ],
)
def test_readings_that_mean_nothing_are_refused(
    modules: list[str], options: dict[str, str], cited: str
) -> None:
    with pytest.raises(tetrarch.BadOption, match=cited):
        new(2, modules=modules, **options)


@ruling("CB-327")
def test_cards_without_a_shield() -> None:
    s = completing(modules="shields", position={"depot_shields": {"1": [4]}})
    assert its(s, "shields") == []


@ruling("CB-327")
def test_shield_2_is_not_used() -> None:
    for seed in range(8):
        s = started(4, seed=seed, modules=[AUTO, "shields"])
        dealt = [shield for row in s.json["depot_shields"].values() for shield in row]
        assert len(dealt) == 12 and 2 not in dealt


@ruling("CB-327")
def test_its_shields_cost_nothing() -> None:
    s = machine_end(phase="A", silver=1, modules="shields", more={"shields": [7, 9]})
    assert s.ask == "turn" and its(s, "shields") == [7, 9] and s.open["silver"][1] == 1


@ruling("CB-328")
@pytest.mark.parametrize(
    "held, points", [([7], 8), ([7, 9], 15), ([7, 9, 1], 25), ([7, 9, 1, 3], 40), ([*range(7, 12)], 40)]
)
def test_points_of_its_shields(held: list[int], points: int) -> None:
    assert machine_end(modules="shields", more={"shields": held}).sheet(1) == {"shields": points}


@ruling("CB-329")
def test_shield_6_copies_the_machine() -> None:
    given: dict[str, Any] = {"modules": "shields", "position": {"shields": [{"D4": 6}, {}]}}
    s = person(territory={"monastery": "m14"}, cards=(2, 1), tiles=[". . . m13"], **given)
    assert s.offered("follow") == {"1"}
    assert s.play("follow:1 workers:1").wealth() == (0, 1, 4)
    s = person(cards=(2, 1), tiles=[". . . wild:m14"], reserve={"monastery": "m13"}, **given)
    assert s.play("follow:1 workers:1").wealth() == (0, 0, 2)


@ruling("CB-329")
def test_shield_6_does_not_copy_its_points() -> None:
    s = machine_end(
        "D4:castle C3:bank",
        territory={"monastery": "m22 m1"},
        modules="shields",
        position={"shields": [{"D4": 6}, {}], "follow": [1, None], "silver": [1, 0]},
    )
    s.play("tribute:6-silver")
    assert s.sheet(1) == {"monasteries": 8} and s.sheet(0) == {"m22": 4, "shields": 12}


@ruling("CB-329")
def test_shield_6_scores_the_own_buildings() -> None:
    s = person(
        "D4:castle C3:bank",
        territory={"monastery": "m22"},
        modules="shields",
        position={"shields": [{"D4": 6}, {}], "follow": [1, None]},
    )
    assert s.at_end(0)["m22"] == 4


# vineyards


@ruling("CB-330")
def test_its_vineyard_cards() -> None:
    s = game(3, more=[VINES])
    left, right = its(s, "cards")
    assert left in (12, 15, 16) and sorted([left, right, *its(s, "deck")]) == [1, *range(10, 18)]
    assert s.open["grapes"][2] == {} and s.open["vineyards"][2] == {}
    assert [sum(grapes.values()) for grapes in s.open["grapes"][:2]] == [1, 1]
    assert len(s.open["vineyard_depot"]) == len(s.open["vineyard_shop"]) == 3


@ruling("CB-330", "CB-262", "CB-275")
@pytest.mark.parametrize("sets, left", [("one_set", "yellow green black blue"), ("all_sets", "red orange")])
def test_the_reserve_of_vine_tiles(sets: str, left: str) -> None:
    """Two persons have a tile each; with one set those two colours are gone."""
    position = {
        "vineyards": [{"1": "green_black"}, {}, {}],
        "grapes": [{"red": 1}, {"orange": 1}, {}],
        "dice": [[4, 4], [1, 1], []],
    }
    given: dict[str, Any] = {"cards": (10, 1), "seats": 3, "modules": VINES, "chateauma_vine_tiles": sets}
    s = person(storage="red_blue", position=position, **given).play("plant:4-red_blue-2 first:boarding_house")
    assert s.ask == "grape"
    if sets == "one_set":
        assert s.offered("grape") == {*left.split()} and s.why("grape:red") == "CB-275"
    else:
        assert s.offered("grape") > {*left.split()}
    position["grapes"] = [{"red": 1, "yellow": 1, "green": 1}, {"orange": 1, "black": 1, "blue": 1}, {}]
    s = person(storage="red_blue", position=position, **given).play("plant:4-red_blue-2 first:boarding_house")
    assert s.ask == ("turn" if sets == "one_set" else "grape") and s.told("level")


@ruling("CB-330")
def test_a_second_set_of_vine_tiles_is_refused_in_a_position() -> None:
    position = {"grapes": [{"red": 2}, {}]}
    given: dict[str, Any] = {"cards": (10, 1), "modules": VINES, "position": position}
    assert person(chateauma_vine_tiles="all_sets", **given).ask == "turn"
    with pytest.raises(tetrarch.BadPosition, match="CB-263"):
        person(**given)


def pressed(depot: str, white: int, **more: Any) -> Scene:
    """A tile covers the double sign of card 10, its second space."""
    position = {"vineyard_depot": [None if tile == "." else tile for tile in depot.split()]}
    return machine(
        cards=(10, 1),
        tiles=["bank . . ."],
        die=1,
        white=white,
        depots={1: "watchtower"},
        modules=VINES,
        position=position | dict(more.pop("position", {})),
        **more,
    )


@ruling("CB-331")
@pytest.mark.parametrize(
    "depot, white, taken",
    [
        ("red_red green_green blue_blue", 1, "red_red"),
        ("red_red green_green blue_blue", 2, "red_red"),
        ("red_red green_green blue_blue", 3, "green_green"),
        ("red_red . blue_blue", 4, "blue_blue"),
        ("red_red . .", 3, "red_red"),
        (". . .", 3, None),
    ],
)
def test_a_double_sign(depot: str, white: int, taken: str | None) -> None:
    s = pressed(depot, white)
    assert its(s, "doubles") == ({taken: 1} if taken else {}) and wealth(s) == (4, 0)
    assert len([tile for tile in s.open["vineyard_depot"] if tile]) == len(
        depot.replace(".", "").split()
    ) - bool(taken)


@ruling("CB-331")
def test_a_joker_on_a_double_sign() -> None:
    s = machine(
        cards=(10, 1),
        tiles=["bank . . ."],
        reserve={"wild": "ship"},
        modules=VINES,
        position={"vineyard_depot": ["red_red", None, None]},
    )
    assert cards(s)[0][1] == "wild:ship" and its(s, "doubles") == {"red_red": 1}


@ruling("CB-332")
@pytest.mark.parametrize(
    "shop, white, bought",
    [
        ("red_red green_green blue_blue", 2, "red_red"),
        ("red_red green_green blue_blue", 3, "green_green"),
        ("red_red green_green blue_blue", 6, "blue_blue"),
        ("red_red . .", 4, "red_red"),
    ],
)
def test_its_purchase_in_the_shop(shop: str, white: int, bought: str) -> None:
    s = machine(
        cards=(1, 10),
        die=5,
        white=white,
        depots={5: "m5"},
        seats=3,
        silver=3,
        black="m7",
        modules=VINES,
        position={"vineyard_shop": [None if tile == "." else tile for tile in shop.split()]},
    )
    assert its(s, "doubles") == {bought: 1} and wealth(s)[1] == 1 and reserve(s) == {}


@ruling("CB-332")
def test_the_only_place_of_the_shop() -> None:
    given: dict[str, Any] = {"cards": (1, 10), "die": 5, "depots": {5: "m5"}, "silver": 2, "modules": VINES}
    s = machine(white=3, black="m7", position={"vineyard_shop": ["red_red"]}, **given)
    assert its(s, "doubles") == {"red_red": 1} and reserve(s) == {}
    s = machine(white=3, black="m7", position={"vineyard_shop": [None]}, **given)
    assert its(s, "doubles") == {} and reserve(s) == {"monastery": ["m7"]} and wealth(s)[1] == 0


PILE = "orange_yellow orange_green orange_red orange_black orange_blue".split()


@ruling("CB-333")
@pytest.mark.parametrize(
    "tiles, points", [(1, 1), (2, 3), (3, 6), (5, 15), (8, 36), (12, 78), (13, 91), (15, 91)]
)
def test_points_of_its_double_tiles(tiles: int, points: int) -> None:
    pile = {tile: len(range(n, tiles, 5)) for n, tile in enumerate(PILE) if n < tiles}
    s = machine_end(cards=(12, 1), modules=VINES, more={"doubles": pile})
    assert s.sheet(1) == {"doubles": points}


@ruling("CB-334")
@pytest.mark.parametrize("module", ["inns", "teams", "solo"])
def test_what_does_not_go_with_it(module: str) -> None:
    with pytest.raises(tetrarch.BadOption, match=r"CB-(334|237|258)"):
        new(4, modules=[AUTO, module])


@ruling("CB-334")
def test_all_others_go_together() -> None:
    others = ["extra_tiles", "border_posts", "white_castles", "trade_routes", "shields", VINES]
    s = started(4, modules=[*others, AUTO], chateauma_modifiers=MODIFIERS)
    assert s.ask == "turn"
