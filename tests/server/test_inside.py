"""What can go wrong inside: workers that die, disks that refuse, settings that cannot be."""

import argparse
import asyncio
import json
import logging
import os
import time
from pathlib import Path

import pytest
from alembic import command as alembic
from pebble import ProcessExpired
from sqlalchemy import Connection

from server.kit import Running, kept, new_key, two, wait
from tetrarch.bots.levels import BY_ID
from tetrarch.cli import main
from tetrarch.core.errors import GameError
from tetrarch.server import command, config, driver, thinking
from tetrarch.server.database import Sqlite, Unavailable
from tetrarch.server.database import database as connected
from tetrarch.server.migrations.upgrade import config as alembic_config
from tetrarch.server.migrations.upgrade import revisions
from tetrarch.server.storage import Conflict


def test_workers_survive_hanging_and_dying(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = running.core.workers
    with pytest.raises(TimeoutError):
        running.await_(workers.run(time.sleep, 60.0, limit=0.5))
    with pytest.raises(ProcessExpired):
        running.await_(workers.run(os._exit, 3))
    assert running.await_(workers.run(os.getpid)) != os.getpid()
    position = '{"game": "nothing"}'
    assert running.await_(workers.choose(position, 0, BY_ID["sharp"], 1)) is None
    running.await_(workers.close())
    assert running.await_(workers.run(len, "abc")) == 3, "a new pool"


def test_a_bot_that_cannot_think_makes_some_legal_move(running: Running) -> None:
    """Workers do not know the toy game, so the server itself must answer."""
    client = running.client()
    id = client.post("quick", {"game": "lanterns", "level": "sharp"})["id"]
    first = client.table(id)
    client.move(id, first)
    wait(lambda: client.table(id)["number"] > first["number"])


def test_a_worker_gets_an_imagined_position(running: Running) -> None:
    one, other, id = two(running)
    match = running.core.rooms.rooms[id].match
    assert match is not None
    decks = set()
    for _ in range(20):
        doc = json.loads(driver.imagined(match, 0))
        decks.add(json.dumps(doc["position"], sort_keys=True))
        assert match.fairness.secret.hex() not in json.dumps(doc)
    assert len(decks) > 1, "what the seat cannot know is dealt anew every time"
    token = thinking.choose(driver.imagined(match, 0), 0, BY_ID["sharp"], 1)
    assert token in [move.token for move in match.legal(0)]
    assert thinking.checked("nonsense") and thinking.verified(match.record())["problems"] == []


def test_a_move_that_cannot_be_written_has_not_happened(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, id = two(running)
    before = one.table(id)
    body = {
        "seat": 0,
        "token": before["decision"]["mine"]["moves"][0]["token"],
        "number": before["number"],
        "key": new_key(),
    }
    real = running.core.storage.apply

    async def fails(change: object) -> None:
        raise Unavailable("the disk is full")

    async def breaks(change: object) -> None:
        raise ValueError("a fault of ours")

    async def loses(change: object) -> None:
        raise Conflict("somebody else was first")

    with one.socket(id) as socket:
        socket.hear("welcome")
        monkeypatch.setattr(running.core.storage, "apply", fails)
        one.refused(f"tables/{id}/moves", body, "unavailable")
        monkeypatch.setattr(running.core.storage, "apply", breaks)
        one.refused(f"tables/{id}/moves", body, "internal")
        monkeypatch.setattr(running.core.storage, "apply", loses)
        one.refused(f"tables/{id}/moves", body, "busy")
        monkeypatch.setattr(running.core.storage, "apply", real)
        after = one.table(id)
        assert {**after, "table": 0} == {**before, "table": 0}
        one.post(f"tables/{id}/moves", body)
        assert socket.hear("update")["seq"] == before["seq"] + 1, "nobody was told too early"


def test_two_writers_cannot_both_win(running: Running) -> None:
    """A second process that has loaded the same table loses, and is up to date afterwards."""
    from tetrarch.server.rooms import Rooms

    one, other, id = two(running)
    core = running.core
    second = Rooms(core.storage, 10)
    running.await_(second.get(id))
    one.move(id, one.table(id))
    room = second.rooms[id]
    from tetrarch.server.model import Change
    from tetrarch.server.rooms import Overtaken

    with pytest.raises(Overtaken):
        running.await_(second.commit(room, Change(id, room.seq + 1, {"ask": None}), {"ask"}))
    assert room.number == one.table(id)["number"] and room.seq == one.table(id)["seq"]


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


def test_unused_rooms_are_forgotten(database: Path | str) -> None:
    with Running(database, rooms=2) as running:
        client = running.client()
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        body = {"game": "kingdom_builder", "seats": seats, "start": True}
        ids = [client.post("tables", body)["id"] for _ in range(4)]
        assert list(running.core.rooms.rooms) == ids[2:]
        assert client.table(ids[0])["number"] > 0


def test_migrations_fit_the_model_and_can_be_undone(database: Path | str) -> None:
    """Up, step by step down, and up again; then the tables are those of the model."""

    async def there_and_back() -> None:
        opened = connected(config.settings({}, **kept(database)).url)
        await opened.open()
        for to in ("head", *revisions()[1:], "base", "head"):
            await opened.write(lambda connection, to=to: moved(connection, to))
        await opened.read(lambda connection: alembic.check(alembic_config(connection)))
        await opened.close()

    asyncio.run(there_and_back())


def moved(connection: Connection, to: str) -> None:
    (alembic.upgrade if to == "head" else alembic.downgrade)(alembic_config(connection), to)


# settings and the command


@pytest.mark.parametrize(
    "name,value",
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("PACE", "-1"),
        ("PACE", "fast"),
        ("WORKERS", "0"),
        ("LOGS", "xml"),
        ("ORIGINS", "play.example"),
        ("DATABASE", "mysql://x"),
        ("DATABASE_URL", "mysql://x"),
        ("BOTS", "nowhere"),
        ("BOTS", "outside"),
        ("IDLE", "0"),
    ],
)
def test_settings_that_cannot_be(name: str, value: str) -> None:
    with pytest.raises(config.BadSetting, match=f"TETRARCH_{name}"):
        config.settings({f"TETRARCH_{name}": value})


def test_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = config.settings({"TETRARCH_PORT": "81", "TETRARCH_PACE": "0.1"}, port=82, host=None)
    assert (found.port, found.pace, found.host) == (82, 0.1, "127.0.0.1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert found.url == f"sqlite+aiosqlite:///{tmp_path}/tetrarch/tetrarch.sqlite3"
    there = {"TETRARCH_DATABASE_URL": "postgres://ania@db/games"}
    assert config.settings(there).url == "postgresql+asyncpg://ania@db/games"
    assert config.settings(there, database="x").url == "sqlite+aiosqlite:///x"


def test_the_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TETRARCH_PACE", "slow")
    assert main(["serve"]) == 2
    assert "TETRARCH_PACE='slow' can't be" in capsys.readouterr().err


def test_a_port_in_use(running: Running) -> None:
    with pytest.raises(GameError, match="cannot listen"):
        command.bound(config.settings({}, port=running.port, host="127.0.0.1", database="x"))


def test_serving_until_told_to_stop(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import uvicorn

    monkeypatch.setattr(uvicorn.Server, "capture_signals", nothing)
    opened: list[str] = []
    monkeypatch.setattr(command.webbrowser, "open", opened.append)
    monkeypatch.setattr(uvicorn.Server, "main_loop", soon)
    chosen = config.settings({}, port=0, database=str(file))
    assert asyncio.run(command.serve(chosen, browser=True)) == 0
    wait(lambda: opened)


async def soon(self: object) -> None:
    await asyncio.sleep(0.1)


def nothing(self: object) -> "object":
    from contextlib import nullcontext

    return nullcontext()


def test_logs_in_text_and_json() -> None:
    fields = {"msg": "ready", "name": "x", "levelname": "INFO", "_of_some_library": 1, "table": "abc"}
    record = logging.makeLogRecord(fields)
    assert command.Lines(False).format(record).endswith("INFO x: ready table=abc")
    found = json.loads(command.Lines(True).format(record))
    assert found["message"] == "ready" and found["table"] == "abc"
    try:
        raise ValueError("no")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "ValueError" in json.loads(command.Lines(True).format(record))["exception"]
    assert isinstance(command.handler("json"), logging.Handler)


def test_the_parser_knows_its_words() -> None:
    parser = argparse.ArgumentParser()
    command.add_parser(parser.add_subparsers())
    assert parser.parse_args(["serve", "--port", "5"]).port == 5
