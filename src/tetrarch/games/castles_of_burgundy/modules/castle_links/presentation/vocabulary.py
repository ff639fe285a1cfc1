"""Names of the actions, questions, events and sources of points of castle links."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Source
from tetrarch.games.castles_of_burgundy.modules.castle_links import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import COUNT

KINDS = {
    ids.DO_REGAIN: Kind("regain", {}, "", 138),
}

EVENTS = {
    ids.EVENT_REGAINED: EventNames("regained", {"castles": COUNT}),
}

SOURCES = {
    ids.SOURCE_REGAIN: Source("regain", 138),
}
