"""The SQL of friends, friend requests and blocks. The functions work within the caller's transaction."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, and_, case, delete, func, or_, select, update

from tetrarch.server.db import models
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.social import blocks, friends, invitations, preferences
from tetrarch.server.db.models.tables import Notice
from tetrarch.server.db.repositories.inserting import insert_if_absent
from tetrarch.server.db.repositories.notifications.notices import write_notices
from tetrarch.server.db.repositories.social.people import PersonRow, people_by_id
from tetrarch.server.refusals import Refused

MAX_FRIENDS = 200
MAX_REQUESTS = 50  # that wait for an answer, of one person and to one person
MAX_BLOCKED = 500
f = friends


@dataclass(frozen=True)
class Tie:
    """What somebody is to a person: me, friend, asked (by the person), asks, or none; and whether blocked."""

    kind: str
    blocked: bool


@dataclass(frozen=True)
class TieRow:
    """A friendship or an open request, seen from one side. `friends_since`: none while it is open."""

    other: str
    asked_by: str
    asked_at: float
    friends_since: float | None


@dataclass(frozen=True)
class Contacts:
    """All that somebody's page of friends shows. `hidden`: those who do not want to be seen online."""

    ties: list[TieRow]
    blocked: list[str]
    people: dict[str, PersonRow]
    hidden: set[str]


class FriendshipRepository:
    """Friends, friend requests and blocks. Of the latter other processes hear."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def contacts(self, user_id: str) -> Contacts:
        def job(connection: Connection) -> Contacts:
            found, blocked = ties(connection, user_id), blocked_by(connection, user_id)
            ids = {row.other for row in found}
            people = people_by_id(connection, ids | set(blocked))
            return Contacts(found, blocked, people, unseen_users(connection, sorted({*ids, user_id})))

        return await self.database.read(job)

    async def request(self, user_id: str, other: str, notice: Notice) -> Tie:
        """Ask somebody to be a friend, with a notice; who is asked by that person says yes by asking back."""

        def job(connection: Connection) -> None:
            if either_blocked(connection, user_id, other):
                raise Refused("block_between")
            kind = tie(connection, user_id, other)
            if kind == "asks":
                _accept_within_limit(connection, user_id, other)
            elif kind == "none":
                _add_request_with_notice(connection, user_id, other, notice)

        return await self._change_pair(user_id, other, job)

    async def answer(self, user_id: str, other: str, accept: bool) -> Tie:
        """Say yes or no to somebody who asks."""

        def job(connection: Connection) -> None:
            if tie(connection, user_id, other) != "asks":
                raise Refused("nothing_asked")
            (_accept_within_limit if accept else delete_friendship)(connection, user_id, other)

        return await self._change_pair(user_id, other, job)

    async def remove(self, user_id: str, other: str) -> Tie:
        """End a friendship, or take a request back."""
        return await self._change_pair(
            user_id, other, lambda connection: delete_friendship(connection, user_id, other)
        )

    async def block(self, user_id: str, other: str) -> Tie:
        def job(connection: Connection) -> None:
            if len(blocked_by(connection, user_id)) >= MAX_BLOCKED:
                raise Refused("too_many_blocked", most=MAX_BLOCKED)
            block(connection, user_id, other)
            self.bus.publish(connection, "blocks", user_id)

        return await self._change_pair(user_id, other, job)

    async def unblock(self, user_id: str, other: str) -> Tie:
        def job(connection: Connection) -> None:
            unblock(connection, user_id, other)
            self.bus.publish(connection, "blocks", user_id)

        return await self._change_pair(user_id, other, job)

    async def muted_by(self, user_id: str) -> tuple[list[str], bool]:
        """Whom somebody has blocked, and whether they want to read no spectators."""

        def job(connection: Connection) -> tuple[list[str], bool]:
            return blocked_by(connection, user_id), mutes_spectators(connection, user_id)

        return await self.database.read(job)

    async def set_unseen(self, user_id: str, wanted: bool) -> None:
        """Whether somebody wants not to be seen online."""
        await self.database.write(lambda connection: set_preference(connection, user_id, "unseen", wanted))

    async def mute_spectators(self, user_id: str, wanted: bool) -> None:
        """Whether somebody wants to read no spectators, at any table."""

        def job(connection: Connection) -> None:
            set_preference(connection, user_id, "mutes_spectators", wanted)
            self.bus.publish(connection, "blocks", user_id)

        await self.database.write(job)

    async def _change_pair(self, user_id: str, other: str, change: Callable[[Connection], None]) -> Tie:
        """Change something between two people, while nobody else does; what they are then."""

        def job(connection: Connection) -> Tie:
            lock_users(connection, user_id, other)
            change(connection)
            return tie_between(connection, user_id, other)

        return await self.database.write(job)


def _add_request_with_notice(connection: Connection, user_id: str, other: str, notice: Notice) -> None:
    mine = count_open_requests(connection, user_id, by_me=True)
    theirs = count_open_requests(connection, other, by_me=False)
    if max(mine, theirs) >= MAX_REQUESTS:
        raise Refused("too_many_asked", most=MAX_REQUESTS)
    add_request(connection, user_id, other)
    write_notices(connection, [notice])


def _accept_within_limit(connection: Connection, user_id: str, other: str) -> None:
    if max(count_friends(connection, id) for id in (user_id, other)) >= MAX_FRIENDS:
        raise Refused("too_many_friends", most=MAX_FRIENDS)
    accept_request(connection, user_id, other)


def is_pair(one: str, other: str) -> ColumnElement[bool]:
    """The condition for the row of two people."""
    low, high = sorted((one, other))
    return and_(f.c.one_id == low, f.c.other_id == high)


def involves(user_id: str) -> ColumnElement[bool]:
    """The condition for all rows of one person."""
    return or_(f.c.one_id == user_id, f.c.other_id == user_id)


def lock_users(connection: Connection, *ids: str) -> None:
    """Lock some users: nobody else changes anything between them until the transaction ends."""
    u = models.users
    connection.execute(select(u.c.id).where(u.c.id.in_(ids)).order_by(u.c.id).with_for_update()).all()


# friends


def tie(connection: Connection, user_id: str, other: str) -> str:
    """What somebody is to a person: me, friend, asked (by the person), asks, or none."""
    if user_id == other:
        return "me"
    row = connection.execute(select(f).where(is_pair(user_id, other))).first()
    if row is None:
        return "none"
    return "friend" if row.friends_since is not None else "asked" if row.asked_by == user_id else "asks"


def tie_between(connection: Connection, user_id: str, other: str) -> Tie:
    return Tie(tie(connection, user_id, other), has_blocked(connection, user_id, other))


def add_request(connection: Connection, user_id: str, other: str) -> None:
    """Write a friend request; one that is there already stays."""
    low, high = sorted((user_id, other))
    row = {"one_id": low, "other_id": high, "asked_by": user_id, "asked_at": time.time()}
    connection.execute(insert_if_absent(connection, f).values(row))


def accept_request(connection: Connection, user_id: str, other: str) -> None:
    connection.execute(update(f).where(is_pair(user_id, other)).values(friends_since=time.time()))


def delete_friendship(connection: Connection, user_id: str, other: str) -> None:
    """Delete a friendship or a friend request."""
    connection.execute(delete(f).where(is_pair(user_id, other)))


def ties(connection: Connection, user_id: str) -> list[TieRow]:
    """Somebody's friends and open requests, the newest first."""
    other = case((f.c.one_id == user_id, f.c.other_id), else_=f.c.one_id)
    query = select(other.label("other"), f.c.asked_by, f.c.asked_at, f.c.friends_since).where(
        involves(user_id)
    )
    return [TieRow(**row._mapping) for row in connection.execute(query.order_by(f.c.asked_at.desc()))]


