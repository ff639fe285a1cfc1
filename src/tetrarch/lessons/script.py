"""What a lesson's file says: scenes with their steps. docs/lessons.md tells how to write one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase

from tetrarch.core.match.vocabulary import quoted
from tetrarch.core.position.reader import Reader

Span = int | str  # how many moves a step takes: so many, the turn, the game, or until a field changes
Said = Mapping[str, tuple[str, ...]]  # an attribute of the step's text, and the moves that it speaks of
NAME = re.compile(r"[a-z][a-z0-9_]*")
MAX_SEATS = 9
MAX_MINUTES = 20
MAX_MOVES = 40  # that one step takes


@dataclass(frozen=True)
class Step:
    """One thing that is said, and the moves with which the learner goes on; none: reading is enough."""

    id: str
    point: tuple[
        str, ...
    ] = ()  # targets of moves such as `cell:D4`, or fields of the view such as `supply.0`
    args: Mapping[str, str] | None = None  # the text's arguments: fields of the view
    moves: tuple[str, ...] = ()  # tokens, or patterns such as `b:*`
    span: Span = 1
    replies: Said | None = None  # what is said to moves that go on
    refusals: Said | None = None  # what is said to moves that do not
    opponents: tuple[str, ...] = ()  # what the others answer after this step, before their bot takes over
    score: bool = False  # the score sheet is shown

    def goes_on(self, token: str) -> bool:
        """Whether a legal move is one that the step waits for."""
        return fits(token, self.moves)

    def attribute_for(self, token: str) -> str | None:
        """The attribute of the text that speaks of a move."""
        said = self.replies if self.goes_on(token) else self.refusals
        return next((name for name, moves in (said or {}).items() if fits(token, moves)), None)

    @property
    def until(self) -> str | None:
        """The field of the view that ends the step when it changes."""
        return self.span if isinstance(self.span, str) and self.span not in ("turn", "game") else None

    @property
    def attributes(self) -> list[str]:
        """Every attribute of the text."""
        return [*(self.replies or {}), *(self.refusals or {})]


@dataclass(frozen=True)
class Scene:
    """A match of its own, from a set-up or a position, and the steps that are taken in it."""

    seats: int
    seed: int
    options: Mapping[str, object]
    position: Mapping[str, object] | None
    learner: int
    opponent: str  # the bot of the other seats
    steps: tuple[Step, ...]


@dataclass(frozen=True)
class PlayOn:
    """The game that a lesson leads to."""

    seats: int
    options: Mapping[str, object]
    level: str


@dataclass(frozen=True)
class Script:
    """A whole lesson."""

    game: str
    id: str
    minutes: int
    scenes: tuple[Scene, ...]
    play_on: PlayOn

    @property
    def key(self) -> str:
        """The message that names the lesson; `.help` says what one learns in it."""
        return f"{self.game}_lessons-{self.id}"

    def step_key(self, step: Step) -> str:
        """The message that a step says."""
        return f"{self.key}-{step.id}"

    @property
    def keys(self) -> list[str]:
        """Every message of the lesson."""
        steps = [step for scene in self.scenes for step in scene.steps]
        said = [f"{self.step_key(step)}.{name}" for step in steps for name in step.attributes]
        return [self.key, f"{self.key}.help", *(self.step_key(step) for step in steps), *said]


def fits(token: str, patterns: tuple[str, ...]) -> bool:
    """Whether one of the patterns means this move; all of it counts but for `*`."""
    return any(token == pattern or fnmatchcase(token, pattern) for pattern in patterns)


def read_script(game: str, id: str, doc: object) -> Script:
    """A lesson from JSON; BadPosition names the first wrong field."""
    reader = Reader(doc)
    reader.keys(("minutes", "scenes", "play_on"))
    scenes = tuple(read_scene(item) for item in some(reader["scenes"]))
    used = [step.id for scene in scenes for step in scene.steps]
    if twice := sorted({name for name in used if used.count(name) > 1}):
        raise reader["scenes"].fail(f"steps have the same id: {quoted(twice)}")
    minutes = reader["minutes"].whole(1, MAX_MINUTES)
    return Script(game, id, minutes, scenes, read_play_on(reader["play_on"]))


def read_scene(reader: Reader) -> Scene:
    reader.keys(("seats", "seed", "options", "position", "learner", "opponent", "steps"))
    seats = reader["seats"].whole(1, MAX_SEATS)
    position: Mapping[str, object] | None = reader.get("position", Reader.mapping, None)
    return Scene(
        seats,
        reader["seed"].whole(0, 2**31),
        reader.get("options", Reader.mapping, {}),
        position,
        reader.get("learner", lambda r: r.whole(0, seats - 1), 0),
        reader.get("opponent", Reader.text, "greedy"),
        tuple(read_step(item) for item in some(reader["steps"])),
    )


def read_step(reader: Reader) -> Step:
    reader.keys(("id", "point", "args", "moves", "span", "replies", "refusals", "opponents", "score"))
    none: tuple[str, ...] = ()
    one: Span = 1
    moves = reader.get("moves", texts, none)
    for field in ("span", "replies", "refusals", "opponents"):
        if reader.has(field) and not moves:
            raise reader[field].fail("means something only in a step with moves")
    return Step(
        read_name(reader["id"]),
        reader.get("point", texts, none),
        reader.get("args", read_args, None),
        moves,
        reader.get("span", read_span, one),
        reader.get("replies", read_said, None),
        reader.get("refusals", read_said, None),
        reader.get("opponents", texts, none),
        reader.get("score", Reader.flag, False),
    )


def read_play_on(reader: Reader) -> PlayOn:
    reader.keys(("seats", "options", "level"))
    options: Mapping[str, object] = reader.get("options", Reader.mapping, {})
    return PlayOn(reader["seats"].whole(1, MAX_SEATS), options, reader["level"].text())


def read_name(reader: Reader) -> str:
    name = reader.text()
    if not NAME.fullmatch(name):
        raise reader.fail(f"must be a name in small letters, not {name!r}")
    return name


def read_span(reader: Reader) -> Span:
    return reader.text() if isinstance(reader.value, str) else reader.whole(1, MAX_MOVES)


def read_args(reader: Reader) -> Mapping[str, str]:
    return {name: reader[name].text() for name in reader.mapping()}


def read_said(reader: Reader) -> Said:
    return {name: texts(reader[name]) for name in reader.mapping()}


def texts(reader: Reader) -> tuple[str, ...]:
    return tuple(item.text() for item in some(reader))


def some(reader: Reader) -> list[Reader]:
    """The entries of a list that is not empty."""
    items = reader.items()
    if not items:
        raise reader.fail("must not be empty")
    return items
