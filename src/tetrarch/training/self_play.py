"""Games of self-play with exploration, and the positions of them that are learned from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tetrarch.bots.networks import Layout, blank_judge, read_network
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import SoftBot
from tetrarch.bots.search.network import Judge
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng, Streams
from tetrarch.core.match.match import MAX_ANSWERS
from tetrarch.core.match.registry import find

HEATS = (0.05, 0.1, 0.2)  # how much seats err, each by its own lot: that is how others' positions come up
POSITIONS = 24  # of a game that are learned from, about
LONGEST = 400  # answers of a game, about


@dataclass(frozen=True)
class Task:
    """A game to be played. Its seed decides everything, wherever it is played."""

    layout: Layout
    network: str  # the file of what judges; none: the terms alone
    seats: int
    options: Mapping[str, object]
    seed: int


@dataclass
class Sample:
    """A position as a seat saw it; lists of seats begin with that one."""

    inputs: list[int]
    values: list[int]
    terms: list[float]  # the sum of the terms of each seat
    sides: list[int]
    chances: list[float]  # as they were judged
    scores: list[float]
    seat: int
    share: list[float]  # of the win; once the game is over, what is learned
    final: list[float]
    phase: float = 0.0  # from 0 to 1
    won: float = 0.0  # by the seat that looks, whatever is taught


def turned(values: Any, seat: int, kind: Any = float) -> list[Any]:
    """By seat, from one on."""
    seats = len(values)
    return [kind(values[(seat + k) % seats]) for k in range(seats)]


def play(task: Task) -> list[Sample]:
    """The samples of one game; none if it was stopped."""
    judge = read_network(task.network)[1] if task.network else blank_judge(task.layout)
    rng, chance = Random(task.seed), Streams(task.seed)
    rules, _ = find(task.layout.game).game(task.seats, task.options)
    profiles = Profiles(TODAY.profiles, {rules.id: judge} if task.network else {})
    bots = [SoftBot(task.seed * 16 + seat, rng.choice(HEATS), profiles) for seat in range(rules.seats)]
    lots = Rng(task.seed * 16 + 15)
    s = rules.start()
    rules.advance(s, chance)
    samples: list[Sample] = []
    answers = 0
    while not rules.over(s) and answers < MAX_ANSWERS:
        seat = int(rules.asked(s))
        seen = observe(rules, s, seat, lots)
        choice = len(rules.legal(s)) > 1 and not rules.steps[s.stack[-1].step].finishes_action
        if choice and rng.random() < POSITIONS / LONGEST * task.seats:
            samples.append(sample(judge, rules, seen.state, seat))
        rules.apply(s, bots[seat].choose(seen, Budget(1)))
        rules.advance(s, chance)
        answers += 1
    if not rules.over(s):
        return []
    shares, final = rules.utility(s), rules.scores(s)
    for number, one in enumerate(samples):
        one.share, one.final = turned(shares, one.seat), turned(final, one.seat)
        one.phase, one.won = number / len(samples), one.share[0]
    return samples


def sample(judge: Judge, rules: Any, s: Any, seat: int) -> Sample:
    """What a position says to the judge, and what the judge says to it."""
    rows = [rules.evaluation_terms(s, other) for other in range(rules.seats)]
    found = judge.judge(rules, s, seat)
    count = judge.gather(rules, s, seat, rows)
    return Sample(
        [int(judge.inputs[k]) for k in range(count)],
        [int(judge.values[k]) for k in range(count)],
        turned([sum(row) for row in rows], seat),
        turned(rules.side, seat, int),
        turned(found.chances, seat),
        turned(found.scores, seat),
        seat,
        [],
        [],
    )


def look_ahead(samples: list[Sample], trust: float) -> None:
    """Teach a game's positions by what was judged after them, too: TD(lambda), `trust` is its lambda."""
    for one, later in reversed(list(zip(samples, samples[1:], strict=False))):
        turn = (one.seat - later.seat) % len(one.share)
        for mine, judged, taught in (
            (one.share, later.chances, later.share),
            (one.final, later.scores, later.final),
        ):
            mixed = [(1 - trust) * early + trust * late for early, late in zip(judged, taught, strict=True)]
            mine[:] = turned(mixed, turn)
