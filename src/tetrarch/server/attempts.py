"""Limits on what could be guessed or heaped up, counted by all processes of a database together.

Kept is one moment for each key: until when what was spent so far has to be waited for. Every attempt moves it
by the time after which there is another one, and is refused where that would be too far ahead.
"""

from __future__ import annotations

import hashlib
import time

from sqlalchemy import Connection, case, delete, select
from sqlalchemy.dialects.postgresql import insert

from tetrarch.server.database import Database
from tetrarch.server.model_accounts import attempts
from tetrarch.server.refusals import Refused
from tetrarch.server.security import LIMITS, Limits

SHARED = ("session", "sign_in", "account")  # new people, passwords and codes by address and by account
FORGOTTEN = 1000  # rows at once
a = attempts.c


class Attempts:
    """First the count of this process, which costs nothing; then that of all, where there are others."""

    def __init__(self, limits: Limits, database: Database) -> None:
        self.limits, self.database = limits, database

    async def check(self, purpose: str, who: str) -> None:
        self.limits.check(purpose, who)
        if not self.database.shared or not self.limits.factor:
            return
        rate, most = (value * self.limits.factor for value in LIMITS[purpose])
        digest = hashlib.sha256(f"{purpose} {who}".encode()).hexdigest()
        now = time.time()
        wait = await self.database.write(lambda it: taken(it, digest, now, 1 / rate, most))
        if wait > 0.0:
            raise Refused("rate_limited", seconds=max(1, round(wait)))

    async def tidy(self) -> None:
        """Forget those who need not wait for anything."""
        now = time.time()
        await self.database.write(lambda connection: forget(connection, now))


def taken(connection: Connection, digest: str, now: float, each: float, most: float) -> float:
    """Take one of `most` attempts; there is another after `each` seconds. 0.0, or how long to wait."""
    until = case((a.until > now, a.until), else_=now) + each
    query = insert(attempts).values(digest=digest, until=now + each)
    query = query.on_conflict_do_update(
        index_elements=[a.digest], set_={"until": until}, where=until <= now + each * most
    )
    if connection.execute(query.returning(a.until)).first() is not None:
        return 0.0
    spent: float = connection.scalar(select(a.until).where(a.digest == digest)) or now
    return max(0.001, spent + each - now - each * most)


def forget(connection: Connection, now: float) -> None:
    old = select(a.digest).where(a.until < now).limit(FORGOTTEN).with_for_update(skip_locked=True)
    connection.execute(delete(attempts).where(a.digest.in_(old)))
