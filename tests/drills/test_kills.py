"""kill -9 at random moments under load: what was confirmed is there, once, and everybody comes back."""

import asyncio
import os
from pathlib import Path

import pytest

from drills.kill import drill

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")
BOTH = [("sqlite", "server"), ("postgres", "server"), ("postgres", "worker")]


def check_drill(kind: str, what: str, times: int, tables: int, folder: Path) -> None:
    found = asyncio.run(drill(kind, what, times, tables, folder))
    assert found["moves confirmed"] > times, found
    assert (found["lost"], found["changed"], found["duplicated"]) == (0, 0, 0), found
    assert found["check"].endswith(" 0 differences"), found


@pytest.mark.parametrize("kind,what", BOTH)
def test_a_few(kind: str, what: str, tmp_path: Path) -> None:
    check_drill(kind, what, 2, 4, tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("kind,what", [*BOTH, ("sqlite", "worker")])
def test_fifty(kind: str, what: str, tmp_path: Path) -> None:
    check_drill(kind, what, 50, 8, tmp_path)
