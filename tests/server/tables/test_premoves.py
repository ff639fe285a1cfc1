"""Answers given ahead, where seats are asked the same one after the other."""

import json
from pathlib import Path
from typing import Any

import pytest

from server.kit import Client, Running, new_key, start_two_player_game, wait, whose_turn
from server.tables.test_processes import at
from tetrarch.core.match.creation import new
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.tables import Change
from tetrarch.server.tables import premoves

GAME = "kingsburg"  # all are last at the beginning: each takes a good from the king, in turn [KI-14]


def start(running: Running, **more: Any) -> tuple[Client, Client, str]:
    """Who is asked first, who waits, and their table."""
    ania, bruno, id = start_two_player_game(running, game=GAME, **more)
    first, _ = whose_turn([ania, bruno], id)
    return first, bruno if first is ania else ania, id


def plan(client: Client, id: str, choice: int | None, **more: Any) -> Any:
    """What somebody would send to answer ahead."""
    snapshot = client.table(id)
    ahead = snapshot["decision"]["premove"]
    token = None if choice is None else ahead["moves"][choice]["token"]
    return {"seat": snapshot["seat"], "number": snapshot["number"], "token": token, **more}


def known(client: Client, id: str) -> str:
    return json.dumps({**client.table(id), "seq": 0})


def chosen(client: Client, id: str) -> Any:
    return client.table(id)["decision"]["premove"]["sealed"]


def test_a_plan_is_shown_to_its_seat_alone_and_played_when_it_is_asked(running: Running) -> None:
    first, second, id = start(running)
    carla, path = running.client("Carla"), f"tables/{id}/premove"
    before = second.table(id)
    ahead = before["decision"]["premove"]
    assert ahead["step"] == "aid" and ahead["seat"] == before["seat"] and len(ahead["moves"]) == 3
    assert ahead["sealed"] is None and before["decision"]["mine"] is None
    assert first.table(id)["decision"]["premove"] is None and carla.table(id)["decision"]["premove"] is None
    others = [known(first, id), known(carla, id)]
    with first.socket(id) as near:
        near.hear("welcome")
        told = []
        for choice in (0, 1):
            second.post(path, plan(second, id, choice))
            told.append(json.dumps({**near.hear("update"), "seq": 0, "since": 0}))
            assert chosen(second, id) == ahead["moves"][choice]["token"]
        assert told[0] == told[1], "whatever was chosen"
    wait(lambda: [known(first, id), known(carla, id)] == others)
    running.services.rooms.rooms.pop(id)
    assert chosen(second, id) == ahead["moves"][1]["token"], "it is on disk"
    number = before["number"]
    first.move(id, first.table(id))
    assert second.table(id)["number"] > number + 1
    goods = [entry["args"] for entry in second.table(id)["log"] if entry["seat"] == before["seat"]]
    assert second.table(id)["decision"]["premove"] is None and goods, "played at once"


def test_a_plan_is_the_answer_that_was_chosen(running: Running) -> None:
    """Each of the answers, played ahead, leads to what it leads to when it is asked for."""
    for choice in range(3):
        first, second, id = start(running)
        wanted = plan(second, id, choice)
        second.post(f"tables/{id}/premove", wanted)
        first.move(id, first.table(id))
        assert second.table(id)["number"] > wanted["number"] + 1
        match = running.services.rooms.rooms[id].match
        assert match is not None and match.entries[wanted["number"] + 1].token == wanted["token"]


def test_a_plan_is_taken_back(running: Running) -> None:
    first, second, id = start(running)
    path = f"tables/{id}/premove"
    second.post(path, plan(second, id, 2))
    second.post(path, plan(second, id, None))
    assert chosen(second, id) is None
    first.move(id, first.table(id))
    assert second.table(id)["decision"]["mine"]["sealed"] is None, "asked as usual"
    second.refused(path, {**plan(second, id, None), "token": None}, "no_premove")


