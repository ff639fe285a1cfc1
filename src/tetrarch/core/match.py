"""A match: a position with its record, events, score sheet, undo marks and source of chance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal

from tetrarch.core import notation
from tetrarch.core.chance import FairStream, chance_key, commitment
from tetrarch.core.errors import BadPosition, BadToken, IllegalAction, NotYourTurn, StaleVersion, UndoRefused
from tetrarch.core.kernel import CHANCE, EVERYONE, SCORE, Decision
from tetrarch.core.options import Value
from tetrarch.core.phrase import Phrase
from tetrarch.core.position import Reader, dump, load
from tetrarch.core.registry import AnyGame, AnyState, Descriptor

Audience = int | None | Literal["all"]
FORMAT = "tetrarch-match/1"


@dataclass(frozen=True, slots=True)
class Move(Phrase):
    """A legal answer: its token and action, its words, what it points at on the board."""

    token: str = ""
    action: int = 0
    targets: tuple[str, ...] = ()
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class Question(Phrase):
    """What is asked, of whom, and by which ruling."""

    seat: int = 0
    step: str = ""
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class Told(Phrase):
    """An event in names: what happened, to whom, and the number of the move that brought it about."""

    name: str = ""
    seat: int = 0
    number: int = 0
    audience: int = EVERYONE
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class Line(Phrase):
    """Points on the score sheet, with their source and ruling."""

    seat: int = 0
    source: str = ""
    points: int = 0
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer in the record."""

    seat: int
    action: int
    token: str
    place: int = 0  # within a simultaneous choice: how many answers to it stand before this one


@dataclass(slots=True)
class Mark:
    """Where an undo can go back to."""

    number: int
    state: AnyState
    told: int
    sheet: int
    seat: int
    marks: list[Mark]  # those that there were before, and why there were no more
    barrier: str


@dataclass(frozen=True)
class Fairness:
    """The secret behind the dice and what the seats added to it."""

    secret: bytes
    nonces: tuple[str, ...] = ()
    seed: int | None = None


