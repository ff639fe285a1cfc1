"""Looking back, playing on, and records that people bring along."""

from concurrent.futures import ThreadPoolExecutor
from functools import cache

import pytest

import tetrarch
from server.kit import Running, play_to_end, start_two_player_game
from tetrarch.server import rate_limits
from tetrarch.server.tables import replays


@cache
def record(moves: int = 10_000) -> str:
    match = tetrarch.new("kingdom_builder", seats=3, seed=4)
    rng = tetrarch.Rng(9)
    while not match.over and match.number < moves:
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return match.record()


def test_looking_back_on_a_finished_game(running: Running) -> None:
    one, other, id = start_two_player_game(running, game="lanterns")
    end = play_to_end([one, other], id)
    replay = running.client(None).get(f"tables/{id}/replay?seat=1")
    assert replay["may"] == [None, 0, 1] and replay["over"] and replay["scores"] == end["result"]["scores"]
    assert replay["last"] == end["number"] == len(replay["steps"]) and replay["names"] == ["Ania", "Bruno"]
    frames = one.get(f"tables/{id}/frames?seat=1&start={replay['last']}&count=9")["frames"]
    assert [frame["number"] for frame in frames] == [replay["last"]]
    assert frames[0]["view"] == other.table(id)["view"]
    assert len(one.get(f"tables/{id}/frames?count=500")["frames"]) <= 60


