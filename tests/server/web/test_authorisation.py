"""Who may do what: every endpoint and every message, tried by those who may not."""

from typing import Any

import pytest

from server.kit import Client, Running, new_key, start_two_player_game
from tetrarch.server.app import create_app
from tetrarch.server.config import load_settings
from tetrarch.server.web.openapi import document
from tetrarch.server.web.typescript import structs

MOVE = {"token": "b:A1", "number": 5}  # plus seat and key
FREE = "anybody"

# what a stranger who is signed in is told about somebody's running table, and the body sent
TABLE: dict[tuple[str, str], tuple[str, Any]] = {
    ("get", "/api/tables/{id}"): (FREE, None),
    ("get", "/api/tables/{id}/updates"): (FREE, None),
    ("get", "/api/tables/{id}/replay"): (FREE, None),
    ("get", "/api/tables/{id}/frames"): (FREE, None),
    ("get", "/api/tables/{id}/record"): ("not_over", None),
    ("get", "/api/tables/{id}/verify"): ("not_over", None),
    ("get", "/api/tables/{id}/summary"): ("not_over", None),
    ("post", "/api/tables/{id}/join"): ("table_full", {}),
    ("post", "/api/tables/{id}/seats"): ("wrong_phase", {"seat": 1, "kind": "open"}),
    ("post", "/api/tables/{id}/ready"): ("wrong_phase", {"ready": True}),
    ("post", "/api/tables/{id}/share"): ("wrong_phase", {"seat": 0, "share": "0" * 64}),
    ("post", "/api/tables/{id}/nonce"): ("wrong_phase", {"seat": 0, "nonce": "0" * 64}),
    ("post", "/api/tables/{id}/start"): ("wrong_phase", {}),
    ("post", "/api/tables/{id}/leave"): ("not_seated", None),
    ("post", "/api/tables/{id}/abandon"): ("not_seated", None),
    ("post", "/api/tables/{id}/rematch"): ("wrong_phase", None),
    ("post", "/api/tables/{id}/moves"): ("not_seated", {**MOVE, "seat": 0, "key": "k1"}),
    ("post", "/api/tables/{id}/premove"): ("not_seated", {"seat": 0, "number": 1}),
    ("post", "/api/tables/{id}/undo"): ("not_seated", {"seat": 0, "number": 1, "key": "k2"}),
    ("post", "/api/tables/{id}/undo/answer"): ("nothing_asked", {"agree": True}),
    ("post", "/api/tables/{id}/chat"): (FREE, {"text": "hello"}),
    ("post", "/api/tables/{id}/chat/slow"): ("not_owner", {"slow": True}),
    ("post", "/api/tables/{id}/skip"): ("not_seated", None),
    ("post", "/api/tables/{id}/hint"): ("not_seated", {"seat": 0, "number": 1}),
    ("get", "/api/tables/{id}/invitation"): ("not_owner", None),
    ("post", "/api/tables/{id}/invitation"): ("not_owner", None),
    ("delete", "/api/tables/{id}/invitation"): ("not_owner", None),
    ("post", "/api/tables/{id}/visit"): (FREE, {"invitation": "x"}),
    ("post", "/api/tables/{id}/invited"): ("wrong_phase", {"person": "somebody"}),
}

