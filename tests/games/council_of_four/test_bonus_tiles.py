"""Bonus tiles and king's tiles: CF-58 to CF-63."""

import pytest

from games.council_of_four.scene import CITY, scene

ruling = pytest.mark.ruling


def owners(s: object) -> dict[str, int]:
    return {tile: seat for tile, seat in s.open["tiles"].items() if seat is not None}  # type: ignore[attr-defined]


@ruling("CF-58")
@pytest.mark.parametrize(
    "map, metal, before, last",
    [
        ("aaa", "gold", "BFHK", "o"),
        ("baa", "gold", "AFHK", "o"),
        ("aaa", "silver", "CDG", "l"),
        ("bbb", "silver", "CEJ", "m"),
        ("aaa", "bronze", "EI", "n"),
        ("baa", "bronze", "BI", "n"),
        ("aaa", "iron", "A", "m"),
        ("bab", "iron", "D", "l"),
    ],
)
def test_all_cities_of_a_metal(map: str, metal: str, before: str, last: str) -> None:
    s = scene(before, map=map, permits=last).play(f"build:{last}-{CITY[last.upper()]}")
    assert owners(s) == {metal: 0}
    s = scene(before[1:], map=map, permits=last).play(f"build:{last}-{CITY[last.upper()]}")
    assert owners(s) == {}


@ruling("CF-59")
@pytest.mark.parametrize(
    "region, before, last", [("coast", "ABCD", "e"), ("hills", "FGHJ", "i"), ("mountains", "KLNO", "m")]
)
def test_all_cities_of_a_region(region: str, before: str, last: str) -> None:
    s = scene(before, permits=last).play(f"build:{last}-{CITY[last.upper()]}")
    assert owners(s) == {region: 0}
    assert [args["tile"] for args in s.told("tile", None)] == [region]


@ruling("CF-60")
def test_a_kings_tile_comes_with_every_bonus_tile() -> None:
    s = scene("A", permits="m").play("build:m-merkatim")
    assert s.open["kings_tiles"] == [0]
    s = scene("A", permits="m", position={"kings_tiles": [1, 1]}).play("build:m-merkatim")
    assert s.open["kings_tiles"] == [1, 1, 0] and s.sheet()["kings"] == 12


@ruling("CF-60")
def test_the_stack_of_kings_tiles_can_be_empty() -> None:
    s = scene("A", permits="m", position={"kings_tiles": [1] * 5}).play("build:m-merkatim")
    assert owners(s)["iron"] == 0 and s.open["kings_tiles"] == [1] * 5 and "kings" not in s.sheet()


@ruling("CF-61")
def test_a_metal_and_a_region_at_once() -> None:
    s = scene("BCDEM", permits="a").play("build:a-arkon")  # iron and the coast
    assert owners(s) == {"iron": 0, "coast": 0} and s.open["kings_tiles"] == [0, 0]
    assert s.sheet()["kings"] == 25 + 18
    s = scene("BCDEM", permits="a", position={"kings_tiles": [1] * 4}).play("build:a-arkon")
    assert owners(s) | {"iron": 0, "coast": 0} == owners(s) and s.open["kings_tiles"] == [1] * 4 + [0]


@ruling("CF-62")
def test_purple_counts_for_the_hills_and_for_no_metal() -> None:
    s = scene("FGHI", permits="j").play("build:j-juvelar")
    assert owners(s) == {"hills": 0}
    assert owners(scene("FGI", permits="h").play("build:h-hellar")) == {}  # Juvelar is missing
    s = scene("CDG", permits="l").play("build:l-lyram")  # silver needs no purple city
    assert owners(s) == {"silver": 0}


@ruling("CF-63")
def test_each_bonus_tile_exists_once() -> None:
    s = scene("A", "AM", permits="m", position={"tiles": {"iron": 1}, "kings_tiles": [1]})
    s.play("build:m-merkatim")
    assert owners(s) == {"iron": 1} and s.open["kings_tiles"] == [1]
