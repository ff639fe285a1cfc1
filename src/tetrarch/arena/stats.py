"""Shares and means with their 95 % intervals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from tetrarch.arena.runner import Plan, Result, by_player

Z = 1.959964


def wilson(share: float, n: int) -> tuple[float, float]:
    """The interval of a share seen in n games."""
    centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
    half = Z * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n)) / (1 + Z * Z / n)
    return max(0.0, min(share, centre - half)), min(1.0, max(share, centre + half))


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """A mean and half the width of its interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, Z * sqrt(variance / n)


@dataclass(frozen=True)
class Standing:
    """How one bot fared."""

    bot: str
    games: int
    wins: float  # shared victories count in parts
    share: float
    low: float
    high: float
    score: float
    score_half: float
    by_seat: tuple[float, ...]  # share of the win in each seat


def standings(plan: Plan, results: Sequence[Result]) -> list[Standing]:
    """A row a bot, in the order of the plan."""
    rows = []
    for player, bot in enumerate(plan.bots):
        games = by_player(results, player)
        wins = sum(share for share, _, _ in games)
        share = wins / len(games)
        low, high = wilson(share, len(games))
        score, half = mean_interval([points for _, points, _ in games])
        seats = range(len(plan.bots))
        by_seat = [[won for won, _, seat in games if seat == here] for here in seats]
        shares = tuple(sum(won) / len(won) if won else float("nan") for won in by_seat)
        rows.append(Standing(bot, len(games), wins, share, low, high, score, half, shares))
    return rows
