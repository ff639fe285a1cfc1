"""The games that the laws are tried on. A new one adds a module like `laws/lanterns.py` and a line here."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

import tetrarch
from laws import castles_of_burgundy as burgundy
from laws import council_of_four, kingdom_builder, kingsburg, lanterns
from tetrarch.core.engine.kernel import CHANCE
from tetrarch.core.match.json_position import dump, load
from tetrarch.core.match.match import Match
from tetrarch.core.position.reader import Reader


@dataclass(frozen=True)
class Subject:
    """A game under test: random set-ups, a check of a position's invariants, fields that clones share."""

    id: str
    setup: Callable[[random.Random], dict[str, Any]]  # the arguments of `tetrarch.new`
    check: Callable[[Any, Any], None]
    shared: frozenset[str]

    @property
    def descriptor(self) -> Any:
        return tetrarch.find(self.id)

    def match(self, seed: int) -> Match:
        """A new match with a random set-up; the same for the same seed."""
        return tetrarch.new(self.id, seed=seed, **self.setup(random.Random(seed)))

    def game(self, seed: int) -> tuple[Any, dict[str, Any]]:
        """The rules of a random set-up, and its options."""
        setup = self.setup(random.Random(seed))
        return self.descriptor.game(setup.pop("seats"), setup)

    def played(self, seed: int, moves: int | None = None) -> Match:
        """A match after some random moves, or all."""
        match = self.match(seed)
        for _ in playing(match, random.Random(seed)):
            if moves is not None and moves <= match.number:
                break
        return match

    def positions(self, seed: int) -> Iterator[tuple[Any, Any, dict[str, Any]]]:
        """Every position of a random game on the fast layer: each question, also CHANCE's."""
        game, options = self.game(seed)
        rng = tetrarch.Rng(seed)
        s = game.start()
        while not game.over(s):
            yield game, s, options
            if game.asked(s) == CHANCE:
                d = s.stack[-1]
                game.apply(s, game.steps[d.step].sample(s, d, rng))
            else:
                xs = game.legal(s)
                game.apply(s, xs[rng.below(len(xs))])
        yield game, s, options

    def position(self, seed: int) -> tuple[Any, Any, dict[str, Any]]:
        """One of the positions of a random game."""
        return random.Random(seed).choice([(g, s.clone(), options) for g, s, options in self.positions(seed)])

    def some(self, seed: int, count: int) -> list[tuple[Any, Any, dict[str, Any]]]:
        """A few of the positions of a random game, in their order."""
        every = [(game, s.clone(), options) for game, s, options in self.positions(seed)]
        rng = random.Random(seed)
        return [every[i] for i in sorted(rng.sample(range(len(every)), min(count, len(every))))]

    def first(self, seed: int, count: int) -> list[tuple[Any, Any, dict[str, Any]]]:
        """The first positions of a random game."""
        found = islice(self.positions(seed), count)
        return [(game, s.clone(), options) for game, s, options in found]

    def json(self, game: Any, s: Any, options: dict[str, Any]) -> str:
        return json.dumps(dump(self.descriptor, game, s, options))

    def loaded(self, game: Any, text: str) -> Any:
        return load(self.descriptor, game, Reader(json.loads(text))["position"])

    def view(self, game: Any, s: Any, seat: int | None) -> bytes:
        return json.dumps(self.descriptor.view(game, s, seat)).encode()


def playing(match: Match, rng: random.Random) -> Iterator[None]:
    """Play at random, in any order where several seats may answer, stopping before each move."""
    while not match.over:
        yield
        seat = rng.choice([seat for seat in match.seats if seat not in match.sealed])
        match.play(rng.choice(match.legal(seat)), seat)


def fields(s: Any) -> dict[str, object]:
    """Every field of a position by name, compiled or not; vecs as lists, questions as tuples."""
    found: dict[str, object] = {}
    for name in dir(s):
        value = getattr(s, name)
        if name.startswith("_") or callable(value) or name in ("board", "fields", "events"):
            continue
        if name == "stack":
            value = [(int(d.step), int(d.seat), int(d.a), int(d.b), int(d.c)) for d in value]
        elif not isinstance(value, int | bool):
            value = [int(n) for n in value]
        found[name] = value
    return found


SUBJECTS = (
    Subject("kingdom_builder", kingdom_builder.setup, kingdom_builder.check, kingdom_builder.SHARED),
    Subject("council_of_four", council_of_four.setup, council_of_four.check, council_of_four.SHARED),
    Subject("kingsburg", kingsburg.setup, kingsburg.check, kingsburg.SHARED),
    Subject("castles_of_burgundy", burgundy.setup, burgundy.check, burgundy.SHARED),
    Subject("lanterns", lanterns.setup, lanterns.check, lanterns.SHARED),
    Subject("lantern_teams", lanterns.four, lanterns.check, lanterns.SHARED),
)
