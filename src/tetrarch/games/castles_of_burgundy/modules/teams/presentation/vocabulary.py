"""Names of the actions, questions, events and sources of points of teams."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, StepNames
from tetrarch.games.castles_of_burgundy.modules.teams import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL, DIE, SEAT, STORED, TILE

WHERE = Names("storage", ("private", "shared"))

KINDS = {
    ids.DO_PLACE_SHARED: Kind("place_shared", {"die": DIE, "tile": TILE, "cell": CELL}, "cell", 223),
    ids.DO_DISCARD_SHARED: Kind("discard_shared", {"tile": TILE}, "shared:tile", 225),
    ids.DO_STOW: Kind("stow", {"where": WHERE}, "", 223),
}

STEPS = {
    ids.ASK_STOW: StepNames("stow", {"tile": STORED}, {"of": SEAT, "tile": STORED}),
}

EVENTS = {
    ids.EVENT_STOWED: EventNames("stowed", {"where": WHERE, "tile": STORED}),
}
