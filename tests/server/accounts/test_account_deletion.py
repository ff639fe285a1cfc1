"""Those who go: deleted accounts, exported games."""

import io
import json
import time
import zipfile
from operator import attrgetter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from server.kit import Running, play_to_end, start_two_player_game, wait
from server.members import FAST_HASHER, SECRET, is_signed_out, member, new_name, sign_in
from tetrarch.server.accounts import passwords
from tetrarch.server.db import models
from tetrarch.server.db.models.metadata import metadata
from tetrarch.server.db.repositories.accounts import account_deletion
from tetrarch.server.db.repositories.accounts.account_deletion import KEPT_TABLES, owner_columns
from tetrarch.server.refusals import Refused


def read(running: Running, query: Any) -> list[Any]:
    found: list[Any] = running.await_(running.services.database.read(lambda c: c.execute(query).all()))
    return found


def test_an_account_is_deleted_and_its_games_stay(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    done = play_to_end([one, other], id)
    again = one.post("tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    other.post(f"tables/{again}/join")
    one.post(f"tables/{again}/start")
    name = new_name()
    one.post("account", {"username": name, "password": SECRET})
    one.post(f"tables/{id}/chat", {"text": "well played"})
    user = one.get("session")["user"]
    with other.socket(again) as socket:
        socket.hear("welcome")
        one.refused("account/delete", {"password": "wrong"}, "wrong_password")
        assert one.post("account/delete", {"password": SECRET}, 204) is None
        socket.hear("update", "welcome")
    assert is_signed_out(one) and "sid" not in one.http.cookies
    left = wait(lambda: other.table(again)["table"]["seats"][0]["left"] and other.table(again))
    assert left["table"]["seats"][0]["name"] is None and left["table"]["phase"] == "running"
    assert left["table"]["own"], "the other has inherited it"
    assert all("Ania" not in json.dumps(line) for line in left["talk"]) and left["talk"]
    old = other.table(id)
    assert old["result"]["scores"] == done["result"]["scores"]
    assert [seat["name"] for seat in old["table"]["seats"]] == [None, "Bruno"]
    assert [(line["text"], line["name"]) for line in old["talk"] if line["text"]] == [("well played", None)]
    assert other.get(f"tables/{id}/verify")["ok"]
    body = {"username": name, "password": SECRET}
    one.refused("account/sign-in", body, "wrong_sign_in")
    [row] = read(running, select(models.users).where(models.users.c.id == user))
    assert (row.name, row.disabled) == ("", True)
    one.post("account", body, 201)  # the name is free again


@pytest.mark.both_databases
def test_nothing_else_refers_to_somebody_who_is_gone(running: Running) -> None:
    """Rows of every table that points at people are found by themselves, colleagues' ones too."""
    client, _, _ = member(running)
    other, _, _ = member(running)
    user, friend = client.get("session")["user"], other.get("session")["user"]

    def befriend(connection: Connection) -> None:
        row = {"one_id": min(user, friend), "other_id": max(user, friend), "asked_by": user, "asked_at": 1.0}
        connection.execute(insert(models.friends).values(row))

    running.await_(running.services.database.write(befriend))
    client.post("account/delete", {"password": SECRET}, 204)
    for table in metadata.sorted_tables:
        for column in [] if table.name in KEPT_TABLES else owner_columns(table):
            assert read(running, select(column).where(column == user)) == [], table.name
    assert other.get("account")["codes"] == 8


def test_other_processes_hear_of_it(postgres: str) -> None:
    with Running(postgres) as here, Running(postgres) as there:
        one, other, id = start_two_player_game(here)
        name = new_name()
        one.post("account", {"username": name, "password": SECRET})
        away = sign_in(there, name)
        away.post(f"tables/{id}/chat", {"text": "hello"})
        watching = there.client(None)
        watching.http.cookies.update(other.http.cookies)
        with away.socket(id) as lost, watching.socket(id) as socket:
            assert lost.hear("welcome")["snapshot"]["table"]["mine"] == [0]
            assert socket.hear("welcome")["snapshot"]["talk"][-1]["name"] == "Ania"
            one.post("account/delete", {"password": SECRET}, 204)
            assert wait(lambda: is_signed_out(away))
            with pytest.raises(Exception, match="1013"):
                lost.hear("never")
            again = socket.hear("welcome")["snapshot"]
        assert "Ania" not in json.dumps(again)
        assert wait(lambda: watching.table(id)["table"]["seats"][0]["left"])


STEPS = {  # what fails, at which call
    "erase": ("repositories.account_deletion", 1),
    "tables_of": ("repositories.account_deletion", 1),
    "leave": ("seating", 1),
    "leave again": ("seating", 2),
    "set_left": ("repositories.account_deletion", 1),
}


@pytest.mark.parametrize("step", STEPS)
def test_a_deletion_that_is_cut_off_is_finished(
    database: Path | str, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server dies at each step: nothing was done, or all is gone that others could see; the next one does
    the rest."""
    name = new_name()
    body = {"username": name, "password": SECRET}
    with Running(database) as server:
        one, other, id = start_two_player_game(server)
        second = one.post("tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}, {"kind": "open"}]})
        other.post(f"tables/{second['id']}/join")
        one.post(f"tables/{second['id']}/start")
        one.post("account", body)
        cookies = dict(other.http.cookies)
        place, which = STEPS[step]
        die_at(monkeypatch, attrgetter(place)(server.services), step.split()[0], which)
        answer = one.http.post("/api/account/delete", json={"password": SECRET})
        assert answer.status_code == 500
    monkeypatch.undo()
    monkeypatch.setattr(passwords, "HASHER", FAST_HASHER)
    with Running(database) as server:
        other = server.client(None)
        other.http.cookies.update(cookies)
        ids = [id, second["id"]]
        if step == "erase":
            assert sign_in(server, name).get("account")["codes"] == 8, "nothing has happened"
            assert not any(other.table(id)["table"]["seats"][0]["left"] for id in ids)
            return
        server.client(None).refused("account/sign-in", body, "wrong_sign_in")
        for id in ids:
            shown = other.table(id)
            assert shown["table"]["seats"][0]["name"] is None and "Ania" not in json.dumps(shown["talk"])
        wait(lambda: all(other.table(id)["table"]["seats"][0]["left"] for id in ids))
        marked = select(models.users.c.id).where(models.users.c.leaving)
        wait(lambda: read(server, marked) == [])
        assert all(other.table(id)["table"]["phase"] == "running" for id in ids)
        assert sum(line["key"] == "server-note-left" for line in other.table(id)["talk"]) == 1


def test_a_deletion_that_fails_in_the_midst_has_not_happened(
    database: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is signed out, and no seat is given up, unless all the rest is done too."""

    def fails(*_: object) -> None:
        raise Died

    with Running(database) as server:
        one, _, id = start_two_player_game(server)
        name = new_name()
        one.post("account", {"username": name, "password": SECRET})
        monkeypatch.setattr(account_deletion, "remove_names", fails)
        assert one.http.post("/api/account/delete", json={"password": SECRET}).status_code == 500
        assert one.get("session")["account"] == name
        assert not one.table(id)["table"]["seats"][0]["left"]
        assert read(server, select(models.users.c.id).where(models.users.c.leaving)) == []


class Died(Exception):
    """The server has died here."""


def die_at(monkeypatch: pytest.MonkeyPatch, part: Any, name: str, which: int) -> None:
    """Fail at some call of a part, and at all later ones."""
    whole, calls = getattr(part, name), iter(range(1, 1000))

    async def dying(*args: Any, **more: Any) -> Any:
        if next(calls) >= which:
            raise Died(name)
        return await whole(*args, **more)

    monkeypatch.setattr(part, name, dying)


def test_who_cannot_leave_a_table_keeps_nobody_else(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged table is set aside; a database that is away is asked again."""
    deletion = running.services.account_deletion
    first, second = (member(running)[0] for _ in range(2))
    for client in (first, second):
        client.post("quick", {"game": "kingdom_builder"})
    users = [client.get("session")["user"] for client in (first, second)]
    with monkeypatch.context() as patch:
        patch.setattr(deletion, "leave_tables", nothing)
        for client in (first, second):
            client.post("account/delete", {"password": SECRET}, 204)
    leave = deletion.seating.leave
    bad = running.await_(deletion.repository.tables_of(users[0]))

    async def leaving(id: str, user: Any, gone: bool = False) -> Any:
        if id in bad:
            raise ValueError("damaged")
        return await leave(id, user, gone)

    monkeypatch.setattr(deletion.seating, "leave", leaving)
    running.await_(deletion.run_once())
    running.await_(deletion.run_once())
    assert set(deletion.set_aside) == {users[0]}
    marked = select(models.users.c.id).where(models.users.c.leaving)
    assert read(running, marked) == [(users[0],)]

    async def busy(id: str, user: Any, gone: bool = False) -> Any:
        raise Refused("busy")

    monkeypatch.setattr(deletion.seating, "leave", busy)
    deletion.set_aside.clear()
    running.await_(deletion.run_once())
    assert read(running, marked) == [(users[0],)] and not deletion.set_aside
    monkeypatch.setattr(deletion.seating, "leave", leave)
    running.await_(deletion.run_once())
    assert read(running, marked) == []


async def nothing(user: Any) -> None:
    pass


def test_guests_have_nothing_to_delete(running: Running) -> None:
    running.client("Guest").refused("account/delete", {"password": SECRET}, "no_account")


def test_ones_games_in_an_archive(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    play_to_end([one, other], id)
    record = one.http.get(f"/api/tables/{id}/record").text
    one.http.post("/api/replays", content=record)
    running_id = one.post("quick", {"game": "kingdom_builder"})["id"]
    waiting = one.post("tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}, {"kind": "open"}]})[
        "id"
    ]
    answer = one.http.get("/api/account/games")
    assert answer.headers["content-type"] == "application/zip" and "attachment" in str(answer.headers)
    with zipfile.ZipFile(io.BytesIO(answer.content)) as found:
        assert found.testzip() is None
        listed = {line["id"]: line for line in json.loads(found.read("games.json"))}
        assert set(listed) == {id, running_id, waiting}
        assert found.read(listed[id]["record"]).decode() == record
        assert "record" not in listed[running_id] and "record" not in listed[waiting]
        assert listed[id]["mine"] == [0] and listed[id]["scores"]
        uploads = [name for name in found.namelist() if name.startswith("uploads/")]
        assert len(uploads) == 1 and found.read(uploads[0]).decode() == record
    assert time.time() - listed[id]["ended"] < 600
