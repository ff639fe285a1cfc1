"""Compiled and interpreted, the engine plays the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parent / "agree.py"


def run(**switches: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if not key.startswith("TETRARCH_")} | switches
    return subprocess.run([sys.executable, str(SCRIPT)], env=env, capture_output=True, text=True, timeout=280)


def test_compiled_and_interpreted_agree_on_100_seeds() -> None:
    compiled = run(TETRARCH_NATIVE="require")
    if "no compiled copy fits the sources" in compiled.stderr:
        if os.environ.get("TETRARCH_NATIVE") == "require":
            pytest.fail("a compiled copy is required and there is none")
        pytest.skip("there is no compiled copy of the sources as they are now: run `make compile`")
    interpreted = run(TETRARCH_PURE="1")
    assert compiled.returncode == 0, compiled.stderr
    assert interpreted.returncode == 0, interpreted.stderr
    assert compiled.stderr.split() == ["compiled"] and interpreted.stderr.split() == ["interpreted"]
    assert compiled.stdout == interpreted.stdout
