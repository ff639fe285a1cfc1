"""Private tables are seen by those who sit there, were invited, or come by the link; and by moderators."""

from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from server.acquaintances import befriend, delete, id_of, moderator
from server.kit import HANG, Client, Running, Socket, play_to_end

SEATS = [{"kind": "me"}, {"kind": "open"}]
READ = ("", "/updates", "/replay", "/frames", "/record", "/verify")


def table(host: Client, **more: Any) -> str:
    wanted = {"game": "lanterns", "seats": SEATS, "private": True, **more}
    id: str = host.post("tables", wanted)["id"]
    return id


def token(host: Client, id: str) -> str:
    found: str = host.get(f"tables/{id}/invitation")["token"]
    return found


def closed(socket: Socket) -> tuple[int, str]:
    """How a socket is closed."""
    with pytest.raises(ConnectionClosed) as ended:
        while True:
            socket.raw.recv(HANG)
    return reason(ended.value)


def reason(ended: ConnectionClosed) -> tuple[int, str]:
    assert ended.rcvd is not None
    return ended.rcvd.code, ended.rcvd.reason


def sees(client: Client, id: str) -> bool:
    """Whether somebody sees a table, by HTTP and by socket alike."""
    answer = client.http.get(f"/api/tables/{id}")
    try:
        with client.socket(id) as socket:
            assert socket.hear("welcome")["snapshot"]["table"]["id"] == id
    except ConnectionClosed as ended:
        assert reason(ended) == (1008, "table_private")
    else:
        assert answer.status_code == 200
        return True
    assert answer.status_code == 403 and answer.json()["error"] == "table_private"
    assert set(answer.json()["args"]) == set(), "and no more is told"
    return False


def test_who_sees_a_private_table(running: Running) -> None:
    host, friend, stranger = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    befriend(host, friend)
    id = table(host)
    assert sees(host, id)
    assert not any(sees(one, id) for one in (friend, stranger, running.client(None)))
    host.post(f"tables/{id}/invited", {"person": id_of(friend)})
    assert sees(friend, id) and not sees(stranger, id)
    assert sees(moderator(running), id)


def test_a_link_lets_in_and_that_is_remembered(running: Running) -> None:
    host, guest, other = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    id = table(host)
    for word in ("", "wrong", id, "é"):
        guest.refused(f"tables/{id}/visit", {"invitation": word}, "table_private")
    assert not sees(guest, id)
    for _ in range(2):
        assert guest.post(f"tables/{id}/visit", {"invitation": token(host, id)}, 204) is None
    assert sees(guest, id) and not sees(other, id)
    guest.post(f"tables/{id}/chat", {"text": "hello"})
    assert guest.post(f"tables/{id}/join")["table"]["mine"] == [1], "the word is not asked for twice"


def test_another_link_ends_what_the_old_one_gave(running: Running) -> None:
    host, seated, watching = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    id = table(host)
    old = {"invitation": token(host, id)}
    seated.post(f"tables/{id}/join", old)
    watching.post(f"tables/{id}/visit", old)
    with watching.socket(id) as socket, seated.socket(id) as other:
        socket.hear("welcome")
        other.hear("welcome")
        new = {"invitation": host.post(f"tables/{id}/invitation")["token"]}
        assert closed(socket) == (1013, "")
        other.say(type="ping")
        assert other.hear("pong")
    assert sees(seated, id) and not sees(watching, id)
    seated.post(f"tables/{id}/visit", old, 204)  # whose old link still leads to the seat
    watching.refused(f"tables/{id}/visit", old, "table_private")
    watching.post(f"tables/{id}/visit", new)
    delete(host, f"tables/{id}/invitation")
    assert not sees(watching, id)
    watching.refused(f"tables/{id}/visit", new, "table_private")


def test_who_saw_it_by_a_seat_alone_sees_it_no_longer(running: Running) -> None:
    host, heir = running.client("Ania"), running.client("Bruno")
    id = table(host)
    heir.post(f"tables/{id}/join", {"invitation": token(host, id)})
    with host.socket(id) as socket, heir.socket(id) as other:
        socket.hear("welcome")
        other.hear("welcome")
        host.post(f"tables/{id}/leave")
        assert closed(socket)[0] == 1013
        other.say(type="ping")
        assert other.hear("pong")
    assert sees(heir, id) and not sees(host, id)


