"""What the questions, actions and events of rows A and G are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.extra_rows import ids
from tetrarch.games.kingsburg.presentation.names import COUNT, DIE, OF, UP_TO_SEVEN

STEPS: dict[int, StepNames] = {
    ids.ROLL_ACADEMY: StepNames("academy", OF),
    ids.ASK_KEEP_DIE: StepNames("academy_keep", {"own": UP_TO_SEVEN}),
}

KINDS: dict[int, Kind] = {
    ids.DO_KEEP_DIE: Kind("keep_die", {"die": DIE}, "die", 133),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_ACADEMY: EventNames("academy", {"count": COUNT}),
}
