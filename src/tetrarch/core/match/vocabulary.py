"""Names for the ints inside: how a game's actions, questions, events and points are written and read."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import lru_cache
from typing import Literal

from tetrarch.core.engine.kernel import AUTO, SCORE, Decision
from tetrarch.core.match.errors import BadToken


def quoted(names: Sequence[str], most: int = 12) -> str:
    """A short list for a message: `a, b, c, ... (40 in all)`."""
    text = ", ".join(names[:most])
    return text if len(names) <= most else f"{text}, ... ({len(names)} in all)"


class Names:
    """One operand's range: 0 to n - 1, each with its stable text."""

    def __init__(self, what: str, names: Sequence[str]) -> None:
        self.what = what
        self.names = tuple(names)
        self.index = {name: i for i, name in enumerate(self.names)}
        assert len(self.index) == len(self.names), f"a {what} is named twice"

    @property
    def size(self) -> int:
        return len(self.names)

    def name(self, i: int) -> str:
        assert i >= 0, f"{i} is not a {self.what}"
        return self.names[i]

    def same(self, name: str, text: str) -> bool:
        """Whether a text, both in lower case, means a name."""
        return name == text

    def value(self, i: int) -> str | int:
        """The name, or the number where the operand is one: sentences count with it."""
        return self.name(i)

    def arguments(self, key: str, i: int) -> dict[str, object]:
        """What the sentence of an event gets: the value under its name, and what follows from it."""
        return {key: self.value(i)}

    def read(self, text: str) -> int:
        """The operand behind a name; BadToken says what would be right."""
        if text in self.index:
            return self.index[text]
        near = get_close_matches(text, self.names, 3, 0.5)
        hint = f"did you mean {quoted(near)}?" if near else f"one of {quoted(self.names)}"
        raise BadToken(f"{text!r} is not a {self.what}: {hint}")


class UnorderedNames(Names):
    """Names made of parts, written in one order and read in any: `blue+joker`, and `joker+blue` as well."""

    def __init__(self, what: str, names: Sequence[str], part: str = r"[^+]+") -> None:
        super().__init__(what, names)
        self.part = re.compile(part)
        self.spellings = {self.parts(name): name for name in self.names}
        assert len(self.spellings) == len(self.names), f"a {what} is another one in another order"

    def parts(self, text: str) -> tuple[str, ...]:
        """The parts in alphabetical order, and what lies between them."""
        return (*sorted(self.part.findall(text)), self.part.sub("", text))

    def read(self, text: str) -> int:
        return super().read(self.spellings.get(self.parts(text), text))

    def same(self, name: str, text: str) -> bool:
        return self.parts(name) == self.parts(text)


class Numbers(Names):
    """An operand that is written as the number it is."""

    def __init__(self, what: str, size: int, first: int = 0) -> None:
        super().__init__(what, [str(first + i) for i in range(size)])

    def value(self, i: int) -> str | int:
        return int(self.name(i))


class Change(Names):
    """By how much something changed. A sentence gets the number without its sign, and `way` for the sign."""

    def __init__(self, what: str) -> None:
        super().__init__(what, ())

    def name(self, i: int) -> str:
        return str(i)

    def value(self, i: int) -> str | int:
        return abs(i)

    def arguments(self, key: str, i: int) -> dict[str, object]:
        return super().arguments(key, i) | {"way": way(i)}


def way(change: int) -> str:
    """The sign of a change, as sentences choose their verb by it."""
    return "loss" if change < 0 else "gain"


class Subset(Names):
    """A bit set, written as the names of its members: `a+b`, or `none`. For what questions carry."""

    @property
    def size(self) -> int:
        return 1 << len(self.names)

    def name(self, i: int) -> str:
        return "+".join(name for k, name in enumerate(self.names) if i >> k & 1) or "none"

    def read(self, text: str) -> int:
        bits = 0
        for part in [] if text == "none" else text.split("+"):
            bits |= 1 << super().read(part)
        return bits


