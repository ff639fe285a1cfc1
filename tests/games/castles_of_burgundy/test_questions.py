"""Open questions in a position must fit the rest of it; what is wrong is said."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.scene import Scene, load

ALL = "extra_tiles border_posts white_castles inns trade_routes shields".split()
NEW: dict[str, Any] = {"phase": None, "round": None, "active": None, "white": None, "placed": [{}, {}]}
SHOWN: dict[str, Any] = {"round": None, "active": None, "round_goods": [1, 2]}
AFTER: dict[str, Any] = {"active": None, "done": [0, 1]}


def asked(ask: str, seat: object = 0, **operands: object) -> dict[str, Any]:
    return {"stack": [{"ask": ask, "seat": seat} | operands]}


def loaded(doc: dict[str, Any], **options: object) -> Scene:
    return load(2, doc, **({"duchies": "same", "modules": ALL} | options))


REFUSED: list[tuple[dict[str, Any], str]] = [
    (asked("turn", 1), "only the active seat is asked [CB-47]"),
    (asked("goods", 1, gathered="no"), "only the active seat is asked [CB-47]"),
    (asked("turn") | AFTER, "only the active seat is asked [CB-47]"),
    (asked("turn", 5), "there are 2 seats"),
    (asked("turn") | NEW, "after the set-up"),
    (asked("castle"), "during the set-up"),
    (asked("turn") | {"round": None, "active": None}, "no turn before the first round"),
    (asked("dice", "chance", to="3"), "there are 2 seats"),
    (asked("dice", 0, to="0"), "drawn by lot"),
    (asked("fetch", building="bank"), "CB-75"),
    (asked("deploy", "auto", of="0", shield="3") | AFTER, "CB-205"),
    (asked("duchy", "chance", to="0") | NEW, "has a duchy already"),
    (asked("good", "chance", to="0", count="2") | NEW, "CB-17"),
    (asked("route_tile", "chance", to="0") | NEW | {"routes": [[1, 2, 3, 4, 5], []]}, "this route is full"),
    (asked("tile", "chance", place="1") | SHOWN | {"depots": {"1": ["bank"]}}, "a tile lies there"),
    (asked("tile", "chance", place="0") | SHOWN, "CB-27"),
    (asked("tile", "chance", place="2") | SHOWN, "CB-27"),
    (asked("tile", "chance", place="28") | SHOWN, "CB-32"),
    (asked("round_good", "chance", space="1") | SHOWN, "lies on this space already"),
    (asked("white", "chance"), "CB-36"),
    (asked("shield", "chance", depot="1") | NEW | {"depot_shields": {"1": [*range(1, 19)]}}, "CB-179"),
    (asked("deploy", shield="14"), "after the turns of a phase"),
    (asked("castle") | NEW | {"placed": [{"D4": "castle"}, {}]}, "CB-22"),
    (asked("side") | NEW | {"duchies": [None, 1]}, "every seat must have one"),
    (
        {"stack": [{"ask": "side", "seat": 0}, {"ask": "board", "seat": "chance", "to": "0"}]}
        | NEW
        | {"duchies": [None, 1]},
        "CB-14",
    ),
    (asked("route", place="6") | NEW, "CB-172"),
    (asked("discard", **{"for": "bank"}) | {"storage": [["bank"], []]}, "CB-51"),
    (asked("discard", **{"for": "none"}), "CB-51"),
    (asked("discard", **{"for": "bank"}) | {"storage": [["market"], []]}, "CB-51"),
    (asked("tribute", shield="7") | AFTER, "CB-185"),
    (asked("follow") | AFTER, "CB-196"),
]


@pytest.mark.parametrize("doc, remedy", REFUSED, ids=[f"{i}-{r}" for i, (_, r) in enumerate(REFUSED)])
def test_a_question_that_does_not_fit_is_refused(doc: dict[str, Any], remedy: str) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        loaded(doc)
    assert remedy in str(refusal.value)


DRAWN: list[tuple[dict[str, Any], str]] = [
    (asked("good", "chance", to="0", count="1") | NEW | {"goods": [{"1": 2}, {}]}, "~good:"),
    (asked("route_tile", "chance", to="1") | NEW | {"routes": [[1, 2, 3, 4, 5], [6]]}, "~draw_route:"),
    (asked("shield", "chance", depot="4") | NEW, "~draw_shield:"),
    (asked("tile", "chance", place="1") | SHOWN | {"round_goods": [1, 1, 2, 2, 3]}, "~tile:"),
    (asked("tile", "chance", place="24") | SHOWN | {"round_goods": [1, 1, 2, 2, 3]}, "~tile:"),
    (asked("round_good", "chance", space="3") | SHOWN, "~good:"),
    (asked("white", "chance") | {"white": None, "active": None}, "~white:"),
]


@pytest.mark.parametrize("doc, verb", DRAWN, ids=[f"{i}-{verb}" for i, (_, verb) in enumerate(DRAWN)])
def test_what_fits_is_drawn_at_once(doc: dict[str, Any], verb: str) -> None:
    assert f"\n{verb}" in loaded(doc).match.record()


FITTING: list[tuple[dict[str, Any], str]] = [
    (asked("castle", 1) | NEW | {"sealed": ["D4", None]}, "castle:D4"),
    (asked("route", place="2") | NEW, "route:2"),
    (
        asked("discard", **{"for": "bank"}) | {"storage": [["bank", "bank", "mine", "ship"], []]},
        "discard:bank",
    ),
    (asked("follow") | AFTER | {"shields": [{"A2": 6}, {}]}, "follow:1"),
    (asked("fetch", building="church") | {"depots": {"2": ["castle"]}}, "fetch:2-castle"),
]


@pytest.mark.parametrize("doc, token", FITTING, ids=[token for _, token in FITTING])
def test_a_question_that_fits_can_be_answered(doc: dict[str, Any], token: str) -> None:
    assert token in loaded(doc).tokens


SEALED: list[tuple[dict[str, Any], str]] = [
    (asked("castle", 1) | NEW | {"sealed": [None, None]}, "not asked any more"),
    (asked("castle", 1) | NEW | {"sealed": ["D4", "D4"]}, "not asked any more"),
    (asked("castle", 1) | NEW | {"sealed": [2, None]}, "no answer to this question"),
    (asked("castle", 1) | NEW | {"sealed": ["A1", None]}, "no answer to this question"),
    (asked("side", 1) | NEW | {"sealed": [3, None]}, "no answer to this question"),
]


@pytest.mark.parametrize("doc, remedy", SEALED, ids=range(len(SEALED)))
def test_answers_that_are_not_yet_shown_belong_to_those_who_gave_them(
    doc: dict[str, Any], remedy: str
) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        loaded(doc)
    assert remedy in str(refusal.value)


def test_a_side_that_is_not_yet_shown() -> None:
    s = load(2, asked("side", 1) | NEW | {"duchies": [3, 5], "sealed": [4, None]}, duchies="sides")
    s.play("side:6")
    assert s.json["duchies"] == [4, 6]
