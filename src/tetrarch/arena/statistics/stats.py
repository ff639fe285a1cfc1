"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tetrarch.arena.running.runner import AUTOMATON, NOBODY, Plan, Result

Z_95 = 1.959964  # standard deviations on each side of a 95 % interval


def wilson(share: float, n: int) -> tuple[float, float]:
    """The interval of a share seen in n games."""
    centre = (share + Z_95 * Z_95 / (2 * n)) / (1 + Z_95 * Z_95 / n)
    half = Z_95 * sqrt(share * (1 - share) / n + Z_95 * Z_95 / (4 * n * n)) / (1 + Z_95 * Z_95 / n)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half the width of its interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, Z_95 * sqrt(variance / n)


@dataclass(frozen=True)
class Standing:
    """How one bot fared, or a team of them."""

    bot: str
    games: int
    wins: float  # shared victories count in parts
    share: float
    low: float
    high: float
    score: float  # of a team: the sum
    score_half: float
    by_seat: tuple[float, ...]  # share of the win in each seat; of a team, by its first seat


def standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    """A row a side: bots, or teams of them, in the order of the plan, then the automaton."""
    return [standing(plan, results, team) for team in teams(results[0])]


def teams(result: Result) -> list[tuple[int, ...]]:
    """The plan's bots by their sides, which do not change when seats are rotated."""
    by_side: dict[int, list[int]] = {}
    for side, player in zip(result.sides, result.players, strict=True):
        by_side.setdefault(side, []).append(player)
    return sorted((tuple(sorted(team)) for team in by_side.values()), key=lambda team: (NOBODY in team, team))


def standing(plan: Plan, results: Sequence[Result], team: tuple[int, ...]) -> Standing:
    games = [by_team(result, team) for result in results]
    share = sum(won for won, _, _ in games) / len(games)
    low, high = wilson(share, len(games))
    score, half = mean_interval([points for _, points, _ in games])
    sides = {
        side for side, player in zip(results[0].sides, results[0].players, strict=True) if player != NOBODY
    }
    by_side = [[won for won, _, side in games if side == here] for here in sorted(sides)]
    shares = () if NOBODY in team else tuple(sum(won) / len(won) if won else float("nan") for won in by_side)
    name = " + ".join(AUTOMATON if player == NOBODY else plan.bots[player] for player in team)
    return Standing(name, len(games), share * len(games), share, low, high, score, half, shares)


def by_team(result: Result, team: tuple[int, ...]) -> tuple[float, int, int]:
    """The share of the win, the score and the side of bots that play together."""
    seats = [result.players.index(player) for player in team]
    return result.shares[seats[0]], sum(result.scores[seat] for seat in seats), result.sides[seats[0]]
