"""The siege in its short form: everything that goes wrong meets at least once, and nothing is lost."""

import asyncio
import os
from pathlib import Path

import pytest

from drills.siege import Siege, besiege, passed
from drills.troubles import TIMES

pytestmark = pytest.mark.skipif(os.name == "nt", reason="no SIGKILL there")


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_minute(kind: str, tmp_path: Path) -> None:
    found = asyncio.run(besiege(Siege(kind, tables=16, seconds=60.0, every=2.0, rate=20.0), tmp_path))
    hint = f"{found}\nlogs are in {tmp_path}; the whole siege: python tools/drills/siege.py --kind {kind}"
    assert passed(found), hint
    assert found["moves confirmed"] > found["tables"] and found["besiegers"]["silent readers"], hint
    left_out = {"restart"} if kind == "sqlite" else set()
    if not found["full disk"].startswith("tried"):
        left_out.add("disk")
    assert set(found["what went wrong"]) == set(TIMES) - left_out, hint
    assert not found["logged faults"], hint
