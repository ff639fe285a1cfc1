"""Tables at which a bot is due, found in the database: so each is found again, whatever has failed before.

With PostgreSQL whoever claims a table first lets its bots answer. A claim holds for a few seconds and is
renewed while the process lives: that of a killed one lapses. Should two processes answer after all, the
table's seq lets only one of them write. With SQLite there is one process, whose bots wake by themselves;
claims find those that did not for some seconds: after a failed write, after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from tetrarch.server.bots.bot_driver import BotDriver, due_bot
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.repositories.tables.claims import ClaimRepository
from tetrarch.server.refusals import Refused
from tetrarch.server.tables.room import Room
from tetrarch.server.tables.rooms import Rooms
from tetrarch.server.waiting import wait_for_event

log = logging.getLogger("tetrarch.bots")
LEASE = 5.0  # seconds that a claim holds
INTERVAL = 1.0  # seconds between renewals, and between looks for tables
TABLES_PER_WORKER = 32  # most of them wait for the pace


class Claims:
    """The tables whose bots answer here."""

    def __init__(
        self,
        repository: ClaimRepository,
        bus: Bus,
        rooms: Rooms,
        driver: BotDriver,
        *,
        workers: int,
        overdue: float,
    ) -> None:
        self.rooms, self.repository, self.driver, self.overdue = rooms, repository, driver, overdue
        self.max_tables = TABLES_PER_WORKER * workers
        self.name = secrets.token_hex(6)
        self.wake = asyncio.Event()
        self.tasks: dict[str, asyncio.Task[None]] = {}
        bus.subscribe("table", self.on_table_changed)

    def wake_for(self, room: Room) -> None:
        """Look for tables to claim, if a bot is to answer at this one."""
        if due_bot(room) is not None and room.bot_task is None:
            self.wake.set()

    def on_table_changed(self, id: str, seq: int, bot_due: bool, announced: object = None) -> None:
        if bot_due:
            self.wake.set()

    async def run(self) -> None:
        """Claim and renew until cancelled."""
        loop = asyncio.get_running_loop()
        renewed = loop.time()
        while True:
            self.wake.clear()
            try:
                if len(self.tasks) < self.max_tables:
                    await self._claim_tables()
                if self.tasks and loop.time() >= renewed + INTERVAL:
                    renewed = loop.time()
                    await self.repository.renew(self.name, list(self.tasks), LEASE)
            except Unavailable as error:
                log.warning("no claims", extra={"error": str(error)})
                await asyncio.sleep(INTERVAL)
            await wait_for_event(self.wake, INTERVAL)

    async def _claim_tables(self) -> None:
        limit = self.max_tables - len(self.tasks)
        for id, seq in await self.repository.claim(self.name, LEASE, limit, self.overdue):
            if id not in self.tasks:
                self.tasks[id] = asyncio.create_task(self._drive_table(id, seq))

    async def _drive_table(self, id: str, seq: int) -> None:
        """Let a table's bots answer until a person is asked. What fails is tried again a little later."""
        try:
            room = await self.rooms.get(id, seq)
            self.driver.wake(room)
            if room.bot_task is not None:
                await asyncio.wait({room.bot_task})
            elif due_bot(room) is None:
                await self.repository.release(self.name, id, room.seq)
        except Exception as error:  # a table that cannot be loaded must not keep the others waiting
            self.driver.note_failure(id)
            known = isinstance(error, Unavailable | Refused)
            log.warning(
                "a claimed table failed", extra={"table": id, "error": repr(error)}, exc_info=not known
            )
        try:
            if id in self.driver.failures:
                await self.repository.renew(self.name, [id], max(INTERVAL, self.driver.rest(id)))
        except Unavailable:
            log.warning("a claim is left to lapse", extra={"table": id})
        finally:
            del self.tasks[id]

    async def close(self) -> None:
        """Release every table, so that other processes need not wait."""
        ids = list(self.tasks)
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            for id in ids:
                await self.repository.release(self.name, id)
        except Unavailable:
            log.warning("claims are left to lapse")
