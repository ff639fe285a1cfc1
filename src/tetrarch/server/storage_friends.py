"""Friends, blocks and who does not want to be seen. All functions work within the caller's transaction."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, case, delete, func, or_, select, update

from tetrarch.server import model
from tetrarch.server.model_people import blocks as kept
from tetrarch.server.model_people import friends, invitations, preferences
from tetrarch.server.storage_results import unless_there

MOST_FRIENDS = 200
MOST_ASKED = 50  # requests that wait, of one person and to one person
f = friends


def both(one: str, other: str) -> ColumnElement[bool]:
    """The row of two people."""
    low, high = sorted((one, other))
    return and_(f.c.one_id == low, f.c.other_id == high)


def of(user_id: str) -> ColumnElement[bool]:
    return or_(f.c.one_id == user_id, f.c.other_id == user_id)


def hold(connection: Connection, *ids: str) -> None:
    """Nobody else changes anything between these people until the transaction ends."""
    u = model.users
    connection.execute(select(u.c.id).where(u.c.id.in_(ids)).order_by(u.c.id).with_for_update()).all()


# friends


def tie(connection: Connection, user_id: str, other: str) -> str:
    """What somebody is to a person: me, friend, asked (by the person), asks, or none."""
    if user_id == other:
        return "me"
    row = connection.execute(select(f).where(both(user_id, other))).first()
    if row is None:
        return "none"
    return "friend" if row.since is not None else "asked" if row.asked_by == user_id else "asks"


def ask(connection: Connection, user_id: str, other: str) -> None:
    low, high = sorted((user_id, other))
    row = {"one_id": low, "other_id": high, "asked_by": user_id, "asked": time.time(), "since": None}
    connection.execute(unless_there(connection, f).values(row))


def befriend(connection: Connection, user_id: str, other: str) -> None:
    connection.execute(update(f).where(both(user_id, other)).values(since=time.time()))


def part(connection: Connection, user_id: str, other: str) -> None:
    """They are no friends, and nobody asks."""
    connection.execute(delete(f).where(both(user_id, other)))


def ties(connection: Connection, user_id: str) -> list[tuple[str, Row[Any]]]:
    """The other's id, and the row, of everybody with whom somebody has to do."""
    other = case((f.c.one_id == user_id, f.c.other_id), else_=f.c.one_id)
    query: Select[Any] = select(other.label("other"), f.c.asked_by, f.c.asked, f.c.since).where(of(user_id))
    return [(row.other, row) for row in connection.execute(query.order_by(f.c.asked.desc()))]


def friends_of(connection: Connection, user_id: str) -> int:
    query = select(func.count()).select_from(f).where(of(user_id), f.c.since.is_not(None))
    return int(connection.scalar(query) or 0)


def open_asks(connection: Connection, user_id: str, by_me: bool) -> int:
    """How many requests of somebody, or to somebody, are not answered."""
    asked = f.c.asked_by == user_id if by_me else f.c.asked_by != user_id
    query = select(func.count()).select_from(f).where(of(user_id), f.c.since.is_(None), asked)
    return int(connection.scalar(query) or 0)


# blocks


def blocks(connection: Connection, user_id: str, other: str) -> bool:
    query = select(kept.c.at).where(kept.c.user_id == user_id, kept.c.blocked_id == other)
    return connection.execute(query).first() is not None


def apart(connection: Connection, one: str, other: str) -> bool:
    """Whether either has blocked the other."""
    return blocks(connection, one, other) or blocks(connection, other, one)


def blocked_by(connection: Connection, user_id: str) -> list[str]:
    query = select(kept.c.blocked_id).where(kept.c.user_id == user_id).order_by(kept.c.at.desc())
    return list(connection.scalars(query))


def block(connection: Connection, user_id: str, other: str) -> None:
    """They are no friends any more, and nothing is open between them."""
    row = {"user_id": user_id, "blocked_id": other, "at": time.time()}
    connection.execute(unless_there(connection, kept).values(row))
    part(connection, user_id, other)
    i, pair = invitations, (user_id, other)
    connection.execute(delete(i).where(i.c.user_id.in_(pair), i.c.from_id.in_(pair)))


def unblock(connection: Connection, user_id: str, other: str) -> None:
    connection.execute(delete(kept).where(kept.c.user_id == user_id, kept.c.blocked_id == other))


# who does not want to be seen


def unseen(connection: Connection, ids: list[str]) -> set[str]:
    p = preferences
    return set(connection.scalars(select(p.c.user_id).where(p.c.user_id.in_(ids), p.c.unseen.is_(True))))


def set_unseen(connection: Connection, user_id: str, wanted: bool) -> None:
    connection.execute(unless_there(connection, preferences).values(user_id=user_id, unseen=wanted))
    mine = preferences.c.user_id == user_id
    connection.execute(update(preferences).where(mine).values(unseen=wanted))
