"""Whether chances come true: of positions judged as 70 %, seven in ten should be won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tetrarch.bots.search.mcts import chance_of
from tetrarch.training.self_play import Sample

BINS = 10
PHASES = ("early", "middle", "late")


@dataclass(frozen=True)
class Bin:
    """Positions with about the same chance."""

    judged: float
    came_true: float
    positions: int


def reliability(pairs: Sequence[tuple[float, float]]) -> list[Bin]:
    """Bins of chances and what came of them."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in pairs:
        found[min(BINS - 1, int(chance * BINS))].append((chance, share))
    return [
        Bin(sum(c for c, _ in pairs) / len(pairs), sum(s for _, s in pairs) / len(pairs), len(pairs))
        for pairs in found
        if pairs
    ]


def calibration_error(bins: Sequence[Bin]) -> float:
    """By how much chances are off on average, each bin weighed by its positions."""
    total = sum(one.positions for one in bins)
    return sum(one.positions * abs(one.judged - one.came_true) for one in bins) / max(1, total)


def chance_by_terms(one: Sample, margin: float) -> float:
    """The chance of the seat that looks, as the lead by the named terms has it: what hints showed so far."""
    best = max(
        (points for points, side in zip(one.terms, one.sides, strict=True) if side != one.sides[0]),
        default=0.0,
    )
    return chance_of(one.terms[0] - best, margin)


def calibrate(samples: Sequence[Sample], chances: Sequence[float], margin: float) -> list[dict[str, object]]:
    """Errors by seats and phase, of a network's chances and of the terms', with the bins of the network."""
    cells: dict[tuple[int, str], list[tuple[Sample, float]]] = {}
    for one, chance in zip(samples, chances, strict=True):
        phase = PHASES[min(len(PHASES) - 1, int(one.phase * len(PHASES)))]
        for name in (phase, "all"):
            cells.setdefault((len(one.sides), name), []).append((one, chance))
    rows: list[dict[str, object]] = []
    for (seats, phase), found in sorted(cells.items()):
        bins = reliability([(chance, one.won) for one, chance in found])
        plain = reliability([(chance_by_terms(one, margin), one.won) for one, _ in found])
        rows.append(
            {
                "seats": seats,
                "phase": phase,
                "positions": len(found),
                "error": round(calibration_error(bins), 4),
                "error_of_terms": round(calibration_error(plain), 4),
                "bins": [[round(b.judged, 3), round(b.came_true, 3), b.positions] for b in bins],
            }
        )
    return rows
