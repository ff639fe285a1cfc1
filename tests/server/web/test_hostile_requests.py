"""Requests that no client of ours sends: control characters, odd addresses, slow lines, too many lines."""

import socket
from pathlib import Path
from urllib.parse import quote

import pytest

from server.kit import HANG, Client, Running, start_two_player_game, wait
from tetrarch.server import metrics, rate_limits
from tetrarch.server.hosts import limit_key
from tetrarch.server.schemas.plain_text import SUSPECT, has_control
from tetrarch.server.web import limited_http
from tetrarch.server.web.http import MAX_BODY_BYTES

CONTROLS = ["\x00", "\x07", "\x1b[2J", "\x7f", "\x85", "\ufffe", "\uffff"]


def quick(client: Client) -> str:
    return str(client.post("quick", {"game": "kingdom_builder"})["id"])


# control characters


@pytest.mark.parametrize("odd", CONTROLS)
def test_control_characters_are_refused_everywhere(running: Running, odd: str) -> None:
    client = running.client()
    id = quick(client)
    found = client.refused(f"tables/{id}/chat", {"text": f"a{odd}b"}, "bad_request")
    assert found["args"] == {"detail": "control characters"}
    client.refused(f"tables/{id}/moves", {"seat": 0, "token": odd, "number": 0, "key": "k"}, "bad_request")
    client.refused(
        "tables", {"game": "kingdom_builder", "seats": [{"kind": "me"}], "options": {odd: 1}}, "bad_request"
    )
    client.refused("friends", {"person": odd}, "bad_request")
    raw = f'{{"text": "a{odd}b"}}'.encode()  # not as an escape
    answer = client.http.post(
        f"/api/tables/{id}/chat", content=raw, headers={"content-type": "application/json"}
    )
    assert answer.status_code == 400 and answer.json()["error"] == "bad_request"
    with client.socket(id) as line:
        line.hear("welcome")
        line.say(type="chat", text=f"a{odd}b", key="k1")
        assert line.hear("refused")["refusal"]["error"] == "bad_request"
        line.say(type="ping")
        line.hear("pong")
    record = client.http.post("/api/replays", content=f"[game x/1]{odd}".encode())
    assert record.status_code == 400 and record.json()["error"] == "bad_record"


def test_what_people_write_is_not_refused(running: Running) -> None:
    client = running.client()
    id = quick(client)
    text = 'Żółw\n\tgioca perché 👩‍👧 \\u0000 "ok" ünd £ ÿ'
    assert not has_control(text)
    client.post(f"tables/{id}/chat", {"text": text})
    assert client.table(id)["talk"][-1]["text"].endswith('\\u0000 "ok" ünd £ ÿ'), "written out it is harmless"


def test_half_a_surrogate_pair_is_no_text(running: Running) -> None:
    client = running.client()
    id = quick(client)
    headers = {"content-type": "application/json"}
    for body in (b'{"text": "\\ud800"}', b'{"text": "\xed\xa0\x80"}', b'{"text": "\xff"}'):
        answer = client.http.post(f"/api/tables/{id}/chat", content=body, headers=headers)
        assert answer.status_code == 400 and answer.json()["error"] == "bad_request", body


def test_every_control_character_is_suspect_however_it_is_written() -> None:
    for number in (*range(0x20), *range(0x7F, 0xA0), 0xFFFE, 0xFFFF):
        if has_control(chr(number)):
            assert SUSPECT.search(chr(number).encode()) and SUSPECT.search(f"\\u{number:04x}".encode()), (
                number
            )
    assert not any(has_control(letter) for letter in "\t\n\r aż漢😀")


# addresses


