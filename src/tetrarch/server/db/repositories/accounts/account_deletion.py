"""The SQL of account deletion: games stay without names, all else of a person goes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from tetrarch.server.db import models
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.metadata import metadata
from tetrarch.server.db.repositories.accounts.accounts import TableSeqs, announce_changes
from tetrarch.server.db.repositories.accounts.sessions import end_sessions

MAX_LEAVING = 100  # people at one look
KEPT_TABLES = {"seats", "tables", "results"}  # games stay; whatever else belongs to a person goes along


class AccountDeletionRepository:
    """Disables users, and deletes what belongs to them. Other processes hear of it."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def tables_of(self, user_id: str, *phases: str) -> list[str]:
        """The tables at which somebody sits, or that wait and are theirs; in these phases, or in any."""
        return await self.database.read(lambda connection: tables_of(connection, user_id, *phases))

    async def close(self, user_id: str) -> list[str]:
        """Nobody comes in as this person any more, who leaves all tables; the sessions that ended."""
        return await self.database.write(lambda connection: close(connection, self.bus, user_id))

    async def reopen(self, user_id: str) -> None:
        """This person may come in again."""
        values = {"disabled": False, "leaving": False}
        await self.database.write(lambda it: mark(it, self.bus, user_id, **values))

    async def erase(self, user_id: str) -> tuple[list[str], TableSeqs]:
        """Close and delete all that belongs to somebody; the sessions that ended, and the tables at which a
        name is gone."""
        return await self.database.write(lambda connection: erase(connection, self.bus, user_id))

    async def set_left(self, user_id: str) -> None:
        """Somebody has left all tables."""
        await self.database.write(lambda it: mark(it, self.bus, user_id, leaving=False))

    async def leaving(self) -> list[User]:
        """Those who have gone, but not yet from all tables."""
        u = models.users.c
        query = select(u.id, u.name).where(u.leaving).order_by(u.id).limit(MAX_LEAVING)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [User(row.id, row.name) for row in rows]


def tables_of(connection: Connection, user_id: str, *phases: str) -> list[str]:
    """The tables at which somebody sits, or that wait and are theirs."""
    s, t = models.seats, models.tables
    seated = t.c.id.in_(select(s.c.table_id).where(s.c.user_id == user_id))
    owned = (t.c.owner_id == user_id) & (t.c.phase == "open")
    query = select(t.c.id).where(or_(seated, owned)).order_by(t.c.created, t.c.id)
    return list(connection.scalars(query.where(t.c.phase.in_(phases)) if phases else query))


def mark(connection: Connection, bus: Bus, user_id: str, **values: Any) -> None:
    u = models.users
    connection.execute(update(u).where(u.c.id == user_id).values(values))
    bus.publish(connection, "user", user_id)


def close(connection: Connection, bus: Bus, user_id: str) -> list[str]:
    """Nobody comes in as this person any more, who leaves all tables; the sessions that ended."""
    mark(connection, bus, user_id, disabled=True, leaving=True)
    return end_sessions(connection, bus, user_id)


def erase(connection: Connection, bus: Bus, user_id: str) -> tuple[list[str], TableSeqs]:
    """Delete all that belongs to somebody; their seats and words stay without a name."""
    ended = close(connection, bus, user_id)
    c = models.chat.c
    spoken = connection.scalars(select(c.table_id).where(c.user_id == user_id).distinct())
    ids = list(dict.fromkeys([*tables_of(connection, user_id), *spoken]))
    remove_names(connection, user_id, ids)
    for table in reversed(metadata.sorted_tables):
        for column in [] if table.name in KEPT_TABLES else owner_columns(table):
            connection.execute(delete(table).where(column == user_id))
    mark(connection, bus, user_id, name="")
    return ended, announce_changes(connection, bus, "rewritten", ids)


def owner_columns(table: Any) -> list[Any]:
    """The columns that say to whom a row belongs."""
    return [
        column for column in table.c if any(key.column is models.users.c.id for key in column.foreign_keys)
    ]


def remove_names(connection: Connection, user_id: str, ids: list[str]) -> None:
    s, k = models.seats, models.talk
    mine = s.c.user_id == user_id
    shown = connection.scalar(select(models.users.c.name).where(models.users.c.id == user_id))
    names = {shown, *connection.scalars(select(s.c.name).where(mine))}
    notes = k.c.table_id.in_(ids), k.c.name.in_(names)
    for row in connection.execute(select(k.c.table_id, k.c.id, k.c.args).where(*notes)).all():
        args = {**row.args, "name": None}
        this = k.c.table_id == row.table_id, k.c.id == row.id
        connection.execute(update(k).where(*this).values(name=None, args=args))
    c = models.chat
    connection.execute(update(c).where(c.c.user_id == user_id).values(name=None))
    connection.execute(update(s).where(mine).values(name=None))
