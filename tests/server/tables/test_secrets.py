"""Nothing that leaves the server before the end depends on what its reader may not know."""

import json
from typing import Any

import pytest

import tetrarch
from server.kit import Client, Running, play_to_end, start_two_player_game


def payloads(client: Client, id: str, running: Running) -> str:
    """All that one may get to read about a table."""
    found = [client.http.get(f"/api/tables/{id}{path}").text for path in PATHS]
    with client.socket(id) as socket:
        found.append(json.dumps(socket.hear("welcome")))
    return "\n".join(found)


PATHS = ("", "/updates?since=1", "/replay", "/frames?count=60", "/record", "/verify", "/summary")


def test_the_secret_is_told_after_the_end_only(running: Running) -> None:
    one, other, id = start_two_player_game(running, game="lanterns")
    stranger = running.client(None)
    secret = running.services.rooms.rooms[id].table.secret
    for client in (one, other, stranger):
        text = payloads(client, id, running)
        assert secret not in text and "not_over" in text
        assert client.get(f"tables/{id}")["result"] is None
    for turn in range(2):
        for client in (one, other):
            snapshot = client.table(id)
            if snapshot["decision"] and snapshot["decision"]["mine"]:
                client.move(id, snapshot, turn)
            assert secret not in payloads(client, id, running)
    one.refused("tables/continue", {"table": id, "number": 3}, "not_over")
    play_to_end([one, other], id)
    assert all(secret in payloads(client, id, running) for client in (one, other, stranger))


@pytest.mark.parametrize("game", ["kingdom_builder", "council_of_four"])
def test_others_cards_are_in_no_payload(running: Running, game: str) -> None:
    """Change what a seat cannot know: every byte it gets stays the same."""
    one, other, id = start_two_player_game(running, game=game)
    for turn in range(4):
        snapshot = one.table(id)
        if snapshot["decision"]["mine"]:
            one.move(id, snapshot, turn)
    match = running.services.rooms.rooms[id].match
    assert match is not None and match.seat is not None
    truth, reader = match.state, match.seat
    truths, seen = set(), set()
    for seed in range(12):
        match.state = match.game.imagine(truth, reader, tetrarch.Rng(seed))
        match.state.events = []
        truths.add(json.dumps(match.to_json(bare=True)))
        seen.add("\n".join(text(client, id) for client in ([one, other][reader], running.client(None))))
    assert len(truths) > 1 and len(seen) == 1


def text(client: Client, id: str) -> str:
    with client.socket(id) as socket:
        welcome: Any = socket.hear("welcome")["snapshot"]
    for part in (welcome["table"], *welcome["table"]["seats"]):
        part.pop("online", None)
        part.pop("spectators", None)
    return json.dumps(welcome)


def test_a_running_game_is_looked_back_on_from_ones_own_side(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    for _ in range(3):
        one.move(id, one.table(id))
    mine = one.get(f"tables/{id}/replay?seat=0")
    assert mine["may"] == [None, 0] and mine["playable"] == [] and mine["scores"] is None
    for step in mine["steps"]:
        assert bool(step["token"]) == (step["seat"] == 0), "chance and others stay untold"
    spectator = running.client(None).get(f"tables/{id}/replay")
    assert all(step["token"] == "" for step in spectator["steps"]) and spectator["may"] == [None]
    assert "saw" in [line["name"] for line in mine["log"]]
    assert "saw" not in [line["name"] for line in spectator["log"]]
    assert one.get(f"tables/{id}/replay?seat=1", 403)["error"] == "not_seated"
    assert one.get(f"tables/{id}/frames?seat=1", 403)["error"] == "not_seated"
    assert other.get(f"tables/{id}/frames?seat=1&start=8&count=2")["frames"][0]["number"] == 8
