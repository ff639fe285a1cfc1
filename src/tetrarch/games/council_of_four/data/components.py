"""Council of Four's components as read from the data file: names become the ints of `ids`."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

from tetrarch.core.match.game_data import read_data
from tetrarch.games.council_of_four.rules.ids import (
    COLOURS,
    FREE_PERMIT,
    KINGS_TILES,
    PER_REGION,
    PERMIT_AGAIN,
    PERMITS,
    ROW,
    TILES,
    TOKEN_AGAIN,
    TWO_TOKENS,
)

REGION_NAMES = ("coast", "hills", "mountains")
COUNCIL_NAMES = (*REGION_NAMES, "king")
METAL_NAMES = ("gold", "silver", "bronze", "iron", "purple")
TILE_NAMES = (*METAL_NAMES[:4], *REGION_NAMES)
CARD_NAMES = ("white", "black", "orange", "pink", "purple", "blue", "joker")
GAINS = ("victory_point", "coin", "assistant", "politics_card", "nobility_step", "main_action")
BONUS_OF = {  # rewards that ask for a choice
    ("reuse_city_token", 1): TOKEN_AGAIN,
    ("take_face_up_permit", 1): FREE_PERMIT,
    ("reuse_permit_rewards", 1): PERMIT_AGAIN,
    ("reuse_city_token", 2): TWO_TOKENS,
}


@cache
def facts() -> dict[str, Any]:
    """The data file."""
    doc = read_data("council_of_four", "council_of_four")
    assert tuple(doc["councillors"]["colours"]) == CARD_NAMES[:COLOURS]
    regions = doc["sides"]["by_region"].values()
    for side in doc["sides"]["by_region"]["coast"]:
        metals = Counter(metal for region in regions for metal in region[side]["metals"].values())
        assert metals == doc["metals"]["cities"], f"metals of the sides {side}"
    return doc


def number(*path: str) -> int:
    """One number of the data: `number("actions", "king", "coins_per_road")`."""
    value: Any = facts()
    for key in path:
        value = value[key]
    assert isinstance(value, int), path
    return value


def amounts(*path: str) -> list[int]:
    """A list of numbers of the data."""
    value: Any = facts()
    for key in path:
        value = value[key]
    return [int(n) for n in value]


@cache
def city_names() -> tuple[str, ...]:
    return tuple(city["id"] for city in facts()["cities"]["in_order"])


@cache
def side_names() -> tuple[str, ...]:
    """The sides of a region's board, the one pictured in the rulebook first."""
    return tuple(facts()["sides"]["by_region"][REGION_NAMES[0]])


@cache
def token_names() -> tuple[str, ...]:
    return tuple(token["id"] for token in facts()["tokens"]["in_order"])


@cache
def permits() -> tuple[dict[str, Any], ...]:
    """All permits, region after region."""
    rows = tuple(p for region in REGION_NAMES for p in facts()["permits"]["by_region"][region])
    assert len(rows) == PERMITS
    return rows


@cache
def permit_names() -> tuple[str, ...]:
    return tuple(permit["id"] for permit in permits())


def permit_cities() -> list[int]:
    """The cities of each permit as a bit set."""
    names = city_names()
    return [sum(1 << names.index(city) for city in permit["cities"]) for permit in permits()]


def row(rewards: dict[str, int]) -> list[int]:
    """Rewards as the amounts of a row, and the bit set of what asks for a choice."""
    assert set(rewards) <= set(facts()["rewards"]["ids"]), rewards
    bonus = sum(1 << BONUS_OF[item] for item in rewards.items() if item in BONUS_OF)
    out = [rewards.get(gain, 0) for gain in GAINS] + [bonus]
    assert len(out) == ROW and bool(bonus) != bool(sum(out[:-1]))
    return out


def token_rows() -> list[int]:
    """The rewards of all tokens, row after row."""
    return [n for token in facts()["tokens"]["in_order"] for n in row(token["rewards"])]


def permit_rows() -> list[int]:
    return [n for permit in permits() for n in row(permit["rewards"])]


def space_rows() -> list[int]:
    """The rewards of all spaces of the nobility track; most are empty."""
    paying = {space["at"]: row(space["rewards"]) for space in facts()["nobility"]["spaces"]}
    spaces = range(number("nobility", "last") + 1)
    assert set(paying) <= set(spaces)
    return [n for at in spaces for n in paying.get(at, [0] * ROW)]


def tile_points() -> list[int]:
    tiles = facts()["bonus_tiles"]
    points = [
        *(tiles["metals"][name] for name in METAL_NAMES[:4]),
        *(tiles["regions"][r] for r in REGION_NAMES),
    ]
    assert len(points) == TILES
    return points


def kings_tile_points() -> list[int]:
    """The points of the king's tiles, the top one first."""
    points: list[int] = facts()["bonus_tiles"]["king"]
    assert len(points) == KINGS_TILES
    return points


def prices() -> list[int]:
    """Coins for a council by the number of cards; nothing is had without a card."""
    table = facts()["politics"]["price_by_cards"]
    return [0, *(table[str(n)] for n in range(1, number("councillors", "per_balcony") + 1))]


def side_metals(region: int, side: int) -> list[int]:
    """The metals of a region's cities."""
    metals = facts()["sides"]["by_region"][REGION_NAMES[region]][side_names()[side]]["metals"]
    return [
        METAL_NAMES.index(metals[city])
        for city in city_names()[region * PER_REGION : (region + 1) * PER_REGION]
    ]


def side_roads(region: int, side: int) -> list[tuple[int, int]]:
    """The roads that a side brings, those over the borders included."""
    doc = facts()["sides"]["by_region"][REGION_NAMES[region]][side_names()[side]]
    names = city_names()
    return [(names.index(a), names.index(b)) for a, b in doc["roads"] + doc["border_roads"]]
