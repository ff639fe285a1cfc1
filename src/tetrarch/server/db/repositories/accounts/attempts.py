"""The SQL of attempts, which all processes of a PostgreSQL database count together.

Kept is one moment for each key: until when what was spent so far has to be waited for. Every attempt moves it
by the time after which there is another one, and is refused where that would be too far ahead.
"""

from __future__ import annotations

from sqlalchemy import Connection, case, delete, select
from sqlalchemy.dialects.postgresql import insert

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import attempts

MAX_DELETED = 1000  # rows at once
a = attempts.c


class AttemptRepository:
    """Attempts by the digest of who makes them. `shared`: other processes count, too."""

    def __init__(self, database: Database) -> None:
        self.database, self.shared = database, database.shared

    async def take(self, digest: str, now: float, each: float, most: float) -> float:
        """Take one of `most` attempts; there is another after `each` seconds. 0.0, or how long to wait."""
        return await self.database.write(lambda connection: take(connection, digest, now, each, most))

    async def delete_expired(self, now: float) -> None:
        """Delete those who need not wait for anything."""
        old = select(a.digest).where(a.until < now).limit(MAX_DELETED).with_for_update(skip_locked=True)
        query = delete(attempts).where(a.digest.in_(old))
        await self.database.write(lambda connection: connection.execute(query).close())


def take(connection: Connection, digest: str, now: float, each: float, most: float) -> float:
    latest = now + each * most  # who waits for longer was counted by a clock that was ahead
    until = case((a.until > latest, latest), (a.until > now, a.until), else_=now) + each
    query = insert(attempts).values(digest=digest, until=now + each)
    query = query.on_conflict_do_update(
        index_elements=[a.digest], set_={"until": until}, where=until <= latest
    )
    if connection.execute(query.returning(a.until)).first() is not None:
        return 0.0
    spent: float = connection.scalar(select(a.until).where(a.digest == digest)) or now
    return min(latest - now, max(0.001, spent + each - latest))
