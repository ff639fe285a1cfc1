"""Positions in JSON: what is wrong is named with its field and a remedy; the page's examples load."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import tetrarch
from games.kingsburg.scene import ROWS, Scene, load, walk
from tetrarch.games.kingsburg.presentation.state_table import TABLE
from tetrarch.games.kingsburg.presentation.vocabulary import STEPS

PAGE = (Path(__file__).parents[3] / "docs" / "positions-kingsburg.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.S)
EVERYTHING = ["extra_rows", "alternate_rows", "governors", "destiny", "troop_tokens", "whims"]


@pytest.mark.parametrize("text", EXAMPLES)
def test_the_examples_of_the_page_load_and_can_be_played(text: str) -> None:
    match = tetrarch.from_json(text)
    doc = match.to_json(bare=True)
    assert tetrarch.from_json(doc).to_json(bare=True) == doc
    match.play(match.legal()[0])


def test_the_examples_are_what_the_page_says() -> None:
    battle, reroll = [Scene(tetrarch.from_json(text)) for text in EXAMPLES]
    assert len(battle.told("total")) == 4
    assert reroll.tokens == {"use:statue", "use:chapel", "done"}


def test_the_page_names_every_field_and_question() -> None:
    words = set(re.findall(r"`([a-z_0-9]+)`", PAGE))
    assert [name for name in (*TABLE.entries(), *(step.name for step in STEPS)) if name not in words] == []


def test_what_is_left_out_takes_the_expected_value() -> None:
    s = load(3, {})
    assert (s.question, s.seat) == ("aid", 0)
    assert (s.open["year"], s.open["phase"], s.open["order"]) == (1, "kings_aid", [0, 1, 2])
    assert s.open["points"] == [0, 0, 0] and s.open["goods"] == [{}, {}, {}]
    assert load(2, {"phase": "winter"}, modules=["troop_tokens"]).open["troops"] == [[0, 1, 1, 2, 3, 4]] * 2


@pytest.mark.parametrize("modules", [[], EVERYTHING])
def test_positions_of_whole_games_come_back_as_they_were(modules: list[str]) -> None:
    for number, s in enumerate(walk(4, 4, modules=modules)):
        if number % 9 == 0:
            doc = s.match.to_json(bare=True)
            assert tetrarch.from_json(doc).to_json(bare=True) == doc


def asks(**entry: object) -> dict[str, object]:
    return {"stack": [entry]}


AUTUMN: dict[str, object] = {"phase": "autumn"}
WINTER: dict[str, object] = {"phase": "winter"}
BAD: list[tuple[dict[str, object], str, str]] = [
    ({"town": []}, "$.position", "there is no field 'town'"),
    ({"year": 6}, "$.position.year", "0 to 5"),
    ({"year": 0, "phase": "spring"}, "$.position", "set-up"),
    ({"year": 0, "phase": None}, "$.position", "stack"),
    ({"phase": "monsoon"}, "$.position.phase", "not a phase"),
    ({"phase": "spring", "at": "battle"}, "$.position.at", "one of"),
    ({"order": [0, 1, 1]}, "$.position.order", "every seat once"),
    ({"points": [0, 0]}, "$.position.points", "3 entries"),
    ({"soldiers": [-1, 0, 0]}, "$.position.soldiers[0]", "0 to"),
    ({"goods": [{"silver": 1}, {}, {}]}, "$.position.goods[0]", "silver"),
    ({"envoy": 3}, "$.position.envoy", "0 to 2"),
    ({"buildings": [["market"], [], []]}, "$.position.buildings[0]", "KI-63"),
    ({"buildings": [["inn", "inn"], [], []]}, "$.position.buildings[0][1]", "twice"),
    ({"buildings": [["sawmill"], [], []]}, "$.position.buildings[0]", "KI-62"),
    ({"buildings": [["bridge"], [], []]}, "$.position.buildings[0]", "KI-62"),
    ({"rows": [["A"], [], []]}, "$.position.rows[0]", "KI-62"),
    ({"free": [["inn"], [], []]}, "$.position.free[0]", "does not stand"),
    (AUTUMN | {"dice": ["1234", "", ""]}, "$.position.dice[0]", "must be dice"),
    (AUTUMN | {"dice": ["17", "", ""]}, "$.position.dice[0]", "must be dice"),
    (AUTUMN | {"placed": {"emperor": []}}, "$.position.placed", "emperor"),
    (AUTUMN | {"placed": {"king": []}}, "$.position.placed.king", "KI-36"),
    (AUTUMN | {"placed": {"king": [{"seat": 0, "dice": "w6"}]}}, "$.position.placed.king[0]", "KI-32"),
    (
        AUTUMN | {"placed": {"king": [{"seat": None, "dice": "666"}]}},
        "$.position.placed.king[0]",
        "two players",
    ),
    ({"invader": "ii_orcs_4"}, "$.position.invader", "KI-7"),
    ({"known": [0]}, "$.position", "KI-60"),
    ({"valley_known": [0]}, "$.position", "KI-253"),
    ({"invader": "i_orcs_3", "valley": "i_orcs_3"}, "$.position.valley", "KI-250"),
    ({"past": ["i_orcs_3", "i_goblins_2"]}, "$.position.past[1]", "KI-7"),
    ({"troops": [[2, 2], [], []]}, "$.position.troops[0]", "KI-226"),
    ({"stock": {"gold": 2}}, "$.position.stock.gold", "0 to 1"),
    ({"whims": [17]}, "$.position.whims[0]", "1 to 16"),
    (asks(ask="roll", seat="chance", of="0", dice="3w0", by="season"), "$.position.stack[0]", "KI-19"),
    (AUTUMN | asks(ask="roll", seat=0, of="0", dice="3w0", by="season"), "$.position.stack[0]", "lot"),
    (
        AUTUMN | {"dice": ["1", "", ""]} | asks(ask="roll", seat="chance", of="0", dice="3w0", by="season"),
        "$.position.stack[0]",
        "so many dice",
    ),
    (
        AUTUMN | asks(ask="roll", seat="chance", of="4", dice="3w0", by="season"),
        "$.position.stack[0].of",
        "3 seats",
    ),
    (WINTER | asks(ask="fight", seat="auto", of="0"), "$.position.stack[0]", "no invader"),
    (
        {"invader": "i_orcs_3"} | asks(ask="invader", seat="chance", to="all"),
        "$.position.stack[0]",
        "drawn already",
    ),
    ({"year": 5} | asks(ask="new_year", seat="auto"), "$.position.stack[0]", "KI-18"),
    ({"year": 0, "phase": None} | asks(ask="influence", seat=0), "$.position.stack[0]", "set-up"),
    (
        asks(ask="effects", seat=0, effects="statue", moment="help_5"),
        "$.position.stack[0]",
        "number of their advisor",
    ),
]


@pytest.mark.parametrize(("doc", "path", "message"), BAD)
def test_what_is_wrong_is_named(doc: dict[str, object], path: str, message: str) -> None:
    with pytest.raises(tetrarch.BadPosition) as refusal:
        load(3, doc)
    assert refusal.value.path == path and message in str(refusal.value)


def test_a_question_that_nobody_can_answer_is_refused() -> None:
    doc: dict[str, Any] = AUTUMN | asks(ask="aid", seat=0, count="0")
    with pytest.raises(tetrarch.BadPosition, match="nobody can answer"):
        load(3, doc)


def test_every_moment_of_the_page_can_be_entered() -> None:
    table = PAGE.split("| phase | `at` |")[1].split("Questions (`ask`)")[0]
    for phases, moments in re.findall(r"^\| (`.*?`) \| (`.*?) \|$", table, re.M):
        for phase in re.findall(r"`(\w+)`", phases):
            for moment in re.findall(r"`(\w+)`", moments):
                doc = {"phase": phase, "at": moment, "invader": "i_orcs_3"}
                assert load(3, doc).match.state.stack, (phase, moment)


def test_a_province_may_hold_everything() -> None:
    built = [name for row in "BCDEF" for name in ROWS[row].split()]
    assert json.loads(json.dumps(load(2, {"buildings": [built, []]}).json))["buildings"][0] == built


def test_neutral_dice_are_the_first_on_an_advisor() -> None:
    two = [{"seat": 0, "dice": "666"}, {"seat": None, "dice": "666"}]
    with pytest.raises(tetrarch.BadPosition, match="KI-117"):
        load(2, AUTUMN | {"placed": {"king": two}})
    assert load(2, AUTUMN | {"placed": {"king": two[::-1]}}).match.state.stack
