"""The extra tiles as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.match.options import Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.presentation.vocabulary import KINDS, STEPS
from tetrarch.games.castles_of_burgundy.modules.extra_tiles.rules import ExtraTiles
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class ExtraTilesInfo(ExpansionInfo):
    """The extra tiles."""

    id = "extra_tiles"
    place = 1
    module = ModuleInfo("extra_tiles", 140)
    kinds = KINDS
    steps = STEPS

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return ExtraTiles(variants)


EXPANSION = ExtraTilesInfo()
