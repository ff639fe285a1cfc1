"""Invitations, the words in the addresses of private tables, and reports, within the caller's transaction."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Connection, Row, Select, delete, func, insert, or_, select, update

from tetrarch.server import model
from tetrarch.server.model_people import blocks, invitations, links, reports, visitors
from tetrarch.server.storage_results import unless_there

i, t, v = invitations, model.tables, visitors


def new_link(connection: Connection, table_id: str) -> str:
    """A new word for the address of a table; the old one no longer opens it."""
    token = secrets.token_urlsafe(24)
    drop_link(connection, table_id)
    connection.execute(insert(links).values(table_id=table_id, token=token, at=time.time()))
    return token


def drop_link(connection: Connection, table_id: str) -> None:
    """No word opens a table; whoever came by one is as if never there."""
    connection.execute(delete(links).where(links.c.table_id == table_id))
    connection.execute(delete(v).where(v.c.table_id == table_id, v.c.by_link.is_(True)))


def link(connection: Connection, table_id: str, hold: bool = False) -> str | None:
    """The word of a table; `hold`: which nobody changes before this transaction ends."""
    query = select(links.c.token).where(links.c.table_id == table_id)
    return connection.scalar(query.with_for_update() if hold else query)


# who may see a private table


def let_in(connection: Connection, table_id: str, users: Iterable[str], by_link: bool) -> None:
    """Remember people: they may see a table."""
    for user_id in users:
        row = {"table_id": table_id, "user_id": user_id, "by_link": by_link, "at": time.time()}
        connection.execute(unless_there(connection, v).values(row))


def may_see(connection: Connection, table_id: str, user_id: str) -> bool:
    """Whether somebody was let in or invited."""
    found = (
        select(table.c.user_id).where(table.c.table_id == table_id, table.c.user_id == user_id)
        for table in (v, i)
    )
    return any(connection.scalar(query) is not None for query in found)


# invitations


def invited(connection: Connection, table_id: str) -> list[tuple[str, bool]]:
    """Who is invited to a table, and whether they have declined."""
    query = select(i.c.user_id, i.c.declined).where(i.c.table_id == table_id).order_by(i.c.at)
    return [(row.user_id, row.declined) for row in connection.execute(query)]


def invite(connection: Connection, table_id: str, user_id: str, by: str) -> bool:
    """Whether that is news: who has declined may be asked again."""
    row = {"table_id": table_id, "user_id": user_id, "from_id": by, "at": time.time(), "declined": False}
    if connection.execute(unless_there(connection, i).values(row)).rowcount:
        return True
    again = i.c.table_id == table_id, i.c.user_id == user_id, i.c.declined.is_(True)
    return bool(connection.execute(update(i).where(*again).values(**row)).rowcount)


def decline(connection: Connection, table_id: str, user_id: str) -> bool:
    mine = i.c.table_id == table_id, i.c.user_id == user_id
    return bool(connection.execute(update(i).where(*mine).values(declined=True)).rowcount)


def waiting(connection: Connection, user_id: str, most: int) -> list[Row[Any]]:
    """The open tables that somebody is invited to, without those whose host has blocked or is blocked."""
    s, b = model.seats, blocks
    seated = select(s.c.table_id).where(s.c.user_id == user_id)
    mine = select(b.c.blocked_id).where(b.c.user_id == user_id)
    theirs = select(b.c.user_id).where(b.c.blocked_id == user_id)
    query = select(i).join(t, t.c.id == i.c.table_id)
    query = query.where(i.c.user_id == user_id, i.c.declined.is_(False), t.c.phase == "open")
    query = query.where(t.c.hidden.is_(False), t.c.id.not_in(seated))
    query = query.where(t.c.owner_id.not_in(mine), t.c.owner_id.not_in(theirs))
    return list(connection.execute(query.order_by(i.c.at.desc()).limit(most)).all())


# reports


def add_report(connection: Connection, row: dict[str, Any]) -> None:
    connection.execute(insert(reports).values(row))


def reports_since(connection: Connection, user_id: str, at: float) -> int:
    mine = reports.c.by_id == user_id, reports.c.created > at
    return int(connection.scalar(select(func.count()).select_from(reports).where(*mine)) or 0)


def reported(connection: Connection, user_id: str, same: dict[str, Any]) -> str | None:
    """The same report of the same person, if it is still open."""
    terms = [reports.c[name].is_not_distinct_from(value) for name, value in same.items()]
    query = select(reports.c.id).where(reports.c.by_id == user_id, reports.c.resolved_at.is_(None), *terms)
    return connection.scalar(query.limit(1))


def open_reports(connection: Connection, most: int) -> list[Row[Any]]:
    query = select(reports).where(reports.c.resolved_at.is_(None)).order_by(reports.c.created, reports.c.id)
    return list(connection.execute(query.limit(most)).all())


def resolve(connection: Connection, id: str, by: str) -> bool:
    """Whether there was such an open report."""
    this = reports.c.id == id, reports.c.resolved_at.is_(None)
    values = {"resolved_by": by, "resolved_at": time.time()}
    return bool(connection.execute(update(reports).where(*this).values(values)).rowcount)


def line(connection: Connection, table_id: str, number: int) -> Row[Any] | None:
    """What somebody said at a table."""
    k = model.talk
    this = k.c.table_id == table_id, k.c.id == number, k.c.kind == "chat"
    query: Select[Any] = select(k.c.user_id, k.c.text).where(*this)
    return connection.execute(query).first()


# those who leave altogether, or come in from being a guest


def forget(connection: Connection, user_id: str) -> None:
    """Nothing is open with somebody any more."""
    connection.execute(delete(i).where(or_(i.c.user_id == user_id, i.c.from_id == user_id)))
