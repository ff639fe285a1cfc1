"""Where modules, monasteries and effects meet; each test is named after the pair."""

from typing import Any

import pytest

from games.castles_of_burgundy.scene import finish, scene

ruling = pytest.mark.ruling


def shields(*held: dict[str, int]) -> dict[str, object]:
    return {"shields": list(held)}


@ruling("CB-46")
@pytest.mark.parametrize(
    "move, ask, given",
    [
        (
            "place:2-ship-D3 goods:1-1",
            "more_goods",
            {"placed": "C4:m5", "storage": "ship", "lying": {1: "1", 2: "2"}},
        ),
        ("place:2-ship-D3 goods:1-1", "gather", {"storage": "ship", "lying": {1: "1", 2: "2"}, "shield": 5}),
        ("place:3-crane-E4", "crane", {"storage": "crane"}),
        ("place:3-white_castle-E4", "action", {"storage": "white_castle"}),
        ("sell:6-6", "action", {"goods": "6", "laid": [1]}),
    ],
)
def test_purchases_and_powers_amid_effects_of_modules(move: str, ask: str, given: dict[str, Any]) -> None:
    face = move.split(":")[1][0]
    placed = f"D4:castle B4:m28 {given.pop('placed', '')}"
    position = shields({"D4": given.pop("shield", 6)}, {}) | {"laid": [given.pop("laid", []), []]}
    position["routes"] = [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]
    modules = "extra_tiles white_castles trade_routes shields"
    s = scene(placed, rolled=face * 2, silver=3, black="m7", modules=modules, position=position, **given)
    s.play(move)
    assert s.ask == ask and {"buy", "hire"} <= s.verbs
    s.play("hire buy:m7")
    assert s.ask == ask and s.storage() == "m7" and "buy" not in s.verbs


@ruling("CB-46", "CB-51")
def test_a_purchase_with_full_storage_amid_an_effect() -> None:
    """The discard comes first; then the effect goes on."""
    full: dict[str, Any] = {"storage": "church m1 m2", "depots": {5: "mine"}, "discard_anywhere": True}
    s = scene(rolled="33", silver=2, black="m7", **full)
    s.play("place:3-church-E4 buy:m7")
    assert s.ask == "fetch" and s.storage() == "m1 m2 m7"
    s.play("fetch:5-mine discard:m1")
    assert s.ask == "turn" and s.storage() == "m2 m7 mine"


@ruling("CB-171", "CB-200", "CB-203")
def test_shields_9_and_12_on_a_trade_route() -> None:
    position = shields({"D4": 9, "A2": 12}, {}) | {"routes": [[1, 2, 3, 4, 5], [6, 7, 8, 9, 10]]}
    s = scene(
        "D4:castle A2:castle", goods="1 1", rolled="11", modules="trade_routes shields", position=position
    )
    assert s.play("sell:1-1").wealth() == (8, 2 + 2, 0)  # two tiles, and a bank


@ruling("CB-148", "CB-189")
def test_geese_and_shield_1() -> None:
    s = scene(
        "D4:castle D3:ship E5:bank E6:geese",
        storage="cow4",
        rolled="44",
        modules="extra_tiles shields",
        position=shields({"D4": 1}, {}),
    )
    assert s.play("place:4-cow4-C2").sheet() == {"livestock": 6}


@ruling("CB-201", "CB-197")
def test_shield_10_doubles_copied_monasteries() -> None:
    position = shields({"D4": 6, "A2": 10}, {}) | {"follow": [1, None]}
    s = finish(
        "D4:castle A2:castle C3:bank", "D4:castle C4:m22", modules="shields", silver=2, position=position
    )
    s.play("tribute:6-silver tribute:10-silver")
    assert s.sheet() == {"m22": 8, "shields": 20}


@ruling("CB-195")
@pytest.mark.parametrize(
    "monastery, token",
    [("m1", "place:1-bank-E5"), ("m12", "take:1-2-castle"), ("m28", "hire"), ("m6", "mason:1-bank")],
)
def test_shield_6_and_monasteries_of_every_kind(monastery: str, token: str) -> None:
    s = scene(
        "D4:castle E4:bank",
        f"D4:castle C4:{monastery}",
        storage="bank",
        rolled="13",
        silver=1,
        workers=2 if monastery == "m6" else 0,
        depots={1: "bank", 2: "castle"},
        modules="extra_tiles shields",
        position=shields({"D4": 6}, {}),
    )
    assert token not in s.tokens
    assert token in s.play("follow:1").tokens


@ruling("CB-207", "CB-61", "CB-202")
def test_a_castle_deployed_at_the_end_of_a_phase() -> None:
    """Its action is there, also as a shield, but no purchase."""
    position = shields({"B3": 14, "A2": 11}, {}) | {"depot_shields": {"4": [17]}}
    s = finish(
        "B3:castle A2:castle",
        phase="B",
        depots={2: "castle", 1: "bank"},
        black="m7",
        silver=9,
        modules="shields",
        position=position,
    )
    s.play("deploy:2-castle-A3")
    assert s.ask == "action" and s.sheet() == {"area": 6, "phase": 8} and "buy" not in s.verbs
    assert s.offered("take") == {"free-1-bank"} and s.offered("shield") == {"17-A2", "17-A3", "17-B3"}
    s.play("shield:17-A3")
    assert s.ask == "tribute" and s.of("shields") == {"B3": 14, "A2": 11, "A3": 17}


