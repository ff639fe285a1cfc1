"""kill -9 at random moments under load: what was confirmed is there, once, and everybody comes back."""

import asyncio
import os
from pathlib import Path

import pytest

from drills.kill import drill

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
SERVERS = [("sqlite", "server"), ("postgres", "server")]
WORKERS = [("sqlite", "worker"), ("postgres", "worker")]


def check_drill(kind: str, what: str, times: int, tables: int, folder: Path) -> None:
    found = asyncio.run(drill(kind, what, times, tables, folder))
    again = f"python tools/drills/kill.py --kind {kind} --what {what} --times {times} --tables {tables}"
    hint = f"{found}\nlogs are in {folder}; to repeat it: {again}"
    assert found["moves confirmed"] > times, hint
    assert (found["lost"], found["changed"], found["duplicated"]) == (0, 0, 0), hint
    assert found["check"].endswith(" 0 differences"), hint


@pytest.mark.parametrize("kind,what", SERVERS)
def test_one(kind: str, what: str, tmp_path: Path) -> None:
    """At a table with a bot and a table of people. Killed workers: `test_workers_are_processes`."""
    check_drill(kind, what, 1, 2, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind,what", [*SERVERS, *WORKERS])
def test_fifty(kind: str, what: str, tmp_path: Path) -> None:
    check_drill(kind, what, 50, 8, tmp_path)
