"""What bots are measured by on their own, and sides of several seats."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tetrarch
from tetrarch.arena.running.runner import NOBODY, Plan, play_one
from tetrarch.arena.sim import table
from tetrarch.arena.statistics.solo_challenges import cells_of, merge_options, solo_challenge
from tetrarch.arena.statistics.stats import standings, teams
from tetrarch.cli import main
from tetrarch.core.match.errors import BadOption

BURGUNDY = "castles_of_burgundy"
DESCRIPTOR = tetrarch.find(BURGUNDY)
TEAMS = Plan(
    BURGUNDY, ("random",) * 3 + ("tetrarch.bots.search.bot:RandomBot",), 2, 1, {"modules": ("teams",)}
)
AGAINST = Plan(BURGUNDY, ("random",), 2, 1, {"modules": ("chateauma",)})
ALONE = Plan(BURGUNDY, ("random",), 1, 1, {"modules": ("solo",)})


def test_partners_are_one_side_and_stay_together() -> None:
    results = [play_one(TEAMS, index) for index in range(TEAMS.games)]
    assert [result.players for result in results] == [(0, 1, 2, 3), (1, 2, 3, 0)]
    assert all(result.sides == (0, 1, 0, 1) for result in results)
    assert teams(results[0]) == teams(results[1]) == [(0, 2), (1, 3)]
    rows = standings(TEAMS, results)
    assert [row.bot for row in rows] == ["random + random", "random + tetrarch.bots.search.bot:RandomBot"]
    assert sum(row.wins for row in rows) == len(results)
    first, second = results  # seats 0 and 2, then, one seat further on, 3 and 1
    points = first.scores[0] + first.scores[2] + second.scores[3] + second.scores[1]
    assert rows[0].score == points / 2
    assert "win share in team 1  team 2" in table(TEAMS, rows, results)


def test_an_automaton_sits_besides_the_bots() -> None:
    results = [play_one(AGAINST, index) for index in range(AGAINST.games)]
    assert all(result.players == (0, NOBODY) for result in results)
    assert results[0].bots == ("random", "automaton") and results[0].seed != results[1].seed
    own, machine = standings(AGAINST, results)
    assert machine.bot == "automaton" and machine.by_seat == () and own.wins + machine.wins == 2
    text = table(AGAINST, [own, machine], results)
    assert "automaton" in text and "win share in seat 1\n" in text


def test_a_lost_game_alone_is_nobodys() -> None:
    result = play_one(ALONE, 0)
    assert result.shares == (0.0,) and result.players == (0,)
    assert 0 < result.scores[0] < 37, "spaces that are filled"


def test_the_yardsticks_of_the_castles() -> None:
    machine, alone = solo_challenge(DESCRIPTOR, "chateauma"), solo_challenge(DESCRIPTOR, "solo")
    cells = cells_of(machine, [])
    assert len(cells) == 15 and cells[0] == (
        {"level": "easy", "modifiers": "0"},
        {"chateauma_level": "easy", "chateauma_modifiers": ()},
    )
    some = cells_of(alone, ["target=40,30", "duchy=34"])
    assert [cell for cell, _ in some] == [{"duchy": "34", "target": n} for n in ("40", "30")]
    for stick, seats in ((machine, 2), (alone, 1)):
        for _, options in cells_of(stick, []):
            DESCRIPTOR.game(seats, merge_options(stick.options, options))


def test_modules_are_added_to_those_of_a_yardstick() -> None:
    mixed = merge_options(
        {"modules": ("shields", "solo"), "target": 40}, {"modules": ("solo",)}, {"target": 30}
    )
    assert mixed == {"modules": ("shields", "solo"), "target": 30}


def test_a_report_has_a_line_for_each_bot_and_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    command = [
        "sim",
        BURGUNDY,
        "--games",
        "1",
        "--quiet",
        "--against",
        "chateauma",
        "--bots",
        "random,random",
    ]
    assert main([*command, "--only", "level=easy", "--only", "modifiers=0,1"]) == 0
    head, *lines, foot = capsys.readouterr().out.splitlines()
    assert "level" in head and "95 % interval" in head and "mean points" in head
    assert len(lines) == 4 and all(" easy " in line and " : " in line for line in lines)
    assert foot == "1 games of castles_of_burgundy in each line, seed 1"


def test_a_report_of_games_for_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "games.jsonl"
    command = [
        "sim",
        BURGUNDY,
        "--games",
        "1",
        "--quiet",
        "--solo",
        "--bots",
        "random",
        "--only",
        "target=30",
    ]
    assert main([*command, "--json", str(target)]) == 0
    assert "mean spaces filled" in capsys.readouterr().out
    rows = [json.loads(line) for line in target.read_text().splitlines()]
    assert [(row["duchy"], row["target"], row["shares"]) for row in rows] == [
        ("33", "30", [0.0]),
        ("34", "30", [0.0]),
    ]
    assert main([*command, "--only", "duchy=34", "--json", "-"]) == 0
    assert json.loads(capsys.readouterr().out)["duchy"] == "34"


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["kingdom_builder", "--against", "chateauma"], "can't be played against 'chateauma': it has none"),
        (["kingdom_builder", "--solo"], "can't be played against 'solo': it has none"),
        ([BURGUNDY, "--against", "automa"], "there are chateauma, solo"),
        ([BURGUNDY, "--against", "chateauma", "--solo"], "can't be in one run"),
        ([BURGUNDY, "--solo", "--only", "level=easy"], "axes: duchy, target"),
        ([BURGUNDY, "--solo", "--only", "target"], "AXIS=VALUES"),
        ([BURGUNDY, "--solo", "--only", "target=51"], "there is no '51'"),
        ([BURGUNDY, "--solo", "--games", "0"], "at least 1"),
        ([BURGUNDY, "--solo", "--option", "modules=teams"], "CB-258"),
        ([BURGUNDY, "--only", "target=30"], "--only can't be without"),
    ],
)
def test_what_cannot_be_measured(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["sim", *arguments, "--bots", "random"]) == 2
    assert says in capsys.readouterr().err


def test_an_unknown_bot_is_refused_before_the_first_game() -> None:
    with pytest.raises(BadOption, match="no bot 'clever'"):
        Plan(BURGUNDY, ("clever",), 1, 1, {"modules": ("solo",)}).check()
