"""How the points of all seats grew, and when the lead changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from tetrarch.core.match.match import Match
from tetrarch.core.match.registry import AnyState


@dataclass(frozen=True, slots=True)
class CurvePoint:
    """What each seat would have had if the game had ended at a number, the last of its round."""

    number: int
    round: int | None
    scores: tuple[int, ...]


def curve(match: Match, states: Sequence[AnyState]) -> list[CurvePoint]:
    """The points at the end of every round, and at the end of the match."""
    stages = [match.descriptor.stage(state) for state in states]
    ends = [at for at, (now, then) in enumerate(pairwise(stages)) if now is not None and now != then]
    numbers = [at for at in ends if at < match.number] + [match.number]
    return [
        CurvePoint(
            at,
            match.descriptor.round(states[at]),
            tuple(int(points) for points in match.game.scores(states[at])),
        )
        for at in numbers
    ]


def leads(points: Sequence[CurvePoint]) -> list[tuple[int, int]]:
    """Where in the curve another seat took the lead alone, and which."""
    found: list[tuple[int, int]] = []
    for at, point in enumerate(points):
        best = max(point.scores)
        leaders = [seat for seat, score in enumerate(point.scores) if score == best]
        if len(leaders) == 1 and (not found or found[-1][1] != leaders[0]):
            found.append((at, leaders[0]))
    return found[1:]
