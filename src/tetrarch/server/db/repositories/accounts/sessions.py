"""The SQL of users and their sessions."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select, update

from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import User, accounts, sessions, users


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
        u, a = users, accounts
        columns = (u.c.id, u.c.name, a.c.role, a.c.name.label("account"))
        query = select(*columns).join(sessions, sessions.c.user_id == u.c.id)
        query = query.outerjoin(a, a.c.user_id == u.c.id)
        query = query.where(sessions.c.digest == digest, u.c.disabled.is_(False))
        row = await self.database.read(lambda connection: connection.execute(query).first())
        return None if row is None else User(row.id, row.name, row.role or "guest", row.account)

    async def rename(self, user: User) -> None:
        def job(connection: Connection) -> None:
            connection.execute(update(users).where(users.c.id == user.id).values(name=user.name))
            self.bus.publish(connection, "user", user.id)

        await self.database.write(job)

    async def end(self, digest: str) -> None:
        """End one session."""
        await self.database.write(lambda connection: end_session(connection, self.bus, digest))


# parts of transactions


def begin_session(connection: Connection, user_id: str, digest: str) -> None:
    row = {"digest": digest, "user_id": user_id, "created": time.time()}
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
