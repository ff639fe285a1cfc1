"""Rules that fail: the move has not happened, people and operators are told, and the table goes on."""

import logging
from typing import Any

import pytest

from server.kit import Client, Running, new_key, start_two_player_game, wait, whose_turn
from tetrarch.core.match.creation import replay
from tetrarch.core.match.errors import RulesFault
from toy import faulty


def asked(clients: list[Client], id: str, token: str) -> tuple[Client, dict[str, Any], Any]:
    """Who is asked, an answer, and the table as it is."""
    client, snapshot = whose_turn(clients, id)
    body = {
        "seat": snapshot["decision"]["mine"]["seat"],
        "token": token,
        "number": snapshot["number"],
        "key": new_key(),
    }
    return client, body, snapshot


def faults(caplog: pytest.LogCaptureFixture) -> list[Any]:
    return [record for record in caplog.records if record.message.startswith("the rules failed")]


@pytest.mark.parametrize("token", ["take:0", "take:2"])
def test_a_move_on_which_the_rules_fail(
    running: Running, caplog: pytest.LogCaptureFixture, token: str
) -> None:
    ania, bruno, id = start_two_player_game(running, game="faulty")
    client, body, before = asked([ania, bruno], id, token)
    with caplog.at_level(logging.ERROR):
        found = client.refused(f"tables/{id}/moves", body, "rules_fault")
    assert (found["number"], found["seq"]) == (before["number"], before["seq"])
    assert client.table(id) == before
    (fault,) = faults(caplog)
    assert fault.table == id and fault.move == token and fault.number == before["number"]
    with pytest.raises(RulesFault):  # what was logged is enough to repeat it
        replay(fault.record).play(token)
    client.post(f"tables/{id}/moves", {**body, "token": "take:3"})
    running.services.rooms.rooms.pop(id)  # what is stored is the same
    assert client.table(id)["number"] == before["number"] + 2
    client, body, before = asked([ania, bruno], id, token)
    with client.socket(id) as socket:
        socket.hear("welcome")
        socket.say(**{**body, "type": "move"})
        assert socket.hear("refused")["refusal"]["error"] == "rules_fault"
    assert client.table(id) == before


def test_a_premove_on_which_the_rules_fail(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """The move before it counts, and its seat is asked instead."""
    ania, bruno, id = start_two_player_game(running, game="faulty")
    client, body, before = asked([ania, bruno], id, "take:1")
    other = bruno if client is ania else ania
    ahead = other.table(id)
    premove = {"seat": ahead["seat"], "number": ahead["number"], "token": "take:0"}
    other.post(f"tables/{id}/premove", premove)
    with caplog.at_level(logging.ERROR):
        client.post(f"tables/{id}/moves", body)
    after = other.table(id)
    assert after["number"] == before["number"] + 1 and after["decision"]["mine"]["seat"] == ahead["seat"]
    assert [fault.move for fault in faults(caplog)] == ["take:0"]
    running.services.rooms.rooms.pop(id)
    assert other.table(id) == after
    other.move(id, after, token="take:1")


def test_a_bots_answer_on_which_the_rules_fail(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """No position can be imagined here, so it takes the first legal move; that fails, and another follows."""
    client = running.client()
    with caplog.at_level(logging.ERROR):
        id = client.post("quick", {"game": "faulty", "level": "gentle"})["id"]
        while True:
            wait(lambda: client.table(id)["decision"] is None or client.table(id)["decision"]["mine"])
            snapshot = client.table(id)
            if snapshot["table"]["phase"] == "finished":
                break
            asks = snapshot["decision"]["mine"]["step"]
            client.move(id, snapshot, token="take:1" if asks == "turn" else "offer:0")
    assert [fault.move for fault in faults(caplog)] == ["take:0"] * 3
    assert snapshot["result"]["scores"] == [4, 4]


def test_a_rewind_on_which_the_rules_fail(
    running: Running, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The roll before it is played again, and fails; the question to go back stays open."""
    ania, bruno, id = start_two_player_game(running, game="faulty", undo="consent")
    for token in ("take:3", "take:1", "take:1"):
        client, body, _ = asked([ania, bruno], id, token)
        client.post(f"tables/{id}/moves", body)
    other = bruno if client is ania else ania
    before = client.table(id)
    ask = {"seat": before["seat"], "number": before["number"], "key": new_key(), "to": 2, "ask": True}
    assert client.post(f"tables/{id}/undo", ask)["asked"]
    before = other.table(id)

    def fails(*_: object) -> None:
        raise OverflowError

    path = f"tables/{id}/undo/answer"
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(faulty.Roll, "apply", fails)
        other.refused(path, {"agree": True}, "rules_fault")
    assert other.table(id) == before and [fault.move for fault in faults(caplog)] == ["rewind to 2"]
    other.post(path, {"agree": True})
    assert other.table(id)["number"] == 2
