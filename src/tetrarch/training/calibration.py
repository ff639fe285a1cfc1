"""Whether chances come true: of positions judged as 70 %, seven in ten should be won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tetrarch.bots.search.mcts import chance_of
from tetrarch.training.samples import NOBODY, Floats, Ints, Samples

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


def chance_by_terms(samples: Samples, row: int, margin: float) -> float:
    """The chance of the seat that looks, as the lead by the named terms has it: what hints showed so far."""
    terms, side = samples.terms[row], samples.side[row]
    others = terms[(side != side[0]) & (side != NOBODY)]
    return chance_of(float(terms[0] - others.max(initial=0.0 if not len(others) else -np.inf)), margin)


def calibrate(samples: Samples, chosen: Ints, chances: Floats, margin: float) -> list[dict[str, object]]:
    """Errors by seats and phase, of a network's chances and of the terms', with the bins of the network."""
    cells: dict[tuple[int, str], list[tuple[int, float]]] = {}
    for row, chance in zip(chosen.tolist(), chances.tolist(), strict=True):
        seats = int((samples.side[row] != NOBODY).sum())
        phase = PHASES[min(len(PHASES) - 1, int(samples.phase[row] * len(PHASES)))]
        for name in (phase, "all"):
            cells.setdefault((seats, name), []).append((row, chance))
    rows: list[dict[str, object]] = []
    for (seats, phase), found in sorted(cells.items()):
        won = [float(samples.won[row]) for row, _ in found]
        bins = reliability([(chance, share) for (_, chance), share in zip(found, won, strict=True)])
        by_terms = [chance_by_terms(samples, row, margin) for row, _ in found]
        plain = reliability(list(zip(by_terms, won, strict=True)))
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
