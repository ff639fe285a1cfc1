"""Plays so many seeded games and prints digests of all that happened: the same compiled and interpreted."""

from __future__ import annotations

import hashlib
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from laws.subjects import SUBJECTS, Subject
from tetrarch._build import compiled
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng, Streams


def greedy(game: Any, s: Any, seat: int) -> int:
    """The answer after which the position looks best, the first of equals."""
    best, found = float("-inf"), -1
    for x in game.legal(s):
        t = s.clone()
        game.apply(t, x)
        worth = float(game.evaluate(t, seat))
        if worth > best:
            best, found = worth, int(x)
    return found


def told(subject: Subject, seed: int) -> str:
    """One game: a few greedy decisions on imagined positions, then a random playout."""
    game, options = subject.game(seed)
    s, rng, chance = game.start(), Rng(seed), Streams(seed)
    lines: list[object] = []
    for _ in range(4 if seed % 5 == 0 else 0):
        game.advance(s, chance)
        if game.over(s) or game.asked(s) == CHANCE:
            break
        seat = int(game.asked(s))
        x = greedy(game, observe(game, s, seat, rng).state, seat)
        lines.append(x)
        game.apply(s, x)
    lines.append(int(game.playout(s, rng)))
    lines += [subject.json(game, s, options), list(game.scores(s)), game.utility(s), int(rng.below(10**6))]
    return repr(lines)


def main() -> None:
    random.seed(0)
    for subject in SUBJECTS:
        for seed in range(int(sys.argv[1])):
            print(subject.id, seed, hashlib.sha256(told(subject, seed).encode()).hexdigest())
    print("compiled" if compiled() else "interpreted", file=sys.stderr)


if __name__ == "__main__":
    main()
