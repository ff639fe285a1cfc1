"""Kingdom Builder's components as read from the data file: names become the ints of `ids`."""

from __future__ import annotations

from functools import cache
from typing import Any

from tetrarch.core.match.game_data import read_data

KINDS = ("grass", "flower", "forest", "canyon", "desert", "water", "mountain", "castle", "location")


@cache
def facts() -> dict[str, Any]:
    """The data file."""
    return read_data("kingdom_builder", "kingdom_builder")


TILE_NAMES: tuple[str, ...] = tuple(facts()["tiles"]["by_id"])  # the kinds of location in their order
GUILD_NAMES: tuple[str, ...] = tuple(facts()["guilds"]["by_id"])


def tile(name: str) -> dict[str, Any]:
    """The row of a kind of location tile."""
    row: dict[str, Any] = facts()["tiles"]["by_id"][name]
    return row


def guild(name: str) -> dict[str, Any]:
    """The row of a guild card."""
    row: dict[str, Any] = facts()["guilds"]["by_id"][name]
    return row


@cache
def quadrant(kind: int) -> tuple[int, ...]:
    """The 100 hexes of the quadrant that is named after a kind of location."""
    doc = facts()
    codes = {letter: KINDS.index(entry["id"]) for letter, entry in doc["legend"]["letters"].items()}
    rows = doc["quadrants"]["by_id"][TILE_NAMES[kind]]["rows"]
    cells = tuple(codes[letter] for row in rows for letter in row)
    assert len(cells) == 100
    return cells
