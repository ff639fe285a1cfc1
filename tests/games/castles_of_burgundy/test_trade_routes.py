"""Trade routes: CB-171 to CB-178."""

import json
from collections import Counter
from importlib import resources
from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import Scene, finish, new, scene, started

ruling = pytest.mark.ruling
ROUTES = "trade_routes"
# the first tiles of the data: 1 bank, 6 castle, 5 carpenter | 5 warehouse, 2 church, 3 watchtower
# | 3 boarding_house, 5 church, 2 castle | 2 carpenter, 4 church, 1 boarding_house
# | 6 watchtower, 3 bank, 4 carpenter
MINE = [1, 2, 3, 4, 5]


def trader(laid: str = "", route: list[int] | None = None, **more: Any) -> Scene:
    """Seat 0 has a route on which some goods lie already."""
    position = {"routes": [route or MINE, [6, 7, 8, 9, 10]], "laid": [[int(good) for good in laid], []]}
    position |= dict(more.pop("position", {}))
    return scene(modules=ROUTES, position=position, **more)


@ruling("CB-171")
@pytest.mark.parametrize("seats, each", [(2, 5), (3, 4), (4, 3)])
def test_route_tiles_by_the_number_of_players(seats: int, each: int) -> None:
    found: Counter[int] = Counter()
    for seed in range(6):
        routes = started(seats, seed, modules=[ROUTES]).open["routes"]
        assert [len(route) for route in routes] == [each] * seats
        dealt = [tile for route in routes for tile in route]
        assert len(set(dealt)) == len(dealt) and set(dealt) <= set(range(1, 13))
        found.update(routes[0][:1])
    assert len(found) > 3


@ruling("CB-172")
def test_the_owner_may_arrange_the_tiles() -> None:
    s = new(3, modules=[ROUTES], route_order="chosen", duchies="same")
    assert s.ask == "route" and len(s.offered("route")) == 4
    for seat in range(3):
        dealt = s.offered("route")
        wanted = sorted(dealt, key=int, reverse=True)
        for number, tile in enumerate(wanted):
            if s.ask == "route" and s.match.seat == seat:
                assert s.offered("route") == set(wanted[number:])
                s.play(f"route:{tile}")
        assert s.of("routes", seat) == [int(tile) for tile in wanted]
    assert s.ask == "castle"


@ruling("CB-172")
def test_arranging_needs_the_module() -> None:
    with pytest.raises(tetrarch.BadOption, match="CB-172"):
        new(route_order="chosen")
    assert new(modules=[ROUTES], duchies="same").ask == "castle"


@ruling("CB-173")
def test_goods_are_laid_from_left_to_right() -> None:
    s = trader(goods="4 4 2", rolled="24").play("sell:4-4")
    assert s.of("laid") == [4, 4] and s.sold() == {} and s.wealth() == (4, 1, 0)
    assert s.play("sell:2-2").of("laid") == [4, 4, 2]


@ruling("CB-173")
def test_when_the_route_is_full_goods_are_sold_as_usual() -> None:
    s = trader("44442222333355", goods="1 1 1", rolled="11")
    assert len(s.of("laid")) == 14
    s.play("sell:1-1")
    assert s.of("laid")[14:] == [1] and s.sold() == {"1": 2}


@ruling("CB-174")
def test_a_bonus_where_the_numbers_agree() -> None:
    assert trader(goods="1", rolled="11").play("sell:1-1").wealth() == (2, 1 + 2, 0)  # a bank
    assert trader(goods="4", rolled="44").play("sell:4-4").wealth() == (2, 1, 0)


