"""Several server processes share one PostgreSQL: every one of them serves every table."""

import asyncio
import gc
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from server.conftest import Admin, Cluster, Create
from server.kit import HANG, Client, Running, new_key, start_two_player_game, wait, whose_turn
from tetrarch.cli import main
from tetrarch.core.match.errors import GameError
from tetrarch.server.bots import claims
from tetrarch.server.db import models
from tetrarch.server.db.engine import Sqlite
from tetrarch.server.db.models.tables import Change
from tetrarch.server.db.repositories.tables import one_statement, tables
from tetrarch.server.notifications import notices
from tetrarch.server.tables import presence
from tetrarch.server.waiting import wait_for_event

Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def pair(create: Create) -> Iterator[Pair]:
    """Two servers on one database; bots think in the first."""
    url = create()
    with Running(url) as one, Running(url, bots="outside") as other:
        yield one, other


def at(running: Running, client: Client) -> Client:
    """The same person at another process."""
    same = running.client(None)
    same.http.cookies = client.http.cookies
    return same


def test_two_people_at_different_processes(pair: Pair) -> None:
    """Each hears at once what the other does, as an update and not as a whole snapshot."""
    ania, bruno, id = start_two_player_game(pair[0], undo="consent")
    bruno = at(pair[1], bruno)
    with ania.socket(id) as near, bruno.socket(id) as far:
        near.hear("welcome"), far.hear("welcome")
        for step in range(6):
            client, snapshot = whose_turn([ania, bruno], id)
            accepted = client.move(id, snapshot, step)
            for socket in (near, far):
                update = socket.hear("update")
                assert (update["since"], update["seq"]) == (accepted["seq"] - 1, accepted["seq"])
                assert "view" in update and update["log"]["entries"]
        same = [client.table(id) for client in (at(pair[1], ania), ania)]
        assert same[0]["view"] == same[1]["view"] and same[0]["log"] == same[1]["log"]
        bruno.post(f"tables/{id}/chat", {"text": "and now back"})
        assert near.hear("chat")["lines"][-1]["text"] == "and now back"


def test_going_back_together_at_different_processes(pair: Pair) -> None:
    ania, bruno, id = start_two_player_game(pair[0], undo="consent")
    far = at(pair[1], bruno)
    with far.socket(id) as socket:
        socket.hear("welcome")
        while (snapshot := ania.table(id))["decision"]["mine"]:
            ania.move(id, snapshot, -1)
        start = snapshot["decision"]["undo"]["consent"][0]
        asking = {"seat": 0, "number": snapshot["number"], "key": new_key(), "to": start, "ask": True}
        assert ania.post(f"tables/{id}/undo", asking)["asked"]
        wait(lambda: far.table(id)["ask"])
        far.post(f"tables/{id}/undo/answer", {"agree": True})
        wait(lambda: ania.table(id)["number"] == start)
        assert ania.table(id)["log"] == at(pair[1], ania).table(id)["log"]
        assert ania.table(id)["ask"] is None and ania.table(id)["talk"] == far.table(id)["talk"]


