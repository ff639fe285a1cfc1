"""Accounts: a guest becomes a member; sign in and out; passwords and recovery codes."""

from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher
from sqlalchemy import select

from server.kit import Running, start_two_player_game
from server.members import SECRET, is_signed_out, member, new_name, sign_in
from tetrarch.server.accounts import passwords, recovery, sessions
from tetrarch.server.db.models.accounts import accounts as table

# signing up


def test_a_guest_becomes_a_member_and_keeps_everything(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    name, before, cookie = new_name(), one.get("session"), one.http.cookies["sid"]
    made = one.post("account", {"username": name, "password": SECRET}, 201)
    assert before == {**made["session"], "role": "guest", "account": None}
    assert made["session"]["account"] == name and made["session"]["role"] == "user"
    assert one.table(id)["table"]["mine"] == [0] and one.table(id)["table"]["own"]
    assert one.http.cookies["sid"] != cookie
    stolen = running.client(None)
    stolen.http.cookies.set("sid", cookie, domain="localhost.local")
    assert is_signed_out(stolen), "the old session is over"
    assert [line["id"] for line in sign_in(running, name).get("tables?list=mine")["tables"]] == [id]
    one.refused("account", {"username": new_name(), "password": SECRET}, "has_account")


def test_somebody_new_makes_an_account_at_once(running: Running) -> None:
    client, name, codes = member(running)
    assert client.get("session")["name"] == client.get("session")["account"] == name
    assert len(set(codes)) == recovery.CODES and all(len(code) == 19 for code in codes)
    found = client.get("account")
    assert {key: found[key] for key in ("username", "name", "role", "codes", "sessions")} == {
        "username": name,
        "name": name,
        "role": "user",
        "codes": recovery.CODES,
        "sessions": 1,
    }
    running.client("Guest").get("account", 403)


@pytest.mark.both_databases
def test_names_are_taken_whatever_their_case(running: Running) -> None:
    name = f"Łucja {new_name()}"
    member(running, name)
    for same in (name.upper(), name.lower(), f"  {name} ", name.replace("M", "Ｍ")):
        running.client(None).refused("account", {"username": same, "password": SECRET}, "name_taken")
    assert sign_in(running, name.swapcase()).get("session")["account"] == name


@pytest.mark.parametrize("password", ["", "1234567", "x" * 129, "ANIA bielska", "Bogumiła"])
def test_passwords_that_cannot_be(running: Running, password: str) -> None:
    guest = running.client("Bogumiła")
    body = {"username": "Ania Bielska", "password": password}
    assert guest.refused("account", body, "bad_password")["args"] == {"least": 8, "most": 128}


def test_passwords_are_kept_as_argon2id_alone(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher())
    client, name, codes = member(running)
    rows = running.await_(running.services.database.read(lambda c: c.execute(select(table)).all()))
    [row] = [row for row in rows if row.name == name]
    assert row.password.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert SECRET not in str(rows) and not any(code in str(rows) for code in codes)
    assert passwords.dummy_hash().startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert len(passwords.dummy_hash()) == len(row.password)
    sign_in(running, name)


# signing in


def test_unknown_names_and_wrong_passwords_are_told_alike(running: Running) -> None:
    _, name, _ = member(running)
    seen: list[list[str]] = []
    hash_fits = passwords.hash_fits

    def watched(known: str, text: str) -> bool:
        seen.append(known.split("$")[1:4])
        return hash_fits(known, text)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "hash_fits", watched)
        said = [
            running.client(None).refused(
                "account/sign-in", {"username": who, "password": "wrong"}, "wrong_sign_in"
            )
            for who in (name, new_name())
        ]
    assert said[0] == said[1]
    assert len(seen) == 2 and seen[0] == seen[1], "a hash of the same cost was tried"


def test_signing_in_never_takes_over_a_session_that_was_there(running: Running) -> None:
    _, name, _ = member(running)
    client = running.client("Guest")
    before = client.http.cookies["sid"]
    client.post("account/sign-in", {"username": name, "password": SECRET})
    assert client.http.cookies["sid"] != before
    fixed = running.client(None)
    fixed.http.cookies.set("sid", before, domain="localhost.local")
    assert is_signed_out(fixed)


def test_a_guests_games_stay_behind_or_come_along(running: Running) -> None:
    _, name, _ = member(running)
    for keep in (False, True):
        one, other, id = start_two_player_game(running)
        with other.socket(id) as socket:
            socket.hear("welcome")
            one.post("account/sign-in", {"username": name, "password": SECRET, "keep": keep})
            mine = [line["id"] for line in one.get("tables?list=mine")["tables"]]
            assert (id in mine) == keep
            assert one.table(id)["table"]["mine"] == ([0] if keep else [])
            if keep:
                user = one.get("session")["user"]
                update = socket.hear("update")
                assert update["table"]["seats"][0]["user"] == user == update["table"]["owner"]


