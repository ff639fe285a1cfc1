"""Rate limits of one process: token buckets in memory, one for each purpose and address."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict

from tetrarch.server.refusals import Refused

# purpose -> (tokens a second, capacity). One bucket for each address; of `account`, for each account
LIMITS: dict[str, tuple[float, float]] = {
    "read": (30.0, 300.0),
    "write": (30.0, 90.0),
    "session": (0.2, 30.0),
    "sign_in": (0.2, 20.0),
    "account": (0.1, 10.0),  # by account and address, or device
    "strangers": (0.5, 100.0),  # to one account, from devices that it does not know
    "person": (10.0, 60.0),  # whatever a person changes, from whatever address, by request or by socket
    "chat": (0.5, 8.0),  # lines of a player
    "spectator": (0.2, 4.0),  # lines of a spectator
    "spectators": (1.0, 15.0),  # lines of all spectators at a table
    "heavy": (0.5, 15.0),
    "setup": (4.0, 40.0),  # set-ups that are being chosen, tried out
    "social": (0.5, 40.0),
    "replay": (3.0, 60.0),  # by address and by person
    "socket": (5.0, 60.0),
    "sockets": (100.0, 1000.0),  # of all addresses together, as after a restart
    "load": (20.0, 100.0),  # tables brought into memory for somebody who looks; a socket waits for it,
    "hello": (20.0, 200.0),  # and for this
}
SLOTS = {
    "address": 250,
    "anonymous": 40,
    "person": 25,
    "handshake": 500,  # of all addresses: sockets whose client has not said anything yet
    "replay": 6,
}  # sockets, and replays being made, at once
MESSAGE_LIMIT = (10.0, 20.0)  # tokens a second, and capacity, for each socket


class TokenBucket:
    """A token bucket: it holds at most `capacity` tokens and gains `rate` tokens a second."""

    def __init__(self, rate: float, capacity: float) -> None:
        self.rate, self.capacity = rate, capacity
        self.tokens, self.updated_at = capacity, time.monotonic()

    def take(self) -> float:
        """Take a token. Returns 0.0 if there was one, else the seconds until there will be."""
        now = time.monotonic()
        self.tokens = min(self.capacity, self.tokens + (now - self.updated_at) * self.rate)
        self.updated_at = now
        if self.tokens < 1.0:
            return (1.0 - self.tokens) / self.rate
        self.tokens -= 1.0
        return 0.0


class RateLimits:
    """The buckets of this process. `factor` scales all limits; 0 switches them off."""

    def __init__(self, factor: float, max_buckets: int = 20_000) -> None:
        self.factor, self.max_buckets = factor, max_buckets
        self.buckets: OrderedDict[tuple[str, str], TokenBucket] = OrderedDict()

    def check(self, purpose: str, address: str) -> None:
        """Count a request; refuse it if there were too many."""
        if not self.factor:
            return
        take_or_refuse(self._bucket_of(purpose, address))

    def note(self, purpose: str, address: str) -> None:
        """Count what another process has let happen."""
        if self.factor:
            self._bucket_of(purpose, address).take()

    def _bucket_of(self, purpose: str, address: str) -> TokenBucket:
        key = purpose, address
        if key not in self.buckets:
            self.buckets[key] = self.bucket(LIMITS[purpose])
            if len(self.buckets) > self.max_buckets:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        return self.buckets[key]

    async def wait(self, purpose: str, address: str) -> None:
        """Count a request; wait until there are not too many."""
        if not self.factor:
            return
        while (seconds := self._bucket_of(purpose, address).take()) > 0.0:
            await asyncio.sleep(seconds)

    def bucket(self, limit: tuple[float, float]) -> TokenBucket:
        """Make a full bucket for a limit."""
        factor = self.factor or 1e9
        return TokenBucket(limit[0] * factor, limit[1] * factor)


class Slots:
    """What may be in use at once, by address or person. `factor` scales the limits; 0 switches them off."""

    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.counts: Counter[str] = Counter()

    def take(self, kind: str, whose: str) -> list[str]:
        """Take a slot; refused if none is free. Returns what `release` is given."""
        key = f"{kind} {whose}"
        if self.factor and self.counts[key] >= SLOTS[kind] * self.factor:
            raise Refused("rate_limited", seconds=5)
        self.counts[key] += 1
        return [key]

    def release(self, keys: list[str]) -> None:
        """Give slots back. Does nothing when it is called again."""
        for key in keys:
            self.counts[key] -= 1
            if not self.counts[key]:
                del self.counts[key]
        keys.clear()


def take_or_refuse(bucket: TokenBucket) -> None:
    """Take a token; refuse the request if there is none."""
    wait = bucket.take()
    if wait > 0.0:
        raise Refused("rate_limited", seconds=max(1, round(wait)))
