"""The inbox: who is told what, in the transaction of the change, and when it is read."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic import command as alembic
from sqlalchemy.exc import IntegrityError

from server.kit import Client, Running, database_setting, play_to_end, start_two_player_game, wait, whose_turn
from tetrarch.server.config import load_settings
from tetrarch.server.db.engine import make_database
from tetrarch.server.db.migrations.upgrade import config
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.notifications import NoticeRow
from tetrarch.server.db.models.tables import Notice
from tetrarch.server.db.repositories.notifications.notices import MAX_NOTICES, write_notices
from tetrarch.server.notifications.notices import (
    finished_notice,
    friend_notice,
    invitation_notice,
    notice_text,
    time_notice,
)


def inbox(client: Client) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.get("inbox")["notices"]
    return found


def kinds(client: Client) -> list[str]:
    return [notice["kind"] for notice in inbox(client)]


def test_whoever_is_asked_has_it_in_the_inbox_until_they_answer(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    turn, snapshot = whose_turn([one, other], id)
    resting = other if turn is one else one
    [notice] = [found for found in inbox(turn) if found["kind"] == "turn"]
    assert notice["table"] == id and notice["path"] == f"/table/{id}" and not notice["read"]
    assert notice["args"] == {"game": "kingdom_builder", "others": resting.get("session")["name"]}
    assert turn.get("inbox/count") == {"unread": 1, "waiting": 1}
    assert resting.get("inbox/count")["waiting"] == 0
    while turn.table(id)["decision"]["mine"] is not None:
        before = inbox(turn)
        assert [found["id"] for found in before] == [notice["id"]], "a turn of several steps is one notice"
        turn.move(id, snapshot)
        snapshot = turn.table(id)
    assert "turn" not in kinds(turn) and turn.get("inbox/count")["waiting"] == 0
    assert kinds(resting)[0] == "turn"


def test_the_notice_is_written_with_the_move(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move whose notices cannot be written is not written either."""
    one, other, id = start_two_player_game(running)
    turn, snapshot = whose_turn([one, other], id)

    def broken(*_: object) -> None:
        raise RuntimeError("no notices today")

    mine = snapshot["decision"]["mine"]
    body = {
        "seat": mine["seat"],
        "token": mine["moves"][0]["token"],
        "number": snapshot["number"],
        "key": "x",
    }
    with monkeypatch.context() as patch:
        patch.setattr(
            "tetrarch.server.db.repositories.tables.tables.fits_one_statement", lambda change: False
        )  # one statement is whole anyway
        patch.setattr("tetrarch.server.db.repositories.tables.tables.write_inbox_changes", broken)
        turn.refused(f"tables/{id}/moves", body, "internal")
    assert turn.table(id)["number"] == snapshot["number"]
    turn.post(f"tables/{id}/moves", body)