class SubsetOfNumbers(Subset):
    """A bit set of numbers; a sentence gets a single one as a number."""

    def value(self, i: int) -> str | int:
        name = self.name(i)
        return int(name) if name.isdigit() else name


# What a move is to a turn: it closes the turn or a part of it, or is lost to who closes without it.
Role = Literal["", "close", "lapse"]


@dataclass(frozen=True)
class Kind:
    """A kind of action: its verb and the range of each operand, by name."""

    verb: str
    operands: dict[str, Names] = field(default_factory=dict)
    target: str = ""  # what a board can highlight: operands, or names for some of them, `slot:depot-tile`
    ruling: int = 0
    role: Role = ""

    @property
    def chance(self) -> bool:
        return self.verb.startswith("~")

    @property
    def size(self) -> int:
        n = 1
        for names in self.operands.values():
            n *= names.size
        return n

    def targets(self, operands: Mapping[str, str]) -> tuple[str, ...]:
        """What an action points at on the board, such as `cell:F12` or `slot:3-bank`."""
        parted = (one.partition(":") for one in self.target.split())
        return tuple(
            f"{name}:{'-'.join(operands[key] for key in (keys or name).split('-'))}"
            for name, _, keys in parted
        )


@dataclass(frozen=True)
class StepNames:
    """A question's name and the names of what it carries; as bookkeeping it may carry something else."""

    name: str
    operands: dict[str, Names] = field(default_factory=dict)
    auto: dict[str, Names] = field(default_factory=dict)

    def carries(self, seat: int) -> dict[str, Names]:
        return self.auto if seat == AUTO else self.operands


@dataclass(frozen=True)
class EventNames:
    """A kind of event: its name, its values, whether it shows what was hidden, rulings to cite."""

    name: str
    operands: dict[str, Names] = field(default_factory=dict)
    reveals: bool = False
    ruling: int = 0  # of the one decision that this event can tell of
    automaton: int = 0  # where it tells of an automaton


@dataclass(frozen=True)
class Source:
    """Where points come from, and by which ruling."""

    name: str
    ruling: int
    automaton: int = 0  # the ruling for an automaton, if it has its own


@dataclass(frozen=True)
class EventText:
    """The text of an event, without its seat and number, so that all matches share it."""

    key: str
    args: Mapping[str, object]
    name: str
    ruling: str | None
    reveals: bool = False
    line: str = ""  # for points: the key of their line on the score sheet


SHIFTS = (8, 20, 32)
EVENT_VALUES = 4  # as many as an event carries
MASK = 0xFFF
VERB = re.compile(r"~?[a-z][a-z_]*")
NAME = re.compile(r"[!-,.-~]+")  # printing ASCII but `-`, which parts the operands of a token
CACHE_SIZE = 20_000  # texts remembered at a time, of each sort


