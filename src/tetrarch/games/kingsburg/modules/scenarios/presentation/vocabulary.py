"""What the questions, actions and events of scenarios are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.scenarios import ids
from tetrarch.games.kingsburg.presentation.names import (
    AMOUNTS,
    COUNT,
    DECK,
    INVADER,
    LOOKER,
    SCENARIO,
    SEAT,
    TURN,
)
from tetrarch.games.kingsburg.rules.ids import ASK_LOOK

STEPS: dict[int, StepNames] = {
    ids.DRAW_SCENARIO: StepNames("scenario"),
    ids.ASK_GRANARY: StepNames("granary", {}, {"of": SEAT, "turn": TURN}),
    ids.DRAW_VALLEY: StepNames("valley", {"to": LOOKER}),
    ASK_LOOK: StepNames("look"),
}

KINDS: dict[int, Kind] = {
    ids.DO_KEEP: Kind("keep", {"goods": AMOUNTS}, "goods", 255),
    ids.DO_LOOK: Kind("look", {"deck": DECK}, "deck", 253),
    ids.CHANCE_VALLEY: Kind("~valley", {"invader": INVADER}, "", 250),
    ids.CHANCE_SCENARIO: Kind("~scenario", {"scenario": SCENARIO}, "", 121),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_SAW_VALLEY: EventNames("saw_valley", {"invader": INVADER}),
    ids.EVENT_VALLEY_SHOWN: EventNames("valley", {"invader": INVADER}, reveals=True),
    ids.EVENT_RAIDED: EventNames("raided", {"count": COUNT}),
    ids.EVENT_SCENARIO_DRAWN: EventNames("scenario", {"scenario": SCENARIO}),
}
