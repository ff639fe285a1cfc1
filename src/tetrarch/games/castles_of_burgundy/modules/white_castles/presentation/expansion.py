"""White castles as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.match.options import Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.modules.white_castles.rules import WhiteCastles
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class WhiteCastlesInfo(ExpansionInfo):
    """White castles."""

    id = "white_castles"
    place = 3
    module = ModuleInfo("white_castles", 156)

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return WhiteCastles(variants)


EXPANSION = WhiteCastlesInfo()
