"""Teach a small policy to play Kingdom Builder, with NumPy alone, in a few minutes on one core.

    pip install "tetrarch[rl]"
    python examples/learn_kingdom_builder.py --curve docs/images/learning-curve.svg

The policy is a soft choice among the legal actions, each scored by a weighted sum of some forty plain facts
about it (what the hex touches, who stands beside it, how full its row is). It plays both seats of many games
at once, and after every batch of games moves its weights toward the choices of those who won by more
points: the policy gradient in its oldest form (REINFORCE). Then it meets `random` and `greedy`.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tetrarch.arena.statistics.stats import wilson
from tetrarch.core.engine.grid import neighbours
from tetrarch.envs.vector import VectorEnv

Array = NDArray[np.float32]
Ints = NDArray[np.int64]
SIDE, CELLS = 20, 400
OFF = CELLS  # the hex that stands for all beyond the board; nothing lies there
AROUND = np.array([OFF if n < 0 else n for n in neighbours(SIDE, SIDE)]).reshape(CELLS, 6)
TERRAINS, CASTLE = 8, 7
FACTS = 20
OPTIONS = {"setup": "first_game"}  # the same board and guilds in every game


class Sight:
    """Reads the fields of observations that the facts are made of; the board is looked at once."""

    def __init__(self, env: VectorEnv) -> None:
        spec, seen = env.game_spec, env.observations[0]
        self.stock = spec.field("stock")
        self.pieces = spec.field("settlements")
        self.blocks = {kind.verb: (start, size) for start, size, kind, _ in spec.blocks()}
        self.size = 2 * FACTS + self.blocks["use"][1] + 1
        land = padded(seen[spec.field("terrain")].reshape(TERRAINS, CELLS))
        spots = padded(seen[spec.field("locations")].reshape(-1, CELLS).any(0))
        self.land = land[:, AROUND].any(2).T.astype(np.float32)  # which terrains each hex touches
        self.goals = np.flatnonzero(land[CASTLE] + spots)  # castles and locations
        self.goal = np.full(CELLS + 1, len(self.goals))  # the one that each hex touches
        for i, cell in enumerate(self.goals):
            self.goal[AROUND[cell]] = i

    def facts(self, seen: NDArray[np.uint8], rows: Ints, cells: Ints) -> Array:
        """What can be said of a hex: one line for each pair of a game and a hex."""
        own, other = np.moveaxis(padded(seen[:, self.pieces].reshape(len(seen), 2, CELLS)), 1, 0)
        near, goal = AROUND[cells], self.goal[cells]
        company = own[rows[:, None], near].sum(1)
        missed = padded(own[:, AROUND[self.goals]].sum(2) == 0)
        stock = padded(seen[:, self.stock][:, self.goals] > 0)
        in_row = own[:, :CELLS].reshape(-1, SIDE, SIDE).sum(2)
        row = in_row[rows, cells // SIDE]
        facts = [
            np.ones(len(rows)),
            company > 0,
            company > 1,
            company / 3,
            other[rows[:, None], near].sum(1) / 3,
            missed[rows, goal],
            goal < len(self.goals),
            stock[rows, goal],
            row / 10,
            row > 0,
            row == in_row.max(1)[rows],
            in_row.sum(1)[rows] / 40,
        ]
        return np.column_stack([*facts, self.land[cells]]).astype(np.float32)

    def describe(self, env: VectorEnv) -> tuple[Ints, Ints, Array]:
        """All legal actions of all games, row by row, and the inputs of each."""
        rows, numbers = np.nonzero(env.masks)
        inputs = np.zeros((len(rows), self.size), dtype=np.float32)
        for verb, first in (("b", 0), ("to", 0), ("lift", FACTS)):
            start, size = self.blocks[verb]
            chosen = np.flatnonzero((numbers >= start) & (numbers < start + size))
            if len(chosen):
                facts = self.facts(env.observations, rows[chosen], numbers[chosen] - start)
                inputs[chosen, first : first + FACTS] = facts
        start, size = self.blocks["use"]
        used = np.flatnonzero((numbers >= start) & (numbers < start + size))
        inputs[used, 2 * FACTS + numbers[used] - start] = 1
        inputs[numbers == self.blocks["end"][0], -1] = 1
        return rows, numbers, inputs


def padded(planes: NDArray[Any]) -> Array:
    """The same with a last cell of zero, for what lies off the board."""
    wide = np.zeros((*planes.shape[:-1], planes.shape[-1] + 1), dtype=np.float32)
    wide[..., :-1] = planes
    return wide


class Policy:
    """Weights of the inputs; the higher an action's sum, the likelier it is chosen."""

    def __init__(self, sight: Sight, weights: Array | None = None) -> None:
        self.sight = sight
        self.weights = np.zeros(sight.size, dtype=np.float32) if weights is None else weights

    def choose(self, env: VectorEnv, rng: np.random.Generator, sharp: float = 1.0) -> tuple[Ints, Array]:
        """An action for every game, and how its log-probability changes with the weights."""
        rows, numbers, inputs = self.sight.describe(env)
        first = np.searchsorted(rows, np.arange(env.rows))
        sums = sharp * inputs @ self.weights
        odds = np.exp(sums - np.maximum.reduceat(sums, first)[rows])
        odds /= np.add.reduceat(odds, first)[rows]
        drawn = sums + rng.gumbel(size=len(sums))  # the largest of these falls on each action with its odds
        best = np.maximum.reduceat(drawn, first)[rows]
        picked = np.flatnonzero(drawn == best)
        expected = np.add.reduceat(odds[:, None] * inputs, first)
        return numbers[picked], inputs[picked] - expected


