"""Passkeys, with an authenticator in software."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from server.authenticator import Authenticator
from server.kit import Client, Running, start_two_player_game
from server.members import SECRET, is_signed_out, member
from tetrarch.server.accounts import passkeys
from tetrarch.server.accounts.passkeys import site
from tetrarch.server.db.models.accounts import challenges
from tetrarch.server.refusals import Refused


def page(client: Client) -> Client:
    """The same client as a browser: it tells the origin."""
    client.http.headers["origin"] = client.base
    return client


def owner(running: Running) -> tuple[Client, str, Authenticator]:
    """A member with a passkey."""
    client, name, _ = member(running)
    key = Authenticator(running.base)
    options = page(client).post("account/passkeys/options", {"password": SECRET})["options"]
    client.post("account/passkeys", {"name": "Phone", "credential": key.create(options)}, 201)
    return client, name, key


def enter(client: Client, key: Authenticator, **more: Any) -> Any:
    options = page(client).post("account/passkey/options")["options"]
    return client.post("account/passkey", {"credential": key.get(options), **more})


@pytest.mark.both_databases
def test_a_passkey_is_called_otherwise(running: Running) -> None:
    client, _, key = owner(running)
    [row] = client.get("account/passkeys")["passkeys"]
    path = f"/api/account/passkeys/{row['id']}"
    assert client.http.patch(path, json={"name": "  My   laptop "}).json() == {**row, "name": "My laptop"}
    assert client.get("account/passkeys")["passkeys"] == [{**row, "name": "My laptop"}]
    for name in ("", "<b>", "x" * 25):
        assert client.http.patch(path, json={"name": name}).status_code == 400
    stranger, _, _ = member(running)
    for who, where in ((stranger, path), (running.client("Guest"), path), (client, path + "x")):
        assert who.http.patch(where, json={"name": "Mine"}).json()["error"] == "not_found"
    assert client.get("account/passkeys")["passkeys"][0]["name"] == "My laptop"
    assert enter(running.client(None), key), "it works as before"


@pytest.mark.both_databases
def test_a_passkey_is_made_used_and_removed(running: Running) -> None:
    client, name, key = owner(running)
    [row] = client.get("account/passkeys")["passkeys"]
    assert row["name"] == "Phone" and row["used"] is None
    other = running.client(None)
    assert enter(other, key)["account"] == name
    assert "challenge" not in other.http.cookies
    assert enter(running.client(None), key)["account"] == name
    [row] = other.get("account/passkeys")["passkeys"]
    assert row["used"] >= row["created"]
    stranger, _, _ = member(running)
    path = f"/api/account/passkeys/{row['id']}"
    assert stranger.http.delete(path).json()["error"] == "not_found"
    assert client.http.delete(path).status_code == 204
    assert client.get("account/passkeys")["passkeys"] == []
    with pytest.raises(AssertionError, match="passkey_unknown"):
        enter(running.client(None), key)


def test_what_a_browser_is_asked_for(running: Running) -> None:
    client, name, key = owner(running)
    options = client.post("account/passkeys/options", {"password": SECRET})["options"]
    assert options["rp"] == {"id": "localhost", "name": "Tetrarch"} and options["user"]["name"] == name
    assert options["authenticatorSelection"]["residentKey"] == "required"
    assert [found["id"] for found in options["excludeCredentials"]] == [key.create(options)["id"]]
    client.refused("account/passkeys/options", {"password": "wrong"}, "wrong_password")
    page(running.client("Guest")).refused("account/passkeys/options", {"password": SECRET}, "no_account")


@pytest.mark.both_databases
def test_a_guests_games_come_along(running: Running) -> None:
    _, _, key = owner(running)
    guest, _, id = start_two_player_game(running)
    before = guest.http.cookies["sid"]
    enter(guest, key, keep=True)
    assert guest.table(id)["table"]["mine"] == [0] and guest.http.cookies["sid"] != before


SPOILED: dict[str, Callable[[dict[str, Any]], Any]] = {
    "no answer": lambda credential: {"id": credential["id"]},
    "another id": lambda credential: {**credential, "rawId": "AAAA"},
    "no signature": lambda credential: with_(credential, signature="AAAA"),
    "nothing signed": lambda credential: with_(credential, authenticatorData="AAAA"),
    "no client data": lambda credential: with_(credential, clientDataJSON="AAAA"),
}


def with_(credential: dict[str, Any], **parts: str) -> dict[str, Any]:
    return {**credential, "response": {**credential["response"], **parts}}


@pytest.mark.parametrize("how", SPOILED)
def test_spoiled_answers_are_refused(running: Running, how: str) -> None:
    _, _, key = owner(running)
    client = page(running.client(None))
    credential = SPOILED[how](key.get(client.post("account/passkey/options")["options"]))
    client.refused("account/passkey", {"credential": credential}, "passkey_failed")
    assert is_signed_out(client)


def test_a_challenge_is_answered_once_in_time_and_by_the_browser_that_asked(running: Running) -> None:
    _, _, key = owner(running)
    client = page(running.client(None))

    def answer() -> dict[str, Any]:
        return {"credential": key.get(client.post("account/passkey/options")["options"])}

    body = answer()
    secret = client.http.cookies["challenge"]
    page(running.client(None)).refused("account/passkey", body, "passkey_late")
    client.post("account/passkey", body)
    client.http.cookies.set("challenge", secret)
    client.refused("account/passkey", body, "passkey_late")
    body = answer()
    old = update(challenges).values(expires=time.time() - 1)
    running.await_(running.services.database.write(lambda c: c.execute(old).close()))
    client.refused("account/passkey", body, "passkey_late")


def test_a_challenge_to_sign_in_makes_no_passkey(running: Running) -> None:
    client, _, _ = owner(running)
    options = client.post("account/passkeys/options", {"password": SECRET})["options"]
    asked = client.post("account/passkey/options")["options"]
    made = Authenticator(running.base).create({**options, "challenge": asked["challenge"]})
    client.refused("account/passkeys", {"name": "Key", "credential": made}, "passkey_failed")
    client.refused("account/passkeys", {"name": "Key", "credential": made}, "passkey_late")


@pytest.mark.parametrize(
    ("origin", "verified"), [("https://evil.example", True), ("http://localhost:1", True), ("", False)]
)
def test_answers_of_other_pages_or_without_a_finger(running: Running, origin: str, verified: bool) -> None:
    client, _, key = owner(running)
    bad = Authenticator(origin or running.base, verified)
    options = client.post("account/passkeys/options", {"password": SECRET})["options"]
    client.refused("account/passkeys", {"name": "Key", "credential": bad.create(options)}, "passkey_failed")
    bad.id, bad.key, bad.count = key.id, key.key, key.count
    options = client.post("account/passkey/options")["options"]
    client.refused("account/passkey", {"credential": bad.get(options)}, "passkey_failed")


def test_a_copied_passkey_is_noticed_by_its_count(running: Running) -> None:
    _, _, key = owner(running)
    enter(running.client(None), key)
    key.count -= 1
    with pytest.raises(AssertionError, match="passkey_failed"):
        enter(running.client(None), key)


@pytest.mark.both_databases
def test_a_passkey_is_one_members(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    client, _, key = owner(running)
    other, _, _ = member(running)
    options = page(other).post("account/passkeys/options", {"password": SECRET})["options"]
    other.refused("account/passkeys", {"name": "Key", "credential": key.create(options)}, "passkey_failed")
    monkeypatch.setattr(passkeys, "MAX_PASSKEYS", 1)
    client.refused("account/passkeys/options", {"password": SECRET}, "too_many_passkeys")


def test_passkeys_need_a_name_and_https() -> None:
    assert site("https://play.example:8443").host == "play.example"
    assert site("http://localhost:8000").host == "localhost"
    for origin in (None, "", "http://play.example", "http://192.168.0.7:8000", "https://192.168.0.7"):
        with pytest.raises(Refused, match="no_passkeys"):
            site(origin)


def test_no_origin_no_passkeys(running: Running) -> None:
    client, _, _ = member(running)
    client.refused("account/passkeys/options", {"password": SECRET}, "no_passkeys")
    client.refused("account/passkey/options", {}, "no_passkeys")
