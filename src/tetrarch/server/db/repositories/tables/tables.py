"""The SQL of tables: made, listed, loaded, changed; the same for both kinds of database."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, delete, func, insert, or_, select
from sqlalchemy.exc import IntegrityError

from tetrarch.server.db import models
from tetrarch.server.db.bus import Bus
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import accounts
from tetrarch.server.db.models.json_column import damage_of
from tetrarch.server.db.models.tables import Action, Change, SeatRow, StoredTable, TableRow, TalkRow
from tetrarch.server.db.repositories.notifications.notices import write_inbox_changes
from tetrarch.server.db.repositories.social.invitations import let_in, new_link
from tetrarch.server.db.repositories.social.match_results import RatingModel, record_result
from tetrarch.server.db.repositories.tables.chat import last_lines
from tetrarch.server.db.repositories.tables.one_statement import (
    CLAIM_COLUMNS,
    advance_table,
    advance_values,
    announcement_of,
    fits_one_statement,
    statement_for,
    statement_values,
)

TABLE_COLUMNS = [column for column in models.tables.c if column.name not in CLAIM_COLUMNS]
PAGE_SIZE = 20
UNFINISHED = ("open", "starting", "running")
MAX_TALK_LINES = 300  # of each table that a room keeps in memory


class Conflict(Exception):
    """Somebody else has written the next change of this table."""


class Collision(Exception):
    """An action's key was used before at this seat: however often it is tried, it cannot be written."""


