"""Fitting weights and measuring levels: the same command, the same result."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import fit_margin
import fit_weights
import measure_levels


def test_a_fit_is_repeatable_and_moves_the_weights() -> None:
    start = [float(weight) for weight in fit_weights.rules_with_weights("kingsburg").weights]
    fitted = fit_weights.fit("kingsburg", start, rounds=2, deals=1, seed=3)
    assert len(fitted) == len(start) and fitted != start
    assert fit_weights.fit("kingsburg", start, rounds=2, deals=1, seed=3) == fitted


def test_weights_decide_who_wins() -> None:
    """Who thinks nothing of goods and dice loses."""
    start = [float(weight) for weight in fit_weights.rules_with_weights("kingsburg").weights]
    sides = [
        fit_weights.rules_with_weights("kingsburg", start),
        fit_weights.rules_with_weights("kingsburg", [-weight for weight in start]),
    ]
    assert sum(won for won, _ in fit_weights.duel(sides, 5, 2)) == 4


def test_a_fit_that_does_not_win_is_not_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data = tmp_path / "kingsburg" / "data"
    data.mkdir(parents=True)
    text = (fit_weights.GAMES / "kingsburg" / "data" / "weights.json").read_text(encoding="utf-8")
    (data / "weights.json").write_text(text, encoding="utf-8")
    monkeypatch.setattr(fit_weights, "GAMES", tmp_path)
    words = ["kingsburg", "--rounds", "2", "--deals", "1", "--check", "1"]
    monkeypatch.setattr(fit_weights, "duel", lambda sides, first, deals: [(0.0, -9.0)] * 2)
    assert fit_weights.main(words) == 1 and (data / "weights.json").read_text(encoding="utf-8") == text
    monkeypatch.setattr(fit_weights, "duel", lambda sides, first, deals: [(1.0, 9.0)] * 2)
    assert fit_weights.main(words) == 0
    kept = json.loads((data / "weights.json").read_text(encoding="utf-8"))
    assert kept["made_by"] == "tools/fit_weights.py kingsburg --rounds 2 --deals 1 --check 1 --seed 1"
    assert kept["from"] == json.loads(text)["weights"] != kept["weights"]


def test_the_margin_that_foretells_winners_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    """Of four leads of 8 points three win: ln 3 margins are 8 points."""
    points = [(0.5, 8.0, share) for share in (1.0, 1.0, 1.0, 0.0)]
    assert fit_margin.margin_of(points) == 7.5  # 7.28, in steps of a half
    assert fit_margin.main(["kingsburg", "--games", "4"]) == 0
    first = capsys.readouterr().out
    assert first.startswith("kingsburg: ") and first.count(",") == 4
    fit_margin.main(["kingsburg", "--games", "4"])
    assert capsys.readouterr().out == first


def test_a_measured_cell_takes_its_place(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "measure_levels.json"
    file.write_text("{}")
    for upper, lower in (("sharp", "steady"), ("steady", "gentle"), ("sharp", "steady")):
        assert measure_levels.main(["kingsburg", upper, lower, "--games", "2", "--file", str(file)]) == 0
    assert (
        measure_levels.main(
            ["kingsburg", "strong", "sharp", "--games", "2", "--as", "mcts:2", "--file", str(file)]
        )
        == 0
    )
    rows = json.loads(file.read_text())["kingsburg"]
    assert [row["level"] for row in rows] == ["steady", "sharp", "strong"]
    assert rows[2]["setting"] == "mcts:2" and all(row["games"] == 2 for row in rows)
    capsys.readouterr()
    measure_levels.main(["--show", "--file", str(file)])
    assert "| strong (`mcts:2`) | sharp |" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        measure_levels.main(["--file", str(file)])
