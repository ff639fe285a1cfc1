"""Backups, restoring, checking, migrating: `tetrarch admin` on both kinds of database."""

import asyncio
import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from server.conftest import Admin
from server.kit import Running, database_setting, new_key, play_to_end, start_two_player_game, wait
from tetrarch.server.config import load_settings
from tetrarch.server.db import models
from tetrarch.server.db.engine import make_database
from tetrarch.server.db.migrations.upgrade import revisions

LAST = f'"{revisions()[0]}"'.encode()


def write(database: Path | str, job: Callable[[Connection], Any]) -> Any:
    async def once() -> Any:
        opened = make_database(load_settings(**database_setting(database)).url)
        await opened.open()
        try:
            return await opened.write(job)
        finally:
            await opened.close()

    return asyncio.run(once())


def played(database: Path | str) -> tuple[list[str], Any, dict[str, str]]:
    """A database with all kinds of games: finished, with undo, sealed answers, a bot, not started."""
    with Running(database, pace=60.0) as running:
        one, other, toy = start_two_player_game(running, game="lanterns")
        play_to_end([one, other], toy)
        one, other, sealed = start_two_player_game(running, game="lanterns")
        one.move(sealed, one.table(sealed), 1)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        id = one.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        for step in range(50):
            seat = one.table(id)["decision"]["waiting"][0]
            one.move(id, one.table(id, seat), step)
            undo = one.table(id, seat)["decision"]["undo"]["to"]
            if step % 9 == 0 and undo:
                number = one.table(id)["number"]
                one.post(f"tables/{id}/undo", {"seat": seat, "number": number, "key": new_key()})
        quick = one.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
        one.post("tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}, {"kind": "open"}]})
        one.post(f"tables/{quick}/chat", {"text": "zażółć"})
        state = [one.table(name) for name in (toy, sealed, quick)] + [one.table(id, seat) for seat in (0, 1)]
        return [toy, sealed, id, quick], state, dict(one.http.cookies)


@pytest.mark.both_databases
def test_from_one_kind_to_the_other_and_back(
    admin: Admin,
    database: Path | str,
    empty_postgres: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A backup restored elsewhere is the same to everybody, and games go on there."""
    ids, state, cookies = played(database)
    assert admin(database, "check") == 0
    assert "5 tables played again, 0 differences" in capsys.readouterr().out
    first, second = tmp_path / "first.gz", tmp_path / "second.gz"
    assert admin(database, "backup", str(first)) == 0
    assert "5 tables" in capsys.readouterr().out and first.stat().st_mode & 0o77 == 0
    other: Path | str = tmp_path / "other.sqlite3" if isinstance(database, str) else empty_postgres
    assert admin(other, "restore", str(first)) == 0
    assert admin(other, "check") == 0
    assert admin(other, "backup", str(second)) == 0
    lines = [gzip.decompress(file.read_bytes()).splitlines()[1:-1] for file in (first, second)]
    assert lines[0] == lines[1] and len(lines[0]) > 80
    with Running(other) as running:
        client = running.client(None)
        client.http.cookies.update(cookies)
        now = [client.table(name) for name in (ids[0], ids[1], ids[3])]
        now += [client.table(ids[2], seat) for seat in (0, 1)]
        assert [one["view"] for one in now] == [one["view"] for one in state]
        assert [one["talk"] for one in now] == [one["talk"] for one in state]
        seat = client.table(ids[2])["decision"]["waiting"][0]
        client.move(ids[2], client.table(ids[2], seat))
        wait(lambda: client.table(ids[3])["decision"]["mine"])


@pytest.mark.both_databases
def test_a_restore_overwrites_only_when_told_to(
    admin: Admin, database: Path | str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played(database)
    file = tmp_path / "backup.gz"
    assert admin(database, "backup", str(file)) == 0
    assert admin(database, "restore", str(file)) == 2
    assert "--replace overwrites it" in capsys.readouterr().err
    assert admin(database, "restore", str(file), "--replace") == 0
    assert admin(database, "check") == 0


@pytest.mark.parametrize(
    "spoiled,said",
    [
        (lambda data: data[: len(data) // 2], "damaged"),
        (lambda data: gzip.compress(gzip.decompress(data).replace(b"Ania", b"Anna")), "checksum"),
        (lambda data: gzip.compress(b'{"format": "else"}\n'), "not a backup"),
        (lambda data: gzip.compress(gzip.decompress(data).replace(LAST, b'"r9999"')), "damaged"),
        (lambda data: b"nonsense", "damaged or no backup"),
    ],
)
def test_damaged_backups_change_nothing(
    admin: Admin, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], spoiled: Any, said: str
) -> None:
    with Running(file) as running:
        running.client()
    backup = tmp_path / "backup.gz"
    assert admin(file, "backup", str(backup)) == 0
    backup.write_bytes(spoiled(backup.read_bytes()))
    fresh = tmp_path / "fresh.sqlite3"
    assert admin(fresh, "restore", str(backup)) == 2
    assert said in capsys.readouterr().err and not fresh.exists()


def test_what_check_finds(admin: Admin, database: Path | str, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever is changed in the database by hand, it is found."""
    (toy, sealed, id, quick), _, _ = played(database)
    a, t, s = models.actions, models.tables, models.snapshots

    def spoil(connection: Connection) -> None:
        third = (
            select(a.c.seq)
            .where(a.c.table_id == toy, a.c.kind == "move")
            .order_by(a.c.seq)
            .offset(2)
            .limit(1)
        )
        seq = connection.scalar(third)
        connection.execute(update(a).where(a.c.table_id == toy, a.c.seq == seq).values(token="nonsense:1"))
        doc = connection.scalar(select(s.c.doc).where(s.c.table_id == id))
        changed = json.loads(doc)
        changed["record"] = changed["record"].replace("[seats 2]", "[seats 3]")
        connection.execute(update(s).where(s.c.table_id == id).values(doc=json.dumps(changed)))
        connection.execute(update(t).where(t.c.id == sealed).values(waiting=[0], seq=1))

    write(database, spoil)
    assert admin(database, "check") == 1
    said = capsys.readouterr().out
    assert f"table {toy}: message" in said and "is refused" in said
    assert f"table {id}: the snapshot at message" in said
    assert f"table {sealed}: waits for" in said and f"table {sealed}: actions go up to" in said
    assert admin(database, "check", "--table", quick) == 0
    assert admin(database, "check", "--table", "nothing") == 1


@pytest.mark.both_databases
def test_migrating(admin: Admin, empty_database: Path | str, capsys: pytest.CaptureFixture[str]) -> None:
    database = empty_database
    assert admin(database, "migrate", "--to", "r0001") == 0
    assert "migrated from nothing to r0001" in capsys.readouterr().out
    assert admin(database, "check") == 2
    assert "migrate it first" in capsys.readouterr().err
    assert admin(database, "migrate") == 0
    assert admin(database, "migrate") == 0
    assert f"the database is at {revisions()[0]}" in capsys.readouterr().out
    newer = "UPDATE alembic_version SET version_num = 'r9'"
    write(database, lambda connection: connection.exec_driver_sql(newer))
    assert admin(database, "migrate") == 2
    assert "does not know" in capsys.readouterr().err


def test_what_cannot_be_done_is_said(
    admin: Admin, file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert admin(file, "backup", str(tmp_path / "no" / "x.gz")) == 2
    assert "there is no folder" in capsys.readouterr().err
    assert admin(file, "backup", str(tmp_path / "x.gz")) == 2
    assert "nothing to back up" in capsys.readouterr().err
    assert admin(file, "restore", str(tmp_path / "none.gz")) == 2
    assert "No such file" in capsys.readouterr().err
    assert admin("postgresql://x:secret@127.0.0.1:1/none", "check") == 2
    said = capsys.readouterr().err
    assert "cannot use the database" in said and "secret" not in said
    with Running(file):
        assert admin(file, "migrate") == 2
        assert "another server" in capsys.readouterr().err
        assert admin(file, "backup", str(tmp_path / "x.gz")) == 0


@pytest.mark.both_databases
def test_damaged_rows_are_reported_by_id(
    admin: Admin, database: Path | str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Each kind of damage in a table of its own; all tables are looked at."""
    with Running(database) as running:
        ids = [start_two_player_game(running)[2] for _ in range(5)]
    damage = [
        f"UPDATE tables SET options = '{{' WHERE id = '{ids[0]}'",
        f"UPDATE tables SET secret = 'zz' WHERE id = '{ids[1]}'",
        f"UPDATE tables SET game = 'nothing' WHERE id = '{ids[2]}'",
        f"DELETE FROM seats WHERE table_id = '{ids[3]}'",
    ]

    def job(connection: Connection) -> None:
        for statement in damage:
            connection.exec_driver_sql(statement)

    write(database, job)
    assert admin(database, "check") == 1
    out = capsys.readouterr().out
    assert all(f"table {id}: " in out for id in ids[:4]) and f"table {ids[4]}" not in out
    assert "5 tables played again" in out
