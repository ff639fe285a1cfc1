"""The figures of the rules: positions in the folder `figures` of each game, drawn by the table's boards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from tetrarch.core.match.creation import from_json
from tetrarch.core.match.json_position import FORMAT
from tetrarch.core.match.match import Match
from tetrarch.core.match.registry import find
from tetrarch.core.position.reader import Reader

MAX_PIXELS = 2000
FIELDS = ("seats", "options", "position", "play", "seat", "moves", "part", "page", "size", "focus", "marks")


@dataclass(frozen=True)
class Figure:
    """One figure: a moment of a game, and which detail of the page it shows."""

    game: str
    id: str
    seats: int
    options: Mapping[str, object]
    position: Mapping[str, object]
    play: tuple[str, ...]  # answers that lead on from the position
    seat: int  # who looks
    moves: bool  # whether the legal moves are marked
    part: str  # `board` or `mat`
    page: tuple[int, int]  # pixels that the part has as if it stood on a table's page
    size: tuple[int, int]  # pixels of the detail
    focus: tuple[str, ...]  # targets, fields of boards and places, all of which the detail shows
    marks: tuple[str, ...]  # those that carry the numbers 1, 2 ... of the caption
    rulings: tuple[str, ...]  # the rulings that it illustrates

    @property
    def key(self) -> str:
        """The message that is its caption; `.alt` says what it shows to those who cannot see it."""
        return f"{self.game}_rules-figure-{self.id}"

    def match(self) -> Match:
        """The moment that it shows; BadPosition or IllegalAction if there is no such moment."""
        match = from_json(
            {
                "format": FORMAT,
                "game": self.game,
                "seats": self.seats,
                "options": dict(self.options),
                "position": dict(self.position),
                "seed": 1,
            }
        )
        for token in self.play:
            match.play(token, match.seats[0])
        return match


@cache
def figures(game: str) -> tuple[Figure, ...]:
    """The figures of a game, sorted by name; BadOption if there is no such game."""
    folder = files("tetrarch").joinpath("games", find(game).id, "figures")
    pages = sorted(folder.iterdir(), key=lambda page: page.name)
    return tuple(
        read_figure(game, page.name.removesuffix(".json"), json.loads(page.read_text(encoding="utf-8")))
        for page in pages
    )


def read_figure(game: str, id: str, doc: object) -> Figure:
    """A figure from JSON; BadPosition names the first wrong field."""
    reader = Reader(doc)
    reader.keys((*FIELDS, "rulings"))
    seats = reader["seats"].whole(1, 9)
    part = reader["part"].text()
    if part not in ("board", "mat"):
        raise reader["part"].fail(f"must be 'board' or 'mat', not {part!r}")
    none: Mapping[str, object] = {}
    return Figure(
        game,
        id,
        seats,
        reader.get("options", Reader.mapping, none),
        reader["position"].mapping(),
        read_texts(reader, "play"),
        reader.get("seat", lambda r: r.whole(0, seats - 1), 0),
        reader.get("moves", Reader.flag, False),
        part,
        read_size(reader["page"]),
        read_size(reader["size"]),
        read_texts(reader, "focus"),
        read_texts(reader, "marks"),
        read_texts(reader, "rulings"),
    )


def read_texts(reader: Reader, field: str) -> tuple[str, ...]:
    return tuple(item.text() for item in reader[field].items()) if reader.has(field) else ()


def read_size(reader: Reader) -> tuple[int, int]:
    items = reader.items()
    if len(items) != 2:
        raise reader.fail("must be two numbers, width and height")
    return items[0].whole(1, MAX_PIXELS), items[1].whole(1, MAX_PIXELS)
