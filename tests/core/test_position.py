"""Reading positions with care: the first wrong field is named."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

import tetrarch
from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.reader import Reader
from toy import lanterns  # noqa: F401  (registers the game)

COLOUR = Names("colour", ["red", "blue"])


@pytest.mark.parametrize(
    ("value", "read", "says"),
    [
        ([], Reader.mapping, "$.x: must be an object, not a list"),
        ({}, lambda r: r.items(), "$.x: must be a list, not an object"),
        ([1], lambda r: r.items(2), "$.x: must have 2 entries, not 1"),
        (
            [1, 7],
            lambda r: [item.whole(0, 5) for item in r.items()],
            "$.x[1]: must be a whole number from 0 to 5, not 7",
        ),
        (True, lambda r: r.whole(0, 5), "$.x: must be a whole number from 0 to 5, not True"),
        ("3", lambda r: r.whole(0, 5), "$.x: must be a whole number from 0 to 5, not '3'"),
        (1, Reader.flag, "$.x: must be true or false, not 1"),
        (None, Reader.text, "$.x: must be a text, not null"),
        (True, Reader.text, "$.x: must be a text, not a truth value"),
        ("rad", lambda r: r.name(COLOUR), "$.x: 'rad' is not a colour: did you mean red?"),
        ({"a": 1}, lambda r: r.keys(("b",)), "$.x: there is no field 'a'; there are b"),
        ({"a": 1}, lambda r: r["b"], "$.x: the field 'b' is missing"),
        ({"a": "t"}, lambda r: r["a"].whole(0, 1), "$.x.a: must be a whole number from 0 to 1, not 't'"),
    ],
)
def test_wrong_values_name_their_path(value: object, read: Callable[[Reader], object], says: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=re.escape(says)):
        read(Reader(value, "$.x"))


def test_right_values() -> None:
    reader = Reader({"n": 3, "flag": False, "list": [1, 2], "colour": "blue"})
    assert reader["n"].whole(0, 3) == 3 and reader["flag"].flag() is False
    assert [item.path for item in reader["list"].items(2)] == ["$.list[0]", "$.list[1]"]
    assert reader["colour"].name(COLOUR) == 1
    assert reader.has("n") and not reader.has("m")
    assert (
        reader.get("n", lambda r: r.whole(0, 9), 5) == 3 and reader.get("m", lambda r: r.whole(0, 9), 5) == 5
    )


def played() -> dict[str, Any]:
    match = tetrarch.new("lanterns", 3, 1, keeper=True)
    match.take("bid:1")
    match.take("bid:1")
    return json.loads(json.dumps(match.to_json(bare=True)))


def test_a_position_is_named_not_numbered() -> None:
    doc = played()
    assert doc["position"]["stack"][-1] == {"ask": "bid", "seat": "chance"}
    assert {"ask": "light", "seat": "auto"} in doc["position"]["stack"]
    assert tetrarch.from_json(doc).seat == 0


@pytest.mark.parametrize(
    ("last", "path", "says"),
    [
        ({"ask": "dance", "seat": 0}, ".ask", "'dance' is not a question"),
        ({"ask": "bid"}, "", "the field 'seat' is missing"),
        ({"ask": "bid", "seat": 3}, ".seat", "must be a whole number from 0 to 2, not 3"),
        ({"ask": "bid", "seat": "me"}, ".seat", "must be a whole number from 0 to 2, not 'me'"),
        ({"ask": "bid", "seat": 0, "by": "all"}, "", "there is no field 'by'; there are ask, seat"),
        ({"ask": "order", "seat": "chance"}, ".seat", "order is asked of seats, not of chance"),
        ({"ask": "end", "seat": 0}, ".seat", "end is bookkeeping: must be auto, not 0"),
        ({"ask": "order", "seat": 0, "pending": "trade", "card": "sun"}, ".card", "'sun' is not a card"),
        (
            {"ask": "order", "seat": 0, "pending": "trade+x", "card": "storm"},
            ".pending",
            "'x' is not a pending",
        ),
    ],
)
def test_a_wrong_question(last: object, path: str, says: str) -> None:
    doc = played()
    doc["position"]["stack"][-1] = last
    place = len(doc["position"]["stack"]) - 1
    with pytest.raises(tetrarch.BadPosition, match=re.escape(says)) as caught:
        tetrarch.from_json(doc)
    assert caught.value.path == f"$.position.stack[{place}]{path}"


def test_a_question_that_nobody_can_answer() -> None:
    doc = played()
    doc["position"]["stack"] = [{"ask": "look", "seat": 0}]
    with pytest.raises(tetrarch.BadPosition, match="nobody can answer the last question"):
        tetrarch.from_json(doc)


def test_a_position_without_questions_takes_those_of_the_game() -> None:
    doc = tetrarch.new("kingdom_builder", 2, 1, setup="first_game").to_json(bare=True)
    del doc["position"]["stack"]  # type: ignore[attr-defined]
    assert tetrarch.from_json(doc).seat == 0
