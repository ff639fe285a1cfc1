"""Sessions end by themselves; guessing at an account slows whoever guesses, not its owner."""

import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from server.kit import Client, Running, wait
from server.members import SECRET, member, new_name
from tetrarch.server.db import models
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.repositories.accounts import devices, sessions
from tetrarch.server.db.repositories.accounts.sessions import DAY, GRACE, MAX_AGE, MAX_IDLE
from tetrarch.server.identifiers import digest_of
from tetrarch.server.rate_limits import LIMITS


def set_times(running: Running, client: Client, **times: float) -> None:
    """Say when a session began and was last used, and forget what is in memory."""
    digest = digest_of(client.http.cookies["sid"])
    query = update(models.sessions).where(models.sessions.c.digest == digest).values(times)
    running.await_(running.services.database.write(lambda it: it.execute(query).close()))
    running.services.sessions.cache.clear()


def last_used(running: Running, client: Client) -> float:
    digest = digest_of(client.http.cookies["sid"])
    query = select(models.sessions.c.last_used).where(models.sessions.c.digest == digest)
    return float(running.await_(running.services.database.read(lambda it: it.scalar(query))) or 0.0)


@pytest.mark.both_databases
@pytest.mark.parametrize("column,limit", [("last_used", MAX_IDLE), ("created", MAX_AGE)])
def test_a_session_ends(running: Running, column: str, limit: float) -> None:
    """If it is not used, and in any case after a year; what is refused says so."""
    client, now = running.client("Ania"), time.time()
    set_times(running, client, **{column: now - limit + 60})
    assert client.get("session")["name"] == "Ania"
    set_times(running, client, **{column: now - limit - 60})
    assert client.get("session", 401)["error"] == "session_over"
    client.refused("quick", {"game": "kingdom_builder"}, "session_over")
    assert running.client(None).get("session", 401)["error"] == "not_signed_in"
    running.await_(running.services.repositories.sessions.purge())
    set_times(running, client, **{column: now - 60})
    assert client.get("session")["name"] == "Ania", "the time of day was wrong for a while"


@pytest.mark.both_databases
def test_the_use_of_a_session_is_noted_seldom(running: Running) -> None:
    client, now = running.client(), time.time()
    for before, noted in ((now - DAY / 2, False), (now - 2 * DAY, True)):
        set_times(running, client, last_used=before)
        client.get("session")
        assert (last_used(running, client) >= now) == noted


def test_sessions_that_are_over_for_long_are_deleted_with_their_sockets(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, other = running.client(), running.client()
    id = client.post("quick", {"game": "kingdom_builder"})["id"]
    service, ended = running.services.sessions, list[str]()
    with client.socket(id) as socket:
        socket.hear("welcome")
        set_times(running, client, last_used=time.time() - MAX_IDLE - GRACE - 60)
        purges = iter([Unavailable("away"), None])
        purge = service.repository.purge

        async def once() -> list[str]:
            if (error := next(purges)) is not None:
                raise error
            return await purge()

        monkeypatch.setattr(service.repository, "purge", once)
        monkeypatch.setattr("tetrarch.server.accounts.sessions.PURGE_SECONDS", 0.0)

        def end(digest: str) -> None:
            ended.append(digest)
            running.services.rooms.disconnect_session(digest)

        with pytest.raises(BaseException):  # noqa: B017  (there are no more purges)
            running.await_(service.purge(end))
        assert ended == [digest_of(client.http.cookies["sid"])]
        with pytest.raises(ConnectionClosed):
            socket.hear("never")
    assert last_used(running, client) == 0.0 and other.get("session")


# guessing


def from_address(running: Running, address: str, mark: str | None = None) -> Client:
    client = running.client(None)
    client.http.headers["x-forwarded-for"] = address
    if mark is not None:
        client.http.cookies["device"] = mark
    return client


def tries(client: Client, name: str, password: str, most: int) -> list[str]:
    """What one hears who tries again and again, until it is too much."""
    found = list[str]()
    while len(found) < most and "rate_limited" not in found:
        body = {"username": name, "password": password}
        found.append(client.http.post("/api/account/sign-in", json=body).json().get("error", "in"))
    return found


@pytest.fixture
def limited(database: Path | str, frozen_limits: None) -> Any:
    with Running(database, rate=1.0) as server:
        yield server


def test_guesses_slow_the_guesser_not_the_owner(limited: Running) -> None:
    owner, name, _ = member(limited)
    mark = owner.http.cookies["device"]
    thief = from_address(limited, "203.0.113.5")
    assert tries(thief, name, "wrong secret", 30)[-1] == "rate_limited"
    assert tries(from_address(limited, "198.51.100.7"), name, SECRET, 1) == ["in"], "from anywhere else"
    at_home = from_address(limited, "203.0.113.5", mark)
    assert tries(at_home, name, SECRET, 1) == ["in"], "even behind the same address"
    assert tries(thief, new_name(), "wrong secret", 1) == ["wrong_sign_in"], "up to the limit of the address"


def test_many_addresses_are_slowed_together(limited: Running) -> None:
    owner, name, _ = member(limited)
    mark = owner.http.cookies["device"]
    guesses = list[str]()
    for number in range(20):
        guesses += tries(from_address(limited, f"203.0.113.{number}"), name, "wrong secret", 10)
    assert guesses.count("wrong_sign_in") == LIMITS["strangers"][1]
    assert tries(from_address(limited, "203.0.113.99", mark), name, SECRET, 1) == ["in"]
    stolen = from_address(limited, "203.0.113.98", mark)
    assert len(tries(stolen, name, "wrong secret", 30)) <= LIMITS["account"][1] + 1, "a mark is no pass"


def test_a_mark_of_another_account_helps_nobody(limited: Running) -> None:
    _, name, _ = member(limited)
    mark = member(limited)[0].http.cookies["device"]
    thief = from_address(limited, "203.0.113.5", mark)
    assert len(tries(thief, name, "wrong secret", 30)) == LIMITS["account"][1] + 1
    for odd in ("nonsense", "x" * 200):
        assert tries(from_address(limited, "203.0.113.5", odd), name, SECRET, 1) == ["rate_limited"]


def test_who_has_signed_in_is_not_slowed_by_strangers(limited: Running) -> None:
    """Where the password is asked for again, only those who are signed in can guess."""
    owner, name, _ = member(limited)
    tries(limited.client(None), name, "wrong secret", 30)
    owner.post("account/codes", {"password": SECRET})
    for _ in range(9):
        owner.refused("account/codes", {"password": "wrong secret"}, "wrong_password")
    owner.refused("account/codes", {"password": SECRET}, "rate_limited")


def test_marks_are_few_and_end_with_all_sessions(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(devices, "MAX_DEVICES", 2)
    owner, name, _ = member(running)
    user = owner.get("session")["user"]
    assert (
        owner.http.post("/api/account/sign-in", json={"username": name, "password": SECRET}).cookies.get(
            "device"
        )
        is None
    ), "it has one"
    for _ in range(3):
        running.client(None).post("account/sign-in", {"username": name, "password": SECRET})
    query = select(func.count()).where(models.devices.c.user_id == user)
    count = lambda: running.await_(running.services.database.read(lambda it: it.scalar(query)))  # noqa: E731
    assert count() == 2
    again = running.client(None)
    again.post("account/sign-in", {"username": name, "password": SECRET})
    again.http.delete("/api/account/sessions")
    assert wait(lambda: count() == 0)


def test_sessions_are_kept_longer_than_they_are_noted() -> None:
    assert sessions.NOTED_EVERY < MAX_IDLE < MAX_AGE
