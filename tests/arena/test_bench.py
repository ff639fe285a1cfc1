"""The benchmark runs and compares; how fast anything is, is never a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tetrarch._build import compiled
from tetrarch.arena.benchmark.bench import PureEngine, compare, rate, table
from tetrarch.arena.benchmark.contenders import CONTENDERS, placement_in_c
from tetrarch.cli import main


def test_bench_writes_figures_for_our_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "figures.json"
    assert main(["bench", "--rounds", "1", "--seconds", "0.01", "--no-peers", "--json", str(target)]) == 0
    figures = json.loads(target.read_text())
    assert figures["compiled"] == compiled()
    works = {figure["work"] for figure in figures["figures"] if figure["contender"] == "kingdom_builder"}
    assert works == {"loop", "playout", "clone"}
    assert all(figure["rate"] > 0 for figure in figures["figures"])
    assert "x catanatron" in capsys.readouterr().out


def test_bench_to_the_screen_is_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1", "--seconds", "0.01", "--no-peers", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["figures"]


def test_bench_refuses_bad_input(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "0"]) == 2
    assert "--rounds must be at least 1" in capsys.readouterr().err


def test_ratios_are_to_catanatron_work_by_work() -> None:
    figures = compare(
        {
            ("catanatron: Catan", "loop"): 10.0,
            ("catanatron: Catan", "clone"): 5.0,
            ("ours", "playout"): 100.0,
            ("ours", "clone"): 50.0,
        }
    )
    assert [figure.ratio for figure in figures] == [1.0, 1.0, 10.0, 10.0]
    assert "10.0" in table(figures)
    assert compare({("ours", "loop"): 1.0})[0].ratio is None


def test_the_uncompiled_engine_answers_from_a_process_of_its_own() -> None:
    pure = PureEngine()
    try:
        assert pure.rate("clone", 0.01) > 0
    finally:
        pure.close()


def test_peers_that_are_missing_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--rounds", "1", "--seconds", "0.001", "--json", "-"]) == 0
    found = {figure["contender"] for figure in json.loads(capsys.readouterr().out)["figures"]}
    assert "kingdom_builder" in found


def test_the_placement_rule_in_c_builds_every_settlement_of_one_seat() -> None:
    try:
        works = placement_in_c()
    except ImportError:
        pytest.skip("there is no C compiler")
    builds = works["playout"]()
    assert 20 * 40 <= builds <= 20 * 160
    assert rate(works["playout"], 0.001) > 0


def test_every_contender_has_a_name_for_the_table() -> None:
    assert all(len(name) < 28 for name in CONTENDERS)
