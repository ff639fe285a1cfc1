"""Names of Kingsburg's pieces, questions, actions, events and sources of points."""

from __future__ import annotations

from itertools import permutations

from tetrarch.core.words import EventWords, Kind, Names, Numbers, Source, StepWords, Subset, Words
from tetrarch.games.kingsburg import ids
from tetrarch.games.kingsburg.data import (
    GOOD_NAMES,
    ROW_NAMES,
    bundles,
    facts,
    handfuls,
    names,
    prices,
    races,
)

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
    """A group of dice in a sentence, white ones behind a stroke: `3-5/2`."""
    return dice if white == "none" else f"{dice}/{white}"


def effect_names() -> list[str]:
    """The effects by the names of the buildings, governors and cards that have them."""
    named = {"DRAGON_TAMERS": "dragon_tamers_guild", "ACADEMY": "military_academy", "DEAL": "secret_deals"}
    found = [key.removeprefix("FX_") for key in vars(ids) if key.startswith("FX_")]
    return [named.get(key, key.lower()) for key in found]


GOOD = Names("good", GOOD_NAMES)
STORE = Names("good or token", STORE_NAMES)
GOODS = Names("set of goods", [joined(kinds) for kinds in bundles()])
PRICE = Names("price", [joined(kinds) for kinds in prices()])
AMOUNTS = Names("amount of goods", [f"g{n >> 6}w{n >> 3 & 7}s{n & 7}" for n in range(512)])
COLOURED = Names("set of dice", FACES)
WHITE = Names("set of white dice", WHITES)
EXTRA = Names("addition", [extra_name(white, token) for token in range(4) for white in WHITES])
THROWN = Names("throw", ["-".join(text) if text != "none" else text for text in FACES])  # for sentences
GROUP = Names("group of dice", [dice_name(dice, white) for white in THROWN.names for dice in THROWN.names])
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
WHIM = Numbers("whim", 16, 1)
YEAR = Numbers("year", ids.YEARS, 1)
COUNT = Numbers("number", 10000)
RANK = Numbers("rank", 5, 1)
TOTAL = Numbers("total", 10000, -99)
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
LAID = Names(
    "set of rows", ["none", *ROW_NAMES, *(a + "+" + b for a in ROW_NAMES for b in ROW_NAMES if a < b)]
)
PAID = Names("payment", (*GOOD_NAMES, "vp", "soldier"))
GOT = Names("good or none", ("none", *GOOD_NAMES))
CHOICE = Names("choice", ("tokens", "gold_soldier", "gold", "vp"))
PAIR = Names("pair", ("gold+wood", "gold+vp", "gold+soldier", "wood+vp", "wood+soldier", "vp+soldier"))
SHARE = Names(
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
BOOST = Numbers("strength", 20, ids.BOOST_LEAST)
STOCK = Names(
    "stock", ["_".join(good for k, good in enumerate(GOOD_NAMES) if n >> k & 1) or "none" for n in range(8)]
)

KIND = {
    ids.DO_TAKE: Kind("take", {"goods": GOODS}, "goods", 41),
    ids.DO_PAY: Kind("pay", {"good": GOOD}, "good", 47),
    ids.DO_DECLINE: Kind("decline", {}, "", 41),
    ids.DO_INFLUENCE: Kind("influence", {"dice": COLOURED, "extra": EXTRA, "place": TARGET}, "place", 27),
    ids.DO_DEAL: Kind("deal", {"place": TARGET}, "place", 204),
    ids.DO_PASS: Kind("pass", {}, "", 33),
    ids.DO_USE: Kind("use", {"effect": EFFECT}, "effect", 90),
    ids.DO_DONE: Kind("done", {}, "", 90),
    ids.DO_REROLL: Kind("reroll", {"dice": COLOURED, "white": WHITE}, "", 68),
    ids.DO_SET: Kind("set", {"dice": COLOURED}, "", 179),
    ids.DO_TURN: Kind("turn", {"dice": COLOURED, "white": WHITE}, "", 189),
    ids.DO_SPEND: Kind("spend", {"good": STORE}, "good", 87),
    ids.DO_BUILD: Kind("build", {"building": BUILDING}, "building", 61),
    ids.DO_EXCHANGE: Kind("exchange", {"give": GOOD, "get": GOOD}, "give", 192),
    ids.DO_PAY_COST: Kind("pay_cost", {"goods": AMOUNTS}, "goods", 66),
    ids.DO_RAISE: Kind("raise", {"building": BUILDING}, "building", 188),
    ids.DO_HIRE: Kind("hire", {"price": PRICE}, "price", 17),
    ids.DO_LOSE: Kind("lose", {"goods": AMOUNTS}, "goods", 102),
    ids.DO_KEEP: Kind("keep", {"goods": AMOUNTS}, "goods", 255),
    ids.DO_KEEP_DIE: Kind("keep_die", {"die": DIE}, "die", 133),
    ids.DO_TROOPS: Kind("troops", {"token": TOKEN}, "token", 227),
    ids.DO_STEAL: Kind("steal", {"seat": SEAT, "good": GOOD}, "good", 173),
    ids.DO_NAME: Kind("name", {"good": GOOD}, "good", 236),
    ids.DO_TRADE: Kind("trade", {"paid": PAID, "got": GOT}, "paid", 239),
    ids.DO_CHOOSE: Kind("choose", {"choice": CHOICE}, "choice", 235),
    ids.DO_TWO: Kind("two", {"pair": PAIR}, "pair", 242),
    ids.DO_SHARE: Kind("share", {"share": SHARE}, "share", 244),
    ids.DO_OPPONENT: Kind("opponent", {"seat": SEAT}, "seat", 240),
    ids.DO_PICK: Kind("pick", {"item": ITEM}, "item", 247),
    ids.DO_GIVE: Kind("give", {"good": GOOD, "seat": SEAT}, "good", 248),
    ids.DO_LOOK: Kind("look", {"deck": DECK}, "deck", 253),
    ids.DO_LAY: Kind("lay", {"rows": LAID}, "rows", 139),
    ids.DO_STRIP: Kind("strip", {"row": ROW}, "row", 137),
    ids.DO_GOVERN: Kind("govern", {"governor": GOVERNOR}, "governor", 169),
    ids.DO_OPEN: Kind("open", {"governor": GOVERNOR, "bid": BID}, "governor", 170),
    ids.DO_BID: Kind("bid", {"bid": BID}, "bid", 170),
    ids.BY_ORDER: Kind("~order", {"order": ORDER}, "", 6),
    ids.BY_ROLL: Kind("~roll", {"dice": COLOURED, "white": WHITE}, "", 21),
    ids.BY_NEUTRAL: Kind("~neutral", {"dice": COLOURED}, "", 117),
    ids.BY_DIE: Kind("~die", {"face": FACE}, "", 97),
    ids.BY_INVADER: Kind("~invader", {"invader": INVADER}, "", 7),
    ids.BY_VALLEY: Kind("~valley", {"invader": INVADER}, "", 250),
    ids.BY_DESTINY: Kind("~destiny", {"destiny": DESTINY}, "", 196),
    ids.BY_GOVERNOR: Kind("~governor", {"governor": GOVERNOR}, "", 169),
    ids.BY_ROW: Kind("~row", {"row": ROW}, "", 135),
    ids.BY_WHIM: Kind("~whim", {"whim": WHIM}, "", 230),
    ids.BY_GOOD: Kind("~good", {"good": GOOD}, "", 238),
    ids.BY_SCENARIO: Kind("~scenario", {"scenario": SCENARIO}, "", 121),
}

OF: dict[str, Names] = {"of": SEAT}
HELPING: dict[str, Names] = {"of": SEAT, "place": TARGET}
LOSING: dict[str, Names] = {"of": SEAT, "invader": INVADER}
GIVING: dict[str, Names] = {"count": UP_TO_THREE, "kinds": MIXTURE}
EFFECTING: dict[str, Names] = {"effects": EFFECTS, "moment": MOMENT}

STEPS = (
    *(StepWords("at_" + moment) for moment in MOMENT_NAMES),
    StepWords("new_year"),
    StepWords("compare_aid"),
    StepWords("spring"),
    StepWords("reward"),
    StepWords("summer"),
    StepWords("envoy"),
    StepWords("autumn"),
    StepWords("begin_recruit"),
    StepWords("begin_winter"),
    StepWords("begin_season"),
    StepWords("roll_all"),
    StepWords("fix_order"),
    StepWords("helps", {}, {"from": NEXT}),
    StepWords("give_help", {}, HELPING),
    StepWords("begin_build"),
    StepWords("end_help"),
    StepWords("late_build"),
    StepWords("end_season"),
    StepWords("reveal"),
    StepWords("reinforce"),
    StepWords("begin_battle"),
    StepWords("fight", {}, OF),
    StepWords("suffer", {}, LOSING),
    StepWords("suffer_rest", {}, LOSING),
    StepWords("strongest"),
    StepWords("dismiss"),
    StepWords("final_score"),
    StepWords("end_year"),
    StepWords("scenario"),
    StepWords("order"),
    StepWords("invader", {"to": LOOKER}),
    StepWords("neutral", {"count": UP_TO_THREE}),
    StepWords("roll", {"of": SEAT, "dice": DICE, "by": BY}),
    StepWords("royal"),
    StepWords("effects", EFFECTING, {"of": SEAT, **EFFECTING}),
    StepWords("aid", {"count": UP_TO_THREE}),
    StepWords("help", {"advisor": ADVISOR}),
    StepWords("gift", GIVING),
    StepWords("reroll", {"effect": EFFECT}),
    StepWords("influence", {}, {"from": NEXT}),
    StepWords("build", {"when": WHEN}, {"of": SEAT, "when": WHEN}),
    StepWords("payment", {"building": BUILDING, "when": WHEN}),
    StepWords("spend", {}, OF),
    StepWords("recruit", {}, OF),
    StepWords("lose", {"count": UP_TO_SEVEN}, {"of": SEAT, "count": UP_TO_SEVEN}),
    StepWords("blessing"),
    StepWords("strip", OF),
    StepWords("rows"),
    StepWords("draft", {}, {"of": SEAT, "turn": TURN}),
    StepWords("governor_lot", OF),
    StepWords("governor"),
    StepWords("offer"),
    StepWords("open"),
    StepWords("bid", {}, OF),
    StepWords("destiny"),
    StepWords("fate"),
    StepWords("tax", {}, OF),
    StepWords("steal"),
    StepWords("turn"),
    StepWords("set"),
    StepWords("sorcerer", {"count": UP_TO_THREE}, {"of": SEAT, "count": UP_TO_THREE}),
    StepWords("troops"),
    StepWords("academy", OF),
    StepWords("academy_keep", {"own": UP_TO_SEVEN}),
    StepWords("machines", OF),
    StepWords("whim_lot"),
    StepWords("lot"),
    StepWords("whim", {"whim": WHIM}),
    StepWords("name", {"whim": WHIM, "for": SEAT}),
    StepWords("pick", {"whim": WHIM, "for": SEAT}),
    StepWords("give", {"count": UP_TO_THREE}),
    StepWords("restore"),
    StepWords("granary", {}, {"of": SEAT, "turn": TURN}),
    StepWords("valley", {"to": LOOKER}),
    StepWords("look"),
    StepWords("armory"),
    StepWords("white_dice"),
)

EVENTS = {
    ids.ORDERED: EventWords("order", {"rank": RANK}),
    ids.ROLLED: EventWords("rolled", {"dice": THROWN, "white": THROWN}),
    ids.REROLLED: EventWords("rerolled", {"dice": THROWN, "white": THROWN}),
    ids.NEUTRAL_DICE: EventWords("neutral", {"place": TARGET, "dice": THROWN}),
    ids.PLACED: EventWords("placed", {"place": TARGET, "dice": GROUP}),
    ids.PASSED: EventWords("passed"),
    ids.ENVOY_GIVEN: EventWords("envoy_given"),
    ids.ENVOY_USED: EventWords("envoy_used"),
    ids.ENVOY_BACK: EventWords("envoy_back"),
    ids.AIDED: EventWords("aided"),
    ids.GOODS_NOW: EventWords("goods", {"good": GOOD, "count": COUNT}),
    ids.TOKENS_NOW: EventWords("tokens", {"count": COUNT}),
    ids.SOLDIERS_NOW: EventWords("soldiers", {"count": COUNT}),
    ids.HELPED: EventWords("helped", {"place": TARGET}),
    ids.USED: EventWords("used", {"effect": EFFECT}),
    ids.BUILT: EventWords("built", {"building": BUILDING}),
    ids.DESTROYED: EventWords("destroyed", {"building": BUILDING}),
    ids.LOOKED: EventWords("looked"),
    ids.SAW: EventWords("saw", {"invader": INVADER}),
    ids.SHOWN: EventWords("shown", {"invader": INVADER}, reveals=True),
    ids.ROYAL: EventWords("royal", {"count": COUNT}),
    ids.TOTAL: EventWords("total", {"total": TOTAL}),
    ids.RESULT: EventWords("battle", {"outcome": OUTCOME}),
    ids.YEAR_BEGUN: EventWords("year", {"year": YEAR}),
    ids.PHASE_BEGUN: EventWords("phase", {"phase": PHASE}),
    ids.ENDED: EventWords("ended"),
    ids.ROW_DRAWN: EventWords("row_drawn", {"row": ROW}),
    ids.ROWS_LAID: EventWords("rows_laid", {"rows": LAID}, reveals=True),
    ids.DEALT: EventWords("dealt", {"governor": GOVERNOR}),
    ids.GOVERNS: EventWords("governs", {"governor": GOVERNOR}, reveals=True),
    ids.OFFERED: EventWords("offered", {"governor": GOVERNOR}),
    ids.OPENED: EventWords("opened", {"governor": GOVERNOR, "bid": BID}),
    ids.BID_RAISED: EventWords("bid", {"bid": BID}),
    ids.BID_PASSED: EventWords("bid_passed"),
    ids.DESTINY_SHOWN: EventWords("destiny", {"destiny": DESTINY}),
    ids.FATE: EventWords("fate", {"count": COUNT}),
    ids.TROOPS_PLAYED: EventWords("troops", {"token": TOKEN}, reveals=True),
    ids.ACADEMY: EventWords("academy", {"count": COUNT}),
    ids.MACHINES: EventWords("machines", {"count": COUNT}),
    ids.WHIM_LAID: EventWords("whim_laid", {"whim": WHIM}),
    ids.WHIM_GONE: EventWords("whim_gone", {"whim": WHIM}),
    ids.LOT_DRAWN: EventWords("lot", {"good": GOOD}),
    ids.STOCK_NOW: EventWords("stock", {"stock": STOCK}),
    ids.NAMED: EventWords("named", {"good": GOOD}),
    ids.DEAL_MADE: EventWords("deal", {"place": TARGET}),
    ids.GIFT_TAKEN: EventWords("gift", {"place": TARGET}),
    ids.MOVED: EventWords("moved", {"place": TARGET}),
    ids.SAW_VALLEY: EventWords("saw_valley", {"invader": INVADER}),
    ids.VALLEY_SHOWN: EventWords("valley", {"invader": INVADER}, reveals=True),
    ids.RAIDED: EventWords("raided", {"count": COUNT}),
    ids.SCENARIO_DRAWN: EventWords("scenario", {"scenario": SCENARIO}),
    ids.STOLEN: EventWords("stolen", {"victim": SEAT, "good": GOOD}),
    ids.BOOSTED: EventWords("boosted", {"count": BOOST}),
}

SOURCES = (
    Source("advisor", 41),
    Source("building", 61),
    Source("reward", 15),
    Source("victory", 99),
    Source("strongest", 106),
    Source("defeat", 101),
    Source("destroyed", 103),
    Source("spy", 55),
    Source("town_hall", 87),
    Source("embassy", 88),
    Source("fortress", 84),
    Source("cathedral", 71),
    Source("whim", 230),
    Source("auction", 170),
    Source("thief", 173),
    Source("minstrel", 175),
    Source("architect", 178),
    Source("philosopher", 180),
    Source("preacher", 181),
    Source("paladin", 183),
    Source("priest", 186),
    Source("royal_wedding", 209),
    Source("royal_tax", 223),
    Source("goldsmith", 127),
    Source("fountain", 141),
    Source("riding_ground", 142),
    Source("monastery", 147),
    Source("dome", 148),
    Source("dragon_tamers_guild", 156),
    Source("university", 163),
    Source("architects_guild", 164),
    Source("school", 167),
    Source("troop_token", 228),
    Source("royal_inspection", 254),
    Source("full_granaries", 255),
    Source("shadow_of_the_dragon", 256),
)

WORDS = Words("kingsburg", "KI", KIND, STEPS, EVENTS, SOURCES)
