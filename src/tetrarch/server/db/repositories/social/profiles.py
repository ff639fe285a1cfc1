"""The SQL of profiles and leaderboards: what is asked about people's results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, func, or_, select

from tetrarch.server.db import models
from tetrarch.server.db.engine import Database
from tetrarch.server.db.models.social import ratings, results
from tetrarch.server.db.repositories.social import friendships
from tetrarch.server.db.repositories.social.friendships import Tie
from tetrarch.server.db.repositories.social.people import PERSON, PersonRow, a, find, person_row, u

PAGE_SIZE = 20
r = results


@dataclass(frozen=True)
class TallyRow:
    """What somebody has reached in a game with so many seats. `rated`: how many games were rated."""

    game: str
    seats: int
    games: int
    wins: int
    mean: float | None
    mu: float | None
    sigma: float | None
    rated: int | None


@dataclass(frozen=True)
class ProfileRows:
    """All that a profile shows. `streak`: the most victories one after the other."""

    person: PersonRow
    tallies: list[TallyRow]
    tie: Tie
    streak: int


@dataclass(frozen=True)
class PastMatchRow:
    """A match that is over, for one of its people. `mu_before`: the rating before; none at the first."""

    table_id: str
    game: str
    seats: int
    ended: float
    seat: int
    score: int | None
    place: int
    won: bool
    substituted: bool
    mu: float | None
    mu_before: float | None
    names: list[str | None]


@dataclass(frozen=True)
class LeaderRow:
    person: PersonRow
    mu: float
    sigma: float
    games: int
    wins: int


@dataclass(frozen=True)
class LeaderboardRows:
    """A page of a leaderboard: how many people it has, where one stands oneself, and the other ladders."""

    rows: list[LeaderRow]
    people: int
    mine: tuple[int, LeaderRow] | None
    ladders: list[tuple[str, int, int]]  # game, seats, people


class ProfileRepository:
    """People, their results and their ratings, as others may see them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, who: str) -> PersonRow | None:
        """Somebody by id or by the name of the account; those who were disabled are not there."""
        return await self.database.read(lambda connection: find(connection, who))

    async def profile(self, person: PersonRow, reader_id: str | None) -> ProfileRows:
        """Somebody's results, and what the person is to whoever asks."""

        def job(connection: Connection) -> ProfileRows:
            tie = Tie("none", False)
            if reader_id is not None:
                tie = friendships.tie_between(connection, reader_id, person.id)
            return ProfileRows(person, tallies(connection, person.id), tie, streak(connection, person.id))

        return await self.database.read(job)

    async def past_matches(
        self, user_id: str, reader_id: str | None, game: str | None, after: tuple[float, str] | None
    ) -> list[PastMatchRow]:
        """A page of somebody's matches, and one more if there are."""
        return await self.database.read(
            lambda connection: past_matches(connection, user_id, reader_id, game, after)
        )

    async def leaderboard(
        self, game: str, seats: int, least: int, start: int, user_id: str | None
    ) -> LeaderboardRows:
        """A page of those who have played at least so many games with so many seats, the best first."""

        def job(connection: Connection) -> LeaderboardRows:
            rows, people = leaders(connection, game, seats, least, start)
            mine = None if user_id is None else standing_of(connection, game, seats, least, user_id)
            return LeaderboardRows(rows, people, mine, ladders(connection))

        return await self.database.read(job)


# results


def tallies(connection: Connection, user_id: str) -> list[TallyRow]:
    """Games, victories and the mean score by game and seats, with the rating."""
    won = func.sum(case((r.c.won, 1), else_=0))
    games = func.count().label("games")
    counts = select(r.c.game, r.c.seats, games, won.label("wins"), func.avg(r.c.score).label("mean"))
    q = counts.where(r.c.user_id == user_id).group_by(r.c.game, r.c.seats).subquery()
    k = ratings
    same = and_(k.c.user_id == user_id, k.c.game == q.c.game, k.c.seats == q.c.seats)
    query: Select[Any] = select(q, k.c.mu, k.c.sigma, k.c.games.label("rated")).select_from(
        q.outerjoin(k, same)
    )
    return [tally_row(row) for row in connection.execute(query.order_by(q.c.game, q.c.seats))]


def tally_row(row: Row[Any]) -> TallyRow:
    mean = None if row.mean is None else float(row.mean)
    return TallyRow(row.game, row.seats, row.games, int(row.wins), mean, row.mu, row.sigma, row.rated)


def streak(connection: Connection, user_id: str) -> int:
    """The most victories one after the other."""
    most = now = 0
    query = select(r.c.won).where(r.c.user_id == user_id).order_by(r.c.ended, r.c.table_id)
    for won in connection.scalars(query):
        now = now + 1 if won else 0
        most = max(most, now)
    return most


