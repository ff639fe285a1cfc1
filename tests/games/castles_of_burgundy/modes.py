"""Positions of the team game, the solo game and games with the Châteauma in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from games.castles_of_burgundy.scene import (
    BUILDINGS,
    CELLS,
    Numbers,
    Scene,
    Texts,
    counted,
    dice,
    duchy,
    each,
    load,
    new,
    numbers,
    scene,
    started,
)
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.fair_dice import secret_of
from tetrarch.core.match.match import Fairness, Match
from tetrarch.core.match.registry import find

SEATS = 4
TEAMS = 2
SHIPS = "B3:castle A1:ship C1:ship D1:ship D5:ship F3:ship"  # all ships of duchy 33 but F5
# the solo duchies: spaces in the order of CELLS; castle, N mine, ship, livestock, monastery, building
SOLO = {
    33: "S6 N5 B6 B2 B4 L2 C4 M3 B6 S3 B1 M5 M3 M5 L1 S1 B2 C4 L6 S3 B6 N5 B1 L2 L6 B4 C2 M3 C2 N5 S1 B2 S4 "
    "B5 B4 L1 M3",
    34: "S6 C6 B2 C5 L6 L2 L3 B4 B1 B5 N3 M4 M2 S4 S5 M3 M1 C4 B6 B3 S1 S3 L4 L5 M5 M6 N2 B6 B3 B1 B5 S2 L1 "
    "B2 B4 N1 C1",
}


def board(
    depots: Mapping[int, str] | None = None, black: str = "", lying: Mapping[int, str] | None = None
) -> dict[str, object]:
    """What lies on the main board."""
    return {
        "depots": {str(depot): text.split() for depot, text in (depots or {}).items()},
        "black": black.split(),
        "depot_goods": {str(depot): counted(text) for depot, text in (lying or {}).items()},
    }


def draw(s: Scene, token: str) -> Scene:
    """CHANCE answers as a test wants it."""
    x = s.match.descriptor.vocabulary.read(token)
    assert x in s.match.game.legal(s.match.state)
    s.match._force(x)
    return s


# teams: seats 0 and 2 against 1 and 3


def team(
    *placed: str,
    storage: Texts = "",
    shared: Texts = "",
    goods: Texts = "",
    sold: Texts = "",
    workers: Numbers = 0,
    silver: Numbers = 0,
    points: Numbers = 0,
    rolled: Texts = "11",
    depots: Mapping[int, str] | None = None,
    black: str = "",
    lying: Mapping[int, str] | None = None,
    modules: str = "",
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Scene:
    """Seat 0 of team A at the start of its turn; private tiles, points and dice by seat, all else by team."""
    duchies = [*placed] + ["D7:castle"] * (TEAMS - len(placed))
    doc: dict[str, object] = {
        "placed": [duchy(text) for text in duchies],
        "storage": [text.split() for text in each(storage, SEATS)],
        "shared_storage": [text.split() for text in each(shared, TEAMS)],
        "goods": [counted(text) for text in each(goods, TEAMS)],
        "sold": [counted(text) for text in each(sold, TEAMS)],
        "workers": numbers(workers, TEAMS),
        "silver": numbers(silver, TEAMS),
        "points": numbers(points, SEATS),
        "dice": dice(rolled, SEATS),
    }
    doc |= board(depots, black, lying) | dict(position or {})
    return load(SEATS, doc, modules=["teams", *modules.split()], **options)


def partner(*placed: str, **more: Any) -> Scene:
    """The same in the turn of seat 2, the partner of seat 0."""
    now = {"active": 2, "done": [0, 1]} | dict(more.pop("position", {}))
    return team(*placed, position=now, **more)


def team_end(*placed: str, phase: str = "E", **more: Any) -> Scene:
    """The last turn of a phase is over."""
    now = {"phase": phase, "round": 5, "active": 3, "done": [0, 1, 2], "dice": [[]] * SEATS}
    return team(*placed, position=now | dict(more.pop("position", {})), **more).play("end")


# the solo game


class AreaFirst(Scene):
    """A solo game in which the points of an area come first wherever the player orders them [CB-255]."""

    def play(self, moves: str) -> Scene:
        for move in moves.split():
            super().play(move)
            while "first:area" in self.tokens:
                super().play("first:area")
        return self


def alone(
    placed: str = "B3:castle",
    *,
    storage: str = "",
    goods: str = "",
    sold: str = "",
    workers: int = 0,
    silver: int = 0,
    points: int = 0,
    rolled: str = "11",
    depots: Mapping[int, str] | None = None,
    black: str = "",
    lying: Mapping[int, str] | None = None,
    modules: str = "",
    position: Mapping[str, object] | None = None,
    area_first: bool = True,
    **options: object,
) -> Scene:
    """A turn of the solo game on duchy 33."""
    doc: dict[str, object] = {
        "placed": [duchy(placed)],
        "storage": [storage.split()],
        "goods": [counted(goods)],
        "sold": [counted(sold)],
        "workers": [workers],
        "silver": [silver],
        "points": [points],
        "dice": [[int(face) for face in rolled]],
    }
    doc |= board(depots, black, lying) | dict(position or {})
    s = load(1, doc, modules=["solo", *modules.split()], **options)
    return AreaFirst(s.match) if area_first else s


def begun(seed: int = 1, **options: Any) -> Scene:
    """A new solo game at its first turn."""
    s = new(1, seed, modules=["solo", *options.pop("more", [])], **options)
    return s.play(sorted(s.tokens)[0])


def filled(without: str, number: int = 33) -> str:
    """A solo duchy that is full but for some spaces."""
    animals = iter("cow2 cow3 pig2 pig3 sheep2 sheep3".split())
    towns = iter(BUILDINGS * 2)
    cloisters = iter(f"m{n}" for n in range(1, 7))
    kinds = {"C": iter(["castle"] * 4), "N": iter(["mine"] * 3), "S": iter(["ship"] * 6)}
    kinds |= {"L": animals, "B": towns, "M": cloisters}
    spaces = zip(CELLS, SOLO[number].split(), strict=True)
    return " ".join(
        f"{cell}:{next(kinds[space[0]])}" for cell, space in spaces if cell not in without.split()
    )


# vineyards


def vines(
    *placed: str, depot: str = "", shop: str = "", planted: Texts = "", grapes: str = "", **more: Any
) -> Scene:
    """A scene with double tiles; `1:red_blue` is planted on a space, `.` a gap in depot or shop."""
    seats = max(more.get("seats", 2), len(placed))
    beds = [planted] if isinstance(planted, str) else [*planted]
    position: dict[str, object] = {
        "vineyard_depot": [None if tile == "." else tile for tile in depot.split()]
        or [None] * (6 if seats == 4 else 3),
        "vineyard_shop": [None if tile == "." else tile for tile in shop.split()]
        or [None] * (1 if seats == 2 else 3),
        "vineyards": [dict(entry.split(":") for entry in bed.split()) for bed in beds]
        + [{}] * (seats - len(beds)),
        "grapes": [dict(Counter(grapes.split()))] + [{}] * (seats - 1),
    }
    modules = f"vineyards {more.pop('modules', '')}"
    return scene(*placed, modules=modules, position=position | dict(more.pop("position", {})), **more)


# the Châteauma has the last seat


AUTOMATON_EVENTS = set(
    """
    first_card card built card_chosen die found from_reserve set_on another_tile reserved
    sale_sign card_done moved mines_paid post_card shield_won
    """.split()
)  # that every few games with modules tell of


def on_card(text: str) -> list[str | None]:
    """`bank . wild:ship`: the tiles of a card, space by space."""
    return [None if tile == "." else tile for tile in text.split()]


def machine(
    *placed: str,
    cards: Sequence[int] = (4, 1),
    tiles: Sequence[str] = (),
    die: int | None = 1,
    white: int = 1,
    reserve: Mapping[str, str] | None = None,
    territory: Mapping[str, str] | None = None,
    storage: Texts = "",
    goods: str = "",
    silver: int = 0,
    points: Numbers = 0,
    depots: Mapping[int, str] | None = None,
    black: str = "",
    lying: Mapping[int, str] | None = None,
    seats: int = 2,
    modules: str = "",
    more: Mapping[str, object] | None = None,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Scene:
    """The Châteauma, ahead on the track, has had its turn; goods and silver are its own. Seat 0 is next."""
    last = seats - 1
    sizes = {1: 3, 4: 5, 7: 5, 12: 5, 15: 5}
    empty = [" ".join("." * sizes.get(card, 4)) for card in cards]
    state: dict[str, object] = {
        "cards": [*cards],
        "tiles": [on_card(text) for text in [*tiles, *empty[len(tiles) :]]],
        "reserve": {kind: text.split() for kind, text in (reserve or {}).items()},
        "die": die,
    }
    if territory is not None:
        state["territory"] = {colour: on_card(text) for colour, text in territory.items()}
    doc: dict[str, object] = {
        "placed": [duchy(text) for text in [*placed, *["D4:castle"] * (last - len(placed))]] + [{}],
        "storage": [text.split() for text in each(storage, seats)],
        "goods": [{}] * last + [counted(goods)],
        "silver": [0] * last + [silver],
        "points": numbers(points, seats),
        "white": white,
        "track": [[*range(last)], [last]],
        "active": last,
        "done": [],
        "chateauma": state | dict(more or {}),
    }
    doc |= board(depots, black, lying) | dict(position or {})
    chosen = {"duchies": "same", "duchy": 1, "modules": ["chateauma", *modules.split()]} | options
    return paused(seats, doc, **chosen)


def paused(seats: int, doc: Mapping[str, object], **options: object) -> Scene:
    """A position in which nothing is drawn before the test says what."""
    descriptor = find("castles_of_burgundy")
    rules, checked = descriptor.game(seats, options)
    return Scene(Match(descriptor, rules, checked, Fairness(secret_of(3), (), 3), start=dict(doc)))


def person(*placed: str, **given: Any) -> Scene:
    """Seat 0 in its turn against the Châteauma, which comes after it."""
    seats = given.get("seats", 2)
    now = {"active": 0, "track": [[*range(seats)]], "dice": [[1, 1]] * (seats - 1) + [[]]}
    return machine(*placed, die=None, position=now | dict(given.pop("position", {})), **given)


def machine_end(*placed: str, phase: str = "E", **given: Any) -> Scene:
    """The last turn of a phase is over; it was a person's."""
    seats = given.get("seats", 2)
    now: dict[str, object] = {"phase": phase, "round": 5, "active": 0, "dice": [[]] * seats}
    now |= {"track": [[*range(seats)]], "done": [*range(1, seats)]}
    now |= dict(given.pop("position", {}))
    return machine(*placed, die=None, position=now, **given).play("end")


