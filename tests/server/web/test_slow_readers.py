"""Sockets that are not read: they cost little, and end; how many there may be is limited."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from socket import SO_SNDBUF, SOL_SOCKET

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from drills.attackers import SilentReader
from server.kit import HANG, Client, Running, start_two_player_game, wait
from tetrarch.server import rate_limits
from tetrarch.server.tables import room
from tetrarch.server.tables.room import Subscriber
from tetrarch.server.web import socket_protocol
from tetrarch.server.web.routes import websocket

READERS = 12
ASKED = 40  # times by each: more than the buffers of a line hold
SEND_BUFFER = 16_384


@pytest.fixture
def readers() -> Iterator[list[SilentReader]]:
    found: list[SilentReader] = []
    yield found
    for reader in found:
        reader.close()


def long_game(running: Running) -> tuple[Client, Client, str]:
    """A table whose whole snapshot is long."""
    ania, bruno, id = start_two_player_game(running)
    for _ in range(4):
        for client in (ania, bruno):
            while (snapshot := client.table(id))["decision"]["mine"]:
                client.move(id, snapshot)
    return ania, bruno, id


def watching(running: Running, id: str) -> int:
    return len(running.services.rooms.rooms[id].subscribers)


def test_who_does_not_read_costs_little_and_is_dropped(
    file: Path, monkeypatch: pytest.MonkeyPatch, readers: list[SilentReader]
) -> None:
    """Also if they answer pings, as a program of theirs could."""
    monkeypatch.setattr(socket_protocol, "SLOW_SECONDS", 3.0)
    queued, real = list[int](), Subscriber._count

    def count(subscriber: Subscriber, size: int) -> None:
        real(subscriber, size)
        queued.append(subscriber.queued_bytes)

    monkeypatch.setattr(Subscriber, "_count", count)
    running = Running(file)
    running.server.config.ws_ping_interval = None
    # Small buffers are soon full: a system that lends megabytes to a line would hide that nobody reads.
    running.socket.setsockopt(SOL_SOCKET, SO_SNDBUF, SEND_BUFFER)
    with running:
        ania, bruno, id = long_game(running)
        with bruno.socket(id) as honest:
            seq = honest.hear("welcome")["snapshot"]["seq"]
            readers += [SilentReader(running.base, id) for _ in range(READERS)]
            wait(lambda: watching(running, id) == READERS + 1)
            for reader in readers:
                reader.ask(ASKED)
            client = ania if ania.table(id)["decision"]["mine"] else bruno
            client.move(id, client.table(id))
            assert honest.hear("update")["seq"] > seq
            wait(lambda: watching(running, id) == 1)
            wait(lambda: all(reader.closed() for reader in readers))
        assert max(queued) < 200_000, "one answer waits, not one for every question"
        assert Subscriber.all_queued_bytes == 0, "nothing is kept for them"
        with ania.socket(id, since=seq) as again:
            assert again.hear("update", "welcome"), "whoever was dropped resumes"


def test_queues_are_bounded_in_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of one client, and of all; one long message alone is always sent."""
    monkeypatch.setattr(room, "MAX_QUEUED_BYTES", 1000)
    monkeypatch.setattr(room, "MAX_ALL_QUEUED_BYTES", 2500)
    monkeypatch.setattr(Subscriber, "all_queued_bytes", 0)
    one, *others = [Subscriber(None, "", frozenset(), lambda: None) for _ in range(4)]
    one.push(bytes(5000))
    assert not one.disconnected and one.pop() == bytes(5000) and one.queued_bytes == 0
    for _ in range(3):
        one.push(bytes(400))
    assert one.disconnected and not one.queue and Subscriber.all_queued_bytes == 0
    for other in others:
        other.push(bytes(450))
        other.push(bytes(450))
    assert [other.disconnected for other in others] == [False, False, True]
    assert Subscriber.all_queued_bytes == 1800


def test_who_says_nothing_is_dropped(
    running: Running, monkeypatch: pytest.MonkeyPatch, readers: list[SilentReader]
) -> None:
    _, _, id = start_two_player_game(running)
    monkeypatch.setattr(websocket, "HELLO_SECONDS", 0.5)
    readers.append(SilentReader(running.base, id))
    wait(lambda: readers[0].closed())
    assert watching(running, id) == 0


@pytest.mark.parametrize("kind", ["person", "anonymous", "address"])
def test_sockets_are_limited_by_person_and_address(
    running: Running, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    ania, _, id = start_two_player_game(running)
    client = running.client(None) if kind == "anonymous" else ania
    monkeypatch.setitem(rate_limits.SLOTS, kind, 3)
    monkeypatch.setattr(running.services.slots, "factor", 1.0)
    wait(lambda: not running.services.slots.counts)
    sockets = [client.socket(id) for _ in range(3)]
    for socket in sockets:
        socket.hear("welcome")
    with pytest.raises(ConnectionClosed) as refused, client.socket(id) as fourth:
        fourth.hear("welcome")
    assert refused.value.rcvd is not None and refused.value.rcvd.code == 1013
    sockets.pop().__exit__()
    wait(lambda: sum(running.services.slots.counts.values()) == 4)
    with client.socket(id) as again:
        again.hear("welcome")
    for socket in sockets:
        socket.__exit__()
    wait(lambda: not running.services.slots.counts)


def test_handshakes_are_limited_for_all_addresses_together(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets that say nothing keep others out for a while only, and nobody who has said hello counts."""
    monkeypatch.setitem(rate_limits.SLOTS, "handshake", 2)
    with Running(file, rate=1.0) as running:
        ania, _, id = start_two_player_game(running)
        address = f"ws://localhost:{running.port}/api/tables/{id}/live"
        origin = {"Origin": f"http://localhost:{running.port}"}
        with connect(address, additional_headers=origin) as one, connect(address, additional_headers=origin):
            with connect(address, additional_headers=origin) as third:
                with pytest.raises(ConnectionClosed, match="1013"):
                    third.recv(HANG)
            one.send('{"type": "hello"}')
            assert "welcome" in str(one.recv(HANG))
            with ania.socket(id) as socket:
                socket.hear("welcome")
        wait(lambda: not running.services.slots.counts)


@pytest.mark.usefixtures("frozen_limits")
def test_new_sockets_are_limited_for_all_addresses_together(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(rate_limits.LIMITS, "sockets", (0.1, 3.0))
    with Running(file, rate=1.0) as running:
        ania, _, id = start_two_player_game(running)
        for _ in range(3):
            with ania.socket(id) as socket:
                socket.hear("welcome")
        with pytest.raises(ConnectionClosed, match="1013"), ania.socket(id) as socket:
            socket.hear("welcome")


def test_a_socket_that_cannot_be_served_gives_its_slots_back(running: Running) -> None:
    """Else whoever comes to a damaged table again and again keeps everybody out, for ever."""
    _, _, id = start_two_player_game(running)
    curious, services = running.client(None), running.services
    text = f"UPDATE tables SET options = '{{broken' WHERE id = '{id}'"
    running.await_(services.database.write(lambda connection: connection.exec_driver_sql(text).close()))
    services.rooms.rooms.pop(id)
    wait(lambda: not services.slots.counts)
    with pytest.raises(ConnectionClosed) as closed, curious.socket(id) as socket:
        socket.hear("welcome")
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1011
    wait(lambda: not services.slots.counts)
