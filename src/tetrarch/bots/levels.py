"""Bots by name: the ready ones, levels that people choose from, and those that people write themselves."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import Any

from tetrarch.bots.base import Bot, Budget, RandomBot
from tetrarch.bots.greedy import GreedyBot, SoftBot
from tetrarch.bots.mcts import MctsBot, Settings
from tetrarch.bots.parallel import ParallelBot
from tetrarch.core.errors import BadOption
from tetrarch.core.match import Match
from tetrarch.core.observe import observe
from tetrarch.core.rng import Rng


@dataclass(frozen=True)
class Level:
    """A strength with a name, and the bot that has it; `others` are those of single games."""

    id: str
    bot: str
    others: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def key(self) -> str:
        """The message that names it."""
        return f"server-level-{self.id}"


# games with a bot of their own, so that each level wins clearly against the one below it (docs/bots.md)
SHARP = {"kingdom_builder": "soft:0.09", "council_of_four": "soft:0.08", "kingsburg": "soft:0.05"}
STRONG = {"kingdom_builder": "greedy", "council_of_four": "mcts:10", "kingsburg": "mcts:40"}
LEVELS = (
    Level("gentle", "soft:0.7"),
    Level("steady", "soft:0.25"),
    Level("sharp", "greedy", SHARP),
    Level("strong", "mcts:80", STRONG),
    Level("master", "deep:2s"),
)
BY_ID = {level.id: level for level in LEVELS}
BOTS = {
    "random": "any legal move",
    "soft": "what looks good right after it, the better the likelier: soft:0.3 errs less than soft:1",
    "greedy": "the move that looks best right after it",
    "mcts": "tree search: mcts is 1,000 iterations, mcts:200 so many, mcts:0.5s half a second a move, "
    "mcts:0.5s*2 the same in two processes",
    "deep": "the same search for long thinking: plays on beyond the turn before it judges where that helps",
    **{
        level.id: f"the level of that name: {level.bot}" + ", another in some games" * bool(level.others)
        for level in LEVELS
    },
}


@cache
def strength(game: str) -> list[dict[str, Any]]:
    """What `tools/strength.py` measured of the levels in a game; nothing for games it does not know."""
    text = files(__package__).joinpath("data", "strength.json").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = json.loads(text).get(game, [])
    return rows


class Clock(Budget):
    """As many iterations as fit in a time, and no more than a number."""

    def __init__(self, seconds: float, iterations: int = 0) -> None:
        super().__init__(iterations or 1 << 40)
        self.seconds = seconds
        self.end = 0.0

    def more(self, done: int) -> bool:
        if done == 0:
            self.end = time.monotonic() + self.seconds
        return done == 0 or (done < self.iterations and time.monotonic() < self.end)

    def left(self, done: int) -> int:
        rest = self.end - time.monotonic()
        return min(int(self.iterations) - done, int(done * rest / max(1e-6, self.seconds - rest)))


@dataclass
class Player:
    """A bot with its name and budget, ready to sit down."""

    name: str
    bot: Bot
    budget: Budget
    others: Mapping[str, Player] = field(default_factory=dict)  # for games with one of their own

    def choose(self, game: Any, state: Any, seat: int, rng: Rng) -> int:
        """The action chosen for a seat; the bot gets an observation, never the true position."""
        player = self.at(game)
        return int(player.bot.choose(observe(game, state, seat, rng), player.budget))

    def at(self, game: Any) -> Player:
        """Who sits down at a game; a game's package has its name."""
        package = type(game).__module__.rpartition(".")[0]
        return self.others.get(package.rpartition(".")[2], self)


def make(spec: str, seed: int = 0) -> Player:
    """A bot by its name, a level by its, `name:budget`, or `module:Class` for one's own."""
    name, _, rest = spec.partition(":")
    if spec in BY_ID:
        return at_level(BY_ID[spec], seed)
    if name in ("mcts", "deep"):
        text, _, jobs = rest.partition("*")
        return Player(spec, searcher(spec, jobs, seed), budget_of(spec, text))
    if name == "soft":
        return Player(spec, SoftBot(seed, heat_of(spec, rest)), Budget())
    if rest:
        return Player(spec, own(name, rest, seed), Budget())
    if name == "random":
        return Player(spec, RandomBot(seed), Budget())
    if name == "greedy":
        return Player(spec, GreedyBot(seed), Budget())
    raise BadOption(f"there is no bot {spec!r}: {', '.join(BOTS)}, or your own as module:Class")


def at_level(level: Level, seed: int, longest: float = 0.0) -> Player:
    """A level's bot; by `longest`, what has a number of iterations gets so many seconds at most."""

    def seated(spec: str) -> Player:
        player = make(spec, seed)
        timed = isinstance(player.budget, Clock) or not longest
        budget = player.budget if timed else Clock(longest, int(player.budget.iterations))
        return Player(level.id, player.bot, budget)

    player = seated(level.bot)
    player.others = {game: seated(spec) for game, spec in level.others.items()}
    return player


def searcher(spec: str, jobs: str, seed: int) -> Bot:
    """A search in one process, or in several."""
    settings = Settings(deep=spec.startswith("deep"))
    if not jobs:
        return MctsBot(seed, settings)
    if not jobs.isdecimal() or not 1 <= int(jobs) <= 64:
        raise BadOption(f"bot {spec!r}: after * comes a number of processes, 1 to 64")
    return ParallelBot(seed, int(jobs), settings)


def heat_of(spec: str, text: str) -> float:
    """How much a soft bot errs."""
    try:
        heat = float(text or 1)
        if 0 < heat <= 1000:
            return heat
    except ValueError:
        pass
    raise BadOption(f"bot {spec!r}: a number above 0 says how much it errs (soft:0.3)")


def budget_of(spec: str, text: str) -> Budget:
    """1000 iterations, or 0.5s of time."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= 3600:
                return Clock(seconds)
        elif not text or int(text) > 0:
            return Budget(int(text or 1000))
    except ValueError:
        pass
    raise BadOption(f"bot {spec!r}: a budget is a number of iterations (mcts:500) or of seconds (mcts:0.5s)")


def own(module: str, name: str, seed: int) -> Bot:
    """A bot that somebody wrote: a subclass of `tetrarch.bots.base.Bot` in an importable module."""
    try:
        made = getattr(import_module(module), name)(seed)
    except (ImportError, AttributeError, TypeError) as err:
        raise BadOption(f"bot {module}:{name} cannot be made: {err}") from err
    if not isinstance(made, Bot):
        raise BadOption(f"bot {module}:{name} must be a subclass of tetrarch.bots.base.Bot")
    return made


def answer(match: Match, seat: int, player: Player, rng: Rng) -> int:
    """What a bot answers in a match."""
    return player.choose(match.game, match.state, seat, rng)
