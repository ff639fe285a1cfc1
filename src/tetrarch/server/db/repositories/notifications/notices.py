"""The SQL of notices, the same for both kinds of database."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import fields
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Integer,
    Row,
    Select,
    bindparam,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tetrarch.server.db import models as model
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.notifications import Channel, Delivery, NoticeRow
from tetrarch.server.db.models.tables import InboxChanges, Notice

MAX_NOTICES = 200  # of one person, beside those in UNTIL_ANSWERED
UNTIL_ANSWERED = ("turn", "time")  # kinds of notices that stay until the person has answered
MAX_FAILURES = 20  # in a row, after which a channel is left alone
T = TypeVar("T")
n, c, o = model.notices, model.channels, model.outbox
INSERT_NOTICE = insert(n)
DELETE_NOTICES = delete(n).where(
    n.c.user_id == bindparam("of"),
    n.c.about == bindparam("subject"),
    n.c.kind.in_(bindparam("kinds", expanding=True)),
)
NOTICE_COLUMNS = (n.c.id, n.c.kind, n.c.key, n.c.args, n.c.path, n.c.table_id, n.c.at, n.c.read)


class NoticeRepository:
    """Notices, the channels by which people are told, and the deliveries that wait."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # the inbox

    async def put(self, notices: Sequence[Notice]) -> None:
        """Keep notices and have them delivered; two at once about the same are one."""
        await write_with_notices(self.database, lambda connection: write_notices(connection, notices))

    async def newest(self, user_id: str) -> list[NoticeRow]:
        """The newest notices of a person, the newest first."""
        query: Select[Any] = select(*NOTICE_COLUMNS).where(n.c.user_id == user_id)
        query = query.order_by(n.c.at.desc(), n.c.id).limit(2 * MAX_NOTICES)
        return await self.database.read(lambda it: [notice_row(row) for row in it.execute(query).all()])

    async def counts(self, user_id: str) -> tuple[int, int]:
        """How many notices are unread, and how many tables wait for an answer."""
        unread = func.sum(n.c.read.is_(None).cast(Integer))
        turns = func.sum((n.c.kind == "turn").cast(Integer))
        query = select(unread, turns).where(n.c.user_id == user_id)
        row = await self.database.read(lambda connection: connection.execute(query).one())
        return int(row[0] or 0), int(row[1] or 0)

    async def unread_at(self, user_id: str, table_id: str) -> list[str]:
        unread = select(n.c.id).where(n.c.user_id == user_id, n.c.table_id == table_id, n.c.read.is_(None))
        return await self.database.read(lambda it: [row.id for row in it.execute(unread).all()])

    async def mark_read(self, user_id: str, ids: list[str] | None) -> None:
        """Mark these as read, or all; what was read need not be delivered any more."""

        def job(connection: Connection) -> None:
            which = (n.c.user_id == user_id, n.c.read.is_(None), *(() if ids is None else (n.c.id.in_(ids),)))
            connection.execute(delete(o).where(o.c.notice_id.in_(select(n.c.id).where(*which))))
            connection.execute(update(n).where(*which).values(read=time.time()))

        await self.database.write(job)

    async def clear(self, user_id: str) -> None:
        """Delete what was read, but for the tables that wait."""
        query = delete(n).where(
            n.c.user_id == user_id, n.c.read.is_not(None), n.c.kind.not_in(UNTIL_ANSWERED)
        )
        await self.database.write(lambda connection: connection.execute(query).close())

    async def delete_notice(self, user_id: str, kind: str, about: str) -> None:
        """Delete a notice that no longer holds: an invitation was taken back, a request answered."""
        query = delete(n).where(n.c.user_id == user_id, n.c.kind == kind, n.c.about == about)
        await self.database.write(lambda connection: connection.execute(query).close())

    # channels

    async def channels(self, user_id: str) -> list[Channel]:
        query = select(c).where(c.c.user_id == user_id).order_by(c.c.created)
        return await self.database.read(lambda it: [channel_row(row) for row in it.execute(query).all()])

    async def keep_channel(self, channel: Channel, slot: str, session: str | None) -> None:
        """Keep a channel; whoever had the same device before no longer has."""

        def job(connection: Connection) -> None:
            connection.execute(delete(c).where(c.c.slot == slot))
            row = {**vars(channel), "slot": slot, "session": session}
            connection.execute(insert(c).values(row))

        await self.database.write(job)

    async def drop_channel(self, id: str, user_id: str | None = None) -> bool:
        """Delete a channel, of that person if one is named; whether there was one."""
        which = (c.c.id == id, *(() if user_id is None else (c.c.user_id == user_id,)))
        return await self.database.write(lambda it: it.execute(delete(c).where(*which)).rowcount > 0)

    async def record_delivery(self, id: str, problem: str | None) -> None:
        """Remember how the last delivery went: `problem` is none if it was delivered."""
        failures = 0 if problem is None else c.c.failures + 1
        query = update(c).where(c.c.id == id).values(failures=failures, problem=problem)
        await self.database.write(lambda connection: connection.execute(query).close())

    # deliveries

    async def take_deliveries(self, now: float, lease: float, limit: int) -> list[Delivery]:
        """Deliveries that are due, each to one taker; if nothing comes of it, they are due again later."""
        due = (o.c.due <= now, n.c.id == o.c.notice_id, c.c.id == o.c.channel_id)
        first = select(o.c.due).where(due[0]).limit(1)
        if await self.database.read(lambda connection: connection.execute(first).first()) is None:
            return []
        columns = [column.label(f"c_{column.name}") for column in c.c]
        query: Select[Any] = select(*NOTICE_COLUMNS, *columns, o.c.at.label("since"), o.c.tries).where(*due)
        query = query.order_by(o.c.due).limit(limit).with_for_update(of=o, skip_locked=True)

        def job(connection: Connection) -> list[Delivery]:
            deliveries = [delivery_row(row) for row in connection.execute(query).all()]
            for one in deliveries:
                connection.execute(_update_delivery(one).values(due=now + lease, tries=o.c.tries + 1))
            return deliveries

        return await self.database.write(job)

    async def delete_delivery(self, one: Delivery) -> None:
        """Delete a delivery: it is done, or given up."""
        which = (o.c.notice_id == one.notice.id, o.c.channel_id == one.channel.id)
        await self.database.write(lambda connection: connection.execute(delete(o).where(*which)).close())

    async def postpone(self, one: Delivery, due: float) -> None:
        query = _update_delivery(one).values(due=due)
        await self.database.write(lambda connection: connection.execute(query).close())

    # the server's own keys

    async def server_key(self, name: str, make: Callable[[], str]) -> str:
        """A secret of the server, made when it is first wanted; of several makers the first wins."""
        found = select(model.server_keys.c.value).where(model.server_keys.c.name == name)
        value = await self.database.read(lambda connection: connection.scalar(found))
        if value is None:
            query = insert(model.server_keys).values(name=name, value=make())
            try:
                await self.database.write(lambda connection: connection.execute(query).close())
            except IntegrityError:
                pass
            value = await self.database.read(lambda connection: connection.scalar(found))
        return str(value)


