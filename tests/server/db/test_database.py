"""The database: group commit, migrations."""

import asyncio
from pathlib import Path

import pytest
from alembic import command as alembic
from sqlalchemy import Connection

from server.kit import database_setting
from tetrarch.server import config
from tetrarch.server.db.engine import Sqlite, make_database
from tetrarch.server.db.migrations.upgrade import config as alembic_config
from tetrarch.server.db.migrations.upgrade import revisions


def test_group_commit(file: Path) -> None:
    """Jobs that arrive together share a transaction; a bad one does not harm the others."""

    def good(connection: Connection) -> int:
        return 1

    def bad(connection: Connection) -> int:
        raise ValueError("no")

    async def many() -> list[object]:
        database = Sqlite(f"sqlite+aiosqlite:///{file}")
        await database.open()
        writer = database.writer
        assert writer is not None
        before = writer.batches
        jobs = [writer.write(bad if n == 5 else good) for n in range(20)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert writer.batches - before < 23
        together = [writer.write(good) for _ in range(20)]
        before = writer.batches
        await asyncio.gather(*together)
        assert writer.batches - before <= 2
        await database.close()
        return list(results)

    results = asyncio.run(many())
    assert [result for result in results if result != 1 and not isinstance(result, ValueError)] == []
    assert sum(isinstance(result, ValueError) for result in results) == 1


@pytest.mark.both_databases
def test_migrations_fit_the_model_and_can_be_undone(empty_database: Path | str) -> None:
    """Up, step by step down, and up again; then the tables are those of the model."""

    async def there_and_back() -> None:
        opened = make_database(config.load_settings(**database_setting(empty_database)).url)
        await opened.open()
        for to in ("head", *revisions()[1:], "base", "head"):
            await opened.write(lambda connection, to=to: moved(connection, to))
        await opened.read(lambda connection: alembic.check(alembic_config(connection)))
        await opened.close()

    asyncio.run(there_and_back())


def moved(connection: Connection, to: str) -> None:
    (alembic.upgrade if to == "head" else alembic.downgrade)(alembic_config(connection), to)
