"""A lesson being taken: where the learner stands, and what each answer leads to."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tetrarch.bots.factory import answer, make_bot
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.creation import from_json, new
from tetrarch.core.match.errors import GameError, IllegalAction
from tetrarch.core.match.json_position import FORMAT
from tetrarch.core.match.match import GameEvent, Match, Move
from tetrarch.core.match.phrase import Phrase
from tetrarch.lessons.script import Scene, Script, Step

READ_ON = ""  # the answer to a step that is only read
HELPER = "greedy"  # chooses for who skips a free choice


@dataclass(frozen=True)
class Reply:
    """What came of a move. One that does not go on has changed nothing."""

    goes_on: bool
    text: Phrase | None = None  # what the lesson says of this move
    would_happen: tuple[GameEvent, ...] = ()  # what a legal move that does not go on would do
    error: GameError | None = None  # why the rules forbid it


class Lesson:
    """A lesson from its first step, or as far as some answers lead.

    All that happens follows from the script and the answers, so they are all that has to be kept.
    """

    def __init__(self, script: Script, answers: Sequence[str] = ()) -> None:
        self.script = script
        self.watch: Callable[[Match], None] = lambda match: None  # called after every move, of whomever
        self.unplayed: list[str] = []  # answers written for the others that could not be given
        self._restart(answers)

    def _restart(self, answers: Sequence[str]) -> None:
        self.answers: list[str] = []
        self._plan = [(scene, step) for scene in self.script.scenes for step in scene.steps]
        self.place = 0  # which step it is, of all
        self._taken = 0  # moves made in this step
        self._field_before: object = None  # the field that ends it, before the first of them
        self._open_scene()
        for token in answers:
            step = self.step
            if step is None or bool(step.moves) != (token != READ_ON) or not self.give(token).goes_on:
                break  # the lesson has changed since: go on from here

    def _open_scene(self) -> None:
        scene = self.scene
        self.match = match_of(self.script.game, scene)
        self._bots = {seat: make_bot(scene.opponent, scene.seed + seat) for seat in range(scene.seats)}
        self._rngs = [Rng(scene.seed + 100 + seat) for seat in range(scene.seats)]
        self._let_others_play([])

    # where the learner stands

    @property
    def over(self) -> bool:
        """Whether every step has been taken."""
        return self.place == len(self._plan)

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._plan)

    @property
    def scene(self) -> Scene:
        """The scene of this step; the last one at the end."""
        return self._plan[min(self.place, self.length - 1)][0]

    @property
    def step(self) -> Step | None:
        """The step that the learner is at; None at the end."""
        return None if self.over else self._plan[self.place][1]

    @property
    def text(self) -> Phrase | None:
        """What the step says."""
        step = self.step
        if step is None:
            return None
        view = self.match.view(self.scene.learner)
        args = {name: field_of(view, path) for name, path in (step.args or {}).items()}
        return Phrase(self.script.step_key(step), args)

    @property
    def asked(self) -> bool:
        """Whether the learner has to answer a question of the game, now or after reading."""
        return self.scene.learner in self.match.seats and self.scene.learner not in self.match.sealed

    @property
    def moves(self) -> list[Move]:
        """The legal moves of a step that waits for one; none while there is only something to read."""
        step = self.step
        return self.match.legal(self.scene.learner) if step and step.moves and self.asked else []

    @property
    def good_moves(self) -> list[Move]:
        """Those of the legal moves that go on."""
        step = self.step
        return [move for move in self.moves if step and step.goes_on(move.token)]

    # what the learner does

    def give(self, token: str) -> Reply:
        """Answer the step: with a move, or with READ_ON where there is only something to read."""
        step = self.step
        if step is None:
            raise IllegalAction("the lesson is over: there is nothing to answer")
        if bool(step.moves) != (token != READ_ON):
            why = "this step waits for a move" if step.moves else "there is only something to read here"
            raise IllegalAction(why)
        if self._taken == 0:
            self._field_before = self._field(step)
        reply = self._try(step, token) if step.moves else Reply(True)
        if reply.goes_on:
            self.answers.append(token)
            self._go_on(step)
        return reply

    def _try(self, step: Step, token: str) -> Reply:
        attribute = step.attribute_for(token)
        text = Phrase(f"{self.script.step_key(step)}.{attribute}") if attribute else None
        if step.goes_on(token):
            try:
                self.match.play(token, self.scene.learner)
            except GameError as error:
                return Reply(False, text, error=error)
            self.watch(self.match)
            return Reply(True, text)
        trial = self.match.copy()
        before = len(trial.events(0, self.scene.learner))
        try:
            trial.take(token, self.scene.learner)
        except GameError as error:
            return Reply(False, text, error=error)
        return Reply(False, text, tuple(trial.events(before, self.scene.learner)))

    def _go_on(self, step: Step) -> None:
        self._taken += 1
        if step.moves and not self._is_done(step):
            self._let_others_play([])
            if not self.match.over and (step.until is None or self._field(step) == self._field_before):
                return
        self._let_others_play(list(step.opponents))
        scene = self.scene
        self.place, self._taken = self.place + 1, 0
        if not self.over and self.scene is not scene:
            self._open_scene()

    def _field(self, step: Step) -> object:
        """What stands in the field that ends the step when it changes."""
        return field_of(self.match.view(self.scene.learner), step.until) if step.until else None

    def _is_done(self, step: Step) -> bool:
        if step.span == "game" or step.until is not None or self.match.over:
            return self.match.over
        return not self.asked if step.span == "turn" else self._taken == step.span

    def _let_others_play(self, script: list[str]) -> None:
        """The others answer until the learner is asked: first what is written for them, then as bots do."""
        while not self.match.over and not self.asked:
            seat = self.match.seat
            assert seat is not None
            if script and script[0] in (move.token for move in self.match.legal(seat)):
                self.match.play(script.pop(0), seat)
            else:
                self.match.play(answer(self.match, seat, self._bots[seat], self._rngs[seat]), seat)
            self.watch(self.match)
        self.unplayed += script

    def back(self) -> None:
        """Take back the last answer; nothing at the beginning."""
        self._restart(self.answers[:-1])

    def skip(self) -> None:
        """Let the step be taken as the lesson means it."""
        step = self.step
        while step is not None and self.step is step:
            self.give(self._model_answer(step))

    def _model_answer(self, step: Step) -> str:
        """The first move of the script; where the choice is free, what a bot would do."""
        if not step.moves:
            return READ_ON
        good = [move.token for move in self.good_moves]
        if step.moves[0] in good:
            return step.moves[0]
        seat = self.scene.learner
        chosen = answer(self.match, seat, make_bot(HELPER, self.scene.seed), Rng(self.scene.seed))
        token = self.match.descriptor.vocabulary.token(chosen)
        return token if token in good else good[0]


def match_of(game: str, scene: Scene) -> Match:
    """The match that a scene begins with."""
    if scene.position is None:
        return new(game, scene.seats, scene.seed, **scene.options)  # type: ignore[arg-type]  # options are checked there
    doc = {"format": FORMAT, "game": game, "seats": scene.seats, "seed": scene.seed}
    return from_json({**doc, "options": scene.options, "position": scene.position})


def field_of(view: object, path: str) -> object:
    """What stands in a view at a path such as `supply.0`; KeyError if nothing does."""
    for part in path.split("."):
        if isinstance(view, Mapping) and part in view:
            view = view[part]
        elif isinstance(view, list) and part.isdecimal() and int(part) < len(view):
            view = view[int(part)]
        else:
            raise KeyError(f"the view has no field {path!r}")
    return view
