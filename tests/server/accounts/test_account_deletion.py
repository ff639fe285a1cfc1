"""Those who go: deleted accounts, exported games."""

import io
import json
import time
import zipfile
from typing import Any

import pytest
from sqlalchemy import Connection, insert, select

from server.kit import Running, play_to_end, start_two_player_game, wait
from server.members import SECRET, is_signed_out, member, new_name, sign_in
from tetrarch.server.db import models
from tetrarch.server.db.models.metadata import metadata
from tetrarch.server.db.repositories.accounts.account_deletion import KEPT_TABLES, owner_columns


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
        assert "Ania" not in json.dumps(again) and again["table"]["seats"][0]["left"]


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
