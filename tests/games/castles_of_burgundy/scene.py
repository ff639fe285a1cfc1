"""Positions of The Castles of Burgundy in a line, and short questions to ask of them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import tetrarch
from games.questions import MatchQueries

START = "D4:castle"
MODULES = ("extra_tiles", "border_posts", "white_castles", "inns", "trade_routes", "shields")
BUILDINGS = (
    "market",
    "carpenter",
    "church",
    "warehouse",
    "boarding_house",
    "bank",
    "town_hall",
    "watchtower",
)
COLOURS = ("castle", "mine", "ship", "livestock", "monastery", "building")
CELLS = [
    f"{row}{n + 1}" for row, size in zip("ABCDEFG", (4, 5, 6, 7, 6, 5, 4), strict=True) for n in range(size)
]
# what a test says seat by seat: a text for seat 0 alone, or a list
Texts = str | Sequence[str]
Numbers = int | Sequence[int]


class Scene(MatchQueries):
    """A match with the questions that a rule test asks of it."""

    @property
    def ask(self) -> str:
        """The name of what is asked; nothing is when the game is over."""
        question = self.match.question
        return "" if question is None else question.step

    def wealth(self, seat: int = 0) -> tuple[int, int, int]:
        """Points, silver, workers."""
        now = self.open
        return now["points"][seat], now["silver"][seat], now["workers"][seat]

    def storage(self, seat: int = 0) -> str:
        return " ".join(sorted(self.of("storage", seat)))

    def goods(self, seat: int = 0) -> dict[str, int]:
        return {good: n for good, n in self.of("goods", seat).items() if n}

    def sold(self, seat: int = 0) -> dict[str, int]:
        return {good: n for good, n in self.of("sold", seat).items() if n}

    def lying(self, depot: int) -> dict[str, int]:
        """The goods of a depot."""
        return {good: n for good, n in self.open["depot_goods"].get(str(depot), {}).items() if n}

    def track(self, seat: int) -> tuple[int, int]:
        """A marker's space and how many lie above it."""
        return next((n, stack.index(seat)) for n, stack in enumerate(self.open["track"]) if seat in stack)

    def sheet(self, seat: int = 0) -> dict[str, int]:
        """What a seat has scored, by source."""
        found: Counter[str] = Counter()
        for line in self.match.score_sheet(seat):
            found[line.source] += line.points
        return {source: points for source, points in found.items() if points and source != "before"}

    def at_end(self, seat: int = 0) -> dict[str, int]:
        """What a seat would score if the game ended now, by source."""
        return {source: points for source, points in self.of("at_end", seat).items() if points}

    def cost(self, token: str) -> int:
        """The workers that a move costs."""
        return next(int(str(m.args["workers"])) for m in self.match.legal() if m.token == token)

    def depot(self, number: int) -> list[str]:
        return [tile for tile in self.open["depots"].get(str(number), []) if tile]


def duchy(text: str) -> dict[str, str]:
    """`D4:castle C3:bank`: what lies where."""
    return dict(entry.split(":") for entry in text.split())


def counted(text: str) -> dict[str, int]:
    return dict(Counter(text.split()))


def each(value: Texts, seats: int, rest: str = "") -> list[str]:
    """A text for every seat; a single one is that of seat 0."""
    texts = [value] if isinstance(value, str) else [*value]
    return texts + [rest] * (seats - len(texts))


def numbers(value: Numbers, seats: int) -> list[int]:
    """A number for every seat; a single one is that of seat 0."""
    given = [value] if isinstance(value, int) else [*value]
    return given + [0] * (seats - len(given))


def dice(value: Texts, seats: int) -> list[list[int]]:
    return [[int(face) for face in text] for text in each(value, seats, "11")]


def scene(
    *placed: str,
    seats: int = 2,
    duchy_number: int = 1,
    storage: Texts = "",
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
    seed: int = 3,
    position: Mapping[str, object] | None = None,
    **options: object,
) -> Scene:
    """Seat 0 at the start of its turn in the first round, with a castle in the middle.

    Duchies are listed seat by seat. Single values count for seat 0; others have nothing but a castle like
    that of seat 0, and rolled two ones.
    """
    seats = max(seats, len(placed))
    castle = next(entry for entry in " ".join([*placed, START]).split() if entry.endswith(":castle"))
    duchies = [*placed] + [castle] * (seats - len(placed))
    doc: dict[str, object] = {
        "placed": [duchy(text) for text in duchies],
        "storage": [text.split() for text in each(storage, seats)],
        "goods": [counted(text) for text in each(goods, seats)],
        "sold": [counted(text) for text in each(sold, seats)],
        "workers": numbers(workers, seats),
        "silver": numbers(silver, seats),
        "points": numbers(points, seats),
        "dice": dice(rolled, seats),
        "depots": {str(depot): text.split() for depot, text in (depots or {}).items()},
        "black": black.split(),
        "depot_goods": {str(depot): counted(text) for depot, text in (lying or {}).items()},
    }
    chosen = {"duchies": "same", "duchy": duchy_number, "modules": modules.split()} | options
    return load(seats, doc | dict(position or {}), seed, **chosen)


def load(seats: int, doc: Mapping[str, object], seed: int = 3, **options: object) -> Scene:
    head = {"format": "tetrarch-position/1", "game": "castles_of_burgundy", "seats": seats, "seed": seed}
    return Scene(tetrarch.from_json(head | {"options": options, "position": dict(doc)}))


def last_turn(*placed: str, seats: int = 2, phase: str = "E", **more: Any) -> Scene:
    """The last seat has only to say that the last turn of a phase is over."""
    seats = max(seats, len(placed))
    now = {"phase": phase, "round": 5, "active": seats - 1, "done": [*range(seats - 1)]}
    now |= {"dice": [[]] * seats} | dict(more.pop("position", {}))
    return scene(*placed, seats=seats, position=now, **more)


def finish(*placed: str, phase: str = "E", **more: Any) -> Scene:
    """The last turn of a phase is over; in phase E the game."""
    return last_turn(*placed, phase=phase, **more).play("end")


def new(seats: int = 2, seed: int = 1, **options: Any) -> Scene:
    return Scene(tetrarch.new("castles_of_burgundy", seats=seats, seed=seed, **options))


def started(seats: int = 2, seed: int = 1, **options: object) -> Scene:
    """A new game at its first turn: sides, routes and castles are the first that are offered."""
    s = new(seats, seed, **options)
    while s.ask != "turn":
        for seat in s.match.seats:
            s.match.play(s.match.legal(seat)[0], seat)
    return s


# what a keen builder does first; nothing else while one of these is possible
KEEN = ({"place", "deploy", "buy"}, {"take", "fetch", "goods", "workers", "sell"})


def walk(seed: int, seats: int = 3, keen: bool = False, **options: Any) -> Iterator[Scene]:
    """A random game, seen before every move and after the last; every verb as often as the others."""
    chance = random.Random(seed)
    s = new(seats=seats, seed=seed, **options)
    while not s.match.over:
        yield s
        verbs = s.verbs
        for wanted in KEEN if keen else ():
            verbs = verbs & wanted or verbs
        verb = chance.choice(sorted(verbs))
        s.match.play(chance.choice([m for m in s.match.legal() if m.token.partition(":")[0] == verb]))
    yield s
