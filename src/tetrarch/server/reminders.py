"""Reminders: whose time for a move of days is nearly over is told so, once."""

from __future__ import annotations

import asyncio
import json
import logging
from functools import partial
from typing import Any

from sqlalchemy import Connection, exists, select

from tetrarch.server import clocks, model, storage_notices
from tetrarch.server.database import Unavailable
from tetrarch.server.model import Notice
from tetrarch.server.model_notices import notices
from tetrarch.server.notices import people, time_short
from tetrarch.server.room import Room
from tetrarch.server.rooms import Rooms

log = logging.getLogger("tetrarch.notices")
BEAT = 30.0  # seconds between two looks
HOUR = 3600.0
SHORT = 2 * HOUR  # what is left when they are told ...
LONG = 4 * HOUR  # ... if a move has at least this
MOST = 500  # tables at one look


class Reminders:
    """Looks for moves whose time runs out."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms

    async def run(self) -> None:
        """Look until cancelled."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.look()
            except Unavailable as error:
                log.warning("nobody is reminded", extra={"error": str(error)})

    async def look(self) -> None:
        now, database = self.rooms.served.now(), self.rooms.storage.database
        for id in await database.read(lambda connection: nearly(connection, now)):
            room = await self.rooms.get(id)
            async with room.lock:
                told = reminders(room, now)
            if told:
                await database.write(partial(remind, told=told))


def nearly(connection: Connection, now: float) -> list[str]:
    """Tables at which somebody's time is nearly over and nobody was told."""
    t, n = model.tables, notices
    known = exists().where(n.c.kind == "time", n.c.about == t.c.id)
    query = select(t.c.id, t.c.clock).where(t.c.flag > now, t.c.flag <= now + SHORT, ~known)
    found = connection.execute(query.order_by(t.c.flag).limit(MOST)).all()
    return [row.id for row in found if slow(json.loads(row.clock))]


def slow(clock: dict[str, Any]) -> bool:
    """Whether a move may take hours; at other tables people are there."""
    return bool(clock["kind"] == "move" and clock["each"] >= LONG)


def reminders(room: Room, now: float) -> list[Notice]:
    """What the people are told whose time will be over."""
    table = room.table
    times = clocks.times_of(table, len(room.seats))
    late, end = clocks.late(times, now + SHORT), clocks.flag(times)
    hours = 0 if end is None else int((end - now) // HOUR)
    users = people(seat for seat in room.seats if seat.seat in late)
    return [time_short(user, table, room.seats, hours) for user in sorted(users - room.online())]


def remind(connection: Connection, told: list[Notice]) -> None:
    """Write the notices; of several processes one does, while the others wait for the table."""
    about = told[0].about
    connection.execute(select(model.tables.c.id).where(model.tables.c.id == about).with_for_update())
    known = select(notices.c.id).where(notices.c.kind == "time", notices.c.about == about)
    if connection.execute(known.limit(1)).first() is None:
        storage_notices.put(connection, told)
