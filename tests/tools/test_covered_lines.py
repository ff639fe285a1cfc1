"""The lines that a run of tests is said to have covered are those that coverage.py itself would name."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from coverage import CoverageData

from devkit.places import ROOT

TESTS = ["-m", "pytest", "-q", "-p", "no:schemathesis", "tests/core/test_rng.py"]


def covered(command: list[str], file: Path) -> dict[str, set[int]]:
    """Lines by module of the package, without those that are never run."""
    env = {**os.environ, "TETRARCH_PURE": "1", "PYTHONPATH": str(ROOT / "tools"), "COVERAGE_FILE": str(file)}
    done = subprocess.run([sys.executable, *command], cwd=ROOT, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    data = CoverageData(str(file))
    data.read()
    lines = {name: set(data.lines(name) or ()) for name in data.measured_files()}
    return {name: found for name, found in lines.items() if found}


@pytest.mark.slow
def test_slipcover_and_coverage_agree(tmp_path: Path) -> None:
    noted = covered([*TESTS, "-p", "devkit.covered_lines"], tmp_path / "noted")
    traced = covered(["-m", "coverage", "run", "--source=src/tetrarch", *TESTS], tmp_path / "traced")
    rng = str(ROOT / "src" / "tetrarch" / "core" / "engine" / "rng.py")
    assert len(noted[rng]) > 20
    assert noted.keys() == traced.keys()
    assert noted[rng] == traced[rng]
