"""A game in plain Python with less to write: fields in a table, a short vocabulary, weighted answers.

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

from tetrarch.core.engine.kernel import CHANCE, Decision, Game, Module, State, Step
from tetrarch.core.match.vocabulary import EventNames, Kind, Names, Source, StepNames, Vocabulary
from tetrarch.core.position.codecs import Codec, each_seat
from tetrarch.core.position.state_table import StateField

Term = tuple[int, Callable[[Any, int], int]]  # a source of points, and how many it gives a seat at the end


@dataclass(frozen=True)
class PlainField(StateField):
    """A row of the table of fields whose first value is given as such: one, or one for each seat."""

    first: int = 0
    each: bool = False

    def first_value(self, seats: int) -> Any:
        return [self.first] * seats if self.each else self.first


def field(name: str, codec: Codec, meaning: str = "", first: int = 0, each: bool = False) -> PlainField:
    """A field of a prototype; with `each` a list with an entry for each seat."""
    codec, kind = (each_seat(codec), "list[int]") if each else (codec, "int")
    return PlainField(name, kind, meaning, codec=codec, first=first, each=each)


class PlainState(State):
    """A position by its table of fields, one of them `points`."""

    fields: Sequence[PlainField]
    points: list[int]

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        for row in self.fields:
            setattr(self, row.name, row.first_value(seats))

    def clone(self) -> Self:
        twin = type(self)(self.seats)
        for row in self.fields:
            setattr(twin, row.name, copy(getattr(self, row.name)))
        twin.stack = self.stack[:]
        return twin

    def add_points(self, seat: int, source: int, points: int) -> None:
        """Add points to a seat's count, and record them for the score sheet."""
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


class FinalScoring(Step[Any]):
    """The final scoring, term by term."""

    def open(self, s: Any, d: Decision) -> None:
        for source, term in cast(PlainGame, self.game).terms:
            for seat in range(s.seats):
                s.add_points(seat, source, term(s, seat))


class PlainModule(Module[Any]):
    """An expansion; it may also bring rows for the game's table, and terms of the final scoring."""

    hooks: Mapping[str, list[int]] = MappingProxyType({})  # the module's lists: kinds, offers, forbids ...
    rows: Sequence[Any] = ()
    terms: Sequence[Term] = ()

    def __init__(self) -> None:
        super().__init__()
        for name, numbers in self.hooks.items():
            setattr(self, name, numbers)

    def extra_actions(self, s: Any, d: Decision) -> list[int]:
        """The actions that it offers."""
        return []

    def offer(self, s: Any, d: Decision) -> vec[i64]:
        return vec[i64](self.extra_actions(s, d))


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
        super().__init__(seats, [*steps, FinalScoring()], [*flow, [len(steps)]], list(modules))
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

    def points_so_far(self, s: Any) -> list[int]:
        return list(s.points)


ENTRY = re.compile(r"(~?\w+)(?::([\w-]+))?(?:\|([\w-]+))?(!?)(?:/(\d+))?")


def parse_vocabulary(
    title: str, names: Sequence[Names], *, kinds: str, steps: str, events: str, sources: str
) -> Vocabulary:
    """Vocabulary from short texts, each in the order of the ints; kinds and events count from 1.

    The title is the game's id and the prefix of its rulings: `kingdom_builder/KB`. An entry is written
    `name:operand-operand/ruling`, and an operand is called what its names name. After `|` stands what a step
    carries as bookkeeping; `!` marks an event that shows what was hidden.
    """
    known = {operand.what: operand for operand in names}

    def operands(text: str | None) -> dict[str, Names]:
        return {what: known[what] for what in text.split("-")} if text else {}

    def read(texts: str) -> list[tuple[str, dict[str, Names], dict[str, Names], bool, int]]:
        entries = []
        for text in texts.split():
            match = ENTRY.fullmatch(text)
            assert match, f"{text!r} is not written name:operand-operand|operand!/ruling"
            name, given, auto, reveals, ruling = match.groups()
            entries.append((name, operands(given), operands(auto), reveals == "!", int(ruling or 0)))
        return entries

    game, _, prefix = title.partition("/")
    return Vocabulary(
        game,
        prefix,
        {i: Kind(name, given, "", ruling) for i, (name, given, _, _, ruling) in enumerate(read(kinds), 1)},
        tuple(StepNames(name, given, auto) for name, given, auto, _, _ in read(steps)),
        {
            i: EventNames(name, given, reveals)
            for i, (name, given, _, reveals, _) in enumerate(read(events), 1)
        },
        tuple(Source(name, ruling) for name, _, _, _, ruling in read(sources)),
    )
