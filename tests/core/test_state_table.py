"""Codecs, the order in which a table is read, and the class that is made from it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tetrarch.core.match.errors import BadPosition
from tetrarch.core.match.vocabulary import Names
from tetrarch.core.position.class_source import class_source
from tetrarch.core.position.codecs import Codec, counts, each_seat_row, list_of, name_set, seat_set, whole
from tetrarch.core.position.reader import Draft, Reader
from tetrarch.core.position.state_table import JsonEntry, StateField, StateTable

FRUIT = Names("fruit", ["apple", "pear", "plum"])


def draft(doc: object, **fields: object) -> Draft:
    return Draft(SimpleNamespace(seats=2), SimpleNamespace(**fields), Reader(doc))


@pytest.mark.parametrize(
    ("codec", "value", "written"),
    [
        (list_of(whole(0, 9), 2), [1, 2], [1, 2]),
        (each_seat_row(counts(FRUIT, 9), 3), [1, 0, 2, 0, 0, 4], [{"apple": 1, "plum": 2}, {"plum": 4}]),
        (name_set(FRUIT), 0b101, ["apple", "plum"]),
        (seat_set(), 0b10, [1]),
    ],
)
def test_a_value_goes_through_json(codec: Codec, value: Any, written: object) -> None:
    assert codec.write(value) == written
    assert codec.read(Reader(written), draft({})) == value


@pytest.mark.parametrize(
    ("codec", "written", "says"),
    [
        (list_of(whole(0, 9), 2), [1], "must have 2 entries, not 1"),
        (counts(FRUIT, 9), {"apple": 10}, "from 0 to 9, not 10"),
        (name_set(FRUIT), ["pear", "pear"], "pear is named twice"),
        (seat_set(), [2], "from 0 to 1, not 2"),
    ],
)
def test_a_bad_value_is_refused(codec: Codec, written: object, says: str) -> None:
    with pytest.raises(BadPosition, match=says):
        codec.read(Reader(written), draft({}))


RIPE = whole(0, lambda draft: int(draft.state.trees))
TABLE = StateTable(
    class_name="Orchard",
    title="Two fields.",
    rows=(
        StateField(
            "ripe",
            "i64",
            "no more than `trees`",
            "1",
            codec=whole(0, lambda d: d.state.trees),
            needs=("trees",),
        ),
        StateField("trees", "i64", "all of them " * 12, codec=whole(0, 99), module="wood"),
        StateField("name", "str", "", '""', within="label"),
        JsonEntry("label", lambda s: s.name, lambda d: setattr(d.state, "name", d.doc["label"].text())),
    ),
)


def test_a_row_is_read_after_those_that_it_needs() -> None:
    given = draft({"ripe": 3, "trees": 4, "label": "old"})
    TABLE.load(given)
    assert (given.state.ripe, given.state.trees, given.state.name) == (3, 4, "old")
    assert TABLE.dump(given.state) == given.doc.value
    with pytest.raises(BadPosition, match="from 0 to 4, not 5"):
        TABLE.load(draft({"ripe": 5, "trees": 4, "label": "old"}))


def test_a_field_without_a_default_must_be_given() -> None:
    with pytest.raises(BadPosition, match="the field 'trees' is missing"):
        TABLE.load(draft({"ripe": 5}))


def test_the_class_declares_starts_and_copies_every_field() -> None:
    source = class_source(TABLE)
    assert "class Orchard(State):" in source
    assert "    ripe: i64  # no more than `trees`\n    # wood: all of them" in source
    assert "    trees: i64\n    name: str\n" in source
    assert "            self.ripe = 1\n            self.trees = 0\n" in source
    assert "            self.trees = source.trees\n" in source
