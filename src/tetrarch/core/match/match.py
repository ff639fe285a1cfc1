"""A match: a position with its record, events, score sheet, undo marks and source of chance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Final, Literal, SupportsIndex

from tetrarch.core.engine.kernel import CHANCE, EVERYONE, SCORE, Decision
from tetrarch.core.match import transcript
from tetrarch.core.match.errors import (
    BadPosition,
    BadSeat,
    BadToken,
    GameError,
    IllegalAction,
    NotYourTurn,
    RulesFault,
    StaleVersion,
    UndoReason,
    UndoRefused,
)
from tetrarch.core.match.fair_dice import FairStream, Seed, chance_key, commitment, set_up_terms
from tetrarch.core.match.json_position import dump, load
from tetrarch.core.match.options import Value
from tetrarch.core.match.phrase import Phrase
from tetrarch.core.match.registry import AnyGame, AnyState, Descriptor
from tetrarch.core.match.undo import Checkpoint, UndoMark, find_mark, refused_undo
from tetrarch.core.match.vocabulary import EventText, Role
from tetrarch.core.position.reader import Reader

Audience = int | None | Literal["all"]
FORMAT = "tetrarch-match/1"
DRAWS = "draws"  # in a position: what chance answers first
MAX_ANSWERS: Final = 10_000  # ten times the longest game of bots: then a match is stopped


@dataclass(frozen=True, slots=True)
class Move(Phrase):
    """A legal answer: its token and action, its words, what it points at on the board."""

    token: str = ""
    action: int = 0
    targets: tuple[str, ...] = ()
    ruling: str | None = None
    role: Role = ""


@dataclass(frozen=True, slots=True)
class Question(Phrase):
    """What is asked, of whom, and by which ruling."""

    seat: int = 0
    step: str = ""
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class GameEvent(Phrase):
    """An event in names: what happened, to whom, and the number of the move that brought it about."""

    name: str = ""
    seat: int = 0
    number: int = 0
    audience: int = EVERYONE
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class ScoreLine(Phrase):
    """Points on the score sheet, with their source and ruling."""

    seat: int = 0
    source: str = ""
    points: int = 0
    ruling: str | None = None


@dataclass(frozen=True, slots=True)
class RecordEntry:
    """One answer in the record."""

    seat: int
    action: int
    token: str
    place: int = 0  # in a simultaneous choice: how many answers to it come before this one


@dataclass(frozen=True)
class Fairness:
    """The secret behind the dice and what the seats added to it: first a share, then its nonce."""

    secret: bytes = field(repr=False)
    nonces: tuple[str, ...] = ()
    seed: Seed | None = field(default=None, repr=False)  # the secret follows from it
    shares: tuple[str, ...] = ()


@dataclass(repr=False)
class Match:
    """One game being played. Every refused input leaves it as it was.

    It can be copied and pickled; two matches are equal if everything in them happened alike.
    """

    descriptor: Descriptor
    game: AnyGame = field(compare=False)
    options: Mapping[str, Value]
    fairness: Fairness
    start: Mapping[str, object] | None = None  # the bare position it began from, if not from the beginning
    entries: list[RecordEntry] = field(default_factory=list)
    history: list[str] = field(default_factory=list)  # every token, taken back by consent or not
    event_log: list[GameEvent] = field(default_factory=list)
    sheet: list[ScoreLine] = field(default_factory=list)
    sealed: dict[int, int] = field(default_factory=dict)  # answers to a simultaneous choice, until the reveal

    def __post_init__(self) -> None:
        self._stream = FairStream(chance_key(self.fairness.secret, self.fairness.nonces))
        self._restart()

    def _restart(self) -> None:
        self.entries, self.event_log, self.sheet, self.sealed = [], [], [], {}
        self._marks: list[UndoMark] = []
        self.fixed_draws: list[int] = []
        self.barrier: UndoReason = "start"
        if self.start is None:
            self.state = self.game.begin()
            self.state.events = []
            self.game.settle(self.state)
        else:
            self.state = self._load_start(self.start)
        self._log_events()

    def _load_start(self, start: Mapping[str, object]) -> AnyState:
        position = {key: value for key, value in start.items() if key != DRAWS}
        state = load(self.descriptor, self.game, Reader(position, "$.position"))
        self.fixed_draws = self._read_draws(Reader(start, "$.position"))
        for seat, points in enumerate(self.game.points_so_far(state)):
            if points:
                self.sheet.append(ScoreLine("score-before", {"points": points}, seat, "before", points))
        state.events = []
        self.game.settle(state)
        if not self.game.over(state):
            answers = self.game.legal(state)
            by_chance = self.game.asked(state) == CHANCE
            if not answers or any(self.descriptor.vocabulary.kind(x).chance != by_chance for x in answers):
                raise BadPosition("$.position.stack", "nobody can answer the last question in this position")
        return state

    def _read_draws(self, start: Reader) -> list[int]:
        """What a position says that chance answers first."""
        vocabulary, found = self.descriptor.vocabulary, list[int]()
        for item in start[DRAWS].items() if start.has(DRAWS) else []:
            try:
                found.append(vocabulary.read(item.text()))
            except BadToken as error:
                raise item.fail(str(error)) from error
            if not vocabulary.kind(found[-1]).chance:
                raise item.fail("this is no answer of chance")
        return found

    # copying

    def __repr__(self) -> str:
        """One line that holds no secret."""
        asked = ", ".join(f"seat {seat}" for seat in self.seats if seat not in self.sealed)
        step = self.descriptor.vocabulary.steps[self.state.stack[-1].step].name if self.state.stack else ""
        now = f"over, {':'.join(map(str, self.scores()))}" if self.over else f"{asked or 'chance'}: {step}"
        return f"<Match {self.descriptor.id}, {int(self.game.seats)} seats, move {self.number}, {now}>"

    def copy(self) -> Match:
        """Another match at the same point, with the same dice and cards to come; each is played on alone."""
        twin = object.__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.options, twin.sealed = dict(self.options), dict(self.sealed)
        twin.entries, twin.history = list(self.entries), list(self.history)
        twin.event_log, twin.sheet = list(self.event_log), list(self.sheet)
        twin._stream = self._stream.clone()
        twin.state = self.state.clone()
        twin.state.events = []
        return twin

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Match:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[[str, Mapping[int, int]], Match], tuple[str, dict[int, int]]]:
        """Pickled as its record and sealed answers, from which all else follows."""
        from tetrarch.core.match.creation import restore

        return restore, (self.record(), self.sealed)

    # what is asked

    @property
    def number(self) -> int:
        """How many answers the record holds: a move says which number it answers."""
        return len(self.entries)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.game.over(self.state)

    @property
    def stopped(self) -> bool:
        """Whether so many answers were given that nobody seems to want an end; then there is no result."""
        return not self.over and self.number >= MAX_ANSWERS

    @property
    def seats(self) -> list[int]:
        """All who may answer now: several during a simultaneous secret choice."""
        return [d.seat for d in self._open_questions()]

    @property
    def seat(self) -> int | None:
        """Who must decide, or None when the game is over or CHANCE has yet to answer."""
        waiting = [seat for seat in self.seats if seat not in self.sealed]
        return waiting[0] if waiting else None

    def _open_questions(self) -> list[Decision]:
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

    def _open_question(self, seat: int | None) -> Decision:
        self._check_seat(seat)
        questions = self._open_questions()
        if not questions:
            why = "the game is over" if self.over else "dice or cards are to be drawn first"
            raise NotYourTurn(f"{why}: nobody is asked")
        wanted = self.seat if seat is None else seat
        for d in questions:
            if d.seat == wanted:
                return d
        raise NotYourTurn(f"seat {wanted} is not asked now; seat {', '.join(map(str, self.seats))} is")

    @property
    def question(self) -> Question | None:
        """What is asked of the seat that must decide."""
        return None if self.seat is None else self.question_for(self.seat)

    def question_for(self, seat: int) -> Question:
        """What is asked of one of the seats that may answer now."""
        d = self._open_question(seat)
        step = self.descriptor.vocabulary.steps[d.step]
        args = {
            **self.descriptor.vocabulary.question_operands(d),
            **self.descriptor.details(self.game, self.state, d, None),
        }
        ruling = self.descriptor.vocabulary.ruling(self.game.steps[d.step].ruling)
        return Question(f"{self.descriptor.id}-ask-{step.name}", args, d.seat, step.name, ruling)

    def legal(self, seat: int | None = None) -> list[Move]:
        """The legal moves of the seat asked, or of another that may answer now."""
        self._check_seat(seat)
        if not self.seats:
            return []
        d = self._open_question(seat)
        return [self._move(d, int(x)) for x in self.game.legal_for(self.state, d)]

    def _move(self, d: Decision, x: int) -> Move:
        vocabulary = self.descriptor.vocabulary
        kind, operands = vocabulary.kind(x), vocabulary.operands(x)
        args = {**vocabulary.values(x), **self.descriptor.details(self.game, self.state, d, x)}
        targets = kind.targets(operands)
        key = f"{self.descriptor.id}-move-{kind.verb.lstrip('~')}"
        ruling = vocabulary.ruling(kind.ruling)
        return Move(key, args, vocabulary.token(x), x, targets, ruling, kind.role)

    # playing

    def play(self, move: str | int | Move, seat: int | None = None, number: int | None = None) -> None:
        """Answer the question; CHANCE answers by itself up to the next one."""
        if number is not None and number != self.number:
            raise StaleVersion(f"this answers move {number}, but move {self.number} is asked", self.number)
        with self._undivided() as before:
            self._take(move, seat, before)
            self._answer_chance(before)

    def take(self, move: str | int | Move, seat: int | None = None) -> None:
        """Answer the question and leave CHANCE waiting; an answer to a simultaneous choice is sealed."""
        with self._undivided() as before:
            self._take(move, seat, before)

    @contextmanager
    def _undivided(self) -> Iterator[Checkpoint]:
        """All of a call is done, or nothing: whatever is raised leaves the match as it was before."""
        before = Checkpoint.of(self)
        try:
            yield before
        except BaseException as error:
            before.restore(self)
            if isinstance(error, GameError) or not isinstance(error, Exception):
                raise
            raise RulesFault(f"the rules of {self.descriptor.id} failed: {error!r}") from error

    def _take(self, move: str | int | Move, seat: int | None, before: Checkpoint) -> None:
        d = self._open_question(seat)
        x = self._read(move)
        self._check(d, x)
        if not self.game.steps[d.step].group:
            self._answer(d.seat, x, before)
            return
        self.sealed[d.seat] = x
        if self.seat is None:
            answers, self.sealed = self.sealed, {}
            for place, asked in enumerate(self._open_questions()):
                self._answer(asked.seat, answers[asked.seat], before, place)
            self._forbid_undo("shown")

    def _force(self, x: int) -> None:
        """Answer for CHANCE with what a transcript says was drawn."""
        with self._undivided() as before:
            self._answer(CHANCE, x, before)

    def _read(self, move: str | int | Move) -> int:
        vocabulary = self.descriptor.vocabulary
        if isinstance(move, str):
            return vocabulary.read(move)
        x = move.action if isinstance(move, Move) else move
        if not isinstance(x, int) or not vocabulary.is_action(x):
            raise BadToken(f"{x!r} is not a move of this game: give a token, or one of the legal moves")
        return x

    def _check(self, d: Decision, x: int) -> None:
        """Refuse an answer that is not legal, and cite the ruling that it breaks."""
        if x in self.game.legal_for(self.state, d):
            return
        vocabulary = self.descriptor.vocabulary
        ruling = None if vocabulary.kind(x).chance else vocabulary.ruling(self.game.why(self.state, d, x))
        because = f" [{ruling}: {self.descriptor.rulings()[ruling].title}]" if ruling else ""
        asked = f"seat {d.seat} is asked: {vocabulary.steps[d.step].name}"
        raise IllegalAction(f"{vocabulary.token(x)} can't be played now, {asked}{because}", ruling)

    def _answer(self, seat: int, x: int, before: Checkpoint, place: int = 0) -> None:
        """Record an answer and apply it; mark it for undo, unless it drew or showed something."""
        marks, barrier = self._marks, self.barrier
        if marks and marks[-1].seat != seat:
            self._forbid_undo("other")
        position = before.before_answer(self.state, seat != CHANCE)
        if seat != CHANCE:
            assert position is not None
            sizes = len(self.event_log), len(self.sheet)
            mark = UndoMark(self.number, position, *sizes, seat, marks, barrier)
            self._marks = [*self._marks, mark]
        token = self.descriptor.vocabulary.token(x)
        self.entries.append(RecordEntry(seat, x, token, place))
        self.history.append(token)
        self.game.apply(self.state, x)
        self._log_events()
        if seat == CHANCE:
            self._forbid_undo("chance")

    def answer_chance(self) -> None:
        """Let the fair stream answer until a seat is asked or the game is over."""
        with self._undivided() as before:
            self._answer_chance(before)

    def _answer_chance(self, before: Checkpoint) -> None:
        while not self.over and self.state.stack[-1].seat == CHANCE:
            self._answer(CHANCE, self._draw(), before)

    def _draw(self) -> int:
        """What CHANCE answers now: what the position fixed for it, else what the stream draws."""
        legal = [int(x) for x in self.game.legal(self.state)]
        if self.fixed_draws:
            drawn = sum(1 for entry in self.entries if entry.seat == CHANCE)
            if drawn < len(self.fixed_draws) and self.fixed_draws[drawn] in legal:
                self._skip_draw()
                return self.fixed_draws[drawn]
        return legal[self._stream.draw(self._purpose(), self._weights())]

    def _skip_draw(self) -> None:
        """Count a draw of the stream without making it: the record knows what was drawn."""
        self._stream.skip(self._purpose())

    def _weights(self) -> list[int]:
        """The weights of the answers that CHANCE can give now."""
        return [int(w) for w in self.game.odds(self.state)]

    def _purpose(self) -> int:
        """The part of the stream that answers the question that CHANCE is asked now."""
        d = self.state.stack[-1]
        return int(self.game.steps[d.step].purpose(self.state, d))

    def _log_events(self) -> None:
        """Move the engine's events into the log, and points onto the score sheet as well."""
        vocabulary = self.descriptor.vocabulary
        for event in self.state.events:
            seat, audience = event.seat, event.audience
            text = vocabulary.event_text(event.kind, event.values(), seat == self.game.automaton)
            args = self.descriptor.with_event_details(self.game, text.args)
            if event.kind == SCORE:
                self.sheet.append(self._score_line(text, seat, event.b))
            elif text.reveals or audience != EVERYONE:
                self._forbid_undo("shown")
            self.event_log.append(
                GameEvent(text.key, args, text.name, seat, self.number, audience, text.ruling)
            )
        self.state.events.clear()

    # undo

    def _forbid_undo(self, reason: UndoReason) -> None:
        self._marks, self.barrier = [], reason

    @property
    def undo_seat(self) -> int | None:
        """The seat that may take its last answer back, or None; `barrier` says why nobody may."""
        return self._marks[-1].seat if self._marks else None

    @property
    def undoable(self) -> list[int]:
        """The numbers that the last mover may go back to, oldest first."""
        return [] if self.over or self.sealed else [mark.number for mark in self._marks]

    def undo(self, seat: int | None = None, to: int | None = None) -> None:
        """Take back the last answer, all from number `to` on, or a sealed one; UndoRefused says why not."""
        self._check_seat(seat)
        if self.over:
            raise refused_undo("over")
        if self.sealed and to is None and (seat is None or seat in self.sealed):
            self.sealed.pop(list(self.sealed)[-1] if seat is None else seat)
            return
        if self.sealed:
            raise refused_undo("sealed")
        mark = find_mark(self._marks, self.barrier, seat, to)
        self._marks, self.barrier = mark.marks, mark.barrier
        del self.history[len(self.history) - (self.number - mark.number) :]
        del self.entries[mark.number :]
        del self.event_log[mark.events :]
        del self.sheet[mark.sheet :]
        self.state = mark.state.clone()  # copies of this match share the mark
        self.state.events = []

    def rewind(self, number: int) -> None:
        """Go back by consent, beyond all marks. What was drawn since is drawn anew; the record keeps both."""
        with self._undivided() as before:
            self._rewind(number, before)
            self._answer_chance(before)

    def _rewind_only(self, number: int) -> None:
        """Rewind, and leave CHANCE waiting."""
        with self._undivided() as before:
            self._rewind(number, before)

    def _rewind(self, number: int, before: Checkpoint) -> None:
        if self.over:
            raise refused_undo("over")
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
        undone = [event for event in self.event_log if event.name == "undone"]
        stream = FairStream(self._stream.key)
        stream.epoch = self._stream.epoch + 1
        self._stream = stream
        before.state = self.state  # the match begins with another one
        self._restart()
        for entry in kept:
            if entry.seat == CHANCE:
                self._skip_draw()
            self._answer(entry.seat, entry.action, before, entry.place)
        self.history = [*history, f"!undo:{number}"]
        key = f"{self.descriptor.id}-event-undone"
        self.event_log += [*undone, GameEvent(key, {"number": number}, "undone", first.seat, number)]
        self._forbid_undo("consent")

    # results

    def scores(self) -> list[int]:
        """Points of each seat; while the game runs, what it would give if it ended now."""
        return [int(n) for n in self.game.scores(self.state)]

    def winners(self) -> list[int]:
        """The seats that have won; none while the game runs."""
        return [int(n) for n in self.game.winners(self.state)] if self.over else []

    def score_sheet(self, seat: int, zeros: bool = False) -> list[ScoreLine]:
        """Every point that a seat has scored, with its source and ruling; with `zeros` also a line for each
        source that can pay in this game and has not paid."""
        self._check_seat(seat)
        lines = [line for line in self.sheet if line.seat == seat]
        if not zeros:
            return lines
        vocabulary, automaton = self.descriptor.vocabulary, seat == self.game.automaton
        paid = {line.source for line in lines}
        texts = [
            vocabulary.event_text(SCORE, (source, 0), automaton)
            for source in self.descriptor.sources(self.game, self.state, self.options)
            if vocabulary.sources[source].name not in paid
        ]
        return lines + [self._score_line(text, seat, 0) for text in texts]

    def _score_line(self, text: EventText, seat: int, points: int) -> ScoreLine:
        args = self.descriptor.with_event_details(self.game, text.args)
        return ScoreLine(text.line, args, seat, str(args["source"]), points, text.ruling)

    # what people may know

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat may know; a spectator's view for None."""
        self._check_seat(seat)
        return self.descriptor.view(self.game, self.state, seat)

    def _check_seat(self, seat: int | None) -> None:
        if seat is None:
            return
        whole = type(seat) is int or (isinstance(seat, SupportsIndex) and not isinstance(seat, bool))
        if not whole or not 0 <= seat < self.game.seats:  # NumPy's whole numbers are seats, too
            raise BadSeat(f"there is no seat {seat!r}; there are 0 to {self.game.seats - 1}")

    def events(self, since: int = 0, seat: Audience = "all") -> list[GameEvent]:
        """The events that a seat (None: a spectator) may know, from its own `since`-th on."""
        if seat != "all":
            self._check_seat(seat)
        return list(self._events_for(seat))[max(0, since) :]

    def _events_for(self, seat: Audience) -> Iterator[GameEvent]:
        for event in self.event_log:
            if (
                seat == "all"
                or event.audience == EVERYONE
                or (seat is not None and event.audience >> seat & 1)
            ):
                yield event

    @property
    def seed(self) -> Seed | None:
        """The seed that it was made with, if it was."""
        return self.fairness.seed

    @property
    def commitment(self) -> str:
        """The published digest that binds the secret to this set-up."""
        return commitment(self.fairness.secret, self.terms)

    @property
    def terms(self) -> str:
        """What the commitment binds the secret to: game, seats, options, beginning and shares."""
        seats = int(self.game.seats)
        return set_up_terms(self.descriptor.id, seats, self.options, self.start, self.fairness.shares)

    # records

    def record(self) -> str:
        """The whole transcript, secret included: header tags and tokens."""
        scores = self.scores() if self.over else None
        return transcript.write(self._header(), self.history, scores, self.stopped)

    def _header(self) -> transcript.Header:
        return transcript.Header(
            game=self.descriptor.id,
            version=self.descriptor.version,
            seats=int(self.game.seats),
            options=dict(self.options),
            secret=self.fairness.secret.hex(),
            seed=self.fairness.seed,
            shares=self.fairness.shares,
            nonces=self.fairness.nonces,
            commitment=self.commitment,
            start=self.start,
        )

    def to_json(self, bare: bool = False) -> dict[str, object]:
        """The whole match, or the bare position, in a form that goes through JSON without loss."""
        if bare:
            return dump(self.descriptor, self.game, self.state, self.options)
        sealed = {str(seat): self.descriptor.vocabulary.token(x) for seat, x in self.sealed.items()}
        return {"format": FORMAT, "record": self.record(), "sealed": sealed}
