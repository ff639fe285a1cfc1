"""`tetrarch arena run`: a tournament from its file to its results, killed and gone on with."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tetrarch.arena.tournament import command
from tetrarch.arena.tournament.config import load
from tetrarch.arena.tournament.export import FILE_COLUMNS
from tetrarch.arena.tournament.store import GAMES, Store
from tetrarch.cli import main


def test_a_tournament_is_played_kept_and_told(
    cup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["arena", "run", str(cup), "--processes", "1"]) == 0
    told = capsys.readouterr()
    assert "RandomBot" in told.out and "random #2" in told.out and "rating" in told.out
    assert "8 games in cup/games.jsonl" in told.out and "tetrarch arena report cup" in told.out
    assert "8/8" in told.err
    rows = [json.loads(line) for line in (tmp_path / "cup" / GAMES).read_text().splitlines()]
    assert {(row["table"], row["index"]) for row in rows} == {(t, n) for t in (0, 1) for n in range(4)}
    assert all(row["seed"] == rows[0]["seed"] for row in rows if row["index"] < 2), "a deal is shared by all"
    assert main(["arena", "run", str(cup), "--processes", "1"]) == 0
    assert (tmp_path / "cup" / GAMES).read_text().count("\n") == 8, "nothing is played twice"


def test_parquet_files_hold_the_same(cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    folder = tmp_path / "kept"
    monkeypatch.setattr("tetrarch.arena.tournament.export.GAMES_AT_ONCE", 3)
    assert main(["arena", "run", str(cup), "--out", str(folder), "--quiet", "--processes", "1"]) == 0
    records = Store(folder).records()
    tables = {name: parquet.read_table(folder / f"{name}.parquet") for name in FILE_COLUMNS}
    assert {name: tuple(table.column_names) for name, table in tables.items()} == FILE_COLUMNS
    seats = tables["seats"].to_pylist()
    assert len(seats) == 16 and [row["score"] for row in seats[:2]] == records[0].scores
    points = tables["points"].to_pylist()
    assert sum(row["points"] for row in points) == sum(sum(record.scores) for record in records)
    assert all(row["ruling"].startswith("KB-") for row in points)
    tallies = tables["tallies"].to_pylist()
    assert {row["seat"] for row in tallies if row["event"] == "gained"} <= {0, 1}


def test_shared_facts_have_no_seat(tmp_path: Path) -> None:
    from tetrarch.arena.tournament.export import tallies

    config = tmp_path / "kb.toml"
    config.write_text('game = "kingdom_builder"\nbots = ["random", "random"]\ngames = 2\n')
    store = Store(tmp_path / "kb")
    command.play_missing(store, load(config), 1, None, None)
    rows = [row for record in store.records() for row in tallies("kingdom_builder", record)]
    guilds = [row for row in rows if row["event"] == "guild"]
    assert len(guilds) == 6 and {row["seat"] for row in guilds} == {None}


def test_without_pyarrow_the_rest_is_there(
    cup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    folder = tmp_path / "kept"
    assert main(["arena", "run", str(cup), "--out", str(folder), "--quiet", "--processes", "1"]) == 0
    assert "left out: Parquet files need pyarrow" in capsys.readouterr().err
    assert sorted(path.name for path in folder.iterdir()) == ["games.jsonl", "tournament.json"]
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Exception, match=r"pip install 'tetrarch\[parquet\]'"):
        command.export.write(folder, "kingdom_builder", [])


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["run", "nowhere.toml"], "nowhere.toml: No such file"),
        (["run", "{cup}", "--processes", "0"], "0 processes can't be"),
        (["run", "{cup}", "--seed", "-4"], "cup.toml: seed = -4 can't be"),
        (["report", "{tmp}"], "no tournament is kept here"),
    ],
)
def test_bad_input_is_told_in_a_line(
    words: list[str], says: str, cup: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = ["--out", str(tmp_path / "out")] if words[0] == "run" else []
    places = {"cup": cup, "tmp": tmp_path / "empty"}
    assert main(["arena", *(word.format(**places) for word in words), *out]) == 2
    err = capsys.readouterr().err
    assert says in err and err.count("\n") == 1


HOLDING = """
import os, time
from pathlib import Path
from tetrarch.bots.search.bot import Bot

class Holding(Bot):
    def __init__(self, seed=0):
        super().__init__(seed)
        games = Path(os.environ.get("HOLD_AFTER_THREE", "nowhere"))
        while games.exists() and games.read_bytes().count(b"\\n") >= 3:
            time.sleep(0.01)

    def choose(self, observation, budget):
        xs = observation.game.legal(observation.state)
        return xs[self.rng.below(len(xs))]
"""


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no kill -9 on this system")
@pytest.mark.parametrize("processes", [1, 2])
def test_a_killed_run_goes_on_without_losing_or_repeating_a_game(
    processes: int, cup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """kill -9 in the middle; every game that was on disk is there afterwards, once, and all others too."""
    (tmp_path / "holding_bots.py").write_text(HOLDING)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    cup.write_text(cup.read_text().replace('"random", "random"', '"random", "holding_bots:Holding"'))
    cup.write_text(cup.read_text().replace("games = 4", "games = 16"))
    folder = tmp_path / "kept"
    words = ["arena", "run", str(cup), "--out", str(folder), "--processes", str(processes), "--quiet"]
    games = folder / GAMES
    environment = {**os.environ, "HOLD_AFTER_THREE": str(games)}  # no game begins after the third has ended
    running = subprocess.Popen(
        [sys.executable, "-m", "tetrarch", *words], stdout=subprocess.DEVNULL, env=environment
    )
    until(lambda: games.exists() and games.read_bytes().count(b"\n") >= 3 or running.poll() is not None)
    assert running.poll() is None
    workers = children(running.pid)
    assert len(workers) >= processes if processes > 1 else not workers
    running.send_signal(signal.SIGKILL)
    assert running.wait() == -signal.SIGKILL
    left = games.read_bytes()
    done = left[: left.rfind(b"\n") + 1]
    assert 3 <= done.count(b"\n") < 32
    until(lambda: not any(alive(pid) for pid in workers))
    with open(games, "ab") as file:
        file.write(b'{"table":0,"index":')  # as if the kill had come in the middle of a line
    assert main(words) == 0
    after = games.read_bytes()
    assert after.startswith(done), "what was finished is still there, byte for byte"
    fresh = Store(tmp_path / "fresh")
    command.play_missing(fresh, load(cup), 1, None, None)
    assert Store(folder).records() == fresh.records() and len(fresh.records()) == 32


def until(true: Callable[[], bool]) -> None:
    """Wait for something that must happen; the limit only catches hangs."""
    end = time.monotonic() + 600
    while not true():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


def children(pid: int) -> list[int]:
    """The worker processes of a process, where the system lists them."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(word) for word in listed.read_text().split()] if listed.exists() else []


def alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_help_shows_an_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "run", "--help"]) == 0
    assert 'game = "kingsburg"' in capsys.readouterr().out
