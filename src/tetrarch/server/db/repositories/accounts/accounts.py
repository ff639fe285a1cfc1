"""The SQL of accounts: names, passwords, recovery codes."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from tetrarch.server.db import models
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import AccountRow, User, accounts, recovery_codes
from tetrarch.server.db.repositories.accounts.guest_merge import MergeResult, merge_guest
from tetrarch.server.db.repositories.accounts.sessions import (
    begin_session,
    end_session,
    end_sessions,
    renew_session,
)
from tetrarch.server.db.repositories.notifications.notices import write_with_notices
from tetrarch.server.refusals import Refused
from tetrarch.server.user_names import fold_case

TableSeqs = list[tuple[str, int]]  # tables with their last seqs
SELECT_ACCOUNT = select(
    accounts.c.user_id,
    accounts.c.name,
    accounts.c.password,
    accounts.c.role,
    accounts.c.created,
    models.users.c.name.label("display_name"),
    models.users.c.disabled,
).join(models.users)


def select_by_name(folded: str) -> Select[Any]:
    return SELECT_ACCOUNT.where(accounts.c.folded_name == folded)


def select_by_user(user_id: str) -> Select[Any]:
    return SELECT_ACCOUNT.where(accounts.c.user_id == user_id)


class AccountRepository:
    """Accounts and their recovery codes. Other processes hear of what changes."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def by_name(self, name: str) -> AccountRow | None:
        """The account that signs in with a name."""
        return await self.database.read(lambda connection: find(connection, select_by_name(fold_case(name))))

    async def by_user(self, user_id: str) -> AccountRow | None:
        return await self.database.read(lambda connection: find(connection, select_by_user(user_id)))

    async def add(
        self, user: User, name: str, password: str, codes: list[str], digest: str, old: str | None
    ) -> None:
        """Add an account of a guest or of a new person, with a session; refused if the name is taken."""

        def job(connection: Connection) -> None:
            now, users = time.time(), models.users
            if connection.execute(select(users.c.id).where(users.c.id == user.id)).first() is None:
                connection.execute(insert(users).values(id=user.id, name=user.name, created=now))
            row = {"user_id": user.id, "name": name, "folded_name": fold_case(name), "password": password}
            connection.execute(insert(accounts).values(**row, role=user.role, created=now))
            put_codes(connection, user.id, codes)
            if old is None:
                begin_session(connection, user.id, digest)
            else:  # what belongs to the browser's session goes on
                renew_session(connection, self.bus, old, digest)

        try:
            await self.database.write(job)
        except IntegrityError:
            raise Refused("name_taken") from None

    async def enter(
        self, user_id: str, digest: str, old: str | None, guest: str | None
    ) -> tuple[TableSeqs, set[str]]:
        """A new session in place of an old one; what a guest has goes over to the account. The tables that it
        changes, and the people who have blocked others than before."""

        def job(connection: Connection) -> tuple[TableSeqs, set[str]]:
            begin_session(connection, user_id, digest)
            merged = MergeResult() if guest is None else merge_guest(connection, guest, user_id, digest)
            if old is not None:
                end_session(connection, self.bus, old)
            for blocker in merged.blockers:
                self.bus.publish(connection, "blocks", blocker)
            return announce_changes(connection, self.bus, "table", merged.tables), merged.blockers

        return await write_with_notices(self.database, job)

    async def recover(self, name: str, code: str, password: str) -> tuple[AccountRow, list[str]] | None:
        """Spend a code for a new password: the account and its sessions that ended; None if it does not fit.
        A disabled account stays as it is."""

        def job(connection: Connection) -> tuple[AccountRow, list[str]] | None:
            account, r = find(connection, select_by_name(fold_case(name))), recovery_codes
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
                for table in (recovery_codes, models.sessions)
            )
            return next(found), next(found)

        return await self.database.read(job)

    # parts of transactions

    def _change(self, connection: Connection, user_id: str, **values: Any) -> None:
        connection.execute(update(accounts).where(accounts.c.user_id == user_id).values(**values))
        self.bus.publish(connection, "user", user_id)


def find(connection: Connection, query: Select[Any]) -> AccountRow | None:
    row = connection.execute(query).first()
    return None if row is None else AccountRow(**row._mapping)


def put_codes(connection: Connection, user_id: str, digests: list[str]) -> None:
    """New recovery codes in place of all old ones."""
    connection.execute(delete(recovery_codes).where(recovery_codes.c.user_id == user_id))
    rows = [{"digest": digest, "user_id": user_id, "created": time.time()} for digest in digests]
    connection.execute(insert(recovery_codes), rows)


def announce_changes(connection: Connection, bus: Bus, kind: str, ids: list[str]) -> TableSeqs:
    """Raise the seq of tables that were changed, and publish it."""
    t = models.tables
    connection.execute(update(t).where(t.c.id.in_(ids)).values(seq=t.c.seq + 1))
    moved = [(row.id, row.seq) for row in connection.execute(select(t.c.id, t.c.seq).where(t.c.id.in_(ids)))]
    for id, seq in moved:
        bus.publish(connection, kind, id, seq, False)
    return moved
