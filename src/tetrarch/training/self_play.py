"""Games of self-play with exploration, and the positions of them that are learned from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from tetrarch.bots.networks import Layout, blank_judge, read_network
from tetrarch.bots.search.bot import Budget
from tetrarch.bots.search.greedy import SoftBot
from tetrarch.bots.search.profiles import TODAY, Profiles
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng, Streams
from tetrarch.core.match.match import MAX_ANSWERS
from tetrarch.core.match.registry import find

HEATS = (
    0.03,
    0.06,
    0.12,
    0.25,
)  # how much seats err, each by its own lot: that is how others' positions come up
ODD_SHARES = (
    0.0,
    0.05,
    0.1,
    0.2,
)  # of a game's answers that are given by lot: what they lead to is learned, too
AFTER_CHOICE, AFTER_ODD, BEFORE = 0.1, 0.5, 0.03  # how many positions of each kind are learned from


@dataclass(frozen=True)
class Task:
    """A game to be played. Its seed decides everything, wherever it is played."""

    layout: Layout
    network: str  # the file of what judges; none: the terms alone
    seats: int
    options: Mapping[str, object]
    seed: int
    trust: float = 1.0  # lambda of TD(lambda)


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


class SelfPlay:
    """One game of bots that err and try odd answers, and the positions that are taken from it.

    Most are positions right after an answer, as its seat saw them: bots choose between such positions. Some
    are taken before an answer, as any seat saw them: a search ends in those.
    """

    def __init__(self, task: Task) -> None:
        self.judge = read_network(task.network)[1] if task.network else blank_judge(task.layout)
        self.rng, self.chance = Random(task.seed), Streams(task.seed)
        self.rules, _ = find(task.layout.game).game(task.seats, task.options)
        profiles = Profiles(TODAY.profiles, {self.rules.id: self.judge} if task.network else {})
        heats = [self.rng.choice(HEATS) for _ in range(self.rules.seats)]
        self.bots = [SoftBot(task.seed * 16 + seat, heat, profiles) for seat, heat in enumerate(heats)]
        self.odd_share = self.rng.choice(ODD_SHARES)
        self.lots = Rng(task.seed * 16 + 15)
        self.samples: list[Sample] = []

    def play(self) -> bool:
        """Whether the game came to its end."""
        rules, rng = self.rules, self.rng
        s = rules.start()
        rules.advance(s, self.chance)
        for answers in range(MAX_ANSWERS):
            if rules.over(s):
                self.finish(s, answers)
                return True
            seat = int(rules.asked(s))
            seen = observe(rules, s, seat, self.lots)
            xs = rules.legal(s)
            choice = len(xs) > 1
            if choice and not self.unfinished(s, seat) and rng.random() < BEFORE:
                viewer = rng.randrange(rules.seats)
                self.take(rules.imagine(s, viewer, self.lots), viewer, answers)
            odd = choice and rng.random() < self.odd_share
            x = xs[rng.randrange(len(xs))] if odd else self.bots[seat].choose(seen, Budget(1))
            if choice and rng.random() < (AFTER_ODD if odd else AFTER_CHOICE):
                t = seen.state.clone()
                rules.apply(t, x)
                if not rules.over(t) and not self.unfinished(t, seat):
                    self.take(t, seat, answers)
            rules.apply(s, x)
            rules.advance(s, self.chance)
        return False

    def unfinished(self, s: Any, seat: int) -> bool:
        """Whether the seat is asked what only finishes its action: bots look through such questions."""
        return self.rules.asked(s) == seat and bool(self.rules.steps[s.stack[-1].step].finishes_action)

    def take(self, s: Any, seat: int, answers: int) -> None:
        """What a position says to the judge, and what the judge says to it."""
        rules, judge = self.rules, self.judge
        rows = [rules.evaluation_terms(s, other) for other in range(rules.seats)]
        found = judge.judge(rules, s, seat)
        count = judge.gather(rules, s, seat, rows)
        self.samples.append(
            Sample(
                [int(judge.inputs[k]) for k in range(count)],
                [int(judge.values[k]) for k in range(count)],
                turned([sum(row) for row in rows], seat),
                turned(rules.side, seat, int),
                turned(found.chances, seat),
                turned(found.scores, seat),
                seat,
                [],
                [],
                float(answers),
            )
        )

    def finish(self, s: Any, answers: int) -> None:
        shares, final = self.rules.utility(s), self.rules.scores(s)
        for one in self.samples:
            one.share, one.final = turned(shares, one.seat), turned(final, one.seat)
            one.phase, one.won = one.phase / answers, one.share[0]


def play(task: Task) -> list[Sample]:
    """The samples of one game, as they are taught; none if it was stopped."""
    game = SelfPlay(task)
    if not game.play():
        return []
    if task.network:
        look_ahead(game.samples, task.trust)
    return game.samples


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
