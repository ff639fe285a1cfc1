"""What questions, actions, events and sources of points are called; modules have rows of their own."""

from __future__ import annotations

from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Source, StepNames, Vocabulary
from tetrarch.games.kingsburg.data.components import cards, facts
from tetrarch.games.kingsburg.presentation.expansions import infos
from tetrarch.games.kingsburg.presentation.names import (
    ADVISOR,
    AMOUNTS,
    BOOST,
    BUILDING,
    BY,
    CAUSE,
    CHANGE,
    COLOURED,
    COUNT,
    DICE,
    EFFECT,
    EFFECTING,
    EXTRA,
    FACE,
    GIVING,
    GOOD,
    GOODS,
    GROUP,
    HELPING,
    INVADER,
    LOOKER,
    LOSING,
    MOMENT_NAMES,
    NEXT,
    OF,
    ORDER,
    OUTCOME,
    PHASE,
    PRICE,
    RANK,
    SEAT,
    SHIFTED,
    STORE,
    TARGET,
    THROWN,
    TOKEN_VALUE,
    TOTAL,
    UP_TO_SEVEN,
    UP_TO_THREE,
    WHEN,
    WHITE,
    YEAR,
)
from tetrarch.games.kingsburg.rules import ids

KINDS: dict[int, Kind] = {
    ids.DO_TAKE: Kind("take", {"goods": GOODS}, "goods", 41),
    ids.DO_PAY: Kind("pay", {"good": GOOD}, "good", 47),
    ids.DO_DECLINE: Kind("decline", {}, "", 41, role="close"),
    ids.DO_INFLUENCE: Kind(
        "influence", {"dice": COLOURED, "extra": EXTRA, "place": TARGET}, "place", 27, role="lapse"
    ),
    ids.DO_PASS: Kind("pass", {}, "", 33, role="close"),
    ids.DO_USE: Kind("use", {"effect": EFFECT}, "effect", 90),
    ids.DO_DONE: Kind("done", {}, "", 90, role="close"),
    ids.DO_REROLL: Kind("reroll", {"dice": COLOURED, "white": WHITE}, "", 68),
    ids.DO_SPEND: Kind("spend", {"good": STORE}, "good", 87),
    ids.DO_BUILD: Kind("build", {"building": BUILDING}, "building", 61),
    ids.DO_EXCHANGE: Kind("exchange", {"give": GOOD, "get": GOOD}, "give", 192),
    ids.DO_PAY_COST: Kind("pay_cost", {"goods": AMOUNTS}, "goods", 66),
    ids.DO_HIRE: Kind("hire", {"price": PRICE}, "price", 17),
    ids.DO_LOSE: Kind("lose", {"goods": AMOUNTS}, "goods", 102),
    ids.CHANCE_ORDER: Kind("~order", {"order": ORDER}, "", 6),
    ids.CHANCE_ROLL: Kind("~roll", {"dice": COLOURED, "white": WHITE}, "", 21),
    ids.CHANCE_NEUTRAL: Kind("~neutral", {"dice": COLOURED}, "", 117),
    ids.CHANCE_DIE: Kind("~die", {"face": FACE}, "", 97),
    ids.CHANCE_INVADER: Kind("~invader", {"invader": INVADER}, "", 7),
}