def count_friends(connection: Connection, user_id: str) -> int:
    query = select(func.count()).select_from(f).where(involves(user_id), f.c.friends_since.is_not(None))
    return int(connection.scalar(query) or 0)


def count_open_requests(connection: Connection, user_id: str, by_me: bool) -> int:
    """How many requests by somebody, or to somebody, are not answered."""
    asked = f.c.asked_by == user_id if by_me else f.c.asked_by != user_id
    query = select(func.count()).select_from(f).where(involves(user_id), f.c.friends_since.is_(None), asked)
    return int(connection.scalar(query) or 0)


# blocks


def has_blocked(connection: Connection, user_id: str, other: str) -> bool:
    query = select(blocks.c.at).where(blocks.c.user_id == user_id, blocks.c.blocked_id == other)
    return connection.execute(query).first() is not None


def either_blocked(connection: Connection, one: str, other: str) -> bool:
    """Whether either has blocked the other."""
    return has_blocked(connection, one, other) or has_blocked(connection, other, one)


def blocked_by(connection: Connection, user_id: str) -> list[str]:
    query = select(blocks.c.blocked_id).where(blocks.c.user_id == user_id).order_by(blocks.c.at.desc())
    return list(connection.scalars(query))


def block(connection: Connection, user_id: str, other: str) -> None:
    """Block somebody; friendship, requests and invitations between the two are deleted."""
    row = {"user_id": user_id, "blocked_id": other, "at": time.time()}
    connection.execute(insert_if_absent(connection, blocks).values(row))
    delete_friendship(connection, user_id, other)
    i, pair = invitations, (user_id, other)
    connection.execute(delete(i).where(i.c.user_id.in_(pair), i.c.inviter_id.in_(pair)))


def unblock(connection: Connection, user_id: str, other: str) -> None:
    connection.execute(delete(blocks).where(blocks.c.user_id == user_id, blocks.c.blocked_id == other))


# who does not want to be seen


def unseen_users(connection: Connection, ids: list[str]) -> set[str]:
    p = preferences
    return set(connection.scalars(select(p.c.user_id).where(p.c.user_id.in_(ids), p.c.unseen.is_(True))))


def set_preference(connection: Connection, user_id: str, name: str, wanted: bool | str) -> None:
    values = {name: wanted}
    connection.execute(insert_if_absent(connection, preferences).values(user_id=user_id, **values))
    connection.execute(update(preferences).where(preferences.c.user_id == user_id).values(values))


def mutes_spectators(connection: Connection, user_id: str) -> bool:
    mine = preferences.c.user_id == user_id
    return bool(connection.scalar(select(preferences.c.mutes_spectators).where(mine)))
