"""News between server processes: none for a single one, PostgreSQL's notifications between several.

What is told: `table` (id, seq, whether a bot is due, the change itself where it is short), `session` (a
digest: signed out), `user` (an id: renamed, or with another role), `rewritten` (id, seq: names at a table are
gone), `here` (who of a table is connected where), `hurry` (do not pace a table's bots), `door` (an id: not
everybody may see it any more); and `gap`, which a bus tells its own process when it may have missed some.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy import Connection, text

from tetrarch.server.database import plain
from tetrarch.server.waiting import came

log = logging.getLogger("tetrarch.bus")
Heard = Callable[..., object]
encode = msgspec.json.Encoder().encode
CHANNEL = "tetrarch"
# as operators see the connection; what it says needs no flush, since what it is about is on disk or nowhere
NAMED = {"application_name": "tetrarch-news", "synchronous_commit": "off"}
BEAT = 5.0  # seconds between two looks whether the connection still lives
LONGEST_PAUSE = 2.0  # seconds between two attempts to connect
LONGEST = 7500  # bytes of a notification, of which PostgreSQL lets it have 8000
FAREWELL = 1.0  # seconds for the last news
MOST = 10_000  # news that wait for the connection to come back
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
SAY = "SELECT pg_notify($1, $2)"


class Bus(Protocol):
    """`live`: nothing is being missed just now."""

    live: bool

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        """Tell the other processes, if and when the transaction is committed."""

    def say(self, kind: str, *args: object) -> None:
        """Tell them soon, and together with other news: of what is committed, or is written nowhere."""

    def subscribe(self, kind: str, heard: Heard) -> None:
        """Be told of the others' news of a kind."""

    async def close(self) -> None:
        """No more of it."""


class LocalBus:
    """The bus of a single process: there is nobody else to tell."""

    live = True

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        pass

    def say(self, kind: str, *args: object) -> None:
        pass

    def subscribe(self, kind: str, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY. A connection of its own listens and speaks, and comes back by itself."""

    def __init__(self, url: str) -> None:
        self.address = plain(url)
        self.name = secrets.token_hex(4)  # of this process: it does not hear itself
        self.listeners: dict[str, list[Heard]] = {}
        self.live = False
        self.task: asyncio.Task[None] | None = None
        self.untold: deque[bytes] = deque(maxlen=MOST)
        self.saying = ""  # what may not have got out; said twice, it does no harm
        self.news = asyncio.Event()  # there is something to say

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        payload = self._payload([encode([kind, *args])])
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def say(self, kind: str, *args: object) -> None:
        self.untold.append(encode([kind, *args]))
        self.news.set()

    def _payload(self, news: list[bytes]) -> str:
        return f'["{self.name}",{b",".join(news).decode()}]'

    def _next(self) -> str:
        """As much of it as a notification can hold."""
        news, length = [self.untold.popleft()], 0
        while self.untold and (length := length + len(news[-1]) + 1) + len(self.untold[0]) < LONGEST:
            news.append(self.untold.popleft())
        return self._payload(news)

    async def _say(self, connection: Any) -> None:
        """Say all that is to be said."""
        while self.saying or self.untold:
            self.saying = self.saying or self._next()
            await connection.execute(SAY, CHANNEL, self.saying)
            self.saying = ""

    def subscribe(self, kind: str, heard: Heard) -> None:
        self.listeners.setdefault(kind, []).append(heard)
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self.listeners.clear()
        last = time.monotonic() + FAREWELL
        while self.live and (self.untold or self.saying) and time.monotonic() < last:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        pause = 0.1
        while True:
            try:
                await self._listen()
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError) as error:
                log.warning("notifications are interrupted", extra={"error": repr(error)})
            pause = 0.1 if self.live else min(LONGEST_PAUSE, pause * 2)
            self.live = False
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        """Listen, and say what is to be said, until the connection ends."""
        connection = await asyncpg.connect(
            self.address, server_settings=NAMED, timeout=BEAT, command_timeout=BEAT
        )
        try:
            connection.add_termination_listener(lambda _: self.news.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.live = True
            self._tell("gap")  # whatever was told before is lost
            log.info("hears notifications")
            while not connection.is_closed():
                if not await came(self.news, BEAT):
                    await connection.execute("SELECT 1")
                self.news.clear()
                await self._say(connection)
        finally:
            connection.terminate()

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        if str(payload).startswith(f'["{self.name}"'):
            return
        for kind, *args in msgspec.json.decode(str(payload))[1:]:
            self._tell(kind, *args)

    def _tell(self, kind: str, *args: Any) -> None:
        for heard in self.listeners.get(kind, []):
            heard(*args)
