"""Buildings: CB-73 to CB-83."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import BUILDINGS, Scene, scene

ruling = pytest.mark.ruling
# one tile of every colour on the board, and more in the black depot
BOARD = {1: "bank ship", 2: "m5 castle", 3: "cow2", 5: "mine"}
BLACK = "ship m7 castle church"


def built(kind: str, **more: Any) -> Scene:
    """A building has just been placed in a town of five."""
    given: dict[str, Any] = {"depots": BOARD, "black": BLACK, "storage": kind, "rolled": "33"}
    return scene(**given | more).play(f"place:3-{kind}-E4")


@ruling("CB-73")
@pytest.mark.parametrize("kind", BUILDINGS)
def test_a_building_takes_effect_once_without_a_die(kind: str) -> None:
    s = built(kind, goods="6", storage=f"{kind} ship")
    assert (s.ask == "turn") == (kind in ("boarding_house", "bank", "watchtower"))
    if s.ask != "turn":
        s.play(sorted(s.tokens - {"skip"})[0])
    while s.ask != "turn":
        s.play("skip")
    assert s.of("dice") == [3] and s.of("workers") == (4 if kind == "boarding_house" else 0)


@ruling("CB-73")
@pytest.mark.parametrize("kind", ["market", "carpenter", "church", "warehouse", "town_hall"])
def test_what_a_building_offers_may_be_declined(kind: str) -> None:
    s = built(kind, goods="6", storage=f"{kind} ship").play("skip")
    assert s.ask == "turn" and s.storage() == "ship" and s.goods() == {"6": 1} and s.wealth() == (0, 0, 0)


@ruling("CB-74")
@pytest.mark.parametrize("kind", ["market", "carpenter", "church", "warehouse", "town_hall"])
def test_a_building_may_be_placed_without_use(kind: str) -> None:
    s = built(kind, depots={})
    assert s.ask == "turn" and s.of("placed")["E4"] == kind


@ruling("CB-75")
def test_market() -> None:
    s = built("market")
    assert s.tokens == {"fetch:1-ship", "fetch:3-cow2", "skip"}
    s.play("fetch:3-cow2")
    assert s.storage() == "cow2" and s.depot(3) == [] and s.ask == "turn"


@ruling("CB-76")
def test_carpenter() -> None:
    s = built("carpenter")
    assert s.tokens == {"fetch:1-bank", "skip"}
    assert s.play("fetch:1-bank").storage() == "bank"


@ruling("CB-77")
def test_church() -> None:
    s = built("church")
    assert s.tokens == {"fetch:2-m5", "fetch:2-castle", "fetch:5-mine", "skip"}
    assert s.play("fetch:2-castle").storage() == "castle" and s.ask == "turn"


@ruling("CB-78")
@pytest.mark.parametrize("kind", ["market", "carpenter", "church"])
def test_never_from_the_black_depot(kind: str) -> None:
    assert built(kind, depots={}).ask == "turn"
    s = built(kind, silver=2)
    assert s.offered("buy") == {"ship", "m7", "castle", "church"}  # that is a purchase


@ruling("CB-79")
def test_warehouse() -> None:
    s = built("warehouse", goods="1 1 4")
    assert s.tokens == {"sell:free-1", "sell:free-4", "skip"}
    s.play("sell:free-1")
    assert s.wealth() == (4, 1, 0) and s.goods() == {"4": 1} and s.sold() == {"1": 2} and s.ask == "turn"


@ruling("CB-80")
def test_boarding_house() -> None:
    assert built("boarding_house").wealth() == (0, 0, 4)


@ruling("CB-81")
def test_bank() -> None:
    assert built("bank").wealth() == (0, 2, 0)


@ruling("CB-82")
def test_town_hall_places_with_any_number() -> None:
    s = built("town_hall", storage="town_hall bank cow2")
    assert s.tokens == {"place:free-bank-C3", "place:free-bank-E5", "place:free-bank-F4", "skip"}
    s.play("place:free-bank-F4")
    assert s.of("silver") == 2 and s.of("dice") == [3] and s.of("workers") == 0


@ruling("CB-82")
def test_town_hall_keeps_to_one_of_a_kind() -> None:
    s = built("town_hall", storage="town_hall town_hall")
    assert s.tokens == {"place:free-town_hall-C3", "skip"}


@ruling("CB-82")
def test_one_town_hall_leads_to_the_next() -> None:
    s = built("town_hall", storage="town_hall town_hall church").play("place:free-town_hall-C3")
    assert s.ask == "town_hall"
    s.play("place:free-church-F4")
    assert s.ask == "fetch" and s.play("fetch:5-mine").ask == "turn"


@ruling("CB-83")
def test_watchtower() -> None:
    s = built("watchtower")
    assert s.wealth() == (4, 0, 0) and s.sheet() == {"watchtower": 4}
