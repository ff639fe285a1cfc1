"""Damaged positions, matches and transcripts: refused with a typed error, or a match comes of it."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import tetrarch
from laws.sampling import seeds
from laws.subjects import SUBJECTS, Subject
from tetrarch.envs.action_index import ActionIndex

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)
JUNK: tuple[Any, ...] = (None, True, -1, 0, 1, 99, 10**30, 1.5, "", "x", "all", [], [1], {}, {"a": 1})


def damage(doc: Any, rng: random.Random) -> Any:
    """The document with one thing in it removed or replaced."""
    doc = copy.deepcopy(doc)
    at = doc
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at)))
        key = rng.choice(keys)
        if isinstance(at[key], dict | list) and at[key] and rng.random() < 0.8:
            at = at[key]
            continue
        if rng.random() < 0.2:
            del at[key]
        else:
            at[key] = rng.choice(JUNK)
        return doc


@seeds(quick=5, whole=60)
def test_a_damaged_position_is_refused_or_can_be_played(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    doc = json.loads(json.dumps(subject.played(seed % 3, seed % 90).to_json(bare=True))) | {"seed": 1}
    for _ in range(3):
        hurt = damage(doc, rng)
        try:
            match = tetrarch.from_json(hurt)
        except tetrarch.BadPosition as err:
            assert err.path.startswith("$") and str(err).startswith(err.path + ": ")
            continue
        json.dumps(match.to_json())
        assert match.over or match.legal()


@seeds(quick=5, whole=60)
def test_a_damaged_match_is_refused(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    doc = subject.played(seed % 3, seed % 90).to_json()
    try:
        tetrarch.from_json(damage(doc, rng))
    except tetrarch.BadPosition as err:
        assert err.path.startswith("$")


@seeds(quick=5, whole=60)
def test_a_damaged_transcript_is_refused_or_replays(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    text = subject.played(seed % 3, 40).record()
    where = rng.randrange(len(text))
    hurt = (
        text[:where]
        + rng.choice(["", "x", "]", "[", " ", "\n", "-", "²", "~"])
        + text[where + rng.randint(0, 3) :]
    )
    try:
        assert tetrarch.replay(hurt).game.seats
    except tetrarch.BadRecord as err:
        assert str(err)


@seeds(quick=5, whole=60)
def test_any_int_is_a_legal_move_or_refused_and_changes_nothing(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    match = subject.played(seed % 3, seed % 90)
    if match.over:
        return
    before = match.to_json()
    legal = {move.action for move in match.legal()}
    numbers = ActionIndex(subject.descriptor.vocabulary)
    tries = [
        rng.randrange(-5, 2**45),
        rng.randrange(256),
        numbers.action(rng.randrange(numbers.size)),
        2**70,
    ]
    for x in tries:
        if x not in legal:
            with pytest.raises((tetrarch.BadToken, tetrarch.IllegalAction)) as caught:
                match.play(x)
            ruling = getattr(caught.value, "ruling", None)
            assert ruling is None or ruling in subject.descriptor.rulings()
    assert match.to_json() == before
