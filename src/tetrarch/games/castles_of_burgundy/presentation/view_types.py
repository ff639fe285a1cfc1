"""The shape of The Castles of Burgundy's view; the client's TypeScript types are made from it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Colour = Literal["castle", "mine", "ship", "livestock", "monastery", "building"]
Depot = Literal["1", "2", "3", "4", "5", "6"]
Phase = Literal["A", "B", "C", "D", "E"]
Grape = Literal["orange", "yellow", "green", "red", "black", "blue"]
Goods = dict[str, int]  # how many goods of each number
Land = dict[str, tuple[Colour, int]]  # the colour and the number of each space

Depots = TypedDict(
    "Depots",
    {
        "1": list[str | None],
        "2": list[str | None],
        "3": list[str | None],
        "4": list[str | None],
        "5": list[str | None],
        "6": list[str | None],
    },
)


class Area(TypedDict):
    """An area of a duchy, and what it pays once it is complete."""

    colour: Colour
    cells: list[str]
    size: int
    filled: int
    complete: bool
    points: int


class VineArea(TypedDict):
    """An area of one colour in a vineyard."""

    grape: Grape
    size: int
    points: int


class Supply(TypedDict):
    """Tiles that have not been drawn, by kind."""

    coloured: dict[str, int]
    black: dict[str, int]


class Strength(TypedDict):
    """How strong the Châteauma is made."""

    level: str
    modifiers: list[str]


class ChateaumaView(TypedDict):
    """What lies with the Châteauma; `wild:ship` lies face down, and nobody knows what is `covered`."""

    cards: list[int | None]
    tiles: list[list[str | None]]
    deck: list[int]
    discarded: list[int]
    territory: dict[Colour, list[str | None]]
    reserve: dict[str, list[str]]  # stacks by type, the last tile on top
    die: int | None
    shields: list[int]
    doubles: dict[str, int]
    posts: int


class PublicPosition(TypedDict):
    """What everybody sees and a JSON position has too. Partners share what is listed by team."""

    duchies: list[int | None]
    placed: list[dict[str, str]]
    storage: list[list[str]]
    shared_storage: NotRequired[list[list[str]]]  # in the team game alone
    target: NotRequired[int]  # in the solo game alone
    goods_removed: NotRequired[Goods]
    goods: list[Goods]
    sold: list[Goods]
    workers: list[int]
    silver: list[int]
    points: list[int]
    phase: Phase | None
    round: int | None
    active: int | None
    done: list[int]
    dice: list[list[int]]
    white: int | None
    used: list[str]
    track: list[list[int]]
    depots: Depots
    black: list[str | None]
    inns: int
    inns_left: int
    depot_goods: dict[Depot, Goods]
    round_goods: list[int]
    goods_pool: Goods
    supply: Supply
    removed: dict[str, int]
    aside: int
    bonus: dict[Colour, list[int]]
    post_bonus: list[int]
    depot_shields: dict[Depot, list[int]]
    shields: list[dict[str, int]]
    follow: list[int | None]
    routes: list[list[int]]
    laid: list[list[int]]
    vineyards: list[dict[str, str]]
    grapes: list[dict[Grape, int]]
    vineyard_depot: list[str | None]
    vineyard_shop: list[str | None]
    double_supply: dict[str, int]
    doubles_removed: dict[str, int]
    chateauma: NotRequired[ChateaumaView]


class ModeFields(TypedDict, total=False):
    """What the solo game adds, and the game against the Châteauma."""

    filled: int
    rounds_left: int
    selected: Literal["left", "right"] | None  # the card that the white die chose
    manner: Strength


class BurgundyView(PublicPosition, ModeFields):
    """What one seat may know; a spectator's has the seat null."""

    game: str
    seat: int | None
    sealed: list[int | str | None]
    order: list[int]
    start: int
    phase_points: int
    teams: list[int]  # the side of each seat
    board: list[Land]
    areas: list[list[Area]]
    posts: list[list[list[int]]] | None  # joined pairs of border posts, by seat
    vine_areas: list[list[VineArea]] | None
    automaton: int | None  # the seat that plays by itself
    empty: list[int]
    scores: list[int]
    at_end: list[dict[str, int]]
    over: bool