@pytest.mark.parametrize(
    "path",
    [
        "/api/people/%00",
        "/api/people/%ff%fe",
        "/api/tables/%00",
        "/api/tables?list=open&game=%00",
        "/api/tables?list=open&after=1_%00",
        "/api/tables?list=%ff",
        "/%00",
        "/%ff",
        "/" + "a" * 5000,
        "/" + "a/" * 250 + "%2e%2e",
        "/api/people/" + "x" * 3000,
        "/api/tables?list=" + "x" * 3000,
        "/api/tables/" + quote("\x1b[2J"),
    ],
)
def test_odd_addresses_are_the_clients_fault(running: Running, path: str) -> None:
    client = running.client()
    answer = client.http.get(path)
    assert 400 <= answer.status_code < 500 or (answer.status_code in (200, 503) and "%2e" in path), (
        answer.text
    )
    if "%" in path and "%2e" not in path:
        assert answer.json()["error"] == "bad_request"


def test_a_long_name_of_a_file_is_a_page_that_is_not_there(running: Running) -> None:
    assert running.client().http.get("/assets/" + "a" * 400 + ".js").status_code == 404
    assert running.client().http.get("/" + "a" * 400).status_code in (200, 404, 503)


def test_a_socket_with_an_odd_address(running: Running) -> None:
    line = raw_line(running, b"GET /api/tables/%00/live HTTP/1.1\r\nHost: x\r\n" + UPGRADE)
    assert line.recv(100).startswith(b"HTTP/1.1 403")
    line.close()


UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


# slow lines, and too many


def raw_line(running: Running, said: bytes) -> socket.socket:
    line = socket.create_connection(("127.0.0.1", running.port), HANG)
    line.sendall(said)
    return line


