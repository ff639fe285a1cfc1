"""The bus: how server processes tell each other what has changed. With PostgreSQL it uses notifications.

The kinds of news, and what each carries:
- `table`: a table's id, its seq, whether a bot is due, and the change itself where that is short
- `rewritten`: a table's id and seq; old rows of it have changed, such as names
- `chat`: a line of chat
- `session`: the digest of a session that has ended
- `user`: the id of a user with another name or role
- `presence`: which people are connected to a table at one process
- `hurry`: the id of a table whose bots are not to be paced
- `access`: the id of a table that fewer people may see than before
- `blocks`: the id of a user who has blocked or unblocked somebody
- `gap`: nothing; a bus tells its own process that it may have missed news
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

from tetrarch.server.db.engine import DRIVER_FAILURES, without_driver
from tetrarch.server.waiting import wait_for_event

log = logging.getLogger("tetrarch.bus")
Listener = Callable[..., object]
encode = msgspec.json.Encoder().encode
CHANNEL = "tetrarch"
# as operators see the connection; what it says needs no flush, since what it is about is on disk or nowhere
CONNECTION_SETTINGS = {"application_name": "tetrarch-news", "synchronous_commit": "off"}
BEAT = 5.0  # seconds between two looks whether the connection still lives
FIRST_PAUSE = 0.1  # seconds before the connection is made anew
MAX_PAUSE = 2.0  # seconds between two attempts to connect
MAX_NOTIFICATION_BYTES = 7500  # bytes of a notification, of which PostgreSQL lets it have 8000
CLOSING_SECONDS = 1.0  # to send what is left when the server stops
MAX_WAITING_NEWS = 10_000  # news that wait for the connection to come back
NOTIFY = text("SELECT pg_notify(:channel, :payload)")
NOTIFY_NOW = "SELECT pg_notify($1, $2)"


class Bus(Protocol):
    """Carries news between processes. `live`: nothing is being missed just now."""

    live: bool

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        """Tell the other processes, if and when the transaction is committed."""

    def publish_soon(self, kind: str, *args: object) -> None:
        """Tell them soon, together with other news: of what is committed already, or written nowhere."""

    def subscribe(self, kind: str, listener: Listener) -> None:
        """Have a listener called with the news of a kind."""

    async def close(self) -> None:
        """Send what is left, and stop."""


class LocalBus:
    """The bus of a single process: there is nobody else to tell."""

    live = True

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        pass

    def publish_soon(self, kind: str, *args: object) -> None:
        pass

    def subscribe(self, kind: str, listener: Listener) -> None:
        pass

    async def close(self) -> None:
        pass


def next_pause(last: float, held: float) -> float:
    """How long to wait after a connection that held for so many seconds; PostgreSQL with a full disk lets
    everybody in and takes no news."""
    return FIRST_PAUSE if held > MAX_PAUSE else min(MAX_PAUSE, last * 2)


class PostgresBus:
    """LISTEN and NOTIFY. A connection of its own listens and speaks, and comes back by itself."""

    def __init__(self, url: str) -> None:
        self.address = without_driver(url)
        self.name = secrets.token_hex(4)  # of this process: it does not hear itself
        self.listeners: dict[str, list[Listener]] = {}
        self.live = False
        self.task: asyncio.Task[None] | None = None
        self.unsent: deque[bytes] = deque(maxlen=MAX_WAITING_NEWS)
        self.in_flight = ""  # what may not have got out; said twice, it does no harm
        self.wake = asyncio.Event()  # there is something to say

    def publish(self, connection: Connection, kind: str, *args: object) -> None:
        payload = self._payload([encode([kind, *args])])
        connection.execute(NOTIFY, {"channel": CHANNEL, "payload": payload})

    def publish_soon(self, kind: str, *args: object) -> None:
        self.unsent.append(encode([kind, *args]))
        self.wake.set()

    def _payload(self, news: list[bytes]) -> str:
        return f'["{self.name}",{b",".join(news).decode()}]'

    def _next_payload(self) -> str:
        """As many unsent news as a notification can hold."""
        news, length = [self.unsent.popleft()], 0
        while self.unsent:
            length += len(news[-1]) + 1
            if length + len(self.unsent[0]) >= MAX_NOTIFICATION_BYTES:
                break
            news.append(self.unsent.popleft())
        return self._payload(news)

    async def _send_all(self, connection: Any) -> None:
        """Send all news that wait."""
        while self.in_flight or self.unsent:
            self.in_flight = self.in_flight or self._next_payload()
            await connection.execute(NOTIFY_NOW, CHANNEL, self.in_flight)
            self.in_flight = ""

    def subscribe(self, kind: str, listener: Listener) -> None:
        self.listeners.setdefault(kind, []).append(listener)
        if self.task is None:
            self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        self.listeners.clear()
        last = time.monotonic() + CLOSING_SECONDS
        while self.live and (self.unsent or self.in_flight) and time.monotonic() < last:
            await asyncio.sleep(0.01)
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        pause = FIRST_PAUSE
        while True:
            started = time.monotonic()
            try:
                await self._listen()
            except (*DRIVER_FAILURES, OSError, TimeoutError) as error:
                log.warning("notifications are interrupted", extra={"error": repr(error)})
            except Exception:  # whatever it was: a process that hears nothing more would never say so
                log.exception("notifications failed")
            self.live = False
            pause = next_pause(pause, time.monotonic() - started)
            await asyncio.sleep(pause)

    async def _listen(self) -> None:
        """Listen, and send news, until the connection ends."""
        connection = await asyncpg.connect(
            self.address, server_settings=CONNECTION_SETTINGS, timeout=BEAT, command_timeout=BEAT
        )
        try:
            connection.add_termination_listener(lambda _: self.wake.set())
            await connection.add_listener(CHANNEL, self._on_notification)
            self.live = True
            self._dispatch("gap")  # whatever was told before is lost
            log.info("hears notifications")
            while not connection.is_closed():
                if not await wait_for_event(self.wake, BEAT):
                    await connection.execute("SELECT 1")
                self.wake.clear()
                await self._send_all(connection)
        finally:
            connection.terminate()

    def _on_notification(self, connection: object, process: int, channel: str, payload: object) -> None:
        if str(payload).startswith(f'["{self.name}"'):
            return
        for kind, *args in msgspec.json.decode(str(payload))[1:]:
            self._dispatch(kind, *args)

    def _dispatch(self, kind: str, *args: Any) -> None:
        for listener in self.listeners.get(kind, []):
            listener(*args)
