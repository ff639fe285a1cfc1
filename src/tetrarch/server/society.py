"""What people are to each other, put together."""

from __future__ import annotations

from tetrarch.server.friends import Circle
from tetrarch.server.invitations import Door
from tetrarch.server.lobby import Lobby
from tetrarch.server.people import People
from tetrarch.server.presence import Presence
from tetrarch.server.reports import Complaints
from tetrarch.server.storage import Storage


class Society:
    """Profiles, friends, invitations, reports. The lobby asks it who may sit down, the rooms who may
    see them."""

    def __init__(self, storage: Storage, presence: Presence, lobby: Lobby) -> None:
        self.people = People(storage)
        self.circle = Circle(storage, presence)
        self.door = Door(storage, presence.rooms, self.circle)
        self.reports = Complaints(storage)
        presence.rooms.screen = self.door.screen
        lobby.admit, lobby.rejoin = self.door.admit, self.door.rejoin
