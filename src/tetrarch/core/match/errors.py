"""What can go wrong, and what to do about it.

GameError
  BadOption       an unknown game, option, module, seat count or combination
  BadToken        a move that cannot be read
  IllegalAction   a move that can be read but not played now; cites the ruling it breaks
  BadSeat         a seat that the match does not have
  NotYourTurn     a move by a seat that is not asked
  StaleVersion    a move that answers an older question
  UndoRefused     nothing may be taken back, and why
  BadRecord       a transcript that is damaged or does not follow the rules
  RulesFault      the rules themselves failed on a move: a fault of ours
  BadPosition     a position or match in JSON that is damaged or impossible; names the field
"""

from __future__ import annotations

import re
from typing import Literal, get_args

UndoReason = Literal["start", "chance", "shown", "other", "sealed", "consent", "over"]
UNDO_REASONS: tuple[UndoReason, ...] = get_args(UndoReason)


class GameError(Exception):
    """Base of every error of the library; the match is unchanged."""

    trace: str = ""  # where code of somebody's own raised its cause: the lines of a traceback

    def __reduce__(self) -> tuple[object, tuple[type[GameError], tuple[object, ...], dict[str, object]]]:
        """Pickled whatever the arguments of its class are, since errors come back from other processes."""
        return restore_error, (type(self), self.args, vars(self))


def restore_error(kind: type[GameError], args: tuple[object, ...], fields: dict[str, object]) -> GameError:
    """An error that was pickled."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error


class BadOption(GameError):
    """An unknown game, option, module, seat count or combination; where a rule forbids it, that is cited."""

    @property
    def ruling(self) -> str | None:
        """The ruling that forbids it, such as `CB-212`."""
        cited = re.search(r"\[([A-Z]{2}-\d+)\]$", str(self))
        return cited[1] if cited else None


class BadToken(GameError):
    """A move that cannot be read."""


class IllegalAction(GameError):
    """A move that can be read but not played now."""

    def __init__(self, message: str, ruling: str | None = None) -> None:
        super().__init__(message)
        self.ruling = ruling


class BadSeat(GameError):
    """A seat that the match does not have."""


class NotYourTurn(GameError):
    """A move by a seat that is not asked."""


class StaleVersion(GameError):
    """A move that answers an older question."""

    def __init__(self, message: str, number: int) -> None:
        super().__init__(message)
        self.number = number


class UndoRefused(GameError):
    """Nothing may be taken back. `reason` says why; None: there is no such decision to go back to."""

    def __init__(self, message: str, reason: UndoReason | None = None) -> None:
        super().__init__(message)
        self.reason = reason


class RulesFault(GameError):
    """The rules failed on a move that they had offered; `__cause__` is what they raised."""


class BadRecord(GameError):
    """A transcript that is damaged or does not follow the rules."""

    def __init__(self, message: str, line: int | None = None) -> None:
        super().__init__(message if line is None else f"line {line}: {message}")
        self.line = line


class BadPosition(GameError):
    """A position or match in JSON that is damaged or impossible."""

    def __init__(self, path: str, message: str) -> None:
        super().__init__(f"{path}: {message}")
        self.path = path
