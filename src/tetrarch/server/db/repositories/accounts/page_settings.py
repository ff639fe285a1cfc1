"""The SQL of what people choose for the pages."""

from __future__ import annotations

from sqlalchemy import select

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.social import preferences
from tetrarch.server.db.repositories.social.friendships import set_preference


class PageSettingsRepository:
    """What people have chosen for the pages, as JSON."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, user_id: str) -> str:
        query = select(preferences.c.page).where(preferences.c.user_id == user_id)
        return await self.database.read(lambda connection: connection.scalar(query)) or "{}"

    async def save(self, user_id: str, text: str) -> None:
        await self.database.write(lambda connection: set_preference(connection, user_id, "page", text))
