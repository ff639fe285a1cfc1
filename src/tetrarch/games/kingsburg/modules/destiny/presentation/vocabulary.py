"""What the questions, actions and events of destiny cards are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.destiny import ids
from tetrarch.games.kingsburg.presentation.names import COUNT, DESTINY, OF, TARGET

STEPS: dict[int, StepNames] = {
    ids.DRAW_DESTINY: StepNames("destiny"),
    ids.ROLL_FATE: StepNames("fate"),
    ids.ASK_TAX: StepNames("tax", {}, OF),
}

KINDS: dict[int, Kind] = {
    ids.DO_DEAL: Kind("deal", {"place": TARGET}, "place", 204),
    ids.CHANCE_DESTINY: Kind("~destiny", {"destiny": DESTINY}, "", 196),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_DESTINY_SHOWN: EventNames("destiny", {"destiny": DESTINY}),
    ids.EVENT_FATE: EventNames("fate", {"count": COUNT}),
    ids.EVENT_DEAL_MADE: EventNames("deal", {"place": TARGET}),
    ids.EVENT_GIFT_TAKEN: EventNames("gift", {"place": TARGET}),
}
