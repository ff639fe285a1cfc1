"""Worker pools: this process, several, or a Ray cluster. All give the same results."""

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
from tetrarch.core.match.errors import BadOption, GameError

T = TypeVar("T")
R = TypeVar("R")
Work = Callable[[T], R]
BATCH_SECONDS = 0.3  # how long a batch should take: a killed run loses at most that
MAX_BATCH = 64  # tasks in a batch


class WorkFailed(GameError):
    """A worker could not go on; what was finished is kept."""


class BatchResult(Generic[R]):
    """A batch's results, how long it took, and which version of the package did it."""

    def __init__(self, results: list[R], seconds: float) -> None:
        self.results, self.seconds, self.version = results, seconds, VERSION


def run_batch(work: Work[T, R], batch: Sequence[T]) -> BatchResult[R]:
    """Do some tasks one after the other."""
    began = time.monotonic()
    results = [work(task) for task in batch]
    return BatchResult(results, time.monotonic() - began)


class WorkerPool(Protocol):
    """Workers to whom batches are handed; `finished` waits for at least one of them."""

    size: int

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None: ...

    def finished(self) -> list[BatchResult[Any]]: ...


def run_batches(work: Work[T, R], tasks: Sequence[T], workers: WorkerPool) -> Iterator[R]:
    """The results of all tasks, in any order. Batches grow while tasks turn out to be short."""
    left = iter(tasks)
    size, pending = 1, 0
    while True:
        while pending < 2 * workers.size and (batch := list(islice(left, size))):
            workers.submit(work, batch)
            pending += 1
        if not pending:
            return
        for done in workers.finished():
            pending -= 1
            if done.version != VERSION:
                raise WorkFailed(
                    f"a worker has tetrarch {done.version}, this is {VERSION}: "
                    "install the same on every machine"
                )
            yield from done.results
            fair_share = max(1, len(tasks) // (4 * workers.size))  # every worker is busy to the end
            in_time = int(len(done.results) * BATCH_SECONDS / max(done.seconds, 1e-6))
            size = max(1, min(MAX_BATCH, fair_share, in_time, 2 * size))


class SingleProcess:
    """This process."""

    size = 1

    def __init__(self) -> None:
        self.waiting: list[tuple[Work[Any, Any], Sequence[Any]]] = []

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None:
        self.waiting.append((work, batch))

    def finished(self) -> list[BatchResult[Any]]:
        return [run_batch(*self.waiting.pop(0))]


class ProcessPool:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        context = multiprocessing.get_context("spawn")
        self.pool = ProcessPoolExecutor(size, context, initializer=start_worker)
        self.running: set[Future[BatchResult[Any]]] = set()

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None:
        self.running.add(self.pool.submit(run_batch, work, batch))

    def finished(self) -> list[BatchResult[Any]]:
        done, self.running = wait(self.running, return_when=FIRST_COMPLETED)
        try:
            return [future.result() for future in done]
        except BrokenProcessPool as err:
            raise WorkFailed(
                "a worker process ended before its game did (killed, or a bot crashed it)"
            ) from err

    def close(self) -> None:
        self.pool.shutdown(cancel_futures=True)


def start_worker() -> None:  # pragma: no cover - runs in the workers
    """Leave Ctrl-C to the parent, and do not outlive it, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:  # pragma: no cover - runs in the workers
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def open_pool(
    processes: int = 1, ray: str | None = None, modules: Sequence[str] = ()
) -> Iterator[WorkerPool]:
    """A pool of workers for as long as it is needed. `modules`: own modules that a cluster must be sent."""
    if processes < 1:
        raise BadOption(f"{processes} processes can't be: at least 1")
    if ray is not None:
        from tetrarch.arena.running.cluster import RayCluster

        cluster = RayCluster(ray, processes, modules)
        try:
            yield cluster
        finally:
            cluster.close()
    elif processes == 1:
        yield SingleProcess()
    else:
        workers = ProcessPool(processes)
        try:
            yield workers
        finally:
            workers.close()
