"""A guest signs up or in: friends, blocks, invitations, inbox and the ways to be told come along, once."""

import json
import time
from typing import Any

import pytest
from sqlalchemy import Connection, func, select

from server.acquaintances import befriend, delete, id_of, moderator
from server.kit import Client, Running, start_two_player_game
from server.members import SECRET, member, new_name
from tetrarch.server.db.models.metadata import metadata
from tetrarch.server.db.models.notifications import Channel
from tetrarch.server.db.models.tables import Notice
from tetrarch.server.db.repositories.accounts.account_deletion import owner_columns
from tetrarch.server.db.repositories.notifications.notices import NoticeRepository, hook_slot
from tetrarch.server.db.repositories.social import friendships
from tetrarch.server.identifiers import digest_of

SEATS = [{"kind": "me"}, {"kind": "open"}]


def sign_in_keeping(guest: Client, name: str, keep: bool = True) -> None:
    """The guest signs in to an account."""
    guest.post("account/sign-in", {"username": name, "password": SECRET, "keep": keep})


def table(host: Client, **more: Any) -> str:
    id: str = host.post("tables", {"game": "lanterns", "seats": SEATS, **more})["id"]
    return id


def invited(client: Client) -> list[str]:
    return [one["table"]["id"] for one in client.get("invitations")["invitations"]]


def notice_repository(running: Running) -> NoticeRepository:
    return NoticeRepository(running.services.database)


def write_notice(running: Running, user: str, kind: str, about: str, **args: Any) -> None:
    running.await_(
        notice_repository(running).put([Notice(user, kind, about, "notices-trial", args, "/inbox")])
    )


def turns(client: Client) -> int:
    return [one["kind"] for one in client.get("inbox")["notices"]].count("turn")


def channel(running: Running, client: Client, kind: str, address: str) -> str:
    """A way by which somebody is told, past the checks of its address."""
    user, id = id_of(client), f"c{time.monotonic_ns() % 10**10}"
    keys = {"secret": address, "p256dh": "x", "auth": "y"}
    session = digest_of(client.http.cookies["sid"]) if kind == "push" else None
    slot = hook_slot(user) if kind == "webhook" else f"slot {id}"
    one = Channel(id, user, kind, address, keys, "en", time.time())
    running.await_(notice_repository(running).keep_channel(one, slot, session))
    return id


def ways(client: Client) -> tuple[list[str], str | None]:
    found = client.get("channels")
    return [one["endpoint"] for one in found["devices"]], (found["hook"] or {}).get("url")


def names(client: Client, part: str) -> list[str]:
    found = client.get("friends")[part]
    return sorted((one.get("person") or one)["user"] for one in found)


def test_a_guest_who_signs_up_stays_who_that_is(running: Running) -> None:
    guest, friend, rude = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    befriend(guest, friend)
    guest.post("blocks", {"person": id_of(rude)})
    id = table(friend)
    friend.post(f"tables/{id}/invited", {"person": id_of(guest)})
    channel(running, guest, "push", "https://push.example/1")
    channel(running, guest, "webhook", "https://hook.example/1")
    before = guest.get("inbox"), guest.get("friends"), ways(guest), invited(guest)
    guest.post("account", {"username": new_name(), "password": SECRET}, 201)
    assert before == (guest.get("inbox"), guest.get("friends"), ways(guest), invited(guest))
    assert invited(guest) == [id] and ways(guest) == (["https://push.example/1"], "https://hook.example/1")


def test_friends_and_requests_come_along(running: Running) -> None:
    mine, name, _ = member(running)
    guest = running.client("Ania")
    both, new, asked, asks, crossed, parted = (running.client(f"Friend {n}") for n in range(6))
    for friend in (both, new, mine):
        befriend(guest, friend)
    befriend(mine, both)
    guest.post("friends", {"person": id_of(asked)})
    asks.post("friends", {"person": id_of(guest)})
    guest.post("friends", {"person": id_of(crossed)})
    crossed.post("friends", {"person": id_of(mine)})
    befriend(guest, parted)
    parted.post("blocks", {"person": id_of(mine)})
    sign_in_keeping(guest, name)
    assert names(mine, "friends") == sorted(id_of(one) for one in (both, new, crossed))
    assert names(mine, "asked") == [id_of(asked)] and names(mine, "asks") == [id_of(asks)]
    assert names(new, "friends") == [id_of(mine)] and names(parted, "friends") == []
    [notice] = asked.get("inbox")["notices"]
    assert notice["args"]["name"] == mine.get("session")["name"]
    asked.post(f"friends/{id_of(mine)}/answer", {"accept": True})
    assert id_of(asked) in names(mine, "friends")


