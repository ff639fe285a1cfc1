"""All that can fail in an installation, at moments by chance: each kind by itself, so that several meet."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field

import asyncpg

from drills.disk import SmallDisk
from drills.people import Crowd
from drills.site import Site
from drills.stepped import Clock

TEN_MINUTES = 600.0
TIMES = {"kill": 8, "thinkers": 15, "disk": 6, "lock": 6, "clock": 40, "restart": 6}  # in ten minutes
STEPS = (-2 * 86400.0, -3600.0, -90.0, 0.0, 90.0, 3600.0, 2 * 86400.0)  # seconds off the true time of day
BACK = 30.0  # seconds in which people's lines may still be broken after all works again


@dataclass
class Outages:
    """When something was out of order."""

    spans: list[tuple[float, float]] = field(default_factory=list)

    @contextmanager
    def during(self) -> Iterator[None]:
        start = time.monotonic()
        try:
            yield
        finally:
            self.spans.append((start, time.monotonic()))

    def touch(self, start: float, end: float) -> bool:
        """Whether anything was out of order between two moments."""
        return any(begun <= end and over >= start for begun, over in self.spans)


class Troubles:
    """What goes wrong at a site, and somebody who starts again what has ended."""

    def __init__(
        self, site: Site, crowd: Crowd, disk: SmallDisk, clock: Clock, only: Sequence[str] = ()
    ) -> None:
        self.site, self.crowd, self.disk, self.clock = site, crowd, disk, clock
        self.outages = Outages()
        self.done = Counter[str]()
        self.stopping = False
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "thinkers": self.kill_thinkers,
            "disk": self.fill_disk,
            "lock": self.lock,
            "clock": self.step_clock,
            "restart": self.restart_database,
        }
        if not disk.real:
            del self.kinds["disk"]
        if site.cluster is None:
            del self.kinds["restart"]
        self.kinds = {kind: fail for kind, fail in self.kinds.items() if not only or kind in only}

    async def run(self, seconds: float) -> None:
        """Everything, as often as it comes in so many seconds of ten minutes, and at least once."""
        keeping = asyncio.create_task(self.keep_running())
        try:
            await asyncio.gather(*(self.repeat(kind, seconds) for kind in self.kinds))
        finally:
            self.clock.step(0.0)
            self.stopping = True
            await keeping
        await self.all_back()

    async def repeat(self, kind: str, seconds: float) -> None:
        begin = time.monotonic()
        for moment in sorted(random.uniform(0.0, seconds) for _ in range(self.times(kind, seconds))):
            await asyncio.sleep(max(0.0, begin + moment - time.monotonic()))
            await self.kinds[kind]()
            self.done[kind] += 1

    def times(self, kind: str, seconds: float) -> int:
        return max(1, round(TIMES[kind] * seconds / TEN_MINUTES))

    # somebody who looks after it

    async def keep_running(self) -> None:
        """Start again what has ended, as systemd does."""
        while not self.stopping:
            await asyncio.sleep(1.0)
            await self.start_ended()

    async def start_ended(self) -> None:
        if self.site.cluster is not None and self.site.cluster.process.poll() is not None:
            with suppress(Exception):  # while its disk is full it may not start
                await asyncio.to_thread(self.site.cluster.start)
        for process in [*self.site.servers, *self.site.workers]:
            if process.ended:
                process.start()

    async def all_ready(self) -> None:
        for number in range(len(self.site.servers)):
            await self.site.ready(number)

    async def all_back(self) -> None:
        """Wait until all servers answer and everybody's line holds."""
        await self.all_ready()
        until = time.monotonic() + BACK
        while self.crowd.away and time.monotonic() < until:
            await asyncio.sleep(0.05)

    # what goes wrong

    async def kill(self) -> None:
        """A server, and now and then a worker."""
        with self.outages.during():
            server = random.choice([*self.site.servers, *self.site.workers])
            if server.popen is not None:
                with suppress(ProcessLookupError):
                    os.killpg(server.popen.pid, signal.SIGKILL)
            await asyncio.sleep(1.5)  # until it is started again
            await self.all_back()

    async def kill_thinkers(self) -> None:
        """A process in which bots think."""
        children = [child for one in [*self.site.servers, *self.site.workers] for child in one.children()]
        if children:
            with suppress(ProcessLookupError):
                os.kill(random.choice(children), signal.SIGKILL)

    async def fill_disk(self) -> None:
        with self.outages.during():
            try:
                await asyncio.to_thread(self.disk.fill)
                await asyncio.sleep(random.uniform(2.0, 6.0))
            finally:
                self.disk.free()
            await asyncio.sleep(2.0)
            await self.all_back()

    async def lock(self) -> None:
        """Another program holds the database for longer than servers wait, as a forgotten session would."""
        seconds = random.uniform(6.0, 14.0)
        with self.outages.during():
            if self.site.cluster is None:
                await asyncio.to_thread(lock_file, self.site.database["database"], seconds)
            else:
                await lock_tables(self.site.database["database_url"], seconds)
            await self.all_back()

    async def step_clock(self) -> None:
        self.clock.step(random.choice(STEPS))

    async def restart_database(self) -> None:
        """PostgreSQL, in order or as in a crash."""
        assert self.site.cluster is not None
        with self.outages.during():
            with suppress(ProcessLookupError):
                self.site.cluster.process.send_signal(random.choice([signal.SIGINT, signal.SIGQUIT]))
            await asyncio.sleep(1.5)  # until it is started again
            await self.all_back()


def lock_file(path: str, seconds: float) -> None:
    """Hold the write lock of an SQLite file."""
    with closing(sqlite3.connect(path, isolation_level=None, timeout=30.0)) as connection:
        with suppress(sqlite3.OperationalError):  # no room for it on a full disk
            connection.execute("BEGIN IMMEDIATE")
        time.sleep(seconds)
        with suppress(sqlite3.OperationalError):
            connection.execute("ROLLBACK")


async def lock_tables(url: str, seconds: float) -> None:
    """Lock what moves are written to in a PostgreSQL database, as long as the connection holds."""
    with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection = await asyncpg.connect(url)
        try:
            await connection.execute("BEGIN; LOCK TABLE actions IN EXCLUSIVE MODE")
            await asyncio.sleep(seconds)
        finally:
            connection.terminate()