class TableRepository:
    """Tables with their seats, actions, snapshots and talk. Other processes hear of every change."""

    def __init__(self, database: Database, bus: Bus, rating_model: RatingModel) -> None:
        self.database, self.bus, self.rating_model = database, bus, rating_model

    async def _all(self, query: Select[Any]) -> Sequence[Row[Any]]:
        return await self.database.read(lambda connection: connection.execute(query).all())

    async def _first(self, query: Select[Any]) -> Row[Any] | None:
        return await self.database.read(lambda connection: connection.execute(query).first())

    # tables

    async def create(
        self, table: TableRow, seats: list[SeatRow], talk: list[TalkRow], visitors: Iterable[str] = ()
    ) -> None:
        """Create a table; a private one is seen by `visitors` as well."""

        def job(connection: Connection) -> None:
            connection.execute(insert(models.tables).values(asdict(table)))
            _put_seats(connection, table.id, seats)
            _put_talk(connection, table.id, talk)
            if table.private:
                new_link(connection, table.id)
                let_in(connection, table.id, visitors, by_link=False)

        await self.database.write(job)

    async def write_change(self, change: Change) -> None:
        """Write one change of a table; Conflict if it is not the next, Collision if a key was used before."""
        due = change.fields.get("bot_due_since") is not None
        announcement = ("table", change.table_id, change.seq, due, announcement_of(change))

        def job(connection: Connection) -> None:
            done = connection.execute(advance_table(tuple(change.fields)), advance_values(change))
            if done.rowcount != 1:
                raise Conflict(change.table_id)
            _write_parts(connection, change)
            if change.outcome is not None:
                record_result(connection, self.rating_model, change.table_id, change.outcome)
            write_inbox_changes(connection, change.table_id, change.inbox_changes)
            self.bus.publish(connection, *announcement)

        try:
            if fits_one_statement(change) and self.database.shared and await self._write_at_once(change):
                self.bus.publish_soon(*announcement)
            else:
                await self.database.write(job)
        except IntegrityError as error:
            for action in change.actions:
                if await self.find_action(change.table_id, action.seat, action.key) is not None:
                    raise Collision(action.key) from error
            raise Conflict(change.table_id) from error

    async def _write_at_once(self, change: Change) -> bool:
        """Write it in one statement; False if that cannot be, and nothing is written."""
        try:
            found = await self.database.execute_one(statement_for(change), statement_values(change))
        except IntegrityError:  # a notice that is there already is replaced the other way
            return False
        if not found:
            raise Conflict(change.table_id)
        return True

    async def load_since(self, id: str, seq: int) -> StoredTable | None:
        """A table as it is now, and the talk and actions after a seq."""

        def job(connection: Connection) -> StoredTable | None:
            table = find_table(connection, id)
            if table is None:
                return None
            saved, a = connection.scalar(_last_snapshot(id, models.snapshots.c.seq)), models.actions
            count = select(func.count()).where(a.c.table_id == id, a.c.seq > (-1 if saved is None else saved))
            since_snapshot = connection.scalar(count) or 0
            return _stored_table(
                connection, table, seq, connection.execute(actions_after(id, seq)).all(), since_snapshot
            )

        return await self.database.read(job)

    async def load(self, id: str) -> tuple[StoredTable, str | None] | None:
        """A table with the last snapshot of its match, the actions since, and the last lines of chat."""

        def job(connection: Connection) -> tuple[StoredTable, str | None] | None:
            table = find_table(connection, id)
            if table is None:
                return None
            columns = (models.snapshots.c.seq, models.snapshots.c.doc)
            last = connection.execute(_last_snapshot(id, *columns)).first()
            actions = connection.execute(actions_after(id, -1 if last is None else last.seq)).all()
            stored = _stored_table(connection, table, -1, actions, len(actions))
            stored = replace(stored, chat=last_lines(connection, id))
            return stored, None if last is None else last.doc

        return await self.database.read(job)

    async def last_seqs(self, ids: list[str]) -> dict[str, int]:
        """The last seqs of some tables."""
        t = models.tables
        return {row.id: row.seq for row in await self._all(select(t.c.id, t.c.seq).where(t.c.id.in_(ids)))}

    async def find_action(self, id: str, seat: int, key: str) -> Action | None:
        """What was done under an idempotency key."""
        row = await self._first(
            select(models.actions).where(
                models.actions.c.table_id == id, models.actions.c.seat == seat, models.actions.c.key == key
            )
        )
        return None if row is None else action_row(row)

    async def list_page(
        self, user_id: str | None, which: str, game: str | None, after: tuple[float, str] | None
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """A page of tables, newest first: the open ones, mine, or those that are over."""
        t = models.tables
        mine = select(models.seats.c.table_id).where(models.seats.c.user_id == user_id)
        conditions: list[Any] = []
        if which == "open":
            conditions = [t.c.phase == "open", t.c.private.is_(False)]
        elif which == "mine":
            conditions = [
                t.c.phase.in_(UNFINISHED),
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
        query = (
            select(*TABLE_COLUMNS)
            .where(*conditions)
            .order_by(t.c.created.desc(), t.c.id.desc())
            .limit(PAGE_SIZE + 1)
        )
        rows = [TableRow(**row._mapping) for row in await self._all(query)]
        found = select(models.seats).where(models.seats.c.table_id.in_([row.id for row in rows]))
        seats: dict[str, list[SeatRow]] = {}
        for row in await self._all(found.order_by(models.seats.c.seat)):
            seats.setdefault(row.table_id, []).append(seat_row(row))
        return [(row, seats.get(row.id, [])) for row in rows]

    async def members_among(self, ids: list[str]) -> set[str]:
        """Those of some people who have accounts."""
        query = select(accounts.c.user_id).where(accounts.c.user_id.in_(ids))
        return {row.user_id for row in await self._all(query)}

    async def count_open_tables(self, user_id: str) -> int:
        t = models.tables
        query = select(func.count()).where(t.c.owner_id == user_id, t.c.phase.in_(UNFINISHED))
        row = await self._first(query)
        return 0 if row is None else int(row[0])


INSERT_ACTION = insert(models.actions)
INSERT_TALK = insert(models.talk)


def _stored_table(
    connection: Connection, table: TableRow, seq: int, actions: Sequence[Row[Any]], since_snapshot: int
) -> StoredTable:
    t, s = models.talk, models.seats
    lines = (
        select(t).where(t.c.table_id == table.id, t.c.seq > seq).order_by(t.c.id.desc()).limit(MAX_TALK_LINES)
    )
    talk = [_talk_row(line) for line in reversed(connection.execute(lines).all())]
    seats = connection.execute(select(s).where(s.c.table_id == table.id).order_by(s.c.seat)).all()
    done = [action_row(action) for action in actions]
    return StoredTable(table, [seat_row(seat) for seat in seats], talk, done, since_snapshot)


def find_table(connection: Connection, id: str) -> TableRow | None:
    """A table's row; raises Damaged if it cannot be used."""
    row = connection.execute(select(*TABLE_COLUMNS).where(models.tables.c.id == id)).first()
    if row is None:
        return None
    table = TableRow(**row._mapping)
    if (damage := damage_of(table)) is not None:
        raise damage
    return table


def actions_after(id: str, seq: int) -> Select[Any]:
    a = models.actions
    return select(a).where(a.c.table_id == id, a.c.seq > seq).order_by(a.c.seq)


def _last_snapshot(id: str, *columns: Any) -> Select[Any]:
    s = models.snapshots
    return select(*columns).where(s.c.table_id == id).order_by(s.c.seq.desc()).limit(1)


def _write_parts(connection: Connection, change: Change) -> None:
    """Write what a change adds beside the table itself."""
    for action in change.actions:
        connection.execute(INSERT_ACTION, {"table_id": change.table_id, **vars(action)})
    if change.seats is not None:
        connection.execute(delete(models.seats).where(models.seats.c.table_id == change.table_id))
        _put_seats(connection, change.table_id, change.seats)
    _put_talk(connection, change.table_id, change.talk)
    if change.snapshot is not None:
        row = {"table_id": change.table_id, "seq": change.seq, "doc": change.snapshot}
        connection.execute(insert(models.snapshots).values(row))


def _put_seats(connection: Connection, id: str, seats: list[SeatRow]) -> None:
    connection.execute(insert(models.seats), [{"table_id": id, **asdict(seat)} for seat in seats])


def _put_talk(connection: Connection, id: str, lines: list[TalkRow]) -> None:
    rows = [{"table_id": id, **asdict(line)} for line in lines]
    if rows:
        connection.execute(INSERT_TALK, rows)


def seat_row(row: Row[Any]) -> SeatRow:
    return SeatRow(row.seat, row.kind, row.user_id, row.name, row.level, row.nonce, row.share, row.ready)


def _talk_row(row: Row[Any]) -> TalkRow:
    values = dict(row._mapping)
    del values["table_id"]
    return TalkRow(**values)


def action_row(row: Row[Any]) -> Action:
    values = dict(row._mapping)
    del values["table_id"]
    return Action(**values)
