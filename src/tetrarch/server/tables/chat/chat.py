"""Chat: what people say at tables.

A line is no change of its table: it takes no seq and no lock, so that however much is said, here or at
another process, no move is overtaken by it. A process writes its lines one batch after the other, so that
chat uses one connection to the database and moves have the others.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from typing import Any

from tetrarch.server import schemas
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.tables import Change, ChatRow
from tetrarch.server.db.repositories.tables.chat import ChatRepository, NewLine
from tetrarch.server.rate_limits import RateLimits
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.tables import Done
from tetrarch.server.tables import seat_view
from tetrarch.server.tables.chat.chat_log import chat_line, is_muted
from tetrarch.server.tables.commit import Committer, retry_on_conflict
from tetrarch.server.tables.room import Room, encode
from tetrarch.server.tables.rooms import Rooms

MAX_WAITING = 500  # lines that wait to be written, at one process
MAX_BATCH = 50  # lines in one transaction
SLOW_SECONDS = 30.0  # between two lines of a spectator where the host has slowed them
MAX_REMEMBERED = 20_000  # spectators at slow tables
Waiting = tuple[NewLine, asyncio.Future[ChatRow]]


class Chat:
    """Writes lines of chat, and sends them to whoever watches the table."""

    def __init__(
        self, rooms: Rooms, committer: Committer, repository: ChatRepository, bus: Bus, limits: RateLimits
    ) -> None:
        self.rooms, self.committer, self.repository = rooms, committer, repository
        self.bus, self.limits = bus, limits
        self.waiting: list[Waiting] = []
        self.writing = False
        self.last_id = 0  # all lines up to this one were seen here
        self.last_said: OrderedDict[tuple[str, str], float] = OrderedDict()  # by spectators, table by table
        bus.subscribe("chat", self.on_chat)

    async def say(self, id: str, user: User | None, said: str) -> Done:
        """Write a line. Who has no seat says it as a spectator."""
        text = " ".join("".join(c if c.isprintable() else " " for c in said).split())
        if user is None:
            raise Refused("not_signed_in")
        if not text:
            raise Refused("bad_request", detail="empty")
        room = await self.rooms.visit(id, user)
        seats = seat_view.seats_of(room.seats, user)
        line = NewLine(id, user.id, user.name, seats[0] if seats else None, text)
        self._check_pace(room, line)
        room.writing_chat += 1  # keeps it in memory
        try:
            row = await self._write(line)
            self.deliver(row)
        finally:
            room.writing_chat -= 1
        return Done(room.seq)

    def _check_pace(self, room: Room, line: NewLine) -> None:
        """Refuse whoever says too much."""
        if len(self.waiting) >= MAX_WAITING:
            raise Refused("busy")
        if line.seat is not None:
            self.limits.check("chat", line.user_id)
            return
        now, key = time.monotonic(), (line.table_id, line.user_id)
        if room.table.slow_chat:
            left = self.last_said.get(key, now - SLOW_SECONDS) + SLOW_SECONDS - now
            if left > 0:
                raise Refused("slow_chat", seconds=max(1, round(left)))
        self.limits.check("spectator", line.user_id)
        self.limits.check("spectators", line.table_id)
        self._remember(key, now)

    def _remember(self, key: tuple[str, str], at: float) -> None:
        self.last_said[key] = at
        self.last_said.move_to_end(key)
        if len(self.last_said) > MAX_REMEMBERED:
            self.last_said.popitem(last=False)

    async def _write(self, line: NewLine) -> ChatRow:
        done: asyncio.Future[ChatRow] = asyncio.get_running_loop().create_future()
        self.waiting.append((line, done))
        if not self.writing:
            self.writing = True
            self.rooms.spawn(self._write_all())
        return await done

    async def _write_all(self) -> None:
        """Write what waits, batch by batch."""
        try:
            while self.waiting:
                batch, self.waiting = self.waiting[:MAX_BATCH], self.waiting[MAX_BATCH:]
                try:
                    rows = await self.repository.add([line for line, _ in batch])
                except Exception as error:
                    for _, done in batch:
                        if not done.done():
                            done.set_exception(error)
                    continue
                for row, (_, done) in zip(rows, batch, strict=True):
                    self.bus.publish_soon("chat", vars(row))
                    if not done.done():
                        done.set_result(row)
        finally:
            self.writing = False

    def deliver(self, row: ChatRow) -> None:
        """Send a line to everybody who watches the table here, unless they have it."""
        room = self.rooms.rooms.get(row.table_id)
        if room is None or not room.chat.add(row):
            return
        message = encode(schemas.ChatLines([chat_line(row)]))
        for subscriber in room.subscribers:
            reader = None if subscriber.user is None else subscriber.user.id
            if subscriber.ready and not is_muted(row, reader, subscriber.muted):
                subscriber.push(message)

    # what other processes write

    def on_chat(self, values: dict[str, Any]) -> None:
        """Deliver a line of another process; it counts for the limits of this one, too."""
        row = ChatRow(**values)
        if row.seat is not None:
            self.limits.note("chat", row.user_id)
        else:
            self.limits.note("spectator", row.user_id)
            self.limits.note("spectators", row.table_id)
            self._remember((row.table_id, row.user_id), time.monotonic())
        if (loading := self.rooms.loading.get(row.table_id)) is not None:
            loading.add_done_callback(lambda _: self.deliver(row))
        else:
            self.deliver(row)

    async def open(self) -> None:
        """Lines from now on are not to be missed."""
        self.last_id = await self.repository.last_id()

    async def find_missed(self) -> None:
        """Deliver the lines of which this process did not hear."""
        for row in await self.repository.since(self.last_id):
            self.deliver(row)
            self.last_id = row.id

    # slow mode

    @retry_on_conflict
    async def set_slow(self, id: str, user: User, slow: bool) -> Done:
        """Let spectators write only now and then, or as usual. For the host and moderators."""
        room = await self.rooms.visit(id, user)
        async with room.lock:
            if room.table.owner_id != user.id and user.role != "moderator":
                raise Refused("not_owner")
            if room.table.slow_chat != slow:
                change = Change(id, room.seq + 1, {"slow_chat": slow})
                await self.committer.commit(room, change, {"table"})
            return Done(room.seq)
