"""A change of a table in one SQL statement: one round trip to PostgreSQL instead of eight.

PostgreSQL runs the statement as a transaction of its own. It takes the table's next seq; all else is written
only if that was still free. Other processes are told when it is on disk: PostgreSQL flushes transactions that
notify one after the other, and all others together.
"""

from __future__ import annotations

import secrets
import time
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Column, Select, Update, bindparam, delete, exists, insert, select, update
from sqlalchemy.sql.dml import Insert

from tetrarch.server.db import models
from tetrarch.server.db.models.notifications import notices
from tetrarch.server.db.models.tables import Action, Change, Notice
from tetrarch.server.db.repositories.notifications.notices import UNTIL_ANSWERED, notice_values

CLAIM_COLUMNS = ("claimed_by", "claimed_until")
MAX_ANNOUNCEMENT_BYTES = 7000  # of the 8000 that a notification of PostgreSQL may have
ACTION_FIELDS = [field.name for field in fields(Action)]


@cache
def advance_table(names: tuple[str, ...]) -> Update:
    """The statement that takes a table's next seq and sets some fields; made once for each set of fields."""
    of, after = models.tables.c.id == bindparam("of"), models.tables.c.seq == bindparam("after")
    values: dict[str, Any] = {
        name: bindparam(f"to_{name}", type_=models.tables.c[name].type) for name in ("seq", *names)
    }
    if "bot_due_since" in names:
        values |= dict.fromkeys(CLAIM_COLUMNS)  # an older claim was for another question
    return update(models.tables).where(of, after).values(values)


def advance_values(change: Change) -> dict[str, Any]:
    """The parameters of `advance_table`."""
    values = {f"to_{key}": value for key, value in change.fields.items()}
    return {"of": change.table_id, "after": change.since, "to_seq": change.seq, **values}


def announcement_of(change: Change) -> dict[str, Any] | None:
    """A change as JSON, for processes that have the table in memory; None: they must read it."""
    if change.seats is not None or change.talk or change.premoves:
        return None
    action = None if change.action is None else dict(vars(change.action))
    announcement = {"fields": change.fields, "action": action, "saved": change.snapshot is not None}
    return announcement if len(msgspec.json.encode(announcement)) < MAX_ANNOUNCEMENT_BYTES else None


def fits_one_statement(change: Change) -> bool:
    """Whether one statement can write all of a change: an answer that nobody who is away is told of."""
    extra = change.seats is not None or change.talk or change.premoves or change.outcome is not None
    if extra:
        return False
    return all(notice.seen and notice.kind in UNTIL_ANSWERED for notice in change.inbox_changes.notices)


@cache
def _build_statement(
    names: tuple[str, ...], action: bool, snapshot: bool, answered: bool, new_notices: int
) -> Select[Any]:
    """The statement for changes with these parts. It returns one row if the seq was still free."""
    taken = advance_table(names).returning(models.tables.c.id).cte("taken")
    parts: list[Any] = []
    if action:
        parts.append(_insert_if_taken(taken, insert(models.actions), list(models.actions.c), "action"))
    if snapshot:
        parts.append(_insert_if_taken(taken, insert(models.snapshots), list(models.snapshots.c), "snapshot"))
    if answered:
        by_user = notices.c.user_id.in_(bindparam("answered", expanding=True))
        which = (by_user, notices.c.kind.in_(UNTIL_ANSWERED), notices.c.about == bindparam("of"))
        parts.append(delete(notices).where(*which, exists(select(taken.c.id))))
    for number in range(new_notices):
        parts.append(_insert_if_taken(taken, insert(notices), list(notices.c), f"notice{number}"))
    return select(taken.c.id).add_cte(*(part.cte(f"part{number}") for number, part in enumerate(parts)))


def _insert_if_taken(taken: Any, into: Insert, columns: list[Column[Any]], prefix: str) -> Insert:
    """An insert of one row of parameters, if the seq was free."""
    values = [bindparam(f"{prefix}_{column.name}", type_=column.type) for column in columns]
    return into.from_select(columns, select(*values).select_from(taken))


def statement_values(change: Change) -> dict[str, Any]:
    """The parameters of `statement_for`."""
    found = advance_values(change)
    if change.inbox_changes.answered:
        found["answered"] = change.inbox_changes.answered
    if change.action is not None:
        found |= {"action_table_id": change.table_id}
        found |= {f"action_{name}": getattr(change.action, name) for name in ACTION_FIELDS}
    if change.snapshot is not None:
        row = {"table_id": change.table_id, "seq": change.seq, "doc": change.snapshot}
        found |= {f"snapshot_{name}": value for name, value in row.items()}
    for number, notice in enumerate(change.inbox_changes.notices):
        found |= {f"notice{number}_{name}": value for name, value in _new_notice(notice).items()}
    return found


def _new_notice(notice: Notice) -> dict[str, Any]:
    return notice_values(notice, secrets.token_hex(6), time.time())


def statement_for(change: Change) -> Select[Any]:
    """The statement that writes a change."""
    parts = change.action is not None, change.snapshot is not None, bool(change.inbox_changes.answered)
    return _build_statement(tuple(change.fields), *parts, len(change.inbox_changes.notices))
