"""The socket: numbered news, gaps, presence, limits, foreign pages."""

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from server.kit import HANG, Running, new_key, start_two_player_game, wait
from tetrarch.server.rate_limits import MESSAGE_LIMIT
from tetrarch.server.tables import room


def test_a_gap_is_filled_by_socket_and_by_http(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    with other.socket(id) as socket:
        first = socket.hear("welcome")["snapshot"]
    for _ in range(3):
        one.move(id, one.table(id))
    one.post(f"tables/{id}/chat", {"text": "  hello\n there "})
    fresh = other.table(id)
    with other.socket(id, since=first["seq"]) as socket:
        update = socket.hear("update")
        assert (update["since"], update["seq"]) == (first["seq"], fresh["seq"])
        assert first["log"][: update["log"]["start"]] + update["log"]["entries"] == fresh["log"]
        assert update["view"] == fresh["view"] and "talk" not in update
        assert fresh["talk"][-1]["text"] == "hello there"
        socket.say(type="hello", since=update["seq"], seat=None)
        nothing = socket.hear("update")
        assert nothing["seq"] == nothing["since"] and "view" not in nothing and "log" not in nothing
        socket.say(type="hello", since=update["seq"] + 5, seat=None)
        assert socket.hear("welcome")["snapshot"]["seq"] == fresh["seq"]
    update.pop("type")
    by_http = other.get(f"tables/{id}/updates?since={first['seq']}")
    assert by_http.pop("type") == "update" and by_http == update
    assert other.get(f"tables/{id}/updates?since=0")["table"]["id"] == id, "too much: a snapshot"
    assert other.get(f"tables/{id}/updates?since=x", 400)["error"] == "bad_request"
    assert other.get(f"tables/{id}/updates?since=1&seat=0", 403)["error"] == "not_seated"


def test_everything_can_be_done_by_socket(running: Running) -> None:
    one, other, id = start_two_player_game(running, undo="consent")
    with one.socket(id) as a, other.socket(id) as b:
        state = a.hear("welcome")["snapshot"]
        start = state["number"]
        b.hear("welcome")
        a.say(type="ping")
        assert a.hear("pong") == {"type": "pong"}
        a.say(type="skip")
        move = {"type": "move", "seat": 0, "number": start, "key": new_key()}
        a.say(**{**move, "token": "end"})
        refused = a.hear("refused")
        assert refused["key"] == move["key"] and refused["refusal"]["ruling"] == "KB-24"
        a.say(**{**move, "token": state["decision"]["mine"]["moves"][0]["token"]})
        accepted = a.hear("accepted")
        assert accepted["key"] == move["key"] and not accepted["repeated"]
        a.say(**{**move, "token": state["decision"]["mine"]["moves"][0]["token"]})
        assert a.hear("accepted")["repeated"]
        a.say(type="undo", seat=0, number=accepted["number"], key=new_key())
        assert a.hear("accepted")["number"] == start
        while (snapshot := one.table(id))["decision"]["mine"]:
            one.move(id, snapshot, -1)
        number = snapshot["number"]
        a.say(type="undo", seat=0, number=number, key=new_key(), to=start, ask=True)
        assert a.hear("accepted")["asked"]
        wait(lambda: other.table(id)["ask"])
        b.say(type="consent", agree=True, key=new_key())
        assert b.hear("accepted")["number"] == start
        b.say(type="chat", text="well then", key=new_key())
        assert b.hear("accepted")["number"] == start
        for nonsense in ("{", '{"type": "dance"}', '{"type": "move"}', "[]", '"x"'):
            a.raw.send(nonsense)
            assert a.hear("refused")["refusal"]["error"] == "bad_request"


def test_spectators_see_what_spectators_may(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    stranger = running.client(None)
    with stranger.socket(id) as socket:
        snapshot = socket.hear("welcome")["snapshot"]
        assert snapshot["seat"] is None and snapshot["decision"]["mine"] is None
        assert snapshot["view"]["hands"][1] == "hidden" and snapshot["view"]["seat"] is None
        assert "saw" not in [line["name"] for line in snapshot["log"]]
        presence = socket.hear("presence")
        assert presence["spectators"] == 1 and presence["online"] == []
        with one.socket(id) as player:
            player.hear("welcome")
            assert socket.hear("presence")["online"] == [0]
            assert one.table(id)["table"]["seats"][0]["online"]
        assert socket.hear("presence")["online"] == []
        move = {"type": "move", "seat": 0, "token": "end", "number": snapshot["number"], "key": "k"}
        socket.say(**move)
        assert socket.hear("refused")["refusal"]["error"] == "not_seated"
        socket.say(type="chat", text="hi", key="k")
        assert socket.hear("refused")["refusal"]["error"] == "not_signed_in"
        socket.say(type="skip")
        assert socket.hear("refused")["refusal"]["error"] == "not_seated"
    visitor = running.client("Celina")
    visitor.post(f"tables/{id}/chat", {"text": "nice"})
    assert one.table(id)["talk"][-1]["seat"] is None
    visitor.refused(f"tables/{id}/chat", {"text": " \n "}, "bad_request")


def test_foreign_pages_and_unknown_tables_get_no_socket(running: Running) -> None:
    _, _, id = start_two_player_game(running)
    address = f"ws://localhost:{running.port}/api/tables"
    for origin in ("http://evil.example", "null"):
        headers = {"Origin": origin}
        with pytest.raises(InvalidStatus), connect(f"{address}/{id}/live", additional_headers=headers):
            pass
    # a browser tells a page only the code of a socket that was open
    with connect(f"{address}/nothing/live", additional_headers={"Origin": running.base}) as socket:
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(HANG)
        assert closed.value.rcvd and closed.value.rcvd.code == 1008


def test_a_client_that_is_too_slow_is_cut_off(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, id = start_two_player_game(running)
    monkeypatch.setattr(room, "MAX_QUEUED", 8)
    with other.socket(id) as socket:
        socket.hear("welcome")
        [subscriber] = running.services.rooms.rooms[id].subscribers
        running.loop.call_soon_threadsafe(lambda: [subscriber.push(b'{"type": "pong"}') for _ in range(40)])
        with pytest.raises(ConnectionClosed):
            while True:
                socket.hear("pong")
        assert socket.raw.protocol.close_code == 1013


def test_too_many_messages_and_too_large_ones(file: Path, frozen_limits: None) -> None:
    with Running(file, rate=1.0) as running:
        one, other, id = start_two_player_game(running)
        with one.socket(id) as socket:
            socket.hear("welcome")
            for _ in range(int(MESSAGE_LIMIT[1]) + 1):
                socket.say(type="ping")
            refusal = socket.hear("refused")["refusal"]
            assert refusal["error"] == "rate_limited" and refusal["args"]["seconds"] >= 1
            socket.raw.send(json.dumps({"type": "chat", "text": "x" * 20_000, "key": "k"}))
            with pytest.raises(ConnectionClosed):
                while True:
                    socket.hear("accepted")
        assert one.table(id)["seq"] > 0, "the server goes on"


def test_bots_are_paced_and_can_be_hurried(database: Path | str) -> None:
    with Running(database, pace=30.0) as running:
        client = running.client()
        seats = [{"kind": "bot", "level": "gentle"}, {"kind": "me"}]
        id = client.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        with client.socket(id) as socket:
            assert socket.hear("welcome")["snapshot"]["decision"]["waiting"] == [0]
            socket.say(type="skip")
            wait(lambda: client.table(id)["decision"]["mine"])
        wait(lambda: running.services.rooms.rooms[id].bot_task is None)


def test_a_bye_before_the_server_stops(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    with one.socket(id) as socket:
        socket.hear("welcome")
        running.loop.call_soon_threadsafe(running.services.announce_shutdown)
        assert socket.hear("bye") == {"type": "bye", "reason": "restart"}
        assert one.http.get("/api/ready").status_code == 503
        running.services.stopping = False


def test_who_signs_out_hears_and_says_nothing_more(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    with one.socket(id) as mine, other.socket(id) as theirs:
        mine.hear("welcome"), theirs.hear("welcome")
        assert one.http.delete("/api/session").status_code == 204
        with pytest.raises(ConnectionClosed):
            mine.hear("never said")
        assert mine.raw.protocol.close_code == 1013
        theirs.say(type="ping")
        assert theirs.hear("pong") == {"type": "pong"}
