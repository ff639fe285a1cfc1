"""The options of a game: what may be chosen when it is set up, and how choices are checked."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TypeAlias

from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.vocabulary import quoted

WHOLE = re.compile(r"-?[0-9]{1,18}")
Value: TypeAlias = "bool | int | str | tuple[str, ...]"
RULES = "rules"


@dataclass(frozen=True)
class Option:
    """One choice of the set-up. Subclasses say which values it takes."""

    id: str
    default: Value
    ruling: int = 0
    reading: bool = field(default=False, kw_only=True)  # of a rule that can be understood in two ways

    def check(self, value: object) -> Value:
        """The value as it is kept; BadOption says what is allowed."""
        raise NotImplementedError

    def refuse(self, value: object, allowed: str) -> BadOption:
        """The error for a value that is not allowed."""
        return BadOption(f"option {self.id}={option_text(value)} can't be: {allowed}")

    def read(self, text: str) -> object:
        """The value that a command line or a transcript writes."""
        return text

    def describe(self) -> dict[str, object]:
        """For forms: the option's type and what it takes."""
        default = list(self.default) if isinstance(self.default, tuple) else self.default
        kind = type(self).__name__.lower()
        fields: dict[str, object] = {"id": self.id, "type": kind, "default": default}
        return fields | {"ruling": self.ruling, "reading": self.reading}


@dataclass(frozen=True)
class Flag(Option):
    """Yes or no."""

    def check(self, value: object) -> Value:
        if not isinstance(value, bool):
            raise self.refuse(value, "true or false")
        return value

    def read(self, text: str) -> object:
        booleans = {
            "true": True,
            "yes": True,
            "on": True,
            "1": True,
            "false": False,
            "no": False,
            "off": False,
            "0": False,
        }
        return booleans.get(text.lower(), text)


@dataclass(frozen=True)
class Pick(Option):
    """One of a few names."""

    values: tuple[str, ...] = ()

    def check(self, value: object) -> Value:
        if value not in self.values:
            raise self.refuse(value, f"one of {quoted(self.values)}")
        return str(value)

    def describe(self) -> dict[str, object]:
        return super().describe() | {"values": list(self.values)}


@dataclass(frozen=True)
class Whole(Option):
    """A whole number within bounds."""

    least: int = 0
    most: int = 0

    def check(self, value: object) -> Value:
        if isinstance(value, bool) or not isinstance(value, int) or not self.least <= value <= self.most:
            raise self.refuse(value, f"a whole number from {self.least} to {self.most}")
        return value

    def read(self, text: str) -> object:
        return int(text) if WHOLE.fullmatch(text) else text

    def describe(self) -> dict[str, object]:
        return super().describe() | {"least": self.least, "most": self.most}


def rules_option(newest: int) -> Whole:
    """The version of the rules. A match keeps that of the day it was made, whatever is changed later."""
    return Whole(RULES, newest, 0, 1, newest)


@dataclass(frozen=True)
class Several(Option):
    """Different names out of a list, a fixed number of them or any; or `random`, where chance picks.

    A name may carry a suffix such as `/180`, where `suffixes` allows it.
    """

    values: tuple[str, ...] = ()
    count: int | None = None
    random: bool = False
    suffixes: tuple[str, ...] = ()

    def check(self, value: object) -> Value:
        if self.random and value in ("random", ("random",), ["random"]):
            return "random"
        if isinstance(value, str) or not isinstance(value, Sequence):
            raise self.refuse(value, self.allowed())
        names = [self.name(item) for item in value]
        if len(set(names)) < len(names) or (self.count is not None and len(names) != self.count):
            raise self.refuse(value, self.allowed())
        return tuple(str(item) for item in value)

    def name(self, item: object) -> str:
        text = str(item)
        name, slash, suffix = text.partition("/")
        if name not in self.values or (slash and suffix not in self.suffixes):
            near = get_close_matches(name, self.values, 1)
            hint = f" (did you mean {near[0]}?)" if near and near[0] != name else ""
            raise self.refuse(text, self.allowed() + hint)
        return name

    def allowed(self) -> str:
        count = "any" if self.count is None else str(self.count)
        suffix = f", each optionally with /{'|'.join(self.suffixes)}" if self.suffixes else ""
        random = ", or random" if self.random else ""
        return f"{count} different of {quoted(self.values)}{suffix}{random}"

    def read(self, text: str) -> object:
        return text if text == "random" else tuple(part for part in text.split(",") if part)

    def describe(self) -> dict[str, object]:
        more = {"values": list(self.values), "count": self.count, "random": self.random}
        return super().describe() | more | {"suffixes": list(self.suffixes)}


def option_text(value: object) -> str:
    """A value as a transcript writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list | tuple):
        return ",".join(str(item) for item in value)
    return str(value)


def check_options(options: Sequence[Option], given: Mapping[str, object]) -> dict[str, Value]:
    """All options, with defaults for those not given; texts are read. BadOption says what is allowed."""
    known = {option.id: option for option in options}
    for key in given:
        if key not in known:
            near = get_close_matches(key, known, 1)
            hint = f"did you mean {near[0]}? " if near else ""
            raise BadOption(f"there is no option {key!r}: {hint}There are {quoted(list(known))}")
    found = {id: given.get(id, option.default) for id, option in known.items()}
    read = {id: known[id].read(value) if isinstance(value, str) else value for id, value in found.items()}
    return {id: known[id].check(value) for id, value in read.items()}


def read_option_pairs(options: Sequence[Option], pairs: Sequence[str]) -> dict[str, object]:
    """Values out of texts `key=value`, as `--option` takes them; not yet checked."""
    texts: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option {pair} must be written KEY=VALUE")
        if key in texts:
            raise BadOption(f"--option {key} is given twice")
        texts[key] = value
    return read_options(options, texts)


def read_options(options: Sequence[Option], texts: Mapping[str, str]) -> dict[str, object]:
    """Values out of a command line or a transcript; not yet checked."""
    known = {option.id: option for option in options}
    return {key: known[key].read(text) if key in known else text for key, text in texts.items()}
