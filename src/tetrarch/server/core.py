"""The parts of a server process, put together; a process that only lets bots think has the same."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from dataclasses import dataclass
from typing import Any

from tetrarch.core.matches import new
from tetrarch.core.registry import games
from tetrarch.server.accounts import Accounts
from tetrarch.server.attempts import Attempts
from tetrarch.server.bus import LocalBus, PostgresBus
from tetrarch.server.claims import Claims
from tetrarch.server.config import Settings
from tetrarch.server.database import Unavailable, database
from tetrarch.server.driver import Driver
from tetrarch.server.identity import Identity, identity
from tetrarch.server.inbox import Notices
from tetrarch.server.lobby import Lobby
from tetrarch.server.matches import Matches
from tetrarch.server.presence import Presence
from tetrarch.server.replays import Replays
from tetrarch.server.rooms import Rooms
from tetrarch.server.security import Limits
from tetrarch.server.society import Society
from tetrarch.server.storage import Storage
from tetrarch.server.storage_notices import NoticeStorage
from tetrarch.server.thinking import Workers
from tetrarch.server.timeouts import Timeouts

log = logging.getLogger("tetrarch.server")
UPKEEP = 5.0  # seconds between two rounds


@dataclass
class Core:
    """All the parts of a running server."""

    settings: Settings
    storage: Storage
    workers: Workers
    accounts: Accounts
    identity: Identity
    rooms: Rooms
    presence: Presence
    lobby: Lobby
    matches: Matches
    replays: Replays
    driver: Driver
    claims: Claims | None  # none: bots are seen to by the driver alone, or elsewhere
    limits: Limits
    attempts: Attempts
    timeouts: Timeouts
    notices: Notices
    society: Society
    stopping: bool = False

    async def open(self) -> None:
        """Be ready: the database as it must be, and the time that clocks go by."""
        await self.storage.open()
        self.storage.bus.subscribe("gap", lambda: self.rooms.spawn(self.look()))
        await self.rooms.served.beat()

    def chores(self) -> list[Coroutine[Any, Any, None]]:
        """What runs as long as the process does."""
        found = [self._upkeep(), self.timeouts.run()]
        found += [self.notices.outbox.run(), self.notices.reminders.run()]
        if self.settings.bots == "inside":
            found.append(self.workers.warm())
        if self.claims is not None:
            found.append(self.claims.run())
        return found

    async def _upkeep(self) -> None:
        """Forget idle tables and old attempts; look for what a notification may have failed to tell."""
        while True:
            await asyncio.sleep(UPKEEP)
            self.rooms.tidy()
            if self.storage.database.shared:
                self.presence.beat()
                await self.look()

    async def look(self) -> None:
        try:
            await self.rooms.look()
            await self.attempts.tidy()
        except Unavailable as error:
            log.warning("the database is not there", extra={"error": str(error)})


def assembled(settings: Settings) -> Core:
    """The parts, wired together."""
    kept = database(settings.url)
    bus = PostgresBus(settings.url) if kept.shared else LocalBus()
    storage = Storage(kept, bus)
    rooms = Rooms(storage, settings.rooms, settings.idle)
    matches, lobby = Matches(rooms, storage), Lobby(rooms, storage)
    workers = Workers(settings.workers, settings.think)
    driver = Driver(matches, workers, settings.pace)
    claims, timeouts = None, Timeouts(rooms)
    if not kept.shared:
        rooms.loaded = matches.kick = lobby.kick = timeouts.kick = driver.kick
    elif settings.bots == "inside":
        claims = Claims(rooms, storage, driver, settings.workers)
        rooms.loaded = matches.kick = lobby.kick = timeouts.kick = claims.kick
    replays, presence = Replays(rooms, storage, workers), Presence(rooms)
    accounts, limits = Accounts(storage), Limits(settings.rate)
    attempts = Attempts(limits, kept)
    known = identity(accounts, lobby, attempts)
    bus.subscribe("session", rooms.cut)
    parts = (accounts, known, rooms, presence, lobby, matches, replays, driver, claims)
    notices = Notices(NoticeStorage(kept), rooms, settings)
    society = Society(storage, presence, lobby)
    known.members.unheard = society.circle.changed
    return Core(settings, storage, workers, *parts, limits, attempts, timeouts, notices, society)


def read_games() -> None:
    """Read every game's rules and data now, so that no first request waits for them."""
    for descriptor in games():
        new(descriptor.id, descriptor.usual[0], seed=0).view(None)


async def stopped(core: Core, tasks: list[asyncio.Task[None]]) -> None:
    """Everything comes to its end."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    if core.claims is not None:
        await core.claims.close()
    await core.rooms.close()
    await core.workers.close()
    await core.storage.close()
