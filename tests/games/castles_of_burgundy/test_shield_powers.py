"""The powers of shields 1 to 18: CB-189 to CB-210."""

import pytest

from games.castles_of_burgundy.scene import Scene, finish, last_turn, scene
from games.castles_of_burgundy.test_shields import SHIELDS, bearer, tribute

ruling = pytest.mark.ruling


@ruling("CB-189")
def test_shield_1_one_pasture() -> None:
    placed = "D3:ship C2:cow3 C1:sheep3 E5:bank"
    s = bearer(1, placed=placed, storage="cow4", rolled="22").play("place:2-cow4-E6")
    assert s.sheet() == {"livestock": 7, "area": 1, "phase": 10}
    assert bearer(placed=placed, storage="cow4", rolled="22").play("place:2-cow4-E6").sheet()["livestock"] == 4


@ruling("CB-189")
@pytest.mark.parametrize("one, sheet", [(False, {"area": 1, "phase": 10}), (True, {"area": 21, "phase": 10})])
def test_shield_1_and_areas(one: bool, sheet: dict[str, int]) -> None:
    """All other livestock spaces are filled: separate areas, or one of six spaces."""
    placed = "A1:cow2 B1:pig2 B2:goat2 C1:sheep2 C2:sheep3 E5:bank"
    s = bearer(1, placed=placed, storage="cow4", rolled="22", joined_pasture_area=one).play("place:2-cow4-E6")
    found = s.sheet()
    assert found.pop("livestock") == 6 and found == sheet | {"bonus": 5}


@ruling("CB-189")
def test_a_joined_area_is_complete_when_all_its_spaces_are_filled() -> None:
    s = bearer(1, placed="E5:bank", storage="cow4", rolled="22", joined_pasture_area=True).play("place:2-cow4-E6")
    assert s.sheet() == {"livestock": 4}


def beside(move: str, placed: str = "D4:castle", modules: str = SHIELDS, **more: object) -> Scene:
    """Seat 0 acts beside seat 1, which has shield 2."""
    position = {"shields": [{}, {"D4": 2}]} | dict(more.pop("position", {}))  # type: ignore[call-overload]
    return scene(placed, modules=modules, position=position, **more).play(move)  # type: ignore[arg-type]


@ruling("CB-190")
def test_shield_2_a_worker_when_another_gets_some() -> None:
    assert beside("workers:1").open["workers"] == [2, 1]
    s = beside("place:3-boarding_house-E4", storage="boarding_house", rolled="33")
    assert s.open["workers"] == [4, 1]
    s = beside("sell:2-2", "D4:castle C4:m4", goods="2 2", rolled="22")
    assert s.open["workers"] == [1, 1]
    s = beside("hire hire", "D4:castle C4:m28", f"extra_tiles {SHIELDS}", silver=2)
    assert s.open["workers"] == [4, 2]
    s = beside("place:3-crane-E4 crane:boarding_house", modules=f"extra_tiles {SHIELDS}", storage="crane", rolled="33")
    assert s.open["workers"] == [4, 1]
    s = beside("place:4-castle-A3 workers:free", "B3:castle", storage="castle", rolled="44")
    assert s.open["workers"] == [2, 1]


@ruling("CB-190")
def test_shield_2_at_the_other_sources() -> None:
    position = {"shields": [{}, {"D4": 2}]}
    s = finish("D4:castle C4:m2 E3:mine F2:mine", phase="A", modules=SHIELDS, silver=[0, 1], position=position)
    assert s.play("tribute:2-silver").open["workers"] == [2, 1]
    routes = {"routes": [[3, 1, 2, 4, 5], [6, 7, 8, 9, 10]]}
    s = beside("sell:3-3", modules=f"trade_routes {SHIELDS}", goods="3", rolled="33", position=routes)
    assert s.open["workers"] == [4, 1]


@ruling("CB-190")
def test_not_for_the_own_workers() -> None:
    assert bearer(2).play("workers:1").open["workers"] == [2, 0]


@ruling("CB-191")
def test_shield_3_tribute_with_workers() -> None:
    s = tribute(3, 7, silver=1, workers=1)
    assert s.tokens == {"tribute:7-silver", "tribute:7-worker", "tribute:7-drop"}
    s.play("tribute:7-worker")
    assert s.tokens == {"tribute:3-silver", "tribute:3-drop"}
    assert s.play("tribute:3-silver").wealth() == (0, 0, 0)
    s = tribute(3, 7, workers=2).play("tribute:7-worker tribute:3-worker")
    assert s.wealth() == (0, 0, 0) and s.of("shields") == {"D4": 3, "A2": 7}
    assert tribute(7, 8, workers=9).tokens == {"tribute:7-drop"}


