"""The repository: the only module that speaks SQL.

One connection writes, in a thread of its own: jobs that arrive while it is busy share the next transaction,
and so the next flush to disk. Readers have connections of their own and never wait for it.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from functools import cache
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Update,
    and_,
    bindparam,
    create_engine,
    delete,
    event,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from tetrarch.server import model
from tetrarch.server.migrations.upgrade import upgrade
from tetrarch.server.model import Action, Change, SeatRow, TableRow, TalkRow, User

T = TypeVar("T")
Job = Callable[[Connection], Any]
TEXTS = ("options", "start", "ask", "scores", "winners", "waiting")  # columns that hold JSON
PAGE = 20


class Conflict(Exception):
    """Somebody else has written the next message of this table."""


def _connected(connection: Any, _: object) -> None:
    connection.isolation_level = None  # SQLAlchemy says BEGIN, not the driver
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.execute("PRAGMA cache_size=-4000")
    cursor.close()


def _prepared(engine: Engine, begin: str) -> None:
    event.listen(engine, "connect", _connected)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))


class Writer:
    """Group commit: whatever waits is written in one transaction, by one thread."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, "writer")
        self.waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self.wake = asyncio.Event()
        self.task = asyncio.create_task(self._run())
        self.batches = 0
        self.jobs = 0

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job; it is on disk when this returns."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.waiting.append((job, done))
        self.wake.set()
        return await asyncio.shield(done)

    async def _run(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            batch, self.waiting = self.waiting, []
            if batch:
                await self._together(batch)

    async def _together(self, batch: list[tuple[Job, asyncio.Future[Any]]]) -> None:
        self.batches += 1
        self.jobs += len(batch)
        loop = asyncio.get_running_loop()
        try:
            results = await loop.run_in_executor(self.thread, self.transact, [job for job, _ in batch])
        except Exception as error:
            if len(batch) == 1:
                settle(batch[0][1], error=error)
                return
            for one in batch:  # one of them failed and took the others along: each for itself
                await self._together([one])
            return
        for (_, done), result in zip(batch, results, strict=True):
            settle(done, result)

    def transact(self, jobs: list[Job]) -> list[Any]:
        with self.engine.begin() as connection:
            return [job(connection) for job in jobs]

    async def close(self) -> None:
        while self.waiting:
            await asyncio.sleep(0.01)
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.thread.shutdown()
        self.engine.dispose()


def settle(done: asyncio.Future[Any], result: object = None, error: Exception | None = None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


class Storage:
    """What is kept, and how it is found again."""

    def __init__(self, url: str) -> None:
        self.write_engine = create_engine(url.replace("+aiosqlite", ""), pool_size=1, max_overflow=0)
        self.read_engine = create_async_engine(url, pool_size=3, max_overflow=0)
        _prepared(self.write_engine, "BEGIN IMMEDIATE")
        _prepared(self.read_engine.sync_engine, "BEGIN")

    async def open(self) -> None:
        """Migrate and be ready."""
        self.writer = Writer(self.write_engine)
        await self.writer.write(upgrade)

    async def close(self) -> None:
        await self.writer.close()
        await self.read_engine.dispose()

    async def _all(self, query: Any) -> Sequence[Row[Any]]:
        async with self.read_engine.connect() as connection:
            return (await connection.execute(query)).all()

    async def _first(self, query: Any) -> Row[Any] | None:
        rows = await self._all(query)
        return rows[0] if rows else None

    async def alive(self) -> bool:
        return (await self._first(select(func.count()).select_from(model.users))) is not None

    # people

    async def add_user(self, user: User, digest: str) -> None:
        def job(connection: Connection) -> None:
            now = time.time()
            row = {"id": user.id, "name": user.name, "created": now}
            connection.execute(insert(model.users).values(row))
            session = {"digest": digest, "user_id": user.id, "created": now}
            connection.execute(insert(model.sessions).values(session))

        await self.writer.write(job)

    async def user_of(self, digest: str) -> User | None:
        query = select(model.users.c.id, model.users.c.name).join(model.sessions)
        row = await self._first(query.where(model.sessions.c.digest == digest))
        return None if row is None else User(row.id, row.name)

    async def rename(self, user: User) -> None:
        def job(connection: Connection) -> None:
            connection.execute(update(model.users).where(model.users.c.id == user.id).values(name=user.name))

        await self.writer.write(job)

    async def end_session(self, digest: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(model.sessions).where(model.sessions.c.digest == digest))

        await self.writer.write(job)

    # tables

    async def create(self, table: TableRow, seats: list[SeatRow], talk: list[TalkRow]) -> None:
        def job(connection: Connection) -> None:
            connection.execute(insert(model.tables).values(packed(asdict(table))))
            _put_seats(connection, table.id, seats)
            _put_talk(connection, table.id, talk)

        await self.writer.write(job)

    async def apply(self, change: Change) -> None:
        """Write one message of a table; Conflict if it is not the next."""

        def job(connection: Connection) -> None:
            fields = {f"to_{key}": value for key, value in packed(change.fields).items()}
            terms = {"of": change.table_id, "after": change.seq - 1, "to_seq": change.seq}
            done = connection.execute(_head(tuple(change.fields)), {**terms, **fields})
            if done.rowcount != 1:
                raise Conflict(change.table_id)
            if change.action is not None:
                row = {"table_id": change.table_id, **vars(change.action)}
                connection.execute(ADD_ACTION, row)
            if change.seats is not None:
                gone = delete(model.seats).where(model.seats.c.table_id == change.table_id)
                connection.execute(gone)
                _put_seats(connection, change.table_id, change.seats)
            _put_talk(connection, change.table_id, change.talk)
            if change.snapshot is not None:
                row = {"table_id": change.table_id, "seq": change.seq, "doc": change.snapshot}
                connection.execute(insert(model.snapshots).values(row))

        try:
            await self.writer.write(job)
        except IntegrityError as error:
            raise Conflict(change.table_id) from error

    async def table(self, id: str) -> tuple[TableRow, list[SeatRow], list[TalkRow]] | None:
        row = await self._first(select(model.tables).where(model.tables.c.id == id))
        if row is None:
            return None
        seats = await self._all(
            select(model.seats).where(model.seats.c.table_id == id).order_by(model.seats.c.seat)
        )
        lines = await self._all(
            select(model.talk).where(model.talk.c.table_id == id).order_by(model.talk.c.id.desc()).limit(300)
        )
        return unpacked(row), [_seat(row) for row in seats], [_talk(row) for row in reversed(lines)]

    async def history(self, id: str) -> tuple[str | None, list[Action]]:
        """The last snapshot of a match and the actions since."""
        query = select(model.snapshots.c.seq, model.snapshots.c.doc).where(model.snapshots.c.table_id == id)
        last = await self._first(query.order_by(model.snapshots.c.seq.desc()).limit(1))
        after = -1 if last is None else last.seq
        found = await self._all(
            select(model.actions)
            .where(model.actions.c.table_id == id, model.actions.c.seq > after)
            .order_by(model.actions.c.seq)
        )
        return None if last is None else last.doc, [_action(row) for row in found]

    async def action(self, id: str, seat: int, key: str) -> Action | None:
        """What was done under an idempotency key."""
        row = await self._first(
            select(model.actions).where(
                model.actions.c.table_id == id, model.actions.c.seat == seat, model.actions.c.key == key
            )
        )
        return None if row is None else _action(row)

    async def listed(
        self, user_id: str | None, which: str, game: str | None, after: tuple[float, str] | None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """A page of tables, newest first: the open ones, mine, or those that are over."""
        t = model.tables
        mine = select(model.seats.c.table_id).where(model.seats.c.user_id == user_id)
        conditions: list[Any] = []
        if which == "open":
            conditions = [t.c.phase == "open", t.c.private.is_(False)]
        elif which == "mine":
            conditions = [
                t.c.phase.in_(("open", "running")),
                or_(t.c.id.in_(mine), and_(t.c.owner_id == user_id, t.c.phase == "open")),
            ]
        elif which == "running":
            conditions = [t.c.phase == "running", t.c.private.is_(False)]
        else:
            conditions = [t.c.phase.in_(("finished", "abandoned")), t.c.id.in_(mine)]
        if game is not None:
            conditions.append(t.c.game == game)
        if after is not None:
            at, id = after
            conditions.append(or_(t.c.created < at, and_(t.c.created == at, t.c.id < id)))
        query = select(t).where(*conditions).order_by(t.c.created.desc(), t.c.id.desc()).limit(PAGE + 1)
        rows = [unpacked(row) for row in await self._all(query)]
        found = select(model.seats).where(model.seats.c.table_id.in_([row.id for row in rows]))
        seats: dict[str, list[SeatRow]] = {}
        for row in await self._all(found.order_by(model.seats.c.seat)):
            seats.setdefault(row.table_id, []).append(_seat(row))
        return [(row, seats.get(row.id, [])) for row in rows]

    async def open_tables_of(self, user_id: str) -> int:
        t = model.tables
        query = select(func.count()).where(t.c.owner_id == user_id, t.c.phase.in_(("open", "running")))
        row = await self._first(query)
        return 0 if row is None else int(row[0])

    # records

    async def add_record(self, id: str, user_id: str, text: str, most: int) -> None:
        """Keep an uploaded record; only the newest of each person stay."""

        def job(connection: Connection) -> None:
            r = model.records
            connection.execute(delete(r).where(r.c.id == id))
            row = {"id": id, "user_id": user_id, "text": text, "created": time.time()}
            connection.execute(insert(r).values(row))
            newest = select(r.c.id).where(r.c.user_id == user_id).order_by(r.c.created.desc()).limit(most)
            kept = [kept.id for kept in connection.execute(newest).all()]
            connection.execute(delete(r).where(r.c.user_id == user_id, r.c.id.not_in(kept)))

        await self.writer.write(job)

    async def record(self, id: str) -> str | None:
        row = await self._first(select(model.records.c.text).where(model.records.c.id == id))
        return None if row is None else str(row.text)


ADD_ACTION = insert(model.actions)
ADD_TALK = insert(model.talk)


@cache
def _head(fields: tuple[str, ...]) -> Update:
    """The statement that takes a table's next message; made once for each set of fields that change."""
    of, after = model.tables.c.id == bindparam("of"), model.tables.c.seq == bindparam("after")
    values: dict[str, Any] = {name: bindparam(f"to_{name}") for name in ("seq", *fields)}
    return update(model.tables).where(of, after).values(values)


def _put_seats(connection: Connection, id: str, seats: list[SeatRow]) -> None:
    connection.execute(insert(model.seats), [{"table_id": id, **asdict(seat)} for seat in seats])


def _put_talk(connection: Connection, id: str, lines: list[TalkRow]) -> None:
    rows = [{"table_id": id, **asdict(line), "args": json.dumps(line.args)} for line in lines]
    if rows:
        connection.execute(ADD_TALK, rows)


def packed(fields: dict[str, Any]) -> dict[str, Any]:
    """JSON columns as text."""
    return {
        key: json.dumps(value) if key in TEXTS and value is not None else value
        for key, value in fields.items()
    }


def unpacked(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    for key in TEXTS:
        if values[key] is not None:
            values[key] = json.loads(values[key])
    return TableRow(**values)


def _seat(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.user_id, row.name, row.level, row.nonce)


def _talk(row: Row[Any]) -> TalkRow:
    values = dict(row._mapping)
    del values["table_id"]
    return TalkRow(**{**values, "args": json.loads(values["args"])})


def _action(row: Row[Any]) -> Action:
    values = dict(row._mapping)
    del values["table_id"]
    return Action(**values)
