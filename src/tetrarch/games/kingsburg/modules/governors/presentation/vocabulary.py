"""What the questions, actions and events of governors are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.governors import ids
from tetrarch.games.kingsburg.presentation.names import (
    BID,
    BUILDING,
    COLOURED,
    GOOD,
    GOVERNOR,
    OF,
    SEAT,
    TARGET,
    THROWN,
    UP_TO_THREE,
    WHITE,
)

STEPS: dict[int, StepNames] = {
    ids.ASK_BLESSING: StepNames("blessing"),
    ids.DEAL_GOVERNOR: StepNames("governor_lot", OF),
    ids.ASK_GOVERNOR: StepNames("governor"),
    ids.DRAW_OFFER: StepNames("offer"),
    ids.ASK_OPEN: StepNames("open"),
    ids.ASK_BID: StepNames("bid", {}, OF),
    ids.ASK_STEAL: StepNames("steal"),
    ids.ASK_TURN: StepNames("turn"),
    ids.ASK_SET: StepNames("set"),
    ids.ASK_SORCERY: StepNames("sorcerer", {"count": UP_TO_THREE}, {"of": SEAT, "count": UP_TO_THREE}),
}

KINDS: dict[int, Kind] = {
    ids.DO_SET: Kind("set", {"dice": COLOURED}, "", 179),
    ids.DO_TURN: Kind("turn", {"dice": COLOURED, "white": WHITE}, "", 189),
    ids.DO_RAISE: Kind("raise", {"building": BUILDING}, "building", 188, role="lapse"),
    ids.DO_STEAL: Kind("steal", {"seat": SEAT, "good": GOOD}, "good", 173),
    ids.DO_GOVERN: Kind("govern", {"governor": GOVERNOR}, "governor", 169),
    ids.DO_OPEN: Kind("open", {"governor": GOVERNOR, "bid": BID}, "governor", 170),
    ids.DO_BID: Kind("bid", {"bid": BID}, "bid", 170),
    ids.CHANCE_GOVERNOR: Kind("~governor", {"governor": GOVERNOR}, "", 169),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_DEALT: EventNames("dealt", {"governor": GOVERNOR}),
    ids.EVENT_GOVERNS: EventNames("governs", {"governor": GOVERNOR}, reveals=True),
    ids.EVENT_OFFERED: EventNames("offered", {"governor": GOVERNOR}),
    ids.EVENT_OPENED: EventNames("opened", {"governor": GOVERNOR, "bid": BID}),
    ids.EVENT_BID_RAISED: EventNames("bid", {"bid": BID}),
    ids.EVENT_BID_PASSED: EventNames("bid_passed"),
    ids.EVENT_MOVED: EventNames("moved", {"place": TARGET}),
    ids.EVENT_STOLEN: EventNames("stolen", {"other": SEAT, "good": GOOD}),
    ids.EVENT_DICE_CHANGED: EventNames("dice_changed", {"dice": THROWN, "white": THROWN}),
}