@ruling("CB-192")
def test_shield_4_any_number_of_tiles() -> None:
    s = bearer(4, storage="m1 m2 m3 m4 m5 m6", rolled="55", depots={5: "mine"}).play("take:5-5-mine")
    assert s.ask == "turn" and len(s.of("storage")) == 7


@ruling("CB-193")
def test_losing_shield_4_means_discarding() -> None:
    s = tribute(4, storage="m1 m2 m3 m4 bank").play("tribute:4-drop")
    assert s.ask == "discard" and s.match.seat == 0
    s.play("discard:m4")
    assert s.ask == "discard"
    s.play("discard:bank")
    assert s.ask == "turn" and s.storage() == "m1 m2 m3"
    board = {"depot_shields": {"3": [7]}, "shields": [{"D4": 4}, {}]}
    s = scene(rolled="33", storage="m1 m2 m3 m4", modules=SHIELDS, position=board).play("shield:7-D4")
    assert s.ask == "discard" and s.play("discard:m1").ask == "turn"


@ruling("CB-194")
def test_shield_5_a_type_from_all_depots() -> None:
    lying = {1: "1", 2: "2 4", 5: "4 4", 6: "4 1"}
    s = bearer(5, storage="ship", rolled="22", lying=lying).play("place:2-ship-D3 goods:1-1")
    assert s.ask == "gather" and s.tokens == {"gather:1", "gather:2", "gather:4", "skip"}
    s.play("gather:4")
    assert s.goods() == {"1": 1, "4": 4} and s.track(0) == (1, 0) and s.ask == "turn"
    s = bearer(5, storage="ship", rolled="22", lying=lying).play("place:2-ship-D3 gather:4")
    assert s.ask == "goods" and "gather" not in s.verbs
    assert s.play("goods:6-1").goods() == {"1": 1, "4": 4}


@ruling("CB-194")
def test_shield_5_keeps_to_three_types() -> None:
    lying = {1: "1", 2: "2 4", 5: "4 4"}
    s = bearer(5, storage="ship", rolled="22", goods="5 6", lying=lying).play("place:2-ship-D3 goods:1-1")
    assert s.ask == "turn"  # three types, and none of them lies anywhere
    s = bearer(5, storage="ship", rolled="22", goods="2 5 6", lying=lying).play("place:2-ship-D3")
    assert s.offered("gather") == {"2"}
    assert bearer(5, storage="ship", rolled="22").play("place:2-ship-D3").ask == "turn"


def follower(move: str = "", placed: str = "C4:m14 E4:bank", **more: object) -> Scene:
    """Seat 0 has shield 6; seat 1 has monasteries."""
    position = {"shields": [{"D4": 6}, {}]} | dict(more.pop("position", {}))  # type: ignore[call-overload]
    mine = str(more.pop("mine", "D4:castle"))
    modules = str(more.pop("modules", SHIELDS))
    s = scene(mine, f"D4:castle {placed}", modules=modules, position=position, **more)  # type: ignore[arg-type]
    return s.play(move)


@ruling("CB-195")
def test_shield_6_monasteries_of_another() -> None:
    assert follower("workers:1").of("workers") == 2
    s = follower("follow:1 workers:1")
    assert s.of("workers") == 4 and s.of("follow") == 1
    assert s.play("end workers:1").of("workers", 1) == 4  # they still work for their owner


@ruling("CB-195")
def test_shield_6_monasteries_placed_later() -> None:
    s = follower("follow:1 end", "", storage=["", "m14"], rolled=["11", "16"])
    s.play("place:1-m14-C4 end")
    face = s.of("dice")[0]
    assert s.match.seat == 0 and s.play(f"workers:{face}").of("workers") == 4


@ruling("CB-195")
def test_shield_6_does_not_copy_monastery_27() -> None:
    position = {"track": [[1, 0]], "active": 0, "done": [1]}
    s = follower("follow:1", "C4:m27", modules=f"extra_tiles {SHIELDS}", position=position)
    assert s.open["track"][0] == [1, 0]


