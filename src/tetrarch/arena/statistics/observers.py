"""Statistics listen to a game from outside: they read its events, and the engine knows nothing of them."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.arena.statistics.subjects import subjects
from tetrarch.bots.own_code import load
from tetrarch.core.engine.kernel import AUTO, SCORE, Event
from tetrarch.core.match.errors import BadOption
from tetrarch.core.match.registry import AnyGame, AnyState, Descriptor, find

TENTHS = 9  # the leader is noted after each tenth of a game but the last


class Observer:
    """One kind of statistics of one game. Subclass it for your own; `result` must go through JSON."""

    name = ""

    def __init__(self, descriptor: Descriptor, rules: AnyGame) -> None:
        self.vocabulary, self.rules = descriptor.vocabulary, rules
        self.descriptor = descriptor
        self.seats = int(rules.seats)

    def event(self, event: Event) -> None:
        """Something happened; `self.vocabulary` names its ints."""

    def turn(self, s: AnyState) -> None:
        """Somebody else is asked now, or the game is over."""

    def result(self, s: AnyState) -> object:
        raise NotImplementedError


class Points(Observer):
    """Points of each seat by their source: `{"area": [12, 30]}`."""

    name = "points"

    def __init__(self, descriptor: Descriptor, rules: AnyGame) -> None:
        super().__init__(descriptor, rules)
        self.counts: dict[int, list[int]] = {}

    def event(self, event: Event) -> None:
        if event.kind == SCORE:
            self.counts.setdefault(event.a, [0] * self.seats)[event.seat] += int(event.b)

    def result(self, s: AnyState) -> object:
        return {
            self.vocabulary.sources[source].name: points for source, points in sorted(self.counts.items())
        }


class Tallies(Observer):
    """How often each seat did what is counted: `{"built": {"inn": [1, 0]}}`; shared facts have one number."""

    name = "tallies"

    def __init__(self, descriptor: Descriptor, rules: AnyGame) -> None:
        super().__init__(descriptor, rules)
        kinds = {event.name: (kind, event) for kind, event in self.vocabulary.events.items()}
        self.subjects = {}
        for subject in subjects(self.vocabulary):
            kind, event = kinds[subject.event]
            position = list(event.operands).index(subject.operand)
            self.subjects[kind] = (subject, event.operands[subject.operand], position)
        self.counts: dict[tuple[int, int], list[int]] = {}

    def event(self, event: Event) -> None:
        counted = self.subjects.get(event.kind)
        if counted is None:
            return
        subject, _, position = counted
        key = event.kind, event.values()[position]
        if key not in self.counts:
            self.counts[key] = [0] if subject.shared else [0] * self.seats
        self.counts[key][0 if subject.shared else event.seat] += 1

    def result(self, s: AnyState) -> object:
        named: dict[str, dict[str, list[int]]] = {}
        for (kind, value), counts in sorted(self.counts.items()):
            subject, names, _ = self.subjects[kind]
            named.setdefault(subject.event, {})[names.name(value)] = counts
        return named


class Length(Observer):
    """Turns (how often the question went to another seat), and rounds where a game counts them."""

    name = "length"

    def __init__(self, descriptor: Descriptor, rules: AnyGame) -> None:
        super().__init__(descriptor, rules)
        self.turns, self.rounds = 0, 0

    def turn(self, s: AnyState) -> None:
        self.turns += 1
        self.rounds = max(self.rounds, self.descriptor.round(s) or 0)

    def result(self, s: AnyState) -> object:
        return {"turns": self.turns, "rounds": self.rounds or None}


class Lead(Observer):
    """Who would win if the game ended now: how often that changes, and who led after each tenth of turns."""

    name = "lead"

    def __init__(self, descriptor: Descriptor, rules: AnyGame) -> None:
        super().__init__(descriptor, rules)
        self.path: list[int] = []  # the seat that leads alone, or -1
        self.changes, self.last = 0, -1

    def turn(self, s: AnyState) -> None:
        totals = self.rules.totals(s)
        best = max(totals)
        sides = {self.rules.side[seat] for seat in range(self.seats) if totals[seat] == best}
        leader = totals.index(best) if len(sides) == 1 else -1
        self.path.append(leader)
        if leader >= 0:
            self.changes += self.last not in (-1, leader)
            self.last = leader

    def result(self, s: AnyState) -> object:
        n = len(self.path)
        tenths = [self.path[max(0, n * tenth // 10 - 1)] for tenth in range(1, TENTHS + 1)]
        return {"changes": self.changes, "tenths": tenths}


STANDARD: tuple[type[Observer], ...] = (Points, Tallies, Length, Lead)


class ObserverGroup:
    """All observers of one game; it hands them the events of each move and forgets those."""

    def __init__(self, game: str, kinds: Sequence[type[Observer]]) -> None:
        self.descriptor, self.kinds = find(game), kinds
        self.seat = AUTO
        self.state: AnyState = None

    def begin(self, rules: AnyGame) -> None:
        self.rules = rules
        self.observers = [kind(self.descriptor, rules) for kind in self.kinds]
        self.event_listeners = [one.event for one in self.observers if type(one).event is not Observer.event]
        self.turn_listeners = [one.turn for one in self.observers if type(one).turn is not Observer.turn]

    def watch(self, s: AnyState) -> None:
        for event in s.events:
            for on_event in self.event_listeners:
                on_event(event)
        s.events.clear()
        self.state = s
        asked = self.rules.asked(s)
        if asked != self.seat:
            self.seat = asked
            for on_turn in self.turn_listeners:
                on_turn(s)

    def results(self) -> dict[str, object]:
        return {one.name: one.result(self.state) for one in self.observers}


def load_observer(spec: str) -> type[Observer]:
    """An observer that somebody wrote, as `module:Class`."""
    module, colon, name = spec.partition(":")
    observer = load("observer", module, name) if colon else None
    if not (isinstance(observer, type) and issubclass(observer, Observer) and observer.name):
        raise BadOption(
            f"observer {spec!r} must be module:Class, "
            "a subclass of tetrarch.arena.statistics.observers.Observer with a name"
        )
    return observer
