"""Laws of undo: to a mark as if never played, never across new information; by consent, drawn anew."""

from __future__ import annotations

import random

import pytest

import tetrarch
from laws.sampling import seeds
from laws.subjects import SUBJECTS, Subject, playing
from laws.test_records import same
from tetrarch.core.match.match import Match

pytestmark = pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.id)


def shortened(match: Match, number: int) -> Match:
    """The replay of the record without its last moves."""
    text = match.record()
    head = "".join(line + "\n" for line in text.splitlines() if line.startswith("["))
    return tetrarch.replay(head + " ".join(match.history[: len(match.history) - (match.number - number)]))


@seeds()
def test_undo_is_as_if_never_played(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    undone = 0
    for _ in playing(match, rng):
        if match.sealed or rng.random() < 0.96 or not match.undoable:
            continue
        for number in rng.sample(match.undoable, min(2, len(match.undoable))):
            twin = tetrarch.replay(match.record())
            twin.undo(twin.undo_seat, to=number)
            same(twin, shortened(match, number))
            undone += 1
        twin = tetrarch.replay(match.record())
        twin.undo()
        assert twin.number == match.undoable[-1]
    assert undone or subject.id.startswith("lantern") or match.number < 500, "a short game may have had none"


@seeds()
def test_undo_never_crosses_new_information(subject: Subject, seed: int) -> None:
    match = subject.match(seed)
    rng = random.Random(seed)
    for _ in playing(match, rng):
        if match.sealed:
            continue
        numbers = match.undoable
        seats = (
            {match.entries[number].seat for number in range(numbers[0], match.number)} if numbers else set()
        )
        assert len(seats) <= 1 and -1 not in seats, "one seat's own answers, no roll or draw among them"
        assert numbers == list(range(match.number - len(numbers), match.number))
        private = [e for e in match.event_log if e.audience != -1 and numbers and e.number > numbers[0]]
        assert private == []
        if numbers:
            for stranger in [seat for seat in range(match.game.seats) if seat not in seats][:1]:
                refused(match, seat=stranger)
            refused(match, to=numbers[0] - 1)
        else:
            refused(match)
    refused(match)


def refused(match: Match, **arguments: int) -> None:
    before = match.to_json()
    with pytest.raises(tetrarch.UndoRefused, match="taken back|consent"):
        match.undo(**arguments)
    assert match.to_json() == before


@seeds()
def test_consent_goes_further_back_and_draws_anew(subject: Subject, seed: int) -> None:
    rng = random.Random(seed)
    match = subject.match(seed)
    rewinds = 0
    for _ in playing(match, rng):
        if match.sealed or rewinds == 3 or rng.random() < 0.95:
            continue
        marks = [n for n, entry in enumerate(match.entries) if entry.seat >= 0 and entry.place == 0]
        if not marks:
            continue
        to = rng.choice(marks)
        kept = list(match.entries[:to])
        match.rewind(to)
        rewinds += 1
        assert match.entries[:to] == kept and match._stream.epoch == rewinds
        assert match.history[-1] == f"!undo:{to}" and match.number == to
        assert [event.name for event in match.event_log].count("undone") == rewinds
        refused(match)
        same(match, tetrarch.replay(match.record()))
        same(match, tetrarch.from_json(match.to_json()))
    verdict = tetrarch.verify(match.record())
    assert verdict.ok and verdict.match.scores() == match.scores()
    same(match, verdict.match)
    with pytest.raises(tetrarch.UndoRefused, match="over"):
        match.rewind(0)
