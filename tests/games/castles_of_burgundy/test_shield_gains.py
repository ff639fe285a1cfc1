"""The powers of shields 7 to 18: CB-198 to CB-210."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import Scene, finish, last_turn, scene
from games.castles_of_burgundy.test_shields import SHIELDS, bearer, tribute

ruling = pytest.mark.ruling


@ruling("CB-198")
def test_shield_7_new_bonus_tiles_count_twice() -> None:
    s = bearer(7, placed="E3:mine F2:mine", storage="mine", rolled="33").play("place:3-mine-G1")
    assert s.sheet() == {"area": 6, "phase": 10, "bonus": 10}
    row = "C1:cow2 C2:cow2 C3:bank C4:m1 C5:bank C6:church E4:bank F3:m2"
    position = {"shields": [{"D4": 7}, {}]}
    s = scene(
        f"D4:castle {row}", storage="m3", rolled="11", modules=f"border_posts {SHIELDS}", position=position
    )
    assert s.play("place:1-m3-G3").sheet() == {"posts": 20, "post_bonus": 10}


@ruling("CB-199")
def test_shield_8_mines_pay_twice() -> None:
    s = tribute(8, silver=1, placed=" C4:m2 E3:mine F2:mine").play("tribute:8-silver")
    assert s.wealth() == (0, 4, 2)


@ruling("CB-200")
def test_shield_9_a_silver_for_every_tile() -> None:
    assert bearer(9, goods="2 2 2", rolled="22").play("sell:2-2").wealth() == (6, 3, 0)
    assert bearer(9, placed="C4:m3", goods="2 2 2", rolled="22").play("sell:2-2").wealth() == (6, 3, 0)
    assert bearer(9, placed="C4:m4", goods="2 2 2", rolled="22").play("sell:2-2").wealth() == (6, 3, 1)


@ruling("CB-201")
def test_shield_10_monasteries_score_twice() -> None:
    s = tribute(10, phase="E", silver=1, placed=" C4:m22 C3:bank B4:m24 C2:cow2 F3:m3").play(
        "tribute:10-silver"
    )
    assert s.sheet() == {"m22": 8, "m24": 8, "shields": 8}


@ruling("CB-202")
def test_shield_11_a_shield_for_a_castle() -> None:
    board = {"depot_shields": {"2": [7], "5": [1]}, "shields": [{"B3": 11}, {}]}
    s = scene("B3:castle", storage="castle castle", rolled="44", modules=SHIELDS, position=board)
    s.play("place:4-castle-A3")
    assert s.offered("shield") == {"7-B3", "7-A3", "1-B3", "1-A3"} and "workers" in s.verbs
    s.play("shield:7-A3")
    assert s.of("shields") == {"B3": 11, "A3": 7} and s.ask == "turn" and s.of("dice") == [4]


@ruling("CB-202")
def test_not_without_shield_11() -> None:
    board = {"depot_shields": {"2": [7]}}
    s = scene("B3:castle", storage="castle", rolled="44", modules=SHIELDS, position=board).play(
        "place:4-castle-A3"
    )
    assert "shield" not in s.verbs


@ruling("CB-203")
def test_shield_12_goods_score_twice() -> None:
    assert bearer(12, goods="2 2 2", rolled="22").play("sell:2-2").wealth() == (12, 1, 0)


@ruling("CB-204")
def test_shield_13_shields_score_twice() -> None:
    s = tribute(13, 1, 8, phase="E", silver=3).play("tribute:1-silver tribute:8-silver tribute:13-silver")
    assert s.sheet() == {"shields": 2 * (4 + 12 + 8)}


def closing(shield: int, phase: str = "A", **more: Any) -> Scene:
    """The end of a phase for the bearer of shield 14 or 15."""
    position = {"shields": [{"D4": shield}, {}]} | dict(more.pop("position", {}))
    modules = str(more.pop("modules", SHIELDS))
    return finish(
        str(more.pop("placed", "D4:castle")), phase=phase, modules=modules, position=position, **more
    )


@ruling("CB-205", "CB-207")
def test_shield_14_a_tile_of_the_depots() -> None:
    s = closing(14, depots={1: "bank ship", 3: "cow2", 5: "mine"}, black="m7", silver=1)
    assert s.ask == "deploy" and s.match.seat == 0
    assert s.tokens == {
        "deploy:1-bank-C3",
        "deploy:1-bank-E4",
        "deploy:1-ship-D3",
        "deploy:1-ship-D5",
        "deploy:5-mine-E3",
        "skip",
    }
    s.play("deploy:1-bank-C3")
    assert s.ask == "tribute" and s.wealth() == (11, 3, 0)  # its effect, area and phase
    assert s.play("tribute:14-silver").of("placed")["C3"] == "bank"


@ruling("CB-206", "CB-207")
def test_shield_15_a_tile_of_the_black_depot() -> None:
    s = closing(
        15, depots={1: "bank"}, black="m7 ship", silver=1, modules=f"inns {SHIELDS}", position={"inns": 1}
    )
    assert s.offered("deploy") == {
        "black-m7-C4",
        "black-ship-D3",
        "black-ship-D5",
        *(f"inn-inn-{cell}" for cell in ("C3", "C4", "D3", "D5", "E3", "E4")),
    }
    s.play("deploy:inn-inn-C3")
    assert s.of("placed")["C3"] == "inn" and s.sheet() == {"area": 3, "phase": 10}


@ruling("CB-207")
def test_placing_at_the_end_of_a_phase_is_no_turn() -> None:
    s = closing(14, depots={1: "town_hall"}, black="m7", silver=5, storage="mine", workers=5)
    assert "buy" not in s.verbs
    s.play("deploy:1-town_hall-E4")
    assert s.ask == "town_hall" and s.verbs == {"place", "skip"}
    assert s.play("place:free-mine-E3").ask == "tribute"
    assert closing(14, depots={1: "bank"}).play("skip").tokens == {"tribute:14-drop"}
    assert closing(14, depots={3: "cow2"}).ask == "tribute"  # nothing fits


@ruling("CB-143", "CB-207")
def test_only_workers_can_be_hired_meanwhile() -> None:
    s = closing(14, placed="D4:castle C4:m28", depots={1: "bank"}, silver=2, modules=f"extra_tiles {SHIELDS}")
    assert s.verbs == {"deploy", "hire", "skip"} and s.play("hire").ask == "deploy"


@ruling("CB-207")
def test_shield_14_before_15_in_turn_order() -> None:
    position = {
        "shields": [{"D4": 15, "A2": 14}, {}],
        "track": [[0, 1]],
    }
    s = last_turn(
        "D4:castle A2:castle", phase="A", modules=SHIELDS, depots={1: "bank"}, black="m7", position=position
    )
    s.play("end")
    assert {token.split("-")[0] for token in s.offered("deploy")} == {"1"}
    s.play("skip")
    assert {token.split("-")[0] for token in s.offered("deploy")} == {"black"}
    assert s.play("skip").ask == "tribute"


@ruling("CB-205")
def test_shield_14_works_after_the_last_phase_too() -> None:
    s = closing(14, "E", depots={1: "watchtower"}, silver=1).play("deploy:1-watchtower-E4 tribute:14-silver")
    assert s.match.over and s.sheet() == {"watchtower": 4, "shields": 4}


@ruling("CB-208")
def test_shield_16_sets_a_die() -> None:
    s = bearer(16, rolled="25", goods="6")
    assert s.offered("set") == {f"{die}-{face}" for die in (2, 5) for face in range(1, 7) if die != face}
    s.play("set:2-6")
    assert s.of("dice") == [5, 6] and "set" not in s.verbs and s.why("set:5-1") == "CB-208"
    assert s.play("sell:6-6").of("dice") == [5]


@ruling("CB-180", "CB-208")
def test_shield_16_may_make_a_double() -> None:
    s = bearer(16, rolled="25", position={"depot_shields": {"5": [7]}})
    assert s.offered("shield") == set() and s.play("set:2-5").offered("shield") == {"7-D4"}


@ruling("CB-209")
def test_shield_17_areas_count_as_larger() -> None:
    s = bearer(17, placed="E3:mine F2:mine", storage="mine", rolled="33").play("place:3-mine-G1")
    assert s.sheet() == {"area": 10, "phase": 10, "bonus": 5}
    town = "A2:bank B3:church C4:market D2:carpenter D3:warehouse D4:watchtower D5:town_hall"
    for tile, points in (("boarding_house", 45), ("inn", 55)):
        s = scene(
            f"D7:castle {town}",
            duchy_number=10,
            storage=tile,
            rolled="66",
            modules=f"inns {SHIELDS}",
            position={"shields": [{"D7": 17}, {}]},
        )
        assert s.play(f"place:6-{tile}-D1").sheet() == {"area": points, "phase": 10}


@ruling("CB-210")
def test_shield_18_tiles_anywhere() -> None:
    s = bearer(18, storage="ship", rolled="14")
    assert s.offered("place") == {"1-ship-D2", "1-ship-D7", "4-ship-D6"}
    s = bearer(18, storage="bank", rolled="33")
    assert s.offered("place") == {"3-bank-C3", "3-bank-C6", "3-bank-E4", "3-bank-G4"}


@ruling("CB-210")
def test_shield_18_lifts_castle_links_too() -> None:
    s = scene(
        "B3:castle",
        duchy_number=11,
        storage="mine",
        rolled="55",
        modules=SHIELDS,
        castle_connection=True,
        position={"shields": [{"B3": 18}, {}]},
    )
    assert s.offered("place") == {"5-mine-F4"}
