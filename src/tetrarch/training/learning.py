"""A network learns from samples: NumPy, one hidden layer, Adam."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from tetrarch.bots.networks import Layout, Weights
from tetrarch.bots.search.network import HIDDEN_BITS, HIDDEN_TOP, INPUT_BITS
from tetrarch.training.samples import NOBODY, Floats, Ints, Samples

POINTS = 10.0  # of a score: one unit of its output
TOP = float(HIDDEN_TOP) / float(1 << HIDDEN_BITS)
SCORE_SHARE = 0.5  # of the loss, beside the chance's
FIELD_SPREAD, TERM_SPREAD = 0.03, 0.1  # of the weights that learning begins with
BATCH = 256
MANY = 4096  # samples that are looked at together where nothing is learned
SLOWEST = 0.02  # of the rate, at the end of a round


class Learner:
    """The weights in floating point, with what Adam remembers of each."""

    def __init__(self, layout: Layout, scales: Sequence[float], units: int, seed: int) -> None:
        self.layout, self.scales, self.units = layout, np.array(scales, np.float32), units
        self.rng = np.random.default_rng(seed)
        first = self.rng.normal(0.0, TERM_SPREAD, (layout.size, units)).astype(np.float32)
        first[(layout.terms + 1) * layout.seats :] *= FIELD_SPREAD / TERM_SPREAD
        outputs = 2 * layout.seats
        self.weights: list[Floats] = [
            first,
            np.full(units, 0.1, np.float32),
            np.zeros((units, outputs), np.float32),
            np.zeros(outputs, np.float32),
        ]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.steps = 0

    def state(self) -> dict[str, Any]:
        return {f"w{k}": w for k, w in enumerate(self.weights)}

    def load(self, state: Any) -> None:
        self.weights = [np.array(state[f"w{k}"]) for k in range(len(self.weights))]

    def learn(self, samples: Samples, chosen: Ints, epochs: int, rate: float) -> list[float]:
        """The loss of each epoch. The rate falls from the first batch to the last."""
        losses = []
        batches = epochs * -(-len(chosen) // BATCH)
        done = 0
        for _ in range(epochs):
            order = self.rng.permutation(chosen)
            total = 0.0
            for start in range(0, len(order), BATCH):
                batch = order[start : start + BATCH]
                loss, slopes = self.slopes(samples, batch)
                self.step(slopes, rate * max(SLOWEST, 0.5 + 0.5 * float(np.cos(np.pi * done / batches))))
                total += loss * len(batch)
                done += 1
            losses.append(total / max(1, len(order)))
        return losses

    def loss(self, samples: Samples, chosen: Ints) -> float:
        """How far off the network is, on samples that it need not have seen."""
        parts = [chosen[start : start + MANY] for start in range(0, len(chosen), MANY)]
        return sum(self.slopes(samples, part)[0] * len(part) for part in parts) / max(1, len(chosen))

    def chances(self, samples: Samples, chosen: Ints) -> Floats:
        """The chance of the side of each sample's first seat."""
        found = [np.zeros(0, np.float32)]
        for start in range(0, len(chosen), MANY):
            part = chosen[start : start + MANY]
            chances = self.forward(samples, part)[3]
            found.append(chances[np.arange(len(part)), samples.side[part, 0]])
        return np.concatenate(found)

    def forward(self, samples: Samples, batch: Ints) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs, what hidden units are told, outputs, and the chance of each side."""
        first, first_bias, second, second_bias = self.weights
        x = np.zeros((len(batch), self.layout.size), np.float32)
        row, at = samples.rows(batch)
        inputs = samples.inputs[at]
        x[row, inputs] = samples.values[at] / self.scales[inputs]
        raw = x @ first + first_bias
        out = np.clip(raw, 0.0, TOP) @ second + second_bias
        member = members(samples, batch)
        logits = np.einsum("ns,nsk->nk", out[:, 0::2], member)
        logits = np.where(member.any(axis=1), logits, np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        return x, raw, out, chances / chances.sum(axis=1, keepdims=True)

    def slopes(self, samples: Samples, batch: Ints) -> tuple[float, list[Floats]]:
        """The mean loss of a batch, and which way it falls for every weight."""
        x, raw, out, chances = self.forward(samples, batch)
        hidden, second = np.clip(raw, 0.0, TOP), self.weights[2]
        member = members(samples, batch)
        there = (samples.side[batch] != NOBODY).astype(np.float32)
        share = (samples.share[batch][:, :, None] * member).max(axis=1)  # partners have the same
        share /= np.maximum(1e-6, share.sum(axis=1, keepdims=True))
        miss = (out[:, 1::2] - (samples.score[batch] - samples.terms[batch]) / POINTS) * there
        size = len(batch)
        loss = -float((share * np.log(chances + 1e-9)).sum()) + SCORE_SHARE * float((miss**2).sum())
        slope = np.zeros_like(out)
        slope[:, 0::2] = np.einsum("nk,nsk->ns", chances - share, member)
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
            w -= np.float32(rate) * (fair_mean / (np.sqrt(fair_square) + 1e-8) + 0.0001 * w)

    def whole(self) -> Weights:
        """The weights in whole numbers, as bots reckon."""
        first, first_bias, second, second_bias = (w.astype(np.float64) for w in self.weights)
        unit = np.tile([1.0, POINTS], self.layout.seats)

        def numbers(values: Any, bits: int) -> list[int]:
            return [int(n) for n in np.rint(values * (1 << bits)).ravel()]

        return Weights(
            self.units,
            numbers(first / self.scales.astype(np.float64)[:, None], INPUT_BITS),
            numbers(first_bias, INPUT_BITS),
            numbers(second * unit, HIDDEN_BITS),
            numbers(second_bias * unit, 2 * HIDDEN_BITS),
        )


def members(samples: Samples, batch: Ints) -> Floats:
    """1 where a seat (second index) is of a side (third)."""
    side = samples.side[batch]
    found: Floats = (side[:, :, None] == np.arange(side.shape[1])).astype(np.float32)
    return found
