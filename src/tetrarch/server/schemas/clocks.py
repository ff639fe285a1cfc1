"""Clocks, on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tetrarch.server.schemas.wire import Answer, Request

ClockKind = Literal["move", "game"]
Seconds = Annotated[int, Meta(ge=0, le=14 * 86_400)]


class ClockRequest(Request):
    """How long seats may think: `each` seconds for every move, or for the whole game and `bonus` a turn.

    Whose time is over is played on by a bot of the `level`; with `back` they may return (`move` alone).
    """

    kind: ClockKind
    each: Seconds  # move: an hour to 14 days; game: 1 to 180 minutes
    bonus: Annotated[int, Meta(ge=0, le=120)] = 0
    level: str | None = None
    back: bool = True


class SeatClock(Answer):
    """`left`: milliseconds at the moment of the message; `late`: how often the seat's time was over."""

    left: int
    runs: bool
    late: int


class ClockInfo(Answer):
    """A table's clock; `seats` is empty before the start."""

    kind: ClockKind
    each: int
    bonus: int
    level: str
    back: bool
    seats: list[SeatClock]
