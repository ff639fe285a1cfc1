"""Games between bots on the fast layer, alone or in several processes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Literal, Protocol

from tetrarch.arena.running.workers import WorkFailed, open_pool, run_batches
from tetrarch.bots.factory import BOTS, BotPlayer, make_bot
from tetrarch.bots.own_code import traced
from tetrarch.bots.tuning import FROZEN
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.engine.rng import Rng, Streams
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.match import MAX_ANSWERS
from tetrarch.core.match.registry import AnyGame, AnyState, find

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
            make_bot(spec)
        if self.games < 1:
            raise BadOption(f"{self.games} games can't be played: at least 1")

    def rules(self) -> AnyGame:
        descriptor = find(self.game)
        rules, _ = descriptor.game(len(self.bots) + descriptor.automata(self.options), self.options)
        return rules


@dataclass(frozen=True)
class Result:
    """One game, bots named by the seat they sat in. One that was stopped is scored as it stood."""

    index: int
    seed: int
    bots: tuple[str, ...]  # by seat
    players: tuple[int, ...]  # which of the plan's bots sits in each seat
    sides: tuple[int, ...]  # the side of each seat: partners share one
    scores: tuple[int, ...]
    shares: tuple[float, ...]  # of the win
    decisions: int
    ending: Literal["finished", "stopped"] = "finished"

    def row(self) -> dict[str, object]:
        return asdict(self)


def seating(plan: Plan, rules: AnyGame, turn: int) -> tuple[int, ...]:
    """Which of the plan's bots sits in each seat, `turn` seats further on; none where the automaton is."""
    people = [seat for seat in range(rules.seats) if seat != rules.automaton]
    places = {seat: (k + turn) % len(people) for k, seat in enumerate(people)}
    return tuple(places.get(seat, NOBODY) for seat in range(rules.seats))


class Watcher(Protocol):
    """Follows a game move by move."""

    def begin(self, rules: AnyGame) -> None:
        """A game by these rules begins."""

    def watch(self, s: AnyState) -> None:
        """A seat has answered, and so has CHANCE up to the next question."""


def play_one(
    plan: Plan, index: int, watcher: Watcher | None = None, history: list[int] | None = None
) -> Result:
    """Play game `index`. Games that differ only in the rotation of the seats share their dice and cards.

    Every answer, of CHANCE as well, goes into `history`.
    """
    deal, turn = divmod(index, len(plan.bots))
    rules = plan.rules()
    players = seating(plan, rules, turn)
    seed = plan.seed * 1_000_003 + deal
    chance = Streams(seed)
    own = bot_seed(plan.seed)
    seated = [player for player in players if player != NOBODY]
    bots = {player: make_bot(plan.bots[player], own | index * 16 + player) for player in seated}
    observation_rngs = {player: Rng(own | index * 64 + 32 + player) for player in seated}
    s = rules.begin()
    if watcher is not None:
        watcher.begin(rules)
        s.events = []
    rules.settle(s)
    draw(rules, s, chance, history)
    decisions = 0
    while not rules.over(s) and decisions < MAX_ANSWERS:
        seat = rules.asked(s)
        player = players[seat]
        x = choose(rules, s, seat, bots[player], observation_rngs[player])
        if history is not None:
            history.append(x)
        rules.apply(s, x)
        draw(rules, s, chance, history)
        decisions += 1
        if watcher is not None:
            watcher.watch(s)
    return Result(
        index,
        seed,
        tuple(AUTOMATON if player == NOBODY else plan.bots[player] for player in players),
        players,
        tuple(int(side) for side in rules.side),
        tuple(int(n) for n in find(plan.game).reported_values(rules, s)),
        shares_of(rules, s),
        decisions,
        "finished" if rules.over(s) else "stopped",
    )


def draw(rules: AnyGame, s: AnyState, chance: Rng, history: list[int] | None) -> None:
    """Answer CHANCE up to the next question for a seat; the answers go into `history`."""
    if history is None:
        rules.advance(s, chance)
        return
    while rules.asked(s) == CHANCE:
        question = s.stack[-1]
        step = rules.steps[question.step]
        chance.set_purpose(step.purpose(s, question))
        x = int(step.sample(s, question, chance))
        history.append(x)
        rules.apply(s, x)


def shares_of(rules: AnyGame, s: AnyState) -> tuple[float, ...]:
    """One win shared by the winning sides; a lost game alone is 0, though its `utility` may be more."""
    winners = [int(seat) for seat in rules.winners(s)]
    sides = {rules.side[seat] for seat in winners}
    return tuple(1.0 / len(sides) if seat in winners else 0.0 for seat in range(rules.seats))


def bot_seed(seed: int) -> int:
    """What a seed adds to the bots' own chance, above the number of the game; nothing for seed 1."""
    return (seed - 1 & 0x7FFFFFFF) << 32


def choose(rules: AnyGame, s: AnyState, seat: int, bot: BotPlayer, rng: Rng) -> int:
    """The action that a bot chooses; WorkFailed if it raises an error or chooses what is not legal."""
    try:
        x = bot.choose(rules, s, seat, rng)
    except Exception as err:
        says = f"bot {bot.name} failed in seat {seat + 1}: {type(err).__name__}: {err}"
        raise traced(WorkFailed(says), err) from err
    if x not in rules.legal(s):
        raise WorkFailed(f"bot {bot.name} in seat {seat + 1} chose {x}, which is not among the legal answers")
    return x


def custom_bot_modules(bots: Sequence[str]) -> list[str]:
    """The modules, outside this package, of bots that somebody wrote."""
    parts = [bot.partition(":") for bot in bots]
    names = {name for name, colon, _ in parts if colon and name not in (*BOTS, *FROZEN)}
    own = {name for name in names if not name.endswith(".json")}  # a network's file is no module
    return sorted(name for name in own if name.partition(".")[0] != "tetrarch")


def _play_task(task: tuple[Plan, int]) -> Result:
    return play_one(*task)


def play_all(plan: Plan, jobs: int = 1, ray: str | None = None) -> Iterator[Result]:
    """All games, in any order; the results do not depend on who plays them."""
    plan.check()
    with open_pool(min(jobs, plan.games), ray, custom_bot_modules(plan.bots)) as workers:
        yield from run_batches(_play_task, [(plan, index) for index in range(plan.games)], workers)