def hung_up(line: socket.socket) -> bool:
    """Whether the server ends the line, after whatever it says; a test that hangs fails."""
    try:
        while line.recv(65536):
            pass
    except ConnectionResetError:
        pass
    finally:
        line.close()
    return True


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ",
        b"POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Content-Length: 99\r\n\r\n{",
    ],
)
def test_who_says_what_they_want_too_slowly_is_hung_up_on(
    running: Running, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    for name in ("HEAD_SECONDS", "BODY_SECONDS"):
        monkeypatch.setattr(limited_http, name, 0.2)
    assert hung_up(raw_line(running, said))


def test_more_bytes_bring_no_more_time(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limited_http, "HEAD_SECONDS", 1.0)
    line = raw_line(running, b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
    line.settimeout(0.05)
    sent = 0
    while True:
        try:
            line.sendall(b"x")
            sent += 1
            if line.recv(10) == b"":
                break
        except TimeoutError:
            assert sent < HANG / 0.05
        except OSError:
            break
    line.close()


def test_who_hangs_up_in_the_middle_is_no_fault_of_the_server(
    running: Running, caplog: pytest.LogCaptureFixture
) -> None:
    """Else anybody could fill the log with it."""
    client = running.client()
    cookie = "; ".join(f"{key}={value}" for key, value in client.http.cookies.items())
    head = f"POST /api/tables/x/moves HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n"
    kind = "Content-Type: application/json\r\nContent-Length: 100\r\n\r\n"

    def answered() -> float:
        labels = {"method": "POST"}
        found = [
            metrics.REGISTRY.get_sample_value("tetrarch_requests_total", {**labels, "status": status})
            for status in ("4xx", "5xx")
        ]
        return sum(value or 0.0 for value in found)

    before = answered()
    raw_line(running, f"{head}{kind}half".encode()).close()
    wait(lambda: answered() > before)
    assert "an endpoint failed" not in caplog.text


def test_who_takes_nothing_of_the_answer_is_hung_up_on(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limited_http, "STALLED_SECONDS", 0.2)
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.settimeout(HANG)
    line.connect(("127.0.0.1", running.port))
    for _ in range(200):
        line.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")

    def gone() -> bool:
        try:
            line.sendall(b"\r\n")
        except OSError:
            return True
        return False

    wait(gone)
    line.close()


def test_a_client_that_pauses_between_two_requests_is_served(running: Running) -> None:
    """And one line takes request after request, with their bodies."""
    client = running.client()
    for _ in range(3):
        client.get("session")
        client.http.patch("/api/session", json={"name": "Ania"}).raise_for_status()
    assert client.http.post("/api/replays", content=b"x" * (MAX_BODY_BYTES - 1)).status_code == 400


def test_an_address_has_only_so_many_lines(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    connections = running.server.config.http_protocol_class.line_count
    monkeypatch.setattr(connections, "trusted", set())
    monkeypatch.setattr(limited_http, "MAX_CONNECTIONS_EACH", connections.counts.total() + 3)
    lines = [raw_line(running, b"") for _ in range(3)]
    assert hung_up(raw_line(running, b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"))
    for line in lines:
        line.close()
    monkeypatch.undo()
    assert running.client().get("health")["status"] == "ok"


def test_connections_are_counted() -> None:
    connections = limited_http.Connections("10.0.0.1, 10.0.0.2")
    each = limited_http.MAX_CONNECTIONS_EACH
    assert all(connections.admit("2001:db8::1") for _ in range(each))
    assert not connections.admit("2001:db8::ffff:2") and connections.admit("2001:db8:0:1::1")
    assert all(connections.admit("10.0.0.2") for _ in range(each + 1)), "a proxy brings everybody"
    connections.release("2001:db8::77")
    assert connections.admit("2001:db8::1")
    while connections.admit("127.0.0.1"):
        pass
    assert connections.counts.total() == limited_http.MAX_CONNECTIONS
    assert limited_http.Connections("*").unlimited_each


# whose limit


def test_limits_count_ipv6_by_network() -> None:
    assert limit_key("2001:db8:1:2::1") == limit_key("2001:db8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert limit_key("2001:db8:1:3::1") != limit_key("2001:db8:1:2::1")
    assert limit_key("::ffff:192.0.2.7") == limit_key("192.0.2.7") == "192.0.2.7"
    assert limit_key("fe80::1%eth0") == "fe80::/64" and limit_key("?") == "?"


def test_other_addresses_of_a_network_share_the_limit(
    tmp_path_factory: pytest.TempPathFactory, frozen_limits: None
) -> None:
    """By HTTP and by socket, behind a proxy that is trusted."""
    with Running(tmp_path_factory.mktemp("limits") / "games.sqlite3", rate=1.0) as server:
        client = server.client(None)

        def come(number: int, network: str = "2001:db8:1:2") -> int:
            headers = {"x-forwarded-for": f"{network}::{number:x}"}
            client.http.cookies.clear()
            return client.http.post("/api/session", json={"name": "Ania"}, headers=headers).status_code

        statuses = [come(number) for number in range(40)]
        assert statuses.count(201) == 30 and statuses[-1] == 429
        assert come(1, "2001:db8:1:3") == 201


@pytest.mark.usefixtures("frozen_limits")
@pytest.mark.parametrize(
    "purpose,path",
    [("read", "tables/{id}"), ("read", "games"), ("replay", "tables/{id}/replay"), ("load", "tables/{id}")],
)
def test_what_only_reads_is_limited_by_network_too(
    file: Path, monkeypatch: pytest.MonkeyPatch, purpose: str, path: str
) -> None:
    """Tables that are brought into memory for somebody, replays, and all the rest."""
    monkeypatch.setitem(rate_limits.LIMITS, purpose, (0.001, 3.0))
    with Running(file, rate=1.0) as server:
        _, _, id = start_two_player_game(server)
        reader = server.client(None)
        server.services.limits.buckets.clear()

        def ask(number: int, network: str = "2001:db8:1:2") -> int:
            if purpose == "load":
                server.services.rooms.rooms.pop(id, None)
            headers = {"x-forwarded-for": f"{network}::{number:x}"}
            return reader.http.get(f"/api/{path.format(id=id)}", headers=headers).status_code

        assert [ask(number) for number in range(5)] == [200, 200, 200, 429, 429]
        assert ask(0, "2001:db8:1:3") == 200
