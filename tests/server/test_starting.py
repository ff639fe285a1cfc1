"""Starting a server: settings, commands, logs."""

import argparse
import asyncio
import json
import logging
from pathlib import Path

import pytest

from server.kit import Running, wait
from tetrarch.cli import main
from tetrarch.core.match.errors import GameError
from tetrarch.server import config, serve


@pytest.mark.parametrize(
    "name,value",
    [
        ("PORT", "http"),
        ("PORT", "70000"),
        ("PACE", "-1"),
        ("PACE", "fast"),
        ("WORKERS", "0"),
        ("LOGS", "xml"),
        ("ORIGINS", "play.example"),
        ("DATABASE", "mysql://x"),
        ("DATABASE_URL", "mysql://x"),
        ("BOTS", "nowhere"),
        ("BOTS", "outside"),
        ("IDLE", "0"),
    ],
)
def test_settings_that_cannot_be(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"TETRARCH_{name}", value)
    with pytest.raises(config.BadSetting, match=f"TETRARCH_{name}"):
        config.load_settings()


def test_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TETRARCH_PORT", "81")
    monkeypatch.setenv("TETRARCH_PACE", "0.1")
    found = config.load_settings(port=82, host=None)
    assert (found.port, found.pace, found.host) == (82, 0.1, "127.0.0.1")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert found.url == f"sqlite+aiosqlite:///{tmp_path}/tetrarch/tetrarch.sqlite3"
    monkeypatch.setenv("TETRARCH_DATABASE_URL", "postgres://ania@db/games")
    assert config.load_settings().url == "postgresql+asyncpg://ania@db/games"
    assert config.load_settings(database="x").url == "sqlite+aiosqlite:///x"


def test_the_command_says_what_is_wrong(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TETRARCH_PACE", "slow")
    assert main(["serve"]) == 2
    assert "TETRARCH_PACE='slow' is invalid" in capsys.readouterr().err


def test_a_port_in_use(running: Running) -> None:
    with pytest.raises(GameError, match="cannot listen"):
        serve.bind_socket(config.load_settings(port=running.port, host="127.0.0.1", database="x"))


def test_serving_until_told_to_stop(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import uvicorn

    monkeypatch.setattr(uvicorn.Server, "capture_signals", nothing)
    opened: list[str] = []
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)
    monkeypatch.setattr(uvicorn.Server, "main_loop", soon)
    chosen = config.load_settings(port=0, database=str(file))
    assert asyncio.run(serve.serve(chosen, browser=True)) == 0
    wait(lambda: opened)


async def soon(self: object) -> None:
    await asyncio.sleep(0.1)


def nothing(self: object) -> "object":
    from contextlib import nullcontext

    return nullcontext()


def test_logs_in_text_and_json() -> None:
    fields = {"msg": "ready", "name": "x", "levelname": "INFO", "_of_some_library": 1, "table": "abc"}
    record = logging.makeLogRecord(fields)
    assert serve.LogFormatter(False).format(record).endswith("INFO x: ready table=abc")
    found = json.loads(serve.LogFormatter(True).format(record))
    assert found["message"] == "ready" and found["table"] == "abc"
    try:
        raise ValueError("no")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "ValueError" in json.loads(serve.LogFormatter(True).format(record))["exception"]
    assert isinstance(serve.log_handler("json"), logging.Handler)


def test_the_parser_knows_its_words() -> None:
    parser = argparse.ArgumentParser()
    serve.add_parser(parser.add_subparsers())
    assert parser.parse_args(["serve", "--port", "5"]).port == 5
