"""Served time: the seconds during which a server ran. Clocks stand while none does."""

from __future__ import annotations

from sqlalchemy import Connection, select, text, update

from tetrarch.server import clocks, model
from tetrarch.server.database import Database

GAP = 5.0  # seconds without a pulse after which no server is taken to have run
FIRST = text("INSERT INTO pulse (id, at, lost) VALUES (1, NULL, 0) ON CONFLICT DO NOTHING")


class Served:
    """The time that clocks go by: that of the wall, less what is lost for want of a server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lost = 0.0
        self.beaten = 0.0  # when this process has last looked

    def now(self) -> float:
        return clocks.wall() - self.lost

    async def beat(self) -> float:
        """Show that a server runs, and learn how long none did; the time of that beat."""
        at = self.beaten = clocks.wall()
        self.lost = await self.database.write(lambda connection: beat(connection, at))
        return at - self.lost

    async def fresh(self) -> float:
        """The time; after a long pause, as of a machine that slept, only after a look at the pulse."""
        at = clocks.wall()
        return at - self.lost if at - self.beaten <= GAP else await self.beat()


def beat(connection: Connection, now: float) -> float:
    """The pulse goes on as long as any clock runs; a gap in it is lost time."""
    p, flag = model.pulse, model.tables.c.flag
    row = connection.execute(select(p).with_for_update()).first()
    if row is None:
        return 0.0
    runs = connection.execute(select(flag).where(flag.is_not(None)).limit(1)).first() is not None
    at, lost = now if runs else None, float(row.lost)
    if row.at is not None and now - row.at > GAP:
        lost += now - row.at
    if (at, lost) != (row.at, row.lost):
        connection.execute(update(p).values(at=at, lost=lost))
    return lost


def awake(connection: Connection) -> None:
    """A clock runs: from now on there is a pulse."""
    p = model.pulse
    row = connection.execute(select(p.c.at)).first()
    if row is None:
        connection.execute(FIRST)
    if row is None or row.at is None:
        connection.execute(update(p).where(p.c.at.is_(None)).values(at=clocks.wall()))
