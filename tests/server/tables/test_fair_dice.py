"""Dice that players make fair: the start waits for their nonces, and a server that cheats is found out."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import tetrarch
from server.fair_player import FairPlayer
from server.kit import Client, Running, play_to_end, start_two_player_game, wait
from tetrarch.core.match.fair_dice import share_of
from tetrarch.core.match.match import Match
from tetrarch.server.db.models.tables import SeatRow, TableRow
from tetrarch.server.tables import match_rebuild
from tetrarch.server.tables.clocks import starting

GAME = "kingdom_builder"


@pytest.fixture
def players(running: Running) -> tuple[FairPlayer, FairPlayer]:
    return FairPlayer(running, "Ania"), FairPlayer(running, "Bruno")


def sit_down(one: FairPlayer, other: FairPlayer, *more: str) -> str:
    """A table at which both have sat down with their shares, and are not started yet."""
    seats = [{"kind": kind} for kind in ("me", "open", *more)]
    made = one.client.post("tables", {"game": GAME, "seats": seats, "share": one.share})
    other.client.post(f"tables/{made['id']}/join", {"share": other.share})
    return str(made["id"])


def start(one: FairPlayer, other: FairPlayer, *more: str) -> str:
    id = sit_down(one, other, *more)
    one.client.post(f"tables/{id}/start", {})
    return id


def phase(client: Client, id: str) -> Any:
    return client.table(id)["table"]["phase"]


def test_a_game_whose_players_add_their_nonces(players: tuple[FairPlayer, FairPlayer]) -> None:
    one, other = players
    id = start(one, other, "bot")
    other.reveal(id)
    assert phase(one.client, id) == "starting"
    seats = one.keep(id)["seats"]
    assert [seat["nonce"] for seat in seats] == [False, True, False]
    one.reveal(id)
    snapshot = one.client.table(id)
    assert snapshot["table"]["phase"] == "running" and snapshot["view"] is not None
    assert snapshot["table"]["commitment"] == one.digest == other.digest
    one.client.post(f"tables/{id}/leave")
    other.client.post(f"tables/{id}/abandon")
    assert one.faults(id) == other.faults(id) == set()
    told = one.client.get(f"tables/{id}/verify")
    assert told["ok"] and told["absent"] == [] and told["draws"] == len(told["steps"]) > 0
    assert told["nonces"] == [one.nonce, other.nonce, ""]
    record = one.client.http.get(f"/api/tables/{id}/record").text
    assert tetrarch.verify(record, one.digest).ok and not tetrarch.verify(record, "0" * 64).ok


def test_nonces_are_nobodys_before_the_end(players: tuple[FairPlayer, FairPlayer]) -> None:
    one, other = players
    id = start(one, other)
    one.reveal(id)
    assert one.nonce not in other.client.http.get(f"/api/tables/{id}").text
    other.reveal(id)
    assert one.nonce not in other.client.http.get(f"/api/tables/{id}").text


def test_what_is_refused(players: tuple[FairPlayer, FairPlayer], running: Running) -> None:
    one, other = players
    id = sit_down(one, other)
    nonce = {"seat": 0, "nonce": one.nonce}
    one.client.refused(f"tables/{id}/nonce", nonce, "wrong_phase")
    one.client.refused(f"tables/{id}/share", {"seat": 0, "share": "F" * 64}, "bad_request")
    one.client.post(f"tables/{id}/start", {})
    one.client.refused(f"tables/{id}/nonce", {"seat": 0, "nonce": "0" * 64}, "bad_request")
    one.client.refused(f"tables/{id}/nonce", {"seat": 1, "nonce": other.nonce}, "not_seated")
    one.client.refused(f"tables/{id}/share", {"seat": 0, "share": one.share}, "wrong_phase")
    one.client.refused(f"tables/{id}/start", {}, "wrong_phase")
    running.client("Celina").refused(f"tables/{id}/join", {}, "wrong_phase")
    one.reveal(id)
    one.reveal(id)  # once more does no harm


def test_who_reveals_nothing_stalls_nobody(
    players: tuple[FairPlayer, FairPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game begins without them, and everybody can see that."""
    monkeypatch.setattr(starting, "MAX_WAIT", 0.2)
    one, other = players
    id = start(one, other)
    one.reveal(id)
    wait(lambda: phase(one.client, id) == "running")
    seats = one.client.table(id)["table"]["seats"]
    assert [(bool(seat["share"]), seat["nonce"]) for seat in seats] == [(True, True), (True, False)]
    other.client.refused(f"tables/{id}/nonce", {"seat": 1, "nonce": other.nonce}, "wrong_phase")
    other.keep(id)
    one.client.post(f"tables/{id}/leave")
    other.client.post(f"tables/{id}/abandon")
    assert one.faults(id) == set() and other.faults(id) == {"left out"}
    assert one.client.get(f"tables/{id}/verify")["absent"] == [1]


