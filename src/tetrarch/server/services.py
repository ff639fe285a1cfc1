"""The parts of a server process, wired. A worker process has the same ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from tetrarch.core.match.creation import new
from tetrarch.core.match.registry import games
from tetrarch.server.accounts.account_deletion import AccountDeletion
from tetrarch.server.accounts.attempts import Attempts
from tetrarch.server.accounts.data_export import DataExport
from tetrarch.server.accounts.members import Members
from tetrarch.server.accounts.moderation import Moderation
from tetrarch.server.accounts.passkeys import Passkeys
from tetrarch.server.accounts.sessions import Sessions
from tetrarch.server.bots.bot_driver import BotDriver
from tetrarch.server.bots.claims import Claims
from tetrarch.server.config import Settings
from tetrarch.server.db.bus import Bus, LocalBus, PostgresBus
from tetrarch.server.db.engine import Unavailable, make_database
from tetrarch.server.db.repositories.registry import Repositories
from tetrarch.server.notifications.channels import NotificationChannels
from tetrarch.server.notifications.inbox import Inboxes
from tetrarch.server.notifications.outbox import Outbox
from tetrarch.server.notifications.outgoing_http import OutgoingHttp
from tetrarch.server.rate_limits import Limits
from tetrarch.server.schemas.tables import Bye
from tetrarch.server.social import ratings
from tetrarch.server.social.blocks import Blocks
from tetrarch.server.social.friendships import Friendships
from tetrarch.server.social.invitations import Invitations
from tetrarch.server.social.profiles import Profiles
from tetrarch.server.social.reports import Reports
from tetrarch.server.social.table_access import TableAccess
from tetrarch.server.tables.clocks.reminders import Reminders
from tetrarch.server.tables.clocks.timeouts import Timeouts
from tetrarch.server.tables.clocks.uptime_clock import UptimeClock
from tetrarch.server.tables.commit import Committer
from tetrarch.server.tables.lobby import Lobby
from tetrarch.server.tables.playing import Playing
from tetrarch.server.tables.presence import Presence
from tetrarch.server.tables.replays import Replays
from tetrarch.server.tables.room import RoomEvents, encode
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.tables.seating import Seating
from tetrarch.server.tables.synchronisation import RoomSync
from tetrarch.server.tables.undo import Undo
from tetrarch.server.worker_pool import WorkerPool

log = logging.getLogger("tetrarch.server")
UPKEEP_SECONDS = 5.0  # between two rounds


class Services:
    """The parts of a running server. Each gets all it needs when it is made."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.stopping = settings, False
        # the database, and what all else rests on
        self.database = make_database(settings.url)
        self.bus: Bus = PostgresBus(settings.url) if self.database.shared else LocalBus()
        stored = self.repositories = Repositories(self.database, self.bus, ratings)
        self.limits = Limits(settings.rate)
        self.attempts = Attempts(self.limits, stored.attempts)
        self.workers = WorkerPool(settings.workers, settings.think)
        self.uptime = UptimeClock(stored.clocks)
        self._make_tables(stored)
        self._make_people(stored)
        self._make_notifications(stored)
        self.bot_driver = BotDriver(self.rooms, self.playing, self.workers, self.bus, pace=settings.pace)
        self.claims = self._wake_bots()

    def _make_tables(self, stored: Repositories) -> None:
        self.room_events = RoomEvents()
        self.blocks = Blocks(stored.friendships, self.bus)
        self.table_access = TableAccess(stored.invitations, self.blocks)
        self.sync = RoomSync(stored.tables, self.uptime, self.room_events)
        self.committer = Committer(stored.tables, self.sync, self.uptime, self.room_events)
        self.rooms = Rooms(
            stored.tables,
            self.bus,
            self.sync,
            self.room_events,
            self.table_access,
            max_rooms=self.settings.rooms,
            idle=self.settings.idle,
        )
        self.presence = Presence(self.rooms, self.bus)
        self.seating = Seating(self.rooms, self.committer, self.table_access)
        self.lobby = Lobby(self.rooms, stored.tables, self.seating, self.uptime)
        self.playing = Playing(self.rooms, self.committer, stored.tables, self.uptime)
        self.undo = Undo(self.rooms, self.committer, self.playing)
        self.timeouts = Timeouts(stored.clocks, self.rooms, self.committer, self.uptime)
        self.replays = Replays(self.rooms, stored.records, self.workers)

    def _make_people(self, stored: Repositories) -> None:
        self.sessions = Sessions(stored.sessions, self.bus)
        self.profiles = Profiles(stored.profiles)
        self.friendships = Friendships(
            stored.friendships,
            self.bus,
            rooms=self.rooms,
            blocks=self.blocks,
            presence=self.presence,
            profiles=self.profiles,
        )
        self.invitations = Invitations(
            stored.invitations,
            stored.notices,
            self.bus,
            rooms=self.rooms,
            access=self.table_access,
            profiles=self.profiles,
        )
        self.reports = Reports(stored.reports, self.profiles)
        self.members = Members(
            stored.accounts,
            sessions=self.sessions,
            rooms=self.rooms,
            attempts=self.attempts,
            friendships=self.friendships,
        )
        self.passkeys = Passkeys(self.members, stored.passkeys)
        self.account_deletion = AccountDeletion(stored.account_deletion, self.members, self.seating)
        self.data_export = DataExport(stored.account_deletion, stored.tables, stored.records)
        self.moderation = Moderation(stored.moderation, self.account_deletion, self.rooms, self.committer)

    def _make_notifications(self, stored: Repositories) -> None:
        outgoing = OutgoingHttp(self.settings.outgoing_ports, self.settings.outgoing_allowed)
        self.outbox = Outbox(stored.notices, outgoing, self.settings)
        self.inboxes = Inboxes(stored.notices)
        self.channels = NotificationChannels(stored.notices, outgoing, self.outbox)
        self.reminders = Reminders(stored.clocks, self.rooms, self.uptime)

    def _wake_bots(self) -> Claims | None:
        """Have bots answer at tables that change: here, where this process claims the table, or elsewhere."""
        if not self.database.shared:
            self.room_events.on_change(self.bot_driver.wake)
            return None
        if self.settings.bots == "outside":
            return None
        claims = Claims(
            self.repositories.claims,
            self.bus,
            self.rooms,
            self.bot_driver,
            workers=self.settings.workers,
        )
        self.room_events.on_change(claims.wake_for)
        return claims

    async def open(self) -> None:
        """Open and migrate the database, and set the time that clocks go by."""
        await self.database.open()
        await self.repositories.maintenance.migrate()
        self.bus.subscribe("gap", lambda: self.rooms.spawn(self.find_missed_changes()))
        await self.uptime.beat()

    def background_work(self) -> list[Coroutine[Any, Any, None]]:
        """What runs as long as the process does."""
        work = [self._upkeep(), self.timeouts.run(), self.outbox.run(), self.reminders.run()]
        if self.settings.bots == "inside":
            work.append(self.workers.warm())
        if self.claims is not None:
            work.append(self.claims.run())
        return work

    async def _upkeep(self) -> None:
        """Drop idle tables and old attempts, and look for changes that no notification has told of."""
        while True:
            await asyncio.sleep(UPKEEP_SECONDS)
            self.rooms.drop_idle()
            if self.database.shared:
                self.presence.beat()
                await self.find_missed_changes()

    async def find_missed_changes(self) -> None:
        """Read what other processes have written unnoticed, and forget old attempts."""
        try:
            await self.rooms.find_missed_changes()
            await self.attempts.delete_expired()
        except Unavailable as error:
            log.warning("the database is not there", extra={"error": str(error)})

    def say_bye(self) -> None:
        """Tell every client that the server stops."""
        self.stopping = True
        message = encode(Bye("restart"))
        for room in self.rooms.rooms.values():
            for subscriber in room.subscribers:
                subscriber.push(message)

    async def close(self, tasks: list[asyncio.Task[None]]) -> None:
        """Stop the background work, then every part that holds something."""
        self.stopping = True
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.claims is not None:
            await self.claims.close()
        await self.rooms.close()
        await self.workers.close()
        await self.bus.close()
        await self.database.close()


def preload_games() -> None:
    """Read every game's rules and data now, so that no first request waits for them."""
    for descriptor in games():
        new(descriptor.id, descriptor.usual[0], seed=0).view(None)