@ruling("CB-207", "CB-64")
def test_a_ship_deployed_at_the_end_of_a_phase() -> None:
    position = shields({}, {"D4": 14})
    s = finish(
        phase="A", depots={1: "ship"}, lying={3: "2"}, silver=[0, 1], modules="shields", position=position
    )
    assert s.match.seat == 1
    s.play("deploy:1-ship-D3 goods:3-2 tribute:14-silver")
    assert (
        s.goods(1) == {"2": 1} and s.open["order"] == [1, 0] and s.match.seat == 1 and s.open["phase"] == "B"
    )


@ruling("CB-207", "CB-152")
def test_posts_joined_at_the_end_of_a_phase() -> None:
    """The phase that ends counts."""
    row = "C2:cow2 C3:bank C4:m1 C5:bank D4:castle C1:cow2"
    s = finish(
        row, phase="B", depots={1: "church"}, modules="border_posts shields", position=shields({"D4": 14}, {})
    )
    assert s.play("deploy:1-church-C6").sheet() == {"posts": 8}


@ruling("CB-207", "CB-158")
def test_a_white_castle_deployed_at_the_end_of_a_phase() -> None:
    position = shields({"D4": 14}, {}) | {"white": 5}
    s = finish(
        phase="A", depots={1: "white_castle", 5: "mine"}, modules="white_castles shields", position=position
    )
    s.play("deploy:1-white_castle-E4")
    assert s.ask == "action" and s.offered("take") == {"5-5-mine"}


@ruling("CB-166", "CB-189")
def test_inns_and_separate_pastures() -> None:
    s = scene(
        "D4:castle D3:ship E5:bank E6:inn",
        storage="inn",
        rolled="44",
        modules="inns shields",
        position=shields({"D4": 1}, {}),
    )
    assert "4-inn-C2" in s.offered("place")  # shield 1 joins pastures for livestock only


@ruling("CB-135", "CB-167")
def test_an_inn_has_the_colour_of_its_space_for_castle_links() -> None:
    s = scene(
        "B3:castle B2:inn", duchy_number=11, storage="m5", rolled="24", modules="inns", castle_connection=True
    )
    assert s.offered("place") == {"2-m5-B1", "4-m5-C2"}


@ruling("CB-138", "CB-137")
def test_a_regained_castle_can_be_placed_like_any_other() -> None:
    position = {"phase": "B", "aside": 1, "removed": {"castle": 1}}
    s = scene(
        "B3:castle C3:ship D3:bank E3:cow2",
        duchy_number=11,
        points=5,
        rolled="25",
        castle_connection=True,
        position=position,
    )
    s.play("regain end end")
    assert s.storage() == "castle" and s.of("points") == 0


@ruling("CB-141", "CB-37")
def test_monastery_27_and_a_stack_of_three() -> None:
    s = scene(
        "D4:castle C4:m27",
        seats=3,
        storage=["", "", "ship"],
        rolled=["", "", "22"],
        modules="extra_tiles",
        position={"track": [[2], [0, 1]], "active": 2, "done": [0, 1]},
    )
    s.play("place:2-ship-D3")
    assert s.open["track"][1] == [0, 2, 1]


@ruling("CB-103", "CB-194")
def test_monastery_5_and_shield_5() -> None:
    """The chosen depot, its neighbour, then a type from everywhere."""
    lying = {1: "1", 2: "2", 5: "1 2 2"}
    s = scene(
        "D4:castle C4:m5",
        storage="ship",
        rolled="22",
        lying=lying,
        modules="shields",
        position=shields({"D4": 5}, {}),
    )
    s.play("place:2-ship-D3 goods:1-1 goods:2-2")
    assert s.ask == "gather" and s.offered("gather") == {"1", "2"}
    assert s.play("gather:2").goods() == {"1": 1, "2": 3} and s.lying(5) == {"1": 1}


@ruling("CB-208", "CB-45")
def test_shield_16_and_workers() -> None:
    s = scene(rolled="12", workers=1, goods="6", modules="shields", position=shields({"D4": 16}, {}))
    s.play("set:2-5")
    assert s.cost("sell:5-6") == 1 and s.cost("sell:1-6") == 1


@ruling("CB-209", "CB-93")
def test_shield_17_and_the_start_castle() -> None:
    s = scene(
        "B3:castle A2:castle",
        storage="castle",
        rolled="44",
        modules="shields",
        position=shields({"B3": 17}, {}),
    )
    assert s.play("place:4-castle-A3 skip").sheet() == {"area": 10, "phase": 10}


@ruling("CB-59", "CB-202")
def test_a_shield_taken_by_a_castle_does_not_count_for_its_area() -> None:
    """The area has scored before the castle's action."""
    position = shields({"B3": 11}, {}) | {"depot_shields": {"4": [17]}}
    s = scene("B3:castle A2:castle", storage="castle", rolled="44", modules="shields", position=position)
    assert s.play("place:4-castle-A3 shield:17-A3").sheet() == {"area": 6, "phase": 10}
