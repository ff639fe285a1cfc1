"""Games between bots on the fast layer, alone or in several processes."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass

from tetrarch.bots.levels import make
from tetrarch.core.errors import BadOption
from tetrarch.core.registry import AnyGame, AnyState, find
from tetrarch.core.rng import Rng, Streams

AUTOMATON = "automaton"
NOBODY = -1  # none of the plan's bots


@dataclass(frozen=True)
class Plan:
    """What is to be played: the bots, the number of games, the set-up. An automaton has a seat besides."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int
    options: Mapping[str, object]

    def check(self) -> None:
        """BadOption before the first game rather than in a worker."""
        self.rules()
        for spec in self.bots:
            make(spec)
        if self.games < 1:
            raise BadOption(f"{self.games} games can't be played: at least 1")

    def rules(self) -> AnyGame:
        descriptor = find(self.game)
        rules, _ = descriptor.game(len(self.bots) + descriptor.automata(self.options), self.options)
        return rules


@dataclass(frozen=True)
class Result:
    """One finished game, bots named by the seat they sat in."""

    index: int
    seed: int
    bots: tuple[str, ...]  # by seat
    players: tuple[int, ...]  # which of the plan's bots sits in each seat
    sides: tuple[int, ...]  # the side of each seat: partners share one
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    decisions: int

    def row(self) -> dict[str, object]:
        return asdict(self)


def seated(plan: Plan, rules: AnyGame, turn: int) -> tuple[int, ...]:
    """Which of the plan's bots sits in each seat, `turn` seats further on; none where the automaton is."""
    people = [seat for seat in range(rules.seats) if seat != rules.automaton]
    places = {seat: (k + turn) % len(people) for k, seat in enumerate(people)}
    return tuple(places.get(seat, NOBODY) for seat in range(rules.seats))


def play_one(plan: Plan, index: int) -> Result:
    """Game `index`: a set of games, one for each rotation of the seats, shares its chance."""
    deal, turn = divmod(index, len(plan.bots))
    rules = plan.rules()
    players = seated(plan, rules, turn)
    seed = plan.seed * 1_000_003 + deal
    chance = Streams(seed)
    bots = {player: make(plan.bots[player], index * 16 + player) for player in players if player != NOBODY}
    eyes = {player: Rng(index * 64 + 32 + player) for player in bots}
    s = rules.start()
    rules.advance(s, chance)
    decisions = 0
    while not rules.over(s):
        seat = rules.asked(s)
        player = players[seat]
        rules.apply(s, bots[player].choose(rules, s, seat, eyes[player]))
        rules.advance(s, chance)
        decisions += 1
    return Result(
        index,
        seed,
        tuple(AUTOMATON if player == NOBODY else plan.bots[player] for player in players),
        players,
        tuple(int(side) for side in rules.side),
        tuple(int(n) for n in find(plan.game).measured(rules, s)),
        shares_of(rules, s),
        decisions,
    )


def shares_of(rules: AnyGame, s: AnyState) -> tuple[float, ...]:
    """One win shared by the winning sides; nobody's where a game alone is lost."""
    winners = [int(seat) for seat in rules.winners(s)]
    sides = {rules.side[seat] for seat in winners}
    return tuple(1.0 / len(sides) if seat in winners else 0.0 for seat in range(rules.seats))


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
