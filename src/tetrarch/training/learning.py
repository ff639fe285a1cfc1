"""A network learns from samples: NumPy, one hidden layer, Adam."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tetrarch.bots.networks import Layout, Weights
from tetrarch.bots.search.network import HIDDEN_BITS, HIDDEN_TOP, INPUT_BITS
from tetrarch.training.self_play import Sample

Floats = NDArray[np.float64]
POINTS = 10.0  # of a score: one unit of its output
TOP = float(HIDDEN_TOP) / float(1 << HIDDEN_BITS)
SCORE_SHARE = 0.5  # of the loss, beside the chance's
BATCH = 256


@dataclass
class Data:
    """Samples as arrays; seats that are not there have no weight."""

    inputs: list[NDArray[np.int64]]
    values: list[Floats]  # in units of their scale
    there: Floats  # 1 for each seat of a sample
    sides: NDArray[np.float64]  # [sample, seat, side]: 1 where the seat is of that side
    share: Floats  # of the win, by side
    score: Floats  # what the terms lack, by seat


def to_arrays(samples: Sequence[Sample], layout: Layout, scales: Sequence[float]) -> Data:
    count, seats, scale = len(samples), layout.seats, np.array(scales)
    data = Data([], [], *(np.zeros(shape) for shape in ((count, seats), (count, seats, seats))), *(
        np.zeros((count, seats)) for _ in range(2)
    ))  # fmt: skip
    for row, one in enumerate(samples):
        inputs = np.array(one.inputs, dtype=np.int64)
        data.inputs.append(inputs)
        data.values.append(np.array(one.values, dtype=np.float64) / scale[inputs])
        for seat, side in enumerate(one.sides):
            data.there[row, seat] = data.sides[row, seat, side] = 1.0
            data.share[row, side] = one.share[seat]  # partners have the same
            data.score[row, seat] = (one.final[seat] - one.terms[seat]) / POINTS
    data.share /= np.maximum(1e-9, data.share.sum(axis=1, keepdims=True))
    return data


class Learner:
    """The weights in floating point, with what Adam remembers of each."""

    def __init__(self, layout: Layout, scales: Sequence[float], units: int, seed: int) -> None:
        self.layout, self.scales, self.units = layout, np.array(scales), units
        self.rng = np.random.default_rng(seed)
        first = self.rng.normal(0.0, 0.1, (layout.size, units))
        first[(layout.terms + 1) * layout.seats :] = 0.0  # a field that was never seen says nothing
        outputs = 2 * layout.seats
        self.weights = [first, np.full(units, 0.1), np.zeros((units, outputs)), np.zeros(outputs)]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def state(self) -> dict[str, Any]:
        return {f"w{k}": w for k, w in enumerate(self.weights)}

    def load(self, state: Any) -> None:
        self.weights = [np.array(state[f"w{k}"]) for k in range(len(self.weights))]

    def learn(self, data: Data, epochs: int, rate: float) -> list[float]:
        """The loss of each epoch."""
        losses = []
        for _ in range(epochs):
            order = self.rng.permutation(len(data.inputs))
            total = 0.0
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                loss, slopes = self.slopes(data, batch)
                self.step(slopes, rate)
                total += loss * len(batch)
            losses.append(total / max(1, len(order)))
        return losses

    def loss(self, data: Data) -> float:
        """How far off the network is, on samples that it need not have seen."""
        return self.slopes(data, np.arange(len(data.inputs)))[0]

    def chances(self, data: Data) -> list[float]:
        """The chance of the side of each sample's first seat."""
        batches = np.array_split(np.arange(len(data.inputs)), max(1, len(data.inputs) // BATCH))
        found = [self.forward(data, batch)[3] for batch in batches]
        return [float(n) for n in (np.concatenate(found) * data.sides[:, 0]).sum(axis=1)]

    def forward(self, data: Data, batch: NDArray[np.int64]) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs, what hidden units are told, outputs, and the chance of each side."""
        first, first_bias, second, second_bias = self.weights
        x = np.zeros((len(batch), self.layout.size))
        for row, k in enumerate(batch):
            x[row, data.inputs[k]] = data.values[k]
        raw = x @ first + first_bias
        out = np.clip(raw, 0.0, TOP) @ second + second_bias
        sides = data.sides[batch]
        logits = np.einsum("ns,nsk->nk", out[:, 0::2] * data.there[batch], sides)
        logits = np.where(sides.any(axis=1), logits, -1e9)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return x, raw, out, chances / chances.sum(axis=1, keepdims=True)

    def slopes(self, data: Data, batch: NDArray[np.int64]) -> tuple[float, list[Floats]]:
        """The mean loss of a batch, and which way it falls for every weight."""
        x, raw, out, chances = self.forward(data, batch)
        hidden, second = np.clip(raw, 0.0, TOP), self.weights[2]
        sides, there = data.sides[batch], data.there[batch]
        share = data.share[batch]
        miss = (out[:, 1::2] - data.score[batch]) * there
        size = len(batch)
        loss = -float((share * np.log(chances + 1e-12)).sum()) + SCORE_SHARE * float((miss**2).sum())
        slope = np.zeros_like(out)
        slope[:, 0::2] = np.einsum("nk,nsk->ns", chances - share, sides) * there
        slope[:, 1::2] = 2.0 * SCORE_SHARE * miss
        slope /= size
        back = (slope @ second.T) * ((raw > 0.0) & (raw < TOP))
        return loss / size, [x.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)]

    def step(self, slopes: list[Floats], rate: float) -> None:
        """Adam, with weights that shrink a little."""
        self.steps += 1
        for w, slope, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            fair_mean = mean / (1 - 0.9**self.steps)
            fair_square = square / (1 - 0.999**self.steps)
            w -= rate * (fair_mean / (np.sqrt(fair_square) + 1e-8) + 0.001 * w)

    def whole(self) -> Weights:
        """The weights in whole numbers, as bots reckon."""
        first, first_bias, second, second_bias = self.weights
        unit = np.tile([1.0, POINTS], self.layout.seats)

        def numbers(values: Floats, bits: int) -> list[int]:
            return [int(n) for n in np.rint(values * (1 << bits)).ravel()]

        return Weights(
            self.units,
            numbers(first / self.scales[:, None], INPUT_BITS),
            numbers(first_bias, INPUT_BITS),
            numbers(second * unit, HIDDEN_BITS),
            numbers(second_bias * unit, 2 * HIDDEN_BITS),
        )
