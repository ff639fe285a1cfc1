"""Whole games and single moves, by HTTP and by socket, against the real server."""

import json

import pytest

import tetrarch
from server.kit import Running, new_key, play_to_end, start_two_player_game, wait, whose_turn


def test_a_quick_game_against_a_bot_by_http(running: Running) -> None:
    client = running.client()
    info = client.post("quick", {"game": "kingdom_builder", "level": "gentle"}, 201)
    assert info["phase"] == "running" and info["mine"] == [0] and len(info["commitment"]) == 64
    id = info["id"]
    moves = 0
    while (snapshot := client.table(id))["result"] is None:
        if snapshot["decision"]["mine"] is None:
            client.post(f"tables/{id}/skip")
            assert snapshot["decision"]["waiting"] == [1]
            continue
        client.move(id, snapshot, moves)
        moves += 1
    result = snapshot["result"]
    assert snapshot["table"]["phase"] == "finished" and result["commitment"] == info["commitment"]
    assert snapshot["sheet"] and snapshot["scores"] == result["scores"] == snapshot["table"]["scores"]
    text = client.http.get(result["record"]).text
    assert tetrarch.verify(text).ok and f"[secret {result['secret']}]" in text
    verified = client.get(f"tables/{id}/verify")
    assert verified["ok"] and verified["problems"] == [] and verified["draws"] > 10
    assert "attachment" in client.http.get(result["record"] + "?download=1").headers["content-disposition"]


