"""The shape of Kingdom Builder's view; the client's TypeScript types are made from it."""

from __future__ import annotations

from typing import Literal, TypedDict

Terrain = Literal["grass", "flower", "forest", "canyon", "desert"]
Tile = Literal["oracle", "farm", "oasis", "tower", "tavern", "barn", "harbor", "paddock"]
Guild = Literal[
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
]
Held = Literal["ready", "used", "fresh", "gone", "lost_ready", "lost_used", "lost_fresh"]


class Earned(TypedDict):
    """Points from one source, and the hexes that earn them."""

    points: int
    cells: list[str]


class KingdomBuilderView(TypedDict):
    """What one seat may know; a spectator's has the seat null."""

    game: str
    seat: int | None
    quadrants: list[str | None]
    rows: list[str]
    locations: dict[str, Tile]
    castles: list[str]
    guilds: list[Guild]
    settlements: list[list[str]]
    supply: list[int]
    hands: list[Terrain | Literal["hidden"] | None]
    deck: int
    discards: dict[Terrain, int]
    removed: dict[Terrain, int]
    tiles: list[dict[str, Held]]
    stock: dict[str, int]
    active: int | None
    start: int
    builds_left: int
    round: int
    ending: bool
    lifted: str | None
    scores: list[int]
    at_end: list[dict[str, Earned]]
    over: bool
