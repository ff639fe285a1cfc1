"""Laws of records: replay, JSON of whole matches, the fair stream, and edits that must be found."""

from __future__ import annotations

import copy
import json
import pickle
import random
import re

import pytest

import tetrarch
from laws.sampling import seeds
from laws.subjects import SUBJECTS, Subject, fields, playing
from tetrarch.core.match.match import Match
from tetrarch.core.match.options import Flag

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)


def same(one: Match, two: Match) -> None:
    """Two matches are the same in all that can be seen of them, and in what cannot."""
    assert one.to_json() == two.to_json()
    assert one.to_json(bare=True) == two.to_json(bare=True)
    assert fields(one.state) == fields(two.state)
    assert one.event_log == two.event_log and one.sheet == two.sheet and one.undoable == two.undoable
    assert one._stream.draw_counts == two._stream.draw_counts and one._stream.epoch == two._stream.epoch


@seeds()
def test_replay_gives_the_same_match(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    for _ in playing(match, rng):
        if not match.sealed and rng.random() < 0.05:
            same(match, tetrarch.replay(match.record()))
    same(match, tetrarch.replay(match.record()))


@seeds()
def test_a_whole_match_goes_through_json(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    for _ in playing(match, rng):
        if match.sealed or rng.random() < 0.05:
            text = json.dumps(match.to_json())
            back = tetrarch.from_json(text)
            same(match, back)
            assert back.sealed == match.sealed and back.seat == match.seat
            assert all(back.legal(seat) == match.legal(seat) for seat in match.seats)


@seeds()
def test_a_copy_and_a_pickled_match_are_the_same_and_play_on_alike(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    for _ in playing(match, rng):
        if match.sealed or rng.random() < 0.03:
            before = match.copy()
            for twin in (copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
                same(match, twin)
                assert twin == match and twin.sealed == match.sealed and twin.seat == match.seat
                for one in (twin, match.copy()):
                    finish(one, seed)
                assert one == twin
            same(match, before)
    finish(before, seed)


def finish(match: Match, seed: int) -> None:
    """Play some more, and take something back."""
    rng = random.Random(seed)
    for _, _ in zip(playing(match, rng), range(8), strict=False):
        pass
    if match.undoable:
        match.undo(to=rng.choice(match.undoable))
        match.play(rng.choice(match.legal()))


@seeds()
def test_a_match_that_waits_for_chance_goes_through_json(subject: Subject, seed: int) -> None:
    match = subject.played(seed, seed % 40)
    rng = random.Random(seed)
    while not match.over and match.seats:
        match.take(rng.choice(match.legal()))
    assert match.seat is None and match.legal() == [] and match.question is None
    back = tetrarch.from_json(match.to_json())
    match.answer_chance()
    same(match, back)


@seeds()
def test_every_draw_is_derived_again(subject: Subject, seed: int) -> None:
    match = subject.played(seed)
    verdict = tetrarch.verify(match.record())
    assert verdict.ok and verdict.problems == ()
    assert verdict.draws == sum(1 for entry in match.entries if entry.seat < 0)
    same(match, verdict.match)


def found(text: str) -> bool:
    """Whether verification finds something."""
    try:
        return not tetrarch.verify(text).ok
    except tetrarch.BadRecord:
        return True


def other_token(match: Match, token: str, rng: random.Random) -> str:
    codec_words = match.descriptor.vocabulary
    kind = codec_words.kind(codec_words.read(token))
    parts = [names.names for names in kind.operands.values()]
    while True:
        changed = f"{kind.verb}:{'-'.join(rng.choice(names) for names in parts)}"
        if changed != token:
            return changed


@seeds()
def test_edits_are_found(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    setup = subject.setup(rng)
    match = tetrarch.new(subject.id, seed=seed, nonces=["left", "right"], **setup)
    for _ in playing(match, rng):
        pass
    text = match.record()
    assert not found(text)
    draws = [token for token in match.history if token.startswith("~")]
    if draws:
        token = rng.choice(draws)
        edited = re.sub(rf"(?<=\s){re.escape(token)}(?=\s)", other_token(match, token, rng), text, count=1)
        assert edited != text and found(edited)
        assert found(text.replace('"left"', '"right"'))
    digit = rng.randrange(64)
    secret = match.fairness.secret.hex()
    wrong = secret[:digit] + ("0" if secret[digit] != "0" else "1") + secret[digit + 1 :]
    assert found(text.replace(secret, wrong))
    assert found(text.replace(f"[seed {seed}]", f"[seed {seed + 1}]"))
    flag = rng.choice([option.id for option in match.descriptor.options if isinstance(option, Flag)])
    now = str(match.options[flag]).lower()
    turned = {"true": "false", "false": "true"}[now]
    assert found(text.replace(f"{flag}={now}", f"{flag}={turned}"))
    scores = " ".join(map(str, match.scores()))
    assert found(
        text.replace(f"[scores {scores}]", f"[scores {scores.replace(scores[-1], '9x'[scores[-1] == '9'])}]")
    )
    assert found(text.replace(match.commitment, "0" * 64))
    assert found(text.replace(f"[scores {scores}]\n", ""))
    tokens = match.history
    cut = text.replace(" ".join(tokens[-1:]) + "\n[scores", "\n[scores")
    assert found(cut)


@seeds()
def test_a_record_cut_short_replays_as_far_as_it_goes(subject: Subject, seed: int) -> None:
    match = subject.played(seed)
    text = match.record().split("[scores")[0]
    head = "".join(line + "\n" for line in text.splitlines() if line.startswith("["))
    keep = random.Random(seed).randrange(len(match.history))
    part = tetrarch.replay(head + " ".join(match.history[:keep]))
    told = [entry.token for entry in match.entries]
    mine = [entry.token for entry in part.entries]
    sealed = len(part.sealed)
    assert mine == told[: len(mine)] and keep - sealed <= len(mine)
