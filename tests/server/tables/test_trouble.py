"""Trouble: the database restarts, the disk is full, bots hang or crash, an older database is upgraded."""

import asyncio
import os
import signal
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from alembic import command as alembic
from sqlalchemy import Connection

from devkit.postgres import Postgres
from server.kit import Client, Running, database_setting, new_key, start_two_player_game, wait, whose_turn
from tetrarch.cli import main
from tetrarch.server import bot_levels
from tetrarch.server.config import load_settings
from tetrarch.server.db.engine import make_database
from tetrarch.server.db.migrations.upgrade import config as alembic_config
from tetrarch.server.db.migrations.upgrade import revisions


def a_move(clients: list[Client], id: str) -> tuple[Client, dict[str, object]]:
    """Whoever is asked, with a move that can be sent again."""
    client, snapshot = whose_turn(clients, id)
    mine = snapshot["decision"]["mine"]
    number, token = snapshot["number"], mine["moves"][0]["token"]
    return client, {"seat": mine["seat"], "token": token, "number": number, "key": new_key()}


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT])
def test_postgresql_restarts(how: signal.Signals) -> None:
    """People are told that the server cannot reach its storage; the same click counts once when it can."""
    cluster = Postgres(safe=True)
    try:
        with Running(cluster.create()) as running:
            ania, bruno, id = start_two_player_game(running)
            client, body = a_move([ania, bruno], id)
            with ania.socket(id) as socket:
                first = socket.hear("welcome")["snapshot"]
                cluster.stop(how)
                client.refused(f"tables/{id}/moves", body, "unavailable")
                socket.say(**{**body, "type": "move"}) if client is ania else None
                assert ania.http.get("/api/ready").status_code == 503
                assert ania.http.get("/api/health").status_code == 200
                cluster.start()
                wait(lambda: ania.http.get("/api/ready").status_code == 200)
                accepted = client.post(f"tables/{id}/moves", body)
                assert accepted["seq"] == first["seq"] + 1
                assert socket.hear("update")["seq"] == accepted["seq"], "the line held"
                client, body = a_move([ania, bruno], id)
                client.post(f"tables/{id}/moves", body)
                wait(lambda: running.services.bus.live)
    finally:
        cluster.close()


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk of two megabytes."""
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = hasattr(os, "getuid") and os.getuid() == 0
    mounted = mounted and subprocess.call(["mount", "-t", "tmpfs", "-o", "size=2m", "tmpfs", str(disk)]) == 0
    if not mounted:
        pytest.skip("only root can mount a small disk")
    yield disk
    subprocess.run(["umount", "-l", str(disk)], check=True)


def test_the_disk_is_full(small_disk: Path) -> None:
    """A move that cannot be written has not happened, and counts once when there is room again."""
    with Running(small_disk / "games.sqlite3") as running:
        ania, bruno, id = start_two_player_game(running)
        client, body = a_move([ania, bruno], id)
        before = ania.table(id)
        ballast = small_disk / "ballast"
        with open(ballast, "wb", buffering=0) as file, pytest.raises(OSError, match="No space"):
            while True:
                file.write(bytes(4096))
        for _ in range(2):
            client.refused(f"tables/{id}/moves", body, "unavailable")
            ania.refused(f"tables/{id}/chat", {"text": "hello?"}, "unavailable")
        assert ania.table(id)["seq"] == before["seq"] and ania.table(id)["view"] == before["view"]
        ballast.unlink()
        assert client.post(f"tables/{id}/moves", body)["seq"] == before["seq"] + 1
        assert client.post(f"tables/{id}/moves", body)["repeated"]


@contextmanager
def locked_for_writing(database: Path | str) -> Iterator[None]:
    """Another program has locked the database, as a backup by hand or a forgotten session would."""
    if isinstance(database, Path):
        with closing(sqlite3.connect(database, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            yield
            connection.execute("ROLLBACK")
        return
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(database))
    loop.run_until_complete(connection.execute("BEGIN; LOCK TABLE actions IN EXCLUSIVE MODE"))
    yield
    loop.run_until_complete(connection.close())
    loop.close()


@pytest.mark.both_databases
def test_a_bot_wakes_after_its_move_could_not_be_written(
    database: Path | str, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody does anything: the bot is found again when the database can be written."""
    with Running(database, pace=0.5) as running:
        client = running.client()
        id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
        while (snapshot := client.table(id))["decision"]["mine"]:
            client.move(id, snapshot)
        with client.socket(id) as socket, locked_for_writing(database):
            socket.hear("welcome")
            wait(lambda: "a table's bots wait" in caplog.text)
        wait(lambda: client.table(id)["decision"]["mine"])


@pytest.mark.both_databases
def test_a_bot_is_found_after_a_restart(database: Path | str) -> None:
    """Nobody looks at the table: the bot answers all the same."""
    with Running(database, pace=60.0) as running:
        client = running.client()
        id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
        while (snapshot := client.table(id))["decision"]["mine"]:
            client.move(id, snapshot)
        cookies = client.http.cookies
    with Running(database) as running:
        wait(lambda: id in running.services.rooms.rooms)
        client = running.client(None)
        client.http.cookies = cookies
        wait(lambda: client.table(id)["decision"]["mine"])


@pytest.mark.parametrize("kind", ["Hangs", "Crashes", "Cheats"])
def test_bots_that_go_wrong(database: Path | str, kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A simpler bot answers instead, and the game goes on; nobody else waits for it."""
    bad = replace(bot_levels.BY_ID["sharp"], bot=f"server.badbots:{kind}")
    monkeypatch.setitem(bot_levels.BY_ID, "sharp", bad)
    with Running(database, think=1.0) as running:
        client = running.client()
        id = client.post("quick", {"game": "kingdom_builder", "level": "sharp"})["id"]
        while (snapshot := client.table(id))["decision"]["mine"]:
            client.move(id, snapshot)
        assert client.get("health")["status"] == "ok"
        wait(lambda: client.table(id)["number"] > snapshot["number"])


@pytest.mark.both_databases
def test_upgrading_a_database_with_running_games(
    database: Path | str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As an older version left it: people find their games, and bots that were to answer do."""
    with Running(database, pace=60.0) as running:
        ania, bruno, id = start_two_player_game(running)
        for _ in range(7):
            client, body = a_move([ania, bruno], id)
            client.post(f"tables/{id}/moves", body)
        quick = ania.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
        while (snapshot := ania.table(quick))["decision"]["mine"]:
            ania.move(quick, snapshot)
        before, cookies = ania.table(id), ania.http.cookies

    async def older() -> None:
        opened = make_database(load_settings(**database_setting(database)).url)
        await opened.open()
        await opened.write(downgraded)
        await opened.close()

    asyncio.run(older())
    for name, value in database_setting(database).items():
        monkeypatch.setenv(f"TETRARCH_{name.upper()}", value)
    with Running(database) as running:
        ania = running.client(None)
        ania.http.cookies = cookies
        now = ania.table(id)
        assert (now["view"], now["log"], now["seq"]) == (before["view"], before["log"], before["seq"])
        wait(lambda: ania.table(quick)["decision"]["mine"])
    assert main(["admin", "check"]) == 0
    assert "2 tables played again, 0 differences" in capsys.readouterr().out


def downgraded(connection: Connection) -> None:
    alembic.downgrade(alembic_config(connection), revisions()[-1])
