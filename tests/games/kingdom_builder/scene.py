"""Positions of Kingdom Builder in a line, and short questions to ask of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import tetrarch
from games.kingdom_builder.boards import LOCATIONS, QUADRANTS, TERRAIN, around
from games.questions import MatchQueries

CARDS = list(TERRAIN)[:5]
GUILDS = ["fishermen", "merchants", "knights"]
HELD = {"ready", "used", "fresh"}  # states of a tile that its owner has


class Scene(MatchQueries):
    """A match with the questions that a rule test asks of it."""

    def mandatory(self) -> Scene:
        """Build what is owed, each time on the first hex offered."""
        while builds := [move for move in self.match.legal() if move.token.startswith("b:")]:
            self.match.play(builds[0])
        return self

    def turn(self) -> Scene:
        """A whole turn without tiles."""
        self.mandatory()
        return self.play("end")

    def offered(self, verb: str = "b") -> set[str]:
        """Hexes or tiles that can be chosen with a verb."""
        return super().offered(verb)

    def tiles(self, seat: int = 0) -> dict[str, str]:
        """The tiles a seat has, without those it has lost."""
        return {cell: state for cell, state in self.open["tiles"][seat].items() if state in HELD}

    def stock(self, cell: str) -> int:
        return int(self.open["stock"][cell])

    def gold(self, source: str, seat: int = 0) -> int:
        """What a guild, or the castles, would pay now."""
        return int(self.open["at_end"][seat][source]["points"])


def cells(text: str) -> set[str]:
    return set(text.split())


def scene(
    *settlements: str,
    board: str = "A",
    card: str | None = "grass",
    seats: int = 2,
    active: int = 0,
    tiles: Mapping[str, str] | None = None,
    hands: Mapping[int, str | None] | None = None,
    supply: Mapping[int, int] | None = None,
    deck: Mapping[str, int] | None = None,
    discards: Mapping[str, int] | None = None,
    guilds: Iterable[str] = GUILDS,
    seed: int = 3,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Scene:
    """The active seat at the start of its turn, its card played.

    Settlements are listed seat by seat. Whoever stands beside a location holds its tile, ready, the active
    seat first, while two last; `tiles` says otherwise for the active seat. All cards that are neither in a
    hand, a named deck nor the discards are in the deck, or out of the game where a deck is named.
    """
    seats = max(seats, len(settlements))
    built = [text.split() for text in settlements] + [[] for _ in range(seats - len(settlements))]
    cards = {seat: "forest" for seat in range(seats)} | {active: card} | dict(hands or {})
    held = hand_out(board, built, active)
    held[active] |= dict(tiles or {})
    doc: dict[str, object] = {
        "settlements": built,
        "hands": [cards[seat] for seat in range(seats)],
        "tiles": held,
        "active": active,
        "discards": dict(discards or {}),
    }
    if supply is not None:
        doc["supply"] = [supply.get(seat, 40 - len(built[seat])) for seat in range(seats)]
    if deck is not None:
        doc["removed"] = rest([deck, discards or {}], cards.values())
    return load(
        seats, doc | dict(position or {}), seed, quadrants=QUADRANTS[board], guilds=[*guilds], **options
    )


def load(seats: int, doc: Mapping[str, object], seed: int = 3, **options: object) -> Scene:
    head = {"format": "tetrarch-position/1", "game": "kingdom_builder", "seats": seats, "seed": seed}
    return Scene(tetrarch.from_json(head | {"options": options, "position": dict(doc)}))


def hand_out(board: str, built: list[list[str]], active: int) -> list[dict[str, str]]:
    """A ready tile for everybody beside a location, two a location, the active seat first."""
    held: list[dict[str, str]] = [{} for _ in built]
    for cell in LOCATIONS[board]:
        beside = [seat for seat, mine in enumerate(built) if around(cell) & set(mine)]
        for seat in sorted(beside, key=lambda seat: (seat != active, seat))[:2]:
            held[seat][cell] = "ready"
    return held


def rest(piles: Iterable[Mapping[str, int]], hands: Iterable[str | None]) -> dict[str, int]:
    """The cards of the 25 that are neither in these piles nor in a hand."""
    left = dict.fromkeys(CARDS, 5)
    for pile in piles:
        for terrain, count in pile.items():
            left[terrain] -= count
    for card in hands:
        if card is not None:
            left[card] -= 1
    return left


LEFT_OUT = ("stack", "lifted", "gold", "tiles", "stock")  # tiles pay nothing


def finish(s: Scene, **options: object) -> Scene:
    """The same board, with the last turn of the game just ended."""
    doc = s.match.to_json(bare=True)
    position = {k: v for k, v in doc["position"].items() if k not in LEFT_OUT}  # type: ignore[attr-defined]
    first = int(doc["options"]["start_seat"]) - 1  # type: ignore[index]
    last = (first + int(s.match.game.seats) - 1) % int(s.match.game.seats)
    position |= {"active": last, "builds_left": 0, "ending": True}
    doc["position"], doc["options"] = position, doc["options"] | options  # type: ignore[operator]
    return Scene(tetrarch.from_json(doc)).play("end")


def walk(seed: int, seats: int = 3, **options: object) -> Iterator[Scene]:
    """A random game."""
    return Scene(tetrarch.new("kingdom_builder", seats=seats, seed=seed, **options)).random_walk(seed)
