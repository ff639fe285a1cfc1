"""The shape of Kingsburg's view; the client's TypeScript types are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Good = Literal["gold", "wood", "stone"]
Amounts = dict[str, int]


class Group(TypedDict):
    """Dice of one player on an advisor; seat null stands for neutral dice."""

    seat: int | None
    dice: str
    token: NotRequired[int]


class PublicPosition(TypedDict):
    """What everybody sees and a JSON position has too."""

    year: int
    phase: str | None
    order: list[int]
    points: list[int]
    plus2: list[int]
    soldiers: list[int]
    goods: list[Amounts]
    buildings: list[list[str]]
    free: list[list[str]]
    rows: list[list[str]]
    strips: list[list[str]]
    envoy: int | None
    aid: int | None
    dice: list[str]
    white: list[int]
    placed: dict[str, list[Group]]
    influenced: list[str]
    deals: dict[str, int]
    gifts: list[str]
    passed: list[int]
    used: list[list[str]]
    used_year: list[list[str]]
    built: list[int]
    hired: list[int]
    swaps: list[int]
    before: int
    consoled: list[int]
    known: list[int]
    shown: bool
    valley_known: list[int]
    valley_shown: bool
    past: list[str]
    scenario: str | None
    governors: list[str | None]
    offer: list[str]
    named: str | None
    bid: int
    bidder: int | None
    namer: int | None
    out: list[int]
    destiny: str | None
    destinies_past: list[str]
    troops: list[list[int]]
    whims: list[int]
    whims_gone: list[int]
    stock: Amounts
    lot: str | None
    royal: int | None
    relief: list[int]
    bonus: list[int]
    totals: list[int]
    won: list[int]


class KingsburgView(PublicPosition):
    """What one seat may know; a spectator's has the seat null."""

    game: str
    seat: int | None
    invader: str | None
    valley: str | None
    dealt: list[list[str] | int]
    sealed: list[int | None]
    modules: list[str]
    edition: int
    queen_points: int
    strengths: list[int]
    dice_totals: list[int]
    costs: list[dict[str, Amounts]]
    next: list[list[str]]
    affordable: list[list[str]]
    strength_against: list[dict[str, int]]
    at_end: list[Amounts]
    scores: list[int]
    over: bool
