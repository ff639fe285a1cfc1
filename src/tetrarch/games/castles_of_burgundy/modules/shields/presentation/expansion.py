"""Shields as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.engine.kernel import Decision
from tetrarch.core.match.options import Flag, Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.modules.shields.features import DepotShields, FollowedSeat, OwnShields
from tetrarch.games.castles_of_burgundy.modules.shields.ids import DO_SHIELD
from tetrarch.games.castles_of_burgundy.modules.shields.module import Shields
from tetrarch.games.castles_of_burgundy.modules.shields.presentation.vocabulary import (
    EVENTS,
    KINDS,
    SOURCES,
    STEPS,
)
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.dice import cost
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.state import CbState
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class ShieldsInfo(ExpansionInfo):
    """Shields."""

    id = "shields"
    place = 6
    module = ModuleInfo("shields", 179, options=("joined_pasture_area",))
    options = {11: Flag("joined_pasture_area", True, 189, reading=True)}
    kinds = KINDS
    steps = STEPS
    events = EVENTS
    sources = SOURCES
    features = {30: DepotShields(), 50: FollowedSeat(), 90: OwnShields()}

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return Shields(variants, bool(options["joined_pasture_area"]))

    def details(self, s: CbState, d: Decision, x: int) -> dict[str, object] | None:
        if x & 0xFF != DO_SHIELD:
            return None
        first = d.seat * 2
        dice = [int(die) for die in s.dice[first : first + 2]] if d.step == ids.ASK_TURN else []
        return {"workers": sum(int(cost(s, d.seat, die, s.shield[x >> 8 & 0xFFF] + 1, 0)) for die in dice)}


EXPANSION = ShieldsInfo()
