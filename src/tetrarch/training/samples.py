"""Positions to learn from, as arrays: a million of them take some hundred megabytes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from tetrarch.training.self_play import Sample

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]
NOBODY = -1  # the side of a seat that is not there


@dataclass
class Samples:
    """One row a position; columns of seats begin with the one that looks.

    Inputs that are not zero stand in one row, those of position k from `starts[k]` to `starts[k + 1]`.
    """

    inputs: NDArray[np.uint16]
    values: NDArray[np.int16]
    starts: Ints
    side: NDArray[np.int8]
    terms: Floats  # the sum of the terms of each seat
    share: Floats  # of the win, as it is taught
    score: Floats  # the final score, as it is taught
    won: Floats  # by the seat that looks, as it came out
    phase: Floats  # of the game, from 0 to 1
    game: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.won)

    def rows(self, chosen: Ints) -> tuple[Ints, Ints]:
        """For each input of some positions: the row among those chosen, and where it stands in `inputs`."""
        first = self.starts[chosen]
        count = self.starts[chosen + 1] - first
        row = np.repeat(np.arange(len(chosen)), count)
        before = np.concatenate([[0], np.cumsum(count)[:-1]])
        return row, np.repeat(first - before, count) + np.arange(count.sum())

    def save(self, file: Path) -> None:
        """Write them so that they are there in whole or not at all."""
        draft = file.with_suffix(".part.npz")
        np.savez(draft, **{field.name: getattr(self, field.name) for field in fields(self)})
        draft.replace(file)


def load(file: Path) -> Samples:
    with np.load(file) as found:
        return Samples(**{field.name: found[field.name] for field in fields(Samples)})


def pack(game: Sequence[Sample], seats: int) -> Samples:
    """The samples of one game; `seats` is the most that a network knows."""
    count = len(game)
    floats = [np.zeros((count, seats), np.float32) for _ in range(3)]
    side = np.full((count, seats), NOBODY, np.int8)
    for row, one in enumerate(game):
        there = len(one.sides)
        side[row, :there] = one.sides
        for column, seen in zip(floats, (one.terms, one.share, one.final), strict=True):
            column[row, :there] = seen
    terms, share, score = floats
    return Samples(
        np.array([n for one in game for n in one.inputs], np.uint16),
        np.array([n for one in game for n in one.values], np.int16),
        np.cumsum([0, *(len(one.inputs) for one in game)]),
        side,
        terms,
        share,
        score,
        np.array([one.won for one in game], np.float32),
        np.array([one.phase for one in game], np.float32),
        np.zeros(count, np.int32),
    )


def join(parts: Sequence[Samples]) -> Samples:
    """Many games in one; each gets a number of its own."""
    columns = {
        field.name: np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(Samples)
    }
    ends = np.cumsum([0, *(len(part.inputs) for part in parts)])
    starts = [part.starts[1:] + end for part, end in zip(parts, ends, strict=False)]
    columns["starts"] = np.concatenate([[0], *starts])
    first = np.cumsum([0, *(int(part.game.max(initial=-1)) + 1 for part in parts)])
    columns["game"] = np.concatenate([part.game + np.int32(n) for part, n in zip(parts, first, strict=False)])
    return Samples(**columns)
