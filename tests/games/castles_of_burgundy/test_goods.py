"""Goods, workers and the black depot: CB-84 to CB-89."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import Scene, scene

ruling = pytest.mark.ruling


@ruling("CB-84")
def test_the_die_says_which_goods() -> None:
    s = scene(rolled="25", goods="1 2 2 5")
    assert s.offered("sell") == {"2-2", "5-5"} and s.why("sell:2-1") == "CB-44"
    assert s.why("sell:2-6") == "CB-84"


@ruling("CB-85")
def test_all_goods_of_the_type_are_sold() -> None:
    s = scene(rolled="25", goods="1 2 2 5", sold="2").play("sell:2-2")
    assert s.goods() == {"1": 1, "5": 1} and s.sold() == {"2": 3}


@ruling("CB-86")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_silver_once_and_points_for_every_tile(seats: int) -> None:
    s = scene(seats=seats, rolled="33", goods="3 3 3").play("sell:3-3")
    assert s.wealth() == (3 * seats, 1, 0) and s.sheet() == {"sale": 3 * seats}


@ruling("CB-87")
@pytest.mark.parametrize("face", "123456")
def test_two_workers_with_any_die(face: str) -> None:
    s = scene(rolled=face * 2).play(f"workers:{face}")
    assert s.of("workers") == 2


@ruling("CB-88")
def test_one_tile_of_the_black_depot_for_two_silver() -> None:
    s = scene(silver=5, black="m7 ship ship", rolled="12")
    assert s.offered("buy") == {"m7", "ship"}
    s.play("buy:ship")
    assert s.wealth() == (0, 3, 0) and s.storage() == "ship" and s.of("dice") == [1, 2]
    assert sorted(tile for tile in s.open["black"] if tile) == ["m7", "ship"]
    assert "buy" not in s.verbs and s.why("buy:m7") == "CB-88"
    s.play("workers:1 workers:2 end end")
    assert s.offered("buy") == {"m7", "ship"}  # in the next turn again


@ruling("CB-88", "CB-104")
def test_everybody_has_a_purchase_and_a_power_in_the_own_turn() -> None:
    monasteries = ("D4:castle C4:m6", "D4:castle")
    s = scene(*monasteries, silver=[2, 2], workers=[2, 2], black="m7 ship", depots={1: "bank"})
    s.play("buy:m7 mason:1-bank end")
    assert s.match.seat == 1 and s.offered("buy") == {"ship"} and "mason" not in s.verbs


@ruling("CB-88")
def test_one_silver_is_not_enough() -> None:
    assert scene(silver=1, black="m7").why("buy:m7") == "CB-88"


@ruling("CB-9")
def test_silver_and_workers_never_run_out() -> None:
    """There are 24 coins and 26 workers in the box."""
    s = scene(storage="bank boarding_house", rolled="33", silver=[40, 40], workers=[60, 60])
    s.play("place:3-bank-E4 place:3-boarding_house-C3")
    assert s.wealth()[1:] == (42, 64)


def hall(storage: str = "town_hall", **more: Any) -> Scene:
    given: dict[str, Any] = {"storage": storage, "rolled": "33", "silver": 2, "black": "bank m7 ship"}
    return scene(**given | more).play("place:3-town_hall-E4")


@ruling("CB-89")
def test_a_purchase_between_a_town_hall_and_its_second_tile() -> None:
    s = hall()
    assert s.ask == "town_hall" and s.verbs == {"buy", "skip"}  # nothing stored, but something to buy
    s.play("buy:bank")
    assert s.ask == "town_hall" and s.of("silver") == 0
    s.play("place:free-bank-C3")
    assert s.of("silver") == 2 and s.of("dice") == [3] and "buy" not in s.verbs


@ruling("CB-89")
@pytest.mark.parametrize(
    "storage, move, ask",
    [
        ("castle", "place:4-castle-A3", "action"),
        ("market", "place:3-market-C3", "fetch"),
        ("church", "place:3-church-C3", "fetch"),
        ("warehouse", "place:3-warehouse-C3", "warehouse"),
        ("ship", "place:2-ship-D3", "goods"),
    ],
)
def test_a_purchase_amid_every_effect(storage: str, move: str, ask: str) -> None:
    s = scene(
        "B3:castle D4:castle",
        storage=storage,
        rolled=move[6] * 2,
        silver=2,
        black="m7",
        goods="1",
        lying={3: "2"},
        depots={2: "m5 castle", 3: "cow2"},
    )
    s.play(move)
    assert s.ask == ask and "buy:m7" in s.tokens
    s.play("buy:m7")
    assert s.ask == ask and "buy" not in s.verbs and s.storage() == "m7"


@ruling("CB-89")
def test_a_purchase_in_an_effect_of_an_effect() -> None:
    """Town hall, castle, church, and the purchase there."""
    s = scene(
        "B3:castle D4:castle",
        storage="town_hall castle church",
        rolled="33",
        silver=2,
        black="m7",
        depots={5: "mine"},
    )
    s.play("place:3-town_hall-C3 place:free-castle-A3 place:free-church-E4 buy:m7 fetch:5-mine")
    assert s.storage() == "m7 mine" and s.ask == "turn" and s.of("dice") == [3]
