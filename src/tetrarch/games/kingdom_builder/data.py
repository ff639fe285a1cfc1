"""Kingdom Builder's components as read from the data file: names become the ints of `ids`."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any

from tetrarch.games.kingdom_builder.ids import GUILDS, TERRAINS, TILES

KINDS = ("grass", "flower", "forest", "canyon", "desert", "water", "mountain", "castle", "location")
TILE_NAMES = ("oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock")
GUILD_NAMES = (
    "fishermen",
    "miners",
    "workers",
    "merchants",
    "discoverers",
    "knights",
    "hermits",
    "citizens",
    "lords",
    "farmers",
)


@cache
def facts() -> dict[str, Any]:
    """The data file."""
    text = files(__package__).joinpath("data", "kingdom_builder.json").read_text(encoding="utf-8")
    doc: dict[str, Any] = json.loads(text)
    assert len(TILE_NAMES) == TILES and set(doc["tiles"]["by_id"]) == set(TILE_NAMES)
    assert len(GUILD_NAMES) == GUILDS and set(doc["guilds"]["by_id"]) == set(GUILD_NAMES)
    assert [doc["deck"]["cards"][name] for name in KINDS[:TERRAINS]] == [5] * TERRAINS
    return doc


@cache
def quadrant(kind: int) -> tuple[int, ...]:
    """The 100 hexes of the quadrant that is named after a kind of location."""
    doc = facts()
    codes = {letter: KINDS.index(entry["id"]) for letter, entry in doc["legend"]["letters"].items()}
    rows = doc["quadrants"]["by_id"][TILE_NAMES[kind]]["rows"]
    cells = tuple(codes[letter] for row in rows for letter in row)
    assert len(cells) == 100
    return cells
