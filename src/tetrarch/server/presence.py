"""Who is connected to a table, at this process and at the others."""

from __future__ import annotations

import secrets
import time

from tetrarch.server.room import Elsewhere, Room
from tetrarch.server.rooms import Rooms

BEAT = 20.0  # seconds between two words about the same
LAPSE = 50.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    """Tells a table's clients who is there, and the other processes."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.name = rooms, secrets.token_hex(4)
        self.told = 0.0
        self.around: dict[tuple[str, str], Elsewhere] = {}  # who is at the tables of other processes
        rooms.storage.bus.subscribe("here", self.heard)

    def changed(self, room: Room) -> None:
        """Somebody came or went here. The first one to come asks who is elsewhere."""
        room.present()
        self._tell(room, len(room.subscribers) == 1)

    def _tell(self, room: Room, ask: bool = False) -> None:
        here = room.here()
        args = (self.name, room.table.id, sorted(here.users), here.strangers, ask)
        self.rooms.storage.bus.say("here", *args)

    def heard(self, name: str, id: str, users: list[str], strangers: int, ask: bool) -> None:
        """Another process says who is there."""
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
            self._tell(room)

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
                self._tell(room)