MOMENT_STEPS = {number: StepNames("at_" + moment) for number, moment in enumerate(MOMENT_NAMES)}
BASE_STEPS: dict[int, StepNames] = {
    ids.NEW_YEAR: StepNames("new_year"),
    ids.COMPARE_AID: StepNames("compare_aid"),
    ids.PASS_SPRING: StepNames("spring"),
    ids.GIVE_REWARD: StepNames("reward"),
    ids.PASS_SUMMER: StepNames("summer"),
    ids.SEND_ENVOY: StepNames("envoy"),
    ids.PASS_AUTUMN: StepNames("autumn"),
    ids.BEGIN_RECRUIT: StepNames("begin_recruit"),
    ids.BEGIN_WINTER: StepNames("begin_winter"),
    ids.BEGIN_SEASON: StepNames("begin_season"),
    ids.ROLL: StepNames("roll_all"),
    ids.FIX_ORDER: StepNames("fix_order"),
    ids.HELP: StepNames("helps", {}, {"from": NEXT}),
    ids.GIVE: StepNames("give_help", {}, HELPING),
    ids.BEGIN_BUILD: StepNames("begin_build"),
    ids.END_HELP: StepNames("end_help"),
    ids.LATE_BUILD: StepNames("late_build"),
    ids.END_SEASON: StepNames("end_season"),
    ids.REVEAL: StepNames("reveal"),
    ids.REINFORCE: StepNames("reinforce"),
    ids.BEGIN_BATTLE: StepNames("begin_battle"),
    ids.FIGHT: StepNames("fight", {}, OF),
    ids.SUFFER: StepNames("suffer", {}, LOSING),
    ids.SUFFER_REST: StepNames("suffer_rest", {}, LOSING),
    ids.STRONGEST: StepNames("strongest"),
    ids.DISMISS: StepNames("dismiss"),
    ids.FINAL_SCORE: StepNames("final_score"),
    ids.END_YEAR: StepNames("end_year"),
    ids.DRAW_ORDER: StepNames("order"),
    ids.DRAW_INVADER: StepNames("invader", {"to": LOOKER}),
    ids.ROLL_NEUTRAL: StepNames("neutral", {"count": UP_TO_THREE}),
    ids.ROLL_DICE: StepNames("roll", {"of": SEAT, "dice": DICE, "by": BY}),
    ids.ROLL_ROYAL: StepNames("royal"),
    ids.ASK_EFFECT: StepNames("effects", EFFECTING, {"of": SEAT, **EFFECTING}),
    ids.ASK_AID: StepNames("aid", {"count": UP_TO_THREE}),
    ids.ASK_HELP: StepNames("help", {"advisor": ADVISOR}),
    ids.ASK_GIFT: StepNames("gift", GIVING),
    ids.ASK_REROLL: StepNames("reroll", {"effect": EFFECT}),
    ids.ASK_INFLUENCE: StepNames("influence", {}, {"from": NEXT}),
    ids.ASK_BUILD: StepNames("build", {"when": WHEN}, {"of": SEAT, "when": WHEN}),
    ids.ASK_PAYMENT: StepNames("payment", {"building": BUILDING, "when": WHEN}),
    ids.ASK_SPEND: StepNames("spend", {}, OF),
    ids.ASK_RECRUIT: StepNames("recruit", {}, OF),
    ids.ASK_LOSE: StepNames("lose", {"count": UP_TO_SEVEN}, {"of": SEAT, "count": UP_TO_SEVEN}),
    ids.WHITE_DICE: StepNames("white_dice"),
}

