"""The SQL of notices, the same for both kinds of database."""

from __future__ import annotations

import json
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

from tetrarch.server import model_notices as model
from tetrarch.server.database import Database
from tetrarch.server.model import Notice, Post
from tetrarch.server.model_notices import Channel, Letter, NoticeRow

KEPT = 200  # notices of one person, beside the tables that wait for them
OPEN = ("turn", "time")  # what goes with the answer and not before
ENOUGH = 20  # failures one after the other, after which a channel is left alone
T = TypeVar("T")
n, c, o = model.notices, model.channels, model.outbox
ADD = insert(n)
REMOVE = delete(n).where(
    n.c.user_id == bindparam("of"),
    n.c.about == bindparam("subject"),
    n.c.kind.in_(bindparam("kinds", expanding=True)),
)
SHOWN = (n.c.id, n.c.kind, n.c.key, n.c.args, n.c.path, n.c.table_id, n.c.at, n.c.read)


class NoticeStorage:
    """What people are told, by which ways, and what is still to be sent."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # the inbox

    async def put(self, notices: Sequence[Notice]) -> None:
        """Keep notices and have them sent; two at once about the same are one."""
        await written(self.database, lambda connection: put(connection, notices))

    async def listed(self, user_id: str) -> list[NoticeRow]:
        query: Select[Any] = select(*SHOWN).where(n.c.user_id == user_id)
        query = query.order_by(n.c.at.desc(), n.c.id).limit(2 * KEPT)
        return await self.database.read(lambda it: [notice_row(row) for row in it.execute(query).all()])

    async def counts(self, user_id: str) -> tuple[int, int]:
        """How many are unread, and how many tables wait for an answer."""
        unread = func.sum(n.c.read.is_(None).cast(Integer))
        turns = func.sum((n.c.kind == "turn").cast(Integer))
        query = select(unread, turns).where(n.c.user_id == user_id)
        row = await self.database.read(lambda connection: connection.execute(query).one())
        return int(row[0] or 0), int(row[1] or 0)

    async def unread_at(self, user_id: str, table_id: str) -> list[str]:
        unread = select(n.c.id).where(n.c.user_id == user_id, n.c.table_id == table_id, n.c.read.is_(None))
        return await self.database.read(lambda it: [row.id for row in it.execute(unread).all()])

    async def mark_read(self, user_id: str, ids: list[str] | None) -> None:
        """These are read, or all; what was read need not be sent any more."""

        def job(connection: Connection) -> None:
            which = (n.c.user_id == user_id, n.c.read.is_(None), *(() if ids is None else (n.c.id.in_(ids),)))
            connection.execute(delete(o).where(o.c.notice_id.in_(select(n.c.id).where(*which))))
            connection.execute(update(n).where(*which).values(read=time.time()))

        await self.database.write(job)

    async def clear(self, user_id: str) -> None:
        """Forget what was read, but for the tables that wait."""
        query = delete(n).where(n.c.user_id == user_id, n.c.read.is_not(None), n.c.kind.not_in(OPEN))
        await self.database.write(lambda connection: connection.execute(query).close())

    async def forget(self, user_id: str, kind: str, about: str) -> None:
        """It is no longer so."""
        query = delete(n).where(n.c.user_id == user_id, n.c.kind == kind, n.c.about == about)
        await self.database.write(lambda connection: connection.execute(query).close())

    # the ways by which people are told

    async def channels(self, user_id: str) -> list[Channel]:
        query = select(c).where(c.c.user_id == user_id).order_by(c.c.created)
        return await self.database.read(lambda it: [channel_row(row) for row in it.execute(query).all()])

    async def keep_channel(self, channel: Channel, slot: str, session: str | None) -> None:
        """Keep a channel; whoever had the same device before no longer has."""

        def job(connection: Connection) -> None:
            connection.execute(delete(c).where(c.c.slot == slot))
            row = {**vars(channel), "secrets": json.dumps(channel.secrets), "slot": slot, "session": session}
            connection.execute(insert(c).values(row))

        await self.database.write(job)

    async def drop_channel(self, id: str, user_id: str | None = None) -> bool:
        """Whether there was such a channel, of that person if one is named."""
        which = (c.c.id == id, *(() if user_id is None else (c.c.user_id == user_id,)))
        return await self.database.write(lambda it: it.execute(delete(c).where(*which)).rowcount > 0)

    async def told(self, id: str, problem: str | None) -> None:
        """How it went the last time."""
        failures = 0 if problem is None else c.c.failures + 1
        query = update(c).where(c.c.id == id).values(failures=failures, problem=problem)
        await self.database.write(lambda connection: connection.execute(query).close())

    # what is to be sent

    async def take(self, now: float, lease: float, most: int) -> list[Letter]:
        """Letters that are due, each to one taker; if nothing comes of it, they are due again later."""
        due = (o.c.due <= now, n.c.id == o.c.notice_id, c.c.id == o.c.channel_id)
        first = select(o.c.due).where(due[0]).limit(1)
        if await self.database.read(lambda connection: connection.execute(first).first()) is None:
            return []
        columns = [column.label(f"c_{column.name}") for column in c.c]
        query: Select[Any] = select(*SHOWN, *columns, o.c.at.label("since"), o.c.tries).where(*due)
        query = query.order_by(o.c.due).limit(most).with_for_update(of=o, skip_locked=True)

        def job(connection: Connection) -> list[Letter]:
            letters = [letter(row) for row in connection.execute(query).all()]
            for one in letters:
                connection.execute(_at(one).values(due=now + lease, tries=o.c.tries + 1))
            return letters

        return await self.database.write(job)

    async def sent(self, one: Letter) -> None:
        """Sent, or given up."""
        which = (o.c.notice_id == one.notice.id, o.c.channel_id == one.channel.id)
        await self.database.write(lambda connection: connection.execute(delete(o).where(*which)).close())

    async def later(self, one: Letter, due: float) -> None:
        query = _at(one).values(due=due)
        await self.database.write(lambda connection: connection.execute(query).close())

    async def waiting(self) -> int:
        """How many letters are not sent yet."""
        query = select(func.count()).select_from(o)
        return await self.database.read(lambda connection: connection.scalar(query) or 0)

    # the server's own keys

    async def key(self, name: str, made: Callable[[], str]) -> str:
        """A secret of the server, made when it is first wanted; of several makers the first wins."""
        found = select(model.server_keys.c.value).where(model.server_keys.c.name == name)
        value = await self.database.read(lambda connection: connection.scalar(found))
        if value is None:
            query = insert(model.server_keys).values(name=name, value=made())
            try:
                await self.database.write(lambda connection: connection.execute(query).close())
            except IntegrityError:
                pass
            value = await self.database.read(lambda connection: connection.scalar(found))
        return str(value)


async def written(database: Database, job: Callable[[Connection], T]) -> T:
    """Write something with notices; once more, if another wrote one about the same at that moment."""
    try:
        return await database.write(job)
    except IntegrityError:
        return await database.write(job)


def hook_slot(user_id: str) -> str:
    """The place of a person's webhook: there is one of each."""
    return f"webhook {user_id}"


