"""Names of the actions, questions, events and sources of points of vineyards."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Numbers, Source, StepNames
from tetrarch.games.castles_of_burgundy.data.components import double_names, grape_names, laid_names
from tetrarch.games.castles_of_burgundy.modules.vineyards import ids
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import DIE, FIRST, OF, SEAT, TILE, TO
from tetrarch.games.castles_of_burgundy.rules.ids import BEDS, STALLS

GRAPE = Names("colour of grapes", grape_names())
DOUBLE = Names("double tile", double_names())
LAID = Names("double tile", laid_names())
BED = Numbers("vineyard space", BEDS, 1)
VAT = Numbers("place of the vineyard depot", STALLS - ids.SHOP, 1)
STALL = Numbers("place of the shop", ids.SHOP, 1)
MARKET = Names("place", (*(f"shop{n}" for n in STALL.names), *(f"depot{n}" for n in VAT.names)))
LEVEL = Numbers("level", 5, 1)

KINDS = {
    ids.DO_PICK: Kind("pick", {"die": DIE, "slot": VAT}, "vat:slot", 265),
    ids.DO_PLANT: Kind("plant", {"die": DIE, "laid": LAID, "space": BED}, "bed:space", 268),
    ids.DO_PLANT_SHARED: Kind("plant_shared", {"die": DIE, "laid": LAID, "space": BED}, "bed:space", 268),
    ids.DO_BUY_DOUBLE: Kind("buy_double", {"slot": STALL}, "stall:slot", 276),
    ids.DO_FETCH_DOUBLE: Kind("fetch_double", {"slot": VAT}, "vat:slot", 274),
    ids.DO_FETCH_BLACK: Kind("fetch_black", {"tile": TILE}, "black:tile", 273),
    ids.DO_FETCH_SHOP: Kind("fetch_shop", {"slot": STALL}, "stall:slot", 273),
    ids.DO_GRAPE: Kind("grape", {"grape": GRAPE}, "grape:grape", 275),
    ids.DO_DISCARD_DOUBLE: Kind("discard_double", {"double": DOUBLE}, "stored:double", 266),
    ids.DO_DISCARD_DOUBLE_SHARED: Kind("discard_double_shared", {"double": DOUBLE}, "shared:double", 266),
    ids.DO_SOW: Kind("sow", {"slot": STALL, "laid": LAID, "space": BED}, "bed:space", 277),
    ids.CHANCE_GRAPE: Kind("~grape", {"grape": GRAPE}, "", 262),
    ids.CHANCE_DOUBLE: Kind("~double", {"double": DOUBLE}, "", 264),
}

STEPS = {
    ids.DEAL_GRAPE: StepNames("grape_tile", TO),
    ids.DEAL_DOUBLE: StepNames("double", {"place": MARKET}),
    ids.ASK_BONUSES: StepNames("bonuses", {"space": BED}, {"of": SEAT, "bonus": FIRST}),
    ids.ASK_FETCH_DOUBLE: StepNames("fetch_double", {}, OF),
    ids.ASK_FETCH_BLACK: StepNames("fetch_black", {}, OF),
    ids.ASK_GRAPE: StepNames("grape", {"level": LEVEL}, {"of": SEAT, "level": LEVEL}),
}

EVENTS = {
    ids.EVENT_DOUBLE_FILLED: EventNames("double_filled", {"place": MARKET, "double": DOUBLE}),
    ids.EVENT_FIRST_GRAPE: EventNames("first_grape", {"grape": GRAPE}),
    ids.EVENT_PICKED: EventNames("picked", {"place": MARKET, "double": DOUBLE}),
    ids.EVENT_BOUGHT_DOUBLE: EventNames("bought_double", {"place": MARKET, "double": DOUBLE}),
    ids.EVENT_PLANTED: EventNames("planted", {"laid": LAID, "space": BED}),
    ids.EVENT_DISCARDED_DOUBLE: EventNames("discarded_double", {"double": DOUBLE}),
    ids.EVENT_LEVEL_DONE: EventNames("level", {"level": LEVEL}),
    ids.EVENT_GRAPE_TAKEN: EventNames("grape", {"grape": GRAPE}),
    ids.EVENT_TOOK_BLACK: EventNames("took_black", {"tile": TILE}),
}

SOURCES = {
    ids.SOURCE_VINES: Source("vines", 278),
}
