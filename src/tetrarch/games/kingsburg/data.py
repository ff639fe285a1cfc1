"""Kingsburg's components as read from the data files: names become the ints of `ids`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from itertools import combinations_with_replacement
from typing import Any

from tetrarch.games.kingsburg import ids

GOOD_NAMES = ("gold", "wood", "stone")
GAIN_NAMES = (*GOOD_NAMES, "plus2", "soldier", "vp", "peek")
LOSS_NAMES = (*GOOD_NAMES, "any", "building", "vp")
ROW_NAMES = "ABCDEFG"
SEASON_NAMES = ("spring", "summer", "autumn")


@cache
def facts(file: str = "kingsburg") -> dict[str, Any]:
    """One of the two data files."""
    text = files(__package__).joinpath("data", f"{file}.json").read_text(encoding="utf-8")
    doc: dict[str, Any] = json.loads(text)
    return doc


@cache
def buildings() -> tuple[dict[str, Any], ...]:
    """The printed buildings row by row, then those of the alternative rows."""
    found = (*facts()["buildings"], *facts("modules")["alternative_buildings"])
    for number, building in enumerate(found):
        place = ROW_NAMES.index(building["row"]) * ids.COLUMNS + building["column"] - 1
        assert number % ids.PRINTED == place, building["id"]
    assert len(found) == ids.BUILDINGS
    return found


@cache
def names(what: str) -> tuple[str, ...]:
    """The ids of buildings, advisors, invaders, governors, destiny cards or scenarios."""
    if what == "buildings":
        return tuple(building["id"] for building in buildings())
    file = "kingsburg" if what in ("advisors", "invaders") else "modules"
    return tuple(item["id"] for item in facts(file)[what])


def row(amounts: dict[str, int], keys: tuple[str, ...]) -> list[int]:
    """Amounts in the order of some keys; nothing else may be in it."""
    assert set(amounts) <= {*keys, "any"}, amounts
    return [amounts.get(key, 0) for key in keys]


# dice and goods


@cache
def handfuls() -> tuple[tuple[int, ...], ...]:
    """All ways that up to three dice can lie: by size, then lexicographic."""
    return tuple(faces for size in range(4) for faces in combinations_with_replacement(range(1, 7), size))


@cache
def bundles() -> tuple[tuple[int, ...], ...]:
    """One to three goods, as kinds: gold, gold+gold, gold+wood ..."""
    return tuple(kinds for size in (1, 2, 3) for kinds in combinations_with_replacement(range(3), size))


@cache
def prices() -> tuple[tuple[int, ...], ...]:
    """What one soldier may cost: up to three of goods and tokens."""
    return tuple(kinds for size in range(4) for kinds in combinations_with_replacement(range(4), size))


# advisors


def advisor_rows() -> list[int]:
    """What each advisor gives for sure."""
    out: list[int] = []
    for advisor in facts()["advisors"]:
        options = advisor["options"]
        out += row(options[0]["gain"] if len(options) == 1 else {}, GAIN_NAMES)
    return out


def advisor_choices() -> list[int]:
    """The bundles that each advisor offers to choose from, as a bit set."""
    return [
        sum(1 << n for n, kinds in enumerate(bundles()) if offers(advisor["options"], kinds))
        for advisor in facts()["advisors"]
    ]


def offers(options: list[dict[str, Any]], kinds: tuple[int, ...]) -> bool:
    """Whether a bundle is what one of several options gives, or is free to choose."""
    goods = {GOOD_NAMES[kind]: kinds.count(kind) for kind in kinds}
    exact = len(options) > 1 and any(option["gain"] == goods and "pay" not in option for option in options)
    return exact or any(option["gain"].get("any", 0) == len(kinds) for option in options)


def queen_points(edition: int) -> int:
    """The points of the Queen, which the editions print differently [KI-58]."""
    queen = facts()["advisors"][ids.QUEEN]
    options = queen.get(f"edition_{edition}", queen)["options"]
    return int(options[0]["gain"]["vp"])


# buildings


def costs() -> list[int]:
    return [n for building in buildings() for n in row(building["cost"], GOOD_NAMES)]


def worths() -> list[int]:
    return [building["vp"] for building in buildings()]


def races() -> tuple[str, ...]:
    return tuple(facts()["races"])


def strengths() -> list[int]:
    """What each building adds in battle against each race."""
    out: list[int] = []
    for building in buildings():
        battle = building["battle"]
        out += [battle.get("vs", {}).get(race, battle["base"]) for race in races()]
    return out


def bounds() -> list[int]:
    """For each building the least and the most printed strength at which it adds 1 more."""
    out: list[int] = []
    for building in buildings():
        battle = building["battle"]
        least, most = battle.get("if_printed_strength_min"), battle.get("if_printed_strength_max")
        assert (least or most or {"bonus": 1})["bonus"] == 1
        out += [least["min"] if least else 0, most["max"] if most else 99] if least or most else [99, 0]
    return out


def white_seasons() -> list[int]:
    """The seasons in which a building brings a white die, as a bit set."""
    out: list[int] = []
    for building in buildings():
        effect = building["effect"] or {"key": ""}
        seasons = effect["params"]["seasons"] if effect["key"] == "extra_white_die" else []
        out.append(sum(1 << SEASON_NAMES.index(season) for season in seasons))
    return out


def effects() -> list[int]:
    """The effect of each building that has one of a moment, -1 for others."""
    named = {"dragon_tamers_guild": "DRAGON_TAMERS", "military_academy": "ACADEMY"}
    out: list[int] = []
    for building in buildings():
        key = "FX_" + named.get(building["id"], building["id"].upper())
        out.append(getattr(ids, key, -1) if building["id"] not in ("market", "bridge") else -1)
    return out


# invaders


def invader_rows() -> list[int]:
    """Race, strength and losses of each invader card; year by year."""
    out: list[int] = []
    for number, card in enumerate(facts()["invaders"]):
        assert card["year"] == number // ids.PER_YEAR + 1
        out += [races().index(card["race"]), card["strength"], *row(card["defeat"], LOSS_NAMES)]
    return out


def reward_rows() -> list[int]:
    return [n for card in facts()["invaders"] for n in row(card["victory"], GAIN_NAMES)]


def reward_choices() -> list[int]:
    """Goods of choice in the reward of each invader card."""
    return [card["victory"].get("any", 0) for card in facts()["invaders"]]
