"""What operators look at: health, readiness, figures; and that idle tables leave memory."""

import time
from pathlib import Path

import pytest

from server.kit import Running, start_two_player_game, wait, whose_turn
from tetrarch.server.db.engine import Unavailable


def figures(running: Running) -> dict[str, float]:
    text = running.client(None).http.get("/api/metrics").text
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def test_figures(running: Running) -> None:
    wait(lambda: figures(running)["tetrarch_due_tables"] == 0)  # no bots of earlier tests write
    before = figures(running)
    ania, bruno, id = start_two_player_game(running)
    with ania.socket(id) as socket:
        socket.hear("welcome")
        client, snapshot = whose_turn([ania, bruno], id)
        client.move(id, snapshot)
        after = figures(running)
    written = 'tetrarch_changes_total{result="written"}'
    assert after[written] - before.get(written, 0) == 3, "joined, started, moved"
    assert after["tetrarch_sockets"] >= 1 and after["tetrarch_tables"] >= 1
    assert after["tetrarch_change_seconds_count"] == after['tetrarch_change_seconds_bucket{le="+Inf"}']
    assert after['tetrarch_requests_total{method="POST",status="2xx"}'] > 3
    assert after["tetrarch_notifications_live"] == 1


def test_figures_are_not_for_everybody(file: Path) -> None:
    with Running(file, metrics=("192.0.2.1",)) as running:
        assert running.client(None).http.get("/api/metrics").status_code == 404
    with Running(file) as running:
        outside = {"x-forwarded-for": "192.0.2.7"}
        assert running.client(None).http.get("/api/metrics", headers=outside).status_code == 404


@pytest.mark.both_databases
def test_readiness_follows_the_database(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    client = running.client(None)
    assert client.get("health")["status"] == client.get("ready")["status"] == "ok"

    async def fails(job: object) -> None:
        raise Unavailable("gone")

    monkeypatch.setattr(running.services.database, "read", fails)
    assert client.get("ready", 503)["status"] == "unavailable"
    assert client.get("health")["status"] == "ok"
    assert client.get("tables", 503)["error"] == "unavailable"


def test_idle_tables_leave_memory_and_come_back(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bruno, id = start_two_player_game(running)
    for _ in range(30):
        client, snapshot = whose_turn([ania, bruno], id)
        client.move(id, snapshot)
    rooms = running.services.rooms
    before = [client.table(id) for client in (ania, bruno)]
    with ania.socket(id) as socket:
        socket.hear("welcome")
        rooms.rooms[id].last_used = time.monotonic() - rooms.idle - 1
        running.loop.call_soon_threadsafe(rooms.drop_idle)
        socket.say(type="ping")
        socket.hear("pong")
        assert id in rooms.rooms, "watched"
    wait(lambda: not rooms.rooms[id].subscribers)
    rooms.rooms[id].last_used = time.monotonic() - rooms.idle - 1
    running.loop.call_soon_threadsafe(rooms.drop_idle)
    wait(lambda: id not in rooms.rooms)
    assert [client.table(id)["view"] for client in (ania, bruno)] == [one["view"] for one in before]
    client, snapshot = whose_turn([ania, bruno], id)
    client.move(id, snapshot)
