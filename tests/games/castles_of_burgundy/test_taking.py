"""Taking tiles and storage: CB-49 to CB-54."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import scene

ruling = pytest.mark.ruling


@ruling("CB-49")
def test_a_tile_of_the_depot_with_the_number_of_the_die() -> None:
    s = scene(rolled="26", depots={2: "m5 castle", 3: "cow2 bank", 6: "market"})
    assert s.offered("take") == {"2-2-m5", "2-2-castle", "6-6-market"}
    s.play("take:2-2-castle")
    assert s.storage() == "castle" and s.depot(2) == ["m5"] and s.of("placed") == {"D4": "castle"}
    assert s.ask == "turn"  # a castle gives its action only when it is placed


@ruling("CB-49")
def test_two_equal_tiles_are_one_choice() -> None:
    s = scene(seats=4, rolled="55", depots={5: "bank mine bank m1"})
    assert s.offered("take") == {"5-5-bank", "5-5-mine", "5-5-m1"}
    s.play("take:5-5-bank")
    assert sorted(s.depot(5)) == ["bank", "m1", "mine"]


@ruling("CB-50")
def test_three_storage_spaces() -> None:
    s = scene(rolled="55", storage="m1 m2", depots={5: "mine m4"}).play("take:5-5-mine")
    assert s.ask == "turn" and s.storage() == "m1 m2 mine"


@ruling("CB-51")
def test_full_storage_first_needs_a_discard() -> None:
    s = scene(rolled="55", storage="m1 m2 m3", depots={5: "mine"}).play("take:5-5-mine")
    assert s.ask == "discard" and s.tokens == {"discard:m1", "discard:m2", "discard:m3"}
    s.play("discard:m2")
    assert s.storage() == "m1 m3 mine" and s.json["removed"] == {"m2": 1} and s.depot(5) == []


@ruling("CB-51")
def test_the_new_tile_may_equal_the_discarded_one() -> None:
    s = scene(rolled="55", storage="mine mine bank", depots={5: "mine"}).play("take:5-5-mine")
    assert s.tokens == {"discard:mine", "discard:bank"}
    s.play("discard:mine")
    assert s.storage() == "bank mine mine" and s.json["removed"] == {"mine": 1}


@ruling("CB-52")
def test_discarding_for_effects_and_purchases() -> None:
    full: dict[str, Any] = {"storage": "carpenter ship ship", "rolled": "33", "workers": 2}
    full |= {"silver": 2, "black": "m7", "discard_anywhere": True}
    shop = {1: "bank"}
    s = scene("D4:castle C4:m6", depots=shop, **full)
    assert s.play("buy:m7").ask == "discard"
    s = scene("D4:castle C4:m6", depots=shop, **full)
    assert s.play("mason:1-bank").ask == "discard"
    s = scene("D4:castle", depots=shop, **full).play("place:3-carpenter-E4 buy:m7 fetch:1-bank")
    assert s.ask == "discard" and s.play("discard:ship").storage() == "bank m7 ship"


@ruling("CB-52")
def test_or_for_the_take_action_only() -> None:
    s = scene(
        "D4:castle C4:m6",
        storage="carpenter ship ship",
        rolled="13",
        silver=2,
        workers=2,
        black="m7",
        depots={1: "bank", 3: "market"},
    )
    assert {"buy", "mason"} & s.verbs == set() and s.why("buy:m7") == "CB-52"
    assert s.why("mason:1-bank") == "CB-52" and "1-1-bank" in s.offered("take")
    s.play("place:3-carpenter-E4")  # frees a space
    assert s.offered("buy") == {"m7"} and s.play("buy:m7").offered("fetch") == set()
    s = scene(storage="m1 m2 m3", rolled="11", depots={1: "bank"})
    assert s.play("take:1-1-bank").ask == "discard"


@ruling("CB-52")
def test_a_castle_takes_with_discards_too() -> None:
    """Its action is a take action like that of a die."""
    s = scene(
        "B3:castle",
        storage="castle m1 m2",
        rolled="44",
        silver=2,
        black="m7",
        depots={1: "bank"},
    )
    s.play("place:4-castle-A3 buy:m7 take:free-1-bank")
    assert s.ask == "discard"


@ruling("CB-53")
def test_no_needless_discards() -> None:
    s = scene(rolled="55", storage="m1 m2", depots={5: "mine"})
    assert "discard" not in s.verbs and s.play("take:5-5-mine").ask == "turn"
    assert "discard" not in scene(storage="m1 m2 m3").verbs


@ruling("CB-54")
def test_a_place_stays_empty_until_the_next_phase() -> None:
    s = scene(rolled="55", depots={5: "mine m4"}, silver=2, black="m7 m12").play(
        "take:5-5-mine buy:m7 end end"
    )
    assert s.open["round"] == 2 and s.depot(5) == ["m4"]
    assert [tile for tile in s.open["black"] if tile] == ["m12"]
