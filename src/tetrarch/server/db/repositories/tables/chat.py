"""The SQL of chat: lines are written apart from the changes of tables, and take no lock of theirs."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import Connection, func, insert, select, text

from tetrarch.server.db.engine import CHAT_LOCK, Database
from tetrarch.server.db.models.tables import ChatRow, chat

MAX_PLAYERS_LINES, MAX_SPECTATORS_LINES = 200, 100  # of each table that a room keeps in memory
MAX_MISSED = 1000  # lines that are looked up at once
c = chat.c


@dataclass(frozen=True)
class NewLine:
    """A line that is not written yet."""

    table_id: str
    user_id: str
    name: str
    seat: int | None
    text: str


class ChatRepository:
    """Writes lines of chat, and finds those that other processes have written."""

    def __init__(self, database: Database) -> None:
        self.database, self.shared = database, database.shared

    async def add(self, lines: list[NewLine]) -> list[ChatRow]:
        """Write lines. Ids grow in the order of commits, so that whoever has one has all before it."""

        def job(connection: Connection) -> list[ChatRow]:
            if self.shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": CHAT_LOCK})
            first, now = last_id(connection) + 1, time.time()
            rows = [ChatRow(id=first + place, at=now, **vars(line)) for place, line in enumerate(lines)]
            connection.execute(insert(chat), [vars(row) for row in rows])
            return rows

        return await self.database.write(job)

    async def last_id(self) -> int:
        """The id of the last line at any table."""
        return await self.database.read(last_id)

    async def since(self, id: int) -> list[ChatRow]:
        """The lines after one, at all tables, the oldest first."""
        query = select(chat).where(c.id > id).order_by(c.id).limit(MAX_MISSED)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [ChatRow(**row._mapping) for row in rows]


def last_id(connection: Connection) -> int:
    return int(connection.scalar(select(func.max(c.id))) or 0)


def last_lines(connection: Connection, table_id: str) -> list[ChatRow]:
    """The last lines of a table's players, and of its spectators, the oldest first."""
    rows = list[ChatRow]()
    for whose, most in ((c.seat.is_not(None), MAX_PLAYERS_LINES), (c.seat.is_(None), MAX_SPECTATORS_LINES)):
        query = select(chat).where(c.table_id == table_id, whose).order_by(c.id.desc()).limit(most)
        rows += [ChatRow(**row._mapping) for row in connection.execute(query)]
    return sorted(rows, key=lambda row: row.id)
