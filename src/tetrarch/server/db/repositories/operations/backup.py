"""The SQL of backups: reading all rows of a database, and restoring them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from sqlalchemy import Connection, MetaData, delete, insert, select

from tetrarch.core.match.errors import GameError
from tetrarch.server.db.engine import Database
from tetrarch.server.db.migrations.upgrade import revision, upgrade

T = TypeVar("T")
BATCH = 500  # rows
REVISION_TABLE = "alembic_version"


class BackupRepository:
    """Reads and restores the rows of all tables, at any revision of the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read_all(self, write: Callable[[str, Iterator[list[Any]]], T]) -> T:
        """Call `write` with the revision and all rows, as of one moment; returns its result."""

        def job(connection: Connection) -> T:
            at = revision(connection)
            if at is None:
                raise GameError("the database is empty: there is nothing to back up")
            return write(at, rows(connection))

        return await self.database.read(job)

    async def restore(
        self,
        at: str,
        batches: Iterator[tuple[str, list[list[Any]]]],
        names: list[str],
        replace: bool,
        check: Callable[[dict[str, int]], None],
    ) -> dict[str, int]:
        """Put batches of rows into the tables of revision `at`, check their counts, then migrate."""

        def job(connection: Connection) -> dict[str, int]:
            clear_database(connection, replace)
            upgrade(connection, at)
            metadata = reflect_tables(connection)
            for table in reversed(metadata.sorted_tables):
                connection.execute(delete(table))  # rows that migrations make are in the backup, too
            tables = metadata.tables
            counts = dict.fromkeys(names, 0)
            for name, batch in batches:
                columns = [column.name for column in tables[name].columns]
                values = [dict(zip(columns, row, strict=True)) for row in batch]
                connection.execute(insert(tables[name]), values)
                counts[name] += len(batch)
            check(counts)
            upgrade(connection)
            return counts

        return await self.database.write(job)


def rows(connection: Connection) -> Iterator[list[Any]]:
    """Every row as [table, values] in an order that can be restored; [table] alone comes before its rows."""
    for table in reflect_tables(connection).sorted_tables:
        yield [table.name]
        streaming = connection.execution_options(yield_per=BATCH)
        for row in streaming.execute(select(table).order_by(*table.primary_key.columns)):
            yield [table.name, list(row)]


def reflect_tables(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever its revision."""
    metadata = MetaData()
    metadata.reflect(connection)
    if REVISION_TABLE in metadata.tables:
        metadata.remove(metadata.tables[REVISION_TABLE])
    return metadata


def clear_database(connection: Connection, replace: bool) -> None:
    """Delete all tables; with rows in them only if `replace` is set, else GameError."""
    metadata = reflect_tables(connection)
    filled = [
        table.name for table in metadata.sorted_tables if connection.execute(select(table).limit(1)).first()
    ]
    if filled and not replace:
        raise GameError(f"the database is not empty ({', '.join(filled)}); --replace overwrites it")
    metadata.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {REVISION_TABLE}")
