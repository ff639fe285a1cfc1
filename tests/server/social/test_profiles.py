"""Profiles and leaderboards: what is shown of people, and to whom."""

from typing import Any

import pytest
from sqlalchemy import insert

from server.acquaintances import id_of
from server.kit import Client, Running, play_to_end, start_two_player_game
from server.members import SECRET, member
from tetrarch.server.db import models
from tetrarch.server.db.repositories.social import profiles

pytestmark = pytest.mark.both_databases


def past(client: Client, person: str, after: str = "") -> Any:
    return client.get(f"people/{person}/matches{after}")


def test_a_profile_by_name_and_by_id(running: Running) -> None:
    client, name, _ = member(running)
    other = running.client(None)
    by_name, by_id = other.get(f"people/{name.upper()}"), other.get(f"people/{id_of(client)}")
    assert by_name == by_id and by_name["person"] == {"user": id_of(client), "name": name, "account": name}
    assert client.get(f"people/{name}")["tie"] == "me" and by_name["tie"] == "none"
    assert other.get("people/nobody-is-called-so", 404)["error"] == "not_found"


def test_nobody_takes_a_page_by_choosing_a_name(running: Running) -> None:
    guest = running.client("Ania")
    member(running, id_of(guest))
    assert running.client(None).get(f"people/{id_of(guest)}")["person"]["name"] == "Ania"


def test_results_and_history(running: Running) -> None:
    one, other, id = start_two_player_game(running, game="lanterns")
    end = play_to_end([one, other], id)["result"]
    found = running.client(None).get(f"people/{id_of(one)}")
    assert (found["games"], found["wins"]) == (1, int(0 in end["winners"]))
    assert found["streak"] == found["wins"] and found["favourite"] == "lanterns"
    [tally] = found["tallies"]
    assert tally["mean"] == end["scores"][0] and tally["rating"] is None and tally["seats"] == 2
    [match] = past(running.client(None), id_of(one))["matches"]
    assert match["table"] == id and match["names"] == ["Ania", "Bruno"] and match["score"] == end["scores"][0]
    assert match["place"] == (1 if 0 in end["winners"] else 2) and match["rating"] is None


def test_running_games_and_private_ones_are_not_shown(running: Running) -> None:
    one, other, id = start_two_player_game(running, game="lanterns")
    assert past(other, id_of(one))["matches"] == []
    seats = [{"kind": "me"}, {"kind": "open"}]
    private = one.post("tables", {"game": "lanterns", "seats": seats, "private": True})["id"]
    token = one.get(f"tables/{private}/invitation")["token"]
    other.post(f"tables/{private}/join", {"invitation": token})
    one.post(f"tables/{private}/start")
    play_to_end([one, other], private)
    shown = [past(client, id_of(one))["matches"] for client in (one, other, running.client("Carla"))]
    assert [[match["table"] for match in page] for page in shown] == [[private], [private], []]


def test_history_comes_in_pages(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    from tetrarch.server.social import profiles as use_case

    for module in (use_case, profiles):
        monkeypatch.setattr(module, "PAGE_SIZE", 2)
    one, other, first = start_two_player_game(running, game="lanterns")
    play_to_end([one, other], first)
    ids = [first]
    for _ in range(2):
        ids.append(one.post(f"tables/{ids[-1]}/rematch")["id"])
        other.post(f"tables/{ids[-2]}/rematch")
        play_to_end([one, other], ids[-1])
    page = past(one, id_of(one))
    assert [match["table"] for match in page["matches"]] == [ids[2], ids[1]]
    rest = past(one, id_of(one), f"?after={page['next']}")
    assert [match["table"] for match in rest["matches"]] == [ids[0]] and rest["next"] is None
    assert past(one, id_of(one), "?game=kingsburg")["matches"] == []
    assert one.get(f"people/{id_of(one)}/matches?after=nonsense", 400)["error"] == "bad_request"


def test_who_is_deleted_is_nobody(running: Running) -> None:
    (client, name, _), other = member(running), member(running)[0]
    seats = [{"kind": "me"}, {"kind": "open"}]
    id = other.post("tables", {"game": "lanterns", "seats": seats})["id"]
    client.post(f"tables/{id}/join")
    other.post(f"tables/{id}/start")
    play_to_end([client, other], id)
    gone = id_of(client)
    client.post("account/delete", {"password": SECRET})
    for who in (name, gone):
        running.client(None).get(f"people/{who}", 404)
        running.client(None).get(f"people/{who}/matches", 404)
    [match] = past(other, id_of(other))["matches"]
    assert match["names"][1] is None and match["change"] is not None
    leaders = other.get("leaderboard/lanterns?seats=2&least=1")["leaders"]
    assert gone not in [leader["person"]["user"] for leader in leaders]


# leaderboards


def placed(running: Running, seats: int, rows: list[tuple[float, int]]) -> list[Client]:
    """People with these ratings and numbers of games."""
    people = [member(running)[0] for _ in rows]
    kept = [
        {"user_id": id_of(one), "game": "kingsburg", "seats": seats, "mu": mu, "sigma": 2.0, "games": games}
        for one, (mu, games) in zip(people, rows, strict=True)
    ]
    query = insert(models.ratings).values([{**row, "wins": 3} for row in kept])
    running.await_(running.services.database.write(lambda it: it.execute(query).close()))
    return people


def test_the_best_come_first(running: Running) -> None:
    people = placed(running, 5, [(25.0, 12), (30.0, 10), (40.0, 9)])
    board = people[0].get("leaderboard/kingsburg?seats=5")
    assert [one["person"]["user"] for one in board["leaders"]] == [id_of(people[1]), id_of(people[0])]
    first = board["leaders"][0]
    assert first["rating"] == {"value": 1710, "doubt": 84, "games": 10, "provisional": False}
    assert [one["me"] for one in board["leaders"]] == [False, True] and board["mine"]["place"] == 2
    every = people[2].get("leaderboard/kingsburg?seats=5&least=1")
    assert every["leaders"][0]["me"] and every["leaders"][0]["rating"]["provisional"]
    assert people[2].get("leaderboard/kingsburg?seats=5")["mine"] is None
    assert {"game": "kingsburg", "seats": 5, "people": 3} in every["ladders"]
    assert running.client(None).get("leaderboard/kingsburg?seats=5")["mine"] is None


def test_a_leaderboard_comes_in_pages_and_tells_my_place(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tetrarch.server.social import profiles as use_case

    for module in (use_case, profiles):
        monkeypatch.setattr(module, "PAGE_SIZE", 2)
    people = placed(running, 4, [(30.0, 20), (30.0, 20), (28.0, 20)])
    board = people[2].get("leaderboard/kingsburg?seats=4")
    assert (board["people"], board["next"], board["mine"]["place"]) == (3, 2, 3)
    tied = sorted(id_of(one) for one in people[:2])
    assert [one["person"]["user"] for one in board["leaders"]] == tied
    for one in people[:2]:
        assert one.get("leaderboard/kingsburg?seats=4")["mine"]["place"] == 1 + tied.index(id_of(one))
    rest = people[2].get("leaderboard/kingsburg?seats=4&start=2")
    assert [one["place"] for one in rest["leaders"]] == [3] and rest["next"] is None


@pytest.mark.parametrize("path", ["kingsburg?seats=9", "nonsense", "kingsburg?start=999999999"])
def test_there_is_no_such_leaderboard(running: Running, path: str) -> None:
    assert running.client(None).http.get(f"/api/leaderboard/{path}").status_code == 400
