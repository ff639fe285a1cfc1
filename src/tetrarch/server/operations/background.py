"""Background tasks: they run as long as the process does. Health tells of one that fails and starts again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from tetrarch.server import metrics

log = logging.getLogger("tetrarch.server")
FIRST_PAUSE, MAX_PAUSE = 1.0, 60.0  # seconds before a task that failed is started again
REMEMBERED = 120.0  # seconds for which a failure is told
Work = Callable[[], Coroutine[Any, Any, None]]


class BackgroundTasks:
    """Runs coroutines by name, each anew after it has failed."""

    def __init__(self) -> None:
        self.tasks: list[asyncio.Task[None]] = []
        self.failed_at: dict[str, float] = {}

    def start(self, work: dict[str, Work]) -> None:
        """Run all of it until `close`."""
        for name, run in work.items():
            self.tasks.append(asyncio.create_task(self._supervise(name, run), name=name))

    def failing(self) -> list[str]:
        """The names of tasks that have failed lately."""
        since = time.monotonic() - REMEMBERED
        return sorted(name for name, at in self.failed_at.items() if at > since)

    async def _supervise(self, name: str, run: Work) -> None:
        pause = FIRST_PAUSE
        while True:
            started = time.monotonic()
            try:
                await run()
                return
            except Exception:
                self.failed_at[name] = time.monotonic()
                metrics.TASK_FAILURES.labels(task=name).inc()
                log.exception("a background task failed", extra={"task": name})
            pause = FIRST_PAUSE if time.monotonic() > started + MAX_PAUSE else min(MAX_PAUSE, pause * 2)
            await asyncio.sleep(pause)

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
