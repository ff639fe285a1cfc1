"""The data files of The Castles of Burgundy, read once."""

from __future__ import annotations

from typing import Any

from tetrarch.core.match.game_data import read_data


def read(name: str) -> dict[str, Any]:
    """One of the data files."""
    return read_data("castles_of_burgundy", name)


def facts() -> dict[str, Any]:
    """The components of the base game and of its small expansions."""
    return read("castles_of_burgundy")


def boards() -> dict[str, Any]:
    """The boards of the team game and of the solo game, and the numbers of both."""
    return read("boards")


def vineyard() -> dict[str, Any]:
    """Double tiles, vine tiles and the vineyard board."""
    return read("vineyards")


def chateauma() -> dict[str, Any]:
    """Cards, duchies and points of the automated opponent."""
    return read("chateauma")


def number(*path: str) -> int:
    """One number of the components: `number("actions", "black_price")`."""
    found: Any = facts()
    for key in path:
        found = found[key]
    assert isinstance(found, int)
    return found


def count(component: str, with_key: str = "id") -> int:
    """How many rows a component has, or those of them with a key."""
    return sum(with_key in row for row in facts()[component]["in_order"])


def tile_number(id: str) -> int:
    """The place of a kind of tile among all kinds."""
    return [row["id"] for row in facts()["tiles"]["in_order"]].index(id)