def _at(one: Letter) -> Any:
    return update(o).where(o.c.notice_id == one.notice.id, o.c.channel_id == one.channel.id)


def put(connection: Connection, notices: Sequence[Notice]) -> None:
    """Write notices, and what is to be sent of them, in somebody's transaction."""
    for notice in notices:
        same = {"of": notice.user_id, "kinds": [notice.kind], "subject": notice.about}
        connection.execute(REMOVE, same)
        id, now = secrets.token_hex(6), time.time()
        connection.execute(ADD, notice_values(notice, id, now))
        if not notice.seen:
            ways = select(literal(id), c.c.id, literal(now), literal(now), literal(0))
            ways = ways.where(c.c.user_id == notice.user_id, c.c.failures < ENOUGH)
            connection.execute(insert(o).from_select([column.name for column in o.c], ways))
        if notice.kind not in OPEN:
            trim(connection, notice.user_id)


def notice_values(notice: Notice, id: str, now: float) -> dict[str, Any]:
    """The columns of a notice."""
    row = {key: value for key, value in vars(notice).items() if key != "seen"}
    return row | {"id": id, "args": json.dumps(notice.args), "at": now, "read": now if notice.seen else None}


def trim(connection: Connection, user_id: str) -> None:
    """Keep the newest of somebody's notices."""
    old = select(n.c.id).where(n.c.user_id == user_id, n.c.kind.not_in(OPEN)).order_by(n.c.at.desc(), n.c.id)
    connection.execute(delete(n).where(n.c.id.in_(old.offset(KEPT))))


def follow(connection: Connection, table_id: str, post: Post) -> None:
    """Write what a change of a table means for inboxes, in the transaction of the change."""
    for user_id in post.answered:
        connection.execute(REMOVE, {"of": user_id, "kinds": OPEN, "subject": table_id})
    put(connection, post.notices)


def notice_row(row: Row[Any]) -> NoticeRow:
    return NoticeRow(
        row.id, row.kind, row.key, json.loads(row.args), row.path, row.table_id, row.at, row.read
    )


def channel_row(row: Row[Any], prefix: str = "") -> Channel:
    names = [field.name for field in fields(Channel)]
    values = {name: getattr(row, prefix + name) for name in names}
    return Channel(**{**values, "secrets": json.loads(values["secrets"])})


def letter(row: Row[Any]) -> Letter:
    return Letter(notice_row(row), channel_row(row, "c_"), row.since, row.tries)
