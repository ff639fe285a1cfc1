"""Versions of the rules: a match keeps those of the day it was made."""

from collections.abc import Mapping
from typing import Any

import pytest

import tetrarch
from tetrarch.core.match.match import Match
from tetrarch.core.match.options import Value, rules_option
from tetrarch.core.match.registry import _descriptors, register
from toy.turns import DIE, TAKE, TURN, Roll, Turn, Turns, TurnsDescriptor


class Changed(TurnsDescriptor):
    """A game that lasts a round longer by the second version of its rules."""

    id = "changed_turns"
    options = (rules_option(2),)

    def build(self, seats: int, options: Mapping[str, Value]) -> Any:
        return Turns(seats, [Turn(TAKE), Roll(DIE)], [[TURN]] * int(str(options["rules"])), [])


@pytest.fixture(autouse=True)
def changed() -> Any:
    register(Changed())
    yield
    del _descriptors["changed_turns"]


def moves(match: Match) -> int:
    """How many moves there are to the end."""
    while not match.over:
        match.play("take:0")
    return match.number


def test_a_new_match_has_the_newest_rules() -> None:
    match = tetrarch.new("changed_turns", seats=2, seed=1)
    assert match.options == {"rules": 2} and moves(match) == 4


def test_a_match_from_before_keeps_its_rules() -> None:
    """A record or a stored position that names no version is one of the first."""
    old = tetrarch.new("changed_turns", seats=2, seed=1, rules=1)
    doc = old.to_json(bare=True)
    assert doc["options"] == {"rules": 1}
    for options in ({"rules": 1}, {}):
        assert moves(tetrarch.from_json(doc | {"options": options})) == 2
    assert moves(old) == 2
    text = old.record()
    assert tetrarch.replay(text).scores() == old.scores()
    assert tetrarch.replay(text.replace("rules=1", "")).number == 2


def test_a_version_that_is_not_known_yet() -> None:
    with pytest.raises(tetrarch.BadOption, match="a whole number from 1 to 2"):
        tetrarch.new("changed_turns", seats=2, rules=3)
