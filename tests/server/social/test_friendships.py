"""Friends and blocks: asked, answered, ended; and what a block keeps apart."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.acquaintances import befriend, delete, id_of
from server.kit import Client, Running, wait
from tetrarch.server.db.repositories.social import friendships
from tetrarch.server.tables import presence

pytestmark = pytest.mark.both_databases


def names(client: Client, which: str) -> list[str]:
    return [one.get("person", one)["user"] for one in client.get("friends")[which]]


def trio(running: Running) -> list[Client]:
    return [running.client(name) for name in ("Ania", "Bruno", "Carla")]


def test_asked_and_accepted(running: Running) -> None:
    ania, bruno, carla = trio(running)
    assert ania.post("friends", {"person": id_of(bruno)}) == {"tie": "asked", "blocked": False}
    assert ania.post("friends", {"person": id_of(bruno)})["tie"] == "asked", "once more changes nothing"
    assert names(ania, "asked") == [id_of(bruno)] and names(bruno, "asks") == [id_of(ania)]
    assert bruno.get(f"people/{id_of(ania)}")["tie"] == "asks"
    assert any(one["kind"] == "friend" for one in bruno.get("inbox")["notices"])
    ania.refused(f"friends/{id_of(bruno)}/answer", {"accept": True}, "nothing_asked")
    carla.refused(f"friends/{id_of(ania)}/answer", {"accept": True}, "nothing_asked")
    assert bruno.post(f"friends/{id_of(ania)}/answer", {"accept": True})["tie"] == "friend"
    assert names(ania, "friends") == [id_of(bruno)] and names(ania, "asked") == []
    assert names(carla, "friends") == []


def test_declined_taken_back_and_removed(running: Running) -> None:
    ania, bruno, _ = trio(running)
    ania.post("friends", {"person": id_of(bruno)})
    assert bruno.post(f"friends/{id_of(ania)}/answer", {"accept": False})["tie"] == "none"
    ania.post("friends", {"person": id_of(bruno)})
    delete(ania, f"friends/{id_of(bruno)}")
    assert names(bruno, "asks") == []
    befriend(ania, bruno)
    delete(bruno, f"friends/{id_of(ania)}")
    assert names(ania, "friends") == names(bruno, "friends") == []


def test_who_asks_back_has_said_yes_even_at_the_same_moment(running: Running) -> None:
    ania, bruno, _ = trio(running)
    ids = [id_of(ania), id_of(bruno)]

    def ask(number: int) -> Any:
        return (ania, bruno)[number].post("friends", {"person": ids[1 - number]})

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(ask, range(2)))
    assert names(ania, "friends") == [ids[1]] and names(bruno, "friends") == [ids[0]]


def test_nobody_is_their_own_friend_and_strangers_are_not_there(running: Running) -> None:
    ania = running.client("Ania")
    for path in ("friends", "blocks"):
        ania.refused(path, {"person": id_of(ania)}, "bad_request")
        ania.refused(path, {"person": "nobody-at-all"}, "not_found")


def test_no_more_than_so_many(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    ania, bruno, carla = trio(running)
    monkeypatch.setattr(friendships, "MAX_REQUESTS", 1)
    ania.post("friends", {"person": id_of(bruno)})
    ania.refused("friends", {"person": id_of(carla)}, "too_many_asked")
    carla.refused("friends", {"person": id_of(bruno)}, "too_many_asked")
    monkeypatch.setattr(friendships, "MAX_FRIENDS", 0)
    bruno.refused(f"friends/{id_of(ania)}/answer", {"accept": True}, "too_many_friends")
    monkeypatch.setattr(friendships, "MAX_BLOCKED", 0)
    ania.refused("blocks", {"person": id_of(carla)}, "too_many_blocked")


def test_who_is_at_a_table_is_online_unless_unseen(running: Running) -> None:
    ania, bruno, _ = trio(running)
    befriend(ania, bruno)
    id = bruno.post("quick", {"game": "kingdom_builder"})["id"]
    assert not ania.get("friends")["friends"][0]["online"]
    with bruno.socket(id) as socket:
        socket.hear("welcome")
        assert ania.get("friends")["friends"][0]["online"]
        answer = bruno.http.patch("/api/friends", json={"unseen": True})
        assert answer.json()["unseen"] and bruno.get("friends")["unseen"]
        assert not ania.get("friends")["friends"][0]["online"]
        bruno.http.patch("/api/friends", json={"unseen": False})
        assert ania.get("friends")["friends"][0]["online"]
    wait(lambda: not ania.get("friends")["friends"][0]["online"])


def test_other_processes_tell_who_is_there(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    told = running.services.presence
    told.on_presence("elsewhere", "a-table", ["somebody"], 0, False)
    assert "somebody" in told.online_users()
    monkeypatch.setattr(presence, "LAPSE_SECONDS", -1.0)
    told.last_announcement = 0.0
    running.loop.call_soon_threadsafe(told.beat)
    wait(lambda: "somebody" not in told.online_users())


# blocks


def test_a_block_ends_a_friendship_and_says_no_more_than_needed(running: Running) -> None:
    ania, bruno, _ = trio(running)
    befriend(ania, bruno)
    assert ania.post("blocks", {"person": id_of(bruno)}) == {"tie": "none", "blocked": True}
    assert names(ania, "blocked") == [id_of(bruno)] and names(bruno, "friends") == []
    mine = ania.refused("friends", {"person": id_of(bruno)}, "block_between")
    theirs = bruno.refused("friends", {"person": id_of(ania)}, "block_between")
    assert mine == theirs, "who has blocked whom is not told"
    assert not bruno.get(f"people/{id_of(ania)}")["blocked"] and bruno.get("friends")["blocked"] == []
    delete(ania, f"blocks/{id_of(bruno)}")
    assert bruno.post("friends", {"person": id_of(ania)})["tie"] == "asked"


def test_a_blocked_person_does_not_join(running: Running) -> None:
    ania, bruno, carla = trio(running)
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    for blocker, other in ((ania, bruno), (carla, ania)):
        id = ania.post("tables", {"game": "kingdom_builder", "seats": seats})["id"]
        blocker.post("blocks", {"person": id_of(other)})
        (bruno if blocker is ania else carla).refused(f"tables/{id}/join", {}, "block_between")


def test_a_blocked_person_takes_no_part_in_a_rematch(running: Running) -> None:
    ania, bruno, _ = trio(running)
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = ania.post("tables", {"game": "kingdom_builder", "seats": seats})["id"]
    bruno.post(f"tables/{id}/join")
    ania.post(f"tables/{id}/start")
    bruno.post(f"tables/{id}/leave")
    ania.post(f"tables/{id}/abandon")
    again = ania.post(f"tables/{id}/rematch")["id"]
    ania.post("blocks", {"person": id_of(bruno)})
    bruno.refused(f"tables/{id}/rematch", {}, "block_between")
    assert [seat["kind"] for seat in ania.table(again)["table"]["seats"]] == ["person", "open"]


def said(snapshot: Any) -> list[str]:
    return [line["text"] for line in snapshot["talk"] if line["kind"] == "chat"]


def test_the_words_of_a_blocked_person_are_not_shown(running: Running) -> None:
    ania, bruno, carla = trio(running)
    id = ania.post("quick", {"game": "kingdom_builder"})["id"]
    bruno.post(f"tables/{id}/chat", {"text": "before"})
    with ania.socket(id) as socket:
        assert said(socket.hear("welcome")["snapshot"]) == ["before"]
        ania.post("blocks", {"person": id_of(bruno)})
        assert said(socket.hear("welcome")["snapshot"]) == []
        bruno.post(f"tables/{id}/chat", {"text": "after"})
        carla.post(f"tables/{id}/chat", {"text": "hello"})
        heard: list[str] = []
        while "hello" not in heard:
            heard += [line["text"] for line in socket.hear("chat")["lines"]]
        assert heard == ["hello"]
    assert said(ania.table(id)) == ["hello"] and said(carla.table(id)) == ["before", "after", "hello"]
    seq = ania.table(id)["seq"]
    bruno.post(f"tables/{id}/chat", {"text": "again"})
    assert ania.get(f"tables/{id}/updates?since={seq}&heard=0")["talk"] == [
        line for line in ania.table(id)["talk"] if line["kind"] == "chat"
    ]
    delete(ania, f"blocks/{id_of(bruno)}")
    assert said(ania.table(id)) == ["before", "after", "hello", "again"]


def test_a_change_at_another_process_is_heard(running: Running) -> None:
    ania, bruno, _ = trio(running)
    blocks = running.services.blocks
    assert running.await_(blocks.muted_by(id_of(ania))) == frozenset()
    blocks.cache[id_of(ania)] = frozenset({"somebody"})
    running.loop.call_soon_threadsafe(blocks.invalidate_all)
    wait(lambda: id_of(ania) not in blocks.cache)
    assert running.await_(blocks.muted_by(id_of(ania))) == frozenset()
