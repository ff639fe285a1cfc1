"""What moderators may do, and that nobody else may."""

import io
import logging
import zipfile
from pathlib import Path
from typing import Any

import pytest

from server.kit import Client, Running, database_setting, play_to_end, start_two_player_game, wait
from server.members import SECRET, is_signed_out, member, new_name, sign_in
from tetrarch.cli import main
from tetrarch.server.accounts import sessions

PLACES: list[tuple[str, str, Any]] = [
    ("get", "/api/moderation/users?name=a", None),
    ("get", "/api/moderation/log", None),
    ("post", "/api/moderation/users/{id}", {"action": "remove", "reason": "spam"}),
    ("post", "/api/moderation/tables/{id}", {"reason": "spam"}),
]


def moderator(running: Running) -> Client:
    client, _, _ = member(running)
    appointed = running.services.members.repository.set_role(client.get("session")["user"], "moderator")
    running.await_(appointed)
    running.services.sessions.cache.clear()
    assert client.get("session")["role"] == client.get("account")["role"] == "moderator"
    return client


@pytest.mark.parametrize(("method", "path", "body"), PLACES)
def test_nobody_else_may(running: Running, method: str, path: str, body: Any) -> None:
    one, _, id = start_two_player_game(running)
    target = id if "tables" in path else one.get("session")["user"]
    for client in (running.client("Guest"), member(running)[0], one):
        answer = client.http.request(method.upper(), path.format(id=target), json=body)
        assert (answer.status_code, answer.json()["error"]) == (403, "not_moderator")
    assert one.table(id)["table"]["phase"] == "running" and not is_signed_out(one)


@pytest.mark.both_databases
def test_an_account_is_closed_and_opened_again(running: Running) -> None:
    judge = moderator(running)
    one, other, id = start_two_player_game(running)
    name, user = new_name(), one.get("session")["user"]
    codes = one.post("account", {"username": name, "password": SECRET})["codes"]
    body = {"action": "disable", "reason": "  rude   words "}
    judge.post(f"moderation/users/{user}", body)
    closed = judge.post(f"moderation/users/{user}", body)  # there is nothing to leave any more
    assert closed["disabled"] and closed["account"] == name
    assert is_signed_out(one) and other.table(id)["table"]["seats"][0]["left"]
    assert other.table(id)["table"]["seats"][0]["name"] == "Ania"
    one.refused("account/sign-in", {"username": name, "password": SECRET}, "disabled")
    one.refused("account/sign-in", {"username": name, "password": "wrong"}, "wrong_sign_in")
    again = {"username": name, "code": codes[0], "password": "another secret"}
    one.refused("account/recover", again, "disabled")
    assert not judge.post(f"moderation/users/{user}", {**body, "action": "enable"})["disabled"]
    back = sign_in(running, name)
    back.post(f"tables/{id}/join")
    assert back.table(id)["table"]["mine"] == [0]
    assert back.get("account")["codes"] == len(codes)
    first, second = judge.get("moderation/log")["lines"][:2]
    assert (first["action"], second["action"]) == ("user-enable", "user-disable")
    assert second["target"] == user and second["reason"] == "rude words"
    assert second["moderator"] == judge.get("session")["name"]


def test_somebody_is_removed_with_their_name(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    judge = moderator(running)
    one, other, id = start_two_player_game(running)
    play_to_end([one, other], id)
    user = one.get("session")["user"]
    with caplog.at_level(logging.WARNING, "tetrarch.moderation"):
        gone = judge.post(f"moderation/users/{user}", {"action": "remove", "reason": "a rude name"})
    assert gone["disabled"] and gone["name"] == ""
    assert any(getattr(line, "target", "") == user for line in caplog.records)
    assert is_signed_out(one)
    assert [seat["name"] for seat in other.table(id)["table"]["seats"]] == [None, "Bruno"]
    judge.refused(f"moderation/users/{user}", {"action": "enable", "reason": "sorry"}, "not_found")
    judge.refused("moderation/users/nobody", {"action": "remove", "reason": "x"}, "not_found")
    judge.refused(f"moderation/users/{user}", {"action": "remove", "reason": "  "}, "not_found")


def test_moderators_do_not_remove_each_other(running: Running) -> None:
    judge, other = moderator(running), moderator(running)
    for client in (judge, other):
        path = f"moderation/users/{client.get('session')['user']}"
        judge.refused(path, {"action": "remove", "reason": "quarrel"}, "is_moderator")


@pytest.mark.both_databases
def test_people_are_found_by_a_part_of_their_name(running: Running) -> None:
    judge, name = moderator(running), new_name()
    client, _, _ = member(running, f"Żółć {name}")
    user = client.get("session")["user"]
    client.http.patch("/api/session", json={"name": f"Shown_{name[-6:]}"})
    for text in (f"żółć {name.lower()}", f"SHOWN_{name[-6:]}", user):
        assert [found["id"] for found in judge.get(f"moderation/users?name={text}")["users"]] == [user], text
    assert judge.get("moderation/users?name=______________________")["users"] == []
    judge.refused(f"moderation/users/{user}", {"action": "remove", "reason": "  "}, "bad_request")


@pytest.mark.parametrize("over", [False, True])
@pytest.mark.both_databases
def test_a_table_is_removed(running: Running, over: bool) -> None:
    judge = moderator(running)
    one, other, id = start_two_player_game(running)
    if over:
        play_to_end([one, other], id)
    with one.socket(id) as socket:
        socket.hear("welcome")
        judge.post(f"moderation/tables/{id}", {"reason": "rude"}, 204)
        with pytest.raises(Exception, match="1013"):
            socket.hear("never")
    for client in (one, other, judge):
        assert client.get(f"tables/{id}", 404)["error"] == "not_found"
        for list in ("mine", "finished", "running"):
            assert id not in [line["id"] for line in client.get(f"tables?list={list}")["tables"]]
    judge.refused(f"moderation/tables/{id}", {"reason": "rude"}, "not_found")
    with zipfile.ZipFile(io.BytesIO(one.http.get("/api/account/games").content)) as found:
        assert id not in found.read("games.json").decode()
    running.services.rooms.rooms.clear()
    assert one.get(f"tables/{id}", 404)["error"] == "not_found"


# what operators do


@pytest.mark.both_databases
def test_operators_reset_passwords_and_appoint_moderators(
    database: Path | str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sessions, "CACHE_SECONDS", 0.0)
    for key, value in database_setting(database).items():
        monkeypatch.setenv(f"TETRARCH_{key.upper()}", value)
    with Running(database) as running:
        client, _, codes = member(running, "Ania")
        assert main(["admin", "moderator", "ANIA"]) == 0
        assert wait(lambda: client.get("session")["role"] == "moderator")
        assert main(["admin", "moderator", "ania", "--remove"]) == 0
        assert wait(lambda: client.get("session")["role"] == "user")
        capsys.readouterr()
        assert main(["admin", "reset-password", "ania"]) == 0
        said = capsys.readouterr().out
        code = said.split()[-1]
        assert "Ania is signed out" in said and len(code) == 19
        assert wait(lambda: is_signed_out(client))
        client.refused("account/sign-in", {"username": "Ania", "password": SECRET}, "wrong_sign_in")
        body = {"username": "Ania", "code": codes[0], "password": "another secret"}
        client.refused("account/recover", body, "wrong_code")
        client.post("account/recover", {**body, "code": code})
        assert sign_in(running, "Ania", "another secret").get("account")["codes"] == 0
        assert main(["admin", "reset-password", "Bruno"]) == 2
        assert "there is no account 'Bruno'" in capsys.readouterr().err
