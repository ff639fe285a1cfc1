"""The wheel as its users meet it: in empty environments, on a machine with no compiler and no Node."""

import json
import os
import socket
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

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


@pytest.fixture(scope="module")
def server_home(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same with the server's packages: `tetrarch[server]`."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    return new_environment(folder, built, "server")


def new_environment(folder: Path, package: Path, *extras: str) -> Path:
    """An environment with what the locks name. pip installs the package, and would refuse to if anything that
    its metadata asks for were not there."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    for lock in ("run", *extras):
        venv.install(lock, python)
    wanted = f"tetrarch[{','.join(extras)}] @ {package.as_uri()}"
    options = ["--quiet", "--disable-pip-version-check", "--no-index", wanted]
    places.run([places.PYTHON, "-m", "pip", "--python", python, "install", *options])
    return folder / "bin"


def output(home: Path, *words: str, pure: bool = False) -> str:
    """What a program prints."""
    done = run(home, *words, pure=pure)
    assert done.returncode == 0, done.stderr
    return done.stdout


def run(home: Path, *words: str, pure: bool = False) -> subprocess.CompletedProcess[str]:
    """A program that finds no other program and none of our variables."""
    command = [str(home / words[0]), *words[1:]]
    env = surroundings(home) | ({"TETRARCH_PURE": "1"} if pure else {})
    return subprocess.run(command, cwd=home, env=env, input="quit\n", capture_output=True, text=True)


def surroundings(home: Path) -> dict[str, str]:
    return {"PATH": os.devnull, "HOME": str(home)}


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


def installed(home: Path) -> set[str]:
    script = "from importlib.metadata import distributions as d; print(*(x.name.lower() for x in d()))"
    return set(output(home, "python", "-c", script).split())


def test_without_extras_it_brings_what_engine_bots_arena_and_terminal_need(home: Path) -> None:
    assert not installed(home) & {"starlette", "uvicorn", "sqlalchemy", "pyarrow", "ray", "numpy"}
    assert "Kingdom Builder" in output(home, "tetrarch", "play", "kingdom_builder", "--bots", "steady")
    assert "KB-37" in output(home, "tetrarch", "rules", "kingdom_builder", "KB-37")
    games = ["--games", "2", "--jobs", "1"]
    assert "greedy" in output(home, "tetrarch", "sim", "kingdom_builder", "--bots", "greedy,mcts:2", *games)
    cup = home / "cup.toml"
    cup.write_text('game = "kingdom_builder"\nbots = ["random", "soft"]\ngames = 2\n')
    output(home, "tetrarch", "arena", "run", str(cup), "--quiet", "--processes", "1")
    output(home, "tetrarch", "arena", "report", str(home / "cup"))


@pytest.mark.parametrize("command", ["serve", "worker", "admin"])
@pytest.mark.parametrize("words", ["", "--help", "check"])
def test_a_command_that_needs_an_extra_says_how_to_install_it(home: Path, command: str, words: str) -> None:
    done = run(home, "tetrarch", command, *words.split())
    assert done.returncode == 2 and done.stdout == "" and done.stderr.count("\n") == 1
    assert done.stderr.startswith(f"tetrarch: `tetrarch {command}` needs more packages, ")
    assert done.stderr.endswith(": pip install 'tetrarch[server]'\n")


@pytest.mark.parametrize(
    ("words", "extra"),
    [("bench --envs", "rl"), ("sim kingdom_builder --bots random,random --games 1 --ray local", "ray")],
)
def test_an_option_that_needs_an_extra_says_how_to_install_it(home: Path, words: str, extra: str) -> None:
    done = run(home, "tetrarch", *words.split())
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.endswith(f"which is not installed here: pip install 'tetrarch[{extra}]'\n")


def test_with_its_extra_the_server_serves(server_home: Path) -> None:
    assert {"starlette", "uvicorn", "sqlalchemy"} <= installed(server_home)
    assert "backup" in output(server_home, "tetrarch", "admin", "--help")
    with serving(server_home) as address:
        for _ in range(3000):
            try:
                with urlopen(f"{address}/api/health", timeout=60) as answer:
                    assert answer.status == 200
                break
            except URLError:
                time.sleep(0.2)
        with urlopen(f"{address}/api/games", timeout=60) as answer:
            assert "kingsburg" in json.dumps(json.load(answer))


@contextmanager
def serving(home: Path) -> Iterator[str]:
    """A running server's address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [home / "tetrarch", "serve", "--port", str(port), "--database", home / "tetrarch.sqlite3"]
    with open(home / "server.log", "wb") as log:
        process = subprocess.Popen(command, cwd=home, env=surroundings(home), stdout=log, stderr=log)
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


def mypy(home: Path, script: Path) -> subprocess.CompletedProcess[str]:
    """What mypy says of a script of somebody who has installed the package."""
    options = [
        "--strict",
        "--config-file=",
        "--cache-dir",
        home / "mypy",
        "--python-executable",
        home / "python",
    ]
    command = [places.PYTHON, "-m", "mypy", *options, script]
    env = {key: value for key, value in os.environ.items() if key != "MYPYPATH"}
    return subprocess.run(command, cwd=home, env=env, capture_output=True, text=True)


def test_mypy_and_python_take_a_typed_script(home: Path) -> None:
    script = Path(__file__).with_name("typed_script.py")
    checked = mypy(home, script)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert output(home, "python", str(script)).startswith("tetrarch.games.kingsburg ")


def test_mypy_finds_what_is_wrong(home: Path) -> None:
    script = home / "wrong.py"
    script.write_text(
        "import tetrarch\n"
        "match = tetrarch.new(5)\n"
        "match.play(2.5)\n"
        "match.legal(seat='0')\n"
        "match.moves\n"
        "tetrarch.games()\n"
        "tetrarch.new('kingsburg', seed=1.5)\n"
    )
    lines = [line.split(":")[1] for line in mypy(home, script).stdout.splitlines() if ": error:" in line]
    assert sorted(set(lines)) == ["2", "3", "4", "5", "6", "7"]


@pytest.mark.slow
def test_source_distribution_installs_without_a_compiler(tmp_path: Path) -> None:
    draft = native.snapshot(tmp_path / "sources")
    written = {path.name for path in draft.rglob("*.c")}  # by us, in C
    places.run([places.PYTHON, *"setup.py -q sdist".split()], {"TETRARCH_COMPILE": "never"}, True, draft)
    [archive] = (draft / "dist").glob("*.tar.gz")
    names = [Path(name).name for name in tarfile.open(archive).getnames()]
    assert not {name for name in names if name.endswith((".so", ".c"))} - written
    options = ["--quiet", "--no-deps", "--wheel-dir", tmp_path]
    places.run([places.PYTHON, "-m", "pip", "wheel", *options, archive], {"CC": "false"}, True)
    [made] = tmp_path.glob("*.whl")
    home = new_environment(tmp_path / "venv", made)
    assert output(home, "python", "-c", WHOLE_GAME).startswith("False ")
