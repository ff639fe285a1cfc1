"""Players that are programs: made by name, or written by yourself as a subclass of `Bot`."""

from tetrarch.bots.factory import BOTS, BotPlayer, TimeBudget, make_bot
from tetrarch.bots.hints import Advice, Reason, advise
from tetrarch.bots.levels import LEVELS, Level
from tetrarch.bots.search.bot import Bot, Budget
from tetrarch.core.engine.kernel import Evaluator
from tetrarch.core.engine.observation import Observation, observe

__all__ = [
    "BOTS",
    "LEVELS",
    "Advice",
    "Bot",
    "BotPlayer",
    "Budget",
    "Evaluator",
    "Level",
    "Observation",
    "Reason",
    "TimeBudget",
    "advise",
    "make_bot",
    "observe",
]
