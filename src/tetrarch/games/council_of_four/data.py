"""Council of Four's components as read from the data file: names become the ints of `ids`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from tetrarch.games.council_of_four.ids import COLOURS, KINGS_TILES, PERMITS, ROW, SPACES, TILES, TOKENS

REGION_NAMES = ("coast", "hills", "mountains")
COUNCIL_NAMES = (*REGION_NAMES, "king")
METAL_NAMES = ("gold", "silver", "bronze", "iron", "purple")
TILE_NAMES = (*METAL_NAMES[:4], *REGION_NAMES)
CARD_NAMES = ("white", "black", "orange", "pink", "purple", "blue", "joker")
GAINS = ("victory_point", "coin", "assistant", "politics_card", "nobility_step", "main_action")
CHOICES = {
    ("reuse_city_token", 1): 1,
    ("take_face_up_permit", 1): 2,
    ("reuse_permit_rewards", 1): 4,
    ("reuse_city_token", 2): 8,
}


@cache
def facts() -> dict[str, Any]:
    """The data file."""
    text = files(__package__).joinpath("data", "council_of_four.json").read_text(encoding="utf-8")
    doc: dict[str, Any] = json.loads(text)
    assert tuple(doc["councillors"]["colours"]) == CARD_NAMES[:COLOURS]
    assert len(doc["tokens"]["in_order"]) == TOKENS and doc["nobility"]["last"] == SPACES - 1
    return doc


@cache
def city_names() -> tuple[str, ...]:
    return tuple(city["id"] for city in facts()["cities"]["in_order"])


@cache
def token_names() -> tuple[str, ...]:
    return tuple(token["id"] for token in facts()["tokens"]["in_order"])


@cache
def permits() -> tuple[dict[str, Any], ...]:
    """All permits, region after region."""
    found = tuple(p for region in REGION_NAMES for p in facts()["permits"]["by_region"][region])
    assert len(found) == PERMITS
    return found


@cache
def permit_names() -> tuple[str, ...]:
    return tuple(permit["id"] for permit in permits())


def permit_cities() -> list[int]:
    """The cities of each permit as a bit set."""
    names = city_names()
    return [sum(1 << names.index(city) for city in permit["cities"]) for permit in permits()]


def row(rewards: dict[str, int]) -> list[int]:
    """Rewards as the amounts of a row, and the bit set of what asks for a choice."""
    bonus = sum(CHOICES[item] for item in rewards.items() if item in CHOICES)
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
    return [n for at in range(SPACES) for n in paying.get(at, [0] * ROW)]


def tile_points() -> list[int]:
    tiles = facts()["bonus_tiles"]
    points = [
        *(tiles["metals"][name] for name in METAL_NAMES[:4]),
        *(tiles["regions"][r] for r in REGION_NAMES),
    ]
    assert len(points) == TILES
    return points


def king_points() -> list[int]:
    """The points of the king's tiles, the top one first."""
    points: list[int] = facts()["bonus_tiles"]["king"]
    assert len(points) == KINGS_TILES
    return points


def prices() -> list[int]:
    """Coins for a council by the number of cards; nothing is had without a card."""
    table = facts()["politics"]["price_by_cards"]
    assert facts()["politics"]["price_per_joker"] == 1
    return [0, *(table[str(n)] for n in range(1, 5))]


def side_metals(region: int, side: int) -> list[int]:
    """The metals of a region's five cities."""
    metals = facts()["sides"]["by_region"][REGION_NAMES[region]]["ab"[side]]["metals"]
    return [METAL_NAMES.index(metals[city]) for city in city_names()[region * 5 : region * 5 + 5]]


def side_roads(region: int, side: int) -> list[tuple[int, int]]:
    """The roads that a side brings, those over the borders included."""
    doc = facts()["sides"]["by_region"][REGION_NAMES[region]]["ab"[side]]
    names = city_names()
    return [(names.index(a), names.index(b)) for a, b in doc["roads"] + doc["border_roads"]]
