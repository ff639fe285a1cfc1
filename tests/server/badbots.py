"""Bots that go wrong, for worker processes to suffer from."""

import os
import time

from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.core.engine.observation import Observation


class Hangs(Bot):
    def choose(self, observation: Observation, budget: Budget) -> int:
        time.sleep(600)
        return 0


class Crashes(Bot):
    def choose(self, observation: Observation, budget: Budget) -> int:
        os._exit(3)


class Cheats(Bot):
    """Answers something that was never asked."""

    def choose(self, observation: Observation, budget: Budget) -> int:
        return 1 << 40