# endpoints that belong to no table: what is told to those who are not signed in
ELSEWHERE: dict[tuple[str, str], tuple[str, Any]] = {
    ("post", "/api/session"): (FREE, {"name": "Ania"}),
    ("get", "/api/session"): ("not_signed_in", None),
    ("patch", "/api/session"): ("not_signed_in", {"name": "Ania"}),
    ("delete", "/api/session"): ("not_signed_in", None),
    ("post", "/api/account"): ("bad_password", {"username": "Ania", "password": "short"}),
    ("put", "/api/chat/spectators"): ("not_signed_in", {"muted": True}),
    ("get", "/api/account"): ("not_signed_in", None),
    ("post", "/api/account/sign-in"): ("wrong_sign_in", {"username": "Nobody", "password": "secret"}),
    ("post", "/api/account/recover"): (
        "wrong_code",
        {"username": "Nobody", "code": "abcd", "password": "a new secret"},
    ),
    ("get", "/api/account/settings"): ("not_signed_in", None),
    ("put", "/api/account/settings"): ("not_signed_in", {"values": {"theme": "dark"}}),
    ("delete", "/api/account/sessions"): ("not_signed_in", None),
    ("post", "/api/account/password"): ("not_signed_in", {"old": "one", "password": "another one"}),
    ("post", "/api/account/codes"): ("not_signed_in", {"password": "one"}),
    ("get", "/api/account/passkeys"): ("not_signed_in", None),
    ("post", "/api/account/passkeys/options"): ("not_signed_in", {"password": "one"}),
    ("post", "/api/account/passkeys"): ("not_signed_in", {"name": "Phone", "credential": {}}),
    ("patch", "/api/account/passkeys/{id}"): ("not_signed_in", {"name": "Phone"}),
    ("delete", "/api/account/passkeys/{id}"): ("not_signed_in", None),
    ("post", "/api/account/passkey/options"): ("no_passkeys", None),
    ("post", "/api/account/passkey"): ("no_passkeys", {"credential": {}}),
    ("post", "/api/account/delete"): ("not_signed_in", {"password": "one"}),
    ("get", "/api/account/games"): ("not_signed_in", None),
    ("get", "/api/moderation/users"): ("not_signed_in", None),
    ("post", "/api/moderation/users/{id}"): ("not_signed_in", {"action": "remove", "reason": "spam"}),
    ("post", "/api/moderation/tables/{id}"): ("not_signed_in", {"reason": "spam"}),
    ("get", "/api/moderation/log"): ("not_signed_in", None),
    ("get", "/api/games"): (FREE, None),
    ("get", "/api/games/{game}/rules"): (FREE, None),
    ("get", "/api/games/{game}/figures"): (FREE, None),
    ("get", "/api/lessons"): (FREE, None),
    ("get", "/api/lessons/{game}/{lesson}"): ("not_found", None),
    ("post", "/api/lessons/{game}/{lesson}"): ("not_signed_in", {"number": 0}),
    ("get", "/api/coach"): ("not_signed_in", None),
    ("post", "/api/coach"): ("not_signed_in", {"mode": "off"}),
    ("get", "/api/inbox"): ("not_signed_in", None),
    ("get", "/api/inbox/count"): ("not_signed_in", None),
    ("post", "/api/inbox/read"): ("not_signed_in", {}),
    ("post", "/api/inbox/clear"): ("not_signed_in", None),
    ("get", "/api/channels"): ("not_signed_in", None),
    ("put", "/api/channels/hook"): ("not_signed_in", {"url": "https://hook.example/x"}),
    ("delete", "/api/channels/hook"): ("not_signed_in", None),
    ("post", "/api/channels/hook/test"): ("not_signed_in", None),
    ("put", "/api/channels/devices"): (
        "not_signed_in",
        {"endpoint": "https://push.example/x", "p256dh": "x" * 87, "auth": "y" * 22},
    ),
    ("delete", "/api/channels/devices/{id}"): ("not_signed_in", None),
    ("get", "/api/health"): (FREE, None),
    ("get", "/api/ready"): (FREE, None),
    ("post", "/api/games/{game}/setup"): (FREE, {}),
    ("get", "/api/games/{game}/surprise"): (FREE, None),
    ("get", "/api/tables"): (FREE, None),
    ("post", "/api/tables"): ("not_signed_in", {"game": "kingdom_builder", "seats": [{"kind": "me"}]}),
    ("post", "/api/quick"): ("not_signed_in", {"game": "kingdom_builder"}),
    ("post", "/api/tables/continue"): ("not_signed_in", {"number": 1, "table": "x"}),
    ("post", "/api/replays"): ("not_signed_in", "text"),
    ("get", "/api/replays/{id}"): ("not_found", None),
    ("get", "/api/replays/{id}/frames"): ("not_found", None),
    ("get", "/api/replays/{id}/summary"): ("not_found", None),
    ("get", "/api/replays/{id}/record"): ("not_found", None),
    ("get", "/api/people/{person}"): ("not_found", None),
    ("get", "/api/people/{person}/matches"): ("not_found", None),
    ("get", "/api/leaderboard/{game}"): (FREE, None),
    ("get", "/api/friends"): ("not_signed_in", None),
    ("post", "/api/friends"): ("not_signed_in", {"person": "somebody"}),
    ("patch", "/api/friends"): ("not_signed_in", {"unseen": True}),
    ("post", "/api/friends/{id}/answer"): ("not_signed_in", {"accept": True}),
    ("delete", "/api/friends/{id}"): ("not_signed_in", None),
    ("post", "/api/blocks"): ("not_signed_in", {"person": "somebody"}),
    ("delete", "/api/blocks/{id}"): ("not_signed_in", None),
    ("get", "/api/invitations"): ("not_signed_in", None),
    ("delete", "/api/invitations/{id}"): ("not_signed_in", None),
    ("post", "/api/reports"): ("not_signed_in", {"kind": "person", "id": "x", "reason": "y"}),
    ("get", "/api/reports"): ("not_signed_in", None),
    ("post", "/api/reports/{id}/resolve"): ("not_signed_in", None),
}


