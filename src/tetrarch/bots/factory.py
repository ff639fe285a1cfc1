"""Bots from their names: `greedy`, `mcts:200`, a level such as `steady`, or `module:Class` for one's own."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tetrarch.bots.levels import LEVELS, Level
from tetrarch.bots.own_code import make
from tetrarch.bots.parallel import ParallelBot
from tetrarch.bots.search.bot import Bot, Budget, RandomBot
from tetrarch.bots.search.greedy import GreedyBot, SoftBot
from tetrarch.bots.search.mcts import MctsBot
from tetrarch.bots.tuning import FROZEN, TODAYS, Tuning, frozen_tuning, network_tuning
from tetrarch.core.engine.kernel import Evaluator
from tetrarch.core.engine.observation import observe
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.match import Match

BOTS = {
    "random": "any legal move",
    "soft": "what looks good right after it, the better the likelier: soft:0.3 errs less than soft:1",
    "greedy": "the move that looks best right after it",
    "mcts": "tree search: mcts is 1,000 iterations, mcts:200 so many, mcts:0.5s half a second a move, "
    "mcts:0.5s*2 the same in two processes",
    "deep": "the same search for long thinking: plays on beyond the turn before it judges where that helps",
    **{
        level.id: f"the level of that name: {level.bot}" + ", another in some games" * bool(level.bot_by_game)
        for level in LEVELS
    },
    **{
        f"{name}:master": f"{name}: before a bot, the bot as it was frozen, such as {name}:strong"
        for name in FROZEN
    },
}

NETWORK = ".json:"  # before it the file of a learned network, after it the bot that judges by it


class TimeBudget(Budget):
    """As many iterations as fit into a time, up to a number of them."""

    def __init__(self, seconds: float, iterations: int = 0) -> None:
        super().__init__(iterations or 1 << 40)
        self.seconds = seconds
        self.end = 0.0

    def more(self, done: int) -> bool:
        """Whether another iteration may begin; the first one starts the clock."""
        if done == 0:
            self.end = time.monotonic() + self.seconds
        return done == 0 or (done < self.iterations and time.monotonic() < self.end)

    def left(self, done: int) -> int:
        """How many more there will be, if they go on as quickly."""
        rest = self.end - time.monotonic()
        return min(int(self.iterations) - done, int(done * rest / max(1e-6, self.seconds - rest)))


@dataclass
class BotPlayer:
    """A bot with its name and budget, ready to play."""

    name: str
    bot: Bot
    budget: Budget
    by_game: Mapping[str, BotPlayer] = field(default_factory=dict)  # in place of this one, by the game's id

    def choose(self, game: Any, state: Any, seat: int, rng: Rng) -> int:
        """The action chosen for a seat; the bot gets an observation, never the true position."""
        player = self.for_game(game)
        return int(player.bot.choose(observe(game, state, seat, rng), player.budget))

    def for_game(self, game: Any) -> BotPlayer:
        """The player for a game: its own, or this one."""
        return self.by_game.get(game.id, self)


def make_bot(
    spec: str, seed: int = 0, evaluator: Evaluator | None = None, tuning: Tuning = TODAYS
) -> BotPlayer:
    """The bot that a text names: `greedy`, `mcts:200`, a level, or `module:Class`; BadOption lists them.

    With an evaluator it judges positions by that.
    """
    if evaluator is not None:
        tuning = replace(tuning, evaluator=evaluator)
    name, _, rest = spec.partition(":")
    if spec in tuning.levels:
        return make_level(tuning.levels[spec], seed, tuning=tuning)
    if NETWORK in spec:
        file, _, rest = spec.partition(NETWORK)
        return replace(make_bot(rest, seed, evaluator, network_tuning(f"{file}.json")), name=spec)
    if name in FROZEN and rest:
        return replace(make_bot(rest, seed, evaluator, frozen_tuning(name)), name=spec)
    if name in ("mcts", "deep"):
        text, _, jobs = rest.partition("*")
        bot = make_search(spec, jobs, seed, tuning)
        return BotPlayer(spec, tuning.tuned(bot), read_budget(spec, text))
    if name == "soft":
        bot = SoftBot(seed, read_heat(spec, rest), tuning.profiles)
        return BotPlayer(spec, tuning.tuned(bot), Budget())
    if rest:
        own, _, judged = rest.partition(":")
        if judged:  # an evaluator, and the bot that judges by it
            return replace(make_bot(judged, seed, load_evaluator(name, own), tuning), name=spec)
        return BotPlayer(spec, tuning.tuned(load_bot(name, own, seed)), Budget())
    if name == "random":
        return BotPlayer(spec, RandomBot(seed), Budget())
    if name == "greedy":
        return BotPlayer(spec, tuning.tuned(GreedyBot(seed, tuning.profiles)), Budget())
    raise BadOption(f"there is no bot {spec!r}: {', '.join(BOTS)}, or your own as module:Class")


def make_level(level: Level, seed: int, max_seconds: float = 0.0, tuning: Tuning = TODAYS) -> BotPlayer:
    """The bot of a level. `max_seconds` also limits those that have a number of iterations."""

    def player_for(spec: str) -> BotPlayer:
        player = make_bot(spec, seed, tuning=tuning)
        has_limit = isinstance(player.budget, TimeBudget) or not max_seconds
        budget = player.budget if has_limit else TimeBudget(max_seconds, int(player.budget.iterations))
        return BotPlayer(level.id, player.bot, budget)

    player = player_for(level.bot)
    player.by_game = {game: player_for(spec) for game, spec in level.bot_by_game.items()}
    return player


def make_search(spec: str, jobs: str, seed: int, tuning: Tuning) -> Bot:
    """A search in one process, or in several."""
    settings = tuning.settings(spec.startswith("deep"))
    if not jobs:
        return MctsBot(seed, settings)
    if not jobs.isdecimal() or not 1 <= int(jobs) <= 64:
        raise BadOption(f"bot {spec!r}: after * comes a number of processes, 1 to 64")
    return ParallelBot(seed, int(jobs), settings)


def read_heat(spec: str, text: str) -> float:
    """How much a soft bot errs: a number above 0."""
    try:
        heat = float(text or 1)
        if 0 < heat <= 1000:
            return heat
    except ValueError:
        pass
    raise BadOption(f"bot {spec!r}: a number above 0 says how much it errs (soft:0.3)")


def read_budget(spec: str, text: str) -> Budget:
    """A budget: `1000` iterations, or `0.5s` of time."""
    try:
        if text.endswith("s"):
            seconds = float(text[:-1])
            if 0 < seconds <= 3600:
                return TimeBudget(seconds)
        elif not text or int(text) > 0:
            return Budget(int(text or 1000))
    except ValueError:
        pass
    raise BadOption(f"bot {spec!r}: a budget is a number of iterations (mcts:500) or of seconds (mcts:0.5s)")


def load_bot(module: str, name: str, seed: int) -> Bot:
    """A bot that somebody wrote: a subclass of `tetrarch.bots.Bot` in an importable module."""
    bot = make("bot", module, name, seed)
    if not isinstance(bot, Bot):
        raise BadOption(f"bot {module}:{name} must be a subclass of tetrarch.bots.Bot")
    return bot


def load_evaluator(module: str, name: str) -> Evaluator:
    """An evaluator that somebody wrote: a subclass of `tetrarch.bots.Evaluator`, made without arguments."""
    evaluator = make("evaluator", module, name)
    if not isinstance(evaluator, Evaluator):
        raise BadOption(f"evaluator {module}:{name} must be a subclass of tetrarch.bots.Evaluator")
    return evaluator


def answer(match: Match, seat: int, player: BotPlayer, rng: Rng) -> int:
    """The action that a bot chooses for a seat of a match."""
    return player.choose(match.game, match.state, seat, rng)
