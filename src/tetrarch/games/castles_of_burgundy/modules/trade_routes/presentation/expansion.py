"""Trade routes as the world outside sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.options import Pick, Value
from tetrarch.core.match.registry import ModuleInfo
from tetrarch.games.castles_of_burgundy.modules.trade_routes.features import RouteFeatures
from tetrarch.games.castles_of_burgundy.modules.trade_routes.presentation.vocabulary import (
    EVENTS,
    KINDS,
    STEPS,
)
from tetrarch.games.castles_of_burgundy.modules.trade_routes.rules import TradeRoutes
from tetrarch.games.castles_of_burgundy.presentation.expansions import ExpansionInfo
from tetrarch.games.castles_of_burgundy.rules.expansion import Expansion
from tetrarch.games.castles_of_burgundy.rules.step import RuleVariants


class TradeRoutesInfo(ExpansionInfo):
    """Trade routes."""

    id = "trade_routes"
    place = 5
    module = ModuleInfo("trade_routes", 171, reconstructed=True, options=("route_order",))
    options = {7: Pick("route_order", "random", 172, ("random", "chosen"))}
    kinds = KINDS
    steps = STEPS
    events = EVENTS
    features = {80: RouteFeatures()}

    def check(self, seats: int, names: Collection[str], options: Mapping[str, Value]) -> None:
        if options["route_order"] == "chosen" and "trade_routes" not in names:
            raise BadOption("route_order=chosen can't be without the module trade_routes [CB-172]")

    def build(
        self, variants: RuleVariants, seats: int, names: Collection[str], options: Mapping[str, Value]
    ) -> Expansion:
        return TradeRoutes(variants, options["route_order"] == "chosen")


EXPANSION = TradeRoutesInfo()
