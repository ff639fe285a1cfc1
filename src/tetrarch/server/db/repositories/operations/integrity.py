"""The SQL of the integrity check: all that is stored of a table."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, select

from tetrarch.server.db import models
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.tables import Action, SeatRow, TableRow
from tetrarch.server.db.repositories.tables.tables import action_row, actions_after, find_table, seat_row


@dataclass(frozen=True)
class TableHistory:
    """All that is stored of a table: `snapshots` by seq; `last`, the last seq of all its rows."""

    table: TableRow
    seats: list[SeatRow]
    actions: list[Action]
    snapshots: dict[int, str]
    last: dict[str, int]


class IntegrityRepository:
    """Reads tables with all their actions and snapshots, each as of one moment."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def table_ids(self) -> list[str]:
        t = models.tables
        query = select(t.c.id).order_by(t.c.created, t.c.id)
        return await self.database.read(lambda connection: list(connection.scalars(query)))

    async def table(self, id: str) -> TableHistory | None:
        return await self.database.read(lambda connection: table_history(connection, id))


def table_history(connection: Connection, id: str) -> TableHistory | None:
    table = find_table(connection, id)
    if table is None:
        return None
    s, p = models.seats, models.snapshots
    seats = connection.execute(select(s).where(s.c.table_id == id).order_by(s.c.seat)).all()
    actions = connection.execute(actions_after(id, -1)).all()
    snapshots = connection.execute(select(p.c.seq, p.c.doc).where(p.c.table_id == id)).all()
    return TableHistory(
        table,
        [seat_row(row) for row in seats],
        [action_row(row) for row in actions],
        {row.seq: row.doc for row in snapshots},
        last_seqs(connection, id),
    )


def last_seqs(connection: Connection, id: str) -> dict[str, int]:
    """The last seq in each of the tables that hold a game's actions, snapshots and talk."""
    seqs: dict[str, int] = {}
    for one in (models.actions, models.snapshots, models.talk):
        last = connection.scalar(select(func.max(one.c.seq)).where(one.c.table_id == id))
        if last is not None:
            seqs[one.name] = last
    return seqs
