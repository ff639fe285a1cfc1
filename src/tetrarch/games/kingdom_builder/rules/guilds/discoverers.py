"""Discoverers: gold for each horizontal row with an own settlement."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.guilds.by_row import count_by_row
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class Discoverers(GoldSource):
    """A row pays once, however many settlements it holds [KB-94]."""

    def __init__(self) -> None:
        super().__init__(guild("discoverers")["gold"])

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        n: i64 = 0
        for count in count_by_row(s, seat):
            if count > 0:
                n += self.gold
        return n

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        """Every settlement stands in a row."""
        return s.own(seat)


GUILD: Final = Discoverers()
