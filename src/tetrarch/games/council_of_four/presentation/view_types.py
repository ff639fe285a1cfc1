"""The shape of Council of Four's view; the client's TypeScript types are made from it."""

from __future__ import annotations

from typing import Literal, TypedDict

Region = Literal["coast", "hills", "mountains"]
Council = Literal["coast", "hills", "mountains", "king"]
Colour = Literal["white", "black", "orange", "pink", "purple", "blue"]
Card = Literal["white", "black", "orange", "pink", "purple", "blue", "joker"]
Metal = Literal["gold", "silver", "bronze", "iron", "purple"]
Cards = dict[Card, int]


class Balconies(TypedDict):
    """Councillors from the arrow side on."""

    coast: list[Colour]
    hills: list[Colour]
    mountains: list[Colour]
    king: list[Colour]


class Offers(TypedDict):
    """The two permits that lie open in each region."""

    coast: list[str | None]
    hills: list[str | None]
    mountains: list[str | None]


class Piles(TypedDict):
    """How many permits lie face down in each region."""

    coast: int
    hills: int
    mountains: int


class Under(TypedDict):
    """Permits of known place in each pile, the next to be drawn first."""

    coast: list[str]
    hills: list[str]
    mountains: list[str]


class Prices(TypedDict):
    """The fewest coins for each council with the own hand; null where no card fits."""

    coast: int | None
    hills: int | None
    mountains: int | None
    king: int | None


class Kingdom(TypedDict):
    """The map with its tokens and councils, and the king's ways."""

    sides: list[str | None]
    roads: list[tuple[str, str]]
    metals: dict[str, Metal]
    tokens: dict[str, str]
    balconies: Balconies
    reserve: dict[Colour, int]
    king: str | None
    king_roads: dict[str, int]


class CouncilView(Kingdom):
    """What one seat may know; a spectator's has the seat null."""

    game: str
    seat: int | None
    offers: Offers
    piles: Piles
    under: Under
    emporiums: list[list[str]]
    neutral: list[str]
    coins: list[int]
    assistants: list[int]
    pool: int | None
    nobility: list[int]
    points: list[int]
    permits: list[list[str]]
    used: list[list[str]]
    hands: list[Cards | None]
    hand_sizes: list[int]
    deck: int
    discards: Cards
    shuffles: int
    held: list[Cards | None]
    held_by_all: Cards
    held_sizes: list[int]
    fresh: list[int]
    spent: list[Cards]
    tiles: dict[str, int]
    kings_tiles: list[int]
    active: int | None
    start: int
    mains: int
    acted: bool
    quick: bool
    round: int
    ending: int | None
    scores: list[int]
    at_end: list[dict[str, int]]
    prices: Prices | None
    over: bool
