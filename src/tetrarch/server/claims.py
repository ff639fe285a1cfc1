"""Bots at tables that several processes serve: whoever claims a table first lets its bots answer.

A claim holds for a few seconds and is renewed while the process lives: that of a killed one lapses. Should
two processes answer after all, the table's seq lets only one of them write.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from tetrarch.server.database import Unavailable
from tetrarch.server.driver import Driver, due
from tetrarch.server.refusals import Refused
from tetrarch.server.room import Room
from tetrarch.server.rooms import Rooms
from tetrarch.server.storage import Storage
from tetrarch.server.waiting import came

log = logging.getLogger("tetrarch.bots")
LEASE = 5.0  # seconds that a claim holds
BEAT = 1.0  # seconds between renewals, and between looks without a reason
EACH = 32  # tables at once for each process that thinks: most of them wait for the pace


class Claims:
    """The tables whose bots answer here."""

    def __init__(self, rooms: Rooms, storage: Storage, driver: Driver, workers: int) -> None:
        self.rooms, self.storage, self.driver = rooms, storage, driver
        self.most = EACH * workers
        self.name = secrets.token_hex(6)
        self.wake = asyncio.Event()
        self.held: dict[str, asyncio.Task[None]] = {}
        storage.bus.subscribe("table", self.heard)

    def kick(self, room: Room) -> None:
        if due(room) is not None and room.driver is None:
            self.wake.set()

    def heard(self, id: str, seq: int, due: bool, told: object = None) -> None:
        if due:
            self.wake.set()

    async def run(self) -> None:
        """Claim and renew until cancelled."""
        loop = asyncio.get_running_loop()
        renewed = loop.time()
        while True:
            self.wake.clear()
            try:
                if len(self.held) < self.most:
                    await self._take()
                if self.held and loop.time() >= renewed + BEAT:
                    renewed = loop.time()
                    await self.storage.renew(self.name, list(self.held), LEASE)
            except Unavailable as error:
                log.warning("no claims", extra={"error": str(error)})
                await asyncio.sleep(BEAT)
            await came(self.wake, BEAT)

    async def _take(self) -> None:
        for id, seq in await self.storage.claim(self.name, LEASE, self.most - len(self.held)):
            if id not in self.held:
                self.held[id] = asyncio.create_task(self._see_to(id, seq))

    async def _see_to(self, id: str, seq: int) -> None:
        """Let a table's bots answer until a person is asked; what fails is tried anew after the lapse."""
        try:
            room = await self.rooms.get(id, seq)
            self.driver.kick(room)
            if room.driver is not None:
                await asyncio.wait({room.driver})
            elif due(room) is None:
                await self.storage.release(self.name, id, room.seq)
        except (Unavailable, Refused) as error:
            log.warning("a claim is given up", extra={"table": id, "error": repr(error)})
        except Exception:
            log.exception("a claimed table failed", extra={"table": id})
        finally:
            del self.held[id]

    async def close(self) -> None:
        """Let go of everything, so that others need not wait."""
        ids = list(self.held)
        tasks = list(self.held.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        try:
            for id in ids:
                await self.storage.release(self.name, id)
        except Unavailable:
            log.warning("claims are left to lapse")
