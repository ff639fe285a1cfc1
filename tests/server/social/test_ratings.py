"""Ratings: who counts, in which order, once and no more; and all of it again from the beginning."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select, update

from server.conftest import Admin, Create
from server.kit import Client, Running, new_key, play_to_end, wait, whose_turn
from server.members import SECRET, member, new_name
from tetrarch.server.db import models
from tetrarch.server.db.models.outcomes import Outcome, Place, Standing
from tetrarch.server.db.models.tables import Change, SeatRow
from tetrarch.server.db.repositories.social import match_results
from tetrarch.server.social import rating_model
from tetrarch.server.social.rating_model import rate, rated_places
from tetrarch.server.tables.commit import ConcurrentUpdate
from tetrarch.server.tables.consequences import places, ranks_of

GAME = "lanterns"


# who counts


def person(seat: int, user: str, kind: str = "person") -> SeatRow:
    return SeatRow(seat, kind, user, user)


def outcome(found: tuple[Place, ...], rated: bool = True, finished: bool = True) -> Outcome:
    return Outcome(GAME, len(found), 0.0, 0.0, rated, finished, found)


def test_places_follow_winners_and_then_points() -> None:
    assert ranks_of([0, 1, 2, 3], [5, 9, 9, 3], [2]) == [3, 2, 1, 4], "a tie was broken for the seat that won"
    assert ranks_of([0, 1, 2], [9, 9, 3], [0, 1]) == [1, 1, 3]
    assert ranks_of([0, 1, 2], [4, 7, 4], [1]) == [2, 1, 2]
    assert ranks_of([0, 1, 0, 1], [1, 5, 8, 5], [1, 3]) == [2, 1, 2, 1], "a team shares its place"
    assert ranks_of([0], [3], []) == [1], "a game alone that was lost"


def test_who_has_left_is_last_and_has_no_score() -> None:
    found = places(
        [person(0, "a", "substituted"), person(1, "b"), SeatRow(2, "bot")], [0, 1, 2], [90, 5, 7], [0]
    )
    assert found == (Place(0, "a", 3, False, 0, None, True), Place(1, "b", 3, False, 1, 5))
    broken_off = places([person(0, "a", "substituted"), person(1, "b")], [0, 1], None, [])
    assert [(one.place, one.won, one.score) for one in broken_off] == [(2, False, None), (1, True, None)]


def test_who_holds_two_seats_does_not_count() -> None:
    found = places([person(0, "a"), person(1, "a"), person(2, "b")], [0, 1, 2], [3, 2, 1], [0])
    assert [one.user_id for one in found] == ["b"]


@pytest.mark.parametrize(
    ("seats", "accounts", "expected"),
    [
        ([person(0, "a"), person(1, "b")], "ab", "ab"),
        ([person(0, "a"), person(1, "b")], "a", ""),  # the other is a guest
        ([person(0, "a"), person(1, "b"), person(2, "c")], "ac", "ac"),
        ([person(0, "a"), SeatRow(1, "bot")], "a", ""),
        ([person(0, "a"), person(1, "b", "substituted")], "ab", "ab"),
        (
            [person(0, "a", "substituted"), person(1, "b", "substituted"), person(2, "c")],
            "ab",
            "",
        ),  # nobody stayed
    ],
)
def test_two_accounts_must_have_played(seats: list[SeatRow], accounts: str, expected: str) -> None:
    found = places(seats, list(range(len(seats))), [0] * len(seats), [0])
    assert [one.user_id for one in rated_places(outcome(found), set(accounts))] == list(expected)
    assert rated_places(outcome(found, rated=False), set(accounts)) == []


def test_partners_against_bots_are_not_compared() -> None:
    seats = [person(0, "a"), SeatRow(1, "bot"), person(2, "b"), SeatRow(3, "bot")]
    assert rated_places(outcome(places(seats, [0, 1, 0, 1], [3, 1, 3, 1], [0, 2])), {"a", "b"}) == []


# what happens to them


def new(*people: str) -> dict[str, Standing]:
    return {user: Standing() for user in people}


def test_who_wins_rises_and_ties_change_nothing_between_equals() -> None:
    after = rate([Place(0, "a", 1, True, 0), Place(1, "b", 2, False, 1)], new("a", "b"))
    assert after["a"].mu > Standing().mu > after["b"].mu
    assert after["a"].sigma < Standing().sigma
    assert (after["a"].games, after["a"].wins, after["b"].wins) == (1, 1, 0)
    level = rate([Place(0, "a", 1, True, 0), Place(1, "b", 1, True, 1)], new("a", "b"))
    assert level["a"].mu == pytest.approx(level["b"].mu) == pytest.approx(Standing().mu)


def test_teams_rise_and_fall_together() -> None:
    found = [Place(seat, user, 1 + seat % 2, seat % 2 == 0, seat % 2) for seat, user in enumerate("abcd")]
    after = rate(found, new(*"abcd"))
    assert after["a"].mu == after["c"].mu > after["b"].mu == after["d"].mu


def test_who_leaves_a_team_that_wins_is_last_all_the_same() -> None:
    found = [Place(seat, user, 1 + seat % 2, seat % 2 == 0, seat % 2) for seat, user in enumerate("abcd")]
    found[0] = Place(0, "a", 4, False, 0, None, True)
    after = rate(found, new(*"abcd"))
    assert after["a"].mu < Standing().mu < after["c"].mu


def test_the_shown_number() -> None:
    assert (
        rating_model.displayed_rating(Standing().mu),
        rating_model.displayed_deviation(Standing().sigma),
    ) == (
        1500,
        350,
    )


# at the server


def table(people: list[Client], **more: Any) -> str:
    """A table of these people that has started."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    id: str = people[0].post("tables", {"game": GAME, "seats": seats, **more})["id"]
    for other in people[1:]:
        other.post(f"tables/{id}/join")
    people[0].post(f"tables/{id}/start")
    return id


