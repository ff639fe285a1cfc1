"""A game in plain Python with less to write: tables of fields and words, weighted answers, final scoring.

For prototypes and small games; compiled ones are faster. `docs/new-game.md` walks through an example.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Self, cast

from librt.vecs import vec
from mypy_extensions import i64

from tetrarch.core.kernel import CHANCE, Decision, Game, Module, State, Step
from tetrarch.core.position import Reader
from tetrarch.core.words import EventWords, Kind, Names, Source, StepWords, Subset, Words

Term = tuple[int, Callable[[Any, int], int]]  # a source of points, and how many it gives a seat at the end


@dataclass(frozen=True)
class Field:
    """One field of a position: its first value, how it is written in JSON, how it is read with care."""

    first: Callable[[int], Any]  # given the number of seats
    write: Callable[[Any], object]
    read: Callable[[Reader, int], Any]


def whole(least: int, most: int, first: int = 0) -> Field:
    """A whole number within bounds."""
    return Field(lambda seats: first, int, lambda doc, seats: doc.whole(least, most))


def named(names: Names) -> Field:
    """An int that has a name, or -1 for none, written null; or a bit set, at first empty."""
    return Field(
        lambda seats: 0 if isinstance(names, Subset) else -1,
        lambda i: names.name(i) if i >= 0 else None,
        lambda doc, seats: -1 if doc.value is None and not isinstance(names, Subset) else doc.name(names),
    )


def each(field: Field) -> Field:
    """A list with an entry for each seat."""
    return Field(
        lambda seats: [field.first(seats)] * seats,
        lambda values: [field.write(value) for value in values],
        lambda doc, seats: [field.read(item, seats) for item in doc.items(seats)],
    )


class PlainState(State):
    """A position by its table of fields, one of them `points`."""

    fields: Mapping[str, Field]
    points: list[int]

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        for name, field in self.fields.items():
            setattr(self, name, field.first(seats))

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        for name in self.fields:
            setattr(twin, name, copy(getattr(self, name)))
        twin.stack = self.stack[:]
        return twin

    def win(self, seat: int, source: int, points: int) -> None:
        """Score points, and tell of them."""
        self.points[seat] += points
        self.score(seat, source, points)


class Choice(Step[Any]):
    """One of several answers by number. Asked of CHANCE, the weights are odds; else any above 0 is legal.

    As a group it is asked of every seat at once, and CHANCE answers for an automaton.
    """

    def __init__(self, kind: int, chance: int = 0, ruling: int = 0, group: bool = False) -> None:
        super().__init__(ruling, group)
        self.kind, self.chance = kind, chance or kind  # the kind of action of a seat, and of CHANCE

    def weights(self, s: Any, d: Decision) -> list[int]:
        raise NotImplementedError

    def open(self, s: Any, d: Decision) -> None:
        for seat in reversed(range(s.seats) if self.group else [d.a]):
            s.push(d.step, CHANCE if seat == self.game.automaton else seat)

    def legal(self, s: Any, d: Decision) -> vec[i64]:
        kind = self.chance if d.seat == CHANCE else self.kind
        return vec[i64]([kind | i << 8 for i, weight in enumerate(self.weights(s, d)) if weight > 0])

    def odds(self, s: Any, d: Decision) -> vec[i64]:
        return vec[i64]([weight for weight in self.weights(s, d) if weight > 0])


class Final(Step[Any]):
    """The final scoring, term by term."""

    def open(self, s: Any, d: Decision) -> None:
        for source, term in cast(PlainGame, self.game).terms:
            for seat in range(s.seats):
                s.win(seat, source, term(s, seat))


class PlainModule(Module[Any]):
    """An expansion; it may also bring rows for the game's table, and terms of the final scoring."""

    doors: Mapping[str, list[int]] = MappingProxyType({})  # the module's lists: kinds, offers, forbids ...
    rows: Sequence[Any] = ()
    terms: Sequence[Term] = ()

    def __init__(self) -> None:
        super().__init__()
        for name, numbers in self.doors.items():
            setattr(self, name, numbers)

    def further(self, s: Any, d: Decision) -> list[int]:
        """The actions that it offers."""
        return []

    def offer(self, s: Any, d: Decision) -> vec[i64]:
        return vec[i64](self.further(s, d))


class PlainGame(Game[Any]):
    """Rules whose phases are played once each, in their order; a last step, final scoring, is added."""

    position: type[PlainState]
    rows: Sequence[Any] = ()
    terms: Sequence[Term] = ()

    def __init__(
        self,
        seats: int,
        steps: list[Step[Any]],
        flow: list[list[int]],
        modules: Sequence[PlainModule],
        automaton: bool = False,
    ) -> None:
        super().__init__(seats, [*steps, Final()], [*flow, [len(steps)]], list(modules))
        self.rows = [*self.rows, *(row for m in modules for row in m.rows)]
        self.terms = [*self.terms, *(term for m in modules for term in m.terms)]
        if automaton:
            self.automaton = seats - 1

    def begin(self) -> Any:
        s = self.position(self.seats)
        for phase in reversed(range(len(self.flow))):
            self.enter(s, phase, 0)
        return s

    def scores(self, s: Any) -> list[int]:
        due = [] if self.over(s) else self.terms
        return [s.points[seat] + sum(term(s, seat) for _, term in due) for seat in range(s.seats)]

    def banked(self, s: Any) -> list[int]:
        return list(s.points)


WORD = re.compile(r"(~?\w+)(?::([\w-]+))?(?:\|([\w-]+))?(!?)(?:/(\d+))?")


def spell(title: str, names: Sequence[Names], *, kinds: str, steps: str, events: str, sources: str) -> Words:
    """Words from short texts, each in the order of the ints; kinds and events count from 1.

    The title is the game's id and the prefix of its rulings: `kingdom_builder/KB`. An entry is written
    `name:operand-operand/ruling`, and an operand is called what its names name. After `|` stands what a step
    carries as bookkeeping; `!` marks an event that shows what was hidden.
    """
    known = {operand.what: operand for operand in names}

    def operands(text: str | None) -> dict[str, Names]:
        return {what: known[what] for what in text.split("-")} if text else {}

    def read(texts: str) -> list[tuple[str, dict[str, Names], dict[str, Names], bool, int]]:
        found = []
        for text in texts.split():
            entry = WORD.fullmatch(text)
            assert entry, f"{text!r} is not written name:operand-operand|operand!/ruling"
            name, given, auto, shows, ruling = entry.groups()
            found.append((name, operands(given), operands(auto), shows == "!", int(ruling or 0)))
        return found

    game, _, prefix = title.partition("/")
    return Words(
        game,
        prefix,
        {i: Kind(name, given, "", ruling) for i, (name, given, _, _, ruling) in enumerate(read(kinds), 1)},
        tuple(StepWords(name, given, auto) for name, given, auto, _, _ in read(steps)),
        {i: EventWords(name, given, shows) for i, (name, given, _, shows, _) in enumerate(read(events), 1)},
        tuple(Source(name, ruling) for name, _, _, _, ruling in read(sources)),
    )
