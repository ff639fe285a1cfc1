"""What is kept of results and ratings. All functions work within the caller's transaction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby
from typing import Any

from sqlalchemy import Connection, Insert, Row, Table, delete, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from tetrarch.server import ratings
from tetrarch.server.model import users
from tetrarch.server.model_accounts import accounts
from tetrarch.server.model_people import ladders, results
from tetrarch.server.model_people import ratings as kept
from tetrarch.server.ratings import Outcome, Place, Standing


def unless_there(connection: Connection, table: Table) -> Insert:
    """Insert what is not there yet."""
    if connection.dialect.name == "postgresql":
        return postgresql.insert(table).on_conflict_do_nothing()
    return sqlite.insert(table).on_conflict_do_nothing()


def settle(connection: Connection, table_id: str, outcome: Outcome) -> None:
    """Write down what a match has brought, and rate it: with the change that ends it, so it happens once."""
    people = [place.user_id for place in outcome.places]
    query = select(accounts.c.user_id).where(accounts.c.user_id.in_(people))
    counting = ratings.counting(outcome, set(connection.scalars(query)))
    if not outcome.places or not (outcome.finished or counting):
        return
    number, after = None, dict[str, Standing]()
    if counting:
        number = next_number(connection, outcome.game, outcome.seats)
        before = standings(connection, outcome.game, outcome.seats, [place.user_id for place in counting])
        after = ratings.rated(counting, before)
        put(connection, outcome.game, outcome.seats, after)
    rows = [row(table_id, outcome, place, number, after.get(place.user_id)) for place in outcome.places]
    connection.execute(insert(results), rows)


def row(
    table_id: str, outcome: Outcome, place: Place, number: int | None, after: Standing | None
) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "game": outcome.game,
        "seats": outcome.seats,
        "ended": outcome.ended,
        **vars(place),
        "number": None if after is None else number,
        "mu": None if after is None else after.mu,
        "sigma": None if after is None else after.sigma,
    }


def next_number(connection: Connection, game: str, seats: int) -> int:
    """The next number of a ladder: until the transaction ends, nobody else rates a match on it."""
    here = ladders.c.game == game, ladders.c.seats == seats
    first = {"game": game, "seats": seats, "matches": 0}
    connection.execute(unless_there(connection, ladders).values(first))
    connection.execute(update(ladders).where(*here).values(matches=ladders.c.matches + 1))
    return int(connection.scalar(select(ladders.c.matches).where(*here)) or 0)


def standings(connection: Connection, game: str, seats: int, people: Iterable[str]) -> dict[str, Standing]:
    wanted = list(people)
    query = select(kept).where(kept.c.game == game, kept.c.seats == seats, kept.c.user_id.in_(wanted))
    known = {row.user_id: standing(row) for row in connection.execute(query)}
    return {user_id: known.get(user_id, Standing()) for user_id in wanted}


def standing(row: Row[Any]) -> Standing:
    return Standing(row.mu, row.sigma, row.games, row.wins)


def put(connection: Connection, game: str, seats: int, after: Mapping[str, Standing]) -> None:
    here = kept.c.game == game, kept.c.seats == seats, kept.c.user_id.in_(list(after))
    connection.execute(delete(kept).where(*here))
    rows = [{"user_id": user_id, "game": game, "seats": seats, **vars(one)} for user_id, one in after.items()]
    connection.execute(insert(kept), rows)


# again, from the beginning


def again(connection: Connection, write: bool) -> tuple[int, int]:
    """Rate every match once more in the order of its ladder: how many matches, how many ratings differ."""
    connection.execute(update(ladders).values(matches=ladders.c.matches))  # nobody rates meanwhile
    before = {(row.user_id, row.game, row.seats): standing(row) for row in connection.execute(select(kept))}
    found: dict[tuple[str, str, int], Standing] = {}
    gone = set(connection.scalars(select(users.c.id).where(users.c.name == "")))  # their games stay
    matches = 0
    for game, seats, table_id, places in history(connection):
        matches += 1
        old = {place.user_id: found.get((place.user_id, game, seats), Standing()) for place in places}
        after = ratings.rated(places, old)
        found |= {(user_id, game, seats): one for user_id, one in after.items()}
        if write:
            rewrite(connection, table_id, after)
    found = {key: one for key, one in found.items() if key[0] not in gone}
    differing = {key for key in {*before, *found} if before.get(key) != found.get(key)}
    if write:
        connection.execute(delete(kept))
        names = ("user_id", "game", "seats")
        rows = [{**dict(zip(names, key, strict=True)), **vars(one)} for key, one in found.items()]
        if rows:
            connection.execute(insert(kept), rows)
    return matches, len(differing)


def history(connection: Connection) -> Iterator[tuple[str, int, str, list[Place]]]:
    """All rated matches, ladder by ladder: game, seats, table and the places of those who counted."""
    r = results
    query = select(r).where(r.c.number.is_not(None)).order_by(r.c.game, r.c.seats, r.c.number, r.c.seat)
    rows = connection.execute(query).all()
    for (game, seats, table_id), group in groupby(rows, lambda row: (row.game, row.seats, row.table_id)):
        yield game, seats, table_id, [as_place(row) for row in group]


def as_place(row: Row[Any]) -> Place:
    return Place(row.seat, row.user_id, row.place, row.won, row.side, row.score, row.gone)


def rewrite(connection: Connection, table_id: str, after: Mapping[str, Standing]) -> None:
    for user_id, one in after.items():
        here = results.c.table_id == table_id, results.c.user_id == user_id
        connection.execute(update(results).where(*here).values(mu=one.mu, sigma=one.sigma))
