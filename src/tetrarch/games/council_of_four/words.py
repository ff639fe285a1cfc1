"""Names of Council of Four's cities, cards, questions, actions, events and sources of points."""

from __future__ import annotations

from tetrarch.core.words import EventWords, Kind, Names, Numbers, Source, StepWords, Subset, Words
from tetrarch.games.council_of_four import ids
from tetrarch.games.council_of_four.data import (
    CARD_NAMES,
    COUNCIL_NAMES,
    METAL_NAMES,
    REGION_NAMES,
    TILE_NAMES,
    city_names,
    permit_names,
    token_names,
)
from tetrarch.games.council_of_four.tables import LAID, PAYMENTS


def payment_name(pay: int) -> str:
    """The cards of a payment, `white+white+joker`."""
    row = LAID[pay * ids.KINDS : pay * ids.KINDS + ids.KINDS]
    return "+".join(name for name, n in zip(CARD_NAMES, row, strict=True) for _ in range(n))


CITY = Names("city", city_names())
SOME_CITIES = Subset("city", city_names())
REGION = Names("region", REGION_NAMES)
SIDE = Names("side", ("a", "b"))
COUNCIL = Names("council", COUNCIL_NAMES)
COLOUR = Names("colour", CARD_NAMES[: ids.COLOURS])
CARD = Names("card", CARD_NAMES)
CARDS = Names("set of cards", [payment_name(pay) for pay in range(PAYMENTS)])
PERMIT = Names("permit", permit_names())
PLACE = Names("place", [f"{region}{n}" for region in REGION_NAMES for n in (1, 2)])
TOKEN = Names("token", token_names())
METAL = Names("metal", METAL_NAMES)
TILE = Names("bonus tile", TILE_NAMES)
KINGS_TILE = Names("king's tile", ("first", "second", "third", "fourth", "fifth"))
BONUS_NAMES = ("token", "permit", "rewards", "tokens", "step")
BONUS = Names("bonus", BONUS_NAMES)
BONUSES = Subset("bonus", BONUS_NAMES)
BY = Names("kind of action", ("main", "quick"))
SEAT = Numbers("seat", 4)
COUNT = Numbers("number of cards", 91)
AMOUNT = Numbers("number", 10000)
TOKENS_LEFT = Numbers("number of tokens", 3)
SPACE = Numbers("space", ids.SPACES)

KIND = {
    ids.DO_ELECT: Kind("elect", {"council": COUNCIL}, "council", 30),
    ids.DO_BUY: Kind("buy", {"permit": PERMIT}, "permit", 37),
    ids.DO_BUILD: Kind("build", {"permit": PERMIT, "city": CITY}, "city", 43),
    ids.DO_KING: Kind("king", {"city": CITY}, "city", 44),
    ids.DO_HIRE: Kind("hire", {}, "", 75),
    ids.DO_SWAP: Kind("swap", {"region": REGION}, "region", 76),
    ids.DO_SEND: Kind("send", {"council": COUNCIL}, "council", 78),
    ids.DO_EXTRA: Kind("extra", {}, "", 79),
    ids.DO_END: Kind("end", {}, "", 24),
    ids.DO_PUT: Kind("put", {"colour": COLOUR}, "colour", 30),
    ids.DO_PAY: Kind("pay", {"cards": CARDS}, "cards", 33),
    ids.DO_FIRST: Kind("first", {"bonus": BONUS}, "", 56),
    ids.DO_REUSE: Kind("reuse", {"city": CITY}, "city", 67),
    ids.DO_TAKE: Kind("take", {"permit": PERMIT}, "permit", 69),
    ids.DO_REPEAT: Kind("repeat", {"permit": PERMIT}, "permit", 71),
    ids.DO_SIDE: Kind("~side", {"region": REGION, "side": SIDE}, "", 8),
    ids.DO_TOKEN: Kind("~token", {"token": TOKEN}, "", 9),
    ids.DO_PAWN: Kind("~pawn", {"colour": COLOUR}, "", 14),
    ids.DO_PERMIT: Kind("~permit", {"permit": PERMIT}, "", 39),
    ids.DO_NEUTRAL: Kind("~neutral", {"permit": PERMIT}, "", 17),
    ids.DO_CARD: Kind("~card", {"card": CARD}, "", 20),
}

