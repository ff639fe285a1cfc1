"""A game played in lines: questions, moves, and commands around them."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from tetrarch import texts
from tetrarch.bots.hints import Reason, term_key
from tetrarch.cli.local_game import LocalGame
from tetrarch.cli.moves import UnreadableInput, read_move, show_moves, sort_by_kind
from tetrarch.cli.rules import show_rules
from tetrarch.cli.scores import show_result, show_scores
from tetrarch.cli.screen import Screen
from tetrarch.core.languages import DECIMAL_COMMA
from tetrarch.core.match.errors import GameError, IllegalAction
from tetrarch.core.match.match import MAX_ANSWERS, Move

LOG_LINES = 30  # lines that `log` shows
COMMANDS = ("undo", "hint", "moves", "board", "log", "score", "rules", "save", "help", "quit")
SHORT_FORMS = {"?": "help", "u": "undo", "h": "hint", "q": "quit", "exit": "quit", "m": "moves"}


class PlayerQuit(Exception):
    """The player leaves the game."""


class Session:
    """One table at one screen, from its first question to its end."""

    def __init__(self, local_game: LocalGame, screen: Screen) -> None:
        self.local_game = local_game
        self.match = local_game.match
        self.screen = screen
        self.shown_events: dict[int | None, int] = {}  # how many events each viewer has seen
        self.last_viewer: int | None = None  # the person who looked last

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self.greet()
            self.play()
            self.finish()
        except PlayerQuit:
            self.screen.say("terminal-bye")
        except EOFError:
            self.autosave()
        except KeyboardInterrupt:
            self.autosave()
            return 130
        except Exception:
            self.autosave()  # whatever went wrong, the game is not lost
            raise
        return 0

    def autosave(self) -> None:
        """Save without asking, and say where."""
        self.screen.write()
        if not self.match.over and not self.match.stopped:
            self.screen.write(
                self.screen.text("terminal-autosaved", file=quote(str(self.local_game.autosave())))
            )

    def greet(self) -> None:
        game = self.screen.text(f"{self.match.descriptor.id}-name")
        levels = [
            f"{self.local_game.name(seat)} ({spec})"
            if seat in self.local_game.bots
            else self.local_game.name(seat)
            for seat, spec in enumerate(self.local_game.players)
        ]
        self.screen.write(self.screen.bold(f"{game}: {', '.join(levels)}"))
        self.screen.say("terminal-welcome")
        self.screen.say("terminal-fair-digest", digest=self.match.commitment)

    def play(self) -> None:
        while not self.match.over and not self.match.stopped:
            seat = self.match.seat
            assert seat is not None
            if seat in self.local_game.bots:
                self.let_bot_play(seat)
            else:
                self.hand_over_screen(seat)
                self.turn(seat)

    def let_bot_play(self, seat: int) -> None:
        self.screen.status(self.screen.text("terminal-thinking", player=self.local_game.name(seat)))
        self.local_game.bot_moves(seat)
        self.screen.status("")
        if not self.local_game.humans:
            self.show_events(None)

    def hand_over_screen(self, seat: int) -> None:
        """Between two people: the one who looked last sees the rest, then nothing is left on the screen."""
        if self.last_viewer is not None and self.last_viewer != seat:
            self.show_events(self.last_viewer)
            self.screen.ask(
                "terminal-hand-over",
                player=self.local_game.name(self.last_viewer),
                next=self.local_game.name(seat),
            )
        if self.last_viewer != seat and len(self.local_game.humans) > 1:
            self.screen.clear()
            self.screen.ask("terminal-look", player=self.local_game.name(seat))
        self.last_viewer = seat

    def show_events(self, viewer: int | None) -> None:
        """Show what has happened since this viewer last looked."""
        events = self.match.events(self.shown_events.get(viewer, 0), viewer)
        self.shown_events[viewer] = self.shown_events.get(viewer, 0) + len(events)
        for event in events:
            self.screen.fold(self.local_game.event_text(event, viewer), "  ")

    # a person's question

    def turn(self, seat: int) -> None:
        """Put the question until a move is played or taken back."""
        self.show_events(seat)
        moves = sort_by_kind(self.match.legal(seat))
        self.show_board(seat, moves)
        self.show_question(seat, moves)
        prompt = "terminal-prompt" if len(self.local_game.humans) == 1 else "terminal-prompt-named"
        while True:
            typed = self.screen.ask(prompt, player=self.local_game.name(seat))
            if typed and self.handle_input(typed, seat, moves):
                return

    def show_board(self, seat: int | None, moves: list[Move]) -> None:
        targets = {target for move in moves for target in move.targets}
        names, view = self.local_game.names, self.match.view(seat)
        drawn = self.match.descriptor.draw(view, self.screen.colour, self.screen.lang, names, targets)
        self.screen.write(f"\n{drawn}")

    def show_question(self, seat: int, moves: list[Move]) -> None:
        question = self.match.question_for(seat)
        cited = f" [{question.ruling}]" if question.ruling else ""
        self.screen.write()
        self.screen.fold(f"{question.text(self.screen.lang)}{cited}", bold=True)
        show_moves(self.screen, moves)

    def handle_input(self, typed: str, seat: int, moves: list[Move]) -> bool:
        """Play the move or run the command that was typed; whether the question must be put anew."""
        word, _, rest = typed.partition(" ")
        word = SHORT_FORMS.get(word.lower(), word.lower())
        if word in COMMANDS:
            return self.run_command(word, rest.strip(), seat, moves)
        read = read_move(typed, moves, self.match.descriptor.vocabulary)
        if isinstance(read, UnreadableInput):
            self.screen.fold(read.text(self.screen.lang))
            return False
        try:
            self.match.play(read, seat)
        except GameError as error:
            self.show_refusal(error)
            return False
        return True

    def show_refusal(self, error: GameError) -> None:
        """Why not, with the ruling in full."""
        self.screen.fold(texts.refusal(error).text(self.screen.lang))
        if isinstance(error, IllegalAction) and error.ruling:
            self.screen.rule(self.match.descriptor.rulings(self.screen.lang)[error.ruling])

    def run_command(self, word: str, rest: str, seat: int | None, moves: list[Move]) -> bool:
        if word == "undo" and seat is not None:
            return self.undo(seat)
        if word == "hint" and seat is not None:
            self.hint(seat, moves)
        elif word == "moves" and seat is not None:
            self.show_question(seat, moves)
        elif word == "board":
            self.show_board(seat, moves)
        elif word == "log":
            self.log(seat, rest)
        elif word == "score":
            show_scores(self.screen, self.match, self.local_game.names)
        elif word == "rules":
            show_rules(self.screen, self.match.descriptor, rest)
        elif word == "save":
            self.save(rest)
        elif word == "help":
            self.help()
        elif word == "quit":
            self.quit()
        return False

    # commands

    def undo(self, seat: int) -> bool:
        before = self.match.history[-1:]
        try:
            self.match.undo(seat)
        except GameError as error:
            self.show_refusal(error)
            return False
        self.shown_events[seat] = min(self.shown_events.get(seat, 0), len(self.match.events(0, seat)))
        self.screen.say("terminal-undone", token="".join(before))
        return True

    def hint(self, seat: int, moves: list[Move]) -> None:
        """The best moves, each with its chance and what speaks for it and against it."""
        self.screen.status("...")
        advices = self.local_game.hint(seat)
        self.screen.status("")
        by_action = {move.action: move for move in moves}
        for rank, advice in enumerate(advices):
            move = by_action[advice.action]
            key = "terminal-hint-next" if rank else "terminal-hint"
            self.screen.say(key, move=move.text(self.screen.lang), token=move.token)
            same = rank > 0 and advice.equal
            chance = round(100 * advice.chance)
            parts = [self.screen.text("hint-equal" if same else "hint-chance", chance=chance)]
            parts += [self.reason(reason) for reason in advice.reasons]
            self.screen.fold("; ".join(parts), "  ")

    def reason(self, reason: Reason) -> str:
        """Points gained or lost, and in what."""
        points = f"{reason.points:+.1f}"
        if self.screen.lang in DECIMAL_COMMA:
            points = points.replace(".", ",")
        return f"{points} {self.screen.text(term_key(self.match.descriptor.id, reason.term))}"

    def log(self, seat: int | None, rest: str) -> None:
        events = self.match.events(0, seat)
        most = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG_LINES
        for event in events[-most:] if most else []:
            self.screen.fold(self.local_game.event_text(event, seat), "  ")
        if len(events) > most:
            self.screen.say("terminal-log-more", shown=most, all=len(events))

    def save(self, name: str) -> bool:
        """Write the game to a file; whether that worked."""
        if not name:
            self.screen.say("terminal-save-how")
            return False
        try:
            self.local_game.save(Path(name).expanduser())
        except FileExistsError:
            self.screen.say("terminal-save-exists", file=name)
            return False
        except (OSError, ValueError, RuntimeError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            self.screen.say("terminal-save-failed", file=name, reason=reason)
            return False
        self.screen.write(self.screen.text("terminal-saved", file=quote(name)))
        return True

    def help(self) -> None:
        self.screen.say("terminal-help")
        for name in COMMANDS:
            shown = {"save": "save FILE", "rules": "rules [...]", "log": "log [N]"}.get(name, name)
            self.screen.write(f"  {shown:12}{self.screen.text(f'terminal-help-{name}')}")

    def quit(self) -> None:
        """Leave; the game is saved unless that is declined."""
        if self.match.over:
            raise PlayerQuit
        path = self.local_game.autosave_path()
        while True:
            typed = self.screen.ask("terminal-quit", file=str(path))
            if typed.lower() in ("n", "no", "nie"):
                raise PlayerQuit
            if typed and typed.lower() not in ("y", "yes", "s", "sì", "si", "t", "tak"):
                if self.save(typed):
                    raise PlayerQuit
                continue
            self.screen.write(self.screen.text("terminal-saved", file=quote(str(self.local_game.autosave()))))
            raise PlayerQuit

    # the end

    def finish(self) -> None:
        """The last board, who has won, and time to look round."""
        viewer = self.local_game.humans[0] if len(self.local_game.humans) == 1 else None
        self.show_events(viewer)
        self.show_board(viewer, [])
        if self.match.stopped:
            self.screen.say("terminal-stopped", most=MAX_ANSWERS)
        show_result(self.screen, self.match, self.local_game.names, viewer)
        while self.local_game.humans:
            typed = self.screen.ask("terminal-over")
            word, _, rest = typed.partition(" ")
            word = SHORT_FORMS.get(word.lower(), word.lower())
            if not typed or word == "quit":
                raise PlayerQuit
            if word in ("board", "log", "score", "rules", "save", "help"):
                self.run_command(word, rest.strip(), viewer, [])
            else:
                self.screen.say("terminal-over-only")
