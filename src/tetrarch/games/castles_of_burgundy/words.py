"""Names of The Castles of Burgundy's tiles, questions, actions, events and sources of points."""

from __future__ import annotations

from tetrarch.core.words import EventWords, Kind, Names, Numbers, Source, StepWords, Subset, Words
from tetrarch.games.castles_of_burgundy import ids
from tetrarch.games.castles_of_burgundy.data import (
    CELL_NAMES,
    COLOUR_NAMES,
    PHASE_NAMES,
    building_names,
    duchies,
    grape_names,
    tile_names,
)
from tetrarch.games.castles_of_burgundy.modules.vine_tables import BONUS_NAMES, LAID_NAMES, PAIR_NAMES, SHOP

CELL = Names("space", CELL_NAMES)
COLOUR = Names("colour", COLOUR_NAMES)
TILE = Names("tile", tile_names())
STORED = Names("tile", (*tile_names(), *PAIR_NAMES))
NEW_TILE = Names("tile", ("none", *STORED.names))
GRAPE = Names("colour of grapes", grape_names())
DOUBLE = Names("double tile", PAIR_NAMES)
LAID = Names("double tile", LAID_NAMES)
BED = Numbers("vineyard space", ids.BEDS, 1)
VAT = Numbers("place of the vineyard depot", ids.STALLS - SHOP, 1)
STALL = Numbers("place of the shop", SHOP, 1)
MARKET = Names("place", (*(f"shop{n}" for n in STALL.names), *(f"depot{n}" for n in VAT.names)))
LEVEL = Numbers("level", 5, 1)
FIRST = Names("bonus", (*BONUS_NAMES, "target", "colour", "effect"))
DUE = Subset("effect", FIRST.names)
CAUSE = Names("cause", ("none", *tile_names(), *(f"sale{n + 1}" for n in range(ids.GOODS))))
EFFECT = Names("building", building_names())
DIE = Names("die", ("free", "1", "2", "3", "4", "5", "6"))
FACE = Numbers("face", 6, 1)
DEPOT = Numbers("depot", ids.DEPOTS, 1)
SOURCE = Names("source", (*DEPOT.names, "black", "inn"))
GOOD = Numbers("good", ids.GOODS, 1)
SOME_GOODS = Subset("good", GOOD.names)
DUCHY = Numbers("duchy", len(duchies()), 1)
BOARD = Names("board", DUCHY.names[::2])
PHASE = Names("phase", PHASE_NAMES)
ROUND = Numbers("round", ids.ROUNDS, 1)
PLACE = Numbers("place", ids.PLACES)
ROUTE = Numbers("route tile", ids.ROUTES, 1)
SPACE = Numbers("space", 3 * ids.ROUTE, 1)
SHIELD = Numbers("shield", ids.SHIELDS, 1)
SHIELD_OR_ALL = Names("shield", ("all", *SHIELD.names))
HOW = Names("way to pay", ("silver", "worker", "drop"))
BY = Names(
    "cause",
    (*building_names()[: ids.BUILDINGS], "crane", "white_castle", "castle", "route", "vineyard", "target"),
)  # in the order of effects
BONUS = Names("bonus tile", ("first", "second"))
WHERE = Names("storage", ("private", "shared"))
GATHERED = Names("answer", ("no", "yes"))
SEAT = Numbers("seat", 4)
COUNT = Numbers("number", 43)
BOUGHT = Numbers("number", 101)
AMOUNT = Numbers("number", 10000)
TRACK = Numbers("space", ids.SPACES)
CARD = Numbers("territory card", ids.CARDS, 1)
SIDE = Names("place", ("left", "right"))
ON_CARD = Numbers("space", ids.CARD_SPACES, 1)

