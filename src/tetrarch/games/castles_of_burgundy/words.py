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
    tile_names,
)

CELL = Names("space", CELL_NAMES)
COLOUR = Names("colour", COLOUR_NAMES)
TILE = Names("tile", tile_names())
NEW_TILE = Names("tile", ("none", *tile_names()))
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
    "cause", (*building_names()[: ids.BUILDINGS], "crane", "white_castle", "castle", "route")
)  # in the order of effects
BONUS = Names("bonus tile", ("first", "second"))
WHERE = Names("storage", ("private", "shared"))
GATHERED = Names("answer", ("no", "yes"))
SEAT = Numbers("seat", 4)
COUNT = Numbers("number", 43)
AMOUNT = Numbers("number", 10000)
TRACK = Numbers("space", ids.SPACES)

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
    StepWords("stow", {"tile": TILE}, {"of": SEAT, "tile": TILE}),
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
    ids.GOODS_SOLD: EventWords("sold", {"good": GOOD, "count": COUNT}),
    ids.DISCARDED: EventWords("discarded", {"tile": TILE}),
    ids.GOODS_TAKEN: EventWords("goods", {"depot": DEPOT, "good": GOOD}),
    ids.ADVANCED: EventWords("advanced", {"space": TRACK}),
    ids.AREA_DONE: EventWords("area", {"colour": COLOUR, "size": COUNT}),
    ids.BONUS_TAKEN: EventWords("bonus", {"colour": COLOUR, "place": BONUS}),
    ids.POSTS_JOINED: EventWords("posts", {"count": COUNT}),
    ids.POST_BONUS: EventWords("post_bonus", {"place": BONUS}),
    ids.SHIELD_TAKEN: EventWords("shield", {"shield": SHIELD, "cell": CELL}),
    ids.SHIELD_LOST: EventWords("shield_lost", {"shield": SHIELD}),
    ids.TRIBUTE_PAID: EventWords("tribute", {"shield": SHIELD, "how": HOW}),
    ids.FOLLOWED: EventWords("follow", {"seat": SEAT}),
    ids.GOOD_LAID: EventWords("route", {"space": SPACE, "good": GOOD}),
    ids.WAIVED: EventWords("waived"),
    ids.REGAINED: EventWords("regained", {"castles": COUNT}),
    ids.DIE_SET: EventWords("set", {"die": DIE, "face": DIE}),
    ids.ENDED: EventWords("ended"),
    ids.STOWED: EventWords("stowed", {"where": WHERE, "tile": TILE}),
}

SOURCES = (
    Source("area", 91),
    Source("phase", 92),
    Source("bonus", 94),
    Source("sale", 86),
    Source("livestock", 70),
    Source("m7", 105),
    Source("watchtower", 83),
    Source("posts", 152),
    Source("post_bonus", 154),
    Source("regain", 138),
    Source("unsold", 127),
    Source("silver", 127),
    Source("workers", 127),
    *(Source(f"m{number}", 99 + number) for number in range(15, 27)),
    Source("m29", 161),
    Source("shields", 187),
    Source("target", 253),
    Source("bought", 252),
)

WORDS = Words("castles_of_burgundy", "CB", KIND, STEPS, EVENTS, SOURCES)
