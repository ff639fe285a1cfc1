"""Migrating a database, and checking whether it can be reached."""

from __future__ import annotations

from sqlalchemy import Connection

from tetrarch.core.match.errors import GameError
from tetrarch.server.db.engine import Database, Unavailable
from tetrarch.server.db.migrations.upgrade import revision, revisions, upgrade


class MaintenanceRepository:
    """Migrates a database and checks its revision."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def migrate(self, to: str = "head") -> tuple[str | None, str | None]:
        """Migrate the database; returns its revision before and after."""

        def job(connection: Connection) -> tuple[str | None, str | None]:
            before = revision(connection)
            upgrade(connection, to)
            return before, revision(connection)

        return await self.database.write(job)

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            await self.database.read(revision)
        except Unavailable:
            return False
        return True

    async def require_newest(self) -> None:
        """Raise a GameError if the database is not at the newest revision."""
        at, newest = await self.database.read(revision), revisions()[0]
        if at != newest:
            raise GameError(f"the database is at {at or 'nothing'}, not at {newest}: migrate it first")
