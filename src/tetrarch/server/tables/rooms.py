"""The tables in memory: loaded on demand, kept up to date with other processes, dropped when idle."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any, Protocol

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import SeatRow, TableRow
from tetrarch.server.db.repositories.tables.tables import TableRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables.room import Room, RoomEvents
from tetrarch.server.tables.synchronisation import Announcement, RoomSync


class ViewAccess(Protocol):
    """Decides who may see a table."""

    async def check_may_see(self, room: Room, user: User | None) -> None:
        """Refuse a user who may not see the table."""


class Rooms:
    """The rooms of this process: at most `max_rooms`, and none that was idle for more than `idle` seconds."""

    def __init__(
        self,
        repository: TableRepository,
        bus: Bus,
        sync: RoomSync,
        events: RoomEvents,
        access: ViewAccess,
        *,
        max_rooms: int,
        idle: float,
    ) -> None:
        self.repository, self.sync, self.events, self.access = repository, sync, events, access
        self.max_rooms, self.idle = max_rooms, idle
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        bus.subscribe("table", self.on_table_changed)
        bus.subscribe("rewritten", self.on_table_rewritten)
        bus.subscribe("session", self.disconnect_session)

    async def get(self, id: str, seq: int = 0) -> Room:
        """The room of a table, loaded if need be, at least up to `seq`; refused if there is no such table."""
        if id not in self.rooms:
            if id not in self.loading:
                self.loading[id] = asyncio.create_task(self._load(id))
                self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
            self.rooms.setdefault(id, await asyncio.shield(self.loading[id]))
        room = self.rooms[id]
        self.rooms.move_to_end(id)
        room.last_used = time.monotonic()
        await self.sync.refresh(room, seq)
        if room.table.hidden:
            raise Refused("not_found")
        return room

    async def visit(self, id: str, user: User | None, seq: int = 0) -> Room:
        """The room of a table, for a user who wants to see it; refused if the user may not."""
        room = await self.get(id, seq)
        await self.access.check_may_see(room, user)
        return room

    async def _load(self, id: str) -> Room:
        room = await self.sync.load(id)
        self._add(room)
        self.events.publish_change(room)
        return room

    def add_new(self, table: TableRow, seats: list[SeatRow]) -> Room:
        """Make the room of a new table."""
        room = Room(table, seats, [], now=self.sync.uptime.now)
        self._add(room)
        return room

    def _add(self, room: Room) -> None:
        self.rooms[room.table.id] = room
        self._drop(len(self.rooms) - self.max_rooms)

    def _drop(self, count: int) -> None:
        """Drop idle rooms among the `count` least recently used ones from memory."""
        for id in list(self.rooms)[: max(0, count)]:
            if self.rooms[id].idle:
                del self.rooms[id]

    def drop_idle(self) -> None:
        """Drop the rooms from memory that were idle for too long."""
        limit = time.monotonic() - self.idle
        for id, room in list(self.rooms.items()):
            if room.idle and room.last_used < limit:
                del self.rooms[id]

    # what other processes write

    def on_table_changed(
        self, id: str, seq: int, bot_due: bool = False, announced: Announcement | None = None
    ) -> None:
        """Apply a change of another process: at once to a room in use, to others when they are next used."""
        room = self.rooms.get(id)
        if room is None:
            return
        room.latest_seq = max(room.latest_seq, seq)
        if not room.idle:
            self.spawn(self.sync.follow(room, seq, announced))

    def on_table_rewritten(self, id: str, seq: int, bot_due: bool = False) -> None:
        """Load a table again, because old rows of it have changed, such as the names of a deleted account."""
        room = self.rooms.get(id)
        if room is not None and room.idle:
            del self.rooms[id]
        elif room is not None:
            self.spawn(self.sync.reload(room))

    async def find_missed_changes(self) -> None:
        """Compare the rooms with the database, because a notification may have been lost."""
        if not self.rooms:
            return
        for id, seq in (await self.repository.last_seqs(list(self.rooms))).items():
            if id in self.rooms and seq > self.rooms[id].seq:
                self.on_table_changed(id, seq)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Run a coroutine in the background; it is cancelled when the server stops."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # closing

    def disconnect_session(self, session: str) -> None:
        """Close the sockets of a session that has ended."""
        for room in self.rooms.values():
            for subscriber in room.subscribers:
                if subscriber.session == session:
                    subscriber.disconnect()

    async def close(self) -> None:
        """Cancel all tasks of rooms."""
        running = [room.bot_task for room in self.rooms.values() if room.bot_task is not None]
        for task in [*running, *self.tasks]:
            task.cancel()
        await asyncio.gather(*running, *self.tasks, return_exceptions=True)
