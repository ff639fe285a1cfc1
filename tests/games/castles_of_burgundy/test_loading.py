"""What a position in JSON may not say; the first wrong field is named."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import Scene, load

REFUSED: list[tuple[dict[str, Any], str, str]] = [
    ({"bonus": {"castle": [0, 0]}}, "$.position.bonus.castle", "a seat twice"),
    ({"track": [[]] * 8}, "$.position.track", "7 spaces"),
    ({"done": [0]}, "$.position.done", "its turn now"),
    ({"phase": None, "round_goods": []}, "$.position", "'phase' and 'round'"),
    ({"used": ["m7"]}, "$.position.used[0]", "purchase, m6, shield16"),
    ({"black": ["mine"] * 5}, "$.position.black", "CB-32"),
    ({"black": ["inn"]}, "$.position.black[0]", "CB-163"),
    ({"inns_left": 4}, "$.position.inns_left", "the rest of the inns: 5"),
    ({"supply": {"coloured": {"mine": 11}}, "removed": {}}, "$.position", "CB-4"),
    ({"round_goods": [1] * 5}, "$.position.round_goods", "4 goods at most"),
    ({"round_goods": [1] * 3}, "$.position.round_goods", "must have 4 goods"),
    ({"goods_pool": {"1": 7}}, "$.position", "CB-8"),
    ({"sold": [dict.fromkeys("123456", 5), {}]}, "$.position", "five unseen goods"),
    ({"routes": [[1, 2], [3, 4, 5, 6, 7]]}, "$.position.routes[0]", "CB-171"),
    ({"laid": [[1] * 7 + [2] * 9, []]}, "$.position.laid[0]", "CB-173"),
    ({"depot_shields": {"1": [3, 3]}}, "$.position.depot_shields.1[1]", "CB-179"),
    ({"follow": [1, None]}, "$.position.follow[0]", "CB-195"),
]


def loaded(doc: dict[str, Any]) -> Scene:
    return load(2, doc, duchies="same", modules=["inns", "trade_routes", "shields"])


@pytest.mark.parametrize("doc, path, message", REFUSED, ids=range(len(REFUSED)))
def test_a_wrong_field_is_named(doc: dict[str, Any], path: str, message: str) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        loaded(doc)
    assert refusal.value.path == path and message in str(refusal.value)


def test_duchies_must_be_named_where_they_are_dealt() -> None:
    with pytest.raises(tetrarch.BadPosition, match="the field 'duchies' is missing"):
        load(2, {})


def test_what_a_given_supply_lacks_is_out_of_the_game() -> None:
    supply = {"coloured": {"mine": 4, "castle": 12}, "black": {"mine": 1}}
    removed = loaded({"supply": supply}).json["removed"]
    assert removed["mine"] == 7 and removed["ship"] == 26 and removed["castle"] == 2


def test_a_supply_has_no_more_of_a_back_than_there_are() -> None:
    with pytest.raises(tetrarch.BadPosition, match="CB-4") as refusal:
        loaded({"supply": {"black": {"mine": 3}}})
    assert refusal.value.path == "$.position.supply"


def test_nothing_is_bought_while_a_shield_brings_a_tile() -> None:
    """The tile of shield 14 may be a castle, whose action is in nobody's turn [CB-47]."""
    doc = {"shields": [{"A2": 14}, {}], "round": 5, "phase": "A", "active": 1, "done": [0]}
    doc |= {"depots": {"2": ["castle"]}, "black": ["mine"], "silver": [5, 5], "dice": [[], []]}
    s = loaded(doc).play("end deploy:2-castle-A3")
    assert s.ask == "action" and s.why("buy:mine") == "CB-47"


def test_a_town_hall_that_a_shield_brings_asks_only_if_a_tile_can_be_placed() -> None:
    """Nothing can be bought for it, as it is nobody's turn [CB-47, CB-82]."""
    doc = {
        "shields": [{"A2": 14}, {}],
        "round": 5,
        "active": 1,
        "done": [0],
        "placed": [{"A2": "castle", "B4": "m1"}, {}],
    }
    doc |= {"depots": {"1": ["town_hall"]}, "black": ["castle"], "silver": [5, 5], "dice": [[], []]}
    s = loaded(doc).play("end deploy:1-town_hall-B5")
    assert s.ask == "tribute"
