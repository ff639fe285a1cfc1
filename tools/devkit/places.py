"""Where things lie, and how to run a command and say so."""

import os
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, TextIO

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "tetrarch"
BUILD = ROOT / "build"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")

Command = list[str | Path]

_LOG: ContextVar[TextIO | None] = ContextVar("log", default=None)


class Failed(Exception):
    """A task cannot go on; the message is for the person who called it."""


@contextmanager
def writing_to(log: TextIO) -> Iterator[None]:
    """Within it, what this thread says and what its commands print goes to a file."""
    token = _LOG.set(log)
    try:
        yield
    finally:
        _LOG.reset(token)


def say(text: str) -> None:
    print(f"== {text}", file=_LOG.get(), flush=True)


def environment(more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The variables of commands. Python keeps what it has read of modules in build/, and so starts faster:
    even where it is told to write nothing beside the sources."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {"PYTHONPYCACHEPREFIX": str(BUILD / "pycache"), **inherited, **(more or {})}


def run(
    command: Command, env: Mapping[str, str] | None = None, quiet: bool = False, folder: Path = ROOT
) -> None:
    """Run a command in the project's folder; `quiet` shows its output only when it fails."""
    words = [str(word) for word in command]
    log = _LOG.get()
    done = subprocess.run(
        words,
        cwd=folder,
        env=environment(env),
        stdout=subprocess.PIPE if quiet else log,
        stderr=subprocess.STDOUT if quiet or log else None,
        text=True,
    )
    if done.returncode:
        if quiet:
            print(done.stdout, file=log or sys.stderr, flush=True)
        raise Failed(f"failed ({done.returncode}): {shlex.join(words)}")


def settings(root: Path = ROOT) -> dict[str, Any]:
    """The project's own settings: the table [tool.tetrarch] of pyproject.toml."""
    with open(root / "pyproject.toml", "rb") as file:
        table: dict[str, Any] = tomllib.load(file)["tool"]["tetrarch"]
    return table


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Let one process at a time do this work in this tree; the others wait."""
    try:
        import fcntl
    except ImportError:  # not on this system: two builds at once are then the caller's care
        yield
        return
    BUILD.mkdir(exist_ok=True)
    with open(BUILD / f".{name}.lock", "w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield
