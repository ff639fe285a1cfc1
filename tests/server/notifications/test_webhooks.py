"""Webhooks: what they are told, how it is signed, and what happens when they fail."""

import base64
import hashlib
import hmac
import json
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select

from server.conftest import Create
from server.kit import Client, Running, start_two_player_game, wait, whose_turn
from server.listener import Heard, Listener
from tetrarch.server.config import BadSetting, load_settings
from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.notifications import outbox
from tetrarch.server.db.repositories.notifications.notices import MAX_FAILURES
from tetrarch.server.notifications.notices import friend_notice
from tetrarch.server.notifications.outbox import CHANNEL_RATE, DAY, LEASE, retry_delay

NEVER = 1e9  # seconds of delay: the tests themselves say when something is sent


@pytest.fixture(scope="module")
def listener() -> Iterator[Listener]:
    with Listener() as found:
        yield found


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def quiet(
    request: pytest.FixtureRequest,
    listener: Listener,
    create: Create,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Running]:
    """A server that may tell the listener."""
    file = tmp_path_factory.mktemp("quiet") / "games.sqlite3"
    database = file if request.param == "sqlite" else create()
    with Running(database, notice_delay=NEVER, outgoing_allowed=(listener.host,)) as server:
        yield server


@pytest.fixture(autouse=True)
def fresh(listener: Listener) -> None:
    listener.heard.clear()
    listener.status = 204


def hooked(server: Running, listener: Listener, lang: str = "en") -> tuple[Client, str, dict[str, Any]]:
    """Somebody with a webhook, their id, and what is told of it."""
    client = server.client("Ania")
    hook = client.http.put("/api/channels/hook", json={"url": listener.url, "lang": lang})
    assert hook.status_code == 200, hook.text
    return client, client.get("session")["user"], hook.json()


def tell(server: Running, user: str, *names: str) -> None:
    notices = [friend_notice(user, User(name, name), "/people") for name in names]
    server.await_(server.services.inboxes.repository.put(notices))


def sent(server: Running, later: float = 1.0) -> int:
    """Send what is due so many seconds from now."""
    found: int = server.await_(server.services.outbox.send_due(time.time() + later))
    return found


def left(server: Running) -> int:
    """How many deliveries wait."""
    query = select(func.count()).select_from(outbox)
    return int(server.await_(server.services.database.read(lambda connection: connection.scalar(query))))


def genuine(heard: Heard, secret: str) -> bool:
    """As the receiver would check it."""
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{heard.headers['webhook-id']}.{heard.headers['webhook-timestamp']}.".encode() + heard.body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    return heard.headers["webhook-signature"] == f"v1,{expected}"


def test_a_notice_reaches_the_webhook(quiet: Running, listener: Listener) -> None:
    _, user, hook = hooked(quiet, listener, "pl")
    tell(quiet, user, "Nina")
    assert sent(quiet, -60.0) == 0 and sent(quiet) == 1 and left(quiet) == 0
    [heard] = listener.heard
    said = json.loads(heard.body)
    assert said["type"] == "friend" and said["text"] == said["content"]
    assert said["text"] == "Nina chce zawrzeć z tobą znajomość. /people"
    assert heard.path == "/hook?of=me" and heard.headers["content-type"] == "application/json"
    assert genuine(heard, hook["secret"]) and not genuine(heard, "whsec_" + base64.b64encode(b"x").decode())


def test_who_answers_at_once_is_not_told(quiet: Running, listener: Listener) -> None:
    one, other, id = start_two_player_game(quiet)
    turn, snapshot = whose_turn([one, other], id)
    turn.http.put("/api/channels/hook", json={"url": listener.url})
    rest = other if turn is one else one
    rest.http.put("/api/channels/hook", json={"url": listener.url})
    while snapshot["decision"]["mine"] is not None:
        turn.move(id, snapshot)
        snapshot = turn.table(id)
    assert left(quiet) == 1, "the turn of the other"
    snapshot = rest.table(id)
    while snapshot["decision"]["mine"] is not None:
        rest.move(id, snapshot)
        snapshot = rest.table(id)
    assert left(quiet) == 1
    with turn.socket(id) as socket:
        socket.hear("welcome")
        wait(lambda: left(quiet) == 0)
    assert sent(quiet) == 0 and listener.heard == []


def test_whoever_is_at_the_table_is_not_told_otherwise(quiet: Running, listener: Listener) -> None:
    one, other, id = start_two_player_game(quiet)
    turn, snapshot = whose_turn([one, other], id)
    rest = other if turn is one else one
    rest.http.put("/api/channels/hook", json={"url": listener.url})
    with rest.socket(id) as socket:
        socket.hear("welcome")
        while snapshot["decision"]["mine"] is not None:
            turn.move(id, snapshot)
            snapshot = turn.table(id)
        assert rest.get("inbox/count")["waiting"] == 1 and left(quiet) == 0


@pytest.mark.both_databases
def test_failures_are_tried_again_and_told_to_the_owner(quiet: Running, listener: Listener) -> None:
    client, user, _ = hooked(quiet, listener)
    listener.status = 500
    tell(quiet, user, "Nina")
    assert sent(quiet) == 1 and left(quiet) == 1
    assert client.get("channels")["hook"]["state"] == "failing"
    assert client.get("channels")["hook"]["problem"] == "500"
    assert sent(quiet) == 0, "not at once"
    listener.status = 200
    assert sent(quiet, retry_delay(0) + 1) == 1 and left(quiet) == 0
    assert client.get("channels")["hook"]["state"] == "ok"
    assert [retry_delay(tries) for tries in (0, 1, 2, 20)] == [10, 30, 90, 3600]


