"""A game played in lines: questions, moves, and commands around them."""

from __future__ import annotations

from pathlib import Path
from shlex import quote

from tetrarch import texts
from tetrarch.bots.hints import Reason, part_key
from tetrarch.cli.moves import Unread, in_order, read_move, show_moves
from tetrarch.cli.rules import show_rules
from tetrarch.cli.scores import show_result, show_scores
from tetrarch.cli.screen import Screen
from tetrarch.cli.table import Table
from tetrarch.core.errors import GameError, IllegalAction
from tetrarch.core.match import Move

LOG = 30  # lines that `log` shows
COMMANDS = ("undo", "hint", "moves", "board", "log", "score", "rules", "save", "help", "quit")
SHORT = {"?": "help", "u": "undo", "h": "hint", "q": "quit", "exit": "quit", "m": "moves"}


class Left(Exception):
    """The player is done."""


class Session:
    """One table at one screen, from its first question to its end."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.match = table.match
        self.screen = screen
        self.heard: dict[int | None, int] = {}  # how many events each viewer has been told
        self.last: int | None = None  # the person who looked last

    def run(self) -> int:
        """Play to the end, or until somebody leaves; the exit code."""
        try:
            self.greet()
            self.play()
            self.finish()
        except Left:
            self.screen.say("terminal-bye")
        except EOFError:
            self.keep()
        except KeyboardInterrupt:
            self.keep()
            return 130
        except Exception:
            self.keep()  # whatever went wrong, the game is not lost
            raise
        return 0

    def keep(self) -> None:
        """Save without asking, and say where."""
        self.screen.write()
        if not self.match.over:
            self.screen.write(self.screen.text("terminal-autosaved", file=quote(str(self.table.autosave()))))

    def greet(self) -> None:
        game = self.screen.text(f"{self.match.descriptor.id}-name")
        levels = [
            f"{self.table.name(seat)} ({spec})" if seat in self.table.bots else self.table.name(seat)
            for seat, spec in enumerate(self.table.players)
        ]
        self.screen.write(self.screen.bold(f"{game}: {', '.join(levels)}"))
        self.screen.say("terminal-welcome")

    def play(self) -> None:
        while not self.match.over:
            seat = self.match.seat
            assert seat is not None
            if seat in self.table.bots:
                self.let_bot_play(seat)
            else:
                self.make_room(seat)
                self.turn(seat)

    def let_bot_play(self, seat: int) -> None:
        self.screen.passing(self.screen.text("terminal-thinking", player=self.table.name(seat)))
        self.table.bot_moves(seat)
        self.screen.passing("")
        if not self.table.humans:
            self.tell(None)

    def make_room(self, seat: int) -> None:
        """Between two people: the one who looked last sees the rest, then nothing is left on the screen."""
        if self.last is not None and self.last != seat:
            self.tell(self.last)
            self.screen.ask(
                "terminal-hand-over", player=self.table.name(self.last), next=self.table.name(seat)
            )
        if self.last != seat and len(self.table.humans) > 1:
            self.screen.clear()
            self.screen.ask("terminal-look", player=self.table.name(seat))
        self.last = seat

    def tell(self, viewer: int | None) -> None:
        """What has happened since this viewer was last told."""
        events = self.match.events(self.heard.get(viewer, 0), viewer)
        self.heard[viewer] = self.heard.get(viewer, 0) + len(events)
        for event in events:
            self.screen.fold(self.table.told(event, viewer), "  ")

    # a person's question

    def turn(self, seat: int) -> None:
        """Put the question until a move is played or taken back."""
        self.tell(seat)
        moves = in_order(self.match.legal(seat))
        self.show_board(seat, moves)
        self.show_question(seat, moves)
        prompt = "terminal-prompt" if len(self.table.humans) == 1 else "terminal-prompt-named"
        while True:
            typed = self.screen.ask(prompt, player=self.table.name(seat))
            if typed and self.obey(typed, seat, moves):
                return

    def show_board(self, seat: int | None, moves: list[Move]) -> None:
        targets = {target for move in moves for target in move.targets}
        names, view = self.table.names, self.match.view(seat)
        drawn = self.match.descriptor.draw(view, self.screen.colour, self.screen.lang, names, targets)
        self.screen.write(f"\n{drawn}")

    def show_question(self, seat: int, moves: list[Move]) -> None:
        question = self.match.asked(seat)
        cited = f" [{question.ruling}]" if question.ruling else ""
        self.screen.write()
        self.screen.fold(f"{question.text(self.screen.lang)}{cited}", bold=True)
        show_moves(self.screen, moves)

    def obey(self, typed: str, seat: int, moves: list[Move]) -> bool:
        """Do what was typed; whether the question must be put anew."""
        word, _, rest = typed.partition(" ")
        word = SHORT.get(word.lower(), word.lower())
        if word in COMMANDS:
            return self.obey_command(word, rest.strip(), seat, moves)
        read = read_move(typed, moves, self.match.descriptor.words)
        if isinstance(read, Unread):
            self.screen.fold(read.text(self.screen.lang))
            return False
        try:
            self.match.play(read, seat)
        except GameError as error:
            self.refuse(error)
            return False
        return True

    def refuse(self, error: GameError) -> None:
        """Why not, with the ruling in full."""
        self.screen.fold(texts.refusal(error).text(self.screen.lang))
        if isinstance(error, IllegalAction) and error.ruling:
            self.screen.rule(self.match.descriptor.rulings(self.screen.lang)[error.ruling])

    def obey_command(self, word: str, rest: str, seat: int | None, moves: list[Move]) -> bool:
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
            show_scores(self.screen, self.match, self.table.names)
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
            self.refuse(error)
            return False
        self.heard[seat] = min(self.heard.get(seat, 0), len(self.match.events(0, seat)))
        self.screen.say("terminal-undone", token="".join(before))
        return True

    def hint(self, seat: int, moves: list[Move]) -> None:
        """The best moves, each with its chance and what speaks for it and against it."""
        self.screen.passing("...")
        found = self.table.hint(seat)
        self.screen.passing("")
        by_action = {move.action: move for move in moves}
        for rank, advice in enumerate(found):
            move = by_action[advice.action]
            key = "terminal-hint-next" if rank else "terminal-hint"
            self.screen.say(key, move=move.text(self.screen.lang), token=move.token)
            parts = [self.screen.text("hint-chance", chance=round(100 * advice.chance))]
            parts += [self.reason(reason) for reason in advice.reasons]
            self.screen.fold("; ".join(parts), "  ")

    def reason(self, reason: Reason) -> str:
        """Points gained or lost, and in what."""
        points = f"{reason.points:+.1f}"
        if self.screen.lang in ("it", "pl"):
            points = points.replace(".", ",")
        return f"{points} {self.screen.text(part_key(self.match.descriptor.id, reason.part))}"

    def log(self, seat: int | None, rest: str) -> None:
        events = self.match.events(0, seat)
        most = int(rest) if rest.isdecimal() and len(rest) < 7 else LOG
        for event in events[-most:] if most else []:
            self.screen.fold(self.table.told(event, seat), "  ")
        if len(events) > most:
            self.screen.say("terminal-log-more", shown=most, all=len(events))

    def save(self, name: str) -> bool:
        """Write the game to a file; whether that worked."""
        if not name:
            self.screen.say("terminal-save-how")
            return False
        try:
            self.table.save(Path(name).expanduser())
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
            raise Left
        path = self.table.autosave_path()
        while True:
            typed = self.screen.ask("terminal-quit", file=str(path))
            if typed.lower() in ("n", "no", "nie"):
                raise Left
            if typed and typed.lower() not in ("y", "yes", "s", "sì", "si", "t", "tak"):
                if self.save(typed):
                    raise Left
                continue
            self.screen.write(self.screen.text("terminal-saved", file=quote(str(self.table.autosave()))))
            raise Left

    # the end

    def finish(self) -> None:
        """The last board, who has won, and time to look round."""
        viewer = self.table.humans[0] if len(self.table.humans) == 1 else None
        self.tell(viewer)
        self.show_board(viewer, [])
        show_result(self.screen, self.match, self.table.names, viewer)
        while self.table.humans:
            typed = self.screen.ask("terminal-over")
            word, _, rest = typed.partition(" ")
            word = SHORT.get(word.lower(), word.lower())
            if not typed or word == "quit":
                raise Left
            if word in ("board", "log", "score", "rules", "save", "help"):
                self.obey_command(word, rest.strip(), viewer, [])
            else:
                self.screen.say("terminal-over-only")
