"""The SQL that finds people by id or by the name of their account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, case, or_, select

from tetrarch.server.db import models
from tetrarch.server.db.models.accounts import accounts
from tetrarch.server.user_names import fold_case

u, a = models.users, accounts
PERSON = (u.c.id, u.c.name, a.c.name.label("account"), u.c.created)


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str  # as others see it
    account: str | None  # the name to sign in with; none: a guest
    created: float


def person_row(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.account, row.created)


def people() -> Select[Any]:
    return select(*PERSON).select_from(u.outerjoin(a, a.c.user_id == u.c.id))


def find(connection: Connection, who: str) -> PersonRow | None:
    """Somebody by id or by the name of the account; those who were disabled are not there."""
    known = or_(a.c.folded_name == fold_case(who), u.c.id == who)
    by_id = case((u.c.id == who, 0), else_=1)  # nobody takes another's page by choosing a name
    query = people().where(known, u.c.disabled.is_(False)).order_by(by_id).limit(1)
    row = connection.execute(query).first()
    return None if row is None else person_row(row)


def people_by_id(connection: Connection, ids: set[str]) -> dict[str, PersonRow]:
    """People by their ids."""
    query = people().where(u.c.id.in_(sorted(ids)))
    return {row.id: person_row(row) for row in connection.execute(query)}
