"""Turns at something of which there is little: whoever wants much waits for others, not they for them."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Line = deque[asyncio.Future[None]]


class FairTurns:
    """Lets `at_once` pieces of work be done at a time. Those who wait come one after the other, each with one
    piece, however many they have."""

    def __init__(self, at_once: int) -> None:
        self.free = at_once
        self.lines: OrderedDict[str, Line] = OrderedDict()  # by whose work it is; who is next comes first

    @asynccontextmanager
    async def turn(self, whose: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it."""
        if self.free:
            self.free -= 1
        else:
            await self._wait(whose)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, whose: str) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lines.setdefault(whose, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():  # it had come at the same moment
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a turn to whoever is next; those who wait no longer are passed over."""
        while self.lines:
            whose, line = self.lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self.lines[whose] = line  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1
