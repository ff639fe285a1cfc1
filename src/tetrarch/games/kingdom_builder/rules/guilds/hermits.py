"""Hermits: gold for each settlement area."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.games.kingdom_builder.data.components import guild
from tetrarch.games.kingdom_builder.rules.areas import Areas
from tetrarch.games.kingdom_builder.rules.gold_source import GoldSource
from tetrarch.games.kingdom_builder.rules.state import KbState
from tetrarch.games.kingdom_builder.rules.variants import RuleVariants


class Hermits(GoldSource):
    """A settlement with no own neighbour is an area by itself [KB-97]."""

    def __init__(self) -> None:
        super().__init__(guild("hermits")["gold"])

    def points(self, s: KbState, seat: i64, variants: RuleVariants) -> i64:
        return self.gold * Areas(s, seat).count

    def earners(self, s: KbState, seat: i64, variants: RuleVariants) -> vec[i64]:
        """Every settlement stands in an area."""
        return s.own(seat)


GUILD: Final = Hermits()
