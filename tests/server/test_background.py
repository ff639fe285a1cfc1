"""What runs in the background goes on, whatever happens to one of its rows; health tells what failed."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
from sqlalchemy import select, update

from server.kit import Client, Running, start_two_player_game, wait
from server.listener import Listener
from tetrarch.server.db import models
from tetrarch.server.db.models.accounts import User
from tetrarch.server.notifications import outbox, outgoing_http
from tetrarch.server.notifications.notices import friend_notice
from tetrarch.server.tables.clocks import timeouts

pytestmark = pytest.mark.both_databases


def spoil(running: Running, id: str, column: str) -> None:
    """Make the JSON of a column unreadable."""
    text = f"UPDATE tables SET {column} = '{{broken' WHERE id = '{id}'"
    running.await_(running.services.database.write(lambda c: c.exec_driver_sql(text).close()))
    running.services.rooms.rooms.pop(id, None)


def due(running: Running, *ids: str, at: float) -> None:
    query = update(models.tables).where(models.tables.c.id.in_(ids)).values(next_timeout=at)
    running.await_(running.services.database.write(lambda connection: connection.execute(query).close()))


def test_a_task_that_fails_is_started_again(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(database) as running:
        client, clocks = running.client(), running.services.timeouts
        rounds: list[int] = []
        real = clocks.run_once

        async def fails() -> None:
            rounds.append(1)
            raise ValueError("a fault of ours")

        assert client.get("health")["failing"] == []
        monkeypatch.setattr(clocks, "run_once", fails)
        wait(lambda: client.get("health")["failing"] == ["clocks"])
        assert client.get("health")["status"] == "ok"
        wait(lambda: len(rounds) > 1)
        monkeypatch.setattr(clocks, "run_once", real)
        ania, bruno, id = start_two_player_game(running, clock={"kind": "game", "each": 60, "bonus": 0})
        row = running.services.rooms.rooms[id].table
        due(running, id, at=0.0)
        wait(lambda: row.next_timeout is not None and looked_at(running, id))


def looked_at(running: Running, id: str) -> bool:
    """Whether the clocks have looked at a table whose time was said to be over."""
    stored = running.await_(running.services.repositories.tables.load(id))
    return bool(stored[0].table.next_timeout > 0)


@pytest.mark.parametrize("column", ["times", "clock", "options"])
def test_a_damaged_table_does_not_stop_the_clocks(database: Path | str, column: str) -> None:
    """Its time-out is set aside; those of other tables happen, and people are reminded."""
    with Running(database) as running:
        clock = {"kind": "move", "each": 4 * 3600}
        ids = [start_two_player_game(running, clock=clock)[2] for _ in range(3)]
        spoil(running, ids[0], column)
        due(running, *ids, at=running.services.uptime.now() + 60)
        running.await_(running.services.reminders.run_once())
        due(running, *ids, at=1.0)
        started = running.services.uptime.now()
        aside = started + timeouts.SET_ASIDE - 60.0
        wait(lambda: next_look(running, ids[0]) > aside)
        wait(lambda: all(next_look(running, id) > started + 3 * 3600 for id in ids[1:]))
        assert running.client().get("health")["failing"] == []


def next_look(running: Running, id: str) -> float:
    """When the clocks look at a table again."""
    t = models.tables.c
    query = select(t.next_timeout).where(t.id == id)
    found: float = running.await_(running.services.database.read(lambda it: it.scalar(query)))
    return found


@pytest.mark.parametrize("column", ["options", "clock", "times", "waiting", "scores"])
def test_one_damaged_row_does_not_hide_the_others(database: Path | str, column: str) -> None:
    with Running(database) as running:
        ania = running.client()
        ids = [start_two_player_game(running)[2] for _ in range(3)]
        spoil(running, ids[1], column)
        listed = [table["id"] for table in ania.get("tables?list=running")["tables"]]
        assert listed == [ids[2], ids[0]]
        assert ania.http.get(f"/api/tables/{ids[1]}").status_code == 500
        assert ania.table(ids[0])["number"] > 0


def hooked(running: Running, url: str) -> str:
    client: Client = running.client("Ania")
    assert client.http.put("/api/channels/hook", json={"url": url, "lang": "en"}).status_code == 200
    user: str = client.get("session")["user"]
    return user


def tell(running: Running, user: str, *names: str) -> None:
    notices = [friend_notice(user, User(name, name), "/people") for name in names]
    running.await_(running.services.inboxes.repository.put(notices))


def test_slow_webhooks_delay_nobody_else(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An address takes connections and says nothing, for longer than the test lasts, and more wait for it
    than can be sent at once."""
    monkeypatch.setattr(outgoing_http, "TIMEOUT", 600.0)
    monkeypatch.setattr(outbox, "MAX_AT_ONCE", 8)
    monkeypatch.setattr(outbox, "MAX_OF_HOST", 4)
    with Listener() as quick, socket.create_server(("127.0.0.1", 0)) as silent:
        allowed = (quick.host, "127.0.0.1")
        port = silent.getsockname()[1]
        ports = (port, 443)
        with Running(database, notice_delay=0.0, outgoing_allowed=allowed, outgoing_ports=ports) as running:
            slow, fast = hooked(running, f"http://127.0.0.1:{port}/"), hooked(running, quick.url)
            tell(running, slow, *(f"N{number}" for number in range(10)))
            silent.settimeout(60)
            lines = [silent.accept()[0]]
            tell(running, fast, "Bruno")
            wait(lambda: quick.heard)
            for line in lines:
                line.close()
