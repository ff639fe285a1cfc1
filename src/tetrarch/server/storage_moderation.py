"""What moderators look up, and the log of what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, Select, insert, or_, select

from tetrarch.server import model
from tetrarch.server.model_accounts import AuditRow, accounts, audit
from tetrarch.server.passwords import folded

PAGE = 50


def people(connection: Connection, name: str = "", id: str | None = None) -> Sequence[Row[Any]]:
    """Users by a part of their name, or by id."""
    u, a = model.users, accounts
    columns = (u.c.id, u.c.name, u.c.created, u.c.disabled, a.c.name.label("account"), a.c.role)
    query: Select[Any] = select(*columns).select_from(u.outerjoin(a, a.c.user_id == u.c.id))
    if id is not None:
        return connection.execute(query.where(u.c.id == id)).all()
    parts = (u.c.name.icontains(name, autoescape=True), a.c.folded.contains(folded(name), autoescape=True))
    found = query.where(u.c.name != "", or_(*parts, u.c.id == name))
    return connection.execute(found.order_by(u.c.created.desc()).limit(PAGE)).all()


def audited(connection: Connection, row: AuditRow) -> None:
    connection.execute(insert(audit).values(vars(row)))


def acts(connection: Connection) -> Sequence[Row[Any]]:
    u, a = model.users, audit
    columns = (a.c.at, u.c.name.label("moderator"), a.c.action, a.c.target, a.c.reason)
    query: Select[Any] = select(*columns).select_from(a.outerjoin(u, u.c.id == a.c.actor_id))
    return connection.execute(query.order_by(a.c.at.desc(), a.c.id).limit(PAGE)).all()
