"""The SQL of moderation: looking people up, and the log of what moderators did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, insert, or_, select

from tetrarch.server.db import models
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import AuditRow, accounts, audit
from tetrarch.server.user_names import fold_case

PAGE_SIZE = 50
u, a = models.users, accounts


@dataclass(frozen=True)
class UserRow:
    """A user as moderators see one. Who was removed is disabled and has no name."""

    id: str
    name: str
    created: float
    disabled: bool
    account: str | None
    role: str | None


@dataclass(frozen=True)
class ActRow:
    at: float
    moderator: str | None
    action: str
    target: str
    reason: str


class ModerationRepository:
    """Users by name, and the audit log."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, name: str) -> list[UserRow]:
        """People whose names contain a text, the newest first."""
        folded = a.c.folded_name.contains(fold_case(name), autoescape=True)
        parts = or_(u.c.name.icontains(name, autoescape=True), folded, u.c.id == name)
        query = known_users().where(u.c.name != "", parts)
        return await self._users(query.order_by(u.c.created.desc()).limit(PAGE_SIZE))

    async def user(self, id: str) -> UserRow | None:
        return next(iter(await self._users(known_users().where(u.c.id == id))), None)

    async def _users(self, query: Select[Any]) -> list[UserRow]:
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [UserRow(**row._mapping) for row in rows]

    async def log(self, row: AuditRow) -> None:
        """Write down what a moderator did."""
        query = insert(audit).values(vars(row))
        await self.database.write(lambda connection: connection.execute(query).close())

    async def acts(self) -> list[ActRow]:
        """What moderators did lately, the last first."""
        columns = (audit.c.at, u.c.name.label("moderator"), audit.c.action, audit.c.target, audit.c.reason)
        query: Select[Any] = select(*columns).select_from(audit.outerjoin(u, u.c.id == audit.c.actor_id))
        query = query.order_by(audit.c.at.desc(), audit.c.id).limit(PAGE_SIZE)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [ActRow(**row._mapping) for row in rows]


def known_users() -> Select[Any]:
    columns = (u.c.id, u.c.name, u.c.created, u.c.disabled, a.c.name.label("account"), a.c.role)
    return select(*columns).select_from(u.outerjoin(a, a.c.user_id == u.c.id))
