"""Undo: the points that a seat may go back to, and why it may not go further.

A match marks every answer of a seat. A draw, something shown, or another seat's answer takes all marks away
(`Match._forbid_undo`), since nobody may take back what others have seen. `Match.rewind` goes further back,
by consent of the table.

Every call that plays has a checkpoint besides: whatever the rules raise, the match is what it was before.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tetrarch.core.match.errors import UndoReason, UndoRefused
from tetrarch.core.match.fair_dice import FairStream
from tetrarch.core.match.registry import AnyState

if TYPE_CHECKING:
    from tetrarch.core.match.match import GameEvent, Match, RecordEntry, ScoreLine

UNDO_MESSAGES: dict[UndoReason, str] = {
    "start": "nothing has been played that could be taken back",
    "chance": "dice or cards have been drawn since: this can't be taken back",
    "shown": "something hidden has been shown since: this can't be taken back",
    "other": "another seat has acted since: this can't be taken back",
    "sealed": "another seat has answered since: this can't be taken back",
    "consent": "the table went back to this point by consent: going further back needs it again",
    "over": "the game is over and its secret may have been shown: nothing can be taken back",
}


@dataclass(slots=True)
class UndoMark:
    """A point that an undo can go back to: the match as it was before an answer."""

    number: int
    state: AnyState
    events: int  # how long the log was
    sheet: int  # how long the score sheet was
    seat: int  # who answered
    marks: list[UndoMark]  # the marks before this one
    barrier: UndoReason  # why there were no more


def refused_undo(reason: UndoReason, detail: str = "") -> UndoRefused:
    """The error that says why nothing may be taken back."""
    return UndoRefused(UNDO_MESSAGES[reason] + detail, reason)


def find_mark(marks: Sequence[UndoMark], barrier: UndoReason, seat: int | None, to: int | None) -> UndoMark:
    """The last mark, or that of the answer `to`; UndoRefused if there is none, or if it is another seat's."""
    if not marks:
        raise refused_undo(barrier)
    if seat is not None and marks[-1].seat != seat:
        raise refused_undo("other")
    if to is None:
        return marks[-1]
    numbers = [mark.number for mark in marks]
    if to not in numbers:
        raise refused_undo(barrier, f"; back to one of {numbers} is possible, not {to}")
    return marks[numbers.index(to)]


@dataclass(slots=True)
class Checkpoint:
    """A match as it was before a call. Lists only grow during one, so their lengths suffice."""

    state: AnyState | None  # None until the first answer of the call is applied
    entries: list[RecordEntry]
    number: int
    history: list[str]
    tokens: int
    event_log: list[GameEvent]
    events: int
    sheet: list[ScoreLine]
    lines: int
    sealed: dict[int, int]
    marks: list[UndoMark]
    barrier: UndoReason
    stream: FairStream

    @classmethod
    def of(cls, match: Match) -> Checkpoint:
        return cls(
            None,
            match.entries,
            len(match.entries),
            match.history,
            len(match.history),
            match.event_log,
            len(match.event_log),
            match.sheet,
            len(match.sheet),
            dict(match.sealed),
            match._marks,
            match.barrier,
            match._stream.clone(),
        )

    def before_answer(self, state: AnyState, marked: bool) -> AnyState | None:
        """A copy of the position before the next answer, where one is needed: for an undo mark, or here."""
        if self.state is None:
            self.state = state.clone()
            return self.state
        return state.clone() if marked else None

    def restore(self, match: Match) -> None:
        """Make the match what it was."""
        if self.state is not None:
            match.state = self.state
            match.state.events = []
        del self.entries[self.number :], self.history[self.tokens :]
        del self.event_log[self.events :], self.sheet[self.lines :]
        match.entries, match.history = self.entries, self.history
        match.event_log, match.sheet = self.event_log, self.sheet
        match.sealed, match._marks, match.barrier = self.sealed, self.marks, self.barrier
        match._stream = self.stream
