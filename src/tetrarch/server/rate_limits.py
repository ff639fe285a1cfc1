"""Rate limits of one process: token buckets in memory, by purpose and address."""

from __future__ import annotations

import time
from collections import OrderedDict

from tetrarch.server.refusals import Refused

# purpose -> (tokens a second, tokens at most), for each address; `account` for each account
LIMITS: dict[str, tuple[float, float]] = {
    "write": (30.0, 90.0),
    "session": (0.2, 30.0),
    "sign_in": (0.2, 20.0),
    "account": (0.1, 10.0),
    "heavy": (0.5, 15.0),
    "social": (0.5, 40.0),
    "socket": (5.0, 60.0),
}
MESSAGES = (10.0, 20.0)  # for each socket


class Bucket:
    """A token bucket: so many at once, so many a second."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate, self.most = rate, most
        self.tokens, self.at = most, time.monotonic()

    def take(self) -> float:
        """Take a token: 0.0 if there was one, else the seconds until there will be."""
        now = time.monotonic()
        self.tokens = min(self.most, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1.0:
            return (1.0 - self.tokens) / self.rate
        self.tokens -= 1.0
        return 0.0


class Limits:
    """Buckets by purpose and address; the factor scales them, 0 switches them off."""

    def __init__(self, factor: float, most: int = 20_000) -> None:
        self.factor, self.most = factor, most
        self.buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def check(self, purpose: str, address: str) -> None:
        if not self.factor:
            return
        key = purpose, address
        if key not in self.buckets:
            self.buckets[key] = self.bucket(LIMITS[purpose])
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(key)
        take_or_refuse(self.buckets[key])

    def bucket(self, limit: tuple[float, float]) -> Bucket:
        factor = self.factor or 1e9
        return Bucket(limit[0] * factor, limit[1] * factor)


def take_or_refuse(bucket: Bucket) -> None:
    """Take a token; refused if there is none."""
    wait = bucket.take()
    if wait > 0.0:
        raise Refused("rate_limited", seconds=max(1, round(wait)))
