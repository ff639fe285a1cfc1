"""How far a long run has come, how fast it goes, and when it will be done."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TextIO

REDRAW_SECONDS = 0.1  # seconds between two drawings of the bar
REPORT_SECONDS = 30.0  # seconds between two lines where nobody looks at a terminal


def bar(done: int, games: int, seconds: float, before: int = 0) -> str:
    """A line; the rate counts only what was done in these seconds, not what was found `before`."""
    filled = 30 * done // games
    rate = (done - before) / seconds if seconds else 0.0
    left = duration((games - done) / rate) if rate else "?"
    return f"[{'#' * filled}{'.' * (30 - filled)}] {done}/{games}  {rate:.1f} games/s  {left} left "


def duration(seconds: float) -> str:
    """A time for people."""
    if seconds < 120:
        return f"{seconds:.0f} s"
    return f"{seconds / 60:.0f} min" if seconds < 7200 else f"{seconds / 3600:.1f} h"


class Progress:
    """A bar on a terminal; now and then a line into a file or pipe."""

    def __init__(
        self, games: int, before: int, screen: TextIO | None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.games, self.before, self.done = games, before, before
        self.screen, self.clock = screen, clock
        self.terminal = screen is not None and screen.isatty()
        self.began = self.last_shown = clock()

    def step(self) -> None:
        """One more game is done."""
        self.done += 1
        now = self.clock()
        if self.screen is not None and now - self.last_shown >= (
            REDRAW_SECONDS if self.terminal else REPORT_SECONDS
        ):
            self._show(now)

    def finish(self) -> None:
        if self.screen is not None and self.done > self.before:
            self._show(self.clock())
            if self.terminal:
                self.screen.write("\n")

    def _show(self, now: float) -> None:
        assert self.screen is not None
        self.last_shown = now
        text = bar(self.done, self.games, now - self.began, self.before)
        self.screen.write(f"\r{text}" if self.terminal else f"{text.rstrip()}\n")
        self.screen.flush()
