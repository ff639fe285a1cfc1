"""What the questions, actions and events of troop tokens are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.troop_tokens import ids
from tetrarch.games.kingsburg.presentation.names import TOKEN

STEPS: dict[int, StepNames] = {
    ids.ASK_TROOPS: StepNames("troops"),
}

KINDS: dict[int, Kind] = {
    ids.DO_TROOPS: Kind("troops", {"token": TOKEN}, "token", 227),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_TROOPS_PLAYED: EventNames("troops", {"token": TOKEN}, reveals=True),
}
