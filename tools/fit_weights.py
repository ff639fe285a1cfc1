"""Fit the weights of a game's heuristic by self-play between greedy bots.

    .venv/bin/python tools/fit_weights.py kingdom_builder --rounds 400 --seed 1

Each round shakes all weights at once, up for one bot and down for the other, lets the two play duplicate
games against each other and moves the weights towards the winner (simultaneous perturbation). At the end the
mean of the later half of the rounds plays the old weights on other deals. It is written into the game's data
file, with the command that made it, only if it wins more of them. The same command gives the same weights.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from math import tanh
from pathlib import Path
from random import Random
from typing import Any

from librt.vecs import vec

from tetrarch.arena.statistics.stats import mean_interval, wilson
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import GreedyBot
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng, Streams
from tetrarch.core.match.registry import find

GAMES = Path(__file__).resolve().parents[1] / "src" / "tetrarch" / "games"
SHAKE = 0.2  # of a weight's size, up and down
STEP = 0.5  # of the shake, towards the winner
MIN_SCALE = 0.5  # weights near nothing are shaken as if they were so big
SCALE = 12.0  # points that count as a clear win


def rules_with_weights(game: str, weights: Sequence[float] | None = None) -> Any:
    """The rules for two, judging by these weights, or by those in use."""
    rules, _ = find(game).game(2, {})
    if weights is not None:
        rules.set_weights(vec[float](list(weights)))
    return rules


def play(sides: Sequence[Any], deal: int, turn: int) -> tuple[float, float]:
    """The first side's share of the win and its lead in points, in one game between greedy bots."""
    chance = Streams(deal)
    rules_by_seat = [sides[turn], sides[1 - turn]]
    bots = [GreedyBot(deal * 4 + turn * 2 + seat) for seat in range(2)]
    observation_rngs = [Rng(deal * 4 + turn * 2 + seat) for seat in range(2)]
    rules, budget = rules_by_seat[0], Budget(1)
    s = rules.start()
    rules.advance(s, chance)
    while not rules.over(s):
        seat = rules.asked(s)
        rules.apply(
            s, bots[seat].choose(observe(rules_by_seat[seat], s, seat, observation_rngs[seat]), budget)
        )
        rules.advance(s, chance)
    scores = rules.scores(s)
    return float(rules.utility(s)[turn]), float(scores[turn] - scores[1 - turn])


def duel(sides: Sequence[Any], first: int, deals: int) -> list[tuple[float, float]]:
    """Duplicate games: every deal once from each seat."""
    return [play(sides, first + deal, turn) for deal in range(deals) for turn in range(2)]


def fit(game: str, start: Sequence[float], rounds: int, deals: int, seed: int) -> list[float]:
    """The mean of the weights over the later half of the rounds."""
    rng = Random(seed)
    now, total, counted = list(start), [0.0] * len(start), 0
    for number in range(rounds):
        shake = [rng.choice((-1.0, 1.0)) * SHAKE * max(abs(weight), MIN_SCALE) for weight in start]
        sides = [
            rules_with_weights(game, [weight + sign * by for weight, by in zip(now, shake, strict=True)])
            for sign in (1, -1)
        ]
        results = duel(sides, seed * 10_000_000 + number * deals, deals)
        pull = sum(tanh(points / SCALE) for _, points in results) / len(results)
        step = STEP * pull * (1.0 - 0.7 * number / rounds)
        now = [weight + step * by for weight, by in zip(now, shake, strict=True)]
        if number >= rounds // 2:
            total, counted = [sum(pair) for pair in zip(total, now, strict=True)], counted + 1
        if number % 50 == 49:
            print(f"round {number + 1}: {' '.join(f'{weight:.2f}' for weight in now)}", flush=True)
    return [round(weight / counted, 3) for weight in total]


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Fit the weights of a game's heuristic by self-play.")
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--deals", type=int, default=4, help="a round, each played from both seats")
    parser.add_argument("--check", type=int, default=200, help="deals against the old weights")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    path = GAMES / args.game / "data" / "weights.json"
    old = json.loads(path.read_text(encoding="utf-8"))["weights"]
    names = list(old)
    order = [float(weight) for weight in rules_with_weights(args.game).weights]
    fitted = fit(args.game, order, args.rounds, args.deals, args.seed)
    results = duel(
        [rules_with_weights(args.game, fitted), rules_with_weights(args.game)],
        args.seed * 10_000_000 + 9_000_000,
        args.check,
    )
    share = sum(won for won, _ in results) / len(results)
    low, high = wilson(share, len(results))
    points, half = mean_interval([lead for _, lead in results])
    summary = f"{100 * share:.1f} % of {len(results)} games against the weights before"
    summary += f" ({100 * low:.1f} to {100 * high:.1f}), {points:+.2f} +- {half:.2f} points"
    print(summary)
    if share <= 0.5:
        return 1
    given = " ".join(f"--{name} {getattr(args, name)}" for name in ("rounds", "deals", "check", "seed"))
    command = f"tools/fit_weights.py {args.game} {given}"
    doc = {
        "made_by": command,
        "from": old,
        "result": summary,
        "weights": dict(zip(names, fitted, strict=True)),
    }
    path.write_text(json.dumps(doc, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