def test_a_start_survives_the_servers_end(players: tuple[FairPlayer, FairPlayer], running: Running) -> None:
    one, other = players
    id = start(one, other)
    one.reveal(id)
    running.services.rooms.rooms.clear()  # as after a restart: the table is loaded again
    assert phase(one.client, id) == "starting"
    other.reveal(id)
    assert phase(one.client, id) == "running"


def test_who_leaves_at_the_start_leaves_a_game_that_has_begun(players: tuple[FairPlayer, FairPlayer]) -> None:
    one, other = players
    id = start(one, other)
    other.client.post(f"tables/{id}/leave")
    table = one.client.table(id)["table"]
    assert table["phase"] == "running" and table["seats"][1]["left"]
    assert table["seats"][1]["share"] == other.share
    other.client.post(f"tables/{id}/join", {"share": "0" * 64})
    assert one.client.table(id)["table"]["seats"][1]["share"] == other.share, "it is bound to the first"


def test_a_table_that_a_moderator_ends_at_the_start_waits_no_more(
    players: tuple[FairPlayer, FairPlayer], running: Running
) -> None:
    one, other = players
    id = start(one, other)
    room = running.services.rooms.rooms[id]
    assert room.table.next_timeout is not None
    running.await_(running.services.moderation._hide(id))
    assert (room.table.phase, room.table.next_timeout) == ("abandoned", None)


def test_a_rematch_gives_everybody_the_same_chance(
    players: tuple[FairPlayer, FairPlayer], running: Running
) -> None:
    one, other = players
    id = start(one, other)
    for player in players:
        player.reveal(id)
    play_to_end([one.client, other.client], id)
    again = FairPlayer(running, "Unused"), FairPlayer(running, "Unused")
    for new, old in zip(again, players, strict=True):
        new.client = old.client
    next_id = other.client.post(f"tables/{id}/rematch", {"share": again[1].share})["id"]
    assert one.client.post(f"tables/{id}/rematch", {"share": again[0].share})["phase"] == "starting"
    for player in again:
        player.reveal(next_id)
    table = one.client.table(next_id)["table"]
    assert table["phase"] == "running" and [seat["share"] for seat in table["seats"]] == [
        player.share for player in again
    ]


@pytest.mark.parametrize("path", ["quick", "tables", "continue"])
def test_one_person_against_bots(running: Running, path: str) -> None:
    one = FairPlayer(running, "Ania")
    body: dict[str, Any] = {"game": GAME, "seats": 2}
    if path == "tables":
        seats = [{"kind": "hotseat"}, {"kind": "hotseat"}, {"kind": "bot"}]
        body = {"game": GAME, "seats": seats, "start": True}
    if path == "continue":
        client, _, old = start_two_player_game(running)
        client.post(f"tables/{old}/leave")
        _.post(f"tables/{old}/abandon")
        replay = client.get(f"tables/{old}/replay")
        path, body = "tables/continue", {"table": old, "number": replay["playable"][0], "seat": 0}
    made = one.client.post(path, {**body, "share": one.share})
    assert made["phase"] == "starting" and sum(bool(seat["share"]) for seat in made["seats"]) == 1
    one.reveal(made["id"])
    assert phase(one.client, made["id"]) == "running"
    one.client.post(f"tables/{made['id']}/abandon")
    assert one.faults(made["id"]) == set()


