"""Rate limits that all processes of a database count together: of passwords, codes and new people."""

from __future__ import annotations

import time

from tetrarch.server.db.repositories.accounts.attempts import AttemptRepository
from tetrarch.server.identifiers import digest_of
from tetrarch.server.rate_limits import LIMITS, RateLimits
from tetrarch.server.refusals import Refused

SHARED_PURPOSES = (
    "session",
    "sign_in",
    "account",
)  # new people, passwords and codes by address and by account


class Attempts:
    """First the count of this process, which costs nothing; then that of all, where there are others."""

    def __init__(self, limits: RateLimits, repository: AttemptRepository) -> None:
        self.limits, self.repository = limits, repository

    async def check(self, purpose: str, who: str) -> None:
        """Count an attempt; refused if there were too many."""
        self.limits.check(purpose, who)
        if not self.repository.shared or not self.limits.factor:
            return
        rate, most = (value * self.limits.factor for value in LIMITS[purpose])
        wait = await self.repository.take(digest_of(f"{purpose} {who}"), time.time(), 1 / rate, most)
        if wait > 0.0:
            raise Refused("rate_limited", seconds=max(1, round(wait)))

    async def delete_expired(self) -> None:
        """Forget those who need not wait for anything."""
        await self.repository.delete_expired(time.time())
