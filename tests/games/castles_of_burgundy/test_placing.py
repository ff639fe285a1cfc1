"""Placing tiles: CB-55 to CB-60."""

import pytest

from games.castles_of_burgundy.scene import scene

ruling = pytest.mark.ruling


@ruling("CB-55")
def test_colour_and_number_must_fit() -> None:
    s = scene(storage="ship mine m5", rolled="25")
    assert s.offered("place") == {"2-ship-D3", "5-ship-D5"}
    assert s.why("place:2-ship-D5") == "CB-44"  # the number, without workers
    assert s.why("place:2-mine-D3") == "CB-55"
    assert s.why("place:2-bank-D3") == "CB-55"  # not stored
    s.play("place:2-ship-D3")
    assert s.of("placed") == {"D4": "castle", "D3": "ship"} and s.storage() == "m5 mine"


@ruling("CB-55")
def test_with_workers_every_number_can_be_reached() -> None:
    s = scene(storage="mine", rolled="11", workers=3)
    assert s.offered("place") == {"1-mine-E3"} and s.cost("place:1-mine-E3") == 3
    assert s.play("place:1-mine-E3").of("workers") == 0


@ruling("CB-55")
def test_equal_stored_tiles_are_one_choice() -> None:
    s = scene(storage="ship ship", rolled="22").play("place:2-ship-D3")
    assert s.storage() == "ship"


@ruling("CB-56")
def test_the_space_must_be_next_to_an_earlier_tile() -> None:
    s = scene(storage="ship cow2", rolled="24")
    assert s.offered("place") == {"2-ship-D3"}
    assert s.why("place:2-cow2-B1") == "CB-56"
    assert s.why("place:4-cow2-C2") == "CB-56"
    s.play("place:2-ship-D3")
    assert s.offered("place") == {"4-cow2-C2"}  # next to the ship


@ruling("CB-56")
def test_every_neighbour_of_the_start_castle() -> None:
    everything = "ship bank m5"
    found = set()
    for face in "123456":
        s = scene(storage=everything, rolled=face * 2)
        found |= {token.split("-")[-1] for token in s.offered("place")}
    assert found == {"C3", "C4", "D3", "D5", "E4"}  # and E3 for a mine


@ruling("CB-57")
def test_a_placed_tile_stays() -> None:
    s = scene("D4:castle E4:bank", storage="church", rolled="33")
    assert s.offered("place") == {"3-church-C3"} and s.why("place:3-church-E4") == "CB-57"


@ruling("CB-58")
def test_the_effect_follows_at_once() -> None:
    s = scene(storage="bank", rolled="33").play("place:3-bank-E4")
    assert s.of("silver") == 2


@ruling("CB-59")
def test_scoring_comes_before_the_effect() -> None:
    """A town of one space with a town hall: its points are there when the second tile is asked for."""
    s = scene(storage="town_hall ship", rolled="33").play("place:3-town_hall-C3")
    assert s.ask == "town_hall" and s.of("points") == 1 + 10
    s.play("place:free-ship-D3")
    assert s.of("points") == 11


@ruling("CB-60")
def test_one_building_of_a_kind_in_a_town() -> None:
    s = scene("D4:castle E4:bank", storage="bank", rolled="13")
    assert s.offered("place") == {"3-bank-C3"}  # another town
    assert s.why("place:1-bank-E5") == "CB-60"
    s = scene("D4:castle E4:bank", storage="church", rolled="13")
    assert s.offered("place") == {"3-church-C3", "1-church-E5"}


@ruling("CB-60")
def test_the_tiles_of_a_town_need_not_touch() -> None:
    town = "D4:castle E4:bank E5:church F4:market"
    s = scene(town, storage="bank", rolled="66")
    assert s.why("place:6-bank-F5") == "CB-60"
    assert scene(town, storage="warehouse", rolled="66").offered("place") == {"6-warehouse-F5"}


@ruling("CB-60")
def test_two_tiles_of_other_colours_may_be_alike() -> None:
    s = scene("D4:castle D3:ship C2:cow2", storage="ship cow2", rolled="15")
    assert s.offered("place") == {"1-ship-D2", "5-ship-D5", "1-cow2-B2", "5-cow2-C1"}
