"""A move in one statement, for a database at the end of a way: one round trip instead of eight.

PostgreSQL runs it as a transaction of its own. It takes the table's next message; all else is written only if
that was still free. The news follow when it is on disk: transactions that notify are flushed one after the
other, all others together.
"""

from __future__ import annotations

import json
import secrets
import time
from dataclasses import fields
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Column, Select, Update, bindparam, delete, exists, insert, select, update
from sqlalchemy.sql.dml import Insert

from tetrarch.server import model
from tetrarch.server.model import Action, Change, Notice
from tetrarch.server.model_notices import notices
from tetrarch.server.storage_notices import OPEN, notice_values

# columns that hold JSON
TEXTS = ("options", "start", "ask", "scores", "winners", "waiting", "clock", "times", "plans")
CLAIMS = ("claimer", "claimed")
LONGEST = 7000  # bytes of a change that others are told; PostgreSQL lets a notification have 8000
ACTION = [field.name for field in fields(Action)]


def packed(values: dict[str, Any]) -> dict[str, Any]:
    """JSON columns as text."""
    return {
        key: json.dumps(value) if key in TEXTS and value is not None else value
        for key, value in values.items()
    }


@cache
def head(names: tuple[str, ...]) -> Update:
    """The statement that takes a table's next message; made once for each set of fields that change."""
    of, after = model.tables.c.id == bindparam("of"), model.tables.c.seq == bindparam("after")
    values: dict[str, Any] = {name: bindparam(f"to_{name}") for name in ("seq", *names)}
    if "due" in names:
        values |= dict.fromkeys(CLAIMS)  # an older claim was for another question
    return update(model.tables).where(of, after).values(values)


def head_values(change: Change) -> dict[str, Any]:
    """What belongs into it."""
    values = {f"to_{key}": value for key, value in packed(change.fields).items()}
    return {"of": change.table_id, "after": change.since, "to_seq": change.seq, **values}


# what other processes are told


def told(change: Change) -> dict[str, Any] | None:
    """A change in words of JSON, for processes that have the table in memory; None: they must look it up."""
    if change.seats is not None or change.talk or change.ahead:
        return None
    action = None if change.action is None else list(vars(change.action).values())
    news = {"fields": change.fields, "action": action, "saved": change.snapshot is not None}
    return news if len(msgspec.json.encode(news)) < LONGEST else None


# one statement


def plain(change: Change) -> bool:
    """Whether one statement can write all of it: an answer, with nothing to tell anybody who is away."""
    extra = change.seats is not None or change.talk or change.ahead or change.outcome is not None
    clocked = change.fields.get("flag") is not None
    return not extra and not clocked and all(one.seen and one.kind in OPEN for one in change.post.notices)


@cache
def whole(names: tuple[str, ...], action: bool, snapshot: bool, gone: bool, new: int) -> Select[Any]:
    """The statement for changes with these parts. It finds one row if the message was still free."""
    taken = head(names).returning(model.tables.c.id).cte("taken")
    parts: list[Any] = []
    if action:
        parts.append(_from(taken, insert(model.actions), list(model.actions.c), "action"))
    if snapshot:
        parts.append(_from(taken, insert(model.snapshots), list(model.snapshots.c), "snapshot"))
    if gone:
        answered = notices.c.user_id.in_(bindparam("gone", expanding=True))
        which = (answered, notices.c.kind.in_(OPEN), notices.c.about == bindparam("of"))
        parts.append(delete(notices).where(*which, exists(select(taken.c.id))))
    for number in range(new):
        parts.append(_from(taken, insert(notices), list(notices.c), f"notice{number}"))
    return select(taken.c.id).add_cte(*(part.cte(f"part{number}") for number, part in enumerate(parts)))


def _from(taken: Any, into: Insert, columns: list[Column[Any]], prefix: str) -> Insert:
    """A row of parameters, if the message was free."""
    values = [bindparam(f"{prefix}_{column.name}", type_=column.type) for column in columns]
    return into.from_select(columns, select(*values).select_from(taken))


def values_of(change: Change) -> dict[str, Any]:
    """The parameters of the statement."""
    found = head_values(change)
    if change.post.answered:
        found["gone"] = change.post.answered
    if change.action is not None:
        found |= {"action_table_id": change.table_id}
        found |= {f"action_{name}": getattr(change.action, name) for name in ACTION}
    if change.snapshot is not None:
        row = {"table_id": change.table_id, "seq": change.seq, "doc": change.snapshot}
        found |= {f"snapshot_{name}": value for name, value in row.items()}
    for number, notice in enumerate(change.post.notices):
        found |= {f"notice{number}_{name}": value for name, value in _notice(notice).items()}
    return found


def _notice(notice: Notice) -> dict[str, Any]:
    return notice_values(notice, secrets.token_hex(6), time.time())


def statement(change: Change) -> Select[Any]:
    parts = change.action is not None, change.snapshot is not None, bool(change.post.answered)
    return whole(tuple(change.fields), *parts, len(change.post.notices))