KIND = {
    ids.DO_TAKE: Kind("take", {"die": DIE, "depot": DEPOT, "tile": TILE}, "slot:depot-tile", 49),
    ids.DO_PLACE: Kind("place", {"die": DIE, "tile": TILE, "cell": CELL}, "cell", 55),
    ids.DO_SELL: Kind("sell", {"die": DIE, "good": GOOD}, "good", 84),
    ids.DO_WORKERS: Kind("workers", {"die": DIE}, "die", 87),
    ids.DO_BUY: Kind("buy", {"tile": TILE}, "black:tile", 88),
    ids.DO_MASON: Kind("mason", {"depot": DEPOT, "tile": TILE}, "slot:depot-tile", 104),
    ids.DO_HIRE: Kind("hire", {}, "", 143),
    ids.DO_REGAIN: Kind("regain", {}, "", 138),
    ids.DO_SHIELD: Kind("shield", {"shield": SHIELD, "cell": CELL}, "shield cell", 180),
    ids.DO_FOLLOW: Kind("follow", {"seat": SEAT}, "seat", 195),
    ids.DO_SET: Kind("set", {"die": DIE, "face": DIE}, "die", 208),
    ids.DO_FETCH: Kind("fetch", {"depot": DEPOT, "tile": TILE}, "slot:depot-tile", 73),
    ids.DO_CRANE: Kind("crane", {"building": EFFECT}, "building", 144),
    ids.DO_GOODS: Kind("goods", {"depot": DEPOT, "goods": SOME_GOODS}, "depot", 65),
    ids.DO_GATHER: Kind("gather", {"good": GOOD}, "gather:good", 194),
    ids.DO_DISCARD: Kind("discard", {"tile": TILE}, "stored:tile", 51),
    ids.DO_DEPLOY: Kind(
        "deploy", {"source": SOURCE, "tile": TILE, "cell": CELL}, "slot:source-tile cell", 205
    ),
    ids.DO_TRIBUTE: Kind("tribute", {"shield": SHIELD, "how": HOW}, "shield", 185),
    ids.DO_SKIP: Kind("skip", {}, "", 73),
    ids.DO_END: Kind("end", {}, "", 43),
    ids.DO_SIDE: Kind("side", {"duchy": DUCHY}, "duchy", 14),
    ids.DO_CASTLE: Kind("castle", {"cell": CELL}, "cell", 22),
    ids.DO_ROUTE: Kind("route", {"route": ROUTE}, "route", 172),
    ids.DO_PLACE_SHARED: Kind("place_shared", {"die": DIE, "tile": TILE, "cell": CELL}, "cell", 223),
    ids.DO_DISCARD_SHARED: Kind("discard_shared", {"tile": TILE}, "shared:tile", 225),
    ids.DO_STOW: Kind("stow", {"where": WHERE}, "", 223),
    ids.DO_POINTS: Kind("points", {"count": BOUGHT}, "", 252),
    ids.DO_TRADE: Kind("trade", {"tile": TILE}, "black:tile", 246),
    ids.DO_GIVE: Kind("give", {"good": GOOD}, "good", 246),
    ids.DO_FIRST: Kind("first", {"effect": FIRST}, "", 271),
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
    ids.DRAW_GRAPE: Kind("~grape", {"grape": GRAPE}, "", 262),
    ids.DRAW_DOUBLE: Kind("~double", {"double": DOUBLE}, "", 264),
    ids.DRAW_CARD: Kind("~card", {"card": CARD}, "", 284),
    ids.DRAW_DIE: Kind("~die", {"face": FACE}, "", 292),
    ids.DRAW_DUCHY: Kind("~duchy", {"duchy": DUCHY}, "", 13),
    ids.DRAW_BOARD: Kind("~board", {"board": BOARD}, "", 13),
    ids.DRAW_GOOD: Kind("~good", {"good": GOOD}, "", 17),
    ids.DRAW_TILE: Kind("~tile", {"tile": TILE}, "", 27),
    ids.DRAW_SHIELD: Kind("~draw_shield", {"shield": SHIELD}, "", 179),
    ids.DRAW_ROUTE: Kind("~draw_route", {"route": ROUTE}, "", 171),
    ids.DRAW_DICE: Kind("~dice", {"low": FACE, "high": FACE}, "", 35),
    ids.DRAW_WHITE: Kind("~white", {"face": FACE}, "", 36),
}

OF: dict[str, Names] = {"of": SEAT}
TO: dict[str, Names] = {"to": SEAT}
WAITING: dict[str, Names] = {"due": DUE, "cause": CAUSE, "at": COUNT}

