"""The search in several processes: each grows a tree of its own, and the visits at the roots are added up."""

from __future__ import annotations

import multiprocessing
from collections import Counter
from multiprocessing.connection import Connection
from typing import Any

from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.bots.search.mcts import MctsBot, Settings
from tetrarch.core.engine.observation import Observation

FORKS = "fork" in multiprocessing.get_all_start_methods()


class ParallelBot(Bot):
    """Where processes cannot be forked, the same trees are grown one after the other."""

    def __init__(self, seed: int, jobs: int, settings: Settings) -> None:
        super().__init__(seed)
        self.bots = [MctsBot(seed * 64 + job, settings) for job in range(jobs)]

    def choose(self, observation: Observation, budget: Budget) -> int:
        """What was tried most in all trees together; each has the whole budget."""
        mine, *others = self.bots
        pipes = [start_process(bot, observation, budget) for bot in others] if FORKS else []
        chosen = int(mine.choose(observation, budget))
        trees = [root_visits(mine), *(pipe.recv() for pipe in pipes)]
        for bot in others if not FORKS else []:
            bot.choose(observation, budget)
            trees.append(root_visits(bot))
        counts = Counter[int]()
        for tree in trees:
            counts.update(tree)
        return max(counts, key=lambda action: (counts[action], -action), default=chosen)


def root_visits(bot: MctsBot) -> dict[int, int]:
    """How often each action was tried at the root; nothing where a lone answer needed no search."""
    return {int(x): int(n) for x, n in zip(bot.root.actions, bot.root.visits, strict=False)}


def start_process(bot: MctsBot, observation: Observation, budget: Budget) -> Connection[Any, Any]:
    """A process that searches; its counts come through the pipe."""
    here, there = multiprocessing.Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(
        target=search, args=(bot, observation, budget, there), daemon=True
    )
    process.start()
    there.close()
    return here


def search(bot: MctsBot, observation: Observation, budget: Budget, pipe: Connection[Any, Any]) -> None:
    bot.choose(observation, budget)
    pipe.send(root_visits(bot))
