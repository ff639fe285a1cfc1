"""Ratings of bots that met in different games, by openskill's Plackett-Luce model."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt
from typing import Final

from openskill.models import PlackettLuce

from tetrarch.arena.statistics.stats import Z_95
from tetrarch.arena.tournament.records import Record

MODEL: Final = PlackettLuce(tau=0.0)
CENTRE: Final = 1500.0  # where everybody starts
# Between two of whom the model is sure, 400 are odds of ten to one, as in Elo's scale.
SCALE: Final = 400 / log(10) / (sqrt(2) * MODEL.beta)


@dataclass(frozen=True)
class Rating:
    """How strong an entrant is, on a scale like Elo's, with the 95 % interval that the model gives."""

    player: int
    value: float
    low: float
    high: float


def rate(records: Sequence[Record], players: int) -> list[Rating]:
    """A rating for every entrant, games taken deal by deal. Bots do not learn, so nothing is forgotten."""
    ratings = [MODEL.rating() for _ in range(players)]
    for record in sorted(records, key=lambda record: (record.index, record.table)):
        sides: dict[int, list[int]] = {}
        for seat, side in enumerate(record.sides):
            sides.setdefault(side, []).append(seat)
        teams = [[ratings[record.players[seat]] for seat in seats] for seats in sides.values()]
        ranks = [float(record.places[seats[0]]) for seats in sides.values()]
        for seats, team in zip(sides.values(), MODEL.rate(teams, ranks=ranks), strict=True):
            for seat, rating in zip(seats, team, strict=True):
                ratings[record.players[seat]] = rating
    intervals = []
    for player, rating in enumerate(ratings):
        value = CENTRE + SCALE * (float(rating.mu) - MODEL.mu)
        half = Z_95 * SCALE * float(rating.sigma)
        intervals.append(Rating(player, value, value - half, value + half))
    return intervals