def test_who_is_blocked_does_not_come_by_the_link(running: Running) -> None:
    host, guest = running.client("Ania"), running.client("Bruno")
    id = table(host)
    host.post("blocks", {"person": id_of(guest)})
    guest.refused(f"tables/{id}/visit", {"invitation": token(host, id)}, "block_between")


def test_a_private_game_stays_private_when_it_is_over(running: Running) -> None:
    host, guest, stranger = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    id = table(host)
    word = token(host, id)
    guest.post(f"tables/{id}/join", {"invitation": word})
    host.post(f"tables/{id}/start")
    assert not sees(stranger, id)
    number = play_to_end([host, guest], id)["number"]
    on = {"table": id, "number": number - 1, "seat": 0}
    for path in READ:
        assert guest.http.get(f"/api/tables/{id}{path}").status_code == 200
        assert moderator(running).http.get(f"/api/tables/{id}{path}").status_code == 200
        for who in (stranger, running.client(None)):
            assert who.get(f"tables/{id}{path}", 403)["error"] == "table_private"
    stranger.refused("tables/continue", on, "table_private")
    stranger.refused(f"tables/{id}/rematch", {}, "table_private")
    stranger.post(f"tables/{id}/visit", {"invitation": word})
    assert all(stranger.http.get(f"/api/tables/{id}{path}").status_code == 200 for path in READ)


def test_who_left_still_sees_it_and_so_do_all_in_a_rematch(running: Running) -> None:
    host, guest, watching = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    id = table(host)
    word = {"invitation": token(host, id)}
    guest.post(f"tables/{id}/join", word)
    watching.post(f"tables/{id}/visit", word)
    host.post(f"tables/{id}/start")
    guest.post(f"tables/{id}/leave")
    assert sees(guest, id)
    host.post(f"tables/{id}/abandon")
    again = host.post(f"tables/{id}/rematch")["id"]
    delete(host, f"tables/{again}/invitation")
    assert sees(guest, again) and not sees(watching, again)
    watching.refused(f"tables/{id}/rematch", {}, "table_private")
    assert guest.post(f"tables/{again}/join")["table"]["mine"] == [1]


def test_another_process_shows_out_too(postgres: str) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(Running(postgres)) for _ in range(2))
        host, guest = first.client("Ania"), second.client("Bruno")
        id = table(host)
        guest.post(f"tables/{id}/visit", {"invitation": token(host, id)})
        with guest.socket(id) as socket:
            socket.hear("welcome")
            delete(host, f"tables/{id}/invitation")
            assert closed(socket)[0] == 1013
        assert not sees(guest, id)


def test_another_process_sees_who_stood_up(postgres: str) -> None:
    with ExitStack() as stack:
        first, second = (stack.enter_context(Running(postgres)) for _ in range(2))
        host, heir = first.client("Ania"), first.client("Bruno")
        id = table(host)
        heir.post(f"tables/{id}/join", {"invitation": token(host, id)})
        elsewhere = second.client(None)
        elsewhere.http.cookies = host.http.cookies
        with elsewhere.socket(id) as socket:
            socket.hear("welcome")
            host.post(f"tables/{id}/leave")
            assert closed(socket)[0] == 1013


def test_sockets_close_when_somebody_may_not_watch_any_more(running: Running) -> None:
    """A moderator who is none any more, and somebody whom the host has blocked."""
    host, guest = running.client("Ania"), running.client("Bruno")
    id = table(host)
    guest.post(f"tables/{id}/visit", {"invitation": token(host, id)}, 204)
    judge = moderator(running)
    with judge.socket(id) as judging, guest.socket(id) as watching:
        judging.hear("welcome")
        watching.hear("welcome")
        host.post("blocks", {"person": id_of(guest)})
        with pytest.raises(ConnectionClosed):
            while True:
                watching.hear("nothing")
        assert not sees(guest, id)
        account = judge.get("session")["user"]
        running.await_(running.services.repositories.accounts.set_role(account, "user"))
        running.services.sessions.invalidate_user(account)  # as after a minute
        with pytest.raises(ConnectionClosed):
            while True:
                judging.hear("nothing")
    assert not sees(judge, id)
