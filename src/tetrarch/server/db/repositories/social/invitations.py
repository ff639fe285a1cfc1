"""The SQL of invitations and of the links that open private tables."""

from __future__ import annotations

import hmac
import secrets
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, delete, insert, select, update

from tetrarch.server.db import models
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.social import blocks, invitations, links, visitors
from tetrarch.server.db.models.tables import Notice
from tetrarch.server.db.repositories.inserting import insert_if_absent
from tetrarch.server.db.repositories.notifications.notices import write_notices
from tetrarch.server.db.repositories.social import friendships
from tetrarch.server.db.repositories.social.people import PersonRow, people_by_id
from tetrarch.server.refusals import Refused

MAX_INVITED = 50  # people who are invited to a table, and invitations that are listed
i, t, v = invitations, models.tables, visitors


@dataclass(frozen=True)
class TableInvitations:
    """How people may come to a table: the token of its link, and who is invited and has perhaps declined."""

    link: str | None
    invited: list[tuple[PersonRow, bool]]


class InvitationRepository:
    """Invitations, links, and who may see a private table. Other processes hear when fewer may."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def may_see(self, table_id: str, user_id: str) -> bool:
        """Whether somebody was let in or invited."""
        return await self.database.read(lambda connection: may_see(connection, table_id, user_id))

    async def enter_by_link(self, table_id: str, user_id: str, token: str) -> bool:
        """Let somebody in who has the token of the table's link; whether it was the right one."""

        def job(connection: Connection) -> bool:
            known = link_token(connection, table_id, lock=True)
            right = known is not None and hmac.compare_digest(known.encode(), token.encode())
            if right:
                let_in(connection, table_id, [user_id], by_link=True)
            return right

        return await self.database.write(job)

    async def of_table(self, table_id: str) -> TableInvitations:
        return await self.database.read(lambda connection: table_invitations(connection, table_id))

    async def renew_link(self, table_id: str) -> TableInvitations:
        """Another link; the old one no longer opens the table."""
        return await self._change_link(table_id, new_link)

    async def revoke_link(self, table_id: str) -> TableInvitations:
        """No link opens the table."""
        return await self._change_link(table_id, drop_link)

    async def _change_link(
        self, table_id: str, change: Callable[[Connection, str], object]
    ) -> TableInvitations:
        def job(connection: Connection) -> TableInvitations:
            change(connection, table_id)
            self.bus.publish(connection, "access", table_id)
            return table_invitations(connection, table_id)

        return await self.database.write(job)

    async def invite(self, table_id: str, host: str, by: str, friend: str, notice: Notice) -> None:
        """Invite a friend of `by`, with a notice, unless the friend and the host have to do with a block."""

        def job(connection: Connection) -> None:
            if friendships.tie(connection, by, friend) != "friend":
                raise Refused("not_friends")
            if friendships.either_blocked(connection, host, friend):
                raise Refused("block_between")
            if len(invited_people(connection, table_id)) >= MAX_INVITED:
                raise Refused("too_many_invited", most=MAX_INVITED)
            if invite(connection, table_id, friend, by):
                write_notices(connection, [notice])

        await self.database.write(job)

    async def pending(self, user_id: str) -> list[tuple[str, PersonRow, float]]:
        """The open tables that somebody is invited to: the table's id, by whom, when."""

        def job(connection: Connection) -> list[tuple[str, PersonRow, float]]:
            rows = pending_rows(connection, user_id, MAX_INVITED)
            people = people_by_id(connection, {row.inviter_id for row in rows})
            return [(row.table_id, people[row.inviter_id], row.at) for row in rows]

        return await self.database.read(job)

    async def decline(self, table_id: str, user_id: str) -> bool:
        """Whether there was such an invitation."""
        return await self.database.write(lambda connection: decline(connection, table_id, user_id))


def table_invitations(connection: Connection, table_id: str) -> TableInvitations:
    rows = invited_people(connection, table_id)
    people = people_by_id(connection, {user_id for user_id, _ in rows})
    found = [(people[user_id], declined) for user_id, declined in rows]
    return TableInvitations(link_token(connection, table_id), found)


# links


def new_link(connection: Connection, table_id: str) -> str:
    """A new token for the link to a table; the old one no longer opens it."""
    token = secrets.token_urlsafe(24)
    drop_link(connection, table_id)
    connection.execute(insert(links).values(table_id=table_id, token=token, at=time.time()))
    return token


def drop_link(connection: Connection, table_id: str) -> None:
    """No link opens a table; whoever came by one is as if never there."""
    connection.execute(delete(links).where(links.c.table_id == table_id))
    connection.execute(delete(v).where(v.c.table_id == table_id, v.c.by_link.is_(True)))


def link_token(connection: Connection, table_id: str, lock: bool = False) -> str | None:
    """The token of a table's link; `lock`: nobody changes it before this transaction ends."""
    query = select(links.c.token).where(links.c.table_id == table_id)
    return connection.scalar(query.with_for_update() if lock else query)


# who may see a private table


def let_in(connection: Connection, table_id: str, users: Iterable[str], by_link: bool) -> None:
    """Remember that some people may see a table."""
    for user_id in users:
        row = {"table_id": table_id, "user_id": user_id, "by_link": by_link, "at": time.time()}
        connection.execute(insert_if_absent(connection, v).values(row))


def may_see(connection: Connection, table_id: str, user_id: str) -> bool:
    """Whether somebody was let in or invited."""
    found = (
        select(table.c.user_id).where(table.c.table_id == table_id, table.c.user_id == user_id)
        for table in (v, i)
    )
    return any(connection.scalar(query) is not None for query in found)


# invitations


def invited_people(connection: Connection, table_id: str) -> list[tuple[str, bool]]:
    """Who is invited to a table, and whether they have declined."""
    query = select(i.c.user_id, i.c.declined).where(i.c.table_id == table_id).order_by(i.c.at)
    return [(row.user_id, row.declined) for row in connection.execute(query)]


def invite(connection: Connection, table_id: str, user_id: str, by: str) -> bool:
    """Whether that is news: who has declined may be asked again."""
    row = {"table_id": table_id, "user_id": user_id, "inviter_id": by, "at": time.time(), "declined": False}
    if connection.execute(insert_if_absent(connection, i).values(row)).rowcount:
        return True
    again = i.c.table_id == table_id, i.c.user_id == user_id, i.c.declined.is_(True)
    return bool(connection.execute(update(i).where(*again).values(**row)).rowcount)


def decline(connection: Connection, table_id: str, user_id: str) -> bool:
    mine = i.c.table_id == table_id, i.c.user_id == user_id
    return bool(connection.execute(update(i).where(*mine).values(declined=True)).rowcount)


def pending_rows(connection: Connection, user_id: str, most: int) -> list[Row[Any]]:
    """The open tables that somebody is invited to, without those whose host has blocked or is blocked."""
    s, b = models.seats, blocks
    seated = select(s.c.table_id).where(s.c.user_id == user_id)
    mine = select(b.c.blocked_id).where(b.c.user_id == user_id)
    theirs = select(b.c.user_id).where(b.c.blocked_id == user_id)
    query = select(i).join(t, t.c.id == i.c.table_id)
    query = query.where(i.c.user_id == user_id, i.c.declined.is_(False), t.c.phase == "open")
    query = query.where(t.c.hidden.is_(False), t.c.id.not_in(seated))
    query = query.where(t.c.owner_id.not_in(mine), t.c.owner_id.not_in(theirs))
    return list(connection.execute(query.order_by(i.c.at.desc()).limit(most)).all())