def past_matches(
    connection: Connection,
    user_id: str,
    reader_id: str | None,
    game: str | None,
    after: tuple[float, str] | None,
) -> list[PastMatchRow]:
    """A page of matches that are over, newest first, with the names at the table and the rating before.

    Private tables are shown to those who sat there.
    """
    t, s = models.tables, models.seats
    there = select(s.c.table_id).where(s.c.user_id == reader_id)
    shown = or_(t.c.private.is_(False), t.c.id.in_(there))
    conditions: list[Any] = [r.c.user_id == user_id, t.c.hidden.is_(False), shown]
    if game is not None:
        conditions.append(r.c.game == game)
    if after is not None:
        at, id = after
        conditions.append(or_(r.c.ended < at, and_(r.c.ended == at, r.c.table_id < id)))
    query = select(r).join(t, t.c.id == r.c.table_id).where(*conditions)
    rows = connection.execute(
        query.order_by(r.c.ended.desc(), r.c.table_id.desc()).limit(PAGE_SIZE + 1)
    ).all()
    names = names_at_tables(connection, [row.table_id for row in rows])
    return [past_row(row, names.get(row.table_id, []), rating_before(connection, row)) for row in rows]


def past_row(row: Row[Any], names: list[str | None], mu_before: float | None) -> PastMatchRow:
    return PastMatchRow(
        table_id=row.table_id,
        game=row.game,
        seats=row.seats,
        ended=row.ended,
        seat=row.seat,
        score=row.score,
        place=row.place,
        won=row.won,
        substituted=row.substituted,
        mu=row.mu,
        mu_before=mu_before,
        names=names,
    )


def names_at_tables(connection: Connection, ids: list[str]) -> dict[str, list[str | None]]:
    """The people's names at some tables, seat by seat."""
    s = models.seats
    found: dict[str, list[str | None]] = {}
    query = select(s.c.table_id, s.c.name).where(s.c.table_id.in_(ids)).order_by(s.c.table_id, s.c.seat)
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(row.name)
    return found


def rating_before(connection: Connection, row: Row[Any]) -> float | None:
    """The rating that somebody had before a match; None at the first."""
    if row.ladder_number is None:
        return None
    same = (r.c.user_id == row.user_id, r.c.game == row.game, r.c.seats == row.seats)
    query = (
        select(r.c.mu)
        .where(*same, r.c.ladder_number < row.ladder_number)
        .order_by(r.c.ladder_number.desc())
        .limit(1)
    )
    return connection.scalar(query)


# leaderboards


def board(game: str, seats: int, least: int) -> Select[Any]:
    """People with an account and enough games, the best first."""
    k = ratings
    query = select(*PERSON, k.c.mu, k.c.sigma, k.c.games, k.c.wins)
    query = query.select_from(k.join(u, u.c.id == k.c.user_id).join(a, a.c.user_id == u.c.id))
    here = (k.c.game == game, k.c.seats == seats, k.c.games >= least, u.c.disabled.is_(False))
    return query.where(*here).order_by(k.c.mu.desc(), k.c.sigma, u.c.id)


def leaders(
    connection: Connection, game: str, seats: int, least: int, start: int
) -> tuple[list[LeaderRow], int]:
    """A page of a leaderboard, and how many people are on all of it."""
    query = board(game, seats, least)
    count = connection.scalar(select(func.count()).select_from(query.order_by(None).subquery()))
    rows = connection.execute(query.offset(start).limit(PAGE_SIZE))
    return [leader_row(row) for row in rows], int(count or 0)


def leader_row(row: Row[Any]) -> LeaderRow:
    return LeaderRow(person_row(row), row.mu, row.sigma, row.games, row.wins)


def standing_of(
    connection: Connection, game: str, seats: int, least: int, user_id: str
) -> tuple[int, LeaderRow] | None:
    """Somebody's place on a leaderboard."""
    ranked = board(game, seats, least).subquery()
    mine = connection.execute(select(ranked).where(ranked.c.id == user_id)).first()
    if mine is None:
        return None
    same = and_(ranked.c.mu == mine.mu, ranked.c.sigma == mine.sigma)
    ahead = or_(
        ranked.c.mu > mine.mu,
        and_(ranked.c.mu == mine.mu, ranked.c.sigma < mine.sigma),
        and_(same, ranked.c.id < mine.id),
    )
    better = connection.scalar(select(func.count()).select_from(ranked).where(ahead)) or 0
    return 1 + int(better), leader_row(mine)


def ladders(connection: Connection) -> list[tuple[str, int, int]]:
    """Every game and number of seats for which there are ratings, and of how many people."""
    k = ratings
    query = select(k.c.game, k.c.seats, func.count().label("people"))
    rows = connection.execute(query.group_by(k.c.game, k.c.seats).order_by(k.c.game, k.c.seats))
    return [(row.game, row.seats, row.people) for row in rows]
