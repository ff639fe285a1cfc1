"""Names of The Castles of Burgundy's tiles, questions, actions, events and sources of points."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import (
    Change,
    EventNames,
    Kind,
    Names,
    Numbers,
    Source,
    StepNames,
    SubsetOfNumbers,
)
from tetrarch.games.castles_of_burgundy.data.components import (
    CELL_NAMES,
    COLOUR_NAMES,
    PHASE_NAMES,
    bonus_names,
    building_names,
    double_names,
    duchies,
    numbered,
    scoring_monasteries,
    tile_names,
)
from tetrarch.games.castles_of_burgundy.data.files import facts
from tetrarch.games.castles_of_burgundy.rules import ids
from tetrarch.games.castles_of_burgundy.rules.tables import SOURCE_OF

CELL = Names("space", CELL_NAMES)
COLOUR = Names("colour", COLOUR_NAMES)
TILE = Names("tile", tile_names())
STORED = Names("tile", (*tile_names(), *double_names()))
NEW_TILE = Names("tile", ("none", *STORED.names))
FIRST = Names("bonus", (*bonus_names(), "target", "colour", "effect", "area"))
EFFECT = Names("building", building_names())
DIE = Names("die", ("free", "1", "2", "3", "4", "5", "6"))
FACE = Numbers("face", 6, 1)
DEPOT = Numbers("depot", ids.DEPOTS, 1)
GOOD = Numbers("good", len(numbered(facts()["goods"]["in_order"])), 1)
SOME_GOODS = SubsetOfNumbers("good", GOOD.names)
DUCHY = Numbers("duchy", len(duchies()), 1)
BOARD = Names("board", DUCHY.names[::2])
PHASE = Names("phase", PHASE_NAMES)
ROUND = Numbers("round", ids.ROUNDS, 1)
PLACE = Numbers("place", ids.PLACES)
BY = Names(
    "cause",
    (*building_names()[: ids.BUILDINGS], "crane", "white_castle", "castle", "route", "vineyard", "target"),
)  # in the order of effects
BONUS = Names("bonus tile", ("first", "second"))
GATHERED = Names("answer", ("no", "yes"))
SEAT = Numbers("seat", 4)
COUNT = Numbers("number", 43)
AMOUNT = Numbers("number", 10000)
CAUSE = Names(
    "cause",
    (
        "none",
        "die",
        "sale",
        "mines",
        "bank",
        "boarding_house",
        "monastery_2",
        "monastery_4",
        "monastery_6",
        "monastery_13",
        "monastery_28",
        "shield",
        "tribute",
        "points",
    ),
)
CHANGED: dict[str, Names] = {"change": Change("change"), "count": AMOUNT, "cause": CAUSE}
TRACK = Numbers("space", ids.SPACES)

MONASTERY_RULING = {29: 161}  # others follow each other from CB-114 on

KINDS = {
    ids.DO_TAKE: Kind("take", {"die": DIE, "depot": DEPOT, "tile": TILE}, "slot:depot-tile", 49),
    ids.DO_PLACE: Kind("place", {"die": DIE, "tile": TILE, "cell": CELL}, "cell", 55),
    ids.DO_SELL: Kind("sell", {"die": DIE, "good": GOOD}, "good", 84),
    ids.DO_WORKERS: Kind("workers", {"die": DIE}, "die", 87, role="lapse"),
    ids.DO_BUY: Kind("buy", {"tile": TILE}, "black:tile", 88),
    ids.DO_MASON: Kind("mason", {"depot": DEPOT, "tile": TILE}, "slot:depot-tile", 104),
    ids.DO_FETCH: Kind("fetch", {"depot": DEPOT, "tile": TILE}, "slot:depot-tile", 73, role="lapse"),
    ids.DO_GOODS: Kind("goods", {"depot": DEPOT, "goods": SOME_GOODS}, "depot", 65),
    ids.DO_DISCARD: Kind("discard", {"tile": TILE}, "stored:tile", 51),
    ids.DO_SKIP: Kind("skip", {}, "", 73, role="close"),
    ids.DO_END: Kind("end", {}, "", 43, role="close"),
    ids.DO_SIDE: Kind("side", {"duchy": DUCHY}, "duchy", 14),
    ids.DO_CASTLE: Kind("castle", {"cell": CELL}, "cell", 22),
    ids.DO_FIRST: Kind("first", {"effect": FIRST}, "", 271),
    ids.CHANCE_DUCHY: Kind("~duchy", {"duchy": DUCHY}, "", 13),
    ids.CHANCE_BOARD: Kind("~board", {"board": BOARD}, "", 13),
    ids.CHANCE_GOOD: Kind("~good", {"good": GOOD}, "", 17),
    ids.CHANCE_TILE: Kind("~tile", {"tile": TILE}, "", 27),
    ids.CHANCE_DICE: Kind("~dice", {"low": FACE, "high": FACE}, "", 35),
    ids.CHANCE_WHITE: Kind("~white", {"face": FACE}, "", 36),
}

OF: dict[str, Names] = {"of": SEAT}
TO: dict[str, Names] = {"to": SEAT}

STEPS = {
    ids.ASK_DUCHY: StepNames("duchy", TO),
    ids.ASK_BOARD: StepNames("board", TO),
    ids.ASK_SIDE: StepNames("side"),
    ids.ASK_GOOD: StepNames("good", {"to": SEAT, "count": COUNT}),
    ids.ASK_CASTLE: StepNames("castle"),
    ids.NEXT_PHASE: StepNames("next_phase"),
    ids.FILL: StepNames("tile", {"place": PLACE}),
    ids.ASK_LANE: StepNames("round_good", {"space": ROUND}),
    ids.NEXT_ROUND: StepNames("next_round"),
    ids.ASK_DICE: StepNames("dice", TO),
    ids.ASK_WHITE: StepNames("white"),
    ids.NEXT_TURN: StepNames("next_turn"),
    ids.ASK_TURN: StepNames("turn", {}, OF),
    ids.ASK_ACTION: StepNames("action", {"die": DIE, "by": BY}),
    ids.ASK_FETCH: StepNames("fetch", {"building": EFFECT}, {"of": SEAT, "building": EFFECT}),
    ids.ASK_WAREHOUSE: StepNames("warehouse", {}, OF),
    ids.ASK_TOWN_HALL: StepNames("town_hall", {}, OF),
    ids.ASK_GOODS: StepNames("goods", {"gathered": GATHERED}, {"of": SEAT, "gathered": GATHERED}),
    ids.ASK_MORE_GOODS: StepNames("more_goods", {"depot": DEPOT}, {"of": SEAT, "depot": DEPOT}),
    ids.ADVANCE: StepNames("advance", {}, OF),
    ids.ASK_DISCARD: StepNames("discard", {"for": NEW_TILE}),
    ids.INCOME: StepNames("income"),
    ids.FINISH: StepNames("finish"),
}

LOADED: dict[str, Names] = {"depot": DEPOT, "good": GOOD, "change": COUNT, "count": COUNT}
EVENTS = {
    ids.EVENT_BOARD_DEALT: EventNames("board", {"board": BOARD}),
    ids.EVENT_DUCHY_DEALT: EventNames("duchy", {"duchy": DUCHY}),
    ids.EVENT_CASTLE_SET: EventNames("castle", {"cell": CELL}),
    ids.EVENT_FIRST_GOOD: EventNames("first_good", {"good": GOOD}),
    ids.EVENT_PHASE_BEGUN: EventNames("phase", {"phase": PHASE}),
    ids.EVENT_FILLED: EventNames("filled", {"depot": DEPOT, "tile": TILE}),
    ids.EVENT_BLACK_FILLED: EventNames("black", {"tile": TILE}),
    ids.EVENT_GOOD_SHOWN: EventNames("round_good", {"round": ROUND, "good": GOOD}),
    ids.EVENT_ROUND_BEGUN: EventNames("round", {"round": ROUND}),
    ids.EVENT_ROLLED: EventNames("dice", {"low": FACE, "high": FACE}),
    ids.EVENT_WHITE_ROLLED: EventNames("white", {"face": FACE}),
    ids.EVENT_GOOD_PLACED: EventNames("good_placed", {"depot": DEPOT, "good": GOOD}),
    ids.EVENT_TURN_BEGUN: EventNames("turn"),
    ids.EVENT_WORKERS: EventNames("workers", CHANGED),
    ids.EVENT_SILVER: EventNames("silver", CHANGED),
    ids.EVENT_TOOK: EventNames("took", {"depot": DEPOT, "tile": TILE}),
    ids.EVENT_BOUGHT_TILE: EventNames("bought", {"tile": TILE}),
    ids.EVENT_TILE_PLACED: EventNames("placed", {"tile": TILE, "cell": CELL}),
    ids.EVENT_GOODS_SOLD: EventNames("sold", {"good": GOOD, "count": COUNT}, automaton=308),
    ids.EVENT_DISCARDED: EventNames("discarded", {"tile": TILE}),
    ids.EVENT_GOODS_TAKEN: EventNames("goods", LOADED, automaton=306),
    ids.EVENT_ADVANCED: EventNames("advanced", {"space": TRACK}, automaton=306),
    ids.EVENT_AREA_DONE: EventNames("area", {"colour": COLOUR, "size": COUNT, "more": COUNT}),
    ids.EVENT_BONUS_TAKEN: EventNames("bonus", {"colour": COLOUR, "place": BONUS}, automaton=312),
    ids.EVENT_WAIVED: EventNames("waived"),
    ids.EVENT_ENDED: EventNames("ended"),
}

SOURCES = {
    ids.SOURCE_AREA: Source("area", 91),
    ids.SOURCE_PHASE: Source("phase", 92),
    ids.SOURCE_BONUS: Source("bonus", 94, 312),
    ids.SOURCE_SALE: Source("sale", 86, 308),
    ids.SOURCE_LIVESTOCK: Source("livestock", 70, 305),
    ids.SOURCE_M7: Source("m7", 105),
    ids.SOURCE_WATCHTOWER: Source("watchtower", 83, 302),
    ids.SOURCE_UNSOLD: Source("unsold", 127, 315),
    ids.SOURCE_SILVER: Source("silver", 127, 315),
    ids.SOURCE_WORKERS: Source("workers", 127),
}
for number in scoring_monasteries():
    SOURCES[int(SOURCE_OF[number])] = Source(f"m{number}", MONASTERY_RULING.get(number, 99 + number))
