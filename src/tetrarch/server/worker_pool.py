"""Worker processes, with limits on time and memory: bots think there, and uploaded records are checked there.

For a bot a worker gets one imagined position, never the true one, and returns a token. The pool stays usable
if a worker hangs or crashes.
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

from tetrarch.bots.factory import TimeBudget, make_level
from tetrarch.bots.hints import advise, term_key
from tetrarch.bots.levels import Level
from tetrarch.core.engine.observation import Observation
from tetrarch.core.match.creation import Rewound, list_draws, replay, verify
from tetrarch.core.match.errors import GameError
from tetrarch.core.match.json_position import load
from tetrarch.core.match.registry import AnyGame, Descriptor, find
from tetrarch.core.position.reader import Reader
from tetrarch.server import metrics
from tetrarch.server.bot_levels import FALLBACK_LEVEL

log = logging.getLogger("tetrarch.bots")
MAX_MEMORY = 2**30  # bytes that a worker may have
HINT_SECONDS = 2.0
MAX_SEARCH_SECONDS = 2.0  # of a bot whose search is limited by iterations


# what runs in a worker


def limit_process(niceness: int) -> None:
    """Give the server's process precedence, and limit the memory of this one."""
    if sys.platform != "win32":
        import resource
        import signal

        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the server's to handle
        os.nice(niceness)
        resource.setrlimit(resource.RLIMIT_AS, (MAX_MEMORY, MAX_MEMORY))


@cache
def cached_rules(game: str, seats: int, options: str) -> tuple[Descriptor, AnyGame]:
    """The rules of a game with these options (as JSON), made once in each worker."""
    descriptor = find(game)
    return descriptor, descriptor.game(seats, json.loads(options))[0]


def observation_of(doc: str, seat: int) -> tuple[Descriptor, Observation]:
    """The observation of a seat, from an imagined position as JSON."""
    position = json.loads(doc)
    descriptor, game = cached_rules(
        position["game"], position["seats"], json.dumps(position["options"], sort_keys=True)
    )
    state = load(descriptor, game, Reader(position["position"], "$.position"))
    return descriptor, Observation(game, state, seat)


def choose_move(doc: str, seat: int, level: Level, seed: int) -> str:
    """The token that a bot of this level answers in an imagined position."""
    descriptor, observation = observation_of(doc, seat)
    player = make_level(level, seed, MAX_SEARCH_SECONDS).for_game(observation.game)
    action = player.bot.choose(observation, player.budget)
    return str(descriptor.vocabulary.token(int(action)))


def best_moves(doc: str, seat: int, seed: int) -> list[dict[str, Any]]:
    """The best moves in an imagined position, with the reasons for each."""
    descriptor, observation = observation_of(doc, seat)
    return [
        {
            "token": descriptor.vocabulary.token(move.action),
            "chance": round(move.chance, 3),
            "reasons": {term_key(descriptor.id, reason.term): reason.points for reason in move.reasons},
            "equal": move.equal,
        }
        for move in advise(observation, TimeBudget(HINT_SECONDS), seed)
    ]


def record_problem(text: str) -> str | None:
    """What is wrong with a record; None if it can be replayed."""
    try:
        replay(text)
    except (GameError, RecursionError) as error:
        return str(error)[:500]
    return None


def verify_record(text: str) -> dict[str, Any]:
    """Verify a record: whether it is right, its problems, how many draws were checked."""
    verdict = verify(text)
    match = verdict.match
    return {
        "ok": verdict.ok,
        "problems": list(verdict.problems),
        "draws": verdict.draws,
        "commitment": match.commitment,
        "secret": match.fairness.secret.hex(),
        "shares": list(match.fairness.shares),
        "nonces": list(match.fairness.nonces),
        "absent": list(verdict.absent),
        "terms": match.terms,
        "steps": [
            (-1, "", (), (), "", draw.number)
            if isinstance(draw, Rewound)
            else (draw.number, str(draw.purpose), draw.tokens, draw.weights, draw.token, None)
            for draw in list_draws(match)
        ],
    }


# what runs in the server


class WorkerPool:
    """A pool of processes: in one bots think, in another, for which they need not wait, all else is done."""

    def __init__(self, count: int, timeout: float, niceness: int = 5) -> None:
        self.count, self.timeout, self.niceness = count, timeout, niceness
        self.pool = self._make_pool()

    def _make_pool(self) -> ProcessPool:
        context = get_context("spawn")
        return ProcessPool(
            max_workers=self.count,
            max_tasks=500,
            initializer=limit_process,
            initargs=[self.niceness],
            context=context,
        )

    async def run(self, function: Any, *args: object, timeout: float | None = None) -> Any:
        """Call a function in a worker; raises its exception, or a TimeoutError."""
        if not self.pool.active:
            self.pool = self._make_pool()
        future = self.pool.schedule(function, args=list(args), timeout=timeout or self.timeout)
        return await asyncio.wrap_future(future)

    async def choose_move(self, doc: str, seat: int, level: Level, seed: int) -> str | None:
        """A bot's move; a simpler bot's if it fails or takes too long; None if that fails, too."""
        for attempt in dict.fromkeys((level, FALLBACK_LEVEL)):
            try:
                with metrics.BOT_SECONDS.time():
                    token = str(await self.run(choose_move, doc, seat, attempt, seed))
                metrics.BOT_ANSWERS.labels(result="answered" if attempt is level else "fallback").inc()
                return token
            except asyncio.CancelledError:
                raise
            except Exception as error:
                metrics.BOT_ANSWERS.labels(result="failed").inc()
                log.warning("bot failed", extra={"level": attempt.id, "error": repr(error)})
        return None

    async def warm(self) -> None:
        """Start a worker, so that the first bot answers at once."""
        try:
            await self.run(time.sleep, 0.0, timeout=60.0)
        except Exception as error:  # the first question to a bot starts another worker
            log.warning("no worker started", extra={"error": repr(error)})

    async def close(self) -> None:
        self.pool.stop()  # type: ignore[no-untyped-call]
        await asyncio.to_thread(self.pool.join, 5)
