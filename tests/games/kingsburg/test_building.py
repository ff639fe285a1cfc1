"""Building and the buildings' effects at the end of a season: KI-61 to KI-67, KI-72 to KI-88."""

import pytest

from games.kingsburg.scene import BASE, A, B, C, row, scene
from tetrarch.core.engine.kernel import CHANCE

ruling = pytest.mark.ruling


@ruling("KI-61")
def test_one_building_a_season_in_turn_order() -> None:
    s = scene("autumn build", held=["g4", "w2", ""], more={"order": [B, A, C]})
    s.play("1>build:palisade 0>build:statue")
    assert (s.goods(), s.question) == ("g2", "recruit")


@ruling("KI-61")
def test_building_may_be_left_out() -> None:
    s = scene("autumn build", held="w2")
    assert s.tokens == {"build:palisade", "build:barricade", "done"}
    assert s.play("done").of("buildings") == []


@ruling("KI-61")
def test_a_building_must_be_paid() -> None:
    assert scene("autumn build", held="w1").why("build:palisade") == "KI-61"
    assert scene("autumn build", held="g1").seat == CHANCE  # nothing for one gold: nobody is asked


@ruling("KI-63")
def test_rows_are_built_from_left_to_right() -> None:
    s = scene("autumn build", held="g9w9s9", buildings="statue")
    assert s.offered("build") == {"chapel", "inn", "guard_tower", "palisade", "barricade"}
    assert s.why("build:church") == "KI-63"
    assert s.why("build:statue") == "KI-63"  # it exists once
    s = scene("autumn build", held="g9w9s9", buildings="statue chapel")
    assert "church" in s.offered("build")


@ruling("KI-62")
def test_rows_are_independent() -> None:
    s = scene("autumn build", held="g9w9s9", buildings=row("cathedral"))
    assert s.offered("build") == {"inn", "guard_tower", "palisade", "barricade"}


@ruling("KI-64")
def test_earlier_buildings_keep_working() -> None:
    s = scene("autumn after_roll", ["111", "456", "456"], buildings=row("cathedral"))
    assert s.tokens == {"use:statue", "use:chapel", "done"}


@ruling("KI-66", "KI-86")
def test_example_of_the_crane_farms_for_one_gold() -> None:
    s = scene("autumn build", held="g1w3s1", buildings="inn market barricade crane")
    assert s.play("build:farms").goods() == ""


@ruling("KI-86")
def test_the_crane_helps_in_columns_iii_and_iv_only() -> None:
    s = scene("autumn build", held="g2w2", buildings="inn barricade crane").play("build:market")
    assert s.goods() == ""
    s = scene("autumn build", held="g4s3", buildings="statue chapel church barricade crane")
    assert s.play("build:cathedral").goods() == ""


@ruling("KI-66")
def test_no_discount_below_nothing() -> None:
    s = scene(
        "autumn build",
        held="g5w5s5",
        buildings="armory griffin_ranch small_palisade watch_post barricade crane",
        modules=["alternate_rows"],
        rows="D E",
    )
    assert s.play("build:hidden_refuge").goods() == "g5w4s3"


@ruling("KI-67", "KI-88")
def test_the_embassy_pays_in_the_season_of_its_construction() -> None:
    s = scene("autumn build", held="g1w2s2", buildings=row("town_hall"))
    assert s.play("build:embassy").sheet() == {"building": 4, "embassy": 1}


@ruling("KI-67", "KI-72")
def test_the_inn_gives_its_token_at_the_end_of_summer_at_once() -> None:
    s = scene("summer build", held="g1w1").play("build:inn")
    assert s.of("plus2") == 1
    for season in ("spring", "autumn"):
        assert scene(f"{season} build", held="g1w1").play("build:inn").of("plus2") == 0


@ruling("KI-67", "KI-75", "KI-76")
def test_effects_of_the_start_begin_with_the_next_season() -> None:
    s = scene("spring build", held="g3w1s2", buildings=row("farms")).play("build:merchants_guild")
    assert s.open["phase"] == "summer" and s.goods() == "g1"
    s = scene("spring build", held="g2w3s1", buildings="inn market").play("build:farms")
    assert s.roll("123w4", "123", "123").of("dice") == "123w4"


@ruling("KI-76")
def test_the_merchants_guild_pays_every_productive_season() -> None:
    for season in ("spring", "summer", "autumn"):
        assert scene(f"{season} start", buildings=row("merchants_guild")).goods() == "g1"


@ruling("KI-87")
def test_the_town_hall_takes_a_good_or_a_token_for_one_point() -> None:
    s = scene("autumn end", held="g1s1", plus2=1, buildings=row("town_hall"))
    assert s.tokens == {"use:town_hall", "done"}
    s.play("use:town_hall")
    assert s.tokens == {"spend:gold", "spend:stone", "spend:plus2"}
    s.play("spend:plus2")
    assert (s.sheet(), s.of("plus2"), s.goods()) == ({"town_hall": 1}, 0, "g1s1")
    assert s.question == "recruit"  # not twice


@ruling("KI-87", "KI-67")
def test_the_town_hall_works_in_every_season_and_at_once() -> None:
    s = scene("spring build", held="g3w1s1", buildings="barricade crane").play("build:town_hall")
    s.play("use:town_hall")
    assert s.sheet() == {"building": 2, "town_hall": 1, "reward": 1}
    assert scene("autumn end", buildings=row("town_hall")).seat == CHANCE  # nothing to pay with


@ruling("KI-79")
def test_example_of_the_barracks() -> None:
    s = scene("recruit hire", held="g1w1s1", buildings=row("barracks"))
    assert s.offered("hire") == {"gold", "wood", "stone"}
    s.play("hire:gold hire:wood hire:stone")
    assert s.has() == "m3"


@ruling("KI-105")
def test_a_destroyed_building_is_built_again_for_full_cost_and_points() -> None:
    s = scene("winter reveal", held="g3", buildings="statue", points=3)
    s.play("~invader:i_goblins_3 ~die:1")
    assert (s.of("buildings"), s.points(), s.goods()) == ([], 0, "g2")
    s = scene("spring build", held="g2").play("build:statue")
    assert s.sheet()["building"] == 3


def test_all_twenty_buildings_can_stand_together() -> None:
    s = scene("spring build", buildings=[" ".join(BASE), "", ""])
    assert s.open["at_end"][A] == {} and len(s.of("buildings")) == 20
