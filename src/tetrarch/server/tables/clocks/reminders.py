"""Reminders: people whose time for a slow move is nearly over get a notice, once."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.tables import Notice
from tetrarch.server.db.repositories.tables.clocks import ClockRepository
from tetrarch.server.notifications.notices import people, time_notice
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms

log = logging.getLogger("tetrarch.notices")
INTERVAL = 30.0  # seconds between two checks
SET_ASIDE = 600.0  # seconds for which a table at which it failed is left alone
HOUR = 3600.0
REMINDER = 2 * HOUR  # before the end of the time
SLOW_MOVE = 4 * HOUR  # the least time for a move of which people are reminded


class Reminders:
    """Reminds people of moves whose time runs out."""

    def __init__(self, repository: ClockRepository, rooms: Rooms, uptime: UptimeClock) -> None:
        self.repository, self.rooms, self.uptime = repository, rooms, uptime
        self.set_aside: dict[str, float] = {}  # tables at which it failed, and until when they are left alone

    async def run(self) -> None:
        """Remind people until cancelled."""
        while True:
            await asyncio.sleep(INTERVAL)
            try:
                await self.run_once()
            except Unavailable as error:
                log.warning("nobody is reminded", extra={"error": str(error)})

    async def run_once(self) -> None:
        """Remind everybody whose time is nearly over and who was not reminded yet."""
        now = self.uptime.now()
        self.set_aside = {id: until for id, until in self.set_aside.items() if until > time.monotonic()}
        for id, clock in await self.repository.nearly_over(now, now + REMINDER):
            if id in self.set_aside or not is_slow(clock):
                continue
            try:
                await self._remind(id, now)
            except Unavailable:
                raise
            except Exception as error:  # the others do not wait for this table
                log.error("nobody is reminded at a table", extra={"table": id, "error": repr(error)})
                self.set_aside[id] = time.monotonic() + SET_ASIDE

    async def _remind(self, id: str, now: float) -> None:
        room = await self.rooms.get(id)
        async with room.lock:
            found = reminders(room, now)
        if found:
            await self.repository.remind(found)


def is_slow(clock: Any) -> bool:
    """Whether a move may take hours; at other tables people are there."""
    return isinstance(clock, dict) and clock.get("kind") == "move" and clock.get("each", 0) >= SLOW_MOVE


def reminders(room: Room, now: float) -> list[Notice]:
    """The notices for those whose time is nearly over and who are not at the table."""
    table = room.table
    times = game_clock.times_of(table, len(room.seats))
    late, end = game_clock.overdue_seats(times, now + REMINDER), game_clock.next_timeout(times)
    hours = 0 if end is None else int((end - now) // HOUR)
    users = people(seat for seat in room.seats if seat.seat in late)
    return [time_notice(user, table, room.seats, hours) for user in sorted(users - room.online())]
