"""The SQL of claims: which process lets the bots of which table answer."""

from __future__ import annotations

import time
from typing import Any

from sqlalchemy import Connection, func, or_, select, update

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.tables import tables

t = tables

SKEW = 10.0  # seconds by which the clocks of processes may differ without a bot that waits


class ClaimRepository:
    """Tables at which a bot is due, each claimed by one process for some seconds."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def claim(
        self, name: str, seconds: float, limit: int, overdue: float = 0.0
    ) -> list[tuple[str, int]]:
        """Take tables at which a bot has been due for `overdue` seconds and that nobody else sees to: their
        ids and last seqs. First one of each owner, then a second of each: nobody waits for another's many."""

        def job(connection: Connection) -> list[tuple[str, int]]:
            now = time.time()
            # a claim for long, or a bot that is due in the future, was written by a clock that was wrong
            lapsed = or_(t.c.claimed_until < now, t.c.claimed_until > now + seconds + SKEW)
            free = or_(t.c.claimed_until.is_(None), lapsed)
            due = or_(t.c.bot_due_since <= now - overdue, t.c.bot_due_since > now + SKEW)
            place = func.row_number().over(partition_by=t.c.owner_id, order_by=t.c.bot_due_since)
            found = select(t.c.id, place.label("place")).where(due, free).subquery()
            query = select(t.c.id, t.c.seq).join(found, found.c.id == t.c.id).where(due, free)
            query = query.order_by(found.c.place, t.c.bot_due_since).limit(limit)
            rows = connection.execute(query.with_for_update(of=t, skip_locked=True)).all()
            if rows:
                taken = {"claimed_by": name, "claimed_until": now + seconds}
                connection.execute(update(t).where(t.c.id.in_([row.id for row in rows])).values(taken))
            return [(row.id, row.seq) for row in rows]

        return await self.database.write(job)

    async def renew(self, name: str, ids: list[str], seconds: float) -> None:
        """Keep tables for longer."""
        query = (
            update(t)
            .where(t.c.id.in_(ids), t.c.claimed_by == name)
            .values(claimed_until=time.time() + seconds)
        )
        await self.database.write(lambda connection: connection.execute(query).close())

    async def release(self, name: str, id: str, seq: int | None = None) -> None:
        """Let a table go; with a seq: no bot was due after that change."""
        mine = update(t).where(t.c.id == id, t.c.claimed_by == name)
        query = mine.values(claimed_by=None, claimed_until=None)
        if seq is not None:
            query = mine.where(t.c.seq == seq).values(claimed_by=None, claimed_until=None, bot_due_since=None)
        await self.database.write(lambda connection: connection.execute(query).close())

    async def waiting(self) -> tuple[int, float]:
        """How many tables wait for a bot, and for how many seconds the first of them has."""
        due = t.c.bot_due_since
        query: Any = select(func.count(due).label("tables"), func.min(due).label("first"))
        row = await self.database.read(lambda it: it.execute(query.where(due.is_not(None))).one())
        return row.tables, 0.0 if row.first is None else max(0.0, time.time() - row.first)
