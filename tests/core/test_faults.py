"""Whatever the rules raise, a match stays what it was: position, record, log, score sheet, marks, chance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import tetrarch
from tetrarch.core.match.match import Match
from toy import faulty


def begun(*tokens: str, seats: int = 2) -> Match:
    match = tetrarch.new("faulty", seats, 1)
    for token in tokens:
        match.play(token)
    return match


def everything(match: Match) -> tuple[Any, ...]:
    """All that a match consists of."""
    marks = [(mark.number, mark.seat, mark.events, mark.sheet, len(mark.marks)) for mark in match._marks]
    return (
        match.to_json(),
        match.to_json(bare=True),
        list(match.event_log),
        list(match.sheet),
        list(match.entries),
        match.undoable,
        marks,
        match.barrier,
        match._stream.epoch,
        dict(match._stream.draw_counts),
        list(match.state.events or []),
    )


def goes_on(match: Match, twin: Match) -> None:
    """Played on, a match comes to the same end as one on which nothing ever failed."""
    for each in (match, twin):
        while not each.over:
            each.play("take:3" if each.question.step == "turn" else "offer:0")  # type: ignore[union-attr]
    assert everything(match) == everything(twin)


@pytest.mark.parametrize("before", [[], ["take:1"], ["take:3", "take:1", "take:1"]])
@pytest.mark.parametrize("token, cause", [("take:0", IndexError), ("take:2", ZeroDivisionError)])
def test_a_move_that_fails_has_not_happened(before: list[str], token: str, cause: type[Exception]) -> None:
    match, twin = begun(*before), begun(*before)
    was = everything(match)
    for _ in range(2):
        with pytest.raises(tetrarch.RulesFault, match="the rules of faulty failed") as fault:
            match.play(token)
        assert isinstance(fault.value.__cause__, cause) and everything(match) == was
    goes_on(match, twin)


def test_an_undo_goes_back_as_if_nothing_had_failed() -> None:
    match = begun("take:1")
    with pytest.raises(tetrarch.RulesFault):
        match.play("take:0")
    match.undo(0)
    assert everything(match) == everything(begun())


def test_a_reveal_that_fails_leaves_the_other_answers_sealed() -> None:
    match = begun(*["take:1"] * 6)
    match.play("offer:1", 0)
    was = everything(match)
    with pytest.raises(tetrarch.RulesFault):
        match.play("offer:1", 1)
    assert everything(match) == was and match.sealed.keys() == {0}
    match.play("offer:0", 1)
    assert match.over


@pytest.mark.parametrize(
    "call", [Match.answer_chance, lambda match: match._force(faulty.DIE)], ids=["drawn", "forced"]
)
def test_a_draw_that_fails_has_not_happened(call: Callable[[Match], None]) -> None:
    match = begun()
    match.take("take:2")
    was = everything(match)
    with pytest.raises(tetrarch.RulesFault):
        call(match)
    assert everything(match) == was


def test_a_rewind_that_fails_goes_back_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("take:3", "take:1", "take:1")
    was = everything(match)

    def fails(*_: object) -> None:
        raise OverflowError

    with monkeypatch.context() as patch:
        patch.setattr(faulty.Roll, "apply", fails)
        with pytest.raises(tetrarch.RulesFault):
            match.rewind(2)  # the roll before it is played again
    assert everything(match) == was
    match.rewind(2)
    assert match.number == 2


def test_an_interruption_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("take:1")
    was = everything(match)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(faulty.Roll, "apply", interrupted)
    with pytest.raises(KeyboardInterrupt):
        match.play("take:3")
    assert everything(match) == was


def test_a_log_that_cannot_be_written_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun("take:1")
    was = everything(match)
    monkeypatch.setattr(faulty, "TOLD", 99)  # an event without a name
    with pytest.raises(tetrarch.RulesFault):
        match.play("take:1")
    assert everything(match) == was
