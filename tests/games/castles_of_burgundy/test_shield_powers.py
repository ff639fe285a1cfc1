"""The powers of shields 1 to 6: CB-189 to CB-197."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import Scene, finish, last_turn, scene
from games.castles_of_burgundy.test_shields import SHIELDS, bearer, tribute

ruling = pytest.mark.ruling


@ruling("CB-189")
def test_shield_1_one_pasture() -> None:
    placed = "D3:ship C2:cow3 C1:sheep3 E5:bank"
    s = bearer(1, placed=placed, storage="cow4", rolled="22").play("place:2-cow4-E6")
    assert s.sheet() == {"livestock": 7}
    assert (
        bearer(placed=placed, storage="cow4", rolled="22").play("place:2-cow4-E6").sheet()["livestock"] == 4
    )


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
    s = bearer(1, placed="E5:bank", storage="cow4", rolled="22", joined_pasture_area=True).play(
        "place:2-cow4-E6"
    )
    assert s.sheet() == {"livestock": 4}


def beside(move: str, placed: str = "D4:castle", modules: str = SHIELDS, **more: Any) -> Scene:
    """Seat 0 acts beside seat 1, which has shield 2."""
    position = {"shields": [{}, {"D4": 2}]} | dict(more.pop("position", {}))
    return scene(placed, "D4:castle", modules=modules, position=position, **more).play(move)


@ruling("CB-190")
def test_shield_2_a_worker_when_another_gets_some() -> None:
    assert beside("workers:1").open["workers"] == [2, 1]
    s = beside("place:3-boarding_house-E4", storage="boarding_house", rolled="33")
    assert s.open["workers"] == [4, 1]
    s = beside("sell:2-2", "D4:castle C4:m4", goods="2 2", rolled="22")
    assert s.open["workers"] == [1, 1]
    s = beside("hire hire", "D4:castle C4:m28", f"extra_tiles {SHIELDS}", silver=2)
    assert s.open["workers"] == [4, 2]
    s = beside(
        "place:3-crane-E4 crane:boarding_house",
        modules=f"extra_tiles {SHIELDS}",
        storage="crane",
        rolled="33",
    )
    assert s.open["workers"] == [4, 1]
    s = beside("place:4-castle-A3 workers:free", "B3:castle", storage="castle", rolled="44")
    assert s.open["workers"] == [2, 1]


@ruling("CB-190")
def test_shield_2_at_the_other_sources() -> None:
    position = {"shields": [{}, {"D4": 2}]}
    s = finish(
        "D4:castle C4:m2 E3:mine F2:mine", phase="A", modules=SHIELDS, silver=[0, 1], position=position
    )
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
    assert s.ask == "turn"  # once for each ship, though type 2 still lies there


@ruling("CB-194")
def test_shield_5_keeps_to_three_types() -> None:
    lying = {1: "1", 2: "2 4", 5: "4 4"}
    s = bearer(5, storage="ship", rolled="22", goods="5 6", lying=lying).play("place:2-ship-D3 goods:1-1")
    assert s.ask == "turn"  # three types, and none of them lies anywhere
    s = bearer(5, storage="ship", rolled="22", goods="2 5 6", lying=lying).play("place:2-ship-D3")
    assert s.offered("gather") == {"2"}
    assert bearer(5, storage="ship", rolled="22").play("place:2-ship-D3").ask == "turn"


def follower(move: str = "", placed: str = "C4:m14 E4:bank", **more: Any) -> Scene:
    """Seat 0 has shield 6; seat 1 has monasteries."""
    position = {"shields": [{"D4": 6}, {}]} | dict(more.pop("position", {}))
    mine = str(more.pop("mine", "D4:castle"))
    modules = str(more.pop("modules", SHIELDS))
    s = scene(mine, f"D4:castle {placed}", modules=modules, position=position, **more)
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


TWO_BANKS = "D4:castle E4:bank E5:bank"


@ruling("CB-195", "CB-60")
def test_two_of_a_kind_in_a_town_while_shield_6_copies_monastery_1() -> None:
    s = follower("follow:1", "C4:m1", mine="D4:castle E4:bank", storage="bank", rolled="11", workers=3)
    assert "E5" in {token.rpartition("-")[2] for token in s.offered("place")}
    lying = {"follow": [1, None]}
    assert follower("", "C4:m1", mine=TWO_BANKS, position=lying).ask == "turn"
    gone = {"shields": [{"D4": 5}, {}]}  # it may have been shield 6's place before
    assert follower("", "C4:m1", mine=TWO_BANKS, position=gone).ask == "turn"
    for placed, position in (
        ("C4:m2", {"follow": [1, None]}),  # monastery 1 is nowhere
        ("C4:m1", {}),  # nobody is copied yet
        ("C4:m1", {"shields": [{}, {}], "depot_shields": {"1": [6]}}),  # nobody has had the shield
        ("C4:m1", {"shields": [{}, {"D4": 6}]}),  # the other one has it
    ):
        with pytest.raises(tetrarch.BadPosition, match="CB-60") as refusal:
            follower("", placed, mine=TWO_BANKS, position=position)
        assert str(refusal.value).startswith("$.position.placed[0].E")


@ruling("CB-195")
def test_shield_6_once_a_turn_powers() -> None:
    s = follower("follow:1", "C4:m6", workers=4, depots={1: "bank", 3: "church"}).play("mason:1-bank")
    assert s.storage() == "bank" and "mason" not in s.verbs


@ruling("CB-196")
def test_shield_6_is_chosen_at_any_time_once() -> None:
    s = scene(
        seats=3,
        storage="market",
        rolled="33",
        depots={3: "cow2"},
        modules=SHIELDS,
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
        "D4:castle C2:goat2",
        theirs,
        modules=SHIELDS,
        silver=1,
        sold=["1 1", "2 3 4"],
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