def its(s: Scene, field: str) -> Any:
    """A field of the Châteauma's own."""
    return s.json["chateauma"][field]


def cards(s: Scene) -> list[list[str | None]]:
    """What lies on its cards."""
    return [[*card] for card in its(s, "tiles")]


def wealth(s: Scene) -> tuple[int, int]:
    """The points and the silver of the last seat."""
    return s.open["points"][-1], s.open["silver"][-1]


def game(seats: int = 2, **options: Any) -> Scene:
    """A new game with the Châteauma at its first turn."""
    return started(seats, modules=["chateauma", *options.pop("more", [])], **options)


def reserve(s: Scene) -> dict[str, list[str]]:
    return {kind: [*tiles] for kind, tiles in its(s, "reserve").items() if tiles}


def land(s: Scene) -> dict[str, list[str]]:
    """Its duchy, colour by colour."""
    found = {colour: [tile for tile in tiles if tile] for colour, tiles in its(s, "territory").items()}
    return {colour: tiles for colour, tiles in found.items() if tiles}


def waiting(s: Scene) -> set[str]:
    """What CHANCE may answer now."""
    assert s.match.state.stack[-1].seat == CHANCE
    return {s.match.descriptor.vocabulary.token(int(x)) for x in s.match.game.legal(s.match.state)}


def completing(**more: Any) -> Scene:
    """The last space of card 1 is filled; CHANCE is to draw the next card."""
    return machine(cards=(1, 4), tiles=["mine cow2 ."], die=2, depots={2: "m1"}, **more)