def sent(client: Client, method: str, path: str, body: Any, **headers: str) -> Any:
    content = {"json": body} if isinstance(body, dict) else {"content": body} if body else {}
    if method in ("post", "patch") and not content:
        content = {"json": {}}
    return client.http.request(method.upper(), path, headers=headers, **content)


def code(answer: Any) -> str:
    return FREE if answer.status_code < 400 else str(answer.json()["error"])


def test_every_endpoint_is_on_one_of_the_lists() -> None:
    paths = document(create_app(load_settings()))["paths"]
    known = {(method, path) for path, operations in paths.items() for method in operations}
    assert known == {*TABLE, *ELSEWHERE}


@pytest.fixture(scope="module")
def id(running: Running) -> str:
    """A table of two people who play."""
    return start_two_player_game(running)[2]


@pytest.mark.parametrize(("method", "path"), TABLE)
def test_a_stranger_at_somebodys_table(running: Running, id: str, method: str, path: str) -> None:
    expected, body = TABLE[method, path]
    before = running.client(None).table(id)["number"]
    assert code(sent(running.client("Carla"), method, path.format(id=id), body)) == expected
    assert running.client(None).table(id)["number"] == before


@pytest.fixture(scope="module")
def hidden(running: Running) -> str:
    """A private game against a bot."""
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wanted = {"game": "kingdom_builder", "seats": seats, "private": True, "start": True}
    found: str = running.client("Ania").post("tables", wanted)["id"]
    return found


@pytest.mark.parametrize(("method", "path"), TABLE)
def test_a_stranger_at_a_private_table(running: Running, hidden: str, method: str, path: str) -> None:
    """Is told nothing of it, neither who sits there nor whether it has begun."""
    body = TABLE[method, path][1]
    expected = "invitation_needed" if path.endswith("/join") else "table_private"
    assert code(sent(running.client("Carla"), method, path.format(id=hidden), body)) == expected
    told = code(sent(running.client(None), method, path.format(id=hidden), body))
    reads = method == "get" and not path.endswith("/invitation")
    assert told == ("table_private" if reads else "not_signed_in")


@pytest.mark.parametrize(("method", "path"), [key for key in TABLE if key[0] == "post"])
def test_who_is_not_signed_in_changes_no_table(running: Running, id: str, method: str, path: str) -> None:
    assert (
        code(sent(running.client(None), method, path.format(id=id), TABLE[method, path][1]))
        == "not_signed_in"
    )


WAITING = [
    *(("seats", "not_owner"), ("ready", "not_seated"), ("share", "not_seated")),
    *(("nonce", "wrong_phase"), ("start", "not_owner")),
]


