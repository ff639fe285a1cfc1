"""Undo: the points that a seat may go back to, and why it may not go further.

A match marks every answer of a seat. A draw, something shown, or another seat's answer takes all marks away
(`Match._forbid_undo`), since nobody may take back what others have seen. `Match.rewind` goes further back,
by consent of the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tetrarch.core.match.errors import UndoReason, UndoRefused
from tetrarch.core.match.registry import AnyState

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
