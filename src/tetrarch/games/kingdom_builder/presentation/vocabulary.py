"""Names of Kingdom Builder's hexes, questions, actions, events and sources of gold."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Numbers, Source, StepNames, Vocabulary
from tetrarch.games.kingdom_builder.data.components import GUILD_NAMES, KINDS, TILE_NAMES, facts, guild
from tetrarch.games.kingdom_builder.rules import ids

COLUMNS = "ABCDEFGHIJKLMNOPQRST"
CELL = Names("hex", [f"{column}{row}" for row in range(1, ids.SIZE + 1) for column in COLUMNS])
CARD = Names("terrain", KINDS[: ids.TERRAINS])
TILE = Names("location", TILE_NAMES)
GUILD = Names("guild", GUILD_NAMES)
TURNED = Names("turn of a quadrant", ["0", "180"])
PLACE = Names("place", ["top_left", "top_right", "bottom_left", "bottom_right"])
OPEN = Names("way of drawing", ["secretly", "openly"])
SEAT = Numbers("seat", ids.MAX_SEATS)
HELD = Names(
    "state of a tile", ["none", "ready", "used", "fresh", "gone", "lost_ready", "lost_used", "lost_fresh"]
)

KIND = {
    ids.DO_BUILD: Kind("b", {"cell": CELL}, "cell", 35),
    ids.DO_USE: Kind("use", {"tile": TILE}, "tile", 47, role="lapse"),
    ids.DO_LIFT: Kind("lift", {"cell": CELL}, "cell", 67),
    ids.DO_LAND: Kind("to", {"cell": CELL}, "cell", 67),
    ids.DO_END: Kind("end", {}, "", 24, role="close"),
    ids.CHANCE_CARD: Kind("~card", {"terrain": CARD}, "", 25),
    ids.CHANCE_QUADRANT: Kind("~quadrant", {"quadrant": TILE, "turn": TURNED}, "", 9),
    ids.CHANCE_GUILD: Kind("~guild", {"guild": GUILD}, "", 12),
}

DRAWING = {"to": SEAT, "drawn": OPEN}

STEPS = (
    StepNames("quadrant", {"place": PLACE}),
    StepNames("guild"),
    StepNames("card", DRAWING, DRAWING),
    StepNames("turn", {}, {"of": SEAT}),
    StepNames("build"),
    StepNames("place", {"tile": TILE}),
    StepNames("lift", {"tile": TILE}),
    StepNames("land", {"tile": TILE, "from": CELL}),
    StepNames("begin", {}, {"of": SEAT}),
    StepNames("next", {}, {"after": SEAT}),
)

EVENTS = {
    ids.EVENT_BUILT: EventNames("built", {"cell": CELL}),
    ids.EVENT_USING: EventNames("using", {"tile": TILE}),
    ids.EVENT_MOVED: EventNames("moved", {"from": CELL, "cell": CELL}),
    ids.EVENT_GAINED: EventNames("gained", {"cell": CELL, "tile": TILE}),
    ids.EVENT_LOSES: EventNames("lost", {"cell": CELL, "tile": TILE}),
    ids.EVENT_PLAYED: EventNames("played", {"terrain": CARD}, reveals=True),
    ids.EVENT_DREW: EventNames("drew"),
    ids.EVENT_SAW: EventNames("saw", {"terrain": CARD}),
    ids.EVENT_REMOVED: EventNames("removed", {"terrain": CARD}),
    ids.EVENT_SHUFFLED: EventNames("shuffled"),
    ids.EVENT_ENDING: EventNames("ending"),
    ids.EVENT_LAID: EventNames("laid", {"quadrant": TILE, "turn": TURNED}),
    ids.EVENT_GUILD: EventNames("guild", {"guild": GUILD}),
    ids.EVENT_ENDED: EventNames("ended"),
}

GUILD_SOURCES = (Source(name, guild(name)["ruling"]) for name in GUILD_NAMES)
SOURCES = (*GUILD_SOURCES, Source("castles", facts()["castle"]["ruling"]))

VOCABULARY = Vocabulary("kingdom_builder", "KB", KIND, STEPS, EVENTS, SOURCES)