def tried(client: Client, id: str, snapshot: Any) -> None:
    """Answer, unless a bot's answer has come in between."""
    mine = snapshot["decision"]["mine"]
    token = mine["moves"][0]["token"]
    body = {"seat": mine["seat"], "token": token, "number": snapshot["number"], "key": new_key()}
    assert client.http.post(f"/api/tables/{id}/moves", json=body).status_code in (200, 409)


def by_oneself(client: Client, id: str) -> None:
    """Play for all seats that one has, until the end."""

    def over() -> bool:
        for seat in client.table(id)["table"]["mine"]:
            snapshot = client.table(id, seat)
            if snapshot["decision"] and snapshot["decision"]["mine"]:
                tried(client, id, snapshot)
        return client.table(id)["result"] is not None

    wait(over)


def with_bots(people: list[Client], id: str) -> None:
    """People play to the end, and bots between them."""

    def over() -> bool:
        for client in people:
            snapshot = client.table(id)
            if snapshot["decision"] and snapshot["decision"]["mine"]:
                tried(client, id, snapshot)
        return people[0].table(id)["result"] is not None

    wait(over)


def rating(client: Client, seats: int = 2) -> dict[str, Any] | None:
    user = client.get("session")["user"]
    tallies = client.get(f"people/{user}")["tallies"]
    found = [one["rating"] for one in tallies if one["seats"] == seats]
    return found[0] if found else None


