"""Makes the parts of a server or worker process, and gives each of them the others that it needs."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from tetrarch.core.match.creation import new
from tetrarch.core.match.registry import list_games
from tetrarch.server.accounts.account_deletion import AccountDeletion
from tetrarch.server.accounts.attempts import Attempts
from tetrarch.server.accounts.data_export import DataExport
from tetrarch.server.accounts.members import Members
from tetrarch.server.accounts.moderation import Moderation
from tetrarch.server.accounts.page_settings import PageSettings
from tetrarch.server.accounts.passkeys import Passkeys
from tetrarch.server.accounts.sessions import Sessions
from tetrarch.server.bots.bot_driver import BotDriver
from tetrarch.server.bots.claims import Claims
from tetrarch.server.config import Settings
from tetrarch.server.db.bus import Bus, LocalBus, PostgresBus
from tetrarch.server.db.engine import Unavailable, make_database
from tetrarch.server.db.repositories.repository_set import Repositories
from tetrarch.server.learning.coach import Coach
from tetrarch.server.learning.lessons import Lessons
from tetrarch.server.notifications.channels import NotificationChannels
from tetrarch.server.notifications.inbox import Inboxes
from tetrarch.server.notifications.outbox import Outbox
from tetrarch.server.notifications.outgoing_http import OutgoingHttp
from tetrarch.server.operations.background import BackgroundTasks, Work
from tetrarch.server.rate_limits import RateLimits, Slots
from tetrarch.server.schemas.tables import Bye
from tetrarch.server.social import rating_model
from tetrarch.server.social.blocks import Blocks
from tetrarch.server.social.friendships import Friendships
from tetrarch.server.social.invitations import Invitations
from tetrarch.server.social.profiles import Profiles
from tetrarch.server.social.reports import Reports
from tetrarch.server.social.table_access import TableAccess
from tetrarch.server.tables.chat.chat import Chat
from tetrarch.server.tables.clocks.reminders import Reminders
from tetrarch.server.tables.clocks.starting import Starting
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
from tetrarch.server.tables.undo_requests import Undo
from tetrarch.server.worker_pool import WorkerPool

log = logging.getLogger("tetrarch.server")
UPKEEP_SECONDS = 5.0  # between two rounds of upkeep
OVERDUE_SECONDS = 3.0  # after which a bot that does not answer is looked after, where it wakes by itself


class Services:
    """The parts of a running server. Each gets all it needs when it is made."""

    def __init__(self, settings: Settings) -> None:
        self.settings, self.stopping = settings, False
        self.background = BackgroundTasks()
        # the database, and what all other parts use
        self.database = make_database(settings.url)
        self.bus: Bus = PostgresBus(settings.url) if self.database.shared else LocalBus()
        repositories = self.repositories = Repositories(self.database, self.bus, rating_model)
        self.limits = RateLimits(settings.rate)
        self.slots = Slots(settings.rate)
        self.attempts = Attempts(self.limits, repositories.attempts)
        self.workers = WorkerPool(settings.workers, settings.think)
        self.analysis = WorkerPool(1, settings.think, niceness=10)  # replays, records, hints
        self.uptime = UptimeClock(repositories.clocks)
        self._make_tables(repositories)
        self._make_people(repositories)
        self._make_notifications(repositories)
        self.bot_driver = BotDriver(
            self.rooms, self.playing, self.workers, self.bus, pace=settings.pace, advisers=self.analysis
        )
        self.claims = self._wire_bots()

    def _make_tables(self, repositories: Repositories) -> None:
        self.room_events = RoomEvents()
        self.blocks = Blocks(repositories.friendships, self.bus)
        self.table_access = TableAccess(repositories.invitations, self.blocks)
        self.sync = RoomSync(repositories.tables, self.uptime, self.room_events)
        self.committer = Committer(repositories.tables, self.sync, self.uptime, self.room_events)
        self.rooms = Rooms(
            repositories.tables,
            self.bus,
            self.sync,
            self.room_events,
            self.table_access,
            max_rooms=self.settings.rooms,
            idle=self.settings.idle,
        )
        self.presence = Presence(self.rooms, self.bus)
        self.starting = Starting(self.rooms, self.committer)
        self.seating = Seating(self.rooms, self.committer, self.starting, self.table_access)
        self.lobby = Lobby(self.rooms, repositories.tables, self.seating, self.uptime)
        self.playing = Playing(self.rooms, self.committer, repositories.tables, self.uptime)
        self.chat = Chat(self.rooms, self.committer, repositories.chat, self.bus, self.limits)
        self.undo = Undo(self.rooms, self.committer, self.playing)
        self.timeouts = Timeouts(
            repositories.clocks,
            rooms=self.rooms,
            committer=self.committer,
            starting=self.starting,
            uptime=self.uptime,
        )
        self.replays = Replays(self.rooms, repositories.records, self.analysis)

    def _make_people(self, repositories: Repositories) -> None:
        self.sessions = Sessions(repositories.sessions, self.bus)
        self.profiles = Profiles(repositories.profiles)
        self.friendships = Friendships(
            repositories.friendships,
            self.bus,
            rooms=self.rooms,
            blocks=self.blocks,
            presence=self.presence,
            profiles=self.profiles,
        )
        self.invitations = Invitations(
            repositories.invitations,
            repositories.notices,
            self.bus,
            rooms=self.rooms,
            access=self.table_access,
            profiles=self.profiles,
        )
        self.reports = Reports(repositories.reports, self.profiles)
        self.page_settings = PageSettings(repositories.page_settings)
        self.lessons, self.coach = Lessons(repositories.lessons), Coach(repositories.coach)
        self.members = Members(
            repositories.accounts,
            repositories.devices,
            sessions=self.sessions,
            rooms=self.rooms,
            attempts=self.attempts,
            friendships=self.friendships,
        )
        self.passkeys = Passkeys(self.members, repositories.passkeys)
        self.account_deletion = AccountDeletion(repositories.account_deletion, self.members, self.seating)
        self.data_export = DataExport(
            repositories.account_deletion,
            repositories.tables,
            repositories.records,
            lessons=repositories.lessons,
            coach=repositories.coach,
        )
        self.moderation = Moderation(
            repositories.moderation, self.account_deletion, self.rooms, self.committer
        )

    def _make_notifications(self, repositories: Repositories) -> None:
        outgoing = OutgoingHttp(self.settings.outgoing_ports, self.settings.outgoing_allowed)
        self.outbox = Outbox(repositories.notices, outgoing, self.settings)
        self.inboxes = Inboxes(repositories.notices)
        self.channels = NotificationChannels(repositories.notices, outgoing, self.outbox)
        self.reminders = Reminders(repositories.clocks, self.rooms, self.uptime)

    def _wire_bots(self) -> Claims | None:
        """Wake the bots when a table changes; where processes share the tables, by claims. Returns these."""
        if self.settings.bots == "outside":
            return None
        shared = self.database.shared
        claims = Claims(
            self.repositories.claims,
            self.bus,
            self.rooms,
            self.bot_driver,
            workers=self.settings.workers,
            overdue=0.0 if shared else OVERDUE_SECONDS,
        )
        self.room_events.on_change(claims.wake_for if shared else self.bot_driver.wake)
        return claims

    async def open(self) -> None:
        """Open and migrate the database, and read how long no server ran."""
        await self.database.open()
        await self.repositories.maintenance.migrate()
        self.bus.subscribe("gap", lambda: self.rooms.spawn(self.find_missed_changes()))
        await self.chat.open()
        await self.uptime.beat()

    def start_background(self) -> None:
        """Start what runs as long as the process does."""
        work: dict[str, Work] = {
            "upkeep": self._upkeep,
            "clocks": self.timeouts.run,
            "outbox": self.outbox.run,
            "reminders": self.reminders.run,
            "deletions": self.account_deletion.run,
            "sessions": lambda: self.sessions.purge(self.rooms.disconnect_session),
        }
        if self.settings.bots == "inside":
            work["warming"] = self.workers.warm
        if self.claims is not None:
            work["bots"] = self.claims.run
        self.background.start(work)

    async def _upkeep(self) -> None:
        """Drop idle rooms, and disconnect who may not watch any more; with PostgreSQL also look for
        changes whose notification was lost."""
        while True:
            await asyncio.sleep(UPKEEP_SECONDS)
            self.rooms.drop_idle()
            try:
                await self.invitations.disconnect_all_outsiders(self.sessions)
            except Unavailable as error:
                log.warning("nobody is disconnected", extra={"error": str(error)})
            if self.database.shared:
                self.presence.beat()
                await self.find_missed_changes()

    async def find_missed_changes(self) -> None:
        """Read changes of other processes whose notification was lost, and delete expired rate limits."""
        try:
            await self.rooms.find_missed_changes()
            await self.chat.find_missed()
            await self.attempts.delete_expired()
        except Unavailable as error:
            log.warning("the database is not available", extra={"error": str(error)})

    def announce_shutdown(self) -> None:
        """Tell every client that the server is stopping."""
        self.stopping = True
        message = encode(Bye("restart"))
        for room in self.rooms.rooms.values():
            for subscriber in room.subscribers:
                subscriber.push(message)

    async def close(self) -> None:
        """Stop the background work, then close every part that holds processes or connections."""
        self.stopping = True
        await self.background.close()
        with suppress(Unavailable):
            await self.uptime.beat()
        if self.claims is not None:
            await self.claims.close()
        await self.rooms.close()
        await self.workers.close()
        await self.analysis.close()
        await self.bus.close()
        await self.database.close()


def preload_games() -> None:
    """Load every game's rules and data now, so that no request has to wait for them."""
    for descriptor in list_games():
        new(descriptor.id, descriptor.usual[0], seed=0).view(None)
