"""Ratings: for whom a match counts, and what becomes of their ratings. No SQL here."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from openskill.models import PlackettLuce

from tetrarch.server.db.models.outcomes import Outcome, Place, Standing

CENTRE, SCALE = 1500, 42  # a newcomer's 25 is shown as 1500, the deviation of 25/3 as 350
PROVISIONAL = 10  # games before a rating is worth its name
MODEL = PlackettLuce()  # a little is forgotten with every game: people learn


def displayed_rating(mu: float) -> int:
    """A rating as people see it."""
    return round(CENTRE + SCALE * (mu - MODEL.mu))


def displayed_deviation(sigma: float) -> int:
    """Its standard deviation, on the same scale."""
    return round(SCALE * sigma)


def rated_places(outcome: Outcome, accounts: Collection[str]) -> list[Place]:
    """The places that are rated: of two accounts at least, and one of them there to the end."""
    found = [place for place in outcome.places if place.user_id in accounts]
    stayed = any(not place.substituted for place in found)
    return found if outcome.rated and len(found) > 1 and stayed and has_opponents(found) else []


def has_opponents(found: Sequence[Place]) -> bool:
    """Whether there is anybody to compare with: partners who played against bots have nobody."""
    return len({(place.side, place.substituted) for place in found}) > 1


def rate(found: Sequence[Place], before: Mapping[str, Standing]) -> dict[str, Standing]:
    """The standings after a match. Who left is last, and no longer part of a team."""
    teams: dict[tuple[int, int], list[Place]] = {}
    for place in found:
        teams.setdefault((place.side, place.seat if place.substituted else -1), []).append(place)
    last = 1.0 + max(place.place for place in found)
    ranks = [last if team[0].substituted else float(team[0].place) for team in teams.values()]
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