def test_a_game_that_is_over_in_numbers(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    assert one.get(f"tables/{id}/summary", 409)["error"] == "not_over"
    end = play_to_end([one, other], id)
    found = running.client(None).get(f"tables/{id}/summary")
    assert found["scores"] == end["result"]["scores"] == found["curve"][-1]["scores"]
    assert found["winners"] == end["result"]["winners"] and found["names"] == ["Ania", "Bruno"]
    assert found["teams"] == [] and not found["stopped"] and found["curve"][-1]["number"] == end["number"]
    assert all(0 < lead["point"] < len(found["curve"]) for lead in found["leads"])
    for seat in (0, 1):
        assert sum(line["points"] for line in found["sheet"] if line["seat"] == seat) == found["scores"][seat]


def test_an_uploaded_record_in_numbers(running: Running) -> None:
    client = running.client()

    def upload(text: str) -> str:
        id: str = client.http.post("/api/replays", content=text.encode()).json()["id"]
        return id

    found = running.client(None).get(f"replays/{upload(record())}/summary")
    assert found["source"] == "record" and found["scores"] == tetrarch.replay(record()).scores()
    assert client.get(f"replays/{upload(record(20))}/summary", 409)["error"] == "not_over"


@pytest.mark.both_databases
def test_an_uploaded_record(running: Running) -> None:
    client = running.client()
    done = client.http.post("/api/replays", content=record().encode())
    assert done.status_code == 201
    id = done.json()["id"]
    assert client.http.post("/api/replays", content=record().encode()).json()["id"] == id
    replay = running.client(None).get(f"replays/{id}?seat=2")
    match = tetrarch.replay(record())
    assert replay["last"] == match.number and replay["scores"] == match.scores()
    assert replay["winners"] == match.winners() and replay["seats"] == 3
    moves = [step for step in replay["steps"] if step["seat"] >= 0]
    assert [step["token"] for step in moves] == [e.token for e in match.entries if e.seat >= 0]
    assert moves[0]["args"]["terrain"] and moves[0]["round"] == 1
    last = client.get(f"replays/{id}/frames?seat=0&start={match.number}")["frames"]
    assert last[0]["view"] == match.view(0)
    first = client.get(f"replays/{id}/frames?start=0&count=3")["frames"]
    assert [frame["number"] for frame in first] == [0, 1, 2]
    assert client.http.get(f"/api/replays/{id}/record").text == record()
    assert client.get(f"replays/{id}?seat=3", 403)["error"] == "not_seated"
    assert client.get("replays/nothing", 404)["error"] == "not_found"
    number = replay["playable"][len(replay["playable"]) // 2]
    wanted = {"record": id, "number": number, "seat": 1, "level": "gentle"}
    info = client.post("tables/continue", wanted)
    assert info["from_position"] and info["mine"] == [1] and info["phase"] == "running"
    assert client.table(info["id"])["view"]["settlements"] is not None
    client.post(f"tables/{info['id']}/abandon")
    text = client.http.get(f"/api/tables/{info['id']}/record").text
    assert "[position " in text and tetrarch.verify(text).match.number >= 0


def test_an_unfinished_record_can_be_played_on(running: Running) -> None:
    client = running.client()
    text = record(40)
    id = client.http.post("/api/replays", content=text.encode()).json()["id"]
    replay = client.get(f"replays/{id}")
    assert not replay["over"] and replay["scores"] is None and replay["playable"][-1] == replay["last"]
    client.post("tables/continue", {"record": id, "number": replay["last"], "level": "gentle"})
    body = {"record": id, "number": replay["last"]}
    client.refused("tables/continue", {**body, "number": 1}, "bad_request")
    client.refused("tables/continue", {**body, "seat": 3}, "bad_seats")
    client.refused("tables/continue", {**body, "table": "x"}, "bad_request")
    client.refused("tables/continue", {"number": 1}, "bad_request")
    client.refused("tables/continue", {**body, "record": "nothing"}, "not_found")


@pytest.mark.parametrize(
    "content,error",
    [
        (b"", "bad_record"),
        (b"\xff\xfe\x00", "bad_record"),
        (b"hello", "bad_record"),
        (b"[game chess/1]\n[seats 2]\n", "bad_record"),
        (b"[game kingdom_builder/1]\n[seats 2]\nb:A1\n", "bad_record"),
        (b"[game kingdom_builder/1]\n[seats 99]\n", "bad_record"),
        (b"[position " + b"[" * 100_000 + b"]\n", "bad_record"),
        (b"x" * (256 * 1024 + 1), "too_large"),
    ],
)
def test_broken_records_are_refused(running: Running, content: bytes, error: str) -> None:
    client = running.client()
    answer = client.http.post("/api/replays", content=content)
    assert answer.json()["error"] == error and answer.status_code in (400, 413)


def test_a_damaged_record_names_the_place(running: Running) -> None:
    lines = record().splitlines()
    lines[-3] = lines[-3].replace("b:", "b:A1 b:", 1)
    answer = running.client().http.post("/api/replays", content="\n".join(lines).encode())
    assert "line" in answer.json()["args"]["detail"]


def test_one_must_be_signed_in_to_upload(running: Running) -> None:
    answer = running.client(None).http.post("/api/replays", content=record().encode())
    assert answer.json()["error"] == "not_signed_in"


def test_the_same_is_made_once_and_memory_is_bounded_in_bytes(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = running.client()
    id = client.http.post("/api/replays", content=record().encode()).json()["id"]
    answers, made = running.services.replays.answers, list[object]()
    real = answers.workers.run

    async def counted(function: object, *args: object, timeout: float | None = None) -> object:
        made.append(function)
        return await real(function, *args, timeout=timeout)

    monkeypatch.setattr(answers.workers, "run", counted)
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: client.http.get(f"/api/replays/{id}?seat=0").content, range(24)))
    assert len(set(found)) == 1 and len(made) == 1
    monkeypatch.setattr(replays, "MAX_KEPT_BYTES", 3 * len(found[0]))
    for start in range(0, 200, 20):
        client.get(f"replays/{id}/frames?start={start}&count=20")
    assert answers.bytes == sum(map(len, answers.kept.values())) <= 3 * len(found[0])


def test_bots_do_not_wait_for_replays(running: Running) -> None:
    """They think in processes of their own, whatever people ask for."""
    services = running.services
    assert services.replays.workers is services.bot_driver.advisers is services.analysis
    assert services.bot_driver.workers is services.workers is not services.analysis


@pytest.mark.usefixtures("frozen_limits")
def test_replays_are_limited_by_address_and_at_once(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other, id = start_two_player_game(running)
    running.services.limits.buckets.clear()
    monkeypatch.setattr(running.services.limits, "factor", 1.0)
    monkeypatch.setitem(rate_limits.LIMITS, "replay", (1.0, 3.0))
    for _ in range(3):
        one.get(f"tables/{id}/replay")
    assert one.get(f"tables/{id}/frames", 429)["error"] == "rate_limited"
    running.services.limits.buckets.clear()
    monkeypatch.setattr(running.services.slots, "factor", 1.0)
    monkeypatch.setitem(rate_limits.SLOTS, "replay", 0)
    assert one.get(f"tables/{id}/replay", 429)["error"] == "rate_limited"
