"""Simulations: duplicate games, the same whatever the number of processes, told in tables and JSON."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tetrarch.arena.running.runner import Plan, bot_seed, custom_bot_modules, play_all, play_one
from tetrarch.arena.sim import collect_results
from tetrarch.arena.statistics.stats import mean_interval, standings, wilson
from tetrarch.arena.tournament.progress import Progress, bar, duration
from tetrarch.cli import main
from tetrarch.core.engine.rng import Rng
from tetrarch.core.match.errors import BadOption

PLAN = Plan(
    "kingdom_builder", ("random", "tetrarch.bots.search.bot:RandomBot"), 4, 1, {"setup": "first_game"}
)


def test_a_pair_of_games_shares_its_chance_and_swaps_the_seats() -> None:
    first, second = play_one(PLAN, 0), play_one(PLAN, 1)
    assert first.seed == second.seed
    assert first.players == (0, 1) and second.players == (1, 0)
    assert first.bots == PLAN.bots and second.bots == PLAN.bots[::-1]
    assert play_one(PLAN, 2).seed != first.seed


def test_a_game_is_repeatable() -> None:
    assert play_one(PLAN, 3) == play_one(PLAN, 3)


def test_a_seed_decides_deals_and_the_bots_own_chance() -> None:
    """A bot that draws its own lots chooses otherwise by another seed, and the same by the same."""
    first, other = replace(PLAN, seed=1), replace(PLAN, seed=2)
    assert play_one(first, 0) == play_one(PLAN, 0) != play_one(other, 0) == play_one(other, 0)
    assert bot_seed(1) == 0 and bot_seed(2) == 1 << 32
    lots = {Rng(bot_seed(seed) | 7).below(1 << 30) for seed in range(1000)}
    assert len(lots) == 1000


def test_only_modules_of_ones_own_must_be_sent_to_a_cluster() -> None:
    bots = ("greedy", "mcts:200", "mine.bots:One", "mine.bots:Two", "tetrarch.bots.search.bot:RandomBot")
    assert custom_bot_modules(bots) == ["mine.bots"]


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = sorted(play_all(PLAN, 1), key=lambda result: result.index)
    together = sorted(play_all(PLAN, 2), key=lambda result: result.index)
    assert alone == together


def test_standings_add_up() -> None:
    results = list(play_all(PLAN))
    rows = standings(PLAN, results)
    assert sum(row.wins for row in rows) == pytest.approx(len(results))
    assert all(row.low <= row.share <= row.high for row in rows)


def test_wilson_interval_of_known_numbers() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert wilson(1.0, 10)[1] == 1.0


def test_mean_interval_needs_two_values() -> None:
    assert mean_interval([3.0]) == (3.0, float("inf"))
    mean, half = mean_interval([1.0, 3.0])
    assert mean == 2.0 and half == pytest.approx(1.96, abs=0.01)


def test_sim_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "kingdom_builder", "--bots", "random,random", "--games", "2"]) == 0
    out = capsys.readouterr().out
    assert "random" in out and "95 % interval" in out and "2 games of kingdom_builder" in out


def test_sim_writes_a_line_a_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "games.jsonl"
    command = ["sim", "kingdom_builder", "--bots", "random,random,random", "--games", "3", "--quiet"]
    assert main([*command, "--json", str(target), "--option", "setup=first_game"]) == 0
    rows = [json.loads(line) for line in target.read_text().splitlines()]
    assert [row["index"] for row in rows] == [0, 1, 2]
    assert all(len(row["scores"]) == 3 for row in rows)
    capsys.readouterr()
    assert main([*command, "--json", "-"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 3


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--bots", "random"], "takes 2 to 4 seats"),
        (["--bots", "random,clever"], "there is no bot 'clever'"),
        (["--bots", "random,random", "--games", "0"], "at least 1"),
        (["--bots", "random,random", "--jobs", "0"], "at least 1"),
        (["--bots", "random,random", "--option", "setup"], "KEY=VALUE"),
        (["--bots", "random,random", "--option", "setup=odd"], "one of random, first_game"),
    ],
)
def test_sim_refuses_bad_input(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", "kingdom_builder", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_a_bad_plan_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadOption):
        next(iter(play_all(Plan("kingdom_builder", ("random", "random"), 0, 1, {}))))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_is_shown_to_a_terminal_only() -> None:
    screen, pipe = Terminal(), io.StringIO()
    plan = Plan("kingdom_builder", ("random", "random"), 2, 1, {})
    collect_results(plan, 1, screen)
    collect_results(plan, 1, pipe)
    assert "2/2" in screen.getvalue() and pipe.getvalue() == ""
    assert bar(1, 2, 0.0).startswith("[###############...............] 1/2")


def test_the_rate_counts_only_games_of_this_run() -> None:
    assert "60/100  2.0 games/s  20 s left" in bar(60, 100, 5.0, before=50)
    assert [duration(seconds) for seconds in (119, 600, 9000)] == ["119 s", "10 min", "2.5 h"]


def test_a_pipe_gets_a_line_now_and_then() -> None:
    now = iter([0.0, 10.0, 31.0, 40.0, 41.0])
    pipe = io.StringIO()
    progress = Progress(9, 5, pipe, lambda: next(now))
    for _ in range(3):
        progress.step()
    progress.finish()
    assert [line.split()[1] for line in pipe.getvalue().splitlines()] == ["7/9", "8/9"]


def test_a_game_without_an_end_is_stopped_and_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play_one(PLAN, 0).ending == "finished"
    monkeypatch.setattr("tetrarch.arena.running.runner.MAX_ANSWERS", 9)
    result = play_one(PLAN, 0)
    assert (result.ending, result.decisions, sum(result.shares)) == ("stopped", 9, 1.0)
    assert main(["sim", "kingdom_builder", "--bots", "random,random", "--games", "2", "--quiet"]) == 0
    assert "scored as they stood: 2" in capsys.readouterr().out
