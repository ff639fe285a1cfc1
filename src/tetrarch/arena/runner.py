"""Games between bots on the fast layer, alone or in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass

from tetrarch.bots.levels import make
from tetrarch.core.errors import BadOption
from tetrarch.core.registry import find
from tetrarch.core.rng import Rng, Streams


@dataclass(frozen=True)
class Plan:
    """What is to be played: the bots, the number of games, the set-up."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object]

    def check(self) -> None:
        """BadOption before the first game rather than in a worker."""
        find(self.game).game(len(self.bots), self.options)
        for spec in self.bots:
            make(spec)
        if self.games < 1:
            raise BadOption(f"{self.games} games can't be played: at least 1")


@dataclass(frozen=True)
class Result:
    """One finished game, bots named by the seat they sat in."""

    index: int
    seed: int
    bots: tuple[str, ...]  # by seat
    players: tuple[int, ...]  # which of the plan's bots sits in each seat
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    decisions: int

    def row(self) -> dict[str, object]:
        return asdict(self)


def play_one(plan: Plan, index: int) -> Result:
    """Game `index`: a set of games, one for each rotation of the seats, shares its chance."""
    seats = len(plan.bots)
    deal, turn = divmod(index, seats)
    players = tuple((seat + turn) % seats for seat in range(seats))
    rules, _ = find(plan.game).game(seats, plan.options)
    seed = plan.seed * 1_000_003 + deal
    chance = Streams(seed)
    bots = [make(plan.bots[player], index * 16 + player) for player in players]
    eyes = [Rng(index * 64 + 32 + player) for player in players]
    s = rules.start()
    rules.advance(s, chance)
    decisions = 0
    while not rules.over(s):
        seat = rules.asked(s)
        rules.apply(s, bots[seat].choose(rules, s, seat, eyes[seat]))
        rules.advance(s, chance)
        decisions += 1
    return Result(
        index,
        seed,
        tuple(plan.bots[player] for player in players),
        players,
        tuple(int(n) for n in rules.scores(s)),
        tuple(float(share) for share in rules.utility(s)),
        decisions,
    )


def _work(task: tuple[Plan, int]) -> Result:
    return play_one(*task)


def play_all(plan: Plan, jobs: int = 1) -> Iterator[Result]:
    """All games, in any order; the results do not depend on the number of processes."""
    plan.check()
    tasks = [(plan, index) for index in range(plan.games)]
    if jobs <= 1:
        yield from map(_work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, plan.games)) as pool:
        yield from pool.imap_unordered(_work, tasks, chunksize=max(1, min(16, plan.games // (jobs * 4))))


def by_player(results: Sequence[Result], player: int) -> list[tuple[float, int, int]]:
    """For one of the plan's bots, in each game: its share of the win, its score, its seat."""
    out = []
    for result in results:
        seat = result.players.index(player)
        out.append((result.shares[seat], result.scores[seat], seat))
    return out
