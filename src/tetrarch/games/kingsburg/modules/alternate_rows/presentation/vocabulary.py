"""What the questions, actions and events of alternative rows are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.alternate_rows import ids
from tetrarch.games.kingsburg.presentation.names import COUNT, LAID, OF, ROW, SEAT, TURN

STEPS: dict[int, StepNames] = {
    ids.DRAW_STRIP: StepNames("strip", OF),
    ids.ASK_ROWS: StepNames("rows"),
    ids.ASK_DRAFT: StepNames("draft", {}, {"of": SEAT, "turn": TURN}),
    ids.ROLL_MACHINES: StepNames("machines", OF),
    ids.ASK_ARMORY: StepNames("armory"),
}

KINDS: dict[int, Kind] = {
    ids.DO_LAY: Kind("lay", {"rows": LAID}, "rows", 139),
    ids.DO_STRIP: Kind("strip", {"row": ROW}, "row", 137),
    ids.CHANCE_ROW: Kind("~row", {"row": ROW}, "", 135),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_ROW_DRAWN: EventNames("row_drawn", {"row": ROW}),
    ids.EVENT_ROWS_LAID: EventNames("rows_laid", {"rows": LAID}, reveals=True),
    ids.EVENT_ROW_CHOSEN: EventNames("row_chosen", {"row": ROW}),
    ids.EVENT_STRIPS_RETURNED: EventNames("strips_returned", ruling=136),
    ids.EVENT_MACHINES: EventNames("machines", {"count": COUNT}),
}
