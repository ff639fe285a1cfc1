"""Monasteries that work during the game: CB-97 to CB-113."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import Scene, finish, scene

ruling = pytest.mark.ruling
EVERYWHERE = {1: "ship", 2: "castle", 3: "cow2", 4: "ship", 5: "mine", 6: "pig2"}


def owner(number: int, *more: str, **given: Any) -> Scene:
    """Seat 0 has a monastery next to its castle."""
    return scene(" ".join(["D4:castle", f"C4:m{number}", *more]), **given)


@ruling("CB-97")
def test_a_stored_monastery_does_nothing() -> None:
    s = scene(storage="m14 m13", rolled="11").play("workers:1")
    assert s.wealth() == (0, 0, 2)
    s.play("place:1-m14-C4")
    assert "place" not in s.verbs  # both dice are used
    s = scene(storage="m14", rolled="12").play("place:1-m14-C4 workers:2")
    assert s.wealth() == (0, 0, 4)  # placed it works at once


@ruling("CB-98")
def test_monastery_1_several_buildings_of_a_kind() -> None:
    s = owner(1, "E4:bank", storage="bank", rolled="13")
    assert s.offered("place") == {"1-bank-E5", "3-bank-C3"}
    assert s.play("place:1-bank-E5").of("silver") == 2


@ruling("CB-99")
@pytest.mark.parametrize("mines", [1, 2, 3])
def test_monastery_2_a_worker_for_every_mine(mines: int) -> None:
    cells = " ".join(f"{cell}:mine" for cell in ["E3", "F2", "G1"][:mines])
    s = finish(f"D4:castle C4:m2 {cells}", phase="B")
    assert s.wealth() == (0, mines, mines) and s.wealth(1) == (0, 0, 0)


@ruling("CB-100")
def test_monastery_3_two_silver_for_a_sale() -> None:
    s = owner(3, rolled="23", goods="2 2 5", storage="warehouse").play("sell:2-2")
    assert s.wealth() == (4, 2, 0)
    s.play("place:3-warehouse-E4 sell:free-5")
    assert s.wealth() == (6, 4, 0)


@ruling("CB-101")
def test_monastery_4_a_worker_for_a_sale() -> None:
    s = owner(4, rolled="23", goods="2 2 5", storage="warehouse").play("sell:2-2")
    assert s.wealth() == (4, 1, 1)
    s.play("place:3-warehouse-E4 sell:free-5")
    assert s.wealth() == (6, 2, 2)


def sailed(goods: str = "", **lying: str) -> Scene:
    """A ship with monastery 5; goods lie in depots d1 to d6."""
    piles = {int(depot[1]): text for depot, text in lying.items()}
    return owner(5, rolled="22", storage="ship", goods=goods, lying=piles).play("place:2-ship-D3")


@ruling("CB-102")
def test_monastery_5_goods_of_a_neighbour_too() -> None:
    s = sailed(d1="1", d2="2 2", d4="4", d6="6")
    assert s.offered("goods") == {"1-1", "2-2", "4-4", "6-6"}
    s.play("goods:1-1")
    assert s.ask == "more_goods" and s.tokens == {"goods:2-2", "goods:6-6", "skip"}
    s.play("goods:6-6")
    assert s.goods() == {"1": 1, "6": 1} and s.ask == "turn" and s.track(0) == (1, 0)


@ruling("CB-102")
def test_the_neighbour_may_be_left_alone() -> None:
    s = sailed(d1="1", d2="2 2").play("goods:1-1 skip")
    assert s.goods() == {"1": 1} and s.lying(2) == {"2": 2}
    assert sailed(d1="1", d3="3").play("goods:1-1").ask == "turn"  # no goods beside depot 1


@ruling("CB-103")
def test_the_chosen_depot_comes_first() -> None:
    s = sailed("4", d1="1 2", d2="1 3").play("goods:1-1+2")
    assert s.tokens == {"goods:2-1", "skip"}  # the third type came from depot 1
    s.play("goods:2-1")
    assert s.goods() == {"1": 2, "2": 1, "4": 1} and s.lying(2) == {"3": 1}


@ruling("CB-104")
def test_monastery_6_a_building_for_two_workers() -> None:
    s = owner(6, workers=5, depots={1: "bank ship", 3: "cow2 church"}, black="market")
    assert s.offered("mason") == {"1-bank", "3-church"}
    s.play("mason:3-church")
    assert s.of("workers") == 3 and s.storage() == "church" and s.of("dice") == [1, 1]
    assert "mason" not in s.verbs and s.why("mason:1-bank") == "CB-104"
    s.play("end end")
    assert s.offered("mason") == {"1-bank"}


@ruling("CB-104")
def test_monastery_6_at_any_time() -> None:
    s = owner(6, workers=2, depots={1: "bank"}, storage="town_hall", rolled="33").play("place:3-town_hall-E4")
    assert s.ask == "town_hall" and s.verbs == {"mason", "skip"}
    s.play("mason:1-bank place:free-bank-C3")
    assert s.of("silver") == 2 and s.ask == "turn"
    assert owner(6, workers=1, depots={1: "bank"}).why("mason:1-bank") == "CB-104"
    assert scene(workers=2, depots={1: "bank"}).why("mason:1-bank") == "CB-104"


@ruling("CB-105")
def test_monastery_7_the_sheep_and_pigs_of_the_rulebook() -> None:
    s = owner(7, "C3:bank C2:sheep4", storage="sheep3 pig2", rolled="15").play("place:1-sheep3-B2")
    assert s.of("points") == 9 and s.sheet() == {"livestock": 7, "m7": 2}
    s.play("place:5-pig2-C1")
    assert s.of("points") == 9 + 3


@ruling("CB-106")
@pytest.mark.parametrize(
    "face, number, cost", [(3, 6, 2), (3, 5, 1), (3, 4, 1), (3, 1, 1), (3, 3, 0), (6, 2, 1)]
)
def test_monastery_8_a_worker_changes_a_die_by_two(face: int, number: int, cost: int) -> None:
    s = owner(8, workers=2, rolled=f"{face}{face}", goods=str(number))
    assert s.cost(f"sell:{face}-{number}") == cost
    assert s.play(f"sell:{face}-{number}").of("workers") == 2 - cost


@ruling("CB-107", "CB-108", "CB-109")
@pytest.mark.parametrize(
    "number, helped", [(9, {"bank"}), (10, {"ship", "cow2"}), (11, {"castle", "mine", "m5"})]
)
def test_monasteries_9_to_11_free_changes(number: int, helped: set[str]) -> None:
    """Every tile has a space whose number is one away from the die."""
    spaces = {
        "bank": ("4", "E4"),
        "ship": ("3", "D3"),
        "cow2": ("5", "C2"),
        "castle": ("1", "B3"),
        "mine": ("3", "E3"),
        "m5": ("6", "B4"),
    }
    found = set()
    for tile, (face, cell) in spaces.items():
        s = owner(number, "C3:church", storage=tile, rolled=face * 2)
        if f"place:{face}-{tile}-{cell}" in s.tokens:
            found.add(tile)
            assert s.cost(f"place:{face}-{tile}-{cell}") == 0
    assert found == helped


@ruling("CB-107", "CB-108", "CB-109")
def test_the_free_change_is_for_placing_only() -> None:
    for number in (9, 10, 11):
        s = owner(number, rolled="22", goods="3", depots=EVERYWHERE)
        assert s.offered("take") == {"2-2-castle"} and s.offered("sell") == set()


@ruling("CB-110")
def test_monastery_12_a_free_change_for_taking() -> None:
    s = owner(12, rolled="66", storage="bank", goods="1", depots=EVERYWHERE)
    assert s.offered("take") == {"6-5-mine", "6-6-pig2", "6-1-ship"}
    assert s.cost("take:6-1-ship") == 0 and s.offered("sell") == set() and s.offered("place") == set()


@ruling("CB-111")
@pytest.mark.parametrize("face, cost", [(2, 0), (1, 1), (6, 2), (5, 1), (4, 0)])
def test_free_changes_and_workers_together(face: int, cost: int) -> None:
    s = owner(12, rolled=f"{face}{face}", workers=2, depots={3: "cow2"})
    assert s.cost(f"take:{face}-3-cow2") == cost


@ruling("CB-111")
@pytest.mark.parametrize("face, cost", [(2, 0), (1, 1), (6, 1), (5, 1), (4, 0)])
def test_monastery_8_does_not_enlarge_the_free_change(face: int, cost: int) -> None:
    s = owner(12, "E4:bank F3:m8", rolled=f"{face}{face}", workers=1, depots={3: "cow2"})
    assert s.cost(f"take:{face}-3-cow2") == cost


@ruling("CB-112")
def test_monastery_13_silver_with_workers() -> None:
    s = owner(13, rolled="33", storage="boarding_house").play("workers:3")
    assert s.wealth() == (0, 1, 2)
    assert s.play("place:3-boarding_house-E4").wealth() == (0, 1, 6)


@ruling("CB-113")
def test_monastery_14_four_workers() -> None:
    s = owner(14, rolled="33", storage="boarding_house").play("workers:3")
    assert s.wealth() == (0, 0, 4)
    assert s.play("place:3-boarding_house-E4").wealth() == (0, 0, 8)


@ruling("CB-112", "CB-113")
def test_the_action_of_a_castle_counts_like_a_die() -> None:
    s = scene("B3:castle B4:m13 C4:m14", rolled="44", storage="castle").play("place:4-castle-A3 workers:free")
    assert s.wealth() == (0, 1, 4)
