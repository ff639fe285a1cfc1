"""The SQL of results and ratings, which are written with the change that ends a match."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Protocol

from sqlalchemy import Connection, Row, delete, insert, select, update

from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.accounts import accounts, users
from tetrarch.server.db.models.outcomes import Outcome, Place, Standing
from tetrarch.server.db.models.social import ladders, ratings, results
from tetrarch.server.db.repositories.inserting import insert_if_absent


class RatingModel(Protocol):
    """Computes ratings from results: the functions of `social/rating_model.py`."""

    def rated_places(self, outcome: Outcome, accounts: Collection[str]) -> list[Place]:
        """Those for whom a match is rated."""

    def rate(self, found: Sequence[Place], before: Mapping[str, Standing]) -> dict[str, Standing]:
        """The standings after a match."""


class RatingRepository:
    """Ratings as they follow from all results."""

    def __init__(self, database: Database, model: RatingModel) -> None:
        self.database, self.model = database, model

    async def rate_all_again(self, write: bool) -> tuple[int, int]:
        """Rate every match once more: how many matches there are, and how many ratings differ."""
        return await self.database.write(lambda connection: rate_all(connection, self.model, write))


def record_result(connection: Connection, model: RatingModel, table_id: str, outcome: Outcome) -> None:
    """Write the results of a match, and rate it: with the change that ends it, so it happens once."""
    people = [place.user_id for place in outcome.places]
    members = accounts.c.created <= outcome.started  # who signs up when winning comes too late
    query = select(accounts.c.user_id).where(accounts.c.user_id.in_(people), members)
    rated_places = model.rated_places(outcome, set(connection.scalars(query)))
    if not outcome.places or not (outcome.finished or rated_places):
        return
    number, after = None, dict[str, Standing]()
    if rated_places:
        number = next_number(connection, outcome.game, outcome.seats)
        before = standings(connection, outcome.game, outcome.seats, [place.user_id for place in rated_places])
        after = model.rate(rated_places, before)
        write_ratings(connection, outcome.game, outcome.seats, after)
    rows = [
        result_values(table_id, outcome, place, number, after.get(place.user_id)) for place in outcome.places
    ]
    connection.execute(insert(results), rows)


def result_values(
    table_id: str, outcome: Outcome, place: Place, number: int | None, after: Standing | None
) -> dict[str, Any]:
    return {
        "table_id": table_id,
        "game": outcome.game,
        "seats": outcome.seats,
        "ended": outcome.ended,
        **vars(place),
        "ladder_number": None if after is None else number,
        "mu": None if after is None else after.mu,
        "sigma": None if after is None else after.sigma,
    }


def next_number(connection: Connection, game: str, seats: int) -> int:
    """The next number of a ladder: until the transaction ends, nobody else rates a match on it."""
    here = ladders.c.game == game, ladders.c.seats == seats
    first = {"game": game, "seats": seats, "matches": 0}
    connection.execute(insert_if_absent(connection, ladders).values(first))
    connection.execute(update(ladders).where(*here).values(matches=ladders.c.matches + 1))
    return int(connection.scalar(select(ladders.c.matches).where(*here)) or 0)


def standings(connection: Connection, game: str, seats: int, people: Iterable[str]) -> dict[str, Standing]:
    wanted = list(people)
    query = select(ratings).where(
        ratings.c.game == game, ratings.c.seats == seats, ratings.c.user_id.in_(wanted)
    )
    known = {row.user_id: standing(row) for row in connection.execute(query)}
    return {user_id: known.get(user_id, Standing()) for user_id in wanted}


def standing(row: Row[Any]) -> Standing:
    return Standing(row.mu, row.sigma, row.games, row.wins)


def write_ratings(connection: Connection, game: str, seats: int, after: Mapping[str, Standing]) -> None:
    here = ratings.c.game == game, ratings.c.seats == seats, ratings.c.user_id.in_(list(after))
    connection.execute(delete(ratings).where(*here))
    rows = [{"user_id": user_id, "game": game, "seats": seats, **vars(one)} for user_id, one in after.items()]
    connection.execute(insert(ratings), rows)


# all of them, from the beginning


def rate_all(connection: Connection, model: RatingModel, write: bool) -> tuple[int, int]:
    """Rate every match once more in the order of its ladder: how many matches, how many ratings differ."""
    connection.execute(update(ladders).values(matches=ladders.c.matches))  # nobody rates meanwhile
    before = {
        (row.user_id, row.game, row.seats): standing(row) for row in connection.execute(select(ratings))
    }
    found: dict[tuple[str, str, int], Standing] = {}
    gone = set(connection.scalars(select(users.c.id).where(users.c.name == "")))  # their games stay
    matches = 0
    for game, seats, table_id, places in history(connection):
        matches += 1
        old = {place.user_id: found.get((place.user_id, game, seats), Standing()) for place in places}
        after = model.rate(places, old)
        found |= {(user_id, game, seats): one for user_id, one in after.items()}
        if write:
            update_result(connection, table_id, after)
    found = {key: one for key, one in found.items() if key[0] not in gone}
    differing = {key for key in {*before, *found} if before.get(key) != found.get(key)}
    if write:
        connection.execute(delete(ratings))
        names = ("user_id", "game", "seats")
        rows = [{**dict(zip(names, key, strict=True)), **vars(one)} for key, one in found.items()]
        if rows:
            connection.execute(insert(ratings), rows)
    return matches, len(differing)


def history(connection: Connection) -> Iterator[tuple[str, int, str, list[Place]]]:
    """All rated matches, ladder by ladder: game, seats, table and the places of those who counted."""
    r = results
    query = (
        select(r)
        .where(r.c.ladder_number.is_not(None))
        .order_by(r.c.game, r.c.seats, r.c.ladder_number, r.c.seat)
    )
    rows = connection.execute(query).all()
    for (game, seats, table_id), group in groupby(rows, lambda row: (row.game, row.seats, row.table_id)):
        yield game, seats, table_id, [place_of(row) for row in group]


def place_of(row: Row[Any]) -> Place:
    return Place(row.seat, row.user_id, row.place, row.won, row.side, row.score, row.substituted)


def update_result(connection: Connection, table_id: str, after: Mapping[str, Standing]) -> None:
    for user_id, one in after.items():
        here = results.c.table_id == table_id, results.c.user_id == user_id
        connection.execute(update(results).where(*here).values(mu=one.mu, sigma=one.sigma))
