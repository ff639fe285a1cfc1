"""Time-outs: whose time is over is played on by a bot.

That a seat's time is over follows from what is stored, so any process may find it. Who takes a table to see
to it moves its `flag` a little ahead, and nobody else looks meanwhile; should the process be killed, the next
one finds the table then. The table's seq lets only one of them write.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace

from sqlalchemy import Connection, select, update

from tetrarch.server import clocks, model
from tetrarch.server.database import Unavailable
from tetrarch.server.model import Change, SeatRow, TalkRow
from tetrarch.server.room import Room, note
from tetrarch.server.rooms import Rooms, persistent

log = logging.getLogger("tetrarch.clocks")
BEAT = 1.0  # seconds between two looks
LEASE = 5.0  # seconds for which a table is left to whoever took it
MOST = 50  # tables at one look


class Timeouts:
    """Hands seats whose time is over to bots. `kick` wakes the bots."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.served = rooms, rooms.served
        self.kick: Callable[[Room], None] = lambda room: None

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            try:
                await self.look()
            except Unavailable as error:
                log.warning("nobody looks at the clocks", extra={"error": str(error)})
            await asyncio.sleep(BEAT)

    async def look(self) -> None:
        """See to every table at which a seat's time is over."""
        now = await self.served.beat()
        for id, seq in await self.rooms.storage.database.write(lambda connection: taken(connection, now)):
            try:
                await self.see_to(id, seq, now)
            except Unavailable:
                raise
            except Exception:
                log.exception("a time-out failed", extra={"table": id})

    @persistent
    async def see_to(self, id: str, seq: int, now: float) -> None:
        """Hand over the seats of a table whose time was over then, if that is still so."""
        room = await self.rooms.get(id, seq)
        async with room.lock:
            times = clocks.times_of(room.table, len(room.seats))
            late = clocks.late(times, now)
            if late:
                await self._hand_over(room, times, late)
                return
            values = room.seq, clocks.flag(times)
        await self.rooms.storage.database.write(lambda connection: put_back(connection, id, *values))

    async def _hand_over(self, room: Room, times: list[clocks.Time], late: list[int]) -> None:
        counted = [
            replace(time, late=time.late + 1) if seat in late else time for seat, time in enumerate(times)
        ]
        assert room.table.clock is not None
        level = room.table.clock["level"]
        seats = [replace(one, kind="left", level=level) if one.seat in late else one for one in room.seats]
        fields = {"ask": None, "times": clocks.stored(counted)}
        change = Change(room.table.id, room.seq + 1, fields, seats, talk=told(room, late))
        await self.rooms.commit(room, change, {"table", "game", "talk", "ask"})
        log.info("time is over", extra={"table": room.table.id, "seats": late})
        self.kick(room)


def told(room: Room, late: list[int]) -> list[TalkRow]:
    """What the table reads of it."""

    def line(place: int, seat: SeatRow) -> TalkRow:
        row = note(room, "server-note-time_over", seat.seat, seat.name)
        return replace(row, id=row.id + place)

    return [line(place, room.seats[seat]) for place, seat in enumerate(late)]


def taken(connection: Connection, now: float) -> list[tuple[str, int]]:
    """Take tables at which somebody's time is over: their ids and last messages."""
    t = model.tables
    query = select(t.c.id, t.c.seq).where(t.c.flag <= now).order_by(t.c.flag).limit(MOST)
    found = connection.execute(query.with_for_update(skip_locked=True)).all()
    if found:
        ids = [row.id for row in found]
        connection.execute(update(t).where(t.c.id.in_(ids)).values(flag=now + LEASE))
    return [(row.id, row.seq) for row in found]


def put_back(connection: Connection, id: str, seq: int, flag: float | None) -> None:
    """Nothing was over: the table is looked at again when it may be."""
    t = model.tables
    connection.execute(update(t).where(t.c.id == id, t.c.seq == seq).values(flag=flag))
