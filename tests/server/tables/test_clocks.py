"""Clocks: what time seats have, what happens when it is over, what a restart does to it. Nobody sleeps."""

import asyncio
import time
from collections.abc import Iterator
from concurrent.futures import CancelledError, ThreadPoolExecutor
from pathlib import Path
from typing import Any, ClassVar

import pytest

from server.kit import Client, Running, new_key, start_two_player_game, wait, whose_turn
from tetrarch.server import steady_clock
from tetrarch.server.db.engine import Unavailable
from tetrarch.server.db.models.tables import Action
from tetrarch.server.tables.clocks import game_clock, timeouts, uptime_clock
from tetrarch.server.tables.clocks.game_clock import DAY, HOUR, SeatTime, advance_times

DAYS = {"kind": "move", "each": 2 * DAY}
CHESS = {"kind": "game", "each": 300, "bonus": 10, "level": "gentle"}
SEATS = [{"kind": "me"}, {"kind": "open"}]


async def nothing_overdue(now: float) -> list[tuple[str, int]]:
    return []


class Hands:
    """The steady clock, as a test likes it; it is never set back, not even by the next test."""

    latest: ClassVar[float] = 0.0

    def __init__(self) -> None:
        self.at = max(float(round(time.monotonic())), Hands.latest) + 2.0

    def __call__(self) -> float:
        Hands.latest = max(Hands.latest, self.at)
        return self.at


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hands]:
    """Time goes on as the test says, and a server always ran meanwhile."""
    found = Hands()
    monkeypatch.setattr(steady_clock, "now", found)
    monkeypatch.setattr(uptime_clock, "GAP", 1e9)
    yield found


def look(running: Running) -> None:
    """Find every time-out, and wait for those that the server's own loop has found a moment before."""
    running.await_(running.services.timeouts.run_once())
    wait(lambda: not running.await_(overdue(running)))


async def overdue(running: Running) -> list[str]:
    """The tables in memory at which somebody's time is over, but for those known to be older than stored."""
    now, rooms = running.services.uptime.now(), running.services.rooms.rooms.values()
    tables = [room.table for room in rooms if room.latest_seq <= room.seq]
    clocked = [table for table in tables if table.phase == "running" and table.clock and table.times]
    return [table.id for table in clocked if game_clock.overdue_seats(game_clock.times_of(table, 0), now)]


def seat_clocks(client: Client, id: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = client.table(id)["table"]["clock"]["seats"]
    return found


def left(client: Client, id: str) -> list[float]:
    return [seat["left"] / 1000 for seat in seat_clocks(client, id)]


def runs(client: Client, id: str) -> list[bool]:
    return [seat["runs"] for seat in seat_clocks(client, id)]


def notes(client: Client, id: str, key: str) -> int:
    return sum(line["key"] == f"server-note-{key}" for line in client.table(id)["talk"])


def turn(clients: list[Client], id: str) -> int:
    """Answer until somebody else is asked; the seat that did."""
    client, snapshot = whose_turn(clients, id)
    seat: int = snapshot["decision"]["mine"]["seat"]
    while (now := client.table(id))["decision"]["mine"]:
        client.move(id, now)
    return seat


# making


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move", "each": HOUR - 1},
        {"kind": "move", "each": DAY, "bonus": 5},
        {"kind": "game", "each": 59},
        {"kind": "game", "each": 181 * 60},
    ],
)
def test_clocks_that_cannot_be(running: Running, clock: dict[str, Any]) -> None:
    body = {"game": "kingdom_builder", "seats": SEATS, "clock": clock}
    assert running.client().refused("tables", body, "bad_clock")["args"]["detail"]


@pytest.mark.parametrize(
    "clock", [{"kind": "sand", "each": 60}, {**CHESS, "bonus": 121}, {**DAYS, "each": 1e9}]
)
def test_clocks_that_cannot_be_read(running: Running, clock: dict[str, Any]) -> None:
    body = {"game": "kingdom_builder", "seats": SEATS, "clock": clock}
    running.client().refused("tables", body, "bad_request")
    running.client().refused("tables", {**body, "clock": {**CHESS, "level": "wizard"}}, "bad_level")


