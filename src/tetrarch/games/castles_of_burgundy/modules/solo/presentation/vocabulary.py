"""Names of the actions, questions, events and sources of points of solo."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Numbers, Source, StepNames, Subset
from tetrarch.games.castles_of_burgundy.data.components import tile_names
from tetrarch.games.castles_of_burgundy.modules.solo import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import (
    COLOUR,
    COUNT,
    DEPOT,
    FIRST,
    GOOD,
    OF,
    SEAT,
    TILE,
)
from tetrarch.games.castles_of_burgundy.rules.ids import GOODS

DUE = Subset("effect", FIRST.names)
CAUSE = Names("cause", ("none", *tile_names(), *(f"sale{n + 1}" for n in range(GOODS))))
BOUGHT = Numbers("number", 101)
WAITING: dict[str, Names] = {"due": DUE, "cause": CAUSE, "at": COUNT}

KINDS = {
    ids.DO_POINTS: Kind("points", {"count": BOUGHT}, "", 252),
    ids.DO_TRADE: Kind("trade", {"tile": TILE}, "black:tile", 246),
    ids.DO_GIVE: Kind("give", {"good": GOOD}, "good", 246),
}

STEPS = {
    ids.ASK_POINTS: StepNames("points", {}, OF),
    ids.ASK_ORDER: StepNames("order", WAITING, WAITING),
    ids.ASK_REWARD: StepNames("reward", {"colour": COLOUR}, {"of": SEAT, "colour": COLOUR}),
    ids.ASK_TRADE: StepNames("trade", {}, OF),
    ids.ASK_GIVE: StepNames("give", {"count": COUNT}, {"of": SEAT, "count": COUNT}),
    ids.TAKE_OFF: StepNames("remove"),
    ids.CLEAR_GOODS: StepNames("clear_goods", {}, OF),
}

EVENTS = {
    ids.EVENT_TILE_REMOVED: EventNames("removed_tile", {"depot": DEPOT, "tile": TILE}),
    ids.EVENT_GOODS_GONE: EventNames("goods_gone", {"good": GOOD, "change": COUNT}),
    ids.EVENT_TARGET_SET: EventNames("target", {"target": BOUGHT}),
    ids.EVENT_TRADED: EventNames("traded", {"tile": TILE}),
    ids.EVENT_GAVE: EventNames("gave", {"good": GOOD, "change": COUNT}),
    ids.EVENT_POINTS_BOUGHT: EventNames("points_bought", {"count": BOUGHT}),
    ids.EVENT_REWARDED: EventNames("rewarded", {"colour": COLOUR}),
    ids.EVENT_WON: EventNames("won"),
    ids.EVENT_LOST: EventNames("lost"),
}

SOURCES = {
    ids.SOURCE_TARGET: Source("target", 253),
    ids.SOURCE_PURCHASE: Source("bought", 252),
}
