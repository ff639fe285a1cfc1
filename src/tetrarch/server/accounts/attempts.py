"""Rate limits that all processes of a database count together: of passwords, codes and new people."""

from __future__ import annotations

import time
from dataclasses import dataclass

from tetrarch.server.db.repositories.accounts.attempts import AttemptRepository
from tetrarch.server.identifiers import digest_of
from tetrarch.server.rate_limits import LIMITS, RateLimits
from tetrarch.server.refusals import Refused

SHARED_PURPOSES = (
    "session",
    "sign_in",
    "account",
    "strangers",
)  # new people, passwords and codes by address and by account


@dataclass(frozen=True)
class Guesser:
    """Who tries to sign in: an address, and the digest of the mark that the browser keeps, or none."""

    address: str
    device: str = ""


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

    async def check_sign_in(self, guesser: Guesser, known_as: str | None, account: str | None = None) -> None:
        """Count an attempt to sign in. A browser that has signed in before (`known_as` this account) is
        counted for itself, so that the guesses of others do not slow it. None: by a passkey."""
        known = known_as is not None and account in (None, known_as)
        await self.check("sign_in", f"device {guesser.device}" if known else guesser.address)
        if account is not None and not known:
            await self.check("account", f"{account} {guesser.address}")
            await self.check("strangers", account)
        elif account is not None:
            await self.check("account", f"{account} device {guesser.device}")

    async def delete_expired(self) -> None:
        """Forget those who need not wait for anything."""
        await self.repository.delete_expired(time.time())
