"""Positions of the solo game in JSON: what is read, and what is refused with its ruling."""

from typing import Any

import pytest

import tetrarch
from games.castles_of_burgundy.modes import SHIPS, alone, filled, vines
from games.castles_of_burgundy.scene import scene
from tetrarch.core.languages import LANGUAGES
from tetrarch.games.castles_of_burgundy.presentation.descriptor import DESCRIPTOR

GRAPES = ("orange", "yellow", "green", "red", "black", "blue")
TURN = {"ask": "turn", "seat": 0}
MINES = "E5:castle A2:mine D7:mine F2:mine"


def asking(ask: str, seat: object = 0, **more: object) -> dict[str, object]:
    return {"stack": [TURN, {"ask": ask, "seat": seat, **more}]}


def due(what: str, cause: str, at: int, seat: object = 0) -> dict[str, object]:
    return asking("order", seat, due=what, cause=cause, at=str(at))


@pytest.mark.parametrize(
    "given, cited",
    [
        ({"points": 50}, "CB-253"),
        ({"points": 20, "position": {"target": 20}}, "CB-253"),
        ({"placed": filled("")}, "CB-256"),
        ({"position": {"removed": {"wild": 1}}}, "CB-4"),
        ({"position": {"goods_removed": {"1": 7}}, "goods": "1"}, "CB-8"),
        ({"position": asking("points")}, "CB-252"),
        ({"position": asking("trade"), "goods": "1 1 1 1", "black": "mine"}, "CB-246"),
        ({"position": asking("give", count="3"), "goods": "1 2"}, "CB-246"),
        ({"position": asking("give", "auto", of="0", count="6"), "goods": "1 2 3 4 5 6"}, "CB-246"),
        ({"position": due("target", "none", 0)}, "CB-255"),
        ({"position": due("colour+target", "castle", 6)}, "CB-249"),
        ({"position": due("colour+target", "none", 0)}, "CB-249"),
        ({"position": due("area+target", "none", 0)}, "CB-91"),
        ({"position": due("effect+target", "none", 0, "auto")}, "CB-255"),
        ({"position": due("effect+target", "bank", 6)}, "CB-255"),
        ({"position": due("effect+target", "castle", 42)}, "CB-255"),
        ({"position": due("effect+target", "sale1", 0)}, "CB-255"),
        ({"position": due("effect+target", "sale1", 2)}, "CB-255"),
    ],
)
def test_what_cannot_be(given: dict[str, Any], cited: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=cited):
        alone(given.pop("placed", "B3:castle"), **given)


@pytest.mark.parametrize(
    "field, cited",
    [
        ({"target": 50}, "CB-240"),
        ({"goods_removed": {"1": 1}}, "CB-245"),
        (asking("points"), "CB-238"),
        (due("effect+target", "castle", 18), "CB-238"),
        ({"storage": [["wild"], []]}, "CB-246"),
        ({"placed": [{"D4": "castle", "D5": "wild"}, {"D4": "castle"}]}, "CB-246"),
    ],
)
def test_what_belongs_to_the_solo_game_alone(field: dict[str, object], cited: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=cited):
        scene(position=field, silver=1)


def test_the_area_of_a_castle_alone_is_full() -> None:
    s = alone("B3:castle", position=due("area+target", "castle", 6))
    assert "first:area" in s.tokens


def test_there_is_no_track() -> None:
    assert alone(position={"track": []}).open["track"] == []
    with pytest.raises(tetrarch.BadPosition, match="track"):
        alone(position={"track": [[0]]})


def test_open_questions_are_read() -> None:
    assert alone(silver=1, position=asking("points")).offered("points") == {"1"}
    assert alone(goods="1 2 3", position=asking("give", count="2")).offered("give") == {"1", "2", "3"}
    s = alone(MINES, black="bank", position=due("colour+target", "mine", 29))
    assert s.play("first:colour").ask == "reward"
    assert s.play("deploy:black-bank-A3").ask == "action"
    s = alone(goods="1", position=due("effect+target", "sale1", 1), modules="trade_routes")
    assert s.play("first:effect").open["laid"] == [[1]]
    s = alone(position=due("double+target", "none", 0), modules="vineyards")
    assert s.play("first:target").ask == "action"


def test_a_won_game_is_read() -> None:
    won = alone(filled("A2"), storage="mine", rolled="55", points=49).play("place:5-mine-A2").match
    again = tetrarch.from_json(won.to_json())
    assert again.over and again.winners() == [0] and again.scores() == [60]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", [33, 34])
def test_the_solo_duchies_in_a_terminal(lang: str, number: int) -> None:
    s = alone("B3:castle" if number == 33 else "A2:castle", solo_duchy=number)
    text = DESCRIPTOR.draw(s.match.view(0), False, lang, ["Ada"], ["cell:A4"])
    assert "castles_of_burgundy" not in text and "50" in text and "A1-" in text
    board = s.of("board")
    filled_ = s.of("placed")
    for cell, (colour, face) in board.items():
        letter = {"mine": "n"}.get(colour, colour[0])
        sign = f"{letter.upper()}#" if cell in filled_ else f"{letter}{face}"
        assert (">" if cell == "A4" else " ") + f"{cell}:{sign}" in text


def test_ships_alone_are_written_and_read() -> None:
    s = alone(SHIPS, storage="ship", rolled="44", points=45, lying={1: "1"}, black="bank mine")
    s.play("place:4-ship-F5")
    again = tetrarch.from_json(s.match.to_json(bare=True))
    assert again.to_json(bare=True)["position"] == s.json


SET_UP = {"phase": None, "round": None, "active": None, "white": None, "placed": [{}, {}], "dice": [[], []]}


@pytest.mark.parametrize(
    "position, cited",
    [
        (asking("bonuses", space="1"), "CB-271"),
        (asking("grape", level="1") | {"grapes": [dict.fromkeys(GRAPES, 4), {}]}, "CB-275"),
        (asking("double", "chance", place="shop1") | {"double_supply": {}}, "CB-264"),
        (
            SET_UP
            | {
                "grapes": [dict.fromkeys(GRAPES, 1), {}],
                "stack": [{"ask": "grape_tile", "seat": "chance", "to": "0"}],
            },
            "CB-262",
        ),
    ],
)
def test_questions_of_vineyards_that_cannot_be(position: dict[str, object], cited: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=cited):
        vines(position=position)
