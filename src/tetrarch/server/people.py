"""People as others see them: profiles, past matches, leaderboards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, Row

from tetrarch.server import ratings, storage_friends, storage_people
from tetrarch.server.lobby import known, mark
from tetrarch.server.model import User
from tetrarch.server.ratings import PROVISIONAL
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas_people import (
    Ladder,
    Leader,
    Leaderboard,
    PastMatch,
    PastPage,
    Person,
    Profile,
    RatingInfo,
    Tally,
)
from tetrarch.server.storage import Storage
from tetrarch.server.storage_people import PAGE, PersonRow

FURTHEST = 1_000_000  # rows of a leaderboard


class People:
    """What may be known about somebody."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    async def profile(self, who: str, user: User | None) -> Profile:
        """Somebody's page, as another (or the person) sees it."""

        def job(connection: Connection) -> Profile:
            person = found(connection, who)
            tallies = [tally(row) for row in storage_people.tallies(connection, person.id)]
            tie: Any = "none" if user is None else storage_friends.tie(connection, user.id, person.id)
            blocked = user is not None and storage_friends.blocks(connection, user.id, person.id)
            return Profile(
                person=shown(person),
                since=person.created,
                tie=tie,
                blocked=blocked,
                games=sum(one.games for one in tallies),
                wins=sum(one.wins for one in tallies),
                streak=storage_people.streak(connection, person.id),
                favourite=favourite(tallies),
                tallies=tallies,
            )

        return await self.storage.database.read(job)

    async def past(self, who: str, user: User | None, game: str | None, after: str | None) -> PastPage:
        """A page of somebody's matches."""
        start = mark(after)

        def job(connection: Connection) -> PastPage:
            person = found(connection, who)
            asking = None if user is None else user.id
            rows = storage_people.past(connection, person.id, asking, game, start)
            last = rows[PAGE - 1][0] if len(rows) > PAGE else None
            end = None if last is None else f"{last.ended!r}_{last.table_id}"
            return PastPage([past_match(*row) for row in rows[:PAGE]], end)

        return await self.storage.database.read(job)

    async def leaderboard(
        self, game: str, seats: int, least: int, start: int, user: User | None
    ) -> Leaderboard:
        """A page of those who play a game with so many seats, the best first."""
        if seats not in known(game).seats or start > FURTHEST:
            raise Refused("bad_seats", detail=str(seats))

        def job(connection: Connection) -> Leaderboard:
            rows, people = storage_people.leaders(connection, game, seats, least, start)
            mine = None if user is None else self._mine(connection, game, seats, least, user)
            ladders = [Ladder(row.game, row.seats, row.people) for row in storage_people.ladders(connection)]
            shown = [leader(start + n, row, user) for n, row in enumerate(rows, 1)]
            after = start + PAGE if people > start + PAGE else None
            return Leaderboard(game, seats, least, people, shown, after, mine, ladders)

        return await self.storage.database.read(job)

    def _mine(self, connection: Connection, game: str, seats: int, least: int, user: User) -> Leader | None:
        found = storage_people.standing_of(connection, game, seats, least, user.id)
        return None if found is None else leader(*found, user)


def found(connection: Connection, who: str) -> PersonRow:
    """Somebody by name or id, or a refusal."""
    person = storage_people.find(connection, who)
    if person is None:
        raise Refused("not_found")
    return person


def shown(person: PersonRow) -> Person:
    return Person(person.id, person.name, person.account)


def rating_info(mu: float, sigma: float, games: int) -> RatingInfo:
    return RatingInfo(ratings.shown(mu), ratings.doubt(sigma), games, games < PROVISIONAL)


def tally(row: Row[Any]) -> Tally:
    rating = None if row.mu is None else rating_info(row.mu, row.sigma, row.rated)
    mean = None if row.mean is None else float(row.mean)
    return Tally(row.game, row.seats, row.games, int(row.wins), mean, rating)


def favourite(tallies: Sequence[Tally]) -> str | None:
    """The game played most."""
    games: Counter[str] = Counter()
    for one in tallies:
        games[one.game] += one.games
    return max(games, key=lambda game: (games[game], game), default=None)


def past_match(row: Row[Any], names: list[str | None], before: float | None) -> PastMatch:
    rating = None if row.mu is None else ratings.shown(row.mu)
    old = ratings.shown(ratings.Standing().mu if before is None else before)
    return PastMatch(
        table=row.table_id,
        game=row.game,
        seats=row.seats,
        ended=row.ended,
        names=names,
        seat=row.seat,
        score=row.score,
        place=row.place,
        won=row.won,
        gone=row.gone,
        rating=rating,
        change=None if rating is None else rating - old,
    )


def leader(place: int, row: Row[Any], user: User | None) -> Leader:
    person = storage_people.person_row(row)
    rating = rating_info(row.mu, row.sigma, row.games)
    return Leader(place, shown(person), rating, row.wins, user is not None and user.id == person.id)
