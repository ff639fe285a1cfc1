"""Names of Kingdom Builder's hexes, questions, actions, events and sources of gold."""

from __future__ import annotations

from tetrarch.core.words import EventWords, Kind, Names, Numbers, Source, StepWords, Words
from tetrarch.games.kingdom_builder import ids
from tetrarch.games.kingdom_builder.data import GUILD_NAMES, KINDS, TILE_NAMES

LETTERS = "ABCDEFGHIJKLMNOPQRST"
CELL = Names("hex", [f"{LETTERS[col]}{row}" for row in range(1, 21) for col in range(20)])
CARD = Names("terrain", KINDS[: ids.TERRAINS])
TILE = Names("location", TILE_NAMES)
GUILD = Names("guild", GUILD_NAMES)
TURNED = Names("turn of a quadrant", ["0", "180"])
PLACE = Names("place", ["top_left", "top_right", "bottom_left", "bottom_right"])
OPEN = Names("way of drawing", ["secretly", "openly"])
SEAT = Numbers("seat", 4)
HELD = Names(
    "state of a tile", ["none", "ready", "used", "fresh", "gone", "lost_ready", "lost_used", "lost_fresh"]
)

KIND = {
    ids.DO_BUILD: Kind("b", {"cell": CELL}, "cell", 35),
    ids.DO_USE: Kind("use", {"tile": TILE}, "tile", 47),
    ids.DO_LIFT: Kind("lift", {"cell": CELL}, "cell", 67),
    ids.DO_LAND: Kind("to", {"cell": CELL}, "cell", 67),
    ids.DO_END: Kind("end", {}, "", 24),
    ids.DO_CARD: Kind("~card", {"terrain": CARD}, "", 25),
    ids.DO_QUADRANT: Kind("~quadrant", {"quadrant": TILE, "turn": TURNED}, "", 9),
    ids.DO_GUILD: Kind("~guild", {"guild": GUILD}, "", 12),
}

DRAWING = {"to": SEAT, "drawn": OPEN}

STEPS = (
    StepWords("quadrant", {"place": PLACE}),
    StepWords("guild"),
    StepWords("card", DRAWING, DRAWING),
    StepWords("turn", {}, {"of": SEAT}),
    StepWords("build"),
    StepWords("place", {"tile": TILE}),
    StepWords("lift", {"tile": TILE}),
    StepWords("land", {"tile": TILE, "from": CELL}),
    StepWords("begin", {}, {"of": SEAT}),
    StepWords("next", {}, {"after": SEAT}),
)

EVENTS = {
    ids.BUILT: EventWords("built", {"cell": CELL}),
    ids.USING: EventWords("using", {"tile": TILE}),
    ids.MOVED: EventWords("moved", {"from": CELL, "cell": CELL}),
    ids.GAINED: EventWords("gained", {"cell": CELL, "tile": TILE}),
    ids.LOSES: EventWords("lost", {"cell": CELL, "tile": TILE}),
    ids.PLAYED: EventWords("played", {"terrain": CARD}, reveals=True),
    ids.DREW: EventWords("drew"),
    ids.SAW: EventWords("saw", {"terrain": CARD}),
    ids.REMOVED: EventWords("removed", {"terrain": CARD}),
    ids.SHUFFLED: EventWords("shuffled"),
    ids.ENDING: EventWords("ending"),
    ids.LAID: EventWords("laid", {"quadrant": TILE, "turn": TURNED}),
    ids.GUILD: EventWords("guild", {"guild": GUILD}),
    ids.ENDED: EventWords("ended"),
}

RULINGS = (88, 90, 91, 92, 94, 95, 97, 98, 99, 102)
SOURCES = (*map(Source, GUILD_NAMES, RULINGS), Source("castles", 83))

WORDS = Words("kingdom_builder", "KB", KIND, STEPS, EVENTS, SOURCES)