@ruling("CB-195")
def test_shield_6_once_a_turn_powers() -> None:
    s = follower("follow:1", "C4:m6", workers=4, depots={1: "bank", 3: "church"}).play("mason:1-bank")
    assert s.storage() == "bank" and "mason" not in s.verbs


@ruling("CB-196")
def test_shield_6_is_chosen_at_any_time_once() -> None:
    s = scene(
        seats=3, storage="market", rolled="33", depots={3: "cow2"}, modules=SHIELDS,
        position={"shields": [{"D4": 6}, {}, {}]},
    )
    assert s.offered("follow") == {"1", "2"}
    s.play("place:3-market-E4")
    assert s.ask == "fetch" and s.offered("follow") == {"1", "2"}
    s.play("follow:2")
    assert s.ask == "fetch" and "follow" not in s.verbs and s.why("follow:1") == "CB-196"
    assert "follow" not in scene(modules=SHIELDS).verbs


@ruling("CB-196", "CB-197")
def test_shield_6_is_asked_for_before_the_final_scoring() -> None:
    s = last_turn(
        "D4:castle C3:bank E4:bank",
        "D4:castle C4:m22 C3:bank",
        modules=SHIELDS,
        silver=1,
        position={"shields": [{"D4": 6}, {}]},
    )
    s.play("end tribute:6-silver")
    assert s.ask == "follow" and s.match.seat == 0 and s.tokens == {"follow:1", "skip"}
    s.play("follow:1")
    assert s.match.over and s.sheet() == {"m22": 8, "shields": 12} and s.sheet(1) == {"m22": 4}


@ruling("CB-197")
def test_shield_6_scores_by_the_own_duchy() -> None:
    theirs = "D4:castle C4:m24 B4:m25 C2:cow2 C1:pig2 F3:m15"
    s = finish(
        "D4:castle C2:goat2", theirs, modules=SHIELDS, silver=1, sold=["1 1", "2 3 4"],
        position={"shields": [{"D4": 6}, {}], "follow": [1, None]},
    )
    s.play("tribute:6-silver")
    assert s.sheet() == {"m24": 4, "m25": 2, "m15": 2, "shields": 12}
    assert s.sheet(1) == {"m24": 8, "m25": 3, "m15": 6}


@ruling("CB-184", "CB-195")
def test_without_the_shield_the_monasteries_are_gone() -> None:
    s = follower("follow:1", rolled="33", position={"depot_shields": {"3": [7]}}).play("shield:7-D4 end end")
    face = s.of("dice")[0]
    before = s.of("workers")
    assert s.play(f"workers:{face}").of("workers") == before + 2


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
    s = tribute(10, phase="E", silver=1, placed=" C4:m22 C3:bank B4:m24 C2:cow2 F3:m3").play("tribute:10-silver")
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
    s = scene("B3:castle", storage="castle", rolled="44", modules=SHIELDS, position=board).play("place:4-castle-A3")
    assert "shield" not in s.verbs


@ruling("CB-203")
def test_shield_12_goods_score_twice() -> None:
    assert bearer(12, goods="2 2 2", rolled="22").play("sell:2-2").wealth() == (12, 1, 0)


@ruling("CB-204")
def test_shield_13_shields_score_twice() -> None:
    s = tribute(13, 1, 8, phase="E", silver=3).play("tribute:1-silver tribute:8-silver tribute:13-silver")
    assert s.sheet() == {"shields": 2 * (4 + 12 + 8)}


def closing(shield: int, phase: str = "A", **more: object) -> Scene:
    """The end of a phase for the bearer of shield 14 or 15."""
    position = {"shields": [{"D4": shield}, {}]} | dict(more.pop("position", {}))  # type: ignore[call-overload]
    modules = str(more.pop("modules", SHIELDS))
    return finish(str(more.pop("placed", "D4:castle")), phase=phase, modules=modules, position=position, **more)


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
    s = closing(15, depots={1: "bank"}, black="m7 ship", silver=1, modules=f"inns {SHIELDS}", position={"inns": 1})
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
    s = last_turn("D4:castle A2:castle", phase="A", modules=SHIELDS, depots={1: "bank"}, black="m7", position=position)
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
            f"D7:castle {town}", duchy_number=10, storage=tile, rolled="66", modules=f"inns {SHIELDS}",
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
        "B3:castle", duchy_number=11, storage="mine", rolled="55", modules=SHIELDS, castle_connection=True,
        position={"shields": [{"B3": 18}, {}]},
    )
    assert s.offered("place") == {"5-mine-F4"}
