"""What the questions, actions and events of whims at court are called."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, StepNames
from tetrarch.games.kingsburg.modules.whims import ids
from tetrarch.games.kingsburg.presentation.names import (
    CHOICE,
    GOOD,
    GOT,
    ITEM,
    PAID,
    PAIR,
    SEAT,
    SHARE,
    STOCK,
    TARGET,
    UP_TO_THREE,
    WHIM,
)

STEPS: dict[int, StepNames] = {
    ids.DRAW_WHIM: StepNames("whim_lot"),
    ids.DRAW_LOT: StepNames("lot"),
    ids.ASK_WHIM: StepNames("whim", {"whim": WHIM}),
    ids.ASK_NAME: StepNames("name", {"whim": WHIM, "for": SEAT}),
    ids.ASK_PICK: StepNames("pick", {"whim": WHIM, "for": SEAT}),
    ids.ASK_GIVE: StepNames("give", {"count": UP_TO_THREE}),
    ids.RESTORE: StepNames("restore"),
}

KINDS: dict[int, Kind] = {
    ids.DO_NAME: Kind("name", {"good": GOOD}, "good", 236),
    ids.DO_TRADE: Kind("trade", {"paid": PAID, "got": GOT}, "paid", 239),
    ids.DO_CHOOSE: Kind("choose", {"choice": CHOICE}, "choice", 235),
    ids.DO_TWO: Kind("two", {"pair": PAIR}, "pair", 242),
    ids.DO_SHARE: Kind("share", {"share": SHARE}, "share", 244),
    ids.DO_OPPONENT: Kind("opponent", {"seat": SEAT}, "seat", 240),
    ids.DO_PICK: Kind("pick", {"item": ITEM}, "item", 247),
    ids.DO_GIVE: Kind("give", {"good": GOOD, "seat": SEAT}, "good", 248),
    ids.CHANCE_WHIM: Kind("~whim", {"whim": WHIM}, "", 230),
    ids.CHANCE_GOOD: Kind("~good", {"good": GOOD}, "", 238),
}

EVENTS: dict[int, EventNames] = {
    ids.EVENT_WHIM_LAID: EventNames("whim_laid", {"whim": WHIM, "place": TARGET}),
    ids.EVENT_WHIM_GONE: EventNames("whim_gone", {"whim": WHIM, "place": TARGET}),
    ids.EVENT_LOT_DRAWN: EventNames("lot", {"good": GOOD}),
    ids.EVENT_STOCK_NOW: EventNames("stock", {"stock": STOCK}),
    ids.EVENT_NAMED: EventNames("named", {"good": GOOD, "other": SEAT}),
}