DRAWING: dict[str, Names] = {"to": SEAT, "count": COUNT}

STEPS = (
    StepWords("side", {"region": REGION}),
    StepWords("token", {"city": CITY}, {"city": CITY}),
    StepWords("pawn", {"council": COUNCIL}),
    StepWords("permit", {"place": PLACE}, {"place": PLACE}),
    StepWords("neutral", {"region": REGION}),
    StepWords("card", DRAWING, DRAWING),
    StepWords("turn", {}, {"of": SEAT}),
    StepWords("councillor", {"council": COUNCIL, "by": BY}),
    StepWords("pay_permit", {"permit": PERMIT}),
    StepWords("pay_king", {"city": CITY}),
    StepWords("order", {"bonus": BONUSES}, {"of": SEAT, "bonus": BONUSES}),
    StepWords(
        "reuse",
        {"count": TOKENS_LEFT, "but": SOME_CITIES},
        {"of": SEAT, "count": TOKENS_LEFT, "but": SOME_CITIES},
    ),
    StepWords("take"),
    StepWords("repeat"),
    StepWords("gain", {}, {"of": SEAT, "city": CITY}),
    StepWords("begin", {}, {"of": SEAT}),
    StepWords("next", {}, {"after": SEAT}),
)

EVENTS = {
    ids.SIDE_LAID: EventWords("side", {"region": REGION, "side": SIDE}),
    ids.TOKEN_LAID: EventWords("token", {"city": CITY, "token": TOKEN}),
    ids.PAWN_PUT: EventWords("pawn", {"council": COUNCIL, "colour": COLOUR}),
    ids.OFFERED: EventWords("offered", {"place": PLACE, "permit": PERMIT}),
    ids.NEUTRAL: EventWords("neutral", {"permit": PERMIT}),
    ids.DREW: EventWords("drew", {"count": COUNT}),
    ids.SAW: EventWords("saw", {"card": CARD}),
    ids.SHUFFLED: EventWords("shuffled"),
    ids.BEGUN: EventWords("begun", {"round": AMOUNT}),
    ids.ELECTED: EventWords("elected", {"council": COUNCIL, "colour": COLOUR}),
    ids.FELL: EventWords("fell", {"council": COUNCIL, "colour": COLOUR}),
    ids.PLAYED: EventWords("played", {"card": CARD, "count": COUNT}, reveals=True),
    ids.PAID: EventWords("paid", {"cards": CARDS, "coins": AMOUNT}, reveals=True),
    ids.MOVED: EventWords("moved", {"from": CITY, "city": CITY}),
    ids.BUILT: EventWords("built", {"city": CITY}),
    ids.OWED: EventWords("owed", {"assistants": AMOUNT}),
    ids.ACQUIRED: EventWords("acquired", {"permit": PERMIT}),
    ids.TOOK: EventWords("took", {"permit": PERMIT}),
    ids.TURNED: EventWords("turned", {"permit": PERMIT}),
    ids.HIRED: EventWords("hired", {"assistants": AMOUNT, "coins": AMOUNT}),
    ids.UNDER: EventWords("under", {"permit": PERMIT, "assistants": AMOUNT}),
    ids.SENT: EventWords("sent", {"council": COUNCIL, "assistants": AMOUNT}),
    ids.EXTRA: EventWords("extra", {"mains": AMOUNT, "assistants": AMOUNT}),
    ids.GOT_COINS: EventWords("coins", {"coins": AMOUNT}),
    ids.GOT_ASSISTANTS: EventWords("assistants", {"assistants": AMOUNT}),
    ids.ADVANCED: EventWords("advanced", {"space": SPACE}),
    ids.GOT_MAINS: EventWords("mains", {"mains": AMOUNT}),
    ids.REUSED: EventWords("reused", {"city": CITY}),
    ids.REPEATED: EventWords("repeated", {"permit": PERMIT}),
    ids.TILE: EventWords("tile", {"tile": TILE}),
    ids.KINGS_TILE: EventWords("kings_tile", {"kings_tile": KINGS_TILE}),
    ids.LAPSED: EventWords("lapsed", {"bonus": BONUS}),
    ids.ENDING: EventWords("ending"),
    ids.ENDED: EventWords("ended"),
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

WORDS = Words("council_of_four", "CF", KIND, STEPS, EVENTS, SOURCES)
