"""Clocks: how long a seat may think, and since when it does. `timeouts.py` finds those whose time is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from tetrarch.server.bot_levels import check_level
from tetrarch.server.db.models.tables import Action, SeatRow, TableRow
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.clocks import ClockInfo, ClockRequest, SeatClock

HOUR, DAY = 3600, 86_400
LIMITS = {"move": (HOUR, 14 * DAY), "game": (60, 180 * 60)}  # seconds


@dataclass(frozen=True)
class SeatTime:
    """The time of a seat: `left` milliseconds, running since `since` (in uptime); none: it stands."""

    left: int
    since: float | None = None
    given: bool = True  # whether the time for the question has been given
    late: int = 0  # how often the time was over

    def remaining(self, now: float) -> int:
        return self.left if self.since is None else self.left - max(0, round((now - self.since) * 1000))

    @property
    def ends_at(self) -> float | None:
        """When the time will be over; None: it stands."""
        return None if self.since is None else self.since + self.left / 1000


def clock_from_request(wanted: ClockRequest | None) -> dict[str, Any] | None:
    """A clock as the database keeps it; a request that cannot be is refused with the limits."""
    if wanted is None:
        return None
    least, most = LIMITS[wanted.kind]
    if not least <= wanted.each <= most:
        raise Refused("bad_clock", detail=f"each: {least} - {most}")
    if wanted.kind == "move" and wanted.bonus:
        raise Refused("bad_clock", detail="bonus: 0")
    back = wanted.back and wanted.kind == "move"
    values = {"kind": wanted.kind, "each": wanted.each, "bonus": wanted.bonus}
    return {**values, "level": check_level(wanted.level), "back": back}


def needs_clock(seats: Collection[SeatRow]) -> bool:
    """Whether a table needs a clock: only where at least two people wait for each other."""
    return sum(seat.kind == "person" for seat in seats) > 1


# a table's times


def times_of(table: TableRow, seats: int) -> list[SeatTime]:
    """The times as they are stored; before the first question every seat has all of it."""
    assert table.clock is not None
    if table.times is None:
        return [SeatTime(table.clock["each"] * 1000)] * seats
    return [SeatTime(**values) for values in table.times]


def times_to_json(times: Sequence[SeatTime]) -> list[dict[str, Any]]:
    """The times as the database keeps them; `times_of` reads them."""
    return [asdict(time) for time in times]


def next_timeout(times: Sequence[SeatTime]) -> float | None:
    """When the first seat's time will be over; None: no time runs."""
    return min((time.ends_at for time in times if time.ends_at is not None), default=None)


def overdue_seats(times: Sequence[SeatTime], now: float) -> list[int]:
    """The seats whose time is over."""
    return [seat for seat, time in enumerate(times) if time.ends_at is not None and time.remaining(now) <= 0]


def advance_times(
    clock: dict[str, Any],
    times: Sequence[SeatTime],
    thinking: Collection[int],
    action: Action | None,
    now: float,
    settled: bool,
) -> list[SeatTime]:
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
            new = start_thinking(clock, new, taken_back, now)
        after.append(new)
    return after


def start_thinking(clock: dict[str, Any], time: SeatTime, taken_back: bool, now: float) -> SeatTime:
    """Start a seat's time. Time for a question is given once, and none for one that comes back by undo."""
    left = time.left
    if not (time.given or taken_back) or left <= 0:
        left = clock["each"] * 1000 if clock["kind"] == "move" else left + clock["bonus"] * 1000
    return replace(time, left=left, since=now, given=True)


# what people see


def may_return(table: TableRow, seat: int) -> bool:
    """Whether somebody for whom a bot plays may come back: after a time-out only where that is allowed."""
    return table.clock is None or table.times is None or table.clock["back"] or not table.times[seat]["late"]


def clock_info(table: TableRow, now: float) -> ClockInfo | None:
    if table.clock is None:
        return None
    times = [] if table.times is None else times_of(table, 0)
    seats = [SeatClock(max(0, time.remaining(now)), time.since is not None, time.late) for time in times]
    return ClockInfo(**table.clock, seats=seats)
