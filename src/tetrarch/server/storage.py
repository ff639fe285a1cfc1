"""The repository: the only module that speaks the tables' SQL, the same for both kinds of database."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import (
    Connection,
    Row,
    Select,
    and_,
    delete,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from tetrarch.server import model
from tetrarch.server.bus import Bus
from tetrarch.server.database import Database, Unavailable
from tetrarch.server.migrations.upgrade import upgrade
from tetrarch.server.model import Action, Change, SeatRow, Since, TableRow, TalkRow, User
from tetrarch.server.model_accounts import accounts
from tetrarch.server.served import awake
from tetrarch.server.storage_invitations import let_in, new_link
from tetrarch.server.storage_moves import (
    CLAIMS,
    TEXTS,
    head,
    head_values,
    packed,
    plain,
    statement,
    told,
    values_of,
)
from tetrarch.server.storage_notices import follow
from tetrarch.server.storage_results import settle

TABLE = [column for column in model.tables.c if column.name not in CLAIMS]
PAGE = 20
LINES = 300  # of talk that a table loads


class Conflict(Exception):
    """Somebody else has written the next message of this table."""


class Storage:
    """What is kept, and how it is found again. What others must hear of goes out with the transaction."""

    def __init__(self, database: Database, bus: Bus) -> None:
        self.database, self.bus = database, bus

    async def open(self) -> None:
        """Migrate and be ready."""
        await self.database.open()
        await self.database.write(upgrade)

    async def close(self) -> None:
        await self.bus.close()
        await self.database.close()

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).first())

    async def alive(self) -> bool:
        try:
            await self._first(select(model.users.c.id).limit(1))
            return True
        except Unavailable:
            return False

    # people

    async def add_user(self, user: User, digest: str) -> None:
        def job(connection: Connection) -> None:
            now = time.time()
            row = {"id": user.id, "name": user.name, "created": now}
            connection.execute(insert(model.users).values(row))
            session = {"digest": digest, "user_id": user.id, "created": now}
            connection.execute(insert(model.sessions).values(session))

        await self.database.write(job)

    async def user_of(self, digest: str) -> User | None:
        """Who has a session: a guest, or somebody with an account."""
        u, a = model.users, accounts
        columns = (u.c.id, u.c.name, a.c.role, a.c.name.label("account"))
        query = select(*columns).join(model.sessions, model.sessions.c.user_id == u.c.id)
        query = query.outerjoin(a, a.c.user_id == u.c.id)
        row = await self._first(query.where(model.sessions.c.digest == digest, u.c.disabled.is_(False)))
        return None if row is None else User(row.id, row.name, row.role or "guest", row.account)

    async def rename(self, user: User) -> None:
        def job(connection: Connection) -> None:
            connection.execute(update(model.users).where(model.users.c.id == user.id).values(name=user.name))
            self.bus.publish(connection, "user", user.id)

        await self.database.write(job)

    async def end_session(self, digest: str) -> None:
        def job(connection: Connection) -> None:
            connection.execute(delete(model.sessions).where(model.sessions.c.digest == digest))
            self.bus.publish(connection, "session", digest)

        await self.database.write(job)

    # tables

    async def create(
        self, table: TableRow, seats: list[SeatRow], talk: list[TalkRow], guests: Iterable[str] = ()
    ) -> None:
        """A new table; a private one is seen by `guests` as well."""

        def job(connection: Connection) -> None:
            connection.execute(insert(model.tables).values(packed(asdict(table))))
            _put_seats(connection, table.id, seats)
            _put_talk(connection, table.id, talk)
            if table.private:
                new_link(connection, table.id)
                let_in(connection, table.id, guests, by_link=False)

        await self.database.write(job)

    async def apply(self, change: Change) -> None:
        """Write one message of a table; Conflict if it is not the next."""
        due = change.fields.get("due") is not None
        news = ("table", change.table_id, change.seq, due, told(change))

        def job(connection: Connection) -> None:
            done = connection.execute(head(tuple(change.fields)), head_values(change))
            if done.rowcount != 1:
                raise Conflict(change.table_id)
            _put(connection, change)
            follow(connection, change.table_id, change.post)
            if change.fields.get("flag") is not None:
                awake(connection)
            self.bus.publish(connection, *news)

        try:
            if plain(change) and self.database.shared and await self._at_once(change):
                self.bus.say(*news)
            else:
                await self.database.write(job)
        except IntegrityError as error:
            raise Conflict(change.table_id) from error

    async def _at_once(self, change: Change) -> bool:
        """Write it in one statement; False if that cannot be, and nothing is written."""
        try:
            found = await self.database.at_once(statement(change), values_of(change))
        except IntegrityError:  # a notice that is there already is replaced the other way
            return False
        if not found:
            raise Conflict(change.table_id)
        return True

    async def since(self, id: str, seq: int) -> Since | None:
        """A table as it is now, and what was said and done after a message."""

        def job(connection: Connection) -> Since | None:
            table = selected_table(connection, id)
            if table is None:
                return None
            saved, a = connection.scalar(_last_snapshot(id, model.snapshots.c.seq)), model.actions
            count = select(func.count()).where(a.c.table_id == id, a.c.seq > (-1 if saved is None else saved))
            unsaved = connection.scalar(count) or 0
            return _seen(connection, table, seq, connection.execute(actions_after(id, seq)).all(), unsaved)

        return await self.database.read(job)

    async def loaded(self, id: str) -> tuple[Since, str | None] | None:
        """A table with the last snapshot of its match and the actions since."""

        def job(connection: Connection) -> tuple[Since, str | None] | None:
            table = selected_table(connection, id)
            if table is None:
                return None
            columns = (model.snapshots.c.seq, model.snapshots.c.doc)
            last = connection.execute(_last_snapshot(id, *columns)).first()
            actions = connection.execute(actions_after(id, -1 if last is None else last.seq)).all()
            return _seen(connection, table, -1, actions, len(actions)), None if last is None else last.doc

        return await self.database.read(job)

    async def heads(self, ids: list[str]) -> dict[str, int]:
        """The last message of some tables."""
        t = model.tables
        return {row.id: row.seq for row in await self._all(select(t.c.id, t.c.seq).where(t.c.id.in_(ids)))}

    async def action(self, id: str, seat: int, key: str) -> Action | None:
        """What was done under an idempotency key."""
        row = await self._first(
            select(model.actions).where(
                model.actions.c.table_id == id, model.actions.c.seat == seat, model.actions.c.key == key
            )
        )
        return None if row is None else action_row(row)

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
        conditions.append(t.c.hidden.is_(False))
        if game is not None:
            conditions.append(t.c.game == game)
        if after is not None:
            at, id = after
            conditions.append(or_(t.c.created < at, and_(t.c.created == at, t.c.id < id)))
        query = select(*TABLE).where(*conditions).order_by(t.c.created.desc(), t.c.id.desc()).limit(PAGE + 1)
        rows = [unpacked(row) for row in await self._all(query)]
        found = select(model.seats).where(model.seats.c.table_id.in_([row.id for row in rows]))
        seats: dict[str, list[SeatRow]] = {}
        for row in await self._all(found.order_by(model.seats.c.seat)):
            seats.setdefault(row.table_id, []).append(seat_row(row))
        return [(row, seats.get(row.id, [])) for row in rows]

    async def open_tables_of(self, user_id: str) -> int:
        t = model.tables
        query = select(func.count()).where(t.c.owner_id == user_id, t.c.phase.in_(("open", "running")))
        row = await self._first(query)
        return 0 if row is None else int(row[0])

    # bots

    async def claim(self, name: str, seconds: float, most: int) -> list[tuple[str, int]]:
        """Take tables at which a bot is due and that nobody else sees to: their ids and last messages."""

        def job(connection: Connection) -> list[tuple[str, int]]:
            t, now = model.tables, time.time()
            free = or_(t.c.claimed.is_(None), t.c.claimed < now)
            query = select(t.c.id, t.c.seq).where(t.c.due <= now, free).order_by(t.c.due).limit(most)
            found = connection.execute(query.with_for_update(skip_locked=True)).all()
            if found:
                taken = {"claimer": name, "claimed": now + seconds}
                connection.execute(update(t).where(t.c.id.in_([row.id for row in found])).values(taken))
            return [(row.id, row.seq) for row in found]

        return await self.database.write(job)

    async def renew(self, name: str, ids: list[str], seconds: float) -> None:
        """Keep tables for longer."""
        t = model.tables
        query = update(t).where(t.c.id.in_(ids), t.c.claimer == name).values(claimed=time.time() + seconds)
        await self.database.write(lambda connection: connection.execute(query).close())

    async def release(self, name: str, id: str, seq: int | None = None) -> None:
        """Let a table go; with a message: no bot was due after it."""
        t = model.tables
        mine = update(t).where(t.c.id == id, t.c.claimer == name)
        query = mine.values(claimer=None, claimed=None)
        if seq is not None:
            query = mine.where(t.c.seq == seq).values(claimer=None, claimed=None, due=None)
        await self.database.write(lambda connection: connection.execute(query).close())

    async def waiting_for_bots(self) -> tuple[int, float]:
        """How many tables wait for a bot, and for how many seconds the first of them has."""
        due = model.tables.c.due
        query: Any = select(func.count(due).label("tables"), func.min(due).label("first"))
        [row] = await self._all(query.where(due.is_not(None)))
        return row.tables, 0.0 if row.first is None else max(0.0, time.time() - row.first)

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

        await self.database.write(job)

    async def records_of(self, user_id: str) -> list[tuple[str, str]]:
        """The records that somebody brought along."""
        r = model.records
        query = select(r.c.id, r.c.text).where(r.c.user_id == user_id).order_by(r.c.created, r.c.id)
        return [(row.id, row.text) for row in await self._all(query)]

    async def record(self, id: str) -> str | None:
        row = await self._first(select(model.records.c.text).where(model.records.c.id == id))
        return None if row is None else str(row.text)


ADD_ACTION = insert(model.actions)
ADD_TALK = insert(model.talk)


def _seen(
    connection: Connection, table: TableRow, seq: int, actions: Sequence[Row[Any]], unsaved: int
) -> Since:
    t, s = model.talk, model.seats
    lines = select(t).where(t.c.table_id == table.id, t.c.seq > seq).order_by(t.c.id.desc()).limit(LINES)
    talk = [_talk(line) for line in reversed(connection.execute(lines).all())]
    seats = connection.execute(select(s).where(s.c.table_id == table.id).order_by(s.c.seat)).all()
    done = [action_row(action) for action in actions]
    return Since(table, [seat_row(seat) for seat in seats], talk, done, unsaved)


def selected_table(connection: Connection, id: str) -> TableRow | None:
    row = connection.execute(select(*TABLE).where(model.tables.c.id == id)).first()
    return None if row is None else unpacked(row)


def actions_after(id: str, seq: int) -> Select[Any]:
    a = model.actions
    return select(a).where(a.c.table_id == id, a.c.seq > seq).order_by(a.c.seq)


def _last_snapshot(id: str, *columns: Any) -> Select[Any]:
    s = model.snapshots
    return select(*columns).where(s.c.table_id == id).order_by(s.c.seq.desc()).limit(1)


def _put(connection: Connection, change: Change) -> None:
    """Write what belongs to a message beside the table itself."""
    for action in change.actions:
        connection.execute(ADD_ACTION, {"table_id": change.table_id, **vars(action)})
    if change.seats is not None:
        connection.execute(delete(model.seats).where(model.seats.c.table_id == change.table_id))
        _put_seats(connection, change.table_id, change.seats)
    _put_talk(connection, change.table_id, change.talk)
    if change.snapshot is not None:
        row = {"table_id": change.table_id, "seq": change.seq, "doc": change.snapshot}
        connection.execute(insert(model.snapshots).values(row))
    if change.outcome is not None:
        settle(connection, change.table_id, change.outcome)


def _put_seats(connection: Connection, id: str, seats: list[SeatRow]) -> None:
    connection.execute(insert(model.seats), [{"table_id": id, **asdict(seat)} for seat in seats])


def _put_talk(connection: Connection, id: str, lines: list[TalkRow]) -> None:
    rows = [{"table_id": id, **asdict(line), "args": json.dumps(line.args)} for line in lines]
    if rows:
        connection.execute(ADD_TALK, rows)


def unpacked(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    for key in TEXTS:
        if values[key] is not None:
            values[key] = json.loads(values[key])
    return TableRow(**values)


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.user_id, row.name, row.level, row.nonce)


def _talk(row: Row[Any]) -> TalkRow:
    values = dict(row._mapping)
    del values["table_id"]
    return TalkRow(**{**values, "args": json.loads(values["args"])})


def action_row(row: Row[Any]) -> Action:
    values = dict(row._mapping)
    del values["table_id"]
    return Action(**values)