def test_a_whole_game_by_two_sockets(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    with one.socket(id) as a, other.socket(id) as b:
        sockets = [a, b]
        states = [socket.hear("welcome")["snapshot"] for socket in sockets]
        assert [state["seat"] for state in states] == [0, 1]
        moves = 0
        while states[0].get("result") is None:
            seat = states[0]["decision"]["waiting"][0]
            mine = states[seat]["decision"]["mine"]
            token = mine["moves"][moves * 5 % len(mine["moves"])]["token"]
            key = new_key()
            sockets[seat].say(type="move", seat=seat, token=token, number=states[seat]["number"], key=key)
            for index, each in enumerate(sockets):
                update = each.hear("update")
                assert update["since"] == states[index]["seq"] and update["seq"] == update["since"] + 1
                merge(states[index], update)
            moves += 1
        told = [line["name"] for line in states[0]["log"]]
        assert told.count("saw") < told.count("drew"), "each sees own cards only"
    for index, client in enumerate((one, other)):
        fresh = client.table(id)
        assert fresh["log"] == states[index]["log"] and fresh["view"] == states[index]["view"]
        assert fresh["sheet"] == states[index]["sheet"]


def merge(state: dict, update: dict) -> None:
    """What a client does with an update."""
    log = update.pop("log", None)
    if log is not None:
        state["log"] = state["log"][: log["start"]] + log["entries"]
    state["talk"] = state["talk"] + update.pop("talk", [])
    state.update(update)


def test_every_wrong_move_gets_its_refusal_and_changes_nothing(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    before = one.table(id)
    number, token = before["number"], before["decision"]["mine"]["moves"][0]["token"]
    good = {"seat": 0, "token": token, "number": number, "key": new_key()}
    path = f"tables/{id}/moves"
    assert one.refused(path, {**good, "number": number + 1}, "stale")["number"] == number
    assert one.refused(path, {**good, "number": 0}, "stale")["number"] == number
    assert one.refused(path, {**good, "token": "end"}, "illegal")["ruling"] == "KB-24"
    one.refused(path, {**good, "token": "nonsense"}, "bad_token")
    one.refused(path, {**good, "token": "~card:grass"}, "illegal")
    other.refused(path, good, "not_seated")
    other.refused(path, {**good, "seat": 1}, "not_your_turn")
    running.client("Celina").refused(path, good, "not_seated")
    running.client(None).refused(path, good, "not_signed_in")
    one.refused(path, {**good, "more": 1}, "bad_request")
    one.refused(path, {**good, "seat": "0"}, "bad_request")
    one.refused("tables/nothing/moves", good, "not_found")
    assert one.table(id) == before
    done = one.post(path, good)
    assert not done["repeated"] and done["number"] > number
    assert one.post(path, good) == {**done, "repeated": True}
    one.refused(path, {**good, "token": "end"}, "key_reused")
    assert one.table(id)["number"] == done["number"]


def test_free_undo_to_here(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    seen = [one.table(id)]
    for _ in range(2):
        one.move(id, seen[-1])
        seen.append(one.table(id))
    numbers = [snapshot["number"] for snapshot in seen]
    assert seen[-1]["decision"]["undo"]["to"] == numbers[:2]
    assert other.table(id)["decision"]["undo"]["to"] == []
    path, body = f"tables/{id}/undo", {"seat": 0, "number": numbers[2], "key": new_key(), "to": numbers[0]}
    other.refused(path, {**body, "seat": 1}, "undo_refused")
    one.refused(path, {**body, "number": numbers[1]}, "stale")
    with other.socket(id) as socket:
        log = socket.hear("welcome")["snapshot"]["log"]
        done = one.post(path, body)
        update = socket.hear("update")
        assert update["log"]["start"] < len(log) and update["log"]["entries"] == []
    assert done["number"] == numbers[0] and one.post(path, body)["repeated"]
    again = one.table(id)
    assert {**again, "seq": 0, "table": 0} == {**seen[0], "seq": 0, "table": 0}
    refusal = one.refused(path, {"seat": 0, "number": numbers[0], "key": new_key()}, "undo_refused")
    assert refusal["args"]["reason"] == "chance" and refusal["key"] == "undo-chance"
    one.move(id, again)
    one.post(path, {"seat": 0, "number": one.table(id)["number"], "key": new_key()})
    assert one.table(id)["number"] == numbers[0]


def beyond(running: Running, undo: str) -> tuple:
    """A table at which the first turn is over, and the number at which it began."""
    one, other, id = start_two_player_game(running, undo=undo)
    first = one.table(id)
    while (snapshot := one.table(id))["decision"]["mine"]:
        one.move(id, snapshot, -1)
    return one, other, id, first["number"]


def test_undo_by_consent(running: Running) -> None:
    one, other, id, start = beyond(running, "consent")
    now = one.table(id)
    assert start in now["decision"]["undo"]["consent"] and now["decision"]["undo"]["to"] == []
    own = now["decision"]["undo"]["own"]
    assert start <= own < now["number"] and own in now["decision"]["undo"]["consent"]
    assert other.table(id)["decision"]["undo"]["own"] is None, "who has done nothing yet takes nothing back"
    ask = {"seat": 0, "number": now["number"], "to": start, "ask": True}
    one.refused(f"tables/{id}/undo", {**ask, "ask": False, "key": new_key()}, "undo_refused")
    one.refused(f"tables/{id}/undo", {**ask, "to": 1, "key": new_key()}, "undo_refused")
    one.refused(f"tables/{id}/undo/answer", {"agree": True}, "nothing_asked")
    assert one.post(f"tables/{id}/undo", {**ask, "key": new_key()})["asked"]
    pending = other.table(id)["ask"]
    assert pending == {"seat": 0, "to": start, "number": now["number"], "agreed": [], "pending": [1]}
    one.refused(f"tables/{id}/undo/answer", {"agree": True}, "not_seated")
    running.client("Celina").refused(f"tables/{id}/undo/answer", {"agree": True}, "not_seated")
    other.post(f"tables/{id}/undo/answer", {"agree": False})
    assert other.table(id)["ask"] is None and other.table(id)["number"] == now["number"]
    one.post(f"tables/{id}/undo", {**ask, "key": new_key()})
    other.post(f"tables/{id}/undo/answer", {"agree": True})
    back = one.table(id)
    assert back["number"] == start and back["ask"] is None and back["log"][-1]["name"] == "undone"
    notes = [line["key"] for line in back["talk"] if line["kind"] == "note"]
    asked_, agreed = "server-note-undo_asked", "server-note-undo_agreed"
    assert notes[-4:] == [asked_, "server-note-undo_declined", asked_, agreed]
    assert back["decision"]["undo"]["reason"]["key"] == "undo-consent"
    running.services.rooms.rooms.pop(id)
    assert one.table(id)["log"] == back["log"], "it comes back from disk as it was"


def test_who_is_absent_does_not_agree(running: Running) -> None:
    """Bots that play for people who have left agree to nothing: neither alone, nor after others."""
    one, other, id, start = beyond(running, "consent")
    ask = {"seat": 0, "number": one.table(id)["number"], "to": start, "ask": True}
    one.post(f"tables/{id}/undo", {**ask, "key": new_key()})
    other.post(f"tables/{id}/leave")
    assert one.table(id)["ask"] is None
    for _ in range(2):
        now = wait(lambda: mine(one.table(id)))
        assert now["decision"]["undo"]["consent"] == []
        body = {**ask, "number": now["number"], "key": new_key()}
        refusal = one.refused(f"tables/{id}/undo", body, "undo_refused")
        assert refusal["key"] == "undo-absent" and one.table(id)["number"] == now["number"]
    other.post(f"tables/{id}/join")
    now = one.table(id)
    assert one.post(f"tables/{id}/undo", {**ask, "number": now["number"], "key": new_key()})["asked"]
    other.post(f"tables/{id}/undo/answer", {"agree": True})
    assert one.table(id)["number"] == start


def test_a_table_without_consent_and_one_with_bots_only(running: Running) -> None:
    one, other, id, start = beyond(running, "free")
    now = one.table(id)
    assert now["decision"]["undo"]["consent"] == []
    ask = {"seat": 0, "number": now["number"], "to": start, "ask": True}
    one.refused(f"tables/{id}/undo", {**ask, "key": new_key()}, "undo_refused")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
    solo = one.post("tables", {"game": "kingdom_builder", "seats": seats, "undo": "consent", "start": True})
    first = one.table(solo["id"])
    while (snapshot := one.table(solo["id"]))["number"] < first["number"] + 5:
        if snapshot["decision"]["mine"]:
            one.move(solo["id"], snapshot, -1)
    body = {"seat": 0, "number": snapshot["number"], "to": first["number"], "ask": True, "key": new_key()}
    snapshot = wait(lambda: mine(one.table(solo["id"])))
    done = one.post(f"tables/{solo['id']}/undo", {**body, "number": snapshot["number"]})
    assert not done["asked"] and done["number"] == first["number"], "bots agree"


def mine(snapshot: dict) -> dict | None:
    return snapshot if snapshot["decision"]["mine"] else None


def test_a_game_of_secrets_and_simultaneous_choices(running: Running) -> None:
    """The toy has sealed bids, secret looks, dice and modules."""
    one, other, id = start_two_player_game(running, game="lanterns")
    snapshot = one.table(id)
    decision = snapshot["decision"]
    assert decision["simultaneous"] and decision["seats"] == decision["waiting"] == [0, 1]
    assert decision["steps"] == ["bid", "bid"]
    done = one.move(id, snapshot, 1)
    assert done["number"] == snapshot["number"], "sealed, not yet played"
    sealed = one.table(id)
    assert sealed["decision"]["mine"]["sealed"] == snapshot["decision"]["mine"]["moves"][1]["token"]
    assert other.table(id)["decision"]["waiting"] == [1]
    token = snapshot["decision"]["mine"]["moves"][1]["token"]
    assert token not in json.dumps(other.table(id)["log"]) and sealed["view"] == snapshot["view"]
    one.move(id, sealed, 0)
    assert one.table(id)["decision"]["mine"]["sealed"].endswith("0")
    one.post(f"tables/{id}/undo", {"seat": 0, "number": sealed["number"], "key": new_key()})
    assert one.table(id)["decision"]["mine"]["sealed"] is None
    running.services.rooms.rooms.pop(id)
    one.move(id, one.table(id), 1)
    running.services.rooms.rooms.pop(id)  # a sealed answer is on disk
    assert one.table(id)["decision"]["mine"]["sealed"] == token
    end = play_to_end([one, other], id)
    assert tetrarch.verify(one.http.get(end["result"]["record"]).text).ok


def test_hot_seat(running: Running) -> None:
    client = running.client()
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}]
    info = client.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})
    id = info["id"]
    assert info["mine"] == [0, 1] and [seat["name"] for seat in info["seats"]] == ["Ania", "Bruno"]
    curtain = client.table(id)
    assert curtain["seat"] is None and curtain["decision"]["mine"] is None
    assert curtain["view"]["hands"][1] == "hidden"
    for seat in (0, 1):
        shown = client.table(id, seat)
        hidden = [card == "hidden" for card in shown["view"]["hands"]]
        assert shown["seat"] == seat and not hidden[seat] and (seat == 0 or hidden == [False, False])
    with client.socket(id, seat=1) as socket:
        assert socket.hear("welcome")["snapshot"]["seat"] == 1
        socket.say(type="hello", since=None, seat=0)
        assert socket.hear("welcome")["snapshot"]["seat"] == 0
        socket.say(type="hello", since=None, seat=5)
        assert socket.hear("refused")["refusal"]["error"] == "not_seated"
    client.move(id, client.table(id, 0))
    with pytest.raises(AssertionError):
        client.table(id, 3)


