"""Idempotency keys: no key that a person chooses is in the way of anybody else's, or of the server's own."""

from dataclasses import replace
from itertools import count
from pathlib import Path

import pytest

from server.kit import Running, new_key, start_two_player_game, wait, whose_turn
from server.tables.test_premoves import plan, start
from tetrarch.server.db.models.tables import Change
from tetrarch.server.db.repositories.tables.tables import Collision
from tetrarch.server.refusals import Refused

pytestmark = pytest.mark.both_databases
PREFIXES = (
    "bot",
    "premove",
    "server:bot",
    "server:premove",
)  # as older versions made them, and as they are now


def key_like_the_servers(prefix: str, seq: int) -> str:
    return f"{prefix}-{seq}"


@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_key_like_those_of_bots(running: Running, prefix: str) -> None:
    """Somebody's keys are all that bots might use next; then a bot takes the seat."""
    ania, bruno, id = start_two_player_game(running)
    for _ in range(2):
        client, snapshot = whose_turn([ania, bruno], id)
        mine = snapshot["decision"]["mine"]
        for seq in range(snapshot["seq"], snapshot["seq"] + 9):
            body = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}
            client.post(f"tables/{id}/moves", {**body, "key": key_like_the_servers(prefix, seq + 3)})
            snapshot = client.table(id)
            mine = snapshot["decision"]["mine"]
            if mine is None:
                break
        client.post(f"tables/{id}/leave")
        client.post(f"tables/{id}/join")
    first, _ = whose_turn([ania, bruno], id)
    before = first.table(id)["number"]
    first.post(f"tables/{id}/leave")
    other = bruno if first is ania else ania
    wait(lambda: other.table(id)["decision"]["mine"] and other.table(id)["number"] > before)


@pytest.mark.parametrize("prefix", PREFIXES)
def test_a_key_like_those_of_premoves(running: Running, prefix: str) -> None:
    """The opponent's answer plays my premove: my own keys must not be in its way."""
    first, second, id = start(running)
    wanted = plan(second, id, 1)
    second.post(f"tables/{id}/premove", wanted)
    numbers = range(second.table(id)["seq"], second.table(id)["seq"] + 20)
    first.move(id, first.table(id))
    taken = iter(numbers)
    for _ in range(6):  # whoever is asked uses such keys, and the other one, too
        client, snapshot = whose_turn([first, second], id)
        mine = snapshot["decision"]["mine"]
        body = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}
        client.post(f"tables/{id}/moves", {**body, "key": key_like_the_servers(prefix, next(taken) + 8)})


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
