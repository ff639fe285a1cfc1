"""Clocks: how long a seat may think, and since when it does. Who looks is in `timeouts.py`."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from tetrarch.server.levels import checked_level
from tetrarch.server.model import Action, SeatRow, TableRow
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas_clocks import ClockInfo, ClockRequest, SeatClock

wall = time.time  # tests put another in its place
HOUR, DAY = 3600, 86_400
LIMITS = {"move": (HOUR, 14 * DAY), "game": (60, 180 * 60)}  # seconds


@dataclass(frozen=True)
class Time:
    """The time of a seat: `left` milliseconds, `since` it has been thinking; none: it stands."""

    left: int
    since: float | None = None
    given: bool = True  # whether the time for the question has been given
    late: int = 0  # how often the time was over

    def remaining(self, now: float) -> int:
        return self.left if self.since is None else self.left - max(0, round((now - self.since) * 1000))

    @property
    def over(self) -> float | None:
        """When the time will be over."""
        return None if self.since is None else self.since + self.left / 1000


def checked(wanted: ClockRequest | None) -> dict[str, Any] | None:
    """A clock as it is kept, or a refusal that says what can be."""
    if wanted is None:
        return None
    least, most = LIMITS[wanted.kind]
    if not least <= wanted.each <= most:
        raise Refused("bad_clock", detail=f"each: {least} - {most}")
    if wanted.kind == "move" and wanted.bonus:
        raise Refused("bad_clock", detail="bonus: 0")
    back = wanted.back and wanted.kind == "move"
    return {**_values(wanted), "level": checked_level(wanted.level), "back": back}


def _values(wanted: ClockRequest) -> dict[str, Any]:
    return {"kind": wanted.kind, "each": wanted.each, "bonus": wanted.bonus}


def sensible(seats: Collection[SeatRow]) -> bool:
    """Whether anybody would wait for another: a single person needs no clock."""
    return sum(seat.kind == "person" for seat in seats) > 1


# a table's times


def times_of(table: TableRow, seats: int) -> list[Time]:
    """The times as they are stored; before the first question every seat has all of it."""
    assert table.clock is not None
    if table.times is None:
        return [Time(table.clock["each"] * 1000)] * seats
    return [Time(**values) for values in table.times]


def stored(times: Sequence[Time]) -> list[dict[str, Any]]:
    return [asdict(time) for time in times]


def flag(times: Sequence[Time]) -> float | None:
    """When the first of them will be over."""
    return min((time.over for time in times if time.over is not None), default=None)


def late(times: Sequence[Time], now: float) -> list[int]:
    """The seats whose time is over."""
    return [seat for seat, time in enumerate(times) if time.over is not None and time.remaining(now) <= 0]


def advanced(
    clock: dict[str, Any],
    times: Sequence[Time],
    thinking: Collection[int],
    action: Action | None,
    now: float,
    settled: bool,
) -> list[Time]:
    """The times after a change, when these seats are to answer; `settled`: nothing can be taken back."""
    after = []
    for seat, old in enumerate(times):
        moved = action is not None and action.kind == "move" and action.seat == seat
        new = replace(old, given=False) if moved else old
        anew = moved and settled and clock["kind"] == "move"
        if seat not in thinking or anew:
            new = replace(new, left=new.remaining(now), since=None)
        if seat in thinking and new.since is None:
            taken_back = action is not None and action.kind != "move"
            new = started(clock, new, taken_back, now)
        after.append(new)
    return after


def started(clock: dict[str, Any], time: Time, taken_back: bool, now: float) -> Time:
    """A seat begins to think. Time for a question is given once, and none for one that comes back by undo."""
    left = time.left
    if not (time.given or taken_back) or left <= 0:
        left = clock["each"] * 1000 if clock["kind"] == "move" else left + clock["bonus"] * 1000
    return replace(time, left=left, since=now, given=True)


# what people see


def may_return(table: TableRow, seat: int) -> bool:
    """Whether somebody for whom a bot plays may come back: after a time-out only where that is allowed."""
    return table.clock is None or table.times is None or table.clock["back"] or not table.times[seat]["late"]


def info(table: TableRow, now: float) -> ClockInfo | None:
    if table.clock is None:
        return None
    times = [] if table.times is None else times_of(table, 0)
    seats = [SeatClock(max(0, time.remaining(now)), time.since is not None, time.late) for time in times]
    return ClockInfo(**table.clock, seats=seats)