def test_a_clock_is_shown_before_the_start_and_stands(running: Running, hands: Hands) -> None:
    one = running.client()
    made = one.post("tables", {"game": "kingdom_builder", "seats": SEATS, "clock": DAYS})
    assert made["clock"] == {**DAYS, "bonus": 0, "level": "steady", "back": True, "seats": []}
    chess = one.post("tables", {"game": "kingdom_builder", "seats": SEATS, "clock": CHESS})["clock"]
    assert chess == {**CHESS, "back": False, "seats": []}
    assert one.post("tables", {"game": "kingdom_builder", "seats": SEATS})["clock"] is None
    assert any(table["clock"] == chess for table in one.get("tables?list=mine")["tables"])


def test_a_single_person_needs_no_clock(running: Running) -> None:
    one = running.client()
    body = {"game": "kingdom_builder", "seats": SEATS, "clock": CHESS}
    id = one.post("tables", body)["id"]
    one.post(f"tables/{id}/start", {"fill": "gentle"})
    assert one.table(id)["table"]["clock"] is None


# running


def test_time_for_the_whole_game(running: Running, hands: Hands) -> None:
    """A seat's time runs while it is asked; its turn brings the bonus once, however many answers it takes."""
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    assert left(ania, id) == [300, 300] and sum(runs(ania, id)) == 1
    first = runs(ania, id).index(True)
    hands.at += 20
    assert left(ania, id)[first] == 280 and left(ania, id)[1 - first] == 300
    assert turn([ania, bruno], id) == first
    hands.at += 7
    assert (left(ania, id)[first], left(ania, id)[1 - first]) == (280, 293)
    turn([ania, bruno], id)
    hands.at += 1
    assert (left(ania, id)[first], left(ania, id)[1 - first]) == (289, 293)


def test_a_time_for_every_move(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, clock=DAYS)
    first = runs(ania, id).index(True)
    hands.at += DAY
    turn([ania, bruno], id)
    hands.at += HOUR
    turn([ania, bruno], id)
    assert left(ania, id)[first] == 2 * DAY and left(ania, id)[1 - first] == 2 * DAY - HOUR


def test_updates_tell_the_times(running: Running, hands: Hands) -> None:
    """Those who were away for a while are not told what was left when it happened."""
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    since = ania.table(id)["seq"]
    with ania.socket(id) as socket:
        socket.hear("welcome")
        client, snapshot = whose_turn([ania, bruno], id)
        client.move(id, snapshot)
        told = socket.hear("update")["clock"]
        assert [seat["left"] for seat in told["seats"]] == [300_000, 300_000]
    hands.at += 30
    with ania.socket(id, since=since, seat=0) as socket:
        again = socket.hear("update")["clock"]
        assert min(seat["left"] for seat in again["seats"]) == 270_000


def test_everybody_thinks_at_once_in_a_simultaneous_choice(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, game="lanterns", clock=CHESS)
    assert runs(ania, id) == [True, True]
    hands.at += 5
    ania.move(id, ania.table(id))
    assert runs(ania, id) == [False, True]
    hands.at += 5
    ania.move(id, ania.table(id), 1)  # changed: that costs nothing, and brings nothing
    assert left(ania, id) == [295, 290] and runs(ania, id) == [False, True]
    undo = {"seat": 0, "number": ania.table(id)["number"], "key": new_key()}
    ania.post(f"tables/{id}/undo", undo)
    hands.at += 1
    assert left(ania, id) == [294, 289] and runs(ania, id) == [True, True]


@pytest.mark.parametrize("clock", [DAYS, CHESS])
def test_undo_gives_no_time(running: Running, hands: Hands, clock: dict[str, Any]) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    ania = running.client()
    body = {"game": "kingdom_builder", "seats": seats, "start": True, "clock": clock}
    id = ania.post("tables", body)["id"]
    seat = ania.table(id)["decision"]["waiting"][0]
    all_of_it = left(ania, id)
    for _ in range(3):
        hands.at += 50
        ania.move(id, ania.table(id, seat))
        undo = {"seat": seat, "number": ania.table(id)["number"], "key": new_key()}
        ania.post(f"tables/{id}/undo", undo)
    assert left(ania, id)[seat] == all_of_it[seat] - 150
    assert left(ania, id)[1 - seat] == all_of_it[1 - seat]


