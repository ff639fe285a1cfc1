"""An installation to practise on: a database, servers and workers, each a process that can be killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import httpx2

from devkit.postgres import Postgres

STARTING = 120.0  # seconds; the machine may be busy


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
        return port


def busy(pid: int) -> float:
    """Seconds of processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Process:
    """A server or a worker, started the way operators start them."""

    def __init__(self, command: list[str], env: dict[str, str], folder: Path, name: str) -> None:
        self.command, self.env, self.folder, self.name = command, env, folder, name
        self.popen: subprocess.Popen[bytes] | None = None
        self.starts = 0

    @property
    def log(self) -> Path:
        """What it has said since its last start."""
        return self.folder / f"{self.name}.{self.starts}.log"

    def start(self) -> None:
        self.starts += 1
        with open(self.log, "wb") as out:
            self.popen = subprocess.Popen(
                self.command, env=self.env, stdout=out, stderr=out, start_new_session=True
            )

    @property
    def ended(self) -> bool:
        """Whether it was started and has ended by itself, or by a signal."""
        return self.popen is not None and self.popen.poll() is not None

    def end(self, how: signal.Signals = signal.SIGKILL) -> None:
        """With all that it has started: nothing of it is left."""
        if self.popen is None:
            return
        try:
            self.popen.send_signal(how) if how is not signal.SIGKILL else None
            if how is not signal.SIGKILL:
                self.popen.wait(30)
            os.killpg(self.popen.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.popen.wait()
        self.popen = None

    def children(self) -> list[int]:
        """The processes in which its bots think."""
        if self.popen is None:
            return []
        path = Path(f"/proc/{self.popen.pid}/task/{self.popen.pid}/children")
        try:
            return [int(word) for word in path.read_text().split()]
        except FileNotFoundError:
            return []

    def memory(self) -> float:
        """Resident megabytes."""
        assert self.popen is not None
        lines = Path(f"/proc/{self.popen.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmRSS"))

    def busy(self) -> float:
        """Seconds of processor time used so far."""
        assert self.popen is not None
        return busy(self.popen.pid)


class Site:
    """SQLite: one server. PostgreSQL: as many servers and workers as wanted, on a cluster of its own that
    flushes every commit. The data lie on `disk`, if one is given; `program` is what is started."""

    def __init__(
        self,
        folder: Path,
        kind: str,
        servers: int = 1,
        workers: int = 0,
        disk: Path | None = None,
        program: Sequence[str] = ("-m", "tetrarch"),
        **settings: object,
    ) -> None:
        self.folder, self.kind = folder, kind
        self.cluster = Postgres(safe=True, disk=disk) if kind == "postgres" else None
        values: dict[str, object] = {"RATE": 0, "PACE": 0, **settings}
        if self.cluster:
            values["DATABASE_URL"] = self.cluster.create()
        else:
            values.setdefault("DATABASE", (disk or folder) / "games.sqlite3")
        if workers:
            values["BOTS"] = "outside"
        self.database = {
            name.lower(): str(values[name]) for name in ("DATABASE", "DATABASE_URL") if name in values
        }
        self.env = {**os.environ, **{f"TETRARCH_{key}": str(value) for key, value in values.items()}}
        ports = [free_port() for _ in range(servers)]
        self.bases = [f"http://localhost:{port}" for port in ports]
        command = [sys.executable, *program]
        self.servers = [
            Process([*command, "serve", "--port", str(port)], self.env, folder, f"server{number}")
            for number, port in enumerate(ports)
        ]
        self.workers = [Process([*command, "worker"], self.env, folder, f"worker{n}") for n in range(workers)]

    async def start(self) -> None:
        for process in [*self.servers, *self.workers]:
            process.start()
        for number in range(len(self.servers)):
            await self.ready(number)
        for worker in self.workers:
            await self.works(worker)

    async def ready(self, number: int) -> float:
        """Wait until a server answers; how long that took."""
        start = time.monotonic()
        async with httpx2.AsyncClient(timeout=5) as http:
            while time.monotonic() < start + STARTING:
                try:
                    if (await http.get(f"{self.bases[number]}/api/ready")).status_code == 200:
                        return time.monotonic() - start
                except httpx2.HTTPError:
                    pass
                await asyncio.sleep(0.05)
        raise RuntimeError(f"server {number} did not start:\n{self.servers[number].log.read_text()[-2000:]}")

    async def works(self, worker: Process) -> None:
        """Wait until a worker that was started says that it is ready."""
        until = time.monotonic() + STARTING
        while "worker ready" not in worker.log.read_text(encoding="utf-8"):
            assert time.monotonic() < until, worker.log.read_text(encoding="utf-8")[-2000:]
            await asyncio.sleep(0.05)

    def memory(self) -> float:
        """Resident megabytes of all servers."""
        return sum(server.memory() for server in self.servers)

    def database_busy(self) -> float:
        """Seconds of processor time that PostgreSQL's processes have used, as far as they still run."""
        if self.cluster is None:
            return 0.0
        pid = self.cluster.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return sum(busy(int(child)) for child in children)

    def admin(self, *words: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", "tetrarch", "admin", *words]
        return subprocess.run(command, env=self.env, capture_output=True, text=True)

    def close(self) -> None:
        for process in [*self.servers, *self.workers]:
            process.end()
        if self.cluster:
            self.cluster.close()
