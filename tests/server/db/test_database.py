"""The database: group commit, migrations."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest
from alembic import command as alembic
from sqlalchemy import Connection, select, text

from server.kit import database_setting
from tetrarch.server import config
from tetrarch.server.db import engine, models
from tetrarch.server.db.engine import Sqlite, Unavailable, make_database
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
def test_a_locked_database_is_waited_for_once(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not once for every job that waits: all are told at the same time that it cannot be written."""

    async def many() -> tuple[list[object], int]:
        database = Sqlite(f"sqlite+aiosqlite:///{file}")
        await database.open()
        writer = database.writer
        assert writer is not None
        with closing(sqlite3.connect(file, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            jobs = [
                database.write(lambda connection: connection.exec_driver_sql("SELECT 1")) for _ in range(20)
            ]
            results = await asyncio.gather(*jobs, return_exceptions=True)
            other.execute("ROLLBACK")
        tries = writer.batches
        assert await database.write(lambda connection: 1) == 1, "and can be written again"
        await database.close()
        return results, tries

    monkeypatch.setattr(engine, "BUSY_MILLISECONDS", 50)
    results, tries = asyncio.run(many())
    assert all(isinstance(result, Unavailable) for result in results), results
    assert tries == 1


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


@pytest.mark.both_databases
def test_what_was_said_before_chat_had_a_table_is_kept(empty_database: Path | str) -> None:
    """Lines move there and back; the server's notes stay where they are."""
    values = {
        "users": "INSERT INTO users (id, name, created) VALUES ('u', 'Ania', 1)",
        "tables": "INSERT INTO tables (id, game, version, options, phase, owner_id, undo, private, seq,"
        " undo_epoch, secret, created) VALUES ('t', 'g', 1, '{}', 'open', 'u', 'free', false, 4, 0, 's', 1)",
        "note": "INSERT INTO talk (table_id, id, seq, at, kind, key, args)"
        " VALUES ('t', 1, 2, 1, 'note', 'k', '{}')",
        "chat": "INSERT INTO talk (table_id, id, seq, at, kind, user_id, name, seat, text, args)"
        " VALUES ('t', 2, 3, 2, 'chat', 'u', 'Ania', 0, 'hello', '{}')",
    }

    async def there_and_back() -> None:
        opened = make_database(config.load_settings(**database_setting(empty_database)).url)
        await opened.open()
        await opened.write(lambda connection: alembic.upgrade(alembic_config(connection), "r0010"))
        for statement in values.values():
            await opened.write(lambda it, statement=statement: it.exec_driver_sql(statement).close())
        await opened.write(lambda connection: alembic.upgrade(alembic_config(connection), "r0011"))
        [line] = await opened.read(lambda it: it.execute(select(models.chat)).all())
        assert tuple(line) == (1, "t", 2.0, "u", "Ania", 0, "hello")
        notes = await opened.read(lambda it: it.execute(text("SELECT id, key FROM talk")).all())
        assert [tuple(note) for note in notes] == [(1, "k")]
        await opened.write(lambda connection: alembic.downgrade(alembic_config(connection), "r0010"))
        query = text("SELECT id, seq, kind, user_id, text FROM talk ORDER BY id")
        rows = await opened.read(lambda it: it.execute(query).all())
        assert [tuple(row) for row in rows] == [(1, 2, "note", None, None), (2, 4, "chat", "u", "hello")]
        await opened.close()

    asyncio.run(there_and_back())


def moved(connection: Connection, to: str) -> None:
    (alembic.upgrade if to == "head" else alembic.downgrade)(alembic_config(connection), to)


@pytest.mark.parametrize(
    "error", [asyncpg.InternalClientError("another operation is in progress"), OSError()]
)
def test_a_connection_that_fails_while_postgresql_shuts_down(postgres: str, error: Exception) -> None:
    """People are told that the storage cannot be reached, not that the server has a fault."""

    def fail(connection: Connection) -> None:
        raise error

    async def run() -> None:
        database = make_database(postgres)
        await database.open()
        for work in (database.read, database.write):
            with pytest.raises(Unavailable):
                await work(fail)
        await database.close()

    asyncio.run(run())
