"""Find out how many points of a lead, by a game's heuristic, are about 73 % of a win (`BotProfile.margin`).

    .venv/bin/python tools/fit_margin.py council_of_four --games 150

Greedy bots play for two by the game's own defaults. The margin is the one by which the leads on the way
foretell the winners best (greatest likelihood); beside it, those of each fifth of the games alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from math import log

from tetrarch.arena.running.runner import Plan, play_one
from tetrarch.bots.search.mcts import chance_of
from tetrarch.bots.search.network import lead
from tetrarch.core.match.registry import AnyGame, AnyState

SEED = 88  # none of the deals that weights were fitted or levels measured on
STEPS = range(1, 121)  # half points that are tried
PARTS = 5

Point = tuple[float, float, float]  # how far on a game was, the first seat's lead, its share of the win


class LeadWatcher:
    """Watches the lead of the first seat."""

    def __init__(self) -> None:
        self.leads: list[float] = []

    def begin(self, rules: AnyGame) -> None:
        self.rules = rules

    def watch(self, s: AnyState) -> None:
        self.leads.append(float(lead(self.rules, s, 0)))


def points_of(game: str, games: int) -> list[Point]:
    """The leads of all games, each with what came of it."""
    plan = Plan(game, ("greedy", "greedy"), games, SEED, {})
    points: list[Point] = []
    for index in range(games):
        watcher = LeadWatcher()
        share = play_one(plan, index, watcher).shares[0]
        whole = len(watcher.leads)
        points += [(k / whole, ahead, share) for k, ahead in enumerate(watcher.leads)]
    return points


def likelihood(points: Sequence[Point], margin: float) -> float:
    """How well a margin foretells the winners: the logarithm, for each point."""
    total = 0.0
    for _, ahead, share in points:
        chance = min(max(chance_of(ahead, margin), 1e-9), 1 - 1e-9)
        total += share * log(chance) + (1 - share) * log(1 - chance)
    return total / len(points)


def margin_of(points: Sequence[Point]) -> float:
    """The margin that foretells the winners best."""
    return max((step / 2 for step in STEPS), key=lambda margin: likelihood(points, margin))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Find out what lead is about 73 % of a win.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=150)
    args = parser.parse_args(words)
    points = points_of(args.game, args.games)
    parts = [[point for point in points if part <= PARTS * point[0] < part + 1] for part in range(PARTS)]
    print(f"{args.game}: {margin_of(points)}; by fifths of the game {[margin_of(part) for part in parts]}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
