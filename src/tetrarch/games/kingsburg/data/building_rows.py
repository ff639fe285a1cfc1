"""Buildings as rows of numbers: costs, points, battle, and what they do all the time.

What they do at a moment of the year is in `effect_rows`.
"""

from __future__ import annotations

from typing import Any

from tetrarch.games.kingsburg.data.components import (
    GAIN_NAMES,
    GOOD_NAMES,
    SEASON_NAMES,
    bit_set,
    buildings,
    column_by_card,
    kinds,
    params_by_card,
    places,
    races,
    row,
)


def costs() -> list[int]:
    return [n for building in buildings() for n in row(building["cost"], GOOD_NAMES)]


def points() -> list[int]:
    return [building["vp"] for building in buildings()]


# battle


def strengths() -> list[int]:
    """What each building adds in battle against each race."""
    out: list[int] = []
    for building in buildings():
        battle = building["battle"]
        out += [battle.get("vs", {}).get(race, battle["base"]) for race in races()]
    return out


def strength_bounds() -> list[int]:
    """For each building the least and the greatest printed strength at which it adds more, and how much."""
    out: list[int] = []
    for building in buildings():
        least = building["battle"].get("if_printed_strength_min")
        most = building["battle"].get("if_printed_strength_max")
        if least:
            out += [least["min"], 99, least["bonus"]]
        elif most:
            out += [0, most["max"], most["bonus"]]
        else:
            out += [99, 0, 0]
    return out


# what works all the time, by the key of its effect


def owners(key: str) -> int:
    """The buildings whose effect has this key, as a bit set."""
    return bit_set(
        [n for n, building in enumerate(buildings()) if (building["effect"] or {}).get("key") == key]
    )


def with_key(key: str) -> list[dict[str, Any]]:
    """The numbers of each building whose effect has this key, none for the others."""
    return params_by_card("buildings", key)


def column(key: str, name: str) -> list[int]:
    """One number of all buildings whose effect has this key, 0 for the others."""
    return column_by_card("buildings", key, name)


def white_dice() -> list[int]:
    """The white dice that each building brings in each season."""
    return [
        given["count"] if season in given.get("seasons", []) else 0
        for given in with_key("extra_white_die")
        for season in SEASON_NAMES
    ]


def shifts() -> list[int]:
    """By how much each building lets a group miss its advisor, up or down."""
    return column("shift_group_sum", "shift")


def victory_gains() -> list[int]:
    """What each building gives for a battle won."""
    return [n for given in with_key("gain_on_victory") for n in row(given.get("gain", {}), GAIN_NAMES)]


def helped_by(which: str) -> list[int]:
    """The advisors whose soldiers each building adds to, as a bit set: by all, or by the General alone."""
    return [places(given.get(which, [])) for given in with_key("extra_soldier_from_advisor")]


def discounts() -> list[int]:
    """For each building the columns that it makes cheaper, the goods saved, and those to choose from."""
    out: list[int] = []
    for given in with_key("build_discount"):
        columns = bit_set([number - 1 for number in given.get("columns", [])])
        out += [columns, *row(given.get("discount", {}), GOOD_NAMES), kinds(given.get("discount_one_of", []))]
    return out


def choosing_discounts() -> int:
    """The buildings that save one good of some kinds to choose from, as a bit set."""
    return bit_set([n for n, given in enumerate(with_key("build_discount")) if "discount_one_of" in given])