def test_a_clock_stands_after_the_end_and_while_a_bot_plays(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    client, snapshot = whose_turn([ania, bruno], id)
    hands.at += 10
    client.post(f"tables/{id}/leave")
    assert runs(ania, id)[snapshot["decision"]["mine"]["seat"]] is False
    [other] = [one for one in (ania, bruno) if one is not client]
    wait(lambda: other.table(id)["decision"]["mine"])
    client.post(f"tables/{id}/join")
    other.post(f"tables/{id}/leave")
    wait(lambda: client.table(id)["decision"]["mine"])
    client.post(f"tables/{id}/abandon")
    assert runs(ania, id) == [False, False]
    again = client.post(f"tables/{id}/rematch")
    assert again["clock"] == {**CHESS, "back": False, "seats": []}


# the end of somebody's time


def test_whose_time_is_over_is_played_on_by_a_bot(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    client, snapshot = whose_turn([ania, bruno], id)
    seat = snapshot["decision"]["mine"]["seat"]
    hands.at += 299
    look(running)
    assert notes(ania, id, "time_over") == 0
    hands.at += 1
    move = {
        "seat": seat,
        "token": snapshot["decision"]["mine"]["moves"][0]["token"],
        "number": snapshot["number"],
        "key": new_key(),
    }
    if notes(ania, id, "time_over") == 0:  # nobody has looked yet
        assert client.http.post(f"/api/tables/{id}/moves", json=move).status_code in (403, 409)
    look(running)
    table = client.table(id)["table"]
    held = table["seats"][seat]
    assert (held["kind"], held["level"], held["left"], held["me"]) == ("bot", "gentle", False, False)
    assert table["clock"]["seats"][seat] == {"left": 0, "runs": False, "late": 1}
    assert notes(ania, id, "time_over") == 1 and table["mine"] == []
    client.refused(f"tables/{id}/join", {"seat": seat}, "seat_taken")
    client.refused(f"tables/{id}/join", {}, "table_full")
    [other] = [one for one in (ania, bruno) if one is not client]
    wait(lambda: other.table(id)["decision"]["mine"])
    assert client.table(id)["seat"] is None, "one may watch"


def test_a_late_answer_is_refused(running: Running, hands: Hands, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even if nobody has looked at the clock yet; what came before the last moment counts."""
    monkeypatch.setattr(running.services.repositories.clocks, "take_overdue", nothing_overdue)
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    client, snapshot = whose_turn([ania, bruno], id)
    hands.at += 299.999
    client.move(id, snapshot)
    snapshot = client.table(id)
    mine = snapshot["decision"]["mine"]
    hands.at += 0.001
    move = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}
    client.refused(f"tables/{id}/moves", {**move, "key": new_key()}, "time_over")
    undo = {"seat": mine["seat"], "number": snapshot["number"], "key": new_key()}
    client.refused(f"tables/{id}/undo", undo, "time_over")


def test_who_took_days_may_come_back(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, clock=DAYS)
    for count in (1, 2):
        client, snapshot = whose_turn([ania, bruno], id)
        seat = snapshot["decision"]["mine"]["seat"]
        [other] = [one for one in (ania, bruno) if one is not client]
        hands.at += 2 * DAY
        look(running)
        wait(lambda other=other: other.table(id)["decision"]["mine"])
        assert client.table(id)["table"]["seats"][seat]["left"]
        client.post(f"tables/{id}/join")
        assert client.table(id)["table"]["clock"]["seats"][seat]["late"] == 1
        turn([other], id)
        assert left(ania, id)[seat] == 2 * DAY, "a new question, and all the time for it"
        look(running)
        assert notes(ania, id, "time_over") == count and notes(ania, id, "returned") == count
        turn([client], id)


def test_who_comes_back_to_the_same_question_has_time_for_it(
    running: Running, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running.services.room_events, "publish_change", lambda room: None)
    monkeypatch.setattr(running.services.repositories.claims, "claim", nobody)
    ania, bruno, id = start_two_player_game(running, clock=DAYS)
    client, snapshot = whose_turn([ania, bruno], id)
    hands.at += 3 * DAY
    look(running)
    client.post(f"tables/{id}/join")
    assert left(ania, id)[snapshot["decision"]["mine"]["seat"]] == 2 * DAY
    assert client.table(id)["decision"]["mine"]


async def nobody(*_: object) -> list[object]:
    return []


def test_where_the_table_does_not_allow_it_nobody_comes_back(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, clock={**DAYS, "back": False})
    client, _ = whose_turn([ania, bruno], id)
    hands.at += 2 * DAY
    look(running)
    client.refused(f"tables/{id}/join", {}, "table_full")


def test_several_seats_at_once_and_a_game_without_people(running: Running, hands: Hands) -> None:
    """Who has sealed an answer keeps the seat; who has not loses it; bots play the rest."""
    ania, bruno, id = start_two_player_game(running, game="lanterns", clock=CHESS)
    hands.at += 300
    look(running)
    talk = [line for line in ania.table(id)["talk"] if line["key"] == "server-note-time_over"]
    assert [line["seat"] for line in talk] == [0, 1] and len({line["id"] for line in talk}) == 2
    wait(lambda: ania.table(id)["table"]["phase"] == "finished")
    clock = ania.table(id)["table"]["clock"]
    assert [seat["late"] for seat in clock["seats"]] == [1, 1], "the result says so"


def test_bots_of_late_seats_go_on_where_the_rules_fail(running: Running, hands: Hands) -> None:
    """The first legal move of this game fails whenever it is played."""
    ania, bruno, id = start_two_player_game(running, game="faulty", clock=CHESS)
    for _ in range(2):  # the seat that is asked, then the other
        hands.at += 310
        look(running)
    wait(lambda: ania.table(id)["table"]["phase"] == "finished")
    assert ania.table(id)["result"]["scores"] == [4, 4]


@pytest.mark.both_databases
def test_a_question_to_go_back_falls_away(running: Running, hands: Hands) -> None:
    ania, bruno, id = start_two_player_game(running, clock=CHESS, undo="consent")
    turn([ania, bruno], id)
    client, snapshot = whose_turn([ania, bruno], id)
    [other] = [one for one in (ania, bruno) if one is not client]
    back = other.table(id)["decision"]["undo"]["consent"][0]
    seat = other.table(id)["table"]["mine"][0]
    body = {"seat": seat, "number": snapshot["number"], "key": new_key(), "to": back, "ask": True}
    assert other.post(f"tables/{id}/undo", body)["asked"]
    hands.at += 310
    look(running)
    assert other.table(id)["ask"] is None and notes(other, id, "time_over") == 1


@pytest.mark.both_databases
def test_a_look_in_vain(running: Running, hands: Hands) -> None:
    """A table that was taken too early gets its time-out back."""
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    room = running.services.rooms.rooms[id]
    timeout, seq = room.table.next_timeout, room.seq
    stored = running.services.repositories.clocks

    async def early() -> object:
        now = running.services.uptime.now()
        taken = await stored.take_overdue(now + 301)
        assert (id, seq) in taken
        assert id not in dict(await stored.take_overdue(now + 302))
        await running.services.timeouts.check_table(id, seq, now)
        found = await running.services.repositories.tables.load_since(id, 0)
        assert found is not None
        return found.table.next_timeout

    assert running.await_(early()) == timeout and notes(ania, id, "time_over") == 0


def test_what_fails_does_not_stop_the_clocks(
    running: Running, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    ania, bruno, id = start_two_player_game(running, clock=CHESS)
    seen: list[str] = []

    async def fails(id: str, seq: int, now: float) -> None:
        seen.append(id)
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patched:
        patched.setattr(running.services.timeouts, "check_table", fails)
        hands.at += 301
        running.await_(running.services.timeouts.run_once())
        wait(lambda: id in seen)
        assert notes(ania, id, "time_over") == 0
    hands.at += timeouts.SET_ASIDE
    look(running)
    assert notes(ania, id, "time_over") == 1


def test_the_clocks_go_on_after_the_database_was_gone(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    class WithoutDatabase(timeouts.Timeouts):  # beside the server's own
        async def run_once(self) -> None:
            tries.append(len(tries))
            if len(tries) > 1:
                raise asyncio.CancelledError
            raise Unavailable("the disk is full")

    services = running.services
    clocks = WithoutDatabase(
        services.repositories.clocks,
        rooms=services.rooms,
        committer=services.committer,
        starting=services.starting,
        uptime=services.uptime,
    )
    monkeypatch.setattr(timeouts, "INTERVAL", 0.0)
    with pytest.raises(CancelledError):
        running.await_(clocks.run())
    assert len(tries) == 2


# several processes, and none


def test_two_servers_find_it_once(postgres: str, hands: Hands) -> None:
    with Running(postgres) as one, Running(postgres, bots="outside") as other:
        for _ in range(4):
            ania, bruno, id = start_two_player_game(one, clock=CHESS)
            far = other.client(None)
            far.table(id)
            hands.at += 300
            with ThreadPoolExecutor(2) as pool:
                list(pool.map(look, (one, other)))
            wait(lambda ania=ania, id=id: notes(ania, id, "time_over") == 1)
            wait(lambda far=far, id=id: notes(far, id, "time_over") == 1)
            assert sum(seat["late"] for seat in seat_clocks(far, id)) == 1


def test_a_move_and_a_time_out_at_the_same_moment(postgres: str, hands: Hands) -> None:
    """Of a move in time and a look by another server whose clock goes fast, exactly one counts."""
    with Running(postgres) as one, Running(postgres, bots="outside") as other:
        ania, bruno, id = start_two_player_game(one, clock=CHESS)
        client, snapshot = whose_turn([ania, bruno], id)
        mine = snapshot["decision"]["mine"]
        early = one.services.uptime.now() + 301
        move = {"seat": mine["seat"], "token": mine["moves"][0]["token"], "number": snapshot["number"]}

        def play() -> int:
            body = {**move, "key": new_key()}
            return client.http.post(f"/api/tables/{id}/moves", json=body).status_code

        with ThreadPoolExecutor(2) as pool:
            seen = other.services.timeouts.check_table(id, snapshot["seq"], early)
            done, looked = pool.submit(play), pool.submit(other.await_, seen)
            looked.result()
            status = done.result()
        assert status in (200, 403)
        wait(lambda: notes(ania, id, "time_over") == (status != 200) or status == 200)


@pytest.mark.both_databases
def test_times_survive_a_restart(database: Path | str, hands: Hands) -> None:
    with Running(database) as running:
        ania, bruno, id = start_two_player_game(running, clock=CHESS)
        turn([ania, bruno], id)
        hands.at += 40
        before, cookies = seat_clocks(ania, id), ania.http.cookies
    with Running(database) as running:
        again = running.client(None)
        again.http.cookies = cookies
        assert seat_clocks(again, id) == before
        hands.at += 20
        assert min(left(again, id)) == 240
        hands.at += 240
        look(running)
        assert notes(again, id, "time_over") == 1


def test_clocks_stand_while_no_server_runs(
    database: Path | str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Running(database) as running:
        ania, bruno, id = start_two_player_game(running, clock=CHESS)
        hands.at += 40
        look(running)
        cookies = ania.http.cookies
    monkeypatch.setattr(uptime_clock, "GAP", 5.0)
    hands.at += 3 * DAY
    with Running(database) as running:
        again = running.client(None)
        again.http.cookies = cookies
        look(running)
        assert sorted(left(again, id)) == [260, 300] and notes(again, id, "time_over") == 0
        for _ in range(3):
            hands.at += 4
            look(running)
        assert min(left(again, id)) == 248, "now one does"
        hands.at += 2 * HOUR  # the machine slept: whoever answers first is not late
        client = again if again.table(id)["decision"]["mine"] else running.client(None)
        client.http.cookies = cookies if client is again else bruno.http.cookies
        client.move(id, client.table(id))


@pytest.mark.both_databases
def test_the_time_of_day_may_step(
    database: Path | str, hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An hour ahead, a day back: nobody loses on time, nothing counts as a pause, and bots are found."""
    day = [time.time()]
    monkeypatch.setattr(time, "time", lambda: day[0])
    with Running(database) as running:
        ania, bruno, id = start_two_player_game(running, clock=CHESS)
        for step in (HOUR, -DAY, 3 * DAY, -2 * HOUR):
            day[0] += step
            hands.at += 10
            look(running)
            assert notes(ania, id, "time_over") == 0
        assert min(left(ania, id)) == 260
        alone = ania.post("quick", {"game": "kingdom_builder", "level": "gentle"})["id"]
        for step in (-DAY, DAY):
            while (snapshot := ania.table(alone))["decision"]["mine"]:
                ania.move(alone, snapshot, -1)
            day[0] += step
            wait(lambda: ania.table(alone)["decision"]["mine"])


def test_processes_whose_times_of_day_differ_agree(postgres: str, hands: Hands) -> None:
    """The uptime of each grows by what really passed, and no faster, however many there are."""
    with Running(postgres) as one, Running(postgres, bots="outside") as other:
        ania, bruno, id = start_two_player_game(one, clock=CHESS)
        hands.at += 1000.0  # its clock, as another machine counts, is nobody's business
        uptimes = [server.services.uptime for server in (one, other)]
        uptimes[0].at = uptimes[1].at = hands.at
        start = one.await_(uptimes[0].beat())
        for _ in range(10):
            hands.at += 1
            beats = [server.await_(server.services.uptime.beat()) for server in (one, other)]
        assert beats == [start + 10, start + 10]


def test_no_beats_where_no_clock_runs(database: Path | str, hands: Hands, monkeypatch: Any) -> None:
    """Otherwise the next clock would begin with all the time in which there was nothing to measure."""
    monkeypatch.setattr(uptime_clock, "GAP", 5.0)
    with Running(database) as running:
        ania, bruno, id = start_two_player_game(running, clock=CHESS)
        for client in (ania, bruno):
            client.post(f"tables/{id}/leave")
        hands.at += 4
        look(running)
        hands.at += DAY
        ania, bruno, id = start_two_player_game(running, clock=CHESS)
        look(running)
        assert left(ania, id) == [300, 300]
        hands.at += 4
        look(running)
        assert sorted(left(ania, id)) == [296, 300]


# the reckoning


def act(kind: str, seat: int) -> Action:
    return Action(1, kind, 0, 0, seat, None, None, 0, "k", 0.0)


def test_a_question_of_chance_renews_the_time_for_a_move() -> None:
    """After dice or cards nothing can be taken back: the next question of the same seat is a new one."""
    clock = {"kind": "move", "each": HOUR, "bonus": 0}
    before = [SeatTime(HOUR * 1000, since=0.0)]
    [same] = advance_times(clock, before, [0], act("move", 0), 600.0, settled=False)
    assert same.remaining(600.0) == (HOUR - 600) * 1000
    [new] = advance_times(clock, before, [0], act("move", 0), 600.0, settled=True)
    assert new.remaining(600.0) == HOUR * 1000
    chess = {**clock, "kind": "game", "bonus": 5}
    [on] = advance_times(chess, before, [0], act("move", 0), 600.0, settled=True)
    assert on.remaining(600.0) == (HOUR - 600) * 1000


def test_who_was_asked_for_a_moment_has_got_the_bonus_once() -> None:
    """One seat's turn ends, is taken back and ends again: the other's time is as after the first."""
    clock = {"kind": "game", "each": 60, "bonus": 5}
    times = [SeatTime(60_000, since=0.0), SeatTime(60_000, given=False)]
    once_ = advance_times(clock, times, [1], act("move", 0), 1.0, settled=False)
    assert [time.left for time in once_] == [59_000, 65_000]
    back = advance_times(clock, once_, [0], act("undo", 0), 2.0, settled=False)
    again = advance_times(clock, back, [1], act("move", 0), 2.0, settled=False)
    assert [time.left for time in again] == [59_000, 64_000]
    later = advance_times(clock, again, [0], act("move", 1), 2.0, settled=False)
    assert [time.left for time in later] == [64_000, 64_000]


def test_a_clock_that_went_backwards_gives_no_time() -> None:
    assert SeatTime(1000, since=50.0).remaining(40.0) == 1000
