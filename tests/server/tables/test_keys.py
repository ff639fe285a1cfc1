"""Idempotency keys: no key that a person chooses is in the way of anybody else's, or of the server's own."""

from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from server.kit import Client, Running, new_key, start_two_player_game, wait, whose_turn
from server.tables.test_premoves import plan
from tetrarch.server.db.models.tables import Change
from tetrarch.server.db.repositories.tables.tables import Collision
from tetrarch.server.refusals import Refused

pytestmark = pytest.mark.both_databases
PREFIXES = ("bot", "premove", "server:bot", "server:premove")  # as they were once, and as they are now


def move_with_key(client: Client, id: str, key: str) -> Any:
    """Answer the question that is put, under a key of one's choice."""
    snapshot = client.table(id)
    mine = snapshot["decision"]["mine"]
    body = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}
    return client.post(f"tables/{id}/moves", {**body, "key": key})


@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_key_like_those_of_bots(running: Running, prefix: str) -> None:
    """Somebody uses the key that a bot for the same seat might use next, and leaves the seat to the bot."""
    ania, bruno, id = start_two_player_game(running)
    first, snapshot = whose_turn([ania, bruno], id)
    other = bruno if first is ania else ania
    done = move_with_key(first, id, f"{prefix}-{snapshot['seq'] + 3}")
    assert first.table(id)["decision"]["mine"], "the turn goes on"
    assert first.post(f"tables/{id}/leave")["seq"] == done["seq"] + 1
    wait(lambda: other.table(id)["decision"]["mine"])


@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_key_like_those_of_premoves(running: Running, prefix: str) -> None:
    """The opponent's answer plays a premove: keys that the other one has used are not in its way."""
    ania, bruno, id = start_two_player_game(running, game="kingsburg")
    used: dict[Client, int] = {}
    while True:
        for client, other in ((ania, bruno), (bruno, ania)):
            snapshot = client.table(id)
            if client in used and snapshot["decision"]["premove"]:
                while client.table(id)["seq"] < used[client] - 2:
                    chosen = client.table(id)["decision"]["premove"]["sealed"]
                    client.post(f"tables/{id}/premove", plan(client, id, None if chosen else 1))
                if client.table(id)["decision"]["premove"]["sealed"]:
                    number = snapshot["number"]
                    assert move_with_key(other, id, new_key())["seq"] == used[client] - 1
                    assert other.table(id)["number"] >= number + 2, "both have answered"
                    return
                del used[client]
        client, snapshot = whose_turn([ania, bruno], id)
        target = snapshot["seq"] + 40
        move_with_key(client, id, f"{prefix}-{target}")
        used[client] = target


def test_two_people_may_choose_the_same_key(running: Running) -> None:
    ania, bruno, id = start_two_player_game(running)
    for _ in range(12):
        client, snapshot = whose_turn([ania, bruno], id)
        mine = snapshot["decision"]["mine"]
        body = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}
        key = f"same-{snapshot['number']}"
        assert not client.post(f"tables/{id}/moves", {**body, "key": key})["repeated"]
        assert client.post(f"tables/{id}/moves", {**body, "key": key})["repeated"]


def test_a_key_that_was_used_is_refused_as_such_after_the_table_left_memory(running: Running) -> None:
    """Back at the number at which the key was used first, and the room no longer remembers it."""
    ania, bruno, id = start_two_player_game(running)
    client, snapshot = whose_turn([ania, bruno], id)
    mine, key = snapshot["decision"]["mine"], new_key()
    body = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}
    client.post(f"tables/{id}/moves", {**body, "key": key})
    now = client.table(id)
    undo = {"seat": mine["seat"], "number": now["number"], "key": new_key(), "to": snapshot["number"]}
    if now["decision"]["undo"]["to"]:
        client.post(f"tables/{id}/undo", undo)
        room = running.services.rooms.rooms[id]
        room.actions_by_key.clear()
        client.refused(
            f"tables/{id}/moves", {**body, "token": mine["moves"][1]["token"], "key": key}, "key_reused"
        )
        assert client.post(f"tables/{id}/moves", {**body, "key": new_key()})["seq"] > now["seq"]


def test_a_collision_is_told_from_a_change_that_was_overtaken(running: Running) -> None:
    ania, bruno, id = start_two_player_game(running)
    client, snapshot = whose_turn([ania, bruno], id)
    client.move(id, snapshot)
    room = running.services.rooms.rooms[id]
    action = next(iter(room.actions_by_key.values()))
    again = Change(id, room.seq + 1, action=replace(action, seq=room.seq + 1, number=99))
    with pytest.raises(Collision):
        running.await_(running.services.repositories.tables.write_change(again))
    with pytest.raises(Refused, match="key_reused"):
        running.await_(running.services.committer.commit(room, again, set()))


@pytest.mark.parametrize("broken_tries", [1, 2, 40])
def test_a_bot_that_cannot_move(
    database: Path | str, broken_tries: int, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It tries again, less and less often, says so in the log, and people can go on at the table."""
    tries = count()
    with Running(database) as running:
        ania, bruno, id = start_two_player_game(running)
        real = running.services.playing.answer

        async def fails(room: object, seat: int, token: str, key: str | None = None) -> object:
            if key is None and next(tries) < broken_tries:
                raise ValueError("a fault of ours")
            return await real(room, seat, token, key)  # type: ignore[arg-type]

        monkeypatch.setattr(running.services.playing, "answer", fails)
        first, snapshot = whose_turn([ania, bruno], id)
        other = bruno if first is ania else ania
        first.post(f"tables/{id}/leave")
        if broken_tries < 10:
            wait(lambda: other.table(id)["decision"]["mine"])
        else:
            wait(lambda: "a bot cannot move" in caplog.text)
            other.post(f"tables/{id}/chat", {"text": "Where are you?"})
            first.post(f"tables/{id}/join")
            first.move(id, first.table(id))
            made = next(tries)
            assert made < 20, "it does not spin"
