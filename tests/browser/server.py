"""The real server, as a process of its own that can be killed and started again."""

import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import ClassVar

import httpx2

WAIT = 600.0  # seconds: only what hangs takes so long
# Ends a group of processes when nobody holds the other end of its input any more.
WATCHMAN = """import os, signal, sys
try:
    sys.stdin.read() == "done" or os.killpg(int(sys.argv[1]), signal.SIGKILL)
except ProcessLookupError:
    pass"""


def end_with_us(process: "subprocess.Popen[str]") -> "subprocess.Popen[str]":
    """See that a process and its children end when this one does, however it ends; the watchman's process."""
    command = [sys.executable, "-ISc", WATCHMAN, str(process.pid)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, text=True, start_new_session=True)


class Server:
    """`tetrarch serve` on a free port, with a database file and a copy of the built client."""

    running: "ClassVar[list[Server]]" = []

    def __init__(self, folder: Path, static: Path) -> None:
        self.folder = folder
        self.static = static
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.watchman: subprocess.Popen[str] | None = None

    @property
    def base(self) -> str:
        return f"http://localhost:{self.port}"

    def start(self) -> "Server":
        options = ["--port", str(self.port), "--database", str(self.folder / "games.sqlite3"), "--pace", "0"]
        env = {**os.environ, "TETRARCH_STATIC": str(self.static), "TETRARCH_RATE": "0"}
        with open(self.folder / "server.log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tetrarch", "serve", *options],
                env=env,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,  # so that its workers can be ended with it
            )
        self.watchman = end_with_us(self.process)
        self.running.append(self)
        assert self.process.stdout
        line = self.process.stdout.readline()
        found = re.search(r":(\d+)/", line)
        assert found, (line, self.log())
        self.port = int(found[1])
        self._wait()
        return self

    def kill(self) -> None:
        """At once, without a goodbye to anybody."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf-8")

    def _wait(self) -> None:
        until = time.monotonic() + WAIT
        while time.monotonic() < until:
            try:
                if httpx2.get(f"{self.base}/api/ready").status_code == 200:
                    return
            except httpx2.TransportError:
                pass
            time.sleep(0.1)
        raise AssertionError(f"the server did not start:\n{self.log()}")

    def _end(self, how: signal.Signals) -> None:
        assert self.process and self.process.stdout and self.watchman
        if how is signal.SIGTERM:
            self.process.terminate()
            try:
                self.process.wait(WAIT)
            except subprocess.TimeoutExpired:
                pass
        try:
            os.killpg(self.process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        self.process.wait(WAIT)
        self.process.stdout.close()
        self.watchman.communicate("done")
        self.running.remove(self)


def played(base: str, most: int = 10_000) -> tuple[str, httpx2.Client]:
    """A game against a bot, played by HTTP to its end or up to a number: its table, and who played."""
    me = httpx2.Client(base_url=f"{base}/api/", timeout=WAIT)
    me.post("session", json={"name": "Celina"}).raise_for_status()
    seats = [{"kind": "me"}, {"kind": "bot", "level": "gentle"}]
    made = me.post("tables", json={"game": "kingdom_builder", "seats": seats, "start": True})
    id: str = made.json()["id"]
    until = time.monotonic() + WAIT
    while time.monotonic() < until:
        now = me.get(f"tables/{id}").json()
        mine = (now["decision"] or {}).get("mine")
        if now["table"]["phase"] != "running" or (mine and now["number"] >= most):
            return id, me
        if mine:
            # tiles are used where that is possible, so that there is something of everything to see
            move = max(mine["moves"], key=lambda one: one["token"].startswith(("use:", "to:")))
            body = {
                "seat": mine["seat"],
                "token": move["token"],
                "number": now["number"],
                "key": f"{time.time_ns()}",
            }
            me.post(f"tables/{id}/moves", json=body).raise_for_status()
        else:
            time.sleep(0.01)
    raise AssertionError(f"table {id} did not come to its end")


class Line:
    """A cable between browser and server. Cut, it breaks what was open and lets nothing new through."""

    def __init__(self, port: int) -> None:
        self.server = port
        self.port = 0
        self.ends: list[socket.socket] = []
        self.mend()

    @property
    def base(self) -> str:
        return f"http://localhost:{self.port}"

    def mend(self) -> None:
        self.door = socket.create_server(("127.0.0.1", self.port))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self._open, args=[self.door], daemon=True).start()

    def cut(self) -> None:
        for end in [self.door, *self.ends]:
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
            end.close()
        self.ends.clear()

    def _open(self, door: socket.socket) -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.server))
            self.ends += [near, far]
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=_pump, args=[one, other], daemon=True).start()


def _pump(source: socket.socket, target: socket.socket) -> None:
    try:
        while data := source.recv(65536):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        pass