def test_the_bots_of_every_level_answer(running: Running) -> None:
    client = running.client()
    for level in ("gentle", "steady", "sharp", "strong"):
        seats = [{"kind": "bot", "level": level}, {"kind": "me"}]
        id = client.post("tables", {"game": "kingdom_builder", "seats": seats, "start": True})["id"]
        snapshot = wait(lambda id=id: mine(client.table(id)))
        assert snapshot["number"] > 10
        client.post(f"tables/{id}/abandon")


def test_asked_helper_finds_the_one_who_is(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    assert whose_turn([other, one], id)[0] is one


def test_a_hint_says_what_to_play_and_why(running: Running) -> None:
    client = running.client()
    id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"}, 201)["id"]
    snapshot = wait(lambda: mine(client.table(id)))
    asked = {"seat": 0, "number": snapshot["number"]}
    hint = client.post(f"tables/{id}/hint", asked)
    legal = [move["token"] for move in snapshot["decision"]["mine"]["moves"]]
    assert hint["number"] == snapshot["number"] and 1 <= len(hint["moves"]) <= 3
    for move in hint["moves"]:
        assert move["token"] in legal and 0 <= move["chance"] <= 1
        assert all(key.startswith(("kingdom_builder-part-", "hint-")) for key in move["reasons"])
    assert hint["moves"][0]["reasons"] and hint["moves"][0]["equal"]
    client.refused(f"tables/{id}/hint", {**asked, "number": 999}, "stale")
    client.refused(f"tables/{id}/hint", {**asked, "seat": 1}, "not_seated")


def test_there_are_no_hints_among_people_or_out_of_turn(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    number = one.table(id)["number"]
    other.refused(f"tables/{id}/hint", {"seat": 1, "number": number}, "not_your_turn")
    one.refused(f"tables/{id}/hint", {"seat": 0, "number": number}, "no_hints")


def test_a_hint_that_cannot_be_had_is_refused(running: Running) -> None:
    """Workers do not know the toy game."""
    client = running.client()
    id = client.post("quick", {"game": "lanterns", "level": "gentle"})["id"]
    snapshot = wait(lambda: mine(client.table(id)))
    asked = {"seat": 0, "number": snapshot["number"]}
    client.refused(f"tables/{id}/hint", asked, "busy")


def test_a_game_that_nobody_ends_is_stopped(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    client = running.client()
    id = client.post("quick", {"game": "kingdom_builder", "level": "gentle"}, 201)["id"]
    wait(lambda: client.table(id)["decision"]["mine"] is not None)
    snapshot = client.table(id)
    monkeypatch.setattr("tetrarch.core.match.match.MAX_ANSWERS", snapshot["number"] + 1)
    client.move(id, snapshot)
    snapshot = client.table(id)
    assert snapshot["table"]["phase"] == "abandoned" and snapshot["decision"] is None
    assert snapshot["result"]["stopped"] and snapshot["result"]["abandoned"]
    assert "server-note-stopped" in [line["key"] for line in snapshot["talk"]]
    assert "[ending stopped]" in client.http.get(snapshot["result"]["record"]).text
