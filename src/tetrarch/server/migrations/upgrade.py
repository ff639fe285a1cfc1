"""Bring a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection


def config(connection: Connection) -> Config:
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    found.attributes["connection"] = connection
    return found


def upgrade(connection: Connection) -> None:
    command.upgrade(config(connection), "head")
