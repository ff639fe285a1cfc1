"""All rows of a database, read for a backup and put back from one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from sqlalchemy import Connection, MetaData, insert, select

from tetrarch.core.match.errors import GameError
from tetrarch.server.db.engine import Database
from tetrarch.server.db.migrations.upgrade import revision, upgrade

T = TypeVar("T")
BATCH = 500
VERSIONS = "alembic_version"


class BackupRepository:
    """Every row of every table, whatever the revision of the database."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def read_all(self, write: Callable[[str, Iterator[list[Any]]], T]) -> T:
        """Hand the revision and all rows of this moment to a function, and give what it gives."""

        def job(connection: Connection) -> T:
            at = revision(connection)
            if at is None:
                raise GameError("the database is empty: there is nothing to back up")
            return write(at, rows(connection))

        return await self.database.read(job)

    async def fill(
        self,
        at: str,
        batches: Iterator[tuple[str, list[list[Any]]]],
        names: list[str],
        replace: bool,
        check: Callable[[dict[str, int]], None],
    ) -> dict[str, int]:
        """Put batches of rows into the tables of a revision, have their numbers checked, then migrate."""

        def job(connection: Connection) -> dict[str, int]:
            empty(connection, replace)
            upgrade(connection, at)
            tables = reflect_tables(connection).tables
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
    """Every row as [table, values], in an order in which they can be put back; first [table] alone."""
    for table in reflect_tables(connection).sorted_tables:
        yield [table.name]
        streaming = connection.execution_options(yield_per=BATCH)
        for row in streaming.execute(select(table).order_by(*table.primary_key.columns)):
            yield [table.name, list(row)]


def reflect_tables(connection: Connection) -> MetaData:
    """The tables as they are in the database, whatever its revision."""
    found = MetaData()
    found.reflect(connection)
    if VERSIONS in found.tables:
        found.remove(found.tables[VERSIONS])
    return found


def empty(connection: Connection, replace: bool) -> None:
    """Make room: a database that holds something is emptied only when asked to be."""
    found = reflect_tables(connection)
    tables = found.sorted_tables
    filled = [table.name for table in tables if connection.execute(select(table).limit(1)).first()]
    if filled and not replace:
        raise GameError(f"the database holds something ({', '.join(filled)}); --replace overwrites it")
    found.drop_all(connection)
    connection.exec_driver_sql(f"DROP TABLE IF EXISTS {VERSIONS}")