def test_who_is_absent_is_told_of_the_beginning(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    first, _ = whose_turn([one, other], id)
    assert kinds(first) == ["turn"], "one of both is enough"
    assert kinds(other) == ["turn" if first is other else "begun"]
    assert "begun" not in kinds(one), "whoever starts a game knows it"


def test_who_is_absent_is_told_of_the_end(running: Running) -> None:
    one, other, id = start_two_player_game(running, "lanterns")
    result = play_to_end([one, other], id)["result"]
    for client, seat in ((one, 0), (other, 1)):
        [last] = [notice for notice in inbox(client) if notice["kind"] == "finished"]
        assert last["args"]["won"] is (seat in result["winners"])
        assert last["args"]["points"] == result["scores"][seat]
        assert "turn" not in kinds(client)


def test_whoever_is_at_the_table_has_read_it(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    turn, snapshot = whose_turn([one, other], id)
    resting = other if turn is one else one
    assert turn.get("inbox/count") == {"unread": 1, "waiting": 1}
    with turn.socket(id) as socket, resting.socket(id) as watching:
        socket.hear("welcome")
        watching.hear("welcome")
        wait(lambda: turn.get("inbox/count") == {"unread": 0, "waiting": 1})
        wait(lambda: resting.get("inbox/count")["unread"] == 0)
        while snapshot["decision"]["mine"] is not None:
            turn.move(id, snapshot)
            snapshot = turn.table(id)
        assert resting.get("inbox/count") == {"unread": 0, "waiting": 1}, "they see it themselves"


def test_leaving_and_abandoning_end_the_waiting(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    turn, _ = whose_turn([one, other], id)
    turn.post(f"tables/{id}/leave")
    assert turn.get("inbox/count")["waiting"] == 0
    rest = other if turn is one else one
    rest.post(f"tables/{id}/abandon")
    wait(lambda: rest.get("inbox/count")["waiting"] == 0)


def test_reading_and_clearing(running: Running) -> None:
    client = running.client("Ania")
    user = client.get("session")["user"]
    tell(running, *(friend_notice(user, User(f"friend{n}", f"Nina {n}"), "/people") for n in range(3)))
    first = inbox(client)[0]
    assert [notice["args"]["name"] for notice in inbox(client)] == ["Nina 2", "Nina 1", "Nina 0"]
    assert client.post("inbox/read", {"ids": [first["id"], "nothing"]}) == {"unread": 2, "waiting": 0}
    assert client.post("inbox/clear")["unread"] == 2 and len(inbox(client)) == 2
    stranger = running.client("Carla")
    stranger.post("inbox/read", {"ids": [inbox(client)[0]["id"]]})
    assert client.get("inbox/count")["unread"] == 2, "nobody reads for others"
    assert client.post("inbox/read")["unread"] == 0
    assert client.post("inbox/clear")["unread"] == 0 and inbox(client) == []


def tell(running: Running, *notices: Notice) -> None:
    running.await_(running.services.inboxes.repository.put(notices))


def test_a_newer_notice_replaces_the_older_one_and_what_is_no_longer_so_goes(running: Running) -> None:
    client = running.client("Ania")
    user = client.get("session")["user"]
    for name in ("Nina", "Nina B."):
        tell(running, friend_notice(user, User("nina", name), "/people"))
    assert [notice["args"]["name"] for notice in inbox(client)] == ["Nina B."]
    running.await_(running.services.inboxes.repository.delete_notice(user, "friend", "nina"))
    assert inbox(client) == []


def test_a_game_against_bots_alone_is_nothing_for_the_inbox(running: Running) -> None:
    client = running.client("Ania")
    id = client.post("quick", {"game": "kingdom_builder"}, 201)["id"]
    table = client.table(id)["table"]
    assert table["waiting"] or any(seat["kind"] == "bot" for seat in table["seats"])
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Ola"}]
    made = client.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True}, 201)
    assert client.table(made["id"])["table"]["waiting"], "somebody is asked"
    assert inbox(client) == [] and client.get("inbox/count") == {"unread": 0, "waiting": 0}


def test_only_the_newest_are_kept(running: Running) -> None:
    one, other, made = start_two_player_game(running)
    client, _ = whose_turn([one, other], made)
    user = client.get("session")["user"]
    tell(
        running, *(friend_notice(user, User(f"u{n}", f"Nina {n}"), "/people") for n in range(MAX_NOTICES + 5))
    )
    found = inbox(client)
    friends = [notice for notice in found if notice["kind"] == "friend"]
    assert len(friends) == MAX_NOTICES and friends[0]["args"]["name"] == f"Nina {MAX_NOTICES + 4}"
    assert [notice["table"] for notice in found if notice["kind"] == "turn"] == [made], (
        "a turn is never dropped"
    )


def test_time_that_runs_out_is_forgotten_with_the_answer(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    turn, snapshot = whose_turn([one, other], id)
    room = running.services.rooms.rooms[id]
    user = turn.get("session")["user"]
    tell(running, time_notice(user, room.table, room.seats, 2), invitation_notice(user, room.table, "Nina"))
    assert set(kinds(turn)) >= {"time", "invitation", "turn"}
    while snapshot["decision"]["mine"] is not None:
        turn.move(id, snapshot)
        snapshot = turn.table(id)
    assert "time" not in kinds(turn) and "invitation" in kinds(turn)


def test_words(running: Running) -> None:
    one, _, id = start_two_player_game(running)
    room = running.services.rooms.rooms[id]
    user = one.get("session")["user"]
    notice = finished_notice(user, room.table, room.seats, [12, 7], [0])
    row = NoticeRow("x", notice.kind, notice.key, notice.args, notice.path, id, 0.0, None)
    assert notice_text(row, "en") == "Kingdom Builder is over: you have won with 12 points."
    assert notice_text(row, "it") == "Kingdom Builder è finito: hai vinto con 12 punti."
    trial = NoticeRow("x", "friend", "notices-friend", {"name": "Nina"}, "/people", None, 0.0, None)
    assert notice_text(trial, "de") == "Nina wants to be your friend."


@pytest.mark.both_databases
def test_two_at_once_about_the_same_are_one(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may write the same notice between our two statements."""
    client = running.client("Ania")
    notice = friend_notice(client.get("session")["user"], User("nina", "Nina"), "/people")
    tries: list[int] = []

    def overtaken(connection: Any, notices: Any) -> None:
        tries.append(1)
        if len(tries) % 3:  # two of three times
            raise IntegrityError("INSERT", {}, Exception("there already"))
        write_notices(connection, notices)

    monkeypatch.setattr("tetrarch.server.db.repositories.notifications.notices.write_notices", overtaken)
    with pytest.raises(IntegrityError):
        tell(running, notice)
    tell(running, notice)
    assert len(tries) == 3 and kinds(client) == ["friend"]


def test_whoever_waits_at_a_table_from_before_there_were_notices_is_told(database: Path | str) -> None:
    with Running(database) as running:
        one, other, id = start_two_player_game(running)
        turn, _ = whose_turn([one, other], id)
        rest, cookies = (other if turn is one else one), dict(turn.http.cookies)
        idle = dict(rest.http.cookies)

    async def older() -> None:
        opened = make_database(load_settings(**database_setting(database)).url)
        await opened.open()
        await opened.write(lambda connection: alembic.downgrade(config(connection), "r0003"))
        await opened.close()

    asyncio.run(older())
    with Running(database) as running:
        for held, expected in ((cookies, ["turn"]), (idle, [])):
            client = running.client(None)
            client.http.cookies.update(held)
            assert kinds(client) == expected
        client.http.cookies.update(cookies)
        assert inbox(client)[0]["path"] == f"/table/{id}" and client.get("inbox/count")["waiting"] == 1


@pytest.mark.both_databases
def test_whose_time_is_nearly_over_is_told_once(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, id = start_two_player_game(running, clock={"kind": "move", "each": 4 * 3600})
    turn, snapshot = whose_turn([one, other], id)
    rest = other if turn is one else one
    services, served = running.services, running.services.uptime
    running.await_(services.reminders.run_once())
    assert "time" not in kinds(turn), "there is time enough"
    later = served.now() + 2.5 * 3600
    monkeypatch.setattr(served, "now", lambda: later)
    for _ in range(2):
        running.await_(services.reminders.run_once())
        [notice] = [found for found in inbox(turn) if found["kind"] == "time"]
        assert notice["args"]["hours"] == 1 and "time" not in kinds(rest)
    told = time_notice(turn.get("session")["user"], services.rooms.rooms[id].table, [], 0)
    running.await_(services.repositories.clocks.remind([told]))
    assert notice in inbox(turn), "another process was first"
    turn.post("inbox/read")
    turn.post("inbox/clear")
    assert "time" in kinds(turn), "it goes with the answer"


def test_games_of_minutes_need_no_reminder(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, id = start_two_player_game(running, clock={"kind": "game", "each": 3600, "bonus": 0})
    running.await_(running.services.reminders.run_once())
    assert "time" not in kinds(one) + kinds(other)