STEPS = (
    StepWords("duchy", TO),
    StepWords("board", TO),
    StepWords("side"),
    StepWords("shield", {"depot": DEPOT}),
    StepWords("good", {"to": SEAT, "count": COUNT}),
    StepWords("route_tile", TO),
    StepWords("route", {"place": SPACE}),
    StepWords("castle"),
    StepWords("next_phase"),
    StepWords("inn"),
    StepWords("tile", {"place": PLACE}),
    StepWords("round_good", {"space": ROUND}),
    StepWords("next_round"),
    StepWords("dice", TO),
    StepWords("white"),
    StepWords("next_turn"),
    StepWords("turn", {}, OF),
    StepWords("action", {"die": DIE, "by": BY}),
    StepWords("fetch", {"building": EFFECT}, {"of": SEAT, "building": EFFECT}),
    StepWords("warehouse", {}, OF),
    StepWords("town_hall", {}, OF),
    StepWords("crane", {}, OF),
    StepWords("goods", {"gathered": GATHERED}, {"of": SEAT, "gathered": GATHERED}),
    StepWords("more_goods", {"depot": DEPOT}, {"of": SEAT, "depot": DEPOT}),
    StepWords("gather", {}, OF),
    StepWords("advance", {}, OF),
    StepWords("discard", {"for": NEW_TILE}),
    StepWords("lay", {}, {"of": SEAT, "good": GOOD, "count": COUNT}),
    StepWords("deploy", {"shield": SHIELD_OR_ALL}, {"of": SEAT, "shield": SHIELD_OR_ALL}),
    StepWords("tribute", {"shield": SHIELD_OR_ALL}, {"of": SEAT, "shield": SHIELD_OR_ALL}),
    StepWords("income"),
    StepWords("follow"),
    StepWords("finish"),
    StepWords("stow", {"tile": STORED}, {"of": SEAT, "tile": STORED}),
    StepWords("grape_tile", TO),
    StepWords("double", {"place": MARKET}),
    StepWords("bonuses", {"space": BED}, {"of": SEAT, "bonus": FIRST}),
    StepWords("fetch_double", {}, OF),
    StepWords("fetch_black", {}, OF),
    StepWords("grape", {"level": LEVEL}, {"of": SEAT, "level": LEVEL}),
    StepWords("points", {}, OF),
    StepWords("order", WAITING, WAITING),
    StepWords("reward", {"colour": COLOUR}, {"of": SEAT, "colour": COLOUR}),
    StepWords("trade", {}, OF),
    StepWords("give", {"count": COUNT}, {"of": SEAT, "count": COUNT}),
    StepWords("remove"),
    StepWords("clear_goods", {}, OF),
    StepWords("card", {"place": SIDE}, {"place": SIDE}),
    StepWords("built"),
    StepWords("die"),
    StepWords("end_turn"),
)