def test_there_are_never_too_many_friends(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    mine, name, _ = member(running)
    guest, one, other = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    befriend(guest, one)
    guest.post("friends", {"person": id_of(other)})
    monkeypatch.setattr(friendships, "MAX_FRIENDS", 0)
    monkeypatch.setattr(friendships, "MAX_REQUESTS", 0)
    sign_in_keeping(guest, name)
    assert names(mine, "friends") == names(mine, "asked") == names(one, "friends") == []


def test_blocks_come_along_on_both_sides(running: Running) -> None:
    mine, name, _ = member(running)
    guest, rude, hurt = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    befriend(mine, rude)
    assert not running.await_(running.services.blocks.either_blocked(id_of(mine), id_of(hurt)))
    guest.post("blocks", {"person": id_of(rude)})
    hurt.post("blocks", {"person": id_of(guest)})
    guest.post("blocks", {"person": id_of(mine)})
    sign_in_keeping(guest, name)
    assert names(mine, "blocked") == [id_of(rude)] and names(mine, "friends") == []
    assert names(hurt, "blocked") == [id_of(mine)]
    for one in (rude, hurt):
        one.refused(f"tables/{table(mine)}/join", {}, "block_between")
        mine.refused(f"tables/{table(one)}/join", {}, "block_between")


def test_invitations_come_along(running: Running) -> None:
    mine, name, _ = member(running)
    guest, host, other = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    for one in (guest, mine):
        befriend(host, one)
    befriend(guest, other)
    new, both, again, refused, hidden = (table(host, private=n == 4) for n in range(5))
    for id in (new, both, again, refused):
        host.post(f"tables/{id}/invited", {"person": id_of(guest)})
    for id in (both, again):
        host.post(f"tables/{id}/invited", {"person": id_of(mine)})
    delete(mine, f"invitations/{again}", 204)
    delete(guest, f"invitations/{refused}", 204)
    word = host.get(f"tables/{hidden}/invitation")["token"]
    guest.post(f"tables/{hidden}/visit", {"invitation": word})
    own = table(guest)
    guest.post(f"tables/{own}/invited", {"person": id_of(other)})
    sign_in_keeping(guest, name)
    assert sorted(invited(mine)) == sorted([new, both, again])
    assert mine.get(f"tables/{hidden}")["table"]["private"]
    [invitation] = other.get("invitations")["invitations"]
    assert invitation["table"]["id"] == own and invitation["by"]["user"] == id_of(mine)


def test_the_inbox_comes_along_without_doubles(running: Running) -> None:
    mine, name, _ = member(running)
    guest = running.client("Ania")
    me = id_of(guest)
    for user, about in ((me, "x"), (id_of(mine), "x"), (id_of(mine), "y"), (me, "y"), (me, "z")):
        write_notice(running, user, "friend", about, name=f"{about} to {user}")
    mine.post("friends", {"person": me})
    sign_in_keeping(guest, name)
    listed = sorted(one["args"]["name"] for one in mine.get("inbox")["notices"])
    assert listed == [f"x to {id_of(mine)}", f"y to {me}", f"z to {me}"], "and nothing about oneself"


def test_a_seat_that_stays_behind_keeps_its_notices(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    guest, mine = (one, other) if turns(one) else (other, one)
    name = new_name()
    mine.post("account", {"username": name, "password": SECRET}, 201)
    assert (turns(guest), turns(mine)) == (1, 0)
    sign_in_keeping(guest, name)
    assert turns(mine) == 0 and len(mine.table(id)["table"]["mine"]) == 1


def test_ways_to_be_told_come_along(running: Running) -> None:
    mine, name, _ = member(running)
    channel(running, mine, "push", "https://push.example/old")
    guest = running.client("Ania")
    channel(running, guest, "push", "https://push.example/new")
    channel(running, guest, "webhook", "https://hook.example/new")
    sign_in_keeping(guest, name)
    devices = ["https://push.example/old", "https://push.example/new"]
    assert ways(mine) == (devices, "https://hook.example/new")
    second = running.client("Ania")
    channel(running, second, "webhook", "https://hook.example/other")
    channel(running, second, "push", "https://push.example/third")
    sign_in_keeping(second, name)
    assert ways(mine) == ([*devices, "https://push.example/third"], "https://hook.example/new")
    guest.http.delete("/api/session")
    assert ways(mine)[0] == [devices[0], "https://push.example/third"], "it ends with the session"
    third = running.client("Ania")
    channel(running, third, "push", "https://push.example/fourth")
    sign_in_keeping(third, name, keep=False)
    assert len(ways(mine)[0]) == 2, "who takes nothing along is not told either"


@pytest.mark.both_databases
def test_nothing_points_at_the_guest_any_more(running: Running) -> None:
    mine, name, _ = member(running)
    guest, friend = running.client("Ania"), running.client("Bruno")
    user = id_of(guest)
    befriend(guest, friend)
    guest.post("blocks", {"person": id_of(running.client("Carla"))})
    guest.http.patch("/api/friends", json={"unseen": True})
    id = table(friend)
    friend.post(f"tables/{id}/invited", {"person": user})
    guest.post(f"tables/{table(guest)}/invited", {"person": id_of(friend)})
    guest.post("reports", {"kind": "person", "id": id_of(friend), "reason": "only a test"})
    friend.post("reports", {"kind": "person", "id": user, "reason": f"about {user}"})
    channel(running, guest, "push", "https://push.example/5")
    channel(running, guest, "webhook", "https://hook.example/5")
    sign_in_keeping(guest, name)

    def job(connection: Connection) -> list[str]:
        columns = [column for one in metadata.sorted_tables for column in owner_columns(one)]
        count = select(func.count())
        return [str(column) for column in columns if connection.scalar(count.where(column == user))]

    assert running.await_(running.services.database.read(job)) == []
    assert mine.get("friends")["unseen"]
    shown = moderator(running).get("reports")["reports"]
    about = [one["about"]["user"] for one in shown if one["reason"] == f"about {user}"]
    assert about == [id_of(mine)] and user not in json.dumps(mine.get("friends"))
