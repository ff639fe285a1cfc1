"""Names of what tokens and texts speak of: goods, dice, advisors, buildings, cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from tetrarch.core.match.vocabulary import Change, Names, Numbers, Subset, UnorderedNames
from tetrarch.games.kingsburg.data.components import (
    GOOD_NAMES,
    ROW_NAMES,
    bundles,
    facts,
    handfuls,
    names,
    prices,
    races,
)
from tetrarch.games.kingsburg.rules.ids import LEAST_TOTAL
from tetrarch.games.kingsburg.rules.tables import LEAST_BOOST, WHIMS, YEARS

STORE_NAMES = (*GOOD_NAMES, "plus2")
PHASE_NAMES = tuple(facts()["phases"])
FACES = ["".join(map(str, faces)) or "none" for faces in handfuls()]
WHITES = ["none", *("w" + text for text in FACES[1:])]


def joined(kinds: tuple[int, ...]) -> str:
    return "+".join(STORE_NAMES[kind] for kind in kinds) or "none"


def extra_name(white: str, token: int) -> str:
    """White dice and what a token adds."""
    return white if token == 0 else f"+{token}" if white == "none" else f"{white}+{token}"


def dice_name(dice: str, white: str) -> str:
    """The name of a group of dice, white ones behind a stroke: `3-5/2`."""
    return dice if white == "none" else f"{dice}/{white}"


class Group(Names):
    """Dice of one group. A sentence gets the coloured ones, and the white ones as `white`."""

    def __init__(self, throws: Sequence[str]) -> None:
        super().__init__("group of dice", [dice_name(dice, white) for white in throws for dice in throws])

    def arguments(self, key: str, i: int) -> dict[str, object]:
        dice, _, white = self.name(i).partition("/")
        return {key: dice, "white": white or "none"}


def effect_names() -> list[str]:
    """The effects by the names of the buildings, governors and cards that have them."""
    return list(facts()["effect_order"])


GOOD = Names("good", GOOD_NAMES)
STORE = Names("good or token", STORE_NAMES)
GOODS = UnorderedNames("set of goods", [joined(kinds) for kinds in bundles()])
PRICE = UnorderedNames("price", [joined(kinds) for kinds in prices()])
AMOUNTS = UnorderedNames(
    "amount of goods", [f"g{n >> 6}w{n >> 3 & 7}s{n & 7}" for n in range(512)], "[a-z][0-9]"
)
COLOURED = UnorderedNames("set of dice", FACES, "[0-9]")
WHITE = UnorderedNames("set of white dice", WHITES, "[0-9]")
EXTRA = Names("addition", [extra_name(white, token) for token in range(4) for white in WHITES])
THROWN = Names("throw", ["-".join(text) if text != "none" else text for text in FACES])  # for sentences
GROUP = Group(THROWN.names)
ADVISOR = Names("advisor", names("advisors"))
TARGET = Names("place", (*names("advisors"), "space_5", "space_10", "space_15"))
BUILDING = Names("building", names("buildings"))
ROW = Names("row", ROW_NAMES)
EFFECT = Names("effect", effect_names())
EFFECTS = Subset("effect", effect_names())
PHASE = Names("phase", PHASE_NAMES)
RACE = Names("race", races())
INVADER = Names("invader", names("invaders"))
GOVERNOR = Names("governor", names("governors"))
DESTINY = Names("destiny card", names("destiny"))
SCENARIO = Names("scenario", names("scenarios"))
SEAT = Numbers("seat", 5)
ORDER = Names("turn order", ["+".join(map(str, p)) for n in range(2, 6) for p in permutations(range(n))])
FACE = Numbers("face", 6, 1)
WHIM = Numbers("whim", WHIMS, 1)
YEAR = Numbers("year", YEARS, 1)
COUNT = Numbers("number", 10000)
CHANGE = Change("change")
TOKEN_VALUE = Numbers("number", 4)
SHIFTED = Names("answer", ("no", "yes"))
CAUSE = Names(
    "cause",
    (
        "none",
        "aid",
        "victory",
        "defeat",
        "tax",
        "theft",
        "granary",
        "given",
        "destiny",
        "hired",
        "valley",
        "bridge",
    ),
)
RANK = Numbers("rank", 5, 1)
TOTAL = Numbers("total", 10000, LEAST_TOTAL)
DICE = Names("number of dice", [f"{n & 3}w{n >> 2}" for n in range(16)])
BY = Names("reason", ("season", *effect_names()))
LOOKER = Names("seat", ("0", "1", "2", "3", "4", "all"))
UP_TO_THREE = Numbers("number", 4)
UP_TO_SEVEN = Numbers("number", 8)
NEXT = Numbers("number", 19)
WHEN = Names("time", ("turn", "season_end"))
MOMENT_NAMES = (
    "year_start",
    "before_roll",
    "after_roll",
    "after_final",
    "influence_end",
    "after_help",
    "season_end",
    "before_recruit",
    "after_recruit",
    "winter_start",
    "reinforced",
    "battle",
    "year_end",
    "year_last",
)
MOMENT = Names("moment", (*MOMENT_NAMES, *(f"help_{n}" for n in range(1, 19))))
OUTCOME = Names("outcome", ("lost", "drawn", "won"))
MIXTURE = Names("mixture", ("any", "different", "alike"))  # of goods in a gift
TURN = Names("turn", ("all", "one"))  # a step for everybody, or one seat's
DIE = Names("die", ("own", "royal"))
TOKEN = Numbers("troop token", 5)
LAID = UnorderedNames(
    "set of rows", ["none", *ROW_NAMES, *(a + "+" + b for a in ROW_NAMES for b in ROW_NAMES if a < b)]
)
PAID = Names("payment", (*GOOD_NAMES, "vp", "soldier"))
GOT = Names("good or none", ("none", *GOOD_NAMES))
CHOICE = Names("choice", ("tokens", "gold_soldier", "gold", "vp"))
PAIR = UnorderedNames(
    "pair", ("gold+wood", "gold+vp", "gold+soldier", "wood+vp", "wood+soldier", "vp+soldier")
)
SHARE = UnorderedNames(
    "share",
    (
        "stone+soldier+vp",
        "stone+stone+soldier",
        "stone+stone+vp",
        "stone+soldier+soldier",
        "soldier+soldier+vp",
        "stone+vp+vp",
        "soldier+vp+vp",
    ),
)
ITEM = Names("item", (*STORE_NAMES, "soldier"))
DECK = Names("deck", ("invader", "valley"))
BID = Numbers("bid", 60)
BOOST = Numbers("strength", 20, LEAST_BOOST)
STOCK = Names(
    "stock", ["_".join(good for k, good in enumerate(GOOD_NAMES) if n >> k & 1) or "none" for n in range(8)]
)

# what bookkeeping carries
OF: dict[str, Names] = {"of": SEAT}
HELPING: dict[str, Names] = {"of": SEAT, "place": TARGET}
LOSING: dict[str, Names] = {"of": SEAT, "invader": INVADER}
GIVING: dict[str, Names] = {"count": UP_TO_THREE, "kinds": MIXTURE}
EFFECTING: dict[str, Names] = {"effects": EFFECTS, "moment": MOMENT}