@pytest.mark.parametrize(("path", "expected"), WAITING)
def test_a_stranger_at_a_table_that_waits(running: Running, path: str, expected: str) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = running.client("Ania").post("tables", {"game": "kingdom_builder", "seats": seats})["id"]
    body = TABLE["post", f"/api/tables/{{id}}/{path}"][1]
    running.client("Carla").refused(f"tables/{id}/{path}", body, expected)


@pytest.mark.parametrize(("method", "path"), ELSEWHERE)
def test_who_is_not_signed_in(running: Running, method: str, path: str) -> None:
    expected, body = ELSEWHERE[method, path]
    made = path.format(id="nowhere", game="kingdom_builder", person="nobody", lesson="none")
    assert code(sent(running.client(None), method, made, body)) == expected


@pytest.mark.parametrize(("method", "path"), [key for key in (*TABLE, *ELSEWHERE) if key[0] != "get"])
def test_a_foreign_page_changes_nothing(running: Running, id: str, method: str, path: str) -> None:
    """Not even for those who are signed in: their browser sends the cookie along."""
    body = {**TABLE, **ELSEWHERE}[method, path][1]
    answer = sent(
        running.client("Carla"),
        method,
        path.format(id=id, game="chess", lesson="none"),
        body,
        Origin="https://evil.example",
    )
    assert code(answer) == "bad_origin"


@pytest.mark.parametrize("path", ["", "/updates", "/replay", "/frames"])
def test_nobody_reads_anothers_side(running: Running, path: str) -> None:
    one, other, id = start_two_player_game(running)
    assert one.get(f"tables/{id}{path}?seat=0")
    for who, seat in ((one, 1), (other, 0), (running.client("Carla"), 0), (running.client(None), 1)):
        assert who.get(f"tables/{id}{path}?seat={seat}", 403)["error"] == "not_seated"


def test_nobody_acts_for_another_seat(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    turn = one.table(id)["decision"]["seats"][0]
    who = [other, one][turn]  # the one who is not asked
    move = [one, other][turn].table(id)["decision"]["mine"]["moves"][0]["token"]
    body = {"seat": turn, "token": move, "number": one.table(id)["number"], "key": new_key()}
    who.refused(f"tables/{id}/moves", body, "not_seated")
    who.refused(f"tables/{id}/moves", {**body, "seat": 1 - turn}, "not_your_turn")
    who.refused(f"tables/{id}/undo", {"seat": turn, "number": 1, "key": new_key()}, "not_seated")


# messages of a socket, as a stranger or somebody who is not signed in says them to a running table
SAID: dict[str, tuple[str, str, dict[str, Any]]] = {
    "SocketMove": ("not_seated", "not_seated", {"type": "move", **MOVE, "seat": 0, "key": "k3"}),
    "SocketUndo": ("not_seated", "not_seated", {"type": "undo", "seat": 0, "number": 1, "key": "k4"}),
    "SocketConsent": ("nothing_asked", "nothing_asked", {"type": "consent", "agree": True, "key": "k5"}),
    "SocketChat": (FREE, "not_signed_in", {"type": "chat", "text": "hello", "key": "k6"}),
    "Hello": ("not_seated", "not_seated", {"type": "hello", "seat": 0}),
    "Skip": ("not_seated", "not_seated", {"type": "skip"}),
    "Ping": (FREE, FREE, {"type": "ping"}),
}


def test_every_message_is_on_the_list() -> None:
    from tetrarch.server.schemas.tables import ClientMessage

    assert {kind.__name__ for kind in ClientMessage.__args__} == set(SAID)
    assert set(SAID) <= {kind.__name__ for kind in structs()}


@pytest.mark.parametrize("name", SAID)
def test_messages_of_strangers(running: Running, id: str, name: str) -> None:
    stranger, nobody, message = SAID[name]
    for who, expected in ((running.client("Carla"), stranger), (running.client(None), nobody)):
        with who.socket(id) as socket:
            socket.hear("welcome")
            socket.say(**message)
            found = socket.hear("refused", "accepted", "pong")
            assert (found["refusal"]["error"] if found["type"] == "refused" else FREE) == expected
