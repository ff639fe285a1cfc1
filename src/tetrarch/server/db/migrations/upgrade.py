"""Bring a database up to date, or see how far it is."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from tetrarch.core.match.errors import GameError
from tetrarch.server.db.engine import MIGRATION_LOCK


def config(connection: Connection | None = None) -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Migrate. Of several processes that start at once, one does it and the others wait."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATION_LOCK})
    known, at = revisions(), revision(connection)
    if at is not None and at not in known:
        raise GameError(
            f"the database is at revision {at}, which this version of Tetrarch does not know (its last is "
            f"{known[0]}): start a newer version, or restore a backup"
        )
    if at != (known[0] if to == "head" else to):
        command.upgrade(config(connection), to)


def revision(connection: Connection) -> str | None:
    """How far a database is; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All that there are, the last first."""
    return [step.revision for step in ScriptDirectory.from_config(config()).walk_revisions()]
