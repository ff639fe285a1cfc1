"""Time-outs: a bot plays on for a seat whose time is over, and a start no longer waits for nonces.

That a seat's time is over follows from what is stored, so any process may find it. A process that takes such
a table moves its `next_timeout` a few seconds ahead, and no other looks at it meanwhile. Should the process
be killed, another finds the table then. The table's seq lets only one of them write.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from tetrarch.core.match.errors import GameError
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.json_column import Damaged
from tetrarch.server.db.models.tables import Change, SeatRow, TalkRow
from tetrarch.server.db.repositories.tables.clocks import ClockRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables.clocks import game_clock
from tetrarch.server.tables.clocks.starting import Starting
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.room import Room, server_note
from tetrarch.server.tables.rooms import Rooms

log = logging.getLogger("tetrarch.clocks")
INTERVAL = 1.0  # seconds between two checks
SET_ASIDE = 600.0  # seconds for which a table whose time-out failed is left alone


class Timeouts:
    """Replaces people whose time is over by bots."""

    def __init__(
        self,
        repository: ClockRepository,
        *,
        rooms: Rooms,
        committer: Committer,
        starting: Starting,
        uptime: UptimeClock,
    ) -> None:
        self.repository, self.rooms, self.starting = repository, rooms, starting
        self.committer, self.uptime = committer, uptime

    async def run(self) -> None:
        """Check tables until cancelled."""
        while True:
            try:
                await self.run_once()
            except Unavailable as error:
                log.warning("clocks not checked: database unavailable", extra={"error": str(error)})
            await asyncio.sleep(INTERVAL)

    async def run_once(self) -> None:
        """Check every table at which a seat's time is over."""
        now = await self.uptime.beat()
        for id, seq in await self.repository.take_overdue(now):
            try:
                await self.check_table(id, seq, now)
            except Unavailable:
                raise
            except Exception as error:  # the others do not wait for this table
                known = isinstance(error, Refused | GameError | Damaged)
                log.error("a time-out failed", extra={"table": id, "error": repr(error)}, exc_info=not known)
                await self.repository.set_aside(id, now + SET_ASIDE)

    @retry_on_conflict
    async def check_table(self, id: str, seq: int, now: float) -> None:
        """Replace the people at a table whose time was over at `now`, if that is still so."""
        room = await self.rooms.get(id, seq)
        async with room.lock:
            if room.table.phase == "starting":
                await self.starting.stop_waiting(room)
                return
            timed = room.table.clock is not None
            times = game_clock.times_of(room.table, len(room.seats)) if timed else []
            late = game_clock.overdue_seats(times, now)
            if late:
                await self._replace_by_bots(room, times, late)
                return
            values = room.seq, game_clock.next_timeout(times)
        await self.repository.put_back(id, *values)

    async def _replace_by_bots(self, room: Room, times: list[game_clock.SeatTime], late: list[int]) -> None:
        counted = [
            replace(time, late=time.late + 1) if seat in late else time for seat, time in enumerate(times)
        ]
        assert room.table.clock is not None
        level = room.table.clock["level"]
        seats = [
            replace(one, kind="substituted", level=level) if one.seat in late else one for one in room.seats
        ]
        fields = {"undo_ask": None, "times": game_clock.times_to_json(counted)}
        change = Change(room.table.id, room.seq + 1, fields, seats, talk=notes(room, late))
        await self.committer.commit(room, change, {"table", "game", "talk", "ask"})
        log.info("time is over", extra={"table": room.table.id, "seats": late})


def notes(room: Room, late: list[int]) -> list[TalkRow]:
    """The lines in the table's talk that tell of time-outs."""

    def line(place: int, seat: SeatRow) -> TalkRow:
        row = server_note(room, "server-note-time_over", seat.seat, seat.name)
        return replace(row, id=row.id + place)

    return [line(place, room.seats[seat]) for place, seat in enumerate(late)]
