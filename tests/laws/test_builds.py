"""Compiled and interpreted, the engine plays the same games."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from laws.sampling import sampled

SCRIPT = Path(__file__).parent / "agree.py"


def run(games: int, **switches: str) -> subprocess.CompletedProcess[str]:
    env = {key: value for key, value in os.environ.items() if not key.startswith("TETRARCH_")} | switches
    return subprocess.run([sys.executable, str(SCRIPT), str(games)], env=env, capture_output=True, text=True)


@pytest.mark.parametrize("games", sampled([10, 100], quick=1))
def test_compiled_and_interpreted_agree_on_so_many_seeds(games: int) -> None:
    compiled = run(games, TETRARCH_NATIVE="require")
    if "no compiled copy fits the sources" in compiled.stderr:
        if os.environ.get("TETRARCH_NATIVE") == "require":
            pytest.fail("a compiled copy is required and there is none: run `python3 tools/dev.py compile`")
        pytest.skip("there is no compiled copy of the sources as they are now: run `make compile`")
    interpreted = run(games, TETRARCH_PURE="1")
    assert compiled.returncode == 0, compiled.stderr
    assert interpreted.returncode == 0, interpreted.stderr
    assert compiled.stderr.split() == ["compiled"] and interpreted.stderr.split() == ["interpreted"]
    pairs = zip(compiled.stdout.splitlines(), interpreted.stdout.splitlines(), strict=True)
    different = [one.rpartition(" ")[0] for one, two in pairs if one != two]
    assert not different, f"game and seed where the builds differ (see `told` in {SCRIPT.name}): {different}"
