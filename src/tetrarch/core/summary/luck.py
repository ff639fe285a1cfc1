"""What dice and draws gave to each seat, and what they give on average by the odds of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.match import Match
from tetrarch.core.match.registry import AnyState


@dataclass(slots=True)
class Luck:
    """Luck in a measure such as pips, by seat: what came, its mean and variance."""

    measure: str
    drawn: list[int]
    expected: list[float] = field(default_factory=list)
    variance: list[float] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)


def luck(match: Match, states: Sequence[AnyState]) -> list[Luck]:
    """The luck of a match in every measure that its game has."""
    found: dict[str, Luck] = {}
    seats = int(match.game.seats)
    for entry, state in zip(match.entries, states, strict=False):
        lot = match.descriptor.lot(match.game, state, entry.action) if entry.seat == CHANCE else None
        if lot is None:
            continue
        one = found.setdefault(
            lot.measure, Luck(lot.measure, [0] * seats, [0.0] * seats, [0.0] * seats, [0] * seats)
        )
        mean, variance = expectation(match, state)
        one.drawn[lot.seat] += lot.amount
        one.expected[lot.seat] += mean
        one.variance[lot.seat] += variance
        one.draws[lot.seat] += 1
    return list(found.values())


def expectation(match: Match, state: AnyState) -> tuple[float, float]:
    """The mean and the variance of what chance could answer in a position, by its odds."""
    amounts = list[int]()
    for x in match.game.legal(state):
        lot = match.descriptor.lot(match.game, state, int(x))
        amounts.append(lot.amount if lot else 0)
    odds = [int(weight) for weight in match.game.odds(state)]
    whole = sum(odds)
    mean = sum(amount * weight for amount, weight in zip(amounts, odds, strict=True)) / whole
    square = sum(amount * amount * weight for amount, weight in zip(amounts, odds, strict=True)) / whole
    return mean, square - mean * mean
