"""Positions in JSON: what a person can write by hand is read with care, field by field."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from tetrarch.core.errors import BadPosition, BadToken
from tetrarch.core.kernel import AUTO, CHANCE, Decision, Step
from tetrarch.core.registry import AnyGame, AnyState, Descriptor
from tetrarch.core.words import Names, quoted

FORMAT = "tetrarch-position/1"
T = TypeVar("T")
MISSING: Any = object()


class Reader:
    """A JSON value and where it stands, so that the first wrong field can be named."""

    def __init__(self, value: object, path: str = "$") -> None:
        self.value = value
        self.path = path

    def fail(self, message: str) -> BadPosition:
        return BadPosition(self.path, message)

    def keys(self, allowed: tuple[str, ...]) -> None:
        """Refuse fields that nobody would read."""
        for key in self.mapping():
            if key not in allowed:
                raise self.fail(f"there is no field {key!r}; there are {quoted(allowed, 30)}")

    def mapping(self) -> Mapping[str, object]:
        if not isinstance(self.value, dict):
            raise self.fail(f"must be an object, not {kind_of(self.value)}")
        return self.value

    def has(self, key: str) -> bool:
        return key in self.mapping()

    def __getitem__(self, key: str) -> Reader:
        doc = self.mapping()
        if key not in doc:
            raise self.fail(f"the field {key!r} is missing")
        return Reader(doc[key], f"{self.path}.{key}")

    def get(self, key: str, read: Callable[[Reader], T], default: T) -> T:
        return read(self[key]) if self.has(key) else default

    def items(self, count: int | None = None) -> list[Reader]:
        if not isinstance(self.value, list):
            raise self.fail(f"must be a list, not {kind_of(self.value)}")
        if count is not None and len(self.value) != count:
            raise self.fail(f"must have {count} entries, not {len(self.value)}")
        return [Reader(item, f"{self.path}[{i}]") for i, item in enumerate(self.value)]

    def whole(self, least: int, most: int) -> int:
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise self.fail(f"must be a whole number from {least} to {most}, not {value!r}")
        return value

    def flag(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.fail(f"must be true or false, not {self.value!r}")
        return self.value

    def text(self) -> str:
        if not isinstance(self.value, str):
            raise self.fail(f"must be a text, not {kind_of(self.value)}")
        return self.value

    def name(self, names: Names) -> int:
        try:
            return names.read(self.text())
        except BadToken as err:
            raise self.fail(str(err)) from None


def kind_of(value: object) -> str:
    kinds = {dict: "an object", list: "a list", str: "a text", bool: "a truth value", type(None): "null"}
    return kinds.get(type(value), "a number")


def seat_name(seat: int) -> object:
    return {CHANCE: "chance", AUTO: "auto"}.get(seat, seat)


def dump_stack(descriptor: Descriptor, s: AnyState) -> list[dict[str, object]]:
    """The open questions, the next one last."""
    words = descriptor.words
    return [{"ask": words.steps[d.step].name, "seat": seat_name(d.seat)} | words.carried(d) for d in s.stack]


def load_stack(descriptor: Descriptor, game: AnyGame, s: AnyState, doc: Reader) -> None:
    steps = Names("question", [step.name for step in descriptor.words.steps])
    for entry in doc.items():
        step = entry["ask"].name(steps)
        who = entry["seat"]
        seat = {"chance": CHANCE, "auto": AUTO}.get(str(who.value))
        if seat is None:
            seat = who.whole(0, s.seats - 1)
        kind = type(game.steps[step])
        if seat != AUTO and kind.legal is Step.legal:
            raise who.fail(f"{steps.name(step)} is bookkeeping: must be auto, not {who.value!r}")
        if seat == CHANCE and kind.odds is Step.odds:
            raise who.fail(f"{steps.name(step)} is asked of seats, not of chance")
        operands = descriptor.words.steps[step].carries(seat)
        entry.keys(("ask", "seat", *operands))
        values = [entry[key].name(names) for key, names in operands.items()]
        s.stack.append(Decision(step, seat, *values))


def dump(
    descriptor: Descriptor, game: AnyGame, s: AnyState, options: Mapping[str, object]
) -> dict[str, object]:
    """A bare position as JSON."""
    return {
        "format": FORMAT,
        "game": descriptor.id,
        "version": descriptor.version,
        "seats": game.seats,
        "options": {key: list(v) if isinstance(v, tuple) else v for key, v in options.items()},
        "position": descriptor.dump(game, s) | {"stack": dump_stack(descriptor, s)},
    }


def load(descriptor: Descriptor, game: AnyGame, doc: Reader) -> AnyState:
    """The position in a document's field `position`."""
    s = descriptor.load(game, doc)
    if doc.has("stack"):
        s.stack.clear()
        load_stack(descriptor, game, s, doc["stack"])
    return s
