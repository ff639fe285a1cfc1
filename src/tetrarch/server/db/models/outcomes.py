"""Results of matches and ratings of people, as the use cases see them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Place:
    """What somebody has reached. Who left has no score of their own: a bot played on."""

    seat: int
    user_id: str
    place: int
    won: bool
    side: int
    score: int | None = None
    substituted: bool = False


@dataclass(frozen=True)
class Outcome:
    """How a match ended, for those who held one seat. Broken off, it was won by those who had not left."""

    game: str
    seats: int
    started: float
    ended: float
    rated: bool
    finished: bool
    places: tuple[Place, ...]


@dataclass(frozen=True)
class Standing:
    """How strong somebody is on a ladder, as far as is known; the defaults are a newcomer's."""

    mu: float = 25.0
    sigma: float = 25.0 / 3.0
    games: int = 0
    wins: int = 0