def test_a_delivery_that_was_taken_and_not_sent_is_due_again(quiet: Running, listener: Listener) -> None:
    _, user, _ = hooked(quiet, listener)
    tell(quiet, user, "Nina")
    storage = quiet.services.inboxes.repository
    now = time.time() + 1
    [delivery] = quiet.await_(storage.take_deliveries(now, LEASE, 10))
    assert quiet.await_(storage.take_deliveries(now, LEASE, 10)) == [] and delivery.tries == 0
    assert sent(quiet, LEASE + 2) == 1 and len(listener.heard) == 1


def test_after_a_day_it_is_given_up(
    quiet: Running, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, user, _ = hooked(quiet, listener)
    tell(quiet, user, "Nina")
    now = time.time()
    monkeypatch.setattr("tetrarch.server.notifications.outbox.time.time", lambda: now + DAY + 1)
    assert quiet.await_(quiet.services.outbox.send_due(now + 1)) == 1
    assert left(quiet) == 0 and listener.heard == []


def test_a_hook_that_always_fails_is_left_alone_until_a_trial_works(
    quiet: Running, listener: Listener
) -> None:
    client, user, _ = hooked(quiet, listener)
    listener.status = 404
    tell(quiet, user, "Nina", "Ola")
    assert client.post("channels/hook/test") == {"ok": False, "problem": "404"}
    [hook] = quiet.await_(quiet.services.inboxes.repository.channels(user))
    for _ in range(MAX_FAILURES):
        quiet.await_(quiet.services.inboxes.repository.record_delivery(hook.id, "404"))
    assert client.get("channels")["hook"]["state"] == "off"
    tell(quiet, user, "Pola")
    listener.heard.clear()
    assert sent(quiet) == 2 and left(quiet) == 0 and listener.heard == [], "what waited is dropped"
    listener.status = 200
    assert client.post("channels/hook/test") == {"ok": True, "problem": None}
    assert json.loads(listener.heard[0].body)["type"] == "trial"
    assert client.get("channels")["hook"]["state"] == "ok"


def test_nobody_is_flooded(quiet: Running, listener: Listener, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tetrarch.server.rate_limits.time", SimpleNamespace(monotonic=lambda: 0.0))
    _, user, _ = hooked(quiet, listener)
    tell(quiet, user, *(f"N{n}" for n in range(int(CHANNEL_RATE[1]) + 3)))
    assert sent(quiet) and sent(quiet)
    assert len(listener.heard) == CHANNEL_RATE[1] and left(quiet) == 3, "the rest comes later"
    quiet.await_(quiet.services.inboxes.read(User(user, "Ania"), None))
    assert left(quiet) == 0, "or not at all, once it was read"


def test_the_settings_of_a_hook(quiet: Running, listener: Listener) -> None:
    client, _, hook = hooked(quiet, listener)
    assert client.get("channels")["hook"] == hook and client.get("channels")["devices"] == []
    again = client.http.put("/api/channels/hook", json={"url": listener.url + "2", "lang": "it"}).json()
    assert again["secret"] == hook["secret"] and again["url"] == listener.url + "2"
    bad = {
        "http://hook.example/": "scheme",
        "https://10.0.0.1/": "private",
        "https://127.0.0.1:444/": "port",
        "https://nobody.invalid/": "name",
    }
    for url, reason in bad.items():
        answer = client.http.put("/api/channels/hook", json={"url": url})
        assert (answer.status_code, answer.json()["error"]) == (400, "bad_address")
        assert answer.json()["args"] == {"reason": reason}
    assert client.get("channels")["hook"] == again
    assert client.http.delete("/api/channels/hook").status_code == 204
    assert client.http.delete("/api/channels/hook").json()["error"] == "not_found"
    client.refused("channels/hook/test", {}, "not_found")


def test_faults_of_ours_do_not_stop_the_others(
    quiet: Running, listener: Listener, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, user, _ = hooked(quiet, listener)
    tell(quiet, user, "Nina")

    async def broken(*_: object) -> int:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patch:
        patch.setattr(quiet.services.outbox.outgoing, "post", broken)
        assert sent(quiet) == 1 and left(quiet) == 1
    assert sent(quiet, retry_delay(0) + 1) == 1 and left(quiet) == 0


def test_a_running_server_sends_by_itself(database: Path | str, listener: Listener) -> None:
    given: dict[str, Any] = {"notice_delay": 0.0, "outgoing_allowed": (listener.host,)}
    with Running(database, origins=("http://localhost",), **given) as server:
        _, user, _ = hooked(server, listener)
        tell(server, user, "Nina")
        wait(lambda: listener.heard)
        assert json.loads(listener.heard[0].body)["url"] == "http://localhost/people"
        page = server.client(None).http.get("/api/metrics").text
        assert 'tetrarch_deliveries_total{kind="webhook",result="sent"}' in page


def test_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    assert load_settings().contact.startswith("mailto:")
    monkeypatch.setenv("TETRARCH_OUTGOING_PORTS", "443, 8443")
    monkeypatch.setenv("TETRARCH_OUTGOING_ALLOWED", "ntfy.local 10.0.0.1:80")
    monkeypatch.setenv("TETRARCH_ORIGINS", "https://play.example")
    found = load_settings()
    assert found.outgoing_ports == (443, 8443) and found.outgoing_allowed == ("ntfy.local", "10.0.0.1:80")
    assert found.contact == "https://play.example"
    for name, value in {
        "OUTGOING_PORTS": "many",
        "NOTICE_DELAY": "-1",
        "VAPID_KEY": "secret",
        "VAPID_CONTACT": "me",
    }.items():
        with monkeypatch.context() as patch, pytest.raises(BadSetting, match=f"TETRARCH_{name}"):
            patch.setenv(f"TETRARCH_{name}", value)
            load_settings()