@ruling("CB-175")
def test_every_kind_of_bonus() -> None:
    s = trader("1", goods="6", rolled="66").play("sell:6-6")
    assert s.ask == "action" and s.play("workers:free").of("workers") == 2 and s.ask == "turn"
    s = trader("11", goods="5", rolled="55", depots={1: "bank"}).play("sell:5-5")
    assert s.ask == "fetch" and s.play("fetch:1-bank").storage() == "bank"
    s = trader("111", goods="5 2", rolled="55").play("sell:5-5")
    assert s.ask == "warehouse" and s.play("sell:free-2").of("laid") == [1, 1, 1, 5, 2]
    s = trader("1111", goods="2", rolled="22", depots={5: "mine"}).play("sell:2-2")
    assert s.ask == "fetch" and s.play("fetch:5-mine").storage() == "mine"
    assert trader("11111", goods="3", rolled="33").play("sell:3-3").sheet() == {"sale": 2, "watchtower": 4}
    assert trader("111111", goods="3", rolled="33").play("sell:3-3").of("workers") == 4
    s = trader(route=[11, 12, 3, 4, 5], laid="111", goods="6", rolled="66", storage="bank").play("sell:6-6")
    assert s.ask == "town_hall" and s.play("place:free-bank-C3").of("silver") == 1 + 2
    s = trader(route=[11, 12, 3, 4, 5], laid="11", goods="6", rolled="66", depots={3: "cow2"}).play(
        "sell:6-6"
    )
    assert s.ask == "fetch" and s.play("fetch:3-cow2").storage() == "cow2"


@ruling("CB-175")
def test_a_bonus_that_is_declined_or_useless_is_lost() -> None:
    assert trader("1", goods="6", rolled="66").play("sell:6-6 skip").ask == "turn"
    assert trader("11", goods="5", rolled="55").play("sell:5-5").ask == "turn"  # no building to take


@ruling("CB-176")
def test_each_bonus_before_the_next_tile() -> None:
    """Tiles 6 and 6: the first is a castle's action, then the second one is laid."""
    s = trader("1", goods="6 6 5", rolled="66").play("sell:6-6")
    assert s.ask == "action" and s.of("laid") == [1, 6] and s.wealth() == (4, 1, 0)
    assert s.play("workers:free").of("laid") == [1, 6, 6]


@ruling("CB-176")
def test_a_sale_inside_a_bonus_lays_its_tiles_first() -> None:
    s = trader("1", goods="6 6 5", rolled="66", depots={1: "bank"}).play("sell:6-6 sell:free-5")
    assert s.ask == "fetch" and s.of("laid") == [1, 6, 5]  # 5 on a 5: a carpenter
    s.play("fetch:1-bank")
    assert s.of("laid") == [1, 6, 5, 6] and s.wealth() == (6, 2, 0) and s.ask == "turn"


@ruling("CB-176")
def test_a_purchase_between_the_tiles_of_a_sale() -> None:
    s = trader("1", goods="6 6", rolled="66", silver=1, black="m7").play("sell:6-6 buy:m7")
    assert s.ask == "action" and s.of("silver") == 0


@ruling("CB-177")
def test_goods_on_the_route_count_as_sold() -> None:
    s = finish(
        "D4:castle C4:m15 B4:m25",
        modules=ROUTES,
        sold="3 3",
        position={"routes": [MINE, [6, 7, 8, 9, 10]], "laid": [[1, 6, 6], []]},
    )
    assert s.sheet() == {"m15": 6, "m25": 5}


@ruling("CB-178")
def test_six_route_tiles_are_reconstructed() -> None:
    path = resources.files("tetrarch.games.castles_of_burgundy") / "data" / "castles_of_burgundy.json"
    tiles = json.loads(path.read_text(encoding="utf-8"))["routes"]["in_order"]
    assert [tile["id"] for tile in tiles if tile["reconstructed"]] == [7, 8, 9, 10, 11, 12]
    spaces = [tuple(space) for tile in tiles for space in tile["spaces"]]
    assert len(set(spaces)) == 36
    assert set(Counter(good for good, _ in spaces).values()) == {6}
    assert set(Counter(bonus for _, bonus in spaces).values()) == {4}
