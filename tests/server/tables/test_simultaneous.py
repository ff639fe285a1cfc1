"""Simultaneous choices: nobody waits for another, nothing chosen is lost, nobody sees it too early."""

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from server.kit import Client, Running, new_key, start_two_player_game, wait, whose_turn
from server.tables.test_processes import at

# every question that seats answer at the same time, and a set-up in which it comes early; what of them is
# there after a kill: test_restart
CASES: list[tuple[str, str, dict[str, Any]]] = [
    ("castles_of_burgundy", "side", {}),
    ("castles_of_burgundy", "castle", {"duchies": "same"}),
    ("kingsburg", "rows", {"modules": ["alternate_rows"]}),
    ("kingsburg", "governor", {"modules": ["governors"]}),
    ("kingsburg", "troops", {"modules": ["troop_tokens"]}),
]
NAMES = [step for _, step, _ in CASES]


def reach(clients: list[Client], id: str, step: str) -> None:
    """Play until both are asked at once."""
    while not (now := clients[0].table(id)["decision"])["simultaneous"]:
        client, snapshot = whose_turn(clients, id)
        client.move(id, snapshot)
    assert now["steps"] == [step, step] and now["waiting"] == [0, 1]


def answer(snapshot: Any, choice: int) -> dict[str, Any]:
    mine = snapshot["decision"]["mine"]
    token = mine["moves"][choice]["token"]
    return {"seat": mine["seat"], "token": token, "number": snapshot["number"], "key": new_key()}


def known(client: Client, id: str) -> dict[str, Any]:
    """All that somebody is told of a table, but for the counter of its messages."""
    return {**client.table(id), "seq": 0}


def test_every_question_of_the_kind_is_tried() -> None:
    from tetrarch.core.match.registry import find

    for game in ("castles_of_burgundy", "kingsburg", "council_of_four", "kingdom_builder"):
        descriptor = find(game)
        rules = descriptor.game(descriptor.usual[0], {})[0]
        steps = {descriptor.vocabulary.steps[n].name for n, step in enumerate(rules.steps) if step.group}
        assert steps == {step for of, step, _ in CASES if of == game}


@pytest.mark.parametrize(("game", "step", "options"), CASES, ids=NAMES)
def test_answers_in_any_order_and_in_secret(
    running: Running, game: str, step: str, options: dict[str, Any]
) -> None:
    ania, bruno, id = start_two_player_game(running, game=game, options=options)
    reach([ania, bruno], id, step)
    carla, start = running.client("Carla"), bruno.table(id)
    with ania.socket(id) as near:
        near.hear("welcome")
        assert bruno.post(f"tables/{id}/moves", answer(start, 0))["number"] == start["number"]
        told = near.hear("update")
        assert told["decision"]["waiting"] == [0] and told["log"]["entries"] == []
        mine = bruno.table(id)["decision"]["mine"]
        assert mine["sealed"] == mine["moves"][0]["token"], "who chose sees it"
        first = [known(ania, id), known(carla, id)]
        assert first[0]["decision"]["mine"]["sealed"] is None
        bruno.post(f"tables/{id}/moves", answer(start, 1))
        again = near.hear("update")
        assert json.dumps({**again, "seq": 0, "since": 0}) == json.dumps({**told, "seq": 0, "since": 0})
        assert [known(ania, id), known(carla, id)] == first, "whatever it was, others see that there is one"
    body = {"seat": 1, "number": start["number"], "key": new_key()}
    bruno.post(f"tables/{id}/undo", body)
    assert ania.table(id)["decision"]["waiting"] == [0, 1], "taken back"
    bruno.post(f"tables/{id}/moves", answer(start, 1))
    running.services.rooms.rooms.pop(id)  # what was answered is on disk
    assert bruno.table(id)["decision"]["mine"]["sealed"] == mine["moves"][1]["token"]
    ania.move(id, ania.table(id))
    assert ania.table(id)["number"] >= start["number"] + 2
    late = {**answer(start, 0), "key": new_key()}
    bruno.refused(f"tables/{id}/moves", late, "stale")


def test_two_servers_at_the_same_moment(postgres: str) -> None:
    with Running(postgres) as one, Running(postgres, bots="outside") as other, ThreadPoolExecutor(2) as pool:
        for game, step, options in CASES:
            ania, bruno, id = start_two_player_game(one, game=game, options=options)
            reach([ania, bruno], id, step)
            far = at(other, bruno)
            start = ania.table(id)["number"]
            wait(lambda far=far, id=id, start=start: far.table(id)["number"] == start)
            jobs = [
                pool.submit(client.post, f"tables/{id}/moves", answer(client.table(id), 1))
                for client in (ania, far)
            ]
            for job in jobs:
                job.result()
            wait(lambda ania=ania, id=id, start=start: ania.table(id)["number"] >= start + 2)
            wait(lambda far=far, ania=ania, id=id: far.table(id)["seq"] == ania.table(id)["seq"])
            assert far.table(id)["view"] == at(one, bruno).table(id)["view"]
