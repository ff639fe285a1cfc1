"""Worker processes that all servers of a test process share: starting one takes a second of CPU time."""

from typing import ClassVar

from pebble import ProcessPool

from tetrarch.server import services
from tetrarch.server.worker_pool import WorkerPool


class SharedWorkerPool(WorkerPool):
    """A pool whose one process serves every server; it ends with the tests."""

    shared: ClassVar[ProcessPool | None] = None

    def _make_pool(self) -> ProcessPool:
        if self.shared is None or not self.shared.active:
            SharedWorkerPool.shared = super()._make_pool()
        assert self.shared is not None
        return self.shared

    async def close(self) -> None:
        """Leave the process to the other servers."""


def share_workers() -> None:
    """From now on every new server of this process uses the shared workers."""
    services.WorkerPool = SharedWorkerPool  # type: ignore[misc]


def stop_workers() -> None:
    """End the shared process."""
    if SharedWorkerPool.shared is not None:
        SharedWorkerPool.shared.stop()  # type: ignore[no-untyped-call]
        SharedWorkerPool.shared.join()  # type: ignore[no-untyped-call]
