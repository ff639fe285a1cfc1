"""Names of the actions, questions, events and sources of points of inns."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, StepNames
from tetrarch.games.castles_of_burgundy.modules.inns import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import COUNT

STEPS = {
    ids.LAY_INN: StepNames("inn"),
}

EVENTS = {
    ids.EVENT_INN_LAID: EventNames("inn", {"inns": COUNT}),
}
