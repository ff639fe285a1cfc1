"""Inns as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.match.options import Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.modules.inns.features import InnFeatures
from tetrarch.games.castles_of_burgundy.modules.inns.presentation.vocabulary import EVENTS, STEPS
from tetrarch.games.castles_of_burgundy.modules.inns.rules import Inns
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class InnsInfo(ExpansionInfo):
    """Inns."""

    id = "inns"
    place = 4
    module = ModuleInfo("inns", 163)
    excludes = (("chateauma", 334),)
    steps = STEPS
    events = EVENTS
    features = {20: InnFeatures()}

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return Inns(variants)


EXPANSION = InnsInfo()
