"""The SQL of the coach: what it has said to whom, and when it speaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row, select

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.learning import coached
from tetrarch.server.db.models.social import preferences
from tetrarch.server.db.repositories.inserting import insert_if_absent
from tetrarch.server.db.repositories.social import friendships

c = coached.c


class CoachRepository:
    """What people have been told, and what they have chosen."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def told(self, user_id: str) -> list[tuple[str, str]]:
        """Games and topics, in an order that stays."""
        query = select(c.game, c.topic).where(c.user_id == user_id).order_by(c.game, c.topic)
        rows = await self.database.read(lambda connection: connection.execute(query).all())
        return [(row.game, row.topic) for row in rows]

    async def tell(self, user_id: str, game: str, topics: Sequence[str]) -> None:
        def job(connection: Connection) -> None:
            for topic in topics:
                row = {"user_id": user_id, "game": game, "topic": topic}
                connection.execute(insert_if_absent(connection, coached).values(row))

        await self.database.write(job)

    async def mode(self, user_id: str) -> str | None:
        """What somebody has chosen; None if nothing."""
        query = select(preferences.c.coach).where(preferences.c.user_id == user_id)
        return await self.database.read(lambda connection: connection.scalar(query))

    async def set_mode(self, user_id: str, mode: str) -> None:
        await self.database.write(
            lambda connection: friendships.set_preference(connection, user_id, "coach", mode)
        )


def merge_coached(connection: Connection, rows: Sequence[Row[Any]], user_id: str) -> None:
    """What the guest was told, the account needs not hear again."""
    for row in rows:
        values = {**row._mapping, "user_id": user_id}
        connection.execute(insert_if_absent(connection, coached).values(values))
