"""Who is connected to a table, at this process and at the others."""

from __future__ import annotations

import secrets
import time

from tetrarch.server.db.bus import Bus
from tetrarch.server.tables.room import Audience, Room
from tetrarch.server.tables.rooms import Rooms

INTERVAL = 20.0  # seconds between two announcements of the same
LAPSE_SECONDS = 50.0  # seconds after which a process that says nothing is taken for dead


class Presence:
    """Tells the clients of a table, and other processes, who is at the table."""

    def __init__(self, rooms: Rooms, bus: Bus) -> None:
        self.rooms, self.bus, self.name = rooms, bus, secrets.token_hex(4)
        self.last_announcement = 0.0
        self.remote_audiences: dict[tuple[str, str], Audience] = {}  # who is at the tables of other processes
        bus.subscribe("presence", self.on_presence)

    def publish(self, room: Room) -> None:
        """Tell everybody that somebody came or went here. The first to come asks who is elsewhere."""
        room.publish_presence()
        self._announce(room, len(room.subscribers) == 1)

    def _announce(self, room: Room, ask: bool = False) -> None:
        here = room.local_audience()
        args = (self.name, room.table.id, sorted(here.users), here.anonymous, ask)
        self.bus.publish_soon("presence", *args)

    def on_presence(self, name: str, id: str, users: list[str], anonymous: int, ask: bool) -> None:
        """Note who is at a table of another process."""
        self.remote_audiences.pop((name, id), None)
        if users:
            self.remote_audiences[name, id] = Audience(frozenset(users), anonymous, time.monotonic())
        room = self.rooms.rooms.get(id)
        if room is None:
            return
        before = room.online(), room.spectators()
        room.remote_audiences.pop(name, None)
        if users or anonymous:
            room.remote_audiences[name] = Audience(frozenset(users), anonymous, time.monotonic())
        if (room.online(), room.spectators()) != before:
            room.publish_presence()
        if ask and room.subscribers:
            self._announce(room)

    def online_users(self) -> frozenset[str]:
        """The ids of everybody who is at some table."""
        rooms = [room.local_audience().users for room in self.rooms.rooms.values() if room.subscribers]
        return frozenset[str]().union(
            *rooms, *(audience.users for audience in self.remote_audiences.values())
        )

    def beat(self) -> None:
        """Repeat the announcements from time to time, and drop processes that do not."""
        now = time.monotonic()
        if now < self.last_announcement + INTERVAL:
            return
        self.last_announcement = now
        self.remote_audiences = {
            key: audience
            for key, audience in self.remote_audiences.items()
            if audience.at >= now - LAPSE_SECONDS
        }
        for room in list(self.rooms.rooms.values()):
            gone = [
                name for name, audience in room.remote_audiences.items() if audience.at < now - LAPSE_SECONDS
            ]
            for name in gone:
                del room.remote_audiences[name]
            if gone:
                room.publish_presence()
            if room.subscribers:
                self._announce(room)
