"""A lesson taken in lines: what is said, the board, the learner's answers."""

from __future__ import annotations

from tetrarch import texts
from tetrarch.cli.lessons.progress import LessonProgress
from tetrarch.cli.local_game import LocalGame, players_of
from tetrarch.cli.moves import UnreadableInput, read_move, show_moves, sort_by_kind
from tetrarch.cli.rules import show_rules
from tetrarch.cli.scores import show_result, show_scores
from tetrarch.cli.screen import Screen
from tetrarch.cli.session import Session
from tetrarch.core.match.creation import new
from tetrarch.core.match.errors import IllegalAction
from tetrarch.core.match.match import GameEvent, Match, Move
from tetrarch.lessons.lesson import READ_ON, Lesson, Reply
from tetrarch.lessons.script import Script, Step

COMMANDS = ("back", "skip", "moves", "board", "score", "rules", "help", "quit")
SHORT_FORMS = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "m": "moves", "s": "skip"}
NO = ("n", "no", "nie")


class LessonSession:
    """One lesson at one screen, from where it stands to its end."""

    def __init__(self, script: Script, screen: Screen, progress: LessonProgress, restart: bool) -> None:
        self.screen = screen
        self.progress = progress
        resumed = not restart and not progress.done
        self.lesson = Lesson(script, progress.answers if resumed else ())
        self.match: Match | None = None  # whose events have been shown, and how many; none of its set-up
        self.shown_events = 0
        self.shown_board: object = None  # what the board last showed

    def run(self) -> int:
        """Take the lesson to its end, or until the learner leaves; the exit code."""
        script = self.lesson.script
        minutes = self.screen.text("terminal-lesson-minutes", minutes=script.minutes)
        self.screen.write(self.screen.bold(f"{self.screen.text(script.key)} ({minutes})"))
        self.screen.say("terminal-lesson-resumed" if self.lesson.answers else "terminal-lesson-welcome")
        try:
            while (step := self.lesson.step) is not None:
                if not self.take(step):
                    self.screen.say("terminal-lesson-left")
                    return 0
        except EOFError:
            self.screen.write()
            return 0
        except KeyboardInterrupt:
            self.screen.write()
            return 130
        return self.finish()

    def take(self, step: Step) -> bool:
        """Say a step and wait for its answer; whether the learner stays."""
        self.show_events()
        moves = self.show_step(step)
        prompt = "terminal-prompt" if step.moves else "terminal-lesson-read-on"
        while True:
            typed = self.screen.ask(prompt)
            word, _, rest = typed.partition(" ")
            word = SHORT_FORMS.get(word.lower(), word.lower())
            if word == "quit":
                return False
            if word == "back" or word == "skip":
                self.lesson.back() if word == "back" else self.lesson.skip()
                self.keep()
                return True
            if word in COMMANDS:
                self.run_command(word, rest.strip(), moves)
            elif not step.moves and not typed:
                self.lesson.give(READ_ON)
                self.keep()
                return True
            elif not step.moves:
                self.screen.say("terminal-lesson-only-read")
            elif typed and self.answer(typed, moves):
                return True

    def answer(self, typed: str, moves: list[Move]) -> bool:
        """Try what was typed as a move; whether it goes on."""
        read = read_move(typed, moves, self.lesson.match.descriptor.vocabulary)
        if isinstance(read, UnreadableInput):
            self.screen.fold(read.text(self.screen.lang))
            return False
        reply = self.lesson.give(read)
        if reply.goes_on:
            self.keep()
        self.show_reply(reply)
        return reply.goes_on

    def show_reply(self, reply: Reply) -> None:
        """What the lesson says of a move; why it does not go on, or what it would do."""
        if reply.text is not None:
            self.screen.fold(reply.text.text(self.screen.lang))
        if reply.goes_on:
            return
        if isinstance(reply.error, IllegalAction) and reply.error.ruling:
            self.screen.say("terminal-lesson-forbidden")
            self.screen.rule(self.lesson.match.descriptor.rulings(self.screen.lang)[reply.error.ruling])
        elif reply.error is not None:
            self.screen.fold(texts.refusal(reply.error).text(self.screen.lang))
        if reply.would_happen:
            self.screen.say("terminal-lesson-would")
        for event in reply.would_happen:
            self.screen.fold(self.event_text(event), "    ")

    # what is shown

    def show_events(self) -> None:
        """What has happened in this scene since the learner last looked."""
        match = self.lesson.match
        events = match.events(0, self.lesson.scene.learner)
        if match is self.match:
            for event in events[self.shown_events :]:
                self.screen.fold(self.event_text(event), "  ")
        self.match, self.shown_events = match, len(events)

    def event_text(self, event: GameEvent) -> str:
        return texts.event_text(event, self.names, self.lesson.scene.learner, self.screen.lang)

    @property
    def names(self) -> list[str]:
        """The learner is `you`, the others are bots."""
        forms = [
            ".you" if seat == self.lesson.scene.learner else ".bot" for seat in range(self.lesson.scene.seats)
        ]
        return [self.screen.text(f"seat-name{form}", number=seat + 1) for seat, form in enumerate(forms)]

    def show_step(self, step: Step) -> list[Move]:
        """The board, the text and the moves that go on; they are listed in the order returned."""
        text = self.lesson.text
        assert text is not None
        moves = sort_by_kind(self.lesson.good_moves)
        shown = (self.lesson.match, self.lesson.match.number, step.point)
        if shown != self.shown_board:
            self.show_board(step)
        self.shown_board = shown
        self.screen.write()
        if step.score:
            show_result(self.screen, self.lesson.match, self.names, self.lesson.scene.learner)
            self.screen.write()
        self.screen.write(self.screen.dim(f"{self.lesson.place + 1}/{self.lesson.length}"))
        self.screen.fold(text.text(self.screen.lang), bold=True)
        show_moves(self.screen, moves)
        return moves

    def show_board(self, step: Step) -> None:
        """The board with what the lesson points at in brackets."""
        match = self.lesson.match
        drawn = match.descriptor.draw(
            match.view(self.lesson.scene.learner),
            self.screen.colour,
            self.screen.lang,
            self.names,
            {name for name in step.point if ":" in name},
        )
        self.screen.write(f"\n{drawn}")

    def run_command(self, word: str, rest: str, moves: list[Move]) -> None:
        step = self.lesson.step
        assert step is not None
        if word == "moves":
            question = self.lesson.match.question
            if question is not None:
                self.screen.fold(question.text(self.screen.lang))
            show_moves(self.screen, moves)
        elif word == "board":
            self.show_board(step)
        elif word == "score":
            show_scores(self.screen, self.lesson.match, self.names)
        elif word == "rules":
            show_rules(self.screen, self.lesson.match.descriptor, rest)
        else:
            self.screen.say("terminal-lesson-help")

    # the end

    def keep(self) -> None:
        self.progress.keep(self.lesson.answers, self.lesson.over)

    def finish(self) -> int:
        """The lesson is over; whoever wants goes on with a game."""
        script = self.lesson.script
        play_on = script.play_on
        self.screen.say("terminal-lesson-over")
        try:
            typed = self.screen.ask("terminal-lesson-play-on")
        except EOFError:
            self.screen.write()
            return 0
        if typed.lower() in (*NO, "q", "quit"):
            self.screen.say("terminal-bye")
            return 0
        match = new(script.game, play_on.seats, None, **play_on.options)  # type: ignore[arg-type]  # options are checked there
        players = players_of(match.game, None, play_on.level)
        return Session(LocalGame(match, players, None, self.screen.lang), self.screen).run()
