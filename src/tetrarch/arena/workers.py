"""Who does the work: this process, several of them, or a Ray cluster. The results are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Any, Generic, Protocol, TypeVar

from tetrarch._build import VERSION
from tetrarch.core.errors import BadOption, GameError

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T], R]
SLICE = 0.3  # seconds that a batch should take: what a killed run loses at most
MOST = 64  # tasks in a batch


class WorkFailed(GameError):
    """A worker could not go on; what was finished is kept."""


class Done(Generic[R]):
    """A batch's results, how long it took, and which version of the package did it."""

    def __init__(self, results: list[R], seconds: float) -> None:
        self.results, self.seconds, self.version = results, seconds, VERSION


def do_batch(work: Work[T, R], batch: Sequence[T]) -> Done[R]:
    began = time.monotonic()
    results = [work(task) for task in batch]
    return Done(results, time.monotonic() - began)


class Crew(Protocol):
    """Workers to whom batches are handed; `finished` waits for at least one of them."""

    size: int

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None: ...

    def finished(self) -> list[Done[Any]]: ...


def spread(work: Work[T, R], tasks: Sequence[T], crew: Crew) -> Iterator[R]:
    """The results of all tasks, in any order. Batches grow while tasks turn out to be short."""
    left = iter(tasks)
    size, pending = 1, 0
    while True:
        while pending < 2 * crew.size and (batch := list(islice(left, size))):
            crew.submit(work, batch)
            pending += 1
        if not pending:
            return
        for done in crew.finished():
            pending -= 1
            if done.version != VERSION:
                raise WorkFailed(
                    f"a worker has tetrarch {done.version}, this is {VERSION}: "
                    "install the same on every machine"
                )
            yield from done.results
            fair = max(1, len(tasks) // (4 * crew.size))  # everybody gets something to the end
            fitting = int(len(done.results) * SLICE / max(done.seconds, 1e-6))
            size = max(1, min(MOST, fair, fitting, 2 * size))


class Alone:
    """This process."""

    size = 1

    def __init__(self) -> None:
        self.waiting: list[tuple[Work[Any, Any], Sequence[Any]]] = []

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None:
        self.waiting.append((work, batch))

    def finished(self) -> list[Done[Any]]:
        return [do_batch(*self.waiting.pop(0))]


class Processes:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(size, context, initializer=settle_in)
        self.running: set[Future[Done[Any]]] = set()

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None:
        self.running.add(self.pool.submit(do_batch, work, batch))

    def finished(self) -> list[Done[Any]]:
        done, self.running = wait(self.running, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool as err:
            raise WorkFailed(
                "a worker process ended before its game did (killed, or a bot crashed it)"
            ) from err

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def settle_in() -> None:  # pragma: no cover - runs in the workers
    """Leave Ctrl-C to the parent, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:  # pragma: no cover - runs in the workers
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def hired(processes: int = 1, ray: str | None = None, modules: Sequence[str] = ()) -> Iterator[Crew]:
    """A crew for as long as it is needed. `modules`: own modules that a cluster must be sent."""
    if processes < 1:
        raise BadOption(f"{processes} processes can't be: at least 1")
    if ray is not None:
        from tetrarch.arena.cluster import Cluster

        cluster = Cluster(ray, processes, modules)
        try:
            yield cluster
        finally:
            cluster.close()
    elif processes == 1:
        yield Alone()
    else:
        crew = Processes(processes)
        try:
            yield crew
        finally:
            crew.close()
