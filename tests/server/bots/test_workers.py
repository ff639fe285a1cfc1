"""Workers and bots: what hangs or dies, and what a worker gets to see."""

import json
import os
import time

import pytest
from pebble import ProcessExpired

from server.kit import Running, start_two_player_game, wait
from tetrarch.bots.levels import BY_ID
from tetrarch.server import worker_pool
from tetrarch.server.bots import bot_driver


def test_workers_survive_hanging_and_dying(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    workers = running.services.workers
    with pytest.raises(TimeoutError):
        running.await_(workers.run(time.sleep, 60.0, timeout=0.5))
    with pytest.raises(ProcessExpired):
        running.await_(workers.run(os._exit, 3))
    assert running.await_(workers.run(os.getpid)) != os.getpid()
    position = '{"game": "nothing"}'
    assert running.await_(workers.choose_move(position, 0, BY_ID["sharp"], 1)) is None
    running.await_(workers.close())
    assert running.await_(workers.run(len, "abc")) == 3, "a new pool"


@pytest.mark.both_databases
def test_a_bot_that_cannot_think_makes_some_legal_move(running: Running) -> None:
    """Workers do not know the toy game, so the server itself must answer."""
    client = running.client()
    id = client.post("quick", {"game": "lanterns", "level": "sharp"})["id"]
    first = client.table(id)
    client.move(id, first)
    wait(lambda: client.table(id)["number"] > first["number"])


def test_a_worker_gets_an_imagined_position(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    match = running.services.rooms.rooms[id].match
    assert match is not None
    decks = set()
    for _ in range(20):
        doc = json.loads(bot_driver.imagined_position(match, 0))
        decks.add(json.dumps(doc["position"], sort_keys=True))
        assert match.fairness.secret.hex() not in json.dumps(doc)
    assert len(decks) > 1, "what the seat cannot know is dealt anew every time"
    token = worker_pool.choose_move(bot_driver.imagined_position(match, 0), 0, BY_ID["sharp"], 1)
    assert token in [move.token for move in match.legal(0)]
    assert (
        worker_pool.record_problem("nonsense") and worker_pool.verify_record(match.record())["problems"] == []
    )
