"""Kingsburg's components as read from the data files, and how their names become numbers."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Any

from tetrarch.core.match.game_data import read_data
from tetrarch.games.kingsburg.rules import ids

GOOD_NAMES = ("gold", "wood", "stone")
GAIN_NAMES = (*GOOD_NAMES, "plus2", "soldier", "vp", "peek")
LOSS_NAMES = (*GOOD_NAMES, "any", "building", "vp")
ROW_NAMES = "ABCDEFG"
SEASON_NAMES = ("spring", "summer", "autumn")


@cache
def facts(file: str = "kingsburg") -> dict[str, Any]:
    """A data file: that of the base game, or of an expansion."""
    return read_data("kingsburg", file)


@cache
def buildings() -> tuple[dict[str, Any], ...]:
    """The printed buildings row by row, then those of the alternative rows."""
    printed = sorted((*facts()["buildings"], *facts("extra_rows")["buildings"]), key=lambda one: one["row"])
    rows = (*printed, *facts("alternate_rows")["buildings"])
    for number, building in enumerate(rows):
        place = ROW_NAMES.index(building["row"]) * ids.COLUMNS + building["column"] - 1
        assert number % ids.PRINTED == place, building["id"]
    assert len(rows) == ids.BUILDINGS
    return rows


@cache
def names(what: str) -> tuple[str, ...]:
    """The ids of buildings, advisors, invaders, whims, governors, destiny cards or scenarios."""
    return tuple(item["id"] for item in cards(what))


def cards(what: str) -> tuple[dict[str, Any], ...]:
    """The rows of one part of the data files; an expansion's file has the name of its cards."""
    if what == "buildings":
        return buildings()
    return tuple(facts("kingsburg" if what in facts() else what)[what])


def number_of(what: str, name: str) -> int:
    """The number of a building, advisor, governor, destiny card or scenario: its place in the data."""
    return names(what).index(name)


def effect_number(name: str) -> int:
    """The number of an effect: its place in `effect_order`, which also orders effects of one moment."""
    return int(facts()["effect_order"].index(name))


def source_number(name: str) -> int:
    """The number of a source of points on the score sheet: its place in `point_sources`."""
    return int(facts()["point_sources"].index(name))


def effects_of(card: dict[str, Any]) -> list[dict[str, Any]]:
    """What a card or building does: one effect, several, or none."""
    return card.get("effects") or ([card["effect"]] if card.get("effect") else [])


def params(what: str, name: str, key: str = "") -> dict[str, Any]:
    """The numbers of a card's effect: of its first one, or of that with this key."""
    card = cards(what)[number_of(what, name)]
    chosen: dict[str, Any] = next(effect for effect in effects_of(card) if key in ("", effect["key"]))[
        "params"
    ]
    return chosen


def params_by_card(what: str, key: str) -> list[dict[str, Any]]:
    """Of each card the numbers of its effect with this key; nothing for cards that have none."""
    out: list[dict[str, Any]] = []
    for card in cards(what):
        given = [effect["params"] for effect in effects_of(card) if effect["key"] == key]
        out.append(given[0] if given else {})
    return out


def column_by_card(what: str, key: str, name: str) -> list[int]:
    """Of each card one number of its effect with this key, 0 for cards that have none."""
    return [given.get(name, 0) for given in params_by_card(what, key)]


def seasons_by_card(what: str, key: str) -> list[int]:
    """Of each card the seasons in which its effect with this key works, as a bit set."""
    return [seasons(given.get("seasons", [])) for given in params_by_card(what, key)]


def bit_set(members: list[int]) -> int:
    return sum(1 << member for member in members)


def seasons(given: list[str]) -> int:
    """Seasons as a bit set."""
    return bit_set([SEASON_NAMES.index(season) for season in given])


def places(advisors: list[int]) -> int:
    """Places of advisors, who are printed with a number from 1 on, as a bit set."""
    return bit_set([number - 1 for number in advisors])


def kinds(goods: list[str]) -> int:
    """Goods as a bit set; `any` stands for all three."""
    return bit_set(
        [GOOD_NAMES.index(good) for good in (GOOD_NAMES if "any" in goods else goods) if good in GOOD_NAMES]
    )


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


def races() -> tuple[str, ...]:
    return tuple(facts()["races"])
