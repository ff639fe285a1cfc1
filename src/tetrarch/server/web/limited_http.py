"""uvicorn's HTTP with limits on time and number: whoever says little by little what they want is hung up on.

A proxy in front does this as well; a server without one must not be kept busy by a few hundred slow lines.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from tetrarch.server.hosts import limit_key

HEAD_SECONDS = 10.0  # for the head of a request, from its first byte or from the connection on
BODY_SECONDS = 60.0  # for its body
STALLED_SECONDS = 60.0  # for which somebody may take nothing of an answer
MAX_CONNECTIONS = 4000  # of one process
MAX_CONNECTIONS_EACH = 400  # of one address; proxies and this machine have no limit of their own
Base: Any = AutoHTTPProtocol


class Connections:
    """Counts the open connections of a process, in all and by address."""

    def __init__(self, trusted: str) -> None:
        self.trusted = {"127.0.0.1", "::1", *(address.strip() for address in trusted.split(","))}
        self.unlimited_each = "*" in self.trusted
        self.counts: Counter[str] = Counter()

    def admit(self, host: str) -> bool:
        """Whether one more connection from an address is welcome; if so, it is counted."""
        key = limit_key(host)
        each = self.unlimited_each or host in self.trusted or self.counts[key] < MAX_CONNECTIONS_EACH
        if not each or self.counts.total() >= MAX_CONNECTIONS:
            return False
        self.counts[key] += 1
        return True

    def release(self, host: str) -> None:
        """A counted connection has ended."""
        key = limit_key(host)
        self.counts[key] -= 1
        if not self.counts[key]:
            del self.counts[key]


class LimitedHttpProtocol(Base):  # type: ignore[misc]  # httptools or h11, whichever is installed
    """One connection. A timer runs while the client owes something: head, body, the taking of an answer."""

    line_count: Connections

    def connection_made(self, transport: Any) -> None:
        self.timer: asyncio.TimerHandle | None = None
        self.owed = ""
        peer = transport.get_extra_info("peername")
        self.peer_host = str(peer[0]) if peer else "127.0.0.1"  # a socket file is a proxy's
        self.counted = self.line_count.admit(self.peer_host)
        super().connection_made(transport)
        if self.counted:
            self.expect("head", HEAD_SECONDS)
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            self.expect("", 0.0)  # a socket now, with limits of its own
        elif self.flow.write_paused:
            self.expect("taking", STALLED_SECONDS)  # whatever it says meanwhile
        elif self.cycle is None or self.cycle.response_complete:
            self.expect("head", HEAD_SECONDS)
        elif self.cycle.more_body:
            self.expect("body", BODY_SECONDS)
        else:
            self.expect("", 0.0)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.flow.write_paused:
            self.expect("", 0.0)  # between two requests uvicorn's own timer runs

    def pause_writing(self) -> None:
        super().pause_writing()
        self.expect("taking", STALLED_SECONDS)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.expect("", 0.0)

    def connection_lost(self, error: Exception | None) -> None:
        self.expect("", 0.0)
        if self.counted:
            self.line_count.release(self.peer_host)
        super().connection_lost(error)

    def expect(self, owed: str, seconds: float) -> None:
        """Give the client some seconds for what it owes; more of the same gets no more of them."""
        if owed == self.owed:
            return
        self.owed = owed
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
        if owed:
            self.timer = self.loop.call_later(seconds, self.transport.abort)
