"""Insert statements that both kinds of database understand."""

from __future__ import annotations

from sqlalchemy import Connection, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite


def insert_if_absent(connection: Connection, table: Table) -> Insert:
    """An insert that leaves a row which is already there as it is."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()
