"""The benchmark of environments runs and compares; how fast anything is, is never a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tetrarch._build import compiled
from tetrarch.cli import main
from tetrarch.envs import speed

SHORT = ["bench", "--envs", "--rounds", "1", "--seconds", "0.001"]


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "ROWS", 4)


def test_bench_writes_figures_of_all_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "figures.json"
    assert main([*SHORT, "--no-peers", "--json", str(target)]) == 0
    written = json.loads(target.read_text())
    assert written["compiled"] == compiled()
    assert [figure["contender"] for figure in written["figures"]] == list(speed.OURS)
    assert all(figure["rate"] > 0 and figure["ratio"] is None for figure in written["figures"])
    assert "x connect four" in capsys.readouterr().out


def test_peers_that_are_missing_are_left_out(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> speed.Work:
        raise ImportError("no such peer")

    found = {"kingdom_builder, one (AEC)", speed.PEER, "OpenSpiel: connect four"}
    games = {name: make for name, make in speed.CONTENDERS.items() if name in found}
    monkeypatch.setattr(speed, "CONTENDERS", games | {"nobody's": missing, "OpenSpiel: kuhn": kuhn})
    assert main([*SHORT, "--json", "-"]) == 0
    out, err = capsys.readouterr()
    names = {figure["contender"] for figure in json.loads(out)["figures"]}
    assert (
        {"kingdom_builder, one (AEC)", "OpenSpiel: connect four", "OpenSpiel: kuhn"}
        <= names
        <= {*games, "OpenSpiel: kuhn"}
    )
    assert "left out: nobody's (no such peer)" in err


def kuhn() -> speed.Work:
    """A small game with chance."""
    return speed.open_spiel("kuhn_poker")


def test_ratios_are_to_pettingzoos_connect_four(monkeypatch: pytest.MonkeyPatch) -> None:
    rates = iter([10.0, 200.0])
    monkeypatch.setattr(speed, "CONTENDERS", {speed.PEER: lambda: int, "ours": lambda: int})
    monkeypatch.setattr(speed, "rate", lambda work, seconds: next(rates))
    figures = speed.measure(1, 1.0, True)
    assert [figure.ratio for figure in figures] == [1.0, 20.0]
    assert "20.0" in speed.table(figures)


def test_bad_input_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--envs", "--rounds", "0"]) == 2
    assert "--rounds must be at least 1" in capsys.readouterr().err


def test_names_fit_the_table() -> None:
    assert all(len(name) < 28 for name in speed.CONTENDERS)