@dataclass(frozen=True, eq=False)
class Vocabulary:
    """All names of a game, indexed by the ints that the engine uses."""

    game: str
    prefix: str  # of ruling numbers: KB
    kinds: dict[int, Kind]
    steps: tuple[StepNames, ...]
    events: dict[int, EventNames]
    sources: tuple[Source, ...]

    def __post_init__(self) -> None:
        verbs = [kind.verb for kind in self.kinds.values()]
        assert len(set(verbs)) == len(verbs), "two kinds of action share a verb"
        assert all(0 < number < 256 for number in self.kinds), "a kind of action is a number from 1 to 255"
        for kind in self.kinds.values():
            assert VERB.fullmatch(kind.verb), f"{kind.verb!r} is no verb"
            assert len(kind.operands) <= len(SHIFTS), f"{kind.verb} has too many operands"
            for names in kind.operands.values():
                assert names.size <= MASK + 1, f"too many of {names.what}"
                assert all(NAME.fullmatch(name) for name in names.names), f"a {names.what} cannot be written"
        for step in self.steps:
            assert max(len(step.operands), len(step.auto)) <= len(SHIFTS), f"{step.name} carries too much"
        for number, event in self.events.items():
            assert number != SCORE and len(event.operands) <= EVENT_VALUES, f"{event.name} is no event"

    def ruling(self, number: int) -> str | None:
        return f"{self.prefix}-{number}" if number else None

    def ruling_of(self, of: EventNames | Source, automaton: bool) -> str | None:
        """The ruling behind an event or points."""
        return self.ruling(of.automaton if automaton and of.automaton else of.ruling)

    # actions

    def is_action(self, x: int) -> bool:
        """Whether an int is an action of this game: a kind there is, each operand within its bounds."""
        if x < 0 or x & 0xFF not in self.kinds:
            return False
        rest = x >> SHIFTS[0]
        for names in self.kind(x).operands.values():
            if rest & MASK >= names.size:
                return False
            rest >>= 12
        return rest == 0

    def kind(self, x: int) -> Kind:
        return self.kinds[x & 0xFF]

    def operands(self, x: int) -> dict[str, str]:
        """An action's operands by name."""
        shifts = zip(self.kind(x).operands.items(), SHIFTS, strict=False)
        return {key: names.name(x >> shift & MASK) for (key, names), shift in shifts}

    def values(self, x: int) -> dict[str, str | int]:
        """An action's operands for a sentence: numbers where they are numbers."""
        shifts = zip(self.kind(x).operands.items(), SHIFTS, strict=False)
        return {key: names.value(x >> shift & MASK) for (key, names), shift in shifts}

    @lru_cache(CACHE_SIZE)  # noqa: B019
    def token(self, x: int) -> str:
        """An action's stable text: `verb:args`."""
        args = self.operands(x).values()
        verb = self.kind(x).verb
        return f"{verb}:{'-'.join(args)}" if args else verb

    @lru_cache(CACHE_SIZE)  # noqa: B019
    def read(self, text: str) -> int:
        """The action that a token names, legal or not."""
        verb, _, rest = text.partition(":")
        for number, kind in self.kinds.items():
            if kind.verb == verb:
                return self._operands(number, kind, rest, text)
        verbs = [kind.verb for kind in self.kinds.values()]
        near = get_close_matches(verb, verbs, 3, 0.5) or verbs
        raise BadToken(f"{text!r} is not a move of this game: no verb {verb!r}; one of {quoted(near)}")

    def _operands(self, number: int, kind: Kind, rest: str, text: str) -> int:
        parts = rest.split("-") if rest else []
        if len(parts) != len(kind.operands):
            form = kind.verb + (":" + "-".join(kind.operands).upper() if kind.operands else "")
            raise BadToken(f"{text!r} has {len(parts)} part(s) after the verb; it is written {form}")
        x = number
        for part, names, shift in zip(parts, kind.operands.values(), SHIFTS, strict=False):
            x |= names.read(part) << shift
        return x

    # questions, events, points

    def question_operands(self, d: Decision) -> dict[str, str]:
        """The operands of a question, by name."""
        operands = self.steps[d.step].carries(d.seat)
        values = (d.a, d.b, d.c)
        assert not any(values[len(operands) :]), f"{self.steps[d.step].name} carries what has no name"
        return {key: names.name(v) for (key, names), v in zip(operands.items(), values, strict=False)}

    @lru_cache(CACHE_SIZE)  # noqa: B019
    def event_text(self, kind: int, given: tuple[int, ...], automaton: bool) -> EventText:
        """The text of an event, or of points: its values by name, and what follows from them."""
        if kind == SCORE:
            source, points = self.sources[given[0]], given[1]
            args: dict[str, object] = {"source": source.name, "points": abs(points), "way": way(points)}
            line = f"{self.game}-source-{source.name}"
            return EventText(
                f"{self.game}-event-score", args, "score", self.ruling_of(source, automaton), line=line
            )
        event = self.events[kind]
        args = {}
        for (key, names), v in zip(event.operands.items(), given, strict=False):
            args |= names.arguments(key, v)
        ruling = self.ruling_of(event, automaton)
        return EventText(f"{self.game}-event-{event.name}", args, event.name, ruling, event.reveals)