def test_who_has_no_share_starts_at_once(running: Running) -> None:
    one, other, id = start_two_player_game(running)
    assert one.table(id)["table"]["phase"] == "running"
    one.post(f"tables/{id}/leave")
    other.post(f"tables/{id}/abandon")
    told = one.get(f"tables/{id}/verify")
    assert told["ok"] and told["shares"] == told["nonces"] == []


# attacks


def first_draw(match: Match) -> str:
    return next(token for token in match.history if token.startswith("~"))


def cheat(
    monkeypatch: pytest.MonkeyPatch, change: Callable[[TableRow, list[SeatRow], int], None], most: int = 10**6
) -> None:
    """A server that tries what it can change, until the first draw is another than the honest one."""
    honest = match_rebuild.begin_match

    def begin(table: TableRow, seats: list[SeatRow]) -> Match:
        if table.phase != "starting":
            return honest(table, seats)
        unwanted = first_draw(honest(table, seats))
        for attempt in range(most):
            change(table, seats, attempt)
            if first_draw(honest(table, seats)) != unwanted:
                break
        return honest(table, seats)

    monkeypatch.setattr(match_rebuild, "begin_match", begin)


def finished(players: tuple[FairPlayer, FairPlayer]) -> str:
    one, other = players
    id = start(one, other)
    one.reveal(id)
    other.reveal(id)
    one.client.post(f"tables/{id}/leave")
    other.client.post(f"tables/{id}/abandon")
    return id


def test_a_server_that_chooses_its_secret_after_the_nonces(
    players: tuple[FairPlayer, FairPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(table: TableRow, seats: list[SeatRow], attempt: int) -> None:
        table.secret = f"{attempt:064x}"

    cheat(monkeypatch, change)
    id = finished(players)
    one, other = players
    assert one.faults(id) == other.faults(id) == {"digest"}
    record = one.client.http.get(f"/api/tables/{id}/record").text
    assert tetrarch.verify(record).ok, "the record alone looks well"
    assert not tetrarch.verify(record, one.digest).ok


def test_a_last_player_who_chooses_after_the_others_with_the_servers_help(
    players: tuple[FairPlayer, FairPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(table: TableRow, seats: list[SeatRow], attempt: int) -> None:
        nonce = f"{attempt:064x}"
        seats[1] = replace(seats[1], nonce=nonce, share=share_of(nonce))

    cheat(monkeypatch, change)
    id = finished(players)
    assert players[0].faults(id) == {"digest", "shares"}


def test_a_last_player_who_reveals_another_nonce(
    players: tuple[FairPlayer, FairPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    def change(table: TableRow, seats: list[SeatRow], attempt: int) -> None:
        seats[1] = replace(seats[1], nonce=f"{attempt:064x}")

    cheat(monkeypatch, change)
    id = finished(players)
    assert players[0].faults(id) == {"nonce"}
    assert not tetrarch.verify(players[0].client.http.get(f"/api/tables/{id}/record").text).ok


def test_a_server_that_leaves_a_nonce_out(
    players: tuple[FairPlayer, FairPlayer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """That is a choice of two, and whom it has left out knows it."""

    def change(table: TableRow, seats: list[SeatRow], attempt: int) -> None:
        seats[0] = replace(seats[0], nonce=None)

    cheat(monkeypatch, change, 1)
    id = finished(players)
    assert players[0].faults(id) == {"left out"} and players[1].faults(id) == set()
