"""A Ray cluster as a worker pool: a running one, by its address, or one of this machine's own (`local`)."""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tetrarch.arena.running.workers import BatchResult, Work, WorkFailed, run_batch
from tetrarch.core.match.errors import BadOption, GameError

LOCAL = "local"
MISSING = "--ray needs Ray, which is not installed here: pip install 'tetrarch[ray]'"
MEMORY = 100 * 2**20  # results are small: Ray need not claim a third of the machine
LOCAL_SETTINGS: dict[str, Any] = {"object_store_memory": MEMORY, "include_dashboard": False}
TRIES = 4
ENVIRONMENT = {
    "RAY_USAGE_STATS_ENABLED": "0",  # nothing is sent anywhere
    "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0",  # says that it will not touch settings of graphics cards
}


class RayCluster:
    """Batches as Ray tasks, one processor each."""

    def __init__(self, address: str, processes: int, modules: Sequence[str] = ()) -> None:
        for name, value in ENVIRONMENT.items():
            os.environ.setdefault(name, value)
        try:
            import ray
        except ImportError as err:
            raise BadOption(MISSING) from err
        self.ray: Any = ray
        modules_to_send = [str(module_path(name)) for name in modules]
        common: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if modules_to_send:
            common["runtime_env"] = {"py_modules": modules_to_send}
        if address == LOCAL:
            self._start({**common, "num_cpus": processes, **LOCAL_SETTINGS})
        else:
            try:
                ray.init(address, **common)
            except (ConnectionError, ValueError, RuntimeError) as err:
                raise BadOption(f"--ray {address}: no cluster answers there ({first_line(err)})") from err
        self.size = max(1, int(self.ray.cluster_resources().get("CPU", 1)))
        self.task: Any = self.ray.remote(num_cpus=1, max_retries=3)(run_batch)
        self.running: list[Any] = []

    def _start(self, settings: dict[str, Any]) -> None:
        """A cluster of this machine's own. Ray gives its helpers 15 s to start: short on a busy machine."""
        for left in reversed(range(TRIES)):
            try:
                self.ray.init(**settings)
                return
            except Exception as err:  # Ray raises no type of its own for this
                self.ray.shutdown()
                if not left:
                    raise WorkFailed(f"Ray does not start on this machine: {first_line(err)}") from err

    def submit(self, work: Work[Any, Any], batch: Sequence[Any]) -> None:
        self.running.append(self.task.remote(work, batch))

    def finished(self) -> list[BatchResult[Any]]:
        ready, self.running = self.ray.wait(self.running, num_returns=1)
        try:
            done: list[BatchResult[Any]] = self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as err:
            if isinstance(err.cause, GameError):
                failed = WorkFailed(str(err.cause))
                failed.trace = err.cause.trace
                raise failed from err
            raise WorkFailed(f"a task failed in the cluster: {first_line(err.cause)}") from err
        except self.ray.exceptions.RayError as err:
            raise WorkFailed(f"a task was lost in the cluster: {first_line(err)}") from err
        return done

    def close(self) -> None:
        self.ray.shutdown()


def module_path(module: str) -> Path:
    """The file or folder of a module of one's own, to be sent to the cluster."""
    top = module.partition(".")[0]
    spec = find_spec(top)
    if spec is None or spec.origin is None:
        raise BadOption(f"the module {top!r} of a bot was not found on {sys.path[0] or os.getcwd()}")
    path = Path(spec.origin).resolve()
    return path.parent if path.name == "__init__.py" else path


def first_line(error: object) -> str:
    return str(error).strip().splitlines()[0] if str(error).strip() else type(error).__name__
