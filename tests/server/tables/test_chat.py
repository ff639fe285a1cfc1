"""Chat: apart from moves, spectators apart from players, muted and slowed."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, update

from server.conftest import Create
from server.kit import Client, Running, new_key, start_two_player_game, wait, whose_turn
from tetrarch.server.db import models
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.tables import ChatRow
from tetrarch.server.db.repositories.tables.chat import MAX_SPECTATORS_LINES
from tetrarch.server.rate_limits import LIMITS
from tetrarch.server.tables import commit
from tetrarch.server.tables.chat import chat

Pair = tuple[Running, Running]


@pytest.fixture(scope="module")
def pair(create: Create) -> Iterator[Pair]:
    url = create()
    with Running(url) as one, Running(url, bots="outside") as other:
        yield one, other


def at(running: Running, client: Client) -> Client:
    """The same person at another process."""
    same = running.client(None)
    same.http.cookies = client.http.cookies
    return same


def said(snapshot: Any) -> list[str]:
    return [line["text"] for line in snapshot["talk"] if line["kind"] == "chat"]


def say(client: Client, id: str, text: str) -> None:
    client.post(f"tables/{id}/chat", {"text": text})


def test_a_flood_at_one_server_makes_no_move_at_another_busy(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No move meets another writer, not even once: a flood takes no seq of the table."""
    ania, bruno, id = start_two_player_game(pair[0])
    monkeypatch.setattr(commit, "MAX_TRIES", 1)
    celina = pair[1].client("Celina")
    before = ania.table(id)["seq"]
    with celina.socket(id) as flood:
        flood.hear("welcome")
        for number in range(20):
            for line in range(10):
                flood.say(type="chat", text=f"{number} {line}", key=new_key())
            client, snapshot = whose_turn([ania, bruno], id)
            assert client.move(id, snapshot, number)["seq"] == before + number + 1
        wait(lambda: "19 9" in said(ania.table(id)))
    assert ania.table(id)["seq"] == before + 20


def test_neither_waits_for_the_other(pair: Pair) -> None:
    """While a transaction has locked the table, people talk; while one writes chat, people move."""
    server = pair[0]
    ania, bruno, id = start_two_player_game(server)
    database = server.services.database

    async def during(hold: Any, path: str, body: dict[str, Any]) -> None:
        async with database.engine.begin() as connection:  # type: ignore[attr-defined]
            await connection.run_sync(hold)
            answer = await server.loop.run_in_executor(None, lambda: ania.post(path, body))
            assert answer["seq"]

    def lock_table(connection: Connection) -> None:
        connection.execute(update(models.tables).where(models.tables.c.id == id).values(undo_epoch=0))

    def lock_chat(connection: Connection) -> None:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({chat_lock()})")

    server.await_(during(lock_table, f"tables/{id}/chat", {"text": "hello"}))
    snapshot = ania.table(id)
    move = {"seat": 0, "number": snapshot["number"], "key": new_key()}
    move["token"] = snapshot["decision"]["mine"]["moves"][0]["token"]
    server.await_(during(lock_chat, f"tables/{id}/moves", move))


def chat_lock() -> int:
    from tetrarch.server.db.engine import CHAT_LOCK

    return CHAT_LOCK


def test_chat_uses_one_connection(pair: Pair) -> None:
    """However many lines wait, moves have the other connections."""
    server = pair[0]
    ania, _, id = start_two_player_game(server)
    database = server.services.database

    async def flood() -> None:
        import asyncio

        async with database.engine.begin() as connection:  # type: ignore[attr-defined]
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({chat_lock()})")
            user = await server.services.sessions.user(ania.http.cookies["sid"])
            lines = [asyncio.create_task(server.services.chat.say(id, user, f"{n}")) for n in range(40)]
            snapshot = await server.loop.run_in_executor(None, lambda: ania.table(id))
            await server.loop.run_in_executor(None, lambda: ania.move(id, snapshot))
            assert not any(line.done() for line in lines)
        await asyncio.gather(*lines)

    server.await_(flood())
    assert said(ania.table(id)) == [f"{n}" for n in range(40)], "in the order in which they were said"


