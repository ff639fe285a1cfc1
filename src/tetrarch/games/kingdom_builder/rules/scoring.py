"""Counting the gold: guild cards, then castles."""

from typing import Final

from mypy_extensions import i64

from tetrarch.games.kingdom_builder.rules.castles import Castles
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.guilds import GUILDS
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants

SOURCES: Final[list[GoldSource]] = [*GUILDS, Castles()]  # by the number of the guild; castles last
CASTLES: Final[i64] = i64(len(SOURCES) - 1)


def total(s: KbState, seat: i64, variants: RuleVariants) -> i64:
    """What the game would pay a seat if it ended now [KB-82]."""
    n = SOURCES[CASTLES].points(s, seat, variants)
    for guild in s.guild:
        n += SOURCES[guild].points(s, seat, variants)
    return n


def pay_out(s: KbState, variants: RuleVariants) -> None:
    """The guild cards in turn, each for every seat from the start player on, then castles [KB-79]."""
    for i in range(i64(len(s.guild)) + 1):
        source = CASTLES if i == len(s.guild) else s.guild[i]
        for k in range(s.seats):
            seat = (variants.first + k) % s.seats
            gold = SOURCES[source].points(s, seat, variants)
            s.gold[seat] += gold
            s.score(seat, source, gold)
