"""The wheel as its users meet it: in an empty environment, on a machine with no compiler and no Node."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

import tetrarch_path
from devkit import native, places, venv, wheel

pytestmark = pytest.mark.wheel

WHOLE_GAME = """
import tetrarch
from tetrarch._build import compiled

match = tetrarch.new("kingdom_builder", seats=3, seed=5)
while not match.over:
    moves = match.legal()
    match.play(moves[len(moves) // 2])
print(compiled(), match.scores())
"""


@pytest.fixture(scope="module")
def built() -> Path:
    return wheel.build()


@pytest.fixture(scope="module")
def home(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of an environment that holds the wheel and what it needs, and nothing else."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    return new_environment(folder, built)


def new_environment(folder: Path, package: Path) -> Path:
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    venv.install("run", python)
    options = ["--quiet", "--no-index", "--no-deps"]
    places.run([places.PYTHON, "-m", "pip", "--python", python, "install", *options, package])
    return folder / "bin"


def output(home: Path, *words: str, pure: bool = False) -> str:
    """What a program prints that finds no other program and none of our variables."""
    env = {"PATH": os.devnull, "HOME": str(home), **({"TETRARCH_PURE": "1"} if pure else {})}
    command = [str(home / words[0]), *words[1:]]
    done = subprocess.run(command, cwd=home, env=env, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_holds_every_file_of_the_package_and_no_other(built: Path) -> None:
    names = {name for name in zipfile.ZipFile(built).namelist() if ".dist-info/" not in name}
    sources = {
        os.path.relpath(path, places.PACKAGE.parent)
        for path in tetrarch_path.package_files(str(places.PACKAGE))
    }
    assert sources <= names
    assert {name for name in names - sources if not name.endswith(".so")} == set()


def test_says_what_it_is(home: Path) -> None:
    assert output(home, "tetrarch", "--version").startswith("tetrarch ")
    assert "kingdom_builder" in output(home, "tetrarch", "games")


def test_plays_a_whole_game_compiled_and_not(home: Path) -> None:
    compiled, scores = output(home, "python", "-c", WHOLE_GAME).split(maxsplit=1)
    assert compiled == str(native.have_compiler())
    assert output(home, "python", "-c", WHOLE_GAME, pure=True) == f"False {scores}"


@pytest.mark.slow
def test_source_distribution_installs_without_a_compiler(tmp_path: Path) -> None:
    draft = native.snapshot(tmp_path / "sources")
    places.run([places.PYTHON, *"setup.py -q sdist".split()], {"TETRARCH_COMPILE": "never"}, True, draft)
    [archive] = (draft / "dist").glob("*.tar.gz")
    assert not [name for name in tarfile.open(archive).getnames() if name.endswith((".so", ".c"))]
    options = ["--quiet", "--no-deps", "--wheel-dir", tmp_path]
    places.run([places.PYTHON, "-m", "pip", "wheel", *options, archive], {"CC": "false"}, True)
    [made] = tmp_path.glob("*.whl")
    home = new_environment(tmp_path / "venv", made)
    assert output(home, "python", "-c", WHOLE_GAME).startswith("False ")
