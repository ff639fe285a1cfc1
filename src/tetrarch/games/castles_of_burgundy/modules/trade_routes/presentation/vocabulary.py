"""Names of the actions, questions, events and sources of points of trade routes."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Numbers, StepNames
from tetrarch.games.castles_of_burgundy.modules.trade_routes import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import COUNT, GOOD, SEAT, TO
from tetrarch.games.castles_of_burgundy.rules.ids import ROUTE as ROUTE_TILES

ROUTE = Numbers("route tile", ids.ROUTES, 1)
SPACE = Numbers("space", 3 * ROUTE_TILES, 1)

KINDS = {
    ids.DO_ROUTE: Kind("route", {"route": ROUTE}, "route", 172),
    ids.CHANCE_ROUTE: Kind("~draw_route", {"route": ROUTE}, "", 171),
}

STEPS = {
    ids.DEAL_ROUTE: StepNames("route_tile", TO),
    ids.ASK_ROUTE: StepNames("route", {"place": SPACE}),
    ids.LAY: StepNames("lay", {}, {"of": SEAT, "good": GOOD, "count": COUNT}),
}

EVENTS = {
    ids.EVENT_ROUTE_DEALT: EventNames("route_tile", {"route": ROUTE, "place": SPACE}),
    ids.EVENT_GOOD_LAID: EventNames("route", {"space": SPACE, "good": GOOD}),
}