def test_what_cannot_be_planned(running: Running) -> None:
    first, second, id = start(running)
    path, good = f"tables/{id}/premove", plan(second, id, 0)
    first.refused(path, {**good, "seat": first.table(id)["seat"]}, "no_premove")
    first.refused(path, good, "not_seated")
    second.refused(path, {**good, "token": "b:A1"}, "illegal")
    second.refused(path, {**good, "number": good["number"] + 1}, "stale")
    ania, bruno, other = start_two_player_game(running)
    client, snapshot = whose_turn([ania, bruno], other)
    waiting = bruno if client is ania else ania
    assert waiting.table(other)["decision"]["premove"] is None, "what depends on others is not asked ahead"
    body = {"seat": waiting.table(other)["seat"], "number": snapshot["number"], "token": "b:A1"}
    waiting.refused(f"tables/{other}/premove", body, "no_premove")


def test_whoever_leaves_or_goes_back_loses_the_plan(running: Running) -> None:
    first, second, id = start(running)
    second.post(f"tables/{id}/premove", plan(second, id, 0))
    second.post(f"tables/{id}/leave")
    assert running.services.rooms.rooms[id].table.premoves is None
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}, {"kind": "hotseat", "name": "Carla"}]
    ania = running.client()
    id = ania.post("tables", {"game": GAME, "seats": seats, "start": True})["id"]
    room = running.services.rooms.rooms[id]
    assert room.match is not None
    begins, _, last = [int(decision.seat) for decision in reversed(room.match.state.stack)][:3]
    snapshot = ania.table(id, last)
    token = snapshot["decision"]["premove"]["moves"][0]["token"]
    ania.post(f"tables/{id}/premove", {"seat": last, "number": snapshot["number"], "token": token})
    ania.move(id, ania.table(id, begins))
    assert room.table.premoves and ania.table(id, last)["decision"]["premove"]["sealed"] == token, (
        "still to come"
    )
    undo = {"seat": begins, "number": ania.table(id)["number"], "key": new_key()}
    ania.post(f"tables/{id}/undo", undo)
    assert room.table.premoves is None


def test_a_restart_loses_no_plan(database: Path | str) -> None:
    with Running(database) as running:
        first, second, id = start(running)
        wanted = plan(second, id, 1)
        second.post(f"tables/{id}/premove", wanted)
        cookies = first.http.cookies, second.http.cookies
    with Running(database) as running:
        first, second = running.client(None), running.client(None)
        first.http.cookies, second.http.cookies = cookies
        assert chosen(second, id) == wanted["token"]
        first.move(id, first.table(id))
        assert second.table(id)["number"] > wanted["number"] + 1