def test_before_the_start_and_after_the_end(pair: Pair) -> None:
    """Seats, the start, leaving and ending a game at one process are seen at the other."""
    one, other = pair[0].client("Ania"), pair[1].client("Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = one.post("tables", {"game": "kingdom_builder", "seats": seats})["id"]
    with one.socket(id) as near:
        near.hear("welcome")
        assert other.post(f"tables/{id}/join")["table"]["mine"] == [1]
        assert near.hear("update")["table"]["seats"][1]["name"] == "Bruno"
        one.post(f"tables/{id}/start")
        wait(lambda: other.table(id)["decision"])
        other.post(f"tables/{id}/leave")
        wait(lambda: one.table(id)["table"]["seats"][1]["left"])
        at(pair[1], one).post(f"tables/{id}/abandon")
        wait(lambda: one.table(id)["result"])


@pytest.mark.parametrize("same", [True, False])
def test_one_table_two_writers(pair: Pair, same: bool) -> None:
    """The same click at both processes counts once; of different ones at the same moment one is stale."""
    ania, bruno, id = start_two_player_game(pair[0])
    people = [[ania, bruno], [at(pair[1], ania), at(pair[1], bruno)]]
    with ThreadPoolExecutor(2) as pool:
        for _ in range(8):
            client, snapshot = whose_turn(people[0], id)
            side, number = people[0].index(client), snapshot["number"]
            tokens = [move["token"] for move in snapshot["decision"]["mine"]["moves"]]
            keys = [new_key()] * 2 if same else [new_key(), new_key()]
            jobs = []
            for process, key in enumerate(keys):
                token = tokens[0 if same else process % len(tokens)]
                body = {"seat": side, "token": token, "number": number, "key": key}
                http = people[process][side].http
                jobs.append(pool.submit(http.post, f"/api/tables/{id}/moves", json=body))
            answers = [job.result() for job in jobs]
            assert sorted(answer.status_code for answer in answers) == [200, 200 if same else 409]
            if same:
                assert sorted(answer.json()["repeated"] for answer in answers) == [False, True]
            wait(lambda seq=snapshot["seq"]: ania.table(id)["seq"] == seq + 1)


def test_everybody_talks_at_once(pair: Pair) -> None:
    """Nothing that was said is lost, nothing said twice, and the table has not changed."""
    ania, bruno, id = start_two_player_game(pair[0])
    before = ania.table(id)["seq"]

    def talk(client: Client, name: str) -> None:
        for number in range(15):
            client.post(f"tables/{id}/chat", {"text": f"{name}{number}"})

    with ThreadPoolExecutor(2) as pool:
        for job in [pool.submit(talk, ania, "a"), pool.submit(talk, at(pair[1], bruno), "b")]:
            job.result()
    wait(lambda: sum(line["kind"] == "chat" for line in ania.table(id)["talk"]) == 30)
    assert ania.table(id)["seq"] == before
    said = [line["text"] for line in ania.table(id)["talk"] if line["text"]]
    assert sorted(said) == sorted(f"{name}{number}" for name in "ab" for number in range(15))


def test_the_news_say_what_was_done(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """What they say is done in memory. ChangeSummary that are too long, or that do not fit, are looked up."""
    ania, bruno, id = start_two_player_game(pair[0])
    looked = list[str]()
    for name in ("load_since", "load"):
        spied(monkeypatch, pair[1].services.repositories.tables, name, looked)

    def followed(expected: str) -> list[str]:
        looked.clear()
        client, snapshot = whose_turn([ania, bruno], id)
        seq = client.move(id, snapshot)["seq"]
        heard = far.hear(expected)
        assert (heard["snapshot"] if expected == "welcome" else heard)["seq"] == seq
        found = list(looked)
        same = [at(running, bruno).table(id) for running in pair]
        assert all(same[0][key] == same[1][key] for key in ("number", "view", "decision", "log", "sheet"))
        return found

    with at(pair[1], bruno).socket(id) as far:
        far.hear("welcome")
        assert [followed("update") for _ in range(5)] == [[]] * 5
        with monkeypatch.context() as short:
            short.setattr(one_statement, "MAX_ANNOUNCEMENT_BYTES", 10)
            assert followed("update") == ["load_since"]
        with monkeypatch.context() as wrong:
            wrong.setattr(
                tables, "announcement_of", lambda change: astray(one_statement.announcement_of(change))
            )
            assert followed("welcome") == ["load"]
        assert followed("update") == []


def spied(monkeypatch: pytest.MonkeyPatch, storage: Any, name: str, calls: list[str]) -> None:
    real = getattr(storage, name)

    async def spy(*args: Any) -> Any:
        calls.append(name)
        return await real(*args)

    monkeypatch.setattr(storage, name, spy)


def astray(news: Any) -> Any:
    """ChangeSummary of a move, by a process with other rules."""
    news["action"]["after"] += 1
    return news


def test_a_notice_that_is_there_already(pair: Pair) -> None:
    """A move is written even if a notice of its turn was left over."""
    ania, bruno, id = start_two_player_game(pair[0])
    services = pair[0].services
    with ania.socket(id) as near, bruno.socket(id) as other:
        near.hear("welcome"), other.hear("welcome")
        for seat in services.rooms.rooms[id].seats:
            left = notices.turn_notice(str(seat.user_id), services.rooms.rooms[id].table, [])
            pair[0].await_(services.inboxes.repository.put([left]))
        for _ in range(8):  # the turn comes to both
            client, snapshot = whose_turn([ania, bruno], id)
            client.move(id, snapshot)
    found = [one["kind"] for client in (ania, bruno) for one in client.get("inbox")["notices"]]
    assert found.count("turn") == 1


def test_presence_is_told_across(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bruno, id = start_two_player_game(pair[0])
    bruno = at(pair[1], bruno)
    with ania.socket(id) as near:
        near.hear("welcome")
        with bruno.socket(id) as far:
            far.hear("welcome")
            wait(lambda: near.hear("presence")["online"] == [0, 1])
            assert wait(lambda: bruno.table(id)["table"]["seats"][0]["online"]), "the first to come has asked"
            with pair[1].client(None).socket(id) as third:
                third.hear("welcome")
                wait(lambda: near.hear("presence")["spectators"] == 1)
        wait(lambda: near.hear("presence")["online"] == [0])
    monkeypatch.setattr(presence, "LAPSE_SECONDS", -1.0)
    services, room = pair[0].services, pair[0].services.rooms.rooms[id]
    pair[0].loop.call_soon_threadsafe(services.presence.on_presence, "x", id, ["somebody"], 0, False)
    wait(lambda: room.remote_audiences)
    services.presence.last_announcement = 0.0
    pair[0].loop.call_soon_threadsafe(services.presence.beat)
    wait(lambda: not room.remote_audiences)


def test_signing_out_and_renaming_hold_everywhere(pair: Pair) -> None:
    ania, _, id = start_two_player_game(pair[0])
    far = at(pair[1], ania)
    assert far.get("session")["name"] == "Ania"
    ania.http.patch("/api/session", json={"name": "Zofia"})
    wait(lambda: far.get("session")["name"] == "Zofia")
    token = ania.http.cookies["sid"]
    with far.socket(id) as socket:
        socket.hear("welcome")
        assert ania.http.delete("/api/session").status_code == 204
        far.http.cookies.set("sid", token)
        wait(lambda: far.http.get("/api/session").status_code == 401)
        with pytest.raises(ConnectionClosed):
            socket.hear("never said")


def test_bots_answer_whoever_asked(pair: Pair) -> None:
    """A game at the process without bots; in a hurry, too."""
    client = pair[1].client()
    id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
    for step in range(4):
        snapshot = wait(lambda: (now := client.table(id))["decision"]["mine"] and now)
        client.move(id, snapshot, step)
    client.post(f"tables/{id}/skip")
    wait(lambda: client.table(id)["decision"]["mine"])
    wait(lambda: pair[0].await_(pair[0].services.repositories.claims.waiting()) == (0, 0.0))


def test_a_lost_connection_for_notifications(pair: Pair, cluster: Cluster) -> None:
    """Cut, it comes back by itself, and what was missed meanwhile is looked up."""
    ania, bruno, id = start_two_player_game(pair[0])
    with at(pair[1], bruno).socket(id) as far:
        far.hear("welcome")
        wait(lambda: all(running.services.bus.live for running in pair))
        name = pair[1].services.settings.url.rpartition("?")[0].rpartition("/")[2]
        cut = f"SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = '{name}'"
        assert int(cluster().sql(f"{cut} AND application_name = 'tetrarch-news'")) == 2
        accepted = ania.move(id, ania.table(id))
        assert far.hear("update")["seq"] == accepted["seq"]
    wait(lambda: all(running.services.bus.live for running in pair))
    assert int(cluster().sql(cut)) > 2, "all connections"
    client, snapshot = whose_turn([ania, bruno], id)
    client.move(id, snapshot)


def test_a_claim_lapses(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table that a dead process had claimed is taken over; one claimed in vain is let go."""
    services, client = pair[0].services, pair[0].client()
    assert services.claims is not None
    monkeypatch.setattr(services.claims, "max_tables", 0)  # no bots for a moment
    id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
    while (snapshot := client.table(id))["decision"]["mine"]:
        client.move(id, snapshot)
    claim = services.repositories.claims.claim
    taken = wait(lambda: pair[0].await_(claim("dead", HANG, 10)))  # a row that is just written is passed over
    assert [name for name, _ in taken] == [id]
    assert pair[0].await_(claim("second", HANG, 10)) == [], "it holds"
    lapsed = update(models.tables).where(models.tables.c.id == id).values(claimed_until=time.time() - 1)
    pair[0].await_(services.database.write(lambda connection: connection.execute(lapsed).close()))
    monkeypatch.setattr(services.claims, "max_tables", 8)
    wait(lambda: client.table(id)["decision"]["mine"])
    room = services.rooms.rooms[id]
    pair[0].await_(
        services.repositories.tables.write_change(Change(id, room.seq + 1, {"bot_due_since": 0.0}))
    )
    wait(lambda: pair[0].await_(services.repositories.claims.waiting()) == (0, 0.0))
    assert claims.LEASE > 2 * claims.INTERVAL


@pytest.mark.parametrize("column", ["claimed_until", "bot_due_since"])
def test_a_clock_that_was_ahead_keeps_no_bot_waiting(
    pair: Pair, monkeypatch: pytest.MonkeyPatch, column: str
) -> None:
    """What a process wrote whose time of day was a day ahead, before it died, is not waited for."""
    services, client = pair[0].services, pair[0].client()
    assert services.claims is not None
    monkeypatch.setattr(services.claims, "max_tables", 0)  # no bots for a moment
    id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
    while (snapshot := client.table(id))["decision"]["mine"]:
        client.move(id, snapshot)
    ahead = {"claimed_by": "dead", "claimed_until": time.time() - 1, column: time.time() + 24 * 3600}
    query = update(models.tables).where(models.tables.c.id == id).values(ahead)
    pair[0].await_(services.database.write(lambda connection: connection.execute(query).close()))
    monkeypatch.setattr(services.claims, "max_tables", 8)
    wait(lambda: client.table(id)["decision"]["mine"])


@pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
def test_workers_are_processes(
    postgres: str, admin: Admin, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Bots of a server that does not think itself; a killed worker's table is taken over by the next, and
    every move is stored once."""
    env = {**os.environ, "TETRARCH_DATABASE_URL": postgres}
    command = [sys.executable, "-m", "tetrarch", "worker", "--pace", "0"]
    with Running(postgres, bots="outside") as running:
        client = running.client()
        id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
        for how, moves in ((signal.SIGKILL, 6), (signal.SIGTERM, 3)):  # three are a turn
            said = tmp_path / how.name
            with open(said, "wb") as log:
                worker = subprocess.Popen(command, env=env, stderr=log, start_new_session=True)
            try:
                wait(
                    lambda said=said: "worker ready" in said.read_text()
                )  # only then it can end in good order
                for _ in range(moves):
                    snapshot = wait(lambda: (now := client.table(id))["decision"]["mine"] and now)
                    client.move(id, snapshot, -1)
                worker.send_signal(how)
                assert worker.wait(HANG) == (0 if how is signal.SIGTERM else -how)
            finally:
                worker.kill()
                worker.wait()
                with suppress(ProcessLookupError):  # the processes in which it thought end with it, or here
                    os.killpg(worker.pid, signal.SIGKILL)
    assert admin(postgres, "check") == 0
    assert "1 tables played again, 0 differences" in capsys.readouterr().out


def test_a_cancellation_that_comes_with_the_event_is_not_lost() -> None:
    """Else a worker told to stop just when a bot is due would go on for ever."""

    async def cancelled(steps: int) -> bool:
        wake = asyncio.Event()

        async def run() -> None:
            while True:
                wake.clear()
                await wait_for_event(wake, HANG)

        task = asyncio.create_task(run())
        await asyncio.sleep(0.01)
        wake.set()
        for _ in range(steps):
            await asyncio.sleep(0)
        task.cancel()
        done, _ = await asyncio.wait({task}, timeout=HANG)
        task.cancel()
        return bool(done)

    for steps in range(5):
        assert asyncio.run(cancelled(steps)), steps


def test_what_did_not_come_in_time() -> None:
    async def waited() -> list[bool]:
        event = asyncio.Event()
        late = await wait_for_event(event, 0.01)
        event.set()
        return [late, await wait_for_event(event, 0.01)]

    assert asyncio.run(waited()) == [False, True]


def test_nobody_looks_at_a_database_before_it_is_made(
    empty_postgres: str, caplog: pytest.LogCaptureFixture
) -> None:
    """The news may be heard before the tables are there."""
    with Running(empty_postgres):
        gc.collect()
    assert "never retrieved" not in caplog.text


def test_a_worker_says_what_it_lacks(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["worker"]) == 2
    assert "needs PostgreSQL" in capsys.readouterr().err
    monkeypatch.setenv("TETRARCH_DATABASE_URL", "postgresql://u:secret@127.0.0.1:1/none")
    assert main(["worker"]) == 2
    said = capsys.readouterr().err
    assert "cannot use the database" in said and "secret" not in said


def test_two_servers_cannot_have_one_file(file: Path) -> None:
    async def twice() -> None:
        first, second = Sqlite(f"sqlite+aiosqlite:///{file}"), Sqlite(f"sqlite+aiosqlite:///{file}")
        await first.open()
        with pytest.raises(GameError, match="another server"):
            await second.open()
        await first.close()
        await second.open()
        await second.close()

    asyncio.run(twice())
