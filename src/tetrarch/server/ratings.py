"""Ratings: who counts in a match, in which order, and what becomes of their ratings. No SQL here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

from tetrarch.server.model import SeatRow

CENTRE, SCALE = 1500, 42  # a newcomer's 25 is shown as 1500, the deviation of 25/3 as 350
PROVISIONAL = 10  # games before a rating is worth its name
MODEL = PlackettLuce()  # a little is forgotten with every game: people learn


@dataclass(frozen=True)
class Place:
    """What somebody has reached. Who left has no score of their own: a bot played on."""

    seat: int
    user_id: str
    place: int
    won: bool
    side: int
    score: int | None = None
    gone: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a match ended, for those who held one seat. Broken off, it was won by those who had not left."""

    game: str
    seats: int
    ended: float
    rated: bool
    finished: bool
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Standing:
    """How strong somebody is on a ladder, as far as is known."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma
    games: int = 0
    wins: int = 0


def shown(mu: float) -> int:
    """A rating as people see it."""
    return round(CENTRE + SCALE * (mu - MODEL.mu))


def doubt(sigma: float) -> int:
    """Its standard deviation, on the same scale."""
    return round(SCALE * sigma)


def places(
    seats: Sequence[SeatRow], sides: Sequence[int], scores: Sequence[int] | None, winners: Collection[int]
) -> tuple[Place, ...]:
    """The places of those who held exactly one seat, among all seats; without scores: broken off."""
    held = Counter(seat.user_id for seat in seats if seat.kind in ("person", "left"))
    ranks = order(sides, scores, winners)
    found = []
    for seat in seats:
        if seat.user_id is None or held[seat.user_id] != 1:
            continue
        at, side = seat.seat, sides[seat.seat]
        if seat.kind == "left":
            found.append(Place(at, seat.user_id, len(seats), False, side, gone=True))
        elif scores is None:
            found.append(Place(at, seat.user_id, 1, True, side))
        else:
            found.append(Place(at, seat.user_id, ranks[at], at in winners, side, scores[at]))
    return tuple(found)


def order(sides: Sequence[int], scores: Sequence[int] | None, winners: Collection[int]) -> list[int]:
    """1 for those who won, then by the points of each side; equal points share a place."""
    totals: Counter[int] = Counter()
    for side, score in zip(sides, scores or [0] * len(sides), strict=True):
        totals[side] += score
    ranks = {
        side: (1, 0) if seat in winners else (0, totals[side]) for seat, side in reversed([*enumerate(sides)])
    }
    return [1 + sum(other > ranks[side] for other in ranks.values()) for side in sides]


def counting(outcome: Outcome, accounts: Collection[str]) -> list[Place]:
    """Those for whom a match is rated: two accounts at least, and one of them there to the end."""
    found = [place for place in outcome.places if place.user_id in accounts]
    stayed = any(not place.gone for place in found)
    return found if outcome.rated and len(found) > 1 and stayed and distinct(found) else []


def distinct(found: Sequence[Place]) -> bool:
    """Whether there is anybody to compare with: partners who played against bots have nobody."""
    return len({(place.side, place.gone) for place in found}) > 1


def rated(found: Sequence[Place], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """The standings after a match. Who left is last, and no longer part of a team."""
    teams: dict[tuple[int, int], list[Place]] = {}
    for place in found:
        teams.setdefault((place.side, place.seat if place.gone else -1), []).append(place)
    last = 1.0 + max(place.place for place in found)
    ranks = [last if team[0].gone else float(team[0].place) for team in teams.values()]
    known = [
        [MODEL.rating(mu=before[place.user_id].mu, sigma=before[place.user_id].sigma) for place in team]
        for team in teams.values()
    ]
    after: dict[str, Standing] = {}
    for team, now in zip(teams.values(), MODEL.rate(known, ranks=ranks), strict=True):
        for place, rating in zip(team, now, strict=True):
            old = before[place.user_id]
            games, wins = old.games + 1, old.wins + place.won
            after[place.user_id] = Standing(float(rating.mu), float(rating.sigma), games, wins)
    return after