def test_lines_reach_everybody_at_once(pair: Pair) -> None:
    ania, bruno, id = start_two_player_game(pair[0])
    with ania.socket(id) as near, at(pair[1], bruno).socket(id) as far:
        near.hear("welcome"), far.hear("welcome")
        say(at(pair[1], bruno), id, "hello")
        [line] = near.hear("chat")["lines"]
        assert (line["text"], line["seat"], line["name"]) == ("hello", 1, "Bruno")
        assert far.hear("chat")["lines"] == [line]
    seq = ania.table(id)["seq"]
    say(bruno, id, "more")
    with ania.socket(id, since=seq) as back:
        back.hear("update")
        back.say(type="hello", since=seq, seat=0, heard=line["id"])
        assert [one["text"] for one in back.hear("chat")["lines"]] == ["more"]
    by_http = ania.get(f"tables/{id}/updates?since={seq}&heard={line['id']}")
    assert said(by_http) == ["more"]
    assert "talk" not in ania.get(f"tables/{id}/updates?since={seq}")


def test_lines_that_were_not_heard_of_are_found(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bruno, id = start_two_player_game(pair[0])
    with ania.socket(id) as socket:
        socket.hear("welcome")
        monkeypatch.setattr(pair[1].services.bus, "publish_soon", lambda *news: None)
        say(at(pair[1], bruno), id, "lost?")
        pair[0].await_(pair[0].services.chat.find_missed())
        assert [line["text"] for line in socket.hear("chat")["lines"]] == ["lost?"]
        pair[0].await_(pair[0].services.chat.find_missed())
        say(ania, id, "no")
        assert [line["text"] for line in socket.hear("chat")["lines"]] == ["no"], "told once"


def test_a_line_that_comes_while_its_table_is_loaded(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    """It may be missing in what was read."""
    ania, _, id = start_two_player_game(pair[1])
    here, user = pair[0].services, ania.get("session")["user"]
    row = ChatRow(10**12, id, 0.0, user, "Ania", 0, "in between")
    load = here.sync.load

    async def slow(wanted: str) -> Any:
        room = await load(wanted)
        here.chat.on_chat(vars(row))
        return room

    monkeypatch.setattr(here.sync, "load", slow)
    assert said(at(pair[0], ania).table(id)) == ["in between"]


@pytest.mark.both_databases
def test_spectators_do_not_drive_out_what_players_have_said(running: Running) -> None:
    ania, bruno, id = start_two_player_game(running)
    celina = running.client("Celina")
    say(ania, id, "good luck")
    for number in range(MAX_SPECTATORS_LINES + 5):
        say(celina, id, f"{number}")
    texts = said(bruno.table(id))
    assert texts[0] == "good luck" and len(texts) == MAX_SPECTATORS_LINES + 1
    running.await_(forgotten(running, id))
    assert said(bruno.table(id)) == texts, "so it is when the table is read again"


async def forgotten(running: Running, id: str) -> None:
    del running.services.rooms.rooms[id]


@pytest.mark.both_databases
def test_each_player_mutes_spectators_for_good(running: Running) -> None:
    ania, bruno, id = start_two_player_game(running)
    celina = running.client("Celina")
    say(celina, id, "take the forest!")
    with ania.socket(id) as socket:
        assert said(socket.hear("welcome")["snapshot"]) == ["take the forest!"]
        assert put(ania, {"muted": True}) == 204
        fresh = socket.hear("welcome")["snapshot"]
        assert fresh["mutes_spectators"] and said(fresh) == []
        say(celina, id, "no, the desert!")
        say(bruno, id, "well")
        assert [line["text"] for line in socket.hear("chat")["lines"]] == ["well"]
    again = start_two_player_game(running)[2]
    say(celina, again, "here, too")
    assert said(ania.table(again)) == [] and said(bruno.table(again)) == ["here, too"]
    say(ania, again, "but I see what I say as a spectator")
    assert len(said(ania.table(again))) == 1
    assert put(ania, {"muted": False}) == 204
    assert said(ania.table(id)) == ["take the forest!", "no, the desert!", "well"]


def put(client: Client, body: dict[str, Any]) -> int:
    return int(client.http.put("/api/chat/spectators", json=body).status_code)


def test_the_host_slows_spectators(pair: Pair) -> None:
    """At every server; players write as before."""
    ania, bruno, id = start_two_player_game(pair[0])
    celina = pair[0].client("Celina")
    for client in (bruno, celina):
        client.refused(f"tables/{id}/chat/slow", {"slow": True}, "not_owner")
    far = at(pair[1], celina)
    with ania.socket(id) as socket:
        socket.hear("welcome")
        ania.post(f"tables/{id}/chat/slow", {"slow": True})
        assert socket.hear("update")["table"]["slow_chat"]
        wait(lambda: far.table(id)["table"]["slow_chat"])
        say(celina, id, "one")
        wait(lambda: said(far.table(id)) == ["one"])
        for there in (celina, far):
            refused = there.refused(f"tables/{id}/chat", {"text": "two"}, "slow_chat")
            assert 0 < refused["args"]["seconds"] <= chat.SLOW_SECONDS
        for number in range(3):
            say(bruno, id, f"{number}")
        pair[0].services.chat.last_said.clear()  # half a minute later
        say(celina, id, "two")
        ania.post(f"tables/{id}/chat/slow", {"slow": False})
        say(celina, id, "three")
    assert said(ania.table(id)) == ["one", "0", "1", "2", "two", "three"]


def test_who_was_slowed_first_is_forgotten_first(pair: Pair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chat, "MAX_REMEMBERED", 2)
    service = pair[0].services.chat
    service.last_said.clear()
    for number in range(3):
        service._remember((f"t{number}", "u"), 0.0)
    assert list(service.last_said) == [("t1", "u"), ("t2", "u")]


@pytest.mark.usefixtures("frozen_limits")
def test_who_says_too_much_is_slowed(create: Create) -> None:
    url = create()
    with Running(url, rate=1.0) as one, Running(url, rate=1.0) as other:
        ania, bruno, id = start_two_player_game(one)
        for client, purpose in ((ania, "chat"), (one.client("Celina"), "spectator")):
            far = at(other, client)
            most = int(LIMITS[purpose][1])
            for number in range(most):
                say(client, id, f"{number}")
            wait(lambda far=far, most=most: said(far.table(id))[-1] == f"{most - 1}")
            for there in (client, far):
                there.refused(f"tables/{id}/chat", {"text": "more"}, "rate_limited")
        spectators, heard = [one.client(f"S{n}") for n in range(5)], 0
        for client in spectators:
            for _ in range(4):
                answer = client.http.post(f"/api/tables/{id}/chat", json={"text": "me, too"})
                heard += answer.status_code == 200
        assert heard == LIMITS["spectators"][1] - 4, "all spectators of a table together"
        say(bruno, id, "and I?")


@pytest.mark.usefixtures("frozen_limits")
def test_more_sockets_change_no_more(file: Path) -> None:
    """What one person changes is counted, by however many sockets and addresses."""
    with Running(file, rate=1.0) as server:
        ania, _, id = start_two_player_game(server)
        refused = accepted = 0
        for _ in range(4):
            with ania.socket(id) as socket:
                socket.hear("welcome")
                for _ in range(19):
                    socket.say(type="consent", agree=True, key=new_key())
                    answer = socket.hear("refused")["refusal"]["error"]
                    refused += answer == "rate_limited"
                    accepted += answer == "nothing_asked"
        assert accepted == LIMITS["person"][1] - 2 and refused == 4 * 19 - accepted, (
            "made and started a table"
        )


def test_a_line_that_cannot_be_written(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Running(file) as server:
        ania, _, id = start_two_player_game(server)

        async def fails(lines: Any) -> Any:
            raise Unavailable("no disk")

        with monkeypatch.context() as patch:
            patch.setattr(server.services.chat.repository, "add", fails)
            ania.refused(f"tables/{id}/chat", {"text": "lost"}, "unavailable")
        monkeypatch.setattr(chat, "MAX_WAITING", 0)
        ania.refused(f"tables/{id}/chat", {"text": "lost"}, "busy")
        monkeypatch.setattr(chat, "MAX_WAITING", 1)
        say(ania, id, "there")
        assert said(ania.table(id)) == ["there"]


def test_whoever_is_deleted_has_no_name_as_a_spectator_either(running: Running) -> None:
    """Where the table is in memory, too."""
    ania, _, id = start_two_player_game(running)
    celina = running.client("Celina")
    celina.post("account", {"username": f"Celina {new_key()}", "password": "correct horse"}, 201)
    say(celina, id, "hello")
    with ania.socket(id) as socket:
        assert "Celina" in json.dumps(socket.hear("welcome"))
        celina.post("account/delete", {"password": "correct horse"}, 204)
        assert "Celina" not in json.dumps(socket.hear("welcome")["snapshot"]["talk"])
    assert said(ania.table(id)) == ["hello"]
