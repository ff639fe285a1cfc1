"""Reading JSON that a person may have written by hand: the first wrong field is named with its path."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from tetrarch.core.match.errors import BadPosition, BadToken
from tetrarch.core.match.vocabulary import Names, quoted

T = TypeVar("T")


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


@dataclass(frozen=True)
class Draft:
    """A position that is being read: the rules, the state as far as it is filled in, the document."""

    game: Any
    state: Any
    doc: Reader

    @property
    def seats(self) -> int:
        return int(self.game.seats)

    def items(self, key: str, count: int | None = None) -> list[Reader]:
        """The entries of a list in the document; none if it is left out."""
        return self.doc[key].items(count) if self.doc.has(key) else []

    def by_name(self, key: str, names: Names) -> list[tuple[int, Reader]]:
        """The entries of an object in the document, by the numbers of their names; none if it is left out."""
        if not self.doc.has(key):
            return []
        self.doc[key].keys(names.names)
        return [(names.read(name), self.doc[key][name]) for name in self.doc[key].mapping()]

    def asked(self) -> list[object]:
        """The names of the questions that the document leaves open."""
        return [entry["ask"].value for entry in self.items("stack")]
