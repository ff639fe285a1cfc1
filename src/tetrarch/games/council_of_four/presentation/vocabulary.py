"""Names of Council of Four's cities, cards, questions, actions, events and sources of points."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import (
    Change,
    EventNames,
    Kind,
    Names,
    Numbers,
    Source,
    StepNames,
    Subset,
    UnorderedNames,
    Vocabulary,
)
from tetrarch.games.council_of_four.data.components import (
    CARD_NAMES,
    COUNCIL_NAMES,
    METAL_NAMES,
    REGION_NAMES,
    TILE_NAMES,
    city_names,
    permit_names,
    side_names,
    token_names,
)
from tetrarch.games.council_of_four.rules import ids
from tetrarch.games.council_of_four.rules.councils import PAYMENT_CARDS, PAYMENTS
from tetrarch.games.council_of_four.rules.pieces import ALL_CARDS, FACE_UP, SPACES


def payment_name(pay: int) -> str:
    """The cards of a payment, `white+white+joker`."""
    row = PAYMENT_CARDS[pay * ids.KINDS : pay * ids.KINDS + ids.KINDS]
    return "+".join(name for name, n in zip(CARD_NAMES, row, strict=True) for _ in range(n))


CITY = Names("city", city_names())
SOME_CITIES = Subset("city", city_names())
REGION = Names("region", REGION_NAMES)
SIDE = Names("side", side_names())
COUNCIL = Names("council", COUNCIL_NAMES)
COLOUR = Names("colour", CARD_NAMES[: ids.COLOURS])
CARD = Names("card", CARD_NAMES)
CARDS = UnorderedNames("set of cards", [payment_name(pay) for pay in range(PAYMENTS)])
PERMIT = UnorderedNames("permit", permit_names(), ".")
BARRED = Names("permit", ("none", *permit_names()))
PLACE = Names("place", [f"{region}{n}" for region in REGION_NAMES for n in range(1, FACE_UP + 1)])
TOKEN = Names("token", token_names())
METAL = Names("metal", METAL_NAMES)
TILE = Names("bonus tile", TILE_NAMES)
KINGS_TILE = Names("king's tile", ("first", "second", "third", "fourth", "fifth"))
BONUS_NAMES = ("token", "permit", "rewards", "tokens", "step")
BONUS = Names("bonus", BONUS_NAMES)
BONUSES = Subset("bonus", BONUS_NAMES)
BY = Names("kind of action", ("main", "quick"))
SEAT = Numbers("seat", ids.MAX_SEATS)
COUNT = Numbers("number of cards", int(ALL_CARDS) + 1)
AMOUNT = Numbers("number", 10000)
TOKENS_LEFT = Numbers("number of tokens", 3)
SPACE = Numbers("space", SPACES)

KIND = {
    ids.DO_ELECT: Kind("elect", {"council": COUNCIL}, "council", 30),
    ids.DO_BUY: Kind("buy", {"permit": PERMIT}, "permit", 37),
    ids.DO_BUILD: Kind("build", {"permit": PERMIT, "city": CITY}, "city", 43),
    ids.DO_KING: Kind("king", {"city": CITY}, "city", 44),
    ids.DO_HIRE: Kind("hire", {}, "", 75),
    ids.DO_SWAP: Kind("swap", {"region": REGION}, "region", 76),
    ids.DO_SEND: Kind("send", {"council": COUNCIL}, "council", 78),
    ids.DO_EXTRA: Kind("extra", {}, "", 79),
    ids.DO_END: Kind("end", {}, "", 24, role="close"),
    ids.DO_PUT: Kind("put", {"colour": COLOUR}, "colour", 30),
    ids.DO_PAY: Kind("pay", {"cards": CARDS}, "cards", 33),
    ids.DO_FIRST: Kind("first", {"bonus": BONUS}, "", 56),
    ids.DO_REUSE: Kind("reuse", {"city": CITY}, "city", 67),
    ids.DO_TAKE: Kind("take", {"permit": PERMIT}, "permit", 69),
    ids.DO_REPEAT: Kind("repeat", {"permit": PERMIT}, "permit", 71),
    ids.CHANCE_SIDE: Kind("~side", {"region": REGION, "side": SIDE}, "", 8),
    ids.CHANCE_TOKEN: Kind("~token", {"token": TOKEN}, "", 9),
    ids.CHANCE_COUNCILLOR: Kind("~pawn", {"colour": COLOUR}, "", 14),
    ids.CHANCE_PERMIT: Kind("~permit", {"permit": PERMIT}, "", 39),
    ids.CHANCE_NEUTRAL: Kind("~neutral", {"permit": PERMIT}, "", 17),
    ids.CHANCE_CARD: Kind("~card", {"card": CARD}, "", 20),
}

DRAWING: dict[str, Names] = {"to": SEAT, "count": COUNT}

STEPS = (
    StepNames("side", {"region": REGION}),
    StepNames("token", {"city": CITY}, {"city": CITY}),
    StepNames("pawn", {"council": COUNCIL}),
    StepNames("permit", {"place": PLACE}, {"place": PLACE}),
    StepNames("neutral", {"region": REGION}),
    StepNames("card", DRAWING, DRAWING),
    StepNames("turn", {}, {"of": SEAT}),
    StepNames("councillor", {"council": COUNCIL, "by": BY}),
    StepNames("pay_permit", {"permit": PERMIT}),
    StepNames("pay_king", {"city": CITY}),
    StepNames("order", {"bonus": BONUSES, "but": BARRED}, {"of": SEAT, "bonus": BONUSES, "but": BARRED}),
    StepNames(
        "reuse",
        {"count": TOKENS_LEFT, "but": SOME_CITIES},
        {"of": SEAT, "count": TOKENS_LEFT, "but": SOME_CITIES},
    ),
    StepNames("take"),
    StepNames("repeat", {"but": BARRED}),
    StepNames("gain", {}, {"of": SEAT, "city": CITY}),
    StepNames("begin", {}, {"of": SEAT}),
    StepNames("next", {}, {"after": SEAT}),
)

CHANGED: dict[str, Names] = {"change": Change("change"), "count": AMOUNT}
EVENTS = {
    ids.EVENT_SIDE_LAID: EventNames("side", {"region": REGION, "side": SIDE}),
    ids.EVENT_TOKEN_LAID: EventNames("token", {"city": CITY, "token": TOKEN}),
    ids.EVENT_COUNCILLOR_PLACED: EventNames("pawn", {"council": COUNCIL, "colour": COLOUR}),
    ids.EVENT_OFFERED: EventNames("offered", {"place": PLACE, "permit": PERMIT}),
    ids.EVENT_NEUTRAL: EventNames("neutral", {"permit": PERMIT}),
    ids.EVENT_DREW: EventNames("drew", {"count": COUNT}),
    ids.EVENT_SAW: EventNames("saw", {"card": CARD}),
    ids.EVENT_SHUFFLED: EventNames("shuffled"),
    ids.EVENT_BEGUN: EventNames("begun", {"round": AMOUNT}),
    ids.EVENT_ELECTED: EventNames("elected", {"council": COUNCIL, "colour": COLOUR}),
    ids.EVENT_FELL: EventNames("fell", {"council": COUNCIL, "colour": COLOUR}),
    ids.EVENT_PLAYED: EventNames("played", {"card": CARD, "count": COUNT}, reveals=True),
    ids.EVENT_PAID: EventNames("paid", {"cards": CARDS, "coins": AMOUNT, "price": AMOUNT}, reveals=True),
    ids.EVENT_MOVED: EventNames("moved", {"from": CITY, "city": CITY}),
    ids.EVENT_BUILT: EventNames("built", {"city": CITY}),
    ids.EVENT_OWED: EventNames("owed", {"change": AMOUNT, "count": AMOUNT}),
    ids.EVENT_ACQUIRED: EventNames("acquired", {"permit": PERMIT}),
    ids.EVENT_TOOK: EventNames("took", {"permit": PERMIT}),
    ids.EVENT_TURNED: EventNames("turned", {"permit": PERMIT}),
    ids.EVENT_HIRED: EventNames("hired", {"assistants": AMOUNT, "coins": AMOUNT, "price": AMOUNT}),
    ids.EVENT_UNDER: EventNames("under", {"permit": PERMIT}),
    ids.EVENT_SENT: EventNames("sent", {"council": COUNCIL, "assistants": AMOUNT}),
    ids.EVENT_EXTRA: EventNames("extra", {"mains": AMOUNT, "assistants": AMOUNT, "change": AMOUNT}),
    ids.EVENT_GOT_COINS: EventNames("coins", CHANGED),
    ids.EVENT_GOT_ASSISTANTS: EventNames("assistants", CHANGED),
    ids.EVENT_ADVANCED: EventNames("advanced", {"space": SPACE}),
    ids.EVENT_GOT_MAINS: EventNames("mains", {"mains": AMOUNT}),
    ids.EVENT_REUSED: EventNames("reused", {"city": CITY}),
    ids.EVENT_REPEATED: EventNames("repeated", {"permit": PERMIT}),
    ids.EVENT_TILE: EventNames("tile", {"tile": TILE}),
    ids.EVENT_KINGS_TILE: EventNames("kings_tile", {"kings_tile": KINGS_TILE}),
    ids.EVENT_LAPSED: EventNames("lapsed", {"bonus": BONUS}),
    ids.EVENT_ENDING: EventNames("ending"),
    ids.EVENT_ENDED: EventNames("ended"),
}

SOURCES = (
    Source("permits", 38),
    Source("tokens", 52),
    Source("nobility", 66),
    Source("last", 83),
    *(Source(name, 58 if tile < ids.METALS else 59) for tile, name in enumerate(TILE_NAMES)),
    Source("kings", 60),
    Source("furthest", 88),
    Source("second", 88),
    Source("most_permits", 90),
)

VOCABULARY = Vocabulary("council_of_four", "CF", KIND, STEPS, EVENTS, SOURCES)