EVENTS = {
    ids.BOARD_DEALT: EventWords("board", {"board": BOARD}),
    ids.DUCHY_DEALT: EventWords("duchy", {"duchy": DUCHY}),
    ids.CASTLE_SET: EventWords("castle", {"cell": CELL}),
    ids.FIRST_GOOD: EventWords("first_good", {"good": GOOD}),
    ids.SHIELD_DEALT: EventWords("shield_dealt", {"depot": DEPOT, "shield": SHIELD}),
    ids.ROUTE_DEALT: EventWords("route_tile", {"route": ROUTE, "place": SPACE}),
    ids.PHASE_BEGUN: EventWords("phase", {"phase": PHASE}),
    ids.FILLED: EventWords("filled", {"depot": DEPOT, "tile": TILE}),
    ids.BLACK_FILLED: EventWords("black", {"tile": TILE}),
    ids.INN_LAID: EventWords("inn", {"inns": COUNT}),
    ids.GOOD_SHOWN: EventWords("round_good", {"round": ROUND, "good": GOOD}),
    ids.ROUND_BEGUN: EventWords("round", {"round": ROUND}),
    ids.ROLLED: EventWords("dice", {"low": FACE, "high": FACE}),
    ids.WHITE_ROLLED: EventWords("white", {"face": FACE}),
    ids.GOOD_PLACED: EventWords("good_placed", {"depot": DEPOT, "good": GOOD}),
    ids.TURN_BEGUN: EventWords("turn"),
    ids.WORKERS: EventWords("workers", {"workers": AMOUNT}),
    ids.SILVER: EventWords("silver", {"silver": AMOUNT}),
    ids.TOOK: EventWords("took", {"depot": DEPOT, "tile": TILE}),
    ids.BOUGHT_TILE: EventWords("bought", {"tile": TILE}),
    ids.TILE_PLACED: EventWords("placed", {"tile": TILE, "cell": CELL}),
    ids.GOODS_SOLD: EventWords("sold", {"good": GOOD, "count": COUNT}, automaton=308),
    ids.DISCARDED: EventWords("discarded", {"tile": TILE}),
    ids.GOODS_TAKEN: EventWords("goods", {"depot": DEPOT, "good": GOOD}, automaton=306),
    ids.ADVANCED: EventWords("advanced", {"space": TRACK}, automaton=306),
    ids.AREA_DONE: EventWords("area", {"colour": COLOUR, "size": COUNT}),
    ids.BONUS_TAKEN: EventWords("bonus", {"colour": COLOUR, "place": BONUS}, automaton=312),
    ids.POSTS_JOINED: EventWords("posts", {"count": COUNT}),
    ids.POST_BONUS: EventWords("post_bonus", {"place": BONUS}, automaton=325),
    ids.SHIELD_TAKEN: EventWords("shield", {"shield": SHIELD, "cell": CELL}),
    ids.SHIELD_LOST: EventWords("shield_lost", {"shield": SHIELD}),
    ids.TRIBUTE_PAID: EventWords("tribute", {"shield": SHIELD, "how": HOW}),
    ids.FOLLOWED: EventWords("follow", {"seat": SEAT}),
    ids.GOOD_LAID: EventWords("route", {"space": SPACE, "good": GOOD}),
    ids.WAIVED: EventWords("waived"),
    ids.REGAINED: EventWords("regained", {"castles": COUNT}),
    ids.DIE_SET: EventWords("set", {"die": DIE, "face": DIE}),
    ids.ENDED: EventWords("ended"),
    ids.STOWED: EventWords("stowed", {"where": WHERE, "tile": STORED}),
    ids.TILE_REMOVED: EventWords("removed_tile", {"depot": DEPOT, "tile": TILE}),
    ids.GOODS_GONE: EventWords("goods_gone", {"good": GOOD, "count": COUNT}),
    ids.TARGET_SET: EventWords("target", {"target": BOUGHT}),
    ids.TRADED: EventWords("traded", {"tile": TILE}),
    ids.GAVE: EventWords("gave", {"good": GOOD, "count": COUNT}),
    ids.POINTS_BOUGHT: EventWords("points_bought", {"count": BOUGHT}),
    ids.REWARDED: EventWords("rewarded", {"colour": COLOUR}),
    ids.WON: EventWords("won"),
    ids.LOST: EventWords("lost"),
    ids.DOUBLE_FILLED: EventWords("double_filled", {"place": MARKET, "double": DOUBLE}),
    ids.FIRST_GRAPE: EventWords("first_grape", {"grape": GRAPE}),
    ids.PICKED: EventWords("picked", {"place": MARKET, "double": DOUBLE}),
    ids.BOUGHT_DOUBLE: EventWords("bought_double", {"place": MARKET, "double": DOUBLE}),
    ids.PLANTED: EventWords("planted", {"laid": LAID, "space": BED}),
    ids.DISCARDED_DOUBLE: EventWords("discarded_double", {"double": DOUBLE}),
    ids.LEVEL_DONE: EventWords("level", {"level": LEVEL}),
    ids.GRAPE_TAKEN: EventWords("grape", {"grape": GRAPE}),
    ids.TOOK_BLACK: EventWords("took_black", {"tile": TILE}),
    ids.FIRST_CARD: EventWords("first_card", {"place": SIDE, "card": CARD}, ruling=284),
    ids.CARD_DRAWN: EventWords("card", {"place": SIDE, "card": CARD}, ruling=311),
    ids.RESHUFFLED: EventWords("reshuffled", ruling=311),
    ids.TILE_BUILT: EventWords("built", {"tile": TILE}, ruling=319),
    ids.CARD_CHOSEN: EventWords("card_chosen", {"place": SIDE, "card": CARD}, ruling=290),
    ids.DIE_ROLLED: EventWords("die", {"face": FACE}, ruling=292),
    ids.FOUND: EventWords("found", {"depot": DEPOT, "tile": TILE}, ruling=293),
    ids.FROM_RESERVE: EventWords("from_reserve", {"tile": TILE}, ruling=295),
    ids.JOKER_USED: EventWords("joker_used", ruling=296),
    ids.JOKER_TAKEN: EventWords("joker_taken", {"tile": TILE}, ruling=297),
    ids.SILVER_INSTEAD: EventWords("silver_instead", ruling=298),
    ids.SET_ON: EventWords("set_on", {"place": SIDE, "space": ON_CARD}, ruling=291),
    ids.ANOTHER_TILE: EventWords("another_tile", {"place": SIDE}, ruling=300),
    ids.SALE_INSTEAD: EventWords("sale_instead", ruling=301),
    ids.RESERVED: EventWords("reserved", {"depot": DEPOT, "tile": TILE}, ruling=303),
    ids.NOTHING_FOUND: EventWords("nothing_found", {"building": EFFECT}, ruling=303),
    ids.HALL_TILE: EventWords("hall_tile", {"tile": TILE}, ruling=304),
    ids.UNSOLD: EventWords("nothing_sold", ruling=308),
    ids.SALE_SIGN: EventWords("sale_sign", ruling=307),
    ids.CARD_DONE: EventWords("card_done", {"card": CARD}, ruling=309),
    ids.TILE_MOVED: EventWords("moved", {"tile": TILE, "colour": COLOUR}, ruling=310),
    ids.BOUGHT_FOR_RESERVE: EventWords("bought_for_reserve", {"tile": TILE}, ruling=313),
    ids.MINES_PAID: EventWords("mines_paid", {"count": COUNT}, ruling=314),
    ids.EXTRA_TURN: EventWords("extra_turn", ruling=321),
    ids.WHITE_TILE: EventWords("white_tile", {"depot": DEPOT, "tile": TILE}, ruling=323),
    ids.WHITE_SILVER: EventWords("white_silver", ruling=323),
    ids.POST_CARD: EventWords("post_card", {"count": COUNT}, ruling=325),
    ids.SHIELD_WON: EventWords("shield_won", {"depot": DEPOT, "shield": SHIELD}, ruling=327),
    ids.DOUBLE_WON: EventWords("double_won", {"place": MARKET, "double": DOUBLE}, ruling=331),
    ids.NO_DOUBLE: EventWords("no_double", ruling=331),
    ids.DOUBLE_BOUGHT: EventWords("double_bought", {"place": MARKET, "double": DOUBLE}, ruling=332),
}

SOURCES = (
    Source("area", 91),
    Source("phase", 92),
    Source("bonus", 94, 312),
    Source("sale", 86, 308),
    Source("livestock", 70, 305),
    Source("m7", 105),
    Source("watchtower", 83, 302),
    Source("posts", 152, 325),
    Source("post_bonus", 154, 325),
    Source("regain", 138),
    Source("unsold", 127, 315),
    Source("silver", 127, 315),
    Source("workers", 127),
    *(Source(f"m{number}", 99 + number) for number in range(15, 27)),
    Source("m29", 161),
    Source("shields", 187, 328),
    Source("target", 253),
    Source("bought", 252),
    Source("vines", 278),
    Source("card", 309),
    Source("boarding_house", 302),
    Source("routes", 326),
    Source("monasteries", 315),
    Source("reserve", 315),
    Source("on_cards", 315),
    Source("doubles", 333),
)

WORDS = Words("castles_of_burgundy", "CB", KIND, STEPS, EVENTS, SOURCES)
