"""Who is connected to a table, at this process and at the others."""

from __future__ import annotations

import logging
import secrets
import time

from tetrarch.server.database import Unavailable
from tetrarch.server.room import Elsewhere, Room
from tetrarch.server.rooms import Rooms

log = logging.getLogger("tetrarch.rooms")
BEAT = 20.0  # seconds between two words about the same
LONGEST = 5000  # characters about tables in one notification, which has room for 100 people more
LAPSE = 50.0  # seconds after which a process that says nothing is taken for dead
Line = tuple[str, list[str], int, bool]  # a table, who is there, how many strangers, whether to answer


class Presence:
    """Tells a table's clients who is there, and the other processes."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.name = rooms, secrets.token_hex(4)
        self.told = 0.0
        self.untold: dict[str, tuple[Room, bool]] = {}  # to tell the others of, and whether to ask them back
        self.telling = False
        self.around: dict[tuple[str, str], Elsewhere] = {}  # who is at the tables of other processes
        rooms.storage.bus.subscribe("here", self.heard)

    def changed(self, room: Room) -> None:
        """Somebody came or went here. The first one to come asks who is elsewhere."""
        room.present()
        self._say(room, len(room.subscribers) == 1)

    def _say(self, room: Room, ask: bool = False) -> None:
        """Have the other processes told, of many tables at once if there are many."""
        if self.rooms.storage.database.shared:
            _, asking = self.untold.get(room.table.id, (room, False))
            self.untold[room.table.id] = room, ask or asking
            if not self.telling:
                self.telling = True
                self.rooms.spawn(self._tell())

    async def _tell(self) -> None:
        try:
            while self.untold:
                await self.rooms.storage.tell("here", self.name, self._next())
        except Unavailable:
            self.untold.clear()
            log.debug("presence could not be told")  # the next beat tells it
        finally:
            self.telling = False

    def _next(self) -> list[Line]:
        """What is told next: as many tables as a notification can hold."""
        lines, length = list[Line](), 0
        while self.untold and length < LONGEST:
            id, (room, ask) = self.untold.popitem()
            here = room.here()
            lines.append((id, sorted(here.users), here.strangers, ask))
            length += 60 + 16 * len(here.users)
        return lines

    def heard(self, name: str, lines: list[Line]) -> None:
        """Another process says who is there."""
        for line in lines:
            self._heard(name, *line)

    def _heard(self, name: str, id: str, users: list[str], strangers: int, ask: bool) -> None:
        self.around.pop((name, id), None)
        if users:
            self.around[name, id] = Elsewhere(frozenset(users), strangers, time.monotonic())
        room = self.rooms.rooms.get(id)
        if room is None:
            return
        before = room.online(), room.spectators()
        room.elsewhere.pop(name, None)
        if users or strangers:
            room.elsewhere[name] = Elsewhere(frozenset(users), strangers, time.monotonic())
        if (room.online(), room.spectators()) != before:
            room.present()
        if ask and room.subscribers:
            self._say(room)

    def people(self) -> frozenset[str]:
        """Everybody who is at some table."""
        rooms = [room.here().users for room in self.rooms.rooms.values() if room.subscribers]
        return frozenset[str]().union(*rooms, *(there.users for there in self.around.values()))

    def beat(self) -> None:
        """Say it again from time to time, and forget those who do not."""
        now = time.monotonic()
        if now < self.told + BEAT:
            return
        self.told = now
        self.around = {key: there for key, there in self.around.items() if there.at >= now - LAPSE}
        for room in list(self.rooms.rooms.values()):
            gone = [name for name, there in room.elsewhere.items() if there.at < now - LAPSE]
            for name in gone:
                del room.elsewhere[name]
            if gone:
                room.present()
            if room.subscribers:
                self._say(room)
