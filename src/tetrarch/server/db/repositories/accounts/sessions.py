"""The SQL of users and their sessions."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, or_, select, update

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import User, accounts, sessions, users

DAY = 24 * 3600.0
MAX_AGE = 365 * DAY  # of a session
MAX_IDLE = 90 * DAY  # for which it may not be used
NOTED_EVERY = DAY  # between two notes of its use
GRACE = 30 * DAY  # for which one that is over is kept, should the time of day have been wrong
MAX_PURGED = 500  # at once


class SessionRepository:
    """Users and the sessions of their browsers. Other processes hear of renamed users and ended sessions."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def add_user(self, user: User, digest: str) -> None:
        """A new guest with a first session."""

        def job(connection: Connection) -> None:
            now = time.time()
            connection.execute(insert(users).values(id=user.id, name=user.name, created=now))
            begin_session(connection, user.id, digest)

        await self.database.write(job)

    async def user_of(self, digest: str) -> User | None:
        """Who has a session: a guest, or somebody with an account."""
        u, a, now = users, accounts, time.time()
        columns = (u.c.id, u.c.name, a.c.role, a.c.name.label("account"), sessions.c.last_used)
        query = select(*columns).join(sessions, sessions.c.user_id == u.c.id)
        query = query.outerjoin(a, a.c.user_id == u.c.id)
        query = query.where(sessions.c.digest == digest, u.c.disabled.is_(False))
        query = query.where(sessions.c.created > now - MAX_AGE, sessions.c.last_used > now - MAX_IDLE)
        row = await self.database.read(lambda connection: connection.execute(query).first())
        if row is not None and now - row.last_used > NOTED_EVERY:
            used = update(sessions).where(sessions.c.digest == digest).values(last_used=now)
            await self.database.write(lambda connection: connection.execute(used).close())
        return None if row is None else User(row.id, row.name, row.role or "guest", row.account)

    async def is_taken(self, name: str) -> bool:
        """Whether somebody goes by exactly this name."""
        query = select(users.c.id).where(users.c.name == name).limit(1)
        return await self.database.read(lambda connection: connection.execute(query).first()) is not None

    async def rename(self, user: User) -> None:
        def job(connection: Connection) -> None:
            connection.execute(update(users).where(users.c.id == user.id).values(name=user.name))
            self.bus.publish(connection, "user", user.id)

        await self.database.write(job)

    async def purge(self) -> list[str]:
        """Delete some sessions that are over for long; their digests."""
        now, s = time.time(), sessions.c
        over = or_(s.created <= now - MAX_AGE - GRACE, s.last_used <= now - MAX_IDLE - GRACE)

        def job(connection: Connection) -> list[str]:
            digests = list(connection.scalars(select(s.digest).where(over).limit(MAX_PURGED)))
            for digest in digests:
                end_session(connection, self.bus, digest)
            return digests

        return await self.database.write(job)

    async def end(self, digest: str) -> None:
        """End one session."""
        await self.database.write(lambda connection: end_session(connection, self.bus, digest))


# parts of transactions


def begin_session(connection: Connection, user_id: str, digest: str) -> None:
    now = time.time()
    row = {"digest": digest, "user_id": user_id, "created": now, "last_used": now}
    connection.execute(insert(sessions).values(row))


def end_session(connection: Connection, bus: Bus, digest: str) -> None:
    connection.execute(delete(sessions).where(sessions.c.digest == digest))
    bus.publish(connection, "session", digest)


def end_sessions(connection: Connection, bus: Bus, user_id: str, keep: str = "") -> list[str]:
    """End a person's sessions, but for one; their digests."""
    theirs = sessions.c.user_id == user_id, sessions.c.digest != keep
    digests = list(connection.scalars(select(sessions.c.digest).where(*theirs)))
    connection.execute(delete(sessions).where(*theirs))
    for digest in digests:
        bus.publish(connection, "session", digest)
    return digests


def renew_session(connection: Connection, bus: Bus, old: str, digest: str) -> None:
    """Put a session under another secret."""
    connection.execute(update(sessions).where(sessions.c.digest == old).values(digest=digest))
    bus.publish(connection, "session", old)
