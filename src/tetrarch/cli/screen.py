"""The terminal as a command sees it: plain lines out, answers in."""

from __future__ import annotations

import os
import shutil
import sys
import textwrap

from tetrarch import texts
from tetrarch.core.match.rulings import Ruling

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # to the corner; wipe the screen; wipe what was scrolled away


class Screen:
    """Writes to stdout in one language; colour only where a terminal shows it and nobody objects."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.tty = sys.stdout.isatty()
        self.colour = self.tty and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
        self.width = min(shutil.get_terminal_size((100, 24)).columns, 120)
        if self.tty and sys.stdin.isatty():
            import readline  # noqa: F401  (line editing and history for input())

    def text(self, key: str, **args: object) -> str:
        return texts.format(key, args, self.lang)

    def say(self, key: str, **args: object) -> None:
        """A message of the catalogue, folded to the width."""
        self.fold(self.text(key, **args))

    def write(self, text: str = "") -> None:
        print(text)

    def fold(self, text: str, indent: str = "", bold: bool = False) -> None:
        for line in text.splitlines():
            fold = textwrap.TextWrapper(
                self.width,
                initial_indent=indent,
                subsequent_indent=indent,
                break_long_words=False,
                break_on_hyphens=False,
            )
            print(self.bold(fold.fill(line)) if bold else fold.fill(line))

    def rule(self, ruling: Ruling) -> None:
        """A ruling, indented."""
        self.fold(f"{ruling.id} {ruling.title}. {ruling.text}", "    ")

    def ask(self, key: str, **args: object) -> str:
        """An answer, trimmed; EOFError when there are no more."""
        sys.stdout.flush()
        answer = input(self.text(key, **args) + " ")
        if not sys.stdin.isatty():
            print(answer)  # so that what a script answers can be read below its question
        return answer.strip()

    def dim(self, text: str) -> str:
        return f"\x1b[2m{text}\x1b[0m" if self.colour else text

    def bold(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if self.colour else text

    def clear(self) -> None:
        """Wipe the screen, and what was scrolled away."""
        if self.tty:
            print(CLEAR, end="", flush=True)

    def status(self, text: str) -> None:
        """A line that the next one replaces; on terminals only."""
        if self.tty:
            print(f"\r\x1b[K{text}", end="", flush=True)
