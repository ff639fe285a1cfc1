"""Private tables: by the host's link, or as an invited friend; and nobody else."""

from typing import Any

import pytest

from server.acquaintances import befriend, delete, id_of
from server.kit import Client, Running
from tetrarch.server.db.repositories.social import invitations

pytestmark = pytest.mark.both_databases

SEATS = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]


def table(host: Client, **more: Any) -> str:
    id: str = host.post("tables", {"game": "kingdom_builder", "seats": SEATS, **more})["id"]
    return id


def token(host: Client, id: str) -> str:
    found: str = host.get(f"tables/{id}/invitation")["token"]
    return found


def test_a_private_table_is_joined_with_its_link_only(running: Running) -> None:
    host, guest = running.client("Ania"), running.client("Bruno")
    id = table(host, private=True)
    assert len(token(host, id)) >= 32 and token(host, id) != token(host, table(host, private=True))
    for word in (None, "", "wrong", id, "é"):
        guest.refused(f"tables/{id}/join", {"invitation": word}, "invitation_needed")
    assert guest.post(f"tables/{id}/join", {"invitation": token(host, id)})["table"]["mine"] == [1]
    guest.post(f"tables/{id}/join")
    guest.post(f"tables/{id}/leave")
    assert guest.post(f"tables/{id}/join")["table"]["mine"] == [1], "who came by the link is remembered"
    guest.post(f"tables/{id}/leave")
    assert token(host, id) not in guest.http.get(f"/api/tables/{id}").text


def test_a_link_is_renewed_and_revoked(running: Running) -> None:
    host, guest = running.client("Ania"), running.client("Bruno")
    id = table(host, private=True)
    old = token(host, id)
    new = host.post(f"tables/{id}/invitation")["token"]
    assert new != old
    guest.refused(f"tables/{id}/join", {"invitation": old}, "invitation_needed")
    guest.get(f"tables/{id}/invitation", 403)
    guest.refused(f"tables/{id}/invitation", {}, "table_private")
    delete(guest, f"tables/{id}/invitation", 403)
    delete(host, f"tables/{id}/invitation")
    assert host.get(f"tables/{id}/invitation")["token"] is None
    guest.refused(f"tables/{id}/join", {"invitation": new}, "invitation_needed")


def test_who_left_a_running_private_game_comes_back_without_a_link(running: Running) -> None:
    host, guest = running.client("Ania"), running.client("Bruno")
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = host.post("tables", {"game": "kingdom_builder", "seats": seats, "private": True})["id"]
    guest.post(f"tables/{id}/join", {"invitation": token(host, id)})
    host.post(f"tables/{id}/start")
    guest.post(f"tables/{id}/leave")
    assert guest.post(f"tables/{id}/join")["table"]["mine"] == [1]


def invited(client: Client) -> list[str]:
    return [one["table"]["id"] for one in client.get("invitations")["invitations"]]


def test_a_friend_is_invited(running: Running) -> None:
    host, friend, stranger = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    befriend(host, friend)
    id = table(host, private=True)
    host.refused(f"tables/{id}/invited", {"person": id_of(stranger)}, "not_friends")
    stranger.refused(f"tables/{id}/invited", {"person": id_of(host)}, "table_private")
    assert host.post(f"tables/{id}/invited", {"person": id_of(friend)}, 204) is None
    host.post(f"tables/{id}/invited", {"person": id_of(friend)}, 204)
    assert invited(friend) == [id] and invited(stranger) == []
    told = [one for one in friend.get("inbox")["notices"] if one["kind"] == "invitation"]
    assert len(told) == 1 and told[0]["path"] == f"/table/{id}"
    listed = host.get(f"tables/{id}/invitation")["invited"]
    assert [(one["person"]["user"], one["declined"]) for one in listed] == [(id_of(friend), False)]
    friend.refused(f"tables/{id}/invited", {"person": id_of(host)}, "not_owner")
    assert friend.post(f"tables/{id}/join")["table"]["mine"] == [1]
    assert invited(friend) == [], "who sits there needs no invitation"


def test_an_invitation_is_declined_and_made_again(running: Running) -> None:
    host, friend = running.client("Ania"), running.client("Bruno")
    befriend(host, friend)
    id = table(host)
    delete(friend, f"invitations/{id}", 404)
    host.post(f"tables/{id}/invited", {"person": id_of(friend)})
    delete(friend, f"invitations/{id}", 204)
    assert invited(friend) == []
    assert not [one for one in friend.get("inbox")["notices"] if one["kind"] == "invitation"]
    assert host.get(f"tables/{id}/invitation")["invited"][0]["declined"]
    host.post(f"tables/{id}/invited", {"person": id_of(friend)})
    assert invited(friend) == [id]
    host.post("blocks", {"person": id_of(friend)})
    assert invited(friend) == []


def test_who_may_invite_to_a_listed_table(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    host, guest, friend = (running.client(name) for name in ("Ania", "Bruno", "Carla"))
    befriend(guest, friend)
    id = table(host)
    guest.refused(f"tables/{id}/invited", {"person": id_of(friend)}, "not_seated")
    guest.post(f"tables/{id}/join")
    monkeypatch.setattr(invitations, "MAX_INVITED", 0)
    guest.refused(f"tables/{id}/invited", {"person": id_of(friend)}, "too_many_invited")
    monkeypatch.undo()
    host.post("blocks", {"person": id_of(friend)})
    guest.refused(f"tables/{id}/invited", {"person": id_of(friend)}, "block_between")
    delete(host, f"blocks/{id_of(friend)}")
    guest.post(f"tables/{id}/invited", {"person": id_of(friend)})
    assert invited(friend) == [id]


def test_private_tables_are_private_again_in_a_rematch(running: Running) -> None:
    host = running.client("Ania")
    seats = [{"kind": "me"}, {"kind": "bot"}]
    id = host.post("tables", {"game": "kingdom_builder", "seats": seats, "private": True, "start": True})[
        "id"
    ]
    host.post(f"tables/{id}/abandon")
    assert token(host, host.post(f"tables/{id}/rematch")["id"])