def test_a_guests_seat_beside_ones_own_stays_the_guests(running: Running) -> None:
    client, name, _ = member(running)
    id = client.post("tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    guest = running.client("Guest")
    guest.post(f"tables/{id}/join")
    guest.post("account/sign-in", {"username": name, "password": SECRET, "keep": True})
    assert guest.table(id)["table"]["mine"] == [0]


def test_attempts_are_limited_by_account_and_by_address(database: Path | str, frozen_limits: None) -> None:
    with Running(database, rate=1.0) as running:
        _, name, codes = member(running, "Ania")
        client = running.client(None)
        wrong = {"username": "ANIA", "password": "wrong"}
        said = [client.http.post("/api/account/sign-in", json=wrong).json()["error"] for _ in range(12)]
        assert said[0] == "wrong_sign_in" and said[-1] == "rate_limited"
        other = {"username": "Bruno", "password": "wrong"}
        client.refused("account/sign-in", other, "wrong_sign_in")
        body = {"username": "Ania", "code": codes[0], "password": "another secret"}
        client.post("account/recover", body)  # who was locked out by others gets in with a code
        guessed = [{**other, "username": f"Name {n}"} for n in range(30)]
        said = [client.http.post("/api/account/sign-in", json=body).json()["error"] for body in guessed]
        assert said[-1] == "rate_limited"


def test_too_many_at_once_are_sent_away(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords.HASHING_THREADS, "max_waiting", 0)
    running.client(None).refused("account/sign-in", {"username": "Ania", "password": SECRET}, "busy")


# signing out, and passwords


@pytest.mark.both_databases
def test_signing_out_everywhere(running: Running) -> None:
    client, name, _ = member(running)
    other = sign_in(running, name)
    id = other.post("quick", {"game": "kingdom_builder"})["id"]
    with other.socket(id) as socket:
        socket.hear("welcome")
        assert client.get("account")["sessions"] == 2
        assert client.http.delete("/api/account/sessions").status_code == 204
        assert "sid" not in client.http.cookies and is_signed_out(other)
        with pytest.raises(Exception, match="1013"):
            socket.hear("never")
    guest = running.client("Guest")
    assert guest.http.delete("/api/account/sessions").json()["error"] == "no_account"


@pytest.mark.both_databases
def test_another_password_signs_the_others_out(running: Running) -> None:
    client, name, _ = member(running)
    other = sign_in(running, name)
    client.refused("account/password", {"old": "wrong one", "password": "new secret"}, "wrong_password")
    client.refused("account/password", {"old": SECRET, "password": name}, "bad_password")
    client.post("account/password", {"old": SECRET, "password": "new secret"}, 204)
    assert is_signed_out(other) and not is_signed_out(client)
    with pytest.raises(AssertionError, match="wrong_sign_in"):
        sign_in(running, name)
    sign_in(running, name, "new secret")


def test_the_shown_name_is_not_the_one_to_sign_in_with(running: Running) -> None:
    client, name, _ = member(running)
    other = sign_in(running, name)
    shown = client.http.patch("/api/session", json={"name": "Somebody"}).json()
    assert (shown["name"], shown["account"], shown["role"]) == ("Somebody", name, "user")
    assert other.get("session")["name"] == other.get("account")["name"] == "Somebody"
    assert sign_in(running, name).get("session")["name"] == "Somebody"


def test_sessions_are_looked_up_again_after_a_while(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "CACHE_SECONDS", -1.0)
    client, name, _ = member(running)
    assert client.get("session")["account"] == name
    asked: list[str] = []
    user_of = running.services.sessions.repository.user_of

    async def watched(digest: str) -> Any:
        asked.append(digest)
        return await user_of(digest)

    monkeypatch.setattr(running.services.sessions.repository, "user_of", watched)
    client.get("session")
    assert len(asked) == 1


# recovery codes


def test_a_recovery_code_gives_a_new_password_once(running: Running) -> None:
    client, name, codes = member(running)
    lost, body = running.client(None), {"username": name, "password": "new secret"}
    lost.refused("account/recover", {**body, "code": "aaaa-aaaa-aaaa-aaaa"}, "wrong_code")
    lost.refused("account/recover", {**body, "username": new_name(), "code": codes[0]}, "wrong_code")
    lost.refused("account/recover", {**body, "password": "short", "code": codes[0]}, "bad_password")
    lost.post("account/recover", {**body, "code": f" {codes[0].upper().replace('-', ' ')}"})
    assert lost.get("account")["codes"] == recovery.CODES - 1
    assert lost.get("account")["sessions"] == 1 and is_signed_out(client)
    sign_in(running, name, "new secret")
    lost.refused("account/recover", {**body, "code": codes[0]}, "wrong_code")
    other, _, _ = member(running)
    other.refused("account/recover", {**body, "username": new_name(), "code": codes[1]}, "wrong_code")


@pytest.mark.both_databases
def test_new_codes_end_the_old_ones(running: Running) -> None:
    client, name, codes = member(running)
    client.refused("account/codes", {"password": "wrong"}, "wrong_password")
    made = client.post("account/codes", {"password": SECRET})["codes"]
    assert len(made) == recovery.CODES and not set(made) & set(codes)
    body = {"username": name, "password": "new secret"}
    client.refused("account/recover", {**body, "code": codes[0]}, "wrong_code")
    client.post("account/recover", {**body, "code": made[0]})
    running.client("Guest").refused("account/codes", {"password": SECRET}, "no_account")
