"""What has been acknowledged is there after the process was killed, and everybody goes on."""

import os
import re
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

from server.kit import HANG, Client, Running, database_setting, new_key, start_two_player_game, wait
from server.tables.test_simultaneous import CASES, known, reach
from tetrarch.server.tables.match_rebuild import SNAPSHOT_EVERY


class Process:
    """`tetrarch serve` as people start it; killed at the end if it still runs."""

    def __init__(self, database: Path | str) -> None:
        command = [sys.executable, "-m", "tetrarch", "serve", "--port", "0", "--pace", "0"]
        where = {f"TETRARCH_{key.upper()}": value for key, value in database_setting(database).items()}
        self.log = tempfile.TemporaryFile("w+")
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self.log,
            text=True,
            env={**os.environ, "TETRARCH_RATE": "0", "TETRARCH_LOGS": "json", **where},
        )

    def __enter__(self) -> "Process":
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        found = re.search(r"http://localhost:\d+", line)
        if found is None:
            self.stop(signal.SIGKILL)
            self.log.seek(0)
            raise AssertionError(f"`tetrarch serve` did not start: {line}{self.log.read()}")
        self.base = found[0]
        client = Client(self.base, None)
        wait(lambda: ready(client))
        return self

    def __exit__(self, *_: object) -> None:
        self.stop(signal.SIGKILL)
        self.log.close()

    def client(self, name: str | None = "Ania", cookies: dict[str, str] | None = None) -> Client:
        client = Client(self.base, name)
        client.http.cookies.update(cookies or {})
        return client

    def stop(self, how: int) -> int:
        self.process.send_signal(how)
        self.process.communicate(timeout=HANG)
        return self.process.returncode


def ready(client: Client) -> bool:
    try:
        return bool(client.http.get("/api/ready").status_code == 200)
    except OSError:
        return False


class HotseatGame:
    """A game in which one person plays both seats."""

    def play(self, server: Process) -> None:
        one = server.client()
        self.cookies = dict(one.http.cookies)
        seats = [{"kind": "me"}, {"kind": "hotseat"}]
        self.id = one.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        for _ in range(12):
            seat = one.table(self.id)["decision"]["waiting"][0]
            done = one.move(self.id, one.table(self.id, seat))
        self.before = [one.table(self.id, seat) for seat in (0, 1)]
        self.last = {"seat": seat, "token": "b:A1", "number": done["number"], "key": new_key()}

    def check(self, server: Process) -> None:
        again = server.client(None, self.cookies)
        assert again.get("session")["name"] == "Ania", "the session goes on"
        assert [again.table(self.id, seat) for seat in (0, 1)] == self.before
        with again.socket(self.id, since=self.before[0]["seq"], seat=0) as socket:
            update = socket.hear("update", "welcome")
            assert update["seq"] == self.before[0]["seq"], "no gap"
        seat = self.before[0]["decision"]["waiting"][0]
        again.move(self.id, self.before[seat])
        refused = again.refused(f"tables/{self.id}/moves", self.last, "stale")
        assert refused["number"] > self.last["number"]


class SealedAnswers:
    """Every question that both seats answer at once, with one of the two answers given."""

    def play(self, server: Process) -> None:
        ania, bruno = server.client("Ania"), server.client("Bruno")
        self.cookies = [dict(client.http.cookies) for client in (ania, bruno)]
        self.tables: list[tuple[str, Any, Any]] = []
        for game, step, options in CASES:
            made = {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}], "options": options}
            id = ania.post("tables", made)["id"]
            bruno.post(f"tables/{id}/join")
            ania.post(f"tables/{id}/start")
            reach([ania, bruno], id, step)
            bruno.move(id, bruno.table(id), 1)
            self.tables.append((id, known(ania, id), known(bruno, id)))

    def check(self, server: Process) -> None:
        """Every confirmed answer is there again, for those alone who gave it, and the game goes on."""
        ania, bruno = (server.client(None, cookies) for cookies in self.cookies)
        for id, hers, his in self.tables:
            assert (known(ania, id), known(bruno, id)) == (hers, his)
            assert his["decision"]["mine"]["sealed"] and hers["decision"]["waiting"] == [0]
            ania.move(id, ania.table(id))
            assert ania.table(id)["number"] >= hers["number"] + 2


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
def test_killed_in_mid_game(database: Path | str) -> None:
    scenes = HotseatGame(), SealedAnswers()
    with Process(database) as server:
        for scene in scenes:
            scene.play(server)
        server.stop(signal.SIGKILL)
    with Process(database) as server:
        for scene in scenes:
            scene.check(server)
        assert server.stop(signal.SIGTERM) in (0, -signal.SIGTERM)


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
