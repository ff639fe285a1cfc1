"""Profiles: people as others see them, with their past matches and the leaderboards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tetrarch.server.db.models.accounts import User
from tetrarch.server.db.models.outcomes import Standing
from tetrarch.server.db.repositories.social.people import PersonRow
from tetrarch.server.db.repositories.social.profiles import (
    PAGE_SIZE,
    LeaderRow,
    PastMatchRow,
    ProfileRepository,
    TallyRow,
)
from tetrarch.server.refusals import Refused
from tetrarch.server.schemas.social import (
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
from tetrarch.server.social import rating_model
from tetrarch.server.social.rating_model import PROVISIONAL
from tetrarch.server.tables.lobby import parse_cursor
from tetrarch.server.tables.seating import find_game

MAX_LEADERBOARD_ROW = 1_000_000


class Profiles:
    """What may be known about somebody."""

    def __init__(self, repository: ProfileRepository) -> None:
        self.repository = repository

    async def find(self, who: str) -> PersonRow:
        """Somebody by name or id, or a refusal."""
        person = await self.repository.find(who)
        if person is None:
            raise Refused("not_found")
        return person

    async def profile(self, who: str, user: User | None) -> Profile:
        """Somebody's page, as another (or the person) sees it."""
        person = await self.find(who)
        rows = await self.repository.profile(person, None if user is None else user.id)
        tallies = [tally(row) for row in rows.tallies]
        kind: Any = rows.tie.kind
        return Profile(
            person=person_info(person),
            since=person.created,
            tie=kind,
            blocked=rows.tie.blocked,
            games=sum(one.games for one in tallies),
            wins=sum(one.wins for one in tallies),
            streak=rows.streak,
            favourite=favourite(tallies),
            tallies=tallies,
        )

    async def past_matches(
        self, who: str, user: User | None, game: str | None, after: str | None
    ) -> PastPage:
        """A page of somebody's matches."""
        start = parse_cursor(after)
        person = await self.find(who)
        rows = await self.repository.past_matches(person.id, None if user is None else user.id, game, start)
        last = rows[PAGE_SIZE - 1] if len(rows) > PAGE_SIZE else None
        end = None if last is None else f"{last.ended!r}_{last.table_id}"
        return PastPage([past_match(row) for row in rows[:PAGE_SIZE]], end)

    async def leaderboard(
        self, game: str, seats: int, least: int, start: int, user: User | None
    ) -> Leaderboard:
        """A page of those who play a game with so many seats, the best first."""
        if seats not in find_game(game).seats or start > MAX_LEADERBOARD_ROW:
            raise Refused("bad_seats", detail=str(seats))
        user_id = None if user is None else user.id
        board = await self.repository.leaderboard(game, seats, least, start, user_id)
        leaders = [leader(place, row, user) for place, row in enumerate(board.rows, start + 1)]
        mine = None if board.mine is None else leader(*board.mine, user)
        ladders = [Ladder(*ladder) for ladder in board.ladders]
        after = start + PAGE_SIZE if board.people > start + PAGE_SIZE else None
        return Leaderboard(game, seats, least, board.people, leaders, after, mine, ladders)


def person_info(person: PersonRow) -> Person:
    return Person(person.id, person.name, person.account)


def rating_info(mu: float, sigma: float, games: int) -> RatingInfo:
    return RatingInfo(
        rating_model.displayed_rating(mu), rating_model.displayed_deviation(sigma), games, games < PROVISIONAL
    )


def tally(row: TallyRow) -> Tally:
    rating = None
    if row.mu is not None and row.sigma is not None and row.rated is not None:
        rating = rating_info(row.mu, row.sigma, row.rated)
    return Tally(row.game, row.seats, row.games, row.wins, row.mean, rating)


def favourite(tallies: Sequence[Tally]) -> str | None:
    """The game played most."""
    games: Counter[str] = Counter()
    for one in tallies:
        games[one.game] += one.games
    return max(games, key=lambda game: (games[game], game), default=None)


def past_match(row: PastMatchRow) -> PastMatch:
    rating = None if row.mu is None else rating_model.displayed_rating(row.mu)
    old = rating_model.displayed_rating(Standing().mu if row.mu_before is None else row.mu_before)
    return PastMatch(
        table=row.table_id,
        game=row.game,
        seats=row.seats,
        ended=row.ended,
        names=row.names,
        seat=row.seat,
        score=row.score,
        place=row.place,
        won=row.won,
        gone=row.substituted,
        rating=rating,
        change=None if rating is None else rating - old,
    )


def leader(place: int, row: LeaderRow, user: User | None) -> Leader:
    rating = rating_info(row.mu, row.sigma, row.games)
    mine = user is not None and user.id == row.person.id
    return Leader(place, person_info(row.person), rating, row.wins, mine)
