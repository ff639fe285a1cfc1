"""What has been acknowledged is there after the process was killed, and everybody goes on."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.kit import HANG, Client, Running, database_setting, new_key, start_two_player_game, wait
from tetrarch.server.tables.match_rebuild import SNAPSHOT_EVERY


class Process:
    """`tetrarch serve` as people start it."""

    def __init__(self, database: Path | str) -> None:
        command = [sys.executable, "-m", "tetrarch", "serve", "--port", "0", "--pace", "0"]
        where = {f"TETRARCH_{key.upper()}": value for key, value in database_setting(database).items()}
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "TETRARCH_RATE": "0", "TETRARCH_LOGS": "json", **where},
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:\d+", line)
        assert found, line
        self.base = found[0]

    def client(self, name: str | None = "Ania") -> Client:
        client = Client(self.base, None)
        wait(lambda: ready(client))
        return Client(self.base, name)

    def stop(self, how: int) -> int:
        self.process.send_signal(how)
        out, err = self.process.communicate(timeout=HANG)
        return self.process.returncode


def ready(client: Client) -> bool:
    try:
        return bool(client.http.get("/api/ready").status_code == 200)
    except OSError:
        return False


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
def test_killed_in_mid_game(database: Path | str) -> None:
    server = Process(database)
    try:
        one = server.client()
        cookies = dict(one.http.cookies)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        id = one.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        for _ in range(12):
            seat = one.table(id)["decision"]["waiting"][0]
            done = one.move(id, one.table(id, seat))
        before = [one.table(id, seat) for seat in (0, 1)]
        last = {"seat": seat, "token": "b:A1", "number": done["number"], "key": new_key()}
    finally:
        server.stop(signal.SIGKILL)
    server = Process(database)
    try:
        again = server.client(None)
        again.http.cookies.update(cookies)
        assert again.get("session")["name"] == "Ania", "the session goes on"
        assert [again.table(id, seat) for seat in (0, 1)] == before
        with again.socket(id, since=before[0]["seq"], seat=0) as socket:
            update = socket.hear("update", "welcome")
            assert update["seq"] == before[0]["seq"], "no gap"
        seat = before[0]["decision"]["waiting"][0]
        again.move(id, before[seat])
        assert again.refused(f"tables/{id}/moves", last, "stale")["number"] > done["number"]
    finally:
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


@pytest.mark.both_databases
def test_stopped_and_started_with_sealed_answers_undo_and_snapshots(database: Path | str) -> None:
    with Running(database) as running:
        one, other, toy = start_two_player_game(running, game="lanterns")
        one.move(toy, one.table(toy), 1)
        ania, bruno = one.http.cookies, other.http.cookies
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        id = one.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        actions = 0
        while actions < SNAPSHOT_EVERY + 5:
            seat = one.table(id)["decision"]["waiting"][0]
            snapshot = one.table(id, seat)
            one.move(id, snapshot, actions)
            actions += 1
            undo = one.table(id, seat)["decision"]["undo"]["to"]
            if actions % 7 == 0 and undo:
                number = one.table(id)["number"]
                one.post(f"tables/{id}/undo", {"seat": seat, "number": number, "key": new_key()})
                actions += 1
        before = [one.table(toy), other.table(toy), one.table(id, 0), one.table(id, 1)]
    with Running(database) as running:
        one, other = running.client(None), running.client(None)
        one.http.cookies, other.http.cookies = ania, bruno
        assert [one.table(toy), other.table(toy), one.table(id, 0), one.table(id, 1)] == before
        assert running.services.rooms.rooms[id].since_snapshot < SNAPSHOT_EVERY
        other.move(toy, other.table(toy), 1)
        assert one.table(toy)["number"] > before[0]["number"]


def test_bots_go_on_after_a_restart(database: Path | str) -> None:
    seats = [{"kind": "bot", "level": "gentle"}, {"kind": "me"}]
    with Running(database, pace=60.0) as running:
        client = running.client()
        id = client.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        cookies = client.http.cookies
    with Running(database) as running:
        client = running.client(None)
        client.http.cookies = cookies
        wait(lambda: client.table(id)["decision"]["mine"])
