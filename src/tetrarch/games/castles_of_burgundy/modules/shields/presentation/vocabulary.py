"""Names of the actions, questions, events and sources of points of shields."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Numbers, Source, StepNames
from tetrarch.games.castles_of_burgundy.modules.shields import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import CELL, DEPOT, DIE, GOOD, OF, SEAT, TILE
from tetrarch.games.castles_of_burgundy.rules.ids import SHIELDS

SOURCE = Names("source", (*DEPOT.names, "black", "inn"))
SHIELD = Numbers("shield", SHIELDS, 1)
SHIELD_OR_ALL = Names("shield", ("all", *SHIELD.names))
HOW = Names("way to pay", ("silver", "worker", "drop"))

KINDS = {
    ids.DO_SHIELD: Kind("shield", {"shield": SHIELD, "cell": CELL}, "shield cell", 180),
    ids.DO_FOLLOW: Kind("follow", {"seat": SEAT}, "seat", 195),
    ids.DO_SET: Kind("set", {"die": DIE, "face": DIE}, "die", 208),
    ids.DO_GATHER: Kind("gather", {"good": GOOD}, "gather:good", 194),
    ids.DO_DEPLOY: Kind(
        "deploy", {"source": SOURCE, "tile": TILE, "cell": CELL}, "slot:source-tile cell", 205
    ),
    ids.DO_TRIBUTE: Kind("tribute", {"shield": SHIELD, "how": HOW}, "shield", 185),
    ids.CHANCE_SHIELD: Kind("~draw_shield", {"shield": SHIELD}, "", 179),
}

STEPS = {
    ids.DEAL_SHIELD: StepNames("shield", {"depot": DEPOT}),
    ids.ASK_GATHER: StepNames("gather", {}, OF),
    ids.ASK_DEPLOY: StepNames("deploy", {"shield": SHIELD_OR_ALL}, {"of": SEAT, "shield": SHIELD_OR_ALL}),
    ids.ASK_TRIBUTE: StepNames("tribute", {"shield": SHIELD_OR_ALL}, {"of": SEAT, "shield": SHIELD_OR_ALL}),
    ids.ASK_FOLLOW: StepNames("follow"),
}

EVENTS = {
    ids.EVENT_SHIELD_DEALT: EventNames("shield_dealt", {"depot": DEPOT, "shield": SHIELD}),
    ids.EVENT_SHIELD_TAKEN: EventNames("shield", {"shield": SHIELD, "cell": CELL}),
    ids.EVENT_SHIELD_LOST: EventNames("shield_lost", {"shield": SHIELD}),
    ids.EVENT_TRIBUTE_PAID: EventNames("tribute", {"shield": SHIELD, "how": HOW}),
    ids.EVENT_FOLLOWED: EventNames("follow", {"other": SEAT}),
    ids.EVENT_DIE_SET: EventNames("set", {"die": DIE, "face": DIE}),
}

SOURCES = {
    ids.SOURCE_SHIELDS: Source("shields", 187, 328),
}