PLACED: dict[str, Names] = {"place": TARGET, "dice": GROUP, "token": TOKEN_VALUE, "market": SHIFTED}
CHANGED: dict[str, Names] = {"change": CHANGE, "count": COUNT, "cause": CAUSE}
BASE_EVENTS: dict[int, EventNames] = {
    ids.EVENT_ORDERED: EventNames("order", {"rank": RANK}),
    ids.EVENT_ROLLED: EventNames("rolled", {"dice": THROWN, "white": THROWN}),
    ids.EVENT_REROLLED: EventNames("rerolled", {"dice": THROWN, "white": THROWN}),
    ids.EVENT_NEUTRAL_DICE: EventNames("neutral", {"place": TARGET, "dice": THROWN}),
    ids.EVENT_PLACED: EventNames("placed", PLACED),
    ids.EVENT_PASSED: EventNames("passed"),
    ids.EVENT_ENVOY_GIVEN: EventNames("envoy_given"),
    ids.EVENT_ENVOY_USED: EventNames("envoy_used"),
    ids.EVENT_ENVOY_BACK: EventNames("envoy_back"),
    ids.EVENT_AIDED: EventNames("aided"),
    ids.EVENT_GOODS_NOW: EventNames("goods", {"good": GOOD, **CHANGED}),
    ids.EVENT_TOKENS_NOW: EventNames("tokens", CHANGED),
    ids.EVENT_SOLDIERS_NOW: EventNames("soldiers", CHANGED),
    ids.EVENT_HELPED: EventNames("helped", {"place": TARGET}),
    ids.EVENT_USED: EventNames("used", {"effect": EFFECT}),
    ids.EVENT_BUILT: EventNames("built", {"building": BUILDING}),
    ids.EVENT_DESTROYED: EventNames("destroyed", {"building": BUILDING}),
    ids.EVENT_LOOKED: EventNames("looked"),
    ids.EVENT_SAW: EventNames("saw", {"invader": INVADER}),
    ids.EVENT_SHOWN: EventNames("shown", {"invader": INVADER}, reveals=True),
    ids.EVENT_ROYAL: EventNames("royal", {"count": COUNT}),
    ids.EVENT_TOTAL: EventNames("total", {"total": TOTAL}),
    ids.EVENT_RESULT: EventNames("battle", {"outcome": OUTCOME}),
    ids.EVENT_YEAR_BEGUN: EventNames("year", {"year": YEAR}),
    ids.EVENT_PHASE_BEGUN: EventNames("phase", {"phase": PHASE}),
    ids.EVENT_ENDED: EventNames("ended"),
    ids.EVENT_BOOSTED: EventNames("boosted", {"change": CHANGE, "count": BOOST}),
    ids.EVENT_SENT_HOME: EventNames("sent_home", {"change": COUNT, "count": COUNT}),
}


def all_steps() -> tuple[StepNames, ...]:
    """The questions in the order of their numbers; one whose expansion is not there is nameless."""
    steps = MOMENT_STEPS | BASE_STEPS
    for expansion in infos():
        steps |= expansion.steps
    return tuple(steps.get(number, StepNames(f"unused_{number}")) for number in range(ids.STEPS))


def all_kinds() -> dict[int, Kind]:
    """The actions in the order of their numbers."""
    kinds = dict(KINDS)
    for expansion in infos():
        kinds |= expansion.kinds
    return dict(sorted(kinds.items()))


def all_events() -> dict[int, EventNames]:
    """The events in the order of their numbers."""
    events = dict(BASE_EVENTS)
    for expansion in infos():
        events |= expansion.events
    return dict(sorted(events.items()))


STEPS = all_steps()
# sources of points that are no card or building, and the rulings that explain them
OTHER_SOURCES = {
    "advisor": 41,
    "building": 61,
    "reward": 15,
    "victory": 99,
    "strongest": 106,
    "defeat": 101,
    "destroyed": 103,
    "spy": 55,
    "whim": 230,
    "auction": 170,
    "troop_token": 228,
}


def sources() -> tuple[Source, ...]:
    """Where points come from, with the rulings that say so."""
    parts = ("buildings", "governors", "destiny", "scenarios")
    rulings = {card["id"]: int(card["ruling"].partition("-")[2]) for part in parts for card in cards(part)}
    rulings |= OTHER_SOURCES
    return tuple(Source(name, rulings[name]) for name in facts()["point_sources"])


def expansion_of_source() -> dict[str, str]:
    """The expansion that each source of points belongs to; none for those of the base game."""
    found = {"auction": "governors", "whim": "whims", "troop_token": "troop_tokens"}
    for expansion in ("extra_rows", "alternate_rows"):
        found |= {building["id"]: expansion for building in facts(expansion)["buildings"]}
    for expansion in ("governors", "destiny", "scenarios"):
        found |= {card["id"]: expansion for card in facts(expansion)[expansion]}
    return found


SOURCES = sources()
EXPANSION_OF_SOURCE = expansion_of_source()
VOCABULARY = Vocabulary("kingsburg", "KI", all_kinds(), STEPS, all_events(), SOURCES)
