"""The SQL of clocks: how long servers have run, and at which tables somebody's time is over or nearly so."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, exists, select, update

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.notifications import notices
from tetrarch.server.db.models.tables import Notice, tables, uptime
from tetrarch.server.db.repositories.notifications.notices import write_notices

LEASE = 5.0  # seconds for which a table is left to whoever took it
MAX_OVERDUE = 50  # tables whose time is over, at one look
MAX_NEARLY_OVER = 500  # tables, at one look
t = tables


class ClockRepository:
    """Keeps the beats of running servers, and finds the tables at which time runs out."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def beat(self, mine: float) -> float:
        """Show that a server runs; the uptime."""
        return await self.database.write(lambda connection: beat(connection, mine))

    async def take_overdue(self, now: float) -> list[tuple[str, int]]:
        """Take tables at which somebody's time is over: their ids and last seqs."""

        def job(connection: Connection) -> list[tuple[str, int]]:
            query = (
                select(t.c.id, t.c.seq)
                .where(t.c.next_timeout <= now)
                .order_by(t.c.next_timeout)
                .limit(MAX_OVERDUE)
            )
            rows = connection.execute(query.with_for_update(skip_locked=True)).all()
            if rows:
                ids = [row.id for row in rows]
                connection.execute(update(t).where(t.c.id.in_(ids)).values(next_timeout=now + LEASE))
            return [(row.id, row.seq) for row in rows]

        return await self.database.write(job)

    async def put_back(self, id: str, seq: int, next_timeout: float | None) -> None:
        """Nothing was over: the table is looked at again when it may be."""
        query = update(t).where(t.c.id == id, t.c.seq == seq).values(next_timeout=next_timeout)
        await self.database.write(lambda connection: connection.execute(query).close())

    async def set_aside(self, id: str, next_look: float) -> None:
        """Something is wrong with a table: leave it alone until then."""
        query = update(t).where(t.c.id == id).values(next_timeout=next_look)
        await self.database.write(lambda connection: connection.execute(query).close())

    async def nearly_over(self, now: float, until: float) -> list[tuple[str, Any]]:
        """Tables with their clocks, at which somebody's time is over until then and nobody was reminded."""
        known = exists().where(notices.c.kind == "time", notices.c.about == t.c.id)
        query = select(t.c.id, t.c.clock).where(t.c.next_timeout > now, t.c.next_timeout <= until, ~known)
        query = query.where(t.c.phase == "running")
        query = query.order_by(t.c.next_timeout).limit(MAX_NEARLY_OVER)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.clock) for row in rows]

    async def remind(self, reminders: list[Notice]) -> None:
        """Write reminders about one table; of several processes one does, while the others wait for it."""
        about = reminders[0].about

        def job(connection: Connection) -> None:
            connection.execute(select(t.c.id).where(t.c.id == about).with_for_update())
            known = select(notices.c.id).where(notices.c.kind == "time", notices.c.about == about)
            if connection.execute(known.limit(1)).first() is None:
                write_notices(connection, reminders)

        await self.database.write(job)


def beat(connection: Connection, mine: float) -> float:
    """Raise the uptime to what a process has measured, as long as any clock runs; what is stored then."""
    stored = float(connection.execute(select(uptime.c.seconds).with_for_update()).scalar_one())
    running_clock = select(t.c.id).where(t.c.next_timeout.is_not(None)).limit(1)
    if mine <= stored or connection.execute(running_clock).first() is None:
        return stored
    connection.execute(update(uptime).values(seconds=mine))
    return mine