def test_a_match_of_two_accounts_is_rated(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    id = table(people)
    assert people[0].table(id)["table"]["rated"]
    end = play_to_end(people, id)
    found = [rating(client) for client in people]
    for seat, one in enumerate(found):
        assert one is not None and one["games"] == 1 and one["provisional"] and one["doubt"] < 350
        others = found[1 - seat]
        assert others is not None
        won = end["result"]["winners"] == [seat]
        assert (one["value"] > others["value"]) == won


@pytest.mark.parametrize("case", ["guest", "unrated", "hotseat", "bot", "position"])
def test_a_match_that_is_not_rated(running: Running, case: str) -> None:
    one, other = member(running)[0], running.client("Guest") if case == "guest" else member(running)[0]
    if case in ("hotseat", "bot"):
        seats = [{"kind": "me"}, {"kind": case, **({"name": "Two"} if case == "hotseat" else {})}]
        id = one.post("tables", {"game": GAME, "seats": seats, "start": True})["id"]
        by_oneself(one, id)
    else:
        id = table([one, other], rated=case == "position")
        play_to_end([one, other], id)
    if case == "position":
        before = rating(one)
        number = one.get(f"tables/{id}/replay")["playable"][0]
        again = one.post("tables/continue", {"table": id, "number": number})
        assert not again["rated"]
        by_oneself(one, again["id"])
        assert rating(one) == before
    else:
        assert rating(one) is None


@pytest.mark.parametrize("undo", ["free", "consent"])
def test_after_somebody_left_a_rated_game_takes_nothing_back(running: Running, undo: str) -> None:
    people = [member(running)[0] for _ in range(2)]
    id = table(people, game="kingdom_builder", undo=undo)
    one, snapshot = whose_turn(people, id)
    seat = snapshot["decision"]["mine"]["seat"]
    one.move(id, snapshot, -1)
    assert (now := one.table(id))["decision"]["undo"]["to"], "while both are there"
    people[1 - seat].post(f"tables/{id}/leave")
    for to, ask in ((None, False), (snapshot["number"], False), (snapshot["number"], True)):
        body = {"seat": seat, "number": now["number"], "to": to, "ask": ask, "key": new_key()}
        assert one.refused(f"tables/{id}/undo", body, "undo_refused")["key"] == "undo-left"
    undo_info = one.table(id)["decision"]["undo"]
    assert (undo_info["to"], undo_info["consent"]) == ([], []) and undo_info["reason"]["key"] == "undo-left"
    one.refused(f"tables/{id}/hint", {"seat": seat, "number": now["number"]}, "no_hints")


def test_whether_a_match_is_rated_is_settled_at_its_start(running: Running) -> None:
    """A guest who gets an account while winning does not make the match count."""
    one, guest = member(running)[0], running.client("Guest")
    id = table([one, guest])
    assert not one.table(id)["table"]["rated"]
    guest.post("account", {"username": new_name(), "password": SECRET}, 201)
    play_to_end([one, guest], id)
    assert rating(one) is None and rating(guest) is None


def test_who_signs_up_during_a_rated_match_is_not_rated(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    guest = running.client("Guest")
    id = table([*people, guest])
    assert guest.table(id)["table"]["rated"]
    guest.post("account", {"username": new_name(), "password": SECRET}, 201)
    play_to_end([*people, guest], id)
    assert [rating(client, 3) is None for client in (*people, guest)] == [False, False, True]


def test_who_leaves_is_last_whatever_the_bot_makes_of_it(running: Running) -> None:
    people = [member(running)[0] for _ in range(3)]
    id = table(people)
    people[2].post(f"tables/{id}/leave")
    with_bots(people[:2], id)
    values = [one["value"] for one in (rating(client, 3) for client in people) if one is not None]
    assert len(values) == 3 and values[2] == min(values) and values.count(values[2]) == 1
    past = people[2].get(f"people/{people[2].get('session')['user']}/matches")["matches"]
    assert past[0]["gone"] and past[0]["score"] is None and past[0]["change"] < 0


def test_who_is_left_alone_may_end_the_game_and_has_won(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    id = table(people)
    people[1].post(f"tables/{id}/leave")
    people[0].post(f"tables/{id}/abandon")
    first, second = (rating(client) for client in people)
    assert first is not None and second is not None and first["value"] > 1500 > second["value"]


def test_who_comes_back_has_not_left(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    id = table(people)
    people[1].post(f"tables/{id}/leave")
    people[1].post(f"tables/{id}/join")
    play_to_end(people, id)
    past = people[1].get(f"people/{people[1].get('session')['user']}/matches")["matches"]
    assert not past[0]["gone"] and past[0]["score"] is not None


def test_a_rematch_is_rated_like_the_game_before(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    id = table(people, rated=False)
    play_to_end(people, id)
    assert not people[0].post(f"tables/{id}/rematch")["rated"]


# once and no more


def all_of_it(connection: Connection) -> tuple[list[Any], list[Any]]:
    kept, results = models.ratings, models.results
    found = connection.execute(select(kept).order_by(kept.c.user_id, kept.c.game, kept.c.seats)).all()
    shown = select(
        results.c.table_id, results.c.user_id, results.c.ladder_number, results.c.mu, results.c.sigma
    )
    return list(found), list(connection.execute(shown.order_by(results.c.table_id, results.c.user_id)).all())


@pytest.mark.both_databases
def test_all_again_gives_the_same(
    database: Path | str, admin: Admin, capsys: pytest.CaptureFixture[str]
) -> None:
    with Running(database) as running:
        people = [member(running)[0] for _ in range(4)]
        for round in range(3):
            for size in (2, 3):
                at = people[round : round + size] if round + size <= 4 else people[:size]
                play_to_end(at, table(at))
        read = running.services.database.read
        before = running.await_(read(all_of_it))
        assert len(before[0]) >= 7 and all(row.ladder_number for row in before[1])
    assert admin(database, "ratings") == 0
    assert "6 matches, 0 ratings differ" in capsys.readouterr().out
    with Running(database) as running:
        spoil = update(models.ratings).values(mu=1.0, games=77)
        running.await_(running.services.database.write(lambda it: it.execute(spoil).close()))
    assert admin(database, "ratings") == 1, "differences are only told of"
    assert admin(database, "ratings", "--again") == 0
    assert admin(database, "ratings") == 0
    with Running(database) as running:
        assert running.await_(running.services.database.read(all_of_it)) == before


@pytest.mark.both_databases
def test_a_match_is_rated_once_even_if_its_end_is_written_twice(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    id = table(people)
    play_to_end(people, id)
    before = [rating(client) for client in people]
    services = running.services
    room = running.await_(services.rooms.get(id))
    again = Change(id, room.seq, {"phase": "finished", "ended": 1.0, "scores": [1, 0], "winners": [0]})
    with pytest.raises(ConcurrentUpdate):
        running.await_(services.committer.commit(room, again, {"result"}))
    assert [rating(client) for client in people] == before


# several at once


@pytest.fixture
def pair(create: Create) -> Iterator[tuple[Running, Running]]:
    url = create()
    with Running(url) as one, Running(url, bots="outside") as other:
        for running in (one, other):  # routes are made when they are first looked for
            assert running.client(None).http.get("/api/nothing").status_code == 404
        yield one, other


def at(running: Running, client: Client) -> Client:
    same = running.client(None)
    same.http.cookies = client.http.cookies
    return same


def test_matches_that_end_at_once_at_two_processes(pair: tuple[Running, Running]) -> None:
    """All of them are counted, and the order that is kept is the order in which they were."""
    people = [member(pair[0])[0] for _ in range(2)]
    ids = [table(people) for _ in range(6)]

    def play(number: int) -> None:
        play_to_end([at(pair[number % 2], client) for client in people], ids[number])

    with ThreadPoolExecutor(6) as pool:
        list(pool.map(play, range(6)))
    one = rating(people[0])
    assert one is not None and one["games"] == 6
    read = pair[0].services.database.write
    assert pair[0].await_(read(lambda it: match_results.rate_all(it, rating_model, False))) == (6, 0)


def test_a_bot_that_ends_the_match_rates_it_too(running: Running) -> None:
    people = [member(running)[0] for _ in range(2)]
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot"}]
    id = people[0].post("tables", {"game": GAME, "seats": seats})["id"]
    people[1].post(f"tables/{id}/join")
    people[0].post(f"tables/{id}/start")
    with_bots(people, id)
    assert all(rating(client, 3) is not None for client in people)