@pytest.mark.both_databases
def test_it_is_one_transaction(database: Path | str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody ever sees the seat asked: the answer before and the plan are written together, or neither."""
    with Running(database) as running:
        first, second, id = start(running)
        wanted = plan(second, id, 1)
        second.post(f"tables/{id}/premove", wanted)
        before, real = first.table(id), running.services.repositories.tables.write_change

        async def fails(change: Change) -> None:
            raise Unavailable("for a moment")

        monkeypatch.setattr(running.services.repositories.tables, "write_change", fails)
        token = before["decision"]["mine"]["moves"][0]["token"]
        body = {"seat": before["seat"], "number": before["number"], "token": token, "key": new_key()}
        first.refused(f"tables/{id}/moves", body, "unavailable")
        monkeypatch.setattr(running.services.repositories.tables, "write_change", real)
        assert first.table(id)["number"] == before["number"] and chosen(second, id) == wanted["token"]
        with running.client("Carla").socket(id) as socket, second.socket(id) as own:
            socket.hear("welcome")
            own.hear("welcome")
            accepted = first.post(f"tables/{id}/moves", body)
            assert (accepted["seq"], accepted["number"]) == (before["seq"] + 1, before["number"] + 1)
            for told in (socket.hear("update"), own.hear("update")):
                assert (told["since"], told["seq"]) == (before["seq"], before["seq"] + 2)
                assert told["number"] >= before["number"] + 2
        assert first.post(f"tables/{id}/moves", body) == {**accepted, "repeated": True}
        late = first.get(f"tables/{id}/updates?since={accepted['seq']}")
        assert late["seq"] == before["seq"] + 2 and late["view"]
        assert not [one for one in second.get("inbox")["notices"] if one["kind"] == "time"]
        cookies = second.http.cookies
    with Running(database) as running:  # it is all read again as it was written
        again = running.client(None)
        again.http.cookies = cookies
        assert again.table(id)["seq"] == before["seq"] + 2
        match = running.services.rooms.rooms[id].match
        assert match is not None and match.entries[before["number"] + 1].token == wanted["token"]


def test_plans_follow_each_other(running: Running) -> None:
    """Of three who are last the first answers, and both others have answered ahead."""
    seats = [{"kind": "me"}, {"kind": "hotseat", "name": "Bruno"}, {"kind": "hotseat", "name": "Carla"}]
    clock = {"kind": "game", "each": 600, "bonus": 10}
    host, guest = running.client("Ania"), running.client("Dora")
    wanted = {"game": GAME, "seats": [*seats, {"kind": "open"}], "clock": clock}
    id = host.post("tables", wanted)["id"]
    guest.post(f"tables/{id}/join")
    host.post(f"tables/{id}/start")
    match = running.services.rooms.rooms[id].match
    assert match is not None
    order = [int(decision.seat) for decision in reversed(match.state.stack)][:4]
    owner = {seat: guest if seat == 3 else host for seat in range(4)}
    for seat in order[1:]:
        ahead = owner[seat].table(id, seat)["decision"]["premove"]["moves"][0]["token"]
        number = host.table(id)["number"]
        owner[seat].post(f"tables/{id}/premove", {"seat": seat, "number": number, "token": ahead})
    before = owner[order[0]].table(id, order[0])
    owner[order[0]].move(id, before)
    after = host.table(id)
    assert after["seq"] == before["seq"] + 4 and after["number"] >= before["number"] + 4
    assert running.services.rooms.rooms[id].table.premoves is None
    assert [entry.seat for entry in match.entries[before["number"] :][:4]] == order
    times = running.services.rooms.rooms[id].table.times
    assert times is not None
    waiting = [times[seat] for seat in order[1:] if times[seat]["since"] is None]
    assert waiting and all(time["left"] == 600_000 for time in waiting), "it took no time"
    assert not any(time["given"] for time in waiting), "it was a turn, and the next one has its seconds"


def test_at_two_servers(postgres: str) -> None:
    """A plan made at one server is seen and played wherever bots are seen to, once."""
    with Running(postgres) as one, Running(postgres, bots="outside") as other:
        first, second, id = start(one)
        far = at(other, second)
        wanted = plan(far, id, 1)
        far.post(f"tables/{id}/premove", wanted)
        wait(lambda: chosen(second, id) == wanted["token"])
        first.move(id, first.table(id))
        wait(lambda: far.table(id)["number"] > wanted["number"] + 1)
        match = one.services.rooms.rooms[id].match
        assert match is not None
        assert [entry.token for entry in match.entries].count(wanted["token"]) >= 1


def test_an_offer_that_has_changed_binds_nobody() -> None:
    match = new(GAME, 2, seed=3)
    [first] = match.seats
    decision = premoves.upcoming_decision(match, 1 - first)
    assert decision is not None
    asked_ = premoves.question_info(match, decision)
    same = premoves.question_digest(asked_)
    asked_.moves.pop()
    assert premoves.question_digest(asked_) != same


@pytest.mark.parametrize("game", ["kingdom_builder", "council_of_four", "castles_of_burgundy", "kingsburg"])
def test_what_is_told_ahead_is_what_will_be_asked(game: str) -> None:
    """And it is so for every seat, at every question of a whole game."""
    match, seen, step = new(game, 3, seed=5), dict[int, str](), 0
    while not match.over and step < 400:
        seat = match.seat
        assert seat is not None
        if seat in seen:
            now = premoves.upcoming_decision(match, seat)
            assert now is not None and premoves.question_digest(
                premoves.question_info(match, now)
            ) == seen.pop(seat)
        for other in range(3):
            ahead = premoves.upcoming_question(match, other, None)
            if ahead is not None:
                seen[other] = premoves.question_digest(ahead)
        moves = match.legal(seat)
        match.play(moves[step * 7 % len(moves)], seat)
        step += 1
