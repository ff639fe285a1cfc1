"""Worker processes: bots think there, and records of strangers are checked there, under limits.

A worker gets one imagined position, never the true one, and answers with a token. Whatever goes wrong in it,
the pool stays usable.
"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import sys
import time
from functools import cache
from multiprocessing import get_context
from typing import Any

from pebble import ProcessPool

from tetrarch.bots.hints import advise, part_key
from tetrarch.bots.levels import Clock, Level, at_level
from tetrarch.core.errors import GameError
from tetrarch.core.matches import replay, verify
from tetrarch.core.observe import Observation
from tetrarch.core.position import Reader, load
from tetrarch.core.registry import AnyGame, Descriptor, find
from tetrarch.server import metrics
from tetrarch.server.levels import FALLBACK

log = logging.getLogger("tetrarch.bots")
MEMORY = 2**30  # bytes that a worker may have
HINT = 2.0  # seconds for a hint
LONGEST = 2.0  # seconds for a search with a number of iterations


# what runs in a worker


def prepare() -> None:
    """Be polite to the server, and stay within bounds."""
    if sys.platform != "win32":
        import resource
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to handle
        os.nice(5)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


@cache
def rules(game: str, seats: int, options: str) -> tuple[Descriptor, AnyGame]:
    descriptor = find(game)
    return descriptor, descriptor.game(seats, json.loads(options))[0]


def seen(doc: str, seat: int) -> tuple[Descriptor, Observation]:
    """The observation that an imagined position stands for."""
    position = json.loads(doc)
    descriptor, game = rules(
        position["game"], position["seats"], json.dumps(position["options"], sort_keys=True)
    )
    state = load(descriptor, game, Reader(position["position"], "$.position"))
    return descriptor, Observation(game, state, seat)


def choose(doc: str, seat: int, level: Level, seed: int) -> str:
    """The token that a bot of this level answers in an imagined position."""
    descriptor, observation = seen(doc, seat)
    player = at_level(level, seed, LONGEST).at(observation.game)
    action = player.bot.choose(observation, player.budget)
    return str(descriptor.words.token(int(action)))


def advice(doc: str, seat: int, seed: int) -> list[dict[str, Any]]:
    """The best moves in an imagined position, and why."""
    descriptor, observation = seen(doc, seat)
    return [
        {
            "token": descriptor.words.token(found.action),
            "chance": round(found.chance, 3),
            "reasons": {part_key(descriptor.id, reason.part): reason.points for reason in found.reasons},
        }
        for found in advise(observation, Clock(HINT), seed)
    ]


def checked(text: str) -> str | None:
    """What is wrong with a record, or nothing."""
    try:
        replay(text)
    except (GameError, RecursionError) as error:
        return str(error)[:500]
    return None


def verified(text: str) -> dict[str, Any]:
    """The verdict on a record."""
    verdict = verify(text)
    return {"ok": verdict.ok, "problems": list(verdict.problems), "draws": verdict.draws}


# what runs in the server


class Workers:
    """The pool."""

    def __init__(self, count: int, limit: float) -> None:
        self.count, self.limit = count, limit
        self.pool = self._made()

    def _made(self) -> ProcessPool:
        context = get_context("spawn")
        return ProcessPool(max_workers=self.count, max_tasks=500, initializer=prepare, context=context)

    async def run(self, function: Any, *args: object, limit: float | None = None) -> Any:
        """Call a function in a worker; a TimeoutError or another exception if that does not work."""
        if not self.pool.active:
            self.pool = self._made()
        future = self.pool.schedule(function, args=list(args), timeout=limit or self.limit)
        return await asyncio.wrap_future(future)

    async def choose(self, doc: str, seat: int, level: Level, seed: int) -> str | None:
        """A bot's answer; a simpler bot's if it fails or takes too long; none if that fails too."""
        for attempt in dict.fromkeys((level, FALLBACK)):
            try:
                with metrics.THOUGHT.timed():
                    found = str(await self.run(choose, doc, seat, attempt, seed))
                metrics.THOUGHTS.add(result="answered" if attempt is level else "fallback")
                return found
            except asyncio.CancelledError:
                raise
            except Exception as error:
                metrics.THOUGHTS.add(result="failed")
                log.warning("bot failed", extra={"level": attempt.id, "error": repr(error)})
        return None

    async def warm(self) -> None:
        """Start a worker, so that the first bot answers at once."""
        try:
            await self.run(time.sleep, 0.0, limit=60.0)
        except Exception as error:  # the first question starts another
            log.warning("no worker", extra={"error": repr(error)})

    async def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self.pool.join, 5)
