"""`make play`: the server as soon as it can run, uncompiled if need be, and compiled once that is done."""

import signal
import subprocess
import sys
from types import FrameType

from devkit import native, venv, web
from devkit.places import BIN, ROOT, Command, Failed, environment, say
from devkit.stages import LOGS, Stage, run_stages

COMPILE: Command = [sys.executable, ROOT / "tools" / "dev.py", "compile"]
NICENESS = 10  # who plays comes first
Process = subprocess.Popen[bytes]


def in_browser(options: list[str]) -> None:
    """Serve until somebody stops it."""
    run_stages([Stage("environment", lambda: venv.ensure("run", "server")), Stage("client", web.ensure)])
    serve: Command = [BIN / "tetrarch", "serve", *options]
    signal.signal(signal.SIGTERM, _stop)  # so that it ends the server, too
    server = _start([*serve, "--open"])
    try:
        if not native.fits() and compile_beside(server, COMPILE):
            say("the engine is compiled: the server starts again, open pages come back by themselves")
            _end(server)
            server = _start(serve)
        code = server.wait()
    finally:
        _end(server)
    if code:
        raise Failed(f"the server ended with code {code}; what it said stands above")


def compile_beside(server: Process, command: Command) -> bool:
    """Compile while the server runs; whether the server still runs then and would gain by a new start."""
    if not native.have_compiler():
        say("no C compiler found: playing with the uncompiled engine, whose bots are slower")
        return False
    say("the bots will be faster when the engine is compiled, which takes some minutes; play meanwhile")
    LOGS.mkdir(parents=True, exist_ok=True)
    log = LOGS / "compiling.log"
    with open(log, "wb") as output:
        compiling = _start(["nice", "-n", str(NICENESS), *command], output.fileno())
    try:
        while compiling.poll() is None:
            try:
                server.wait(0.2)
                return False
            except subprocess.TimeoutExpired:
                pass
    finally:
        _end(compiling)
    if compiling.returncode:
        say(f"the engine could not be compiled, and the game goes on without; why: {log.relative_to(ROOT)}")
    return compiling.returncode == 0


def _start(command: Command, output: int | None = None) -> Process:
    words = [str(word) for word in command]
    return subprocess.Popen(words, cwd=ROOT, env=environment(), stdout=output, stderr=output)


def _end(process: Process) -> None:
    if process.poll() is None:
        process.terminate()
        process.wait()


def _stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
