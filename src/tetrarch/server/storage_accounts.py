"""The repository of accounts: the SQL of names, passwords, recovery codes and their sessions."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update

from tetrarch.server import model
from tetrarch.server.bus import Bus
from tetrarch.server.database import Database
from tetrarch.server.model import User
from tetrarch.server.model_accounts import AccountRow, accounts, recovery_codes
from tetrarch.server.storage_handover import Handed, hand_over
from tetrarch.server.storage_notices import written

Moved = list[tuple[str, int]]  # tables with the numbers of their last messages
JOINED = select(
    accounts.c.user_id,
    accounts.c.name,
    accounts.c.password,
    accounts.c.role,
    accounts.c.created,
    model.users.c.name.label("shown"),
    model.users.c.disabled,
).join(model.users)


def named(folded: str) -> Select[Any]:
    return JOINED.where(accounts.c.folded == folded)


def owned(user_id: str) -> Select[Any]:
    return JOINED.where(accounts.c.user_id == user_id)


class AccountStorage:
    """What is kept of accounts. What others must hear of goes out with the transaction."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def find(self, query: Select[Any]) -> AccountRow | None:
        return await self.database.read(lambda connection: found(connection, query))

    async def add(
        self, user: User, folded: str, password: str, codes: list[str], digest: str, old: str | None
    ) -> None:
        """An account of a guest or of a new person; IntegrityError if there is one of that name."""

        def job(connection: Connection) -> None:
            now, users = time.time(), model.users
            if connection.execute(select(users.c.id).where(users.c.id == user.id)).first() is None:
                connection.execute(insert(users).values(id=user.id, name=user.name, created=now))
            row = {"user_id": user.id, "name": user.account, "folded": folded, "password": password}
            connection.execute(insert(accounts).values(**row, role=user.role, created=now))
            put_codes(connection, user.id, codes)
            if old is None:
                self._begin(connection, user.id, digest)
            else:  # what belongs to the browser's session goes on
                renew(connection, self.bus, old, digest)

        await self.database.write(job)

    async def enter(
        self, user_id: str, digest: str, old: str | None, guest: str | None
    ) -> tuple[Moved, set[str]]:
        """A new session in place of an old one; what a guest has goes over to the account. The tables that it
        changes, and the people who have blocked others than before."""

        def job(connection: Connection) -> tuple[Moved, set[str]]:
            self._begin(connection, user_id, digest)
            handed = Handed() if guest is None else hand_over(connection, guest, user_id, digest)
            self._end(connection, old)
            for blocker in handed.blockers:
                self.bus.publish(connection, "blocks", blocker)
            return touched(connection, self.bus, "table", handed.tables), handed.blockers

        return await written(self.database, job)

    async def recover(self, folded: str, code: str, password: str) -> tuple[AccountRow, list[str]] | None:
        """Spend a code for a new password: the account and its sessions that ended; None if it does not fit.
        A disabled account stays as it is."""

        def job(connection: Connection) -> tuple[AccountRow, list[str]] | None:
            account, r = found(connection, named(folded)), recovery_codes
            if account is None:
                return None
            spent = r.c.digest == code, r.c.user_id == account.user_id
            if connection.execute(select(r).where(*spent)).first() is None:
                return None
            if account.disabled:
                return account, []
            connection.execute(delete(r).where(*spent))
            ended = end_sessions(connection, self.bus, account.user_id)
            self._change(connection, account.user_id, password=password)
            return account, ended

        return await self.database.write(job)

    async def set_password(self, user_id: str, password: str, keep: str) -> list[str]:
        """Another password; all sessions but one end."""

        def job(connection: Connection) -> list[str]:
            self._change(connection, user_id, password=password)
            return end_sessions(connection, self.bus, user_id, keep)

        return await self.database.write(job)

    async def reset(self, user_id: str, code: str) -> None:
        """No password fits any more, nobody is signed in; one code gives a new password."""

        def job(connection: Connection) -> None:
            self._change(connection, user_id, password=None)
            end_sessions(connection, self.bus, user_id)
            put_codes(connection, user_id, [code])

        await self.database.write(job)

    async def set_role(self, user_id: str, role: str) -> None:
        await self.database.write(lambda connection: self._change(connection, user_id, role=role))

    async def replace_codes(self, user_id: str, codes: list[str]) -> None:
        await self.database.write(lambda connection: put_codes(connection, user_id, codes))

    async def end_sessions(self, user_id: str) -> list[str]:
        return await self.database.write(lambda connection: end_sessions(connection, self.bus, user_id))

    async def counts(self, user_id: str) -> tuple[int, int]:
        """How many recovery codes are left, and how many sessions there are."""

        def job(connection: Connection) -> tuple[int, int]:
            found = (
                connection.scalar(select(func.count()).where(table.c.user_id == user_id)) or 0
                for table in (recovery_codes, model.sessions)
            )
            return next(found), next(found)

        return await self.database.read(job)

    # parts of transactions

    def _end(self, connection: Connection, old: str | None) -> None:
        if old is not None:
            connection.execute(delete(model.sessions).where(model.sessions.c.digest == old))
            self.bus.publish(connection, "session", old)

    def _begin(self, connection: Connection, user_id: str, digest: str) -> None:
        row = {"digest": digest, "user_id": user_id, "created": time.time()}
        connection.execute(insert(model.sessions).values(row))

    def _change(self, connection: Connection, user_id: str, **values: Any) -> None:
        connection.execute(update(accounts).where(accounts.c.user_id == user_id).values(**values))
        self.bus.publish(connection, "user", user_id)


def found(connection: Connection, query: Select[Any]) -> AccountRow | None:
    row = connection.execute(query).first()
    return None if row is None else AccountRow(**row._mapping)


def put_codes(connection: Connection, user_id: str, digests: list[str]) -> None:
    """New recovery codes in place of all old ones."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user_id))
    rows = [{"digest": digest, "user_id": user_id, "created": time.time()} for digest in digests]
    connection.execute(insert(recovery_codes), rows)


def end_sessions(connection: Connection, bus: Bus, user_id: str, keep: str = "") -> list[str]:
    """End a person's sessions, but for one; their digests."""
    s = model.sessions
    theirs = s.c.user_id == user_id, s.c.digest != keep
    digests = list(connection.scalars(select(s.c.digest).where(*theirs)))
    connection.execute(delete(s).where(*theirs))
    for digest in digests:
        bus.publish(connection, "session", digest)
    return digests


def renew(connection: Connection, bus: Bus, old: str, digest: str) -> None:
    """A session under another secret."""
    s = model.sessions
    connection.execute(update(s).where(s.c.digest == old).values(digest=digest))
    bus.publish(connection, "session", old)


def touched(connection: Connection, bus: Bus, kind: str, ids: list[str]) -> Moved:
    """Count one message more at tables that were changed, and tell of it."""
    t = model.tables
    connection.execute(update(t).where(t.c.id.in_(ids)).values(seq=t.c.seq + 1))
    moved = [(row.id, row.seq) for row in connection.execute(select(t.c.id, t.c.seq).where(t.c.id.in_(ids)))]
    for id, seq in moved:
        bus.publish(connection, kind, id, seq, False)
    return moved
