"""News between server processes: none for a single one, PostgreSQL's notifications between several.

What is told: `table` (id, seq, whether a bot is due, the change itself where it is short), `session` (a
digest: signed out), `user` (an id: renamed, or with another role), `rewritten` (id, seq: names at a table are
gone), `here` (who of a table is connected where), `hurry` (do not pace a table's bots); and `gap`, which a
bus tells its own process when it may have missed some.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from typing import Any, Protocol

import asyncpg
import msgspec
from sqlalchemy import Connection, bindparam, func, select

from tetrarch.server.database import plain

log = logging.getLogger("tetrarch.bus")
Heard = Callable[..., object]
CHANNEL = "tetrarch"
NAMED = {"application_name": "tetrarch-news"}  # as operators see the connection
BEAT = 5.0  # seconds between two looks whether the connection still lives
LONGEST = 2.0  # seconds between two attempts to connect
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


class Bus(Protocol):
    """`live`: nothing is being missed just now."""

    live: bool

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        """Tell the other processes, if and when the transaction is committed."""

    def payload(self, kind: str, *args: object) -> str:
        """The same as it goes out, for a statement that tells it by itself."""

    def subscribe(self, kind: str, heard: Heard) -> None:
        """Be told of the others' news of a kind."""

    async def close(self) -> None:
        """No more of it."""


class LocalBus:
    """The bus of a single process: there is nobody else to tell."""

    live = True

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        pass

    def payload(self, kind: str, *args: object) -> str:
        return ""

    def subscribe(self, kind: str, heard: Heard) -> None:
        pass

    async def close(self) -> None:
        pass


class PostgresBus:
    """LISTEN and NOTIFY. A connection of its own listens, and comes back by itself."""

    def __init__(self, url: str) -> None:
        self.address = plain(url)
        self.name = secrets.token_hex(4)  # of this process: it does not hear itself
        self.listeners: dict[str, list[Heard]] = {}
        self.live = False
        self.task: asyncio.Task[None] | None = None

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": self.payload(kind, *args)})

    def payload(self, kind: str, *args: object) -> str:
        return msgspec.json.encode([self.name, kind, *args]).decode()

    def subscribe(self, kind: str, heard: Heard) -> None:
        self.listeners.setdefault(kind, []).append(heard)
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self.listeners.clear()
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
            pause = 0.1 if self.live else min(LONGEST, pause * 2)
            self.live = False
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        """Listen until the connection ends."""
        connection = await asyncpg.connect(
            self.address, server_settings=NAMED, timeout=BEAT, command_timeout=BEAT
        )
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self._heard)
            self.live = True
            self._tell("gap")  # whatever was told before is lost
            log.info("hears notifications")
            while not ended.is_set():
                try:
                    await asyncio.wait_for(ended.wait(), BEAT)
                except TimeoutError:
                    await connection.execute("SELECT 1")
        finally:
            connection.terminate()

    def _heard(self, connection: object, process: int, channel: str, payload: object) -> None:
        sender, kind, *args = msgspec.json.decode(str(payload))
        if sender != self.name:
            self._tell(kind, *args)

    def _tell(self, kind: str, *args: Any) -> None:
        for heard in self.listeners.get(kind, []):
            heard(*args)