@dataclass
class Match:
    """One game being played. Every refused input leaves it as it was."""

    descriptor: Descriptor
    game: AnyGame
    options: Mapping[str, Value]
    fairness: Fairness
    start: Mapping[str, object] | None = None  # the bare position it began from, if not from the beginning
    entries: list[Entry] = field(default_factory=list)
    history: list[str] = field(default_factory=list)  # every token, taken back by consent or not
    told: list[Told] = field(default_factory=list)
    sheet: list[Line] = field(default_factory=list)
    sealed: dict[int, int] = field(default_factory=dict)  # answers to a simultaneous choice, until the reveal

    def __post_init__(self) -> None:
        self.stream = FairStream(chance_key(self.fairness.secret, self.fairness.nonces))
        self._restart()

    def _restart(self) -> None:
        self.entries, self.told, self.sheet, self.sealed = [], [], [], {}
        self.marks: list[Mark] = []
        self.barrier = "start"
        if self.start is None:
            self.state = self.game.begin()
            self.state.events = []
            self.game.settle(self.state)
        else:
            self.state = self._loaded(self.start)
        self._drain()

    def _loaded(self, start: Mapping[str, object]) -> AnyState:
        state = load(self.descriptor, self.game, Reader(start, "$.position"))
        for seat, points in enumerate(self.game.banked(state)):
            if points:
                self.sheet.append(Line("score-before", {"points": points}, seat, "before", points))
        state.events = []
        self.game.settle(state)
        if not self.game.over(state):
            answers = self.game.legal(state)
            by_chance = self.game.asked(state) == CHANCE
            if not answers or any(self.descriptor.words.kind(x).chance != by_chance for x in answers):
                raise BadPosition("$.position.stack", "nobody can answer the last question in this position")
        return state

    # what is asked

    @property
    def number(self) -> int:
        """How many answers the record holds: a move says which number it answers."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        return self.game.over(self.state)

    @property
    def seats(self) -> list[int]:
        """All who may answer now: several during a simultaneous secret choice."""
        return [d.seat for d in self._open()]

    @property
    def seat(self) -> int | None:
        """Who must decide, or None when the game is over or CHANCE has yet to answer."""
        waiting = [seat for seat in self.seats if seat not in self.sealed]
        return waiting[0] if waiting else None

    def _open(self) -> list[Decision]:
        stack = self.state.stack
        if not stack or stack[-1].seat < 0:
            return []
        if not self.simultaneous:
            return [stack[-1]]
        run: dict[int, Decision] = {}
        for d in reversed(stack):
            if d.step != stack[-1].step or d.seat < 0 or d.seat in run:
                break
            run[d.seat] = d
        return list(run.values())

    @property
    def simultaneous(self) -> bool:
        """Whether answers are sealed now, until all who are asked have given theirs."""
        stack = self.state.stack
        return bool(stack) and self.game.steps[stack[-1].step].group

    def _asked(self, seat: int | None) -> Decision:
        open_ = self._open()
        if not open_:
            why = "the game is over" if self.over else "dice or cards are to be drawn first"
            raise NotYourTurn(f"{why}: nobody is asked")
        wanted = self.seat if seat is None else seat
        for d in open_:
            if d.seat == wanted:
                return d
        raise NotYourTurn(f"seat {wanted} is not asked now; seat {', '.join(map(str, self.seats))} is")

    @property
    def question(self) -> Question | None:
        """What is asked of the seat that must decide."""
        return None if self.seat is None else self.asked(self.seat)

    def asked(self, seat: int) -> Question:
        """What is asked of one of the seats that may answer now."""
        d = self._asked(seat)
        step = self.descriptor.words.steps[d.step]
        args = {**self.descriptor.words.carried(d), **self.descriptor.details(self.game, self.state, d, None)}
        ruling = self.descriptor.words.ruling(self.game.steps[d.step].ruling)
        return Question(f"{self.descriptor.id}-ask-{step.name}", args, d.seat, step.name, ruling)

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat asked, or of another that may answer now."""
        if not self.seats:
            return []
        d = self._asked(seat)
        return [self._move(d, int(x)) for x in self.game.legal_for(self.state, d)]

    def _move(self, d: Decision, x: int) -> Move:
        words = self.descriptor.words
        kind, operands = words.kind(x), words.operands(x)
        args = {**words.values(x), **self.descriptor.details(self.game, self.state, d, x)}
        targets = kind.targets(operands)
        verb = kind.verb.lstrip("~")
        return Move(
            f"{self.descriptor.id}-move-{verb}", args, words.token(x), x, targets, words.ruling(kind.ruling)
        )

    # playing

    def play(self, move: str | int | Move, seat: int | None = None, number: int | None = None) -> None:
        """Answer the question; CHANCE answers by itself up to the next one."""
        if number is not None and number != self.number:
            raise StaleVersion(f"this answers move {number}, but move {self.number} is asked", self.number)
        self.take(move, seat)
        self.answer_chance()

    def take(self, move: str | int | Move, seat: int | None = None) -> None:
        """Answer the question and leave CHANCE waiting; an answer to a simultaneous choice is sealed."""
        d = self._asked(seat)
        x = self._read(move)
        self._check(d, x)
        if not self.game.steps[d.step].group:
            self._answer(d.seat, x)
            return
        self.sealed[d.seat] = x
        if self.seat is None:
            answers, self.sealed = self.sealed, {}
            for place, asked in enumerate(self._open()):
                self._answer(asked.seat, answers[asked.seat], place)
            self._bar("shown")

    def force(self, x: int) -> None:
        """Answer for CHANCE with what a transcript says was drawn."""
        self._answer(CHANCE, x)

    def _read(self, move: str | int | Move) -> int:
        words = self.descriptor.words
        if isinstance(move, str):
            return words.read(move)
        x = move.action if isinstance(move, Move) else move
        if not isinstance(x, int) or not words.known(x):
            raise BadToken(f"{x!r} is not a move of this game: give a token, or one of the legal moves")
        return x

    def _check(self, d: Decision, x: int) -> None:
        """Membership among the legal answers, or a refusal that cites the ruling."""
        if x in self.game.legal_for(self.state, d):
            return
        words = self.descriptor.words
        ruling = None if words.kind(x).chance else words.ruling(self.game.why(self.state, d, x))
        because = f" [{ruling}: {self.descriptor.rulings()[ruling].title}]" if ruling else ""
        asked = f"seat {d.seat} is asked: {words.steps[d.step].name}"
        raise IllegalAction(f"{words.token(x)} can't be played now, {asked}{because}", ruling)

    def _answer(self, seat: int, x: int, place: int = 0) -> None:
        """Record and apply; the horizon of undo follows from what came of it."""
        marks, barrier = self.marks, self.barrier
        if marks and marks[-1].seat != seat:
            self._bar("other")
        if seat != CHANCE:
            sizes = len(self.told), len(self.sheet)
            mark = Mark(self.number, self.state.clone(), *sizes, seat, marks, barrier)
            self.marks = [*self.marks, mark]
        token = self.descriptor.words.token(x)
        self.entries.append(Entry(seat, x, token, place))
        self.history.append(token)
        self.game.apply(self.state, x)
        self._drain()
        if seat == CHANCE:
            self._bar("chance")

    def answer_chance(self) -> None:
        """Let the fair stream answer until a seat is asked or the game is over."""
        while not self.over and self.state.stack[-1].seat == CHANCE:
            self._answer(CHANCE, self.drawn())

    def drawn(self) -> int:
        """What the stream answers to the question that CHANCE is asked now."""
        weights = [int(w) for w in self.game.odds(self.state)]
        return int(self.game.legal(self.state)[self.stream.draw(self._purpose(), weights)])

    def skip(self) -> None:
        """Leave out what the stream would answer: it is known."""
        self.stream.skip(self._purpose())

    def _purpose(self) -> int:
        d = self.state.stack[-1]
        return int(self.game.steps[d.step].purpose(self.state, d))

    def _drain(self) -> None:
        """Turn the engine's events into words and lines of the score sheet."""
        words = self.descriptor.words
        for event in self.state.events:
            seat, audience = event.seat, event.audience
            said = words.said(event.kind, event.a, event.b, seat == self.game.automaton)
            if event.kind == SCORE:
                name = words.sources[event.a].name
                self.sheet.append(Line(said.line, said.args, seat, name, event.b, said.ruling))
            elif said.reveals or audience != EVERYONE:
                self._bar("shown")
            self.told.append(Told(said.key, said.args, said.name, seat, self.number, audience, said.ruling))
        self.state.events.clear()

    # undo

    def _bar(self, reason: str) -> None:
        self.marks, self.barrier = [], reason

    @property
    def undoable(self) -> list[int]:
        """The numbers that the last mover may go back to, oldest first."""
        return [] if self.over or self.sealed else [mark.number for mark in self.marks]

    def undo(self, seat: int | None = None, to: int | None = None) -> None:
        """Back to the last mark, or an earlier one, that no new information forbids; or unseal an answer."""
        if self.over:
            raise UndoRefused(REASONS["over"])
        if self.sealed and to is None and (seat is None or seat in self.sealed):
            self.sealed.pop(list(self.sealed)[-1] if seat is None else seat)
            return
        if self.sealed:
            raise UndoRefused(REASONS["sealed"])
        if not self.marks:
            raise UndoRefused(REASONS[self.barrier])
        if seat is not None and self.marks[-1].seat != seat:
            raise UndoRefused(REASONS["other"])
        if to is not None and to not in self.undoable:
            raise UndoRefused(
                f"{REASONS[self.barrier]}; back to one of {self.undoable} is possible, not {to}"
            )
        mark = self.marks[-1 if to is None else self.undoable.index(to)]
        self.marks, self.barrier = mark.marks, mark.barrier
        del self.history[len(self.history) - (self.number - mark.number) :]
        del self.entries[mark.number :]
        del self.told[mark.told :]
        del self.sheet[mark.sheet :]
        self.state = mark.state
        self.state.events = []

    def rewind(self, number: int) -> None:
        """Undo by consent beyond the horizon: what was drawn since is drawn anew, and the record keeps it."""
        self.rewind_only(number)
        self.answer_chance()

    def rewind_only(self, number: int) -> None:
        """The same, leaving CHANCE waiting."""
        if self.over:
            raise UndoRefused(REASONS["over"])
        if not 0 <= number < self.number:
            raise UndoRefused(
                f"the record holds {self.number} moves, counted from 0; there is no move {number}"
            )
        kept, first = self.entries[:number], self.entries[number]
        if first.seat == CHANCE:
            raise UndoRefused(f"move {number} is a roll or a draw; go back to a decision of a seat")
        if first.place:
            begin = number - first.place
            raise UndoRefused(f"move {number} is part of a simultaneous choice; go back to move {begin}")
        history = list(self.history)
        undone = [event for event in self.told if event.name == "undone"]
        stream = FairStream(self.stream.key)
        stream.epoch = self.stream.epoch + 1
        self.stream = stream
        self._restart()
        for entry in kept:
            if entry.seat == CHANCE:
                self.skip()
            self._answer(entry.seat, entry.action, entry.place)
        self.history = [*history, f"!undo:{number}"]
        key = f"{self.descriptor.id}-event-undone"
        self.told += [*undone, Told(key, {"number": number}, "undone", first.seat, number)]
        self._bar("consent")

    # results

    def scores(self) -> list[int]:
        """Points of each seat; while the game runs, what it would give if it ended now."""
        return [int(n) for n in self.game.scores(self.state)]

    def winners(self) -> list[int]:
        """The seats that have won; none while the game runs."""
        return [int(n) for n in self.game.winners(self.state)] if self.over else []

    def score_sheet(self, seat: int) -> list[Line]:
        """Every point that a seat has scored, with its source and ruling."""
        self._known(seat)
        return [line for line in self.sheet if line.seat == seat]

    # what people may know

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know; a spectator's view for None."""
        self._known(seat)
        return self.descriptor.view(self.game, self.state, seat)

    def _known(self, seat: Audience) -> None:
        if isinstance(seat, int) and not 0 <= seat < self.game.seats:
            raise NotYourTurn(f"there is no seat {seat}; there are 0 to {self.game.seats - 1}")

    def events(self, since: int = 0, seat: Audience = "all") -> list[Told]:
        """The events that a seat (None: a spectator) may know, from its own `since`-th on."""
        self._known(seat)
        return list(self._heard(seat))[max(0, since) :]

    def _heard(self, seat: Audience) -> Iterator[Told]:
        for event in self.told:
            if (
                seat == "all"
                or event.audience == EVERYONE
                or (seat is not None and event.audience >> seat & 1)
            ):
                yield event

    @property
    def commitment(self) -> str:
        """The published digest that binds the secret to this set-up."""
        terms = self.descriptor.id, int(self.game.seats), self.options, self.start
        return commitment(self.fairness.secret, *terms)

    # records

    def record(self) -> str:
        """The whole transcript, secret included: header tags and tokens."""
        return notation.write(self._header(), self.history, self.scores() if self.over else None)

    def _header(self) -> notation.Header:
        return notation.Header(
            game=self.descriptor.id,
            version=self.descriptor.version,
            seats=int(self.game.seats),
            options=dict(self.options),
            secret=self.fairness.secret.hex(),
            seed=self.fairness.seed,
            nonces=self.fairness.nonces,
            commitment=self.commitment,
            start=self.start,
        )

    def to_json(self, bare: bool = False) -> dict[str, object]:
        """The whole match, or the bare position, in a form that goes through JSON without loss."""
        if bare:
            return dump(self.descriptor, self.game, self.state, self.options)
        sealed = {str(seat): self.descriptor.words.token(x) for seat, x in self.sealed.items()}
        return {"format": FORMAT, "record": self.record(), "sealed": sealed}


REASONS = {
    "start": "nothing has been played that could be taken back",
    "chance": "dice or cards have been drawn since: this can't be taken back",
    "shown": "something hidden has been shown since: this can't be taken back",
    "other": "another seat has acted since: this can't be taken back",
    "sealed": "another seat has answered since: this can't be taken back",
    "consent": "the table went back to this point by consent: going further back needs it again",
    "over": "the game is over and its secret may have been shown: nothing can be taken back",
}
