"""What is left of those who go: their games, without their names."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import Connection, delete, or_, select, update

from tetrarch.server import model
from tetrarch.server.bus import Bus
from tetrarch.server.model import metadata
from tetrarch.server.storage_accounts import end_sessions, touched

Moved = list[tuple[str, int]]
KEPT = {"seats", "tables", "results"}  # games stay; whatever else belongs to a person goes along


def tables_of(connection: Connection, user_id: str, *phases: str) -> list[str]:
    """The tables at which somebody sits, or that wait and are theirs."""
    s, t = model.seats, model.tables
    seated = t.c.id.in_(select(s.c.table_id).where(s.c.user_id == user_id))
    owned = (t.c.owner_id == user_id) & (t.c.phase == "open")
    query = select(t.c.id).where(or_(seated, owned)).order_by(t.c.created, t.c.id)
    return list(connection.scalars(query.where(t.c.phase.in_(phases)) if phases else query))


def disable(connection: Connection, bus: Bus, user_id: str, disabled: bool) -> list[str]:
    """Nobody comes in as this person any more, or again; the sessions that ended."""
    u = model.users
    connection.execute(update(u).where(u.c.id == user_id).values(disabled=disabled))
    bus.publish(connection, "user", user_id)
    return end_sessions(connection, bus, user_id) if disabled else []


def forget(connection: Connection, bus: Bus, user_id: str) -> Moved:
    """Delete all that belongs to somebody; their seats and words stay without a name."""
    ids = tables_of(connection, user_id)
    unname(connection, user_id, ids)
    for table in reversed(metadata.sorted_tables):
        for column in [] if table.name in KEPT else belongings(table):
            connection.execute(delete(table).where(column == user_id))
    u = model.users
    connection.execute(update(u).where(u.c.id == user_id).values(name="", disabled=True))
    bus.publish(connection, "user", user_id)
    return touched(connection, bus, "rewritten", ids)


def belongings(table: Any) -> list[Any]:
    """The columns that say to whom a row belongs."""
    return [
        column for column in table.c if any(key.column is model.users.c.id for key in column.foreign_keys)
    ]


def unname(connection: Connection, user_id: str, ids: list[str]) -> None:
    s, k = model.seats, model.talk
    mine = s.c.user_id == user_id
    shown = connection.scalar(select(model.users.c.name).where(model.users.c.id == user_id))
    names = {shown, *connection.scalars(select(s.c.name).where(mine))}
    notes = k.c.table_id.in_(ids), k.c.kind == "note", k.c.name.in_(names)
    for row in connection.execute(select(k.c.table_id, k.c.id, k.c.args).where(*notes)).all():
        args = json.dumps({**json.loads(row.args), "name": None})
        this = k.c.table_id == row.table_id, k.c.id == row.id
        connection.execute(update(k).where(*this).values(name=None, args=args))
    connection.execute(update(k).where(k.c.user_id == user_id).values(name=None))
    connection.execute(update(s).where(mine).values(name=None))