def learn(
    policy: Policy,
    games: int,
    seed: int,
    tell: Callable[[int, Policy], None],
    every: int,
    rows: int = 256,
    batch: int = 64,
) -> None:
    """Self-play by policy gradient; `tell` hears of the progress every so many games."""
    env = VectorEnv("kingdom_builder", rows, seats=2, seed=seed, rewards="score", **OPTIONS)
    rng = np.random.default_rng(seed)
    traces = np.zeros((rows, 2, policy.sight.size), dtype=np.float32)
    lines = np.arange(rows)
    pushes: list[Array] = []
    speed, square, beats = np.zeros_like(policy.weights), np.zeros_like(policy.weights), 0
    told = 0
    while env.games < games:
        turn = env.turn.copy()
        numbers, slopes = policy.choose(env, rng)
        traces[lines, turn] += slopes
        env.step(numbers)
        for row in np.flatnonzero(env.dones):
            margin = np.clip(env.rewards[row] / 10, -2, 2)
            pushes.append((margin[:, None] * traces[row]).sum(0))
            traces[row] = 0
        if len(pushes) >= batch:  # a step of Adam
            slope, beats = np.mean(pushes, axis=0), beats + 1
            speed, square = 0.9 * speed + 0.1 * slope, 0.99 * square + 0.01 * slope**2
            policy.weights += 0.05 * (speed / (1 - 0.9**beats)) / (np.sqrt(square / (1 - 0.99**beats)) + 1e-6)
            pushes.clear()
        if told <= env.games < games:
            tell(told, policy)
            told += every
    tell(games, policy)


def meet(policy: Policy, bot: str, games: int, seed: int, sharp: float = 4.0) -> tuple[float, int]:
    """The share of wins against a bot, half of the games from each seat, and how many were played."""
    won, played = 0.0, 0
    rng = np.random.default_rng(seed)
    for seat in (0, 1):
        rows = min(64, (games + 1) // 2)
        env = VectorEnv(
            "kingdom_builder", rows, seats=2, seed=seed + seat, rewards="win", bots={1 - seat: bot}, **OPTIONS
        )
        left = np.full(rows, -(-games // 2) // rows)  # every row plays as many: short games count no more
        left[: -(-games // 2) % rows] += 1
        while left.any():
            env.step(policy.choose(env, rng, sharp)[0])
            for row in np.flatnonzero(env.dones & (left > 0)):
                won += env.rewards[row, seat]
                left[row] -= 1
                played += 1
    return won / played, played


def draw(points: list[tuple[int, float]], target: Path) -> None:
    """The learning curve as a picture: games of self-play, and the share of wins against `random`."""
    wide, high, left, top = 640, 300, 60, 20
    last = max(games for games, _ in points)
    spots = [
        (left + (wide - left - 20) * games / last, top + (high - top - 45) * (1 - share))
        for games, share in points
    ]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" '
        'font-size="12" role="img" aria-label="Share of wins against random while learning">',
        f'<rect width="{wide}" height="{high}" fill="#ffffff"/>',
    ]
    for share in (0, 0.25, 0.5, 0.75, 0.95, 1):
        y = top + (high - top - 45) * (1 - share)
        lines.append(f'<path d="M{left} {y:.1f}H{wide - 20}" stroke="#cccccc"/>')
        lines.append(f'<text x="{left - 8}" y="{y + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    path = " ".join(f"{x:.1f},{y:.1f}" for x, y in spots)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#1f4fd8" stroke-width="2"/>')
    lines += [f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="#1f4fd8"/>' for x, y in spots]
    for games in (0, last // 2, last):
        x = left + (wide - left - 20) * games / last
        lines.append(f'<text x="{x:.1f}" y="{high - 25}" text-anchor="middle">{games:,}</text>')
    lines.append(f'<text x="{wide / 2}" y="{high - 6}" text-anchor="middle">games of self-play</text></svg>')
    target.write_text("\n".join(lines) + "\n", encoding="utf-8")


def report(name: str, share: float, played: int) -> str:
    low, high = wilson(share, played)
    return f"against {name}: {share:.1%} of {played} games won (95 % interval {low:.1%} to {high:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=6_000, help="games of self-play")
    parser.add_argument("--evaluate", type=int, default=1000, help="games against each bot at the end")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", type=Path, help="write the learning curve as SVG")
    parser.add_argument("--weights", type=Path, help="write the weights as JSON")
    args = parser.parse_args()
    policy = Policy(Sight(VectorEnv("kingdom_builder", 1, seats=2, **OPTIONS)))
    points: list[tuple[int, float]] = []
    began = time.process_time()

    def tell(games: int, policy: Policy) -> None:
        share, _ = meet(policy, "random", 200, args.seed + 1000)
        points.append((games, share))
        print(
            f"{games:6,} games, {time.process_time() - began:4.0f} s: {share:.1%} against random", flush=True
        )

    learn(policy, args.games, args.seed, tell, max(1, args.games // 12))
    for bot in ("random", "greedy"):
        print(report(bot, *meet(policy, bot, args.evaluate, args.seed + 2000)))
    if args.curve:
        draw(points, args.curve)
    if args.weights:
        args.weights.write_text(
            json.dumps([round(float(w), 4) for w in policy.weights]) + "\n", encoding="utf-8"
        )


if __name__ == "__main__":
    main()
