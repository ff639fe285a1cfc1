"""What spares a small game some writing: tables of fields, short vocabularies, weighted answers, modules."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import tetrarch
from tetrarch.core.engine.kernel import AUTO, CHANCE, Decision
from tetrarch.core.match.plain_game import Choice, PlainModule, parse_vocabulary
from tetrarch.core.match.vocabulary import Names
from toy.lanterns import Lanterns


def given(**changes: object) -> dict[str, Any]:
    doc = json.loads(json.dumps(tetrarch.new("lanterns", 2, 1).to_json(bare=True)))
    return doc | {"position": doc["position"] | changes}


@pytest.mark.parametrize(
    ("changes", "path", "says"),
    [
        ({"coins": [1]}, ".coins", "must have 2 entries, not 1"),
        ({"coins": [1, 99]}, ".coins[1]", "must be a whole number from 0 to 50, not 99"),
        ({"card": "sun"}, ".card", "'sun' is not a card"),
        ({"known": None}, ".known", "must be a text, not null"),
        ({"deck": []}, "", "there is no field 'deck'; there are coins, points, bids"),
    ],
)
def test_fields_are_read_with_care(changes: dict[str, object], path: str, says: str) -> None:
    with pytest.raises(tetrarch.BadPosition, match=re.escape(says)) as caught:
        tetrarch.from_json(given(**changes))
    assert caught.value.path == f"$.position{path}"


def test_fields_are_written_by_name() -> None:
    match = tetrarch.from_json(given(card="flame", known="0+1", points=[4, 0]))
    assert (match.state.card, match.state.known, match.scores()) == (1, 0b11, [5, 1])
    assert match.to_json(bare=True)["position"] == given(card="flame", known="0+1", points=[4, 0])["position"]


def test_a_position_without_questions_takes_those_of_the_start() -> None:
    doc = given(coins=[1, 2])
    del doc["position"]["stack"]
    match = tetrarch.from_json(doc)
    assert match.seats == [0, 1] and match.view(None)["coins"] == [1, 2]


def test_a_choice_is_put_to_one_seat_or_to_all() -> None:
    game = Lanterns(3, [], True)
    for group, seats in ((False, [1]), (True, [CHANCE, 1, 0])):
        step: Any = Choice(1, 2, group=group)
        step.game, s = game, game.start()
        s.stack.clear()
        step.open(s, Decision(0, AUTO, 1))
        assert [d.seat for d in s.stack] == seats


def test_weights_that_are_0_are_left_out() -> None:
    class Loaded(Choice):
        def weights(self, s: Any, d: Decision) -> list[int]:
            return [1, 0, 2]

    step: Any = Loaded(5, 6)
    assert list(step.legal(None, Decision(0, 0))) == [5, 5 | 2 << 8]
    assert list(step.legal(None, Decision(0, CHANCE))) == [6, 6 | 2 << 8]
    assert list(step.odds(None, Decision(0, CHANCE))) == [1, 2]


def test_a_module_without_hooks() -> None:
    module: Any = PlainModule()
    assert list(module.offer(None, Decision(0, 0))) == [] and module.kinds == []


def test_words_are_spelled() -> None:
    card = Names("card", ["ember", "flame"])
    texts = {"kinds": "look:card/2 end", "steps": "turn:card|card-card", "sources": "lamp/3"}
    words = parse_vocabulary("probe/PR", [card], events="lit:card! done", **texts)
    assert (words.game, words.prefix, words.token(1 | 1 << 8), words.kinds[1].ruling) == (
        "probe",
        "PR",
        "look:flame",
        2,
    )
    assert words.events[1].reveals and not words.events[2].reveals and words.sources[0].ruling == 3
    assert words.steps[0].operands == words.steps[0].auto == {"card": card}
    with pytest.raises(AssertionError, match=r"'lit:card\?' is not written name:operand"):
        parse_vocabulary("probe/PR", [card], events="lit:card?", **texts)
