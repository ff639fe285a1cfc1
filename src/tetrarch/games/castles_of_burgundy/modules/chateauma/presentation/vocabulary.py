"""Names of the actions, questions, events and sources of points of chateauma."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Numbers, Source, StepNames
from tetrarch.games.castles_of_burgundy.modules.chateauma import ids
from tetrarch.games.castles_of_burgundy.modules.shields.presentation.vocabulary import SHIELD
from tetrarch.games.castles_of_burgundy.modules.vineyards.presentation.vocabulary import DOUBLE, MARKET
from tetrarch.games.castles_of_burgundy.presentation.vocabulary import (
    COLOUR,
    COUNT,
    DEPOT,
    EFFECT,
    FACE,
    TILE,
)

CARD = Numbers("territory card", ids.CARDS, 1)
SIDE = Names("place", ("left", "right"))
ON_CARD = Numbers("space", ids.CARD_SPACES, 1)

KINDS = {
    ids.CHANCE_CARD: Kind("~card", {"card": CARD}, "", 284),
    ids.CHANCE_DIE: Kind("~die", {"face": FACE}, "", 292),
}

STEPS = {
    ids.DEAL_CARD: StepNames("card", {"place": SIDE}, {"place": SIDE}),
    ids.DEAL_BUILT: StepNames("built"),
    ids.ROLL_DIE: StepNames("die"),
    ids.END_TURN: StepNames("end_turn"),
}

EVENTS = {
    ids.EVENT_FIRST_CARD: EventNames("first_card", {"place": SIDE, "card": CARD}, ruling=284),
    ids.EVENT_CARD_DRAWN: EventNames("card", {"place": SIDE, "card": CARD}, ruling=311),
    ids.EVENT_RESHUFFLED: EventNames("reshuffled", ruling=311),
    ids.EVENT_TILE_BUILT: EventNames("built", {"tile": TILE}, ruling=319),
    ids.EVENT_CARD_CHOSEN: EventNames("card_chosen", {"place": SIDE, "card": CARD}, ruling=290),
    ids.EVENT_DIE_ROLLED: EventNames("die", {"face": FACE}, ruling=292),
    ids.EVENT_FOUND: EventNames("found", {"depot": DEPOT, "tile": TILE}, ruling=293),
    ids.EVENT_FROM_RESERVE: EventNames("from_reserve", {"tile": TILE}, ruling=295),
    ids.EVENT_JOKER_USED: EventNames("joker_used", ruling=296),
    ids.EVENT_JOKER_TAKEN: EventNames("joker_taken", {"tile": TILE}, ruling=297),
    ids.EVENT_SILVER_INSTEAD: EventNames("silver_instead", ruling=298),
    ids.EVENT_SET_ON: EventNames("set_on", {"place": SIDE, "space": ON_CARD}, ruling=291),
    ids.EVENT_ANOTHER_TILE: EventNames("another_tile", {"place": SIDE}, ruling=300),
    ids.EVENT_SALE_INSTEAD: EventNames("sale_instead", ruling=301),
    ids.EVENT_RESERVED: EventNames("reserved", {"depot": DEPOT, "tile": TILE}, ruling=303),
    ids.EVENT_NOTHING_FOUND: EventNames("nothing_found", {"building": EFFECT}, ruling=303),
    ids.EVENT_HALL_TILE: EventNames("hall_tile", {"tile": TILE}, ruling=304),
    ids.EVENT_UNSOLD: EventNames("nothing_sold", ruling=308),
    ids.EVENT_SALE_SIGN: EventNames("sale_sign", ruling=307),
    ids.EVENT_CARD_DONE: EventNames("card_done", {"card": CARD}, ruling=309),
    ids.EVENT_TILE_MOVED: EventNames("moved", {"tile": TILE, "colour": COLOUR}, ruling=310),
    ids.EVENT_BOUGHT_FOR_RESERVE: EventNames("bought_for_reserve", {"tile": TILE}, ruling=313),
    ids.EVENT_MINES_PAID: EventNames("mines_paid", {"count": COUNT}, ruling=314),
    ids.EVENT_EXTRA_TURN: EventNames("extra_turn", ruling=321),
    ids.EVENT_WHITE_TILE: EventNames("white_tile", {"depot": DEPOT, "tile": TILE}, ruling=323),
    ids.EVENT_WHITE_SILVER: EventNames("white_silver", ruling=323),
    ids.EVENT_POST_CARD: EventNames("post_card", {"count": COUNT}, ruling=325),
    ids.EVENT_SHIELD_WON: EventNames("shield_won", {"depot": DEPOT, "shield": SHIELD}, ruling=327),
    ids.EVENT_DOUBLE_WON: EventNames("double_won", {"place": MARKET, "double": DOUBLE}, ruling=331),
    ids.EVENT_NO_DOUBLE: EventNames("no_double", ruling=331),
    ids.EVENT_DOUBLE_BOUGHT: EventNames("double_bought", {"place": MARKET, "double": DOUBLE}, ruling=332),
}

SOURCES = {
    ids.SOURCE_CARD: Source("card", 309),
    ids.SOURCE_BOARDING_HOUSE: Source("boarding_house", 302),
    ids.SOURCE_ROUTE: Source("routes", 326),
    ids.SOURCE_MONASTERIES: Source("monasteries", 315),
    ids.SOURCE_HELD: Source("reserve", 315),
    ids.SOURCE_ON_CARDS: Source("on_cards", 315),
    ids.SOURCE_DOUBLES: Source("doubles", 333),
}
