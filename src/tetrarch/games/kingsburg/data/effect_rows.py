"""Effects that happen at a moment, as rows of numbers: when, on what condition, for what, and what they give.

An effect is a building's or a governor's; its number is the place of its name in `effect_order`. The columns
are those of `rules/buildings/effect_table.py`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from tetrarch.games.kingsburg.data.components import (
    GAIN_NAMES,
    GOOD_NAMES,
    SEASON_NAMES,
    bit_set,
    buildings,
    cards,
    effects_of,
    facts,
    names,
    row,
    seasons,
    source_number,
)
from tetrarch.games.kingsburg.rules import ids

PAY_NAMES = (*GOOD_NAMES, "plus2", "vp")
MOMENTS = {  # what the data call a moment; the ends of seasons are one moment, in one season
    "year_start": ids.AT_YEAR_START,
    "season_start_before_roll": ids.AT_BEFORE_ROLL,
    "after_roll": ids.AT_AFTER_ROLL,
    "after_final_roll": ids.AT_AFTER_FINAL,
    "influence_end": ids.AT_INFLUENCE_END,
    "after_help": ids.AT_AFTER_HELP,
    "season_end": ids.AT_SEASON_END,
    "spring_end": ids.AT_SEASON_END,
    "summer_end": ids.AT_SEASON_END,
    "autumn_end": ids.AT_SEASON_END,
    "before_phase7": ids.AT_BEFORE_RECRUIT,
    "after_phase7": ids.AT_AFTER_RECRUIT,
    "winter_start": ids.AT_WINTER_START,
    "winter_reinforcements": ids.AT_REINFORCED,
    "before_battle": ids.AT_BATTLE,
    "year_end": ids.AT_YEAR_END,
}
IN_EVERY_SEASON = range(ids.AT_BEFORE_ROLL, ids.AT_SEASON_END + 1)
NO_EFFECT: dict[str, Any] = {
    "key": "",
    "timing": [],
    "optional": False,
    "limit": "",
    "params": {},
    "by": "method",
}
ANY_NUMBER = 999
ALL_DICE = 9


@cache
def owned_effects() -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """The card and the effect that each name in `effect_order` stands for, if it happens at a moment."""
    out: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {}
    for card in (*buildings(), *cards("governors"), *cards("destiny")):
        for effect in effects_of(card):
            name = effect.get("name", card["id"])
            timed = {*effect["timing"]} & {*MOMENTS, "white_dice"}
            if timed and name in facts()["effect_order"]:
                assert name not in out, name
                out[name] = (card, effect)
    return out


def effect_list() -> list[dict[str, Any]]:
    """The effects in the order of their numbers."""
    owned = owned_effects()
    return [owned[name][1] if name in owned else NO_EFFECT for name in facts()["effect_order"]]


def flagged(flag: str) -> int:
    """The effects that are `optional`, `declinable`, `plain` or by a `method`: a bit set."""
    return bit_set([n for n, effect in enumerate(effect_list()) if flag in flags(effect)])


def flags(effect: dict[str, Any]) -> set[str]:
    """What the data say of how an effect is carried out.

    One may do without an optional effect. If it `asks` something anyway, one declines there. Plain effects
    are gains without a question, whose place in the order cannot matter.
    """
    out = {effect["by"]} if "by" in effect else set()
    if effect["optional"]:
        out.add("declinable" if effect.get("asks") else "optional")
    elif effect["timing"] and not effect.get("order_matters"):
        out.add("plain")
    return out


def effects_at(moment: int) -> int:
    """The effects that a moment is for, as a bit set."""
    return bit_set([n for n, effect in enumerate(effect_list()) if moment in moments(effect)])


def moments(effect: dict[str, Any]) -> set[int]:
    return {MOMENTS[time] for time in effect["timing"] if time in MOMENTS}


def effects_by_card(what: str) -> list[int]:
    """The effects that each building or governor brings, as a bit set."""
    order = facts()["effect_order"]
    ids_of = names(what)
    out = [0] * len(ids_of)
    for name, (card, _) in owned_effects().items():
        if card in cards(what):
            out[ids_of.index(card["id"])] |= 1 << order.index(name)
    return out


# the columns


def effect_rows() -> list[int]:
    """All columns of all effects."""
    return [
        n
        for name, effect in zip(facts()["effect_order"], effect_list(), strict=True)
        for n in columns(name, effect)
    ]


def columns(name: str, effect: dict[str, Any]) -> list[int]:
    given = effect["params"]
    pay, gain = given.get("pay", {}), given.get("gain", {})
    return [
        season_set(effect),
        *extension(name),
        given.get("max_total", ANY_NUMBER),
        given.get("at_least", 0),
        given.get("below", ANY_NUMBER),
        int(effect["key"] == "reroll_one_if_all_equal"),
        int(effect["key"] == "gain_if_no_goods"),
        int(effect["limit"] == "1/year" and yearly(effect)),
        rerolled(effect),
        given.get("set_soldiers", -1),
        given.get("bonus", 0),
        gain.get("any", 0),
        source_of(name),
        int(owned_effects()[name][0]["ruling"].partition("-")[2]) if name in owned_effects() else 0,
        *row(pay, PAY_NAMES),
        *row(gain, GAIN_NAMES),
    ]


def season_set(effect: dict[str, Any]) -> int:
    """The seasons in which an effect works: those it lists, those whose end it names, or all."""
    ends = [season for season in SEASON_NAMES if f"{season}_end" in effect["timing"]]
    return seasons(effect["params"].get("seasons") or ends or list(SEASON_NAMES))


def yearly(effect: dict[str, Any]) -> bool:
    """Whether the moment comes several times a year, so that it must be noted that the effect was used."""
    return bool(moments(effect) & {*IN_EVERY_SEASON}) and season_set(effect).bit_count() > 1


def extension(name: str) -> list[int]:
    """The building that lets an effect work in further seasons, and these; -1 where there is none."""
    for number, building in enumerate(buildings()):
        effect = building["effect"]
        if effect and effect["key"] == "extend_row_conversions" and name in effect["params"]["buildings"]:
            return [number, season_set(effect)]
    return [-1, 0]


def rerolled(effect: dict[str, Any]) -> int:
    """How many dice an effect rolls again at most."""
    if effect["key"] == "reroll_all_if_total_max":
        return ALL_DICE
    return (
        int(effect["params"].get("max_dice", effect["params"].get("dice", 0)))
        if "reroll" in effect["key"]
        else 0
    )


def source_of(name: str) -> int:
    """Where the score sheet enters the points of an effect."""
    return source_number(name) if name in facts()["point_sources"] else 0