async def write_with_notices(database: Database, job: Callable[[Connection], T]) -> T:
    """Write something with notices; once more, if another wrote one about the same at that moment."""
    try:
        return await database.write(job)
    except IntegrityError:
        return await database.write(job)


def hook_slot(user_id: str) -> str:
    """The place of a person's webhook: there is one of each."""
    return f"webhook {user_id}"


def _update_delivery(one: Delivery) -> Any:
    return update(o).where(o.c.notice_id == one.notice.id, o.c.channel_id == one.channel.id)


def write_notices(connection: Connection, notices: Sequence[Notice]) -> None:
    """Write notices, and a delivery for each channel of those who are away, in the caller's transaction."""
    for notice in notices:
        same = {"of": notice.user_id, "kinds": [notice.kind], "subject": notice.about}
        connection.execute(DELETE_NOTICES, same)
        id, now = secrets.token_hex(6), time.time()
        connection.execute(INSERT_NOTICE, notice_values(notice, id, now))
        if not notice.seen:
            rows = select(literal(id), c.c.id, literal(now), literal(now), literal(0))
            rows = rows.where(c.c.user_id == notice.user_id, c.c.failures < MAX_FAILURES)
            connection.execute(insert(o).from_select([column.name for column in o.c], rows))
        if notice.kind not in UNTIL_ANSWERED:
            trim(connection, notice.user_id)


def notice_values(notice: Notice, id: str, now: float) -> dict[str, Any]:
    """The columns of a notice."""
    row = {key: value for key, value in vars(notice).items() if key != "seen"}
    return row | {"id": id, "at": now, "read": now if notice.seen else None}


def trim(connection: Connection, user_id: str) -> None:
    """Keep the newest of somebody's notices."""
    old = (
        select(n.c.id)
        .where(n.c.user_id == user_id, n.c.kind.not_in(UNTIL_ANSWERED))
        .order_by(n.c.at.desc(), n.c.id)
    )
    connection.execute(delete(n).where(n.c.id.in_(old.offset(MAX_NOTICES))))


def write_inbox_changes(connection: Connection, table_id: str, changes: InboxChanges) -> None:
    """Write what a change of a table means for inboxes, in the transaction of the change."""
    for user_id in changes.answered:
        connection.execute(DELETE_NOTICES, {"of": user_id, "kinds": UNTIL_ANSWERED, "subject": table_id})
    write_notices(connection, changes.notices)


def notice_row(row: Row[Any]) -> NoticeRow:
    return NoticeRow(row.id, row.kind, row.key, row.args, row.path, row.table_id, row.at, row.read)


def channel_row(row: Row[Any], prefix: str = "") -> Channel:
    names = [field.name for field in fields(Channel)]
    values = {name: getattr(row, prefix + name) for name in names}
    return Channel(**values)


def delivery_row(row: Row[Any]) -> Delivery:
    return Delivery(notice_row(row), channel_row(row, "c_"), row.since, row.tries)
