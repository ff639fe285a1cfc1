"""The SQL of records: games that people have uploaded."""

from __future__ import annotations

import time

from sqlalchemy import Connection, delete, insert, select

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.tables import records

r = records


class RecordRepository:
    """Uploaded records of games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, id: str, user_id: str, text: str, limit: int) -> None:
        """Keep an uploaded record; only the newest of each person stay."""

        def job(connection: Connection) -> None:
            connection.execute(delete(r).where(r.c.id == id))
            row = {"id": id, "user_id": user_id, "text": text, "created": time.time()}
            connection.execute(insert(r).values(row))
            newest = select(r.c.id).where(r.c.user_id == user_id).order_by(r.c.created.desc()).limit(limit)
            kept = [kept.id for kept in connection.execute(newest).all()]
            connection.execute(delete(r).where(r.c.user_id == user_id, r.c.id.not_in(kept)))

        await self.database.write(job)

    async def of(self, user_id: str) -> list[tuple[str, str]]:
        """The records that somebody brought along."""
        query = select(r.c.id, r.c.text).where(r.c.user_id == user_id).order_by(r.c.created, r.c.id)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.text) for row in rows]

    async def text(self, id: str) -> str | None:
        query = select(r.c.text).where(r.c.id == id)
        return await self.database.read(lambda connection: connection.scalar(query))
