"""`make play`: the engine is compiled while the server runs."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from devkit import native, playing

FOREVER = [sys.executable, "-c", "import time; time.sleep(3600)"]


@pytest.fixture
def server() -> Iterator["subprocess.Popen[bytes]"]:
    """A process that runs until it is ended."""
    running = subprocess.Popen(FOREVER)
    yield running
    running.kill()
    running.wait()


@pytest.fixture(autouse=True)
def logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(playing, "ROOT", tmp_path)
    monkeypatch.setattr(playing, "LOGS", tmp_path / "logs")
    monkeypatch.setattr(native, "have_compiler", lambda: True)
    return tmp_path / "logs"


def python(code: str) -> list[str | Path]:
    return [sys.executable, "-c", code]


def test_once_it_is_compiled_the_server_would_gain(server: "subprocess.Popen[bytes]") -> None:
    assert playing.compile_beside(server, python("pass"))
    assert server.poll() is None


def test_what_cannot_be_compiled_leaves_the_server_alone(
    server: "subprocess.Popen[bytes]", logs: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert not playing.compile_beside(server, python("raise SystemExit('no space left')"))
    assert server.poll() is None
    assert "logs/compiling.log" in capsys.readouterr().out
    assert "no space left" in (logs / "compiling.log").read_text()


def test_compiling_ends_with_the_server(server: "subprocess.Popen[bytes]") -> None:
    server.kill()
    assert not playing.compile_beside(server, [*FOREVER])


def test_without_a_compiler_the_server_stays_as_it_is(
    server: "subprocess.Popen[bytes]", monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(native, "have_compiler", lambda: False)
    assert not playing.compile_beside(server, [*FOREVER])
    assert "no C compiler" in capsys.readouterr().out
