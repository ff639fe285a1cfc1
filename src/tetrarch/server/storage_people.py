"""Profiles and leaderboards: what is asked about people's results."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, Row, Select, and_, case, func, or_, select

from tetrarch.server import model
from tetrarch.server.model_accounts import accounts
from tetrarch.server.model_people import ratings, results
from tetrarch.server.passwords import folded

PAGE = 20
u, a, r = model.users, accounts, results
PERSON = (u.c.id, u.c.name, a.c.name.label("account"), u.c.created)


@dataclass(frozen=True)
class PersonRow:
    id: str
    name: str
    account: str | None
    created: float


def person_row(row: Row[Any]) -> PersonRow:
    return PersonRow(row.id, row.name, row.account, row.created)


def people() -> Select[Any]:
    return select(*PERSON).select_from(u.outerjoin(a, a.c.user_id == u.c.id))


def find(connection: Connection, who: str) -> PersonRow | None:
    """Somebody by id or by the name of the account; those who were disabled are not there."""
    known = or_(a.c.folded == folded(who), u.c.id == who)
    by_id = case((u.c.id == who, 0), else_=1)  # nobody takes another's page by choosing a name
    query = people().where(known, u.c.disabled.is_(False)).order_by(by_id).limit(1)
    row = connection.execute(query).first()
    return None if row is None else person_row(row)


def named(connection: Connection, ids: set[str]) -> dict[str, PersonRow]:
    query = people().where(u.c.id.in_(sorted(ids)))
    return {row.id: person_row(row) for row in connection.execute(query)}


# results


def tallies(connection: Connection, user_id: str) -> list[Row[Any]]:
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
    return list(connection.execute(query.order_by(q.c.game, q.c.seats)).all())


def streak(connection: Connection, user_id: str) -> int:
    """The most victories one after the other."""
    most = now = 0
    query = select(r.c.won).where(r.c.user_id == user_id).order_by(r.c.ended, r.c.table_id)
    for won in connection.scalars(query):
        now = now + 1 if won else 0
        most = max(most, now)
    return most


def past(
    connection: Connection,
    user_id: str,
    asking: str | None,
    game: str | None,
    after: tuple[float, str] | None,
) -> list[tuple[Row[Any], list[str | None], float | None]]:
    """A page of matches that are over, newest first, with the names at the table and the rating before.

    Private tables are shown to those who sat there.
    """
    t, s = model.tables, model.seats
    there = select(s.c.table_id).where(s.c.user_id == asking)
    shown = or_(t.c.private.is_(False), t.c.id.in_(there))
    conditions: list[Any] = [r.c.user_id == user_id, t.c.hidden.is_(False), shown]
    if game is not None:
        conditions.append(r.c.game == game)
    if after is not None:
        at, id = after
        conditions.append(or_(r.c.ended < at, and_(r.c.ended == at, r.c.table_id < id)))
    query = select(r).join(t, t.c.id == r.c.table_id).where(*conditions)
    rows = connection.execute(query.order_by(r.c.ended.desc(), r.c.table_id.desc()).limit(PAGE + 1)).all()
    names = seated(connection, [row.table_id for row in rows])
    return [(row, names.get(row.table_id, []), before(connection, row)) for row in rows]


def seated(connection: Connection, ids: list[str]) -> dict[str, list[str | None]]:
    """The people's names at some tables, seat by seat."""
    s = model.seats
    found: dict[str, list[str | None]] = {}
    query = select(s.c.table_id, s.c.name).where(s.c.table_id.in_(ids)).order_by(s.c.table_id, s.c.seat)
    for row in connection.execute(query):
        found.setdefault(row.table_id, []).append(row.name)
    return found


def before(connection: Connection, row: Row[Any]) -> float | None:
    """The rating that somebody had before a match; None at the first."""
    if row.number is None:
        return None
    same = (r.c.user_id == row.user_id, r.c.game == row.game, r.c.seats == row.seats)
    query = select(r.c.mu).where(*same, r.c.number < row.number).order_by(r.c.number.desc()).limit(1)
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
) -> tuple[list[Row[Any]], int]:
    query = board(game, seats, least)
    count = connection.scalar(select(func.count()).select_from(query.order_by(None).subquery()))
    return list(connection.execute(query.offset(start).limit(PAGE)).all()), int(count or 0)


def standing_of(
    connection: Connection, game: str, seats: int, least: int, user_id: str
) -> tuple[int, Row[Any]] | None:
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
    return 1 + int(connection.scalar(select(func.count()).select_from(ranked).where(ahead)) or 0), mine


def ladders(connection: Connection) -> list[Row[Any]]:
    k = ratings
    query = select(k.c.game, k.c.seats, func.count().label("people"))
    return list(connection.execute(query.group_by(k.c.game, k.c.seats).order_by(k.c.game, k.c.seats)).all())
